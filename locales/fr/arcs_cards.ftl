### Arcs : noms et textes des 25 cartes Guilde, 6 cartes Voix, 8 cartes Leader et 14 cartes Lore, et nom des 28 cartes action.
###
### Les attributs d’une carte, dans l’ordre où on les lit :
###   .kind       ce qu’elle est ; pour une carte Guilde, aussi son type et son coût de raid
###   .setup      leader : éléments de départ dans les systèmes A, B et C, et ressources de départ
###   .ability-1  .ability-2  leader : nom et texte d’une capacité
###   .text       ce qui vaut tant que vous avez la carte
###   .action-1   .action-2   nouvelle action, avec entre parenthèses l’action standard qu’elle remplace
###   .prelude    son action Prélude
###   .secured    Voix : ce qui se passe quand la carte est sécurisée, ou prise en saccageant la Cour

## Cartes action : ce que permet un type est dit avec le type, ce que déclare une valeur avec l’ambition

arcs-action-card = { $suit } { $number }

## Cartes Guilde : Matière

arcs-card-loyal-engineers = Maîtres ingénieurs
    .kind = Carte Guilde : Matière, coût de raid 3
    .text = Vous pouvez dépenser des ressources de n’importe quel type comme Matière, même si l’un des deux types est interdit. Si vous provoquez un outrage de Matière, cette carte n’est pas défaussée.
arcs-card-mining-interest = Alliance minière
    .kind = Carte Guilde : Matière, coût de raid 2
    .action-1 = Production (Construire) : gagnez 1 Matière.
    .prelude = Défaussez cette carte : gagnez au plus autant de Matière que vous avez d’emplacements de ressource vides. Une fois la réserve générale vide, volez-en à des ennemis à la place.
arcs-card-material-cartel = Cartel de la matière
    .kind = Carte Guilde : Matière, coût de raid 2
    .text = La réserve générale de Matière est sur cette carte et compte comme vos icônes Matière. Elle reste la réserve générale : tout le monde en gagne, vous ne pouvez ni la dépenser ni la défausser, et personne ne peut la voler. Après chaque décompte, les ennemis défaussent tous leurs jetons Matière.
    .prelude = Défaussez cette carte : volez 1 Matière à un ennemi.
arcs-card-admin-union = Ordre des administrateurs
    .kind = Carte Guilde : Matière, coût de raid 2
    .prelude = Liez cette carte à une carte Administration jouée face visible dans cette manche, même la vôtre ; elle quitte votre zone de jeu. À la fin de la manche, prenez cette carte Administration en main et défaussez celle-ci.
arcs-card-construction-union = Guilde des bâtisseurs
    .kind = Carte Guilde : Matière, coût de raid 2
    .prelude = Liez cette carte à une carte Construction jouée face visible dans cette manche, même la vôtre ; elle quitte votre zone de jeu. À la fin de la manche, prenez cette carte Construction en main et défaussez celle-ci.

## Cartes Guilde : Carburant

arcs-card-fuel-cartel = Marchands d’énergie
    .kind = Carte Guilde : Carburant, coût de raid 2
    .text = La réserve générale de Carburant est sur cette carte et compte comme vos icônes Carburant. Elle reste la réserve générale : tout le monde en gagne, vous ne pouvez ni la dépenser ni la défausser, et personne ne peut la voler. Après chaque décompte, les ennemis défaussent tous leurs jetons Carburant.
    .prelude = Défaussez cette carte : volez 1 Carburant à un ennemi.
arcs-card-loyal-pilots = Escadrons d’élite
    .kind = Carte Guilde : Carburant, coût de raid 3
    .text = Vous pouvez dépenser des ressources de n’importe quel type comme Carburant, même si l’un des deux types est interdit. Si vous provoquez un outrage de Carburant, cette carte n’est pas défaussée.
arcs-card-gatekeepers = Veilleurs du portail
    .kind = Carte Guilde : Carburant, coût de raid 2
    .text = Quand vous attaquez sur un portail, vous pouvez collecter jusqu’à 2 dés de plus que 1 par vaisseau.
    .prelude = Défaussez cette carte : placez 1 vaisseau sur chaque portail en jeu. S’il vous en manque, choisissez les portails.
