### Aristeia!: what the rules ask, offer, tell and refuse. Names and texts of characters, tactics, states and scenarios: aristeia_cards.ftl.
### Where a list may be empty (the target of an action, the tactics that help it, whom a tactic is for), `[nothing]` is the word of common-list-empty.

## Pieces, zones, dice, symbols, sides of a marker

aris-figure = { $character } ({ $seat })
aris-barrier = Barrier { $n }
aris-zone-central = central zone
aris-zone-one = zone 1
aris-zone-two = zone 2
aris-zone-three = zone 3
aris-zone-four = zone 4
aris-zone-five = zone 5
aris-zone-six = zone 6
aris-objective-sole-inside = alone inside
aris-objective-more-inside-both-present = more characters inside
aris-objective-more-inside = more characters inside
aris-objective-equal-inside = as many characters inside as the opponent
aris-objective-more-zones = more conquered zones
aris-objective-equal-zones = as many conquered zones as the opponent
aris-objective-owns-central = the central zone is conquered
aris-die-red = red die
aris-die-green = green die
aris-die-orange = orange die
aris-die-blue = blue die
aris-die-yellow = yellow die
aris-die-black = black die
aris-symbol-success = success
aris-symbol-block = block
aris-symbol-special = special
aris-symbol-crit-success = critical success
aris-symbol-crit-block = critical block
aris-symbols = { $n ->
    [one] { $symbol }
   *[other] { $n } × { $symbol }
 }
aris-die-at-active = die { $n } of the active side
aris-die-at-other = die { $n } of the other side
aris-shown-die = { $colour } ({ $symbols ->
    [nothing] blank
   *[other] { $symbols }
 })
aris-shown-printed = printed symbol ({ $symbols })
aris-side-red = red side
aris-side-blue = blue side

## Windows: the moments at which tactics are played

aris-window-initiative-revealed = Initiative revealed
aris-window-preparation-begin = Beginning of preparation
aris-window-after-action-points = Action points received
aris-window-preparation-end = End of preparation
aris-window-actions-begin = Beginning of the actions step
aris-window-actions-free = During the actions step
aris-window-choosing-action = Choice of an action
aris-window-action-declared = Action declared
aris-window-before-roll = Before the throw
aris-window-after-roll-before-crit = After the throw
aris-window-damage-about-to-be-suffered = Damage about to be suffered
aris-window-after-damage = After damage
aris-window-action-end = End of the action
aris-window-actions-end = End of the actions step
aris-window-states-begin = Beginning of the states step
aris-window-states-end = End of the states step
aris-window-tactic-played = Tactic played
aris-window-objectives-begin = Beginning of the objectives phase
aris-window-round-begin = Beginning of the round

## Questions: before the first round

aris-ask-chance = Chance decides.
aris-ask-team = { $n ->
    [one] Your team, in secret: choose 1 character.
   *[other] Your team, in secret: choose { $n } characters.
 }
aris-ask-deck = { $n ->
    [one] Your deck, in secret: choose 1 tactic.
   *[other] Your deck, in secret: choose { $n } tactics, 2 of each character.
 }
aris-ask-mulligan = Opening hand: keep it, or put it all back and draw 4 new tactics.
aris-ask-deployment-zone = Outsider: choose your deployment zone; your opponent gets the opposite one.
aris-ask-deployment-group = Outsider: choose your deployment zones: zone 1 with 2 and 6, or zone 3 with 4 and 5.
aris-ask-first-deployer = Outsider: choose who deploys first.
aris-ask-deploy = Deploy a character on a free space inside or next to your zones.

## Questions: round and turn

aris-ask-scoring-zone = Outsider: choose the new scoring zone.
aris-ask-plan = { $n ->
    [one] Planning, in secret: choose your next initiative card (1 choice left).
   *[other] Planning, in secret: choose your next initiative card ({ $n } choices left).
 }
aris-ask-prevail = Both tactics decide the activation order: choose the one that prevails.
aris-ask-first-activation = Choose whose character activates first.

## Questions: activation

aris-ask-act = { $figure }: { $n } AP, { $movement } MP. Act, move, play a tactic, or finish.
aris-ask-turn-marker = Outsider: choose the marker that takes effect next.
aris-ask-return = { $figure } returns from the bench: choose a free space.
aris-ask-hold = { $figure } tries to disengage: choose which of your characters holds.
aris-ask-move-away = { $figure } has disengaged and must move: choose a free space.
aris-ask-success = { $action } succeeds: apply its success effect, or decline.
aris-ask-repeat = Free repeat of { $action }: choose its target.

## Questions: tactics

