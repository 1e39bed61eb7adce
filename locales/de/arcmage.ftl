### Arcmage: was die Regeln fragen, anbieten, erzählen und ablehnen. Namen und Texte der Karten: arcmage_cards.ftl.
### `.text` sagt kurz, was das Genannte ist oder tut.

## Namen: Fraktionen und Kartentypen

arcm-faction-gaian = Gaia
    .text = Grün: Bäume, Blumen, Vögel und Elfen.
arcm-faction-dark-legion = Dunkle Legion
    .text = Schwarz: Untote, Schatten und verlorene Karten.
arcm-faction-red-banner = Rotes Banner
    .text = Rot: Orks und Impe, Menge und Tempo.
arcm-faction-house-of-nobles = Haus der Noblen
    .text = Blau: Wissen, Markieren und Neutralisieren.
arcm-faction-the-empire = Das Imperium
    .text = Weiß: Soldaten, die gemeinsam kämpfen.

arcm-kind-city = Stadt
    .text = Wird gebaut, indem du einen Zug aussetzt. Die Hingabe ihrer Bewohner gibt dir ihre Vorteile.
arcm-kind-creature = Kreatur
    .text = Wird in deiner Spielphase in eine deiner Städte ausgespielt. Sie greift an und verteidigt.
arcm-kind-enchantment = Verzauberung
    .text = Wird in deiner Spielphase ausgespielt. Sie bleibt im Spiel, meist an eine Kreatur oder Stadt angelegt.
arcm-kind-magic = Magie
    .text = Wird in deiner Spielphase ausgespielt. Die Karte wirkt einmal und kommt dann auf den Friedhof.
arcm-kind-event = Ereignis
    .text = Wird ausgespielt, wann immer du Vorrang hast, auch als Antwort auf eine andere Karte. Es wirkt einmal und kommt dann auf den Friedhof.

## Namen: Schlüsselwörter

arcm-keyword-flying = Fliegend
    .text = Nur Kreaturen mit Fliegend oder Fernkampf können gegen diese Kreatur verteidigen.
arcm-keyword-ranged = Fernkampf
    .text = Diese Kreatur kann gegen Kreaturen mit Fliegend verteidigen.
arcm-keyword-first-strike = Erstschlag
    .text = Im Kampf fügt diese Kreatur ihren Schaden zuerst zu. Nur was überlebt, schlägt zurück.
arcm-keyword-veteran = Veteran
    .text = Diese Kreatur wird für das Angreifen nicht markiert.
arcm-keyword-peaceful = Friedlich
    .text = Diese Kreatur kann nicht angreifen.
arcm-keyword-sudden = Plötzlich
    .text = Diese Kreatur kann statt in eine Stadt in deine Armee ausgespielt werden.
arcm-keyword-infiltrate = Infiltration
    .text = Diese Kreatur kann in Städte anderer und wieder hinaus bewegt werden. Dort kann sie weder verteidigen noch sich hingeben.
arcm-keyword-overrun = Überrennen
    .text = Schaden, der zum Töten der verteidigenden Kreaturen nicht nötig ist, geht an die angegriffene Stadt.
arcm-keyword-deadly = Tödlich
    .text = Eine Kreatur, der diese hier Kampfschaden zufügt, wird zerstört.
arcm-keyword-immune-deadly = Immun gegen Tödlich
    .text = Tödlich zerstört diese Kreatur nicht.
arcm-keyword-indestructible = Unzerstörbar
    .text = Weder Schaden noch Effekte mit „zerstören“ töten diese Kreatur. Mit VER 0 oder weniger stirbt sie trotzdem.
arcm-keyword-sanctuary = Zuflucht
    .text = Diese Kreatur kann nicht Ziel von Zaubern und Fähigkeiten eines Gegenübers sein.
arcm-keyword-devoted = Hingebungsvoll
    .text = Die Hingabe dieser Kreatur zählt doppelt.
arcm-keyword-bodyguard = Leibwache X
    .text = Einmal pro Zug kann diese Kreatur bis zu X Schaden nehmen, der einer anderen deiner Kreaturen zugefügt würde.
