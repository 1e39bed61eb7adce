### Pebbles: was die Regeln fragen, anbieten, erzählen und ablehnen, und wie die Orte auf dem Tisch heißen.
pebb-ask-draw = Welchen Kiesel zieht { $to }?
pebb-ask-bid = Nimm einen Kiesel in die Faust.
pebb-ask-reveal = Öffne die Fäuste.
pebb-ask-trade = Dein Gebot war das niedrigste: Tausche Kiesel gegen ebenso viele neue, höchstens { $left }.
pebb-ask-spend = Du hast die Runde gewonnen: Nimm Münzen (höchstens { $left }), kaufe Kiesel oder passe.

pebb-choice-bid = { $pebble } bieten
pebb-choice-trade = { $pebble } tauschen
pebb-choice-keep = Die anderen behalten
pebb-choice-take = Eine Münze nehmen
pebb-choice-buy = Einen Kiesel kaufen
pebb-choice-pass = Passen
pebb-choice-draw = { $pebble } ziehen
pebb-choice-reveal = Öffnen

pebb-event-drew = { $seat } zieht die { $pebble }.
pebb-event-drew-unseen = { $seat } zieht einen Kiesel.
pebb-event-sealed = { $seat } schließt die Faust.
pebb-event-opened = { $seat } hat die { $pebble } geboten.
pebb-event-won = { $seat } gewinnt die Runde.
pebb-event-traded = { $seat } tauscht die { $pebble }.
pebb-event-took = { $seat } nimmt eine Münze.
pebb-event-bought = { $seat } kauft einen Kiesel.
pebb-event-passed = { $seat } passt.
pebb-event-ended = Jemand hat keinen Kiesel mehr: Die Partie ist vorbei.

pebb-why-players = Es spielen zwei bis vier Personen, nicht { $players }.
pebb-why-not-held = Du hast die { $pebble } nicht.
pebb-why-enough-taken = Du hast so viele Münzen genommen, wie eine Runde gibt.
pebb-why-chest-empty = Die Truhe ist leer.
pebb-why-no-coin = Du hast keine Münze zum Bezahlen.
pebb-why-sack-empty = Der Beutel ist leer.
pebb-why-not-asked = Du bist jetzt nicht gefragt.
pebb-why-not-now = Das geschieht zu einer anderen Zeit.

pebb-zone-sack = Beutel
pebb-zone-chest = Münzen in der Truhe
pebb-zone-spent = Ausgespielt
pebb-zone-hand = Kiesel
pebb-zone-fist = Faust
pebb-zone-coins = Münzen
