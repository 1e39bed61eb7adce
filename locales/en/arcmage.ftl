### Arcmage: what the rules ask, offer, tell and refuse. Names and texts of cards: arcmage_cards.ftl.
### `.text` says in short what the named thing is or does.

## Names: factions and card types

arcm-faction-gaian = Gaian
    .text = Green: trees, flowers, birds and elves.
arcm-faction-dark-legion = Dark Legion
    .text = Black: the undead, shadows and lost cards.
arcm-faction-red-banner = Red Banner
    .text = Red: orcs and imps, numbers and speed.
arcm-faction-house-of-nobles = House of Nobles
    .text = Blue: knowledge, marking and countering.
arcm-faction-the-empire = The Empire
    .text = White: soldiers who fight together.

arcm-kind-city = city
    .text = Built by skipping a turn. The devotion of its residents gives you its advantages.
arcm-kind-creature = creature
    .text = Played into one of your cities in your own play phase. It attacks and defends.
arcm-kind-enchantment = enchantment
    .text = Played in your own play phase. It stays in play, mostly attached to a creature or city.
arcm-kind-magic = magic
    .text = Played in your own play phase. It acts once and goes to the graveyard.
arcm-kind-event = event
    .text = Played whenever you have priority, even in answer to another card. It acts once and goes to the graveyard.

## Names: keywords

arcm-keyword-flying = Flying
    .text = Only creatures with flying or ranged can defend against this creature.
arcm-keyword-ranged = Ranged
    .text = This creature can defend against creatures with flying.
arcm-keyword-first-strike = First Strike
    .text = In combat this creature deals its damage first. Only what survives strikes back.
arcm-keyword-veteran = Veteran
    .text = This creature is not marked for attacking.
arcm-keyword-peaceful = Peaceful
    .text = This creature cannot attack.
arcm-keyword-sudden = Sudden
    .text = This creature can be played into your army instead of a city.
arcm-keyword-infiltrate = Infiltrate
    .text = This creature can move into opponents’ cities and out again. There it neither defends nor gives devotion.
arcm-keyword-overrun = Overrun
    .text = Damage that the defenders do not need to die goes on to the attacked city.
arcm-keyword-deadly = Deadly
    .text = A creature to which this one deals combat damage is destroyed.
arcm-keyword-immune-deadly = Immune to deadly
    .text = Deadly does not destroy this creature.
arcm-keyword-indestructible = Indestructible
    .text = Neither damage nor effects that destroy kill this creature. It still dies with DEF 0 or less.
arcm-keyword-sanctuary = Sanctuary
    .text = Spells and abilities of opponents cannot target this creature.
arcm-keyword-devoted = Devoted
    .text = The devotion of this creature counts double.
arcm-keyword-bodyguard = Bodyguard X
    .text = Once per turn this creature can take up to X damage dealt to another creature you control.
arcm-keyword-battle-scream = Battle Scream X
    .text = When this creature attacks, all other attacking creatures get +X/+0 until end of turn.
arcm-keyword-blood-vengeance = Blood Vengeance
    .text = Comes into play with a +1/+0 counter for each damage that a chosen creature of an opponent dealt in the previous turn.
arcm-keyword-salvage = Salvage X
    .text = In your own play phase you can pay X to return this card from your graveyard to your hand.
arcm-keyword-travel = Travel
    .text = The movements of this creature do not count towards the limit of one movement per city and turn.
arcm-keyword-unique = Unique
    .text = You can control only one card of this name.
arcm-keyword-fatigue = Fatigue
    .text = This creature comes into play marked.
arcm-keyword-homesick = Homesick
    .text = When its controller’s turn begins it loses a loyalty mark, unless it is in a city of its faction; there it regains one. Without any it dies.
arcm-keyword-militia = Militia
    .text = In an attack it may attack another city of the same opponent than the others.

## Names: creature types

