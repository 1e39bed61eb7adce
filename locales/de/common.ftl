### Was Spielwerk und Terminal sagen, bei jedem Spiel.

## Namen und Listen

common-house = Zufall
common-seat = Platz { $n }
common-list-separator = { ", " }
common-list-last = { " und " }
common-list-empty = nichts
common-face-down = { $n } verdeckt
common-level-first = erste Partie
common-level-easy = leicht
common-level-relaxed = gemütlich
common-level-medium = mittel
common-level-keen = eifrig
common-level-hard = schwer
common-level-expert = sehr schwer
common-level-master = Meister
common-bot-first = Pip
common-bot-easy = Lotte
common-bot-relaxed = Hugo
common-bot-medium = Clara
common-bot-keen = Emil
common-bot-hard = Ines
common-bot-expert = Viktor
common-bot-master = Minerva
common-manner-first = Spielt zum ersten Mal: probiert, was schön aussieht, übersieht viel, verdirbt nichts.
common-manner-easy = Sieht das Offensichtliche und übersieht den Rest: gute Gesellschaft beim Lernen.
common-manner-relaxed = Spielt in aller Ruhe und nimmt ab und zu das Zweitbeste.
common-manner-medium = Nimmt, was gerade am besten aussieht, und verwechselt selten etwas.
common-manner-keen = Übersieht nichts, was auf den ersten Blick zu sehen ist, und blickt kaum weiter.
common-manner-hard = Wägt viele Spielverläufe ab: Fehler kommen teuer.
common-manner-expert = Denkt geduldig nach und verschenkt nichts.
common-manner-master = So gut, wie wir es können, und nimmt sich Zeit.

## Antworten, die nicht gelten

common-illegal-over = Die Partie ist vorbei: Es wird nichts mehr gefragt.
common-illegal-not-asked = Gerade ist jemand anderes gefragt.
common-illegal-no-more = Das passt nicht zu dem, was du schon genannt hast ({ $piece }).
common-illegal-too-few = Nenne noch mehr, bevor du diese Antwort abschließt.
common-illegal-runaway = Mit dieser Antwort kommen die Regeln an kein Ende, also gilt sie nicht. Bitte melde das.
common-unreadable-missing = Die Wahl ist nicht vollständig: Am Ende fehlt ein Wort.
common-unreadable-unknown = „{ $found }“ bedeutet hier nichts.
common-unreadable-left-over = „{ $found }“ ist ein Wort zu viel.
common-undo-over = Die Partie ist vorbei: Nichts kann mehr rückgängig gemacht werden.
common-undo-not-yours = Nichts rückgängig zu machen: Inzwischen hat der Zufall oder jemand anderes geantwortet.

## Das Terminal: Platz nehmen

cli-choose-language = Sprache:
cli-choose-game = Spiel:
cli-choose-seats = Wie viele Plätze?
cli-choose-level = Stufe der Bots:
cli-menu-prompt = Nummer (Eingabetaste: { $usual }):
cli-menu-again = Gib eine Zahl von { $least } bis { $most } ein.
cli-opening = { $game }
cli-resumed = { $n ->
    [one] { $game }: Der Tisch geht nach 1 Eintrag weiter.
   *[other] { $game }: Der Tisch geht nach { $n } Einträgen weiter.
 }
cli-seat-person = Platz { $n }: { $seat }
cli-seat-bot = Platz { $n }: { $seat }, Bot ({ $level })
cli-seat-level = Platz { $n }: { $seat }, { $name } (Bot, { $level })
cli-level-menu = { $name }, { $level }: { $manner }

## Das Terminal: Entscheidungen

cli-prompt = Deine Wahl (? für Hilfe):
cli-no-such-number = Wahl { $n } gibt es nicht: Gib eine Zahl von 1 bis { $most } ein.
cli-did-you-mean = Meinst du eine von diesen? Gib die Nummer ein.
cli-not-understood = „{ $found }“ ist weder eine Wahl noch ein Befehl. Mit ? kommt die Hilfe.
cli-so-far = Bisher genannt: { $pieces }
cli-thinking = { $seat } überlegt …
cli-hand-over = Der Bildschirm ist jetzt für { $seat }. Drücke die Eingabetaste, wenn sonst niemand hinsieht.
cli-takes-back = { $n ->
    [one] { $seat } macht die letzte Entscheidung rückgängig.
   *[other] { $seat } macht die letzten { $n } Entscheidungen rückgängig.
 }
