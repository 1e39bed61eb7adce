### Arcs : ce que les règles demandent, proposent, racontent et refusent. Noms et textes des cartes : arcs_cards.ftl.
### `.text` dit en bref ce qu’est ou ce que fait la chose nommée.

## Noms : ressources, types de cartes action, actions, ambitions

arcs-resource-material = Matière
    .text = Dépense pendant le Prélude : 1 action Construire ou Réparer.
arcs-resource-fuel = Carburant
    .text = Dépense pendant le Prélude : 1 action Déplacer.
arcs-resource-weapon = Arme
    .text = Dépense pendant le Prélude : pour le reste de ce tour, chaque étoile de votre carte peut aussi servir à combattre.
arcs-resource-relic = Relique
    .text = Dépense pendant le Prélude : 1 action Sécuriser.
arcs-resource-psionic = Psionique
    .text = Dépense pendant le Prélude : 1 action du type de la carte principale.

arcs-suit-administration = Administration
    .text = Taxer, réparer ou influencer.
arcs-suit-aggression = Agression
    .text = Combattre, déplacer ou sécuriser.
arcs-suit-construction = Construction
    .text = Construire ou réparer.
arcs-suit-mobilization = Mobilisation
    .text = Déplacer ou influencer.

arcs-action-tax = Taxer
    .text = Choisissez une de vos cités, ou une cité ennemie dans un système que vous contrôlez : gagnez 1 ressource du type de sa planète. Une cité ennemie vous donne aussi 1 agent de cet ennemi comme captif. Chaque cité une fois par tour.
arcs-action-build = Construire
    .text = Construisez une cité ou un spatioport sur un emplacement de construction vide là où vous avez un élément, ou 1 vaisseau à l’un de vos spatioports (1 par tour chacun). Si un ennemi contrôle le système, l’élément arrive endommagé.
arcs-action-move = Déplacer
    .text = Déplacez autant de vos vaisseaux que vous voulez d’un système vers un système adjacent. Depuis un de vos spatioports, ils peuvent continuer jusqu’à entrer sur une planète ou sur un portail contrôlé par un ennemi.
arcs-action-repair = Réparer
    .text = Rendez intact 1 de vos vaisseaux ou bâtiments endommagés.
arcs-action-influence = Influencer
    .text = Placez 1 agent de votre réserve personnelle sur une carte de la Cour.
arcs-action-secure = Sécuriser
    .text = Prenez une carte de la Cour où vous avez plus d’agents que chaque ennemi. Les agents ennemis qui s’y trouvent deviennent vos captifs.
arcs-action-battle = Combattre
    .text = Attaquez un ennemi dans un système où vous avez des vaisseaux : collectez jusqu’à 1 dé par vaisseau et lancez-les.

arcs-ambition-tycoon = Industrie
    .text = Le plus d’icônes Matière et Carburant, additionnées. Se déclare avec un 2 ou un 7.
arcs-ambition-tyrant = Tyran
    .text = Le plus de captifs. Se déclare avec un 3 ou un 7.
arcs-ambition-warlord = Seigneur de guerre
    .text = Le plus de trophées. Se déclare avec un 4 ou un 7.
arcs-ambition-keeper = Gardien
    .text = Le plus d’icônes Relique. Se déclare avec un 5 ou un 7.
arcs-ambition-empath = Oracle
    .text = Le plus d’icônes Psionique. Se déclare avec un 6 ou un 7.

## Noms : éléments, lieux et dés

arcs-building-city = cité
arcs-building-starport = spatioport
arcs-piece-ship = vaisseau
arcs-piece-city = cité
arcs-piece-starport = spatioport
arcs-piece-cloud-city = cité suspendue
arcs-damaged-ship = vaisseau ({ $at })
arcs-damaged-building = bâtiment ({ $site })
arcs-loot-slot = ressource ({ $slot })
arcs-loot-guild = « { $card } »

arcs-gate = Portail { $cluster }
arcs-planet = Planète { $cluster }‑{ $letter }
arcs-site = { $n ->
    [3] { $system }, hors emplacement
   *[other] { $system }, emplacement { $n }
 }
arcs-slot = emplacement { $n }
arcs-slot-holdings = « { arcs-card-ancient-holdings } »
arcs-slot-new = nouveau jeton

arcs-die-assault = assaut
    .text = Dé d’assaut (rouge) : le plus d’explosions, mais les flammes touchent vos propres vaisseaux.
arcs-die-skirmish = escarmouche
    .text = Dé d’escarmouche (bleu) : une explosion ou rien, sans danger.
arcs-die-raid = raid
    .text = Dé de raid (orange) : des clés pour voler et des explosions pour les bâtiments, mais aussi des flammes et des cercles.
arcs-symbol-hits = { $n ->
    [one] { $n } explosion
   *[other] { $n } explosions
 }
arcs-symbol-building-hits = { $n ->
    [one] { $n } explosion triangulaire
   *[other] { $n } explosions triangulaires
 }
arcs-symbol-keys = { $n ->
    [one] { $n } clé
   *[other] { $n } clés
 }
arcs-symbol-self-hits = { $n ->
    [one] { $n } flamme
   *[other] { $n } flammes
 }
arcs-symbol-intercepts = { $n ->
    [one] { $n } cercle
   *[other] { $n } cercles
 }

## Noms : cartes de mise en place

