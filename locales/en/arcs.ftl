### Arcs: what the rules ask, offer, tell and refuse. Names and texts of cards: arcs_cards.ftl.
### `.text` says in short what the named thing is or does.

## Names: resources, suits, actions, ambitions

arcs-resource-material = Material
    .text = Spent in the Prelude: build or repair.
arcs-resource-fuel = Fuel
    .text = Spent in the Prelude: move.
arcs-resource-weapon = Weapon
    .text = Spent in the Prelude: for the rest of this turn, each pip of your card may also be used to battle.
arcs-resource-relic = Relic
    .text = Spent in the Prelude: secure.
arcs-resource-psionic = Psionic
    .text = Spent in the Prelude: take 1 action of the lead card’s suit.

arcs-suit-administration = Administration
    .text = Tax, repair or influence.
arcs-suit-aggression = Aggression
    .text = Battle, move or secure.
arcs-suit-construction = Construction
    .text = Build or repair.
arcs-suit-mobilization = Mobilization
    .text = Move or influence.

arcs-action-tax = Tax
    .text = Choose your own city, or a rival city in a system you control: gain 1 resource of its planet’s type. A rival city also gives you 1 agent of that rival as a captive. Each city once per turn.
arcs-action-build = Build
    .text = Build a city or starport in an empty building slot where you have a piece, or 1 ship at a starport of yours (once per turn each). Where a rival controls the system, it enters damaged.
arcs-action-move = Move
    .text = Move any number of your ships from one system to an adjacent one. From a starport of yours they may go on, until they enter a planet or a gate that a rival controls.
arcs-action-repair = Repair
    .text = Make 1 of your damaged ships or buildings fresh.
arcs-action-influence = Influence
    .text = Place 1 agent from your supply on a Court card.
arcs-action-secure = Secure
    .text = Take a Court card on which you have more agents than each rival. Rival agents on it become your captives.
arcs-action-battle = Battle
    .text = Attack a rival in a system where you have ships: collect up to 1 die per ship and roll.

arcs-ambition-tycoon = Tycoon
    .text = Most Material and Fuel icons, counted together. Declared with a 2 or a 7.
arcs-ambition-tyrant = Tyrant
    .text = Most captives. Declared with a 3 or a 7.
arcs-ambition-warlord = Warlord
    .text = Most trophies. Declared with a 4 or a 7.
arcs-ambition-keeper = Keeper
    .text = Most Relic icons. Declared with a 5 or a 7.
arcs-ambition-empath = Empath
    .text = Most Psionic icons. Declared with a 6 or a 7.

## Names: pieces, places and dice

arcs-building-city = city
arcs-building-starport = starport
arcs-piece-ship = ship
arcs-piece-city = city
arcs-piece-starport = starport
arcs-piece-cloud-city = cloud city
arcs-damaged-ship = ship at { $at }
arcs-damaged-building = building at { $site }
arcs-loot-slot = resource in { $slot }
arcs-loot-guild = { $card }

arcs-gate = Gate { $cluster }
arcs-planet = Planet { $cluster }‑{ $letter }
arcs-site = { $n ->
    [3] { $system }, outside the slots
   *[other] { $system }, site { $n }
 }
arcs-slot = slot { $n }
arcs-slot-holdings = { arcs-card-ancient-holdings }
arcs-slot-new = the new token

arcs-die-assault = assault
    .text = Assault die (red): the most bursts, but flames hit your own ships.
arcs-die-skirmish = skirmish
    .text = Skirmish die (blue): a burst or nothing, without danger.
arcs-die-raid = raid
    .text = Raid die (orange): keys to steal with and bursts for buildings, but also flames and reticles.
arcs-symbol-hits = { $n ->
    [one] 1 burst
   *[other] { $n } bursts
 }
arcs-symbol-building-hits = { $n ->
    [one] 1 building burst
   *[other] { $n } building bursts
 }
arcs-symbol-keys = { $n ->
    [one] 1 key
   *[other] { $n } keys
 }
arcs-symbol-self-hits = { $n ->
    [one] 1 flame
   *[other] { $n } flames
 }
arcs-symbol-intercepts = { $n ->
    [one] 1 reticle
   *[other] { $n } reticles
 }

## Names: setup cards

