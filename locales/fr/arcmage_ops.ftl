### Arcmage : ce que font les cartes, redit d’après leurs opérations, une ligne chacune. Les lignes sont faites de messages
### plus petits : quelles cartes, combien, quand, à quel prix. Ce qui s’y insère suit un deux-points, pour ne rien accorder.

## Quand une capacité agit

arcm-op-works-spell = À sa résolution :
arcm-op-works-passive = Tant qu’elle est en jeu :
arcm-op-works-activated = Pendant votre phase de jeu, chaque fois que vous en payez le coût :
arcm-op-works-produces = Chaque fois que vous pouvez agir et que vous en payez le coût :
arcm-op-works-triggered = Chaque fois que ceci arrive : { $when }
arcm-op-works-reaction = Quand cela va se produire, à n’importe quel tour :
arcm-op-works-advantage = Niveau { $level }, une fois :
arcm-op-works-lasting = Niveau { $level }, tant qu’il est atteint :
arcm-op-works-granted = Pendant la phase de jeu de son contrôleur, chaque fois que le coût est payé :

## Autour des effets

arcm-op-frame-attaches = S’attache à : { $host }
arcm-op-frame-global = Ne s’attache à rien : elle agit par elle-même.
arcm-op-frame-keyword = Mot-clé : { $keyword }
arcm-op-frame-keyword-x = Mot-clé : { $keyword }, avec X = { $n }
arcm-op-frame-cost = Coût : { $cost }
arcm-op-frame-only = Seulement si { $when }
arcm-op-frame-target = Cible : { $which }
arcm-op-frame-targets = Cibles différentes ({ $n }) : { $which }
arcm-op-frame-extra-x = En la jouant, vous pouvez payer X ressources de plus, de n’importe quelle faction.
arcm-op-frame-optional = Vous pouvez refuser.
arcm-op-frame-mode = Effet { $n } :

## Ce qui arrive une fois : dégâts et pertes

arcm-op-does-damage = { $n ->
    [one] 1 dégât à : { $what }
   *[other] { $n } dégâts à : { $what }
 }
arcm-op-does-destroy = Destruction : { $what }
arcm-op-does-destroy-for-defense = Destruction, et chaque ville gagne autant de défense que les créatures détruites de sa faction avaient de fidélité : { $what }
arcm-op-does-destroy-unless = La cible est détruite, à moins que son contrôleur ne sacrifie d’autres créatures, autant : { $n }
arcm-op-does-sacrifice = { $who } : sacrifier, au choix, { $n } × { $which }
arcm-op-does-sacrifice-all = { $who } : sacrifier toutes celles-ci : { $which }
arcm-op-does-sacrifice-resources = { $who } : sacrifier des cartes Ressource, autant : { $n }
arcm-op-does-discard = { $n ->
    [one] { $who } : défausser 1 carte
   *[other] { $who } : défausser { $n } cartes
 }
arcm-op-does-discard-or-sacrifice = { $n ->
    [one] { $who } : défausser une carte ou sacrifier une carte Ressource
   *[other] { $who } : { $n } fois, défausser une carte ou sacrifier une carte Ressource
 }
arcm-op-does-equalize = Chaque joueur renonce, au choix, à ce qu’il a de plus que celui qui en a le moins : { $what }

## Ce qui arrive une fois : Decks et mains

arcm-op-does-draw = { $n ->
    [one] { $who } : piocher 1 carte
   *[other] { $who } : piocher { $n } cartes
 }
arcm-op-does-may-draw = { $n ->
    [one] { $who } : piocher 1 carte, ou refuser
   *[other] { $who } : piocher { $n } cartes, ou refuser
 }
arcm-op-does-mill = { $n ->
    [one] { $who } : mettre la carte du dessus du Deck au cimetière
   *[other] { $who } : mettre les { $n } cartes du dessus du Deck au cimetière
 }
arcm-op-does-look-top = { $n ->
    [one] { $who } : la carte du dessus du Deck, que vous seul voyez
   *[other] { $who } : les { $n } cartes du dessus du Deck, que vous seul voyez ; elles y restent
 }
arcm-op-does-reveal-top = { $n ->
    [one] Révélez la carte du dessus de votre Deck ; dans votre main si c’est celle-ci, sinon sous le Deck : { $which }
   *[other] Révélez les { $n } cartes du dessus de votre Deck ; dans votre main, chacune de celles-ci, les autres sous le Deck dans l’ordre de votre choix : { $which }
 }
