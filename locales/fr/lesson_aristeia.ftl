### Aristeia! : ce que dit le guide. Un message par ligne ; les noms sont ceux des pages de games/aristeia/learn/.

lesson-aristeia-1-title = Un Round dans l’HexaDome
lesson-aristeia-1-about = Planifier, bouger, attaquer, relancer et marquer.
lesson-aristeia-1-goal = Voici la zone de marque. À la fin du Round elle donne 3 points si vous y êtes seul, 2 si vous y êtes plus nombreux, 1 chacun à égalité. Huit points gagnent.
lesson-aristeia-1-plan = Chacun planifie en secret qui agit en premier et en dernier. Qui agit en dernier a le dernier mot sur la zone. Mettez Gata d’abord ; Wild Bill suit de lui-même.
lesson-aristeia-1-first = Les premières cartes sont révélées. Gata a la plus haute initiative, donc vous dites qui commence. Qu’elle y aille.
lesson-aristeia-1-points = Gata a 5 points d’action ce tour. Mouvement en coûte 2 et donne autant de pas que sa vitesse. Choisissez Mouvement.
lesson-aristeia-1-step = Pas à pas maintenant. La case sombre devant vous est bloquée : personne ne la traverse. Contournez-la par la case éclairée.
lesson-aristeia-1-zone = Encore un pas, et elle est dans la zone.
lesson-aristeia-1-done = Il reste des points, mais personne à portée qui les vaille. Ce qui ne sert pas est perdu. Terminez l’activation.
lesson-aristeia-1-bill = Parvati est entrée dans la zone, elle aussi. À Wild Bill : agissez encore en premier, choisissez Mouvement et entrez dans la zone à côté de Gata.
lesson-aristeia-1-range = Il reste trois points, juste le prix de ses Pistolets jumeaux. Parvati est à portée et en vue. Tirez.
lesson-aristeia-1-reroll = Les deux côtés ont lancé. Un de vos dés ne montre rien, et Bill est un pistolero : il peut relancer un dé. Prenez le dé vide.
lesson-aristeia-1-frag = Quatre succès, aucun blocage : Parvati va à l’infirmerie. C’est un Frag, et une Tactique pour vous. Terminez l’activation.
lesson-aristeia-1-score = Le dernier personnage de votre adversaire est trop loin. Vous étiez seul dans la zone : 3 points.
lesson-aristeia-1-last = Comment cela finit : dès que quelqu’un a 8 points, ou après le cinquième Round. Le plus de points gagne ; à égalité, le plus de Frags. Vous en avez déjà un : Parvati.
lesson-aristeia-1-free = Un nouveau Round commence, avec une autre zone, et Parvati revient du banc. Les Tactiques, les cartes de votre main, se jouent au moment qu’elles nomment.
lesson-aristeia-1-end = Voilà un Round. Continuez d’ici, contre le bot le plus doux.

lesson-aristeia-2-title = Un jet et ses fenêtres
lesson-aristeia-2-about = Tactiques, Switchs, et pourquoi on ne s’en va pas comme ça.
lesson-aristeia-2-attack = C’est la dernière activation du Round, et Parvati est à côté de Maximus, au milieu de la zone. Son bouclier n’atteint que les voisins. Attaquez-la.
lesson-aristeia-2-window = Avant que les dés tombent s’ouvre une fenêtre pour les Tactiques, et vous en avez une pour ce moment précis : « Main sûre » ajoute un dé. Jouez-la.
lesson-aristeia-2-switch = Les dés sont posés. On peut dépenser des symboles pour des Switchs avant de compter : deux spéciaux paient le Coup de bouclier, qui la déplace d’une case. Utilisez-le, et poussez-la de l’autre côté de la zone, loin de vous.
lesson-aristeia-2-hurt = Il restait deux succès, et elle n’a aucun blocage : 2 dommages. Son succès à elle a été arrêté par votre blocage. Allez maintenant au milieu : personne n’est à côté de vous, il ne faut aucun jet.
lesson-aristeia-2-adjacent = Vous voilà de nouveau à côté d’elle. Pour partir, il faudrait d’abord gagner un jet de désengagement. Restez, et terminez l’activation.
lesson-aristeia-2-plan = Deux contre un dans la zone : 2 points pour vous. Qui agit en dernier en décide ; pensez-y en planifiant : les forts tard, les rapides tôt.
lesson-aristeia-2-end = Vous en connaissez la profondeur. Continuez d’ici, contre le bot le plus doux.