arcs-board-two-frontiers = Frontiers
arcs-board-two-mix-up-one = Mix Up 1
arcs-board-two-homelands = Homelands
arcs-board-two-mix-up-two = Mix Up 2
arcs-board-three-mix-up = Mix Up
arcs-board-three-frontiers = Frontiers
arcs-board-three-homelands = Homelands
arcs-board-three-core-conflict = Core Conflict
arcs-board-four-mix-up-one = Mix Up 1
arcs-board-four-mix-up-two = Mix Up 2
arcs-board-four-frontiers = Frontiers
arcs-board-four-mix-up-three = Mix Up 3

## Questions: before the first round, and playing a card

arcs-ask-chance = Chance decides.
arcs-ask-draft = Draft: choose a leader or a lore card.
arcs-ask-draft-leader = Draft: choose your leader.
arcs-ask-draft-lore = Draft: choose a lore card.
arcs-ask-mulligan = Keep your hand, or discard it and draw 6 new cards.
arcs-ask-lead = Play a lead card, or pass the initiative.
arcs-ask-follow = { $number ->
    [0] { $card } leads, and its number is 0: surpass it, copy or pivot.
   *[other] { $card } leads: surpass it, copy or pivot.
 }
arcs-ask-declare = Declare an ambition with your lead card, or decline. First place: { $first } power, second place: { $second } power.
arcs-ask-seize = Before your Prelude: play another card to seize the initiative, or decline.
arcs-ask-seize-or-declare = Before your Prelude: play another card to seize the initiative, declare an ambition with { $card }, or decline.

## Questions: the turn and its actions

arcs-ask-prelude = { $pips ->
    [0] Your Prelude, without pips: spend a resource, use a card, or end your turn.
    [one] Your Prelude, then 1 pip: spend a resource, use a card, go on to an action, or end your turn.
   *[other] Your Prelude, then { $pips } pips: spend a resource, use a card, go on to an action, or end your turn.
 }
arcs-ask-turn = { $pips ->
    [0] No pips are left: end your turn.
    [one] Your turn, 1 pip left: choose an action, or end your turn.
   *[other] Your turn, { $pips } pips left: choose an action, or end your turn.
 }
arcs-ask-spent = You have spent 1 { $resource }: choose the action it gives, or decline.
arcs-ask-free = { $card } lets you take one more action ({ $action }): choose how you take it, or decline.
arcs-ask-must = { $card }: now you must take this action ({ $action }). Choose how.
arcs-ask-fleet = Move { $from } → { $to }: choose how many ships go.
arcs-ask-catapult = Catapult move at { $at }: choose where the ships go on to, or stop.
arcs-ask-arrange = You may rearrange your resources: exchange slots until you are done.
arcs-ask-overflow = { $n ->
    [one] 1 resource has no slot and will be discarded: exchange it for one you can spare, or choose Done.
   *[other] { $n } resources have no slot and will be discarded: exchange them for others you can spare, or choose Done.
 }
arcs-ask-gain = Choose the type of the resource you gain.
arcs-ask-may-gain = { $card }: choose the type of the resource you gain, or decline.
arcs-ask-relief = You have neither ships nor starports on the map: choose the gate for new ships.

## Questions: battle

arcs-ask-collect = Battle: choose how many { $die } dice you collect.
arcs-ask-own-hits = { $n ->
    [one] Your ships take 1 hit: choose a fresh or a damaged one.
   *[other] Your ships take { $n } hits: choose how many strike fresh ones.
 }
arcs-ask-ship-hits = { $n ->
    [one] 1 hit on rival ships: choose a fresh or a damaged one.
   *[other] { $n } hits on rival ships: choose how many strike fresh ones.
 }
arcs-ask-building-hits = { $n ->
    [one] 1 hit on rival buildings: choose the one it strikes.
   *[other] { $n } hits on rival buildings: choose the one each hit strikes.
 }
arcs-ask-raid = { $keys ->
    [one] Raid on { $rival }: choose what you steal (1 key left), or stop.
   *[other] Raid on { $rival }: choose what you steal ({ $keys } keys left), or stop.
 }
arcs-ask-ransack = Ransack the Court: choose a card with an agent of { $rival }.

## Questions of cards

arcs-ask-order = Several cards act now: choose which comes first.
arcs-ask-card-declare = { $card }: declare an ambition, or decline.
arcs-ask-reroll = { $n ->
    [one] { $card }: choose 1 die to reroll, or stop.
   *[other] { $card }: choose up to { $n } dice to reroll, or stop.
 }
