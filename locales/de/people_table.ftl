### Was Leute am Tisch außer Spielen tun: reden, sich einigen, gehen und wiederkommen.

## Ablehnungen

refused-not-away = Da ist jemand, oder erst gerade gegangen: Warte ein wenig.
refused-no-proposal = Es gibt nichts, worauf du antworten könntest.
refused-proposed = Es ist schon etwas vorgeschlagen: Erst muss es beantwortet werden.
refused-chat-off = An diesem Tisch gibt es nur feste Sätze.
refused-gathering = Es wird nichts gefragt, bevor alle da sind: Wer sich setzt, darf ein eigenes Deck mitbringen.
refused-begun = Die Partie hat begonnen: Mitbringen kannst du nichts mehr.
refused-no-windows = In diesem Spiel gibt es keine Fenster, in denen man passen könnte.
refused-not-slow = Uhren ruhen nur an Tischen, die Tage dauern.
refused-no-rest = So viele Ruhetage sind nicht mehr übrig.
refused-too-soon = So lange wartet noch niemand, oder es wurde schon erinnert.
refused-not-frozen = Dieser Tisch steht nicht still.

## Kurz gesagt

ui-people = Leute
ui-say = Kurz gesagt
ui-say-how = Sätze kommen bei allen in der eigenen Sprache an.
ui-said = { $who }: { $what }
ui-signs = Zeichen
ui-phrases = Sätze
ui-phrase-good_luck = Viel Glück!
ui-phrase-well_played = Gut gespielt.
ui-phrase-oops = Hoppla!
ui-phrase-thinking = Ich überlege…
ui-phrase-back_soon = Gleich wieder da.
ui-phrase-one_more = Noch eine?
ui-phrase-thanks = Danke!
ui-phrase-ouch = Autsch.
ui-phrase-star = Bravo
ui-phrase-fire = Was für ein Zug
ui-phrase-skull = Ich bin erledigt
ui-phrase-heart = Schön
ui-phrase-wow = Oh!
ui-phrase-yes = Ja
ui-phrase-no = Nein
ui-phrase-clock = Keine Eile
ui-chat = In eigenen Worten
ui-chat-send = Senden
ui-chat-allow = Eigene Worte erlauben
ui-chat-forbid = Nur feste Sätze
ui-mute = Stumm schalten
ui-unmute = Wieder hören
ui-mute-how = nur für dich, auf diesem Gerät

## Wer da ist

ui-playing-bot = Ein Bot spielt für { $who }.
ui-bot-for-you = Ein Bot spielt für dich.
ui-play-again = Selbst weiterspielen
ui-stand-in = Einen Bot für mich spielen lassen
ui-stand-in-how = bis ich wiederkomme
ui-put-bot-in = Einen Bot einsetzen
ui-put-bot-in-how = bei der Rückkehr gibt er den Platz zurück
ui-away-since = weg seit { $time }
ui-resigned = hat aufgegeben
ui-resign = Aufgeben
ui-resign-how = fragt noch einmal
ui-resign-sure = Ja, aufgeben
ui-end = Vorschlagen, die Partie zu beenden
ui-end-how = ohne Sieg, wenn alle zustimmen
ui-take-back = Um Rücknahme bitten
ui-take-back-how = deine letzte Antwort und was daraus wurde, wenn die anderen zustimmen
ui-take-back-alone = Weiter zurücknehmen
ui-take-back-alone-how = deine letzte Antwort und was daraus wurde; das Glück bleibt dasselbe
ui-delete = Diesen Tisch löschen
ui-delete-how = niemand sonst sitzt hier
ui-delete-sure = Ja, löschen

## Vorschläge

