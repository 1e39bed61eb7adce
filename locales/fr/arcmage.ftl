### Arcmage : ce que les règles demandent, proposent, racontent et refusent. Noms et textes des cartes : arcmage_cards.ftl.
### `.text` dit en bref ce qu’est ou ce que fait la chose nommée.

## Noms : factions et types de carte

arcm-faction-gaian = Gaia
    .text = Vert : arbres, fleurs, oiseaux et elfes.
arcm-faction-dark-legion = Légion Sombre
    .text = Noir : morts-vivants, ombres et cartes perdues.
arcm-faction-red-banner = Bannière Rouge
    .text = Rouge : orques et diablotins, le nombre et la vitesse.
arcm-faction-house-of-nobles = Maison des Nobles
    .text = Bleu : savoir, marquage et sorts contrecarrés.
arcm-faction-the-empire = L’Empire
    .text = Blanc : des soldats qui combattent ensemble.

arcm-kind-city = ville
    .text = Se bâtit en sautant un tour. La dévotion de ses résidents vous donne ses avantages.
arcm-kind-creature = créature
    .text = Se joue dans une de vos villes, pendant votre phase de jeu. Elle attaque et défend.
arcm-kind-enchantment = enchantement
    .text = Se joue pendant votre phase de jeu. Il reste en jeu, le plus souvent attaché à une créature ou à une ville.
arcm-kind-magic = magie
    .text = Se joue pendant votre phase de jeu. La carte agit une fois, puis va au cimetière.
arcm-kind-event = événement
    .text = Se joue chaque fois que vous avez la priorité, même en réponse à une autre carte. Il agit une fois, puis va au cimetière.

## Noms : mots-clés

arcm-keyword-flying = Vol
    .text = Seules les créatures avec Vol ou Tir peuvent défendre contre cette créature.
arcm-keyword-ranged = Tir
    .text = Cette créature peut défendre contre les créatures avec Vol.
arcm-keyword-first-strike = Première frappe
    .text = Au combat, cette créature inflige ses dégâts d’abord. Seul ce qui survit frappe en retour.
arcm-keyword-veteran = Vétéran
    .text = Cette créature n’est pas marquée pour attaquer.
arcm-keyword-peaceful = Pacifique
    .text = Cette créature ne peut pas attaquer.
arcm-keyword-sudden = Soudain
    .text = Cette créature peut être jouée dans votre armée plutôt que dans une ville.
arcm-keyword-infiltrate = Infiltration
    .text = Cette créature peut entrer dans les villes des adversaires et en ressortir. Elle ne peut ni y défendre ni y être dévouée.
arcm-keyword-overrun = Débordement
    .text = Les dégâts au-delà de ce qui tue les défenseurs passent à la ville attaquée.
arcm-keyword-deadly = Mortel
    .text = Toute créature à qui celle-ci inflige des dégâts de combat est détruite.
arcm-keyword-immune-deadly = Immunité à Mortel
    .text = Mortel ne détruit pas cette créature.
arcm-keyword-indestructible = Indestructible
    .text = Ni les dégâts ni les effets de destruction ne tuent cette créature. Avec une DEF de 0 ou moins, elle meurt quand même.
arcm-keyword-sanctuary = Sanctuaire
    .text = Les sorts et les capacités des adversaires ne peuvent pas cibler cette créature.
arcm-keyword-devoted = Dévoué
    .text = La dévotion de cette créature compte double.
arcm-keyword-bodyguard = Garde du corps X
    .text = Une fois par tour, cette créature peut subir jusqu’à X dégâts à la place d’une autre de vos créatures.
arcm-keyword-battle-scream = Cri de guerre X
    .text = Quand cette créature attaque, toutes les autres créatures attaquantes gagnent +X/+0 jusqu’à la fin du tour.
arcm-keyword-blood-vengeance = Vengeance du sang
    .text = Entre en jeu avec un marqueur +1/+0 par dégât qu’une créature d’un adversaire, à votre choix, a infligé au tour précédent.
arcm-keyword-salvage = Récupération X
    .text = Pendant votre phase de jeu, vous pouvez payer X pour remettre cette carte de votre cimetière dans votre main.
arcm-keyword-travel = Voyage
    .text = Les mouvements de cette créature échappent à la limite d’un mouvement par ville et par tour.