aris-ask-window = { $window }.{ $moment } Play a tactic, or pass.
aris-ask-opening-window = { $window }.{ $moment } Play a tactic, pass, or let your opponent go first.
aris-moment-none = { "" }
aris-moment-activation = { " " }{ $figure } is active.
aris-moment-action = { " " }{ $figure }: { $action }.
aris-moment-action-at = { " " }{ $figure }: { $action } on { $piece }.
aris-ask-first-tactic = { $window }: choose who may play a tactic first.
aris-ask-first-skill = { $skill } on both sides: choose who uses it first.
aris-ask-answer = { $seat } plays { $tactic }: answer with a tactic, or pass.
aris-ask-fetch = Choose the tactic you take from your deck into your hand.

## Questions: rolls

aris-ask-focus = { $figure } is Focused: remove the marker to add 1 die, or decline.
aris-ask-first-critical = Both rolls hold a critical block: choose who uses theirs first.
aris-ask-critical = Critical block: cancel 1 die of the other roll, or decline.
aris-ask-first-switch = Choose who activates switches first.
aris-ask-switch = { $figure }: activate a switch, or finish.
aris-ask-pay = Cost of the switch: pay with a plain or with a critical symbol.
aris-ask-reroll = { $n ->
    [one] Choose 1 die to reroll.
   *[other] Choose up to { $n } dice to reroll.
 }
aris-ask-take = { $n ->
    [one] Choose the die that loses 1 { $symbol }.
   *[other] Choose a die that loses 1 { $symbol } (up to { $n } times).
 }
aris-ask-colour = Choose the die you add to the roll.
aris-ask-exchange = Choose the die you take out of the roll. It is replaced by: { $colour }.

## Questions: effects

aris-ask-displace = { $n ->
    [one] Displace { $piece } 1 space: choose a free adjacent space.
   *[other] Displace { $piece } { $n } spaces: choose the first of them.
 }
aris-ask-displace-up-to = { $n ->
    [one] Displace { $piece } up to 1 space: choose it, or stop.
   *[other] Displace { $piece } up to { $n } spaces: choose the first of them, or stop.
 }
aris-ask-place = Place { $piece }: choose a free space.
aris-ask-beside = { $piece } will be placed next to an adjacent piece: choose that piece.
aris-ask-split = { $figure } is about to suffer { $n } damage: choose how much of it Maximus takes.
aris-ask-unmark = { $n ->
    [one] { $figure }: choose 1 state marker to remove.
   *[other] { $figure }: choose { $n } state markers to remove, one by one.
 }

## Choices: chance, as replays show it

aris-choice-roll = { $die }
aris-choice-draw = Draw { $tactic }
aris-choice-deal = Deal { $character } to { $seat }
aris-choice-deal-tactic = Deal { $tactic } to { $seat }
aris-choice-lose = Discard { $tactic } at random
aris-choice-outsider = { $seat } becomes the Outsider
aris-choice-unseal = All ready: continue
aris-choice-reveal = Reveal the initiative cards

## Choices: before the first round, round and turn

aris-choice-pick = Choose { $character }
aris-choice-keep = Choose { $tactic }
aris-choice-keep-hand = Keep the hand
aris-choice-new-hand = Draw a new hand
aris-choice-zone = Choose: { $zone }
aris-choice-first = { $seat } goes first
aris-choice-deploy = Deploy { $character }: { $space }
aris-choice-plan = Plan { $character }
aris-choice-prevail = The tactic of { $seat } prevails

## Choices: the actions step

aris-choice-step = Move: { $space }
    .group = Move
aris-choice-disengage = Disengage
    .group = Move
aris-choice-act = { $with ->
    [nothing] { $target ->
        [nothing] { $action }
       *[other] { $action }: { $target }
     }
   *[other] { $action } with { $with }: { $target }
 }
    .group = Actions
aris-choice-repeat = { $with ->
    [nothing] Repeat: { $target }
   *[other] Repeat with { $with }: { $target }
 }
    .group = Actions
aris-choice-play = { $on ->
    [nothing] Play { $tactic }
   *[other] Play { $tactic }: { $on }
 }
    .group = Tactics
aris-choice-pass = Pass
aris-choice-done = Finish

## Choices: the pieces of these

aris-choice-hold = Hold with { $figure }
aris-choice-focus = Remove Focused, add a die
aris-choice-cancel = Cancel { $die }
aris-choice-switch = Activate { $switch }
    .group = Switches
aris-choice-pay = Pay 1 { $symbol }
aris-choice-apply = Apply the effect
aris-choice-decline = Decline
aris-choice-displace = Displace: { $space }
aris-choice-stay = Displace no farther
aris-choice-place = Place: { $space }
aris-choice-beside = Next to { $piece }
aris-choice-split = Maximus takes { $n } damage
aris-choice-reroll = Reroll { $die }
aris-choice-enough = No more
aris-choice-take = Take it from { $die }
aris-choice-colour = Add 1 { $colour }
aris-choice-exchange = Take out { $die }
aris-choice-remove = Remove { $state } ({ $side })
aris-choice-turn = Next marker: { $state }
aris-choice-fetch = Take { $tactic }