cli-allowed = Das ist jetzt erlaubt. Gib ein: { $choice }
cli-why-what = Füge eine Wahl oder ein Ding hinzu, zum Beispiel: warum { $example }
cli-clause = { $clause }: { $text }
cli-question = { $clause }: { $question } { $text }
cli-rules-what = Füge ein Wort oder einen Regelabsatz hinzu, zum Beispiel: regeln { $example }
cli-rules-none = Keine Regel enthält „{ $word }“.
cli-more = { $n ->
    [one] Noch 1 Treffer. Füge ein Wort hinzu, um genauer zu suchen.
   *[other] Noch { $n } Treffer. Füge ein Wort hinzu, um genauer zu suchen.
 }
cli-card-what = Füge einen Namen hinzu, zum Beispiel: karte { $example }
cli-card-none = Keine Karte heißt „{ $word }“.
cli-log-empty = Noch ist nichts geschehen.
cli-help =
    Antworte mit der Nummer einer Wahl oder mit ihrem Text. Außerdem:
    { "  " }Eingabetaste        die Frage noch einmal zeigen
    { "  " }plan                den Spielplan zeigen
    { "  " }warum (Wahl)        warum das nicht erlaubt ist und welche Regel es sagt
    { "  " }zurück              deine letzte Wahl zurücknehmen, solange niemand geantwortet hat
    { "  " }verlauf             alles, was bisher geschehen ist
    { "  " }regeln (Wort)       in den Regeln suchen
    { "  " }karte (Name)        eine Karte lesen
    { "  " }speichern (Datei)   den Tisch in eine Datei schreiben
    { "  " }seite (Datei)       deine letzte Antwort als Seite des Buches, die man spielen kann
    { "  " }ende                den Tisch verlassen

## Das Terminal: Speichern und Gehen

cli-save-what = Füge einen Dateinamen hinzu, zum Beispiel: speichern { $example }
cli-saved = Tisch gespeichert: { $file }
cli-save-failed = Der Tisch konnte nicht in { $file } gespeichert werden: { $error }
cli-page-none = Es gibt noch nichts zu kopieren.
cli-left = Du verlässt den Tisch.
cli-over = Die Partie ist vorbei!
cli-place = { $place }. { $seat }
cli-seed = Startwert dieser Partie: { $seed }

## Das Terminal: Replays

cli-replay-whole = { $n ->
    [one] 1 Eintrag: Er ist erlaubt, und die Stellung ist wie damals.
   *[other] { $n } Einträge: Alle sind erlaubt, und jede Stellung ist wie damals.
 }
cli-replay-older = Einträge: { $n }. Alle sind nach den heutigen Regeln erlaubt. Gespielt wurden sie mit Regelversion { $rules }, daher wurden die Stellungen nicht verglichen.
cli-replay-luck = Ob der Zufall dem Startwert folgt, wurde nicht geprüft: Das tut --verify.
cli-replay-illegal = Eintrag { $n } ist nach den heutigen Regeln nicht erlaubt (gespielt mit Regelversion { $rules }).
cli-replay-differs = Eintrag { $n } führt heute zu einer anderen Stellung als damals (gespielt mit Regelversion { $rules }).
cli-verify-whole = Geprüfte Einträge: { $n }. Jede Stellung ist wie damals, und alles, was dem Zufall überlassen war ({ $answers }), folgt aus dem Startwert.
cli-verify-compare = SHA-256 des Startwerts: { $found }. Vergleiche ihn mit dem Hash, den der Tisch von Anfang an gezeigt hat.
cli-verify-commitment = Der Startwert ist nicht der versprochene: Sein SHA-256 ist { $found }.
cli-verify-house = Eintrag { $n } war dem Zufall überlassen, folgt aber nicht aus dem Startwert.

## Das Terminal: der Spielplan von Res Arcana

cli-resa-before = Vor der ersten Runde
cli-resa-round = Runde { $n }
cli-resa-monument-deck = Monumentstapel
cli-resa-score = { $n ->
    [one] { $seat }: 1 Punkt
   *[other] { $seat }: { $n } Punkte
 }
cli-resa-first = Startspielmarker
cli-resa-passed = hat gepasst
cli-resa-wins = { $n ->
    [one] 1 Partie gewonnen
   *[other] { $n } Partien gewonnen
 }
cli-resa-pool = Reserve
cli-resa-hand = Hand
cli-resa-deck = Artefaktstapel
cli-resa-discard = Ablagestapel
cli-resa-known = Dir bekannt
cli-resa-looked = Du siehst an
cli-resa-choose-from = Zur Wahl
cli-resa-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
 }
cli-resa-any = { $n } beliebige
cli-resa-turned = gedreht
cli-resa-resting = ruht
cli-resa-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }

## The terminal: the table of Arcs

