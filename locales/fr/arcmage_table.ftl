### Arcmage : ce que disent sa table, sa mise en place et sa construction de Deck dans le navigateur.

## La table

ui-arcm-turn = Tour { $n }
ui-arcm-before = Avant le premier tour
ui-arcm-your-kingdom = Votre royaume
ui-arcm-kingdom-of = Royaume : { $who }
ui-arcm-your-army = Votre armée
ui-arcm-army-of = Armée : { $who }
ui-arcm-no-city = Aucune ville ici.
ui-arcm-defeated = hors jeu
ui-arcm-alone = joue en solo
ui-arcm-race = La course : la défense de toutes les villes au fil de la partie
ui-arcm-cities = { $n ->
    [one] ville
   *[other] villes
 }
ui-arcm-defence = défense { $n } sur { $of }
ui-arcm-defence-of = défense { $n }
ui-arcm-devotion = dévotion { $n }
ui-arcm-devoted = dévouée
ui-arcm-travelled = mouvement déjà fait ce tour
ui-arcm-under-attack = attaquée
ui-arcm-marked = marquée
ui-arcm-held = ne se démarque pas
ui-arcm-damage = dégâts { $n }
ui-arcm-counter-growth = +{ $n }/+{ $n }
ui-arcm-counter-edge = +{ $n }/+0
ui-arcm-counter-decay = −{ $n }/−{ $n }
ui-arcm-counter-grassroots = racines { $n }
ui-arcm-counter-ivy = lierre { $n }
ui-arcm-counter-fire = feu { $n }
ui-arcm-counter-rabies = rage
ui-arcm-mark-me = Marquez-moi

## Attaque et défense

ui-arcm-attacks = attaque, bataille { $n }
ui-arcm-defends = défend contre { $who }
ui-arcm-attack-on = Attaque : { $target }
ui-arcm-attack-by = Attaque : { $target } ← { $who }
ui-arcm-then = { ", puis " }
ui-arcm-against = { $mine } contre { $theirs }

## La pile

ui-arcm-stack = La pile
ui-arcm-stack-empty = Rien n’attend d’être résolu.
ui-arcm-now = en cours
ui-arcm-ability = capacité
ui-arcm-mode = effet { $n }
ui-arcm-x = X = { $n }
ui-arcm-aims = → { $what }
ui-arcm-respond = Répondez avec une carte éclairée, ou :
ui-arcm-let-resolve = Passer

## Mains, tas, ressources

ui-arcm-hand = Votre main · { $n }
ui-arcm-city-pile = Villes non bâties · { $n }
ui-arcm-choose-from = Au choix
ui-arcm-graves = Dans les cimetières
ui-arcm-deck = Deck · { $n }
ui-arcm-graveyard = Cimetière · { $n }
ui-arcm-in-hand = main
ui-arcm-in-deck = Deck
ui-arcm-in-graveyard = cimetière
ui-arcm-removed = Retirées du jeu ({ $n }) : { $cards }
ui-arcm-known = Connues en main : { $cards }
ui-arcm-resources-of = { $faction } : { $n } ressources disponibles sur { $of }
ui-arcm-no-resources = Pas encore de ressources
ui-arcm-on-turn = joue : { $phase }
ui-arcm-cannot-draw = ne peut pas piocher ce tour
ui-arcm-to-build = { $n ->
    [one] { $n } ville à bâtir
   *[other] { $n } villes à bâtir
 }
ui-arcm-phases = Les phases du tour
ui-arcm-your-turn = Votre tour
ui-arcm-turn-of = Tour : { $who }
ui-arcm-cost = coût { $n }
ui-arcm-cost-x = coût X
ui-arcm-loyalty = fidélité { $n }

## Le lecteur de cartes

ui-arcm-now-stats = Maintenant { $stats }
ui-arcm-face-down = Une carte face cachée.
ui-arcm-not-ready = Cette carte ne peut pas entrer dans un Deck : { $why }.
ui-arcm-exactly = Ce qui se passe exactement
ui-arcm-attribution = Arcmage est un jeu du projet Arcmage / WTactics (arcmage.org) ; règles et textes des cartes : Nico Goeminne et les contributeurs.
ui-arcm-licence = Licence CC BY-SA 4.0

## Mise en place

