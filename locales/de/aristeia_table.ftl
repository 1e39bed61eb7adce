### Aristeia!: was der Tisch im Browser sagt.

## Varianten

ui-variant-aristeia-assault = Ansturm
ui-variant-aristeia-assault-how = Die Wertungszone wandert; sei allein darin.
ui-variant-aristeia-conquest = Eroberung
ui-variant-aristeia-conquest-how = Fünf Zonen zum Erobern und Halten.
ui-variant-aristeia-king_of_the_hill = König des Hügels
ui-variant-aristeia-king_of_the_hill-how = Halte die Mitte; Frags zählen dort sofort.
ui-variant-aristeia-scorched_earth = Verbrannte Erde
ui-variant-aristeia-scorched_earth-how = Zonen, die gewertet wurden, brennen aus.
ui-variant-aristeia-starter = Erste Partie
ui-variant-aristeia-starter-how = Ansturm mit zwei fertigen Teams und Decks.
ui-variant-aristeia-options = Alle Optionen
ui-variant-aristeia-options-how = Verbrannte Erde mit zufälligen Teams und den optionalen Regeln.

## Die Arena

ui-aris-dome = Der HexaDome: { $scenario }
ui-aris-space = Feld { $space }
ui-aris-health = Lebenspunkte { $n } von { $of }
ui-aris-active = aktiv
ui-aris-legend-blocked = blockiertes Feld
ui-aris-legend-barrier = Barriere: Deckung
ui-aris-legend-scoring = Wertung

## Sicht und Chancen

ui-aris-sight-clear = Freie Sicht, { $n } von 6
ui-aris-sight-limited = Eingeschränkte Sicht, { $n } von 6
ui-aris-sight-blocked = Blockierte Sicht, { $n } von 6
ui-aris-distance = Abstand { $n }
ui-aris-target-cover = Ziel in Deckung
ui-aris-own-cover = selbst in Deckung
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
ui-aris-cancelled = aufgehoben
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
ui-aris-vp = SP
ui-aris-frags-name = Frags
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
