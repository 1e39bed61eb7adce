### Arcs: was in den Lektionen gesagt wird. Eine Nachricht je Zeile; die Namen sind die der Seiten in games/arcs/learn/.

lesson-arcs-1-title = Drei Runden zwischen den Sternen
lesson-arcs-1-about = Beginnen, bekunden, folgen, die Initiative ergreifen, bewegen, kämpfen, sichern.
lesson-arcs-1-goal = In Arcs geht es um Macht, und Macht kommt von Ambitionen. Jemand bekundet, was in diesem Kapitel zählt; wer am meisten davon hat, wenn die Hände leer sind, wertet. Bekunden wir eine, die zu dir passt.
lesson-arcs-1-map = Dieser Planet ist deiner: eine Stadt und drei Schiffe. Seine Ressource ist Psi. Eines hast du schon, und deine Stadt bringt mehr.
lesson-arcs-1-lead = Du hast die Initiative, also beginnst du. Die Farbe sagt, was du tun darfst, die Sterne, wie oft, die Zahl, welche Ambition du bekunden kannst. Spiele Verwaltung 6.
lesson-arcs-1-declare = Die 6 steht für Empath, und der zählt Psi. Bekunde sie: Der beste Marker kommt dorthin. Der Preis: Deine Karte gilt jetzt als 0 und ist leicht zu übertreffen.
lesson-arcs-1-tax = Zwei Sterne, zwei Aktionen. Besteuere deine Stadt: Sie bringt ein Psi. Danach dürfen deine Marker die Plätze tauschen; das muss nicht sein, sag einfach fertig.
lesson-arcs-1-court = Dieselbe Stadt lässt sich nicht zweimal im Zug besteuern. Nutze den anderen Stern am Hof: Lege einen Agenten auf „Bergbau-Konsortium“.
lesson-arcs-1-turn = Kein Stern ist übrig. Beende deinen Zug und sieh zu, wie dein Rivale folgt.
lesson-arcs-1-follow = Dein Rivale hat deine 0 übertroffen, die Initiative genommen und spielt nun Konstruktion 3. Deine Konstruktion 2 ist zu niedrig zum Übertreffen. Weiche ab: Jede Karte einer anderen Farbe gibt eine Aktion dieser Farbe. Spiele Mobilisierung 5.
lesson-arcs-1-seize = Bevor du handelst, darfst du noch eine Karte verdeckt spielen und die Initiative ergreifen. Gib Verwaltung 2 dafür: Dann beginnst du die nächste Runde.
lesson-arcs-1-move = Eine Aktion: Bewegen. Bring beide Schiffe von hier zum Tor daneben, wo dein Rivale zwei hat. Dann beende deinen Zug.
lesson-arcs-1-battle = Du beginnst wieder. Aggression erlaubt Kämpfen, Bewegen oder Sichern. Spiele Aggression 4 und bekunde diesmal nichts.
lesson-arcs-1-fight = Kämpfe am Tor gegen deinen Rivalen.
lesson-arcs-1-dice = Ein Würfel je Schiff. Geplänkel-Würfel sind sicher; Angriff-Würfel treffen härter, und manchmal dich. Nimm von beiden einen und keinen Überfall-Würfel: Hier gibt es kein Gebäude zu überfallen.
lesson-arcs-1-secure = Drei Treffer: Ein Schiff ist zerstört und deine Trophäe, das andere beschädigt. Ein Stern ist übrig. Auf „Bergbau-Konsortium“ hast du die meisten Agenten: Sichere sie. (Auf der anderen Karte dein Rivale.)
lesson-arcs-1-score = Die Karte ist deine, und was sie kann, auch. Denk an Empath: Es zählt, was du am Kapitelende hast. Beende deinen Zug.
lesson-arcs-1-last = So endet es: nach dem fünften Kapitel, oder sobald am Ende eines Kapitels jemand 33 Macht hat, da ihr zu zweit seid. Am meisten Macht gewinnt. Eine Ambition, die niemand bekundet hat, zählt für niemanden.
lesson-arcs-1-free = So geht es weiter, bis die Hände leer sind. Dann werden bekundete Ambitionen gewertet, neue Karten ausgeteilt, und die Marker sind mehr wert.
lesson-arcs-1-end = Das ist Arcs. Spiele von hier aus weiter, gegen den sanftesten Bot.

lesson-arcs-2-title = Auftakt, Übertreffen und ein Überfall
lesson-arcs-2-about = Wie Ressourcen Aktionen kaufen, und wie man jemanden ausraubt.
lesson-arcs-2-surpass = Dein Rivale hat Mobilisierung 3 gespielt und Tyrann bekundet: Die Karte gilt als 0. Übertriff sie mit Mobilisierung 6: Wer übertrifft, hat alle Sterne der Karte. Ergreife nichts: Die Initiative kommt dadurch von selbst.
lesson-arcs-2-prelude = Mobilisierung erlaubt keinen Kampf. Aber vor dem ersten Stern darfst du Ressourcen ausgeben, und mit einer Waffe kann in diesem Zug jeder Stern auch kämpfen. Gib sie aus.
lesson-arcs-2-battle = Kämpfe, wo dein Rivale einen Raumhafen und nur ein Schiff hat.
lesson-arcs-2-raid = Wo ein Gebäude steht, darfst du Überfall-Würfel werfen: Ihre Schlüssel stehlen. Nimm keinen Angriff-Würfel, einen Geplänkel-Würfel und zwei Überfall-Würfel.
lesson-arcs-2-steal = Drei Schlüssel. Die Zahl unter einem Feld sagt, was der Diebstahl kostet; das Relikt im ersten kostet genau 3. Stiehl es, dann bist du mit deinen Feldern fertig.
lesson-arcs-2-agent = Ein Stern ist übrig. Lege einen Agenten auf „Relikt-Hehler“: Wer dort die meisten hat, kann die Karte später sichern.
lesson-arcs-2-rest = Beende deinen Zug. Du hast übertroffen, also ist die Initiative deine.
lesson-arcs-2-lead = Nun beginnst du und könntest bekunden, was dir passt: Die 5 steht für Wächter, der Relikte zählt. Du hast keine 5; denk daran, wenn du wählst, welche Karten du behältst.
lesson-arcs-2-end = Jetzt kennst du die Tiefe. Spiele von hier aus weiter, gegen den sanftesten Bot.
