### Arcs: was die Regeln fragen, anbieten, erzählen und ablehnen. Namen und Texte der Karten: arcs_cards.ftl.
### `.text` sagt kurz, was das Genannte ist oder tut.

## Namen: Ressourcen, Farben, Aktionen, Ambitionen

arcs-resource-material = Baustoff
    .text = Im Auftakt ausgegeben: 1x Bauen oder Reparieren.
arcs-resource-fuel = Treibstoff
    .text = Im Auftakt ausgegeben: 1x Bewegen.
arcs-resource-weapon = Waffe
    .text = Im Auftakt ausgegeben: Für den Rest dieses Zugs kann jeder Aktionsstern deiner Karte auch zum Kämpfen verwendet werden.
arcs-resource-relic = Relikt
    .text = Im Auftakt ausgegeben: 1x Sichern.
arcs-resource-psionic = Psi
    .text = Im Auftakt ausgegeben: Führe 1 Aktion aus der Farbe der Primuskarte aus.

arcs-suit-administration = Verwaltung
    .text = Besteuern, Reparieren oder Beeinflussen.
arcs-suit-aggression = Aggression
    .text = Kämpfen, Bewegen oder Sichern.
arcs-suit-construction = Konstruktion
    .text = Bauen oder Reparieren.
arcs-suit-mobilization = Mobilisierung
    .text = Bewegen oder Beeinflussen.

arcs-action-tax = Besteuern
    .text = Wähle eine deiner Städte oder eine rivalisierende Stadt in einem Sektor, den du kontrollierst: Du erhältst 1 Ressource ihrer Planetenart. Bei einer rivalisierenden Stadt nimmst du auch 1 Agenten dieses Rivalen gefangen. Jede Stadt einmal pro Zug.
arcs-action-build = Bauen
    .text = Baue eine Stadt oder einen Raumhafen auf einem leeren Gebäudefeld, wo du einen Marker hast, oder 1 Schiff an einem deiner Raumhäfen (je 1 pro Zug). Kontrolliert ein Rivale den Sektor, kommt das Gebaute beschädigt ins Spiel.
arcs-action-move = Bewegen
    .text = Bewege beliebig viele deiner Schiffe aus einem Sektor in einen benachbarten. Von einem deiner Raumhäfen aus können sie weiterziehen, bis sie einen Planeten betreten oder ein Tor, das ein Rivale kontrolliert.
arcs-action-repair = Reparieren
    .text = Mache 1 deiner beschädigten Schiffe oder Gebäude intakt.
arcs-action-influence = Beeinflussen
    .text = Platziere 1 Agenten aus deinem Vorrat auf einer Hofkarte.
arcs-action-secure = Sichern
    .text = Nimm eine Hofkarte, auf der du mehr Agenten hast als jeder einzelne Rivale. Rivalisierende Agenten darauf werden deine Gefangenen.
arcs-action-battle = Kämpfen
    .text = Greif einen Rivalen in einem Sektor an, in dem du Schiffe hast: Wähle bis zu 1 Würfel pro Schiff und wirf sie.

arcs-ambition-tycoon = Magnat
    .text = Die meisten Baustoff- und Treibstoff-Symbole, zusammengezählt. Wird mit einer 2 oder 7 bekundet.
arcs-ambition-tyrant = Tyrann
    .text = Die meisten Gefangenen. Wird mit einer 3 oder 7 bekundet.
arcs-ambition-warlord = Kriegsherr
    .text = Die meisten Trophäen. Wird mit einer 4 oder 7 bekundet.
arcs-ambition-keeper = Wächter
    .text = Die meisten Relikt-Symbole. Wird mit einer 5 oder 7 bekundet.
arcs-ambition-empath = Empath
    .text = Die meisten Psi-Symbole. Wird mit einer 6 oder 7 bekundet.

## Namen: Marker, Orte und Würfel

arcs-building-city = Stadt
arcs-building-starport = Raumhafen
arcs-piece-ship = Schiff
arcs-piece-city = Stadt
arcs-piece-starport = Raumhafen
arcs-piece-cloud-city = Wolkenstadt
arcs-damaged-ship = Schiff ({ $at })
arcs-damaged-building = Gebäude ({ $site })
arcs-loot-slot = Ressource ({ $slot })
arcs-loot-guild = „{ $card }“

arcs-gate = Tor { $cluster }
arcs-planet = Planet { $cluster }‑{ $letter }
arcs-site = { $n ->
    [3] { $system }, außerhalb der Felder
   *[other] { $system }, Feld { $n }
 }
arcs-slot = Ressourcenfeld { $n }
arcs-slot-holdings = „{ arcs-card-ancient-holdings }“
arcs-slot-new = neuer Marker

arcs-die-assault = Angriff
    .text = Angriff-Würfel (rot): die meisten Treffer, aber Flammen treffen deine eigenen Schiffe.
arcs-die-skirmish = Geplänkel
    .text = Geplänkel-Würfel (blau): 1 Treffer oder nichts, ohne Gefahr.
arcs-die-raid = Überfall
    .text = Überfall-Würfel (orange): Schlüssel zum Stehlen und Gebäudetreffer, aber auch Flammen und Fadenkreuze.
arcs-symbol-hits = { $n } Treffer
arcs-symbol-building-hits = { $n } Gebäudetreffer
arcs-symbol-keys = { $n } Schlüssel
arcs-symbol-self-hits = { $n ->
    [one] 1 Flamme
   *[other] { $n } Flammen
 }
arcs-symbol-intercepts = { $n ->
    [one] 1 Fadenkreuz
   *[other] { $n } Fadenkreuze
 }

## Namen: Aufbaukarten