arcm-op-does-reveal-hand = { $n ->
    [one] { $who } : révéler une carte de la main au hasard
   *[other] { $who } : révéler { $n } cartes de la main au hasard
 }
arcm-op-does-search = Cherchez dans votre Deck jusqu’à { $n } × { $which } → { $to } ; puis mélangez-le
arcm-op-does-search-revealed = Cherchez dans votre Deck, montrez-les à tous et mélangez-le : { $n } × { $which } → { $to }, dans l’ordre de votre choix
arcm-op-does-search-marked = Cherchez dans votre Deck jusqu’à { $n } × { $which } → { $to }, marquée ; puis mélangez-le
arcm-op-does-shuffle = Mélangez votre Deck
arcm-op-does-no-draw = { $who } : ne pas piocher ce tour-ci
arcm-op-does-one-draw = { $who } : ne pas piocher plus d’une carte à la prochaine phase de pioche

## Ce qui arrive une fois : marqueurs, marquage, lieux

arcm-op-does-add-counter = Marqueurs sur { $what } : { $n } × { $counter }
arcm-op-does-take-counter = Retirez { $n }, marqueurs ({ $counter }) : { $what }
arcm-op-does-take-counters = Retirez tous les marqueurs ({ $counter }) : { $what }
arcm-op-does-city-gains = +{ $n } de défense pour de bon : { $what }
arcm-op-does-city-loses = −{ $n } de défense pour de bon, sans que ce soient des dégâts : { $what }
arcm-op-does-mark = Marquage : { $what }
arcm-op-does-unmark = Démarquage : { $what }
arcm-op-does-rest = { $n ->
    [one] Ne se démarque pas pendant la prochaine phase de démarquage de son contrôleur : { $what }
   *[other] Ne se démarque pas pendant les { $n } prochaines phases de démarquage de son contrôleur : { $what }
 }
arcm-op-does-hold = Aucun effet ne la démarque tant que cette carte reste marquée : { $what }
arcm-op-does-move = Déplacement sans marquage : { $what } → { $to }
arcm-op-does-move-by = Choix de { $who } : { $what } → { $to }
arcm-op-does-toss = Lancez une pièce. Face :
arcm-op-does-tails = Pile :
arcm-op-does-smother = Pour le reste du tour, les événements et les magies de sa faction n’infligent pas de dégâts ; autant de marqueurs Feu viennent sur cette carte
arcm-op-does-swap-resource = Montrez toutes vos cartes Ressource ; l’une de celles-ci va dans votre main, et cette carte prend sa place : { $which }
arcm-op-does-copy-token = Un autre jeton pareil, sa copie de sable
arcm-op-does-unhide = À la fin de votre prochaine phase de tactique, elle revient en jeu dans une de vos villes
arcm-op-does-token = Un jeton entre en jeu : { $card } → { $to }
arcm-op-does-token-marked = Un jeton entre en jeu marqué : { $card } → { $to }
arcm-op-does-put-in-play = Mise en jeu sans être jouée : { $what } → { $to }
arcm-op-does-put-in-graveyard = Mise sur le dessus du cimetière de son propriétaire : { $what }
arcm-op-does-remove = Retrait du jeu : { $what }
arcm-op-does-return = Renvoi : { $what } → { $to }
arcm-op-does-attach = Cette carte s’y attache

## Ce qui arrive une fois : le reste