arcs-board-two-frontiers = Frontières
arcs-board-two-mix-up-one = Mélange 1
arcs-board-two-homelands = Terres natales
arcs-board-two-mix-up-two = Mélange 2
arcs-board-three-mix-up = Mélange
arcs-board-three-frontiers = Frontières
arcs-board-three-homelands = Terres natales
arcs-board-three-core-conflict = Conflit central
arcs-board-four-mix-up-one = Mélange 1
arcs-board-four-mix-up-two = Mélange 2
arcs-board-four-frontiers = Frontières
arcs-board-four-mix-up-three = Mélange 3

## Questions : avant la première manche, et jouer une carte

arcs-ask-chance = Le hasard décide.
arcs-ask-draft = Draft : choisissez une carte Leader ou Lore.
arcs-ask-draft-leader = Draft : choisissez votre leader.
arcs-ask-draft-lore = Draft : choisissez une carte Lore.
arcs-ask-mulligan = Gardez votre main, ou défaussez-la et piochez 6 nouvelles cartes.
arcs-ask-lead = Jouez une carte principale ou passez l’initiative.
arcs-ask-follow = { $number ->
    [0] Carte principale : { $card }, de valeur 0. Surpassez-la, copiez ou pivotez.
   *[other] Carte principale : { $card }. Surpassez-la, copiez ou pivotez.
 }
arcs-ask-declare = Déclarez une ambition avec votre carte principale (première place +{ $first }, deuxième place +{ $second }), ou renoncez.
arcs-ask-seize = Avant votre Prélude : jouez une autre carte pour prendre l’initiative, ou renoncez.
arcs-ask-seize-or-declare = Avant votre Prélude : jouez une autre carte pour prendre l’initiative, déclarez une ambition avec « { $card } », ou renoncez.

## Questions : le tour et ses actions

arcs-ask-prelude = { $pips ->
    [0] Votre Prélude, sans étoile : dépensez une ressource, utilisez une carte, ou finissez votre tour.
    [one] Votre Prélude, puis { $pips } étoile : dépensez une ressource, utilisez une carte, passez à une action, ou finissez votre tour.
   *[other] Votre Prélude, puis { $pips } étoiles : dépensez une ressource, utilisez une carte, passez à une action, ou finissez votre tour.
 }
arcs-ask-turn = { $pips ->
    [0] Plus d’étoile : finissez votre tour.
    [one] À vous, { $pips } étoile restante : choisissez une action ou finissez votre tour.
   *[other] À vous, { $pips } étoiles restantes : choisissez une action ou finissez votre tour.
 }
arcs-ask-spent = Vous avez dépensé 1 { $resource } : choisissez l’action obtenue, ou renoncez.
arcs-ask-free = « { $card } » vous donne une action de plus ({ $action }) : choisissez comment la faire, ou renoncez.
arcs-ask-must = « { $card } » : vous devez maintenant faire cette action ({ $action }). Choisissez comment.
arcs-ask-fleet = Déplacement { $from } → { $to } : choisissez combien de vaisseaux partent.
arcs-ask-catapult = Déplacement catapulte ({ $at }) : choisissez la suite du trajet, ou arrêtez-vous.
arcs-ask-arrange = Vous pouvez réorganiser vos ressources : échangez des emplacements, puis terminez.
arcs-ask-overflow = { $n ->
    [one] { $n } ressource n’a pas d’emplacement et sera défaussée : échangez-la contre une autre, ou terminez.
   *[other] { $n } ressources n’ont pas d’emplacement et seront défaussées : échangez-les contre d’autres, ou terminez.
 }
arcs-ask-gain = Choisissez le type de la ressource que vous gagnez.
arcs-ask-may-gain = « { $card } » : choisissez le type de la ressource que vous gagnez, ou renoncez.
arcs-ask-relief = Plus de vaisseau ni de spatioport : choisissez le portail de votre retour en jeu.

## Questions : combat

arcs-ask-collect = Combat : choisissez combien de dés vous collectez ({ $die }).
arcs-ask-own-hits = { $n ->
    [one] Vos vaisseaux subissent { $n } dommage : choisissez un vaisseau intact ou endommagé.
   *[other] Vos vaisseaux subissent { $n } dommages : choisissez combien touchent des vaisseaux intacts.
 }
arcs-ask-ship-hits = { $n ->
    [one] { $n } dommage aux vaisseaux ennemis : choisissez un vaisseau intact ou endommagé.
   *[other] { $n } dommages aux vaisseaux ennemis : choisissez combien touchent des vaisseaux intacts.
 }
arcs-ask-building-hits = { $n ->
    [one] { $n } dommage aux bâtiments ennemis : choisissez celui qui le subit.
   *[other] { $n } dommages aux bâtiments ennemis : choisissez le bâtiment qui subit chacun d’eux.
 }
arcs-ask-raid = { $keys ->
    [one] Pillage contre { $rival } : choisissez ce que vous volez ({ $keys } clé restante), ou arrêtez.
   *[other] Pillage contre { $rival } : choisissez ce que vous volez ({ $keys } clés restantes), ou arrêtez.
 }
arcs-ask-ransack = Saccage de la Cour : choisissez une carte où cet ennemi a un agent ({ $rival }).

## Questions des cartes

