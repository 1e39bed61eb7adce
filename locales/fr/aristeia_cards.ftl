### Aristeia! : noms et textes des 8 personnages avec leurs actions, Switchs et compétences, des 42 Tactiques, des 13 états et des 4 scénarios.
###
### Les attributs, dans l’ordre de lecture :
###   .kind           action, Switch, compétence, Tactique : ce que c’est et à qui ; pour une action, aussi son coût
###   .range          action : la portée ; absent : pas de cible
###   .roll           action : dés et symboles imprimés ; absent : pas de jet
###   .always         action : effet obligatoire, quel que soit le jet
###   .success        action : effet de succès, facultatif, s’il reste au moins 1 succès
###   .cost           Switch : les symboles qu’il coûte
###   .when           Tactique : le moment, pour qui elle est jouée, et ce qu’il faut
###   .text           Switch, compétence, Tactique : ce qu’elle fait
###   .red  .blue     état : ce que fait chaque côté de son marqueur
###   .turned         état : ce qui se passe quand le marqueur passe au bleu
###   .removed        état : quand le marqueur part autrement
###   .deployment     scénario : où se déploient les équipes
###   .scoring-zone   scénario : où l’on marque
###   .before         scénario : ce qui se passe au début de la phase d’objectifs
###   .objective-1 …  scénario : ce qui donne des points de victoire
###   .bench          scénario : où reviennent les personnages, si ce n’est pas dans n’importe laquelle des 6 zones de déploiement
### Les nombres et les dés d’un personnage sont des données et n’ont pas de texte ici. Le « jet ennemi » est l’autre côté d’un jet opposé.

## Personnages

aris-character-eight-ball = 8-Ball
aris-character-gata = Gata
aris-character-hexx3r = hEXx3r
aris-character-major-lunah = Major Lunah
aris-character-maximus = Maximus
aris-character-mushashi = Miyamoto Mushashi
aris-character-parvati = Parvati
aris-character-wild-bill = Wild Bill

## Actions

aris-action-move = Mouvement
    .kind = Action de tous les personnages, 2 points d’action
    .always = Gagnez autant de points de mouvement que la Vitesse actuelle. Cela seul ne fait bouger personne.
aris-action-contender = Contender
    .kind = Attaque de tous les personnages, 3 points d’action
    .range = 1 à 8 avec ligne de vue
    .roll = 1 dé orange
aris-action-eat-my-fa-jing = Goûte mon Fa Jing !
    .kind = Attaque de 8-Ball, 2 points d’action
    .range = 1 à 3 avec ligne de vue
    .roll = 1 dé orange, 1 dé bleu
aris-action-be-water-dude = Sois comme l’eau, mec
    .kind = Action de 8-Ball, 3 points d’action
    .range = 1 à 2 avec ligne de vue
    .roll = 1 dé orange, 1 dé bleu
    .success = Placez la cible sur une case libre adjacente à 8-Ball.
aris-action-misdirection = Diversion
    .kind = Action de Gata, 1 point d’action
    .range = 1 avec ligne de vue
    .roll = 1 dé orange, 1 dé jaune
    .success = La cible reçoit l’état Aveuglé.
aris-action-freerun = Freerun
    .kind = Action de Gata, 1 point de mouvement
    .range = 1 avec ligne de vue
    .always = Placez Gata sur une case libre adjacente à la cible. Il n’y a pas de jet de désengagement.
aris-action-gotcha = Je te tiens !
    .kind = Action de hEXx3r, 2 points d’action
    .range = 1 à 3 avec ligne de vue
    .roll = 2 dés jaunes
    .success = La cible reçoit l’état Immobilisé.
aris-action-vade-retro = Vade retro
    .kind = Action de hEXx3r, 1 point d’action
    .range = 1 à 4 avec ligne de vue
    .roll = 3 dés jaunes
    .success = Déplacez la cible d’une case.
aris-action-called-shot = Tir ajusté
    .kind = Attaque de Major Lunah, 3 points d’action
    .range = 3 à 8 avec ligne de vue
    .roll = 1 dé rouge, 1 dé orange, 1 succès