cli-arcs-before = Vor dem ersten Kapitel
cli-arcs-chapter = Kapitel { $n } · { $power } Macht beenden die Partie
cli-arcs-ambitions = Ambitionen
cli-arcs-worth = { $first }/{ $second } Macht
cli-arcs-markers = Freie Marker
cli-arcs-court = Hof
cli-arcs-draft = Zur Auswahl
cli-arcs-score = { $seat }: { $n } Macht
cli-arcs-initiative = Initiative
cli-arcs-hand = Hand
cli-arcs-hand-size = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
cli-arcs-known = Dir bekannt
cli-arcs-played = Gespielt
cli-arcs-face-down = eine verdeckte Karte
cli-arcs-resources = Ressourcen
cli-arcs-cards = Karten
cli-arcs-outrage = Aufschrei
cli-arcs-captives = Gefangene
cli-arcs-trophies = Trophäen
cli-arcs-left = Übrig: Schiffe { $ships }, Raumhäfen { $starports }, Städte { $cities }, Agenten { $agents }
cli-arcs-ships = { $n ->
    [one] { $n } Schiff
   *[other] { $n } Schiffe
}{ $damaged ->
    [0] {""}
   *[other] , davon { $damaged } beschädigt
}
cli-arcs-agents = { $n ->
    [one] { $n } Agent
   *[other] { $n } Agenten
}
cli-arcs-control = kontrolliert von
cli-arcs-damaged = beschädigt

## Das Terminal: der Tisch von Aristeia!

cli-aris-before = Vor der ersten Runde
cli-aris-round = Runde { $n } von 5 · Zug { $turn }
cli-aris-map = ** Wertungszone · ## blockiertes Feld · [] Barriere · ~~ Rauch · Ziffern: Aufstellungszonen
cli-aris-scoring = Wertung
cli-aris-burnt = Verbrannt
cli-aris-score = { $seat }: { $n } SP, Frags: { $frags }
cli-aris-outsider = Underdog
cli-aris-conquered = Erobert
cli-aris-hand = Hand
cli-aris-hand-size = { $n ->
    [one] { $n } Taktik
   *[other] { $n } Taktiken
}
cli-aris-deck = Deck { $n }
cli-aris-discard = Abgelegt
cli-aris-initiative = Initiative
cli-aris-face-down = verdeckt
cli-aris-health = LP { $n }/{ $of }
cli-aris-infirmary = Krankenstation
cli-aris-bench = Bank
cli-aris-fading = blaue Seite
cli-aris-active = aktiv: { $points } AP, { $movement } BP

## Das Terminal: der Tisch von Arcmage

cli-arcm-before = Vor dem ersten Zug
cli-arcm-turn = Zug { $n } ({ $seat })
cli-arcm-stack = Stapel
cli-arcm-by = { $seat }
cli-arcm-attack = Angriff
cli-arcm-met = gegen { $by }
cli-arcm-defeated = besiegt
cli-arcm-city = Stadt
cli-arcm-defense = Verteidigung { $n }
cli-arcm-devotion = Hingabe { $n }
cli-arcm-damage = Schaden { $n }
cli-arcm-marked = markiert
cli-arcm-attacks = greift an
cli-arcm-army = Armee
cli-arcm-enchantments = Verzauberungen
cli-arcm-resources = Ressourcen
cli-arcm-unspent = { $n }/{ $all }
cli-arcm-hand = Hand
cli-arcm-known = Dir bekannt
cli-arcm-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
cli-arcm-deck = Deck
cli-arcm-graveyard = Friedhof
cli-arcm-pile = Städtestapel

## Lektionen

cli-lesson-next = (weiter mit Enter)
cli-lesson-do = Du bist dran (zeigen macht es vor, hilfe sagt, was noch geht):
cli-lesson-about = Es geht um: { $what }
cli-lesson-marked = → steht vor dem, was damit zu tun hat.
cli-lesson-not-yet = Das ist erlaubt, aber darum geht es hier nicht. Tu, was gesagt wird; im freien Spiel kannst du es probieren.
cli-lesson-shown = So geht es: { $answer }
cli-lesson-help =
    Tu, was gesagt wird, mit der Nummer einer Wahl oder mit ihrem Text. Mehrere Teile einer Antwort trennst du mit Kommas. Außerdem:
    { "  " }Eingabetaste        weiter, wo nur etwas zu lesen ist
    { "  " }zeigen              dir zeigen lassen, was zu tun ist
    { "  " }zurück              zum Schritt davor
    { "  " }plan                den Spielplan zeigen
    { "  " }warum (Wahl)        warum das nicht erlaubt ist und welche Regel es sagt
    { "  " }regeln (Wort)       in den Regeln suchen
    { "  " }karte (Name)        eine Karte lesen
    { "  " }ende                die Lektion verlassen
cli-lesson-free = Ab hier spielst du frei, gegen den sanftesten Bot. Mit ende verlässt du den Tisch.
cli-lesson-none = { $game } hat keine Lektion { $n }.

## Rätsel

