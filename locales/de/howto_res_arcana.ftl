### Res Arcana: so wird gespielt, auf einer Seite. Jeder Satz nennt die Regelabsätze, aus denen er kommt.

howto-res_arcana-goal = Habe 10 Siegpunkte, wenn gezählt wird, und mehr als alle anderen. (RESA-CHECK-03) Punkte bringen Artefakte, Monumente und Orte der Macht; der Startspielmarker ist 1 Punkt wert. (RESA-VP-01)
    .ask = wie gewinne ich, wie gewinnt man, ziel des spiels, sieg, gewinnen, siegpunkte, 10 punkte
howto-res_arcana-turn-1 = Zu Beginn einer Runde gibt alles, was du im Spiel hast, was seine Ertragszeile zeigt. (RESA-COLLECT-01) Die Essenzen kommen in deine Reserve, aus der du bezahlst. (RESA-COLLECT-02, RESA-COST-01)
    .title = Ertrag
    .ask = einkommen, essenzen bekommen, rundenbeginn, ertragsphase, rohstoffe
howto-res_arcana-turn-2 = Eine Aktion je Zug, dann ist die nächste Person dran. (RESA-ROUND-02) Spiele ein Artefakt aus der Hand aus: Bezahle seine Kosten und lege es vor dich. (RESA-PLACE-01)
    .title = Ein Artefakt ausspielen
    .ask = karte spielen, was kann ich tun, aktionen, mein zug, auslegen
howto-res_arcana-turn-3 = Setze eine Fähigkeit ein: Drehe die Karte oder bezahle, was dort steht, und erhalte, was hinter dem Pfeil steht. (RESA-POWER-01) Eine gedrehte Karte ruht bis zum Ende der Runde. (RESA-POWER-02, RESA-ROUND-04)
    .title = Eine Fähigkeit einsetzen
    .ask = aktivieren, tappen, karte drehen, fähigkeit nutzen, aufrichten
howto-res_arcana-turn-4 = Nimm einen Ort der Macht zu seinem Preis in Besitz, oder ein Monument für 4 Gold: Von dort kommen die meisten Punkte. (RESA-CLAIM-01, RESA-CLAIM-02) Er bleibt für immer deiner. (RESA-CLAIM-06)
    .title = In Besitz nehmen
    .ask = kaufen, monument, ort der macht, ort nehmen, was kostet ein monument, 4 gold
howto-res_arcana-turn-5 = Wenn du nichts mehr tun willst, passe: Tausche deinen magischen Gegenstand und ziehe eine Karte. (RESA-PASS-01) Wer zuerst passt, nimmt den Startspielmarker. (RESA-PASS-02)
    .title = Passen
    .ask = zug beenden, runde beenden, karte ziehen, magischer gegenstand, startspieler
howto-res_arcana-end = Haben alle gepasst, werden die Punkte gezählt. (RESA-CHECK-01) Hat jemand 10, ist das Spiel aus und die meisten Punkte gewinnen; bei Gleichstand die reichere Reserve, Gold zählt doppelt. (RESA-CHECK-03, RESA-CHECK-04) Sonst werden alle Karten aufgerichtet und eine neue Runde beginnt. (RESA-ROUND-04)
    .ask = wann endet das spiel, spielende, wie lange, gleichstand, letzte runde
howto-res_arcana-wrong-1 = 10 Punkte mitten in der Runde beenden nichts: Sie zählen nur bei einer Siegprüfung. (RESA-CHECK-07)
    .title = Bei 10 aufhören
    .ask = sofort gewonnen, 10 punkte während der runde
howto-res_arcana-wrong-2 = Essenzen auf einer Karte liegen nicht in deiner Reserve: Sie bezahlen nichts, bis du sie in einer Ertragsphase herunternimmst. (RESA-TERM-03, RESA-COLLECT-11)
    .title = Mit Essenzen auf Karten bezahlen
    .ask = gelagerte essenzen, essenzen auf einer karte, herunternehmen, ausgeben