arcm-keyword-battle-scream = Kampfschrei X
    .text = Greift diese Kreatur an, erhält jede andere angreifende Kreatur +X/+0 bis zum Ende des Zuges.
arcm-keyword-blood-vengeance = Blutrache
    .text = Kommt mit je einer +1/+0-Marke für jeden Schaden ins Spiel, den eine von dir gewählte Kreatur eines Gegenübers im vorigen Zug zugefügt hat.
arcm-keyword-salvage = Bergung X
    .text = In deiner Spielphase kannst du X bezahlen, um diese Karte von deinem Friedhof auf die Hand zurückzunehmen.
arcm-keyword-travel = Reise
    .text = Für die Bewegungen dieser Kreatur gilt die Grenze von einer Bewegung je Stadt und Zug nicht.
arcm-keyword-unique = Einzigartig
    .text = Du kannst nur eine Karte dieses Namens kontrollieren.
arcm-keyword-fatigue = Erschöpfung
    .text = Diese Kreatur kommt markiert ins Spiel.
arcm-keyword-homesick = Heimweh
    .text = Beginnt der Zug der Person, die sie kontrolliert, verliert sie einen Loyalitätspunkt, außer in einer Stadt ihrer Fraktion; dort erhält sie einen zurück. Ohne einen stirbt sie.
arcm-keyword-militia = Miliz
    .text = Im Angriff kann sie eine andere Stadt desselben Gegenübers angreifen als die übrigen.

## Namen: Kreaturentypen

arcm-subtype-addax = Mendesantilope
arcm-subtype-archer = Bogenschütze
arcm-subtype-assassin = Assassine
arcm-subtype-bird = Vogel
arcm-subtype-drake = Drache
arcm-subtype-elf = Elf
arcm-subtype-flower = Blume
arcm-subtype-gear = Gerät
arcm-subtype-human = Mensch
arcm-subtype-idiot = Trottel
arcm-subtype-imp = Imp
arcm-subtype-knight = Ritter
arcm-subtype-leader = Anführer
arcm-subtype-legend = Legende
arcm-subtype-lion = Löwe
arcm-subtype-merfolk = Meervolk
arcm-subtype-orc = Ork
arcm-subtype-priest = Priester
arcm-subtype-ruin = Ruine
arcm-subtype-shadow = Schatten
arcm-subtype-ship = Schiff
arcm-subtype-skeleton = Skelett
arcm-subtype-soldier = Soldat
arcm-subtype-tauroch = Tauroch
arcm-subtype-thug = Schurke
arcm-subtype-token = Token
arcm-subtype-tree = Baum
arcm-subtype-undead = Untoter
arcm-subtype-vampire = Vampir
arcm-subtype-warg = Warg

## Namen: Sets und vorgefertigte Decks

arcm-set-rebirth = Wiedergeburt
arcm-set-ablaze = In Flammen
arcm-set-dunefolk = Dünenvolk
arcm-set-enchanted-world = Verwunschene Welt
arcm-set-merfolk = Verwunschenes Reich: Meervolk
arcm-set-thugs = Verwunschenes Reich: Die Schurken des Imperiums

arcm-deck-gaian-love-for-life = Gaias Liebe zum Leben
    .text = Gaia: Verteidigung, Natur, Harmonie.
arcm-deck-uneasy-alliance = Brüchiges Bündnis
    .text = Rotes Banner und Dunkle Legion: direkter Schaden und gestärkte Kreaturen.
arcm-deck-toll-of-time = Tribut der Zeit
    .text = Haus der Noblen: Kontrolle, und das Deck deines Gegenübers leeren.
arcm-deck-brothers-in-arms = Waffenbrüder
    .text = Das Imperium: das Deck durchsuchen, und Kreaturen, die einander helfen.
arcm-deck-the-uprising = Der Aufstand
    .text = Rotes Banner: eine wachsende Horde von Orks.
arcm-deck-shadow-league = Schattenliga
    .text = Dunkle Legion: Abwerfen und Angst, Untote und Schatten.