arcs-ask-order = Plusieurs cartes agissent maintenant : choisissez laquelle passe en premier.
arcs-ask-card-declare = « { $card } » : déclarez une ambition, ou renoncez.
arcs-ask-reroll = { $n ->
    [one] « { $card } » : choisissez { $n } dé à relancer, ou arrêtez.
   *[other] « { $card } » : choisissez jusqu’à { $n } dés à relancer, ou arrêtez.
 }
arcs-ask-steal = « { $card } » : choisissez la ressource ou la carte Guilde que vous volez.
arcs-ask-steal-token = « { $card } » : choisissez à qui vous volez 1 { $resource }.
arcs-ask-may-steal-guild = « { $card } » : choisissez la carte Guilde que vous volez, ou renoncez.
arcs-ask-place-ships = { $n ->
    [one] « { $card } » : choisissez où vous placez { $n } vaisseau.
   *[other] « { $card } » : choisissez où vous placez { $n } vaisseaux.
 }
arcs-ask-place-one-each = { $n ->
    [one] « { $card } » : choisissez le système où vous placez { $n } vaisseau.
   *[other] « { $card } » : choisissez { $n } systèmes et placez 1 vaisseau dans chacun.
 }
arcs-ask-take = { $n ->
    [one] « { $card } » : prenez encore { $n } { $resource }, ou terminez.
   *[other] « { $card } » : prenez jusqu’à { $n } { $resource }, une par une, ou terminez.
 }

## Questions de certaines cartes

arcs-ask-beside = « { $card } » : choisissez à quelle carte la lier. Vous prendrez cette carte en main à la fin de la manche.
arcs-ask-pressgang = « { $card } » : choisissez combien de captifs vous rendez ({ $rival }). Chacun vous fait gagner 1 ressource.
arcs-ask-pressgang-gain = { $n ->
    [one] « { $card } » : choisissez le type de la ressource que vous gagnez.
   *[other] « { $card } » : choisissez, un par un, les types des { $n } ressources que vous gagnez.
 }
arcs-ask-execute = « { $card } » : choisissez combien de captifs deviennent vos trophées ({ $rival }).
arcs-ask-look-at = « { $card } » : choisissez la main que vous regardez.
arcs-ask-exchange = « { $card } » : échangez une de vos cartes contre une carte de { $rival }, ou renoncez.
arcs-ask-discard-hand = « { $card } » : choisissez les cartes à défausser, puis terminez. Vous en piochez autant, plus 1.
arcs-ask-trade-take = « { $card } » : choisissez ce que vous prenez à { $rival }.
arcs-ask-trade-give = « { $card } » : vous prenez 1 { $resource }. Choisissez ce que vous donnez à { $rival } en échange.
arcs-ask-fence = « { $card } » : choisissez la ressource à défausser pour gagner 1 Relique.
arcs-ask-cluster = « { $card } » : choisissez la galaxie. Vous placez 1 vaisseau dans chacun de ses systèmes.
arcs-ask-outrage = « { $card } » : choisissez le type dont tout le monde, vous compris, provoque l’outrage, ou renoncez.
arcs-ask-return-city = « { $card } » : choisissez la cité qui retourne sur le plateau de son propriétaire, ou renoncez.
arcs-ask-seize-now = « { $card } » : prenez l’initiative, ou renoncez.
arcs-ask-pay = « { $card } » : choisissez la carte Guilde à donner pour déclarer ({ $ambition }).
arcs-ask-agents = { $n ->
    [one] « { $card } » : choisissez { $n } carte de la Cour où placer un agent, ou terminez.
   *[other] « { $card } » : choisissez jusqu’à { $n } cartes de la Cour où placer 1 agent, ou terminez.
 }
arcs-ask-rifles = { $n ->
    [one] « { $card } » : choisissez si vous lancez { $n } dé d’escarmouche.
   *[other] « { $card } » : choisissez combien de dés d’escarmouche vous lancez, au plus { $n }.
 }
arcs-ask-sprint = « { $card } » : choisissez les vaisseaux intacts déplacés qui avancent encore d’un système, ou renoncez.
arcs-ask-repair-ship = « { $card } » : réparez 1 de vos vaisseaux attaquants ({ $at }), ou renoncez.
arcs-ask-pay-token = « { $card } » : choisissez la ressource à dépenser comme { $resource } pour la cité ({ $at }).

## Choix : le hasard, tel que les replays le montrent

arcs-choice-initiative = Initiative : { $seat }
arcs-choice-board = Carte de mise en place « { $board } »
arcs-choice-reveal = Révéler « { $card } »
arcs-choice-deal = Distribuer { $card } ({ $seat })
arcs-choice-draw = Piocher { $card }
arcs-choice-roll = Lancer le dé ({ $die }) : face { $face }
arcs-choice-show = Montrer les cartes cachées

## Choix : avant la première manche, et jouer une carte

arcs-choice-pick = Prendre « { $card } »
arcs-choice-keep = Garder la main
arcs-choice-mulligan = Piocher une nouvelle main
arcs-choice-lead = Jouer { $card }
    .group = Jouer
arcs-choice-pass = Passer l’initiative
arcs-choice-surpass = Surpasser avec { $card }
    .group = Surpasser
arcs-choice-copy = Copier avec { $card }
    .group = Copier
arcs-choice-pivot = Pivoter avec { $card }
    .group = Pivoter
arcs-choice-seize = Prendre l’initiative avec { $card }
    .group = Initiative
