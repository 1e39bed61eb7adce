### Arcs: Namen und Texte der 25 Gilden-, 6 Vox-, 8 Machthaber- und 14 Mythoskarten und der Name der 28 Aktionskarten.
###
### Die Attribute einer Karte in der Reihenfolge, in der man sie liest:
###   .kind       was sie ist; bei einer Gildenkarte auch Art und Überfallkosten
###   .setup      Machthaber: Startmarker in den Sektoren A, B und C und Startressourcen
###   .ability-1  .ability-2  Machthaber: Name und Text einer Fähigkeit
###   .text       was gilt, solange du die Karte hast
###   .action-1   .action-2   Spezial-Aktion, in Klammern die Standard-Aktion, die sie ersetzt
###   .prelude    ihre Auftakt-Aktion
###   .secured    Vox: was geschieht, sobald die Karte gesichert oder beim Ausrauben des Hofes genommen wird

## Aktionskarten: Was eine Farbe erlaubt, steht bei der Farbe, was eine Zahl bekundet, bei der Ambition

arcs-action-card = { $suit } { $number }

## Gildenkarten: Baustoff

arcs-card-loyal-engineers = Loyale Ingenieure
    .kind = Gildenkarte: Baustoff, Überfallkosten 3
    .text = Du kannst Ressourcen jeder Art als Baustoff ausgeben, auch wenn eine der beiden Arten gesperrt ist. Verursachst du einen Baustoff-Aufschrei, wird diese Karte nicht abgeworfen.
arcs-card-mining-interest = Bergbau-Konsortium
    .kind = Gildenkarte: Baustoff, Überfallkosten 2
    .action-1 = Herstellen (Bauen): Du erhältst 1 Baustoff.
    .prelude = Wirf diese Karte ab: Du erhältst höchstens so viel Baustoff, wie du leere Ressourcenfelder hast. Ist der Vorrat leer, stiehlst du ihn stattdessen von Rivalen.
arcs-card-material-cartel = Baustoff-Kartell
    .kind = Gildenkarte: Baustoff, Überfallkosten 2
    .text = Der Baustoff-Vorrat liegt auf dieser Karte und zählt als deine Baustoff-Symbole. Er bleibt der Vorrat: Alle erhalten Baustoff daraus, du kannst ihn weder ausgeben noch abwerfen, und niemand kann ihn stehlen. Nach jeder Wertung werfen alle Rivalen ihre Baustoff-Marker ab.
    .prelude = Wirf diese Karte ab: Stiehl 1 Baustoff von einem Rivalen.
arcs-card-admin-union = Verwaltungsunion
    .kind = Gildenkarte: Baustoff, Überfallkosten 2
    .prelude = Platziere diese Karte neben einer Verwaltungskarte, die in dieser Runde offen gespielt wurde, auch deiner eigenen; sie verlässt deinen Spielbereich. Am Ende der Runde nimmst du die Verwaltungskarte auf die Hand und wirfst diese Karte ab.
arcs-card-construction-union = Konstruktionsunion
    .kind = Gildenkarte: Baustoff, Überfallkosten 2
    .prelude = Platziere diese Karte neben einer Konstruktionskarte, die in dieser Runde offen gespielt wurde, auch deiner eigenen; sie verlässt deinen Spielbereich. Am Ende der Runde nimmst du die Konstruktionskarte auf die Hand und wirfst diese Karte ab.

## Gildenkarten: Treibstoff

arcs-card-fuel-cartel = Treibstoff-Kartell
    .kind = Gildenkarte: Treibstoff, Überfallkosten 2
    .text = Der Treibstoff-Vorrat liegt auf dieser Karte und zählt als deine Treibstoff-Symbole. Er bleibt der Vorrat: Alle erhalten Treibstoff daraus, du kannst ihn weder ausgeben noch abwerfen, und niemand kann ihn stehlen. Nach jeder Wertung werfen alle Rivalen ihre Treibstoff-Marker ab.
    .prelude = Wirf diese Karte ab: Stiehl 1 Treibstoff von einem Rivalen.
arcs-card-loyal-pilots = Loyale Piloten
    .kind = Gildenkarte: Treibstoff, Überfallkosten 3
    .text = Du kannst Ressourcen jeder Art als Treibstoff ausgeben, auch wenn eine der beiden Arten gesperrt ist. Verursachst du einen Treibstoff-Aufschrei, wird diese Karte nicht abgeworfen.
