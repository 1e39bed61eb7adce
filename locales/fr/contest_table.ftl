### Tournois, parties classées, amis.

## Refus

refused-rated = Cette partie est classée : elle commence depuis la boîte, chacun a une place, personne n’est conseillé et rien n’est repris d’un commun accord.
refused-tournament = Dans l’état actuel du tournoi, ce n’est pas possible.
refused-friend = Ce lien a déjà servi ou a expiré, ou ce n’est pas possible avec cette personne.

## Classements

ui-rated = Classement
ui-rated-yes = partie classée
ui-rated-no = pour le plaisir
ui-rated-how = Pas de conseils, et rien n’est repris d’un commun accord. Qui abandonne ou dépasse son temps a perdu.
ui-rating-value = { $value } ± { $spread }
ui-ratings = Classements
ui-ratings-how = D’après la méthode de Weng et Lin. Tout le monde commence à 1500. Ce qui suit ± dit la précision : dans dix-neuf cas sur vingt, votre vraie force s’y trouve. Les bots sont sur la même échelle.
ui-ratings-games = { $n ->
    [one] une partie classée
   *[other] { $n } parties classées
}
ui-note-rated = Cette partie est classée.

## Ce qui a été joué

ui-stats = { $game } en chiffres
ui-stats-streak = Victoires d’affilée, au plus
ui-stats-length = Durée moyenne
ui-stats-entries = { $n ->
    [one] une réponse
   *[other] { $n } réponses
}
ui-stats-players = à { $n }
ui-stats-end-played = Jouées jusqu’au bout
ui-stats-end-resigned = Quelqu’un a abandonné
ui-stats-end-agreed = Terminées d’un commun accord

## Amis

ui-friends = Amis
ui-friends-how = Il n’y a pas d’annuaire. On devient amis par un lien ; alors, si vous le voulez, vous voyez qui est là et vous vous invitez à vos tables.
ui-friends-none = Personne encore. Envoyez un lien à quelqu’un.
ui-friend-link = Créer un lien
ui-friend-link-how = Envoyez ce lien à une personne. Il sert une fois, pendant une semaine.
ui-friend-online = est là
ui-friend-offline = n’est pas là
ui-friend-block = Bloquer
ui-friend-block-who = Bloquer { $who }
ui-friend-blocked = bloqué
ui-friend-unblock = Débloquer
ui-friend-unblock-who = Débloquer { $who }
ui-friend-remove-who = Retirer { $who }
ui-friend-seen = Vos amis voient-ils que vous êtes là ?
ui-friend-seen-yes = Oui
ui-friend-seen-no = Non
ui-friend-offer = { $who } veut devenir votre ami
ui-friend-own = C’est votre propre lien
ui-friend-accept = Accepter
ui-friend-refuse = Refuser
ui-friend-sign-in = Pour avoir des amis, il faut un compte. Connectez-vous ou créez-en un, puis ouvrez le lien à nouveau.
ui-friend-asks = { $who } vous invite à une table
ui-friend-decline = Pas maintenant
ui-friend-ask = Inviter { $who } à cette table
ui-friend-asked = { $who } est invité

## Tournois

ui-cup = Tournoi
ui-cups = Tournois et ligues
ui-cups-how = Vous choisissez le jeu et la formule, et vous envoyez un lien. Les tables s’ouvrent d’elles-mêmes, et les résultats comptent dès qu’une partie est finie. Les bots peuvent participer.
ui-cup-new = Un nouveau tournoi
ui-cup-mine = Les vôtres
ui-cup-none = Aucun encore.
ui-cup-title = Son nom
ui-cup-format = La formule
ui-cup-format-swiss = Système suisse
ui-cup-format-swiss-how = À chaque ronde, ceux qui ont autant de points se rencontrent ; personne n’est éliminé.
ui-cup-format-round_robin = Toutes rondes
ui-cup-format-round_robin-how = Chacun rencontre chacun une fois, ronde après ronde.
ui-cup-format-knockout = Élimination directe
ui-cup-format-knockout-how = Qui perd est éliminé. Après une égalité, on rejoue une fois.
ui-cup-format-league = Ligue
ui-cup-format-league-how = Chacun rencontre chacun deux fois ; toutes les tables sont ouvertes dès le début. Douze au plus.
ui-cup-size = Places à une table
ui-cup-how-many = Rondes
ui-cup-rounds = { $n ->
    [one] une ronde
   *[other] { $n } rondes
}
ui-cup-rounds-usual = autant qu’il en faut
ui-cup-clock-how = Qui n’a plus de temps perd la partie.
ui-cup-make = Créer le tournoi
ui-cup-state-gathering = inscriptions ouvertes
ui-cup-state-running = en cours
ui-cup-state-paused = suspendu
ui-cup-state-over = terminé
ui-cup-host = Vous le dirigez
ui-cup-link = Lien pour participer
ui-cup-enter = Participer
ui-cup-enter-how = Vous verrez ici quand votre table est ouverte.
ui-cup-my-table = À ma table
ui-cup-bot = Ajouter un bot
ui-cup-bot-level = Quel bot
ui-cup-pause = Suspendre
ui-cup-go-on = Reprendre
ui-cup-close = Terminer
ui-cup-close-sure = Oui, terminer en l’état
ui-cup-leave = Quitter
ui-cup-leave-sure = Oui, quitter et abandonner les parties en cours
ui-cup-drop = Retirer
ui-cup-drop-sure = Oui, et abandonner ses parties en cours
ui-cup-out = (sorti)
ui-cup-brings = apporte un Deck
ui-cup-without = Qui n’en apporte pas
ui-cup-entrants = Qui participe
ui-cup-nobody = Personne encore.
ui-cup-standings = Tableau
ui-cup-place = Rang
ui-cup-who = Nom
ui-cup-played = Parties
ui-cup-points = Points
ui-cup-buchholz = Buchh.
ui-cup-buchholz-how = Buchholz : les points de tous ceux qu’il a rencontrés
ui-cup-berger = S.-B.
ui-cup-berger-how = Sonneborn-Berger : les points de tous ceux qu’il a devancés
ui-cup-ties-swiss = La première place vaut un point, la dernière zéro, les autres leur part. Les égalités se départagent par Buchholz, puis Sonneborn-Berger, puis les parties entre ex æquo. Une exemption compte comme une victoire ; personne n’en a deux tant que d’autres n’en ont pas eu.
ui-cup-ties-round_robin = Une victoire vaut un point. Les égalités se départagent par les parties entre ex æquo, puis Sonneborn-Berger, puis les victoires. Qui a quitté compte comme battu.
ui-cup-ties-league = Une victoire vaut un point. Les égalités se départagent par les parties entre ex æquo, puis Sonneborn-Berger, puis les victoires. Qui a quitté compte comme battu.
ui-cup-ties-knockout = Selon jusqu’où chacun est allé. Après deux égalités, le premier tiré au sort continue.
ui-cup-round = Ronde { $n }
ui-cup-first = a gagné
ui-cup-shared = première place partagée
ui-cup-bye = est exempt
ui-cup-open = Ouvrir
ui-cup-of = { $what } : { $who }