arcs-choice-seize-now = Prendre l’initiative
arcs-choice-declare = Déclarer : { $ambition }
    .group = Déclarer
arcs-choice-decline = Renoncer

## Choix : le Prélude et les actions d’un tour

arcs-choice-spend = Dépenser 1 { $resource } ({ $slot })
    .group = Ressources
arcs-choice-use = Utiliser « { $card } »
    .group = Cartes
arcs-choice-end-turn = Finir le tour
arcs-choice-tax = Taxer la cité ({ $site })
    .group = Taxer
arcs-choice-build = Construire 1 { $piece } ({ $at })
    .group = Construire
arcs-choice-move = Déplacer : { $from } → { $to }
    .group = Déplacer
arcs-choice-repair = Réparer 1 { $what }
    .group = Réparer
arcs-choice-influence = Influencer « { $card } »
    .group = Influencer
arcs-choice-secure = Sécuriser « { $card } »
    .group = Sécuriser
arcs-choice-battle = Combattre { $rival } ({ $at })
    .group = Combattre

## Choix : nouvelles actions

arcs-choice-manufacture = Production : gagner 1 Matière
    .group = Cartes
arcs-choice-synthesize = Synthétiser : gagner 1 Carburant
    .group = Cartes
arcs-choice-pressgang = Libération : rendre des captifs
    .group = Cartes
arcs-choice-execute = Exécution : captifs en trophées
    .group = Cartes
arcs-choice-abduct = Enlèvement : agents sur « { $card } »
    .group = Cartes
arcs-choice-trade = Commerce : cité ({ $site })
    .group = Cartes
arcs-choice-summon = Invocation : 1 vaisseau ({ $at })
    .group = Cartes
arcs-choice-fire-rifles = Rafales : { $from } → { $at }, contre { $rival }
    .group = Combattre
arcs-choice-nurture = Éduquer : taxer la cité ({ $site })
    .group = Taxer
arcs-choice-prune = Transformer : bâtiment ({ $site })
    .group = Cartes
arcs-choice-tactical-move = Stratégique : d’abord { $from } → { $to }
    .group = Déplacer
arcs-choice-charismatic-influence = Charismatique : d’abord influencer « { $card } »
    .group = Influencer

## Choix : les parties d’une action

arcs-choice-fleet = { $damaged ->
    [0] { $fresh ->
        [one] { $fresh } vaisseau intact
       *[other] { $fresh } vaisseaux intacts
     }
   *[other] { $fresh ->
        [0] { $damaged ->
            [one] { $damaged } vaisseau endommagé
           *[other] { $damaged } vaisseaux endommagés
         }
       *[other] Intacts : { $fresh }, endommagés : { $damaged }
     }
 }
arcs-choice-go = Continuer : { $to }
arcs-choice-stop = S’arrêter ici
arcs-choice-collect = { $n ->
    [0] Aucun dé ({ $die })
    [one] { $n } dé ({ $die })
   *[other] { $n } dés ({ $die })
 }
arcs-choice-reroll = Relancer 1 dé ({ $die }) : face { $face }
arcs-choice-damage = { $n ->
    [0] Toucher seulement des vaisseaux endommagés
    [one] Toucher { $n } vaisseau intact
   *[other] Toucher { $n } vaisseaux intacts
 }
arcs-choice-hit = Toucher le bâtiment ({ $site })
arcs-choice-steal = Voler chez { $from } : { $loot }
arcs-choice-ransack = Saccager : prendre « { $card } »
arcs-choice-swap = Échanger : { $slots }
arcs-choice-done = Terminer
arcs-choice-gain = Gagner 1 { $resource }
arcs-choice-place = Placer ici : { $at }
arcs-choice-cluster = Galaxie { $n }
arcs-choice-rival = Choisir { $seat }
arcs-choice-type = Choisir { $resource }
arcs-choice-return = Remettre la cité ({ $site })
arcs-choice-discard-token = Défausser le jeton ({ $slot })
arcs-choice-discard-card = Défausser { $card }
arcs-choice-beside = Lier à cette carte : { $card }
arcs-choice-give = Donner « { $card } »
arcs-choice-give-token = Donner le jeton ({ $slot })
arcs-choice-exchange = Échanger { $mine } contre { $theirs }
arcs-choice-captives = { $n ->
    [0] Aucun captif ({ $owner })
    [one] { $n } captif ({ $owner })
   *[other] { $n } captifs ({ $owner })
 }
arcs-choice-first = « { $card } » en premier
## Choix dont la table en dit plus

arcs-label-roll = Lancer le dé ({ $die }) : { $shows }
arcs-label-reroll = Relancer 1 dé ({ $die }) : { $shows }
arcs-label-spend-as = Dépenser 1 { $token } comme { $resource } ({ $slot })
    .group = Ressources
arcs-label-spend-in-vain = Dépenser 1 { $resource } sans effet, à cause de l’outrage ({ $slot })
    .group = Ressources
arcs-label-discard-token = Défausser 1 { $resource } ({ $slot })
arcs-label-give-token = Donner 1 { $resource } ({ $slot })
arcs-label-swap = Échanger { $one } ({ $a }) et { $other } ({ $b })
arcs-label-shift = Déplacer { $resource } : { $from } → { $to }
arcs-label-steal = Voler 1 { $resource } à { $from } ({ $slot })
arcs-label-raid = { $keys ->
    [one] Voler 1 { $resource } à { $from } pour { $keys } clé ({ $slot })
   *[other] Voler 1 { $resource } à { $from } pour { $keys } clés ({ $slot })
 }
