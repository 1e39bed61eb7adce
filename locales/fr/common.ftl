### Ce que disent le moteur et le terminal, quel que soit le jeu.

## Noms et listes

common-house = hasard
common-seat = Place { $n }
common-list-separator = { ", " }
common-list-last = { " et " }
common-list-empty = rien
common-face-down = { $n } face cachée
common-level-first = première partie
common-level-easy = facile
common-level-relaxed = tranquille
common-level-medium = moyen
common-level-keen = appliqué
common-level-hard = difficile
common-level-expert = expert
common-level-master = maître
common-bot-first = Pip
common-bot-easy = Lotte
common-bot-relaxed = Hugo
common-bot-medium = Clara
common-bot-keen = Emil
common-bot-hard = Ines
common-bot-expert = Viktor
common-bot-master = Minerva
common-manner-first = Joue sa première partie : essaie ce qui lui plaît, oublie beaucoup, ne gâche rien.
common-manner-easy = Voit l’évident et rate le reste : bonne compagnie pour apprendre.
common-manner-relaxed = Joue sans se presser et prend parfois le deuxième meilleur choix.
common-manner-medium = Prend ce qui paraît le mieux sur le moment et se trompe rarement.
common-manner-keen = Ne manque rien de ce qui se voit tout de suite et regarde à peine plus loin.
common-manner-hard = Pèse de nombreuses lignes de jeu : les erreurs se paient cher.
common-manner-expert = Réfléchit avec patience et ne cède rien.
common-manner-master = Le meilleur que nous sachions faire, et prend son temps.

## Réponses refusées

common-illegal-over = La partie est terminée : plus rien n’est demandé.
common-illegal-not-asked = La question est posée à quelqu’un d’autre.
common-illegal-no-more = Cela ne va pas avec ce qui est déjà nommé ({ $piece }).
common-illegal-too-few = Nommez encore d’autres éléments avant de conclure cette réponse.
common-illegal-runaway = Avec cette réponse, les règles n’arrivent à aucune fin : elle n’a pas été prise. Merci de le signaler.
common-unreadable-missing = Ce choix est incomplet : il manque un mot à la fin.
common-unreadable-unknown = « { $found } » ne veut rien dire ici.
common-unreadable-left-over = « { $found } » est un mot de trop.
common-undo-over = La partie est terminée : plus de retour en arrière possible.
common-undo-not-yours = Pas de retour en arrière : le hasard ou quelqu’un d’autre a répondu entre-temps.

## Le terminal : prendre place

cli-choose-language = Langue :
cli-choose-game = Jeu :
cli-choose-seats = Combien de places ?
cli-choose-level = Niveau des bots :
cli-menu-prompt = Numéro (Entrée : { $usual }) :
cli-menu-again = Tapez un nombre de { $least } à { $most }.
cli-opening = { $game }
cli-resumed = { $n ->
    [one] { $game } : la table reprend après { $n } ligne du journal.
   *[other] { $game } : la table reprend après { $n } lignes du journal.
 }
cli-seat-person = Place { $n } : { $seat }
cli-seat-bot = Place { $n } : { $seat }, bot ({ $level })
cli-seat-level = Place { $n } : { $seat }, { $name } (bot, { $level })
cli-level-menu = { $name }, { $level } : { $manner }

## Le terminal : décisions

cli-prompt = Votre choix ({ "?" } pour l’aide) :
cli-no-such-number = Le choix { $n } n’existe pas : tapez un nombre de 1 à { $most }.
cli-did-you-mean = Vouliez-vous dire ceci ? Tapez le numéro.
cli-not-understood = « { $found } » n’est ni un choix ni une commande. Tapez { "?" } pour l’aide.
cli-so-far = Déjà nommé : { $pieces }
cli-thinking = { $seat } réfléchit…
cli-hand-over = L’écran est maintenant pour { $seat }. Appuyez sur Entrée quand personne d’autre ne le voit.
cli-takes-back = { $n ->
    [one] { $seat } revient en arrière : { $n } choix.
   *[other] { $seat } revient en arrière : { $n } choix.
 }
cli-allowed = C’est autorisé maintenant. Tapez ceci : { $choice }
cli-why-what = Ajoutez un choix ou un objet, par exemple : pourquoi { $example }
cli-clause = { $clause } : { $text }
cli-question = { $clause } : { $question } { $text }
cli-rules-what = Ajoutez un mot ou un point de règle, par exemple : règles { $example }
cli-rules-none = Aucune règle ne contient « { $word } ».
cli-more = { $n ->
    [one] Encore { $n } résultat. Ajoutez un mot pour préciser la recherche.
   *[other] Encore { $n } résultats. Ajoutez un mot pour préciser la recherche.
 }