arcs-board-two-frontiers = Grenzland
arcs-board-two-mix-up-one = Durcheinander 1
arcs-board-two-homelands = Heimatwelten
arcs-board-two-mix-up-two = Durcheinander 2
arcs-board-three-mix-up = Durcheinander
arcs-board-three-frontiers = Grenzland
arcs-board-three-homelands = Heimatwelten
arcs-board-three-core-conflict = Kernkonflikt
arcs-board-four-mix-up-one = Durcheinander 1
arcs-board-four-mix-up-two = Durcheinander 2
arcs-board-four-frontiers = Grenzland
arcs-board-four-mix-up-three = Durcheinander 3

## Fragen: vor der ersten Runde und beim Spielen einer Karte

arcs-ask-chance = Der Zufall entscheidet.
arcs-ask-draft = Draft: Wähle einen Machthaber oder eine Mythoskarte.
arcs-ask-draft-leader = Draft: Wähle deinen Machthaber.
arcs-ask-draft-lore = Draft: Wähle eine Mythoskarte.
arcs-ask-mulligan = Behalte deine Hand, oder wirf sie ab und ziehe 6 neue Karten.
arcs-ask-lead = Spiele eine Primuskarte oder verzichte auf die Initiative.
arcs-ask-follow = { $number ->
    [0] Primuskarte ist { $card }, mit der Zahl 0: Übertriff sie, kopiere sie oder weiche ab.
   *[other] Primuskarte ist { $card }: Übertriff sie, kopiere sie oder weiche ab.
 }
arcs-ask-declare = Bekunde mit deiner Primuskarte eine Ambition (erster Platz +{ $first }, zweiter Platz +{ $second } Macht) oder verzichte.
arcs-ask-seize = Vor deinem Auftakt: Ergreif mit einer weiteren Karte die Initiative oder verzichte.
arcs-ask-seize-or-declare = Vor deinem Auftakt: Ergreif mit einer weiteren Karte die Initiative, bekunde mit „{ $card }“ eine Ambition oder verzichte.

## Fragen: der Zug und seine Aktionen

arcs-ask-prelude = { $pips ->
    [0] Dein Auftakt, ohne Aktionsstern: Gib eine Ressource aus, setze eine Karte ein oder beende deinen Zug.
    [one] Dein Auftakt, danach 1 Aktionsstern: Gib eine Ressource aus, setze eine Karte ein, geh zu einer Aktion über oder beende deinen Zug.
   *[other] Dein Auftakt, danach { $pips } Aktionssterne: Gib eine Ressource aus, setze eine Karte ein, geh zu einer Aktion über oder beende deinen Zug.
 }
arcs-ask-turn = { $pips ->
    [0] Kein Aktionsstern ist übrig: Beende deinen Zug.
    [one] Du bist am Zug, noch 1 Aktionsstern: Wähle eine Aktion oder beende deinen Zug.
   *[other] Du bist am Zug, noch { $pips } Aktionssterne: Wähle eine Aktion oder beende deinen Zug.
 }
arcs-ask-spent = Du hast 1 { $resource } ausgegeben: Wähle die Aktion dafür oder verzichte.
arcs-ask-free = „{ $card }“ gibt dir eine weitere Aktion ({ $action }): Wähle, wie du sie ausführst, oder verzichte.
arcs-ask-must = „{ $card }“: Jetzt musst du diese Aktion ausführen ({ $action }). Wähle, wie.
arcs-ask-fleet = Bewegung { $from } → { $to }: Wähle, wie viele Schiffe ziehen.
arcs-ask-catapult = Katapultbewegung ({ $at }): Wähle, wohin es weitergeht, oder halte an.
arcs-ask-arrange = Du kannst deine Ressourcen neu anordnen: Tausche Felder, bis du fertig bist.
arcs-ask-overflow = { $n ->
    [one] 1 Ressource hat kein Feld und wird abgeworfen: Tausche sie gegen eine entbehrliche oder wähle „Fertig“.
   *[other] { $n } Ressourcen haben kein Feld und werden abgeworfen: Tausche sie gegen entbehrliche oder wähle „Fertig“.
 }
arcs-ask-gain = Wähle die Art der Ressource, die du erhältst.
arcs-ask-may-gain = „{ $card }“: Wähle die Art der Ressource, die du erhältst, oder verzichte.
arcs-ask-relief = Du hast weder Schiffe noch Raumhäfen auf dem Spielplan: Wähle das Tor für deine Rückkehr.

## Fragen: Kampf

arcs-ask-collect = Kampf: Wähle die Zahl deiner { $die }-Würfel.
arcs-ask-own-hits = { $n ->
    [one] Deine Schiffe erhalten 1 Treffer: Wähle ein intaktes oder ein beschädigtes.
   *[other] Deine Schiffe erhalten { $n } Treffer: Wähle, wie viele davon intakte treffen.
 }
arcs-ask-ship-hits = { $n ->
    [one] 1 Treffer auf rivalisierende Schiffe: Wähle ein intaktes oder ein beschädigtes.
   *[other] { $n } Treffer auf rivalisierende Schiffe: Wähle, wie viele davon intakte treffen.
 }
arcs-ask-building-hits = { $n ->
    [one] 1 Treffer auf rivalisierende Gebäude: Wähle das Gebäude, das er trifft.
   *[other] { $n } Treffer auf rivalisierende Gebäude: Wähle für jeden Treffer das Gebäude.
 }
arcs-ask-raid = { $keys ->
    [one] Überfall auf { $rival }: Wähle, was du stiehlst (noch 1 Schlüssel), oder hör auf.
   *[other] Überfall auf { $rival }: Wähle, was du stiehlst (noch { $keys } Schlüssel), oder hör auf.
 }
arcs-ask-ransack = Raub den Hof aus: Wähle eine Karte mit einem Agenten von { $rival }.

