### Was die Seiten im Browser sagen.

## Ablehnungen: was der Server nicht getan hat

refused-stale = Der Tisch ist schon weiter: Sieh noch einmal hin, dann wähle.
refused-illegal = Die Regeln erlauben das jetzt nicht.
refused-malformed = Das war nicht zu verstehen. Nichts hat sich geändert.
refused-too-big = Das ist zu lang. Nichts hat sich geändert.
refused-not-over = Die Partie ist noch nicht vorbei.
refused-frozen = Dieser Tisch steht still, weil etwas schiefging. Sein Spielverlauf ist gesichert.
refused-closed = Wer diesen Server betreibt, hat den Tisch geschlossen. Sein Spielverlauf ist gesichert.
refused-closed-why = Wer diesen Server betreibt, hat den Tisch geschlossen: „{ $why }“. Sein Spielverlauf ist gesichert.
refused-rules = Diese Partie folgte Version { $begun } der Regeln. Version { $now } erlaubt ihren Eintrag { $entry } nicht: Sie ist bis dorthin zu lesen.
refused-rules-elsewhere = Diese Partie folgte Version { $begun } der Regeln. Nach Version { $now } führt ihr Eintrag { $entry } woandershin als damals: Sie kann vom Eintrag davor an weitergehen.
refused-rate = Das war sehr viel auf einmal. Warte kurz und versuche es dann erneut.
refused-quota = Mehr ist hier nicht möglich. Beende oder lösche einen Tisch, oder komm später wieder.
refused-banned = Wer diesen Server betreibt, lässt dich hier nicht mehr mitspielen.
refused-not-yours = Das kann nur, wer diesen Tisch aufgestellt hat; löschen nur, solange niemand sonst daran sitzt.
refused-no-seat = An diesem Tisch schaust du nur zu.
refused-not-found = Hier ist nichts. Vielleicht ist der Link unvollständig.
refused-invitation = Dieser Link gilt nicht mehr: Der Platz ist vergeben, oder der Link ist benutzt oder abgelaufen.
refused-setup = So ein Tisch lässt sich nicht eröffnen. Ändere die Plätze oder die Variante.
refused-position = Eine solche Stellung kann es nicht geben. Prüfe ihre Zeilen.
refused-store = Der Server konnte das nicht speichern, also ist es nicht geschehen. Versuche es erneut.
refused-busy = Der Server hat viel zu tun. Versuche es gleich noch einmal.
refused-no-advice = An diesem Tisch sitzen noch andere: Hier wird niemand beraten.

## Überall

ui-tools = Werkzeuge
ui-rules = Regeln
ui-decks = Decks
ui-licence-arcmage = Die Regeln von Arcmage sind vom Projekt Arcmage / WTactics (arcmage.org), Nico Goeminne und Mitwirkenden, unter CC BY-SA 4.0. Sie stehen hier Klausel für Klausel in eigenen Worten, mit unseren Entscheidungen, unter derselben Lizenz.
ui-language = Sprache
ui-language-en = English
ui-language-fr = Français
ui-language-de = Deutsch
ui-close = Schließen
ui-loading = Wird geladen…
ui-offline = Der Server antwortet nicht. Wir versuchen es weiter.
ui-reconnecting = Verbinde neu…
ui-no-network = Keine Verbindung
ui-no-network-how = Der Tisch ist auf dem Server sicher. Komm wieder, wenn du online bist.
ui-try-again = Noch einmal versuchen
ui-to-lobby = Zur Lobby
ui-you = du
ui-me = Ich
ui-colour-1 = Azur
ui-colour-2 = Glut
ui-colour-3 = Farn
ui-colour-4 = Orchidee

## Die Lobby

ui-hello = Setz dich.
ui-hello-move = Du bist am Zug.
ui-promise = Vier Spiele, ein Tisch. Was du berühren darfst, leuchtet; alles andere sagt dir, warum nicht.
ui-about-res_arcana = Acht Artefakte, ein Magier, fünf Essenzen. Baue eine kleine Maschine, nimm einen großen Ort.
ui-about-arcs = Führe, folge, erkläre eine Ambition und nimm die Galaxie vor den anderen.
ui-about-arcmage = Baue Städte, rufe Bewohner, schicke die Armee. Ein freies Kartenduell mit fünf Fraktionen.
ui-about-aristeia = Vier Kämpfer, eine Kuppel, fünf Runden. Würfel, Switches und ein Nein zur rechten Zeit.
ui-duration = Dauer
ui-minutes = { $n } min
ui-play-bots = Gegen Bots spielen
ui-set-up = { $game } aufbauen
ui-your-moves = { $n ->
    [one] Du bist am Zug · { $n } Tisch
   *[other] Du bist am Zug · { $n } Tische
 }
