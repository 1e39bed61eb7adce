### Aristeia!: was die Regeln fragen, anbieten, erzählen und ablehnen. Namen und Texte der Charaktere, Taktiken, Zustände und Szenarien: aristeia_cards.ftl.
### Wo eine Liste leer sein kann (das Ziel einer Aktion, die Taktiken dazu, für wen eine Taktik ist), ist `[nichts]` das Wort von common-list-empty.

## Spielelemente, Zonen, Würfel, Symbole, Seiten eines Markers

aris-figure = { $character } ({ $seat })
aris-barrier = Barriere { $n }
aris-zone-central = zentrale Zone
aris-zone-one = Zone 1
aris-zone-two = Zone 2
aris-zone-three = Zone 3
aris-zone-four = Zone 4
aris-zone-five = Zone 5
aris-zone-six = Zone 6
aris-objective-sole-inside = allein darin
aris-objective-more-inside-both-present = mehr Charaktere darin
aris-objective-more-inside = mehr Charaktere darin
aris-objective-equal-inside = gleich viele Charaktere darin
aris-objective-more-zones = mehr eroberte Zonen
aris-objective-equal-zones = gleich viele eroberte Zonen
aris-objective-owns-central = die zentrale Zone ist erobert
aris-die-red = roter Würfel
aris-die-green = grüner Würfel
aris-die-orange = oranger Würfel
aris-die-blue = blauer Würfel
aris-die-yellow = gelber Würfel
aris-die-black = schwarzer Würfel
aris-symbol-success = Erfolg
aris-symbol-block = Block
aris-symbol-special = Spezial
aris-symbol-crit-success = kritischer Erfolg
aris-symbol-crit-block = kritischer Block
aris-symbols = { $n ->
    [one] { $symbol }
   *[other] { $n } × { $symbol }
 }
aris-die-at-active = Würfel { $n } der aktiven Seite
aris-die-at-other = Würfel { $n } der anderen Seite
aris-shown-die = { $colour } ({ $symbols ->
    [nichts] leer
   *[other] { $symbols }
 })
aris-shown-printed = gedrucktes Symbol ({ $symbols })
aris-side-red = rote Seite
aris-side-blue = blaue Seite

## Zeitfenster: die Momente, in denen Taktiken gespielt werden

aris-window-initiative-revealed = Initiative aufgedeckt
aris-window-preparation-begin = Beginn der Vorbereitung
aris-window-after-action-points = Aktionspunkte erhalten
aris-window-preparation-end = Ende der Vorbereitung
aris-window-actions-begin = Beginn des Aktionsschritts
aris-window-actions-free = Im Aktionsschritt
aris-window-choosing-action = Wahl einer Aktion
aris-window-action-declared = Aktion angesagt
aris-window-before-roll = Vor dem Würfeln
aris-window-after-roll-before-crit = Nach dem Würfeln
aris-window-damage-about-to-be-suffered = Bevorstehender Schaden
aris-window-after-damage = Nach dem Schaden
aris-window-action-end = Ende der Aktion
aris-window-actions-end = Ende des Aktionsschritts
aris-window-states-begin = Beginn des Zustandsschritts
aris-window-states-end = Ende des Zustandsschritts
aris-window-tactic-played = Taktik gespielt
aris-window-objectives-begin = Beginn der Zielphase
aris-window-round-begin = Beginn der Runde

## Fragen: vor der ersten Runde

aris-ask-chance = Der Zufall entscheidet.
aris-ask-team = { $n ->
    [one] Dein Team, geheim: Wähle 1 Charakter.
   *[other] Dein Team, geheim: Wähle { $n } Charaktere.
 }
aris-ask-deck = { $n ->
    [one] Dein Taktikdeck, geheim: Wähle 1 Taktik.
   *[other] Dein Taktikdeck, geheim: Wähle { $n } Taktiken, 2 von jedem Charakter.
 }
