### Arcmage: what cards do, said back from their ops, a line each. Lines are made of smaller messages: which cards,
### how much, when, at what price. Where a phrase is put in, it stands after a colon, so that it needs no inflection.

## When an ability works

arcm-op-works-spell = When it resolves:
arcm-op-works-passive = As long as it is in play:
arcm-op-works-activated = In your play phase, as often as you pay for it:
arcm-op-works-produces = Whenever you may act, as often as you pay for it:
arcm-op-works-triggered = Whenever { $when }:
arcm-op-works-reaction = When that is about to happen, in any turn:
arcm-op-works-advantage = Level { $level }, once:
arcm-op-works-lasting = Level { $level }, as long as it is reached:
arcm-op-works-granted = In the play phase of its controller, as often as the cost is paid:

## Around the effects

arcm-op-frame-attaches = Attached to: { $host }
arcm-op-frame-global = Attached to nothing: it works for itself.
arcm-op-frame-keyword = Keyword: { $keyword }
arcm-op-frame-keyword-x = Keyword: { $keyword }, with X = { $n }
arcm-op-frame-cost = Cost: { $cost }
arcm-op-frame-only = Only if { $when }
arcm-op-frame-target = Target: { $which }
arcm-op-frame-targets = Different targets ({ $n }): { $which }
arcm-op-frame-extra-x = When you play it, you may pay X more resources of any faction.
arcm-op-frame-optional = You may decline.
arcm-op-frame-mode = Effect { $n }:

## What happens once: damage and loss

arcm-op-does-damage = { $n } damage to: { $what }
arcm-op-does-destroy = Destroyed: { $what }
arcm-op-does-destroy-for-defense = Destroyed, and each city gains as much defense as the destroyed ones of its faction had loyalty: { $what }
arcm-op-does-destroy-unless = The target is destroyed, unless its controller sacrifices other creatures, so many: { $n }
arcm-op-does-sacrifice = { $who }: sacrifice, by choice, { $n } × { $which }
arcm-op-does-sacrifice-all = { $who }: sacrifice all of these: { $which }
arcm-op-does-sacrifice-resources = { $who }: sacrifice resource cards, so many: { $n }
arcm-op-does-discard = { $n ->
    [one] { $who }: discard 1 card
   *[other] { $who }: discard { $n } cards
 }
arcm-op-does-discard-or-sacrifice = { $n ->
    [one] { $who }: discard a card or sacrifice a resource card
   *[other] { $who }: { $n } times, discard a card or sacrifice a resource card
 }
arcm-op-does-equalize = Each player gives up, by choice, what they have more of than whoever has the fewest: { $what }

## What happens once: decks and hands

arcm-op-does-draw = { $n ->
    [one] { $who }: draw 1 card
   *[other] { $who }: draw { $n } cards
 }
arcm-op-does-may-draw = { $n ->
    [one] { $who }: draw 1 card, or decline
   *[other] { $who }: draw { $n } cards, or decline
 }
arcm-op-does-mill = { $n ->
    [one] { $who }: put the top card of the deck into the graveyard
   *[other] { $who }: put the top { $n } cards of the deck into the graveyard
 }
arcm-op-does-look-top = { $n ->
    [one] { $who }: the top card of the deck, seen by you alone
   *[other] { $who }: the top { $n } cards of the deck, seen by you alone; they stay there
 }
arcm-op-does-reveal-top = { $n ->
    [one] Reveal the top card of your deck; to your hand if it is this, else under the deck: { $which }
   *[other] Reveal the top { $n } cards of your deck; to your hand, each of these, the others under the deck in an order you choose: { $which }
 }
arcm-op-does-reveal-hand = { $n ->
    [one] { $who }: reveal a card of the hand at random
   *[other] { $who }: reveal { $n } cards of the hand at random
 }
arcm-op-does-search = Search your deck for up to { $n } × { $which } → { $to }; then shuffle it
arcm-op-does-search-revealed = Search your deck, show them to all and shuffle it: { $n } × { $which } → { $to }, in the order you choose
arcm-op-does-search-marked = Search your deck for up to { $n } × { $which } → { $to }, marked; then shuffle it
arcm-op-does-shuffle = Shuffle your deck
arcm-op-does-no-draw = { $who }: draw no cards this turn
arcm-op-does-one-draw = { $who }: draw no more than 1 card in the next draw phase