arcs-ask-steal = { $card }: choose the resource or guild card you steal.
arcs-ask-steal-token = { $card }: choose from whom you steal 1 { $resource }.
arcs-ask-may-steal-guild = { $card }: choose the guild card you steal, or decline.
arcs-ask-place-ships = { $n ->
    [one] { $card }: choose where you place 1 ship.
   *[other] { $card }: choose where you place { $n } ships.
 }
arcs-ask-place-one-each = { $n ->
    [one] { $card }: choose the system where you place 1 ship.
   *[other] { $card }: choose the { $n } systems where you place 1 ship each.
 }
arcs-ask-take = { $n ->
    [one] { $card }: take 1 more { $resource }, or choose Done.
   *[other] { $card }: take up to { $n } { $resource }, one at a time, or choose Done.
 }

## Questions of single cards

arcs-ask-beside = { $card }: choose the card you lay it beside. You take that card into your hand when the round ends.
arcs-ask-pressgang = { $card }: choose how many captives of { $rival } you return. You gain 1 resource for each.
arcs-ask-pressgang-gain = { $n ->
    [one] { $card }: choose the type of the resource you gain.
   *[other] { $card }: choose the types of the { $n } resources you gain, one at a time.
 }
arcs-ask-execute = { $card }: choose how many captives of { $rival } you move to your trophies.
arcs-ask-look-at = { $card }: choose whose hand you look at.
arcs-ask-exchange = { $card }: swap one of your cards for one of { $rival }’s, or decline.
arcs-ask-discard-hand = { $card }: choose the cards you discard, then Done. You draw as many, plus 1.
arcs-ask-trade-take = { $card }: choose what you take from { $rival }.
arcs-ask-trade-give = { $card }: you take 1 { $resource }. Choose what you give to { $rival } for it.
arcs-ask-fence = { $card }: choose the resource you discard for 1 Relic.
arcs-ask-cluster = { $card }: choose the cluster. You place 1 ship in each of its systems.
arcs-ask-outrage = { $card }: choose the type of which everybody, you included, provokes outrage, or decline.
arcs-ask-return-city = { $card }: choose the city that returns to its owner’s board, or decline.
arcs-ask-seize-now = { $card }: seize the initiative, or decline.
arcs-ask-pay = { $card }: to declare { $ambition }, choose the guild card you give away.
arcs-ask-agents = { $n ->
    [one] { $card }: choose 1 Court card on which you place an agent, or choose Done.
   *[other] { $card }: choose up to { $n } Court cards on which you place 1 agent each, or choose Done.
 }
arcs-ask-rifles = { $n ->
    [one] { $card }: choose whether you roll 1 skirmish die.
   *[other] { $card }: choose how many skirmish dice you roll, at most { $n }.
 }
arcs-ask-sprint = { $card }: choose which fresh ships that moved go one system further, or decline.
arcs-ask-repair-ship = { $card }: repair 1 of your attacking ships at { $at }, or decline.
arcs-ask-pay-token = { $card }: choose the resource you spend as { $resource } for the city at { $at }.

## Choices: chance, as replays show it

arcs-choice-initiative = The initiative goes to { $seat }
arcs-choice-board = Setup card { $board }
arcs-choice-reveal = Reveal { $card }
arcs-choice-deal = Deal { $card } to { $seat }
arcs-choice-draw = Draw { $card }
arcs-choice-roll = Roll the { $die } die: face { $face }
arcs-choice-show = Show the hidden cards

## Choices: before the first round, and playing a card

arcs-choice-pick = Take { $card }
arcs-choice-keep = Keep the hand
arcs-choice-mulligan = Draw a new hand
arcs-choice-lead = Lead { $card }
    .group = Lead
arcs-choice-pass = Pass the initiative
arcs-choice-surpass = Surpass with { $card }
    .group = Surpass
arcs-choice-copy = Copy with { $card }
    .group = Copy
arcs-choice-pivot = Pivot with { $card }
    .group = Pivot
arcs-choice-seize = Seize with { $card }
    .group = Seize
arcs-choice-seize-now = Seize the initiative
arcs-choice-declare = Declare { $ambition }
    .group = Declare
arcs-choice-decline = Decline

## Choices: the Prelude and the actions of a turn

arcs-choice-spend = Spend 1 { $resource } ({ $slot })
    .group = Resources
