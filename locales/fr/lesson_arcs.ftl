### Arcs : ce que dit le guide. Un message par ligne ; les noms sont ceux des pages de games/arcs/learn/.

lesson-arcs-1-title = Trois manches parmi les étoiles
lesson-arcs-1-about = Mener, déclarer, suivre, prendre l’initiative, se déplacer, combattre, sécuriser.
lesson-arcs-1-goal = Dans Arcs tout est question de pouvoir, et le pouvoir vient des ambitions. Quelqu’un déclare ce qui comptera dans ce chapitre ; qui en a le plus quand les mains sont vides marque. Déclarons-en une qui vous convient.
lesson-arcs-1-map = Cette planète est à vous : une cité et trois vaisseaux. Sa ressource est Psionique. Vous en avez déjà une, et votre cité peut en donner d’autres.
lesson-arcs-1-lead = Vous avez l’initiative, donc vous menez. Le type dit ce que vous pouvez faire, les étoiles combien de fois, la valeur quelle ambition déclarer. Jouez Administration 6.
lesson-arcs-1-declare = Le 6 est celui d’Oracle, qui compte les Psioniques. Déclarez-la : le meilleur marqueur y va. Le prix : votre carte vaut maintenant 0, et se surpasse sans peine.
lesson-arcs-1-tax = Deux étoiles, deux actions. Taxez votre cité : elle donne un Psionique. Vos jetons peuvent alors changer de place ; ce n’est pas nécessaire, dites que c’est terminé.
lesson-arcs-1-court = La même cité ne se taxe pas deux fois par tour. Servez-vous de l’autre étoile à la Cour : posez un agent sur « Alliance minière ».
lesson-arcs-1-turn = Il ne reste plus d’étoile. Finissez votre tour et regardez votre ennemi suivre.
lesson-arcs-1-follow = Votre ennemi a surpassé votre 0, pris l’initiative et joue maintenant Construction 3. Votre Construction 2 est trop basse pour surpasser. Pivotez : toute carte d’un autre type donne une action de ce type. Jouez Mobilisation 5.
lesson-arcs-1-seize = Avant d’agir, vous pouvez jouer une carte de plus, face cachée, et prendre l’initiative. Donnez Administration 2 : vous mènerez la manche suivante.
lesson-arcs-1-move = Une action : déplacer. Menez vos deux vaisseaux d’ici au portail voisin, où votre ennemi en a deux. Puis finissez votre tour.
lesson-arcs-1-battle = Vous menez de nouveau. Agression permet de combattre, de déplacer ou de sécuriser. Jouez Agression 4, et ne déclarez rien cette fois.
lesson-arcs-1-fight = Combattez votre ennemi au portail.
lesson-arcs-1-dice = Un dé par vaisseau. Les dés d’escarmouche sont sûrs ; ceux d’assaut frappent plus fort, et parfois vous-même. Prenez-en un de chaque, et aucun de raid : il n’y a pas de bâtiment à piller.
lesson-arcs-1-secure = Trois dommages : un vaisseau est détruit, c’est votre trophée ; l’autre est endommagé. Il reste une étoile. Sur « Alliance minière » vous avez le plus d’agents : sécurisez-la. (Sur l’autre, c’est votre ennemi.)
lesson-arcs-1-score = La carte est à vous, ses pouvoirs aussi. N’oubliez pas Oracle : compte ce que vous aurez à la fin du chapitre. Finissez votre tour.
lesson-arcs-1-last = Comment cela finit : après le cinquième chapitre, ou quand à la fin de l’un d’eux quelqu’un a 33 points, puisque vous êtes deux. Le plus de points gagne. Une ambition que personne n’a déclarée ne rapporte rien.
lesson-arcs-1-free = Ainsi de suite jusqu’à ce que les mains soient vides. Alors on compte les ambitions déclarées, on redonne des cartes, et les marqueurs valent plus.
lesson-arcs-1-end = Voilà Arcs. Continuez d’ici, contre le bot le plus doux.

lesson-arcs-2-title = Prélude, surpasser, et un pillage
lesson-arcs-2-about = Comment les ressources achètent des actions, et comment voler quelqu’un.
lesson-arcs-2-surpass = Votre ennemi a joué Mobilisation 3 et déclaré Tyran : sa carte vaut 0. Surpassez-la avec Mobilisation 6 : qui surpasse a toutes les étoiles de sa carte. Ne prenez pas l’initiative : surpasser vous l’apportera.
lesson-arcs-2-prelude = Mobilisation ne permet pas de combattre. Mais avant la première étoile vous pouvez dépenser des ressources, et une Arme permet à chaque étoile de combattre aussi. Dépensez-la.
lesson-arcs-2-battle = Combattez là où votre ennemi a un spatioport et un seul vaisseau.
lesson-arcs-2-raid = Où il y a un bâtiment, on peut lancer des dés de raid : leurs clés volent. Ne prenez aucun dé d’assaut, un d’escarmouche et deux de raid.
lesson-arcs-2-steal = Trois clés. Le nombre sous un emplacement dit ce que coûte le vol ; la Relique du premier coûte justement 3. Volez-la, puis terminez avec vos emplacements.
lesson-arcs-2-agent = Il reste une étoile. Posez un agent sur « Négociant d’antiquités » : qui y a le plus d’agents pourra la sécuriser.
lesson-arcs-2-rest = Finissez votre tour. Vous avez surpassé, donc l’initiative est à vous.
lesson-arcs-2-lead = C’est vous qui menez, et vous pourriez déclarer ce qui vous convient : le 5 est celui de Gardien, qui compte les Reliques. Vous n’avez pas de 5 ; pensez-y en choisissant les cartes à garder.
lesson-arcs-2-end = Vous en connaissez la profondeur. Continuez d’ici, contre le bot le plus doux.