# Warum eine Karte nicht in ein Deck kann; steht in Klammern am Satzende.
arcm-standing-ready = spielbereit
arcm-standing-token = ein Token
arcm-standing-open = ihr Text lässt etwas offen

## Namen: Phasen eines Zuges

arcm-phase-start = Beginn des Zuges
arcm-phase-unmark = Entmarkierungsphase
arcm-phase-draw = Zieh- und Ressourcenphase
arcm-phase-tactics = Taktikphase
arcm-phase-play = Spielphase
arcm-phase-attack = Angriffsphase
arcm-phase-replay = zweite Spielphase
arcm-phase-discard = Abwurfphase
arcm-phase-end = Ende des Zuges

## Namen: Karten im Spiel, Orte, Ziele

arcm-piece = { $card } { $n }
arcm-nothing = nichts
arcm-place-army = Armee
arcm-place-elsewhere = auf dem Tisch
arcm-target-seat = { $seat }
arcm-target-army = Armee von { $seat }
arcm-target-grave = „{ $card }“ (Friedhof von { $seat })
arcm-resource-card = Ressourcenkarte { $n } von { $seat }

## Fragen: vor dem ersten Zug

arcm-ask-chance = Der Zufall entscheidet.
arcm-ask-set-aside = { $n ->
    [one] Aufbau: Wähle noch 1 Stadt für deinen Städtestapel.
   *[other] Aufbau: Wähle noch { $n } Städte für deinen Städtestapel.
 }
arcm-ask-found = Aufbau: Wähle die Stadt, mit der du beginnst.

## Fragen: ein Zug, Phase für Phase

arcm-ask-build-or-play = Setze deinen ganzen Zug aus, um eine Stadt zu bauen, oder spiele deinen Zug.
arcm-ask-unmark = „{ $piece }“: Entmarkiere diese Kreatur oder lass sie markiert.
arcm-ask-unmark-some = { $n ->
    [one] Wähle noch 1 Kreatur zum Entmarkieren.
   *[other] Wähle die Kreaturen, die du entmarkierst, höchstens noch { $n }.
 }
arcm-ask-draw-option = Ziehe 2 Karten, oder ziehe 1 Karte und lege bis zu 1 Ressource aus, oder lege 2 Ressourcen aus.
arcm-ask-resource = { $n ->
    [one] Lege 1 Handkarte als Ressource aus: Wähle die Karte und ihre Fraktion.
   *[other] Lege { $n } Handkarten als Ressourcen aus: Wähle eine Karte und ihre Fraktion.
 }
arcm-ask-may-resource = Lege 1 Handkarte als Ressource aus oder verzichte.
arcm-ask-tend = Taktik: Wähle die Stadt, deren Vorteile du nutzt, oder passe.
arcm-ask-devote = „{ $city }“: Wähle, wer sich dieser Stadt hingibt, und schließ dann ab.
arcm-ask-act = Du bist am Zug ({ $phase }): Spiele Karten aus, setze Fähigkeiten ein, bewege Kreaturen oder passe.
arcm-ask-respond = „{ $card }“ ist auf dem Stapel: Antworte oder passe.
arcm-ask-window = Ereignisfenster ({ $phase }): Spiele ein Ereignis aus oder passe.

## Fragen: Kampf

arcm-ask-attack = Angriff: Wähle das Ziel oder passe.
arcm-ask-attackers = Angriff auf „{ $city }“: Wähle, wer angreift, in der Reihenfolge der Gefechte, und schließ dann ab.
arcm-ask-defenders = Wähle deine verteidigenden Kreaturen, jede gegen eine angreifende, und schließ dann ab.
arcm-ask-deal = „{ $piece }“ fügt { $n } Schaden zu: Wähle, wie viel davon diese verteidigende Kreatur nimmt.
arcm-ask-divert = „{ $piece }“ würde { $n } Schaden nehmen: Wähle, wie viel davon „{ $to }“ nimmt, oder verzichte.

## Fragen: beim Ausspielen, Teil für Teil