arcs-choice-use = Use { $card }
    .group = Cards
arcs-choice-end-turn = End turn
arcs-choice-tax = Tax the city at { $site }
    .group = Tax
arcs-choice-build = Build a { $piece } at { $at }
    .group = Build
arcs-choice-move = Move { $from } → { $to }
    .group = Move
arcs-choice-repair = Repair the { $what }
    .group = Repair
arcs-choice-influence = Influence { $card }
    .group = Influence
arcs-choice-secure = Secure { $card }
    .group = Secure
arcs-choice-battle = Battle { $rival } at { $at }
    .group = Battle

## Choices: new actions

arcs-choice-manufacture = Manufacture: gain 1 Material
    .group = Cards
arcs-choice-synthesize = Synthesize: gain 1 Fuel
    .group = Cards
arcs-choice-pressgang = Pressgang: return captives
    .group = Cards
arcs-choice-execute = Execute: captives to trophies
    .group = Cards
arcs-choice-abduct = Abduct: agents on { $card }
    .group = Cards
arcs-choice-trade = Trade: city at { $site }
    .group = Cards
arcs-choice-summon = Summon: 1 ship at { $at }
    .group = Cards
arcs-choice-fire-rifles = Fire Rifles: { $from } → { $at }, against { $rival }
    .group = Battle
arcs-choice-nurture = Nurture: tax the city at { $site }
    .group = Tax
arcs-choice-prune = Prune: building at { $site }
    .group = Cards
arcs-choice-tactical-move = Tactical: move { $from } → { $to } first
    .group = Move
arcs-choice-charismatic-influence = Charismatic: influence { $card } first
    .group = Influence

## Choices: the pieces of an action

arcs-choice-fleet = { $damaged ->
    [0] { $fresh ->
        [one] 1 fresh ship
       *[other] { $fresh } fresh ships
     }
   *[other] { $fresh ->
        [0] { $damaged ->
            [one] 1 damaged ship
           *[other] { $damaged } damaged ships
         }
       *[other] { $fresh } fresh, { $damaged } damaged
     }
 }
arcs-choice-go = Go on to { $to }
arcs-choice-stop = Stop here
arcs-choice-collect = { $n ->
    [0] No { $die } dice
    [one] 1 { $die } die
   *[other] { $n } { $die } dice
 }
arcs-choice-reroll = Reroll 1 { $die } die: face { $face }
arcs-choice-damage = { $n ->
    [0] Hit damaged ships only
    [one] Hit 1 fresh ship
   *[other] Hit { $n } fresh ships
 }
arcs-choice-hit = Hit the building at { $site }
arcs-choice-steal = Steal from { $from }: { $loot }
arcs-choice-ransack = Ransack { $card }
arcs-choice-swap = Exchange { $slots }
arcs-choice-done = Done
arcs-choice-gain = Gain 1 { $resource }
arcs-choice-place = Place at { $at }
arcs-choice-cluster = Cluster { $n }
arcs-choice-rival = Choose { $seat }
arcs-choice-type = Choose { $resource }
arcs-choice-return = Return the city at { $site }
arcs-choice-discard-token = Discard the token in { $slot }
arcs-choice-discard-card = Discard { $card }
arcs-choice-beside = Lay it beside { $card }
arcs-choice-give = Give { $card }
arcs-choice-give-token = Give the token in { $slot }
arcs-choice-exchange = Swap { $mine } for { $theirs }
arcs-choice-captives = { $n ->
    [0] No captives of { $owner }
    [one] 1 captive of { $owner }
   *[other] { $n } captives of { $owner }
 }
arcs-choice-first = { $card } first
## Choices, where the table tells more about them

arcs-label-roll = Roll the { $die } die: { $shows }
arcs-label-reroll = Reroll 1 { $die } die: { $shows }
arcs-label-spend-as = Spend 1 { $token } as { $resource } ({ $slot })
    .group = Resources
arcs-label-spend-in-vain = Spend 1 { $resource } for nothing, as it is outraged ({ $slot })
    .group = Resources
arcs-label-discard-token = Discard 1 { $resource } ({ $slot })
arcs-label-give-token = Give 1 { $resource } ({ $slot })
arcs-label-swap = Exchange { $one } ({ $a }) and { $other } ({ $b })
arcs-label-shift = Move { $resource }: { $from } → { $to }
arcs-label-steal = Steal 1 { $resource } from { $from } ({ $slot })
arcs-label-raid = { $keys ->
    [one] Steal 1 { $resource } from { $from } for 1 key ({ $slot })
   *[other] Steal 1 { $resource } from { $from } for { $keys } keys ({ $slot })
 }