arcm-subtype-addax = Addax
arcm-subtype-archer = Archer
arcm-subtype-assassin = Assassin
arcm-subtype-bird = Bird
arcm-subtype-drake = Drake
arcm-subtype-elf = Elf
arcm-subtype-flower = Flower
arcm-subtype-gear = Gear
arcm-subtype-human = Human
arcm-subtype-idiot = Idiot
arcm-subtype-imp = Imp
arcm-subtype-knight = Knight
arcm-subtype-leader = Leader
arcm-subtype-legend = Legend
arcm-subtype-lion = Lion
arcm-subtype-merfolk = Merfolk
arcm-subtype-orc = Orc
arcm-subtype-priest = Priest
arcm-subtype-ruin = Ruin
arcm-subtype-shadow = Shadow
arcm-subtype-ship = Ship
arcm-subtype-skeleton = Skeleton
arcm-subtype-soldier = Soldier
arcm-subtype-tauroch = Tauroch
arcm-subtype-thug = Thug
arcm-subtype-token = Token
arcm-subtype-tree = Tree
arcm-subtype-undead = Undead
arcm-subtype-vampire = Vampire
arcm-subtype-warg = Warg

## Names: sets and prebuilt decks

arcm-set-rebirth = Rebirth
arcm-set-ablaze = Ablaze
arcm-set-dunefolk = Dunefolk
arcm-set-enchanted-world = Enchanted World
arcm-set-merfolk = Enchanted Realm: Merfolk
arcm-set-thugs = Enchanted Realm: The Empire’s Thugs

arcm-deck-gaian-love-for-life = Gaian Love for Life
    .text = Gaian: defense, nature, harmony.
arcm-deck-uneasy-alliance = Uneasy Alliance
    .text = Red Banner and Dark Legion: direct damage and strengthened creatures.
arcm-deck-toll-of-time = Toll of Time
    .text = House of Nobles: control, and emptying the opponent’s deck.
arcm-deck-brothers-in-arms = Brothers in Arms
    .text = The Empire: searching the deck, and creatures that help each other.
arcm-deck-the-uprising = The Uprising
    .text = Red Banner: a growing horde of orcs.
arcm-deck-shadow-league = Shadow League
    .text = Dark Legion: discarding and fear, the undead and shadows.

# Why a card cannot be put into a deck; stands in brackets at the end of a sentence.
arcm-standing-ready = ready to play
arcm-standing-token = a token
arcm-standing-open = its text leaves something open

## Names: phases of a turn

arcm-phase-start = start of the turn
arcm-phase-unmark = unmark phase
arcm-phase-draw = draw and resource phase
arcm-phase-tactics = tactics phase
arcm-phase-play = play phase
arcm-phase-attack = attack phase
arcm-phase-replay = second play phase
arcm-phase-discard = discard phase
arcm-phase-end = end of the turn

## Names: pieces, places, targets

arcm-piece = { $card } { $n }
arcm-nothing = nothing
arcm-place-army = army
arcm-place-elsewhere = on the table
arcm-target-seat = { $seat }
arcm-target-army = the army of { $seat }
arcm-target-grave = { $card } (graveyard of { $seat })
arcm-resource-card = resource card { $n } of { $seat }

## Questions: before the first turn

arcm-ask-chance = Chance decides.
arcm-ask-set-aside = { $n ->
    [one] Setup: choose 1 more city for your city pile.
   *[other] Setup: choose { $n } more cities for your city pile.
 }
arcm-ask-found = Setup: choose the city you begin with.

## Questions: a turn, phase by phase

arcm-ask-build-or-play = Skip your whole turn to build a city, or play your turn.
arcm-ask-unmark = Unmark { $piece }, or leave it marked.
arcm-ask-unmark-some = { $n ->
    [one] Choose 1 more creature to unmark.
   *[other] Choose the creatures you unmark, at most { $n } more.
 }
arcm-ask-draw-option = Draw 2 cards, or draw 1 and play up to 1 resource, or play 2 resources.
arcm-ask-resource = { $n ->
    [one] Play 1 card from your hand as a resource: choose the card and its faction.
   *[other] Play { $n } cards from your hand as resources: choose a card and its faction.
 }
