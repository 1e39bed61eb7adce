### Aristeia!: Namen und Texte der 8 Charaktere mit ihren Aktionen, Switches und Fähigkeiten, der 42 Taktiken, der 13 Zustände und der 4 Szenarien.
###
### Die Attribute in der Reihenfolge, in der sie gelesen werden:
###   .kind           Aktion, Switch, Fähigkeit, Taktik: was es ist und von wem; bei einer Aktion auch die Kosten
###   .range          Aktion: wie weit ihr Ziel entfernt sein kann; fehlt: kein Ziel
###   .roll           Aktion: Würfel und aufgedruckte Symbole; fehlt: kein Wurf
###   .always         Aktion: Pflichteffekt, egal, was gewürfelt wird
###   .success        Aktion: Erfolgseffekt, optional, mit mindestens 1 übrigen Erfolg
###   .cost           Switch: die Symbole, die er kostet
###   .when           Taktik: der Moment, für wen sie gespielt wird und was dafür gelten muss
###   .text           Switch, Fähigkeit, Taktik: was geschieht
###   .red  .blue     Zustand: was jede Seite seines Markers bewirkt
###   .turned         Zustand: was geschieht, wenn der Marker auf die blaue Seite gedreht wird
###   .removed        Zustand: wann der Marker sonst entfernt wird
###   .deployment     Szenario: wo die Teams aufgestellt werden
###   .scoring-zone   Szenario: wo es Punkte gibt
###   .before         Szenario: was zu Beginn der Zielphase geschieht
###   .objective-1 …  Szenario: wofür es Siegpunkte gibt
###   .bench          Szenario: wo Charaktere zurückkehren, wenn nicht in einer beliebigen der 6 Aufstellungszonen
### Zahlen und Würfel eines Charakters sind Daten und haben hier keinen Text. „Gegnerischer Wurf“ ist die andere Seite eines Vergleichswurfs.

## Charaktere

aris-character-eight-ball = 8-Ball
aris-character-gata = Gata
aris-character-hexx3r = hEXx3r
aris-character-major-lunah = Major Lunah
aris-character-maximus = Maximus
aris-character-mushashi = Miyamoto Mushashi
aris-character-parvati = Parvati
aris-character-wild-bill = Wild Bill

## Aktionen

aris-action-move = Bewegung
    .kind = Aktion aller Charaktere, 2 Aktionspunkte
    .always = Du erhältst so viele Bewegungspunkte, wie die aktuelle Geschwindigkeit beträgt. Das allein bewegt noch niemanden.
aris-action-contender = Contender
    .kind = Angriff aller Charaktere, 3 Aktionspunkte
    .range = 1–8 mit Sichtlinie
    .roll = 1 oranger Würfel
aris-action-eat-my-fa-jing = Friss mein Fa Jing!
    .kind = Angriff von 8-Ball, 2 Aktionspunkte
    .range = 1–3 mit Sichtlinie
    .roll = 1 oranger Würfel, 1 blauer Würfel
aris-action-be-water-dude = Sei wie Wasser, Alter
    .kind = Aktion von 8-Ball, 3 Aktionspunkte
    .range = 1–2 mit Sichtlinie
    .roll = 1 oranger Würfel, 1 blauer Würfel
    .success = Platziere das Ziel auf ein freies Feld, das zu 8-Ball benachbart ist.
aris-action-misdirection = Ablenkung
    .kind = Aktion von Gata, 1 Aktionspunkt
    .range = 1 mit Sichtlinie
    .roll = 1 oranger Würfel, 1 gelber Würfel
    .success = Das Ziel wird geblendet.
aris-action-freerun = Freerun
    .kind = Aktion von Gata, 1 Bewegungspunkt
    .range = 1 mit Sichtlinie
    .always = Platziere Gata auf ein freies Feld, das zum Ziel benachbart ist. Es gibt keinen Lösewurf.
aris-action-gotcha = Hab dich!
    .kind = Aktion von hEXx3r, 2 Aktionspunkte
    .range = 1–3 mit Sichtlinie
    .roll = 2 gelbe Würfel
    .success = Das Ziel wird immobilisiert.
