### Arcs: what the drawn table itself writes. What the rules say is in arcs.ftl, the cards in arcs_cards.ftl.

## Variants

ui-variant-arcs-base = Base game
ui-variant-arcs-base-how = Everybody begins alike.
ui-variant-arcs-leaders = Leaders & Lore
ui-variant-arcs-leaders-how = Draft a leader and a lore card, each with its own rules.
ui-variant-arcs-two_lore = Leaders & Lore, 2 lore
ui-variant-arcs-two_lore-how = A leader and 2 lore cards each.
ui-variant-arcs-split = Leaders & Lore, open discard
ui-variant-arcs-split-how = Cards played face up go to a discard pile that everybody sees.

## The map

ui-arcs-map = Star map, setup card { $board }
ui-arcs-cluster = Cluster { $n }
ui-arcs-out-of-play = out of play
ui-arcs-legend-way = ships cross
ui-arcs-legend-wall = wall
ui-arcs-controlled-by = controlled by { $who }
ui-arcs-ships-of = { $damaged ->
    [0] { $fresh ->
        [one] { $who }: 1 fresh ship
       *[other] { $who }: { $fresh } fresh ships
     }
   *[other] { $who }: { $fresh } fresh, { $damaged } damaged
 }
ui-arcs-building-of = { $who }: { $what }
ui-arcs-free-slot = free building slot
ui-arcs-damaged = damaged
ui-arcs-used = used this turn
ui-arcs-planet-with = { $n ->
    [one] { $type } planet, 1 building slot
   *[other] { $type } planet, { $n } building slots
 }
ui-arcs-gate-without = Gate, no building slots
ui-arcs-power-of = { $who }: { $n } power

## Chapters, ambitions, battle

ui-arcs-chapter = Chapter { $n }
ui-arcs-before = Before the first chapter
ui-arcs-setup = Setup
ui-arcs-ambitions = Ambitions
ui-arcs-worth = { $first } power for first place, { $second } for second place
ui-arcs-first = First: { $who }
ui-arcs-second = Second: { $who }
ui-arcs-place-1 = first place
ui-arcs-place-2 = second place
ui-arcs-neutral = { $n ->
    [one] 1 neutral token
   *[other] { $n } neutral tokens
 }
ui-arcs-battle = { $attacker } attacks { $defender } at { $at }
ui-arcs-no-effect = no effect

## The Court and the supply

ui-arcs-court = Court
ui-arcs-court-deck = Cards in the Court deck:
ui-arcs-court-discard = Discard pile · { $n }
ui-arcs-buried = Buried · { $n }
ui-arcs-agents-of = { $n ->
    [one] { $who }: 1 agent
   *[other] { $who }: { $n } agents
 }
ui-arcs-supply = Supply
ui-arcs-in-supply = { $n } { $what } in the supply
ui-arcs-prelude = Prelude:
ui-arcs-secured = When secured:

## The round

ui-arcs-round = This round
ui-arcs-seized = initiative seized
ui-arcs-lead = leads
ui-arcs-surpass = surpasses
ui-arcs-copy = copies
ui-arcs-pivot = pivots
ui-arcs-zero = zero marker
ui-arcs-face-down = a card face down
ui-arcs-seizes = another card face down, to seize the initiative
ui-arcs-to-lead = to lead
ui-arcs-to-follow = to follow
ui-arcs-no-cards = no cards left
ui-arcs-pips = { $n ->
    [one] 1 pip left
   *[other] { $n } pips left
 }
ui-arcs-prelude-now = Prelude
ui-arcs-armed = pips may battle
ui-arcs-card-gives = { $n ->
    [one] 1 pip. { $actions }
   *[other] { $n } pips. { $actions }
 }

## Mats and hand

ui-arcs-of = /{ $n }
ui-arcs-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
ui-arcs-initiative = holds the initiative
ui-arcs-slots = Resource slots
ui-arcs-slot-holds = { $keys ->
    [0] { $slot }: { $what }
   *[other] { $slot }: { $what }, raid cost { $keys }
 }
ui-arcs-slot-empty = empty
ui-arcs-slot-covered = covered by a city
ui-arcs-left = Pieces left
ui-arcs-left-of = { $what }: { $n } of { $of } left
ui-arcs-agent = agent
ui-arcs-city-bonus = city bonus for a first place
ui-arcs-outrage = Outraged:
ui-arcs-trophies = Trophies
ui-arcs-captives = Captives
ui-arcs-captives-of = { $n ->
    [one] 1 captive of { $who }
   *[other] { $n } captives of { $who }
 }
ui-arcs-own = Your cards, trophies and captives
ui-arcs-hand = Your hand · { $n }
ui-arcs-known = Known of { $who } · { $n }
ui-arcs-open-pile = Discarded face up
ui-arcs-draft = Leaders and lore to draft

## The end of a chapter, and of a battle

ui-arcs-scored = What the chapter brought
ui-arcs-scored-markers = { $markers ->
    [1] { $n } on the marker
   *[other] { $n } on { $markers } markers
 }
ui-arcs-scored-cities = cities +{ $n }
ui-arcs-scored-nobody = nobody
ui-arcs-power-then = Power: { $before } → { $after }
ui-arcs-lost = Where the hits went
ui-arcs-zone-mine = Mine
ui-arcs-zone-map = Map
ui-arcs-zone-rivals = Rivals
ui-arcs-scored-all = All at once

## What changes by a choice

ui-why-arcs-power = Power
ui-why-arcs-ships = fresh ships
ui-why-arcs-damaged = damaged ships
ui-why-arcs-systems = systems controlled
ui-why-arcs-cities = cities
ui-why-arcs-starports = starports
ui-why-arcs-tokens = resources
ui-why-arcs-captives = captives
ui-why-arcs-trophies = trophies
ui-why-arcs-agents = agents in the Court
ui-why-arcs-cards = cards won
ui-why-arcs-pips = actions left
ui-why-arcs-hand = cards in hand
