### Aristeia!: names and texts of the 8 characters with their actions, switches and skills, the 42 tactics, the 13 states and the 4 scenarios.
###
### The attributes, in the order in which they are read:
###   .kind           action, switch, skill, tactic: what it is and whose; for an action also its cost
###   .range          action: how far its target may be; absent: no target
###   .roll           action: dice and printed symbols; absent: no roll
###   .always         action: mandatory effect, whatever the roll
###   .success        action: success effect, optional, with at least 1 success left
###   .cost           switch: the symbols it takes
###   .when           tactic: the moment, for whom it is played, and what must hold
###   .text           switch, skill, tactic: what it does
###   .red  .blue     state: what each side of its marker does
###   .turned         state: what happens when the marker is turned to the blue side
###   .removed        state: when the marker goes away otherwise
###   .deployment     scenario: where the teams deploy
###   .scoring-zone   scenario: where points are scored
###   .before         scenario: what happens at the beginning of the objectives phase
###   .objective-1 …  scenario: what gives victory points
###   .bench          scenario: where characters return, if not in any of the 6 deployment zones
### The numbers and dice of a character are data and have no text here. “Enemy roll” is the other side of an opposed roll.

## Characters

aris-character-eight-ball = 8-Ball
aris-character-gata = Gata
aris-character-hexx3r = hEXx3r
aris-character-major-lunah = Major Lunah
aris-character-maximus = Maximus
aris-character-mushashi = Miyamoto Mushashi
aris-character-parvati = Parvati
aris-character-wild-bill = Wild Bill

## Actions

aris-action-move = Move
    .kind = Action of every character, 2 action points
    .always = Gain as many movement points as the current Speed. This alone moves nobody.
aris-action-contender = Contender
    .kind = Attack of every character, 3 action points
    .range = 1–8 with line of sight
    .roll = 1 orange die
aris-action-eat-my-fa-jing = Eat my Fa Jing!
    .kind = Attack of 8-Ball, 2 action points
    .range = 1–3 with line of sight
    .roll = 1 orange die, 1 blue die
aris-action-be-water-dude = Be Water, Dude
    .kind = Action of 8-Ball, 3 action points
    .range = 1–2 with line of sight
    .roll = 1 orange die, 1 blue die
    .success = Place the target on a free space adjacent to 8-Ball.
aris-action-misdirection = Misdirection
    .kind = Action of Gata, 1 action point
    .range = 1 with line of sight
    .roll = 1 orange die, 1 yellow die
    .success = The target becomes Blinded.
aris-action-freerun = Freerun
    .kind = Action of Gata, 1 movement point
    .range = 1 with line of sight
    .always = Place Gata on a free space adjacent to the target. There is no disengage roll.
aris-action-gotcha = Gotcha!
    .kind = Action of hEXx3r, 2 action points
    .range = 1–3 with line of sight
    .roll = 2 yellow dice
    .success = The target becomes Immobilised.
aris-action-vade-retro = Vade Retro
    .kind = Action of hEXx3r, 1 action point
    .range = 1–4 with line of sight
    .roll = 3 yellow dice
    .success = Displace the target 1 space.
aris-action-called-shot = Called Shot
    .kind = Attack of Major Lunah, 3 action points
    .range = 3–8 with line of sight
    .roll = 1 red die, 1 orange die, 1 success
aris-action-suppressive-fire = Suppressive Fire
    .kind = Action of Major Lunah, 2 action points
    .range = 3–8 with line of sight
    .roll = 1 orange die, 1 yellow die
    .success = The target receives −2 Speed.
aris-action-jotums-shield = Jotum’s Shield
    .kind = Attack of Maximus, 3 action points
    .range = 1 with line of sight
    .roll = 1 red die, 1 blue die, 1 black die
aris-action-ken-no-sen = Ken no Sen
    .kind = Attack of Miyamoto Mushashi, 3 action points
    .range = 1 with line of sight
    .roll = 1 red die, 1 orange die, 1 blue die
aris-action-submachine-guns = Submachine Guns
    .kind = Attack of Parvati, 2 action points
    .range = 2–6 with line of sight
    .roll = 2 orange dice, 1 yellow die
aris-action-reset = Reset
    .kind = Action of Parvati, 2 action points
    .range = 0–5 with line of sight
    .roll = 1 orange die, 1 yellow die
    .success = Remove all state markers from the target.
aris-action-medikit = Medikit
    .kind = Action of Parvati, 1 action point
    .range = 0–5 with line of sight
    .roll = 1 orange die
    .success = Heal 1 damage of the target.
