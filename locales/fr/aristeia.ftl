### Aristeia! : ce que les règles demandent, proposent, racontent et refusent. Noms et textes des personnages, Tactiques, états et scénarios : aristeia_cards.ftl.
### Là où une liste peut être vide (la cible d’une action, les Tactiques qui l’aident, pour qui une Tactique est jouée), `[rien]` est le mot de common-list-empty.

## Pièces, zones, dés, symboles, côtés d’un marqueur

aris-figure = { $character } ({ $seat })
aris-barrier = Barrière { $n }
aris-zone-central = zone centrale
aris-zone-one = zone 1
aris-zone-two = zone 2
aris-zone-three = zone 3
aris-zone-four = zone 4
aris-zone-five = zone 5
aris-zone-six = zone 6
aris-objective-sole-inside = aucun adversaire à l’intérieur
aris-objective-more-inside-both-present = plus de personnages à l’intérieur
aris-objective-more-inside = plus de personnages à l’intérieur
aris-objective-equal-inside = autant de personnages à l’intérieur que l’adversaire
aris-objective-more-zones = plus de zones conquises
aris-objective-equal-zones = autant de zones conquises que l’adversaire
aris-objective-owns-central = la zone centrale est conquise
aris-die-red = dé rouge
aris-die-green = dé vert
aris-die-orange = dé orange
aris-die-blue = dé bleu
aris-die-yellow = dé jaune
aris-die-black = dé noir
aris-symbol-success = succès
aris-symbol-block = blocage
aris-symbol-special = spécial
aris-symbol-crit-success = succès critique
aris-symbol-crit-block = blocage critique
aris-symbols = { $n ->
    [one] { $symbol }
   *[other] { $n } × { $symbol }
 }
aris-die-at-active = dé { $n } du camp actif
aris-die-at-other = dé { $n } de l’autre camp
aris-shown-die = { $colour } ({ $symbols ->
    [rien] vierge
   *[other] { $symbols }
 })
aris-shown-printed = symbole imprimé ({ $symbols })
aris-side-red = côté rouge
aris-side-blue = côté bleu

## Fenêtres : les moments où l’on joue des Tactiques

aris-window-initiative-revealed = Initiative révélée
aris-window-preparation-begin = Début de la préparation
aris-window-after-action-points = Points d’action reçus
aris-window-preparation-end = Fin de la préparation
aris-window-actions-begin = Début de la phase d’actions
aris-window-actions-free = Pendant la phase d’actions
aris-window-choosing-action = Choix d’une action
aris-window-action-declared = Action déclarée
aris-window-before-roll = Avant le lancer
aris-window-after-roll-before-crit = Après le lancer
aris-window-damage-about-to-be-suffered = Dommages sur le point d’être subis
aris-window-after-damage = Après les dommages
aris-window-action-end = Fin de l’action
aris-window-actions-end = Fin de la phase d’actions
aris-window-states-begin = Début de la phase d’états
aris-window-states-end = Fin de la phase d’états
aris-window-tactic-played = Tactique jouée
aris-window-objectives-begin = Début de la phase d’objectifs
aris-window-round-begin = Début du Round

## Questions : avant le premier Round

aris-ask-chance = Le hasard décide.
aris-ask-team = { $n ->
    [one] Votre équipe, en secret : choisissez { $n } personnage.
   *[other] Votre équipe, en secret : choisissez { $n } personnages.
 }
aris-ask-deck = { $n ->
    [one] Votre Deck, en secret : choisissez { $n } Tactique.
   *[other] Votre Deck, en secret : choisissez { $n } Tactiques, 2 par personnage.
 }
aris-ask-mulligan = Main de départ : gardez-la, ou remettez-la toute et piochez 4 nouvelles Tactiques.
aris-ask-deployment-zone = Outsider : choisissez votre zone de déploiement ; l’adversaire reçoit celle d’en face.
aris-ask-deployment-group = Outsider : choisissez vos zones de déploiement : la zone 1 avec 2 et 6, ou la zone 3 avec 4 et 5.
aris-ask-first-deployer = Outsider : choisissez qui déploie en premier.
aris-ask-deploy = Déployez un personnage sur une case libre, dans vos zones ou à côté.

## Questions : Round et tour

aris-ask-scoring-zone = Outsider : choisissez la nouvelle zone de marque.
aris-ask-plan = Planification, en secret : choisissez la carte d’initiative suivante (encore { $n } choix).
aris-ask-prevail = 2 Tactiques décident de l’ordre d’activation : choisissez celle qui prévaut.
aris-ask-first-activation = Choisissez le camp dont le personnage s’active en premier.