aris-action-suppressive-fire = Tir de suppression
    .kind = Action de Major Lunah, 2 points d’action
    .range = 3 à 8 avec ligne de vue
    .roll = 1 dé orange, 1 dé jaune
    .success = La cible reçoit l’état −2 Vitesse.
aris-action-jotums-shield = Bouclier de Jotum
    .kind = Attaque de Maximus, 3 points d’action
    .range = 1 avec ligne de vue
    .roll = 1 dé rouge, 1 dé bleu, 1 dé noir
aris-action-ken-no-sen = Ken no Sen
    .kind = Attaque de Miyamoto Mushashi, 3 points d’action
    .range = 1 avec ligne de vue
    .roll = 1 dé rouge, 1 dé orange, 1 dé bleu
aris-action-submachine-guns = Pistolets-mitrailleurs
    .kind = Attaque de Parvati, 2 points d’action
    .range = 2 à 6 avec ligne de vue
    .roll = 2 dés orange, 1 dé jaune
aris-action-reset = Réinitialisation
    .kind = Action de Parvati, 2 points d’action
    .range = 0 à 5 avec ligne de vue
    .roll = 1 dé orange, 1 dé jaune
    .success = Retirez tous les marqueurs d’état de la cible.
aris-action-medikit = Médikit
    .kind = Action de Parvati, 1 point d’action
    .range = 0 à 5 avec ligne de vue
    .roll = 1 dé orange
    .success = Soignez 1 dommage de la cible.
aris-action-twin-pistols = Pistolets jumeaux
    .kind = Attaque de Wild Bill, 3 points d’action
    .range = 2 à 6 avec ligne de vue
    .roll = 1 dé rouge, 2 dés orange, 1 succès

## Switchs

aris-switch-roll-away = Roulade
    .kind = Switch de 8-Ball, dans tous ses jets
    .cost = 1 blocage, 1 spécial
    .text = Déplacez 8-Ball d’une case.
aris-switch-push = Poussée
    .kind = Switch de « Goûte mon Fa Jing ! »
    .cost = 1 spécial
    .text = Déplacez la cible d’une case.
aris-switch-sidestep = Pas de côté
    .kind = Switch de Gata, dans tous ses jets
    .cost = 2 spéciaux
    .text = Déplacez Gata d’une case.
aris-switch-glitch-step = Pas de glitch
    .kind = Switch de hEXx3r, dans tous ses jets
    .cost = 1 blocage, 1 spécial
    .text = Déplacez hEXx3r d’une case.
aris-switch-slow = Ralentissement
    .kind = Switch de « Je te tiens ! »
    .cost = 1 blocage, 1 spécial
    .text = La cible reçoit l’état −2 Vitesse.
aris-switch-pierce = Perforation
    .kind = Switch de Major Lunah, dans tous ses jets
    .cost = 2 spéciaux
    .text = Retirez 1 blocage du jet ennemi (jamais un blocage critique).
aris-switch-graze = Éraflure
    .kind = Switch de « Tir de suppression »
    .cost = 1 blocage, 1 spécial
    .text = La cible subit 1 dommage.
aris-switch-taunt = Provocation
    .kind = Switch de Maximus, dans tous ses jets
    .cost = 1 blocage, 1 spécial
    .text = La cible reçoit l’état Provoqué, imposé par Maximus. Dans un jet de désengagement, la cible est l’autre personnage qui fait le jet.
aris-switch-bash = Coup de bouclier
    .kind = Switch de « Bouclier de Jotum »
    .cost = 2 spéciaux
    .text = Déplacez la cible d’une case.
aris-switch-parry-into-strike = Parade-riposte
    .kind = Switch de Miyamoto Mushashi, dans tous ses jets
    .cost = 1 blocage
    .text = Ajoutez 1 succès à votre jet.
aris-switch-flow = Enchaînement
    .kind = Switch de « Ken no Sen »
    .cost = 1 blocage, 2 spéciaux
    .text = Quand cette attaque est terminée, répétez-la une fois sans coût contre n’importe quelle cible valide.
aris-switch-anticipate = Anticipation
    .kind = Switch de Parvati, dans tous ses jets
    .cost = 1 spécial
    .text = Parvati reçoit l’état +2 Initiative.