howto-res_arcana-wrong-3 = Eine Karte abzuwerfen ist eine Aktion, und eine gute: Sie bringt 1 Gold oder 2 andere Essenzen. (RESA-DISCARD-01) So viel ist auch eine Karte wert, die du nie bezahlen kannst.
    .title = Jede Karte behalten
    .ask = abwerfen, nutzlose karte, wegwerfen, zu teuer
howto-res_arcana-chapter-1 = Es gibt fünf Essenzen: Elan, Leben, Ruhe, Tod und Gold. (RESA-TERM-01) Du beginnst mit je einer. (RESA-SETUP-04) Kosten werden ganz bezahlt oder gar nicht; ein grauer Kreis ist eine beliebige Essenz. (RESA-COST-03, RESA-COST-02) Rabatte zählen zusammen, aber nie unter null. (RESA-COST-05, RESA-COST-06)
    .title = Essenzen und Kosten
    .ask = essenzarten, farben, bezahlen, kosten, rabatt, billiger
howto-res_arcana-chapter-2 = Du hast acht Artefakte für das ganze Spiel: drei auf der Hand, fünf im Stapel. (RESA-SETUP-07) Magier und magischer Gegenstand sind von Anfang an im Spiel. (RESA-SETUP-10) Ist dein Stapel leer, wird dein Ablagestapel zum neuen Stapel. (RESA-ZONE-04) Die Hand hat keine Grenze. (RESA-ZONE-09)
    .title = Deine Karten
    .ask = stapel, hand, handlimit, magier, mischen, wie viele karten
howto-res_arcana-chapter-3 = Viele Orte der Macht geben Punkte für Essenzen, die auf ihnen liegen: Mit ihrer Fähigkeit legst du welche darauf. (RESA-VP-03, RESA-STORE-01) Nimmst du sie herunter, sind die Punkte weg. (RESA-COLLECT-07) Das oberste Monument des Stapels darfst du blind in Besitz nehmen, wenn du dich traust. (RESA-CLAIM-04)
    .title = Woher Punkte kommen
    .ask = punkte je essenz, darauf legen, blind, verdecktes monument, mehr punkte
howto-res_arcana-chapter-4 = Manche Fähigkeiten kosten alle Rivalen Leben, die noch nicht gepasst haben. (RESA-LIFELOSS-01, RESA-PASS-08) Für jedes fehlende Leben verlierst du 2 andere Essenzen. (RESA-LIFELOSS-04) Eine Reaktion oder der Ausweg auf der angreifenden Karte erspart dir alles. (RESA-LIFELOSS-02, RESA-REACT-04)
    .title = Angriffe und Reaktionen
    .ask = angriff, angreifen, drache, leben verlieren, verteidigen, verteidigung, reaktion, schützen
howto-res_arcana-chapter-5 = Hast du gepasst, hast du in dieser Runde keine Aktion mehr, und niemand kann dir schaden. (RESA-PASS-07, RESA-PASS-08) Der neue Gegenstand schläft bis zur nächsten Runde, gibt dann aber Ertrag. (RESA-PASS-05) Der Marker ist ein Punkt und der erste Zug der nächsten Runde. (RESA-VP-01, RESA-ROUND-05)
    .title = Gut passen
    .ask = wann passen, früh passen, marker, gegenstand tauschen

## Wenn eine Art von Entscheidung zum ersten Mal kommt

first-resa-ask-mage = Diesen Magier behältst du das ganze Spiel: Nimm den, dessen Fähigkeit deine Artefakte füttern.
first-resa-ask-first-item = Ein magischer Gegenstand gehört dir, bis du passt; dann tauschst du ihn. Nimm einen, der in dieser Runde hilft.
first-resa-ask-action = Eine Aktion je Zug: ausspielen, einsetzen, in Besitz nehmen, abwerfen oder für die Runde passen.
first-resa-ask-take = Was auf einer Karte liegt, darfst du jetzt in deine Reserve nehmen, alles oder nichts; oder es bleibt liegen.
first-resa-ask-item = Du passt: Der Gegenstand, den du jetzt nimmst, wirkt ab der nächsten Runde.
first-resa-ask-life-loss = Jemand greift an. Zahle den Ausweg, nutze eine Reaktion oder trage den Verlust.
first-resa-ask-draft = Behalte eine Karte, der Rest geht weiter. Suche Karten, die einander füttern.