arcs-card-shipping-interest = Corporations spatiales
    .kind = Carte Guilde : Carburant, coût de raid 2
    .action-1 = Synthétiser (Construire) : gagnez 1 Carburant.
    .prelude = Défaussez cette carte : gagnez au plus autant de Carburant que vous avez d’emplacements de ressource vides. Une fois la réserve générale vide, volez-en à des ennemis à la place.
arcs-card-spacing-union = Confédération galactique
    .kind = Carte Guilde : Carburant, coût de raid 2
    .prelude = Liez cette carte à une carte Mobilisation jouée face visible dans cette manche, même la vôtre ; elle quitte votre zone de jeu. À la fin de la manche, prenez cette carte Mobilisation en main et défaussez celle-ci.

## Cartes Guilde : Arme

arcs-card-arms-union = Consortium de guerre
    .kind = Carte Guilde : Arme, coût de raid 2
    .prelude = Liez cette carte à une carte Agression jouée face visible dans cette manche, même la vôtre ; elle quitte votre zone de jeu. À la fin de la manche, prenez cette carte Agression en main et défaussez celle-ci.
arcs-card-prison-wardens = Maîtres geôliers
    .kind = Carte Guilde : Arme, coût de raid 2
    .action-1 = Libération (Construire) : rendez n’importe quel nombre de vos captifs, au moins 1, et gagnez pour chacun 1 ressource de votre choix.
    .action-2 = Exécution (Influencer) : déplacez n’importe quel nombre de vos captifs, au moins 1, vers vos trophées.
    .prelude = Défaussez cette carte : placez 3 vaisseaux dans un même système que vous contrôlez.
arcs-card-skirmishers = Chasseurs stellaires
    .kind = Carte Guilde : Arme, coût de raid 2
    .text = Après votre lancer dans un combat, vous pouvez relancer, une fois, au plus autant de dés d’escarmouche que vous avez d’icônes Arme (jetons et cartes Guilde, celle-ci comprise).
    .prelude = Défaussez cette carte : placez 3 vaisseaux dans un même système que vous contrôlez.
arcs-card-court-enforcers = Exécuteurs de la Cour
    .kind = Carte Guilde : Arme, coût de raid 2
    .action-1 = Enlèvement (Combattre) : choisissez une carte de la Cour qui porte au moins 1 agent ennemi, mais moins que vous n’avez d’icônes Arme (jetons et cartes Guilde, celle-ci comprise). Capturez tous les agents ennemis de cette carte.
    .prelude = Défaussez cette carte : placez 3 vaisseaux dans un même système que vous contrôlez.
arcs-card-loyal-marines = Légion de fer
    .kind = Carte Guilde : Arme, coût de raid 3
    .text = Vous pouvez dépenser des ressources de n’importe quel type comme Arme, même si l’un des deux types est interdit. Si vous provoquez un outrage d’Arme, cette carte n’est pas défaussée.
    .prelude = Défaussez cette carte : placez 3 vaisseaux dans un même système que vous contrôlez.

## Cartes Guilde : Psionique

arcs-card-lattice-spies = Tisseurs de l’ombre
    .kind = Carte Guilde : Psionique, coût de raid 2
    .prelude = Avant toute autre action Prélude : défaussez cette carte pour prendre l’initiative (sans effet si vous l’avez ou si quelqu’un l’a prise dans cette manche).
arcs-card-farseers = Prophètes
    .kind = Carte Guilde : Psionique, coût de raid 2
    .text = Quand vous déclarez une ambition, regardez la main d’un ennemi ; vous pouvez ensuite échanger 1 de vos cartes contre 1 des siennes.
    .prelude = Défaussez cette carte et n’importe quel nombre de cartes de votre main, même aucune. Piochez-en autant, plus 1, par le dessous de la défausse des cartes action.
arcs-card-secret-order = Culte de l’ombre
    .kind = Carte Guilde : Psionique, coût de raid 2
    .text = Quand vous déclarez Gardien ou Oracle avec votre carte principale, le marqueur zéro n’est pas placé.