aris-ask-mulligan = Starthand: Behalte sie, oder lege sie ganz zurück und ziehe 4 neue Taktiken.
aris-ask-deployment-zone = Underdog: Wähle deine Aufstellungszone; dein Gegner bekommt die gegenüber.
aris-ask-deployment-group = Underdog: Wähle deine Aufstellungszonen: Zone 1 mit 2 und 6 oder Zone 3 mit 4 und 5.
aris-ask-first-deployer = Underdog: Wähle, wer zuerst aufstellt.
aris-ask-deploy = Stelle einen Charakter auf einem freien Feld in oder neben deinen Zonen auf.

## Fragen: Runde und Zug

aris-ask-scoring-zone = Underdog: Wähle die neue Wertungszone.
aris-ask-plan = Planung, geheim: Wähle die nächste Initiativekarte (noch { $n }).
aris-ask-prevail = Beide Taktiken bestimmen die Aktivierungsreihenfolge: Wähle, welche gilt.
aris-ask-first-activation = Wähle, wessen Charakter zuerst aktiviert wird.

## Fragen: Aktivierung

aris-ask-act = { $figure }: { $n } AP, { $movement } BP. Aktion, Bewegung, Taktik oder Schluss?
aris-ask-turn-marker = Underdog: Wähle den Marker, der als Nächstes wirkt.
aris-ask-return = { $figure } kehrt von der Bank zurück: Wähle ein freies Feld.
aris-ask-hold = { $figure } versucht, sich zu lösen: Wähle, welcher deiner Charaktere dagegenhält.
aris-ask-move-away = { $figure } hat sich gelöst und muss sich bewegen: Wähle ein freies Feld.
aris-ask-success = „{ $action }“ gelingt: Wende den Erfolgseffekt an oder verzichte.
aris-ask-repeat = Kostenlose Wiederholung von „{ $action }“: Wähle das Ziel.

## Fragen: Taktiken

aris-ask-window = { $window }.{ $moment } Spiele eine Taktik oder passe.
aris-ask-opening-window = { $window }.{ $moment } Spiele eine Taktik, passe oder lass dein Gegenüber beginnen.
aris-moment-none = { "" }
aris-moment-activation = { " " }Aktiv ist { $figure }.
aris-moment-action = { " " }{ $figure }: „{ $action }“.
aris-moment-action-at = { " " }{ $figure }: „{ $action }“ auf { $piece }.
aris-ask-first-tactic = { $window }: Wähle, wer zuerst eine Taktik spielen kann.
aris-ask-first-skill = „{ $skill }“ auf beiden Seiten: Wähle, wer sie zuerst einsetzt.
aris-ask-answer = { $seat } spielt „{ $tactic }“: Antworte mit einer Taktik oder passe.
aris-ask-fetch = Wähle die Taktik, die du aus deinem Taktikdeck auf die Hand nimmst.

## Fragen: Würfe

aris-ask-focus = { $figure } ist fokussiert: Entferne den Marker für 1 weiteren Würfel oder verzichte.
aris-ask-first-critical = Beide Würfe haben einen kritischen Block: Wähle, wer den eigenen zuerst einsetzt.
aris-ask-critical = Kritischer Block: Annulliere 1 Würfel des anderen Wurfs oder verzichte.
aris-ask-first-switch = Wähle, wer zuerst Switches aktiviert.
aris-ask-switch = { $figure }: Aktiviere einen Switch oder höre auf.
aris-ask-pay = Kosten des Switches: Bezahle mit einem einfachen oder einem kritischen Symbol.
aris-ask-reroll = { $n ->
    [one] Wähle 1 Würfel, der neu gewürfelt wird.
   *[other] Wähle bis zu { $n } Würfel, die neu gewürfelt werden.
 }
aris-ask-take = { $n ->
    [one] Wähle den Würfel, der ein Symbol verliert: { $symbol }.
   *[other] Wähle einen Würfel, der ein Symbol verliert (noch bis zu { $n }): { $symbol }.
 }
aris-ask-colour = Wähle den Würfel, den du dem Wurf hinzufügst.
aris-ask-exchange = Wähle den Würfel, den du aus dem Wurf nimmst. Dafür kommt hinzu: { $colour }.