aris-action-vade-retro = Vade retro
    .kind = Aktion von hEXx3r, 1 Aktionspunkt
    .range = 1–4 mit Sichtlinie
    .roll = 3 gelbe Würfel
    .success = Verschiebe das Ziel um 1 Feld.
aris-action-called-shot = Gezielter Schuss
    .kind = Angriff von Major Lunah, 3 Aktionspunkte
    .range = 3–8 mit Sichtlinie
    .roll = 1 roter Würfel, 1 oranger Würfel, 1 Erfolg
aris-action-suppressive-fire = Sperrfeuer
    .kind = Aktion von Major Lunah, 2 Aktionspunkte
    .range = 3–8 mit Sichtlinie
    .roll = 1 oranger Würfel, 1 gelber Würfel
    .success = Das Ziel erhält −2 Geschwindigkeit.
aris-action-jotums-shield = Jotums Schild
    .kind = Angriff von Maximus, 3 Aktionspunkte
    .range = 1 mit Sichtlinie
    .roll = 1 roter Würfel, 1 blauer Würfel, 1 schwarzer Würfel
aris-action-ken-no-sen = Ken no Sen
    .kind = Angriff von Miyamoto Mushashi, 3 Aktionspunkte
    .range = 1 mit Sichtlinie
    .roll = 1 roter Würfel, 1 oranger Würfel, 1 blauer Würfel
aris-action-submachine-guns = Maschinenpistolen
    .kind = Angriff von Parvati, 2 Aktionspunkte
    .range = 2–6 mit Sichtlinie
    .roll = 2 orange Würfel, 1 gelber Würfel
aris-action-reset = Neustart
    .kind = Aktion von Parvati, 2 Aktionspunkte
    .range = 0–5 mit Sichtlinie
    .roll = 1 oranger Würfel, 1 gelber Würfel
    .success = Entferne alle Zustandsmarker des Ziels.
aris-action-medikit = Medikit
    .kind = Aktion von Parvati, 1 Aktionspunkt
    .range = 0–5 mit Sichtlinie
    .roll = 1 oranger Würfel
    .success = Heile 1 Schaden des Ziels.
aris-action-twin-pistols = Zwillingspistolen
    .kind = Angriff von Wild Bill, 3 Aktionspunkte
    .range = 2–6 mit Sichtlinie
    .roll = 1 roter Würfel, 2 orange Würfel, 1 Erfolg

## Switches

aris-switch-roll-away = Wegrollen
    .kind = Switch von 8-Ball, in jedem Wurf
    .cost = 1 Block, 1 Spezial
    .text = Verschiebe 8-Ball um 1 Feld.
aris-switch-push = Stoß
    .kind = Switch von „Friss mein Fa Jing!“
    .cost = 1 Spezial
    .text = Verschiebe das Ziel um 1 Feld.
aris-switch-sidestep = Seitschritt
    .kind = Switch von Gata, in jedem Wurf
    .cost = 2 Spezial
    .text = Verschiebe Gata um 1 Feld.
aris-switch-glitch-step = Glitch-Schritt
    .kind = Switch von hEXx3r, in jedem Wurf
    .cost = 1 Block, 1 Spezial
    .text = Verschiebe hEXx3r um 1 Feld.
aris-switch-slow = Verlangsamen
    .kind = Switch von „Hab dich!“
    .cost = 1 Block, 1 Spezial
    .text = Das Ziel erhält −2 Geschwindigkeit.
aris-switch-pierce = Durchschlag
    .kind = Switch von Major Lunah, in jedem Wurf
    .cost = 2 Spezial
    .text = Entferne 1 Block aus dem gegnerischen Wurf (nie einen kritischen Block).
aris-switch-graze = Streifschuss
    .kind = Switch von „Sperrfeuer“
    .cost = 1 Block, 1 Spezial
    .text = Das Ziel erleidet 1 Schaden.