aris-switch-draw = Dégainer
    .kind = Switch de Wild Bill, dans tous ses jets
    .cost = 2 blocages
    .text = Piochez 1 Tactique.
aris-switch-second-gun = Second pistolet
    .kind = Switch de « Pistolets jumeaux »
    .cost = 3 spéciaux
    .text = Quand cette attaque est terminée, répétez-la une fois sans coût contre une autre cible valide.

## Compétences automatiques

aris-skill-marksmanship = Tireur d’élite
    .kind = Compétence automatique de Major Lunah
    .text = La cible de n’importe laquelle de ses actions n’a pas de couvert. Son propre couvert n’est pas affecté, et la compétence n’agit pas quand elle défend.
aris-skill-veteran-sniper = Sniper vétéran
    .kind = Compétence automatique de Major Lunah
    .text = Quand elle attaque en ayant elle-même un couvert, elle ajoute pour celui-ci un dé orange à la place du dé de couvert noir.
aris-skill-get-behind-me = Reste derrière moi
    .kind = Compétence automatique de Maximus
    .text = Quand un allié adjacent à Maximus va subir des dommages, vous pouvez les répartir tous librement entre cet allié et Maximus, avant que des Tactiques ne les réduisent.
aris-skill-implacable = Implacable
    .kind = Compétence automatique de Maximus
    .text = Chaque fois qu’une attaque contre un allié de Maximus, lui-même compris, est déclarée, vous pouvez déplacer Maximus d’une case. L’attaque continue.
aris-skill-kaze-tachinu = Kaze Tachinu
    .kind = Compétence automatique de Miyamoto Mushashi
    .text = Après les dommages d’un jet de combat, en attaque ou en défense, vous pouvez le déplacer d’au plus 1 case par dommage qu’il a réellement infligé.
aris-skill-gunslinger = Pistolero
    .kind = Compétence automatique de Wild Bill
    .text = Une fois dans chacun de ses jets de combat, vous pouvez relancer 1 de ses dés après le lancer, avant les Tactiques, les blocages critiques et les Switchs.

## Tactiques standard

aris-tactic-no = NON !
    .kind = Tactique standard
    .when = Juste après que votre adversaire a joué une Tactique, même un « NON ! »
    .text = Annulez cette Tactique : elle est défaussée sans effet.
aris-tactic-feint = Feinte
    .kind = Tactique standard
    .when = Dans un jet opposé de votre personnage, après le lancer, avant les blocages critiques et les Switchs
    .text = Retirez 1 blocage du jet ennemi (jamais un blocage critique).
aris-tactic-quick-feet = Pied léger
    .kind = Tactique standard
    .when = Pendant la phase d’actions de votre personnage actif
    .text = Il gagne 2 points de mouvement.
aris-tactic-steady-aim = Main sûre
    .kind = Tactique standard
    .when = Avant le lancer d’un jet de combat, pour votre attaquant
    .text = Il ajoute 1 dé orange.
aris-tactic-brace = Encaisser
    .kind = Tactique standard
    .when = Avant le lancer d’un jet de combat, pour votre défenseur
    .text = Il ajoute 1 dé bleu.
aris-tactic-slip-away = S’esquiver
    .kind = Tactique standard
    .when = Avant le lancer d’un jet de désengagement, pour votre personnage actif
    .text = Il ajoute 1 dé orange.
aris-tactic-hold-the-line = Tenir la ligne
    .kind = Tactique standard
    .when = Avant le lancer d’un jet de désengagement, pour votre personnage qui s’y oppose
    .text = Il ajoute 1 dé bleu.
aris-tactic-once-again = Encore une fois
    .kind = Tactique standard
    .when = Dans n’importe quel jet de votre personnage, après le lancer, avant les blocages critiques et les Switchs
    .text = Relancez 1 dé de votre propre jet ; le second résultat compte. Les symboles imprimés ou ajoutés ne peuvent pas être relancés.
aris-tactic-patch-up = Rafistolage
    .kind = Tactique standard
    .when = Au début de la phase d’actions de votre personnage actif, s’il a des dommages
    .text = Soignez 1 de ses dommages.