arcm-keyword-unique = Unique
    .text = Vous ne pouvez contrôler qu’une carte de ce nom.
arcm-keyword-fatigue = Fatigue
    .text = Cette créature entre en jeu marquée.
arcm-keyword-homesick = Mal du pays
    .text = Au début du tour de son contrôleur, elle perd un point de fidélité, sauf dans une ville de sa faction, où elle en regagne un. Sans aucun, elle meurt.
arcm-keyword-militia = Milice
    .text = Dans une attaque, elle peut attaquer une autre ville du même adversaire que les autres.

## Noms : types de créature

arcm-subtype-addax = Addax
arcm-subtype-archer = Archer
arcm-subtype-assassin = Assassin
arcm-subtype-bird = Oiseau
arcm-subtype-drake = Drake
arcm-subtype-elf = Elfe
arcm-subtype-flower = Fleur
arcm-subtype-gear = Engin
arcm-subtype-human = Humain
arcm-subtype-idiot = Idiot
arcm-subtype-imp = Diablotin
arcm-subtype-knight = Chevalier
arcm-subtype-leader = Leader
arcm-subtype-legend = Légende
arcm-subtype-lion = Lion
arcm-subtype-merfolk = Peuple des mers
arcm-subtype-orc = Orque
arcm-subtype-priest = Prêtre
arcm-subtype-ruin = Ruine
arcm-subtype-shadow = Ombre
arcm-subtype-ship = Navire
arcm-subtype-skeleton = Squelette
arcm-subtype-soldier = Soldat
arcm-subtype-tauroch = Tauroch
arcm-subtype-thug = Brute
arcm-subtype-token = Jeton
arcm-subtype-tree = Arbre
arcm-subtype-undead = Mort-vivant
arcm-subtype-vampire = Vampire
arcm-subtype-warg = Warg

## Noms : séries et Decks préconstruits

arcm-set-rebirth = Renaissance
arcm-set-ablaze = En flammes
arcm-set-dunefolk = Peuple des dunes
arcm-set-enchanted-world = Monde enchanté
arcm-set-merfolk = Royaume enchanté : le peuple des mers
arcm-set-thugs = Royaume enchanté : les brutes de l’Empire

arcm-deck-gaian-love-for-life = Gaia, amour de la vie
    .text = Gaia : défense, nature, harmonie.
arcm-deck-uneasy-alliance = Alliance chaotique
    .text = Bannière Rouge et Légion Sombre : dégâts directs et créatures renforcées.
arcm-deck-toll-of-time = Ruine du temps
    .text = Maison des Nobles : contrôle, et vider le Deck de l’adversaire.
arcm-deck-brothers-in-arms = Frères d’armes
    .text = L’Empire : chercher dans le Deck, et des créatures qui s’entraident.
arcm-deck-the-uprising = La révolte
    .text = Bannière Rouge : une horde d’orques qui grandit.
arcm-deck-shadow-league = Ligue des ombres
    .text = Légion Sombre : défausse et peur, morts-vivants et ombres.

# Pourquoi une carte ne peut pas être dans un Deck ; vient après un deux-points.
arcm-standing-ready = prête à jouer
arcm-standing-token = un jeton
arcm-standing-open = son texte laisse quelque chose en suspens

## Noms : phases d’un tour

arcm-phase-start = début du tour
arcm-phase-unmark = phase de démarquage
arcm-phase-draw = phase pioche et ressource
arcm-phase-tactics = phase tactique
arcm-phase-play = phase de jeu
arcm-phase-attack = phase d’attaque
arcm-phase-replay = seconde phase de jeu
arcm-phase-discard = phase de défausse
arcm-phase-end = fin du tour

## Noms : éléments, lieux, cibles

arcm-piece = { $card } { $n }
arcm-nothing = rien
arcm-place-army = armée
arcm-place-elsewhere = sur la table
arcm-target-seat = { $seat }
arcm-target-army = armée ({ $seat })
arcm-target-grave = « { $card } » (cimetière : { $seat })
arcm-resource-card = carte Ressource { $n } ({ $seat })

## Questions : avant le premier tour

arcm-ask-chance = Le hasard décide.
arcm-ask-set-aside = { $n ->
    [one] Mise en place : choisissez encore { $n } ville à mettre de côté.
   *[other] Mise en place : choisissez encore { $n } villes à mettre de côté.
 }