arcm-ask-mode = „{ $card }“: Wähle einen der Effekte.
arcm-ask-x = „{ $card }“: Wähle X.
arcm-ask-target = „{ $card }“: Wähle ein Ziel.
arcm-ask-place = „{ $card }“: Wähle, wohin die Karte kommt.
arcm-ask-pay = { $n ->
    [one] Bezahle noch 1 Ressource: Wähle ihre Fraktion.
   *[other] Bezahle noch { $n } Ressourcen: Wähle die Fraktion der nächsten.
 }
arcm-ask-mark-others = { $n ->
    [one] Kosten: Wähle noch 1 Karte zum Markieren.
   *[other] Kosten: Wähle noch { $n } Karten zum Markieren.
 }
arcm-ask-weaken = { $n ->
    [one] Kosten: Wähle, welche deiner Städte 1 Verteidigungspunkt verliert.
   *[other] Kosten: Wähle, welche deiner Städte { $n } Verteidigungspunkte verliert.
 }

## Fragen der Karten

arcm-ask-choose = „{ $card }“: Triff deine Wahl.
arcm-ask-take = „{ $card }“: Wähle eine Karte, die du nimmst, oder verzichte.
arcm-ask-discard = { $n ->
    [one] Wirf 1 Karte ab.
   *[other] Wirf { $n } Karten ab.
 }
arcm-ask-discard-or-sacrifice = { $n ->
    [one] Wirf 1 Karte ab oder opfere 1 Ressourcenkarte.
   *[other] Wirf Karten ab oder opfere Ressourcenkarten, zusammen { $n }.
 }
arcm-ask-sacrifice-resources = { $n ->
    [one] Opfere 1 Ressourcenkarte.
   *[other] Opfere { $n } Ressourcenkarten.
 }
arcm-ask-sacrifice-creatures = { $n ->
    [one] Opfere 1 Kreatur.
   *[other] Opfere { $n } Kreaturen.
 }
arcm-ask-ransom = { $n ->
    [one] „{ $piece }“ wird zerstört: Opfere stattdessen 1 andere Kreatur oder verzichte.
   *[other] „{ $piece }“ wird zerstört: Opfere stattdessen { $n } andere Kreaturen oder verzichte.
 }
arcm-ask-steal = Wähle die Ressourcenkarte, die du von { $from } stiehlst.
arcm-ask-may = „{ $card }“: Nutze den Effekt oder verzichte.
arcm-ask-pay-for = { $n ->
    [one] „{ $card }“: Bezahle 1 Ressource für den Effekt oder verzichte.
   *[other] „{ $card }“: Bezahle { $n } Ressourcen für den Effekt oder verzichte.
 }
arcm-ask-may-draw = Ziehe 1 Karte oder verzichte.
arcm-ask-order = Mehrere deiner Fähigkeiten sind ausgelöst: Wähle, welche als Nächstes auf den Stapel kommt.
arcm-ask-bury = Mehrere Karten kommen auf deinen Friedhof: Wähle die nächste.
arcm-ask-under = Wähle die Karte, die als Nächstes unten ins Deck kommt.
arcm-ask-save = „{ $piece }“ würde sterben: Rette diese Kreatur oder verzichte.
arcm-ask-replace = „{ $piece }“ käme auf den Friedhof: Lege diese Kreatur stattdessen in deine Armee oder verzichte.
arcm-ask-scatter = Die Stadt fällt: Wähle, wohin dieser Bewohner geht („{ $piece }“).

## Wahl: der Zufall, wie Replays ihn zeigen

arcm-choice-first = Startperson: { $seat }
arcm-choice-draw = „{ $card }“ ziehen
arcm-choice-show = „{ $card }“ umdrehen
arcm-choice-mill = „{ $card }“ aus dem Deck auf den Friedhof legen
arcm-choice-reveal = „{ $card }“ aufdecken
arcm-choice-unseal = Verdeckte Antworten öffnen
arcm-choice-heads = Kopf
arcm-choice-tails = Zahl

## Wahl: vor dem ersten Zug und in einem Zug

arcm-choice-set-aside = „{ $card }“ in den Städtestapel legen
arcm-choice-found = Mit „{ $card }“ beginnen
arcm-choice-build = „{ $card }“ bauen
    .group = Bauen