cli-puzzle-level = Stufe { $n }
cli-puzzle-you = Du bist { $who }.
cli-puzzle-yes = Ja, das ist erlaubt.
cli-puzzle-no = Nein, nach { $clause }: { $text }
cli-puzzle-answer = Deine Antwort:
cli-puzzle-right = Das ist richtig.
cli-puzzle-wrong = Nicht ganz. Sieh, was geschieht:
cli-puzzle-missed = Also ist das Ziel verfehlt.
cli-puzzle-solution = Die Antwort: { $answer }
cli-puzzle-shares = Über viele Verteilungen führt deine Antwort zu { $given } von 100, die beste zu { $best }: 0 ist verloren, 50 ausgeglichen, 100 gewonnen.
cli-puzzle-help =
    Antworte mit der Nummer einer Wahl oder mit ihrem Text. Außerdem:
    { "  " }plan               den Spielplan zeigen
    { "  " }warum (Wahl)       warum das nicht erlaubt ist und welche Regel es sagt
    { "  " }regeln (Wort)      in den Regeln suchen
    { "  " }karte (Name)       eine Karte lesen
    { "  " }ende               das Rätsel verlassen
puzzle-asks-legal = Darfst du das: { $choice }? Wenn nicht: welche Regel verbietet es?
puzzle-asks-find = { $goal } { $within ->
    [one] Du hast eine Entscheidung, und es muss gelingen, was auch immer jemand antwortet.
   *[other] Du hast höchstens { $within } Entscheidungen, und es muss gelingen, was auch immer jemand antwortet.
}
puzzle-asks-defence = { $goal } { $within ->
    [one] Nur eine Antwort schafft das, was auch immer geschieht, bis du wieder gefragt wirst.
   *[other] Nur eine Antwort schafft das, was auch immer geschieht, bis du { $within } Mal entschieden hast und wieder gefragt wirst.
}
puzzle-asks-best = Welche Antwort ist die beste? Über viele Verteilungen liegt eine deutlich vor allen anderen.
puzzle-goal-win = Gewinne das Spiel.
puzzle-goal-points = Komm auf { $n } { $n ->
    [one] Punkt.
   *[other] Punkte.
}
puzzle-goal-power = Komm auf { $n } Macht.
puzzle-goal-frags = Komm auf { $n } { $n ->
    [one] Frag.
   *[other] Frags.
}
puzzle-goal-cards = Komm auf { $n } { $n ->
    [one] Hofkarte.
   *[other] Hofkarten.
}
puzzle-goal-elan = Hab { $n } Elan im Vorrat.
puzzle-goal-life = Hab { $n } Leben im Vorrat.
puzzle-goal-calm = Hab { $n } Ruhe im Vorrat.
puzzle-goal-death = Hab { $n } Tod im Vorrat.
puzzle-goal-gold = Hab { $n } Gold im Vorrat.
puzzle-goal-fuel = Hab { $n } Treibstoff.
puzzle-goal-material = Hab { $n } Baustoff.
puzzle-goal-weapon = Hab { $n } { $n ->
    [one] Waffe.
   *[other] Waffen.
}
puzzle-goal-relic = Hab { $n } { $n ->
    [one] Relikt.
   *[other] Relikte.
}
puzzle-goal-psionic = Hab { $n } Psi.
puzzle-goal-other = Erreiche dies: { $what } { $n }.
puzzle-goal-survive = Verlier das Spiel nicht.
puzzle-keep-cities = Behalte { $n ->
    [one] deine Stadt.
   *[other] deine { $n } Städte.
}
puzzle-keep-army = Behalte { $n ->
    [one] die Kreatur deiner Armee.
   *[other] alle { $n } Kreaturen deiner Armee.
}
puzzle-keep-ships = Verliere { $n ->
    [one] dein einziges Schiff nicht.
   *[other] keines deiner { $n } Schiffe.
}
puzzle-keep-figure = { $who } darf nicht auf die Krankenstation.
puzzle-keep-other = Behalte dies: { $what } { $n }.
puzzle-deny-points = Niemand sonst darf auf { $n } { $n ->
    [one] Punkt kommen.
   *[other] Punkte kommen.
}
puzzle-deny-power = Niemand sonst darf auf { $n } Macht kommen.
puzzle-deny-frags = Niemand sonst darf auf { $n } { $n ->
    [one] Frag kommen.
   *[other] Frags kommen.
}
puzzle-deny-cards = Niemand sonst darf auf { $n } { $n ->
    [one] Hofkarte kommen.
   *[other] Hofkarten kommen.
}
puzzle-deny-ships = Niemand sonst darf auf { $n } { $n ->
    [one] Schiff
   *[other] Schiffe
} als Trophäen kommen.
puzzle-deny-other = Niemand sonst darf dies erreichen: { $what } { $n }.