arcs-card-loyal-empaths = Sentinelles de l’esprit
    .kind = Carte Guilde : Psionique, coût de raid 3
    .text = Vous pouvez dépenser des ressources de n’importe quel type comme Psionique, même si l’un des deux types est interdit. Si vous provoquez un outrage de Psionique, cette carte n’est pas défaussée.
arcs-card-silver-tongues = Escrocs stellaires
    .kind = Carte Guilde : Psionique, coût de raid 2
    .prelude = Défaussez cette carte : volez à un ennemi 1 ressource ou 1 carte Guilde de votre choix.

## Cartes Guilde : Relique

arcs-card-loyal-keepers = Gardiens de la foi
    .kind = Carte Guilde : Relique, coût de raid 3
    .text = Vous pouvez dépenser des ressources de n’importe quel type comme Relique, même si l’un des deux types est interdit. Si vous provoquez un outrage de Relique, cette carte n’est pas défaussée.
arcs-card-sworn-guardians = Sentinelles dévouées
    .kind = Carte Guilde : Relique, coût de raid 1
    .text = Les ennemis ne peuvent voler ni vos ressources ni vos autres cartes Guilde. Ils peuvent voler cette carte ; elle est alors enterrée au lieu d’être gardée.
arcs-card-elder-broker = Négociant vénérable
    .kind = Carte Guilde : Relique, coût de raid 2
    .action-1 = Commerce (Taxer) : choisissez une cité ennemie dans un système que vous contrôlez. Prenez à son propriétaire 1 ressource du type de cette cité et donnez-lui 1 des vôtres, d’un type qu’il n’avait pas.
    .prelude = Défaussez cette carte : gagnez 1 Matière, 1 Carburant et 1 Arme.
arcs-card-relic-fence = Négociant d’antiquités
    .kind = Carte Guilde : Relique, coût de raid 2
    .prelude = Une fois par tour : défaussez 1 de vos ressources pour gagner 1 Relique. Cette carte reste.
arcs-card-galactic-bards = Chroniqueurs stellaires
    .kind = Carte Guilde : Relique, coût de raid 1
    .text = Quand vous surpassez ou pivotez, avant toute action, vous pouvez déclarer l’ambition de la carte jouée si personne n’en a déclaré dans cette manche. Le marqueur zéro n’est pas placé.

## Cartes Voix

arcs-card-mass-uprising = Révolte galactique
    .kind = Carte Voix
    .secured = Choisissez une galaxie en jeu et placez 1 vaisseau dans chacun de ses 4 systèmes. S’il vous en manque, choisissez les systèmes. Défaussez cette carte.
arcs-card-populist-demands = Exigences du peuple
    .kind = Carte Voix
    .secured = Vous pouvez déclarer n’importe quelle ambition ; le marqueur zéro n’est pas placé. Défaussez cette carte.
arcs-card-outrage-spreads = Traînée de poudre
    .kind = Carte Voix
    .secured = Vous pouvez choisir un type de ressource : chacun, vous compris, provoque un outrage de ce type. Personne ne saccage la Cour. Défaussez cette carte.
arcs-card-song-of-freedom = Hymne des libérés
    .kind = Carte Voix
    .secured = Vous pouvez remettre 1 cité d’un système que vous contrôlez, une des vôtres ou une cité ennemie, sur le plateau de son propriétaire. Si vous le faites, vous pouvez prendre l’initiative. Mélangez cette carte dans la pioche de la Cour.
arcs-card-guild-struggle = Lutte de pouvoir
    .kind = Carte Voix
    .secured = Vous pouvez voler 1 carte Guilde à un ennemi. Mélangez toutes les cartes Guilde de la défausse de la Cour dans la pioche de la Cour. Défaussez cette carte.
arcs-card-call-to-action = Mobilisation générale
    .kind = Carte Voix
    .secured = Piochez la carte du dessous de la défausse des cartes action. Défaussez cette carte.

## Cartes Leader

