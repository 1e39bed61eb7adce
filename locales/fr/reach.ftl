### Ce qui est dit à qui n’est pas là.

reach-your-move = C’est à vous de jouer.
reach-reminded = Quelqu’un attend votre coup.