arcm-choice-begin = Den Zug spielen
arcm-choice-unmark = „{ $piece }“ entmarkieren
arcm-choice-stay = „{ $piece }“ markiert lassen
arcm-choice-draw-two = 2 Karten ziehen
arcm-choice-draw-one = 1 Karte ziehen, bis zu 1 Ressource auslegen
arcm-choice-draw-none = 2 Ressourcen auslegen
arcm-choice-resource = „{ $card }“ als Ressource auslegen ({ $faction })
arcm-choice-tend = „{ $city }“ nutzen
    .group = Städte
arcm-choice-devote = Hingabe von „{ $piece }“
    .group = Hingabe
arcm-choice-remove = Aus dem Spiel entfernen: { $target }
arcm-choice-recall = „{ $piece }“ auf die Hand zurücknehmen
arcm-choice-play = „{ $card }“ ausspielen
    .group = Spielen
arcm-choice-use = „{ $piece }“ einsetzen, Fähigkeit { $ability }
    .group = Fähigkeiten
arcm-choice-salvage = Bergen: { $target }
    .group = Bergen
arcm-choice-move = „{ $piece }“ bewegen → { $to }
    .group = Bewegen
arcm-choice-attack = Angreifen: { $target }
    .group = Angreifen
arcm-choice-attacker = Mit „{ $piece }“ angreifen
arcm-choice-defend = „{ $piece }“ verteidigt gegen „{ $against }“
arcm-choice-done = Fertig
arcm-choice-pass = Passen

## Wahl: die Teile davon

arcm-choice-mode = Effekt { $n }
arcm-choice-x = X = { $n }
arcm-choice-target = Ziel: { $target }
arcm-choice-go = Zielort: { $place }
arcm-choice-pay = 1 Ressource bezahlen ({ $faction })
arcm-choice-choose = Wählen: { $target }
arcm-choice-take = „{ $card }“ nehmen
arcm-choice-discard = „{ $card }“ abwerfen
arcm-choice-sacrifice = Opfern: { $resource }
arcm-choice-steal = Stehlen: { $resource }
arcm-choice-trigger = { $n }: Fähigkeit von „{ $card }“
arcm-choice-bury = „{ $piece }“ als Nächstes
arcm-choice-under = „{ $card }“ als Nächstes
arcm-choice-deal = { $n } Schaden an „{ $to }“
arcm-choice-divert = { $n } Schaden an „{ $piece }“
arcm-choice-concede = Aufgeben
arcm-choice-accept = Ausführen
arcm-choice-decline = Verzichten

## Spielverlauf: Züge, Karten und Ressourcen

arcm-log-first-player = { $seat } ist Startperson.
arcm-log-built = { $seat } baut „{ $card }“.
arcm-log-turn-begins = Zug { $turn }: { $seat }.
arcm-log-turn-skipped = { $seat } setzt den Zug aus, um eine Stadt zu bauen.
arcm-log-phase-begins = Weiter: { $phase }.
arcm-log-drew = { $seat } zieht „{ $card }“.
arcm-log-drew-hidden = { $seat } zieht 1 Karte.
arcm-log-draw-skipped = { $seat } kann in diesem Zug nicht ziehen: Das Ziehen entfällt.
arcm-log-cannot-draw = { $seat } muss ziehen, aber das Deck ist leer.
arcm-log-resource = { $seat } legt „{ $card }“ als Ressource aus ({ $faction }).
arcm-log-resource-hidden = { $seat } legt eine verdeckte Karte als Ressource aus ({ $faction }).
arcm-log-paid = { $n ->
    [one] { $seat } bezahlt 1 Ressource ({ $faction }).
   *[other] { $seat } bezahlt { $n } Ressourcen ({ $faction }).
 }
arcm-log-produced = { $n ->
    [one] { $seat } erzeugt 1 Ressource ({ $faction }).
   *[other] { $seat } erzeugt { $n } Ressourcen ({ $faction }).
 }
