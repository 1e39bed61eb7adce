### Arcmage : comment jouer, sur un écran. Chaque phrase nomme les points de règle d’où elle vient.

howto-arcmage-goal = Détruisez toutes les villes que votre adversaire a bâties. (ARCM-WIN-01, ARCM-WIN-02) Qui doit piocher dans un Deck vide est aussi vaincu. (ARCM-WIN-03)
    .ask = comment gagner, comment je gagne, but du jeu, objectif, victoire, remporter la partie, défaite, perdre
howto-arcmage-turn-1 = Démarquez toutes vos cartes, puis choisissez : piocher 2 ; ou piocher 1 et poser jusqu’à 1 carte comme ressource ; ou en poser 2 sans piocher. (ARCM-TURN-03, ARCM-TURN-05)
    .title = Pioche et ressources
    .ask = début du tour, piocher, ressource, mana, démarquer, terrain
howto-arcmage-turn-2 = Toute carte de votre main peut servir, face cachée, de ressource de la faction de votre choix. (ARCM-RES-01, ARCM-RES-02) Pour payer, marquez-en autant que dit le coût ; autant que dit la fidélité doivent être de la faction de la carte. (ARCM-RES-05, ARCM-RES-06)
    .title = Payer
    .ask = payer, coût, fidélité, faction, marquer une ressource, trop cher
howto-arcmage-turn-3 = Jouez des créatures dans une de vos villes, comme résidents. (ARCM-CREAT-01) En déplacer une vers l’armée la marque : elle attaque un tour plus tard. (ARCM-MOVE-01, ARCM-MOVE-02, ARCM-COMBAT-01)
    .title = Jouer et déplacer
    .ask = jouer une créature, armée, ville, résident, déplacer, invoquer, que puis-je faire, mon tour
howto-arcmage-turn-4 = Une fois par tour, des créatures non marquées de votre armée peuvent attaquer une ville. (ARCM-COMBAT-02, ARCM-COMBAT-03) Son propriétaire leur oppose des défenseurs ; un attaquant non bloqué endommage la ville. (ARCM-COMBAT-08, ARCM-COMBAT-14)
    .title = Attaquer
    .ask = attaquer, attaque, combat, défendre, défenseurs, bloquer, dégâts
howto-arcmage-turn-5 = Les événements se jouent à tout moment, même au tour de l’autre. (ARCM-EVENT-01) Jouez encore, puis défaussez jusqu’à 7 cartes ; les dégâts des créatures disparaissent. (ARCM-TURN-12, ARCM-TURN-13)
    .title = Événements et fin du tour
    .ask = événement, répondre, fin du tour, limite de main, défausser
howto-arcmage-end = Une ville dont la défense tombe à 0 disparaît, et les dégâts aux villes ne guérissent jamais. (ARCM-CITY-06, ARCM-CITY-05) Qui n’a plus de ville bâtie est éliminé, même s’il lui en reste à bâtir ; le dernier debout gagne. (ARCM-WIN-02, ARCM-WIN-01)
    .ask = quand finit la partie, fin de partie, combien de temps, égalité, éliminé
howto-arcmage-wrong-1 = Une créature qu’on vient de jouer est dans une ville, et les résidents n’attaquent pas. (ARCM-ZONE-02, ARCM-CREAT-08) Déplacez-la d’abord vers l’armée ; cela la marque jusqu’à votre prochain tour.
    .title = Attaquer depuis la ville
    .ask = ne peut pas attaquer, pourquoi pas attaquer, résident, mal d’invocation
howto-arcmage-wrong-2 = Une ville ne prend part qu’à un mouvement par tour, comme départ ou comme arrivée. (ARCM-MOVE-03)
    .title = Vider une ville d’un coup
    .ask = ne peut pas se déplacer, deux créatures, limite de mouvement
howto-arcmage-wrong-3 = Qui attaque avec tout n’a plus personne pour défendre : les attaquants sont marqués, et les créatures marquées ne défendent pas. (ARCM-COMBAT-04, ARCM-COMBAT-01)
    .title = Attaquer avec tout
    .ask = créatures marquées, contre-attaque, sans défense
howto-arcmage-chapter-1 = Les cartes non marquées peuvent agir ; les marquées ont fait leur travail. (ARCM-RES-04) Les nombres d’une créature disent combien de dégâts elle inflige (ATQ) et supporte en un tour (DEF). (ARCM-CREAT-04, ARCM-CREAT-05)
    .title = Lire une carte
    .ask = atq, def, nombres sur une carte, marqué, non marqué
howto-arcmage-chapter-2 = Chacun apporte trois villes et commence avec une. (ARCM-SETUP-01, ARCM-SETUP-04) Pour en bâtir une autre, sautez un tour entier. (ARCM-CITY-02) Quand une ville tombe, ses résidents marqués reviennent en main, les autres s’en vont. (ARCM-CITY-07, ARCM-CITY-08)
    .title = Les villes
    .ask = bâtir une ville, deuxième ville, sauter un tour
howto-arcmage-chapter-3 = À la phase tactique, des résidents peuvent se dévouer : ils sont marqués, et leur fidélité s’additionne. (ARCM-CITY-10, ARCM-CITY-11, ARCM-CITY-13) Tous les avantages de la ville jusqu’à ce total sont à vous.
    .title = La dévotion
    .ask = dévotion, dévouer, avantage, phase tactique, capacité de la ville
howto-arcmage-chapter-4 = Une carte jouée attend sur la pile. (ARCM-STACK-01) Chacun peut répondre par un événement, qui va dessus. (ARCM-STACK-02) Quand tous passent, celle du dessus se résout, puis la suivante. (ARCM-STACK-03, ARCM-STACK-04)
    .title = La pile
    .ask = pile, répondre, contrecarrer, priorité, dernier entré premier sorti
howto-arcmage-chapter-5 = Plusieurs défenseurs peuvent se partager un attaquant : il subit la somme de leur ATQ, et son joueur répartit la sienne entre eux. (ARCM-COMBAT-08, ARCM-COMBAT-12) Dès que quelqu’un défend, cet attaquant ne fait rien à la ville. (ARCM-COMBAT-15) Les résidents ne défendent que leur ville, l’armée toutes. (ARCM-CREAT-08)
    .title = Le combat
    .ask = combat, plusieurs défenseurs, répartir les dégâts, bloquer, défendre

## La première fois qu’une sorte de décision se présente

first-arcm-ask-found = La ville avec laquelle vous commencez. Ses avantages viennent par la dévotion.
first-arcm-ask-build-or-play = Une nouvelle ville coûte un tour entier ; mais avec deux, on est moins vite vaincu.
first-arcm-ask-draw-option = Au début, les ressources comptent le plus : piochez 1 et posez 1.
first-arcm-ask-act = Jouez des créatures en ville, déplacez-les vers l’armée, utilisez des capacités ; puis passez pour continuer.
first-arcm-ask-attack = Une attaque par tour, contre une ville. Les attaquants sont marqués et ne défendent plus.
first-arcm-ask-defenders = Plusieurs peuvent défendre contre un attaquant ; qui n’est pas bloqué frappe la ville.
first-arcm-ask-respond = Quelque chose attend sur la pile. Répondez par un événement, ou passez et laissez faire.
