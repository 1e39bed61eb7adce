### Arcs: so wird gespielt, auf einer Seite. Jeder Satz nennt die Regelabsätze, aus denen er kommt.

howto-arcs-goal = Habe am Ende die meiste Macht. (ARCS-END-02) Macht kommt von Ambitionen, die jemand bekundet hat: Habe am Kapitelende am meisten von dem, was die Ambition zählt. (ARCS-SCORE-01, ARCS-SCORE-03)
    .ask = wie gewinne ich, wie gewinnt man, ziel des spiels, sieg, gewinnen, macht, punkte
howto-arcs-turn-1 = Wer die Initiative hat, spielt eine Handkarte offen aus: die Primuskarte. (ARCS-ROUND-01, ARCS-LEAD-01) Ihre Farbe sagt, welche Aktionen es gibt, ihre Sterne, wie viele. (ARCS-LEAD-02)
    .title = Die Primuskarte spielen
    .ask = erste karte, was kann ich tun, aktionen, mein zug, rundenbeginn, farbe, sterne
howto-arcs-turn-2 = Mit der Primuskarte darfst du die Ambition ihrer Zahl bekunden. (ARCS-DECL-01) Der beste Marker, der noch da ist, kommt dorthin, und deine Karte gilt in dieser Runde als 0. (ARCS-DECL-02, ARCS-DECL-03)
    .title = Eine Ambition bekunden
    .ask = bekunden, ambition, marker, magnat, tyrann, kriegsherr, wächter, empath, null
howto-arcs-turn-3 = Die anderen folgen mit je einer Karte. (ARCS-ROUND-03) Übertriff mit einer höheren Karte derselben Farbe für alle ihre Sterne; kopiere verdeckt oder weiche in eine andere Farbe ab für 1 Aktion. (ARCS-SURPASS-01, ARCS-COPY-01, ARCS-PIVOT-01)
    .title = Folgen
    .ask = folgen, übertreffen, kopieren, abweichen, zweite person, andere farbe
howto-arcs-turn-4 = Besteuern, Bauen, Bewegen, Reparieren, Beeinflussen, Sichern, Kämpfen: eine Aktion je Stern. (ARCS-LEAD-01, ARCS-LEAD-02) Vor dem ersten Stern kaufen Ressourcen weitere Aktionen. (ARCS-PRE-01, ARCS-RES-01)
    .title = Handeln
    .ask = besteuern, bauen, bewegen, reparieren, beeinflussen, sichern, kämpfen, auftakt, ressourcen, ausgeben
howto-arcs-turn-5 = Wer am höchsten übertroffen hat, beginnt die nächste Runde, außer jemand ergreift die Initiative mit einer zweiten, verdeckten Karte. (ARCS-INIT-02, ARCS-SEIZE-01)
    .title = Die Initiative nehmen
    .ask = initiative, ergreifen, nächste runde, wer beginnt, zweite karte
howto-arcs-end = Sind alle Hände leer, endet das Kapitel und bekundete Ambitionen werden gewertet. (ARCS-CHAP-01, ARCS-SCORE-01) Das Spiel endet nach dem fünften Kapitel, oder sobald an einem solchen Ende jemand 33 Macht hat (zu zweit), 30 (zu dritt) oder 27 (zu viert). (ARCS-END-01)
    .ask = wann endet das spiel, spielende, kapitelende, wie lange, gleichstand, letztes kapitel, hand leer
howto-arcs-wrong-1 = Gewertet wird nur, was jemand bekundet hat: Was du sammelst, bringt keine Macht, solange auf seiner Ambition kein Marker liegt. (ARCS-SCORE-01, ARCS-DECL-02)
    .title = Sammeln, ohne zu bekunden
    .ask = keine punkte, nichts gewertet, warum keine macht
howto-arcs-wrong-2 = Nur intakte Schiffe kontrollieren, und nur, wenn du mehr hast als jeder Rivale; Gebäude und beschädigte Schiffe zählen nie. (ARCS-MAP-07)
    .title = Gebäude für Kontrolle zählen
    .ask = kontrolle, wer kontrolliert, beschädigte schiffe, mehrheit
howto-arcs-wrong-3 = Eine zerstörte Stadt verursacht einen Aufschrei: Du verlierst alle Ressourcen und Gildenkarten dieser Art und kannst die Art nicht mehr nutzen. (ARCS-CITY-01, ARCS-OUTRAGE-01, ARCS-OUTRAGE-02)
    .title = Städte leichtfertig zerstören
    .ask = aufschrei, stadt zerstören, ressourcen verlieren