arcm-ask-may-resource = Play 1 card from your hand as a resource, or decline.
arcm-ask-tend = Tactics: choose the city whose advantages you use, or pass.
arcm-ask-devote = Choose who is devoted to { $city }, then finish.
arcm-ask-act = Your turn ({ $phase }): play cards, use abilities, move creatures, or pass.
arcm-ask-respond = { $card } is on the stack: respond, or pass.
arcm-ask-window = Event window ({ $phase }): play an event, or pass.

## Questions: combat

arcm-ask-attack = Attack: choose its target, or pass.
arcm-ask-attackers = Attack on { $city }: choose your attackers in the order of their battles, then finish.
arcm-ask-defenders = Choose your defenders and whom each defends against, then finish.
arcm-ask-deal = { $n ->
    [one] { $piece } deals 1 damage: choose how much this defender takes.
   *[other] { $piece } deals { $n } damage: choose how much this defender takes.
 }
arcm-ask-divert = { $piece } is about to take { $n } damage: choose how much { $to } takes instead, or decline.

## Questions: the parts of playing a card

arcm-ask-mode = { $card }: choose one of its effects.
arcm-ask-x = { $card }: choose X.
arcm-ask-target = { $card }: choose a target.
arcm-ask-place = { $card }: choose where it goes.
arcm-ask-pay = { $n ->
    [one] Pay 1 more resource: choose its faction.
   *[other] Pay { $n } more resources: choose the faction of the next one.
 }
arcm-ask-mark-others = { $n ->
    [one] Cost: choose 1 more card to mark.
   *[other] Cost: choose { $n } more cards to mark.
 }
arcm-ask-weaken = Cost: choose which of your cities loses { $n } defense.

## Questions of cards

arcm-ask-choose = { $card }: make your choice.
arcm-ask-take = { $card }: choose a card to take, or decline.
arcm-ask-discard = { $n ->
    [one] Discard 1 card.
   *[other] Discard { $n } cards.
 }
arcm-ask-discard-or-sacrifice = { $n ->
    [one] Discard 1 card or sacrifice 1 resource card.
   *[other] Discard cards or sacrifice resource cards, { $n } in all.
 }
arcm-ask-sacrifice-resources = { $n ->
    [one] Sacrifice 1 resource card.
   *[other] Sacrifice { $n } resource cards.
 }
arcm-ask-sacrifice-creatures = { $n ->
    [one] Sacrifice 1 creature.
   *[other] Sacrifice { $n } creatures.
 }
arcm-ask-ransom = { $n ->
    [one] { $piece } will be destroyed: sacrifice 1 other creature instead, or decline.
   *[other] { $piece } will be destroyed: sacrifice { $n } other creatures instead, or decline.
 }
arcm-ask-steal = Choose the resource card you steal from { $from }.
arcm-ask-may = { $card }: use its effect, or decline.
arcm-ask-pay-for = { $n ->
    [one] { $card }: pay 1 resource for its effect, or decline.
   *[other] { $card }: pay { $n } resources for its effect, or decline.
 }
arcm-ask-may-draw = Draw 1 card, or decline.
arcm-ask-order = Several of your abilities are triggered: choose which goes on the stack next.
arcm-ask-bury = Several cards go to your graveyard: choose which comes next.
arcm-ask-under = Choose the card that goes under your deck next.
arcm-ask-save = { $piece } is about to die: save it, or decline.
arcm-ask-replace = { $piece } is about to go to the graveyard: put it into your army instead, or decline.
arcm-ask-scatter = The city falls: choose where { $piece } goes.

## Choices: chance, as replays show it

arcm-choice-first = First player: { $seat }
arcm-choice-draw = Draw { $card }
arcm-choice-show = Turn up { $card }
arcm-choice-mill = Put { $card } from the deck into the graveyard
arcm-choice-reveal = Reveal { $card }
arcm-choice-unseal = Open the hidden answers
arcm-choice-heads = Heads
arcm-choice-tails = Tails