ui-your-tables = Deine Tische
ui-all-tables = Alle { $n } Tische
ui-table-yours = { $game }: du bist am Zug
ui-table-open = { $game }: ein Platz ist frei
ui-table-over = { $game }: Partie vorbei
ui-play = Spielen
ui-open = Öffnen
ui-trust-peek = Niemand spickt
ui-trust-peek-how = Der Server sendet nie, was ein Platz nicht wissen darf. Bots sehen nicht mehr als du.
ui-trust-dice = Zufall, den du prüfen kannst
ui-trust-dice-how = Vor der Partie festgelegt, danach für alle offen.
ui-trust-clause = Jedes „Nein“ hat seine Regel
ui-trust-clause-how = Mit Link zur Regel, auf Deutsch, Französisch oder Englisch.

## Einen Tisch aufbauen

ui-set-up-how = Alles ist bereit für eine gute Partie: Ändere, was du magst, dann starte.
ui-seats = Plätze
ui-who-sits = Wer sitzt auf Platz { $n }?
ui-name-of = Name für Platz { $n }
ui-same-screen = Am selben Gerät
ui-friend = Jemand anderes, per Link
ui-friend-how = kommt über deinen Link
ui-seat-open = freier Platz
ui-seat-bot = { $name }, Bot, { $level }
ui-choose-bot = { $name }: { $level }
ui-add-seat = Platz hinzufügen
ui-remove-seat = Platz { $n } entfernen
ui-variant = Variante
ui-start = Starten

## Mitspielen

ui-invite = Einladen
ui-invite-link = Einladungslink
ui-copy = Kopieren
ui-copied = Kopiert
ui-invited = Ein Platz bei { $game } wartet auf dich.
ui-your-name = Dein Name
ui-join = Mitspielen
ui-join-seat = Dein Platz: { $seat }
ui-join-device = Dieser Link ist für ein weiteres Gerät von { $who }.
ui-join-device-means = Der Platz ist vergeben. Wer ihn hat, sieht deine Karten und kann für dich spielen; nimm ihn nur, wenn es deiner ist.
ui-join-mine = Es ist mein Platz: mitspielen
ui-watch = Nur zuschauen

## Der Tisch

ui-players = Personen
ui-other-holder = Noch ein Gerät hat deinen Platz: Es sieht deine Karten und kann für dich spielen.
ui-only-here = Nur auf diesem Gerät behalten
ui-other-rules = Dieser Tisch hat mit Version { $begun } der Regeln begonnen. Er geht mit Version { $now } weiter.
ui-read-by-rules = Gespielt mit Version { $begun } der Regeln, gezeigt mit Version { $now }.
ui-hand = Deine Karten
ui-decision = Deine Entscheidung
ui-choices = Wahlmöglichkeiten
ui-so-far = Bisher gewählt
ui-pieces = { $n } von { $of } gewählt, in beliebiger Reihenfolge
ui-pieces-up-to = { $n } gewählt, höchstens { $of }, in beliebiger Reihenfolge
ui-pieces-in-order = { $n } von { $of } gewählt; die Reihenfolge zählt
ui-put-back = Zurücklegen: { $piece }
ui-sending = wird gesendet…
ui-fold = Liste einklappen
ui-unfold = Liste zeigen
ui-back = Zurück
ui-undo = Rückgängig
ui-not-now = Jetzt nicht
ui-no-table = { $game } hat im Browser noch keinen Tisch.
ui-zoom-in = Näher ansehen
ui-zoom-out = Weiter weg
ui-zoom-whole = Alles zeigen
ui-skip = Zur Entscheidung
ui-waiting-for = { $who } überlegt
ui-gathering = Alle dürfen ein eigenes Deck mitbringen; die Partie beginnt, wenn alle da sind.
ui-waiting-open = { $n ->
    [one] { $n } Platz ist noch frei: Schick den Einladungslink.
   *[other] { $n } Plätze sind noch frei: Schick die Einladungslinks.
 }