arcm-op-does-counter-spell = Sort contrecarré : { $what }
arcm-op-does-retarget = Vous pouvez choisir une autre cible légale pour le sort ciblé
arcm-op-does-exchange = La cible et l’une de celles-ci, que vous choisissez, changent d’armée et de contrôleur : { $which }. Si c’est le cas :
arcm-op-does-plant = Vous pouvez mettre l’une d’elles dans l’armée du joueur ciblé, sous son contrôle : { $which }. Si vous le faites :
arcm-op-does-gain-control = Prenez le contrôle de l’une de celles-ci, à votre choix : { $which }
arcm-op-does-gain-control-marked = Prenez le contrôle de l’une de celles-ci, à votre choix, et marquez-la : { $which }
arcm-op-does-serene = 0/2 et sans capacités jusqu’à la fin du tour : { $what }
arcm-op-does-produce = Produisez des ressources ({ $faction }) pour ce tour : { $n }
arcm-op-does-steal = Vous prenez le contrôle d’une carte Ressource du joueur ciblé, marquée ou non comme elle l’est ; vous la choisissez face cachée
arcm-op-does-return-stolen = La carte Ressource qu’elle a prise est rendue telle quelle
arcm-op-does-extra-attack = Vous avez une phase d’attaque de plus juste après
arcm-op-does-residents-may-defend = Jusqu’à la fin du tour, les résidents de la ville ciblée peuvent aussi défendre vos autres villes
arcm-op-does-army-cannot-defend = Jusqu’à la fin du tour, l’armée ciblée ne peut pas défendre la ville ciblée
arcm-op-does-harmless = Jusqu’à la fin du tour, les créatures qui ne sont pas de type { $subtype } n’infligent pas de dégâts lors des combats
arcm-op-does-played-have = Les créatures que vous jouez ce tour-ci ont { $keyword }
arcm-op-does-pick-one = L’un de ceux-ci, choisi au moment de la jouer ou de l’utiliser :
arcm-op-does-pay-to = Vous pouvez payer des ressources, autant : { $n }. Si vous le faites :
arcm-op-does-repeat = Autant de fois que le dit ceci : { $n }
arcm-op-does-delayed = { $at } :
arcm-op-does-gets = { $stats } jusqu’à la fin du tour : { $what }
arcm-op-does-has = { $keyword } jusqu’à la fin du tour : { $what }
arcm-op-does-shelter = Sanctuaire jusqu’à ce qu’elle soit marquée : { $what }
arcm-op-does-ignores = Jusqu’à la fin du tour, comme sans { $keyword } : { $what }
arcm-op-does-is-also = Désormais aussi de type { $subtype } : { $what }

## Ce qui vaut

arcm-op-holds-gets = { $stats } : { $what }
arcm-op-holds-gets-per = { $stats } : { $what }, pour chaque { $per }
arcm-op-holds-gets-per-faction = { $stats } pour chaque faction au-delà de la première parmi : { $which }. Cela vaut pour : { $what }
arcm-op-holds-gets-when = { $stats } tant que { $when } : { $what }
arcm-op-holds-has = { $keyword } : { $what }
arcm-op-holds-is-also = Aussi de type { $subtype } : { $what }
arcm-op-holds-has-ability = A aussi cette capacité : { $what }
arcm-op-holds-no-unmark = Ne se démarque pas pendant la phase de démarquage : { $what }
arcm-op-holds-unmark-tax = Ne se démarque pendant la phase de démarquage que contre autant de ressources : { $n }. Cela vaut pour { $what }
arcm-op-holds-may-stay-marked = Son contrôleur peut la laisser marquée pendant la phase de démarquage : { $what }
arcm-op-holds-moves-unmarked = Pas marquée pour un mouvement : { $what }
arcm-op-holds-cannot-move = Rien n’y entre ni n’en sort : { $what }
arcm-op-holds-cannot-attack = N’attaque pas : { $which }. Cela vaut pour { $what }
arcm-op-holds-must-attack = Doit attaquer pendant votre phase d’attaque si possible : { $what }
arcm-op-holds-attack-tax = { $n ->
    [one] N’attaque que si son contrôleur paie 1 ressource pour elle : { $what }
   *[other] N’attaque que si son contrôleur paie { $n } ressources pour elle : { $what }
 }
arcm-op-holds-cannot-enter = Ne devient pas résidente de cette ville : { $what }
arcm-op-holds-leave-again = { $n ->
    [one] Quand cette ville a déjà fait partie d’un déplacement ce tour-ci, vos créatures peuvent encore en sortir, pour 1 ressource chacune
   *[other] Quand cette ville a déjà fait partie d’un déplacement ce tour-ci, vos créatures peuvent encore en sortir, pour { $n } ressources chacune
 }
