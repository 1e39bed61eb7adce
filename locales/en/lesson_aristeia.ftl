### Aristeia!: what the coach says. One message a line; the names are those of the pages in games/aristeia/learn/.

lesson-aristeia-1-title = One round in the HexaDome
lesson-aristeia-1-about = Plan, move, attack, throw again, and score.
lesson-aristeia-1-goal = This is the scoring zone. At the end of the round it gives 3 points if only you stand in it, 2 if you are more than your rival, 1 each if you are equal. Eight points win.
lesson-aristeia-1-plan = Both of you plan in secret who acts first and who last. Whoever acts last has the last word about the zone. Put Gata first; Wild Bill follows by himself.
lesson-aristeia-1-first = The first cards are revealed. Gata has the higher initiative, so you say who acts first. Let her go.
lesson-aristeia-1-points = Gata has 5 action points this turn. Move costs 2 of them and gives as many steps as her speed. Choose Move.
lesson-aristeia-1-step = Step by step now. The dark space before you is blocked: nobody goes through. Go around it, to the lit space.
lesson-aristeia-1-zone = One more, and she stands in the zone.
lesson-aristeia-1-done = There are points left, but nobody in reach worth them. What is not used is lost. End the activation.
lesson-aristeia-1-bill = Parvati has come into the zone, too. Now Wild Bill: act first again, choose Move and step into the zone beside Gata.
lesson-aristeia-1-range = Three points are left, just what his Twin Pistols cost. Parvati is in range and in sight. Shoot.
lesson-aristeia-1-reroll = Both sides have thrown. A die of yours shows nothing, and Bill is a gunslinger: he may throw one again. Take the blank one.
lesson-aristeia-1-frag = Four successes, no block: Parvati goes to the infirmary. That is a frag, and a tactic card for you. End the activation.
lesson-aristeia-1-score = Your rival’s last character is too far away. Only you stood in the zone: 3 points.
lesson-aristeia-1-last = How it ends: as soon as somebody has 8 points, or after the fifth round. Most points win; if equal, most frags. You have one already: Parvati.
lesson-aristeia-1-free = A new round begins, with another zone, and Parvati comes back from the bench. Tactics, the cards in your hand, may be played at the moment they name.
lesson-aristeia-1-end = That is a round. Play on from here, against the gentlest bot.

lesson-aristeia-2-title = A roll and its windows
lesson-aristeia-2-about = Tactics, switches, and why nobody just walks away.
lesson-aristeia-2-attack = It is the last activation of the round, and Parvati stands beside Maximus, in the middle of the zone. His shield reaches only neighbours. Attack her.
lesson-aristeia-2-window = Before the dice fall there is a window for tactics, and you hold one for this very moment: Steady Aim adds a die. Play it.
lesson-aristeia-2-switch = The dice lie. Symbols can be spent on switches before anything is counted: two specials pay for Bash, which pushes her a space. Use it, and push her to the lit side of the zone, away from you.
lesson-aristeia-2-hurt = Two successes were left, and she has no block: 2 damage. Her own success was stopped by your block. Now move to the middle: nobody is beside you, so you need no roll.
lesson-aristeia-2-adjacent = Here you are beside her again. To step away now, you would have to win a disengage roll first. Stay, and end the activation.
lesson-aristeia-2-plan = Two against one in the zone: 2 points for you. Whoever acts last decides this, so think of it when you plan: the strong ones late, the quick ones early.
lesson-aristeia-2-end = You know the depth of it. Play on from here, against the gentlest bot.
