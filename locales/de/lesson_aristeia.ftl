### Aristeia!: was in den Lektionen gesagt wird. Eine Nachricht je Zeile; die Namen sind die der Seiten in games/aristeia/learn/.

lesson-aristeia-1-title = Eine Runde im HexaDome
lesson-aristeia-1-about = Planen, bewegen, angreifen, neu würfeln und punkten.
lesson-aristeia-1-goal = Das ist die Wertungszone. Am Rundenende bringt sie 3 Punkte, wenn nur du darin stehst, 2, wenn du mehr Charaktere darin hast, je 1 bei gleich vielen. Acht Punkte gewinnen.
lesson-aristeia-1-plan = Beide planen geheim, wer zuerst und wer zuletzt handelt. Wer zuletzt handelt, hat das letzte Wort über die Zone. Nimm Gata zuerst; Wild Bill folgt von selbst.
lesson-aristeia-1-first = Die ersten Karten sind aufgedeckt. Gata hat die höhere Initiative, also sagst du, wer zuerst handelt. Lass sie beginnen.
lesson-aristeia-1-points = Gata hat in diesem Zug 5 Aktionspunkte. Bewegung kostet 2 davon und gibt so viele Schritte wie ihre Geschwindigkeit. Wähle Bewegung.
lesson-aristeia-1-step = Nun Schritt für Schritt. Das dunkle Feld vor dir ist blockiert: Niemand geht hindurch. Geh außen herum, auf das beleuchtete Feld.
lesson-aristeia-1-zone = Noch einer, und sie steht in der Zone.
lesson-aristeia-1-done = Punkte sind noch da, aber niemand in Reichweite, für den sie sich lohnen. Was du nicht nutzt, verfällt. Beende die Aktivierung.
lesson-aristeia-1-bill = Auch Parvati ist in die Zone gekommen. Jetzt Wild Bill: Handle wieder zuerst, wähle Bewegung und tritt neben Gata in die Zone.
lesson-aristeia-1-range = Drei Punkte sind übrig, genau was seine Zwillingspistolen kosten. Parvati ist in Reichweite und in Sicht. Schieß.
lesson-aristeia-1-reroll = Beide Seiten haben gewürfelt. Ein Würfel von dir zeigt nichts, und Bill ist ein Revolverheld: Er darf einen neu würfeln. Nimm den leeren.
lesson-aristeia-1-frag = Vier Erfolge, kein Block: Parvati muss auf die Krankenstation. Das ist ein Frag und eine Taktik für dich. Beende die Aktivierung.
lesson-aristeia-1-score = Der letzte gegnerische Charakter ist zu weit weg. Nur du standest in der Zone: 3 Punkte.
lesson-aristeia-1-last = So endet es: sobald jemand 8 Punkte hat, oder nach der fünften Runde. Die meisten Punkte gewinnen; bei Gleichstand die meisten Frags. Einen hast du schon: Parvati.
lesson-aristeia-1-free = Eine neue Runde beginnt, mit einer anderen Zone, und Parvati kommt von der Bank zurück. Taktiken, die Karten auf deiner Hand, spielst du in dem Moment, den sie nennen.
lesson-aristeia-1-end = Das ist eine Runde. Spiele von hier aus weiter, gegen den sanftesten Bot.

lesson-aristeia-2-title = Ein Wurf und seine Fenster
lesson-aristeia-2-about = Taktiken, Switches, und warum niemand einfach weggeht.
lesson-aristeia-2-attack = Es ist die letzte Aktivierung der Runde, und Parvati steht neben Maximus, mitten in der Zone. Sein Schild reicht nur bis zum Nachbarfeld. Greif sie an.
lesson-aristeia-2-window = Bevor die Würfel fallen, öffnet sich ein Fenster für Taktiken, und du hast eine für genau diesen Moment: „Ruhige Hand“ fügt einen Würfel hinzu. Spiele sie.
lesson-aristeia-2-switch = Die Würfel liegen. Symbole kannst du für Switches ausgeben, bevor gezählt wird: Zwei Spezial zahlen den Schildstoß, der sie ein Feld verschiebt. Nutze ihn, und schieb sie auf die andere Seite der Zone, weg von dir.
lesson-aristeia-2-hurt = Zwei Erfolge blieben, und sie hat keinen Block: 2 Schaden. Ihren eigenen Erfolg hat dein Block aufgehalten. Geh jetzt in die Mitte: Niemand ist neben dir, du brauchst keinen Wurf.
lesson-aristeia-2-adjacent = Hier stehst du wieder neben ihr. Um wegzugehen, müsstest du zuerst einen Lösewurf gewinnen. Bleib, und beende die Aktivierung.
lesson-aristeia-2-plan = Zwei gegen eine in der Zone: 2 Punkte für dich. Wer zuletzt handelt, entscheidet das; denk beim Planen daran: die Starken spät, die Schnellen früh.
lesson-aristeia-2-end = Jetzt kennst du die Tiefe. Spiele von hier aus weiter, gegen den sanftesten Bot.