arcs-card-gatekeepers = Torwachen
    .kind = Gildenkarte: Treibstoff, Überfallkosten 2
    .text = Greifst du an einem Tor an, kannst du bis zu 2 Würfel mehr wählen als 1 pro Schiff.
    .prelude = Wirf diese Karte ab: Platziere 1 Schiff an jedem Tor im Spiel. Hast du zu wenige, wähle die Tore.
arcs-card-shipping-interest = Fracht-Konsortium
    .kind = Gildenkarte: Treibstoff, Überfallkosten 2
    .action-1 = Synthetisieren (Bauen): Du erhältst 1 Treibstoff.
    .prelude = Wirf diese Karte ab: Du erhältst höchstens so viel Treibstoff, wie du leere Ressourcenfelder hast. Ist der Vorrat leer, stiehlst du ihn stattdessen von Rivalen.
arcs-card-spacing-union = Raumfahrtunion
    .kind = Gildenkarte: Treibstoff, Überfallkosten 2
    .prelude = Platziere diese Karte neben einer Mobilisierungskarte, die in dieser Runde offen gespielt wurde, auch deiner eigenen; sie verlässt deinen Spielbereich. Am Ende der Runde nimmst du die Mobilisierungskarte auf die Hand und wirfst diese Karte ab.

## Gildenkarten: Waffe

arcs-card-arms-union = Rüstungsunion
    .kind = Gildenkarte: Waffe, Überfallkosten 2
    .prelude = Platziere diese Karte neben einer Aggressionskarte, die in dieser Runde offen gespielt wurde, auch deiner eigenen; sie verlässt deinen Spielbereich. Am Ende der Runde nimmst du die Aggressionskarte auf die Hand und wirfst diese Karte ab.
arcs-card-prison-wardens = Gefängniswärter
    .kind = Gildenkarte: Waffe, Überfallkosten 2
    .action-1 = Zwangsrekrutieren (Bauen): Gib beliebig viele deiner Gefangenen zurück, mindestens 1, und erhalte für jeden 1 Ressource deiner Wahl.
    .action-2 = Hinrichten (Beeinflussen): Lege beliebig viele deiner Gefangenen, mindestens 1, zu deinen Trophäen.
    .prelude = Wirf diese Karte ab: Platziere 3 Schiffe in 1 Sektor, den du kontrollierst.
arcs-card-skirmishers = Plänkler
    .kind = Gildenkarte: Waffe, Überfallkosten 2
    .text = Nach deinem Wurf im Kampf kannst du einmal höchstens so viele Geplänkel-Würfel neu würfeln, wie du Waffen-Symbole hast (Marker und Gildenkarten, auch diese).
    .prelude = Wirf diese Karte ab: Platziere 3 Schiffe in 1 Sektor, den du kontrollierst.
arcs-card-court-enforcers = Vollstrecker des Hofes
    .kind = Gildenkarte: Waffe, Überfallkosten 2
    .action-1 = Entführen (Kämpfen): Wähle eine Hofkarte mit mindestens 1 rivalisierenden Agenten, aber weniger, als du Waffen-Symbole hast (Marker und Gildenkarten, auch diese). Nimm alle rivalisierenden Agenten darauf gefangen.
    .prelude = Wirf diese Karte ab: Platziere 3 Schiffe in 1 Sektor, den du kontrollierst.
arcs-card-loyal-marines = Loyale Marines
    .kind = Gildenkarte: Waffe, Überfallkosten 3
    .text = Du kannst Ressourcen jeder Art als Waffen ausgeben, auch wenn eine der beiden Arten gesperrt ist. Verursachst du einen Waffen-Aufschrei, wird diese Karte nicht abgeworfen.
    .prelude = Wirf diese Karte ab: Platziere 3 Schiffe in 1 Sektor, den du kontrollierst.

## Gildenkarten: Psi

arcs-card-lattice-spies = Netzspione
    .kind = Gildenkarte: Psi, Überfallkosten 2
    .prelude = Vor jeder anderen Auftakt-Aktion: Wirf diese Karte ab, um die Initiative zu ergreifen (ohne Wirkung, wenn du sie hast oder jemand sie in dieser Runde ergriffen hat).
arcs-card-farseers = Weitseher
    .kind = Gildenkarte: Psi, Überfallkosten 2
    .text = Wenn du eine Ambition bekundest, sieh dir die Hand eines Rivalen an; dann kannst du 1 deiner Karten gegen 1 seiner Karten tauschen.
    .prelude = Wirf diese Karte und beliebig viele Handkarten ab, auch keine. Ziehe ebenso viele und 1 mehr von unten aus dem Ablagestapel der Aktionskarten.
