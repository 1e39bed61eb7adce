### Aristeia!: what its table in the browser says.

## Variants

ui-variant-aristeia-assault = Assault
ui-variant-aristeia-assault-how = The scoring zone moves; be alone inside it.
ui-variant-aristeia-conquest = Conquest
ui-variant-aristeia-conquest-how = Five zones to conquer and keep.
ui-variant-aristeia-king_of_the_hill = King of the Hill
ui-variant-aristeia-king_of_the_hill-how = Hold the centre; Frags there score at once.
ui-variant-aristeia-scorched_earth = Scorched Earth
ui-variant-aristeia-scorched_earth-how = Zones that have scored burn out.
ui-variant-aristeia-starter = First game
ui-variant-aristeia-starter-how = Assault with two ready teams and decks.
ui-variant-aristeia-options = All options
ui-variant-aristeia-options-how = Scorched Earth with random teams and the optional rules.

## The dome

ui-aris-dome = The HexaDome: { $scenario }
ui-aris-space = space { $space }
ui-aris-health = health { $n } of { $of }
ui-aris-active = active
ui-aris-legend-blocked = blocked space
ui-aris-legend-barrier = barrier: gives cover
ui-aris-legend-scoring = scoring

## Sight and odds

ui-aris-sight-clear = Clear sight, { $n } of 6
ui-aris-sight-limited = Limited sight, { $n } of 6
ui-aris-sight-blocked = Blocked sight, { $n } of 6
ui-aris-distance = distance { $n }
ui-aris-target-cover = target in cover
ui-aris-own-cover = in cover oneself
ui-aris-no-cover = no cover
ui-aris-odds = at least 1 success: { $n } %
ui-aris-aim-at = Chance of a success at { $who }, before tactics and switches
ui-aris-point = Point at a target to see sight, cover and odds.
ui-aris-action-points = Action points: { $n }
ui-aris-movement-points = Movement points: { $n }

## The roll

ui-aris-roll = Roll
ui-aris-side-attack = attack
ui-aris-side-defence = defence
ui-aris-side-agility = agility
ui-aris-side-strength = strength
ui-aris-side-rolls = roll
ui-aris-cover = cover
ui-aris-blank = blank
ui-aris-printed = printed
ui-aris-not-thrown = not thrown yet
ui-aris-cancelled = cancelled
ui-aris-hurt = { $who }: { $n } damage to come
ui-aris-chain = Tactics being played

## Teams and round

ui-aris-infirmary = infirmary
ui-aris-bench = bench
ui-aris-order = initiative card { $n }
ui-aris-order-of-play = Order of play
ui-aris-face-down = face down
ui-aris-outsider = Outsider
ui-aris-cards = hand { $hand } · deck { $deck }
ui-aris-of-eight = /8 VP
ui-aris-vp = VP
ui-aris-frags-name = Frags
ui-aris-frags = Frags: { $n }
ui-aris-round = Round { $n }
ui-aris-round-of = Round { $n } of 5
ui-aris-turn = Turn { $n }
ui-aris-before = Before the first round

## Cards and sheets

ui-aris-hand = Your tactics · { $n }
ui-aris-deck = Deck · { $n }
ui-aris-discard = Discard pile · { $n }
ui-aris-characters = Characters
ui-aris-initiative-cards = Your characters
ui-aris-choose-from = To choose from
ui-aris-stand-in = Stand-in
ui-aris-partly = Part stand-in
ui-aris-stand-in-why = A stand-in: the text of the printed card is not public, so this one was written for this table.
ui-aris-partly-why = In part a stand-in: what the printed card does is known, its exact numbers or words are not.
ui-aris-attack = attack
ui-aris-stat-initiative = Initiative
ui-aris-stat-speed = Speed
ui-aris-stat-energy = Energy
ui-aris-stat-health = Health
ui-aris-stat-defence = Defence
ui-aris-stat-strength = Strength
ui-aris-stat-agility = Agility
ui-aris-part-red = Red side:
ui-aris-part-blue = Blue side:
ui-aris-part-turned = When it turns:
ui-aris-part-removed = Removed:
ui-aris-part-success = On a success:
ui-aris-part-always = Always:
ui-aris-part-range = Range:
ui-aris-part-roll = Roll:
ui-aris-part-cost = Cost:
