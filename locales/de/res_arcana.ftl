### Res Arcana: was die Regeln fragen, anbieten, erzählen und ablehnen. Namen und Texte der Karten: res_arcana_cards.ftl.

## Mengen und die Teile der Kosten, die ein Rabatt streichen kann

resa-amount = { $n } { $essence }
resa-part-elan = { resa-essence-elan }
resa-part-life = { resa-essence-life }
resa-part-calm = { resa-essence-calm }
resa-part-death = { resa-essence-death }
resa-part-gold = { resa-essence-gold }
resa-part-any = beliebige Essenz

## Fragen: vor der ersten Runde

resa-ask-chance = Der Zufall entscheidet.
resa-ask-mage = Aufbau: Behalte 1 deiner 2 Magier.
resa-ask-draft = Draft: Wähle die Karte, die du behältst.
resa-ask-starter = Miniturnier: Wähle, wer diese Partie beginnt.
resa-ask-pick = Miniturnier: Wähle 1 der offenen Karten für deinen Artefaktstapel.
resa-ask-first-item = Vor der ersten Runde: Wähle deinen magischen Gegenstand.

## Fragen: Ertrag

resa-ask-take = Ertrag: Nimm die Essenzen von „{ $card }“ herunter oder lass sie liegen.
resa-ask-collect-one = { $n ->
    [one] Ertrag durch „{ $card }“: Wähle 1 Essenz.
   *[other] Ertrag durch „{ $card }“: Wähle den Typ der { $n } Essenzen.
 }
resa-ask-forge = Ertrag: Bezahle 1 Tod oder drehe „{ $card }“.

## Fragen: Aktionen, Kosten und was es dafür gibt

resa-ask-action = Du bist am Zug: Wähle eine Aktion oder passe.
resa-ask-gain = { $n ->
    [one] Wähle 1 Essenz, die du erhältst.
   *[other] Wähle { $n } Essenzen, die du erhältst.
 }
resa-ask-store = { $n ->
    [one] Wähle 1 Essenz, die du auf „{ $card }“ legst.
   *[other] Wähle { $n } Essenzen, die du auf „{ $card }“ legst.
 }
resa-ask-discard-gain = Karte abgeworfen: Wähle 1 Gold oder 2 andere Essenzen.
resa-ask-pay = { $n ->
    [one] Bezahle 1 beliebige Essenz.
   *[other] Bezahle { $n } beliebige Essenzen.
 }
resa-ask-pay-one-of = Bezahle 1 Essenz: Wähle ihren Typ.
resa-ask-pay-same = Wähle, wie viele gleiche Essenzen du bezahlst, oder bezahle nichts.
resa-ask-gain-other = { $n ->
    [one] Wähle einen anderen Typ: Du erhältst 1 Essenz davon.
   *[other] Wähle einen anderen Typ: Du erhältst { $n } Essenzen davon.
 }
resa-ask-discount = { $n ->
    [one] Rabatt auf „{ $card }“: Streiche 1 Essenz aus den Kosten.
   *[other] Rabatt auf „{ $card }“: Streiche { $n } Essenzen aus den Kosten.
 }
resa-ask-turn-other = Kosten: Wähle das aufrechte Artefakt, das du drehst ({ $subtype }).
resa-ask-destroy = Kosten: Wähle das Artefakt, das du zerstörst.
resa-ask-discard = { $n ->
    [one] Wirf 1 Handkarte ab.
   *[other] Wirf { $n } Handkarten ab.
 }
resa-ask-straighten = Wähle die gedrehte Komponente, die du aufrichtest.
resa-ask-put-on = Wähle die Komponente, auf die du 1 { $essence } legst.
resa-ask-rival = Wähle den Rivalen, dessen Essenzen du zählst ({ $essence }).
resa-ask-look = Wähle den Stapel, dessen oberste Karten du dir ansiehst.
resa-ask-order = Lege die Karten zurück: Wähle die nächste, von oben nach unten.
resa-ask-place = Wähle ein Artefakt zum Ausspielen oder verzichte darauf.
resa-ask-item = Du passt: Tausche deinen magischen Gegenstand gegen einen anderen.
resa-ask-item-losing = Du passt: Tausche „{ $card }“. Was darauf liegt, geht verloren: { $essences }.