arcs-label-raid-guild = { $keys ->
    [one] Voler « { $card } » à { $from } pour { $keys } clé
   *[other] Voler « { $card } » à { $from } pour { $keys } clés
 }
arcs-label-tax = Taxer votre cité ({ $site }) : 1 { $resource }
    .group = Taxer
arcs-label-tax-rival = Taxer la cité de { $rival } ({ $site }) : 1 { $resource }
    .group = Taxer
arcs-label-build-damaged = Construire 1 { $piece } ({ $at }), qui arrive avec des dommages
    .group = Construire
arcs-label-repair-building = Réparer 1 { $kind } ({ $site })
    .group = Réparer
arcs-label-prune = Transformer le bâtiment ({ $site }) : { $kind }
    .group = Cartes
arcs-label-return = Remettre la cité de { $seat } ({ $site })
arcs-label-damage = { $destroyed ->
    [0] { $fresh ->
        [one] Endommager { $fresh } vaisseau intact
       *[other] Endommager { $fresh } vaisseaux intacts
     }
    [one] { $fresh ->
        [0] Détruire { $destroyed } vaisseau endommagé
        [one] Toucher { $fresh } vaisseau intact ; { $destroyed } vaisseau détruit
       *[other] Toucher { $fresh } vaisseaux intacts ; { $destroyed } vaisseau détruit
     }
   *[other] { $fresh ->
        [0] Détruire { $destroyed } vaisseaux endommagés
        [one] Toucher { $fresh } vaisseau intact ; { $destroyed } vaisseaux détruits
       *[other] Toucher { $fresh } vaisseaux intacts ; { $destroyed } vaisseaux détruits
     }
 }
arcs-label-hit = Endommager 1 { $kind } ({ $site })
arcs-label-destroy = Détruire le bâtiment endommagé : { $kind } ({ $site })

## Journal : mise en place, chapitres, manches

arcs-log-initiative = { $seat } reçoit le pion d’initiative.
arcs-log-board-drawn = Carte de mise en place : « { $board } ».
arcs-log-court-shown = « { $card } » rejoint la Cour.
arcs-log-draft-shown = « { $card } » rejoint le draft.
arcs-log-picked = { $seat } drafte « { $card } ».
arcs-log-chapter-begins = Le chapitre { $n } commence.
arcs-log-dealt = { $seat } reçoit { $card }.
arcs-log-mulliganed = { $seat } défausse sa main et en pioche une nouvelle.
arcs-log-led = { $seat } joue la carte principale : { $card }.
arcs-log-passed-initiative = { $seat } passe l’initiative.
arcs-log-all-passed = Tout le monde passe : les mains sont défaussées et le chapitre se termine.
arcs-log-surpassed = { $seat } surpasse avec { $card }.
arcs-log-copied = { $seat } copie avec { $card }, face cachée.
arcs-log-copied-hidden = { $seat } copie avec une carte face cachée.
arcs-log-pivoted = { $seat } pivote avec { $card }.
arcs-log-seized = { $seat } prend l’initiative.
arcs-log-seized-with = { $seat } joue { $card } face cachée pour prendre l’initiative.
arcs-log-declared = { $seat } déclare l’ambition { $ambition } : première place +{ $first }, deuxième place +{ $second }.
arcs-log-zero-marker = Le marqueur zéro couvre la carte principale : sa valeur est de 0 pour cette manche.
arcs-log-round-ends = La manche se termine : { $seat } a l’initiative.
arcs-log-turn-ends = { $seat } finit son tour.
arcs-log-relieved = { $n ->
    [one] { $seat } revient en jeu avec { $n } vaisseau ({ $at }).
   *[other] { $seat } revient en jeu avec { $n } vaisseaux ({ $at }).
 }

## Journal : ressources et cartes Guilde

arcs-log-gained = { $seat } gagne 1 { $resource }.
arcs-log-supply-empty = La réserve générale est vide : { $resource }.
arcs-log-spent = { $seat } dépense 1 { $resource }.
arcs-log-spent-as = { $seat } dépense 1 { $token } comme { $resource }.
arcs-log-spent-in-vain = { $seat } dépense 1 { $resource } sans effet, à cause de l’outrage.
arcs-log-discarded = { $seat } défausse 1 { $resource }.
arcs-log-swapped = { $seat } échange { $one } ({ $a }) et { $other } ({ $b }).
arcs-log-shifted = { $seat } déplace { $resource } : { $from } → { $to }.
arcs-log-token-stolen = { $seat } vole 1 { $resource } à { $rival }.
arcs-log-guild-stolen = { $seat } vole « { $card } » à { $rival }.
arcs-log-outraged = { $seat } provoque un outrage : { $resource }.
arcs-log-begins-outraged = { $seat } commence avec l’outrage de ce type : { $resource }.
arcs-log-card-discarded = { $seat } défausse « { $card } ».
arcs-log-buried = La carte « { $card } » est enterrée sous la pioche de la Cour.

## Journal : actions

arcs-log-taxed = { $seat } taxe une cité ({ $site }).
arcs-log-captured = { $n ->
    [one] { $seat } capture { $n } agent ennemi ({ $rival }).
   *[other] { $seat } capture { $n } agents ennemis ({ $rival }).
 }