aris-switch-taunt = Provokation
    .kind = Switch von Maximus, in jedem Wurf
    .cost = 1 Block, 1 Spezial
    .text = Das Ziel wird von Maximus provoziert. In einem Lösewurf ist das Ziel der andere würfelnde Charakter.
aris-switch-bash = Schildstoß
    .kind = Switch von „Jotums Schild“
    .cost = 2 Spezial
    .text = Verschiebe das Ziel um 1 Feld.
aris-switch-parry-into-strike = Parade und Riposte
    .kind = Switch von Miyamoto Mushashi, in jedem Wurf
    .cost = 1 Block
    .text = Füge deinem Wurf 1 Erfolg hinzu.
aris-switch-flow = Folgeschlag
    .kind = Switch von „Ken no Sen“
    .cost = 1 Block, 2 Spezial
    .text = Wiederhole diesen Angriff nach seinem Ende einmal kostenlos gegen ein beliebiges gültiges Ziel.
aris-switch-anticipate = Vorausahnen
    .kind = Switch von Parvati, in jedem Wurf
    .cost = 1 Spezial
    .text = Parvati erhält +2 Initiative.
aris-switch-draw = Ziehen
    .kind = Switch von Wild Bill, in jedem Wurf
    .cost = 2 Blocks
    .text = Ziehe 1 Taktik.
aris-switch-second-gun = Zweite Waffe
    .kind = Switch von „Zwillingspistolen“
    .cost = 3 Spezial
    .text = Wiederhole diesen Angriff nach seinem Ende einmal kostenlos gegen ein anderes gültiges Ziel.

## Automatische Fähigkeiten

aris-skill-marksmanship = Scharfschützin
    .kind = Automatische Fähigkeit von Major Lunah
    .text = Das Ziel jeder ihrer Aktionen hat keine Deckung. Ihre eigene Deckung bleibt unberührt, und die Fähigkeit wirkt nicht, während sie verteidigt.
aris-skill-veteran-sniper = Sniper-Veteranin
    .kind = Automatische Fähigkeit von Major Lunah
    .text = Greift sie aus eigener Deckung an, nimmt sie dafür einen orangen Würfel anstelle des schwarzen Deckungswürfels.
aris-skill-get-behind-me = Hinter mich!
    .kind = Automatische Fähigkeit von Maximus
    .text = Erleidet ein zu Maximus benachbarter Verbündeter gleich Schaden, kannst du ihn ganz nach Wahl zwischen dem Verbündeten und Maximus aufteilen, bevor Taktiken ihn verringern; es wird alles zugewiesen.
aris-skill-implacable = Unerbittlich
    .kind = Automatische Fähigkeit von Maximus
    .text = Jedes Mal, wenn ein Angriff auf einen Verbündeten von Maximus oder auf ihn selbst angesagt wird, kannst du Maximus um 1 Feld verschieben. Der Angriff geht weiter.
aris-skill-kaze-tachinu = Kaze Tachinu
    .kind = Automatische Fähigkeit von Miyamoto Mushashi
    .text = Nach dem Schaden eines Kampfwurfs, ob im Angriff oder in der Verteidigung, kannst du ihn um bis zu 1 Feld für jeden Schaden verschieben, den er tatsächlich zugefügt hat.
aris-skill-gunslinger = Revolverheld
    .kind = Automatische Fähigkeit von Wild Bill
    .text = Einmal in jedem seiner Kampfwürfe kannst du nach dem Würfeln 1 seiner Würfel neu würfeln, vor Taktiken, kritischen Blocks und Switches.

## Standardtaktiken

aris-tactic-no = NEIN!
    .kind = Standardtaktik
    .when = Direkt nachdem dein Gegenüber eine Taktik gespielt hat, auch ein „NEIN!“
    .text = Annulliere diese Taktik: Sie wird ohne Effekt abgeworfen.
aris-tactic-feint = Finte
    .kind = Standardtaktik
    .when = In einem Vergleichswurf deines Charakters, nach dem Würfeln, vor kritischen Blocks und Switches
    .text = Entferne 1 Block aus dem gegnerischen Wurf (nie einen kritischen Block).