## Choices: before the first turn, and a turn

arcm-choice-set-aside = Add { $card } to your city pile
arcm-choice-found = Begin with { $card }
arcm-choice-build = Build { $card }
    .group = Build
arcm-choice-begin = Play the turn
arcm-choice-unmark = Unmark { $piece }
arcm-choice-stay = Leave { $piece } marked
arcm-choice-draw-two = Draw 2 cards
arcm-choice-draw-one = Draw 1, play up to 1 resource
arcm-choice-draw-none = Play 2 resources
arcm-choice-resource = Play { $card } as a resource ({ $faction })
arcm-choice-tend = Use { $city }
    .group = Cities
arcm-choice-devote = Devote { $piece }
    .group = Devote
arcm-choice-remove = Remove from the game: { $target }
arcm-choice-recall = Return { $piece } to its owner’s hand
arcm-choice-play = Play { $card }
    .group = Play
arcm-choice-use = Use { $piece }, ability { $ability }
    .group = Abilities
arcm-choice-salvage = Salvage { $target }
    .group = Salvage
arcm-choice-move = Move { $piece } → { $to }
    .group = Move
arcm-choice-attack = Attack { $target }
    .group = Attack
arcm-choice-attacker = Attack with { $piece }
arcm-choice-defend = { $piece } defends against { $against }
arcm-choice-done = Done
arcm-choice-pass = Pass

## Choices: the parts of these

arcm-choice-mode = Effect { $n }
arcm-choice-x = X = { $n }
arcm-choice-target = Target { $target }
arcm-choice-go = Place: { $place }
arcm-choice-pay = Pay 1 resource ({ $faction })
arcm-choice-choose = Choose { $target }
arcm-choice-take = Take { $card }
arcm-choice-discard = Discard { $card }
arcm-choice-sacrifice = Sacrifice { $resource }
arcm-choice-steal = Steal { $resource }
arcm-choice-trigger = { $n }: ability of { $card }
arcm-choice-bury = { $piece } next
arcm-choice-under = { $card } next
arcm-choice-deal = { $n } damage to { $to }
arcm-choice-divert = { $n } damage to { $piece }
arcm-choice-concede = Concede
arcm-choice-accept = Accept
arcm-choice-decline = Decline

## Log: turns, cards and resources

arcm-log-first-player = { $seat } is the first player.
arcm-log-built = { $seat } builds { $card }.
arcm-log-turn-begins = Turn { $turn }: { $seat }.
arcm-log-turn-skipped = { $seat } skips the turn to build a city.
arcm-log-phase-begins = Next: { $phase }.
arcm-log-drew = { $seat } draws { $card }.
arcm-log-drew-hidden = { $seat } draws 1 card.
arcm-log-draw-skipped = { $seat } cannot draw this turn and skips the draw.
arcm-log-cannot-draw = { $seat } has to draw, but the deck is empty.
arcm-log-resource = { $seat } plays { $card } as a resource ({ $faction }).
arcm-log-resource-hidden = { $seat } plays a card face down as a resource ({ $faction }).
arcm-log-paid = { $n ->
    [one] { $seat } pays 1 resource ({ $faction }).
   *[other] { $seat } pays { $n } resources ({ $faction }).
 }
arcm-log-produced = { $n ->
    [one] { $seat } produces 1 resource ({ $faction }).
   *[other] { $seat } produces { $n } resources ({ $faction }).
 }
arcm-log-resource-sacrificed = { $seat } sacrifices a resource card: { $card }.
arcm-log-stolen = { $seat } steals { $resource }.
arcm-log-restored = { $seat } returns the stolen resource card to { $to }.

## Log: the stack

arcm-log-played = { $seat } plays { $card }.
arcm-log-used = { $seat } uses an ability of { $card }.
arcm-log-triggered = An ability of { $card } is triggered ({ $seat }).
arcm-log-aimed = { $card } targets { $target }.
arcm-log-resolves = { $card } resolves.
arcm-log-fizzles = { $card } has no effect.
arcm-log-countered = { $card } is countered.