arcs-log-built = { $seat } construit 1 { $piece } ({ $at }).
arcs-log-built-damaged = { $seat } construit 1 { $piece } ({ $at }), avec des dommages : un ennemi contrôle le système.
arcs-log-moved = { $fresh ->
    [0] { $damaged ->
        [one] { $seat } déplace { $damaged } vaisseau endommagé : { $from } → { $to }.
       *[other] { $seat } déplace { $damaged } vaisseaux endommagés : { $from } → { $to }.
     }
   *[other] { $damaged ->
        [0] { $fresh ->
            [one] { $seat } déplace { $fresh } vaisseau : { $from } → { $to }.
           *[other] { $seat } déplace { $fresh } vaisseaux : { $from } → { $to }.
         }
       *[other] { $seat } déplace des vaisseaux : { $from } → { $to } (intacts : { $fresh }, endommagés : { $damaged }).
     }
 }
arcs-log-ship-repaired = { $seat } répare 1 vaisseau ({ $at }).
arcs-log-building-repaired = { $seat } répare 1 { $kind } ({ $site }).
arcs-log-influenced = { $seat } place 1 agent sur « { $card } ».
arcs-log-secured = { $seat } sécurise « { $card } ».
arcs-log-ransacked = { $seat } saccage la Cour et prend « { $card } ».
arcs-log-agents-taken = { $n ->
    [one] { $seat } y prend { $n } agent de { $rival } comme trophée.
   *[other] { $seat } y prend { $n } agents de { $rival } comme trophées.
 }
arcs-log-used = { $seat } utilise « { $card } ».
arcs-log-laid-beside = { $seat } lie « { $card } » à { $beside } et prendra cette carte à la fin de la manche.
arcs-log-lavish = Avec « { $card } », { $seat } défausse tous ses jetons Carburant.
arcs-log-ships-placed = { $n ->
    [one] { $seat } place { $n } vaisseau ({ $at }).
   *[other] { $seat } place { $n } vaisseaux ({ $at }).
 }
arcs-log-card-given = { $seat } donne « { $card } » ({ $rival }).
arcs-log-pruned = { $seat } transforme un bâtiment : { $kind } ({ $site }).
arcs-log-rifles-fired = { $seat } tire sur { $rival } : { $from } → { $at }.
arcs-log-captives-freed = { $n ->
    [one] { $seat } rend 1 captif à { $rival }.
   *[other] { $seat } rend { $n } captifs à { $rival }.
 }
arcs-log-captives-executed = { $n ->
    [one] { $seat } exécute 1 captif de { $rival }, qui devient un trophée.
   *[other] { $seat } exécute { $n } captifs de { $rival }, qui deviennent des trophées.
 }
arcs-log-traded = { $seat } échange avec { $rival } : prend 1 { $taken }, donne 1 { $given }.
arcs-log-court-shuffled = Des cartes sont mélangées à la pioche de la Cour.

## Journal : combat

arcs-log-battle = { $seat } attaque { $rival } ({ $at }).
arcs-log-collected = { $n ->
    [one] { $seat } collecte { $n } dé ({ $die }).
   *[other] { $seat } collecte { $n } dés ({ $die }).
 }
arcs-log-rolled = Le dé ({ $die }) montre : { $shows }.
arcs-log-rerolled = { $seat } relance 1 dé ({ $die }) qui montre : { $shows }.
arcs-log-totals = Total du lancer : { $roll }.
arcs-log-ships-damaged = { $n ->
    [one] { $seat } subit des dommages ({ $at }) : { $n } vaisseau endommagé.
   *[other] { $seat } subit des dommages ({ $at }) : { $n } vaisseaux endommagés.
 }
arcs-log-ships-destroyed = { $n ->
    [one] { $seat } détruit { $n } vaisseau ennemi ({ $rival }, { $at }) et le prend comme trophée.
   *[other] { $seat } détruit { $n } vaisseaux ennemis ({ $rival }, { $at }) et les prend comme trophées.
 }
arcs-log-building-damaged = { $seat } subit 1 dommage : { $kind } ({ $site }).
arcs-log-building-destroyed = { $seat } détruit un bâtiment ({ $rival }) et gagne un trophée : { $kind } ({ $site }).
arcs-log-city-returned = { $seat } reprend une cité sur son plateau ({ $site }).
arcs-log-battle-ends = Le combat est terminé.

## Journal : cartes cachées

arcs-log-drew = { $seat } pioche { $card }.
arcs-log-drew-hidden = { $seat } pioche 1 carte.
arcs-log-took-card = { $seat } prend { $card } en main.
arcs-log-looked = { $seat } regarde la main de { $rival }.
arcs-log-exchanged = { $seat } donne { $mine } à { $rival } et prend { $theirs }.
arcs-log-exchanged-hidden = { $seat } échange une carte en main avec { $rival }.
arcs-log-hand-discarded = { $seat } défausse { $card }, face cachée.
arcs-log-hand-discarded-hidden = { $seat } défausse 1 carte de sa main, face cachée.

## Journal : la fin d’un chapitre

