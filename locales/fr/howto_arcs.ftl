### Arcs : comment jouer, sur un écran. Chaque phrase nomme les points de règle d’où elle vient.

howto-arcs-goal = Ayez le plus de points de pouvoir à la fin de la partie. (ARCS-END-02) Ils viennent des ambitions que quelqu’un a déclarées : ayez le plus de ce que l’ambition compte quand le chapitre finit. (ARCS-SCORE-01, ARCS-SCORE-03)
    .ask = comment gagner, comment je gagne, but du jeu, objectif, victoire, remporter la partie, pouvoir, points
howto-arcs-turn-1 = Qui a l’initiative joue une carte de sa main, face visible : la carte principale. (ARCS-ROUND-01, ARCS-LEAD-01) Son type dit quelles actions, ses étoiles combien. (ARCS-LEAD-02)
    .title = Jouer la carte principale
    .ask = première carte, que puis-je faire, actions, mon tour, début de manche, type, étoiles
howto-arcs-turn-2 = Avec la carte principale, vous pouvez déclarer l’ambition de sa valeur. (ARCS-DECL-01) Le meilleur marqueur restant y va, et votre carte vaut 0 pour cette manche. (ARCS-DECL-02, ARCS-DECL-03)
    .title = Déclarer une ambition
    .ask = déclarer, ambition, marqueur, industrie, tyran, seigneur de guerre, gardien, oracle, zéro
howto-arcs-turn-3 = Les autres suivent, une carte chacun. (ARCS-ROUND-03) Surpassez avec une carte plus haute du même type pour toutes ses étoiles ; copiez face cachée, ou pivotez vers un autre type, pour 1 action. (ARCS-SURPASS-01, ARCS-COPY-01, ARCS-PIVOT-01)
    .title = Jouer à la suite
    .ask = suivre, surpasser, copier, pivoter, deuxième joueur, autre type
howto-arcs-turn-4 = Taxer, construire, déplacer, réparer, influencer, sécuriser, combattre : une action par étoile. (ARCS-LEAD-01, ARCS-LEAD-02) Avant la première étoile, des ressources achètent d’autres actions. (ARCS-PRE-01, ARCS-RES-01)
    .title = Agir
    .ask = taxer, construire, déplacer, réparer, influencer, sécuriser, combattre, prélude, ressources, dépenser
howto-arcs-turn-5 = Qui a surpassé le plus haut mène la manche suivante, sauf si quelqu’un a pris l’initiative en jouant une deuxième carte face cachée. (ARCS-INIT-02, ARCS-SEIZE-01)
    .title = Prendre l’initiative
    .ask = initiative, prendre l’initiative, manche suivante, qui commence, deuxième carte
howto-arcs-end = Quand toutes les mains sont vides, le chapitre finit et on compte les ambitions déclarées. (ARCS-CHAP-01, ARCS-SCORE-01) La partie finit après le cinquième chapitre, ou dès qu’à une telle fin quelqu’un a 33 points (2 joueurs), 30 (3) ou 27 (4). (ARCS-END-01)
    .ask = quand finit la partie, fin de partie, fin de chapitre, combien de temps, égalité, dernier chapitre, main vide
howto-arcs-wrong-1 = On ne compte rien que personne n’a déclaré : ce que vous amassez ne vaut rien tant qu’aucun marqueur n’est sur son ambition. (ARCS-SCORE-01, ARCS-DECL-02)
    .title = Amasser sans déclarer
    .ask = aucun point, rien marqué, pourquoi pas de points
howto-arcs-wrong-2 = Seuls les vaisseaux intacts contrôlent, et seulement s’il y en a plus que chez chaque ennemi ; bâtiments et vaisseaux endommagés ne comptent jamais. (ARCS-MAP-07)
    .title = Compter les bâtiments pour le contrôle
    .ask = contrôle, qui contrôle, vaisseaux endommagés, majorité
howto-arcs-wrong-3 = Détruire une cité outrage son peuple : vous perdez toutes les ressources et cartes Guilde de ce type, et ne pouvez plus vous servir du type. (ARCS-CITY-01, ARCS-OUTRAGE-01, ARCS-OUTRAGE-02)
    .title = Détruire des cités à la légère
    .ask = outrage, détruire une cité, perdre des ressources