arcm-ask-found = Mise en place : choisissez la ville avec laquelle vous commencez.

## Questions : un tour, phase par phase

arcm-ask-build-or-play = Sautez tout votre tour pour bâtir une ville, ou jouez votre tour.
arcm-ask-unmark = « { $piece } » : démarquez cette créature ou laissez-la marquée.
arcm-ask-unmark-some = { $n ->
    [one] Choisissez encore { $n } créature à démarquer.
   *[other] Choisissez les créatures que vous démarquez, encore { $n } au plus.
 }
arcm-ask-draw-option = Piochez 2 cartes, ou piochez 1 carte et jouez au plus 1 carte Ressource, ou jouez 2 cartes Ressource.
arcm-ask-resource = { $n ->
    [one] Jouez { $n } carte de votre main comme ressource : choisissez la carte et sa faction.
   *[other] Jouez { $n } cartes de votre main comme ressources : choisissez une carte et sa faction.
 }
arcm-ask-may-resource = Jouez 1 carte de votre main comme ressource, ou renoncez.
arcm-ask-tend = Tactique : choisissez la ville dont vous utilisez les avantages, ou passez.
arcm-ask-devote = « { $city } » : choisissez les résidents dévoués à cette ville, puis terminez.
arcm-ask-act = À vous ({ $phase }) : jouez des cartes, utilisez des capacités, déplacez des créatures, ou passez.
arcm-ask-respond = « { $card } » est sur la pile : répondez ou passez.
arcm-ask-window = Fenêtre d’événement ({ $phase }) : jouez un événement ou passez.

## Questions : combat

arcm-ask-attack = Attaque : choisissez sa cible, ou passez.
arcm-ask-attackers = « { $city } » : choisissez vos attaquants dans l’ordre des batailles, puis terminez.
arcm-ask-defenders = Choisissez vos défenseurs et l’attaquant de chacun, puis terminez.
arcm-ask-deal = { $n ->
    [one] « { $piece } » inflige { $n } dégât : choisissez combien en subit ce défenseur.
   *[other] « { $piece } » inflige { $n } dégâts : choisissez combien en subit ce défenseur.
 }
arcm-ask-divert = { $n ->
    [one] « { $piece } » va subir { $n } dégât : choisissez combien en subit « { $to } », ou renoncez.
   *[other] « { $piece } » va subir { $n } dégâts : choisissez combien en subit « { $to } », ou renoncez.
 }

## Questions : jouer une carte, partie par partie

arcm-ask-mode = « { $card } » : choisissez un de ses effets.
arcm-ask-x = « { $card } » : choisissez X.
arcm-ask-target = « { $card } » : choisissez une cible.
arcm-ask-place = « { $card } » : choisissez sa destination.
arcm-ask-pay = { $n ->
    [one] Payez encore { $n } ressource : choisissez sa faction.
   *[other] Payez encore { $n } ressources : choisissez la faction de la prochaine.
 }
arcm-ask-mark-others = { $n ->
    [one] Coût : choisissez encore { $n } carte à marquer.
   *[other] Coût : choisissez encore { $n } cartes à marquer.
 }
arcm-ask-weaken = { $n ->
    [one] Coût : choisissez celle de vos villes qui perd { $n } point de défense.
   *[other] Coût : choisissez celle de vos villes qui perd { $n } points de défense.
 }

## Questions des cartes

arcm-ask-choose = « { $card } » : faites votre choix.
arcm-ask-take = « { $card } » : choisissez une carte à prendre, ou renoncez.
arcm-ask-discard = { $n ->
    [one] Défaussez { $n } carte.
   *[other] Défaussez { $n } cartes.
 }
arcm-ask-discard-or-sacrifice = { $n ->
    [one] Défaussez { $n } carte ou sacrifiez { $n } carte Ressource.
   *[other] Défaussez des cartes ou sacrifiez des cartes Ressource, { $n } en tout.
 }
arcm-ask-sacrifice-resources = { $n ->
    [one] Sacrifiez { $n } carte Ressource.
   *[other] Sacrifiez { $n } cartes Ressource.
 }
arcm-ask-sacrifice-creatures = { $n ->
    [one] Sacrifiez { $n } créature.
   *[other] Sacrifiez { $n } créatures.
 }