aris-tactic-shake-it-off = Se ressaisir
    .kind = Tactique standard
    .when = Au début de la phase d’actions de votre personnage actif, s’il a un marqueur d’état
    .text = Retirez 1 de ses marqueurs d’état, au choix, quel que soit le côté visible.

## Tactiques de 8-Ball

aris-tactic-break-shot = Casse
    .kind = Tactique de 8-Ball
    .when = Avant le lancer d’un jet de combat, pour votre attaquant adjacent à sa cible
    .text = Il ajoute 1 dé jaune et 1 spécial.
aris-tactic-bank-shot = Coup de bande
    .kind = Tactique de 8-Ball
    .when = À la fin d’une attaque de votre personnage actif, si sa cible est encore dans l’HexaDome
    .text = Déplacez la cible de cette attaque d’au plus 2 cases.
aris-tactic-play-to-the-stands = Pour la galerie
    .kind = Tactique de 8-Ball
    .when = À la fin de la phase d’actions de votre personnage actif, s’il est à l’intérieur d’une zone de marque
    .text = Piochez 2 Tactiques.
aris-tactic-roll-with-it = Rouler avec le coup
    .kind = Tactique de 8-Ball
    .when = À la fin d’une attaque ennemie, pour votre défenseur encore dans l’HexaDome, s’il y a subi au moins 1 dommage
    .text = Déplacez-le d’au plus 2 cases.

## Tactiques de Gata

aris-tactic-keep-running = Cours encore
    .kind = Tactique de Gata
    .when = Pendant la phase d’actions de votre personnage actif
    .text = Il gagne 1 point d’action.
aris-tactic-pink-blur = Flou rose
    .kind = Tactique de Gata
    .when = Juste après la déclaration d’une attaque ennemie contre votre personnage
    .text = Jusqu’à la fin de ce tour (les 2 activations), il ajoute 1 dé noir et 1 blocage à chacun de ses jets de défense, celui-ci compris.
aris-tactic-over-the-top = Par-dessus
    .kind = Tactique de Gata
    .when = Pendant la phase d’actions de votre personnage actif, s’il est adjacent à un personnage ou à un obstacle
    .text = Choisissez un personnage ou un obstacle qui lui est adjacent et placez votre personnage actif sur une case libre adjacente à cette pièce. Pas de point de mouvement, pas de jet de désengagement.
aris-tactic-camera-wink = Clin d’œil à la caméra
    .kind = Tactique de Gata
    .when = À la fin d’une attaque ennemie, pour votre défenseur, si lui et l’attaquant sont encore dans l’HexaDome
    .text = L’attaquant reçoit l’état Aveuglé.

## Tactiques de hEXx3r

aris-tactic-unlimited-power = Pouvoir illimité
    .kind = Tactique de hEXx3r
    .when = Dans l’activation de votre hEXx3r, juste après qu’elle a reçu ses points d’action
    .text = Elle gagne 2 points d’action et reçoit l’état −2 Énergie. Dans la phase d’états de cette activation, le marqueur passe à −1.
aris-tactic-lag-spike = Pic de latence
    .kind = Tactique de hEXx3r
    .when = Après la révélation des 2 cartes d’initiative, avant le choix de l’ordre, si l’ennemi révélé n’est pas à l’infirmerie
    .text = L’ennemi révélé reçoit l’état −2 Initiative.
aris-tactic-sticky-packet = Paquet collant
    .kind = Tactique de hEXx3r
    .when = Au début de la phase d’actions d’un ennemi, s’il est à portée 1 à 4 d’un de vos personnages (sans ligne de vue)
    .text = Cet ennemi reçoit l’état −2 Vitesse.
aris-tactic-reroute = Reroutage
    .kind = Tactique de hEXx3r
    .when = Juste après la déclaration d’une action ennemie dont votre personnage est la cible
    .text = Déplacez votre personnage d’au plus 2 cases. L’action continue ; le couvert se vérifie depuis la nouvelle case.

## Tactiques de Major Lunah