howto-arcs-chapter-1 = Sechs Cluster, jedes mit einem Tor und drei Planeten. (ARCS-MAP-01) Schiffe bewegen sich in einen Nachbarsektor, beliebig viele auf einmal. (ARCS-MOVE-01) Von deinem Raumhafen aus dürfen sie weiter durch Tore, die niemand sonst kontrolliert. (ARCS-CATAPULT-01) Ein Treffer beschädigt Intaktes und zerstört Beschädigtes. (ARCS-MAP-08)
    .title = Der Spielplan
    .ask = spielplan, karte, tor, planet, schiffe bewegen, katapult, beschädigt, raumhafen
howto-arcs-chapter-2 = Eine Stadt besteuern bringt die Ressource ihres Planeten; auch bei Rivalen, wo du kontrollierst, und das nimmt einen Agenten gefangen. (ARCS-TAX-01, ARCS-TAX-02, ARCS-TAX-03) Städte und Raumhäfen baust du auf freien Feldern, wo du etwas hast, Schiffe an Raumhäfen. (ARCS-BUILD-01, ARCS-BUILD-03) Jede gebaute Stadt macht Platz für Ressourcen frei. (ARCS-BUILD-02, ARCS-RES-08)
    .title = Städte und Ressourcen
    .ask = besteuern, stadt, ressource, bauen, felder, baustoff, treibstoff, waffe, relikt, psi
howto-arcs-chapter-3 = Beeinflussen legt einen Agenten auf eine Karte am Hof; Sichern nimmt eine Karte, auf der du die meisten hast. (ARCS-INFL-01, ARCS-SECURE-01) Rivalisierende Agenten darauf werden deine Gefangenen. (ARCS-SECURE-02) Gildenkarten zählen für Ambitionen und ändern Regeln. (ARCS-GUILDCARD-01)
    .title = Der Hof
    .ask = hof, gildenkarte, agent, sichern, beeinflussen, gefangene
howto-arcs-chapter-4 = Wähle einen Sektor mit deinen Schiffen und einen Rivalen dort, und nimm einen Würfel je Schiff. (ARCS-BATTLE-01, ARCS-BATTLE-02, ARCS-BATTLE-03) Geplänkel-Würfel sind sicher, Angriff-Würfel treffen härter und auch dich, Überfall-Würfel stehlen. (ARCS-BATTLE-06, ARCS-BATTLE-08, ARCS-RAID-01) Was du zerstörst, ist deine Trophäe. (ARCS-BATTLE-11)
    .title = Der Kampf
    .ask = kampf, kämpfen, angreifen, würfel, überfall, angriff, geplänkel, trophäen
howto-arcs-chapter-5 = Magnat zählt Baustoff und Treibstoff, Tyrann Gefangene, Kriegsherr Trophäen, Wächter Relikte, Empath Psi. (ARCS-SCORE-02) Am meisten ist erster Platz, am zweitmeisten zweiter; ein Gleichstand vorn ist für alle daran der zweite. (ARCS-SCORE-03, ARCS-SCORE-04) Die Marker werden von Kapitel zu Kapitel mehr wert. (ARCS-CLEAN-03)
    .title = Die Ambitionen
    .ask = ambitionen, wertung, gleichstand, erster platz, zweiter platz, was zählt

## Wenn eine Art von Entscheidung zum ersten Mal kommt

first-arcs-ask-lead = Du beginnst: Die Farbe sagt, was, die Sterne, wie oft, die Zahl, was du bekunden kannst.
first-arcs-ask-declare = Bekunden lässt eine Ambition in diesem Kapitel zählen, aber deine Karte gilt dann als 0.
first-arcs-ask-follow = Übertriff für alle Sterne; kopiere die Farbe oder weiche ab für eine Aktion.
first-arcs-ask-seize = Eine zweite Karte, verdeckt, ergreift die Initiative: Du beginnst die nächste Runde.
first-arcs-ask-prelude = Vor deinem ersten Stern darfst du Ressourcen für weitere Aktionen ausgeben.
first-arcs-ask-arrange = Manche Felder sind teurer zu überfallen: Lege dorthin, was du behalten willst.
first-arcs-ask-collect = Ein Würfel je Schiff: Geplänkel ist sicher, Angriff trifft beide Seiten, Überfall stiehlt.