arcm-log-resource-sacrificed = { $seat } opfert eine Ressourcenkarte: „{ $card }“.
arcm-log-stolen = { $seat } stiehlt: { $resource }.
arcm-log-restored = { $seat } gibt die gestohlene Ressourcenkarte an { $to } zurück.

## Spielverlauf: der Stapel

arcm-log-played = { $seat } spielt „{ $card }“ aus.
arcm-log-used = { $seat } setzt eine Fähigkeit von „{ $card }“ ein.
arcm-log-triggered = Eine Fähigkeit von „{ $card }“ wird ausgelöst ({ $seat }).
arcm-log-aimed = „{ $card }“ hat als Ziel: { $target }.
arcm-log-resolves = „{ $card }“ wird verrechnet.
arcm-log-fizzles = „{ $card }“ bleibt ohne Effekt.
arcm-log-countered = „{ $card }“ wird neutralisiert.

## Spielverlauf: was auf dem Tisch geschieht

arcm-log-entered = { $seat } bringt „{ $card }“ ins Spiel ({ $place }).
arcm-log-moved = „{ $card }“ wird bewegt → { $place }.
arcm-log-marked = „{ $card }“ wird markiert.
arcm-log-unmarked = „{ $card }“ wird entmarkiert.
arcm-log-devotion = „{ $city }“ hat Hingabe { $n }.
arcm-log-damaged = „{ $card }“ nimmt { $n } Schaden.
arcm-log-diverted = „{ $card }“ nimmt { $n } Schaden anstelle von „{ $from }“.
arcm-log-gained = { $n ->
    [one] „{ $city }“ erhält 1 Verteidigungspunkt.
   *[other] „{ $city }“ erhält { $n } Verteidigungspunkte.
 }
arcm-log-weakened = { $n ->
    [one] „{ $city }“ verliert 1 Verteidigungspunkt.
   *[other] „{ $city }“ verliert { $n } Verteidigungspunkte.
 }
arcm-log-counters = { $n ->
    [one] „{ $card }“ erhält 1 Marke.
   *[other] „{ $card }“ erhält { $n } Marken.
 }
arcm-log-died = „{ $card }“ stirbt.
arcm-log-saved = „{ $card }“ wird vor dem Sterben gerettet.
arcm-log-city-fell = { $seat } verliert eine Stadt: „{ $card }“ fällt.
arcm-log-buried = „{ $card }“ kommt auf den Friedhof.
arcm-log-to-hand = „{ $card }“ kehrt auf die Hand der Person zurück, der die Karte gehört.
arcm-log-to-deck = „{ $card }“ kommt oben auf das Deck der Person, der die Karte gehört.
arcm-log-under-deck = „{ $card }“ kommt unter das Deck der Person, der die Karte gehört.
arcm-log-controls = { $seat } kontrolliert jetzt „{ $card }“.
arcm-log-removed = „{ $card }“ wird aus dem Spiel entfernt.
arcm-log-discarded = { $seat } wirft „{ $card }“ ab.
arcm-log-milled = { $seat } legt „{ $card }“ aus dem Deck auf den Friedhof.
arcm-log-revealed = { $seat } deckt „{ $card }“ auf.
arcm-log-heads = Eine Münze wird geworfen ({ $seat }): Kopf.
arcm-log-tails = Eine Münze wird geworfen ({ $seat }): Zahl.
arcm-log-saw = { $seat } sieht „{ $card }“ oben auf dem Deck von { $of }.
arcm-log-looked = { $seat } sieht die oberste Karte des Decks von { $of } an.
arcm-log-searched = { $seat } durchsucht das eigene Deck und mischt es.
arcm-log-found = { $seat } nimmt „{ $card }“ aus dem Deck auf die Hand.

## Spielverlauf: Kampf und Ende

arcm-log-attacks = { $seat } greift an: { $target }.
arcm-log-attacker = „{ $card }“ greift an.
arcm-log-defends = „{ $card }“ verteidigt gegen „{ $against }“.
arcm-log-conceded = { $seat } gibt auf.
arcm-log-defeated = { $seat } ist besiegt.
arcm-log-won = { $seat } gewinnt!
arcm-log-drawn = Die Partie endet unentschieden.