ui-arcm-deck-of = Deck de la place { $n }
ui-arcm-deck-yours = Votre Deck
ui-arcm-deck-open = qui s’assied ici en apporte un
ui-arcm-deck-own = son propre Deck
ui-arcm-deck-all = Le Deck de qui n’en apporte pas
ui-arcm-prebuilt = Préconstruits
ui-arcm-own-decks = Vos Decks
ui-arcm-build-decks = Construire des Decks
ui-arcm-options = Options
ui-option-arcmage-attack_army-yes = Les armées peuvent être attaquées
ui-option-arcmage-attack_army-yes-how = Une attaque peut viser une armée au lieu d’une ville. Selon les règles, seules les villes sont attaquées.
ui-option-arcmage-any_window-yes = Capacités à tout moment
ui-option-arcmage-any_window-yes-how = Les capacités activées s’utilisent dans chaque fenêtre d’événement. Selon les règles, seulement dans vos phases de jeu.
ui-option-arcmage-closed_lists-yes = Les listes des Decks sont fermées
ui-option-arcmage-closed_lists-yes-how = Personne ne sait quelles cartes les autres possèdent. Selon les règles, tout le monde peut lire chaque liste.
ui-option-arcmage-concede-yes = On peut abandonner
ui-option-arcmage-concede-yes-how = À toute question, on peut répondre par l’abandon : c’est une défaite, et les autres continuent.
ui-arcm-teams = Équipes
ui-arcm-teams-none = Chacun pour soi
ui-arcm-teams-alone = { $name } contre les deux autres
ui-arcm-teams-how = Qui joue en solo commence, débute avec 2 villes, peut piocher 1 carte de plus à chaque tour et attaquer 2 villes à la fois. Les deux autres se défendent mutuellement.
ui-option-arcmage-alone-p1 = Deux contre un : la première place joue seule
ui-option-arcmage-alone-p2 = Deux contre un : la deuxième place joue seule
ui-option-arcmage-alone-p3 = Deux contre un : la troisième place joue seule

## La construction de Deck

ui-arcm-decks = Decks
ui-arcm-builder = Construction de Deck
ui-arcm-kept = Vos Decks sont gardés dans ce navigateur.
ui-arcm-new-deck = Nouveau Deck
ui-arcm-copy-of = Copie de { $name }
ui-arcm-edit-copy = Partir de ce Deck
ui-arcm-delete = Supprimer ce Deck
ui-arcm-name = Nom
ui-arcm-search = Chercher dans noms et textes
ui-arcm-any-faction = Toutes les factions
ui-arcm-any-kind = Tous les types
ui-arcm-any-cost = Tous les coûts
ui-arcm-cost-more = { $n } ou plus
ui-arcm-by-faction = Faction
ui-arcm-by-kind = Type de carte
ui-arcm-by-cost = Coût
ui-arcm-show-all = Montrer les cartes pas encore admises
ui-arcm-found = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
ui-arcm-add = Ajouter « { $card } »
ui-arcm-take-out = Retirer « { $card } »
ui-arcm-in-it = { $n } dans le Deck
ui-arcm-size = { $n } cartes sur { $of }
ui-arcm-curve = Courbe des coûts
ui-arcm-curve-at = coût { $cost } : { $n }
ui-arcm-valid = Ce Deck peut être joué.
ui-arcm-checking = Vérification…
ui-arcm-empty = Ajoutez des cartes de la liste.
ui-arcm-text = En texte
ui-arcm-import-how = Une carte par ligne : un nombre et un nom, dans n’importe laquelle de nos langues, ou l’identifiant. Les mots d’une mise en place (list … end) sont lus aussi.
ui-arcm-import = Lire ce texte
ui-arcm-export-names = Écrire les noms
ui-arcm-export-words = Écrire comme mise en place
ui-arcm-unknown = Pas compris : { $lines }
ui-arcm-play-deck = Jouer ce Deck
ui-arcm-untitled = Deck { $n }

## Choices that say what they mean

ui-arcm-use = Utiliser « { $piece } »
    .group = Capacités
ui-arcm-ask-target = « { $card } » : choisissez une cible. { $does }.
ui-arcm-unmark-pays = { $n ->
    [one] coûte 1 ressource
   *[other] coûte { $n } ressources
 }
ui-arcm-unmark-decay = { $n ->
    [one] reçoit un marqueur −1/−1
   *[other] reçoit { $n } marqueurs −1/−1
 }
ui-arcm-quoted = « { $name } »
ui-arcm-deck-has = { $n ->
    [one] Le Deck « { $name } » a { $n } carte ; il en faut exactement 45.
   *[other] Le Deck « { $name } » a { $n } cartes ; il en faut exactement 45.
 }

## Ce que change un choix

ui-why-arcmage-defense = défense des villes
ui-why-arcmage-cities = villes
ui-why-arcmage-creatures = créatures
ui-why-arcmage-enchantments = enchantements
ui-why-arcmage-resources = ressources
ui-why-arcmage-unmarked = ressources à dépenser
ui-why-arcmage-hand = cartes en main
ui-why-arcmage-deck = cartes dans le Deck
ui-why-arcmage-stack = sur la pile