ui-meanwhile = Inzwischen: Lies die Karten, sieh dir die anderen an, plane voraus.
ui-watching = Du schaust an diesem Tisch zu.
ui-thinking = überlegt
ui-away = abwesend
ui-has-answered = hat geantwortet
ui-log = Spielverlauf
ui-log-earlier = Früheres zeigen
ui-clause = Regel { $clause }
ui-standing = Daueransagen
ui-standing-window = In diesem Fenster passen
ui-standing-turn = In diesem Zug passen
ui-standing-something = Passen, bis ich etwas spielen kann
ui-standing-window-now = Du passt in diesem Fenster.
ui-standing-turn-now = Du passt in diesem Zug.
ui-standing-something-now = Du passt, bis du etwas spielen kannst.
ui-standing-card = Nie nach „{ $card }“ fragen
ui-standing-card-again = Wieder nach „{ $card }“ fragen
ui-standing-hold = Alles anhalten: immer fragen
ui-moot = Davon hängt nichts ab: Für dich geantwortet.
ui-not-sent = Keine Verbindung: Nichts wurde gesendet. Wähle noch einmal, wenn der Tisch wieder da ist.
ui-you-chose = Deine Wahl: { $what }
ui-read = { $name } lesen
ui-read-card = Karte lesen
ui-hold-hint = Halte eine Karte gedrückt, um sie groß zu lesen. Leuchtende Karte: antippen, um sie zu nutzen.
ui-understood = Verstanden
ui-standing-stop = Wieder fragen
ui-reader = Kartenansicht
ui-ruling = Klarstellung
ui-hand-over = Gib das Gerät weiter: { $name }
ui-hand-over-why = Was jetzt kommt, ist nur für diese Augen.
ui-i-am = Ich bin { $name }

## Das Ende

ui-over = Die Partie ist vorbei.
ui-you-win = Du gewinnst!
ui-drawn = Unentschieden!
ui-wins = Sieg: { $who }
ui-no-points = keine Punkte
ui-race = Das Rennen: Punkte über die ganze Partie
ui-rematch = Revanche
ui-study = Partie analysieren
ui-share = Teilen
ui-audit = Den Zufall dieser Partie prüfen
ui-audit-how = Der Hash war von Anfang an zu sehen; er ist der SHA-256 des Startwerts. Um jedes Ziehen und jeden Wurf daran zu prüfen, speichere den Spielverlauf und führe das aus:
ui-audit-log = Spielverlauf speichern
ui-seed = Startwert

## Replay

ui-replay = Abspielen
ui-replay-step = Eintrag { $n }
ui-replay-choice = { $who }: { $choice }
ui-replay-position = Stelle in der Partie
ui-step-back = Einen Schritt zurück
ui-step-forward = Einen Schritt vor
ui-pause = Pause
ui-eyes = Gesehen von
ui-eyes-nobody = Publikum

## Regeln

ui-chapters = Kapitel
ui-search = Regeln durchsuchen
ui-clauses = { $n ->
    [one] { $n } Regelabsatz
   *[other] { $n } Regelabsätze
 }

# ----- was man lieber hat -----

ui-settings = Einstellungen
ui-set-theme = Farben
ui-set-theme-system = wie das System
ui-set-theme-light = hell
ui-set-theme-dark = dunkel
ui-set-confirm = Noch einmal fragen
ui-set-confirm-always = wenn etwas verloren geht
ui-set-confirm-final = wenn es kein Zurück gibt
ui-set-confirm-never = nie
ui-set-pause = Bots warten, damit ich zurücknehmen kann
ui-set-pause-0 = gar nicht
ui-set-pause-1500 = kurz
ui-set-pause-4000 = länger
ui-set-lone = Wenn es nur eine Antwort gibt
ui-set-lone-answer = für mich geben
ui-set-lone-ask = mich fragen
ui-set-hold = Daueransagen
ui-set-hold-some = gelten
ui-set-hold-all = alles anhalten: mich fragen
ui-set-pace = Schritte der Bots zeigen
ui-set-pace-0 = auf einmal
ui-set-pace-350 = zügig
ui-set-pace-900 = langsam

# ----- noch einmal gefragt -----

ui-not-yet = Noch nicht
ui-sure = Ja, so machen
ui-go-on = Weiter
ui-doubt-luck = Würfel oder Karten antworten sofort: Das lässt sich nicht zurücknehmen.
ui-doubt-discard = Die Karte kommt auf den Ablagestapel.
ui-doubt-own = Das trifft die eigene Seite.
ui-doubt-all = Es bliebe nichts übrig.
ui-doubt-left = Es ginge noch etwas:
ui-doubt-group = { $name }: { $n ->
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
}

# ----- Gruppen von Möglichkeiten, und was die Rivalen taten -----