cli-card-what = Ajoutez un nom, par exemple : carte { $example }
cli-card-none = Aucune carte ne s’appelle « { $word } ».
cli-log-empty = Rien ne s’est encore passé.
cli-help =
    Répondez par le numéro d’un choix ou par son texte. Autres commandes :
    { "  " }Entrée               revoir la question
    { "  " }plateau              revoir le plateau
    { "  " }pourquoi (choix)     pourquoi ce n’est pas autorisé, et quelle règle le dit
    { "  " }retour               reprendre votre dernier choix, tant que personne n’y a répondu
    { "  " }journal              tout ce qui s’est passé jusqu’ici
    { "  " }règles (mot)         chercher dans les règles
    { "  " }carte (nom)          lire une carte
    { "  " }enregistrer (nom)    écrire la table dans un fichier
    { "  " }page (fichier)       votre dernière réponse sous forme de page du livre qui se joue
    { "  " }quitter              quitter la table

## Le terminal : enregistrer et partir

cli-save-what = Ajoutez un nom de fichier, par exemple : enregistrer { $example }
cli-saved = Table enregistrée : { $file }
cli-save-failed = La table n’a pas pu être enregistrée dans { $file } : { $error }
cli-page-none = Il n’y a encore rien à copier.
cli-left = Vous quittez la table.
cli-over = La partie est terminée !
cli-place = { $place }. { $seat }
cli-seed = Graine de cette partie : { $seed }

## Le terminal : replays

cli-replay-whole = { $n ->
    [one] { $n } ligne du journal : elle est autorisée et sa position est comme à l’origine.
   *[other] { $n } lignes du journal : toutes sont autorisées et chaque position est comme à l’origine.
 }
cli-replay-older = Lignes du journal : { $n }. Toutes sont autorisées par les règles actuelles. Version d’origine : { $rules } ; les positions n’ont donc pas été comparées.
cli-replay-luck = Rien ne dit encore si le hasard suit la graine : c’est ce que vérifie --verify.
cli-replay-illegal = La ligne { $n } du journal n’est plus autorisée par les règles actuelles (version d’origine : { $rules }).
cli-replay-differs = La ligne { $n } du journal mène à une autre position qu’à l’origine (version des règles : { $rules }).
cli-verify-whole = Lignes du journal vérifiées : { $n }. Chaque position est comme à l’origine, et tout ce qui revenait au hasard ({ $answers }) suit la graine.
cli-verify-compare = SHA-256 de la graine : { $found }. Comparez-le à l’empreinte que la table montrait dès le début.
cli-verify-commitment = La graine n’est pas celle qui était promise : son SHA-256 est { $found }.
cli-verify-house = La ligne { $n } du journal revenait au hasard, mais n’est pas ce que la graine décide.

## Le terminal : le plateau de Res Arcana

cli-resa-before = Avant la première manche
cli-resa-round = Manche { $n }
cli-resa-monument-deck = Pioche des monuments
cli-resa-score = { $n ->
    [one] { $seat } : { $n } point
   *[other] { $seat } : { $n } points
 }
cli-resa-first = tuile Premier joueur
cli-resa-passed = a passé
cli-resa-wins = { $n ->
    [one] { $n } partie remportée
   *[other] { $n } parties remportées
 }
cli-resa-pool = Réserve
cli-resa-hand = Main
cli-resa-deck = Pioche personnelle
cli-resa-discard = Défausse
cli-resa-known = Connu de vous
cli-resa-looked = Vous regardez
cli-resa-choose-from = À choisir
cli-resa-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
cli-resa-any = { $n } au choix
cli-resa-turned = engagé
cli-resa-resting = au repos
cli-resa-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }

## The terminal: the table of Arcs