## Questions : activation

aris-ask-act = { $figure } : { $n } PA, { $movement } PM. Agissez, bougez, jouez une Tactique ou terminez.
aris-ask-turn-marker = Outsider : choisissez le marqueur qui prend effet ensuite.
aris-ask-return = { $figure } revient du banc : choisissez une case libre.
aris-ask-hold = { $figure } tente de se désengager : choisissez lequel de vos personnages s’y oppose.
aris-ask-move-away = { $figure } se désengage et doit bouger : choisissez une case libre.
aris-ask-success = « { $action } » réussit : appliquez son effet de succès ou renoncez.
aris-ask-repeat = Répétition gratuite de « { $action } » : choisissez sa cible.

## Questions : Tactiques

aris-ask-window = { $window }.{ $moment } Jouez une Tactique ou passez.
aris-ask-opening-window = { $window }.{ $moment } Jouez une Tactique, passez ou laissez commencer votre adversaire.
aris-moment-none = { "" }
aris-moment-activation = { " " }Actif : { $figure }.
aris-moment-action = { " " }{ $figure } : « { $action } ».
aris-moment-action-at = { " " }{ $figure } : « { $action } » sur { $piece }.
aris-ask-first-tactic = { $window } : choisissez qui peut jouer une Tactique en premier.
aris-ask-first-skill = « { $skill } » des deux côtés : choisissez qui l’utilise en premier.
aris-ask-answer = { $seat } joue la Tactique « { $tactic } » : répondez par une Tactique ou passez.
aris-ask-fetch = Choisissez dans votre Deck la Tactique que vous prenez en main.

## Questions : jets

aris-ask-focus = { $figure } porte l’état Concentré : retirez-le pour ajouter 1 dé, ou renoncez.
aris-ask-first-critical = Les 2 jets ont un blocage critique : choisissez qui utilise le sien en premier.
aris-ask-critical = Blocage critique : annulez 1 dé de l’autre jet ou renoncez.
aris-ask-first-switch = Choisissez qui active ses Switchs en premier.
aris-ask-switch = { $figure } : activez un Switch ou terminez.
aris-ask-pay = Coût du Switch : payez avec un symbole simple ou avec un symbole critique.
aris-ask-reroll = { $n ->
    [one] Choisissez { $n } dé à relancer.
   *[other] Choisissez jusqu’à { $n } dés à relancer.
 }
aris-ask-take = { $n ->
    [one] Choisissez le dé qui perd 1 { $symbol }.
   *[other] Choisissez un dé qui perd 1 { $symbol } (jusqu’à { $n } fois).
 }
aris-ask-colour = Choisissez le dé que vous ajoutez au jet.
aris-ask-exchange = Choisissez le dé que vous retirez du jet. Il est remplacé par : { $colour }.

## Questions : effets

aris-ask-displace = { $n ->
    [one] Déplacez { $piece } d’une case : choisissez une case libre adjacente.
   *[other] Déplacez { $piece } de { $n } cases : choisissez la première.
 }
aris-ask-displace-up-to = { $n ->
    [one] Déplacez { $piece } d’au plus 1 case : choisissez-la ou arrêtez.
   *[other] Déplacez { $piece } d’au plus { $n } cases : choisissez la première ou arrêtez.
 }
aris-ask-place = Placez { $piece } : choisissez une case libre.
aris-ask-beside = Choisissez la pièce adjacente à côté de laquelle placer { $piece }.
aris-ask-split = { $n ->
    [one] { $figure } va subir { $n } dommage : choisissez la part que prend Maximus.
   *[other] { $figure } va subir { $n } dommages : choisissez la part que prend Maximus.
 }
aris-ask-unmark = { $n ->
    [one] { $figure } : choisissez { $n } marqueur d’état à retirer.
   *[other] { $figure } : choisissez { $n } marqueurs d’état à retirer, un par un.
 }

## Choix : le hasard, tel que les replays le montrent

aris-choice-roll = { $die }
aris-choice-draw = Piocher « { $tactic } »
aris-choice-deal = Distribuer { $character } ({ $seat })
aris-choice-deal-tactic = Distribuer « { $tactic } » ({ $seat })
aris-choice-lose = Défausser « { $tactic } » au hasard
aris-choice-outsider = { $seat } devient l’Outsider
aris-choice-unseal = Tout est prêt : continuer
aris-choice-reveal = Révéler les cartes d’initiative

## Choix : avant le premier Round, Round et tour