ui-groups = Arten von Möglichkeiten
ui-group-other = Weiteres
ui-seek-choice = Möglichkeit suchen
ui-recap = Seit deinem letzten Zug
ui-recap-play = Auf dem Brett zeigen
ui-recap-step = Nächster Schritt
ui-recap-now = Zurück zum Jetzt
ui-recap-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}

# ----- replay -----

ui-turn-back = Zug davor
ui-turn-forward = Nächster Zug
ui-speed = Tempo
ui-speed-factor = { $n }×

## Das Buch, das man spielt

ui-book = Das Buch, das man spielt
ui-book-about = Beschreib eine Lage, spiel ein paar Züge, sag, was gelten muss: Die Regeln antworten, ob sie das auch so sehen.
ui-book-page = Deine Seite
ui-book-game = Spiel der neuen Seite
ui-book-new = Neue Seite
ui-book-copy = Seite kopieren
ui-book-run = Seite spielen
ui-book-keys = Strg + Eingabe spielt sie auch
ui-book-eyes = Gesehen von
ui-book-left = Der Tisch, wie das Beispiel ihn zurücklässt
ui-book-position = Die Stellung in Worten
ui-book-look = Tisch zeigen
ui-book-holds = stimmt
ui-book-fails = stimmt nicht
ui-book-line = Zeile { $n }
ui-book-this = Als Seite kopieren
ui-book-help = Was auf einer Seite stehen kann
ui-book-help-words = Eine Überschrift und darunter ein Block aus drei Gravis-Zeichen und dem Wort „table“. Eine Zeile für jede Sache; mehrere trennt ein Semikolon. Personen sind p1 bis p4. Schreib „offers p1: -“ und spiel die Seite: Dir wird jeder Zug mit den Wörtern gezeigt, die er braucht. Was du von einem laufenden Tisch kopierst, ist überall dort erfunden, wo du es nicht wissen kannst.
ui-book-verdict = { $failed ->
    [0] { $held } von { $held } stimmen
   *[other] { $held } stimmen, { $failed } nicht
 }
ui-book-unreadable = { $n ->
    [one] Die Seite ist nicht lesbar: 1 Zeile
   *[other] Die Seite ist nicht lesbar: { $n } Zeilen
 }
ui-book-line-given = so liegt es am Anfang auf dem Tisch: given p1 hand athanor
ui-book-line-setup = nimmt das Spiel aus der Schachtel: setup players 3
ui-book-line-house = was der Zufall bringt: house draw hawk
ui-book-line-play = jemand tut das und darf es: play p1: pass
ui-book-line-allows = jemand darf das: allows p1: pass
ui-book-line-refuses = jemand darf das nicht, nach dieser Klausel: refuses p1: pass — RESA-PASS-01
ui-book-line-offers = genau diese Züge und keine anderen: offers p1: -
ui-book-line-asks = jemand wird genau das gefragt: asks p1 action
ui-book-line-expect = so liegt es jetzt da, was auch sonst von einem Teil zu sagen ist
ui-book-line-exactly = dasselbe, und mehr ist davon nicht zu sagen
ui-book-line-sees = was jemand sieht: sees p2: p1 hand_size 3
ui-book-line-unseen = eine Karte, die niemand sehen darf: unseen p2: hawk
ui-book-line-measure = Entfernung, Sicht und Deckung: measure f6 to f11: distance 5
ui-book-line-odds = wie oft der Zufall es bringt: odds 1/6: p1 hand hawk
ui-book-line-tells = jemandem wurde es gemeldet; „hides“: wurde es nicht
ui-book-line-over = die Partie ist vorbei, und diese haben gewonnen; „goes_on“: sie geht weiter

## So wird gespielt

ui-howto = So wird gespielt
ui-howto-goal = Das Ziel
ui-howto-turn = Ein Zug in Bildern
ui-howto-end = Was das Spiel beendet
ui-howto-wrong = Drei Fehler am Anfang
ui-howto-appendix = Die Regeln, Absatz für Absatz
ui-howto-print = Als Spielhilfe drucken
ui-howto-answers = Antworten

## Lektionen