## Fragen: Reaktionen

resa-ask-life-loss = „{ $card }“ greift an: Ignoriere den Verlust von { $n } Leben oder nimm ihn hin.
resa-ask-lose = { $n ->
    [one] Zu wenig Leben: Wähle 1 Essenz, die du verlierst.
   *[other] Zu wenig Leben: Wähle { $n } Essenzen, die du verlierst.
 }
resa-ask-check = Siegprüfung: Reagiere mit „{ $card }“ oder verzichte.

## Wahl: der Zufall, wie Replays ihn zeigen

resa-choice-first = { $seat } beginnt
resa-choice-face = „{ $card }“ auslegen
resa-choice-reveal = „{ $card }“ aufdecken
resa-choice-deal = „{ $card }“ an { $seat } austeilen
resa-choice-preset = Startset { $set } an { $seat } austeilen
resa-choice-draw = „{ $card }“ ziehen
resa-choice-show = „{ $card }“ zeigen
resa-choice-unseal = Alles bereit: weiter

## Wahl: vor der ersten Runde und die Aktionen eines Zuges

resa-choice-keep = „{ $card }“ behalten
resa-choice-item = „{ $card }“ nehmen
resa-choice-place = „{ $card }“ ausspielen
    .group = Ausspielen
resa-choice-claim = „{ $card }“ in Besitz nehmen
    .group = Nehmen
resa-choice-claim-top = Oberstes Monument blind in Besitz nehmen
    .group = Nehmen
resa-choice-discard = „{ $card }“ abwerfen
    .group = Abwerfen
resa-choice-use = „{ $card }“ einsetzen, Fähigkeit { $power }
    .group = Kraft
resa-choice-pass = Passen

## Wahl: die Teile einer Aktion

resa-choice-pay = 1 { $essence } bezahlen
resa-choice-spare = 1 { $part } aus den Kosten streichen
resa-choice-pay-same = { $amount } { $essence } bezahlen
resa-choice-pay-nothing = Nichts bezahlen
resa-choice-gain = { $essence } wählen
resa-choice-lose = 1 { $essence } verlieren
resa-choice-take = Essenzen von „{ $card }“ nehmen
resa-choice-leave = Essenzen auf „{ $card }“ lassen
resa-choice-turn = „{ $card }“ drehen
resa-choice-straighten = „{ $card }“ aufrichten
resa-choice-destroy = „{ $card }“ zerstören
resa-choice-put-on = Auf „{ $card }“ legen
resa-choice-rival = { $seat } wählen
resa-choice-look-own = Eigenen Artefaktstapel ansehen
resa-choice-look-monuments = Monumentstapel ansehen
resa-choice-top = „{ $card }“ zurücklegen
resa-choice-react = Mit „{ $card }“ reagieren
    .group = Reagieren
resa-choice-escape = Den Ausweg nehmen
resa-choice-suffer = Den Verlust hinnehmen
resa-choice-decline = Verzichten

## Wahl, zu der der Tisch mehr weiß

resa-label-use = „{ $card }“ einsetzen
    .group = Kraft
resa-label-escape-pay = { $essences } bezahlen und den Verlust ignorieren
resa-label-escape-destroy = Ein Artefakt zerstören und den Verlust ignorieren
resa-label-escape-discard = Eine Karte abwerfen und den Verlust ignorieren

## Spielverlauf: vor der ersten Runde

resa-log-game-begins = Partie { $n } des Miniturniers beginnt.
resa-log-first-player = { $seat } nimmt den Startspielmarker.
resa-log-place-shown = Der Ort der Macht „{ $card }“ liegt in der Tischmitte.
resa-log-monument-shown = Das Monument „{ $card }“ kommt in die Auslage.
resa-log-dealt = { $seat } erhält „{ $card }“.
resa-log-drafted = { $seat } behält „{ $card }“.
resa-log-picked = { $seat } wählt „{ $card }“.
resa-log-mage-shown = { $seat } deckt einen Magier auf: „{ $card }“.
resa-log-item-taken = { $seat } nimmt den magischen Gegenstand „{ $card }“.

## Spielverlauf: Ertrag