## Log: before the first round

aris-log-picked = { $seat } chooses { $character }.
aris-log-joined = { $figure } joins the team.
aris-log-kept = { $seat } puts { $tactic } in the tactics deck.
aris-log-new-hand = { $seat } puts the opening hand back and draws 4 new tactics.
aris-log-kept-hand = { $seat } keeps the opening hand.
aris-log-outsider = { $seat } becomes the Outsider.
aris-log-zone-taken = { $seat } chooses where to deploy: { $zone }.
aris-log-deploys-first = { $seat } deploys first.
aris-log-deployed = { $figure } deploys: { $space }.

## Log: round, turn, scenario

aris-log-round-begins = Round { $round } begins.
aris-log-scoring-zone = New scoring zone: { $zone }.
aris-log-burnt = A red counter is put in this zone: { $zone }.
aris-log-conquered = { $seat } conquers a zone: { $zone }.
aris-log-unconquered = A zone is no longer conquered: { $zone }.
aris-log-planned = { $seat } plans { $character }.
aris-log-revealed = Initiative card revealed: { $figure }.
aris-log-activates-first = { $seat } activates first.
aris-log-objectives = The objectives phase begins.
aris-log-scored-in = { $n ->
    [one] { $seat } scores 1 victory point, { $zone }: { $objective }.
   *[other] { $seat } scores { $n } victory points, { $zone }: { $objective }.
 }
aris-log-scored = { $n ->
    [one] { $seat } scores 1 victory point: { $objective }.
   *[other] { $seat } scores { $n } victory points: { $objective }.
 }
aris-log-scored-frag = { $n ->
    [one] { $seat } scores 1 victory point: { $figure } goes to the infirmary from the central zone.
   *[other] { $seat } scores { $n } victory points: { $figure } goes to the infirmary from the central zone.
 }
aris-log-won = { $seat } wins the game!
aris-log-drawn = The game ends in a draw!

## Log: activation and moving

aris-log-activates = { $n ->
    [one] { $figure } activates with 1 action point.
   *[other] { $figure } activates with { $n } action points.
 }
aris-log-activation-ends = The activation of { $figure } ends.
aris-log-returned = { $figure } returns from the bench: { $space }.
aris-log-action-points = { $n ->
    [one] The active character gains 1 action point.
   *[other] The active character gains { $n } action points.
 }
aris-log-movement-points = { $n ->
    [one] The active character gains 1 movement point.
   *[other] The active character gains { $n } movement points.
 }
aris-log-stepped = { $figure } moves: { $space }.
aris-log-disengages = { $figure } tries to disengage.
aris-log-holds = { $figure } tries to hold.
aris-log-got-away = { $figure } disengages.
aris-log-held = { $figure } fails to disengage and loses all movement points.
aris-log-displaced = { $piece } is displaced: { $space }.
aris-log-placed = { $piece } is placed: { $space }.

## Log: actions and rolls

aris-log-declared = { $figure } declares { $action } on { $piece }.
aris-log-declared-alone = { $figure } declares { $action }.
aris-log-rolled = { $figure } rolls: { $die }.
aris-log-die-added = { $figure } adds 1 { $colour } to the roll.
aris-log-symbol-added = { $figure } adds 1 { $symbol } to the roll.
aris-log-symbol-lost = { $figure } loses 1 { $symbol } from the roll.
aris-log-thrown-again = { $figure } rerolls: { $die }.
aris-log-die-cancelled = { $figure } cancels with a critical block: { $die }.
aris-log-switched = { $figure } activates the switch { $switch }.
aris-log-skill-speaks = Automatic skill of { $figure }: { $skill }.

## Log: damage and states

aris-log-about-to-suffer = { $figure } is about to suffer { $n } damage.
aris-log-protected = { $figure } takes { $n } of this damage.
aris-log-prevented = { $n } damage to { $figure } is prevented.
aris-log-suffered = { $figure } suffers { $n } damage.
aris-log-healed = { $figure } heals { $n } damage.
aris-log-fragged = { $figure } goes to the infirmary: 1 Frag for the opponent.
aris-log-recovered = { $figure } goes from the infirmary to the bench.
aris-log-imposed = { $figure } receives a state: { $state }.
aris-log-unmarked = { $figure } loses a state: { $state }.
aris-log-markers-turned = { $figure } removes the blue markers and turns the red ones.
aris-log-burns = { $figure } burns: { $die }.
aris-log-guarded = { $figure } defends better until the end of this turn.