howto-arcs-chapter-1 = Six galaxies, chacune avec un portail et trois planètes. (ARCS-MAP-01) Les vaisseaux vont dans un système voisin, autant à la fois que vous voulez. (ARCS-MOVE-01) Depuis votre spatioport, ils peuvent continuer par les portails que nul autre ne contrôle. (ARCS-CATAPULT-01) Un dommage endommage un élément intact et détruit un élément endommagé. (ARCS-MAP-08)
    .title = Le plateau
    .ask = plateau, portail, planète, déplacer des vaisseaux, catapulte, endommagé, spatioport
howto-arcs-chapter-2 = Taxer une cité donne la ressource de sa planète ; aussi chez un ennemi, où vous contrôlez, et cela capture un agent. (ARCS-TAX-01, ARCS-TAX-02, ARCS-TAX-03) Cités et spatioports se construisent sur un emplacement vide où vous avez un élément, les vaisseaux aux spatioports. (ARCS-BUILD-01, ARCS-BUILD-03) Chaque cité construite libère une place pour les ressources. (ARCS-BUILD-02, ARCS-RES-08)
    .title = Cités et ressources
    .ask = taxer, cité, ressource, construire, emplacements, matière, carburant, arme, relique, psionique
howto-arcs-chapter-3 = Influencer pose un agent sur une carte de la Cour ; sécuriser prend une carte où vous en avez le plus. (ARCS-INFL-01, ARCS-SECURE-01) Les agents ennemis qui s’y trouvent deviennent vos captifs. (ARCS-SECURE-02) Les cartes Guilde comptent pour les ambitions et changent les règles. (ARCS-GUILDCARD-01)
    .title = La Cour
    .ask = cour, carte guilde, agent, sécuriser, influencer, captifs
howto-arcs-chapter-4 = Choisissez un système avec vos vaisseaux et un ennemi qui s’y trouve, et prenez un dé par vaisseau. (ARCS-BATTLE-01, ARCS-BATTLE-02, ARCS-BATTLE-03) Les dés d’escarmouche sont sûrs, ceux d’assaut frappent plus fort et en retour, ceux de raid volent. (ARCS-BATTLE-06, ARCS-BATTLE-08, ARCS-RAID-01) Ce que vous détruisez est votre trophée. (ARCS-BATTLE-11)
    .title = Le combat
    .ask = combat, combattre, attaquer, dés, raid, assaut, escarmouche, trophées
howto-arcs-chapter-5 = Industrie compte Matière et Carburant, Tyran les captifs, Seigneur de guerre les trophées, Gardien les Reliques, Oracle les Psioniques. (ARCS-SCORE-02) Le plus prend la première place, le suivant la deuxième ; une égalité en tête donne la deuxième place à chacun. (ARCS-SCORE-03, ARCS-SCORE-04) Les marqueurs valent plus de chapitre en chapitre. (ARCS-CLEAN-03)
    .title = Les ambitions
    .ask = ambitions, décompte, égalité, première place, deuxième place, ce qui compte

## La première fois qu’une sorte de décision se présente

first-arcs-ask-lead = Vous menez : le type dit quoi faire, les étoiles combien de fois, la valeur quoi déclarer.
first-arcs-ask-declare = Déclarer fait compter une ambition dans ce chapitre, mais votre carte vaut alors 0.
first-arcs-ask-follow = Surpassez pour toutes les étoiles ; copiez le type ou pivotez pour une action.
first-arcs-ask-seize = Une deuxième carte, face cachée, prend l’initiative : vous mènerez la manche suivante.
first-arcs-ask-prelude = Avant votre première étoile, vous pouvez dépenser des ressources pour d’autres actions.
first-arcs-ask-arrange = Certains emplacements coûtent plus cher à piller : mettez-y ce que vous voulez garder.
first-arcs-ask-collect = Un dé par vaisseau : l’escarmouche est sûre, l’assaut frappe des deux côtés, le raid vole.
