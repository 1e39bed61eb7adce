### Ce que font les gens à une table, en plus de jouer : parler, s’accorder, partir et revenir.

## Refus

refused-not-away = Cette personne est là, ou vient de partir : attendez un peu.
refused-no-proposal = Il n’y a rien à quoi vous puissiez répondre.
refused-proposed = Il y a déjà une proposition : il faut d’abord y répondre.
refused-chat-off = À cette table, il n’y a que des phrases toutes faites.
refused-gathering = On ne demande rien avant que tout le monde soit là : chacun peut apporter son Deck.
refused-begun = La partie a commencé : on n’apporte plus rien.
refused-no-windows = Dans ce jeu, il n’y a pas de fenêtre où l’on pourrait passer.
refused-not-slow = Les pendules ne s’arrêtent qu’aux tables qui durent des jours.
refused-no-rest = Il ne reste pas autant de jours de repos.
refused-too-soon = Cette personne ne fait pas attendre depuis longtemps, ou on le lui a déjà rappelé.
refused-not-frozen = Cette table n’est pas arrêtée.

## En deux mots

ui-people = Les gens
ui-say = En deux mots
ui-say-how = Chacun lit les phrases dans sa langue.
ui-said = { $who } : { $what }
ui-signs = Signes
ui-phrases = Phrases
ui-phrase-good_luck = Bonne chance !
ui-phrase-well_played = Bien joué.
ui-phrase-oops = Oups !
ui-phrase-thinking = Je réfléchis…
ui-phrase-back_soon = Je reviens tout de suite.
ui-phrase-one_more = Encore une ?
ui-phrase-thanks = Merci !
ui-phrase-ouch = Aïe.
ui-phrase-star = Bravo
ui-phrase-fire = Quel coup
ui-phrase-skull = C’en est fait de moi
ui-phrase-heart = Joli
ui-phrase-wow = Oh !
ui-phrase-yes = Oui
ui-phrase-no = Non
ui-phrase-clock = Rien ne presse
ui-chat = Avec vos mots
ui-chat-send = Envoyer
ui-chat-allow = Permettre d’écrire librement
ui-chat-forbid = Phrases toutes faites seulement
ui-mute = Ne plus entendre
ui-unmute = Entendre de nouveau
ui-mute-how = pour vous seulement, sur cet appareil

## Qui est là

ui-playing-bot = Un bot joue pour { $who }.
ui-bot-for-you = Un bot joue pour vous.
ui-play-again = Jouer moi-même
ui-stand-in = Laisser un bot jouer pour moi
ui-stand-in-how = jusqu’à mon retour
ui-put-bot-in = Faire jouer un bot
ui-put-bot-in-how = il rend la place au retour
ui-away-since = absence depuis { $time }
ui-resigned = abandon
ui-resign = Abandonner
ui-resign-how = demande confirmation
ui-resign-sure = Oui, abandonner
ui-end = Proposer d’arrêter la partie
ui-end-how = sans vainqueur, si tout le monde est d’accord
ui-take-back = Demander à revenir en arrière
ui-take-back-how = votre dernière réponse et ses suites, si les autres sont d’accord
ui-take-back-alone = Revenir plus loin en arrière
ui-take-back-alone-how = votre dernière réponse et ses suites ; le hasard reste le même
ui-delete = Supprimer cette table
ui-delete-how = personne d’autre n’y est assis
ui-delete-sure = Oui, la supprimer

## Propositions

ui-propose-end = { $who } propose d’arrêter la partie sans vainqueur.
ui-propose-back = { $who } voudrait reprendre sa dernière réponse et ses suites.
ui-propose-rematch = { $who } propose une revanche.
ui-proposed-end = Vous avez proposé d’arrêter la partie.
ui-proposed-back = Vous avez demandé à reprendre votre dernière réponse.
ui-proposed-rematch = Vous avez proposé une revanche.
ui-proposal-waits = Réponse attendue : { $who }
ui-agree = D’accord
ui-decline = Refuser
ui-withdraw = Retirer

## Le journal

ui-note-chat_mode-on = On peut écrire librement.
ui-note-chat_mode-off = Désormais, phrases toutes faites seulement.
ui-note-propose-end = { $who } propose d’arrêter la partie.
ui-note-propose-back = { $who } demande à reprendre une réponse.
ui-note-propose-rematch = { $who } propose une revanche.
ui-note-agree = { $who } est d’accord.
ui-note-decline = { $who } n’est pas d’accord.
ui-note-declined = La proposition n’a pas abouti.
ui-note-stand_in = Un bot joue pour { $who }.
ui-note-return = { $who } joue de nouveau.
ui-note-resign = { $who } abandonne.
ui-note-end = La partie s’arrête d’un commun accord.
ui-note-next = Tout le monde rejoue, à une autre table.
ui-note-begin = Tout le monde est là : les pendules tournent.
ui-note-time_up = Le temps de { $who } est écoulé.
ui-note-thaw = La table s’était arrêtée. Elle reprend après l’entrée { $n }.

## La fin, et encore

ui-ended-agreed = Arrêtée d’un commun accord
ui-ended-resigned = Abandon : { $who }
ui-to-rematch = Vers la revanche

## Jouer entre amis

ui-play-friend = Jouer à deux
ui-invite-many = { $n ->
    [one] Envoyez ce lien : une place est libre.
   *[other] Envoyez ce lien à tout le monde : { $n } places sont libres.
 }