aris-tactic-chink-in-the-armour = Défaut de l’armure
    .kind = Tactique de Major Lunah
    .when = Dans un jet de combat de votre personnage, après le lancer, avant les blocages critiques et les Switchs
    .text = Choisissez 1 dé du jet ennemi, même un dé vert qui montre un blocage critique : l’ennemi le relance et le second résultat compte.
aris-tactic-holographic-sight = Viseur holographique
    .kind = Tactique de Major Lunah
    .when = Quand vous choisissez pour votre personnage actif une action qui a une portée
    .text = La portée maximale de cette action augmente de 2 ; la portée minimale ne change pas.
aris-tactic-ricochet = Ricochet
    .kind = Tactique de Major Lunah
    .when = Quand vous choisissez pour votre personnage actif une action qui a une portée
    .text = Sa portée compte comme une portée sans ligne de vue. Dans une attaque, personne n’a de couvert, et un défenseur qui ne voit pas l’attaquant n’inflige aucun dommage.
aris-tactic-between-heartbeats = Entre deux battements
    .kind = Tactique de Major Lunah
    .when = Avant le lancer d’un jet de combat, si votre Major Lunah attaque et n’a dépensé aucun point de mouvement dans cette activation
    .text = Elle ajoute 1 succès et 1 spécial.

## Tactiques de Maximus

aris-tactic-shoulder-to-shoulder = Épaule contre épaule
    .kind = Tactique de Maximus
    .when = Avant le lancer d’un jet de combat, pour votre défenseur, s’il est Maximus ou adjacent à un autre de vos personnages
    .text = Il ajoute 2 blocages.
aris-tactic-shield-first = Bouclier en avant
    .kind = Tactique de Maximus
    .when = Pendant la phase d’actions de votre personnage actif
    .text = Déplacez-le d’au plus 2 cases.
aris-tactic-face-me = Affronte-moi
    .kind = Tactique de Maximus
    .when = À la fin de la phase d’actions de votre personnage actif, si un ennemi est à portée 1 à 2 de lui (avec ligne de vue)
    .text = Un de ces ennemis, au choix, reçoit l’état Provoqué, imposé par votre personnage actif.
aris-tactic-grit = Cran
    .kind = Tactique de Maximus
    .when = Quand votre personnage va subir des dommages
    .text = Il subit 1 dommage de moins.

## Tactiques de Miyamoto Mushashi

aris-tactic-two-heavens = Deux ciels
    .kind = Tactique de Miyamoto Mushashi
    .when = Avant le lancer d’un jet de combat, pour votre attaquant ou votre défenseur, si les deux combattants sont adjacents
    .text = Il ajoute 1 dé orange ou 1 dé bleu.
aris-tactic-open-stance = Garde ouverte
    .kind = Tactique de Miyamoto Mushashi
    .when = Avant le lancer d’un jet de combat, pour votre attaquant, si son jet a au moins 1 dé et aucun dé rouge
    .text = Retirez de son jet 1 dé de votre choix (pas un symbole imprimé) et ajoutez le dé rouge à la place.
aris-tactic-wind-step = Pas du vent
    .kind = Tactique de Miyamoto Mushashi
    .when = À la fin d’une attaque de votre personnage actif, encore dans l’HexaDome, s’il a infligé au moins 1 dommage
    .text = Déplacez-le d’au plus 2 cases.
aris-tactic-read-the-blade = Lire la lame
    .kind = Tactique de Miyamoto Mushashi
    .when = Dans un jet opposé de votre personnage, après le lancer, avant les blocages critiques et les Switchs
    .text = Retirez jusqu’à 2 spéciaux du jet ennemi.

## Tactiques de Parvati

aris-tactic-field-analysis = Analyse du terrain
    .kind = Tactique de Parvati
    .when = Après la révélation des 2 cartes d’initiative, avant le choix de l’ordre, si aucun des 2 personnages n’est à l’infirmerie
    .text = Vous choisissez lequel des 2 personnages s’active en premier, quelle que soit leur Initiative.