aris-choice-pick = Choisir { $character }
aris-choice-keep = Choisir « { $tactic } »
aris-choice-keep-hand = Garder la main
aris-choice-new-hand = Piocher une nouvelle main
aris-choice-zone = Choisir : { $zone }
aris-choice-first = { $seat } commence
aris-choice-deploy = Déployer { $character } : { $space }
aris-choice-plan = Planifier { $character }
aris-choice-prevail = Tactique qui prévaut : { $seat }

## Choix : la phase d’actions

aris-choice-step = Se déplacer : { $space }
    .group = Bouger
aris-choice-disengage = Se désengager
    .group = Bouger
aris-choice-act = { $with ->
    [rien] { $target ->
        [rien] « { $action } »
       *[other] « { $action } » : { $target }
     }
   *[other] « { $action } » avec { $with } : { $target }
 }
    .group = Actions
aris-choice-repeat = { $with ->
    [rien] Répéter : { $target }
   *[other] Répéter avec { $with } : { $target }
 }
    .group = Actions
aris-choice-play = { $on ->
    [rien] Jouer « { $tactic } »
   *[other] Jouer « { $tactic } » : { $on }
 }
    .group = Tactiques
aris-choice-pass = Passer
aris-choice-done = Terminer

## Choix : les parties de tout cela

aris-choice-hold = Retenir avec { $figure }
aris-choice-focus = Retirer Concentré, ajouter un dé
aris-choice-cancel = Annuler le { $die }
aris-choice-switch = Activer « { $switch } »
    .group = Switchs
aris-choice-pay = Payer 1 { $symbol }
aris-choice-apply = Appliquer l’effet
aris-choice-decline = Renoncer
aris-choice-displace = Déplacer : { $space }
aris-choice-stay = Ne pas déplacer plus loin
aris-choice-place = Placer : { $space }
aris-choice-beside = À côté : { $piece }
aris-choice-split = { $n ->
    [one] Maximus prend { $n } dommage
   *[other] Maximus prend { $n } dommages
 }
aris-choice-reroll = Relancer le { $die }
aris-choice-enough = Pas davantage
aris-choice-take = Enlever au { $die }
aris-choice-colour = Ajouter 1 { $colour }
aris-choice-exchange = Retirer le { $die }
aris-choice-remove = Retirer { $state } ({ $side })
aris-choice-turn = Marqueur suivant : { $state }
aris-choice-fetch = Prendre « { $tactic } »

## Journal : avant le premier Round

aris-log-picked = { $seat } choisit { $character }.
aris-log-joined = { $figure } rejoint l’équipe.
aris-log-kept = { $seat } met « { $tactic } » dans son Deck tactique.
aris-log-new-hand = { $seat } remet sa main de départ et pioche 4 nouvelles Tactiques.
aris-log-kept-hand = { $seat } garde sa main de départ.
aris-log-outsider = { $seat } devient l’Outsider.
aris-log-zone-taken = { $seat } choisit où se déployer : { $zone }.
aris-log-deploys-first = { $seat } déploie en premier.
aris-log-deployed = { $figure } se déploie : { $space }.

## Journal : Round, tour, scénario

aris-log-round-begins = Le Round { $round } commence.
aris-log-scoring-zone = Nouvelle zone de marque : { $zone }.
aris-log-burnt = Un compteur rouge est mis dans cette zone : { $zone }.
aris-log-conquered = { $seat } conquiert une zone : { $zone }.
aris-log-unconquered = Une zone cesse d’être conquise : { $zone }.
aris-log-planned = { $seat } planifie { $character }.
aris-log-revealed = Carte d’initiative révélée : { $figure }.
aris-log-activates-first = { $seat } active son personnage en premier.
aris-log-objectives = La phase d’objectifs commence.
aris-log-scored-in = { $n ->
    [one] { $seat } marque { $n } point de victoire, { $zone } : { $objective }.
   *[other] { $seat } marque { $n } points de victoire, { $zone } : { $objective }.
 }
aris-log-scored = { $n ->
    [one] { $seat } marque { $n } point de victoire : { $objective }.
   *[other] { $seat } marque { $n } points de victoire : { $objective }.
 }
aris-log-scored-frag = { $n ->
    [one] { $seat } marque { $n } point de victoire : { $figure } va de la zone centrale à l’infirmerie.
   *[other] { $seat } marque { $n } points de victoire : { $figure } va de la zone centrale à l’infirmerie.
 }
aris-log-won = { $seat } remporte la partie !
aris-log-drawn = La partie se termine à égalité !

## Journal : activation et mouvement

aris-log-activates = { $n ->
    [one] { $figure } s’active avec { $n } point d’action.
   *[other] { $figure } s’active avec { $n } points d’action.
 }