arcm-op-holds-reduce-damage = Tous les dégâts qui lui sont infligés sont réduits de { $n } : { $what }
arcm-op-holds-cannot-defend = Ne défend pas contre : { $which }. Cela vaut pour { $what }
arcm-op-holds-gets-defending = Assignée en défense (contre : { $which }), cette carte gagne aussitôt { $stats } jusqu’à la fin du tour
arcm-op-holds-loses-abilities = N’a aucune capacité : { $what }
arcm-op-holds-tied = Ne peut être marquée ni pour un mouvement ni pour une attaque : { $what }
arcm-op-holds-residents-may-attack = Les résidents de cette ville peuvent attaquer depuis la ville
arcm-op-holds-double-damage = Les dégâts des événements et des magies sont doublés : { $faction }
arcm-op-holds-hide = Une fois, vous pouvez cacher une de vos créatures qu’un sort ou une capacité prend pour cible : elle quitte le jeu
arcm-op-holds-helps-to-pay = Peut être sacrifiée pendant que l’on paie ceci, qui coûte alors moins, du coût de cette carte : { $which }
arcm-op-holds-extra-city-damage = { $n ->
    [one] 1 dégât de plus quand ses dégâts de combat atteignent la ville attaquée
   *[other] { $n } dégâts de plus quand ses dégâts de combat atteignent la ville attaquée
 }
arcm-op-holds-costs-less = Coûte { $n } de moins : { $which }
arcm-op-holds-costs-more = Coûte { $n } de plus : { $which }
arcm-op-holds-cap-resources = Personne n’a plus de cartes Ressource que : { $n }
arcm-op-holds-cap-unmarking = Personne ne démarque plus de créatures par phase de démarquage que : { $n }
arcm-op-holds-cap-damage = Le plus de dégâts que la carte enchantée subit en un tour : { $n }
arcm-op-holds-cap-drawing = Le plus de cartes que chacun pioche par phase de pioche : { $n }
arcm-op-holds-extra-devotion = Quand vous dévouez des résidents, vous pouvez retirer du jeu celles-ci, et leur fidélité compte : chaque { $which }
arcm-op-holds-recall-for-devotion = Quand vous dévouez des résidents, vous pouvez renvoyer l’une de celles-ci dans la main de son propriétaire, et sa fidélité compte : { $which }
arcm-op-holds-replace = Au lieu d’aller du jeu au cimetière, si vous le voulez : { $which }
arcm-op-holds-recall-host = Au lieu de mourir, la carte enchantée retourne dans la main de son propriétaire, et cette carte va sous le Deck du sien
arcm-op-holds-prevent-death = Reste en jeu au lieu de mourir : une { $which }
arcm-op-holds-whenever = Chaque fois que ceci arrive : { $when }

## De quoi il s’agit

arcm-op-host-creature = une créature
arcm-op-host-city = une ville
arcm-op-moment-turn-begins = Au début de votre prochain tour
arcm-op-moment-attack-phase-ends = À la fin de votre phase d’attaque
arcm-op-moment-tactics-ends = À la fin de votre prochaine phase de tactique
arcm-op-moment-play-begins = Au début de votre prochaine phase de jeu
arcm-op-moment-turn-ends = À la fin de votre tour
arcm-op-moment-next-spell = Quand quelqu’un joue la prochaine carte qui n’est pas de type { $but }
arcm-op-ref-itself = cette carte
arcm-op-ref-host = la carte enchantée
arcm-op-ref-target = la cible
arcm-op-ref-target2 = la deuxième cible
arcm-op-ref-targets = les cibles
arcm-op-ref-that = la carte en question
arcm-op-ref-its-city = la ville où elle réside
arcm-op-ref-its-defenders = chaque créature qui défend contre elle
arcm-op-ref-itself-and-marked = cette carte et celles marquées pour le coût
arcm-op-who-you = Vous
arcm-op-who-target = Le joueur ciblé
arcm-op-who-each = Chaque joueur
arcm-op-who-opponents = Chaque adversaire
arcm-op-who-owner-of-that-city = Le propriétaire de cette ville
arcm-op-who-controller-of-that = La personne qui la contrôle
arcm-op-to-your-army = votre armée
arcm-op-to-this-city = cette ville
arcm-op-to-your-city = une de vos villes
arcm-op-to-each-of-your-cities = chacune de vos villes
arcm-op-to-each-other-of-your-cities = chacune de vos villes sauf la sienne
arcm-op-to-your-hand = votre main
arcm-op-to-owners-hand = la main de son propriétaire
arcm-op-to-your-deck-top = le dessus de votre Deck
arcm-op-to-your-deck-bottom = le dessous de votre Deck
arcm-op-to-owners-deck-top = le dessus du Deck de son propriétaire
arcm-op-to-controllers-city = une ville de son contrôleur, à votre choix
arcm-op-to-controllers-place = l’armée ou une ville de son contrôleur, à votre choix
arcm-op-to-owners-place = l’armée ou une ville de son propriétaire, à votre choix
arcm-op-to-other-place = un autre lieu de qui la contrôle : l’armée ou une ville
arcm-op-to-with-it = là où est cette carte
arcm-op-to-target = la ville ou l’armée ciblée
arcm-op-counter-growth = +1/+1
arcm-op-counter-edge = +1/+0
arcm-op-counter-decay = −1/−1
arcm-op-counter-grassroot = racine
arcm-op-counter-poison-ivy = sumac vénéneux : ne se démarque que contre un marqueur −1/−1
arcm-op-counter-rabies = rage : doit attaquer, contamine qui subit ses dégâts, est sacrifiée à la fin du tour de son contrôleur
arcm-op-counter-fire = Feu
arcm-op-counter-loyalty = une marque de fidélité de plus
arcm-op-holdings-resource-cards = cartes Ressource
arcm-op-holdings-cards-in-hand = cartes en main
arcm-op-holdings-army-creatures = créatures dans l’armée
arcm-op-holdings-residents = créatures dans des villes

