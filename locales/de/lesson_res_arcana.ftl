### Res Arcana: was in den Lektionen gesagt wird. Eine Nachricht je Zeile; die Namen sind die der Seiten in games/res_arcana/learn/.

lesson-res_arcana-1-title = Deine ersten Runden
lesson-res_arcana-1-about = Essenzen, Artefakte, Fähigkeiten und ein erster Ort der Macht.
lesson-res_arcana-1-goal = Du bist Magier, und dein Rivale auch. Wer 10 Punkte hat, wenn gezählt wird, gewinnt. Punkte liegen auf Artefakten, Monumenten und Orten der Macht; alles davor dient dazu, sie zu bezahlen.
lesson-res_arcana-1-pool = Das ist dein Magier, von Anfang an im Spiel. Neben deinem Namen liegt deine Reserve: von jeder Essenz eine. Daraus bezahlst du alles.
lesson-res_arcana-1-cost = Auf deiner Hand sind Artefakte, oben links stehen ihre Kosten. Das „Himmelsross“ kostet 1 Elan und 2 Ruhe, und du hast nur 1 Ruhe. Berühre es, wenn du magst: Der Tisch sagt dir, was fehlt.
lesson-res_arcana-1-shard = Der „Magische Splitter“ kostet gar nichts. Berühre ihn und spiele ihn aus: Das ist deine eine Aktion in diesem Zug.
lesson-res_arcana-1-power = Jede Karte sagt, was sie tut. Der gebogene Pfeil heißt: drehen; was hinter dem Pfeil steht, bekommst du. Setze den Splitter ein und nimm die Ruhe, die dir fehlt.
lesson-res_arcana-1-horse = Jetzt kannst du das Ross bezahlen. Spiele es aus: Von nun an gibt es dir zu Beginn jeder Runde 2 Essenzen.
lesson-res_arcana-1-mage = Dein Rivale hat gepasst und ruht bis zur nächsten Runde; du darfst weitermachen, Zug um Zug. Der „Alchemist“ hat zwei Fähigkeiten. Setze die zweite ein: drehen und 1 Leben erhalten.
lesson-res_arcana-1-tree = Der „Baum des Lebens“ kostet 1 Leben und 2 beliebige Essenzen. Spiele ihn aus und bezahle den Rest mit Leben und Tod: Behalte das Gold, es ist selten.
lesson-res_arcana-1-three = Eine ausgespielte Karte kannst du ab deinem nächsten Zug einsetzen. Drehe den Baum für 3 Leben. Dein Rivale bekommt auch 1: So ist er eben.
lesson-res_arcana-1-pass = Es gibt nichts mehr zu drehen. Passe: Du tauschst deinen magischen Gegenstand und ziehst eine Karte. Nimm „Alchemie“, sie macht Gold.
lesson-res_arcana-1-collect = Alle haben gepasst: eine neue Runde. Alle Karten stehen wieder aufrecht, und alles mit einem Sonnenaufgang gibt, was es zeigt. Das Ross lässt dich wählen: Nimm Elan und Ruhe.
lesson-res_arcana-1-gold = „Alchemie“, dein neuer Gegenstand: drehen und 4 beliebige Essenzen zahlen für 2 Gold. Bezahle 3 Leben und 1 Elan.
lesson-res_arcana-1-tower = Hier liegen die Orte der Macht. Der „Alchemistenturm“ kostet 3 Gold, genau was du hast. Nimm ihn in Besitz: Niemand kann ihn dir je nehmen.
lesson-res_arcana-1-score = Der Turm gibt jede Runde 3 Essenzen, und einen Punkt für jedes Gold, das auf ihm liegt. Noch liegt keines dort.
lesson-res_arcana-1-rest = Das „Füllhorn“ muss warten: Du hast alles ausgegeben. Passe, und nimm diesmal „Wiederbelebung“: Sie richtet eine gedrehte Karte auf.
lesson-res_arcana-1-rich = Sieh, wie viel jetzt hereinkommt. Nimm Elan und Ruhe vom Ross, dann Tod, Leben und Elan vom Turm: Du brauchst von jeder eine.
lesson-res_arcana-1-point = Zahle von jeder eine an den Turm: Er legt ein Gold auf sich, und das ist dein erster Punkt. Ohne gebogenen Pfeil darfst du das so oft tun, wie du bezahlen kannst.
lesson-res_arcana-1-last = So endet es: Haben alle gepasst und hat jemand 10 Punkte, ist das Spiel aus. Die meisten Punkte gewinnen, nicht die ersten zehn; bei Gleichstand die reichere Reserve, Gold zählt doppelt.
lesson-res_arcana-1-free = Ein Punkt von zehn. Haben alle gepasst, wird gezählt; bis dahin ist er nur versprochen.
lesson-res_arcana-1-end = Mehr brauchst du nicht. Spiele von hier aus weiter, gegen den sanftesten Bot.

lesson-res_arcana-2-title = Motoren, Angriffe und der Draft
lesson-res_arcana-2-about = Essenzen, die sich lohnen, ein Drache, und wie man Karten wählt.
lesson-res_arcana-2-engine = Ein Motor ist eine Karte, die mehr gibt, als sie gekostet hat. Der „Tresor“ zahlt Zinsen, solange Gold auf ihm liegt. Drehe ihn: Er legt 1 Gold auf sich.
lesson-res_arcana-2-attack = Ein Drache greift an: Du würdest 2 Leben verlieren, und für jedes fehlende Leben 2 andere Essenzen. Aber die Karte bietet einen Ausweg: Zahle 1 Ruhe, und dir geschieht nichts.
lesson-res_arcana-2-discard = Die „Seeschlange“ ist in diesem Spiel zu teuer. Wirf sie als Aktion ab: 1 Gold oder 2 andere. Nimm das Gold.
lesson-res_arcana-2-straight = Der „Feuerkelch“ richtet für 1 Elan eine andere Karte auf. Setze ihn auf den Tresor ein: So arbeitet er zweimal in einer Runde.
lesson-res_arcana-2-again = Noch einmal 1 Gold auf den Tresor.
lesson-res_arcana-2-pass = Es gibt nichts mehr zu drehen. Passe, und nimm „Transmutation“.
lesson-res_arcana-2-interest = Nun darfst du das Gold herunternehmen oder liegen lassen. Lass es liegen: Der Tresor zahlt jede Runde 2 beliebige Essenzen. Nimm 2 Leben.
lesson-res_arcana-2-draft = So wählst du auch im Draft: eine Karte, die früh etwas gibt, eine, die Gold daraus macht, eine, die Punkte bringt; und wenige, die dieselbe Essenz brauchen.
lesson-res_arcana-2-end = Jetzt kennst du die Tiefe. Spiele von hier aus weiter, gegen den sanftesten Bot.
