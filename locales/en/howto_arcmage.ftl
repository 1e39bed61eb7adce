### Arcmage: how to play, on one screen. Each sentence names the clauses it comes from.

howto-arcmage-goal = Destroy every city your opponent has built. (ARCM-WIN-01, ARCM-WIN-02) Whoever must draw from an empty deck is defeated, too. (ARCM-WIN-03)
    .ask = how do I win, how to win, goal, aim, victory, winning, defeat, lose
howto-arcmage-turn-1 = Unmark all your cards, then choose: draw 2; or draw 1 and lay out up to 1 card as a resource; or lay out 2 and draw none. (ARCM-TURN-03, ARCM-TURN-05)
    .title = Draw and resources
    .ask = start of the turn, draw, resource, mana, unmark, untap, land
howto-arcmage-turn-2 = Any card of your hand can lie face down as a resource of the faction you choose. (ARCM-RES-01, ARCM-RES-02) To pay, mark as many as the cost says; so many of them as its loyalty says must be of the card’s own faction. (ARCM-RES-05, ARCM-RES-06)
    .title = Pay
    .ask = pay, cost, loyalty, faction, mark a resource, afford
howto-arcmage-turn-3 = Play creatures into one of your cities, as residents. (ARCM-CREAT-01) Moving one to the army marks it, so it attacks a turn later. (ARCM-MOVE-01, ARCM-MOVE-02, ARCM-COMBAT-01)
    .title = Play and move
    .ask = play a creature, army, city, resident, move, summon, what can I do, my turn
howto-arcmage-turn-4 = Once a turn, unmarked creatures of your army may attack one city. (ARCM-COMBAT-02, ARCM-COMBAT-03) Its owner sets defenders against them; an attacker nobody meets damages the city. (ARCM-COMBAT-08, ARCM-COMBAT-14)
    .title = Attack
    .ask = attack, combat, fight, defend, defenders, block, damage
howto-arcmage-turn-5 = Events may be played at any time, also in the other’s turn. (ARCM-EVENT-01) Play on, then discard down to 7 cards; damage on creatures heals. (ARCM-TURN-12, ARCM-TURN-13)
    .title = Events, and the end of the turn
    .ask = event, instant, respond, end of turn, hand limit, discard
howto-arcmage-end = A city whose defense falls to 0 is gone, and damage to cities is never healed. (ARCM-CITY-06, ARCM-CITY-05) Whoever has no built city left is out, even with cities in the pile; the last one standing wins. (ARCM-WIN-02, ARCM-WIN-01)
    .ask = when does it end, end of the game, how long, draw, out of the game
howto-arcmage-wrong-1 = A creature just played stands in a city, and residents cannot attack. (ARCM-ZONE-02, ARCM-CREAT-08) Move it to the army first; the move marks it until your next turn.
    .title = Attacking from the city
    .ask = cannot attack, why not attack, resident attack, summoning sickness
howto-arcmage-wrong-2 = A city takes part in only one movement a turn, as start or as end. (ARCM-MOVE-03)
    .title = Moving a whole city out
    .ask = cannot move, move two creatures, movement limit
howto-arcmage-wrong-3 = Whoever attacks with everything has nobody left to defend: attackers are marked, and marked creatures do not defend. (ARCM-COMBAT-04, ARCM-COMBAT-01)
    .title = Attacking with everything
    .ask = marked creatures, counter attack, undefended
howto-arcmage-chapter-1 = Unmarked cards can still act; marked ones have done their work. (ARCM-RES-04) A number in a shield or sword says how much damage a creature deals (ATK) and takes in one turn (DEF). (ARCM-CREAT-04, ARCM-CREAT-05)
    .title = Reading a card
    .ask = atk, def, numbers on a card, marked, unmarked, tapped
howto-arcmage-chapter-2 = Each player brings three cities and begins with one. (ARCM-SETUP-01, ARCM-SETUP-04) To build another, skip a whole turn. (ARCM-CITY-02) When a city falls, marked residents return to the hand, the others move away. (ARCM-CITY-07, ARCM-CITY-08)
    .title = Cities
    .ask = build a city, second city, city pile, skip a turn
howto-arcmage-chapter-3 = In the tactics phase residents may be devoted: they are marked, and their loyalty adds up. (ARCM-CITY-10, ARCM-CITY-11, ARCM-CITY-13) Every advantage of the city up to that sum is yours.
    .title = Devotion
    .ask = devotion, devote, advantage, tactics phase, city ability
howto-arcmage-chapter-4 = A card you play waits on the stack. (ARCM-STACK-01) Everybody may answer with an event, which goes on top. (ARCM-STACK-02) When all pass, the top one happens, then the next. (ARCM-STACK-03, ARCM-STACK-04)
    .title = The stack
    .ask = stack, answer, respond, counter, priority, last in first out
howto-arcmage-chapter-5 = Several defenders may share one attacker: it takes the sum of their ATK, and its player splits its own among them. (ARCM-COMBAT-08, ARCM-COMBAT-12) Once anybody defends, that attacker does nothing to the city. (ARCM-COMBAT-15) Residents defend only their own city, the army any. (ARCM-CREAT-08)
    .title = Combat
    .ask = combat, several defenders, split damage, blocking, defend

## The first time a kind of decision comes up

first-arcm-ask-found = The city you begin with. Its advantages are yours for devotion.
first-arcm-ask-build-or-play = A new city costs a whole turn; but with two you are not so easily defeated.
first-arcm-ask-draw-option = Early on resources matter most: draw 1 and lay out 1.
first-arcm-ask-act = Play creatures into a city, move them to the army, use abilities; then pass to go on.
first-arcm-ask-attack = One attack a turn, on one city. Attackers are marked and cannot defend.
first-arcm-ask-defenders = Several may defend against one attacker; whoever is not met strikes the city.
first-arcm-ask-respond = Something waits on the stack. Answer it with an event, or pass and let it happen.
