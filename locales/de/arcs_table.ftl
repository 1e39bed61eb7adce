### Arcs: was der gezeichnete Tisch selbst schreibt. Was die Regeln sagen, steht in arcs.ftl, die Karten in arcs_cards.ftl.

## Varianten

ui-variant-arcs-base = Grundspiel
ui-variant-arcs-base-how = Alle beginnen gleich.
ui-variant-arcs-leaders = Machthaber & Mythen
ui-variant-arcs-leaders-how = Wähle einen Machthaber und eine Mythoskarte, jede mit eigenen Regeln.
ui-variant-arcs-two_lore = Machthaber & Mythen, 2 Mythen
ui-variant-arcs-two_lore-how = Ein Machthaber und 2 Mythoskarten für alle.
ui-variant-arcs-split = Machthaber & Mythen, getrennte Ablagestapel
ui-variant-arcs-split-how = Offen gespielte Karten kommen auf einen Ablagestapel, den alle sehen.

## Der Spielplan

ui-arcs-map = Sternenkarte, Aufbaukarte { $board }
ui-arcs-cluster = Cluster { $n }
ui-arcs-out-of-play = nicht im Spiel
ui-arcs-legend-way = passierbar
ui-arcs-legend-wall = Mauer
ui-arcs-controlled-by = kontrolliert von { $who }
ui-arcs-ships-of = { $damaged ->
    [0] { $fresh ->
        [one] { $who }: 1 intaktes Schiff
       *[other] { $who }: { $fresh } intakte Schiffe
     }
   *[other] { $who }: { $fresh } intakt, { $damaged } beschädigt
 }
ui-arcs-building-of = { $who }: { $what }
ui-arcs-free-slot = freies Gebäudefeld
ui-arcs-damaged = beschädigt
ui-arcs-used = in diesem Zug benutzt
ui-arcs-planet-with = { $n ->
    [one] Planet: { $type }, 1 Gebäudefeld
   *[other] Planet: { $type }, { $n } Gebäudefelder
 }
ui-arcs-gate-without = Tor, keine Gebäudefelder
ui-arcs-power-of = { $who }: { $n } Macht

## Kapitel, Ambitionen, Kampf

ui-arcs-chapter = Kapitel { $n }
ui-arcs-before = Vor dem ersten Kapitel
ui-arcs-setup = Aufbau
ui-arcs-ambitions = Ambitionen
ui-arcs-worth = { $first } Macht für den ersten Platz, { $second } für den zweiten
ui-arcs-first = Erster Platz: { $who }
ui-arcs-second = Zweiter Platz: { $who }
ui-arcs-place-1 = erster Platz
ui-arcs-place-2 = zweiter Platz
ui-arcs-neutral = { $n ->
    [one] 1 neutraler Marker
   *[other] { $n } neutrale Marker
 }
ui-arcs-battle = { $attacker } greift { $defender } an ({ $at })
ui-arcs-no-effect = ohne Wirkung

## Der Hof und der Vorrat

ui-arcs-court = Hof
ui-arcs-court-deck = Karten im Hofstapel:
ui-arcs-court-discard = Ablage · { $n }
ui-arcs-buried = Begraben · { $n }
ui-arcs-agents-of = { $n ->
    [one] { $who }: 1 Agent
   *[other] { $who }: { $n } Agenten
 }
ui-arcs-supply = Vorrat
ui-arcs-in-supply = { $n } { $what } im Vorrat
ui-arcs-prelude = Auftakt:
ui-arcs-secured = Sobald gesichert:

## Die Runde

ui-arcs-round = Diese Runde
ui-arcs-seized = Initiative ergriffen
ui-arcs-lead = Primuskarte
ui-arcs-surpass = übertrifft
ui-arcs-copy = kopiert
ui-arcs-pivot = weicht ab
ui-arcs-zero = Nullmarker
ui-arcs-face-down = eine verdeckte Karte
ui-arcs-seizes = noch eine verdeckte Karte, um die Initiative zu ergreifen
ui-arcs-to-lead = spielt die Primuskarte
ui-arcs-to-follow = folgt noch
ui-arcs-no-cards = keine Karten mehr
ui-arcs-pips = { $n ->
    [one] noch 1 Aktionsstern
   *[other] noch { $n } Aktionssterne
 }
ui-arcs-prelude-now = Auftakt
ui-arcs-armed = Aktionssterne dürfen kämpfen
ui-arcs-card-gives = { $n ->
    [one] 1 Aktionsstern. { $actions }
   *[other] { $n } Aktionssterne. { $actions }
 }

## Spieltableaus und Hand

ui-arcs-of = /{ $n }
ui-arcs-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 }
ui-arcs-initiative = hat die Initiative
ui-arcs-slots = Ressourcenfelder
ui-arcs-slot-holds = { $keys ->
    [0] { $slot }: { $what }
   *[other] { $slot }: { $what }, Überfallkosten { $keys }
 }
ui-arcs-slot-empty = leer
ui-arcs-slot-covered = von einer Stadt bedeckt
ui-arcs-left = Übrige Marker
ui-arcs-left-of = { $what }: noch { $n } von { $of }
ui-arcs-agent = Agent
ui-arcs-city-bonus = Bonusmacht der Städte für einen ersten Platz
ui-arcs-outrage = Gesperrt:
ui-arcs-trophies = Trophäen
ui-arcs-captives = Gefangene
ui-arcs-captives-of = { $n ->
    [one] 1 Gefangener ({ $who })
   *[other] { $n } Gefangene ({ $who })
 }
ui-arcs-own = Deine Karten, Trophäen und Gefangenen
ui-arcs-hand = Deine Hand · { $n }
ui-arcs-known = Bekannt von { $who } · { $n }
ui-arcs-open-pile = Offen abgelegt
ui-arcs-draft = Machthaber und Mythen zur Wahl

## The end of a chapter, and of a battle

ui-arcs-scored = Was das Kapitel gebracht hat
ui-arcs-scored-markers = { $markers ->
    [1] { $n } auf dem Marker
   *[other] { $n } auf { $markers } Markern
 }
ui-arcs-scored-cities = Städte +{ $n }
ui-arcs-scored-nobody = niemand
ui-arcs-power-then = Macht: { $before } → { $after }
ui-arcs-lost = Wohin die Treffer gingen
ui-arcs-zone-mine = Meins
ui-arcs-zone-map = Karte
ui-arcs-zone-rivals = Rivalen
ui-arcs-scored-all = Alles auf einmal

## Was sich durch eine Wahl ändert

ui-why-arcs-power = Macht
ui-why-arcs-ships = intakte Schiffe
ui-why-arcs-damaged = beschädigte Schiffe
ui-why-arcs-systems = kontrollierte Sektoren
ui-why-arcs-cities = Städte
ui-why-arcs-starports = Raumhäfen
ui-why-arcs-tokens = Ressourcen
ui-why-arcs-captives = Gefangene
ui-why-arcs-trophies = Trophäen
ui-why-arcs-agents = Agenten am Hof
ui-why-arcs-cards = gewonnene Karten
ui-why-arcs-pips = übrige Aktionen
ui-why-arcs-hand = Handkarten
