### Aristeia!: what its table in the browser says.

## Set-up

ui-option-aristeia-scenario = Scenario
ui-option-aristeia-scenario-assault = Assault
ui-option-aristeia-scenario-assault-how = One scoring zone, and it moves: have more characters inside it.
ui-option-aristeia-scenario-conquest = Conquest
ui-option-aristeia-scenario-conquest-how = Five zones to conquer and to keep.
ui-option-aristeia-scenario-king_of_the_hill = King of the Hill
ui-option-aristeia-scenario-king_of_the_hill-how = Hold the centre; Frags there score at once.
ui-option-aristeia-scenario-scorched_earth = Scorched Earth
ui-option-aristeia-scenario-scorched_earth-how = Zones that have scored burn out.
ui-option-aristeia-teams = Teams
ui-option-aristeia-teams-choose = Chosen
ui-option-aristeia-teams-choose-how = Each player chooses four of the eight characters in secret.
ui-option-aristeia-teams-starter = First game
ui-option-aristeia-teams-starter-how = Two ready teams: the quickest way into the HexaDome.
ui-option-aristeia-teams-random = Random
ui-option-aristeia-teams-random-how = Chance deals four characters to each player.
ui-option-aristeia-tactics = Tactics
ui-option-aristeia-tactics-choose = Chosen
ui-option-aristeia-tactics-choose-how = Two of the four of each character.
ui-option-aristeia-tactics-random = Random
ui-option-aristeia-tactics-random-how = Chance picks them; play begins sooner.
ui-option-aristeia-crowd = Disengaging from several enemies
ui-option-aristeia-crowd-each = All count
ui-option-aristeia-crowd-each-how = From two on, a die for each of them.
ui-option-aristeia-crowd-additional = Beyond the first
ui-option-aristeia-crowd-additional-how = A die for each enemy but one.
ui-option-aristeia-sides = Lines of sight along a side
ui-option-aristeia-sides-shared = Between two spaces
ui-option-aristeia-sides-shared-how = Only the side two blocking spaces share interrupts a line.
ui-option-aristeia-sides-any = Along any space
ui-option-aristeia-sides-any-how = A side of a single blocking space is enough.
ui-option-aristeia-scorched_frags = Frags in the central zone
ui-option-aristeia-scorched_frags-no = No points
ui-option-aristeia-scorched_frags-no-how = Only burning zones score.
ui-option-aristeia-scorched_frags-yes = 1 point each
ui-option-aristeia-scorched_frags-yes-how = For enemies sent off the central zone while it scores.

## The dome

ui-aris-dome = The HexaDome: { $scenario }
ui-aris-health = health { $n } of { $of }
ui-aris-active = active
ui-aris-legend-blocked = blocked space
ui-aris-legend-barrier = barrier: gives cover
ui-aris-legend-scoring = scoring: { $zones }

## Sight and odds

ui-aris-sight-clear = Clear sight, { $n } of 6
ui-aris-sight-limited = Limited sight, { $n } of 6
ui-aris-sight-blocked = Blocked sight, { $n } of 6
ui-aris-distance = distance { $n }
ui-aris-target-cover = target in cover
ui-aris-own-cover = attacker in cover
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
ui-aris-then = then { $tactic }
ui-aris-cancelled = cancelled
ui-aris-about = { $what }: { $says }
ui-aris-left = { $n ->
    [one] { $who }: 1 success left
   *[other] { $who }: { $n } successes left
 }
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
ui-aris-vp-frags = VP · Frags: { $n }
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
ui-aris-plan = Your plan: drag, arrow keys or touch
ui-aris-plan-this = Plan in this order
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

## Where a space lies: by its zone and the face of a clock

ui-aris-place-middle = { $zone }, middle
ui-aris-place-in = { $zone }, { $hour } o’clock
ui-aris-place-beside = beside { $zone }, { $hour } o’clock
ui-aris-place-from = { $n } spaces from { $zone }, { $hour } o’clock
ui-aris-walk = { $n ->
    [one] Walk: { $place }, 1 movement point
   *[other] Walk: { $place }, { $n } movement points
 }
ui-aris-walk-paid = { $n ->
    [one] Pay for a Move and walk: { $place }, 1 movement point
   *[other] Pay for a Move and walk: { $place }, { $n } movement points
 }
ui-aris-scoring = The round is scored
ui-aris-inside = { $n } inside
ui-aris-conquered = Zones conquered
ui-aris-scoring-now = now { $n } of 8
ui-aris-stand-ins = Some tactics and skills are stand-ins: their printed texts are not public. A small mark says so, and read large they say more.

## What changes by a choice

ui-why-aristeia-points = victory points
ui-why-aristeia-frags = frags
ui-why-aristeia-scoring = characters in scoring zones
ui-why-aristeia-infirmary = characters in the infirmary
ui-why-aristeia-damage = damage
ui-why-aristeia-markers = markers
ui-why-aristeia-tactics = tactics in hand
ui-why-aristeia-movement = movement points
ui-why-aristeia-actions = action points