## Quelles cartes

arcm-op-which-any = carte de toute sorte
arcm-op-which-creature = créature
arcm-op-which-city = ville
arcm-op-which-enchantment = carte Enchantement
arcm-op-which-event = événement
arcm-op-which-spell = carte sur la pile
arcm-op-which-player = joueur
arcm-op-which-army = armée
arcm-op-which-card = carte
arcm-op-which-creature-card = carte Créature
arcm-op-which-enchantment-card = carte Enchantement
arcm-op-which-host = la carte enchantée
arcm-op-which-such = { $noun } { $which }
arcm-op-which-and = { $one }, { $other }
arcm-op-which-or = { $one } ou { $other }
arcm-op-which-not = pas { $which }
arcm-op-which-of = de la faction { $faction }
arcm-op-which-is = de type { $subtype }
arcm-op-which-has = avec { $keyword }
arcm-op-which-lacks = sans { $keyword }
arcm-op-which-named = du nom de { $card }
arcm-op-which-yours = sous votre contrôle
arcm-op-which-that-opponents = sous le contrôle de cet adversaire
arcm-op-which-opponents = sous le contrôle d’un adversaire
arcm-op-which-played-by-you = que vous jouez
arcm-op-which-in-your-army = dans votre armée
arcm-op-which-in-any-army = dans une armée
arcm-op-which-in-army-of-hosts-controller = dans l’armée du contrôleur de la carte enchantée
arcm-op-which-in-your-hand = dans votre main
arcm-op-which-in-your-deck = dans votre Deck
arcm-op-which-in-your-graveyard = dans votre cimetière
arcm-op-which-in-any-graveyard = dans n’importe quel cimetière
arcm-op-which-in-targets-graveyard = dans le cimetière du joueur ciblé
arcm-op-which-resident-of-itself = qui réside dans cette ville
arcm-op-which-resident-of-target = qui réside dans la ville ciblée
arcm-op-which-resident-of-host = résidant dans la ville enchantée
arcm-op-which-resident-of-your-cities = qui réside dans une de vos villes
arcm-op-which-resident-of-attacked-city = qui réside dans la ville attaquée
arcm-op-which-same-city = dans la même ville
arcm-op-which-same-place = dans la même ville ou armée
arcm-op-which-same-place-as-host = dans la ville ou l’armée de la carte enchantée
arcm-op-which-where-it-was = dans le lieu que cette carte a quitté
arcm-op-which-unmarked = non marquée
arcm-op-which-marked = marquée
arcm-op-which-attacking = attaquante
arcm-op-which-attacking-itself = qui attaque cette ville
arcm-op-which-on-host = sur la carte enchantée
arcm-op-which-aimed-once = avec une seule cible
arcm-op-which-other = autre que cette carte
arcm-op-which-bears = portant un marqueur ({ $counter })
arcm-op-which-copied = copie de sable
arcm-op-which-not-host = autre que la carte enchantée
arcm-op-which-not-target = autre que la cible
arcm-op-which-costs-at-most = de coût { $n } ou moins
arcm-op-which-costs-at-most-x = de coût X ou moins
arcm-op-which-defense-above-its-attack = avec une DEF supérieure à l’ATQ de cette carte
arcm-op-which-in-targets-army = dans l’armée du joueur ciblé
arcm-op-which-defense-at-least = avec DEF { $n } ou plus
arcm-op-what-each = chaque { $which }
arcm-op-what-some = { $n } × { $which } (à votre choix)
arcm-op-what-some-theirs = { $n } × { $which } (au choix de qui y perd)