arcs-card-secret-order = Geheimorden
    .kind = Gildenkarte: Psi, Überfallkosten 2
    .text = Bekundest du mit deiner Primuskarte die Ambition Wächter oder Empath, wird der Nullmarker nicht platziert.
arcs-card-loyal-empaths = Loyale Empathen
    .kind = Gildenkarte: Psi, Überfallkosten 3
    .text = Du kannst Ressourcen jeder Art als Psi ausgeben, auch wenn eine der beiden Arten gesperrt ist. Verursachst du einen Psi-Aufschrei, wird diese Karte nicht abgeworfen.
arcs-card-silver-tongues = Silberzungen
    .kind = Gildenkarte: Psi, Überfallkosten 2
    .prelude = Wirf diese Karte ab: Stiehl 1 beliebige Ressource oder 1 beliebige Gildenkarte von einem Rivalen.

## Gildenkarten: Relikt

arcs-card-loyal-keepers = Loyale Wächter
    .kind = Gildenkarte: Relikt, Überfallkosten 3
    .text = Du kannst Ressourcen jeder Art als Relikte ausgeben, auch wenn eine der beiden Arten gesperrt ist. Verursachst du einen Relikt-Aufschrei, wird diese Karte nicht abgeworfen.
arcs-card-sworn-guardians = Vereidigte Hüter
    .kind = Gildenkarte: Relikt, Überfallkosten 1
    .text = Rivalen können weder deine Ressourcen noch deine anderen Gildenkarten stehlen. Diese Karte können sie stehlen; sie wird dann begraben statt behalten.
arcs-card-elder-broker = Altgedienter Makler
    .kind = Gildenkarte: Relikt, Überfallkosten 2
    .action-1 = Handeln (Besteuern): Wähle eine rivalisierende Stadt in einem Sektor, den du kontrollierst. Nimm von diesem Rivalen 1 Ressource der Art der Stadt und gib ihm 1 deiner Ressourcen von einer Art, die er nicht hatte.
    .prelude = Wirf diese Karte ab: Du erhältst 1 Baustoff, 1 Treibstoff und 1 Waffe.
arcs-card-relic-fence = Relikt-Hehler
    .kind = Gildenkarte: Relikt, Überfallkosten 2
    .prelude = Einmal pro Zug: Wirf 1 deiner Ressourcen ab, um 1 Relikt zu erhalten. Diese Karte bleibt.
arcs-card-galactic-bards = Galaktische Barden
    .kind = Gildenkarte: Relikt, Überfallkosten 1
    .text = Wenn du übertriffst oder abweichst, kannst du vor jeder Aktion die Ambition der gespielten Karte bekunden, falls in dieser Runde noch niemand eine bekundet hat. Der Nullmarker wird nicht platziert.

## Voxkarten

arcs-card-mass-uprising = Massenaufstand
    .kind = Voxkarte
    .secured = Wähle ein Cluster im Spiel und platziere 1 Schiff in jedem seiner 4 Sektoren. Hast du zu wenige, wähle die Sektoren. Wirf diese Karte ab.
arcs-card-populist-demands = Populistische Forderungen
    .kind = Voxkarte
    .secured = Du kannst eine beliebige Ambition bekunden; der Nullmarker wird nicht platziert. Wirf diese Karte ab.
arcs-card-outrage-spreads = Der Aufschrei breitet sich aus
    .kind = Voxkarte
    .secured = Du kannst eine Ressourcenart wählen: Alle, auch du, verursachen einen Aufschrei dieser Art. Niemand raubt den Hof aus. Wirf diese Karte ab.
arcs-card-song-of-freedom = Lied der Freiheit
    .kind = Voxkarte
    .secured = Du kannst 1 beliebige Stadt in einem Sektor, den du kontrollierst, deine oder eine rivalisierende, auf das zugehörige Tableau zurücklegen. Tust du das, kannst du die Initiative ergreifen. Mische diese Karte in den Hofstapel.
arcs-card-guild-struggle = Gildenstreit
    .kind = Voxkarte
    .secured = Du kannst 1 Gildenkarte von einem Rivalen stehlen. Mische alle Gildenkarten aus dem Ablagestapel der Hofkarten in den Hofstapel. Wirf diese Karte ab.
arcs-card-call-to-action = Aufruf zum Handeln
    .kind = Voxkarte
    .secured = Ziehe die unterste Karte des Ablagestapels der Aktionskarten. Wirf diese Karte ab.

## Machthaberkarten