## Fragen der Karten

arcs-ask-order = Mehrere Karten wirken jetzt: Wähle, welche zuerst kommt.
arcs-ask-card-declare = „{ $card }“: Bekunde eine Ambition oder verzichte.
arcs-ask-reroll = { $n ->
    [one] „{ $card }“: Wähle 1 Würfel zum Neuwürfeln oder hör auf.
   *[other] „{ $card }“: Wähle bis zu { $n } Würfel zum Neuwürfeln oder hör auf.
 }
arcs-ask-steal = „{ $card }“: Wähle die Ressource oder Gildenkarte, die du stiehlst.
arcs-ask-steal-token = „{ $card }“: Wähle, von wem du 1 { $resource } stiehlst.
arcs-ask-may-steal-guild = „{ $card }“: Wähle die Gildenkarte, die du stiehlst, oder verzichte.
arcs-ask-place-ships = { $n ->
    [one] „{ $card }“: Wähle, wo du 1 Schiff platzierst.
   *[other] „{ $card }“: Wähle, wo du { $n } Schiffe platzierst.
 }
arcs-ask-place-one-each = { $n ->
    [one] „{ $card }“: Wähle den Sektor, in dem du 1 Schiff platzierst.
   *[other] „{ $card }“: Wähle die { $n } Sektoren, in denen du je 1 Schiff platzierst.
 }
arcs-ask-take = { $n ->
    [one] „{ $card }“: Nimm noch 1 { $resource } oder wähle „Fertig“.
   *[other] „{ $card }“: Nimm nacheinander bis zu { $n } { $resource } oder wähle „Fertig“.
 }

## Fragen einzelner Karten

arcs-ask-beside = „{ $card }“: Wähle die Karte, neben die du sie legst. Am Ende der Runde nimmst du jene Karte auf die Hand.
arcs-ask-pressgang = „{ $card }“: Wähle, wie viele Gefangene du an { $rival } zurückgibst. Du erhältst für jeden 1 Ressource.
arcs-ask-pressgang-gain = { $n ->
    [one] „{ $card }“: Wähle die Art der Ressource, die du erhältst.
   *[other] „{ $card }“: Wähle nacheinander die Arten der { $n } Ressourcen, die du erhältst.
 }
arcs-ask-execute = „{ $card }“: Wähle, wie viele Gefangene von { $rival } zu deinen Trophäen kommen.
arcs-ask-look-at = „{ $card }“: Wähle, wessen Hand du dir ansiehst.
arcs-ask-exchange = „{ $card }“: Tausche eine deiner Karten gegen eine von { $rival } oder verzichte.
arcs-ask-discard-hand = „{ $card }“: Wähle die Karten, die du abwirfst, dann „Fertig“. Du ziehst ebenso viele und 1 mehr.
arcs-ask-trade-take = „{ $card }“: Wähle, was du von { $rival } nimmst.
arcs-ask-trade-give = „{ $card }“: Du nimmst 1 { $resource }. Wähle, was du { $rival } dafür gibst.
arcs-ask-fence = „{ $card }“: Wähle die Ressource, die du für 1 Relikt abwirfst.
arcs-ask-cluster = „{ $card }“: Wähle das Cluster. Du platzierst 1 Schiff in jedem seiner Sektoren.
arcs-ask-outrage = „{ $card }“: Wähle die Art, deren Aufschrei alle verursachen, auch du, oder verzichte.
arcs-ask-return-city = „{ $card }“: Wähle die Stadt, die auf das Tableau ihres Besitzers zurückkehrt, oder verzichte.
arcs-ask-seize-now = „{ $card }“: Ergreif die Initiative oder verzichte.
arcs-ask-pay = „{ $card }“: Wähle die Gildenkarte, die du für das Bekunden gibst ({ $ambition }).
arcs-ask-agents = { $n ->
    [one] „{ $card }“: Wähle 1 Hofkarte, auf der du einen Agenten platzierst, oder „Fertig“.
   *[other] „{ $card }“: Wähle bis zu { $n } Hofkarten, auf denen du je 1 Agenten platzierst, oder „Fertig“.
 }
arcs-ask-rifles = { $n ->
    [one] „{ $card }“: Wähle, ob du 1 Geplänkel-Würfel wirfst.
   *[other] „{ $card }“: Wähle, wie viele Geplänkel-Würfel du wirfst, höchstens { $n }.
 }
arcs-ask-sprint = „{ $card }“: Wähle, welche bewegten intakten Schiffe einen Sektor weiterziehen, oder verzichte.
arcs-ask-repair-ship = „{ $card }“: Repariere 1 deiner angreifenden Schiffe ({ $at }) oder verzichte.
arcs-ask-pay-token = „{ $card }“: Wähle die Ressource, die du als { $resource } für die Stadt ausgibst ({ $at }).

## Wahl: der Zufall, wie Replays ihn zeigen

arcs-choice-initiative = Initiative: { $seat }
arcs-choice-board = Aufbaukarte „{ $board }“
arcs-choice-reveal = „{ $card }“ aufdecken
arcs-choice-deal = { $card } an { $seat } austeilen
arcs-choice-draw = { $card } ziehen
arcs-choice-roll = { $die }-Würfel werfen: Seite { $face }
arcs-choice-show = Verborgene Karten zeigen

## Wahl: vor der ersten Runde und beim Spielen einer Karte

arcs-choice-pick = „{ $card }“ nehmen
arcs-choice-keep = Hand behalten
arcs-choice-mulligan = Neue Hand ziehen
arcs-choice-lead = { $card } spielen
    .group = Spielen
arcs-choice-pass = Auf die Initiative verzichten
arcs-choice-surpass = Mit { $card } übertreffen
    .group = Übertreffen