arcs-card-elder = L’Ancien
    .kind = Carte Leader
    .setup = A : cité, 3 vaisseaux. B : spatioport, 3 vaisseaux. C : 2 vaisseaux. Ressources : Relique, Matière.
    .ability-1 = Vénéré : après un combat où vous étiez défenseur et où l’attaquant a pris un trophée, vous pouvez influencer 1 fois. Un ennemi qui détruit une de vos cités dans un combat ne saccage pas la Cour.
    .ability-2 = Vertueux : au décompte de Tyran, la première place vous donne les points de la deuxième, sans bonus de cité, et la deuxième place ne vous donne rien.
arcs-card-mystic = Le Mystique
    .kind = Carte Leader
    .setup = A : cité, 3 vaisseaux. B : spatioport, 3 vaisseaux. C : 2 vaisseaux. Ressources : Psionique, Relique.
    .ability-1 = Réceptif : quand vous taxez avec l’étoile d’une copie ou d’un pivot, gagnez aussi 1 Psionique.
    .ability-2 = Obscur : à la mise en place, placez 1 agent sur votre icône outrage Matière et 1 sur votre icône outrage Carburant. Ces 2 types sont interdits dès le début ; rien n’est défaussé.
arcs-card-fuel-drinker = Le Buveur de carburant
    .kind = Carte Leader
    .setup = A : cité, 3 vaisseaux. B : spatioport, 3 vaisseaux. C : 2 vaisseaux. Ressources : Carburant, Carburant.
    .ability-1 = Affamé : quand vous taxez avec l’étoile d’une copie ou d’un pivot, gagnez aussi 1 Carburant.
    .ability-2 = Opulent : après le décompte, si Industrie portait un marqueur, défaussez tous vos jetons Carburant.
arcs-card-upstart = L’Intrus
    .kind = Carte Leader
    .setup = A : cité, 4 vaisseaux. B : spatioport, 3 vaisseaux. C : 2 vaisseaux. Ressources : Psionique, Matière.
    .ability-1 = Audacieux : quand vous déclarez une ambition, vous pouvez gagner 1 ressource de n’importe quel type.
    .ability-2 = Immature : vous ne pouvez taxer aucune cité dans un système que vous ne contrôlez pas, pas même la vôtre.
arcs-card-rebel = L’Insurgé
    .kind = Carte Leader
    .setup = A : spatioport, 4 vaisseaux. B : 4 vaisseaux. C : 2 vaisseaux. Ressources : Matière, Arme.
    .ability-1 = Déterminé : quand vous attaquez, vous pouvez collecter 2 dés de plus que 1 par vaisseau, et vous devez en collecter au moins 2 en tout.
    .ability-2 = Indiscipliné : vous ne pouvez pas déplacer plus de 2 vaisseaux à la fois, ni à aucun pas d’un déplacement catapulte.
arcs-card-warrior = Le Combattant
    .kind = Carte Leader
    .setup = A : cité, 3 vaisseaux. B : spatioport, 3 vaisseaux. C : 2 vaisseaux. Ressources : Arme, Matière.
    .ability-1 = Stratégique : quand vous combattez avec l’étoile d’une copie ou d’un pivot, vous pouvez déplacer 1 fois avant ou après le combat.
    .ability-2 = Impitoyable : au décompte d’Oracle, la première place vous donne les points de la deuxième, sans bonus de cité, et la deuxième place ne vous donne rien.
arcs-card-feastbringer = L’Épicurien
    .kind = Carte Leader
    .setup = A : cité, 3 vaisseaux. B : cité, 3 vaisseaux. C : 3 vaisseaux. Ressources : Relique, Matière.
    .ability-1 = Charismatique : quand vous sécurisez avec l’étoile d’une copie ou d’un pivot, vous pouvez influencer 1 fois avant ou après.
    .ability-2 = Généreux : pour déclarer une ambition, vous devez donner 1 de vos cartes Guilde à l’ennemi qui a le moins de points de pouvoir. Sans carte Guilde, vous ne pouvez pas déclarer.
arcs-card-demagogue = L’Orateur
    .kind = Carte Leader
    .setup = A : cité, 3 vaisseaux. B : spatioport, 3 vaisseaux. C : 2 vaisseaux. Ressources : Psionique, Arme.
    .ability-1 = Intrépide : quand vous déclarez une ambition, vous pouvez placer 1 agent sur chacune des cartes de la Cour de votre choix.
    .ability-2 = Méfiant : pour sécuriser une carte Guilde, il vous faut au moins 2 agents dessus, et plus que chaque ennemi.