## Warum nicht: der Tisch und die Decks

arcm-why-players = Eine Partie ist für 2–4 Personen, und eine davon beginnt; hier ist die Zahl { $n }.
arcm-why-two-against-one = Zwei gegen einen spielt man zu dritt, und wer allein ist, beginnt.
arcm-why-deck-size = { $n ->
    [one] Das Deck von { $seat } hat 1 Karte; es müssen genau 45 sein.
   *[other] Das Deck von { $seat } hat { $n } Karten; es müssen genau 45 sein.
 }
arcm-why-deck-cities = { $n ->
    [0] Das Deck von { $seat } hat keine Stadt; es müssen mindestens 3 sein.
    [one] Das Deck von { $seat } hat 1 Stadt; es müssen mindestens 3 sein.
   *[other] Das Deck von { $seat } hat { $n } Städte; es müssen mindestens 3 sein.
 }
arcm-why-deck-copies = Das Deck von { $seat } hat { $n } Exemplare von „{ $card }“; höchstens 3 sind erlaubt.
arcm-why-deck-token = „{ $card }“ ist ein Token und kann nicht im Deck von { $seat } sein.
arcm-why-deck-not-ready = „{ $card }“ kann noch nicht im Deck von { $seat } sein ({ $why }).

## Warum nicht: die Frage

arcm-why-not-asked = Gerade entscheidet jemand anders.
arcm-why-other-question = Das beantwortet nicht die Frage, die gerade offen ist.
arcm-why-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
arcm-why-cannot-discard = „{ $card }“ ist nicht auf deiner Hand: Du kannst die Karte nicht abwerfen.
arcm-why-not-in-play = „{ $card }“ ist nicht unter deiner Kontrolle im Spiel.
arcm-why-no-ability = „{ $card }“ hat keine solche Fähigkeit.

## Warum nicht: Kosten

arcm-why-loyalty = { $n ->
    [one] Loyalität: Dir fehlt 1 Ressource der Fraktion der Karte ({ $faction }).
   *[other] Loyalität: Dir fehlen { $n } Ressourcen der Fraktion der Karte ({ $faction }).
 }
arcm-why-resources = { $n ->
    [one] Dir fehlt 1 Ressource.
   *[other] Dir fehlen { $n } Ressourcen.
 }
arcm-why-resource-cards = { $n ->
    [one] Dir fehlt 1 Ressourcenkarte zum Opfern.
   *[other] Dir fehlen { $n } Ressourcenkarten zum Opfern.
 }
arcm-why-none-of = Du hast keine verfügbare Ressource dieser Fraktion mehr: { $faction }.
arcm-why-nothing-to-mark = Du hast nicht genug unmarkierte Karten, um sie für die Kosten zu markieren.
arcm-why-nothing-to-discard = Du hast keine Handkarte, die du für die Kosten abwerfen könntest.
arcm-why-no-counter = „{ $card }“ hat keine solche Marke mehr.
arcm-why-used = „{ $card }“ wurde in diesem Zug schon benutzt.
arcm-why-nothing-to-weaken = Du hast keine Stadt, die für die Kosten Verteidigung verlieren könnte.
arcm-why-must-pay = Du kannst die Kosten bezahlen, also musst du eine Karte dafür wählen.
arcm-why-must-lay = Du hast gewählt, nicht zu ziehen: Du musst 2 Ressourcen auslegen.

## Warum nicht: Karten ausspielen, Fähigkeiten einsetzen