ui-propose-end = { $who } schlägt vor, die Partie ohne Sieg zu beenden.
ui-propose-back = { $who } möchte die letzte Antwort zurücknehmen, mit allem, was daraus wurde.
ui-propose-rematch = { $who } möchte eine Revanche.
ui-proposed-end = Du hast vorgeschlagen, die Partie zu beenden.
ui-proposed-back = Du hast um Rücknahme gebeten.
ui-proposed-rematch = Du hast eine Revanche vorgeschlagen.
ui-proposal-waits = Es fehlt noch: { $who }
ui-agree = Zustimmen
ui-decline = Ablehnen
ui-withdraw = Zurückziehen

## Der Verlauf

ui-note-chat_mode-on = Eigene Worte sind erlaubt.
ui-note-chat_mode-off = Ab jetzt nur feste Sätze.
ui-note-propose-end = { $who } schlägt vor, die Partie zu beenden.
ui-note-propose-back = { $who } bittet um Rücknahme.
ui-note-propose-rematch = { $who } schlägt eine Revanche vor.
ui-note-agree = { $who } stimmt zu.
ui-note-decline = { $who } stimmt nicht zu.
ui-note-declined = Aus dem Vorschlag wurde nichts.
ui-note-stand_in = Ein Bot spielt für { $who }.
ui-note-return = { $who } spielt wieder selbst.
ui-note-resign = { $who } gibt auf.
ui-note-end = Die Partie endet, wie alle es wollten.
ui-note-next = Alle spielen noch einmal, an einem anderen Tisch.
ui-note-begin = Alle sind da: Die Uhren laufen.
ui-note-time_up = Die Zeit von { $who } ist um.
ui-note-thaw = Der Tisch stand still. Er geht ab Eintrag { $n } weiter.

## Das Ende, und noch einmal

ui-ended-agreed = Einvernehmlich beendet
ui-ended-resigned = Aufgegeben: { $who }
ui-to-rematch = Zur Revanche

## Mit Freunden spielen

ui-play-friend = Zu zweit spielen
ui-invite-many = { $n ->
    [one] Schick diesen Link: Ein Platz ist frei.
   *[other] Schick diesen Link an alle: { $n } Plätze sind frei.
 }
ui-invite-scan = Oder lass dies scannen:
ui-invite-qr = QR-Code des Einladungslinks
ui-agreed = Was vereinbart ist
ui-agreed-words = Eigene Worte
ui-agreed-words-yes = erlaubt
ui-agreed-words-no = nur feste Sätze
ui-agreed-setup = Aufbau
ui-agreed-usual = wie üblich
ui-agreed-out = Wenn die Zeit um ist, { $out }
ui-agreed-rules = Die Regeln lesen

## Zeit

ui-clock = Zeit
ui-clock-none = Ohne Uhr
ui-clock-none-how = so lange du willst, auch über Tage
ui-clock-blitz = Je 10 Minuten
ui-clock-blitz-how = und 10 Sekunden mehr mit jeder Antwort
ui-clock-live = Je 25 Minuten
ui-clock-live-how = und 15 Sekunden mehr mit jeder Antwort
ui-clock-move = 2 Minuten für jede Antwort
ui-clock-move-how = nichts wird angespart
ui-clock-day = Ein Tag für jede Antwort
ui-clock-day-how = eine langsame Partie: Schau herein, wann du willst
ui-clock-week = Eine Woche für jede Antwort
ui-clock-week-how = eine sehr langsame Partie
ui-clock-out = Wenn die Zeit um ist
ui-clock-out-bot = spielt ein Bot weiter
ui-clock-out-lose = gibt der Platz auf
ui-clock-out-nothing = geschieht nichts
ui-clock-other = { $each } für jede Antwort, { $bank } insgesamt
ui-time-left = { $who }: noch { $time }
ui-time-over = die Zeit ist um
ui-time-minutes = { $m }:{ $s }
ui-time-hours = { $n } h
ui-time-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
 }
ui-left = noch { $time }

## Nichts bleibt stecken

