### Arcmage: what its table, its set-up and its deck builder in the browser say.

## The table

ui-arcm-turn = Turn { $n }
ui-arcm-before = Before the first turn
ui-arcm-your-kingdom = Your kingdom
ui-arcm-kingdom-of = Kingdom of { $who }
ui-arcm-your-army = Your army
ui-arcm-army-of = Army of { $who }
ui-arcm-no-city = No city stands here.
ui-arcm-defeated = defeated
ui-arcm-alone = plays alone
ui-arcm-race = The race: the defense of all cities over the whole game
ui-arcm-cities = { $n ->
    [one] city
   *[other] cities
 }
ui-arcm-defence = defense { $n } of { $of }
ui-arcm-defence-of = defense { $n }
ui-arcm-devotion = devotion { $n }
ui-arcm-devoted = devoted
ui-arcm-travelled = part of a movement this turn
ui-arcm-under-attack = under attack
ui-arcm-marked = marked
ui-arcm-held = does not unmark
ui-arcm-damage = damage { $n }
ui-arcm-counter-growth = +{ $n }/+{ $n }
ui-arcm-counter-edge = +{ $n }/+0
ui-arcm-counter-decay = −{ $n }/−{ $n }
ui-arcm-counter-grassroots = roots { $n }
ui-arcm-counter-ivy = ivy { $n }
ui-arcm-counter-fire = fire { $n }
ui-arcm-counter-rabies = rabies
ui-arcm-mark-me = Mark me

## Attack and defence

ui-arcm-attacks = attacks in battle { $n }
ui-arcm-defends = defends against { $who }
ui-arcm-attack-on = Attack on { $target }
ui-arcm-attack-by = Attack on { $target }: { $who }
ui-arcm-then = { ", then " }
ui-arcm-against = { $mine } against { $theirs }

## The stack

ui-arcm-stack = The stack
ui-arcm-stack-empty = Nothing waits to resolve.
ui-arcm-now = now
ui-arcm-ability = ability
ui-arcm-mode = effect { $n }
ui-arcm-x = X = { $n }
ui-arcm-aims = → { $what }
ui-arcm-respond = Respond with a card that is lit, or:
ui-arcm-let-resolve = Pass

## Hands, piles, resources

ui-arcm-hand = Your hand · { $n }
ui-arcm-city-pile = Cities to build · { $n }
ui-arcm-choose-from = To choose from
ui-arcm-graves = From graveyards
ui-arcm-deck = Deck · { $n }
ui-arcm-graveyard = Graveyard · { $n }
ui-arcm-in-hand = hand
ui-arcm-in-deck = deck
ui-arcm-in-graveyard = graveyard
ui-arcm-removed = Removed from the game ({ $n }): { $cards }
ui-arcm-known = Known in hand: { $cards }
ui-arcm-resources-of = { $faction }: { $n } of { $of } resources can be paid
ui-arcm-no-resources = No resources yet
ui-arcm-on-turn = on turn, { $phase }
ui-arcm-cannot-draw = cannot draw this turn
ui-arcm-to-build = { $n ->
    [one] 1 city to build
   *[other] { $n } cities to build
 }
ui-arcm-phases = The phases of the turn
ui-arcm-your-turn = Your turn
ui-arcm-turn-of = Turn of { $who }
ui-arcm-cost = cost { $n }
ui-arcm-cost-x = cost X
ui-arcm-loyalty = loyalty { $n }

## The card reader

ui-arcm-now-stats = Now { $stats }
ui-arcm-face-down = A card that lies face down.
ui-arcm-not-ready = This card cannot be in a deck: { $why }.
ui-arcm-exactly = What exactly happens
ui-arcm-attribution = Arcmage is a game by the Arcmage / WTactics project (arcmage.org); rules and card texts by Nico Goeminne and contributors.
ui-arcm-licence = Licence CC BY-SA 4.0

## Setting up

