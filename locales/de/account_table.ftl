### Wer jemand ist, was gespielt wurde und wie man jemanden zum Spielen findet.

## Ablehnungen

refused-no-account = Melde dich dafür zuerst an.
refused-sign-in = Name oder Passwort stimmt nicht.
refused-name-taken = Unter diesem Namen meldet sich schon jemand an. Bitte wähle einen anderen.
refused-password = Der Name braucht mindestens 3 Zeichen, das Passwort mindestens 8.
refused-passkey = Dieser Passkey ist hier nicht bekannt, oder es hat zu lange gedauert. Bitte versuch es noch einmal.
refused-last-way-in = Das ist der letzte Weg in dein Konto. Setze zuerst ein Passwort oder füge einen weiteren Passkey hinzu.
refused-address = Das ist keine Adresse, die E-Mails erreichen.
refused-mail-link = Dieser Link wurde schon benutzt oder ist zu alt. Bitte lass dir einen neuen schicken.

## Die Seite

ui-account = Du
ui-account-guest = Du spielst als Gast: Dieser Browser kennt dich, sonst niemand. Mit einem Konto sind deine Tische, Decks, Lektionen und Einstellungen auf jedem Gerät dieselben. Was du als Gast hast, kommt mit.
ui-account-in = Du bist angemeldet: Deine Tische, Decks, Lektionen und Einstellungen sind auf jedem Gerät dieselben. Wenn du dich abmeldest, bleibt nichts davon in diesem Browser.
ui-account-keep = Speichern
ui-account-kept = Gespeichert.
ui-account-make = Konto anlegen
ui-sign-in = Anmelden
ui-sign-out = Abmelden
ui-sign-out-all = Überall abmelden
ui-login = Name zum Anmelden
ui-devices-in = Wo du angemeldet bist

## Passkeys

ui-passkey = Mit einem Passkey
ui-passkey-how = Dein Gerät weiß, dass du es bist: durch Fingerabdruck, Gesicht oder Code. Es gibt keinen Namen zu merken und nichts zu stehlen.
ui-passkey-make = Konto mit Passkey anlegen
ui-passkey-show = Mit Passkey anmelden
ui-passkey-add = Passkey hinzufügen
ui-passkey-declined = Nichts ist geschehen: Es wurde kein Passkey gewählt.
ui-passkeys = Deine Passkeys
ui-passkeys-none = Noch gibt es keinen.

## Passwörter

ui-password = Passwort
ui-password-how = Wo es keine Passkeys gibt. Vergessene Passwörter lassen sich nicht wiederfinden.
ui-password-how-mail = Wo es keine Passkeys gibt. Ein vergessenes Passwort lässt sich nur durch eine E-Mail ersetzen, wenn dein Konto eine Adresse hat.
ui-password-change = Name und Passwort lassen sich ändern.
ui-password-none = Mit einem Passwort kommst du auch dort hinein, wo es keine Passkeys gibt.
ui-password-old = Bisheriges Passwort
ui-password-new = Neues Passwort

## E-Mail

ui-mail = E-Mail
ui-mail-how = Wenn du willst, bekommst du eine E-Mail, wenn jemand auf dich wartet und du länger als eine Stunde weg bist: eine für alle Tische, höchstens alle 8 Stunden. Darin steht, an welchen Tischen du am Zug bist, und sonst nichts. Mit einer Adresse lässt sich ein vergessenes Passwort ersetzen.
ui-mail-none = Noch gibt es keine Adresse.
ui-mail-address = E-Mail-Adresse
ui-mail-ask = Link dorthin schicken
ui-mail-waiting = Eine E-Mail an { $address } ist unterwegs. Öffne den Link darin, um zu zeigen, dass die Adresse deine ist.
ui-mail-is = E-Mails erreichen dich unter { $address }.
ui-mail-wanted = Schreib mir, wenn ich am Zug bin
ui-mail-forget = Adresse vergessen
ui-mail-forgotten = Passwort vergessen?
ui-mail-forgotten-how = Wenn es ein Konto mit Passwort und dieser Adresse gibt, bekommt es eine E-Mail mit einem Link, der eine Stunde lang gilt.
ui-mail-forgotten-send = Link schicken
ui-mail-forgotten-sent = Wenn es so ein Konto gibt, ist die E-Mail unterwegs.

## Die Seiten der Links in E-Mails

ui-letter-confirm = Ist das deine Adresse?
ui-letter-confirm-how = Bestätige, dass E-Mails von Arbiter an diese Adresse kommen dürfen.
ui-letter-confirm-do = Ja, sie gehört mir
ui-letter-confirm-done = Danke. Ab jetzt erreichen dich E-Mails unter dieser Adresse.
ui-letter-off = Keine E-Mails mehr
ui-letter-off-how = Du bekommst unter dieser Adresse keine E-Mails mehr über deine Züge. Du brauchst dich nicht anzumelden.
ui-letter-off-do = Keine E-Mails mehr
ui-letter-off-done = Erledigt: Du bekommst keine E-Mails mehr über deine Züge. In deinem Konto kannst du sie wieder einschalten.
ui-letter-password = Ein anderes Passwort
ui-letter-password-how = Setze ein neues Passwort. Alle angemeldeten Geräte werden abgemeldet, dieses hier wird angemeldet.
ui-letter-password-do = Passwort setzen
ui-letter-password-done = Das Passwort ist gesetzt, und du bist angemeldet.

## Wege hinein

ui-way-unknown = Unbekannter Browser
ui-way-since = seit { $since }, zuletzt benutzt { $used }
ui-way-this = dieses Gerät
ui-way-drop = Entfernen

## Was gespeichert ist

ui-data = Deine Daten
ui-data-how = Alles, was über dich gespeichert ist, in einer Datei; oder gar nichts mehr. Wenn du dein Konto löschst, werden Tische gelöscht, an denen sonst niemand sitzt; an den anderen gibst du auf, und gespielt hat dort jemand ohne Namen.
ui-data-export = Alles herunterladen
ui-data-delete = Mein Konto löschen
ui-data-delete-sure = Ja, alles löschen
ui-data-keep = Behalten
ui-somebody = Jemand

## Was gespielt wurde

ui-record = Was du gespielt hast
ui-record-none = Noch ist kein Spiel gegen jemanden zu Ende.
ui-record-total = { $played ->
    [one] Ein Spiel
   *[other] { $played } Spiele
}, { $won } gewonnen
ui-record-recent = { $won } der letzten { $played } gewonnen
ui-record-beaten = Geschlagen
ui-history = Letzte Spiele
ui-history-won = Gewonnen
ui-history-lost = Nicht gewonnen
ui-history-look = Ansehen
ui-history-all = Alle zeigen

## Ein Spiel finden

ui-quick = Schnelles Spiel
ui-quick-how = Wer auf dasselbe Spiel wartet, spielt mit dir. Kommt rechtzeitig niemand, setzt sich ein Bot.
ui-quick-game = Spiel
ui-quick-tempo = Tempo
ui-quick-wait = Auf Menschen warten
ui-quick-seconds = { $n ->
    [30] eine halbe Minute
    [120] 2 Minuten
   *[other] 10 Minuten
}
ui-quick-level = Sonst ein Bot
ui-quick-find = Jemanden finden
ui-open-tables = Offene Tische
ui-open-any = alle
ui-open-none = Gerade wartet niemand auf jemanden.
ui-public = Wer darf sich setzen?
ui-public-no = Wer den Link hat
ui-public-yes = Alle in der Lobby
ui-fill-in = Kommt niemand, setzt sich in { $time } ein Bot.
ui-fill-now = Bot jetzt
