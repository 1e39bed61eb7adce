### Aristeia! : ce que dit sa table dans le navigateur.

## Préparation

ui-option-aristeia-scenario = Scénario
ui-option-aristeia-scenario-assault = Assaut
ui-option-aristeia-scenario-assault-how = Une zone de marque, et elle change : ayez-y plus de personnages.
ui-option-aristeia-scenario-conquest = Conquête
ui-option-aristeia-scenario-conquest-how = Cinq zones à conquérir et à garder.
ui-option-aristeia-scenario-king_of_the_hill = Le roi sur la colline
ui-option-aristeia-scenario-king_of_the_hill-how = Tenez le centre ; les Frags y marquent aussitôt.
ui-option-aristeia-scenario-scorched_earth = Terre brûlée
ui-option-aristeia-scenario-scorched_earth-how = Les zones qui ont marqué brûlent.
ui-option-aristeia-teams = Équipes
ui-option-aristeia-teams-choose = Choisies
ui-option-aristeia-teams-choose-how = Chacun choisit en secret quatre des huit personnages.
ui-option-aristeia-teams-starter = Première partie
ui-option-aristeia-teams-starter-how = Deux équipes prêtes : le plus court chemin vers l’HexaDôme.
ui-option-aristeia-teams-random = Au hasard
ui-option-aristeia-teams-random-how = Le hasard donne quatre personnages à chacun.
ui-option-aristeia-tactics = Tactiques
ui-option-aristeia-tactics-choose = Choisies
ui-option-aristeia-tactics-choose-how = Deux des quatre de chaque personnage.
ui-option-aristeia-tactics-random = Au hasard
ui-option-aristeia-tactics-random-how = Le hasard les choisit ; on joue plus vite.
ui-option-aristeia-crowd = Se désengager de plusieurs ennemis
ui-option-aristeia-crowd-each = Tous comptent
ui-option-aristeia-crowd-each-how = À partir de deux, un dé pour chacun.
ui-option-aristeia-crowd-additional = Au-delà du premier
ui-option-aristeia-crowd-additional-how = Un dé pour chaque ennemi sauf un.
ui-option-aristeia-sides = Lignes de vue le long d’un côté
ui-option-aristeia-sides-shared = Entre deux cases
ui-option-aristeia-sides-shared-how = Seul le côté commun à 2 cases qui bloquent interrompt une ligne.
ui-option-aristeia-sides-any = Le long d’une case
ui-option-aristeia-sides-any-how = Le côté d’une seule case qui bloque suffit.
ui-option-aristeia-scorched_frags = Frags dans la zone centrale
ui-option-aristeia-scorched_frags-no = Aucun point
ui-option-aristeia-scorched_frags-no-how = Seules les zones en feu marquent.
ui-option-aristeia-scorched_frags-yes = 1 point chacun
ui-option-aristeia-scorched_frags-yes-how = Pour un ennemi éliminé de la zone centrale tant qu’elle marque.

## Le dôme

ui-aris-dome = L’HexaDôme : { $scenario }
ui-aris-health = points de vie : { $n } sur { $of }
ui-aris-active = actif
ui-aris-legend-blocked = case bloquée
ui-aris-legend-barrier = barrière : couvert
ui-aris-legend-scoring = marque : { $zones }

## Vue et chances

ui-aris-sight-clear = Vue nette, { $n } sur 6
ui-aris-sight-limited = Vue limitée, { $n } sur 6
ui-aris-sight-blocked = Vue bloquée, { $n } sur 6
ui-aris-distance = distance { $n }
ui-aris-target-cover = cible à couvert
ui-aris-own-cover = attaquant à couvert
ui-aris-no-cover = pas de couvert
ui-aris-odds = au moins 1 succès : { $n } %
ui-aris-aim-at = Chance de succès sur { $who }, avant Tactiques et Switches
ui-aris-point = Pointez une cible pour voir vue, couvert et chances.
ui-aris-action-points = Points d’action : { $n }
ui-aris-movement-points = Points de mouvement : { $n }

## Le jet

