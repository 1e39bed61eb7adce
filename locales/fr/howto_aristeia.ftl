### Aristeia! : comment jouer, sur un écran. Chaque phrase nomme les points de règle d’où elle vient.

howto-aristeia-goal = Ayez le plus de points de victoire à la fin. (ARIS-SCEN-02) Dans Assaut, ils vont à qui se tient dans la zone de marque à la fin d’un Round : 3 si vous y êtes seul, 2 si vous y êtes plus nombreux, 1 chacun à égalité. (ARIS-SCEN-ASSAULT-01, ARIS-SCEN-ASSAULT-02, ARIS-SCEN-ASSAULT-03)
    .ask = comment gagner, comment je gagne, but du jeu, objectif, victoire, remporter la partie, points de victoire, zone
howto-aristeia-turn-1 = Les deux planifient en secret : quatre cartes d’initiative en ligne, de gauche à droite. (ARIS-PLAN-01) À chaque tour, les deux suivantes sont révélées, et qui a la plus haute initiative dit qui commence. (ARIS-TURN-01, ARIS-TURN-02)
    .title = Planifier
    .ask = planification, ordre, initiative, qui commence, début du round
howto-aristeia-turn-2 = Un personnage actif a autant de points d’action que d’énergie. (ARIS-PREP-02) Mouvement en coûte 2 et donne des pas ; chaque autre action dit son prix. (ARIS-MOVE-01, ARIS-ACTION-02)
    .title = Agir
    .ask = points d’action, énergie, mouvement, pas, vitesse, que puis-je faire, mon tour
howto-aristeia-turn-3 = Nommez une action et une cible à portée et en vue, et lancez ses dés ; une attaque se lance contre la défense de la cible. (ARIS-ACTION-03, ARIS-ATTACK-03) Les blocages ôtent des succès, ce qui reste fait des dommages, des deux côtés. (ARIS-ROLL-05, ARIS-ATTACK-04)
    .title = Attaquer
    .ask = attaquer, attaque, dés, jet, dommages, succès, blocage, défense, portée, ligne de vue
howto-aristeia-turn-4 = Avant de compter, vous pouvez dépenser des symboles pour les Switchs écrits sur la carte. (ARIS-SWITCH-01, ARIS-SWITCH-02) Les Tactiques de la main viennent au moment qu’elles nomment. (ARIS-TACTIC-01)
    .title = Switchs et Tactiques
    .ask = switch, spécial, tactique, cartes, main, symboles
howto-aristeia-turn-5 = Pour quitter une case voisine d’un ennemi, il faut se désengager : votre agilité contre sa force. (ARIS-DISENGAGE-01, ARIS-DISENGAGE-02) En cas d’échec, les pas restants sont perdus. (ARIS-DISENGAGE-06)
    .title = Se désengager
    .ask = désengager, partir, ne peut pas bouger, ennemi adjacent, agilité, force
howto-aristeia-end = La partie finit dès que quelqu’un a 8 points de victoire, ou après le cinquième Round. (ARIS-SCEN-01) Le plus de points gagne ; à égalité, le plus de Frags : ennemis envoyés à l’infirmerie. (ARIS-SCEN-02, ARIS-FRAG-01)
    .ask = quand finit la partie, fin de partie, combien de temps, égalité, frags, dernier round
howto-aristeia-wrong-1 = Mettre un ennemi hors combat donne un Frag et une carte, mais aucun point : les points sont dans la zone. (ARIS-FRAG-01, ARIS-SCEN-ASSAULT-01) Allez-y avec vos derniers personnages, quand plus personne ne peut vous en pousser.
    .title = Se battre au lieu d’occuper
    .ask = tuer, frag, hors combat, aucun point
howto-aristeia-wrong-2 = Les succès du défenseur blessent aussi l’attaquant. (ARIS-ATTACK-04) Attaquez d’où l’on ne vous voit pas, ou avec assez de dés pour bloquer.
    .title = Croire que seul l’attaquant frappe
    .ask = dommages à l’attaquant, me blesser, contre-attaque
howto-aristeia-wrong-3 = La portée avec ligne de vue se compte autour des pièces et des cases bloquées, pas à travers. (ARIS-RANGE-03)
    .title = Compter la portée à vol d’oiseau
    .ask = portée, distance, hors de portée, compter les cases
howto-aristeia-chapter-1 = Quatre personnages différents font une équipe. (ARIS-SETUP-02) Un personnage à l’infirmerie revient du banc au Round suivant, un peu affaibli. (ARIS-RECOV-02, ARIS-PREP-04) Il revient dans n’importe quelle zone de déploiement numérotée. (ARIS-PREP-04)
    .title = Votre équipe
    .ask = équipe, personnages, infirmerie, banc, hors combat, revenir
howto-aristeia-chapter-2 = Pas et actions se mêlent : un pas, une attaque, encore un pas. (ARIS-MOVE-04) Être déplacé par quelqu’un d’autre n’est pas un mouvement et n’exige aucun désengagement. (ARIS-DISPLACE-02) On ne traverse ni case occupée ni case bloquée. (ARIS-SPACE-02)
    .title = Se mouvoir
    .ask = mouvement, pousser, déplacer, à travers, case occupée
howto-aristeia-chapter-3 = Personnages et cases bloquées arrêtent la vue ; les barrières non, mais elles donnent un couvert. (ARIS-SPACE-03, ARIS-COVER-02) Un couvert est un dé noir de plus. (ARIS-COVER-01) Des voisins se voient toujours, et n’ont jamais de couvert. (ARIS-LOS-07, ARIS-COVER-04)
    .title = Vue et couvert
    .ask = ligne de vue, voir, couvert, dé noir, barrière, fumée
howto-aristeia-chapter-4 = Un succès critique ne se bloque pas et paie comme deux pour les Switchs. (ARIS-CRIT-01, ARIS-CRIT-02) Un blocage critique peut annuler un dé entier. (ARIS-CRIT-04) Le joueur actif dit qui fait ses Switchs d’abord. (ARIS-SWITCH-04)
    .title = Les dés
    .ask = critique, dés, symboles, annuler un dé, spécial
howto-aristeia-chapter-5 = Un état est posé côté rouge, passe au bleu à la fin de l’activation du porteur et part à la fin de la suivante. (ARIS-STATE-01, ARIS-STSTEP-01) L’Outsider, qui est mené, tranche les égalités et ordonne ce qui arrive en même temps. (ARIS-OBJ-03, ARIS-OUTSIDER-01) Vous piochez une Tactique par Round, et une de plus si vous avez marqué. (ARIS-RECOV-03)
    .title = États, Outsider, cartes
    .ask = état, marqueur, empoisonné, embrasé, étourdi, outsider, piocher, rouge, bleu

## La première fois qu’une sorte de décision se présente

first-aris-ask-plan = Vos personnages agissent dans cet ordre. Le dernier a le dernier mot sur la zone.
first-aris-ask-first-activation = Agir en premier prend la place ; agir en second y répond.
first-aris-ask-act = Dépensez vos points d’action à votre gré : bouger, attaquer, repartir. Le reste est perdu.
first-aris-ask-window = Un moment pour les Tactiques. Passer est la réponse habituelle.
first-aris-ask-switch = Dépensez des symboles pour des Switchs avant de compter ; dépensés, ils ne font rien d’autre.
first-aris-ask-scoring-zone = Vous êtes l’Outsider : vous dites où l’on marque ce Round.
first-aris-ask-deploy = Où commence votre personnage. Près de la zone, pas trop près de l’ennemi.
