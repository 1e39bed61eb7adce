### Aristeia!: so wird gespielt, auf einer Seite. Jeder Satz nennt die Regelabsätze, aus denen er kommt.

howto-aristeia-goal = Habe am Ende die meisten Siegpunkte. (ARIS-SCEN-02) Beim Ansturm bekommt sie, wer am Rundenende in der Wertungszone steht: 3, wenn nur du dort bist, 2, wenn du mehr Charaktere hast, je 1 bei gleich vielen. (ARIS-SCEN-ASSAULT-01, ARIS-SCEN-ASSAULT-02, ARIS-SCEN-ASSAULT-03)
    .ask = wie gewinne ich, wie gewinnt man, ziel des spiels, sieg, gewinnen, siegpunkte, zone
howto-aristeia-turn-1 = Beide planen geheim: vier Initiativekarten in einer Reihe, von links nach rechts. (ARIS-PLAN-01) In jedem Zug werden die nächsten zwei aufgedeckt, und wer die höhere Initiative hat, sagt, wer zuerst handelt. (ARIS-TURN-01, ARIS-TURN-02)
    .title = Planen
    .ask = planung, reihenfolge, initiative, wer beginnt, rundenbeginn
howto-aristeia-turn-2 = Ein aktiver Charakter hat so viele Aktionspunkte wie Energie. (ARIS-PREP-02) Bewegung kostet 2 und gibt Schritte; jede andere Aktion nennt ihren Preis. (ARIS-MOVE-01, ARIS-ACTION-02)
    .title = Handeln
    .ask = aktionspunkte, energie, bewegung, schritte, geschwindigkeit, was kann ich tun, mein zug
howto-aristeia-turn-3 = Nenne eine Aktion und ein Ziel in Reichweite und Sicht und wirf ihre Würfel; ein Angriff geht gegen die Verteidigung des Ziels. (ARIS-ACTION-03, ARIS-ATTACK-03) Blocks nehmen Erfolge weg, was übrig bleibt, ist Schaden, auf beiden Seiten. (ARIS-ROLL-05, ARIS-ATTACK-04)
    .title = Angreifen
    .ask = angreifen, angriff, würfel, wurf, schaden, erfolg, block, verteidigung, reichweite, sichtlinie
howto-aristeia-turn-4 = Bevor gezählt wird, darfst du Symbole für Switches ausgeben, die auf der Karte stehen. (ARIS-SWITCH-01, ARIS-SWITCH-02) Taktiken von der Hand kommen in dem Moment, den sie nennen. (ARIS-TACTIC-01)
    .title = Switches und Taktiken
    .ask = switch, spezial, taktik, karten, hand, symbole
howto-aristeia-turn-5 = Um ein Feld neben einem gegnerischen Charakter zu verlassen, musst du dich lösen: deine Gewandtheit gegen seine Stärke. (ARIS-DISENGAGE-01, ARIS-DISENGAGE-02) Misslingt es, sind die übrigen Schritte verloren. (ARIS-DISENGAGE-06)
    .title = Sich lösen
    .ask = lösen, weggehen, kann nicht bewegen, benachbarter gegner, gewandtheit, stärke
howto-aristeia-end = Das Spiel endet, sobald jemand 8 Siegpunkte hat, oder nach der fünften Runde. (ARIS-SCEN-01) Die meisten Punkte gewinnen; bei Gleichstand die meisten Frags: wer mehr Charaktere auf die Krankenstation geschickt hat. (ARIS-SCEN-02, ARIS-FRAG-01)
    .ask = wann endet das spiel, spielende, wie lange, gleichstand, frags, letzte runde
howto-aristeia-wrong-1 = Jemanden auszuschalten bringt einen Frag und eine Karte, aber keine Punkte: Die liegen in der Zone. (ARIS-FRAG-01, ARIS-SCEN-ASSAULT-01) Geh mit deinen letzten Charakteren hinein, wenn dich niemand mehr hinausschieben kann.
    .title = Kämpfen statt stehen
    .ask = töten, frag, ausschalten, keine punkte
