### Res Arcana : ce que dit le guide. Un message par ligne ; les noms sont ceux des pages de games/res_arcana/learn/.

lesson-res_arcana-1-title = Vos premières manches
lesson-res_arcana-1-about = Essences, artefacts, pouvoirs, et un premier lieu de puissance.
lesson-res_arcana-1-goal = Vous êtes mage, et votre rival aussi. Qui a 10 points quand on les compte gagne. Les points sont sur les artefacts, les monuments et les lieux de puissance ; tout le reste sert à les payer.
lesson-res_arcana-1-pool = Voici votre mage, en jeu dès le début. À côté de votre nom se trouve votre réserve : une essence de chaque type. C’est avec elle que vous payez tout.
lesson-res_arcana-1-cost = Dans votre main sont des artefacts, et en haut à gauche leur coût. La « Monture Céleste » demande 1 Vigueur et 2 Sérénité, et vous n’avez que 1 Sérénité. Touchez-la si vous voulez : la table vous dit ce qui manque.
lesson-res_arcana-1-shard = L’« Éclat Élémentaire » ne coûte rien du tout. Touchez-le et posez-le : c’est votre action de ce tour.
lesson-res_arcana-1-power = Chaque carte dit ce qu’elle fait. La flèche courbe veut dire : engagez-la ; ce qui suit la flèche est à vous. Utilisez l’Éclat et prenez la Sérénité qui vous manque.
lesson-res_arcana-1-horse = Maintenant la Monture peut être payée. Posez-la : elle vous donnera 2 essences au début de chaque manche.
lesson-res_arcana-1-mage = Votre rival a passé et se repose jusqu’à la manche suivante ; vous pouvez continuer, tour après tour. L’« Alchimiste » a deux pouvoirs. Utilisez le second : engagez-le et gagnez 1 Vie.
lesson-res_arcana-1-tree = L’« Arbre de Vie » coûte 1 Vie et 2 essences au choix. Posez-le et payez le reste avec Vie et Mort : gardez l’Or, il est rare.
lesson-res_arcana-1-three = Une carte posée sert dès votre tour suivant. Engagez l’Arbre pour 3 Vie. Votre rival en reçoit 1 aussi : telle est sa nature.
lesson-res_arcana-1-pass = Il n’y a plus rien à engager. Passez : vous échangez votre objet magique et piochez une carte. Prenez « Alchimie », qui fait de l’Or.
lesson-res_arcana-1-collect = Tout le monde a passé : une nouvelle manche. Toutes les cartes sont désengagées, et tout ce qui porte un soleil levant donne ce qu’il montre. La Monture vous laisse choisir : prenez Vigueur et Sérénité.
lesson-res_arcana-1-gold = « Alchimie », votre nouvel objet : engagez-le et payez 4 essences au choix pour 2 Or. Payez 3 Vie et 1 Vigueur.
lesson-res_arcana-1-tower = Voici les lieux de puissance. La « Tour de l’Alchimiste » coûte 3 Or, juste ce que vous avez. Acquérez-la : personne ne pourra vous la prendre.
lesson-res_arcana-1-score = La Tour donne 3 essences par manche, et un point par Or posé dessus. Il n’y en a pas encore.
lesson-res_arcana-1-rest = La « Corne d’Abondance » attendra : vous avez tout dépensé. Passez, et prenez cette fois « Réanimation » : il désengage une carte.
lesson-res_arcana-1-rich = Voyez tout ce qui rentre maintenant. Prenez Vigueur et Sérénité de la Monture, puis Mort, Vie et Vigueur de la Tour : il vous en faudra une de chaque.
lesson-res_arcana-1-point = Payez une de chaque à la Tour : elle pose un Or sur elle-même, et c’est votre premier point. Sans flèche courbe, vous pouvez le faire aussi souvent que vous payez.
lesson-res_arcana-1-last = Comment cela finit : quand tout le monde a passé et que quelqu’un a 10 points, la partie est finie. Le plus grand total gagne, pas le premier à dix ; à égalité la réserve la plus riche, l’Or comptant double.
lesson-res_arcana-1-free = Un point sur dix. Quand tout le monde a passé, on compte ; d’ici là, ce n’est qu’une promesse.
lesson-res_arcana-1-end = Vous savez tout ce qu’il faut. Continuez d’ici, contre le bot le plus doux.

lesson-res_arcana-2-title = Moteurs, attaques et draft
lesson-res_arcana-2-about = Des essences qui rapportent, un dragon, et comment choisir ses cartes.
lesson-res_arcana-2-engine = Un moteur est une carte qui donne plus qu’elle n’a coûté. Le « Coffre-Fort » paie des intérêts tant qu’il porte de l’Or. Engagez-le : il pose 1 Or sur lui-même.
lesson-res_arcana-2-attack = Un dragon attaque : vous perdriez 2 Vie, et pour chaque Vie manquante 2 autres essences. Mais la carte offre une échappatoire : payez 1 Sérénité, et rien ne vous arrive.
lesson-res_arcana-2-discard = Le « Serpent de Mer » est hors de portée dans cette partie. Défaussez-le comme action : 1 Or, ou 2 autres. Prenez l’Or.
lesson-res_arcana-2-straight = La « Coupe de Feu » désengage une autre carte pour 1 Vigueur. Utilisez-la sur le Coffre : il sert ainsi deux fois dans la manche.
lesson-res_arcana-2-again = Encore une fois, 1 Or sur le Coffre.
lesson-res_arcana-2-pass = Il n’y a plus rien à engager. Passez, et prenez « Transmutation ».
lesson-res_arcana-2-interest = Vous pouvez récupérer l’Or, ou le laisser. Laissez-le : le Coffre paie 2 essences au choix, chaque manche. Prenez 2 Vie.
lesson-res_arcana-2-draft = C’est ainsi qu’on choisit aussi au draft : une carte qui donne tôt, une qui en fait de l’Or, une qui marque ; et peu qui demandent la même essence.
lesson-res_arcana-2-end = Vous en connaissez la profondeur. Continuez d’ici, contre le bot le plus doux.