arcs-card-elder = Ältester
    .kind = Machthaberkarte
    .setup = A: Stadt, 3 Schiffe. B: Raumhafen, 3 Schiffe. C: 2 Schiffe. Ressourcen: Relikt, Baustoff.
    .ability-1 = Verehrt: Nach einem Kampf, in dem du Verteidiger warst und der Angreifer eine Trophäe genommen hat, kannst du 1x beeinflussen. Wer in einem Kampf deine Stadt zerstört, raubt den Hof nicht aus.
    .ability-2 = Gerecht: Bei der Wertung von Tyrann gibt dir der erste Platz die Macht des zweiten ohne Bonusmacht der Städte und der zweite Platz keine Macht.
arcs-card-mystic = Mystiker
    .kind = Machthaberkarte
    .setup = A: Stadt, 3 Schiffe. B: Raumhafen, 3 Schiffe. C: 2 Schiffe. Ressourcen: Psi, Relikt.
    .ability-1 = Eingestimmt: Besteuerst du mit dem Aktionsstern vom Kopieren oder Abweichen, erhältst du zusätzlich 1 Psi.
    .ability-2 = Rätselhaft: Platziere beim Aufbau je 1 Agenten auf deinem Ressourcensymbol für Baustoff und dem für Treibstoff. Beide Arten sind von Anfang an gesperrt; abgeworfen wird nichts.
arcs-card-fuel-drinker = Treibstofftrinker
    .kind = Machthaberkarte
    .setup = A: Stadt, 3 Schiffe. B: Raumhafen, 3 Schiffe. C: 2 Schiffe. Ressourcen: Treibstoff, Treibstoff.
    .ability-1 = Unersättlich: Besteuerst du mit dem Aktionsstern vom Kopieren oder Abweichen, erhältst du zusätzlich 1 Treibstoff.
    .ability-2 = Verschwenderisch: Lag auf Magnat ein Ambitionsmarker, wirf nach der Wertung alle deine Treibstoff-Marker ab.
arcs-card-upstart = Emporkömmling
    .kind = Machthaberkarte
    .setup = A: Stadt, 4 Schiffe. B: Raumhafen, 3 Schiffe. C: 2 Schiffe. Ressourcen: Psi, Baustoff.
    .ability-1 = Ehrgeizig: Wenn du eine Ambition bekundest, kannst du 1 Ressource beliebiger Art erhalten.
    .ability-2 = Unerfahren: Du kannst keine Stadt in einem Sektor besteuern, den du nicht kontrollierst, auch keine eigene.
arcs-card-rebel = Rebell
    .kind = Machthaberkarte
    .setup = A: Raumhafen, 4 Schiffe. B: 4 Schiffe. C: 2 Schiffe. Ressourcen: Baustoff, Waffe.
    .ability-1 = Entschlossen: Greifst du an, kannst du 2 Würfel mehr wählen als 1 pro Schiff und musst insgesamt mindestens 2 wählen.
    .ability-2 = Ungeordnet: Du kannst nie mehr als 2 Schiffe auf einmal bewegen, auch nicht in einem Schritt einer Katapultbewegung.
arcs-card-warrior = Krieger
    .kind = Machthaberkarte
    .setup = A: Stadt, 3 Schiffe. B: Raumhafen, 3 Schiffe. C: 2 Schiffe. Ressourcen: Waffe, Baustoff.
    .ability-1 = Taktisch: Kämpfst du mit dem Aktionsstern vom Kopieren oder Abweichen, kannst du vor oder nach dem Kampf 1x bewegen.
    .ability-2 = Gewalttätig: Bei der Wertung von Empath gibt dir der erste Platz die Macht des zweiten ohne Bonusmacht der Städte und der zweite Platz keine Macht.
arcs-card-feastbringer = Festbringer
    .kind = Machthaberkarte
    .setup = A: Stadt, 3 Schiffe. B: Stadt, 3 Schiffe. C: 3 Schiffe. Ressourcen: Relikt, Baustoff.
    .ability-1 = Charismatisch: Sicherst du mit dem Aktionsstern vom Kopieren oder Abweichen, kannst du davor oder danach 1x beeinflussen.
    .ability-2 = Großzügig: Um eine Ambition zu bekunden, musst du dem Rivalen mit der wenigsten Macht 1 deiner Gildenkarten geben. Ohne Gildenkarte kannst du nicht bekunden.
arcs-card-demagogue = Demagoge
    .kind = Machthaberkarte
    .setup = A: Stadt, 3 Schiffe. B: Raumhafen, 3 Schiffe. C: 2 Schiffe. Ressourcen: Psi, Waffe.
    .ability-1 = Kühn: Wenn du eine Ambition bekundest, kannst du je 1 Agenten auf beliebig vielen Hofkarten platzieren.
    .ability-2 = Misstrauisch: Um eine Gildenkarte zu sichern, brauchst du darauf mindestens 2 Agenten und mehr als jeder einzelne Rivale.