aris-tactic-triage = Triage
    .kind = Tactique de Parvati
    .when = Pendant la phase d’actions de votre personnage actif, si un allié qui a des dommages est à portée 0 à 3 de lui (avec ligne de vue)
    .text = Soignez 2 dommages d’un de ces alliés, au choix, même du personnage actif.
aris-tactic-stimulant = Stimulant
    .kind = Tactique de Parvati
    .when = À la fin de la phase de préparation de votre personnage actif
    .text = Retirez 1 de ses marqueurs d’état, au choix, s’il en a. Il gagne 1 point de mouvement.
aris-tactic-dig-in = Se retrancher
    .kind = Tactique de Parvati
    .when = Avant le lancer d’un jet de combat, pour votre défenseur, s’il a un couvert
    .text = Il ajoute 2 dés noirs de plus (jamais plus de 3 dans un jet).

## Tactiques de Wild Bill

aris-tactic-ace-of-hearts = As de cœur
    .kind = Tactique de Wild Bill
    .when = Pendant la phase d’actions de votre personnage actif, si votre Deck n’est pas vide
    .text = Consultez votre Deck, prenez en main 1 Tactique de votre choix sans la montrer, puis mélangez le Deck.
aris-tactic-noon-bell = La cloche de midi
    .kind = Tactique de Wild Bill
    .when = Après la révélation des 2 cartes d’initiative, avant le choix de l’ordre, pour votre personnage révélé, s’il n’est pas à l’infirmerie
    .text = Il reçoit l’état +2 Initiative.
aris-tactic-call-the-bluff = Payer pour voir
    .kind = Tactique de Wild Bill
    .when = À la fin de la phase d’actions de votre personnage actif, si votre adversaire a au moins 1 Tactique en main
    .text = Votre adversaire défausse 1 Tactique au hasard.
aris-tactic-fan-the-hammer = Tir en rafale
    .kind = Tactique de Wild Bill
    .when = Dans un jet de combat de votre attaquant, s’il n’est pas adjacent au défenseur, après le lancer, avant les blocages critiques et les Switchs
    .text = Relancez jusqu’à 2 dés de votre propre jet, en même temps ; les seconds résultats comptent.

## États

aris-state-energy-down = −2 Énergie
    .red = L’Énergie baisse de 2.
    .blue = L’Énergie baisse de 1.
aris-state-speed-down = −2 Vitesse
    .red = La Vitesse baisse de 2.
    .blue = La Vitesse baisse de 1.
aris-state-initiative-up = +2 Initiative
    .red = L’Initiative augmente de 2.
    .blue = L’Initiative augmente de 1.
aris-state-initiative-down = −2 Initiative
    .red = L’Initiative baisse de 2.
    .blue = L’Initiative baisse de 1.
aris-state-blinded = Aveuglé
    .red = Pas de ligne de vue au-delà de la portée 1, et pas de dommages en défense à un attaquant au-delà de la portée 1.
    .blue = Sans effet.
aris-state-immobilised = Immobilisé
    .red = Ne peut pas dépenser de points de mouvement, mais peut en gagner, et peut être déplacé ou placé.
    .blue = Sans effet.
aris-state-taunted = Provoqué
    .red = Ne peut attaquer que le personnage qui l’a provoqué. Les autres actions restent libres.
    .blue = Sans effet.
    .removed = Quand le personnage qui l’a imposé va à l’infirmerie.
aris-state-poisoned = Empoisonné
    .red = Sans effet. Un personnage peut porter plusieurs de ces marqueurs.
    .turned = Le personnage subit 1 dommage et le marqueur est retiré.
aris-state-burning = Embrasé
    .red = Sans effet. Un personnage peut porter plusieurs de ces marqueurs.
    .turned = Lancez 1 dé orange qui n’appartient à personne : chaque succès inflige 1 dommage, chaque spécial ajoute un nouveau marqueur Embrasé. Le marqueur retourné est retiré.
aris-state-stunned = Étourdi
    .red = Juste avant les Switchs de chacun de ses jets, le personnage doit annuler 1 succès, s’il en a un (jamais un succès critique).
    .blue = Sans effet.
aris-state-focused = Concentré
    .red = Avant les Tactiques d’un de ses jets, le marqueur peut être retiré pour ajouter 1 dé orange.
    .blue = Comme le côté rouge.