aris-tactic-quick-feet = Flinke Füße
    .kind = Standardtaktik
    .when = Im Aktionsschritt deines aktiven Charakters
    .text = Er erhält 2 Bewegungspunkte.
aris-tactic-steady-aim = Ruhige Hand
    .kind = Standardtaktik
    .when = Vor dem Würfeln eines Kampfwurfs, für deinen angreifenden Charakter
    .text = Er erhält 1 orangen Würfel.
aris-tactic-brace = Wappnen
    .kind = Standardtaktik
    .when = Vor dem Würfeln eines Kampfwurfs, für deinen verteidigenden Charakter
    .text = Er erhält 1 blauen Würfel.
aris-tactic-slip-away = Entwischen
    .kind = Standardtaktik
    .when = Vor dem Würfeln eines Lösewurfs, für deinen aktiven Charakter
    .text = Er erhält 1 orangen Würfel.
aris-tactic-hold-the-line = Stellung halten
    .kind = Standardtaktik
    .when = Vor dem Würfeln eines Lösewurfs, für deinen Charakter, der dagegenhält
    .text = Er erhält 1 blauen Würfel.
aris-tactic-once-again = Noch einmal
    .kind = Standardtaktik
    .when = In einem beliebigen Wurf deines Charakters, nach dem Würfeln, vor kritischen Blocks und Switches
    .text = Würfle 1 Würfel deines eigenen Wurfs neu; das zweite Ergebnis gilt. Aufgedruckte oder hinzugefügte Symbole können nicht neu gewürfelt werden.
aris-tactic-patch-up = Zusammenflicken
    .kind = Standardtaktik
    .when = Zu Beginn des Aktionsschritts deines aktiven Charakters, wenn er Schaden hat
    .text = Er heilt 1 Schaden.
aris-tactic-shake-it-off = Abschütteln
    .kind = Standardtaktik
    .when = Zu Beginn des Aktionsschritts deines aktiven Charakters, wenn er einen Zustandsmarker hat
    .text = Entferne 1 Zustandsmarker deiner Wahl von ihm, egal, welche Seite oben liegt.

## Taktiken von 8-Ball

aris-tactic-break-shot = Anstoß
    .kind = Taktik von 8-Ball
    .when = Vor dem Würfeln eines Kampfwurfs, für deinen angreifenden Charakter, wenn er zu seinem Ziel benachbart ist
    .text = Er erhält 1 gelben Würfel und 1 Spezial.
aris-tactic-bank-shot = Bandenstoß
    .kind = Taktik von 8-Ball
    .when = Am Ende eines Angriffs deines aktiven Charakters, wenn das Ziel noch im HexaDome ist
    .text = Verschiebe das Ziel dieses Angriffs um bis zu 2 Felder.
aris-tactic-play-to-the-stands = Für die Ränge
    .kind = Taktik von 8-Ball
    .when = Am Ende des Aktionsschritts deines aktiven Charakters, wenn er in einer Wertungszone steht
    .text = Ziehe 2 Taktiken.
aris-tactic-roll-with-it = Mitrollen
    .kind = Taktik von 8-Ball
    .when = Am Ende eines gegnerischen Angriffs, für deinen verteidigenden Charakter, wenn er noch im HexaDome ist und dabei mindestens 1 Schaden erlitten hat
    .text = Verschiebe ihn um bis zu 2 Felder.

## Taktiken von Gata

aris-tactic-keep-running = Lauf weiter
    .kind = Taktik von Gata
    .when = Im Aktionsschritt deines aktiven Charakters
    .text = Er erhält 1 Aktionspunkt.
aris-tactic-pink-blur = Rosa Schemen
    .kind = Taktik von Gata
    .when = Direkt nachdem ein gegnerischer Angriff auf deinen Charakter angesagt wurde
    .text = Bis zum Ende dieses Zuges (beide Aktivierungen) erhält er in jedem seiner Verteidigungswürfe 1 schwarzen Würfel und 1 Block, auch in diesem.
