### Turniere, gewertete Spiele, Freunde.

## Ablehnungen

refused-rated = Dieses Spiel wird gewertet: Es beginnt aus der Schachtel, alle haben einen Platz, niemand wird beraten, und nichts wird einvernehmlich zurückgenommen.
refused-tournament = So, wie das Turnier steht, geht das nicht.
refused-friend = Dieser Link ist benutzt oder abgelaufen, oder es geht mit diesem Menschen nicht.

## Wertungen

ui-rated = Wertung
ui-rated-yes = wird gewertet
ui-rated-no = nur zum Spaß
ui-rated-how = Keine Beratung, und nichts wird einvernehmlich zurückgenommen. Wer aufgibt oder die Zeit überschreitet, hat verloren.
ui-rating-value = { $value } ± { $spread }
ui-ratings = Wertungen
ui-ratings-how = Nach dem Verfahren von Weng und Lin. Alle beginnen bei 1500. Was hinter ± steht, sagt, wie sicher das ist: In neunzehn von zwanzig Fällen liegt deine wahre Stärke darin. Bots stehen auf derselben Skala.
ui-ratings-games = { $n ->
    [one] ein gewertetes Spiel
   *[other] { $n } gewertete Spiele
}
ui-note-rated = Dieses Spiel wird gewertet.

## Was gespielt wurde

ui-stats = { $game } in Zahlen
ui-stats-streak = Höchstens in Folge gewonnen
ui-stats-length = Mittlere Länge
ui-stats-entries = { $n ->
    [one] eine Antwort
   *[other] { $n } Antworten
}
ui-stats-players = zu { $n }
ui-stats-end-played = Zu Ende gespielt
ui-stats-end-resigned = Jemand gab auf
ui-stats-end-agreed = Einvernehmlich beendet

## Freunde

ui-friends = Freunde
ui-friends-how = Es gibt kein Verzeichnis. Befreundet wird man durch einen Link; dann seht ihr, wenn ihr das wollt, ob die anderen da sind, und ladet einander an Tische ein.
ui-friends-none = Noch niemand. Schick jemandem einen Link.
ui-friend-link = Link erstellen
ui-friend-link-how = Schick diesen Link einem Menschen. Er gilt einmal, eine Woche lang.
ui-friend-online = ist da
ui-friend-offline = ist nicht da
ui-friend-block = Blockieren
ui-friend-block-who = { $who } blockieren
ui-friend-blocked = blockiert
ui-friend-unblock = Nicht mehr blockieren
ui-friend-unblock-who = { $who } nicht mehr blockieren
ui-friend-remove-who = { $who } entfernen
ui-friend-seen = Sehen Freunde, dass du da bist?
ui-friend-seen-yes = Ja
ui-friend-seen-no = Nein
ui-friend-offer = { $who } möchte mit dir befreundet sein
ui-friend-own = Das ist dein eigener Link
ui-friend-accept = Annehmen
ui-friend-refuse = Ablehnen
ui-friend-sign-in = Freunde brauchen ein Konto. Melde dich an oder lege eines an und öffne den Link dann noch einmal.
ui-friend-asks = { $who } lädt dich an einen Tisch ein
ui-friend-decline = Nicht jetzt
ui-friend-ask = { $who } an diesen Tisch einladen
ui-friend-asked = { $who } ist eingeladen

## Turniere

ui-cup = Turnier
ui-cups = Turniere und Ligen
ui-cups-how = Du wählst das Spiel und den Modus und schickst einen Link herum. Tische öffnen sich von selbst, und Ergebnisse zählen, sobald ein Spiel zu Ende ist. Bots dürfen mitspielen.
ui-cup-new = Ein neues Turnier
ui-cup-mine = Deine
ui-cup-none = Noch keine.
ui-cup-title = Wie es heißt
ui-cup-format = Wie gespielt wird
ui-cup-format-swiss = Schweizer System
ui-cup-format-swiss-how = In jeder Runde trifft sich, wer gleich steht; niemand scheidet aus.
ui-cup-format-round_robin = Jeder gegen jeden
ui-cup-format-round_robin-how = Alle treffen alle einmal, Runde für Runde.
ui-cup-format-knockout = K.-o.-System
ui-cup-format-knockout-how = Wer verliert, scheidet aus. Nach einem Unentschieden spielen die beiden noch einmal.
ui-cup-format-league = Liga
ui-cup-format-league-how = Alle treffen alle zweimal; alle Tische sind von Anfang an offen. Für höchstens zwölf.
ui-cup-size = Plätze an einem Tisch
ui-cup-how-many = Runden
ui-cup-rounds = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
ui-cup-rounds-usual = so viele wie nötig
ui-cup-clock-how = Wer keine Zeit mehr hat, verliert das Spiel.
ui-cup-make = Turnier anlegen
ui-cup-state-gathering = offen für Anmeldungen
ui-cup-state-running = läuft
ui-cup-state-paused = unterbrochen
ui-cup-state-over = zu Ende
ui-cup-host = Du leitest es
ui-cup-link = Link zum Mitspielen
ui-cup-enter = Mitspielen
ui-cup-enter-how = Hier erfährst du, wenn dein Tisch offen ist.
ui-cup-my-table = An meinen Tisch
ui-cup-bot = Bot hinzufügen
ui-cup-bot-level = Welcher Bot
ui-cup-pause = Unterbrechen
ui-cup-go-on = Fortsetzen
ui-cup-close = Beenden
ui-cup-close-sure = Ja, beenden, wie es steht
ui-cup-leave = Aussteigen
ui-cup-leave-sure = Ja, aussteigen und offene Spiele aufgeben
ui-cup-drop = Herausnehmen
ui-cup-drop-sure = Ja, und offene Spiele aufgeben
ui-cup-out = (raus)
ui-cup-brings = bringt ein Deck mit
ui-cup-without = Wer keins mitbringt
ui-cup-entrants = Wer mitspielt
ui-cup-nobody = Noch niemand.
ui-cup-standings = Tabelle
ui-cup-place = Platz
ui-cup-who = Name
ui-cup-played = Spiele
ui-cup-points = Punkte
ui-cup-buchholz = Buchh.
ui-cup-buchholz-how = Buchholz: die Punkte aller, auf die sie trafen
ui-cup-berger = S.-B.
ui-cup-berger-how = Sonneborn-Berger: die Punkte aller, vor denen sie lagen
ui-cup-ties-swiss = Der erste Platz zählt einen Punkt, der letzte keinen, die dazwischen ihren Anteil. Bei Gleichstand entscheiden Buchholz, dann Sonneborn-Berger, dann die Spiele gegeneinander. Ein Freilos zählt als Sieg; niemand hat zwei, solange andere keines hatten.
ui-cup-ties-round_robin = Ein gewonnenes Spiel zählt einen Punkt. Bei Gleichstand entscheiden die Spiele gegeneinander, dann Sonneborn-Berger, dann die Siege. Wer ausgestiegen ist, gilt als geschlagen.
ui-cup-ties-league = Ein gewonnenes Spiel zählt einen Punkt. Bei Gleichstand entscheiden die Spiele gegeneinander, dann Sonneborn-Berger, dann die Siege. Wer ausgestiegen ist, gilt als geschlagen.
ui-cup-ties-knockout = Danach, wie weit sie kamen. Nach zwei Unentschieden kommt weiter, wer früher gelost wurde.
ui-cup-round = Runde { $n }
ui-cup-first = gewonnen
ui-cup-shared = ersten Platz geteilt
ui-cup-bye = hat ein Freilos
ui-cup-open = Öffnen
ui-cup-of = { $what }: { $who }