aris-action-twin-pistols = Twin Pistols
    .kind = Attack of Wild Bill, 3 action points
    .range = 2–6 with line of sight
    .roll = 1 red die, 2 orange dice, 1 success

## Switches

aris-switch-roll-away = Roll away
    .kind = Switch of 8-Ball, in every roll
    .cost = 1 block, 1 special
    .text = Displace 8-Ball 1 space.
aris-switch-push = Push
    .kind = Switch of Eat my Fa Jing!
    .cost = 1 special
    .text = Displace the target 1 space.
aris-switch-sidestep = Sidestep
    .kind = Switch of Gata, in every roll
    .cost = 2 specials
    .text = Displace Gata 1 space.
aris-switch-glitch-step = Glitch step
    .kind = Switch of hEXx3r, in every roll
    .cost = 1 block, 1 special
    .text = Displace hEXx3r 1 space.
aris-switch-slow = Slow
    .kind = Switch of Gotcha!
    .cost = 1 block, 1 special
    .text = The target receives −2 Speed.
aris-switch-pierce = Pierce
    .kind = Switch of Major Lunah, in every roll
    .cost = 2 specials
    .text = Remove 1 block from the enemy roll (never a critical block).
aris-switch-graze = Graze
    .kind = Switch of Suppressive Fire
    .cost = 1 block, 1 special
    .text = The target suffers 1 damage.
aris-switch-taunt = Taunt
    .kind = Switch of Maximus, in every roll
    .cost = 1 block, 1 special
    .text = The target becomes Taunted by Maximus. In a disengage roll the target is the other character that rolls.
aris-switch-bash = Bash
    .kind = Switch of Jotum’s Shield
    .cost = 2 specials
    .text = Displace the target 1 space.
aris-switch-parry-into-strike = Parry into strike
    .kind = Switch of Miyamoto Mushashi, in every roll
    .cost = 1 block
    .text = Add 1 success to your roll.
aris-switch-flow = Flow
    .kind = Switch of Ken no Sen
    .cost = 1 block, 2 specials
    .text = When this attack has ended, repeat it once at no cost against any valid target.
aris-switch-anticipate = Anticipate
    .kind = Switch of Parvati, in every roll
    .cost = 1 special
    .text = Parvati receives +2 Initiative.
aris-switch-draw = Draw
    .kind = Switch of Wild Bill, in every roll
    .cost = 2 blocks
    .text = Draw 1 tactic.
aris-switch-second-gun = Second gun
    .kind = Switch of Twin Pistols
    .cost = 3 specials
    .text = When this attack has ended, repeat it once at no cost against another valid target.

## Automatic skills

aris-skill-marksmanship = Marksmanship
    .kind = Automatic skill of Major Lunah
    .text = The target of any of her actions has no cover. Her own cover is unaffected, and the skill does not work while she defends.
aris-skill-veteran-sniper = Veteran Sniper
    .kind = Automatic skill of Major Lunah
    .text = When she attacks and has cover herself, she adds an orange die for it instead of the black cover die.
aris-skill-get-behind-me = Get behind me!
    .kind = Automatic skill of Maximus
    .text = When an ally adjacent to Maximus is about to suffer damage, you may divide all of it freely between that ally and Maximus, before tactics reduce it.
aris-skill-implacable = Implacable
    .kind = Automatic skill of Maximus
    .text = Each time an attack on an ally of Maximus is declared, himself included, you may displace Maximus 1 space. The attack goes on.
aris-skill-kaze-tachinu = Kaze Tachinu
    .kind = Automatic skill of Miyamoto Mushashi
    .text = After the damage of a combat roll, in attack or defence, you may displace him up to 1 space for each damage he really inflicted.
aris-skill-gunslinger = Gunslinger
    .kind = Automatic skill of Wild Bill
    .text = Once in each of his combat rolls you may reroll 1 of his dice after the throw, before tactics, critical blocks and switches.

## Standard tactics

aris-tactic-no = NO!
    .kind = Standard tactic
    .when = Right after your opponent has played a tactic, even a NO!
    .text = Cancel that tactic: it is discarded without effect.
aris-tactic-feint = Feint
    .kind = Standard tactic
    .when = In an opposed roll of your character, after the throw, before critical blocks and switches
    .text = Remove 1 block from the enemy roll (never a critical block).
aris-tactic-quick-feet = Quick Feet
    .kind = Standard tactic
    .when = During the actions step of your active character
    .text = It gains 2 movement points.
aris-tactic-steady-aim = Steady Aim
    .kind = Standard tactic
    .when = Before the throw of a combat roll, for your attacker
    .text = It adds 1 orange die.