arcm-ask-ransom = { $n ->
    [one] « { $piece } » va être détruite : sacrifiez plutôt 1 autre créature, ou renoncez.
   *[other] « { $piece } » va être détruite : sacrifiez plutôt { $n } autres créatures, ou renoncez.
 }
arcm-ask-steal = Choisissez la carte Ressource que vous volez ({ $from }).
arcm-ask-may = « { $card } » : appliquez son effet ou renoncez.
arcm-ask-pay-for = { $n ->
    [one] « { $card } » : payez { $n } ressource pour son effet, ou renoncez.
   *[other] « { $card } » : payez { $n } ressources pour son effet, ou renoncez.
 }
arcm-ask-may-draw = Piochez 1 carte ou renoncez.
arcm-ask-order = Plusieurs de vos capacités se déclenchent : choisissez la prochaine à mettre sur la pile.
arcm-ask-bury = Plusieurs cartes vont dans votre cimetière : choisissez la prochaine.
arcm-ask-under = Choisissez la prochaine carte à mettre au-dessous de votre Deck.
arcm-ask-save = « { $piece } » va mourir : sauvez cette créature ou renoncez.
arcm-ask-replace = « { $piece } » va au cimetière : mettez plutôt cette créature dans votre armée, ou renoncez.
arcm-ask-scatter = La ville tombe : choisissez la destination de ce résident (« { $piece } »).

## Choix : le hasard, tel que les replays le montrent

arcm-choice-first = Premier joueur : { $seat }
arcm-choice-draw = Piocher « { $card } »
arcm-choice-show = Retourner « { $card } »
arcm-choice-mill = Mettre « { $card } » du Deck au cimetière
arcm-choice-reveal = Révéler « { $card } »
arcm-choice-unseal = Dévoiler les réponses cachées
arcm-choice-heads = Face
arcm-choice-tails = Pile

## Choix : avant le premier tour, et pendant un tour

arcm-choice-set-aside = Mettre « { $card } » de côté
arcm-choice-found = Commencer avec « { $card } »
arcm-choice-build = Bâtir « { $card } »
    .group = Bâtir
arcm-choice-begin = Jouer le tour
arcm-choice-unmark = Démarquer « { $piece } »
arcm-choice-stay = Ne pas démarquer « { $piece } »
arcm-choice-draw-two = Piocher 2 cartes
arcm-choice-draw-one = Piocher 1 carte, jouer au plus 1 ressource
arcm-choice-draw-none = Jouer 2 ressources
arcm-choice-resource = Jouer « { $card } » comme ressource ({ $faction })
arcm-choice-tend = Utiliser « { $city } »
    .group = Villes
arcm-choice-devote = Dévouer « { $piece } »
    .group = Dévouer
arcm-choice-remove = Retirer du jeu : { $target }
arcm-choice-recall = Renvoyer « { $piece } » dans la main de son propriétaire
arcm-choice-play = Jouer « { $card } »
    .group = Jouer
arcm-choice-use = Utiliser « { $piece } », capacité { $ability }
    .group = Capacités
arcm-choice-salvage = Récupérer : { $target }
    .group = Récupérer
arcm-choice-move = Déplacer « { $piece } » → { $to }
    .group = Déplacer
arcm-choice-attack = Attaquer : { $target }
    .group = Attaquer
arcm-choice-attacker = Attaquer avec « { $piece } »
arcm-choice-defend = « { $piece } » défend contre « { $against } »
arcm-choice-done = Terminer
arcm-choice-pass = Passer

## Choix : les parties de ceux-ci

arcm-choice-mode = Effet { $n }
arcm-choice-x = X = { $n }
arcm-choice-target = Cibler : { $target }
arcm-choice-go = Destination : { $place }
arcm-choice-pay = Payer 1 ressource ({ $faction })
arcm-choice-choose = Choisir : { $target }
arcm-choice-take = Prendre « { $card } »
arcm-choice-discard = Défausser « { $card } »
arcm-choice-sacrifice = Sacrifier : { $resource }
arcm-choice-steal = Voler : { $resource }
arcm-choice-trigger = { $n } : capacité de « { $card } »
arcm-choice-bury = « { $piece } » ensuite
arcm-choice-under = « { $card } » ensuite
arcm-choice-deal = { $n ->
    [one] { $n } dégât à « { $to } »
   *[other] { $n } dégâts à « { $to } »
 }
