### Arcmage: so wird gespielt, auf einer Seite. Jeder Satz nennt die Regelabsätze, aus denen er kommt.

howto-arcmage-goal = Zerstöre alle Städte, die dein Gegenüber gebaut hat. (ARCM-WIN-01, ARCM-WIN-02) Wer aus einem leeren Deck ziehen muss, ist ebenfalls besiegt. (ARCM-WIN-03)
    .ask = wie gewinne ich, wie gewinnt man, ziel des spiels, sieg, gewinnen, niederlage, verlieren
howto-arcmage-turn-1 = Entmarkiere alle deine Karten, dann wähle: 2 ziehen; oder 1 ziehen und bis zu 1 Karte als Ressource auslegen; oder 2 auslegen und keine ziehen. (ARCM-TURN-03, ARCM-TURN-05)
    .title = Ziehen und Ressourcen
    .ask = zugbeginn, ziehen, ressource, mana, entmarkieren, land
howto-arcmage-turn-2 = Jede Handkarte kann verdeckt als Ressource einer Fraktion deiner Wahl liegen. (ARCM-RES-01, ARCM-RES-02) Zum Bezahlen markiere so viele, wie die Kosten sagen; so viele davon, wie die Loyalität sagt, müssen von der Fraktion der Karte sein. (ARCM-RES-05, ARCM-RES-06)
    .title = Bezahlen
    .ask = bezahlen, kosten, loyalität, fraktion, ressource markieren, zu teuer
howto-arcmage-turn-3 = Spiele Kreaturen in eine deiner Städte, als Bewohner. (ARCM-CREAT-01) Eine in die Armee zu bewegen markiert sie: Sie greift einen Zug später an. (ARCM-MOVE-01, ARCM-MOVE-02, ARCM-COMBAT-01)
    .title = Ausspielen und bewegen
    .ask = kreatur ausspielen, armee, stadt, bewohner, bewegen, beschwören, was kann ich tun, mein zug
howto-arcmage-turn-4 = Einmal im Zug dürfen unmarkierte Kreaturen deiner Armee eine Stadt angreifen. (ARCM-COMBAT-02, ARCM-COMBAT-03) Wem sie gehört, weist Verteidigung zu; eine unverteidigte angreifende Kreatur beschädigt die Stadt. (ARCM-COMBAT-08, ARCM-COMBAT-14)
    .title = Angreifen
    .ask = angreifen, angriff, kampf, verteidigen, verteidigung, blocken, schaden
howto-arcmage-turn-5 = Ereignisse dürfen jederzeit gespielt werden, auch im Zug der anderen. (ARCM-EVENT-01) Spiele weiter, dann wirf bis auf 7 Karten ab; Schaden auf Kreaturen verschwindet. (ARCM-TURN-12, ARCM-TURN-13)
    .title = Ereignisse und Zugende
    .ask = ereignis, antworten, zugende, handlimit, abwerfen
howto-arcmage-end = Eine Stadt, deren Verteidigungskraft auf 0 fällt, ist zerstört, und Schaden an Städten heilt nie. (ARCM-CITY-06, ARCM-CITY-05) Wer keine gebaute Stadt mehr hat, ist besiegt, auch mit ungebauten Städten; wer übrig bleibt, gewinnt. (ARCM-WIN-02, ARCM-WIN-01)
    .ask = wann endet das spiel, spielende, wie lange, unentschieden, ausgeschieden
howto-arcmage-wrong-1 = Eine gerade ausgespielte Kreatur steht in einer Stadt, und Bewohner greifen nicht an. (ARCM-ZONE-02, ARCM-CREAT-08) Bewege sie zuerst in die Armee; das markiert sie bis zu deinem nächsten Zug.
    .title = Aus der Stadt angreifen
    .ask = kann nicht angreifen, warum nicht angreifen, bewohner, einsatzverzögerung
howto-arcmage-wrong-2 = Eine Stadt ist in einem Zug nur an einer Bewegung beteiligt, als Start oder als Ziel. (ARCM-MOVE-03)
    .title = Eine ganze Stadt auf einmal räumen
    .ask = kann nicht bewegen, zwei kreaturen, bewegungsgrenze