aris-tactic-brace = Brace
    .kind = Standard tactic
    .when = Before the throw of a combat roll, for your defender
    .text = It adds 1 blue die.
aris-tactic-slip-away = Slip Away
    .kind = Standard tactic
    .when = Before the throw of a disengage roll, for your active character
    .text = It adds 1 orange die.
aris-tactic-hold-the-line = Hold the Line
    .kind = Standard tactic
    .when = Before the throw of a disengage roll, for your character that holds the enemy
    .text = It adds 1 blue die.
aris-tactic-once-again = Once Again
    .kind = Standard tactic
    .when = In any roll of your character, after the throw, before critical blocks and switches
    .text = Reroll 1 die of your own roll; the second result stands. Printed or added symbols cannot be rerolled.
aris-tactic-patch-up = Patch Up
    .kind = Standard tactic
    .when = At the beginning of the actions step of your active character, if it has damage
    .text = It heals 1 damage.
aris-tactic-shake-it-off = Shake It Off
    .kind = Standard tactic
    .when = At the beginning of the actions step of your active character, if it has a state marker
    .text = Remove 1 of its state markers of your choice, whichever side is up.

## Tactics of 8-Ball

aris-tactic-break-shot = Break Shot
    .kind = Tactic of 8-Ball
    .when = Before the throw of a combat roll, for your attacker adjacent to its target
    .text = It adds 1 yellow die and 1 special.
aris-tactic-bank-shot = Bank Shot
    .kind = Tactic of 8-Ball
    .when = At the end of an attack of your active character, if its target is still in the HexaDome
    .text = Displace the target of that attack up to 2 spaces.
aris-tactic-play-to-the-stands = Play to the Stands
    .kind = Tactic of 8-Ball
    .when = At the end of the actions step of your active character, if it is inside a scoring zone
    .text = Draw 2 tactics.
aris-tactic-roll-with-it = Roll with It
    .kind = Tactic of 8-Ball
    .when = At the end of an enemy attack, for your defender still in the HexaDome, if it suffered at least 1 damage in it
    .text = Displace it up to 2 spaces.

## Tactics of Gata

aris-tactic-keep-running = Keep Running
    .kind = Tactic of Gata
    .when = During the actions step of your active character
    .text = It gains 1 action point.
aris-tactic-pink-blur = Pink Blur
    .kind = Tactic of Gata
    .when = Right after an enemy attack on your character is declared
    .text = Until the end of this turn (both activations) it adds 1 black die and 1 block to each of its defence rolls, this one included.
aris-tactic-over-the-top = Over the Top
    .kind = Tactic of Gata
    .when = During the actions step of your active character, if it is adjacent to a character or an obstacle
    .text = Choose a character or obstacle adjacent to it and place your active character on a free space adjacent to that piece. No movement point, no disengage roll.
aris-tactic-camera-wink = Camera Wink
    .kind = Tactic of Gata
    .when = At the end of an enemy attack, for your defender, if it and the attacker are still in the HexaDome
    .text = The attacker becomes Blinded.

## Tactics of hEXx3r

aris-tactic-unlimited-power = Unlimited Power
    .kind = Tactic of hEXx3r
    .when = In the activation of your hEXx3r, right after she receives her action points
    .text = She gains 2 action points and receives −2 Energy. In the states step of this activation the marker turns to −1.
aris-tactic-lag-spike = Lag Spike
    .kind = Tactic of hEXx3r
    .when = After both initiative cards are revealed, before the order is chosen, if the revealed enemy is not in the infirmary
    .text = The revealed enemy receives −2 Initiative.
aris-tactic-sticky-packet = Sticky Packet
    .kind = Tactic of hEXx3r
    .when = At the beginning of the actions step of an enemy, if it is within range 1–4 of one of your characters (without line of sight)
    .text = That enemy receives −2 Speed.
aris-tactic-reroute = Reroute
    .kind = Tactic of hEXx3r
    .when = Right after an enemy action with your character as its target is declared
    .text = Displace your character up to 2 spaces. The action goes on; cover is tested from the new space.

## Tactics of Major Lunah

aris-tactic-chink-in-the-armour = Chink in the Armour
    .kind = Tactic of Major Lunah
    .when = In a combat roll of your character, after the throw, before critical blocks and switches
    .text = Choose 1 die of the enemy roll, even a green one showing a critical block: the enemy rerolls it, and the second result stands.
aris-tactic-holographic-sight = Holographic Sight
    .kind = Tactic of Major Lunah
    .when = When you choose an action with a range for your active character
    .text = The maximum range of that action is 2 more; the minimum stays.