aris-tactic-over-the-top = Drüber hinweg
    .kind = Taktik von Gata
    .when = Im Aktionsschritt deines aktiven Charakters, wenn er zu einem Charakter oder Hindernis benachbart ist
    .text = Wähle einen zu ihm benachbarten Charakter oder ein zu ihm benachbartes Hindernis und platziere deinen aktiven Charakter auf ein freies Feld daneben. Kein Bewegungspunkt, kein Lösewurf.
aris-tactic-camera-wink = Zwinkern in die Kamera
    .kind = Taktik von Gata
    .when = Am Ende eines gegnerischen Angriffs, für deinen verteidigenden Charakter, wenn er und der angreifende Charakter noch im HexaDome sind
    .text = Der angreifende Charakter wird geblendet.

## Taktiken von hEXx3r

aris-tactic-unlimited-power = Grenzenlose Macht
    .kind = Taktik von hEXx3r
    .when = In der Aktivierung deiner hEXx3r, direkt nachdem sie Aktionspunkte erhalten hat
    .text = Sie erhält 2 Aktionspunkte und −2 Energie. Im Zustandsschritt dieser Aktivierung wird der Marker auf −1 gedreht.
aris-tactic-lag-spike = Lag-Spitze
    .kind = Taktik von hEXx3r
    .when = Nachdem beide Initiativekarten aufgedeckt sind und bevor die Reihenfolge gewählt wird, wenn der aufgedeckte gegnerische Charakter nicht auf der Krankenstation ist
    .text = Der aufgedeckte gegnerische Charakter erhält −2 Initiative.
aris-tactic-sticky-packet = Klebriges Paket
    .kind = Taktik von hEXx3r
    .when = Zu Beginn des Aktionsschritts eines gegnerischen Charakters, wenn er in Reichweite 1–4 eines deiner Charaktere ist (ohne Sichtlinie)
    .text = Dieser gegnerische Charakter erhält −2 Geschwindigkeit.
aris-tactic-reroute = Umleitung
    .kind = Taktik von hEXx3r
    .when = Direkt nachdem eine gegnerische Aktion mit deinem Charakter als Ziel angesagt wurde
    .text = Verschiebe deinen Charakter um bis zu 2 Felder. Die Aktion geht weiter; Deckung wird vom neuen Feld aus geprüft.

## Taktiken von Major Lunah

aris-tactic-chink-in-the-armour = Lücke in der Rüstung
    .kind = Taktik von Major Lunah
    .when = In einem Kampfwurf deines Charakters, nach dem Würfeln, vor kritischen Blocks und Switches
    .text = Wähle 1 Würfel des gegnerischen Wurfs, auch einen grünen mit kritischem Block: Dein Gegenüber würfelt ihn neu, und das zweite Ergebnis gilt.
aris-tactic-holographic-sight = Holovisier
    .kind = Taktik von Major Lunah
    .when = Wenn du für deinen aktiven Charakter eine Aktion mit Reichweite wählst
    .text = Die maximale Reichweite dieser Aktion ist um 2 größer; die minimale bleibt gleich.
aris-tactic-ricochet = Querschläger
    .kind = Taktik von Major Lunah
    .when = Wenn du für deinen aktiven Charakter eine Aktion mit Reichweite wählst
    .text = Ihre Reichweite gilt als eine ohne Sichtlinie. Bei einem Angriff hat niemand Deckung, und ein verteidigender Charakter, der den angreifenden nicht sehen kann, fügt keinen Schaden zu.
aris-tactic-between-heartbeats = Zwischen zwei Herzschlägen
    .kind = Taktik von Major Lunah
    .when = Vor dem Würfeln eines Kampfwurfs, wenn deine Major Lunah angreift und in dieser Aktivierung keinen Bewegungspunkt ausgegeben hat
    .text = Sie erhält 1 Erfolg und 1 Spezial.

## Taktiken von Maximus

aris-tactic-shoulder-to-shoulder = Schulter an Schulter
    .kind = Taktik von Maximus
    .when = Vor dem Würfeln eines Kampfwurfs, für deinen verteidigenden Charakter, wenn es Maximus ist oder wenn er zu einem anderen deiner Charaktere benachbart ist
    .text = Er erhält 2 Blocks.
