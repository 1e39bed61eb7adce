### Pebbles: what the rules ask, offer, tell and refuse, and what the places on the table are called.
pebb-ask-draw = Which pebble does { $to } draw?
pebb-ask-bid = Take a pebble into your fist.
pebb-ask-reveal = Open the fists.
pebb-ask-trade = You bid the lowest: spend pebbles for as many new ones, { $left } at most.
pebb-ask-spend = You won the round: take coins ({ $left } at most), buy pebbles, or pass.

pebb-choice-bid = Bid { $pebble }
pebb-choice-trade = Trade { $pebble }
pebb-choice-keep = Keep the others
pebb-choice-take = Take a coin
pebb-choice-buy = Buy a pebble
pebb-choice-pass = Pass
pebb-choice-draw = Draw { $pebble }
pebb-choice-reveal = Open

pebb-event-drew = { $seat } drew the { $pebble }.
pebb-event-drew-unseen = { $seat } drew a pebble.
pebb-event-sealed = { $seat } closed a fist.
pebb-event-opened = { $seat } bid the { $pebble }.
pebb-event-won = { $seat } won the round.
pebb-event-traded = { $seat } traded the { $pebble }.
pebb-event-took = { $seat } took a coin.
pebb-event-bought = { $seat } bought a pebble.
pebb-event-passed = { $seat } passed.
pebb-event-ended = Somebody has no pebble left: the game is over.

pebb-why-players = Two to four people play, not { $players }.
pebb-why-not-held = You do not hold the { $pebble }.
pebb-why-enough-taken = You have taken as many coins as a round gives.
pebb-why-chest-empty = The chest is empty.
pebb-why-no-coin = You have no coin to pay with.
pebb-why-sack-empty = The sack is empty.
pebb-why-not-asked = You are not asked now.
pebb-why-not-now = That is done at another time.

pebb-zone-sack = Sack
pebb-zone-chest = Coins in the chest
pebb-zone-spent = Spent
pebb-zone-hand = Pebbles
pebb-zone-fist = Fist
pebb-zone-coins = Coins