aris-tactic-ricochet = Ricochet
    .kind = Tactic of Major Lunah
    .when = When you choose an action with a range for your active character
    .text = Its range counts as one without line of sight. In an attack nobody has cover, and a defender that cannot see the attacker inflicts no damage.
aris-tactic-between-heartbeats = Between Heartbeats
    .kind = Tactic of Major Lunah
    .when = Before the throw of a combat roll, if your Major Lunah attacks and has spent no movement point in this activation
    .text = She adds 1 success and 1 special.

## Tactics of Maximus

aris-tactic-shoulder-to-shoulder = Shoulder to Shoulder
    .kind = Tactic of Maximus
    .when = Before the throw of a combat roll, for your defender, if it is Maximus or adjacent to another of your characters
    .text = It adds 2 blocks.
aris-tactic-shield-first = Shield First
    .kind = Tactic of Maximus
    .when = During the actions step of your active character
    .text = Displace it up to 2 spaces.
aris-tactic-face-me = Face Me
    .kind = Tactic of Maximus
    .when = At the end of the actions step of your active character, if an enemy is within range 1–2 of it (with line of sight)
    .text = 1 such enemy of your choice becomes Taunted by your active character.
aris-tactic-grit = Grit
    .kind = Tactic of Maximus
    .when = When your character is about to suffer damage
    .text = It suffers 1 damage less.

## Tactics of Miyamoto Mushashi

aris-tactic-two-heavens = Two Heavens
    .kind = Tactic of Miyamoto Mushashi
    .when = Before the throw of a combat roll, for your attacker or defender, if the two are adjacent
    .text = It adds 1 orange die or 1 blue die.
aris-tactic-open-stance = Open Stance
    .kind = Tactic of Miyamoto Mushashi
    .when = Before the throw of a combat roll, for your attacker, if its roll has at least 1 die and no red die
    .text = Take 1 die of your choice (not a printed symbol) out of its roll and add the red die instead.
aris-tactic-wind-step = Wind Step
    .kind = Tactic of Miyamoto Mushashi
    .when = At the end of an attack of your active character, still in the HexaDome, if it inflicted at least 1 damage
    .text = Displace it up to 2 spaces.
aris-tactic-read-the-blade = Read the Blade
    .kind = Tactic of Miyamoto Mushashi
    .when = In an opposed roll of your character, after the throw, before critical blocks and switches
    .text = Remove up to 2 specials from the enemy roll.

## Tactics of Parvati

aris-tactic-field-analysis = Field Analysis
    .kind = Tactic of Parvati
    .when = After both initiative cards are revealed, before the order is chosen, if neither character is in the infirmary
    .text = You choose which of the two characters activates first, whatever their Initiative.
aris-tactic-triage = Triage
    .kind = Tactic of Parvati
    .when = During the actions step of your active character, if a damaged ally is within range 0–3 of it (with line of sight)
    .text = 1 such ally of your choice, even the active character itself, heals 2 damage.
aris-tactic-stimulant = Stimulant
    .kind = Tactic of Parvati
    .when = At the end of the preparation step of your active character
    .text = Remove 1 of its state markers of your choice, if it has any. It gains 1 movement point.
aris-tactic-dig-in = Dig In
    .kind = Tactic of Parvati
    .when = Before the throw of a combat roll, for your defender, if it has cover
    .text = It adds 2 more black dice (never more than 3 in one roll).

## Tactics of Wild Bill

aris-tactic-ace-of-hearts = Ace of Hearts
    .kind = Tactic of Wild Bill
    .when = During the actions step of your active character, if your deck is not empty
    .text = Look through your deck, take 1 tactic of your choice into your hand without showing it, then shuffle the deck.
aris-tactic-noon-bell = Noon Bell
    .kind = Tactic of Wild Bill
    .when = After both initiative cards are revealed, before the order is chosen, for your revealed character, if it is not in the infirmary
    .text = It receives +2 Initiative.
aris-tactic-call-the-bluff = Call the Bluff
    .kind = Tactic of Wild Bill
    .when = At the end of the actions step of your active character, if your opponent has at least 1 tactic in hand
    .text = Your opponent discards 1 tactic at random.
aris-tactic-fan-the-hammer = Fan the Hammer
    .kind = Tactic of Wild Bill
    .when = In a combat roll of your attacker that is not adjacent to the defender, after the throw, before critical blocks and switches
    .text = Reroll up to 2 dice of your own roll, both at once; the second results stand.

## States