ui-arcm-deck-of = Deck of seat { $n }
ui-arcm-deck-yours = Your deck
ui-arcm-deck-open = whoever sits here brings one
ui-arcm-deck-own = a deck of their own
ui-arcm-deck-all = The deck of whoever brings none
ui-arcm-prebuilt = Ready to play
ui-arcm-own-decks = Your decks
ui-arcm-build-decks = Build decks
ui-arcm-options = Options
ui-option-arcmage-attack_army-yes = Armies can be attacked
ui-option-arcmage-attack_army-yes-how = An attack may be aimed at an army instead of a city. By the rules, only cities are attacked.
ui-option-arcmage-any_window-yes = Abilities at any time
ui-option-arcmage-any_window-yes-how = Activated abilities can be used in every event window. By the rules, only in your own play phases.
ui-option-arcmage-closed_lists-yes = Deck lists are closed
ui-option-arcmage-closed_lists-yes-how = Nobody knows which cards the others own. By the rules, everybody may read every list.
ui-option-arcmage-concede-yes = Players may concede
ui-option-arcmage-concede-yes-how = Whoever is asked something may concede instead: they are defeated, and the others play on.
ui-arcm-teams = Teams
ui-arcm-teams-none = Everybody for themselves
ui-arcm-teams-alone = { $name } alone against two
ui-arcm-teams-how = Who plays alone begins, starts with two cities, may draw one more card each turn, and may attack two cities at once. The other two defend each other.
ui-option-arcmage-alone-p1 = Two against one: the first seat plays alone
ui-option-arcmage-alone-p2 = Two against one: the second seat plays alone
ui-option-arcmage-alone-p3 = Two against one: the third seat plays alone

## The deck builder

ui-arcm-decks = Decks
ui-arcm-builder = Deck builder
ui-arcm-kept = Your decks are kept in this browser.
ui-arcm-new-deck = New deck
ui-arcm-copy-of = Copy of { $name }
ui-arcm-edit-copy = Build on it
ui-arcm-delete = Delete this deck
ui-arcm-name = Name
ui-arcm-search = Search names and texts
ui-arcm-any-faction = All factions
ui-arcm-any-kind = All card types
ui-arcm-any-cost = Every cost
ui-arcm-cost-more = { $n } or more
ui-arcm-by-faction = Faction
ui-arcm-by-kind = Card type
ui-arcm-by-cost = Cost
ui-arcm-show-all = Show cards that cannot be in a deck yet
ui-arcm-found = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
ui-arcm-add = Add { $card }
ui-arcm-take-out = Take out { $card }
ui-arcm-in-it = { $n } in the deck
ui-arcm-size = { $n } of { $of } cards
ui-arcm-curve = Cost curve
ui-arcm-curve-at = cost { $cost }: { $n }
ui-arcm-valid = This deck can be played.
ui-arcm-checking = Checking …
ui-arcm-empty = Add cards from the list.
ui-arcm-text = As text
ui-arcm-import-how = One card a line: a number and a name in any of our languages, or the id. The words of a setup (list … end) can be read too.
ui-arcm-import = Read this text
ui-arcm-export-names = Write names
ui-arcm-export-words = Write as a setup
ui-arcm-unknown = Not understood: { $lines }
ui-arcm-play-deck = Play this deck
ui-arcm-untitled = Deck { $n }

## Choices that say what they mean

ui-arcm-use = Use { $piece }
    .group = Abilities
ui-arcm-ask-target = { $card }: choose a target. { $does }.
ui-arcm-unmark-pays = { $n ->
    [one] costs 1 resource
   *[other] costs { $n } resources
 }
ui-arcm-unmark-decay = { $n ->
    [one] it gets a −1/−1 counter
   *[other] it gets { $n } −1/−1 counters
 }
ui-arcm-quoted = “{ $name }”
ui-arcm-deck-has = { $n ->
    [one] The deck “{ $name }” has 1 card; it needs exactly 45.
   *[other] The deck “{ $name }” has { $n } cards; it needs exactly 45.
 }

## What changes by a choice

ui-why-arcmage-defense = defense of the cities
ui-why-arcmage-cities = cities
ui-why-arcmage-creatures = creatures
ui-why-arcmage-enchantments = enchantments
ui-why-arcmage-resources = resources
ui-why-arcmage-unmarked = resources to spend
ui-why-arcmage-hand = cards in hand
ui-why-arcmage-deck = cards in the deck
ui-why-arcmage-stack = on the stack