ui-aris-roll = Jet
ui-aris-side-attack = attaque
ui-aris-side-defence = défense
ui-aris-side-agility = agilité
ui-aris-side-strength = force
ui-aris-side-rolls = jet
ui-aris-cover = couvert
ui-aris-blank = vierge
ui-aris-printed = imprimé
ui-aris-not-thrown = pas encore lancé
ui-aris-then = puis « { $tactic } »
ui-aris-cancelled = annulé
ui-aris-about = { $what } : { $says }
ui-aris-left = { $n ->
    [one] { $who } : reste { $n } succès
   *[other] { $who } : restent { $n } succès
 }
ui-aris-hurt = { $n ->
    [one] { $who } : { $n } dommage à venir
   *[other] { $who } : { $n } dommages à venir
 }
ui-aris-chain = Tactiques en cours

## Équipes et Round

ui-aris-infirmary = infirmerie
ui-aris-bench = banc
ui-aris-order = carte d’initiative { $n }
ui-aris-order-of-play = Ordre du jeu
ui-aris-face-down = face cachée
ui-aris-outsider = Outsider
ui-aris-cards = main { $hand } · deck { $deck }
ui-aris-of-eight = /8 PV
ui-aris-vp-frags = PV · Frags : { $n }
ui-aris-frags = Frags : { $n }
ui-aris-round = Round { $n }
ui-aris-round-of = Round { $n } sur 5
ui-aris-turn = Tour { $n }
ui-aris-before = Avant le premier Round

## Cartes et fiches

ui-aris-hand = Vos Tactiques · { $n }
ui-aris-deck = Deck · { $n }
ui-aris-discard = Défausse · { $n }
ui-aris-characters = Personnages
ui-aris-initiative-cards = Vos personnages
ui-aris-plan = Votre plan : glissez, flèches ou touchez
ui-aris-plan-this = Planifier dans cet ordre
ui-aris-choose-from = Au choix
ui-aris-stand-in = Provisoire
ui-aris-partly = Mi-provisoire
ui-aris-stand-in-why = Carte provisoire : le texte imprimé n’est pas public, celui-ci a été écrit pour cette table.
ui-aris-partly-why = En partie provisoire : on sait ce que fait la carte imprimée, pas ses nombres ni ses mots exacts.
ui-aris-attack = attaque
ui-aris-stat-initiative = Initiative
ui-aris-stat-speed = Vitesse
ui-aris-stat-energy = Énergie
ui-aris-stat-health = Points de vie
ui-aris-stat-defence = Défense
ui-aris-stat-strength = Force
ui-aris-stat-agility = Agilité
ui-aris-part-red = Côté rouge :
ui-aris-part-blue = Côté bleu :
ui-aris-part-turned = Quand il se retourne :
ui-aris-part-removed = Retiré :
ui-aris-part-success = En cas de succès :
ui-aris-part-always = Toujours :
ui-aris-part-range = Portée :
ui-aris-part-roll = Jet :
ui-aris-part-cost = Coût :

## Où se trouve une case : par sa zone et le cadran d’une horloge

ui-aris-place-middle = { $zone }, milieu
ui-aris-place-in = { $zone }, à { $hour } h
ui-aris-place-beside = { $zone }, à côté, à { $hour } h
ui-aris-place-from = { $zone }, à { $n } cases, à { $hour } h
ui-aris-walk = { $n ->
    [one] Marcher : { $place }, 1 point de mouvement
   *[other] Marcher : { $place }, { $n } points de mouvement
 }
ui-aris-walk-paid = { $n ->
    [one] Payer un mouvement et marcher : { $place }, 1 point de mouvement
   *[other] Payer un mouvement et marcher : { $place }, { $n } points de mouvement
 }
ui-aris-scoring = La manche est comptée
ui-aris-inside = { $n } dedans
ui-aris-conquered = Zones conquises
ui-aris-scoring-now = { $n } sur 8 à présent
ui-aris-stand-ins = Certaines tactiques et compétences sont provisoires : leur texte imprimé n’est pas public. Une petite marque le signale, et leur fiche en dit plus.

## Ce que change un choix

ui-why-aristeia-points = points de victoire
ui-why-aristeia-frags = frags
ui-why-aristeia-scoring = personnages en zone de marque
ui-why-aristeia-infirmary = personnages à l’infirmerie
ui-why-aristeia-damage = dégâts
ui-why-aristeia-markers = marqueurs
ui-why-aristeia-tactics = Tactiques en main
ui-why-aristeia-movement = points de mouvement
ui-why-aristeia-actions = points d’action