howto-arcmage-wrong-3 = Wer mit allem angreift, hat niemanden zum Verteidigen: Angreifende werden markiert, und markierte Kreaturen verteidigen nicht. (ARCM-COMBAT-04, ARCM-COMBAT-01)
    .title = Mit allem angreifen
    .ask = markierte kreaturen, gegenangriff, ohne verteidigung
howto-arcmage-chapter-1 = Unmarkierte Karten können noch handeln; markierte haben ihre Arbeit getan. (ARCM-RES-04) Die Zahlen einer Kreatur sagen, wie viel Schaden sie zufügt (ANG) und in einem Zug aushält (VER). (ARCM-CREAT-04, ARCM-CREAT-05)
    .title = Eine Karte lesen
    .ask = ang, ver, zahlen auf der karte, markiert, unmarkiert
howto-arcmage-chapter-2 = Alle bringen drei Städte mit und beginnen mit einer. (ARCM-SETUP-01, ARCM-SETUP-04) Für eine weitere setze einen ganzen Zug aus. (ARCM-CITY-02) Fällt eine Stadt, kehren markierte Bewohner auf die Hand zurück, die anderen ziehen weg. (ARCM-CITY-07, ARCM-CITY-08)
    .title = Städte
    .ask = stadt bauen, zweite stadt, städtestapel, zug aussetzen
howto-arcmage-chapter-3 = In der Taktikphase kannst du Bewohner hingeben: Sie werden markiert, und ihre Loyalität zählt zusammen. (ARCM-CITY-10, ARCM-CITY-11, ARCM-CITY-13) Alle Vorteile der Stadt bis zu dieser Summe sind deine.
    .title = Hingabe
    .ask = hingabe, hingeben, vorteil, taktikphase, fähigkeit der stadt
howto-arcmage-chapter-4 = Eine ausgespielte Karte wartet auf dem Stapel. (ARCM-STACK-01) Alle dürfen mit einem Ereignis antworten, das obenauf kommt. (ARCM-STACK-02) Passen alle, wird die oberste verrechnet, dann die nächste. (ARCM-STACK-03, ARCM-STACK-04)
    .title = Der Stapel
    .ask = stapel, antworten, neutralisieren, vorrang, zuletzt hinein zuerst hinaus
howto-arcmage-chapter-5 = Mehrere Verteidigende können sich eine angreifende Kreatur teilen: Sie erleidet die Summe ihrer ANG und verteilt ihre eigene auf sie. (ARCM-COMBAT-08, ARCM-COMBAT-12) Sobald jemand verteidigt, tut sie der Stadt nichts. (ARCM-COMBAT-15) Bewohner verteidigen nur ihre Stadt, die Armee jede. (ARCM-CREAT-08)
    .title = Der Kampf
    .ask = kampf, mehrere verteidiger, schaden verteilen, blocken, verteidigen

## Wenn eine Art von Entscheidung zum ersten Mal kommt

first-arcm-ask-found = Die Stadt, mit der du beginnst. Ihre Vorteile bekommst du durch Hingabe.
first-arcm-ask-build-or-play = Eine neue Stadt kostet einen ganzen Zug; mit zweien bist du aber nicht so leicht besiegt.
first-arcm-ask-draw-option = Am Anfang zählen Ressourcen am meisten: 1 ziehen und 1 auslegen.
first-arcm-ask-act = Spiele Kreaturen in eine Stadt, bewege sie in die Armee, nutze Fähigkeiten; dann passe, um weiterzugehen.
first-arcm-ask-attack = Ein Angriff je Zug, auf eine Stadt. Angreifende sind markiert und verteidigen nicht.
first-arcm-ask-defenders = Mehrere dürfen gegen einen verteidigen; wem sich niemand stellt, der trifft die Stadt.
first-arcm-ask-respond = Etwas wartet auf dem Stapel. Antworte mit einem Ereignis, oder passe und lass es geschehen.
