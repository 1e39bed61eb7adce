### Arcmage: was Tisch, Aufbau und Deckbau im Browser sagen.

## Der Tisch

ui-arcm-turn = Zug { $n }
ui-arcm-before = Vor dem ersten Zug
ui-arcm-your-kingdom = Dein Königreich
ui-arcm-kingdom-of = Königreich von { $who }
ui-arcm-your-army = Deine Armee
ui-arcm-army-of = Armee von { $who }
ui-arcm-no-city = Hier steht keine Stadt.
ui-arcm-defeated = besiegt
ui-arcm-alone = spielt allein
ui-arcm-race = Das Rennen: Verteidigung aller Städte über die ganze Partie
ui-arcm-cities = { $n ->
    [one] Stadt
   *[other] Städte
 }
ui-arcm-defence = Verteidigung { $n } von { $of }
ui-arcm-defence-of = Verteidigung { $n }
ui-arcm-devotion = Hingabe { $n }
ui-arcm-devoted = hingegeben
ui-arcm-travelled = in diesem Zug schon an einer Bewegung beteiligt
ui-arcm-under-attack = wird angegriffen
ui-arcm-marked = markiert
ui-arcm-held = wird nicht entmarkiert
ui-arcm-damage = Schaden { $n }
ui-arcm-counter-growth = +{ $n }/+{ $n }
ui-arcm-counter-edge = +{ $n }/+0
ui-arcm-counter-decay = −{ $n }/−{ $n }
ui-arcm-counter-grassroots = Wurzeln { $n }
ui-arcm-counter-ivy = Efeu { $n }
ui-arcm-counter-fire = Feuer { $n }
ui-arcm-counter-rabies = Tollwut
ui-arcm-mark-me = Markiere mich

## Angriff und Verteidigung

ui-arcm-attacks = greift an, Gefecht { $n }
ui-arcm-defends = verteidigt gegen { $who }
ui-arcm-attack-on = Angriff: { $target }
ui-arcm-attack-by = Angriff: { $target } ← { $who }
ui-arcm-then = { ", dann " }
ui-arcm-against = { $mine } gegen { $theirs }

## Der Stapel

ui-arcm-stack = Der Stapel
ui-arcm-stack-empty = Nichts wartet auf Verrechnung.
ui-arcm-now = jetzt
ui-arcm-ability = Fähigkeit
ui-arcm-mode = Effekt { $n }
ui-arcm-x = X = { $n }
ui-arcm-aims = → { $what }
ui-arcm-respond = Antworte mit einer leuchtenden Karte, oder:
ui-arcm-let-resolve = Passen

## Hände, Stapel, Ressourcen

ui-arcm-hand = Deine Hand · { $n }
ui-arcm-city-pile = Städtestapel · { $n }
ui-arcm-choose-from = Zur Wahl
ui-arcm-graves = Aus Friedhöfen
ui-arcm-deck = Deck · { $n }
ui-arcm-graveyard = Friedhof · { $n }
ui-arcm-in-hand = Hand
ui-arcm-in-deck = Deck
ui-arcm-in-graveyard = Friedhof
ui-arcm-removed = Aus dem Spiel entfernt ({ $n }): { $cards }
ui-arcm-known = Auf der Hand bekannt: { $cards }
ui-arcm-resources-of = { $faction }: { $n } von { $of } Ressourcen verfügbar
ui-arcm-no-resources = Noch keine Ressourcen
ui-arcm-on-turn = am Zug, { $phase }
ui-arcm-cannot-draw = kann in diesem Zug nicht ziehen
ui-arcm-to-build = { $n ->
    [one] 1 Stadt zu bauen
   *[other] { $n } Städte zu bauen
 }
ui-arcm-phases = Die Phasen des Zuges
ui-arcm-your-turn = Dein Zug
ui-arcm-turn-of = Zug von { $who }
ui-arcm-cost = Kosten { $n }
ui-arcm-cost-x = Kosten X
ui-arcm-loyalty = Loyalität { $n }

## Der Kartenleser

ui-arcm-now-stats = Jetzt { $stats }
ui-arcm-face-down = Eine verdeckte Karte.
ui-arcm-not-ready = Diese Karte kann nicht in ein Deck: { $why }.
ui-arcm-exactly = Was genau geschieht
ui-arcm-attribution = Arcmage ist ein Spiel des Projekts Arcmage / WTactics (arcmage.org); Regeln und Kartentexte von Nico Goeminne und Mitwirkenden.
ui-arcm-licence = Lizenz CC BY-SA 4.0

## Aufbau