arcm-choice-divert = { $n ->
    [one] { $n } dégât à « { $piece } »
   *[other] { $n } dégâts à « { $piece } »
 }
arcm-choice-concede = Abandonner
arcm-choice-accept = Accepter
arcm-choice-decline = Renoncer

## Journal : tours, cartes et ressources

arcm-log-first-player = { $seat } joue en premier.
arcm-log-built = { $seat } bâtit « { $card } ».
arcm-log-turn-begins = Tour { $turn } : { $seat }.
arcm-log-turn-skipped = { $seat } saute son tour pour bâtir une ville.
arcm-log-phase-begins = Ensuite : { $phase }.
arcm-log-drew = { $seat } pioche « { $card } ».
arcm-log-drew-hidden = { $seat } pioche 1 carte.
arcm-log-draw-skipped = { $seat } ne peut pas piocher ce tour-ci : la pioche est sautée.
arcm-log-cannot-draw = { $seat } doit piocher, mais le Deck est vide.
arcm-log-resource = { $seat } joue « { $card } » comme ressource ({ $faction }).
arcm-log-resource-hidden = { $seat } joue une carte face cachée comme ressource ({ $faction }).
arcm-log-paid = { $n ->
    [one] { $seat } paie { $n } ressource ({ $faction }).
   *[other] { $seat } paie { $n } ressources ({ $faction }).
 }
arcm-log-produced = { $n ->
    [one] { $seat } produit { $n } ressource ({ $faction }).
   *[other] { $seat } produit { $n } ressources ({ $faction }).
 }
arcm-log-resource-sacrificed = { $seat } sacrifie une carte Ressource : « { $card } ».
arcm-log-stolen = { $seat } vole : { $resource }.
arcm-log-restored = { $seat } rend la carte Ressource volée ({ $to }).

## Journal : la pile

arcm-log-played = { $seat } joue « { $card } ».
arcm-log-used = { $seat } utilise une capacité de « { $card } ».
arcm-log-triggered = Une capacité de « { $card } » se déclenche ({ $seat }).
arcm-log-aimed = « { $card } » cible : { $target }.
arcm-log-resolves = « { $card } » se résout.
arcm-log-fizzles = « { $card } » reste sans effet.
arcm-log-countered = « { $card } » : sort contrecarré.

## Journal : ce qui se passe sur la table

arcm-log-entered = { $seat } met en jeu « { $card } » ({ $place }).
arcm-log-moved = « { $card } » se déplace → { $place }.
arcm-log-marked = « { $card } » : carte marquée.
arcm-log-unmarked = « { $card } » : carte démarquée.
arcm-log-devotion = « { $city } » : dévotion { $n }.
arcm-log-damaged = { $n ->
    [one] « { $card } » subit { $n } dégât.
   *[other] « { $card } » subit { $n } dégâts.
 }
arcm-log-diverted = { $n ->
    [one] « { $card } » subit { $n } dégât à la place de « { $from } ».
   *[other] « { $card } » subit { $n } dégâts à la place de « { $from } ».
 }
arcm-log-gained = { $n ->
    [one] « { $city } » gagne { $n } point de défense.
   *[other] « { $city } » gagne { $n } points de défense.
 }
arcm-log-weakened = { $n ->
    [one] « { $city } » perd { $n } point de défense.
   *[other] « { $city } » perd { $n } points de défense.
 }
arcm-log-counters = { $n ->
    [one] « { $card } » reçoit { $n } marqueur.
   *[other] « { $card } » reçoit { $n } marqueurs.
 }