aris-log-activation-ends = Fin de l’activation : { $figure }.
aris-log-returned = { $figure } revient du banc : { $space }.
aris-log-action-points = { $n ->
    [one] Le personnage actif gagne { $n } point d’action.
   *[other] Le personnage actif gagne { $n } points d’action.
 }
aris-log-movement-points = { $n ->
    [one] Le personnage actif gagne { $n } point de mouvement.
   *[other] Le personnage actif gagne { $n } points de mouvement.
 }
aris-log-stepped = { $figure } se déplace : { $space }.
aris-log-disengages = { $figure } tente de se désengager.
aris-log-holds = { $figure } s’oppose au désengagement.
aris-log-got-away = { $figure } se désengage.
aris-log-held = { $figure } ne parvient pas à se désengager et perd tous ses points de mouvement.
aris-log-displaced = Déplacement : { $piece }, { $space }.
aris-log-placed = Placement : { $piece }, { $space }.

## Journal : actions et jets

aris-log-declared = { $figure } déclare « { $action } ». Cible : { $piece }.
aris-log-declared-alone = { $figure } déclare « { $action } ».
aris-log-rolled = { $figure } lance : { $die }.
aris-log-die-added = { $figure } ajoute 1 { $colour } au jet.
aris-log-symbol-added = { $figure } ajoute 1 { $symbol } au jet.
aris-log-symbol-lost = { $figure } perd 1 { $symbol } dans son jet.
aris-log-thrown-again = { $figure } relance : { $die }.
aris-log-die-cancelled = { $figure } annule par un blocage critique : { $die }.
aris-log-switched = { $figure } active le Switch « { $switch } ».
aris-log-skill-speaks = { $figure } : compétence automatique « { $skill } ».

## Journal : dommages et états

aris-log-about-to-suffer = { $n ->
    [one] { $figure } va subir { $n } dommage.
   *[other] { $figure } va subir { $n } dommages.
 }
aris-log-protected = { $figure } prend sur soi { $n } de ces dommages.
aris-log-prevented = { $n ->
    [one] { $figure } évite { $n } dommage.
   *[other] { $figure } évite { $n } dommages.
 }
aris-log-suffered = { $n ->
    [one] { $figure } subit { $n } dommage.
   *[other] { $figure } subit { $n } dommages.
 }
aris-log-healed = { $n ->
    [one] Soins pour { $figure } : { $n } dommage de moins.
   *[other] Soins pour { $figure } : { $n } dommages de moins.
 }
aris-log-fragged = { $figure } va à l’infirmerie : 1 Frag pour l’adversaire.
aris-log-recovered = { $figure } passe de l’infirmerie au banc.
aris-log-imposed = { $figure } reçoit un état : { $state }.
aris-log-unmarked = { $figure } perd un état : { $state }.
aris-log-markers-turned = { $figure } retire ses marqueurs bleus et retourne les rouges.
aris-log-burns = { $figure } brûle : { $die }.
aris-log-guarded = { $figure } défend mieux jusqu’à la fin de ce tour.

## Journal : Tactiques

aris-log-played = { $seat } joue « { $tactic } ».
aris-log-played-for = { $seat } joue « { $tactic } » pour { $figure }.
aris-log-played-at = { $seat } joue « { $tactic } » pour { $figure }. Cible : { $target }.
aris-log-named = { $seat } annonce aussi « { $tactic } ».
aris-log-cancelled = La Tactique « { $tactic } » ({ $seat }) est annulée.
aris-log-drew = { $seat } pioche « { $tactic } ».
aris-log-drew-hidden = { $seat } pioche 1 Tactique.
aris-log-fetched = { $seat } prend « { $tactic } » dans son Deck.
aris-log-fetched-hidden = { $seat } prend 1 Tactique dans son Deck sans la montrer.
aris-log-discarded = { $seat } défausse au hasard « { $tactic } ».

## Pourquoi pas : la table et la question

aris-why-players = Aristeia! se joue à 2 ; nombre actuel : { $n }.
aris-why-not-asked = Quelqu’un d’autre décide en ce moment.
aris-why-other-question = Cela ne répond pas à la question posée en ce moment.
aris-why-unfinished = Ce qui est en cours se termine avant le pas ou l’action qui suit.

## Pourquoi pas : équipe, Deck, déploiement, planification

