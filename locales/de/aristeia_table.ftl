### Aristeia!: was der Tisch im Browser sagt.

## Vorbereitung

ui-option-aristeia-scenario = Szenario
ui-option-aristeia-scenario-assault = Ansturm
ui-option-aristeia-scenario-assault-how = Eine Wertungszone, und sie wandert: Habe mehr Charaktere darin.
ui-option-aristeia-scenario-conquest = Eroberung
ui-option-aristeia-scenario-conquest-how = Fünf Zonen zu erobern und zu halten.
ui-option-aristeia-scenario-king_of_the_hill = König des Hügels
ui-option-aristeia-scenario-king_of_the_hill-how = Halte die Mitte; Frags dort punkten sofort.
ui-option-aristeia-scenario-scorched_earth = Verbrannte Erde
ui-option-aristeia-scenario-scorched_earth-how = Zonen, die gepunktet haben, verbrennen.
ui-option-aristeia-teams = Teams
ui-option-aristeia-teams-choose = Gewählt
ui-option-aristeia-teams-choose-how = Jeder wählt geheim vier der acht Charaktere.
ui-option-aristeia-teams-starter = Erste Partie
ui-option-aristeia-teams-starter-how = Zwei fertige Teams: der kürzeste Weg in den HexaDome.
ui-option-aristeia-teams-random = Zufällig
ui-option-aristeia-teams-random-how = Der Zufall gibt jedem vier Charaktere.
ui-option-aristeia-tactics = Taktiken
ui-option-aristeia-tactics-choose = Gewählt
ui-option-aristeia-tactics-choose-how = Zwei der vier jedes Charakters.
ui-option-aristeia-tactics-random = Zufällig
ui-option-aristeia-tactics-random-how = Der Zufall wählt; es geht früher los.
ui-option-aristeia-crowd = Sich von mehreren Gegnern lösen
ui-option-aristeia-crowd-each = Alle zählen
ui-option-aristeia-crowd-each-how = Ab zwei ein Würfel für jeden.
ui-option-aristeia-crowd-additional = Ab dem zweiten
ui-option-aristeia-crowd-additional-how = Ein Würfel für jeden Gegner außer einem.
ui-option-aristeia-sides = Sichtlinien entlang einer Kante
ui-option-aristeia-sides-shared = Zwischen zwei Feldern
ui-option-aristeia-sides-shared-how = Nur die gemeinsame Kante von 2 blockierenden Feldern unterbricht.
ui-option-aristeia-sides-any = An jedem Feld
ui-option-aristeia-sides-any-how = Die Kante eines einzigen blockierenden Feldes genügt.
ui-option-aristeia-scorched_frags = Frags in der zentralen Zone
ui-option-aristeia-scorched_frags-no = Keine Punkte
ui-option-aristeia-scorched_frags-no-how = Nur brennende Zonen punkten.
ui-option-aristeia-scorched_frags-yes = Je 1 Punkt
ui-option-aristeia-scorched_frags-yes-how = Für Gegner, die aus der zentralen Zone ausscheiden, solange sie zählt.

## Die Arena

ui-aris-dome = Der HexaDome: { $scenario }
ui-aris-health = Lebenspunkte { $n } von { $of }
ui-aris-active = aktiv
ui-aris-legend-blocked = blockiertes Feld
ui-aris-legend-barrier = Barriere: Deckung
ui-aris-legend-scoring = Wertung: { $zones }

## Sicht und Chancen

ui-aris-sight-clear = Freie Sicht, { $n } von 6
ui-aris-sight-limited = Eingeschränkte Sicht, { $n } von 6
ui-aris-sight-blocked = Blockierte Sicht, { $n } von 6
ui-aris-distance = Abstand { $n }
ui-aris-target-cover = Ziel in Deckung
ui-aris-own-cover = Angreifer in Deckung
ui-aris-no-cover = keine Deckung
ui-aris-odds = mindestens 1 Erfolg: { $n } %
ui-aris-aim-at = Erfolgschance gegen { $who }, vor Taktiken und Switches
ui-aris-point = Zeige auf ein Ziel: Sicht, Deckung und Chancen.
ui-aris-action-points = Aktionspunkte: { $n }
ui-aris-movement-points = Bewegungspunkte: { $n }

## Der Wurf

ui-aris-roll = Wurf
ui-aris-side-attack = Angriff
ui-aris-side-defence = Verteidigung
ui-aris-side-agility = Gewandtheit
ui-aris-side-strength = Stärke
ui-aris-side-rolls = Wurf
ui-aris-cover = Deckung
ui-aris-blank = leer
ui-aris-printed = aufgedruckt
ui-aris-not-thrown = noch nicht geworfen
ui-aris-then = danach „{ $tactic }“
ui-aris-cancelled = aufgehoben
ui-aris-about = { $what }: { $says }
ui-aris-left = { $n ->
    [one] { $who }: 1 Erfolg bleibt
   *[other] { $who }: { $n } Erfolge bleiben
 }