arcm-why-cities-are-built = Städte werden nicht ausgespielt: Du baust sie zu Beginn deines Zuges und setzt dafür den Zug aus.
arcm-why-only-events = Jetzt können nur Ereignisse ausgespielt werden.
arcm-why-only-in-play-phase = Diese Fähigkeit kannst du nur in deinen Spielphasen einsetzen, bei leerem Stapel.
arcm-why-condition = Die Bedingung für diese Fähigkeit von „{ $card }“ ist nicht erfüllt.
arcm-why-prerequisite = Was „{ $card }“ zuerst verlangt, ist nicht da; die Karte kann nicht ausgespielt werden.
arcm-why-unique = Du kontrollierst „{ $card }“ schon, und diese Karte ist einzigartig.
arcm-why-no-city = Du hast keine Stadt dafür.
arcm-why-no-target = Dafür gibt es kein Ziel.
arcm-why-not-meant = Die Karte lässt diese Wahl nicht zu.
arcm-why-sanctuary = „{ $card }“ hat Zuflucht: Ein Gegenüber kann diese Kreatur nicht als Ziel wählen.
arcm-why-no-room = Dafür ist auf dem Tisch kein Platz mehr.
arcm-why-must-follow = Du hast eine passende Karte, also musst du eine wählen.
arcm-why-must-take = Du hast eine passende Karte gefunden, also musst du eine nehmen.

## Warum nicht: markieren und bewegen

arcm-why-marked = „{ $card }“ ist markiert: Dafür ist eine unmarkierte Karte nötig.
arcm-why-stays-marked = „{ $card }“ wird jetzt nicht entmarkiert.
arcm-why-must-unmark = Kreaturen, die entmarkiert werden können, müssen es auch: Wähle noch eine.
arcm-why-is-there = „{ $card }“ ist schon dort.
arcm-why-not-your-city = Du kontrollierst diese Stadt nicht.
arcm-why-not-your-creature = „{ $card }“ ist keine deiner Kreaturen im Spiel: Du bewegst nur diese.
arcm-why-travelled = „{ $city }“ war in diesem Zug schon an einer Bewegung beteiligt.
arcm-why-besieged = Die Stadt ist belagert: Niemand wird hinein- oder hinausbewegt.
arcm-why-repetition = Das hat sich in diesem Zug zu oft wiederholt: Nichts wird mehr bewegt.

## Warum nicht: Ziehen, Taktik

arcm-why-two-cards = Um 2 Ressourcen auszulegen, brauchst du 2 Handkarten.
arcm-why-capped = Du kannst jetzt nicht so viele Ressourcenkarten haben.
arcm-why-tended = „{ $city }“ war in dieser Taktikphase schon an der Reihe.
arcm-why-nobody-devotes = Niemand kann sich dieser Stadt jetzt hingeben.
arcm-why-only-in-tactics = Kreaturen geben sich Städten nur in der Taktikphase hin.
arcm-why-not-resident = „{ $card }“ wohnt nicht unter deiner Kontrolle in dieser Stadt.

## Warum nicht: Kampf

arcm-why-not-in-army = „{ $card }“ ist nicht in deiner Armee.
arcm-why-marked-fighter = „{ $card }“ ist markiert: Nur unmarkierte Kreaturen greifen an oder verteidigen.
arcm-why-peaceful = „{ $card }“ ist friedlich und kann nicht angreifen.
arcm-why-barred = „{ $card }“ kann in diesem Zug nicht angreifen.
arcm-why-not-militia = „{ $card }“ hat keine Miliz und kann keine zweite Stadt angreifen.
arcm-why-tied = „{ $card }“ ist gefesselt und kann weder fürs Bewegen noch fürs Angreifen markiert werden.
arcm-why-shuns = „{ $card }“ kann „{ $city }“ nicht angreifen.
arcm-why-nobody-attacks = Keine deiner Kreaturen kann dort angreifen.
arcm-why-must-attack = Mindestens eine deiner Kreaturen muss angreifen.
arcm-why-named = „{ $card }“ ist schon unter den angreifenden Kreaturen.
arcm-why-elsewhere-resident = „{ $card }“ wohnt in einer anderen Stadt und kann hier nicht verteidigen.
arcm-why-outmaneuvered = Deine Armee kann diese Stadt in diesem Zug nicht verteidigen.
arcm-why-flies = „{ $card }“ ist fliegend: Nur Kreaturen mit Fliegend oder Fernkampf können dagegen verteidigen.
arcm-why-fears = „{ $card }“ kann gegen diese angreifende Kreatur nicht verteidigen.
arcm-why-all-of-it = Der ganze Schaden muss zugefügt werden: Die letzte verteidigende Kreatur nimmt den Rest.