## Fragen: Effekte

aris-ask-displace = { $n ->
    [one] Verschiebe { $piece } um 1 Feld: Wähle ein freies benachbartes Feld.
   *[other] Verschiebe { $piece } um { $n } Felder: Wähle das erste.
 }
aris-ask-displace-up-to = { $n ->
    [one] Verschiebe { $piece } um höchstens 1 Feld: Wähle es oder höre auf.
   *[other] Verschiebe { $piece } um bis zu { $n } Felder: Wähle das erste oder höre auf.
 }
aris-ask-place = Platziere { $piece }: Wähle ein freies Feld.
aris-ask-beside = Wähle das benachbarte Spielelement, neben das { $piece } platziert wird.
aris-ask-split = { $figure } erleidet gleich { $n } Schaden: Wähle, wie viel davon Maximus übernimmt.
aris-ask-unmark = { $n ->
    [one] { $figure }: Wähle 1 Zustandsmarker, der entfernt wird.
   *[other] { $figure }: Wähle nacheinander { $n } Zustandsmarker, die entfernt werden.
 }

## Wahl: der Zufall, wie Replays ihn zeigen

aris-choice-roll = { $die }
aris-choice-draw = „{ $tactic }“ ziehen
aris-choice-deal = { $character } an { $seat } austeilen
aris-choice-deal-tactic = „{ $tactic }“ an { $seat } austeilen
aris-choice-lose = „{ $tactic }“ zufällig abwerfen
aris-choice-outsider = { $seat } wird Underdog
aris-choice-unseal = Alles bereit: weiter
aris-choice-reveal = Initiativekarten aufdecken

## Wahl: vor der ersten Runde, Runde und Zug

aris-choice-pick = { $character } wählen
aris-choice-keep = „{ $tactic }“ wählen
aris-choice-keep-hand = Hand behalten
aris-choice-new-hand = Neue Hand ziehen
aris-choice-zone = Wählen: { $zone }
aris-choice-first = { $seat } beginnt
aris-choice-deploy = { $character } aufstellen: { $space }
aris-choice-plan = { $character } einplanen
aris-choice-prevail = Die Taktik von { $seat } gilt

## Wahl: der Aktionsschritt

aris-choice-step = Bewegen: { $space }
    .group = Bewegen
aris-choice-disengage = Lösen
    .group = Bewegen
aris-choice-act = { $with ->
    [nichts] { $target ->
        [nichts] „{ $action }“
       *[other] „{ $action }“: { $target }
     }
   *[other] „{ $action }“ mit { $with }: { $target }
 }
    .group = Aktionen
aris-choice-repeat = { $with ->
    [nichts] Wiederholen: { $target }
   *[other] Wiederholen mit { $with }: { $target }
 }
    .group = Aktionen
aris-choice-play = { $on ->
    [nichts] „{ $tactic }“ spielen
   *[other] „{ $tactic }“ spielen: { $on }
 }
    .group = Taktiken
aris-choice-pass = Passen
aris-choice-done = Fertig

## Wahl: die Teile davon

aris-choice-hold = Dagegenhalten mit { $figure }
aris-choice-focus = Marker entfernen: +1 Würfel
aris-choice-cancel = { $die } annullieren
aris-choice-switch = „{ $switch }“ aktivieren
    .group = Schalter
aris-choice-pay = Bezahlen: { $symbol }
aris-choice-apply = Effekt anwenden
aris-choice-decline = Verzichten
aris-choice-displace = Verschieben: { $space }
aris-choice-stay = Nicht weiter verschieben
aris-choice-place = Platzieren: { $space }
aris-choice-beside = Neben { $piece }
aris-choice-split = Maximus übernimmt { $n } Schaden
aris-choice-reroll = { $die } neu würfeln
aris-choice-enough = Nicht mehr
aris-choice-take = Nehmen: { $die }
aris-choice-colour = Hinzufügen: { $colour }
aris-choice-exchange = Herausnehmen: { $die }
aris-choice-remove = Entfernen: { $state } ({ $side })
aris-choice-turn = Nächster Marker: { $state }
aris-choice-fetch = „{ $tactic }“ nehmen