aris-tactic-shield-first = Schild voran
    .kind = Taktik von Maximus
    .when = Im Aktionsschritt deines aktiven Charakters
    .text = Verschiebe ihn um bis zu 2 Felder.
aris-tactic-face-me = Stell dich mir
    .kind = Taktik von Maximus
    .when = Am Ende des Aktionsschritts deines aktiven Charakters, wenn ein gegnerischer Charakter in Reichweite 1–2 von ihm ist (mit Sichtlinie)
    .text = Wähle 1 dieser gegnerischen Charaktere: Er wird von deinem aktiven Charakter provoziert.
aris-tactic-grit = Zähigkeit
    .kind = Taktik von Maximus
    .when = Wenn dein Charakter gleich Schaden erleidet
    .text = Er erleidet 1 Schaden weniger.

## Taktiken von Miyamoto Mushashi

aris-tactic-two-heavens = Zwei Himmel
    .kind = Taktik von Miyamoto Mushashi
    .when = Vor dem Würfeln eines Kampfwurfs, für deinen angreifenden oder verteidigenden Charakter, wenn beide benachbart sind
    .text = Er erhält 1 orangen oder 1 blauen Würfel.
aris-tactic-open-stance = Offene Haltung
    .kind = Taktik von Miyamoto Mushashi
    .when = Vor dem Würfeln eines Kampfwurfs, für deinen angreifenden Charakter, wenn sein Würfelpool mindestens 1 Würfel und keinen roten enthält
    .text = Nimm 1 Würfel deiner Wahl (kein aufgedrucktes Symbol) aus seinem Würfelpool und füge dafür den roten Würfel hinzu.
aris-tactic-wind-step = Windschritt
    .kind = Taktik von Miyamoto Mushashi
    .when = Am Ende eines Angriffs deines aktiven Charakters, wenn er noch im HexaDome ist und dabei mindestens 1 Schaden zugefügt hat
    .text = Verschiebe ihn um bis zu 2 Felder.
aris-tactic-read-the-blade = Die Klinge lesen
    .kind = Taktik von Miyamoto Mushashi
    .when = In einem Vergleichswurf deines Charakters, nach dem Würfeln, vor kritischen Blocks und Switches
    .text = Entferne bis zu 2 Spezial aus dem gegnerischen Wurf.

## Taktiken von Parvati

aris-tactic-field-analysis = Feldanalyse
    .kind = Taktik von Parvati
    .when = Nachdem beide Initiativekarten aufgedeckt sind und bevor die Reihenfolge gewählt wird, wenn keiner der beiden Charaktere auf der Krankenstation ist
    .text = Du wählst, welcher der beiden Charaktere zuerst aktiviert wird, egal, wie hoch ihre Initiative ist.
aris-tactic-triage = Triage
    .kind = Taktik von Parvati
    .when = Im Aktionsschritt deines aktiven Charakters, wenn ein Verbündeter mit Schaden in Reichweite 0–3 von ihm ist (mit Sichtlinie)
    .text = Wähle 1 dieser Verbündeten, auch den aktiven Charakter selbst: Er heilt 2 Schaden.
aris-tactic-stimulant = Aufputschmittel
    .kind = Taktik von Parvati
    .when = Am Ende des Vorbereitungsschritts deines aktiven Charakters
    .text = Entferne 1 Zustandsmarker deiner Wahl von ihm, wenn er welche hat. Er erhält 1 Bewegungspunkt.
aris-tactic-dig-in = Eingraben
    .kind = Taktik von Parvati
    .when = Vor dem Würfeln eines Kampfwurfs, für deinen verteidigenden Charakter, wenn er Deckung hat
    .text = Er erhält 2 weitere schwarze Würfel (nie mehr als 3 in einem Wurf).

## Taktiken von Wild Bill