arcs-choice-copy = Mit { $card } kopieren
    .group = Kopieren
arcs-choice-pivot = Mit { $card } abweichen
    .group = Abweichen
arcs-choice-seize = Mit { $card } die Initiative ergreifen
    .group = Ergreifen
arcs-choice-seize-now = Die Initiative ergreifen
arcs-choice-declare = Bekunden: { $ambition }
    .group = Bekunden
arcs-choice-decline = Verzichten

## Wahl: der Auftakt und die Aktionen eines Zuges

arcs-choice-spend = 1 { $resource } ausgeben ({ $slot })
    .group = Rohstoffe
arcs-choice-use = „{ $card }“ einsetzen
    .group = Karten
arcs-choice-end-turn = Zug beenden
arcs-choice-tax = Stadt besteuern ({ $site })
    .group = Besteuern
arcs-choice-build = { $piece } bauen ({ $at })
    .group = Bauen
arcs-choice-move = Bewegen: { $from } → { $to }
    .group = Bewegen
arcs-choice-repair = Reparieren: { $what }
    .group = Reparieren
arcs-choice-influence = „{ $card }“ beeinflussen
    .group = Beeinflussen
arcs-choice-secure = „{ $card }“ sichern
    .group = Sichern
arcs-choice-battle = Gegen { $rival } kämpfen ({ $at })
    .group = Kämpfen

## Wahl: Spezial-Aktionen

arcs-choice-manufacture = Herstellen: 1 Baustoff erhalten
    .group = Karten
arcs-choice-synthesize = Synthetisieren: 1 Treibstoff erhalten
    .group = Karten
arcs-choice-pressgang = Zwangsrekrutieren: Gefangene zurückgeben
    .group = Karten
arcs-choice-execute = Hinrichten: Gefangene zu den Trophäen
    .group = Karten
arcs-choice-abduct = Entführen: Agenten auf „{ $card }“
    .group = Karten
arcs-choice-trade = Handeln: Stadt ({ $site })
    .group = Karten
arcs-choice-summon = Herbeirufen: 1 Schiff ({ $at })
    .group = Karten
arcs-choice-fire-rifles = Gewehre abfeuern: { $from } → { $at }, gegen { $rival }
    .group = Kämpfen
arcs-choice-nurture = Ernähren: Stadt besteuern ({ $site })
    .group = Besteuern
arcs-choice-prune = Stutzen: Gebäude ({ $site })
    .group = Karten
arcs-choice-tactical-move = Taktisch: zuerst { $from } → { $to }
    .group = Bewegen
arcs-choice-charismatic-influence = Charismatisch: zuerst „{ $card }“ beeinflussen
    .group = Beeinflussen

## Wahl: die Teile einer Aktion

arcs-choice-fleet = { $damaged ->
    [0] { $fresh ->
        [one] 1 intaktes Schiff
       *[other] { $fresh } intakte Schiffe
     }
   *[other] { $fresh ->
        [0] { $damaged ->
            [one] 1 beschädigtes Schiff
           *[other] { $damaged } beschädigte Schiffe
         }
       *[other] { $fresh } intakt, { $damaged } beschädigt
     }
 }
arcs-choice-go = Weiter: { $to }
arcs-choice-stop = Hier anhalten
arcs-choice-collect = { $n ->
    [0] Keine { $die }-Würfel
    [one] 1 { $die }-Würfel
   *[other] { $n } { $die }-Würfel
 }
arcs-choice-reroll = 1 { $die }-Würfel neu würfeln: Seite { $face }
arcs-choice-damage = { $n ->
    [0] Nur beschädigte Schiffe treffen
    [one] 1 intaktes Schiff treffen
   *[other] { $n } intakte Schiffe treffen
 }
arcs-choice-hit = Gebäude treffen ({ $site })
arcs-choice-steal = Von { $from } stehlen: { $loot }
arcs-choice-ransack = „{ $card }“ rauben
arcs-choice-swap = Tauschen: { $slots }
arcs-choice-done = Fertig
arcs-choice-gain = 1 { $resource } erhalten
arcs-choice-place = Hier platzieren: { $at }
arcs-choice-cluster = Cluster { $n }
arcs-choice-rival = { $seat } wählen
arcs-choice-type = { $resource } wählen
arcs-choice-return = Stadt zurücklegen ({ $site })
arcs-choice-discard-token = Marker abwerfen ({ $slot })
arcs-choice-discard-card = { $card } abwerfen
arcs-choice-beside = Neben diese Karte legen: { $card }
arcs-choice-give = „{ $card }“ hergeben
arcs-choice-give-token = Marker hergeben ({ $slot })
arcs-choice-exchange = { $mine } gegen { $theirs } tauschen
arcs-choice-captives = { $n ->
    [0] Keine Gefangenen ({ $owner })
    [one] 1 Gefangener ({ $owner })
   *[other] { $n } Gefangene ({ $owner })
 }
arcs-choice-first = „{ $card }“ zuerst
## Wahl, zu der der Tisch mehr weiß

arcs-label-roll = { $die }-Würfel werfen: { $shows }
arcs-label-reroll = 1 { $die }-Würfel neu würfeln: { $shows }
arcs-label-spend-as = 1 { $token } als { $resource } ausgeben ({ $slot })
    .group = Rohstoffe
arcs-label-spend-in-vain = 1 { $resource } wirkungslos ausgeben, wegen des Aufschreis ({ $slot })
    .group = Rohstoffe