aris-why-twice-in-team = { $character } fait déjà partie de votre équipe.
aris-why-not-of-team = « { $tactic } » n’est pas une Tactique d’un personnage de votre équipe.
aris-why-not-in-team = { $figure } ne fait pas partie de l’équipe.
aris-why-deployed = { $figure } est déjà dans l’HexaDome.
aris-why-scoring-zone = Personne ne se déploie ni ne revient à l’intérieur d’une zone de marque actuelle.
aris-why-not-your-zone = Cette case n’est ni à l’intérieur de vos zones de déploiement, ni à côté.
aris-why-zone-not-offered = Cette zone n’est pas parmi celles que vous pouvez choisir : { $zone }.
aris-why-zone-central = La zone centrale ne peut plus être choisie : seules les zones 1 à 6 le peuvent.
aris-why-zone-burnt = Cette zone porte un compteur rouge et ne peut pas être choisie : { $zone }.
aris-why-zone-occupied = Cette zone est occupée alors qu’une autre est vide : { $zone }.
aris-why-planned = La carte de ce personnage est déjà dans votre rangée : { $character }.

## Pourquoi pas : points, mouvement, cases

aris-why-no-points = { $n ->
    [one] Cela coûte { $n } point d’action, et il n’en reste pas.
   *[other] Cela coûte { $n } points d’action, et il en reste moins.
 }
aris-why-no-movement = Il ne reste aucun point de mouvement.
aris-why-immobilised = { $figure } porte l’état Immobilisé et ne peut pas dépenser de points de mouvement.
aris-why-engaged = Un ennemi est adjacent : { $figure } doit d’abord se désengager.
aris-why-not-engaged = Aucun ennemi n’est adjacent : { $figure } peut bouger sans se désengager.
aris-why-enclosed = { $figure } n’a aucune case libre autour de soi, donc nulle part où se désengager.
aris-why-not-free = Cette case est bloquée ou occupée : { $space }.
aris-why-not-free-to-deploy = On se déploie sur des cases libres ; celle-ci est bloquée ou occupée : { $space }.
aris-why-not-free-to-place = On place sur des cases libres ; celle-ci est bloquée ou occupée : { $space }.
aris-why-not-next = Cette case n’est pas adjacente : { $space }.
aris-why-not-displaced-there = Le déplacement forcé ne mène pas à cette case : { $space }.
aris-why-not-placed-there = Le personnage ne peut pas être placé sur cette case : { $space }.
aris-why-no-return = Personne ne revient dans l’HexaDome sur cette case : { $space }.

## Pourquoi pas : actions et cibles

aris-why-no-such-action = Le personnage actif n’a pas l’action « { $action } ».
aris-why-outside = { $piece } n’est pas dans l’HexaDome.
aris-why-out-of-range = { $piece } est hors de portée, à une distance de { $n }.
aris-why-no-way = { $piece } est hors de portée : aucun chemin de cases libres n’y mène.
aris-why-no-sight = { $piece } n’est pas en ligne de vue.
aris-why-ally = Un allié ne peut pas être la cible d’une attaque : { $piece }.
aris-why-taunted = { $figure } porte l’état Provoqué et ne peut attaquer que l’auteur de la provocation.
aris-why-no-target = « { $action } » est une action sans cible.
aris-why-needs-target = « { $action } » demande une cible.
aris-why-same-target = La répétition gratuite demande une autre cible : { $piece } est celle de l’attaque en cours.
aris-why-not-adjacent = { $piece } n’est pas sur une case adjacente et ne peut pas s’opposer au désengagement.

## Pourquoi pas : dés et symboles

aris-why-die-cancelled = Ce dé est déjà annulé.
aris-why-printed-symbol = C’est un symbole imprimé, pas un dé.
aris-why-no-such-symbol = Ce dé ne montre pas ce symbole : { $symbol }.
aris-why-no-switch-step = Les Switchs ne s’utilisent que pendant l’étape des Switchs d’un jet.
aris-why-dice-limit = Le jet a déjà autant de dés de cette couleur qu’il peut en avoir : { $colour }.
aris-why-no-symbols = Le Switch coûte plus que ce qui reste dans le jet : { $n } × { $symbol }.

## Pourquoi pas : Tactiques

aris-why-not-in-hand = « { $tactic } » n’est pas dans votre main.
aris-why-other-window = « { $tactic } » se joue à un autre moment.
aris-why-not-yours = En ce moment, seul votre adversaire pourrait jouer « { $tactic } ».
aris-why-nobody-to-play-for = Vous n’avez aucun personnage pour qui jouer « { $tactic } » maintenant.
aris-why-condition-not-met = La condition de « { $tactic } » n’est pas remplie en ce moment.
aris-why-changes-nothing = « { $tactic } » ne changerait rien en ce moment.