arcs-label-raid-guild = { $keys ->
    [one] Steal { $card } from { $from } for 1 key
   *[other] Steal { $card } from { $from } for { $keys } keys
 }
arcs-label-tax = Tax your city at { $site }: 1 { $resource }
    .group = Tax
arcs-label-tax-rival = Tax the city of { $rival } at { $site }: 1 { $resource }
    .group = Tax
arcs-label-build-damaged = Build a { $piece } at { $at }: it enters damaged
    .group = Build
arcs-label-repair-building = Repair the { $kind } at { $site }
    .group = Repair
arcs-label-prune = Prune: replace the building at { $site } with a { $kind }
    .group = Cards
arcs-label-return = Return the city of { $seat } at { $site }
arcs-label-damage = { $destroyed ->
    [0] { $fresh ->
        [one] Damage 1 fresh ship
       *[other] Damage { $fresh } fresh ships
     }
    [one] { $fresh ->
        [0] Destroy 1 damaged ship
        [one] Hit 1 fresh ship; 1 ship is destroyed
       *[other] Hit { $fresh } fresh ships; 1 ship is destroyed
     }
   *[other] { $fresh ->
        [0] Destroy { $destroyed } damaged ships
        [one] Hit 1 fresh ship; { $destroyed } ships are destroyed
       *[other] Hit { $fresh } fresh ships; { $destroyed } ships are destroyed
     }
 }
arcs-label-hit = Damage the { $kind } at { $site }
arcs-label-destroy = Destroy the damaged { $kind } at { $site }

## Log: setup, chapters, rounds

arcs-log-initiative = { $seat } receives the initiative marker.
arcs-log-board-drawn = Setup card: { $board }.
arcs-log-court-shown = New in the Court: { $card }.
arcs-log-draft-shown = { $card } can be drafted.
arcs-log-picked = { $seat } drafts { $card }.
arcs-log-chapter-begins = Chapter { $n } begins.
arcs-log-dealt = { $seat } is dealt { $card }.
arcs-log-mulliganed = { $seat } discards their hand and draws a new one.
arcs-log-led = { $seat } leads { $card }.
arcs-log-passed-initiative = { $seat } passes the initiative.
arcs-log-all-passed = Everybody passes: all hands are discarded and the chapter ends.
arcs-log-surpassed = { $seat } surpasses with { $card }.
arcs-log-copied = { $seat } copies with { $card }, face down.
arcs-log-copied-hidden = { $seat } copies with a face-down card.
arcs-log-pivoted = { $seat } pivots with { $card }.
arcs-log-seized = { $seat } seizes the initiative.
arcs-log-seized-with = { $seat } plays { $card } face down to seize.
arcs-log-declared = { $seat } declares { $ambition }: { $first } power for first place, { $second } for second place.
arcs-log-zero-marker = The zero marker covers the lead card: its number is 0 for this round.
arcs-log-round-ends = The round ends: { $seat } holds the initiative.
arcs-log-turn-ends = { $seat } ends their turn.
arcs-log-relieved = { $n ->
    [one] { $seat } returns to the map with 1 ship at { $at }.
   *[other] { $seat } returns to the map with { $n } ships at { $at }.
 }

## Log: resources and guild cards

arcs-log-gained = { $seat } gains 1 { $resource }.
arcs-log-supply-empty = The supply is empty: { $resource }.
arcs-log-spent = { $seat } spends 1 { $resource }.
arcs-log-spent-as = { $seat } spends 1 { $token } as { $resource }.
arcs-log-spent-in-vain = { $seat } spends 1 { $resource } for nothing, as it is outraged.
arcs-log-discarded = { $seat } discards 1 { $resource }.
arcs-log-swapped = { $seat } exchanges { $one } ({ $a }) and { $other } ({ $b }).
arcs-log-shifted = { $seat } moves { $resource }: { $from } → { $to }.
arcs-log-token-stolen = { $seat } steals 1 { $resource } from { $rival }.
arcs-log-guild-stolen = { $seat } steals { $card } from { $rival }.
arcs-log-outraged = { $seat } provokes outrage: { $resource }.
arcs-log-begins-outraged = { $seat } begins with this type outraged: { $resource }.
arcs-log-card-discarded = { $seat } discards { $card }.
arcs-log-buried = The card { $card } is buried under the Court deck.