arcs-label-discard-token = 1 { $resource } abwerfen ({ $slot })
arcs-label-give-token = 1 { $resource } hergeben ({ $slot })
arcs-label-swap = { $one } ({ $a }) und { $other } ({ $b }) tauschen
arcs-label-shift = { $resource } verlegen: { $from } → { $to }
arcs-label-steal = 1 { $resource } von { $from } stehlen ({ $slot })
arcs-label-raid = 1 { $resource } von { $from } stehlen, für { $keys } Schlüssel ({ $slot })
arcs-label-raid-guild = „{ $card }“ von { $from } stehlen, für { $keys } Schlüssel
arcs-label-tax = Deine Stadt besteuern ({ $site }): 1 { $resource }
    .group = Besteuern
arcs-label-tax-rival = Stadt von { $rival } besteuern ({ $site }): 1 { $resource }
    .group = Besteuern
arcs-label-build-damaged = { $piece } bauen ({ $at }), kommt beschädigt ins Spiel
    .group = Bauen
arcs-label-repair-building = Reparieren: { $kind } ({ $site })
    .group = Reparieren
arcs-label-prune = Stutzen: Gebäude ersetzen durch { $kind } ({ $site })
    .group = Karten
arcs-label-return = Stadt von { $seat } zurücklegen ({ $site })
arcs-label-damage = { $destroyed ->
    [0] { $fresh ->
        [one] 1 intaktes Schiff beschädigen
       *[other] { $fresh } intakte Schiffe beschädigen
     }
    [one] { $fresh ->
        [0] 1 beschädigtes Schiff zerstören
        [one] 1 intaktes Schiff treffen; 1 Schiff zerstört
       *[other] { $fresh } intakte Schiffe treffen; 1 Schiff zerstört
     }
   *[other] { $fresh ->
        [0] { $destroyed } beschädigte Schiffe zerstören
        [one] 1 intaktes Schiff treffen; { $destroyed } Schiffe zerstört
       *[other] { $fresh } intakte Schiffe treffen; { $destroyed } Schiffe zerstört
     }
 }
arcs-label-hit = Beschädigen: { $kind } ({ $site })
arcs-label-destroy = Beschädigtes Gebäude zerstören: { $kind } ({ $site })

## Spielverlauf: Aufbau, Kapitel, Runden

arcs-log-initiative = { $seat } erhält den Initiativemarker.
arcs-log-board-drawn = Aufbaukarte: „{ $board }“.
arcs-log-court-shown = „{ $card }“ kommt an den Hof.
arcs-log-draft-shown = „{ $card }“ steht im Draft zur Wahl.
arcs-log-picked = { $seat } draftet „{ $card }“.
arcs-log-chapter-begins = Kapitel { $n } beginnt.
arcs-log-dealt = { $seat } erhält { $card }.
arcs-log-mulliganed = { $seat } wirft die Hand ab und zieht eine neue.
arcs-log-led = { $seat } spielt die Primuskarte: { $card }.
arcs-log-passed-initiative = { $seat } verzichtet auf die Initiative.
arcs-log-all-passed = Alle verzichten: Alle Hände werden abgeworfen, und das Kapitel endet.
arcs-log-surpassed = { $seat } übertrifft mit { $card }.
arcs-log-copied = { $seat } kopiert mit { $card }, verdeckt.
arcs-log-copied-hidden = { $seat } kopiert mit einer verdeckten Karte.
arcs-log-pivoted = { $seat } weicht mit { $card } ab.
arcs-log-seized = { $seat } ergreift die Initiative.
arcs-log-seized-with = { $seat } spielt verdeckt { $card }, um die Initiative zu ergreifen.
arcs-log-declared = { $seat } bekundet die Ambition { $ambition }: erster Platz +{ $first }, zweiter Platz +{ $second } Macht.
arcs-log-zero-marker = Der Nullmarker verdeckt die Zahl der Primuskarte: Sie ist in dieser Runde 0.
arcs-log-round-ends = Die Runde endet: { $seat } hat die Initiative.
arcs-log-turn-ends = { $seat } beendet den Zug.
arcs-log-relieved = { $n ->
    [one] { $seat } kehrt mit 1 Schiff ins Spiel zurück ({ $at }).
   *[other] { $seat } kehrt mit { $n } Schiffen ins Spiel zurück ({ $at }).
 }

## Spielverlauf: Ressourcen und Gildenkarten

arcs-log-gained = { $seat } erhält 1 { $resource }.
arcs-log-supply-empty = Der Vorrat ist leer: { $resource }.
arcs-log-spent = { $seat } gibt 1 { $resource } aus.
arcs-log-spent-as = { $seat } gibt 1 { $token } als { $resource } aus.
arcs-log-spent-in-vain = { $seat } gibt 1 { $resource } wirkungslos aus, wegen des Aufschreis.
arcs-log-discarded = { $seat } wirft 1 { $resource } ab.
arcs-log-swapped = { $seat } tauscht { $one } ({ $a }) und { $other } ({ $b }).
arcs-log-shifted = { $seat } verlegt { $resource }: { $from } → { $to }.
arcs-log-token-stolen = { $seat } stiehlt 1 { $resource } von { $rival }.
arcs-log-guild-stolen = { $seat } stiehlt „{ $card }“ von { $rival }.
arcs-log-outraged = { $seat } verursacht einen Aufschrei: { $resource }.
arcs-log-begins-outraged = { $seat } beginnt mit dem Aufschrei dieser Art: { $resource }.
arcs-log-card-discarded = { $seat } wirft „{ $card }“ ab.
arcs-log-buried = „{ $card }“ wird unter dem Hofstapel begraben.

## Spielverlauf: Aktionen

arcs-log-taxed = { $seat } besteuert eine Stadt ({ $site }).
arcs-log-captured = { $n ->
    [one] { $seat } nimmt 1 Agenten von { $rival } gefangen.
   *[other] { $seat } nimmt { $n } Agenten von { $rival } gefangen.
 }