## Log: what happens on the table

arcm-log-entered = { $seat } puts { $card } into play ({ $place }).
arcm-log-moved = { $card } moves → { $place }.
arcm-log-marked = { $card } is marked.
arcm-log-unmarked = { $card } is unmarked.
arcm-log-devotion = { $city } has devotion { $n }.
arcm-log-damaged = { $card } takes { $n } damage.
arcm-log-diverted = { $card } takes { $n } damage in place of { $from }.
arcm-log-gained = { $city } gains { $n } defense.
arcm-log-weakened = { $city } loses { $n } defense.
arcm-log-counters = { $n ->
    [one] { $card } gets 1 counter.
   *[other] { $card } gets { $n } counters.
 }
arcm-log-died = { $card } dies.
arcm-log-saved = { $card } is saved from dying.
arcm-log-city-fell = { $seat } loses a city: { $card } falls.
arcm-log-buried = { $card } goes to the graveyard.
arcm-log-to-hand = { $card } returns to its owner’s hand.
arcm-log-to-deck = { $card } goes on top of its owner’s deck.
arcm-log-under-deck = { $card } goes under its owner’s deck.
arcm-log-controls = { $seat } now controls { $card }.
arcm-log-removed = { $card } is removed from the game.
arcm-log-discarded = { $seat } discards { $card }.
arcm-log-milled = { $seat } puts { $card } from the deck into the graveyard.
arcm-log-revealed = { $seat } reveals { $card }.
arcm-log-heads = A coin is tossed ({ $seat }): heads.
arcm-log-tails = A coin is tossed ({ $seat }): tails.
arcm-log-saw = { $seat } sees { $card } on top of the deck of { $of }.
arcm-log-looked = { $seat } looks at the top card of the deck of { $of }.
arcm-log-searched = { $seat } searches their deck and shuffles it.
arcm-log-found = { $seat } takes { $card } from the deck into their hand.

## Log: combat and the end

arcm-log-attacks = { $seat } attacks { $target }.
arcm-log-attacker = { $card } attacks.
arcm-log-defends = { $card } defends against { $against }.
arcm-log-conceded = { $seat } concedes.
arcm-log-defeated = { $seat } is defeated.
arcm-log-won = { $seat } wins the game!
arcm-log-drawn = The game ends in a draw.

## Why not: the table and the decks

arcm-why-players = 2–4 people play, and one of them begins; the number here is { $n }.
arcm-why-two-against-one = Two against one are three people, and who plays alone begins.
arcm-why-deck-size = { $n ->
    [one] The deck of { $seat } has 1 card; it needs exactly 45.
   *[other] The deck of { $seat } has { $n } cards; it needs exactly 45.
 }
arcm-why-deck-cities = { $n ->
    [0] The deck of { $seat } has no cities; it needs at least 3.
    [one] The deck of { $seat } has 1 city; it needs at least 3.
   *[other] The deck of { $seat } has { $n } cities; it needs at least 3.
 }
arcm-why-deck-copies = The deck of { $seat } has { $n } copies of { $card }; at most 3 are allowed.
arcm-why-deck-token = { $card } is a token and cannot be in the deck of { $seat }.
arcm-why-deck-not-ready = { $card } cannot be in the deck of { $seat } yet ({ $why }).

## Why not: the question

arcm-why-not-asked = Somebody else decides now.
arcm-why-other-question = This does not answer the question that is open now.
arcm-why-not-in-hand = { $card } is not in your hand.
arcm-why-cannot-discard = { $card } is not in your hand, so you cannot discard it.
arcm-why-not-in-play = { $card } is not in play under your control.
arcm-why-no-ability = { $card } has no such ability.

## Why not: costs

arcm-why-loyalty = { $n ->
    [one] Loyalty: you need 1 more resource of the card’s own faction ({ $faction }).
   *[other] Loyalty: you need { $n } more resources of the card’s own faction ({ $faction }).
 }