## Log: actions

arcs-log-taxed = { $seat } taxes the city at { $site }.
arcs-log-captured = { $n ->
    [one] { $seat } captures 1 agent of { $rival }.
   *[other] { $seat } captures { $n } agents of { $rival }.
 }
arcs-log-built = { $seat } builds a { $piece } at { $at }.
arcs-log-built-damaged = { $seat } builds a { $piece } at { $at }. It enters damaged, as a rival controls the system.
arcs-log-moved = { $fresh ->
    [0] { $damaged ->
        [one] { $seat } moves 1 damaged ship from { $from } to { $to }.
       *[other] { $seat } moves { $damaged } damaged ships from { $from } to { $to }.
     }
   *[other] { $damaged ->
        [0] { $fresh ->
            [one] { $seat } moves 1 ship from { $from } to { $to }.
           *[other] { $seat } moves { $fresh } ships from { $from } to { $to }.
         }
       *[other] { $seat } moves ships from { $from } to { $to }: { $fresh } fresh, { $damaged } damaged.
     }
 }
arcs-log-ship-repaired = { $seat } repairs 1 ship at { $at }.
arcs-log-building-repaired = { $seat } repairs the { $kind } at { $site }.
arcs-log-influenced = { $seat } places an agent on { $card }.
arcs-log-secured = { $seat } secures { $card }.
arcs-log-ransacked = { $seat } ransacks the Court and takes { $card }.
arcs-log-agents-taken = { $n ->
    [one] { $seat } takes 1 agent of { $rival } from it as a trophy.
   *[other] { $seat } takes { $n } agents of { $rival } from it as trophies.
 }
arcs-log-used = { $seat } uses { $card }.
arcs-log-laid-beside = { $seat } lays { $card } beside { $beside } and will take that card when the round ends.
arcs-log-lavish = As { $card }, { $seat } discards all Fuel.
arcs-log-ships-placed = { $n ->
    [one] { $seat } places 1 ship at { $at }.
   *[other] { $seat } places { $n } ships at { $at }.
 }
arcs-log-card-given = { $seat } gives { $card } to { $rival }.
arcs-log-pruned = { $seat } prunes: a { $kind } now stands at { $site }.
arcs-log-rifles-fired = { $seat } fires from { $from } at { $rival } ({ $at }).
arcs-log-captives-freed = { $n ->
    [one] { $seat } returns 1 captive to { $rival }.
   *[other] { $seat } returns { $n } captives to { $rival }.
 }
arcs-log-captives-executed = { $n ->
    [one] { $seat } executes 1 captive of { $rival }: it becomes a trophy.
   *[other] { $seat } executes { $n } captives of { $rival }: they become trophies.
 }
arcs-log-traded = { $seat } trades with { $rival }: takes 1 { $taken }, gives 1 { $given }.
arcs-log-court-shuffled = Cards are shuffled into the Court deck.

## Log: battle

arcs-log-battle = { $seat } attacks { $rival } at { $at }.
arcs-log-collected = { $n ->
    [one] { $seat } collects 1 { $die } die.
   *[other] { $seat } collects { $n } { $die } dice.
 }
arcs-log-rolled = The { $die } die shows { $shows }.
arcs-log-rerolled = { $seat } rerolls 1 { $die } die that shows { $shows }.
arcs-log-totals = The roll in all: { $roll }.
arcs-log-ships-damaged = { $n ->
    [one] { $seat } takes hits at { $at }: 1 ship is damaged.
   *[other] { $seat } takes hits at { $at }: { $n } ships are damaged.
 }
arcs-log-ships-destroyed = { $n ->
    [one] { $seat } destroys 1 ship of { $rival } at { $at } and takes it as a trophy.
   *[other] { $seat } destroys { $n } ships of { $rival } at { $at } and takes them as trophies.
 }
arcs-log-building-damaged = { $seat } takes 1 hit: a { $kind } is damaged ({ $site }).
arcs-log-building-destroyed = { $seat } destroys a { $kind } of { $rival } ({ $site }) and takes it as a trophy.
arcs-log-city-returned = { $seat } takes a city back onto their board ({ $site }).
arcs-log-battle-ends = The battle is over.

## Log: hidden cards