cli-arcs-before = Avant le premier chapitre
cli-arcs-chapter = Chapitre { $n } · { $power } points de pouvoir mettent fin à la partie
cli-arcs-ambitions = Ambitions
cli-arcs-worth = { $first }/{ $second } de pouvoir
cli-arcs-markers = Marqueurs libres
cli-arcs-court = Cour
cli-arcs-draft = À choisir
cli-arcs-score = { $seat } : { $n } de pouvoir
cli-arcs-initiative = initiative
cli-arcs-hand = Main
cli-arcs-hand-size = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cli-arcs-known = Connu de vous
cli-arcs-played = Jouée
cli-arcs-face-down = une carte face cachée
cli-arcs-resources = Ressources
cli-arcs-cards = Cartes
cli-arcs-outrage = Outrage
cli-arcs-captives = Captifs
cli-arcs-trophies = Trophées
cli-arcs-left = Restent : vaisseaux { $ships }, spatioports { $starports }, cités { $cities }, agents { $agents }
cli-arcs-ships = { $n ->
    [one] { $n } vaisseau
   *[other] { $n } vaisseaux
}{ $damaged ->
    [0] {""}
    [one] , dont { $damaged } endommagé
   *[other] , dont { $damaged } endommagés
}
cli-arcs-agents = { $n ->
    [one] { $n } agent
   *[other] { $n } agents
}
cli-arcs-control = contrôle :
cli-arcs-damaged = endommagé

## Le terminal : la table d’Aristeia!

cli-aris-before = Avant le premier Round
cli-aris-round = Round { $n } sur 5 · tour { $turn }
cli-aris-map = ** zone de marque · ## case bloquée · [] barrière · ~~ fumée · chiffres : zones de déploiement
cli-aris-scoring = Marque
cli-aris-burnt = Brûlées
cli-aris-score = { $seat } : { $n } PV, Frags : { $frags }
cli-aris-outsider = Outsider
cli-aris-conquered = Conquises
cli-aris-hand = Main
cli-aris-hand-size = { $n ->
    [one] { $n } Tactique
   *[other] { $n } Tactiques
}
cli-aris-deck = deck { $n }
cli-aris-discard = Défausse
cli-aris-initiative = Initiative
cli-aris-face-down = face cachée
cli-aris-health = points de vie { $n }/{ $of }
cli-aris-infirmary = infirmerie
cli-aris-bench = banc
cli-aris-fading = face bleue
cli-aris-active = actif : { $points } PA, { $movement } PM

## Le terminal : la table d’Arcmage

cli-arcm-before = Avant le premier tour
cli-arcm-turn = Tour { $n } ({ $seat })
cli-arcm-stack = Pile
cli-arcm-by = { $seat }
cli-arcm-attack = Attaque
cli-arcm-met = contre { $by }
cli-arcm-defeated = vaincu
cli-arcm-city = Ville
cli-arcm-defense = défense { $n }
cli-arcm-devotion = dévotion { $n }
cli-arcm-damage = dégâts { $n }
cli-arcm-marked = marqué
cli-arcm-attacks = attaque
cli-arcm-army = Armée
cli-arcm-enchantments = Enchantements
cli-arcm-resources = Ressources
cli-arcm-unspent = { $n }/{ $all }
cli-arcm-hand = Main
cli-arcm-known = Connu de vous
cli-arcm-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cli-arcm-deck = Pioche
cli-arcm-graveyard = Cimetière
cli-arcm-pile = Non bâties

## Leçons

cli-lesson-next = (Entrée pour continuer)
cli-lesson-do = À vous (tapez montrer pour voir la réponse, aide pour le reste) :
cli-lesson-about = Il s’agit de : { $what }
cli-lesson-marked = → marque ce qui s’y rapporte.
cli-lesson-not-yet = C’est permis, mais ce n’est pas le sujet. Faites ce que dit le guide ; vous pourrez l’essayer dans la partie libre.
cli-lesson-shown = Comme ceci : { $answer }
cli-lesson-help =
    Faites ce que dit le guide, par le numéro d’un choix ou par son texte. Les parties d’une même réponse sont séparées par des virgules. Autres commandes :
    { "  " }Entrée               continuer, quand il n’y a rien à faire qu’à lire
    { "  " }montrer              se faire montrer la réponse
    { "  " }retour               revenir à l’étape précédente
    { "  " }plateau              revoir le plateau
    { "  " }pourquoi (choix)     pourquoi ce n’est pas autorisé, et quelle règle le dit
    { "  " }règles (mot)         chercher dans les règles
    { "  " }carte (nom)          lire une carte
    { "  " }quitter              quitter la leçon
cli-lesson-free = À partir d’ici vous jouez librement, contre le bot le plus doux. Tapez quitter pour partir.
cli-lesson-none = { $game } n’a pas de leçon { $n }.

## Énigmes