arcm-log-died = « { $card } » meurt.
arcm-log-saved = « { $card } » échappe à la mort.
arcm-log-city-fell = { $seat } perd une ville : « { $card } » tombe.
arcm-log-buried = « { $card } » va au cimetière.
arcm-log-to-hand = « { $card } » retourne dans la main de son propriétaire.
arcm-log-to-deck = « { $card } » va au-dessus du Deck de son propriétaire.
arcm-log-under-deck = « { $card } » va sous le Deck de son propriétaire.
arcm-log-controls = { $seat } contrôle désormais « { $card } ».
arcm-log-removed = « { $card } » : carte retirée du jeu.
arcm-log-discarded = { $seat } défausse « { $card } ».
arcm-log-milled = { $seat } met « { $card } » de son Deck dans son cimetière.
arcm-log-revealed = { $seat } révèle « { $card } ».
arcm-log-heads = Une pièce est lancée ({ $seat }) : face.
arcm-log-tails = Une pièce est lancée ({ $seat }) : pile.
arcm-log-saw = { $seat } voit « { $card } » au-dessus du Deck ({ $of }).
arcm-log-looked = { $seat } regarde la carte du dessus du Deck ({ $of }).
arcm-log-searched = { $seat } cherche dans son Deck et le mélange.
arcm-log-found = { $seat } prend « { $card } » du Deck dans sa main.

## Journal : combat et fin de partie

arcm-log-attacks = { $seat } attaque : { $target }.
arcm-log-attacker = « { $card } » attaque.
arcm-log-defends = « { $card } » défend contre « { $against } ».
arcm-log-conceded = { $seat } abandonne.
arcm-log-defeated = Défaite pour { $seat }.
arcm-log-won = { $seat } remporte la partie !
arcm-log-drawn = La partie se termine par une égalité.

## Pourquoi pas : la table et les Decks

arcm-why-players = Une partie réunit 2 à 4 personnes, et l’une d’elles commence ; nombre actuel : { $n }.
arcm-why-two-against-one = À deux contre un, on joue à trois, et qui joue en solitaire commence.
arcm-why-deck-size = { $n ->
    [one] Ce Deck ({ $seat }) a { $n } carte ; il en faut exactement 45.
   *[other] Ce Deck ({ $seat }) a { $n } cartes ; il en faut exactement 45.
 }
arcm-why-deck-cities = { $n ->
    [one] Ce Deck ({ $seat }) a { $n } ville ; il en faut au moins 3.
   *[other] Ce Deck ({ $seat }) a { $n } villes ; il en faut au moins 3.
 }
arcm-why-deck-copies = Ce Deck ({ $seat }) a { $n } copies de « { $card } » ; 3 au plus sont autorisées.
arcm-why-deck-token = « { $card } » est un jeton et ne peut pas être dans un Deck ({ $seat }).
arcm-why-deck-not-ready = « { $card } » ne peut pas encore être dans un Deck ({ $seat }) : { $why }.

## Pourquoi pas : la question

arcm-why-not-asked = Quelqu’un d’autre décide maintenant.
arcm-why-other-question = Cela ne répond pas à la question posée maintenant.
arcm-why-not-in-hand = « { $card } » n’est pas dans votre main.
arcm-why-cannot-discard = « { $card } » n’est pas dans votre main : vous ne pouvez pas défausser cette carte.
arcm-why-not-in-play = « { $card } » n’est pas en jeu sous votre contrôle.
arcm-why-no-ability = « { $card } » n’a pas cette capacité.

## Pourquoi pas : coûts

arcm-why-loyalty = { $n ->
    [one] Fidélité : il vous manque { $n } ressource de la faction de la carte ({ $faction }).
   *[other] Fidélité : il vous manque { $n } ressources de la faction de la carte ({ $faction }).
 }
arcm-why-resources = { $n ->
    [one] Il vous manque { $n } ressource.
   *[other] Il vous manque { $n } ressources.
 }
arcm-why-resource-cards = { $n ->
    [one] Il vous manque { $n } carte Ressource à sacrifier.
   *[other] Il vous manque { $n } cartes Ressource à sacrifier.
 }
arcm-why-none-of = Vous n’avez plus de ressource disponible de cette faction : { $faction }.
arcm-why-nothing-to-mark = Vous n’avez pas assez de cartes non marquées à marquer pour le coût.
arcm-why-nothing-to-discard = Vous n’avez en main aucune carte à défausser pour le coût.
arcm-why-no-counter = « { $card } » n’a plus de tel marqueur.
arcm-why-used = « { $card } » a déjà servi ce tour.
arcm-why-nothing-to-weaken = Vous n’avez aucune ville qui puisse perdre de la défense pour le coût.
arcm-why-must-pay = Vous pouvez payer le coût : vous devez choisir une carte pour cela.
arcm-why-must-lay = Vous avez choisi de ne rien piocher : vous devez jouer 2 cartes Ressource.