arcm-why-resources = { $n ->
    [one] You need 1 more resource.
   *[other] You need { $n } more resources.
 }
arcm-why-resource-cards = { $n ->
    [one] You need 1 more resource card to sacrifice.
   *[other] You need { $n } more resource cards to sacrifice.
 }
arcm-why-none-of = You have no unspent resource of this faction: { $faction }.
arcm-why-nothing-to-mark = You do not have enough unmarked cards to mark for the cost.
arcm-why-nothing-to-discard = You have no card in hand that you could discard for the cost.
arcm-why-no-counter = { $card } has no such counter left.
arcm-why-used = { $card } was used this turn already.
arcm-why-nothing-to-weaken = You have no city that could lose defense for the cost.
arcm-why-must-pay = You can pay the cost, so you have to choose a card for it.
arcm-why-must-lay = You chose to draw nothing, so you have to play 2 resources.

## Why not: playing cards and using abilities

arcm-why-cities-are-built = Cities are not played: they are built at the start of your turn, and you skip the rest of it.
arcm-why-only-events = Only events can be played now.
arcm-why-only-in-play-phase = This ability can be used only in your own play phases, while the stack is empty.
arcm-why-condition = The condition for this ability of { $card } is not met.
arcm-why-prerequisite = What { $card } asks for first is not there, so it cannot be played.
arcm-why-unique = You control { $card } already, and it is unique.
arcm-why-no-city = You have no city for this.
arcm-why-no-target = There is no target for this.
arcm-why-not-meant = The card does not allow this choice.
arcm-why-sanctuary = { $card } has sanctuary: opponents cannot target it.
arcm-why-no-room = There is no room for more of this on the table.
arcm-why-must-follow = You have a card that fits, so you have to choose one.
arcm-why-must-take = You have found a card that fits, so you have to take one.

## Why not: marking and moving

arcm-why-marked = { $card } is marked: this takes an unmarked card.
arcm-why-stays-marked = { $card } does not unmark now.
arcm-why-must-unmark = Creatures that can unmark have to: choose another one.
arcm-why-is-there = { $card } is there already.
arcm-why-not-your-city = You do not control this city.
arcm-why-not-your-creature = { $card } is not a creature of yours in play: you move only those.
arcm-why-travelled = { $city } has been part of a movement this turn already.
arcm-why-besieged = The city is besieged: nobody moves into it or out of it.
arcm-why-repetition = This has been repeated too often this turn: nothing more moves.

## Why not: draw, tactics

arcm-why-two-cards = Playing 2 resources needs 2 cards in hand.
arcm-why-capped = You cannot have that many resource cards now.
arcm-why-tended = { $city } has had its turn in this tactics phase.
arcm-why-nobody-devotes = Nobody could be devoted to this city now.
arcm-why-only-in-tactics = Creatures are devoted to cities in the tactics phase only.
arcm-why-not-resident = { $card } is not a resident of this city under your control.

## Why not: combat

arcm-why-not-in-army = { $card } is not in your army.
arcm-why-marked-fighter = { $card } is marked: only unmarked creatures attack or defend.
arcm-why-peaceful = { $card } is peaceful and cannot attack.
arcm-why-barred = { $card } cannot attack this turn.
arcm-why-not-militia = { $card } has no militia, so it cannot attack a second city.
arcm-why-tied = { $card } is tied: it can be marked neither for moving nor for attacking.
arcm-why-shuns = { $card } cannot attack { $city }.
arcm-why-nobody-attacks = None of your creatures could attack there.
arcm-why-must-attack = At least one of your creatures has to attack.
arcm-why-named = { $card } is among the attackers already.
arcm-why-elsewhere-resident = { $card } resides in another city and cannot defend here.
arcm-why-outmaneuvered = Your army cannot defend this city this turn.
arcm-why-flies = { $card } flies: only creatures with flying or ranged can defend against it.
arcm-why-fears = { $card } cannot defend against this attacker.
arcm-why-all-of-it = All the damage has to be dealt: give the last defender the rest.
