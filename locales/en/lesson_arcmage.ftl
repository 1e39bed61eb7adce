### Arcmage: what the coach says. One message a line; the names are those of the pages in games/arcmage/learn/.

lesson-arcmage-1-title = Two turns before the gates
lesson-arcmage-1-about = Resources, creatures, the army, and an attack on a city.
lesson-arcmage-1-goal = This city is all your rival has built. Destroy it and you have won. The number on it is its defense; damage to cities is never healed.
lesson-arcmage-1-draw = Your turn begins with a choice: draw 2; or draw 1 and lay out a resource; or draw none and lay out 2. Draw 1.
lesson-arcmage-1-resource = Any card of your hand can become a resource; it lies face down from now on. Give the Botanist, and let it stand for Gaian.
lesson-arcmage-1-play = Three Gaian resources pay for the Elvish Archer. Play it: it enters your city, and this one makes the city stronger.
lesson-arcmage-1-move = All resources are spent. In the city, creatures only defend; to attack they must be in the army. Move the Archer there: moving marks it, so it is not ready before your next turn.
lesson-arcmage-1-phase = The Falconer stands in the army and is ready. Go on to the attack phase: pass.
lesson-arcmage-1-attack = Attack the Warren.
lesson-arcmage-1-attackers = Choose who attacks. The Archer is marked and cannot. Take the Falconer, then say that these are all.
lesson-arcmage-1-hit = Your rival’s only creature is marked and does not defend: the city loses 1. The Falconer is marked now, and could not defend you. Pass to end your turn.
lesson-arcmage-1-built = Your rival skipped a whole turn to build a second city. Now both must fall. You could do the same; begin your turn instead.
lesson-arcmage-1-two = Everything of yours is unmarked again. Draw 1, and lay out the Nourished Flower as Gaian.
lesson-arcmage-1-again = Attack first, play later: so your rival does not know what comes. Pass to the attack phase.
lesson-arcmage-1-both = Attack the Warren again, with the Falconer and then the Archer. Each attacker nobody meets strikes the city.
lesson-arcmage-1-late = Only 1 is left of it. After the attack there is a second play phase: play the Nightingale with what you have.
lesson-arcmage-1-last = How it ends: a city whose defense falls to 0 is gone. Whoever has no built city left is out, even with cities in the pile; the last one standing wins.
lesson-arcmage-1-free = So it goes: resources, creatures, army, attack, and never without somebody at home.
lesson-arcmage-1-end = That is a turn. Play on from here, against the gentlest bot: the Warren will not stand for long.

lesson-arcmage-2-title = The stack, and several defenders
lesson-arcmage-2-about = Answering, defending together, and what a deck needs.
lesson-arcmage-2-window = Your rival attacks your city with two creatures. Before defenders are named you may play an event, though it is not your turn. Play Early Spring: it makes your city stronger.
lesson-arcmage-2-stack = It went on the stack; both could have answered it with another event, which would have happened first. Nobody did, so it has happened.
lesson-arcmage-2-both = Now defend. Several creatures may meet one attacker, and it takes the sum of what they deal. Set both against the Orc Warleader: together they are too strong for it.
lesson-arcmage-2-split = The Warleader fell. Its damage was divided among your two, and neither died. The Ghoul nobody met struck the city. Defending marks nobody.
lesson-arcmage-2-mine = So your two are ready on your own turn, while your rival’s creature is marked. Draw 2, go on to the attack phase, and strike with the Mounted Eagle alone: the other one stays to defend.
lesson-arcmage-2-deck = A deck has 45 cards, three cities at least, and at most three of a name. Take one or two factions, so that loyalty is easily paid; many cheap creatures, some events. You build it under Decks.
lesson-arcmage-2-end = You know the depth of it. Play on from here, against the gentlest bot.