arcs-log-built = { $seat } baut 1 { $piece } ({ $at }).
arcs-log-built-damaged = { $seat } baut 1 { $piece } ({ $at }), beschädigt, denn ein Rivale kontrolliert den Sektor.
arcs-log-moved = { $fresh ->
    [0] { $damaged ->
        [one] { $seat } bewegt 1 beschädigtes Schiff: { $from } → { $to }.
       *[other] { $seat } bewegt { $damaged } beschädigte Schiffe: { $from } → { $to }.
     }
   *[other] { $damaged ->
        [0] { $fresh ->
            [one] { $seat } bewegt 1 Schiff: { $from } → { $to }.
           *[other] { $seat } bewegt { $fresh } Schiffe: { $from } → { $to }.
         }
       *[other] { $seat } bewegt Schiffe: { $from } → { $to } ({ $fresh } intakt, { $damaged } beschädigt).
     }
 }
arcs-log-ship-repaired = { $seat } repariert 1 Schiff ({ $at }).
arcs-log-building-repaired = { $seat } repariert 1 { $kind } ({ $site }).
arcs-log-influenced = { $seat } platziert 1 Agenten auf „{ $card }“.
arcs-log-secured = { $seat } sichert „{ $card }“.
arcs-log-ransacked = { $seat } raubt den Hof aus und nimmt „{ $card }“.
arcs-log-agents-taken = { $n ->
    [one] { $seat } nimmt davon 1 Agenten von { $rival } als Trophäe.
   *[other] { $seat } nimmt davon { $n } Agenten von { $rival } als Trophäen.
 }
arcs-log-used = { $seat } setzt „{ $card }“ ein.
arcs-log-laid-beside = { $seat } legt „{ $card }“ neben { $beside } und nimmt jene Karte am Ende der Runde.
arcs-log-lavish = Mit „{ $card }“ wirft { $seat } allen Treibstoff ab.
arcs-log-ships-placed = { $n ->
    [one] { $seat } platziert 1 Schiff ({ $at }).
   *[other] { $seat } platziert { $n } Schiffe ({ $at }).
 }
arcs-log-card-given = { $seat } gibt { $rival } „{ $card }“.
arcs-log-pruned = { $seat } stutzt ein Gebäude und hat hier jetzt: { $kind } ({ $site }).
arcs-log-rifles-fired = { $seat } schießt auf { $rival }: { $from } → { $at }.
arcs-log-captives-freed = { $n ->
    [one] { $seat } gibt 1 Gefangenen an { $rival } zurück.
   *[other] { $seat } gibt { $n } Gefangene an { $rival } zurück.
 }
arcs-log-captives-executed = { $n ->
    [one] { $seat } richtet 1 Gefangenen von { $rival } hin: er wird zur Trophäe.
   *[other] { $seat } richtet { $n } Gefangene von { $rival } hin: sie werden zu Trophäen.
 }
arcs-log-traded = { $seat } tauscht mit { $rival }: nimmt 1 { $taken }, gibt 1 { $given }.
arcs-log-court-shuffled = Karten werden in den Hofstapel gemischt.

## Spielverlauf: Kampf

arcs-log-battle = { $seat } greift { $rival } an ({ $at }).
arcs-log-collected = { $n ->
    [one] { $seat } wählt 1 { $die }-Würfel.
   *[other] { $seat } wählt { $n } { $die }-Würfel.
 }
arcs-log-rolled = Der { $die }-Würfel zeigt: { $shows }.
arcs-log-rerolled = { $seat } würfelt 1 { $die }-Würfel neu, der dies zeigt: { $shows }.
arcs-log-totals = Der ganze Wurf: { $roll }.
arcs-log-ships-damaged = { $n ->
    [one] { $seat } erhält Treffer ({ $at }): 1 Schiff wird beschädigt.
   *[other] { $seat } erhält Treffer ({ $at }): { $n } Schiffe werden beschädigt.
 }
arcs-log-ships-destroyed = { $n ->
    [one] { $seat } zerstört 1 Schiff von { $rival } ({ $at }) und nimmt es als Trophäe.
   *[other] { $seat } zerstört { $n } Schiffe von { $rival } ({ $at }) und nimmt sie als Trophäen.
 }
arcs-log-building-damaged = { $seat } erhält 1 Treffer: { $kind } beschädigt ({ $site }).
arcs-log-building-destroyed = { $seat } zerstört ein Gebäude von { $rival } und nimmt es als Trophäe: { $kind } ({ $site }).
arcs-log-city-returned = { $seat } nimmt eine Stadt auf das Tableau zurück ({ $site }).
arcs-log-battle-ends = Der Kampf ist vorbei.

## Spielverlauf: verborgene Karten

arcs-log-drew = { $seat } zieht { $card }.
arcs-log-drew-hidden = { $seat } zieht 1 Karte.
arcs-log-took-card = { $seat } nimmt { $card } auf die Hand.
arcs-log-looked = { $seat } sieht sich die Hand von { $rival } an.
arcs-log-exchanged = { $seat } gibt { $mine } an { $rival } und nimmt { $theirs }.
arcs-log-exchanged-hidden = { $seat } tauscht eine Handkarte mit { $rival }.
arcs-log-hand-discarded = { $seat } wirft { $card } verdeckt ab.
arcs-log-hand-discarded-hidden = { $seat } wirft 1 Handkarte verdeckt ab.

## Spielverlauf: das Ende eines Kapitels

arcs-log-scored = { $place ->
    [1] { $seat } hat den ersten Platz in der Ambition { $ambition }: +{ $power } Macht{ $markers ->
        [1] { "" }
       *[other] { " " }aus { $markers } Markern
     }{ $cities ->
        [0] { "" }
       *[other] , davon { $cities } für Städte
     }.
   *[other] { $seat } hat den zweiten Platz in der Ambition { $ambition }: +{ $power } Macht{ $markers ->
        [1] { "" }
       *[other] { " " }aus { $markers } Markern
     }.
 }
