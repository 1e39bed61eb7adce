### Arcs: how to play, on one screen. Each sentence names the clauses it comes from.

howto-arcs-goal = Have the most power when the game ends. (ARCS-END-02) Power comes from ambitions that somebody declared: have the most of what an ambition counts when the chapter ends. (ARCS-SCORE-01, ARCS-SCORE-03)
    .ask = how do I win, how to win, goal, aim, victory, winning, power, points, score
howto-arcs-turn-1 = Whoever has the initiative leads a card of the hand, face up. (ARCS-ROUND-01, ARCS-LEAD-01) Its suit says which actions there are, its stars how many of them. (ARCS-LEAD-02)
    .title = Lead a card
    .ask = first card, what can I do, actions, my turn, start of a round, suit, stars, pips
howto-arcs-turn-2 = With the card you lead you may declare the ambition of its number. (ARCS-DECL-01) The best marker left goes there, and your card counts as 0 for this round. (ARCS-DECL-02, ARCS-DECL-03)
    .title = Declare an ambition
    .ask = declare, ambition, marker, tycoon, tyrant, warlord, keeper, empath, zero
howto-arcs-turn-3 = The others follow, one card each. (ARCS-ROUND-03) Surpass with a higher card of the same suit for all its stars; copy face down, or pivot to another suit, for 1 action. (ARCS-SURPASS-01, ARCS-COPY-01, ARCS-PIVOT-01)
    .title = Follow
    .ask = follow, surpass, copy, pivot, second player, other suit
howto-arcs-turn-4 = Tax, build, move, repair, influence, secure, battle: one for each star. (ARCS-LEAD-01, ARCS-LEAD-02) Before the first star you may spend resources for further actions. (ARCS-PRE-01, ARCS-RES-01)
    .title = Act
    .ask = tax, build, move, repair, influence, secure, battle, prelude, resources, spend
howto-arcs-turn-5 = Whoever surpassed highest leads the next round, unless somebody seized the initiative by playing a second card face down. (ARCS-INIT-02, ARCS-SEIZE-01)
    .title = Take the initiative
    .ask = initiative, seize, next round, who goes first, second card
howto-arcs-end = When all hands are empty, the chapter ends and declared ambitions are scored. (ARCS-CHAP-01, ARCS-SCORE-01) The game ends after the fifth chapter, or as soon as somebody has 33 power (2 players), 30 (3) or 27 (4) at such an end. (ARCS-END-01)
    .ask = when does it end, end of the game, end of a chapter, how long, tie, last chapter, hand empty
howto-arcs-wrong-1 = Nothing is scored that nobody declared: what you collect is worth no power before there is a marker on its ambition. (ARCS-SCORE-01, ARCS-DECL-02)
    .title = Collecting without declaring
    .ask = no points, nothing scored, why did I get no power
howto-arcs-wrong-2 = Only fresh ships give control, and only if you have more than each rival; buildings and damaged ships never count. (ARCS-MAP-07)
    .title = Counting buildings for control
    .ask = control, who controls, damaged ships, majority
howto-arcs-wrong-3 = Destroying a city outrages its people: you lose every resource and guild card of that type, and cannot use the type again. (ARCS-CITY-01, ARCS-OUTRAGE-01, ARCS-OUTRAGE-02)
    .title = Destroying cities lightly
    .ask = outrage, destroy a city, lose resources
howto-arcs-chapter-1 = Six clusters, each with a gate and three planets. (ARCS-MAP-01) Ships move to a neighbouring system, as many at once as you like. (ARCS-MOVE-01) From your own starport they may go on through gates nobody else controls. (ARCS-CATAPULT-01) A hit damages a fresh piece and destroys a damaged one. (ARCS-MAP-08)
    .title = The map
    .ask = map, gate, planet, move ships, catapult, damaged, starport
howto-arcs-chapter-2 = A city can be taxed for the resource of its planet; a rival’s too, where you have control, and that captures an agent. (ARCS-TAX-01, ARCS-TAX-02, ARCS-TAX-03) Build cities and starports on empty slots where you have a piece, ships at starports. (ARCS-BUILD-01, ARCS-BUILD-03) Each city you build frees a place for resources. (ARCS-BUILD-02, ARCS-RES-08)
    .title = Cities and resources
    .ask = tax, city, resource, build, slots, material, fuel, weapon, relic, psionic
howto-arcs-chapter-3 = Influence puts an agent on a card of the Court; secure takes a card where you have the most. (ARCS-INFL-01, ARCS-SECURE-01) Rival agents on it become your captives. (ARCS-SECURE-02) Guild cards count for ambitions and bend the rules. (ARCS-GUILDCARD-01)
    .title = The Court
    .ask = court, guild card, agent, secure, influence, captives
howto-arcs-chapter-4 = Choose a system with your ships and one rival there, and collect a die for each ship. (ARCS-BATTLE-01, ARCS-BATTLE-02, ARCS-BATTLE-03) Skirmish dice are safe, assault dice hit harder and hit back, raid dice steal. (ARCS-BATTLE-06, ARCS-BATTLE-08, ARCS-RAID-01) What you destroy is your trophy. (ARCS-BATTLE-11)
    .title = Battle
    .ask = battle, fight, attack, dice, raid, assault, skirmish, trophies
howto-arcs-chapter-5 = Tycoon counts Material and Fuel, Tyrant captives, Warlord trophies, Keeper Relics, Empath Psionics. (ARCS-SCORE-02) The most takes first place, the second-most second; a tie for first is second place for all of them. (ARCS-SCORE-03, ARCS-SCORE-04) Markers are worth more from chapter to chapter. (ARCS-CLEAN-03)
    .title = The ambitions
    .ask = ambitions, scoring, tie, first place, second place, what counts

## The first time a kind of decision comes up

first-arcs-ask-lead = You lead: the suit says what you may do, the stars how often, the number what you may declare.
first-arcs-ask-declare = Declaring makes an ambition count this chapter, but your card then counts as 0.
first-arcs-ask-follow = Surpass for all the stars; copy the suit or pivot to another for one action.
first-arcs-ask-seize = A second card, face down, seizes the initiative: you will lead the next round.
first-arcs-ask-prelude = Before your first star you may spend resources for further actions.
first-arcs-ask-arrange = Tokens further out are dearer to steal: put what you want to keep there.
first-arcs-ask-collect = One die for each ship: skirmish is safe, assault hits both ways, raid steals.