ui-learn = Lernen
ui-lesson = Eine Lektion
ui-lesson-at = Schritt { $n } von { $of }
ui-lesson-try = Probier es selbst.
ui-lesson-about = Es geht um: { $what }
ui-lesson-stuck = Berühre, was leuchtet, oder lass es dir zeigen.
ui-lesson-skip = Lektion verlassen
ui-lesson-back = Zurück
ui-lesson-next = Weiter
ui-lesson-show = Zeig es mir
ui-lesson-play = Weiterspielen
ui-lesson-not-yet = Das ist erlaubt, aber darum geht es hier nicht. Im freien Spiel kannst du es probieren.
ui-lesson-tips = Hilfe
ui-lesson-offer = Neu bei { $game }? Die ersten Runden werden dir am Tisch gezeigt, in zehn Minuten.
ui-lesson-begin = Zeig mir das Spiel
ui-lesson-resume = Weiter, wo du warst
ui-lesson-done = Geschafft; noch einmal?
ui-lesson-play-at-once = Gleich spielen
ui-lesson-no = Nein, danke
ui-lesson-own = Eine eigene Lektion
ui-lesson-own-about = Eine Lektion ist eine Textdatei: eine Seite des Buchs, mit jemandem, der hilft.
ui-lesson-broken = Diese Seite ist noch keine Lektion
ui-lesson-open = Datei öffnen
ui-what = Was ist das?
ui-what-touch = Berühre, was dir erklärt werden soll.
ui-what-nothing = Die Regeln haben keinen Satz darüber; sieh bei „So geht das Spiel“ nach.
what-log = Alles, was geschehen ist, Zug um Zug. Zeig auf eine Zeile, und wovon sie spricht, leuchtet auf.
what-recap = Was seit deiner letzten Antwort geschehen ist; du kannst es auf dem Brett noch einmal ansehen.
what-top = Die Werkzeuge dieses Tisches. Jedes sagt seinen Namen, wenn du darauf zeigst.
what-rail = Neben dem Tisch: was gefragt wird, wer hier sitzt und was geschehen ist.
what-tool-home = Zur ersten Seite: deine Tische und alle Spiele.
what-tool-people = Wer an diesem Tisch sitzt, und was du den anderen sagen oder vorschlagen kannst.
what-tool-hint = Sagt, was ein Bot an deiner Stelle täte und was sich dadurch ändern würde. Nur wenn du allein mit Bots spielst.
what-tool-replay = Schaut auf diesen Tisch zurück, Antwort für Antwort.
what-tool-page = Kopiert deine letzte Antwort als Seite, die man spielen kann: die Stellung, die Frage und die Antwort.
what-tool-log = Zeigt oder verbirgt alles, was geschehen ist.
what-tool-rules = Wie dieses Spiel geht, und jede Klausel seiner Regeln.
what-tool-language = Die Sprache, in der hier alles mit dir spricht. Das Spiel bleibt, wie es ist.
what-tool-settings = Wie der Tisch aussieht, klingt und sich bewegt, und wonach er dich fragt, bevor etwas geschieht.
what-tool-recap-play = Zeigt auf dem Brett Schritt für Schritt, was seit deiner letzten Antwort geschehen ist.
what-tool-recap-step = Zeigt den nächsten Schritt dessen, was geschehen ist, und wartet.
what-tool-recap-speed = Wie schnell das Geschehene gezeigt wird: 1-, 2- oder 4-mal so schnell.
what-tool-recap-now = Schaut nicht mehr zurück: das Brett zeigt, wie es jetzt ist.
what-tool-beat = Ein Schritt dessen, was geschehen ist. Berühre ihn, und das Brett zeigt, wie es da war.
what-tool-earlier = Zeigt auch die älteren Zeilen des Verlaufs.
what-tool-fold = Zeigt alle deine Antworten als Liste, oder klappt sie ein, damit du mehr vom Brett siehst.
what-tool-put-back = Nimmt diesen Teil aus der Antwort, die du gerade zusammenstellst. Geschehen ist noch nichts.
what-tool-group = Antworten einer Art. Berühre sie, und du siehst nur diese.
what-tool-seek = Findet eine Antwort nach einem Wort darin.
what-tool-back = Geht hinter das zurück, was du gerade berührt hast. Geschehen ist noch nichts.
what-tool-undo = Nimmt deine letzte Antwort zurück, solange niemand darauf geantwortet hat und nichts Neues bekannt ist.
what-tool-go-on = Die Bots warten einen Augenblick, damit du deine Antwort zurücknehmen kannst. Hiermit machen sie gleich weiter.
what-tool-read = Zeigt die Karte groß, mit allem, was darauf steht.
what-tool-standing = Was für dich geantwortet wird, wo du nur passen würdest, und wie lange.
what-tool-stand = Von jetzt an passt du von selbst, so lange, wie es hier steht. Du kannst das jederzeit beenden.
what-tool-order = Der Server passt für dich, so lange, wie es hier steht, auch während du fort bist.
what-tool-mute = Ob du nach dieser Karte gefragt wirst, wo sie gespielt werden könnte.
what-tool-hold = Damit wirst du jedes Mal gefragt; nie wird für dich gepasst.
what-tool-let-go = Ab hier wirst du wieder gefragt.
what-tool-invite = Der Link zu den freien Plätzen. Wer ihn öffnet, kann sich dort hinsetzen.
what-tool-scan = Zeigt den Link als Bild, das ein Telefon lesen kann.
what-tool-fill = Wartet nicht länger auf jemanden: ein Bot setzt sich sofort hin.
what-tool-alone = Nimmt deinen Platz allen anderen Geräten weg, und jeden Link dorthin zurück.
what-tool-thaw = Dieser Tisch steht still, weil etwas nicht stimmte. Er geht dort weiter, wo er zuletzt in Ordnung war.
what-tool-return = Nimmt deinen Platz vom Bot zurück, der für dich spielt.
what-tool-agree = Du stimmst dem Vorschlag zu. Er gilt, sobald alle zugestimmt haben, die er angeht.
what-tool-decline = Du willst es nicht, oder ziehst deinen eigenen Vorschlag zurück. Das Spiel geht weiter wie bisher.
what-tool-close = Schließt die Karte, die groß gezeigt wird.
ui-first-off = Keine mehr zeigen
ui-first-all = Wozu Entscheidungen da sind
ui-first-again = Noch einmal zeigen
ui-put-here = Hierhin legen: { $name }
ui-zones = Teile des Tischs
ui-zone-lit = { $n ->
    [one] 1 Sache kann berührt werden
   *[other] { $n } Sachen können berührt werden
 }