arcs-log-nobody-scored = Niemand erhält Macht für die Ambition { $ambition }.
arcs-log-trophies-returned = Alle Trophäen werden zurückgegeben.
arcs-log-captives-returned = Alle Gefangenen werden zurückgegeben.
arcs-log-marker-flipped = Ein Ambitionsmarker wird umgedreht: ab jetzt erster Platz +{ $first }, zweiter Platz +{ $second } Macht.
arcs-log-won = { $seat } gewinnt die Partie!

## Warum nicht: der Tisch, der Draft und die Frage

arcs-why-players = Eine Partie ist für 2–4 Personen, und eine davon beginnt; hier ist die Zahl { $n }.
arcs-why-other-board = Diese Aufbaukarte ist für eine andere Zahl von Personen, nicht für { $n }.
arcs-why-lore-each = Jede Person bekommt 1 oder 2 Mythoskarten; hier ist die Zahl { $n }.
arcs-why-one-leader = Du hast schon einen Machthaber: Nimm eine Mythoskarte.
arcs-why-enough-lore = { $n ->
    [one] Du hast schon deine Mythoskarte: Nimm einen Machthaber.
   *[other] Du hast schon deine { $n } Mythoskarten: Nimm einen Machthaber.
 }
arcs-why-not-in-row = „{ $card }“ steht im Draft nicht zur Wahl.
arcs-why-not-your-turn = Gerade entscheidet jemand anderes.
arcs-why-other-question = Das beantwortet nicht die Frage, die gerade offen ist.
arcs-why-one-at-a-time = Auftakt-Aktionen führst du einzeln aus: Beende zuerst die begonnene.

## Warum nicht: eine Karte spielen

arcs-why-not-in-hand = { $card } ist nicht auf deiner Hand.
arcs-why-not-the-lead = Die Primuskarte dieser Runde liegt schon: Übertriff sie, kopiere sie oder weiche ab.
arcs-why-must-follow = Nur wer die Initiative hat, kann verzichten: Spiele eine Karte.
arcs-why-other-suit = Zum Übertreffen brauchst du eine Karte in der Farbe der Primuskarte: { $suit }.
arcs-why-too-low = Zum Übertreffen brauchst du eine Zahl über { $n }.
arcs-why-lead-suit = Zum Abweichen brauchst du eine andere Farbe: Mit { $suit } kannst du nur übertreffen oder kopieren.
arcs-why-already-seized = Die Initiative wurde in dieser Runde schon ergriffen.
arcs-why-holds-initiative = Du hast die Initiative schon.
arcs-why-no-marker = Kein Ambitionsmarker ist verfügbar.
arcs-why-other-ambition = Mit der Zahl deiner Karte kannst du diese Ambition nicht bekunden: { $ambition }.

## Warum nicht: Auftakt und Aktionssterne

arcs-why-prelude-over = Dein Auftakt ist vorbei: Er endet mit dem ersten Aktionsstern, den du verwendest.
arcs-why-no-pips = Du hast keinen Aktionsstern mehr.
arcs-why-not-this-action = Deine Aktionssterne erlauben diese Aktion nicht: { $action }.
arcs-why-not-by-resource = Diese Ressource ({ $resource }) gibt dir diese Aktion nicht: { $action }.
arcs-why-no-token = Auf { $slot } liegt kein Marker.
arcs-why-not-as-that-type = Dieser Marker ({ $slot }) kann nicht als { $resource } ausgegeben werden.
arcs-why-not-yours = „{ $card }“ ist nicht in deinem Spielbereich.
arcs-why-no-prelude = „{ $card }“ hat keine Auftakt-Aktion.
arcs-why-just-secured = Du hast „{ $card }“ in diesem Auftakt gesichert: Die Auftakt-Aktion steht dir ab deinem nächsten Zug offen.
arcs-why-once-per-turn = Du hast „{ $card }“ in diesem Zug schon eingesetzt.
arcs-why-none-in-supply = Im Vorrat ist diese Ressource nicht mehr vorhanden: { $resource }.

## Warum nicht: Aktionen

arcs-why-out-of-play = Dieser Sektor ist nicht im Spiel: { $at }.
arcs-why-not-controlled = Du kontrollierst diesen Sektor nicht ({ $at }): Dafür brauchst du dort mehr intakte Schiffe als jeder Rivale.
arcs-why-no-city = Hier steht keine Stadt: { $site }.
arcs-why-already-taxed = Diese Stadt wurde in diesem Zug schon besteuert.
arcs-why-none-left = Du hast keinen weiteren Marker dieser Art: { $piece }.
arcs-why-not-present = Du hast hier weder Schiff noch Gebäude: { $at }.
arcs-why-no-starport = Du hast hier keinen Raumhafen: { $at }.
arcs-why-starport-used = Jeder deiner Raumhäfen hier hat in diesem Zug schon ein Schiff gebaut: { $at }.
arcs-why-gate-has-no-slots = Ein Tor hat keine Gebäudefelder: { $at }.
arcs-why-no-empty-slot = Hier ist kein Gebäudefeld leer: { $at }.
arcs-why-no-ships = Du hast hier keine Schiffe: { $at }.
arcs-why-not-adjacent = Diese Sektoren sind nicht benachbart: { $from } und { $to }.
arcs-why-fewer-ships = So viele Schiffe kannst du hier nicht bewegen.
arcs-why-too-many-ships = { $n ->
    [one] Höchstens 1 Schiff kann sich auf einmal bewegen.
   *[other] Höchstens { $n } Schiffe können sich zusammen bewegen.
 }