ui-arcm-deck-of = Deck von Platz { $n }
ui-arcm-deck-yours = Dein Deck
ui-arcm-deck-open = wer sich hier hinsetzt, bringt eins mit
ui-arcm-deck-own = ein eigenes Deck
ui-arcm-deck-all = Das Deck aller, die keins mitbringen
ui-arcm-prebuilt = Vorgefertigt
ui-arcm-own-decks = Deine Decks
ui-arcm-build-decks = Decks bauen
ui-arcm-options = Optionen
ui-option-arcmage-attack_army-yes = Armeen können angegriffen werden
ui-option-arcmage-attack_army-yes-how = Ein Angriff kann statt einer Stadt einer Armee gelten. Nach den Regeln werden nur Städte angegriffen.
ui-option-arcmage-any_window-yes = Fähigkeiten jederzeit
ui-option-arcmage-any_window-yes-how = Aktivierte Fähigkeiten können in jedem Ereignisfenster benutzt werden. Nach den Regeln nur in den eigenen Spielphasen.
ui-option-arcmage-closed_lists-yes = Die Decklisten sind geschlossen
ui-option-arcmage-closed_lists-yes-how = Niemand weiß, welche Karten den anderen gehören. Nach den Regeln dürfen alle jede Liste lesen.
ui-option-arcmage-concede-yes = Aufgeben ist möglich
ui-option-arcmage-concede-yes-how = Wer etwas gefragt wird, kann stattdessen aufgeben: Das ist eine Niederlage, und die anderen spielen weiter.
ui-arcm-teams = Teams
ui-arcm-teams-none = Alle für sich
ui-arcm-teams-alone = { $name } allein gegen zwei
ui-arcm-teams-how = Wer allein spielt, beginnt, startet mit 2 Städten, kann in jedem Zug 1 Karte mehr ziehen und 2 Städte auf einmal angreifen. Die beiden anderen verteidigen einander.
ui-option-arcmage-alone-p1 = Zwei gegen eins: Der erste Platz spielt allein
ui-option-arcmage-alone-p2 = Zwei gegen eins: Der zweite Platz spielt allein
ui-option-arcmage-alone-p3 = Zwei gegen eins: Der dritte Platz spielt allein

## Der Deckbau

ui-arcm-decks = Decks
ui-arcm-builder = Deckbau
ui-arcm-kept = Deine Decks bleiben in diesem Browser.
ui-arcm-new-deck = Neues Deck
ui-arcm-copy-of = Kopie von { $name }
ui-arcm-edit-copy = Darauf aufbauen
ui-arcm-delete = Dieses Deck löschen
ui-arcm-name = Name
ui-arcm-search = Namen und Texte durchsuchen
ui-arcm-any-faction = Alle Fraktionen
ui-arcm-any-kind = Alle Kartentypen
ui-arcm-any-cost = Alle Kosten
ui-arcm-cost-more = { $n } oder mehr
ui-arcm-by-faction = Fraktion
ui-arcm-by-kind = Kartentyp
ui-arcm-by-cost = Kosten
ui-arcm-show-all = Auch Karten zeigen, die noch in kein Deck können
ui-arcm-found = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 }
ui-arcm-add = „{ $card }“ hinzufügen
ui-arcm-take-out = „{ $card }“ herausnehmen
ui-arcm-in-it = { $n } im Deck
ui-arcm-size = { $n } von { $of } Karten
ui-arcm-curve = Kostenkurve
ui-arcm-curve-at = Kosten { $cost }: { $n }
ui-arcm-valid = Dieses Deck kann gespielt werden.
ui-arcm-checking = Wird geprüft …
ui-arcm-empty = Füge Karten aus der Liste hinzu.
ui-arcm-text = Als Text
ui-arcm-import-how = Eine Karte je Zeile: Anzahl und Name in einer unserer Sprachen, oder die Kennung. Auch die Worte eines Aufbaus (list … end) werden gelesen.
ui-arcm-import = Diesen Text lesen
ui-arcm-export-names = Namen schreiben
ui-arcm-export-words = Als Aufbau schreiben
ui-arcm-unknown = Nicht verstanden: { $lines }
ui-arcm-play-deck = Dieses Deck spielen
ui-arcm-untitled = Deck { $n }

## Choices that say what they mean

ui-arcm-use = „{ $piece }“ einsetzen
    .group = Fähigkeiten
ui-arcm-ask-target = „{ $card }“: Wähle ein Ziel. { $does }.
ui-arcm-unmark-pays = { $n ->
    [one] kostet 1 Ressource
   *[other] kostet { $n } Ressourcen
 }
ui-arcm-unmark-decay = { $n ->
    [one] es erhält eine −1/−1-Marke
   *[other] es erhält { $n } −1/−1-Marken
 }
ui-arcm-quoted = „{ $name }“
ui-arcm-deck-has = { $n ->
    [one] Das Deck „{ $name }“ hat 1 Karte; es müssen genau 45 sein.
   *[other] Das Deck „{ $name }“ hat { $n } Karten; es müssen genau 45 sein.
 }

## Was sich durch eine Wahl ändert

ui-why-arcmage-defense = Verteidigung der Städte
ui-why-arcmage-cities = Städte
ui-why-arcmage-creatures = Kreaturen
ui-why-arcmage-enchantments = Verzauberungen
ui-why-arcmage-resources = Ressourcen
ui-why-arcmage-unmarked = freie Ressourcen
ui-why-arcmage-hand = Handkarten
ui-why-arcmage-deck = Karten im Deck
ui-why-arcmage-stack = auf dem Stapel
