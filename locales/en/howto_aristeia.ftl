### Aristeia!: how to play, on one screen. Each sentence names the clauses it comes from.

howto-aristeia-goal = Have the most victory points at the end. (ARIS-SCEN-02) In Assault they go to those who stand in the scoring zone when a round ends: 3 if only you are there, 2 if you are more, 1 each if you are equal. (ARIS-SCEN-ASSAULT-01, ARIS-SCEN-ASSAULT-02, ARIS-SCEN-ASSAULT-03)
    .ask = how do I win, how to win, goal, aim, victory, winning, victory points, score, zone
howto-aristeia-turn-1 = Both plan in secret: four initiative cards in a row, left to right. (ARIS-PLAN-01) Each turn the next two are revealed, and whoever has the higher initiative says who acts first. (ARIS-TURN-01, ARIS-TURN-02)
    .title = Plan
    .ask = planning, order, initiative, who goes first, start of a round
howto-aristeia-turn-2 = An active character has as many action points as energy. (ARIS-PREP-02) Move costs 2 and gives steps; every other action says its price. (ARIS-MOVE-01, ARIS-ACTION-02)
    .title = Act
    .ask = action points, energy, move, steps, speed, what can I do, my turn
howto-aristeia-turn-3 = Name an action and a target in range and sight, and throw its dice; an attack is thrown against the target’s defence. (ARIS-ACTION-03, ARIS-ATTACK-03) Blocks take successes away, what is left is damage, on both sides. (ARIS-ROLL-05, ARIS-ATTACK-04)
    .title = Attack
    .ask = attack, dice, roll, damage, success, block, defence, range, line of sight
howto-aristeia-turn-4 = Before damage is counted you may spend symbols on switches, written on the card. (ARIS-SWITCH-01, ARIS-SWITCH-02) Tactics from the hand come in at the moment they name. (ARIS-TACTIC-01)
    .title = Switches and tactics
    .ask = switch, special, tactic, cards, hand, symbols
howto-aristeia-turn-5 = To leave a space beside an enemy you must disengage: your agility against the enemy’s strength. (ARIS-DISENGAGE-01, ARIS-DISENGAGE-02) If it fails, the steps you had left are lost. (ARIS-DISENGAGE-06)
    .title = Break away
    .ask = disengage, leave, cannot move, adjacent enemy, agility, strength
howto-aristeia-end = The game ends as soon as somebody has 8 victory points, or after the fifth round. (ARIS-SCEN-01) Most points win; if equal, most frags: enemies sent to the infirmary. (ARIS-SCEN-02, ARIS-FRAG-01)
    .ask = when does it end, end of the game, how long, tie, draw, frags, last round
howto-aristeia-wrong-1 = Knocking enemies out gives a frag and a card, but no points: points are in the zone. (ARIS-FRAG-01, ARIS-SCEN-ASSAULT-01) Move there with your last characters, when nobody can push you out any more.
    .title = Fighting instead of standing
    .ask = kill, frag, knock out, no points
howto-aristeia-wrong-2 = The defender’s successes hurt the attacker as well. (ARIS-ATTACK-04) Attack from where you cannot be seen, or with dice enough to block.
    .title = Thinking only the attacker hits
    .ask = damage to attacker, hurt myself, counter attack
howto-aristeia-wrong-3 = Range with sight is counted around pieces and blocked spaces, not through them. (ARIS-RANGE-03)
    .title = Counting range as the crow flies
    .ask = range, distance, out of range, count spaces
howto-aristeia-chapter-1 = Four different characters make a team. (ARIS-SETUP-02) A character in the infirmary returns from the bench next round, a little weaker. (ARIS-RECOV-02, ARIS-PREP-04) It comes back in any numbered deployment zone. (ARIS-PREP-04)
    .title = Your team
    .ask = team, characters, infirmary, bench, knocked out, come back
howto-aristeia-chapter-2 = Steps and actions may be mixed: step, attack, step again. (ARIS-MOVE-04) A push or throw by somebody else is no movement and needs no disengaging. (ARIS-DISPLACE-02) Nobody goes through occupied or blocked spaces. (ARIS-SPACE-02)
    .title = Moving
    .ask = move, push, displace, through, occupied space
howto-aristeia-chapter-3 = Characters and blocked spaces stop sight; barriers do not, but give cover. (ARIS-SPACE-03, ARIS-COVER-02) Cover is one black die more. (ARIS-COVER-01) Neighbours always see each other, and never have cover. (ARIS-LOS-07, ARIS-COVER-04)
    .title = Sight and cover
    .ask = line of sight, see, cover, black die, barrier, smoke
howto-aristeia-chapter-4 = A critical success cannot be blocked and pays as two for switches. (ARIS-CRIT-01, ARIS-CRIT-02) A critical block may cancel a whole die. (ARIS-CRIT-04) Whoever’s turn it is says who switches first. (ARIS-SWITCH-04)
    .title = Dice
    .ask = critical, dice, symbols, switch first, cancel a die, special
howto-aristeia-chapter-5 = A state lies red side up, turns blue at the end of the bearer’s own activation and leaves at the end of the next. (ARIS-STATE-01, ARIS-STSTEP-01) The Outsider, who is behind, breaks ties and orders what happens at once. (ARIS-OBJ-03, ARIS-OUTSIDER-01) You draw a tactic each round, and one more if you scored. (ARIS-RECOV-03)
    .title = States, the Outsider, cards
    .ask = state, marker, poisoned, burning, stunned, outsider, draw cards, red, blue

## The first time a kind of decision comes up

first-aris-ask-plan = Your characters act in this order. Whoever acts last has the last word about the zone.
first-aris-ask-first-activation = Acting first takes the space; acting second answers to it.
first-aris-ask-act = Spend action points as you like, in any order: move, attack, move on. What is left is lost.
first-aris-ask-window = A moment for tactics. To pass is the usual answer.
first-aris-ask-switch = Spend symbols on switches before anything is counted; spent ones do nothing else.
first-aris-ask-scoring-zone = You are the Outsider: you say where points are scored this round.
first-aris-ask-deploy = Where your character begins. Near the zone, and not too near the enemy.