## Log: tactics

aris-log-played = { $seat } plays { $tactic } from hand.
aris-log-played-for = { $seat } plays { $tactic } for { $figure }.
aris-log-played-at = { $seat } plays { $tactic } for { $figure }. Target: { $target }.
aris-log-named = { $seat } also names { $tactic }.
aris-log-cancelled = { $tactic } ({ $seat }) is cancelled.
aris-log-drew = { $seat } draws { $tactic } from the deck.
aris-log-drew-hidden = { $seat } draws 1 tactic.
aris-log-fetched = { $seat } takes { $tactic } from the deck.
aris-log-fetched-hidden = { $seat } takes 1 tactic from the deck without showing it.
aris-log-discarded = { $seat } discards { $tactic } at random.

## Why not: the table and the question

aris-why-players = Aristeia! is for 2 people; the number here is { $n }.
aris-why-not-asked = Somebody else decides now.
aris-why-other-question = This does not answer the question that is open now.
aris-why-unfinished = What is open now is finished before the next step or action starts.

## Why not: team, deck, deployment, planning

aris-why-twice-in-team = { $character } is already in your team.
aris-why-not-of-team = { $tactic } does not belong to a character of your team.
aris-why-not-in-team = { $figure } is not in the team.
aris-why-deployed = { $figure } is already in the HexaDome.
aris-why-scoring-zone = Nobody deploys or returns inside a current scoring zone.
aris-why-not-your-zone = This space is neither inside nor next to your deployment zones.
aris-why-zone-not-offered = This zone is not among those you can choose: { $zone }.
aris-why-zone-central = The central zone cannot be chosen again: only zones 1 to 6 can.
aris-why-zone-burnt = A red counter lies in this zone, so it cannot be chosen: { $zone }.
aris-why-zone-occupied = Characters are inside this zone while another one is empty: { $zone }.
aris-why-planned = The card of { $character } is already in your row.

## Why not: points, moving, spaces

aris-why-no-points = { $n ->
    [one] This costs 1 action point, and none is left.
   *[other] This costs { $n } action points, and fewer are left.
 }
aris-why-no-movement = There is no movement point left.
aris-why-immobilised = { $figure } is Immobilised and cannot spend movement points.
aris-why-engaged = { $figure } is adjacent to an enemy and must disengage first.
aris-why-not-engaged = { $figure } is adjacent to no enemy and can simply move.
aris-why-enclosed = { $figure } has no free space around: there is nowhere to disengage to.
aris-why-not-free = This space is blocked or occupied: { $space }.
aris-why-not-free-to-deploy = Characters deploy on free spaces; this one is blocked or occupied: { $space }.
aris-why-not-free-to-place = Pieces are placed on free spaces; this one is blocked or occupied: { $space }.
aris-why-not-next = This space is not adjacent: { $space }.
aris-why-not-displaced-there = The displacement does not lead there: { $space }.
aris-why-not-placed-there = The character cannot be placed there: { $space }.
aris-why-no-return = Nobody returns to the HexaDome there: { $space }.

## Why not: actions and targets

aris-why-no-such-action = { $action } is not an action of the active character.
aris-why-outside = { $piece } is not in the HexaDome.
aris-why-out-of-range = { $piece } is out of range, at distance { $n }.
aris-why-no-way = { $piece } is out of range: no way of free spaces leads there.
aris-why-no-sight = { $piece } is not in line of sight.
aris-why-ally = { $piece } is an ally, and allies cannot be attacked.
aris-why-taunted = { $figure } is Taunted and can attack only the character that taunted it.
aris-why-no-target = { $action } is an action without a target.
aris-why-needs-target = { $action } needs a target.
aris-why-same-target = The free repeat needs another target than { $piece }.
aris-why-not-adjacent = { $piece } is not adjacent and cannot hold.

## Why not: dice and symbols

aris-why-die-cancelled = This die is already cancelled.
aris-why-printed-symbol = This is a printed symbol, not a die.
aris-why-no-such-symbol = There is no { $symbol } on this die.
aris-why-no-switch-step = Switches are used only in the switch step of a roll.
aris-why-dice-limit = The roll already has as many dice of this colour as it may hold: { $colour }.
aris-why-no-symbols = The switch costs more than the roll has left: { $n } × { $symbol }.

## Why not: tactics

aris-why-not-in-hand = { $tactic } is not in your hand.
aris-why-other-window = { $tactic } is played at another moment.
aris-why-not-yours = Only your opponent could play { $tactic } at this moment.
aris-why-nobody-to-play-for = You have no character for whom { $tactic } could be played now.
aris-why-condition-not-met = The condition of { $tactic } is not met now.
aris-why-changes-nothing = { $tactic } would change nothing now.