## What happens once: counters, marking, places

arcm-op-does-add-counter = Counters on { $what }: { $n } × { $counter }
arcm-op-does-take-counter = Take { $n } off, counters ({ $counter }): { $what }
arcm-op-does-take-counters = Take all counters off ({ $counter }): { $what }
arcm-op-does-city-gains = +{ $n } defense for good: { $what }
arcm-op-does-city-loses = −{ $n } defense for good, which is no damage: { $what }
arcm-op-does-mark = Marked: { $what }
arcm-op-does-unmark = Unmarked: { $what }
arcm-op-does-rest = { $n ->
    [one] Does not unmark in the next unmark phase of its controller: { $what }
   *[other] Does not unmark in the next { $n } unmark phases of its controller: { $what }
 }
arcm-op-does-hold = No effect unmarks it as long as this card stays marked: { $what }
arcm-op-does-move = Moved without being marked for it: { $what } → { $to }
arcm-op-does-move-by = { $who } chooses: { $what } → { $to }
arcm-op-does-toss = Toss a coin. Heads:
arcm-op-does-tails = Tails:
arcm-op-does-smother = For the rest of the turn, events and magic cards of its faction deal no damage; as many fire counters come onto this card
arcm-op-does-swap-resource = Show all your resource cards; one of these comes to your hand, and this card lies in its place: { $which }
arcm-op-does-copy-token = Another token like that one, as its sand copy
arcm-op-does-unhide = At the end of your next tactics phase it comes back into play, in one of your cities
arcm-op-does-token = A token comes into play: { $card } → { $to }
arcm-op-does-token-marked = A token comes into play marked: { $card } → { $to }
arcm-op-does-put-in-play = Put into play without being played: { $what } → { $to }
arcm-op-does-put-in-graveyard = Put on top of its owner’s graveyard: { $what }
arcm-op-does-remove = Removed from the game: { $what }
arcm-op-does-return = Returned: { $what } → { $to }
arcm-op-does-attach = This card is attached to it

## What happens once: the rest

arcm-op-does-counter-spell = Countered: { $what }
arcm-op-does-retarget = You may choose another legal target for the target spell
arcm-op-does-exchange = The target and one of these, which you choose, change armies and are controlled by the other player: { $which }. If they do:
arcm-op-does-plant = You may put one of those into the target player’s army, under their control: { $which }. If you do:
arcm-op-does-gain-control = Take control of one of these, which you choose: { $which }
arcm-op-does-gain-control-marked = Take control of one of these, which you choose, and mark it: { $which }
arcm-op-does-serene = 0/2 and without abilities until end of turn: { $what }
arcm-op-does-produce = Produce resources ({ $faction }) for this turn: { $n }
arcm-op-does-steal = You take control of a resource card of the target player, marked or not as it is; you choose it face down
arcm-op-does-return-stolen = The resource card it took goes back as it is
arcm-op-does-extra-attack = You have one more attack phase directly afterwards
arcm-op-does-residents-may-defend = Until end of turn, residents of the target city may also defend your other cities
arcm-op-does-army-cannot-defend = Until end of turn, the target army cannot defend the target city
arcm-op-does-harmless = Until end of turn, creatures not of type { $subtype } deal no damage in battles
arcm-op-does-played-have = Creatures you play this turn have { $keyword }
arcm-op-does-pick-one = One of these, chosen when it is played or used:
arcm-op-does-pay-to = You may pay resources, so many: { $n }. If you do:
arcm-op-does-repeat = As often as this says: { $n }
arcm-op-does-delayed = { $at }:
arcm-op-does-gets = { $stats } until end of turn: { $what }
arcm-op-does-has = { $keyword } until end of turn: { $what }
arcm-op-does-shelter = Sanctuary until it is marked: { $what }
arcm-op-does-ignores = Until end of turn, as though it had no { $keyword }: { $what }
arcm-op-does-is-also = Also of type { $subtype } from now on: { $what }

## What holds

