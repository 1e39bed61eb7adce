### Arcs : ce que la table dessinée écrit elle-même. Ce que disent les règles est dans arcs.ftl, les cartes dans arcs_cards.ftl.

## Variantes

ui-variant-arcs-base = Jeu de base
ui-variant-arcs-base-how = Tout le monde commence à égalité.
ui-variant-arcs-leaders = Leaders & Lore
ui-variant-arcs-leaders-how = Choisissez un leader et une carte Lore, chacun avec ses propres règles.
ui-variant-arcs-two_lore = Leaders & Lore, 2 Lore
ui-variant-arcs-two_lore-how = Un leader et 2 cartes Lore par personne.
ui-variant-arcs-split = Leaders & Lore, défausses séparées
ui-variant-arcs-split-how = Les cartes jouées face visible vont dans une défausse que tout le monde voit.

## Le plateau

ui-arcs-map = Carte des étoiles, mise en place { $board }
ui-arcs-cluster = Galaxie { $n }
ui-arcs-out-of-play = hors jeu
ui-arcs-legend-way = passage libre
ui-arcs-legend-wall = mur
ui-arcs-controlled-by = sous contrôle : { $who }
ui-arcs-ships-of = { $damaged ->
    [0] { $fresh ->
        [one] { $who } : { $fresh } vaisseau intact
       *[other] { $who } : { $fresh } vaisseaux intacts
     }
   *[other] { $who } : { $fresh } intacts, { $damaged } endommagés
 }
ui-arcs-building-of = { $who } : { $what }
ui-arcs-free-slot = emplacement de construction libre
ui-arcs-damaged = endommagé
ui-arcs-used = utilisé ce tour
ui-arcs-planet-with = { $n ->
    [one] Planète { $type }, { $n } emplacement de construction
   *[other] Planète { $type }, { $n } emplacements de construction
 }
ui-arcs-gate-without = Portail, sans emplacement de construction
ui-arcs-power-of = { $n ->
    [one] { $who } : { $n } point de pouvoir
   *[other] { $who } : { $n } points de pouvoir
 }

## Chapitres, ambitions, combat

ui-arcs-chapter = Chapitre { $n }
ui-arcs-before = Avant le premier chapitre
ui-arcs-setup = Mise en place
ui-arcs-ambitions = Ambitions
ui-arcs-worth = première place { $first }, deuxième place { $second }
ui-arcs-first = Première place : { $who }
ui-arcs-second = Deuxième place : { $who }
ui-arcs-place-1 = première place
ui-arcs-place-2 = deuxième place
ui-arcs-neutral = { $n ->
    [one] { $n } jeton neutre
   *[other] { $n } jetons neutres
 }
ui-arcs-battle = { $attacker } attaque { $defender } ({ $at })
ui-arcs-no-effect = aucun effet

## La Cour et la réserve

ui-arcs-court = Cour
ui-arcs-court-deck = Cartes dans la pioche de la Cour :
ui-arcs-court-discard = Défausse · { $n }
ui-arcs-buried = Enterrées · { $n }
ui-arcs-agents-of = { $n ->
    [one] { $who } : { $n } agent
   *[other] { $who } : { $n } agents
 }
ui-arcs-supply = Réserve
ui-arcs-in-supply = { $n } { $what } dans la réserve générale
ui-arcs-prelude = Prélude :
ui-arcs-secured = Quand sécurisée :

## La manche

ui-arcs-round = Cette manche
ui-arcs-seized = initiative prise
ui-arcs-lead = carte principale
ui-arcs-surpass = surpasse
ui-arcs-copy = copie
ui-arcs-pivot = pivote
ui-arcs-zero = marqueur zéro
ui-arcs-face-down = une carte face cachée
ui-arcs-seizes = une autre carte face cachée, pour prendre l’initiative
ui-arcs-to-lead = jouera la carte principale
ui-arcs-to-follow = jouera à la suite
ui-arcs-no-cards = plus de cartes
ui-arcs-pips = { $n ->
    [one] { $n } étoile restante
   *[other] { $n } étoiles restantes
 }
ui-arcs-prelude-now = Prélude
ui-arcs-armed = les étoiles peuvent combattre
ui-arcs-card-gives = { $n ->
    [one] { $n } étoile. { $actions }
   *[other] { $n } étoiles. { $actions }
 }

## Plateaux personnels et main

ui-arcs-of = /{ $n }
ui-arcs-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
ui-arcs-initiative = a l’initiative
ui-arcs-slots = Emplacements de ressource
ui-arcs-slot-holds = { $keys ->
    [0] { $slot } : { $what }
   *[other] { $slot } : { $what }, coût de raid { $keys }
 }
ui-arcs-slot-empty = vide
ui-arcs-slot-covered = couvert par une cité
ui-arcs-left = Éléments restants
ui-arcs-left-of = { $what } : { $n } sur { $of }
ui-arcs-agent = agent
ui-arcs-city-bonus = bonus de cité pour une première place
ui-arcs-outrage = Interdits :
ui-arcs-trophies = Trophées
ui-arcs-captives = Captifs
ui-arcs-captives-of = { $n ->
    [one] { $n } captif ({ $who })
   *[other] { $n } captifs ({ $who })
 }
ui-arcs-own = Vos cartes, trophées et captifs
ui-arcs-hand = Votre main · { $n }
ui-arcs-known = Main connue ({ $who }) · { $n }
ui-arcs-open-pile = Défausse visible
ui-arcs-draft = Leaders et Lore à choisir

## The end of a chapter, and of a battle

ui-arcs-scored = Ce que le chapitre a rapporté
ui-arcs-scored-markers = { $markers ->
    [1] { $n } sur le marqueur
   *[other] { $n } sur { $markers } marqueurs
 }
ui-arcs-scored-cities = cités +{ $n }
ui-arcs-scored-nobody = personne
ui-arcs-power-then = Pouvoir : { $before } → { $after }
ui-arcs-lost = Où sont allées les touches
ui-arcs-zone-mine = À moi
ui-arcs-zone-map = Carte
ui-arcs-zone-rivals = Rivaux
ui-arcs-scored-all = Tout d’un coup

## Ce que change un choix

ui-why-arcs-power = Pouvoir
ui-why-arcs-ships = vaisseaux intacts
ui-why-arcs-damaged = vaisseaux endommagés
ui-why-arcs-systems = systèmes contrôlés
ui-why-arcs-cities = cités
ui-why-arcs-starports = spatioports
ui-why-arcs-tokens = ressources
ui-why-arcs-captives = captifs
ui-why-arcs-trophies = trophées
ui-why-arcs-agents = agents à la Cour
ui-why-arcs-cards = cartes acquises
ui-why-arcs-pips = actions restantes
ui-why-arcs-hand = cartes en main