## Cartes Lore

arcs-card-tool-priests = Technomanciens
    .kind = Carte Lore
    .action-1 = Invocation (Construire), une fois par tour : placez 1 vaisseau dans un système que vous contrôlez et où il y a une cité, quelle qu’elle soit.
arcs-card-galactic-rifles = Canons galactiques
    .kind = Carte Lore
    .action-1 = Rafales (Combattre) : choisissez un système où vous avez des vaisseaux intacts, et un ennemi dans un système adjacent. Lancez jusqu’à 1 dé d’escarmouche par vaisseau intact, 6 au plus. Chaque explosion touche là-bas un vaisseau de cet ennemi, ou un bâtiment quand il n’y a plus de vaisseau. Ce n’est pas un combat.
arcs-card-sprinter-drives = Hyperpropulseurs
    .kind = Carte Lore
    .text = Après un déplacement, vous pouvez choisir un système et y prendre, parmi vos vaisseaux intacts qui viennent de se déplacer, ceux que vous voulez : déplacez-les une fois de plus, ensemble.
arcs-card-mirror-plating = Bouclier réflecteur
    .kind = Carte Lore
    .text = Quand vous êtes défenseur et que l’attaquant lance au moins 1 dé d’assaut, ajoutez 1 cercle au lancer.
arcs-card-hidden-harbors = Abris clandestins
    .kind = Carte Lore
    .text = Les vaisseaux que vous construisez sont toujours intacts. On ne peut pas collecter de dé de raid contre vous là où vous avez un spatioport intact.
arcs-card-signal-breaker = Brouilleur de fréquences
    .kind = Carte Lore
    .text = Quand vous attaquez et que tous vos vaisseaux sur place sont intacts au début du combat, ignorez 1 cercle obtenu aux dés.
arcs-card-repair-drones = Drones de maintenance
    .kind = Carte Lore
    .text = Après un combat où vous avez attaqué, vous pouvez réparer 1 des vaisseaux attaquants qui vous restent.
arcs-card-gate-ports = Ports stellaires
    .kind = Carte Lore
    .text = Vous pouvez construire des spatioports sur les portails où vous avez un élément, au plus 1 par portail en tout. Quand des vaisseaux ennemis se déplacent vers un portail que vous contrôlez et où vous avez un spatioport intact, capturez 1 agent de cet ennemi.
arcs-card-cloud-cities = Cités suspendues
    .kind = Carte Lore
    .text = Vous pouvez construire des cités hors des emplacements de construction, sur les planètes où vous avez un élément, au plus 1 par planète en tout. Chacune vous coûte aussi 1 ressource du type de la planète, même interdite.
arcs-card-living-structures = Forteresses biologiques
    .kind = Carte Lore
    .action-1 = Éduquer (Construire) : taxez une de vos cités.
    .action-2 = Transformer (Réparer) : remplacez un de vos spatioports sur un emplacement de construction par une cité, ou une de vos cités par un spatioport. Le bâtiment reste intact ou endommagé, comme avant.
arcs-card-gate-stations = Stations de liaison
    .kind = Carte Lore
    .text = Vous pouvez construire des cités sur les portails où vous avez un élément, au plus 1 par portail en tout. Une telle cité a les types de toutes les planètes de sa galaxie qui portent une cité : taxée, elle donne 1 ressource de l’un de ces types ; détruite, elle provoque un outrage de chacun.
arcs-card-railgun-arrays = Salves de canons magnétiques
    .kind = Carte Lore
    .text = Quand vous êtes défenseur avec au moins 1 vaisseau intact, les vaisseaux attaquants subissent 1 dommage avant la collecte des dés.
arcs-card-ancient-holdings = Héritages oubliés
    .kind = Carte Lore
    .text = Cette carte est un emplacement de ressource de plus, de coût de raid 4.
arcs-card-seeker-torpedoes = Torpilles
    .kind = Carte Lore
    .text = Après votre lancer dans un combat, vous pouvez relancer, une fois, au plus autant de dés d’assaut que vous avez de vaisseaux attaquants intacts.