arcm-op-holds-gets = { $stats }: { $what }
arcm-op-holds-gets-per = { $stats }: { $what }, for each { $per }
arcm-op-holds-gets-per-faction = { $stats } for each faction beyond the first among { $which }: { $what }
arcm-op-holds-gets-when = { $stats } while { $when }: { $what }
arcm-op-holds-has = { $keyword }: { $what }
arcm-op-holds-is-also = Also of type { $subtype }: { $what }
arcm-op-holds-has-ability = It has this ability as well: { $what }
arcm-op-holds-no-unmark = Does not unmark in the unmark phase: { $what }
arcm-op-holds-unmark-tax = Unmarks in the unmark phase only for so many resources: { $n }. This goes for { $what }
arcm-op-holds-may-stay-marked = Its controller may leave it marked in the unmark phase: { $what }
arcm-op-holds-moves-unmarked = Not marked for moving: { $what }
arcm-op-holds-cannot-move = Nothing moves into it or out of it: { $what }
arcm-op-holds-cannot-attack = Does not attack: { $which }. This goes for { $what }
arcm-op-holds-must-attack = Must attack in your attack phase if it can: { $what }
arcm-op-holds-attack-tax = { $n ->
    [one] Attacks only if its controller pays 1 resource for it: { $what }
   *[other] Attacks only if its controller pays { $n } resources for it: { $what }
 }
arcm-op-holds-cannot-enter = Does not become a resident of this city: { $what }
arcm-op-holds-leave-again = { $n ->
    [one] When this city was part of a movement already this turn, your creatures may still move out of it, for 1 resource each
   *[other] When this city was part of a movement already this turn, your creatures may still move out of it, for { $n } resources each
 }
arcm-op-holds-reduce-damage = All damage dealt to it is reduced by { $n }: { $what }
arcm-op-holds-cannot-defend = Does not defend against: { $which }. This goes for { $what }
arcm-op-holds-gets-defending = Assigned as a defender ({ $which }), this card gets { $stats } at once, until end of turn
arcm-op-holds-loses-abilities = Has no abilities: { $what }
arcm-op-holds-tied = Can be marked neither for moving nor for attacking: { $what }
arcm-op-holds-residents-may-attack = Residents of this city may attack from there
arcm-op-holds-double-damage = Damage of events and magic cards is doubled: { $faction }
arcm-op-holds-hide = Once, you may hide a creature of yours that a spell or ability is aimed at: it leaves play
arcm-op-holds-helps-to-pay = May be sacrificed while this is being paid for, which then costs less by the cost of this card: { $which }
arcm-op-holds-extra-city-damage = { $n } more damage when its battle damage reaches the attacked city
arcm-op-holds-costs-less = Costs { $n } less: { $which }
arcm-op-holds-costs-more = Costs { $n } more: { $which }
arcm-op-holds-cap-resources = Nobody has more resource cards than: { $n }
arcm-op-holds-cap-unmarking = Nobody unmarks more creatures in an unmark phase than: { $n }
arcm-op-holds-cap-damage = The most damage the enchanted card suffers in a turn: { $n }
arcm-op-holds-cap-drawing = The most cards anybody draws in a draw phase: { $n }
arcm-op-holds-extra-devotion = When you devote residents you may remove these from the game, and their loyalty counts: each { $which }
arcm-op-holds-recall-for-devotion = When you devote residents you may return one of these to its owner’s hand, and its loyalty counts: { $which }
arcm-op-holds-replace = Instead of going from play to a graveyard, if you like: { $which }
arcm-op-holds-recall-host = Instead of dying, the enchanted card returns to its owner’s hand, and this card goes under its owner’s deck
arcm-op-holds-prevent-death = Stays in play instead of dying: one { $which }
arcm-op-holds-whenever = Whenever { $when }:

## What it is about