howto-aristeia-wrong-2 = Auch die Erfolge der Verteidigung tun weh, und zwar dir. (ARIS-ATTACK-04) Greif an, wo man dich nicht sieht, oder mit genug Würfeln zum Blocken.
    .title = Glauben, nur der Angriff trifft
    .ask = schaden am angreifer, mich verletzen, gegenangriff
howto-aristeia-wrong-3 = Reichweite mit Sichtlinie zählt um Figuren und blockierte Felder herum, nicht hindurch. (ARIS-RANGE-03)
    .title = Reichweite in Luftlinie zählen
    .ask = reichweite, abstand, außer reichweite, felder zählen
howto-aristeia-chapter-1 = Vier verschiedene Charaktere sind ein Team. (ARIS-SETUP-02) Wer auf der Krankenstation liegt, kommt in der nächsten Runde von der Bank zurück, etwas geschwächt. (ARIS-RECOV-02, ARIS-PREP-04) Er erscheint in einer beliebigen nummerierten Aufstellungszone. (ARIS-PREP-04)
    .title = Dein Team
    .ask = team, charaktere, krankenstation, bank, ausgeschaltet, zurückkommen
howto-aristeia-chapter-2 = Schritte und Aktionen lassen sich mischen: Schritt, Angriff, wieder ein Schritt. (ARIS-MOVE-04) Von anderen verschoben zu werden ist keine Bewegung und braucht kein Lösen. (ARIS-DISPLACE-02) Durch besetzte oder blockierte Felder geht niemand. (ARIS-SPACE-02)
    .title = Bewegen
    .ask = bewegen, schieben, verschieben, hindurch, besetztes feld
howto-aristeia-chapter-3 = Charaktere und blockierte Felder nehmen die Sicht; Barrieren nicht, aber sie geben Deckung. (ARIS-SPACE-03, ARIS-COVER-02) Deckung ist ein schwarzer Würfel mehr. (ARIS-COVER-01) Benachbarte sehen sich immer und haben nie Deckung. (ARIS-LOS-07, ARIS-COVER-04)
    .title = Sicht und Deckung
    .ask = sichtlinie, sehen, deckung, schwarzer würfel, barriere, rauch
howto-aristeia-chapter-4 = Ein kritischer Erfolg lässt sich nicht blocken und zahlt für Switches doppelt. (ARIS-CRIT-01, ARIS-CRIT-02) Ein kritischer Block kann einen ganzen Würfel annullieren. (ARIS-CRIT-04) Wer am Zug ist, sagt, wer zuerst Switches aktiviert. (ARIS-SWITCH-04)
    .title = Würfel
    .ask = kritisch, würfel, symbole, würfel annullieren, spezial
howto-aristeia-chapter-5 = Ein Zustand liegt rot, wird am Ende der eigenen Aktivierung blau und geht am Ende der nächsten. (ARIS-STATE-01, ARIS-STSTEP-01) Der Underdog, der zurückliegt, entscheidet bei Gleichstand und ordnet, was gleichzeitig geschieht. (ARIS-OBJ-03, ARIS-OUTSIDER-01) Jede Runde ziehst du eine Taktik, und eine mehr, wenn du gepunktet hast. (ARIS-RECOV-03)
    .title = Zustände, Underdog, Karten
    .ask = zustand, marker, vergiftet, brennend, betäubt, underdog, karten ziehen, rot, blau

## Wenn eine Art von Entscheidung zum ersten Mal kommt

first-aris-ask-plan = Deine Charaktere handeln in dieser Reihenfolge. Der letzte hat das letzte Wort über die Zone.
first-aris-ask-first-activation = Wer zuerst handelt, nimmt den Platz; wer danach handelt, antwortet darauf.
first-aris-ask-act = Gib Aktionspunkte aus, wie du willst: bewegen, angreifen, weitergehen. Der Rest verfällt.
first-aris-ask-window = Ein Moment für Taktiken. Meist passt man.
first-aris-ask-switch = Gib Symbole für Switches aus, bevor gezählt wird; danach zählen sie nicht mehr.
first-aris-ask-scoring-zone = Du bist der Underdog: Du sagst, wo in dieser Runde gepunktet wird.
first-aris-ask-deploy = Wo dein Charakter beginnt. Nah an der Zone, nicht zu nah am Gegner.