## Pourquoi pas : jouer des cartes, utiliser des capacités

arcm-why-cities-are-built = Les villes ne se jouent pas : elles se bâtissent au début de votre tour, dont vous sautez le reste.
arcm-why-only-events = Seuls des événements peuvent être joués maintenant.
arcm-why-only-in-play-phase = Cette capacité ne s’utilise que pendant vos phases de jeu, avec une pile vide.
arcm-why-condition = La condition de cette capacité (« { $card } ») n’est pas remplie.
arcm-why-prerequisite = Ce que « { $card } » demande d’abord n’est pas là : la carte ne peut pas être jouée.
arcm-why-unique = Vous contrôlez déjà « { $card } » : cette carte est unique.
arcm-why-no-city = Vous n’avez pas de ville pour cela.
arcm-why-no-target = Il n’y a aucune cible pour cela.
arcm-why-not-meant = La carte ne permet pas ce choix.
arcm-why-sanctuary = « { $card } » a Sanctuaire : les adversaires ne peuvent pas cibler cette créature.
arcm-why-no-room = Il n’y a plus de place pour cela sur la table.
arcm-why-must-follow = Vous avez une carte qui convient : vous devez en choisir une.
arcm-why-must-take = Vous avez trouvé une carte qui convient : vous devez en prendre une.

## Pourquoi pas : marquer et déplacer

arcm-why-marked = « { $card } » : carte marquée. Il faut ici une carte non marquée.
arcm-why-stays-marked = « { $card } » ne se démarque pas maintenant.
arcm-why-must-unmark = Les créatures qui le peuvent doivent être démarquées : choisissez-en une autre.
arcm-why-is-there = « { $card } » y est déjà.
arcm-why-not-your-city = Vous ne contrôlez pas cette ville.
arcm-why-not-your-creature = « { $card } » n’est pas une de vos créatures en jeu : vous ne déplacez que celles-ci.
arcm-why-travelled = « { $city } » a déjà participé à un mouvement ce tour-ci.
arcm-why-besieged = La ville est assiégée : personne n’y entre et personne n’en sort.
arcm-why-repetition = Trop de répétitions ce tour-ci : plus rien ne se déplace.

## Pourquoi pas : pioche, tactique

arcm-why-two-cards = Pour jouer 2 cartes Ressource, il faut 2 cartes en main.
arcm-why-capped = Vous ne pouvez pas avoir autant de cartes Ressource maintenant.
arcm-why-tended = Cette ville a déjà été choisie dans cette phase tactique : « { $city } ».
arcm-why-nobody-devotes = Personne ne peut être dévoué à cette ville maintenant.
arcm-why-only-in-tactics = On ne dévoue des créatures aux villes que pendant la phase tactique.
arcm-why-not-resident = « { $card } » ne réside pas dans cette ville sous votre contrôle.

## Pourquoi pas : combat

arcm-why-not-in-army = « { $card } » n’est pas dans votre armée.
arcm-why-marked-fighter = « { $card } » : carte marquée. Seules les créatures non marquées attaquent ou défendent.
arcm-why-peaceful = « { $card } » a Pacifique et ne peut pas attaquer.
arcm-why-barred = « { $card } » ne peut pas attaquer ce tour-ci.
arcm-why-not-militia = « { $card } » n’a pas Milice et ne peut pas attaquer une seconde ville.
arcm-why-tied = « { $card } » est ligotée : elle ne peut être marquée ni pour un mouvement ni pour une attaque.
arcm-why-shuns = « { $card } » ne peut pas attaquer « { $city } ».
arcm-why-nobody-attacks = Aucune de vos créatures ne peut y attaquer.
arcm-why-must-attack = Au moins une de vos créatures doit attaquer.
arcm-why-named = « { $card } » est déjà parmi les attaquants.
arcm-why-elsewhere-resident = « { $card } » réside dans une autre ville et ne peut pas défendre ici.
arcm-why-outmaneuvered = Votre armée ne peut pas défendre cette ville ce tour-ci.
arcm-why-flies = « { $card } » a Vol : seules les créatures avec Vol ou Tir peuvent défendre contre cet attaquant.
arcm-why-fears = « { $card } » ne peut pas défendre contre cet attaquant.
arcm-why-all-of-it = Tous les dégâts doivent être infligés : le dernier défenseur subit le reste.