## Combien

arcm-op-amount-count = le nombre de cartes ({ $which })
arcm-op-amount-counters = le nombre de marqueurs ({ $counter }) sur { $what }
arcm-op-amount-defense = la DEF de { $what }
arcm-op-amount-devotion = la dévotion de { $what }
arcm-op-amount-x = X
arcm-op-amount-one-and-x = 1 + X
arcm-op-amount-x-less = X − { $n }
arcm-op-amount-twice = deux fois { $n }
arcm-op-amount-tally = le nombre de cartes sacrifiées ou retirées
arcm-op-amount-your-resources = le nombre de vos cartes Ressource
arcm-op-amount-if = { $one } si { $when }, sinon { $other }
arcm-op-amount-all = toutes
arcm-op-amount-any-number = un nombre quelconque

## Conditions

arcm-op-when-at-least = { $more } vaut { $less } ou plus
arcm-op-when-more = { $more } dépasse { $less }
arcm-op-when-your-turn = c’est votre tour
arcm-op-when-opponents-turn = c’est le tour d’un adversaire
arcm-op-when-marked = { $what } est marquée
arcm-op-when-in-your-army = cette carte est dans votre armée
arcm-op-when-attacked = cette carte a attaqué ce tour-ci
arcm-op-when-played-into-army = cette carte a été jouée dans l’armée

## Déclencheurs

arcm-op-trigger-enters = cette carte entre en jeu
arcm-op-trigger-leaves = cette carte quitte le jeu
arcm-op-trigger-dies = cette carte meurt
arcm-op-trigger-marked = cette carte est marquée
arcm-op-trigger-devoted = cette carte est marquée pour la dévotion
arcm-op-trigger-moved = cette carte est déplacée
arcm-op-trigger-enters-city = cette carte entre dans une ville
arcm-op-trigger-damages-city = cette carte inflige des dégâts à une ville
arcm-op-trigger-damages-creature = cette carte inflige des dégâts à une créature
arcm-op-trigger-attacks = cette carte attaque
arcm-op-trigger-defended = des défenseurs sont assignés contre cette carte
arcm-op-trigger-host-marked = la carte enchantée est marquée
arcm-op-trigger-host-marked-by-controller = la carte enchantée est marquée par son contrôleur
arcm-op-trigger-buried = { $n } cartes sont sur cette carte au cimetière
arcm-op-trigger-you-play = vous jouez une carte ({ $which })
arcm-op-trigger-other-enters = une autre carte entre en jeu ({ $which })
arcm-op-trigger-opponent-draws = un adversaire pioche une carte
arcm-op-trigger-opponent-discards = un adversaire défausse une carte
arcm-op-trigger-attacks-you = une créature attaque une de vos villes ou votre armée
arcm-op-trigger-opponent-moves = un adversaire déplace une créature
arcm-op-trigger-you-move = vous déplacez une créature
arcm-op-trigger-your-tactics = votre phase de tactique commence
arcm-op-trigger-your-tactics-end = votre phase de tactique se termine
arcm-op-trigger-tactics-in-its-city = une phase tactique du contrôleur de sa ville commence
arcm-op-trigger-your-discard-phase = votre phase de défausse commence
arcm-op-trigger-hosts-turn-ends = un tour du contrôleur de la carte enchantée se termine
arcm-op-trigger-your-turn = votre tour commence

## Coûts

arcm-op-cost-mark = marquer cette carte
arcm-op-cost-mark-others = en marquer d’autres, { $n } × { $which }
arcm-op-cost-pay = { $n ->
    [one] payer 1 ressource de n’importe quelle faction
   *[other] payer { $n } ressources de n’importe quelle faction
 }
arcm-op-cost-sacrifice-resources = { $n ->
    [one] sacrifier 1 carte Ressource
   *[other] sacrifier { $n } cartes Ressource
 }
arcm-op-cost-sacrifice = sacrifier cette carte
arcm-op-cost-city-defense = une de vos villes perd { $n } de défense
arcm-op-cost-counter = mettre un marqueur sur cette carte : { $counter }
arcm-op-cost-lose-counter = retirer un marqueur de cette carte : { $counter }
arcm-op-cost-once = une fois par tour
arcm-op-cost-discard = défausser une { $which }