## Rätsel

ui-puzzles = Rätsel
ui-puzzles-about = Stellungen aus echten Partien: was erlaubt ist, was sicher gewinnt, was am besten ist. Die Regeln selbst haben jede Antwort geprüft.
ui-puzzle-number = Rätsel { $n } von { $of }
ui-puzzle-legal = Erlaubt oder nicht
ui-puzzle-find = Finde es
ui-puzzle-best = Die beste Wahl
ui-puzzle-level = Schwierigkeit { $n } von 5
ui-puzzle-fold = Frage zeigen oder verbergen
ui-puzzle-yes = Ja, das ist erlaubt.
ui-puzzle-no = Nein: { $clause }.
ui-puzzle-do = Wähle am Tisch oder aus der Liste.
ui-puzzle-right = Das ist richtig.
ui-puzzle-wrong = Nicht ganz.
ui-puzzle-allowed = Keine Regel spricht dagegen: Auf dem Brett ist es geschehen.
ui-puzzle-why-find = Nichts, was jemand antworten könnte, verhindert es; alles wurde probiert.
ui-puzzle-why-best = Über viele Verteilungen lag sie deutlich vor jeder anderen Antwort.
ui-puzzle-shares = Über viele Verteilungen führt deine Antwort zu { $given } von 100, die beste zu { $best }: 0 ist verloren, 50 ausgeglichen, 100 gewonnen.
ui-puzzle-missed = So wird das Ziel verfehlt.
ui-puzzle-answer = Die Antwort: { $answer }
ui-puzzle-all = Alle Rätsel
ui-puzzle-again = Noch einmal
ui-puzzle-step = Was daraus wird
ui-puzzle-next = Nächstes Rätsel
ui-puzzle-day = Rätsel des Tages
ui-puzzle-day-done = Für heute gelöst
ui-puzzle-solve = Lösen
ui-puzzle-solved = Gelöst
ui-puzzle-done = { $n } von { $of } gelöst
ui-puzzle-streak = { $n ->
    [one] An { $n } Tag in Folge gelöst.
   *[other] An { $n } Tagen in Folge gelöst.
}

## Rat

ui-hint = Was würdest du tun?
ui-hint-of = Was jemand täte, der gut spielt
ui-hint-thinking = Denkt nach …
ui-hint-chance = gewinnt zu { $n } %
ui-hint-nothing = Ändert nichts auf der Stelle.
ui-hint-own = { $what } { $n }
ui-hint-rival = andere: { $what } { $n }
ui-chances = Gewinnchancen
ui-chance = { $n } %
ui-chance-of = { $who }: { $n } %
ui-set-chances = Gewinnchancen
ui-set-chances-off = verborgen
ui-set-chances-on = sichtbar