## Spielverlauf: vor der ersten Runde

aris-log-picked = { $seat } wählt { $character }.
aris-log-joined = { $figure } kommt ins Team.
aris-log-kept = { $seat } nimmt „{ $tactic }“ ins Taktikdeck.
aris-log-new-hand = { $seat } legt die Starthand zurück und zieht 4 neue Taktiken.
aris-log-kept-hand = { $seat } behält die Starthand.
aris-log-outsider = { $seat } wird Underdog.
aris-log-zone-taken = { $seat } wählt den Ort der Aufstellung: { $zone }.
aris-log-deploys-first = { $seat } stellt zuerst auf.
aris-log-deployed = { $figure } wird aufgestellt: { $space }.

## Spielverlauf: Runde, Zug, Szenario

aris-log-round-begins = Runde { $round } beginnt.
aris-log-scoring-zone = Neue Wertungszone: { $zone }.
aris-log-burnt = In diese Zone kommt ein roter Zähler: { $zone }.
aris-log-conquered = { $seat } erobert eine Zone: { $zone }.
aris-log-unconquered = Eine Zone ist nicht mehr erobert: { $zone }.
aris-log-planned = { $seat } plant { $character } ein.
aris-log-revealed = Initiativekarte aufgedeckt: { $figure }.
aris-log-activates-first = { $seat } aktiviert zuerst.
aris-log-objectives = Die Zielphase beginnt.
aris-log-scored-in = { $n ->
    [one] { $seat } erhält 1 Siegpunkt, { $zone }: { $objective }.
   *[other] { $seat } erhält { $n } Siegpunkte, { $zone }: { $objective }.
 }
aris-log-scored = { $n ->
    [one] { $seat } erhält 1 Siegpunkt: { $objective }.
   *[other] { $seat } erhält { $n } Siegpunkte: { $objective }.
 }
aris-log-scored-frag = { $n ->
    [one] { $seat } erhält 1 Siegpunkt: { $figure } kommt aus der zentralen Zone auf die Krankenstation.
   *[other] { $seat } erhält { $n } Siegpunkte: { $figure } kommt aus der zentralen Zone auf die Krankenstation.
 }
aris-log-won = { $seat } gewinnt die Partie!
aris-log-drawn = Die Partie endet unentschieden!

## Spielverlauf: Aktivierung und Bewegung

aris-log-activates = { $n ->
    [one] { $figure } wird mit 1 Aktionspunkt aktiviert.
   *[other] { $figure } wird mit { $n } Aktionspunkten aktiviert.
 }
aris-log-activation-ends = Die Aktivierung von { $figure } endet.
aris-log-returned = { $figure } kehrt von der Bank zurück: { $space }.
aris-log-action-points = { $n ->
    [one] Der aktive Charakter erhält 1 Aktionspunkt.
   *[other] Der aktive Charakter erhält { $n } Aktionspunkte.
 }
aris-log-movement-points = { $n ->
    [one] Der aktive Charakter erhält 1 Bewegungspunkt.
   *[other] Der aktive Charakter erhält { $n } Bewegungspunkte.
 }
aris-log-stepped = { $figure } bewegt sich: { $space }.
aris-log-disengages = { $figure } versucht, sich zu lösen.
aris-log-holds = { $figure } hält dagegen.
aris-log-got-away = { $figure } löst sich.
aris-log-held = { $figure } kann sich nicht lösen und verliert alle Bewegungspunkte.
aris-log-displaced = { $piece } wird verschoben: { $space }.
aris-log-placed = { $piece } wird platziert: { $space }.

## Spielverlauf: Aktionen und Würfe

