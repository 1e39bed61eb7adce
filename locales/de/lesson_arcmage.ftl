### Arcmage: was in den Lektionen gesagt wird. Eine Nachricht je Zeile; die Namen sind die der Seiten in games/arcmage/learn/.

lesson-arcmage-1-title = Zwei Züge vor den Toren
lesson-arcmage-1-about = Ressourcen, Kreaturen, Armee und ein Angriff auf eine Stadt.
lesson-arcmage-1-goal = Diese Stadt ist alles, was dein Gegenüber gebaut hat. Zerstöre sie, und du hast gewonnen. Die Zahl ist ihre Verteidigungskraft; Schaden an Städten heilt nie.
lesson-arcmage-1-draw = Dein Zug beginnt mit einer Wahl: 2 ziehen; oder 1 ziehen und eine Ressource auslegen; oder keine ziehen und 2 auslegen. Ziehe 1.
lesson-arcmage-1-resource = Jede Handkarte kann zur Ressource werden; sie liegt dann verdeckt. Gib die „Botanikerin“ und lass sie für Gaia stehen.
lesson-arcmage-1-play = Drei Gaia-Ressourcen bezahlen den „Elfenbogenschützen“. Spiele ihn aus: Er kommt in deine Stadt, und dieser macht sie stärker.
lesson-arcmage-1-move = Alle Ressourcen sind ausgegeben. In der Stadt verteidigen Kreaturen nur; zum Angreifen müssen sie in die Armee. Bewege den Bogenschützen dorthin: Das markiert ihn, bereit ist er erst in deinem nächsten Zug.
lesson-arcmage-1-phase = Der „Falkner“ steht in der Armee und ist bereit. Weiter zur Angriffsphase: passe.
lesson-arcmage-1-attack = Greife den „Bau“ an.
lesson-arcmage-1-attackers = Wähle, wer angreift. Der Bogenschütze ist markiert und kann nicht. Nimm den Falkner und sage dann, dass das alle sind.
lesson-arcmage-1-hit = Die einzige gegnerische Kreatur ist markiert und verteidigt nicht: Die Stadt verliert 1. Auch der Falkner ist jetzt markiert und könnte dich nicht verteidigen. Passe, um deinen Zug zu beenden.
lesson-arcmage-1-built = Dein Gegenüber hat einen ganzen Zug ausgesetzt und eine zweite Stadt gebaut. Nun müssen beide fallen. Du könntest dasselbe tun; beginne stattdessen deinen Zug.
lesson-arcmage-1-two = Alles Deine ist wieder unmarkiert. Ziehe 1 und lege die „Genährte Blume“ als Gaia aus.
lesson-arcmage-1-again = Erst angreifen, dann ausspielen: So weiß niemand, was kommt. Passe zur Angriffsphase.
lesson-arcmage-1-both = Greife den Bau noch einmal an, mit dem Falkner und dann dem Bogenschützen. Wer unverteidigt angreift, trifft die Stadt.
lesson-arcmage-1-late = Nur 1 ist von ihr übrig. Nach dem Angriff kommt eine zweite Spielphase: Spiele die „Nachtigall“ mit dem, was du hast.
lesson-arcmage-1-last = So endet es: Eine Stadt, deren Verteidigungskraft auf 0 fällt, ist zerstört. Wer keine gebaute Stadt mehr hat, ist besiegt, auch mit ungebauten Städten; wer übrig bleibt, gewinnt.
lesson-arcmage-1-free = So geht es: Ressourcen, Kreaturen, Armee, Angriff, und nie ohne jemanden daheim.
lesson-arcmage-1-end = Das ist ein Zug. Spiele von hier aus weiter, gegen den sanftesten Bot: Der Bau steht nicht mehr lange.

lesson-arcmage-2-title = Der Stapel, und mehrere Verteidigende
lesson-arcmage-2-about = Antworten, gemeinsam verteidigen, und was ein Deck braucht.
lesson-arcmage-2-window = Dein Gegenüber greift deine Stadt mit zwei Kreaturen an. Bevor Verteidigung zugewiesen wird, darfst du ein Ereignis spielen, obwohl du nicht am Zug bist. Spiele „Früher Frühling“: Er macht deine Stadt stärker.
lesson-arcmage-2-stack = Es kam auf den Stapel; beide hätten mit einem weiteren Ereignis antworten können, das zuerst geschehen wäre. Niemand tat es, also ist es geschehen.
lesson-arcmage-2-both = Nun verteidige. Mehrere Kreaturen dürfen sich einer angreifenden stellen, und sie erleidet die Summe. Stelle beide gegen den „Ork-Kriegsherrn“: Zusammen sind sie zu stark für ihn.
lesson-arcmage-2-split = Der Kriegsherr ist gefallen. Sein Schaden wurde auf deine beiden verteilt, und keine ist gestorben. Der „Ghul“ blieb unverteidigt und traf die Stadt. Verteidigen markiert niemanden.
lesson-arcmage-2-mine = Deine beiden sind also in deinem Zug bereit, während die gegnerische Kreatur markiert ist. Ziehe 2, geh zur Angriffsphase, und schlage allein mit dem „Adlerreiter“ zu: Die andere bleibt zum Verteidigen.
lesson-arcmage-2-deck = Ein Deck hat 45 Karten, mindestens drei Städte und höchstens drei gleichen Namens. Nimm eine oder zwei Fraktionen, damit die Loyalität leicht zu zahlen ist; viele billige Kreaturen, einige Ereignisse. Du baust es unter Decks.
lesson-arcmage-2-end = Jetzt kennst du die Tiefe. Spiele von hier aus weiter, gegen den sanftesten Bot.