arcs-why-nothing-damaged = Hier ist nichts von dir beschädigt: { $at }.
arcs-why-not-damaged = Dieses Gebäude ist nicht beschädigt: { $site }.
arcs-why-no-agents = In deinem Vorrat ist kein Agent mehr.
arcs-why-not-in-court = „{ $card }“ liegt nicht am Hof.
arcs-why-not-most-agents = Du brauchst auf „{ $card }“ mehr Agenten als jeder einzelne Rivale.

## Warum nicht: Kampf und Überfall

arcs-why-no-attacker = Du hast hier keine Schiffe, die angreifen könnten: { $at }.
arcs-why-no-defender = { $rival } hat hier weder Schiffe noch Gebäude: { $at }.
arcs-why-nothing-to-raid = Keine Überfall-Würfel: Der Verteidiger hat hier kein Gebäude ({ $at }), aber anderswo eines.
arcs-why-too-few-dice = { $n ->
    [one] Du musst mindestens 1 Würfel dieser Art wählen.
   *[other] Du musst mindestens { $n } Würfel dieser Art wählen.
 }
arcs-why-too-many-dice = { $n ->
    [0] Du kannst keine Würfel dieser Art wählen.
    [one] Du kannst höchstens 1 Würfel dieser Art wählen.
   *[other] Du kannst höchstens { $n } Würfel dieser Art wählen.
 }
arcs-why-hits-wasted = Ein Treffer ginge verloren, obwohl er noch ein Ziel hat: Verteile die Treffer anders.
arcs-why-not-defending = Hier steht kein Gebäude des Verteidigers: { $site }.
arcs-why-missing-keys = { $n ->
    [one] Das kostet 1 Schlüssel, und du hast keinen mehr.
   *[other] Das kostet { $n } Schlüssel, und du hast weniger übrig.
 }
arcs-why-no-agent-there = { $rival } hat keinen Agenten auf „{ $card }“.
arcs-why-no-exchange = Dieser Tausch ändert nichts: In beiden Feldern liegt dasselbe, ihre Überfallkosten sind gleich, oder eines ist verdeckt.

## Warum nicht: Karten, die etwas verbieten oder verlangen

arcs-why-guarded = „{ $card }“ schützt das vor Diebstahl.
arcs-why-no-raid-dice = Keine Überfall-Würfel: Der Verteidiger hat „{ $card }“ und hier einen intakten Raumhafen: { $at }.
arcs-why-needs-control = „{ $card }“ wirkt nur in Sektoren, die du kontrollierst, und diesen kontrollierst du nicht: { $at }.
arcs-why-no-card-of-suit = „{ $card }“ braucht eine Karte dieser Farbe, die in dieser Runde offen gespielt wurde: { $suit }.
arcs-why-supply-first = „{ $card }“ stiehlt erst, wenn der Vorrat leer ist, und das ist er noch nicht: { $resource }.
arcs-why-callow-tax = Mit „{ $card }“ besteuerst du nur in Sektoren, die du kontrollierst, und diesen kontrollierst du nicht: { $at }.
arcs-why-nothing-follows = Mit „{ $card }“ muss diese Aktion folgen, und sie wäre dann nicht möglich: { $action }.
arcs-why-no-guild-to-give = Mit „{ $card }“ bezahlst du jedes Bekunden mit einer Gildenkarte, und du hast keine.
arcs-why-needs-two-agents = Mit „{ $card }“ brauchst du mindestens 2 eigene Agenten auf einer Gildenkarte, um sie zu sichern.
arcs-why-no-fresh-ships = „{ $card }“ braucht intakte Schiffe, und du hast hier keine: { $at }.
arcs-why-has-not-moved = „{ $card }“ bewegt nur intakte Schiffe, die an der Bewegung teilgenommen haben, und hier sind keine: { $at }.
arcs-why-one-in-system = „{ $card }“ erlaubt hier nur 1 solches Gebäude, für alle zusammen: { $at }.
arcs-why-no-token-to-pay = „{ $card }“ kostet einen Marker, den du nicht hast: { $resource }.
arcs-why-not-in-slot = „{ $card }“ wirkt nur auf Gebäude in Gebäudefeldern, nicht hier: { $site }.
arcs-why-not-your-building = „{ $card }“ wirkt nur auf deine eigenen Gebäude, nicht hier: { $site }.
arcs-why-no-captives = „{ $card }“ braucht Gefangene, und du hast keine.
arcs-why-at-least-one = „{ $card }“: Wähle mindestens 1.
arcs-why-no-rival-agents = Auf „{ $card }“ liegt kein Agent eines Rivalen.
arcs-why-too-few-weapons = Um die Agenten auf „{ $card }“ zu entführen, brauchst du mindestens { $n } Waffensymbole.
arcs-why-prelude-begun = „{ $card }“ muss das Erste sein, was du in deinem Auftakt tust.
arcs-why-own-city = „{ $card }“ braucht die Stadt eines Rivalen, und diese ist deine eigene: { $site }.
arcs-why-nothing-to-trade = „{ $card }“: Der Besitzer dieser Stadt hat keinen Marker ihres Typs, oder du hast keinen, dessen Typ ihm fehlt: { $site }.
arcs-why-no-tokens = „{ $card }“ braucht einen Ressourcenmarker, und du hast keinen.
arcs-why-already-declared = „{ $card }“: In dieser Runde wurde schon eine Ambition bekundet.
arcs-why-face-down = „{ $card }“ braucht eine Karte, die übertrifft oder abweicht; deine liegt verdeckt.
arcs-why-only-standard = Eine Aktion, die ein Effekt gewährt, lässt sich nicht durch eine Spezial-Aktion ersetzen: { $action }.
