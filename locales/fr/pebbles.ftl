### Pebbles : ce que les règles demandent, proposent, racontent et refusent, et le nom des endroits de la table.
pebb-ask-draw = Quel galet pioche { $to } ?
pebb-ask-bid = Prenez un galet dans votre poing.
pebb-ask-reveal = Ouvrez les poings.
pebb-ask-trade = Votre mise est la plus basse : dépensez des galets pour en piocher autant, { $left } au plus.
pebb-ask-spend = Vous gagnez la manche : prenez des pièces ({ $left } au plus), achetez des galets ou passez.

pebb-choice-bid = Miser { $pebble }
pebb-choice-trade = Échanger { $pebble }
pebb-choice-keep = Garder les autres
pebb-choice-take = Prendre une pièce
pebb-choice-buy = Acheter un galet
pebb-choice-pass = Passer
pebb-choice-draw = Piocher { $pebble }
pebb-choice-reveal = Ouvrir

pebb-event-drew = { $seat } pioche le galet { $pebble }.
pebb-event-drew-unseen = { $seat } pioche un galet.
pebb-event-sealed = { $seat } ferme le poing.
pebb-event-opened = { $seat } a misé le galet { $pebble }.
pebb-event-won = { $seat } gagne la manche.
pebb-event-traded = { $seat } échange le galet { $pebble }.
pebb-event-took = { $seat } prend une pièce.
pebb-event-bought = { $seat } achète un galet.
pebb-event-passed = { $seat } passe.
pebb-event-ended = Quelqu’un n’a plus de galet : la partie est finie.

pebb-why-players = On joue de deux à quatre, pas à { $players }.
pebb-why-not-held = Vous n’avez pas le galet { $pebble }.
pebb-why-enough-taken = Vous avez pris autant de pièces qu’une manche en donne.
pebb-why-chest-empty = Le coffre est vide.
pebb-why-no-coin = Vous n’avez pas de pièce pour payer.
pebb-why-sack-empty = Le sac est vide.
pebb-why-not-asked = Rien ne vous est demandé maintenant.
pebb-why-not-now = Cela se fait à un autre moment.

pebb-zone-sack = Sac
pebb-zone-chest = Pièces dans le coffre
pebb-zone-spent = Dépensés
pebb-zone-hand = Galets
pebb-zone-fist = Poing
pebb-zone-coins = Pièces