arcm-op-host-creature = creature
arcm-op-host-city = city
arcm-op-moment-turn-begins = When your next turn begins
arcm-op-moment-attack-phase-ends = When your attack phase ends
arcm-op-moment-tactics-ends = When your next tactics phase ends
arcm-op-moment-play-begins = When your next play phase begins
arcm-op-moment-turn-ends = When your turn ends
arcm-op-moment-next-spell = When somebody next plays a card that is not of type { $but }
arcm-op-ref-itself = this card
arcm-op-ref-host = the enchanted card
arcm-op-ref-target = the target
arcm-op-ref-target2 = the second target
arcm-op-ref-targets = the targets
arcm-op-ref-that = that card
arcm-op-ref-its-city = the city it resides in
arcm-op-ref-its-defenders = each creature that defends against it
arcm-op-ref-itself-and-marked = this card and those marked for the cost
arcm-op-who-you = You
arcm-op-who-target = The target player
arcm-op-who-each = Each player
arcm-op-who-opponents = Each opponent
arcm-op-who-owner-of-that-city = The owner of that city
arcm-op-who-controller-of-that = Whoever controls it
arcm-op-to-your-army = your army
arcm-op-to-this-city = this city
arcm-op-to-your-city = one of your cities
arcm-op-to-each-of-your-cities = each of your cities
arcm-op-to-each-other-of-your-cities = each of your cities but its own
arcm-op-to-your-hand = your hand
arcm-op-to-owners-hand = its owner’s hand
arcm-op-to-your-deck-top = on top of your deck
arcm-op-to-your-deck-bottom = under your deck
arcm-op-to-owners-deck-top = on top of its owner’s deck
arcm-op-to-controllers-city = a city of its controller, which you choose
arcm-op-to-controllers-place = the army or a city of its controller, which you choose
arcm-op-to-owners-place = the army or a city of its owner, which you choose
arcm-op-to-other-place = another place of whoever controls it: the army or a city
arcm-op-to-with-it = where this card is
arcm-op-to-target = the city or army targeted
arcm-op-counter-growth = +1/+1
arcm-op-counter-edge = +1/+0
arcm-op-counter-decay = −1/−1
arcm-op-counter-grassroot = grassroot
arcm-op-counter-poison-ivy = poison ivy: unmarks only for a −1/−1 counter
arcm-op-counter-rabies = rabies: must attack, infects whom it damages, is sacrificed at the end of its controller’s turn
arcm-op-counter-fire = fire
arcm-op-counter-loyalty = one more loyalty mark
arcm-op-holdings-resource-cards = resource cards
arcm-op-holdings-cards-in-hand = cards in hand
arcm-op-holdings-army-creatures = creatures in the army
arcm-op-holdings-residents = creatures in cities

## Which cards

arcm-op-which-any = card of any kind
arcm-op-which-creature = creature
arcm-op-which-city = city
arcm-op-which-enchantment = enchantment
arcm-op-which-event = event
arcm-op-which-spell = spell
arcm-op-which-player = player
arcm-op-which-army = army
arcm-op-which-card = card
arcm-op-which-creature-card = creature card
arcm-op-which-enchantment-card = enchantment card
arcm-op-which-host = the enchanted card
arcm-op-which-such = { $noun } { $which }
arcm-op-which-and = { $one }, { $other }
arcm-op-which-or = { $one } or { $other }
arcm-op-which-not = not { $which }
arcm-op-which-of = of the faction { $faction }
arcm-op-which-is = of type { $subtype }
arcm-op-which-has = with { $keyword }
arcm-op-which-lacks = without { $keyword }
arcm-op-which-named = named { $card }
arcm-op-which-yours = under your control
arcm-op-which-that-opponents = under that opponent’s control
arcm-op-which-opponents = under an opponent’s control
arcm-op-which-played-by-you = that you play
arcm-op-which-in-your-army = in your army
arcm-op-which-in-any-army = in an army
arcm-op-which-in-army-of-hosts-controller = in the army of whoever controls the enchanted card
arcm-op-which-in-your-hand = in your hand
arcm-op-which-in-your-deck = in your deck
arcm-op-which-in-your-graveyard = in your graveyard
arcm-op-which-in-any-graveyard = in any graveyard
arcm-op-which-in-targets-graveyard = in the target player’s graveyard
arcm-op-which-resident-of-itself = residing in this city
arcm-op-which-resident-of-target = residing in the target city
arcm-op-which-resident-of-host = residing in the enchanted city
arcm-op-which-resident-of-your-cities = residing in one of your cities
arcm-op-which-resident-of-attacked-city = residing in the attacked city
arcm-op-which-same-city = in the same city
arcm-op-which-same-place = in the same city or army
arcm-op-which-same-place-as-host = in the city or army of the enchanted card
arcm-op-which-where-it-was = in the place this card has left
arcm-op-which-unmarked = that is unmarked
arcm-op-which-marked = that is marked
arcm-op-which-attacking = that attacks
arcm-op-which-attacking-itself = that attacks this city
arcm-op-which-on-host = on the enchanted card
arcm-op-which-aimed-once = with a single target
arcm-op-which-other = other than this card
arcm-op-which-bears = with a counter ({ $counter })
arcm-op-which-copied = sand copy
arcm-op-which-not-host = other than the enchanted card
arcm-op-which-not-target = other than the target
arcm-op-which-costs-at-most = of cost { $n } or less
arcm-op-which-costs-at-most-x = of cost X or less
arcm-op-which-defense-above-its-attack = with more DEF than this card has ATK
arcm-op-which-in-targets-army = in the target player’s army
arcm-op-which-defense-at-least = with DEF { $n } or more
arcm-op-what-each = each { $which }
arcm-op-what-some = { $n } × { $which } (you choose)
arcm-op-what-some-theirs = { $n } × { $which } (chosen by whoever loses by it)

