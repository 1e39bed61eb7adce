### Res Arcana : comment jouer, sur un écran. Chaque phrase nomme les points de règle d’où elle vient.

howto-res_arcana-goal = Ayez 10 points de victoire quand on les compte, et plus que tous les autres. (RESA-CHECK-03) Les artefacts, les monuments et les lieux de puissance donnent des points ; la tuile Premier joueur en donne 1 à qui la possède. (RESA-VP-01)
    .ask = comment gagner, comment je gagne, but du jeu, objectif, victoire, remporter la partie, points de victoire, 10 points
howto-res_arcana-turn-1 = Au début d’une manche, tout ce que vous avez en jeu donne ce que montre sa ligne de collecte. (RESA-COLLECT-01) Les essences vont dans votre réserve, avec laquelle vous payez. (RESA-COLLECT-02, RESA-COST-01)
    .title = Collecter
    .ask = revenus, obtenir des essences, début de la manche, phase de collecte, ressources
howto-res_arcana-turn-2 = Une action par tour, puis c’est au suivant. (RESA-ROUND-02) Posez un artefact de votre main : payez son coût et placez-le devant vous. (RESA-PLACE-01)
    .title = Poser un artefact
    .ask = jouer une carte, que puis-je faire, actions, mon tour, poser
howto-res_arcana-turn-3 = Utilisez un pouvoir : engagez la carte ou payez ce qu’elle dit, et recevez ce qui suit la flèche. (RESA-POWER-01) Une carte engagée se repose jusqu’à la fin de la manche. (RESA-POWER-02, RESA-ROUND-04)
    .title = Utiliser un pouvoir
    .ask = activer, engager, tourner une carte, capacité, désengager
howto-res_arcana-turn-4 = Acquérez un lieu de puissance à son prix, ou un monument pour 4 Or : c’est de là que viennent la plupart des points. (RESA-CLAIM-01, RESA-CLAIM-02) Il vous reste pour de bon. (RESA-CLAIM-06)
    .title = Acquérir
    .ask = acheter, monument, lieu de puissance, prendre un lieu, prix d’un monument, 4 or
howto-res_arcana-turn-5 = Quand vous ne voulez plus rien faire, passez : échangez votre objet magique et piochez une carte. (RESA-PASS-01) Qui passe en premier prend la tuile Premier joueur. (RESA-PASS-02)
    .title = Passer
    .ask = finir mon tour, terminer la manche, piocher, objet magique, premier joueur
howto-res_arcana-end = Quand tout le monde a passé, on compte les points. (RESA-CHECK-01) Si quelqu’un en a 10, la partie s’arrête et le plus grand total l’emporte ; à égalité, la réserve la plus riche, l’Or comptant double. (RESA-CHECK-03, RESA-CHECK-04) Sinon, toutes les cartes se désengagent et une manche commence. (RESA-ROUND-04)
    .ask = quand finit la partie, fin de partie, combien de temps, égalité, dernière manche
howto-res_arcana-wrong-1 = 10 points au milieu d’une manche n’arrêtent rien : ils ne comptent qu’à un contrôle. (RESA-CHECK-07)
    .title = S’arrêter à 10
    .ask = victoire immédiate, tout de suite, 10 points pendant la manche
howto-res_arcana-wrong-2 = Les essences posées sur une carte ne sont pas dans votre réserve : elles ne paient rien avant d’être récupérées à une collecte. (RESA-TERM-03, RESA-COLLECT-11)
    .title = Payer avec ce qui est sur les cartes
    .ask = essences stockées, essences sur une carte, récupérer, dépenser
howto-res_arcana-wrong-3 = Défausser une carte est une action, et une bonne : elle donne 1 Or ou 2 autres essences. (RESA-DISCARD-01) Une carte trop chère vaut toujours cela.
    .title = Garder toutes ses cartes
    .ask = défausser, carte inutile, jeter, trop cher
howto-res_arcana-chapter-1 = Il y a cinq essences : Vigueur, Vie, Sérénité, Mort et Or. (RESA-TERM-01) Vous commencez avec une de chaque. (RESA-SETUP-04) Un coût se paie en entier ou pas du tout ; un rond gris est l’essence de votre choix. (RESA-COST-03, RESA-COST-02) Les réductions s’ajoutent, sans jamais descendre sous zéro. (RESA-COST-05, RESA-COST-06)
    .title = Essences et coûts
    .ask = types d’essence, couleurs, payer, coût, réduction, moins cher
howto-res_arcana-chapter-2 = Vous avez huit artefacts pour toute la partie : trois en main, cinq dans votre pioche. (RESA-SETUP-07) Un mage et un objet magique sont en jeu dès le début. (RESA-SETUP-10) Quand la pioche est vide, la défausse devient la nouvelle pioche. (RESA-ZONE-04) La main n’a pas de limite. (RESA-ZONE-09)
    .title = Vos cartes
    .ask = pioche, main, limite de main, mage, mélanger, combien de cartes
howto-res_arcana-chapter-3 = Beaucoup de lieux de puissance donnent des points pour les essences posées dessus : leur pouvoir sert à en poser. (RESA-VP-03, RESA-STORE-01) Récupérez ces essences et leurs points sont perdus. (RESA-COLLECT-07) Vous pouvez acquérir sans le voir le monument du dessus de la pioche, si vous l’osez. (RESA-CLAIM-04)
    .title = D’où viennent les points
    .ask = points par essence, poser dessus, à l’aveugle, monument caché, marquer plus
howto-res_arcana-chapter-4 = Certains pouvoirs font perdre de la Vie à tous les rivaux qui n’ont pas passé. (RESA-LIFELOSS-01, RESA-PASS-08) Pour chaque Vie qui manque, vous perdez 2 autres essences. (RESA-LIFELOSS-04) Une réaction, ou l’échappatoire écrite sur la carte, vous évite le tout. (RESA-LIFELOSS-02, RESA-REACT-04)
    .title = Attaques et réactions
    .ask = attaque, attaquer, dragon, perdre de la vie, défendre, défense, réaction, protéger
howto-res_arcana-chapter-5 = Après avoir passé, vous n’agissez plus de la manche et personne ne peut vous nuire. (RESA-PASS-07, RESA-PASS-08) Le nouvel objet magique dort jusqu’à la manche suivante, mais collecte alors. (RESA-PASS-05) La tuile vaut un point, et le premier tour de la manche suivante. (RESA-VP-01, RESA-ROUND-05)
    .title = Bien passer
    .ask = quand passer, passer tôt, tuile, changer d’objet

## La première fois qu’une sorte de décision se présente

first-resa-ask-mage = Vous gardez ce mage toute la partie : prenez celui dont vos artefacts nourrissent le pouvoir.
first-resa-ask-first-item = Un objet magique est à vous jusqu’à ce que vous passiez ; alors vous l’échangez. Prenez-en un qui aide cette manche.
first-resa-ask-action = Une action par tour : poser, utiliser un pouvoir, acquérir, défausser, ou passer pour la manche.
first-resa-ask-take = Ce qui est posé sur une carte peut aller dans votre réserve maintenant, tout ou rien ; ou rester et attendre.
first-resa-ask-item = Vous passez : l’objet que vous prenez servira dès la manche suivante.
first-resa-ask-life-loss = Quelqu’un attaque. Payez l’échappatoire, utilisez une réaction, ou subissez la perte.
first-resa-ask-draft = Gardez une carte, le reste circule. Cherchez des cartes qui se nourrissent.
