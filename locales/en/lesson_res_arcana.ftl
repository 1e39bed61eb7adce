### Res Arcana: what the coach says. One message a line; the names are those of the pages in games/res_arcana/learn/.

lesson-res_arcana-1-title = Your first rounds
lesson-res_arcana-1-about = Essences, artifacts, powers, and a first Place of Power.
lesson-res_arcana-1-goal = You are a mage, and so is your rival. Whoever has 10 points when they are counted wins. Points lie on artifacts, monuments and Places of Power; everything before that is about paying for them.
lesson-res_arcana-1-pool = This is your mage, in play from the start. Beside your name lies your pool: one essence of each kind. You pay everything from there.
lesson-res_arcana-1-cost = In your hand are artifacts, and top left what they cost. The Celestial Horse takes 1 Elan and 2 Calm, and you have only 1 Calm. Touch it if you like: the table tells you what is missing.
lesson-res_arcana-1-shard = The Magical Shard costs nothing at all. Touch it and place it: that is your one action this turn.
lesson-res_arcana-1-power = Every card says what it does. The curved arrow means: turn it; what stands behind the arrow is yours. Use the Shard and take the Calm that you lack.
lesson-res_arcana-1-horse = Now the Horse can be paid. Place it: from now on it gives you 2 essences at the start of each round.
lesson-res_arcana-1-mage = Your rival has passed and rests until the next round; you may go on, turn after turn. The Alchemist has two powers. Use the second: turn, and gain 1 Life.
lesson-res_arcana-1-tree = The Tree of Life costs 1 Life and 2 of anything. Place it and pay the rest with Life and Death: keep the Gold, it is hard to come by.
lesson-res_arcana-1-three = A placed card can be used on your next turn. Turn the Tree for 3 Life. Your rival gets 1, too: such is its nature.
lesson-res_arcana-1-pass = Nothing is left to turn. Pass: you swap your magic item for another one and draw a card. Take Alchemy, it makes Gold.
lesson-res_arcana-1-collect = Everybody has passed: a new round. All cards are straight again, and everything with a sunrise gives what it shows. The Horse lets you choose: take Elan and Calm.
lesson-res_arcana-1-gold = Alchemy, your new item: turn it and pay any 4 essences for 2 Gold. Pay 3 Life and 1 Elan.
lesson-res_arcana-1-tower = Here are the Places of Power. The Alchemist’s Tower costs 3 Gold, just what you have. Claim it: nobody can ever take it from you.
lesson-res_arcana-1-score = The Tower gives 3 essences each round, and a point for each Gold lying on it. There is none yet.
lesson-res_arcana-1-rest = The Horn of Plenty must wait: you have spent everything. Pass, and this time take Reanimate: it straightens a turned card.
lesson-res_arcana-1-rich = See how much comes in now. Take Elan and Calm from the Horse, then Death, Life and Elan from the Tower: you will need one of each.
lesson-res_arcana-1-point = Pay one of each to the Tower: it puts a Gold on itself, and that is your first point. It has no curved arrow, so you may do this as often as you can pay.
lesson-res_arcana-1-last = How it ends: once everybody has passed and somebody has 10 points, the game is over. The most points win, not the first ten; at a tie the richer pool, Gold counting double.
lesson-res_arcana-1-free = One point of ten. When everybody has passed, points are counted; until then they are only a promise.
lesson-res_arcana-1-end = That is all you need. Play on from here, against the gentlest bot.

lesson-res_arcana-2-title = Engines, attacks and the draft
lesson-res_arcana-2-about = Essences that earn, a dragon, and how to choose cards.
lesson-res_arcana-2-engine = An engine is a card that gives more than it took. The Vault pays interest, as long as Gold lies on it. Turn it: it puts 1 Gold on itself.
lesson-res_arcana-2-attack = A dragon attacks: you would lose 2 Life, and for each Life you lack, 2 other essences. But the attacking card offers a way out: pay 1 Calm, and nothing happens to you.
lesson-res_arcana-2-discard = The Sea Serpent is out of reach in this game. Discard it as your action: 1 Gold, or 2 others. Take the Gold.
lesson-res_arcana-2-straight = The Chalice of Fire straightens another card for 1 Elan. Use it on the Vault: so it works twice in one round.
lesson-res_arcana-2-again = Once more, 1 Gold on the Vault.
lesson-res_arcana-2-pass = Nothing is left to turn. Pass, and take Transmutation.
lesson-res_arcana-2-interest = Now you may take the Gold off, or leave it. Leave it: the Vault pays 2 essences in any mix, each round. Take 2 Life.
lesson-res_arcana-2-draft = That is how to choose cards in the draft, too: one that gives early, one that turns it into Gold, one that scores; and few that need the same essence.
lesson-res_arcana-2-end = You know the depth of it. Play on from here, against the gentlest bot.