arcs-log-scored = { $place ->
    [1] { $seat } prend la première place de l’ambition { $ambition } : pouvoir +{ $power }{ $markers ->
        [1] { "" }
       *[other] { " " }avec { $markers } marqueurs
     }{ $cities ->
        [0] { "" }
       *[other] , dont { $cities } pour les cités
     }.
   *[other] { $seat } prend la deuxième place de l’ambition { $ambition } : pouvoir +{ $power }{ $markers ->
        [1] { "" }
       *[other] { " " }avec { $markers } marqueurs
     }.
 }
arcs-log-nobody-scored = Personne ne marque l’ambition { $ambition }.
arcs-log-trophies-returned = Tous les trophées sont rendus à leurs propriétaires.
arcs-log-captives-returned = Tous les captifs sont rendus à leurs propriétaires.
arcs-log-marker-flipped = Un marqueur d’ambition est retourné : désormais première place +{ $first }, deuxième place +{ $second }.
arcs-log-won = { $seat } remporte la partie !

## Pourquoi pas : la table, le draft et la question

arcs-why-players = Une partie réunit 2 à 4 personnes, et l’une d’elles commence ; nombre actuel : { $n }.
arcs-why-other-board = Cette carte de mise en place ne convient pas au nombre de personnes ({ $n }).
arcs-why-lore-each = Chacun reçoit 1 ou 2 cartes Lore ; nombre actuel : { $n }.
arcs-why-one-leader = Vous avez déjà votre leader : prenez une carte Lore.
arcs-why-enough-lore = { $n ->
    [one] Vous avez déjà votre carte Lore : prenez un leader.
   *[other] Vous avez déjà vos { $n } cartes Lore : prenez un leader.
 }
arcs-why-not-in-row = « { $card } » n’est pas parmi les cartes à drafter.
arcs-why-not-your-turn = Quelqu’un d’autre décide en ce moment.
arcs-why-other-question = Cela ne répond pas à la question posée en ce moment.
arcs-why-one-at-a-time = Les actions de Prélude se font une par une : terminez d’abord celle que vous avez commencée.

## Pourquoi pas : jouer une carte

arcs-why-not-in-hand = { $card } n’est pas dans votre main.
arcs-why-not-the-lead = La carte principale de cette manche est déjà jouée : surpassez, copiez ou pivotez.
arcs-why-must-follow = Seule la personne qui a l’initiative peut passer : jouez une carte.
arcs-why-other-suit = Pour surpasser, il faut une carte du type de la carte principale : { $suit }.
arcs-why-too-low = Pour surpasser, il faut une valeur au-dessus de { $n }.
arcs-why-lead-suit = Pour pivoter, il faut un autre type : avec { $suit }, on ne peut que surpasser ou copier.
arcs-why-already-seized = L’initiative a déjà été prise dans cette manche.
arcs-why-holds-initiative = Vous avez déjà l’initiative.
arcs-why-no-marker = Aucun marqueur d’ambition n’est disponible.
arcs-why-other-ambition = La valeur de votre carte ne permet pas de déclarer l’ambition { $ambition }.

## Pourquoi pas : Prélude et étoiles

arcs-why-prelude-over = Votre Prélude est terminé : il prend fin avec la première étoile utilisée.
arcs-why-no-pips = Il ne vous reste plus d’étoile.
arcs-why-not-this-action = Vos étoiles ne permettent pas cette action : { $action }.
arcs-why-not-by-resource = Cette ressource ({ $resource }) ne donne pas cette action : { $action }.
arcs-why-no-token = Il n’y a pas de jeton à cet endroit : { $slot }.
arcs-why-not-as-that-type = Ce jeton ({ $slot }) ne peut pas être dépensé comme { $resource }.
arcs-why-not-yours = « { $card } » n’est pas dans votre zone de jeu.
arcs-why-no-prelude = « { $card } » n’a pas d’action Prélude.
arcs-why-just-secured = Vous avez sécurisé « { $card } » pendant ce Prélude : son action Prélude attend votre prochain tour.
arcs-why-once-per-turn = Vous avez déjà utilisé « { $card } » ce tour.
arcs-why-none-in-supply = La réserve générale n’a plus de ressource de ce type : { $resource }.

## Pourquoi pas : actions

arcs-why-out-of-play = Ce système est hors jeu : { $at }.
arcs-why-not-controlled = Vous ne contrôlez pas ce système ({ $at }) : il faut y avoir plus de vaisseaux intacts que chaque ennemi.
arcs-why-no-city = Il n’y a pas de cité ici : { $site }.
arcs-why-already-taxed = Cette cité a déjà été taxée ce tour.
arcs-why-none-left = Il ne vous reste aucun élément de ce genre : { $piece }.
arcs-why-not-present = Vous n’avez ni vaisseau ni bâtiment ici : { $at }.
arcs-why-no-starport = Vous n’avez pas de spatioport ici : { $at }.
arcs-why-starport-used = Chacun de vos spatioports a déjà construit un vaisseau ici ce tour : { $at }.
arcs-why-gate-has-no-slots = Un portail n’a pas d’emplacement de construction : { $at }.
arcs-why-no-empty-slot = Aucun emplacement de construction n’est vide ici : { $at }.
arcs-why-no-ships = Vous n’avez pas de vaisseau ici : { $at }.
arcs-why-not-adjacent = Ces systèmes ne sont pas adjacents : { $from } et { $to }.
arcs-why-fewer-ships = Vous n’avez pas autant de vaisseaux à déplacer ici.
arcs-why-too-many-ships = { $n ->
    [one] On peut déplacer au plus { $n } vaisseau à la fois.
   *[other] On peut déplacer au plus { $n } vaisseaux ensemble.
 }