ui-aris-hurt = { $who }: { $n } Schaden steht bevor
ui-aris-chain = Gespielte Taktiken

## Teams und Runde

ui-aris-infirmary = Krankenstation
ui-aris-bench = Bank
ui-aris-order = Initiativekarte { $n }
ui-aris-order-of-play = Reihenfolge
ui-aris-face-down = verdeckt
ui-aris-outsider = Underdog
ui-aris-cards = Hand { $hand } · Deck { $deck }
ui-aris-of-eight = /8 SP
ui-aris-vp-frags = SP · Frags: { $n }
ui-aris-frags = Frags: { $n }
ui-aris-round = Runde { $n }
ui-aris-round-of = Runde { $n } von 5
ui-aris-turn = Zug { $n }
ui-aris-before = Vor der ersten Runde

## Karten und Bögen

ui-aris-hand = Deine Taktiken · { $n }
ui-aris-deck = Deck · { $n }
ui-aris-discard = Ablagestapel · { $n }
ui-aris-characters = Charaktere
ui-aris-initiative-cards = Deine Charaktere
ui-aris-plan = Dein Plan: ziehen, Pfeiltasten oder antippen
ui-aris-plan-this = In dieser Folge planen
ui-aris-choose-from = Zur Wahl
ui-aris-stand-in = Ersatz
ui-aris-partly = Teils Ersatz
ui-aris-stand-in-why = Eine Ersatzkarte: Der gedruckte Text ist nicht öffentlich, dieser wurde für diesen Tisch geschrieben.
ui-aris-partly-why = Teils Ersatz: Bekannt ist, was die gedruckte Karte tut, nicht ihre genauen Zahlen oder Worte.
ui-aris-attack = Angriff
ui-aris-stat-initiative = Initiative
ui-aris-stat-speed = Geschwindigkeit
ui-aris-stat-energy = Energie
ui-aris-stat-health = Lebenspunkte
ui-aris-stat-defence = Verteidigung
ui-aris-stat-strength = Stärke
ui-aris-stat-agility = Gewandtheit
ui-aris-part-red = Rote Seite:
ui-aris-part-blue = Blaue Seite:
ui-aris-part-turned = Beim Umdrehen:
ui-aris-part-removed = Entfernt:
ui-aris-part-success = Bei Erfolg:
ui-aris-part-always = Immer:
ui-aris-part-range = Reichweite:
ui-aris-part-roll = Wurf:
ui-aris-part-cost = Kosten:

## Wo ein Feld liegt: nach seiner Zone und dem Zifferblatt

ui-aris-place-middle = { $zone }, Mitte
ui-aris-place-in = { $zone }, { $hour } Uhr
ui-aris-place-beside = { $zone }, daneben auf { $hour } Uhr
ui-aris-place-from = { $zone }, { $n } Felder entfernt auf { $hour } Uhr
ui-aris-walk = { $n ->
    [one] Gehen: { $place }, 1 Bewegungspunkt
   *[other] Gehen: { $place }, { $n } Bewegungspunkte
 }
ui-aris-walk-paid = { $n ->
    [one] Bewegung bezahlen und gehen: { $place }, 1 Bewegungspunkt
   *[other] Bewegung bezahlen und gehen: { $place }, { $n } Bewegungspunkte
 }
ui-aris-scoring = Die Runde wird gewertet
ui-aris-inside = { $n } darin
ui-aris-conquered = Eroberte Zonen
ui-aris-scoring-now = jetzt { $n } von 8
ui-aris-stand-ins = Einige Taktiken und Fähigkeiten sind Ersatz: Ihr gedruckter Text ist nicht öffentlich. Ein kleines Zeichen weist darauf hin; groß angezeigt, sagen sie mehr dazu.

## Was sich durch eine Wahl ändert

ui-why-aristeia-points = Siegpunkte
ui-why-aristeia-frags = Frags
ui-why-aristeia-scoring = Charaktere in Wertungszonen
ui-why-aristeia-infirmary = Charaktere auf der Krankenstation
ui-why-aristeia-damage = Schaden
ui-why-aristeia-markers = Marker
ui-why-aristeia-tactics = Taktiken auf der Hand
ui-why-aristeia-movement = Bewegungspunkte
ui-why-aristeia-actions = Aktionspunkte
