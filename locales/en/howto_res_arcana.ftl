### Res Arcana: how to play, on one screen. Each sentence names the clauses it comes from.

howto-res_arcana-goal = Have 10 victory points when points are counted, and more than anybody else. (RESA-CHECK-03) Artifacts, monuments and Places of Power give points; the First Player token gives 1 to its holder. (RESA-VP-01)
    .ask = how do I win, how to win, goal, aim, victory, winning, victory points, score, 10 points
howto-res_arcana-turn-1 = At the start of a round, everything you have in play gives what its Collect line shows. (RESA-COLLECT-01) The essences go to your pool, from which you pay. (RESA-COLLECT-02, RESA-COST-01)
    .title = Collect
    .ask = income, get essences, start of the round, collect phase, resources
howto-res_arcana-turn-2 = One action a turn, then it is the next player’s turn. (RESA-ROUND-02) Place an artifact from your hand: pay its cost and put it in front of you. (RESA-PLACE-01)
    .title = Place an artifact
    .ask = play a card, what can I do, actions, my turn, build
howto-res_arcana-turn-3 = Use a power: turn the card or pay what it says, and get what stands behind the arrow. (RESA-POWER-01) A turned card rests until the round is over. (RESA-POWER-02, RESA-ROUND-04)
    .title = Use a power
    .ask = activate, tap, turn a card, exhaust, ability, straighten
howto-res_arcana-turn-4 = Claim a Place of Power for its price, or a monument for 4 Gold: that is where most points come from. (RESA-CLAIM-01, RESA-CLAIM-02) It stays yours for good. (RESA-CLAIM-06)
    .title = Claim
    .ask = buy, monument, place of power, take a place, cost of a monument, 4 gold
howto-res_arcana-turn-5 = When you have nothing left that you want to do, pass: swap your magic item and draw a card. (RESA-PASS-01) Whoever passes first takes the First Player token. (RESA-PASS-02)
    .title = Pass
    .ask = end my turn, finish the round, draw a card, magic item, first player
howto-res_arcana-end = When everybody has passed, points are counted. (RESA-CHECK-01) If anyone has 10, the game is over and the most points win; a tie goes to the richer pool, Gold counting double. (RESA-CHECK-03, RESA-CHECK-04) Otherwise all cards straighten and a new round begins. (RESA-ROUND-04)
    .ask = when does it end, end of the game, how long, tie, draw, last round
howto-res_arcana-wrong-1 = 10 points in the middle of a round end nothing: they count only at a check. (RESA-CHECK-07)
    .title = Stopping at 10
    .ask = instant win, immediately, 10 points during the round
howto-res_arcana-wrong-2 = Essences lying on a card are not in your pool: they cannot pay until you take them off in a Collect phase. (RESA-TERM-03, RESA-COLLECT-11)
    .title = Paying with what lies on cards
    .ask = stored essences, essences on a card, take off, spend
howto-res_arcana-wrong-3 = Discarding a card is an action, and a good one: it gives 1 Gold or 2 other essences. (RESA-DISCARD-01) A card that you cannot pay for is still worth that much.
    .title = Keeping every card
    .ask = discard, useless card, throw away, cannot afford
howto-res_arcana-chapter-1 = There are five essences: Elan, Life, Calm, Death and Gold. (RESA-TERM-01) You begin with one of each. (RESA-SETUP-04) A cost is paid in full or not at all; a grey circle is any essence you like. (RESA-COST-03, RESA-COST-02) Discounts add up, and never go below nothing. (RESA-COST-05, RESA-COST-06)
    .title = Essences and costs
    .ask = essence types, colours, colors, pay, cost, discount, cheaper
howto-res_arcana-chapter-2 = You have eight artifacts for the whole game: three in hand, five in your deck. (RESA-SETUP-07) A mage and a magic item are in play from the start. (RESA-SETUP-10) When your deck is empty, your discard pile becomes the new deck. (RESA-ZONE-04) There is no limit to your hand. (RESA-ZONE-09)
    .title = Your cards
    .ask = deck, hand, hand limit, mage, shuffle, how many cards
howto-res_arcana-chapter-3 = Many Places of Power give points for essences lying on them: use their power to put some there. (RESA-VP-03, RESA-STORE-01) Take such essences off and their points are gone. (RESA-COLLECT-07) You may claim the top monument of the deck unseen, if you dare. (RESA-CLAIM-04)
    .title = Where points come from
    .ask = points per essence, put on, blind, unseen monument, score more
howto-res_arcana-chapter-4 = Some powers make every rival lose Life, unless they have passed. (RESA-LIFELOSS-01, RESA-PASS-08) For each Life you lack, you lose 2 other essences. (RESA-LIFELOSS-04) A reaction, or the way out printed on the attacking card, saves you from all of it. (RESA-LIFELOSS-02, RESA-REACT-04)
    .title = Attacks and reactions
    .ask = attack, dragon, lose life, defend, defence, react, protect
howto-res_arcana-chapter-5 = After you have passed you take no more actions this round, and nobody can hurt you. (RESA-PASS-07, RESA-PASS-08) The new magic item sleeps until the next round, but collects then. (RESA-PASS-05) The token is a point, and the first turn of the next round. (RESA-VP-01, RESA-ROUND-05)
    .title = Passing well
    .ask = when should I pass, passing early, token, swap item

## The first time a kind of decision comes up

first-resa-ask-mage = You keep this mage all game: pick the one whose power your artifacts can feed.
first-resa-ask-first-item = A magic item is yours until you pass; then you swap it. Take one that helps this round.
first-resa-ask-action = One action a turn: place, use a power, claim, discard, or pass for this round.
first-resa-ask-take = What lies on a card may be taken into your pool now, all of it or nothing; or it stays and waits.
first-resa-ask-item = You pass: the item you take now works from the next round on.
first-resa-ask-life-loss = Somebody attacks. Pay the way out, use a reaction, or bear the loss.
first-resa-ask-draft = Keep one card, the rest goes on. Look for cards that feed one another.