resa-log-round-begins = Runde { $round } beginnt.
resa-log-collected = { $seat } nimmt { $essences } als Ertrag.
resa-log-taken-off = { $seat } nimmt { $essences } von „{ $card }“ herunter.
resa-log-left-on = { $seat } lässt die Essenzen auf „{ $card }“ liegen.

## Spielverlauf: Essenzen

resa-log-gained = { $seat } erhält { $essences }.
resa-log-paid = { $seat } bezahlt { $essences }.
resa-log-lost = { $seat } verliert { $essences }.
resa-log-stored = „{ $card }“ erhält { $essences }.
resa-log-removed = „{ $card }“ gibt { $essences } an den Vorrat ab.

## Spielverlauf: Karten

resa-log-placed = { $seat } spielt „{ $card }“ aus.
resa-log-placed-nothing = { $seat } spielt nichts aus.
resa-log-claimed = { $seat } nimmt „{ $card }“ in Besitz.
resa-log-discarded = { $seat } wirft „{ $card }“ ab.
resa-log-used = { $seat } setzt „{ $card }“ ein.
resa-log-turned = „{ $card }“ wird gedreht.
resa-log-straightened = „{ $card }“ wird aufgerichtet.
resa-log-destroyed = { $seat } zerstört „{ $card }“.
resa-log-drew = { $seat } zieht „{ $card }“.
resa-log-drew-hidden = { $seat } zieht 1 Karte.
resa-log-reshuffled = { $seat } mischt den Ablagestapel zum neuen Artefaktstapel.
resa-log-looks-at-deck = { $seat } sieht sich die obersten Karten des eigenen Artefaktstapels an.
resa-log-looks-at-monuments = { $seat } sieht sich die obersten Karten des Monumentstapels an.
resa-log-saw = { $seat } sieht „{ $card }“.
resa-log-put-back = { $n ->
    [one] { $seat } legt 1 Karte zurück auf den Stapel.
   *[other] { $seat } legt { $n } Karten zurück auf den Stapel.
 }
resa-log-rival-chosen = { $seat } zählt { $essence } in der Reserve von { $rival }.

## Spielverlauf: Lebensverlust

resa-log-life-loss = { $seat } greift mit „{ $card }“ an: Verlust von { $n } Leben.
resa-log-ignored = { $seat } ignoriert den Verlust mit „{ $card }“.
resa-log-escaped = { $seat } nimmt den Ausweg und ignoriert den Verlust.

## Spielverlauf: Passen und Siegprüfung

resa-log-passed-first = { $seat } passt zuerst und nimmt den Startspielmarker.
resa-log-passed = { $seat } passt.
resa-log-check = Eine Siegprüfung beginnt.
resa-log-points-now = { $n ->
    [one] { $seat } zählt bei dieser Siegprüfung 1 Punkt mehr.
   *[other] { $seat } zählt bei dieser Siegprüfung { $n } Punkte mehr.
 }
resa-log-scored = { $n ->
    [one] { $seat } hat 1 Punkt.
   *[other] { $seat } hat { $n } Punkte.
 }
resa-log-nobody-yet = Noch hat niemand 10 Punkte: Die Partie geht weiter.
resa-log-won = { $seat } gewinnt die Partie!

## Warum nicht: der Tisch und der Zug

resa-why-players = Es spielen 2–4 Personen, und eine davon beginnt; hier angegeben: { $n }.
resa-why-match-for-two = Ein Miniturnier ist für 2 Personen.
resa-why-match-normal = Ein Miniturnier beginnt mit einer normalen Partie, ohne Draft und ohne Startsets.
resa-why-not-your-turn = Gerade entscheidet jemand anderes.
resa-why-not-yet-asked = Zuerst antwortet jemand anderes.
resa-why-passed = Du hast gepasst: In dieser Runde hast du keine Aktion mehr.
resa-why-other-question = Das beantwortet nicht die Frage, die gerade offen ist.

## Warum nicht: Essenzen und Kosten

resa-why-missing = { $n ->
    [one] In deiner Reserve fehlt 1 { $essence }.
   *[other] In deiner Reserve fehlen { $n } { $essence }.
 }
resa-why-missing-any = { $n ->
    [one] In deiner Reserve fehlt 1 Essenz.
   *[other] In deiner Reserve fehlen { $n } Essenzen.
 }