ui-invite-scan = Ou faites scanner ceci :
ui-invite-qr = Code QR du lien d’invitation
ui-agreed = Ce qui est convenu
ui-agreed-words = Mots libres
ui-agreed-words-yes = permis
ui-agreed-words-no = phrases toutes faites
ui-agreed-setup = Mise en place
ui-agreed-usual = habituelle
ui-agreed-out = Quand le temps est écoulé : { $out }
ui-agreed-rules = Lire les règles

## Le temps

ui-clock = Temps
ui-clock-none = Sans pendule
ui-clock-none-how = à votre rythme, même sur plusieurs jours
ui-clock-blitz = 10 minutes chacun
ui-clock-blitz-how = et 10 secondes de plus à chaque réponse
ui-clock-live = 25 minutes chacun
ui-clock-live-how = et 15 secondes de plus à chaque réponse
ui-clock-move = 2 minutes par réponse
ui-clock-move-how = rien ne s’accumule
ui-clock-day = Un jour par réponse
ui-clock-day-how = une partie lente : passez quand vous voulez
ui-clock-week = Une semaine par réponse
ui-clock-week-how = une partie très lente
ui-clock-out = Quand le temps est écoulé
ui-clock-out-bot = un bot continue
ui-clock-out-lose = la place abandonne
ui-clock-out-nothing = rien
ui-clock-other = { $each } par réponse, { $bank } en tout
ui-time-left = { $who } : encore { $time }
ui-time-over = le temps est écoulé
ui-time-minutes = { $m }:{ $s }
ui-time-hours = { $n } h
ui-time-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
 }
ui-left = encore { $time }

## Rien ne reste bloqué

ui-thaw = Reprendre à la dernière bonne entrée
ui-thaw-how = Ce qui a suivi reste dans le journal et ne compte pas.
ui-thaw-host = La personne qui a ouvert cette table peut la faire reprendre.
ui-thaw-closed = Seuls les responsables de ce serveur peuvent la faire reprendre.

## À vous

ui-your-turn = À vous de jouer
ui-set-sound = Son
ui-set-sound-off = sans
ui-set-sound-soft = doux
ui-set-sound-on = normal
ui-set-notify = Me prévenir quand c’est à moi
ui-set-notify-off = ici seulement
ui-set-notify-on = aussi quand la page est cachée
ui-notify-denied = Votre navigateur ne permet pas d’avis de cette page.
ui-set-size = Taille du texte
ui-set-size-small = petite
ui-set-size-usual = habituelle
ui-set-size-large = grande
ui-set-size-huge = très grande
ui-set-motion = Mouvement
ui-set-motion-system = comme le système
ui-set-motion-less = immobile
ui-set-palette = Couleurs des places
ui-set-palette-usual = habituelles
ui-set-palette-safe = faciles à distinguer
ui-set-hand = Sur le téléphone
ui-set-hand-right = droitier
ui-set-hand-left = gaucher
ui-settings-turn = À vous
ui-settings-deciding = Décider
ui-settings-looking = Regarder
ui-keys = Clavier
ui-keys-choose = choisir une réponse ou un groupe
ui-keys-done = la réponse qui conclut
ui-keys-back = reprendre un geste
ui-set-keys = Touches à la table
ui-set-keys-on = actives
ui-set-keys-off = inactives
ui-keys-what = expliquer ce qui est choisi
ui-keys-choose-nth = choisir le numéro { $n }
ui-keys-change = { $what } : { $key }. Choisir une autre touche
ui-keys-how = Appuyez ici sur une touche pour en mettre une autre à sa place.
ui-keys-press = Appuyez maintenant sur la touche voulue. Échap laisse tout comme avant.
ui-keys-usual = Les touches habituelles
ui-keys-close = fermer ce qui est ouvert
ui-keys-move = aller d’une chose à l’autre

ui-order-turn = Passer jusqu’au prochain tour, même en mon absence
ui-order-named = Passer jusqu’à ce que quelque chose me concerne, même en mon absence
ui-order-asked = Passer jusqu’à ma prochaine décision, même en mon absence
ui-order-turn-now = Le serveur passe pour vous jusqu’au prochain tour.
ui-order-named-now = Le serveur passe pour vous jusqu’à ce que quelque chose vous concerne.
ui-order-asked-now = Le serveur passe pour vous jusqu’à votre prochaine décision.
ui-rest = { $n ->
    [one] Suspendre ma pendule un jour
   *[other] Suspendre ma pendule { $n } jours
}
ui-rest-how = { $n ->
    [one] il reste un jour cette saison ; tout le monde le voit
   *[other] il reste { $n } jours cette saison ; tout le monde le voit
}
ui-rest-end = Relancer ma pendule
ui-rest-end-how = les jours non utilisés restent à vous
ui-resting = en repos jusqu’au { $day }
ui-nudge = Envoyer un rappel
ui-nudge-how = une fois par jour, et poliment
ui-note-rest = { $n ->
    [one] La pendule de { $who } est suspendue un jour.
   *[other] La pendule de { $who } est suspendue { $n } jours.
}
ui-note-rest-end = La pendule de { $who } repart.
ui-note-nudge = { $who } attend { $whom }.
ui-notify-away = Ce navigateur vous prévient aussi quand aucune page n’est ouverte.
ui-notify-open = Vous êtes prévenu tant qu’une page est ouverte.