cli-puzzle-level = niveau { $n }
cli-puzzle-you = Vous êtes { $who }.
cli-puzzle-yes = Oui, c’est permis.
cli-puzzle-no = Non, d’après { $clause } : { $text }
cli-puzzle-answer = Votre réponse :
cli-puzzle-right = C’est juste.
cli-puzzle-wrong = Pas tout à fait. Voyez ce qui se passe :
cli-puzzle-missed = Le but est donc manqué.
cli-puzzle-solution = La réponse : { $answer }
cli-puzzle-shares = Sur de nombreuses donnes, votre réponse mène à { $given } sur 100, la meilleure à { $best } : 0 est perdu, 50 à égalité, 100 gagné.
cli-puzzle-help =
    Répondez par le numéro d’un choix ou par son texte. Autres commandes :
    { "  " }plateau             revoir le plateau
    { "  " }pourquoi (choix)    pourquoi ce n’est pas autorisé, et quelle règle le dit
    { "  " }règles (mot)        chercher dans les règles
    { "  " }carte (nom)         lire une carte
    { "  " }quitter             quitter l’énigme
puzzle-asks-legal = Pouvez-vous faire ceci : { $choice } ? Sinon, quelle clause l’interdit ?
puzzle-asks-find = { $goal } { $within ->
    [one] Vous avez une décision, et cela doit réussir quoi que répondent les autres.
   *[other] Vous avez { $within } décisions au plus, et cela doit réussir quoi que répondent les autres.
}
puzzle-asks-defence = { $goal } { $within ->
    [one] Une seule réponse y parvient, quoi que fassent les autres jusqu’à votre prochaine décision.
   *[other] Une seule réponse y parvient, quoi que fassent les autres jusqu’à ce que vous ayez décidé { $within } fois et soyez de nouveau à votre tour.
}
puzzle-asks-best = Quelle réponse est la meilleure ? Sur de nombreuses donnes, l’une d’elles devance nettement toutes les autres.
puzzle-goal-win = Gagnez la partie.
puzzle-goal-points = Ayez { $n } { $n ->
    [one] point.
   *[other] points.
}
puzzle-goal-power = Ayez { $n } de pouvoir.
puzzle-goal-frags = Ayez { $n } { $n ->
    [one] frag.
   *[other] frags.
}
puzzle-goal-cards = Ayez { $n } { $n ->
    [one] carte de la Cour.
   *[other] cartes de la Cour.
}
puzzle-goal-elan = Ayez { $n } Élan dans votre réserve.
puzzle-goal-life = Ayez { $n } Vie dans votre réserve.
puzzle-goal-calm = Ayez { $n } Calme dans votre réserve.
puzzle-goal-death = Ayez { $n } Mort dans votre réserve.
puzzle-goal-gold = Ayez { $n } Or dans votre réserve.
puzzle-goal-fuel = Ayez { $n } Carburant.
puzzle-goal-material = Ayez { $n } Matière.
puzzle-goal-weapon = Ayez { $n } { $n ->
    [one] Arme.
   *[other] Armes.
}
puzzle-goal-relic = Ayez { $n } { $n ->
    [one] Relique.
   *[other] Reliques.
}
puzzle-goal-psionic = Ayez { $n } { $n ->
    [one] Psionique.
   *[other] Psioniques.
}
puzzle-goal-other = Atteignez ceci : { $what } { $n }.
puzzle-goal-survive = Ne perdez pas la partie.
puzzle-keep-cities = Gardez { $n ->
    [one] { $n } cité.
   *[other] vos { $n } cités.
}
puzzle-keep-army = Gardez { $n ->
    [one] { $n } créature dans votre armée.
   *[other] les { $n } créatures de votre armée.
}
puzzle-keep-ships = Gardez { $n ->
    [one] { $n } vaisseau.
   *[other] tous vos { $n } vaisseaux.
}
puzzle-keep-figure = { $who } ne doit pas aller à l’infirmerie.
puzzle-keep-other = Gardez ceci : { $what } { $n }.
puzzle-deny-points = Aucun rival ne doit arriver à { $n } { $n ->
    [one] point.
   *[other] points.
}
puzzle-deny-power = Aucun rival ne doit arriver à { $n } de pouvoir.
puzzle-deny-frags = Aucun rival ne doit arriver à { $n } { $n ->
    [one] frag.
   *[other] frags.
}
puzzle-deny-cards = Aucun rival ne doit arriver à { $n } { $n ->
    [one] carte de la Cour.
   *[other] cartes de la Cour.
}
puzzle-deny-ships = Aucun rival ne doit arriver à { $n } { $n ->
    [one] vaisseau
   *[other] vaisseaux
} parmi ses trophées.
puzzle-deny-other = Aucun rival ne doit atteindre ceci : { $what } { $n }.