aris-state-energy-down = −2 Energy
    .red = Energy is 2 less.
    .blue = Energy is 1 less.
aris-state-speed-down = −2 Speed
    .red = Speed is 2 less.
    .blue = Speed is 1 less.
aris-state-initiative-up = +2 Initiative
    .red = Initiative is 2 more.
    .blue = Initiative is 1 more.
aris-state-initiative-down = −2 Initiative
    .red = Initiative is 2 less.
    .blue = Initiative is 1 less.
aris-state-blinded = Blinded
    .red = No line of sight beyond range 1, and no damage in defence to an attacker beyond range 1.
    .blue = No effect.
aris-state-immobilised = Immobilised
    .red = Cannot spend movement points, but may gain them and be displaced or placed.
    .blue = No effect.
aris-state-taunted = Taunted
    .red = Can attack only the character that taunted it. Other actions are free.
    .blue = No effect.
    .removed = When the character that imposed it goes to the infirmary.
aris-state-poisoned = Poisoned
    .red = No effect. A character can carry several of these markers.
    .turned = The character suffers 1 damage, and the marker is removed.
aris-state-burning = Burning
    .red = No effect. A character can carry several of these markers.
    .turned = Roll 1 orange die that belongs to nobody: each success inflicts 1 damage, each special adds a new Burning marker. The turned marker is removed.
aris-state-stunned = Stunned
    .red = Just before the switches of each of its rolls, the character must cancel 1 success, if it has one (never a critical success).
    .blue = No effect.
aris-state-focused = Focused
    .red = Before the tactics of one of its rolls, the marker may be removed to add 1 orange die.
    .blue = As on the red side.
aris-state-hidden = Hidden
    .red = Nobody has line of sight to this character except at range 1. It never has cover, but still blocks line of sight.
    .blue = As on the red side.
    .removed = When an attack of this character has ended.
aris-state-marked = Marked
    .red = May be a target without line of sight, within range, and never has cover.
    .blue = No effect.

## Scenarios

aris-scenario-assault = Assault
    .deployment = The Outsider chooses one of the zones 1–6; the opponent takes the opposite one (1 and 4, 2 and 5, 3 and 6). Deploy inside or adjacent to it.
    .scoring-zone = Round 1: the central zone. At the beginning of each later round, if anybody scored in the round before, the Outsider chooses a deployment zone without characters. If all 6 are occupied, any of them: its characters are placed on free spaces adjacent to it.
    .objective-1 = You alone have characters inside the scoring zone: 3 victory points.
    .objective-2 = Both are inside, you with more characters: 2 victory points.
    .objective-3 = Both are inside with the same number: 1 victory point each.
aris-scenario-conquest = Conquest
    .deployment = The Outsider chooses zone 3 or zone 6; the opponent takes the other. Deploy inside or adjacent to it.
    .scoring-zone = All game: the central zone and zones 1, 2, 4 and 5.
    .before = Whoever has more characters inside a scoring zone conquers it. With the same number, at least 1 each, it is no longer conquered. An empty zone stays as it is.
    .objective-1 = You have conquered more zones than your opponent: 2 victory points.
    .objective-2 = Both have conquered the same number, at least 1: 1 victory point each.
    .objective-3 = You have conquered the central zone: 1 victory point.
    .bench = Characters of both teams return in zones 3 and 6.
aris-scenario-king-of-the-hill = King of the Hill
    .deployment = The Outsider chooses zones 1, 2 and 6 or zones 3, 4 and 5; the opponent takes the others. Deploy inside or adjacent to any of your 3 zones.
    .scoring-zone = All game: the central zone.
    .objective-1 = You have more characters inside the scoring zone: 3 victory points.
    .objective-2 = Both are inside with the same number: 1 victory point each.
    .objective-3 = An enemy inside the central scoring zone goes to the infirmary: 1 victory point at once, each time.
aris-scenario-scorched-earth = Scorched Earth
    .deployment = The Outsider chooses one of the zones 1–6; the opponent takes the opposite one (1 and 4, 2 and 5, 3 and 6). Deploy inside or adjacent to it. Then both zones receive a red counter.
    .scoring-zone = Round 1: the central zone. At the beginning of each later round, if anybody scored in the round before, the Outsider chooses a deployment zone without characters and without a red counter. If all of those without a red counter are occupied, any of them: its characters are placed on free spaces adjacent to it.
    .before = If anybody is inside the scoring zone, it receives a red counter.
    .objective-1 = You have more characters inside the scoring zone: 2 victory points.
    .objective-2 = Both are inside with the same number: 1 victory point each.