ui-thaw = Vom letzten guten Eintrag an weiter
ui-thaw-how = Was danach kam, bleibt im Verlauf und zählt nicht.
ui-thaw-host = Wer diesen Tisch aufgestellt hat, kann ihn weitergehen lassen.
ui-thaw-closed = Nur wer diesen Server betreibt, kann ihn weitergehen lassen.

## Du bist dran

ui-your-turn = Du bist am Zug
ui-set-sound = Ton
ui-set-sound-off = aus
ui-set-sound-soft = leise
ui-set-sound-on = an
ui-set-notify = Sag mir, wenn ich am Zug bin
ui-set-notify-off = nur hier
ui-set-notify-on = auch wenn die Seite verborgen ist
ui-notify-denied = Dein Browser erlaubt keine Hinweise von dieser Seite.
ui-set-size = Textgröße
ui-set-size-small = klein
ui-set-size-usual = üblich
ui-set-size-large = groß
ui-set-size-huge = sehr groß
ui-set-motion = Bewegung
ui-set-motion-system = wie das System
ui-set-motion-less = ruhig
ui-set-palette = Farben der Plätze
ui-set-palette-usual = üblich
ui-set-palette-safe = leicht zu unterscheiden
ui-set-hand = Auf dem Telefon
ui-set-hand-right = rechtshändig
ui-set-hand-left = linkshändig
ui-settings-turn = Du bist dran
ui-settings-deciding = Entscheiden
ui-settings-looking = Ansehen
ui-keys = Tastatur
ui-keys-choose = eine Antwort oder Gruppe wählen
ui-keys-done = die Antwort, die abschließt
ui-keys-back = eine Berührung zurücknehmen
ui-set-keys = Tasten am Tisch
ui-set-keys-on = an
ui-set-keys-off = aus
ui-keys-what = erklären, was gewählt ist
ui-keys-choose-nth = Nummer { $n } wählen
ui-keys-change = { $what }: { $key }. Eine andere Taste wählen
ui-keys-how = Drücke hier auf eine Taste, um eine andere an ihre Stelle zu setzen.
ui-keys-press = Drücke jetzt die gewünschte Taste. Esc lässt sie, wie sie ist.
ui-keys-usual = Die üblichen Tasten
ui-keys-close = Offenes schließen
ui-keys-move = von Ding zu Ding gehen

ui-order-turn = Passen, bis der nächste Zug beginnt, auch wenn ich weg bin
ui-order-named = Passen, bis mich etwas betrifft, auch wenn ich weg bin
ui-order-asked = Passen, bis ich entscheiden muss, auch wenn ich weg bin
ui-order-turn-now = Der Server passt für dich, bis der nächste Zug beginnt.
ui-order-named-now = Der Server passt für dich, bis dich etwas betrifft.
ui-order-asked-now = Der Server passt für dich, bis du entscheiden musst.
ui-rest = { $n ->
    [one] Meine Uhr einen Tag ruhen lassen
   *[other] Meine Uhr { $n } Tage ruhen lassen
}
ui-rest-how = { $n ->
    [one] in dieser Saison bleibt ein Tag; alle sehen es
   *[other] in dieser Saison bleiben { $n } Tage; alle sehen es
}
ui-rest-end = Meine Uhr wieder laufen lassen
ui-rest-end-how = nicht verbrauchte Tage bleiben dir
ui-resting = ruht bis { $day }
ui-nudge = Erinnern
ui-nudge-how = einmal am Tag, und höflich
ui-note-rest = { $n ->
    [one] Die Uhr von { $who } ruht einen Tag.
   *[other] Die Uhr von { $who } ruht { $n } Tage.
}
ui-note-rest-end = Die Uhr von { $who } läuft wieder.
ui-note-nudge = { $who } wartet auf { $whom }.
ui-notify-away = Dieser Browser meldet sich auch, wenn keine Seite offen ist.
ui-notify-open = Du erfährst es, solange eine Seite offen ist.