resa-why-missing-on-it = { $n ->
    [one] Auf „{ $card }“ fehlt 1 { $essence }.
   *[other] Auf „{ $card }“ fehlen { $n } { $essence }.
 }
resa-why-type-forbidden = { $essence } gehört nicht zu den Typen, die du jetzt wählen kannst.
resa-why-cannot-pay-with = Diese Kosten können nicht mit { $essence } bezahlt werden.
resa-why-same-type = Du hast { $essence } bezahlt: Wähle einen anderen Typ, den du erhältst.
resa-why-discount-excludes = Dieser Rabatt gilt nicht für { $essence }.
resa-why-no-such-part = Dieser Teil ist in den Kosten nicht oder nicht mehr enthalten.
resa-why-only-in-collect = Essenzen werden nur in der Ertragsphase von Komponenten heruntergenommen.
resa-why-nothing-on-it = Auf „{ $card }“ liegen keine Essenzen.

## Warum nicht: Karten und wo sie liegen

resa-why-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
resa-why-only-from-hand = „{ $card }“ ist nicht auf deiner Hand; abgeworfen wird nur von der Hand.
resa-why-not-displayed = Das Monument „{ $card }“ liegt nicht in der Auslage.
resa-why-no-monuments = Der Monumentstapel ist leer.
resa-why-claimed = „{ $card }“ ist schon in Besitz genommen.
resa-why-other-face = „{ $card }“ liegt in dieser Partie auf der Unterseite des Plättchens.
resa-why-not-claimable = Nur Monumente und Orte der Macht können in Besitz genommen werden, nicht „{ $card }“.
resa-why-not-in-play = Du hast „{ $card }“ nicht im Spiel.
resa-why-not-there = „{ $power }“ kann „{ $card }“ nicht von dort ausspielen.
resa-why-just-returned = Du hast „{ $card }“ gerade zurückgelegt: Nimm einen anderen magischen Gegenstand.
resa-why-not-in-centre = „{ $card }“ liegt nicht in der Tischmitte.
resa-why-not-your-mage = „{ $card }“ ist keine deiner zwei Magierkarten.
resa-why-not-in-pack = „{ $card }“ ist nicht in dem Päckchen, das du hältst.
resa-why-not-open = „{ $card }“ liegt nicht unter den offenen Karten.

## Warum nicht: Fähigkeiten und Reaktionen

resa-why-turned = „{ $card }“ ist gedreht und muss erst aufgerichtet werden.
resa-why-straight = „{ $card }“ ist aufrecht: Diese Fähigkeit ist nur in gedrehtem Zustand einsetzbar.
resa-why-not-turned = „{ $card }“ ist schon aufrecht.
resa-why-no-power = „{ $card }“ hat dafür keine Fähigkeit.
resa-why-only-reaction = Diese Fähigkeit von „{ $card }“ ist eine Reaktion und nicht als Aktion einsetzbar.
resa-why-only-claim = „{ $card }“ wirkt nur in dem Moment, in dem du die Karte in Besitz nimmst.
resa-why-no-reaction = „{ $card }“ hat keine Reaktion auf einen Lebensverlust.
resa-why-only-dragons = „{ $card }“ reagiert nur auf einen Lebensverlust durch einen Drachen.
resa-why-none-to-lose = Du hast davon nichts zu verlieren: { $essence }.
resa-why-no-escape = „{ $card }“ bietet keinen Ausweg.
resa-why-item-rests = „{ $card }“ wurde in dieser Runde genommen und ruht bis zur nächsten.
resa-why-not-straight = „{ $card }“ ist schon gedreht; die Kosten verlangen etwas Aufrechtes.
resa-why-nothing-to-turn = Du hast kein aufrechtes Artefakt, das du drehen kannst ({ $subtype }).
resa-why-nothing-to-destroy = Du hast kein Artefakt im Spiel, das du dafür zerstören kannst.
resa-why-nothing-to-discard = Deine Hand ist leer: Du hast keine Karte zum Abwerfen.
resa-why-not-itself = „{ $card }“ kann sich nicht selbst zerstören: Wähle ein anderes Artefakt.
resa-why-wrong-subtype = „{ $card }“ ist nicht von der Art, die hier verlangt ist.
resa-why-not-a-rival = Wähle einen Rivalen, nicht dich selbst.
