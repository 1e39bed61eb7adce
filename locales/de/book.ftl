### Was zu einer Seite des Buches gesagt wird, die gespielt wird: im Terminal und im Browser.

## Die Seite lesen

book-no-kind = „{ $found }“ ist keine Art von Zeile; es gibt { $kinds }
book-lacks = { $what ->
    [choice] eine Antwort fehlt
    [facet] eine Facette und was dort ist fehlt
    [event] der Name eines Ereignisses fehlt
    [question] der Name der Frage fehlt: Was wird gefragt?
    [thing] ein Ding fehlt, wie card:prism
    [name] ein Name fehlt
    [setup] ein Spielaufbau fehlt
    [places] zwei Orte fehlen, wie in „f6 to f11: distance 5“
   *[share] ein Anteil fehlt, wie in „1/6: p1 coins 2“
 }
book-too-much = „{ $found }“ ist hier zu viel
book-no-clause = nach dem Gedankenstrich steht die Nummer einer Klausel
book-no-share = „{ $found }“ ist kein Anteil: Schreib 1/6 oder 16.7%
book-word-missing = am Ende fehlt ein Wort ({ $wanted })
book-word-unknown = „{ $found }“ bedeutet hier nichts ({ $wanted })
book-word-left-over = „{ $found }“ ist ein Wort zu viel
book-no-heading = ein Beispiel braucht eine Überschrift, unter der man es kennt
book-never-closed = der Block, der hier beginnt, wird nie geschlossen
book-claims-nothing = dieses Beispiel behauptet nichts
book-given-late = ein Beispiel beginnt mit dem, was gegeben ist; das kann sich nicht mittendrin ändern
book-not-both = ein Beispiel beginnt mit einem Spielaufbau oder mit dem, was gegeben ist, nicht mit beidem
book-other-game = diese Seite gehört zu { $game }, nicht zu { $this }
book-no-game = die Seite sagt nicht, von welchem Spiel sie ist: { "<!-- game: res_arcana -->" }
book-no-such-game = es gibt kein Spiel namens „{ $game }“
book-no-coach = auf dieser Seite spricht niemand: eine Lektion hat in ihrem Block Zeilen wie „coach hello“

## Womit sie beginnt

book-not-a-setup = das ist kein Spielaufbau: { $why }
book-no-such-table = einen solchen Tisch gibt es nicht, nach { $clause }: { $reason }
book-table-allowed = „{ $setup }“ ist erlaubt
book-unknown-facet = „{ $text }“ benennt nichts, was eine Stellung hat
book-there-are = es gibt  { $list }
book-bad-value = { $key }: { $why }
book-twice = { $key } ist zweimal gegeben: hier und in Zeile { $line }
book-unsound = { $why ->
    [players] eine solche Stellung kann es nicht geben: Das Spiel ist nicht für so viele
    [nobody] eine solche Stellung kann es nicht geben: Jemand wird genannt oder hat etwas, der nicht am Tisch sitzt
    [two-places] eine solche Stellung kann es nicht geben: Ein Teil ist an zwei Orten
    [not-in-play] eine solche Stellung kann es nicht geben: Etwas wird über ein Teil gesagt, das nicht im Spiel ist
    [amount] eine solche Stellung kann es nicht geben: Eine Menge ist zu groß oder zu klein
    [agenda] eine solche Stellung kann es nicht geben: Die Agenda nennt etwas, das nicht da ist
   *[no-answer] eine solche Stellung kann es nicht geben: Jemand wird gefragt und hat keine Antwort
 }
book-because-of = wegen  { $what }  (Zeile { $line })
book-two-places = { $piece } ist in  { $key } (Zeile { $line }) und in  { $other } (Zeile { $other_line })

## Was getan wird

book-crash = die Regeln sind hier zusammengebrochen: { $what }
book-too-long = diese Seite dauert zu lange: Sie wurde hier angehalten
book-nobody = bei { $seat } sitzt niemand
book-not-a-choice = „{ $text }“ ist keine Antwort: { $why }
book-cannot-play = „{ $text }“ kann nicht gespielt werden
book-never-asked = der Zufall (house) wurde nie nach „{ $answer }“ gefragt
book-house-cannot = der Zufall (house) kann hier nicht „{ $answer }“ antworten
book-too-late = „{ $answer }“ kommt zu spät: Der Zufall hat für Zeile { $line }, „{ $play }“, von selbst geantwortet; schreib es direkt hinter diese Zeile oder davor

## Was stattdessen ist

book-may = { $seat } darf  { $choices }
book-may-nothing = { $seat } darf  nichts
book-not-asked = { $seat } wird jetzt nicht gefragt
book-is-asked = { $seat } wird gefragt  { $id }: { $ask }
book-over = die Partie ist vorbei, gewonnen von  { $seats }
book-allowed = „{ $text }“ ist erlaubt
book-refused-by = „{ $text }“ ist nach { $clause } nicht erlaubt: { $reason }
book-refused-beside = „{ $text }“ passt nicht zu dem, was schon genannt ist
book-other-reason = „{ $text }“ ist aus einem anderen Grund nicht erlaubt
book-expected = erwartet  { $key }  { $value }
book-found = gefunden  { $key }  { $value }
book-expected-clause = erwartet  { $clause }
book-found-clause = gefunden  { $clause }: { $reason }
book-found-no-clause = gefunden  keine Klausel: Es passt nicht zu dem, was schon genannt ist
book-touchable = { $seat } kann etwas mit { $thing } tun
book-not-offered = nicht angeboten  { $list }
book-offered-too = auch angeboten  { $list }
book-no-such-question = niemand wird je „{ $id }“ gefragt
book-no-such-event = nichts wird je als „{ $id }“ gemeldet
book-not-told = nichts namens „{ $id }“ wurde { $eyes } gemeldet
book-was-told = etwas namens „{ $id }“ wurde { $eyes } gemeldet
book-told = gemeldet  { $list }
book-told-nothing = gemeldet  nichts
book-not-seen = „{ $text }“ benennt nichts, was man sehen kann
book-nowhere = „{ $word }“ ist nirgends auf dem Tisch
book-seen = { $eyes } sieht „{ $word }“ in  { $place }
book-only-names = „{ $word }“ ist eine Zahl, die für alles stehen kann: Nenn eine Karte, oder sag mit „sees“, was man sieht
book-no-measure = zwischen { $from } und { $to } ist nichts zu messen: { $why }
book-no-luck = der Zufall (house) wird jetzt nicht gefragt: Nichts bleibt dem Glück überlassen
book-too-many-ways = es gibt zu viele Möglichkeiten zum Zählen
book-expected-share = erwartet  { $share }
book-found-share = gefunden  { $share }
book-takes-back = { $seat } kann jetzt { $n } seiner Antworten zurücknehmen
book-goes-on = die Partie geht weiter
book-is-over = die Partie ist vorbei
book-winners = gewonnen haben  { $seats }