arcs-log-drew = { $seat } draws { $card }.
arcs-log-drew-hidden = { $seat } draws 1 card.
arcs-log-took-card = { $seat } takes { $card } into their hand.
arcs-log-looked = { $seat } looks at the hand of { $rival }.
arcs-log-exchanged = { $seat } gives { $mine } to { $rival } and takes { $theirs }.
arcs-log-exchanged-hidden = { $seat } exchanges a hand card with { $rival }.
arcs-log-hand-discarded = { $seat } discards { $card }, face down.
arcs-log-hand-discarded-hidden = { $seat } discards 1 hand card, face down.

## Log: the end of a chapter

arcs-log-scored = { $place ->
    [1] { $seat } takes first place in { $ambition }: +{ $power } power{ $markers ->
        [1] { "" }
       *[other] , from { $markers } markers
     }{ $cities ->
        [0] { "" }
       *[other] , { $cities } of it for cities
     }.
   *[other] { $seat } takes second place in { $ambition }: +{ $power } power{ $markers ->
        [1] { "" }
       *[other] , from { $markers } markers
     }.
 }
arcs-log-nobody-scored = Nobody gains power for { $ambition }.
arcs-log-trophies-returned = All trophies return to their owners.
arcs-log-captives-returned = All captives return to their owners.
arcs-log-marker-flipped = An ambition marker is flipped: from now on { $first } power for first place, { $second } for second place.
arcs-log-won = { $seat } wins the game!

## Why not: the table, the draft and the question

arcs-why-players = 2–4 people play, and one of them begins; the number here is { $n }.
arcs-why-other-board = This setup card is for another number of people, not for { $n }.
arcs-why-lore-each = Each person gets 1 or 2 lore cards; the number here is { $n }.
arcs-why-one-leader = You have your leader already: take a lore card.
arcs-why-enough-lore = { $n ->
    [one] You have your lore card already: take a leader.
   *[other] You have your { $n } lore cards already: take a leader.
 }
arcs-why-not-in-row = The card { $card } is not among those to draft.
arcs-why-not-your-turn = Somebody else decides now.
arcs-why-other-question = This does not answer the question that is open now.
arcs-why-one-at-a-time = Prelude actions are taken one at a time: first finish the one you have begun.

## Why not: playing a card

arcs-why-not-in-hand = { $card } is not in your hand.
arcs-why-not-the-lead = Somebody else has led this round: you surpass, copy or pivot.
arcs-why-must-follow = Only the holder of the initiative can pass: play a card.
arcs-why-other-suit = To surpass you need a card of the lead suit: { $suit }.
arcs-why-too-low = To surpass you need a number above { $n }.
arcs-why-lead-suit = Pivoting needs another suit: with { $suit } you can only surpass or copy.
arcs-why-already-seized = The initiative has already been seized this round.
arcs-why-holds-initiative = You hold the initiative already.
arcs-why-no-marker = No ambition marker is available.
arcs-why-other-ambition = The number of your card does not declare { $ambition }.

## Why not: Prelude and pips

arcs-why-prelude-over = Your Prelude is over: it ends with the first pip you use.
arcs-why-no-pips = You have no pips left.
arcs-why-not-this-action = Your pips do not allow this action: { $action }.
arcs-why-not-by-resource = { $resource } does not give you this action: { $action }.
arcs-why-no-token = There is no token in { $slot }.
arcs-why-not-as-that-type = The token in { $slot } cannot be spent as { $resource }.
arcs-why-not-yours = The card { $card } is not in your play area.
arcs-why-no-prelude = There is no Prelude action on { $card }.
arcs-why-just-secured = You secured { $card } in this Prelude: its Prelude action is open to you from your next turn on.
arcs-why-once-per-turn = You have used { $card } this turn already.
arcs-why-none-in-supply = No { $resource } is left in the supply.

## Why not: actions

arcs-why-out-of-play = { $at } is out of play.
arcs-why-not-controlled = You do not control { $at }: that takes more fresh ships than each rival has there.
arcs-why-no-city = No city stands here: { $site }.
arcs-why-already-taxed = This city has already been taxed this turn.
arcs-why-none-left = You have no { $piece } left.
arcs-why-not-present = You have no ship or building at { $at }.
arcs-why-no-starport = You have no starport at { $at }.
arcs-why-starport-used = Every starport you have at { $at } has already built a ship this turn.
arcs-why-gate-has-no-slots = { $at } has no building slots.
arcs-why-no-empty-slot = No building slot is empty at { $at }.
arcs-why-no-ships = You have no ships at { $at }.
arcs-why-not-adjacent = { $from } and { $to } are not adjacent.
arcs-why-fewer-ships = You do not have that many ships to move here.
arcs-why-too-many-ships = { $n ->
    [one] At most 1 ship can move at a time.
   *[other] At most { $n } ships can move together.
 }