## Mythoskarten

arcs-card-tool-priests = Werkzeugpriester
    .kind = Mythoskarte
    .action-1 = Herbeirufen (Bauen), einmal pro Zug: Platziere 1 Schiff in einem Sektor, den du kontrollierst und in dem irgendeine Stadt steht.
arcs-card-galactic-rifles = Galaktische Gewehre
    .kind = Mythoskarte
    .action-1 = Gewehre abfeuern (Kämpfen): Wähle einen Sektor mit intakten Schiffen von dir und einen Rivalen in einem benachbarten Sektor. Wirf bis zu 1 Geplänkel-Würfel pro intaktem Schiff, höchstens 6. Jeder Treffer trifft dort ein Schiff dieses Rivalen oder, wenn keines übrig ist, ein Gebäude. Das ist kein Kampf.
arcs-card-sprinter-drives = Sprintantriebe
    .kind = Mythoskarte
    .text = Nach einer Bewegung kannst du 1 Sektor wählen und beliebige intakte Schiffe von dir dort, die daran teilgenommen haben, zusammen noch einmal bewegen.
arcs-card-mirror-plating = Spiegelpanzerung
    .kind = Mythoskarte
    .text = Bist du Verteidiger und wirft der Angreifer mindestens 1 Angriff-Würfel, füge dem Wurf 1 Fadenkreuz hinzu.
arcs-card-hidden-harbors = Verborgene Häfen
    .kind = Mythoskarte
    .text = Schiffe, die du baust, sind immer intakt. Wo du einen intakten Raumhafen hast, können gegen dich keine Überfall-Würfel gewählt werden.
arcs-card-signal-breaker = Signalbrecher
    .kind = Mythoskarte
    .text = Greifst du an und sind zu Beginn des Kampfes alle deine Schiffe dort intakt, ignoriere 1 gewürfeltes Fadenkreuz.
arcs-card-repair-drones = Reparaturdrohnen
    .kind = Mythoskarte
    .text = Nach einem Kampf, in dem du Angreifer warst, kannst du 1 der angreifenden Schiffe reparieren, die dir geblieben sind.
arcs-card-gate-ports = Torhäfen
    .kind = Mythoskarte
    .text = Du kannst Raumhäfen an Toren bauen, an denen du einen Marker hast, insgesamt höchstens 1 pro Tor. Betreten Schiffe eines Rivalen durch eine Bewegung ein Tor, das du kontrollierst und an dem du einen intakten Raumhafen hast, nimm 1 Agenten dieses Rivalen gefangen.
arcs-card-cloud-cities = Wolkenstädte
    .kind = Mythoskarte
    .text = Du kannst Städte außerhalb der Gebäudefelder auf Planeten bauen, auf denen du einen Marker hast, insgesamt höchstens 1 pro Planet. Jede kostet dich zusätzlich 1 Ressource der Planetenart, auch eine gesperrte.
arcs-card-living-structures = Lebende Strukturen
    .kind = Mythoskarte
    .action-1 = Ernähren (Bauen): Besteuere eine deiner Städte.
    .action-2 = Stutzen (Reparieren): Ersetze einen deiner Raumhäfen auf einem Gebäudefeld durch eine Stadt oder eine deiner Städte durch einen Raumhafen. Das Gebäude bleibt intakt oder beschädigt, wie es war.
arcs-card-gate-stations = Torstationen
    .kind = Mythoskarte
    .text = Du kannst Städte an Toren bauen, an denen du einen Marker hast, insgesamt höchstens 1 pro Tor. Eine solche Stadt hat die Arten aller Planeten ihres Clusters, auf denen eine Stadt steht: Besteuert gibt sie 1 Ressource einer dieser Arten; wird sie zerstört, folgt ein Aufschrei jeder dieser Arten.
arcs-card-railgun-arrays = Railgun-Batterien
    .kind = Mythoskarte
    .text = Bist du Verteidiger mit mindestens 1 intakten Schiff, erhalten die angreifenden Schiffe 1 Treffer, bevor Würfel gewählt werden.
arcs-card-ancient-holdings = Uralte Besitztümer
    .kind = Mythoskarte
    .text = Diese Karte ist ein weiteres Ressourcenfeld mit Überfallkosten 4.
arcs-card-seeker-torpedoes = Suchtorpedos
    .kind = Mythoskarte
    .text = Nach deinem Wurf im Kampf kannst du einmal höchstens so viele Angriff-Würfel neu würfeln, wie du intakte angreifende Schiffe hast.
