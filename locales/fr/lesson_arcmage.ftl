### Arcmage : ce que dit le guide. Un message par ligne ; les noms sont ceux des pages de games/arcmage/learn/.

lesson-arcmage-1-title = Deux tours devant les portes
lesson-arcmage-1-about = Ressources, créatures, armée, et une attaque contre une ville.
lesson-arcmage-1-goal = Cette ville est tout ce que votre adversaire a bâti. Détruisez-la et vous avez gagné. Le nombre est sa défense ; les dégâts aux villes ne guérissent jamais.
lesson-arcmage-1-draw = Votre tour commence par un choix : piocher 2 ; ou piocher 1 et poser une ressource ; ou ne rien piocher et en poser 2. Piochez 1.
lesson-arcmage-1-resource = Toute carte de votre main peut devenir une ressource ; elle reste alors face cachée. Donnez la « Botaniste » et faites-en une ressource Gaia.
lesson-arcmage-1-play = Trois ressources Gaia paient l’« Archer elfe ». Jouez-le : il entre dans votre ville, et celui-ci la renforce.
lesson-arcmage-1-move = Toutes les ressources sont dépensées. En ville, les créatures ne font que défendre ; pour attaquer il faut être dans l’armée. Déplacez-y l’Archer : cela le marque, il sera prêt à votre prochain tour.
lesson-arcmage-1-phase = Le « Fauconnier » est dans l’armée, et prêt. Passez à la phase d’attaque.
lesson-arcmage-1-attack = Attaquez le « Terrier ».
lesson-arcmage-1-attackers = Choisissez qui attaque. L’Archer est marqué et ne peut pas. Prenez le Fauconnier, puis dites que c’est tout.
lesson-arcmage-1-hit = La seule créature de votre adversaire est marquée et ne défend pas : la ville perd 1. Le Fauconnier est marqué à son tour et ne pourrait pas vous défendre. Passez pour finir votre tour.
lesson-arcmage-1-built = Votre adversaire a sauté un tour entier pour bâtir une deuxième ville. Il faut maintenant que les deux tombent. Vous pourriez faire de même ; commencez plutôt votre tour.
lesson-arcmage-1-two = Tout ce qui est à vous est démarqué. Piochez 1, et posez la « Fleur nourrie » comme ressource Gaia.
lesson-arcmage-1-again = Attaquer d’abord, jouer ensuite : ainsi votre adversaire ne sait pas ce qui vient. Passez à la phase d’attaque.
lesson-arcmage-1-both = Attaquez encore le Terrier, avec le Fauconnier puis l’Archer. Chaque attaquant non bloqué frappe la ville.
lesson-arcmage-1-late = Il n’en reste que 1. Après l’attaque vient une seconde phase de jeu : jouez le « Rossignol » avec ce que vous avez.
lesson-arcmage-1-last = Comment cela finit : une ville dont la défense tombe à 0 disparaît. Qui n’a plus de ville bâtie est éliminé, même s’il lui en reste à bâtir ; le dernier debout gagne.
lesson-arcmage-1-free = Ainsi va le jeu : ressources, créatures, armée, attaque, et jamais sans quelqu’un à la maison.
lesson-arcmage-1-end = Voilà un tour. Continuez d’ici, contre le bot le plus doux : le Terrier ne tiendra pas longtemps.

lesson-arcmage-2-title = La pile, et plusieurs défenseurs
lesson-arcmage-2-about = Répondre, défendre ensemble, et ce qu’il faut à un Deck.
lesson-arcmage-2-window = Votre adversaire attaque votre ville avec deux créatures. Avant de nommer des défenseurs, vous pouvez jouer un événement, même si ce n’est pas votre tour. Jouez « Printemps précoce » : votre ville en est renforcée.
lesson-arcmage-2-stack = Il est allé sur la pile ; chacun aurait pu y répondre par un autre événement, qui aurait eu lieu d’abord. Personne ne l’a fait : il a donc eu lieu.
lesson-arcmage-2-both = Défendez maintenant. Plusieurs créatures peuvent s’opposer à un attaquant, qui subit la somme de leurs coups. Mettez les deux contre le « Chef de guerre orque » : ensemble elles sont trop fortes pour lui.
lesson-arcmage-2-split = Le Chef de guerre est tombé. Ses dégâts se sont partagés entre vos deux créatures, et aucune n’est morte. La « Goule » non bloquée a frappé la ville. Défendre ne marque personne.
lesson-arcmage-2-mine = Vos deux créatures sont donc prêtes à votre tour, alors que celle de l’adversaire est marquée. Piochez 2, passez à la phase d’attaque, et frappez avec le seul « Aigle monté » : l’autre reste défendre.
lesson-arcmage-2-deck = Un Deck a 45 cartes, au moins trois villes, et au plus trois d’un même nom. Prenez une ou deux factions, pour payer aisément la fidélité ; beaucoup de créatures peu chères, quelques événements. On le construit sous Decks.
lesson-arcmage-2-end = Vous en connaissez la profondeur. Continuez d’ici, contre le bot le plus doux.