aris-tactic-ace-of-hearts = Herz-Ass
    .kind = Taktik von Wild Bill
    .when = Im Aktionsschritt deines aktiven Charakters, wenn dein Taktikdeck nicht leer ist
    .text = Sieh dein Taktikdeck durch, nimm 1 Taktik deiner Wahl auf die Hand, ohne sie zu zeigen, und mische das Deck.
aris-tactic-noon-bell = Mittagsglocke
    .kind = Taktik von Wild Bill
    .when = Nachdem beide Initiativekarten aufgedeckt sind und bevor die Reihenfolge gewählt wird, für deinen aufgedeckten Charakter, wenn er nicht auf der Krankenstation ist
    .text = Er erhält +2 Initiative.
aris-tactic-call-the-bluff = Bluff aufdecken
    .kind = Taktik von Wild Bill
    .when = Am Ende des Aktionsschritts deines aktiven Charakters, wenn dein Gegenüber mindestens 1 Taktik auf der Hand hat
    .text = Dein Gegenüber wirft 1 zufällige Taktik ab.
aris-tactic-fan-the-hammer = Fächerfeuer
    .kind = Taktik von Wild Bill
    .when = In einem Kampfwurf deines angreifenden Charakters, wenn er nicht zum verteidigenden benachbart ist, nach dem Würfeln, vor kritischen Blocks und Switches
    .text = Würfle bis zu 2 Würfel deines eigenen Wurfs gleichzeitig neu; die zweiten Ergebnisse gelten.

## Zustände

aris-state-energy-down = −2 Energie
    .red = Die Energie ist um 2 niedriger.
    .blue = Die Energie ist um 1 niedriger.
aris-state-speed-down = −2 Geschwindigkeit
    .red = Die Geschwindigkeit ist um 2 niedriger.
    .blue = Die Geschwindigkeit ist um 1 niedriger.
aris-state-initiative-up = +2 Initiative
    .red = Die Initiative ist um 2 höher.
    .blue = Die Initiative ist um 1 höher.
aris-state-initiative-down = −2 Initiative
    .red = Die Initiative ist um 2 niedriger.
    .blue = Die Initiative ist um 1 niedriger.
aris-state-blinded = geblendet
    .red = Keine Sichtlinie über Reichweite 1 hinaus und kein Verteidigungsschaden an einem angreifenden Charakter jenseits von Reichweite 1.
    .blue = Kein Effekt.
aris-state-immobilised = immobilisiert
    .red = Kann keine Bewegungspunkte ausgeben, aber welche erhalten und verschoben oder platziert werden.
    .blue = Kein Effekt.
aris-state-taunted = provoziert
    .red = Kann nur den Charakter angreifen, von dem die Provokation stammt. Andere Aktionen sind frei.
    .blue = Kein Effekt.
    .removed = Wenn der Charakter, von dem die Provokation stammt, auf die Krankenstation kommt.
aris-state-poisoned = vergiftet
    .red = Kein Effekt. Ein Charakter kann mehrere dieser Marker haben.
    .turned = Der Charakter erleidet 1 Schaden, und der Marker wird entfernt.
aris-state-burning = brennend
    .red = Kein Effekt. Ein Charakter kann mehrere dieser Marker haben.
    .turned = 1 oranger Würfel wird gewürfelt, der niemandem gehört: Jeder Erfolg fügt 1 Schaden zu, jedes Spezial bringt einen neuen Marker „brennend“. Der umgedrehte Marker wird entfernt.
aris-state-stunned = betäubt
    .red = Direkt vor den Switches jedes eigenen Wurfs muss der Charakter 1 Erfolg annullieren, wenn er einen hat (nie einen kritischen Erfolg).
    .blue = Kein Effekt.
aris-state-focused = fokussiert
    .red = Vor den Taktiken eines eigenen Wurfs kann der Marker entfernt werden, um 1 orangen Würfel hinzuzufügen.
    .blue = Wie auf der roten Seite.
aris-state-hidden = versteckt
    .red = Niemand hat eine Sichtlinie zu diesem Charakter, außer in Reichweite 1. Er hat nie Deckung, blockiert aber weiterhin die Sichtlinie.
    .blue = Wie auf der roten Seite.
    .removed = Wenn ein Angriff dieses Charakters beendet ist.