aris-state-hidden = Caché
    .red = Personne n’a de ligne de vue vers ce personnage, sauf à portée 1. Il n’a jamais de couvert, mais bloque toujours la ligne de vue.
    .blue = Comme le côté rouge.
    .removed = Quand une attaque de ce personnage est terminée.
aris-state-marked = Marqué
    .red = Peut être ciblé sans ligne de vue, à portée, et n’a jamais de couvert.
    .blue = Sans effet.

## Scénarios

aris-scenario-assault = Assaut
    .deployment = L’Outsider choisit une des zones 1 à 6 ; l’adversaire prend la zone opposée (1 et 4, 2 et 5, 3 et 6). Déployez à l’intérieur ou sur une case adjacente.
    .scoring-zone = Round 1 : la zone centrale. Au début de chaque Round suivant, si quelqu’un a marqué au Round précédent, l’Outsider choisit une zone de déploiement sans personnage. Si les 6 sont occupées, n’importe laquelle : ses personnages sont placés sur des cases libres adjacentes à la zone.
    .objective-1 = Seuls vos personnages sont à l’intérieur de la zone de marque : 3 points de victoire.
    .objective-2 = Les 2 camps sont à l’intérieur, vous avec plus de personnages : 2 points de victoire.
    .objective-3 = Les 2 camps sont à l’intérieur à nombre égal : 1 point de victoire chacun.
aris-scenario-conquest = Conquête
    .deployment = L’Outsider choisit la zone 3 ou la zone 6 ; l’adversaire prend l’autre. Déployez à l’intérieur ou sur une case adjacente.
    .scoring-zone = Pendant toute la partie : la zone centrale et les zones 1, 2, 4 et 5.
    .before = Le camp qui a le plus de personnages à l’intérieur d’une zone de marque la conquiert. À nombre égal, au moins 1 chacun, elle cesse d’être conquise. Une zone vide reste comme elle est.
    .objective-1 = Vous avez conquis plus de zones que l’adversaire : 2 points de victoire.
    .objective-2 = Les 2 camps en ont conquis le même nombre, au moins 1 : 1 point de victoire chacun.
    .objective-3 = Vous avez conquis la zone centrale : 1 point de victoire.
    .bench = Les personnages des 2 équipes reviennent dans les zones 3 et 6.
aris-scenario-king-of-the-hill = Le roi sur la colline
    .deployment = L’Outsider choisit les zones 1, 2 et 6 ou les zones 3, 4 et 5 ; l’adversaire prend les autres. Déployez dans n’importe laquelle de vos 3 zones ou sur une case adjacente.
    .scoring-zone = Pendant toute la partie : la zone centrale.
    .objective-1 = Vous avez plus de personnages à l’intérieur de la zone de marque : 3 points de victoire.
    .objective-2 = Les 2 camps sont à l’intérieur à nombre égal : 1 point de victoire chacun.
    .objective-3 = Un ennemi à l’intérieur de la zone de marque centrale va à l’infirmerie : 1 point de victoire aussitôt, chaque fois.
aris-scenario-scorched-earth = Terre brûlée
    .deployment = L’Outsider choisit une des zones 1 à 6 ; l’adversaire prend la zone opposée (1 et 4, 2 et 5, 3 et 6). Déployez à l’intérieur ou sur une case adjacente. Ensuite, les 2 zones reçoivent un compteur rouge.
    .scoring-zone = Round 1 : la zone centrale. Au début de chaque Round suivant, si quelqu’un a marqué au Round précédent, l’Outsider choisit une zone de déploiement sans personnage et sans compteur rouge. Si toutes celles sans compteur rouge sont occupées, n’importe laquelle d’entre elles : ses personnages sont placés sur des cases libres adjacentes à la zone.
    .before = Si quelqu’un est à l’intérieur de la zone de marque, elle reçoit un compteur rouge.
    .objective-1 = Vous avez plus de personnages à l’intérieur de la zone de marque : 2 points de victoire.
    .objective-2 = Les 2 camps sont à l’intérieur à nombre égal : 1 point de victoire chacun.