aris-log-declared = { $figure } sagt „{ $action }“ an. Ziel: { $piece }.
aris-log-declared-alone = { $figure } sagt „{ $action }“ an.
aris-log-rolled = { $figure } würfelt: { $die }.
aris-log-die-added = Weiterer Würfel für { $figure }: { $colour }.
aris-log-symbol-added = Weiteres Symbol für { $figure }: { $symbol }.
aris-log-symbol-lost = { $figure } verliert ein Symbol aus dem Wurf: { $symbol }.
aris-log-thrown-again = { $figure } würfelt neu: { $die }.
aris-log-die-cancelled = { $figure } annulliert mit einem kritischen Block: { $die }.
aris-log-switched = { $figure } aktiviert den Switch „{ $switch }“.
aris-log-skill-speaks = Automatische Fähigkeit von { $figure }: „{ $skill }“.

## Spielverlauf: Schaden und Zustände

aris-log-about-to-suffer = { $figure } erleidet gleich { $n } Schaden.
aris-log-protected = { $figure } übernimmt { $n } davon.
aris-log-prevented = { $n } Schaden an { $figure } wird verhindert.
aris-log-suffered = { $figure } erleidet { $n } Schaden.
aris-log-healed = { $figure } heilt { $n } Schaden.
aris-log-fragged = { $figure } kommt auf die Krankenstation: 1 Frag für das Gegenüber.
aris-log-recovered = { $figure } kommt von der Krankenstation auf die Bank.
aris-log-imposed = { $figure } erhält einen Zustand: { $state }.
aris-log-unmarked = { $figure } verliert einen Zustand: { $state }.
aris-log-markers-turned = { $figure } legt blaue Marker ab und dreht rote um.
aris-log-burns = { $figure } brennt: { $die }.
aris-log-guarded = { $figure } verteidigt sich bis zum Ende dieses Zuges besser.

## Spielverlauf: Taktiken

aris-log-played = { $seat } spielt „{ $tactic }“.
aris-log-played-for = { $seat } spielt „{ $tactic }“ für { $figure }.
aris-log-played-at = { $seat } spielt „{ $tactic }“ für { $figure }. Ziel: { $target }.
aris-log-named = { $seat } nennt dazu „{ $tactic }“.
aris-log-cancelled = „{ $tactic }“ ({ $seat }) wird annulliert.
aris-log-drew = { $seat } zieht „{ $tactic }“.
aris-log-drew-hidden = { $seat } zieht 1 Taktik.
aris-log-fetched = { $seat } nimmt „{ $tactic }“ aus dem Taktikdeck.
aris-log-fetched-hidden = { $seat } nimmt 1 Taktik aus dem Taktikdeck, ohne sie zu zeigen.
aris-log-discarded = { $seat } wirft zufällig „{ $tactic }“ ab.

## Warum nicht: der Tisch und die Frage

aris-why-players = Aristeia! ist für 2 Personen; hier angegeben: { $n }.
aris-why-not-asked = Gerade entscheidet jemand anderes.
aris-why-other-question = Das beantwortet nicht die Frage, die gerade offen ist.
aris-why-unfinished = Was gerade offen ist, wird beendet, bevor der nächste Schritt oder die nächste Aktion beginnt.

## Warum nicht: Team, Taktikdeck, Aufstellung, Planung

aris-why-twice-in-team = { $character } ist schon in deinem Team.
aris-why-not-of-team = „{ $tactic }“ gehört nicht zu einem Charakter deines Teams.
aris-why-not-in-team = { $figure } ist nicht im Team.
aris-why-deployed = { $figure } steht schon im HexaDome.
aris-why-scoring-zone = In einer aktuellen Wertungszone wird niemand aufgestellt, und niemand kehrt dorthin zurück.
aris-why-not-your-zone = Dieses Feld liegt weder in deinen Aufstellungszonen noch ist es dazu benachbart.
aris-why-zone-not-offered = Diese Zone steht nicht zur Wahl: { $zone }.
aris-why-zone-central = Die zentrale Zone kann nicht wieder gewählt werden: Zur Wahl stehen nur die Zonen 1 bis 6.
aris-why-zone-burnt = In dieser Zone liegt ein roter Zähler, sie kann nicht gewählt werden: { $zone }.
aris-why-zone-occupied = In dieser Zone stehen Charaktere, während eine andere leer ist: { $zone }.
aris-why-planned = Diese Karte liegt schon in deiner Reihe: { $character }.