aris-state-marked = markiert
    .red = Kann in Reichweite ohne Sichtlinie zum Ziel werden und hat nie Deckung.
    .blue = Kein Effekt.

## Szenarien

aris-scenario-assault = Ansturm
    .deployment = Der Underdog wählt eine der Zonen 1–6; das Gegenüber nimmt die gegenüberliegende (1 und 4, 2 und 5, 3 und 6). Aufstellung in der Zone oder benachbart dazu.
    .scoring-zone = Runde 1: die zentrale Zone. Zu Beginn jeder weiteren Runde wählt der Underdog, wenn in der vorigen Runde jemand Siegpunkte erhalten hat, eine Aufstellungszone ohne Charaktere. Sind alle 6 besetzt, eine beliebige: Ihre Charaktere werden auf freie Felder platziert, die zu ihr benachbart sind.
    .objective-1 = Nur du hast Charaktere in der Wertungszone: 3 Siegpunkte.
    .objective-2 = Beide sind darin, du mit mehr Charakteren: 2 Siegpunkte.
    .objective-3 = Beide sind darin mit gleich vielen: je 1 Siegpunkt.
aris-scenario-conquest = Eroberung
    .deployment = Der Underdog wählt Zone 3 oder Zone 6; das Gegenüber nimmt die andere. Aufstellung in der Zone oder benachbart dazu.
    .scoring-zone = Die ganze Partie über: die zentrale Zone und die Zonen 1, 2, 4 und 5.
    .before = Wer mehr Charaktere in einer Wertungszone hat, erobert sie. Bei gleich vielen, mindestens je 1, ist sie nicht mehr erobert. Eine leere Zone bleibt, wie sie ist.
    .objective-1 = Du hast mehr Zonen erobert als dein Gegenüber: 2 Siegpunkte.
    .objective-2 = Beide haben gleich viele erobert, mindestens 1: je 1 Siegpunkt.
    .objective-3 = Du hast die zentrale Zone erobert: 1 Siegpunkt.
    .bench = Die Charaktere beider Teams kehren in den Zonen 3 und 6 zurück.
aris-scenario-king-of-the-hill = König des Hügels
    .deployment = Der Underdog wählt die Zonen 1, 2 und 6 oder die Zonen 3, 4 und 5; das Gegenüber nimmt die anderen. Aufstellung in beliebigen der eigenen 3 Zonen oder benachbart dazu.
    .scoring-zone = Die ganze Partie über: die zentrale Zone.
    .objective-1 = Du hast mehr Charaktere in der Wertungszone: 3 Siegpunkte.
    .objective-2 = Beide sind darin mit gleich vielen: je 1 Siegpunkt.
    .objective-3 = Ein gegnerischer Charakter in der zentralen Wertungszone kommt auf die Krankenstation: jedes Mal sofort 1 Siegpunkt.
aris-scenario-scorched-earth = Verbrannte Erde
    .deployment = Der Underdog wählt eine der Zonen 1–6; das Gegenüber nimmt die gegenüberliegende (1 und 4, 2 und 5, 3 und 6). Aufstellung in der Zone oder benachbart dazu. Danach erhalten beide Zonen einen roten Zähler.
    .scoring-zone = Runde 1: die zentrale Zone. Zu Beginn jeder weiteren Runde wählt der Underdog, wenn in der vorigen Runde jemand Siegpunkte erhalten hat, eine Aufstellungszone ohne Charaktere und ohne roten Zähler. Sind alle ohne roten Zähler besetzt, eine beliebige von ihnen: Ihre Charaktere werden auf freie Felder platziert, die zu ihr benachbart sind.
    .before = Ist irgendein Charakter in der Wertungszone, erhält sie einen roten Zähler.
    .objective-1 = Du hast mehr Charaktere in der Wertungszone: 2 Siegpunkte.
    .objective-2 = Beide sind darin mit gleich vielen: je 1 Siegpunkt.