arcs-why-nothing-damaged = Rien à vous n’est endommagé ici : { $at }.
arcs-why-not-damaged = Ce bâtiment n’est pas endommagé : { $site }.
arcs-why-no-agents = Il n’y a plus d’agent dans votre réserve personnelle.
arcs-why-not-in-court = « { $card } » n’est pas dans la Cour.
arcs-why-not-most-agents = Il faut avoir sur « { $card } » plus d’agents que chaque ennemi.

## Pourquoi pas : combat et pillage

arcs-why-no-attacker = Vous n’avez pas de vaisseau ici pour attaquer : { $at }.
arcs-why-no-defender = { $rival } n’a ni vaisseau ni bâtiment ici : { $at }.
arcs-why-nothing-to-raid = Pas de dé de raid : le défenseur n’a aucun bâtiment ici ({ $at }), mais il en a un ailleurs.
arcs-why-too-few-dice = { $n ->
    [one] Vous devez collecter au moins { $n } dé de ce type.
   *[other] Vous devez collecter au moins { $n } dés de ce type.
 }
arcs-why-too-many-dice = { $n ->
    [0] Vous ne pouvez collecter aucun dé de ce type.
    [one] Vous pouvez collecter au plus { $n } dé de ce type.
   *[other] Vous pouvez collecter au plus { $n } dés de ce type.
 }
arcs-why-hits-wasted = Un dommage serait perdu alors qu’il a encore une cible : répartissez les dommages autrement.
arcs-why-not-defending = Aucun bâtiment du défenseur ne se trouve ici : { $site }.
arcs-why-missing-keys = { $n ->
    [one] Cela coûte { $n } clé, et il ne vous en reste aucune.
   *[other] Cela coûte { $n } clés, et il vous en reste moins.
 }
arcs-why-no-agent-there = { $rival } n’a pas d’agent sur « { $card } ».
arcs-why-no-exchange = Cet échange ne change rien : les deux emplacements contiennent la même chose ou ont le même coût de raid, ou l’un d’eux est recouvert.

## Pourquoi pas : des cartes qui interdisent ou exigent

arcs-why-guarded = « { $card } » protège cela du vol.
arcs-why-no-raid-dice = Pas de dé de raid : le défenseur a « { $card } » et un spatioport intact ici : { $at }.
arcs-why-needs-control = « { $card } » n’agit que dans un système que vous contrôlez, ce qui n’est pas le cas ici : { $at }.
arcs-why-no-card-of-suit = « { $card } » demande une carte de ce type jouée face visible dans cette manche : { $suit }.
arcs-why-supply-first = « { $card } » ne vole que si la réserve générale est vide, et il y reste ce type : { $resource }.
arcs-why-callow-tax = Avec « { $card } », vous ne taxez que dans un système que vous contrôlez, ce qui n’est pas le cas ici : { $at }.
arcs-why-nothing-follows = Avec « { $card } », cette action doit suivre, et elle serait alors impossible : { $action }.
arcs-why-no-guild-to-give = Avec « { $card } », une déclaration se paie d’une carte Guilde, et vous n’en avez pas.
arcs-why-needs-two-agents = Avec « { $card } », il faut au moins 2 de vos agents sur une carte Guilde pour la sécuriser.
arcs-why-no-fresh-ships = « { $card } » demande des vaisseaux intacts, et vous n’en avez pas ici : { $at }.
arcs-why-has-not-moved = « { $card } » ne déplace que des vaisseaux intacts qui ont pris part au déplacement, et il n’y en a pas ici : { $at }.
arcs-why-one-in-system = « { $card } » ne permet qu’un seul bâtiment de ce genre ici, tous joueurs confondus : { $at }.
arcs-why-no-token-to-pay = « { $card } » coûte un jeton que vous n’avez pas : { $resource }.
arcs-why-not-in-slot = « { $card } » n’agit que sur un bâtiment dans un emplacement de construction, pas ici : { $site }.
arcs-why-not-your-building = « { $card } » n’agit que sur vos propres bâtiments, pas ici : { $site }.
arcs-why-no-captives = « { $card } » demande des captifs, et vous n’en avez pas.
arcs-why-at-least-one = « { $card } » : choisissez-en au moins 1.
arcs-why-no-rival-agents = Aucun ennemi n’a d’agent sur « { $card } ».
arcs-why-too-few-weapons = Il faut au moins { $n } icônes Arme pour enlever les agents sur « { $card } ».
arcs-why-prelude-begun = « { $card } » doit être votre toute première action de Prélude.
arcs-why-own-city = « { $card } » demande une cité ennemie, et celle-ci est à vous : { $site }.
arcs-why-nothing-to-trade = « { $card } » : le propriétaire de cette cité n’a pas de jeton de son type, ou vous n’en avez aucun d’un type qui lui manque : { $site }.
arcs-why-no-tokens = « { $card } » demande un jeton Ressource, et vous n’en avez pas.
arcs-why-already-declared = « { $card } » : une ambition a déjà été déclarée dans cette manche.
arcs-why-face-down = « { $card } » demande une carte qui surpasse ou pivote ; la vôtre est face cachée.
arcs-why-only-standard = Aucune nouvelle action ne remplace une action accordée par un effet : { $action }.