## How much

arcm-op-amount-count = the number of cards ({ $which })
arcm-op-amount-counters = the number of counters ({ $counter }) on { $what }
arcm-op-amount-defense = the DEF of { $what }
arcm-op-amount-devotion = the devotion of { $what }
arcm-op-amount-x = X
arcm-op-amount-one-and-x = 1 + X
arcm-op-amount-x-less = X − { $n }
arcm-op-amount-twice = twice { $n }
arcm-op-amount-tally = the number of those sacrificed or removed
arcm-op-amount-your-resources = the number of your resource cards
arcm-op-amount-if = { $one } if { $when }, otherwise { $other }
arcm-op-amount-all = all
arcm-op-amount-any-number = any number

## Conditions

arcm-op-when-at-least = { $more } is { $less } or more
arcm-op-when-more = { $more } is more than { $less }
arcm-op-when-your-turn = it is your turn
arcm-op-when-opponents-turn = it is an opponent’s turn
arcm-op-when-marked = { $what } is marked
arcm-op-when-in-your-army = this card is in your army
arcm-op-when-attacked = this card attacked this turn
arcm-op-when-played-into-army = this card was played into the army

## Triggers

arcm-op-trigger-enters = this card comes into play
arcm-op-trigger-leaves = this card leaves play
arcm-op-trigger-dies = this card dies
arcm-op-trigger-marked = this card is marked
arcm-op-trigger-devoted = this card is marked for devotion
arcm-op-trigger-moved = this card is moved
arcm-op-trigger-enters-city = this card comes into a city
arcm-op-trigger-damages-city = this card deals damage to a city
arcm-op-trigger-damages-creature = this card deals damage to a creature
arcm-op-trigger-attacks = this card attacks
arcm-op-trigger-defended = defenders are assigned against this card
arcm-op-trigger-host-marked = the enchanted card is marked
arcm-op-trigger-host-marked-by-controller = the enchanted card is marked by its own controller
arcm-op-trigger-buried = { $n } cards lie on top of this card in the graveyard
arcm-op-trigger-you-play = you play a card ({ $which })
arcm-op-trigger-other-enters = another card comes into play ({ $which })
arcm-op-trigger-opponent-draws = an opponent draws a card
arcm-op-trigger-opponent-discards = an opponent discards a card
arcm-op-trigger-attacks-you = a creature attacks one of your cities or your army
arcm-op-trigger-opponent-moves = an opponent moves a creature
arcm-op-trigger-you-move = you move a creature
arcm-op-trigger-your-tactics = your tactics phase begins
arcm-op-trigger-your-tactics-end = your tactics phase ends
arcm-op-trigger-tactics-in-its-city = a tactics phase of the controller of its city begins
arcm-op-trigger-your-discard-phase = your discard phase begins
arcm-op-trigger-hosts-turn-ends = a turn of the enchanted card’s controller ends
arcm-op-trigger-your-turn = your turn begins

## Costs

arcm-op-cost-mark = mark this card
arcm-op-cost-mark-others = mark others, { $n } × { $which }
arcm-op-cost-pay = { $n ->
    [one] pay 1 resource of any faction
   *[other] pay { $n } resources of any faction
 }
arcm-op-cost-sacrifice-resources = { $n ->
    [one] sacrifice 1 resource card
   *[other] sacrifice { $n } resource cards
 }
arcm-op-cost-sacrifice = sacrifice this card
arcm-op-cost-city-defense = one of your cities loses { $n } defense
arcm-op-cost-counter = put a counter on this card: { $counter }
arcm-op-cost-lose-counter = take a counter off this card: { $counter }
arcm-op-cost-once = once a turn
arcm-op-cost-discard = discard one { $which }