## Warum nicht: Punkte, Bewegung, Felder

aris-why-no-points = { $n ->
    [one] Das kostet 1 Aktionspunkt, und es ist keiner übrig.
   *[other] Das kostet { $n } Aktionspunkte, und es sind weniger übrig.
 }
aris-why-no-movement = Es ist kein Bewegungspunkt übrig.
aris-why-immobilised = { $figure } ist immobilisiert und kann keine Bewegungspunkte ausgeben.
aris-why-engaged = { $figure } ist zu einem gegnerischen Charakter benachbart und muss sich erst lösen.
aris-why-not-engaged = Kein gegnerischer Charakter ist benachbart: { $figure } kann sich einfach bewegen.
aris-why-enclosed = Kein benachbartes Feld ist frei: { $figure } kann sich nirgendwohin lösen.
aris-why-not-free = Dieses Feld ist blockiert oder besetzt: { $space }.
aris-why-not-free-to-deploy = Aufgestellt wird auf freien Feldern; dieses ist blockiert oder besetzt: { $space }.
aris-why-not-free-to-place = Platziert wird auf freien Feldern; dieses ist blockiert oder besetzt: { $space }.
aris-why-not-next = Dieses Feld ist nicht benachbart: { $space }.
aris-why-not-displaced-there = Das Verschieben führt nicht dorthin: { $space }.
aris-why-not-placed-there = Der Charakter kann dort nicht platziert werden: { $space }.
aris-why-no-return = Dort kehrt niemand in den HexaDome zurück: { $space }.

## Warum nicht: Aktionen und Ziele

aris-why-no-such-action = Der aktive Charakter hat die Aktion „{ $action }“ nicht.
aris-why-outside = { $piece } ist nicht im HexaDome.
aris-why-out-of-range = { $piece } ist außer Reichweite: Entfernung { $n }.
aris-why-no-way = { $piece } ist außer Reichweite: Kein Weg über freie Felder führt dorthin.
aris-why-no-sight = { $piece } ist nicht in Sichtlinie.
aris-why-ally = Verbündete können nicht angegriffen werden: { $piece }.
aris-why-taunted = { $figure } ist provoziert und kann nur den Charakter angreifen, von dem die Provokation stammt.
aris-why-no-target = „{ $action }“ ist eine Aktion ohne Ziel.
aris-why-needs-target = „{ $action }“ braucht ein Ziel.
aris-why-same-target = Die kostenlose Wiederholung braucht ein anderes Ziel als { $piece }.
aris-why-not-adjacent = { $piece } ist nicht benachbart und kann nicht dagegenhalten.

## Warum nicht: Würfel und Symbole

aris-why-die-cancelled = Dieser Würfel ist schon annulliert.
aris-why-printed-symbol = Das ist ein aufgedrucktes Symbol, kein Würfel.
aris-why-no-such-symbol = Dieser Würfel zeigt das Symbol nicht: { $symbol }.
aris-why-no-switch-step = Switches werden nur im Switch-Schritt eines Wurfs benutzt.
aris-why-dice-limit = Von dieser Farbe sind schon so viele Würfel im Wurf, wie er enthalten kann: { $colour }.
aris-why-no-symbols = Der Switch kostet mehr, als im Wurf übrig ist: { $n }x { $symbol }.

## Warum nicht: Taktiken

aris-why-not-in-hand = „{ $tactic }“ ist nicht auf deiner Hand.
aris-why-other-window = „{ $tactic }“ wird in einem anderen Moment gespielt.
aris-why-not-yours = In diesem Moment könnte nur dein Gegenüber „{ $tactic }“ spielen.
aris-why-nobody-to-play-for = Du hast keinen Charakter, für den „{ $tactic }“ jetzt gespielt werden kann.
aris-why-condition-not-met = Die Bedingung von „{ $tactic }“ ist gerade nicht erfüllt.
aris-why-changes-nothing = „{ $tactic }“ würde jetzt nichts ändern.