arcs-why-nothing-damaged = Nothing of yours is damaged at { $at }.
arcs-why-not-damaged = This building is not damaged: { $site }.
arcs-why-no-agents = You have no agents left in your supply.
arcs-why-not-in-court = The card { $card } is not in the Court.
arcs-why-not-most-agents = You need more agents on { $card } than each rival has there.

## Why not: battle and raid

arcs-why-no-attacker = You have no ships at { $at } to attack with.
arcs-why-no-defender = { $rival } has neither ships nor buildings at { $at }.
arcs-why-nothing-to-raid = No raid dice: the defender has no building at { $at }, but has one elsewhere.
arcs-why-too-few-dice = { $n ->
    [one] You must collect at least 1 die of this type.
   *[other] You must collect at least { $n } dice of this type.
 }
arcs-why-too-many-dice = { $n ->
    [0] You cannot collect any dice of this type.
    [one] You can collect at most 1 die of this type.
   *[other] You can collect at most { $n } dice of this type.
 }
arcs-why-hits-wasted = A hit would be lost although it could still strike something: assign the hits differently.
arcs-why-not-defending = No building of the defender stands here: { $site }.
arcs-why-missing-keys = { $n ->
    [one] This costs 1 key, and you have none left.
   *[other] This costs { $n } keys, and you have fewer left.
 }
arcs-why-no-agent-there = { $rival } has no agent on { $card }.
arcs-why-no-exchange = This exchange changes nothing: both places hold the same or cost the same to raid, or one of them is covered.

## Why not: cards that forbid or demand something

arcs-why-guarded = This is protected from theft by { $card }.
arcs-why-no-raid-dice = No raid dice: the defender has { $card } and a fresh starport at { $at }.
arcs-why-needs-control = { $card }: this needs a system you control, and { $at } is not one of them.
arcs-why-no-card-of-suit = { $card } needs a card of this suit, played face up this round: { $suit }.
arcs-why-supply-first = { $card } steals only when the supply is empty, and there is still { $resource } in it.
arcs-why-callow-tax = As { $card } you tax only in systems you control, and { $at } is not one of them.
arcs-why-nothing-follows = With { $card } this action must follow, and then it could not be taken: { $action }.
arcs-why-no-guild-to-give = As { $card } you pay for a declaration with a guild card, and you have none.
arcs-why-needs-two-agents = As { $card } you need at least 2 agents of your own on a guild card to secure it.
arcs-why-no-fresh-ships = { $card } needs fresh ships, and you have none at { $at }.
arcs-why-has-not-moved = { $card } moves only fresh ships that took part in the move, and there are none at { $at }.
arcs-why-one-in-system = { $card } allows only 1 such building at { $at }, over all players.
arcs-why-no-token-to-pay = { $card } costs a token you do not have: { $resource }.
arcs-why-not-in-slot = { $card } works only on buildings in building slots, not here: { $site }.
arcs-why-not-your-building = { $card } works only on your own buildings, not here: { $site }.
arcs-why-no-captives = { $card } needs captives, and you have none.
arcs-why-at-least-one = { $card }: choose at least 1.
arcs-why-no-rival-agents = No rival has an agent on { $card }.
arcs-why-too-few-weapons = You need at least { $n } weapon icons to abduct the agents on { $card }.
arcs-why-prelude-begun = { $card } must be the first thing you do in your Prelude.
arcs-why-own-city = { $card }: this needs a rival city, and this one is yours: { $site }.
arcs-why-nothing-to-trade = { $card }: the owner of this city has no token of its type, or you have none of a type they lack: { $site }.
arcs-why-no-tokens = { $card } needs a resource token, and you have none.
arcs-why-already-declared = { $card }: an ambition has been declared this round already.
arcs-why-face-down = { $card } needs a card that surpasses or pivots; yours lies face down.
arcs-why-only-standard = No new action can take the place of an action that an effect grants: { $action }.
