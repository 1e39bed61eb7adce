### Ce que disent les pages dans le navigateur.

## Refus : ce que le serveur n’a pas fait

refused-stale = La partie a avancé : regardez à nouveau, puis choisissez.
refused-illegal = Les règles ne le permettent pas maintenant.
refused-malformed = Ceci n’a pas été compris. Rien n’a changé.
refused-too-big = C’est trop long. Rien n’a changé.
refused-not-over = La partie n’est pas encore terminée.
refused-frozen = Cette table est à l’arrêt : un problème est survenu. Son journal est conservé.
refused-closed = Les responsables de ce serveur ont fermé cette table. Son journal est conservé.
refused-closed-why = Les responsables de ce serveur ont fermé cette table : « { $why } ». Son journal est conservé.
refused-rules = Cette partie suivait la version { $begun } des règles. La version { $now } n’autorise pas la ligne { $entry } de son journal : elle se lit jusque-là.
refused-rules-elsewhere = Cette partie suivait la version { $begun } des règles. Selon la version { $now }, la ligne { $entry } de son journal mène ailleurs qu’alors : elle peut reprendre à la ligne précédente.
refused-rate = C’était beaucoup à la fois. Attendez un instant, puis réessayez.
refused-quota = Vous avez atteint la limite de ce serveur. Terminez ou supprimez une table, ou revenez plus tard.
refused-banned = Les responsables de ce serveur ne vous y donnent plus accès.
refused-not-yours = Seule la personne qui a ouvert cette table peut le faire ; et la supprimer seulement tant que personne d’autre n’y est assis.
refused-no-seat = À cette table, vous regardez seulement.
refused-not-found = Il n’y a rien ici. Le lien est peut-être incomplet.
refused-invitation = Ce lien n’est plus valable : la place est prise, ou le lien a déjà servi ou expiré.
refused-setup = Une telle table ne peut pas être ouverte. Changez les places ou la variante.
refused-position = Une telle position ne peut pas exister. Vérifiez ses lignes.
refused-store = Le serveur n’a pas pu l’enregistrer : rien n’a changé. Réessayez.
refused-busy = Le serveur est très occupé. Réessayez dans un instant.
refused-no-advice = D’autres personnes jouent à cette table : ici, personne n’est conseillé.

## Partout

ui-tools = Outils
ui-rules = Règles
ui-decks = Decks
ui-licence-arcmage = Les règles d’Arcmage sont du projet Arcmage / WTactics (arcmage.org), Nico Goeminne et les contributeurs, sous licence CC BY-SA 4.0. Elles sont redites ici clause par clause dans nos propres mots, avec nos décisions, sous la même licence.
ui-language = Langue
ui-language-en = English
ui-language-fr = Français
ui-language-de = Deutsch
ui-close = Fermer
ui-loading = Chargement…
ui-offline = Le serveur ne répond pas. Nous réessayons.
ui-reconnecting = Reconnexion…
ui-no-network = Pas de connexion
ui-no-network-how = La table est en sûreté sur le serveur. Revenez quand vous serez en ligne.
ui-try-again = Réessayer
ui-to-lobby = Vers le salon
ui-you = vous
ui-me = Moi
ui-colour-1 = Azur
ui-colour-2 = Braise
ui-colour-3 = Fougère
ui-colour-4 = Orchidée

## Le salon

ui-hello = Asseyez-vous.
ui-hello-move = C’est à vous de jouer.
ui-promise = Quatre jeux, une table. Ce que vous pouvez toucher brille ; le reste vous dit pourquoi.
ui-about-res_arcana = Huit artefacts, un mage, cinq essences. Montez une petite machine ; prenez un grand lieu.
ui-about-arcs = Menez, suivez, déclarez une ambition et prenez la galaxie avant les autres.
ui-about-arcmage = Bâtissez des villes, appelez des résidents, envoyez l’armée. Un jeu de cartes libre à cinq factions.
ui-about-aristeia = Quatre combattants, un dôme, cinq rounds. Des dés, des switches et un non au bon moment.
ui-duration = Durée
ui-minutes = { $n } min
ui-play-bots = Jouer contre des bots
ui-set-up = Préparer { $game }
ui-your-moves = { $n ->
    [one] À vous de jouer · { $n } table
   *[other] À vous de jouer · { $n } tables
 }
ui-your-tables = Vos tables
ui-all-tables = Toutes les tables ({ $n })
ui-table-yours = { $game } : à vous de jouer
ui-table-open = { $game } : une place est libre
ui-table-over = { $game } : partie terminée
ui-play = Jouer
ui-open = Ouvrir
ui-trust-peek = Personne ne triche
ui-trust-peek-how = Le serveur n’envoie jamais ce qu’une place ne doit pas savoir. Les bots n’en voient pas plus que vous.
ui-trust-dice = Un hasard vérifiable
ui-trust-dice-how = Fixé avant la partie, visible par tous après.
ui-trust-clause = Chaque « non » a sa règle
ui-trust-clause-how = Avec un lien vers la règle, en français, en allemand ou en anglais.

## Préparer une table

ui-set-up-how = Tout est prêt pour une bonne partie : changez ce que vous voulez, puis commencez.
ui-seats = Places
ui-who-sits = Qui prend la place { $n } ?
ui-name-of = Nom pour la place { $n }
ui-same-screen = Même écran
ui-friend = Une autre personne, par lien
ui-friend-how = vient par votre lien
ui-seat-open = place libre
ui-seat-bot = { $name }, bot, { $level }
ui-choose-bot = { $name } : { $level }
ui-add-seat = Ajouter une place
ui-remove-seat = Enlever la place { $n }
ui-variant = Variante
ui-start = Commencer

## Rejoindre

ui-invite = Inviter
ui-invite-link = Lien d’invitation
ui-copy = Copier
ui-copied = Copié
ui-invited = Une place vous attend à { $game }.
ui-your-name = Votre nom
ui-join = Rejoindre
ui-join-seat = Votre place : { $seat }
ui-join-device = Ce lien est destiné à un autre appareil de cette place : { $who }.
ui-join-device-means = La place est prise. Qui l’occupe voit vos cartes et peut jouer pour vous : ne rejoignez que si c’est la vôtre.
ui-join-mine = C’est ma place : rejoindre
ui-watch = Regarder seulement

## La table

ui-players = Joueurs
ui-other-holder = Un autre appareil occupe aussi votre place : il voit vos cartes et peut jouer pour vous.
ui-only-here = Garder la place sur cet appareil
ui-other-rules = Cette table a commencé avec la version { $begun } des règles. Elle continue avec la version { $now }.
ui-read-by-rules = Jouée avec la version { $begun } des règles, montrée avec la version { $now }.
ui-hand = Vos cartes
ui-decision = Votre décision
ui-choices = Choix
ui-so-far = Choisi jusqu’ici
ui-pieces = { $n } sur { $of } choisis, dans n’importe quel ordre
ui-pieces-up-to = { $n } choisis, { $of } au plus, dans n’importe quel ordre
ui-pieces-in-order = { $n } sur { $of } choisis ; leur ordre compte
ui-put-back = Reposer : { $piece }
ui-sending = envoi…
ui-fold = Replier la liste
ui-unfold = Afficher la liste
ui-back = Retour
ui-undo = Annuler
ui-not-now = Pas maintenant
ui-no-table = { $game } n’a pas encore de table dans le navigateur.
ui-zoom-in = Voir de plus près
ui-zoom-out = Voir de plus loin
ui-zoom-whole = Voir tout le plateau
ui-skip = Vers la décision
ui-waiting-for = { $who } : en réflexion
ui-gathering = Chacun peut apporter son Deck ; la partie commence quand tout le monde est là.
ui-waiting-open = { $n ->
    [one] Il reste { $n } place libre : envoyez le lien d’invitation.
   *[other] Il reste { $n } places libres : envoyez les liens d’invitation.
 }
ui-meanwhile = En attendant : lisez les cartes, observez les rivaux, préparez la suite.
ui-watching = Vous regardez cette table.
ui-thinking = en réflexion
ui-away = absent
ui-has-answered = réponse donnée
ui-log = Journal
ui-log-earlier = Afficher le début
ui-clause = Point { $clause } des règles
ui-standing = Réponses permanentes
ui-standing-window = Passer dans cette fenêtre
ui-standing-turn = Passer pendant ce tour
ui-standing-something = Passer tant que je n’ai rien à jouer
ui-standing-window-now = Vous passez dans cette fenêtre.
ui-standing-turn-now = Vous passez pendant ce tour.
ui-standing-something-now = Vous passez tant que vous n’avez rien à jouer.
ui-standing-card = Ne plus demander pour « { $card } »
ui-standing-card-again = Redemander pour « { $card } »
ui-standing-hold = Tout retenir : toujours me demander
ui-moot = Cela ne change rien : on répond pour vous.
ui-not-sent = Pas de connexion : rien n’a été envoyé. Choisissez de nouveau quand la table sera de retour.
ui-you-chose = Votre choix : { $what }
ui-read = Lire { $name }
ui-read-card = Lire la carte
ui-hold-hint = Maintenez le doigt sur une carte pour la lire en grand. Carte allumée : touchez-la pour l’utiliser.
ui-understood = Compris
ui-standing-stop = Me redemander
ui-reader = Lecture de carte
ui-ruling = Précision
ui-hand-over = Passez l’écran à « { $name } »
ui-hand-over-why = La suite n’est que pour ses yeux.
ui-i-am = Je suis « { $name } »

## La fin

ui-over = La partie est terminée.
ui-you-win = Vous gagnez !
ui-drawn = Égalité !
ui-wins = Victoire : { $who }
ui-no-points = aucun point
ui-race = La course : les points au fil de la partie
ui-rematch = Revanche
ui-study = Étudier la partie
ui-share = Partager
ui-audit = Vérifier le hasard de cette partie
ui-audit-how = L’empreinte était visible dès le début ; c’est le SHA-256 de la graine. Pour vérifier chaque tirage et chaque jet, enregistrez le journal et lancez :
ui-audit-log = Enregistrer le journal
ui-seed = Graine

## Replay

ui-replay = Lecture
ui-replay-step = Coup { $n }
ui-replay-choice = { $who } : { $choice }
ui-replay-position = Position dans la partie
ui-step-back = Coup précédent
ui-step-forward = Coup suivant
ui-pause = Pause
ui-eyes = Vu par
ui-eyes-nobody = le public

## Règles

ui-chapters = Chapitres
ui-search = Chercher dans les règles
ui-clauses = { $n ->
    [one] { $n } point de règle
   *[other] { $n } points de règle
 }

# ----- ce que préfère le lecteur -----

ui-settings = Réglages
ui-set-theme = Couleurs
ui-set-theme-system = comme le système
ui-set-theme-light = claires
ui-set-theme-dark = sombres
ui-set-confirm = Demander confirmation
ui-set-confirm-always = quand je perds quelque chose
ui-set-confirm-final = quand c’est sans retour
ui-set-confirm-never = jamais
ui-set-pause = Les bots attendent, pour que je puisse annuler
ui-set-pause-0 = pas du tout
ui-set-pause-1500 = un instant
ui-set-pause-4000 = plus longtemps
ui-set-lone = Quand une seule réponse existe
ui-set-lone-answer = la donner pour moi
ui-set-lone-ask = me demander
ui-set-hold = Réponses permanentes
ui-set-hold-some = données à ma place
ui-set-hold-all = tout retenir : me demander
ui-set-pace = Montrer les étapes des bots
ui-set-pace-0 = d’un coup
ui-set-pace-350 = vivement
ui-set-pace-900 = lentement

# ----- demande de confirmation -----

ui-not-yet = Pas encore
ui-sure = Oui, faire cela
ui-go-on = Continuer
ui-doubt-luck = Les dés ou les cartes répondent aussitôt : c’est sans retour.
ui-doubt-discard = La carte va à la défausse.
ui-doubt-own = Cela frappe votre propre camp.
ui-doubt-all = Il ne vous resterait rien.
ui-doubt-left = Vous pourriez encore faire quelque chose :
ui-doubt-group = { $name } : { $n ->
    [one] 1 choix
   *[other] { $n } choix
}

# ----- groupes de choix, et ce qu’ont fait les rivaux -----

ui-groups = Sortes de choix
ui-group-other = Autres
ui-seek-choice = Chercher un choix
ui-recap = Depuis votre dernier tour
ui-recap-play = Montrer sur le plateau
ui-recap-step = Étape suivante
ui-recap-now = Revenir au présent
ui-recap-steps = { $n ->
    [one] 1 étape
   *[other] { $n } étapes
}

# ----- replay -----

ui-turn-back = Tour précédent
ui-turn-forward = Tour suivant
ui-speed = Vitesse
ui-speed-factor = { $n }×

## Le livre qui se joue

ui-book = Le livre qui se joue
ui-book-about = Décrivez une situation, jouez quelques coups, dites ce qui doit être vrai : les règles répondent si elles sont d’accord.
ui-book-page = Votre page
ui-book-game = Jeu de la nouvelle page
ui-book-new = Nouvelle page
ui-book-copy = Copier la page
ui-book-run = Jouer la page
ui-book-keys = Ctrl + Entrée la joue aussi
ui-book-eyes = Vue par
ui-book-left = La table telle que l’exemple la laisse
ui-book-position = La position en mots
ui-book-look = Montrer la table
ui-book-holds = tient
ui-book-fails = ne tient pas
ui-book-line = Ligne { $n }
ui-book-this = Copier comme page
ui-book-help = Ce qui peut figurer sur une page
ui-book-help-words = Un titre et, en dessous, un bloc de trois accents graves et du mot « table ». Une ligne pour chaque chose ; plusieurs choses sont séparées par un point-virgule. Les personnes sont p1 à p4. Écrivez « offers p1: - » et jouez la page : chaque coup vous est montré avec les mots qu’il lui faut. Ce que vous copiez d’une table en cours est inventé partout où vous ne pouvez pas savoir.
ui-book-verdict = { $failed ->
    [0] { $held } sur { $held } tiennent
   *[other] { $held } tiennent, { $failed } non
 }
ui-book-unreadable = { $n ->
    [one] La page ne peut pas être lue : { $n } ligne
   *[other] La page ne peut pas être lue : { $n } lignes
 }
ui-book-line-given = ce qui est sur la table au début : given p1 hand athanor
ui-book-line-setup = sort le jeu de la boîte : setup players 3
ui-book-line-house = ce que le hasard apporte : house draw hawk
ui-book-line-play = quelqu’un le fait, et le peut : play p1: pass
ui-book-line-allows = quelqu’un peut le faire : allows p1: pass
ui-book-line-refuses = quelqu’un ne le peut pas, d’après cette clause : refuses p1: pass — RESA-PASS-01
ui-book-line-offers = exactement ces coups, et aucun autre : offers p1: -
ui-book-line-asks = on demande exactement cela à quelqu’un : asks p1 action
ui-book-line-expect = voilà ce qui est sur la table, quoi qu’on puisse dire d’autre d’une pièce
ui-book-line-exactly = de même, et il n’y a rien d’autre à en dire
ui-book-line-sees = ce que quelqu’un voit : sees p2: p1 hand_size 3
ui-book-line-unseen = une carte que personne ne doit voir : unseen p2: hawk
ui-book-line-measure = distance, ligne de vue et couvert : measure f6 to f11: distance 5
ui-book-line-odds = combien de fois le hasard l’apporte : odds 1/6: p1 hand hawk
ui-book-line-tells = on l’a annoncé à quelqu’un ; « hides » : on ne l’a pas fait
ui-book-line-over = la partie est finie, et voilà qui a gagné ; « goes_on » : elle continue

## Comment jouer

ui-howto = Comment jouer
ui-howto-goal = Le but
ui-howto-turn = Un tour en images
ui-howto-end = Ce qui termine la partie
ui-howto-wrong = Trois erreurs de débutant
ui-howto-appendix = Les règles, point par point
ui-howto-print = Imprimer comme aide de jeu
ui-howto-answers = Réponses

## Leçons

ui-learn = Apprendre
ui-lesson = Une leçon
ui-lesson-at = Étape { $n } sur { $of }
ui-lesson-try = Essayez vous-même.
ui-lesson-about = Il s’agit de : { $what }
ui-lesson-stuck = Touchez ce qui est éclairé, ou laissez-moi vous montrer.
ui-lesson-skip = Quitter la leçon
ui-lesson-back = Retour
ui-lesson-next = Suite
ui-lesson-show = Montrez-moi
ui-lesson-play = Continuer à jouer
ui-lesson-not-yet = C’est permis, mais ce n’est pas le sujet. Vous pourrez l’essayer dans la partie libre.
ui-lesson-tips = Guide
ui-lesson-offer = Première fois à { $game } ? Un guide vous montre les premières manches à la table, en dix minutes.
ui-lesson-begin = Montrez-moi le jeu
ui-lesson-resume = Reprendre où vous en étiez
ui-lesson-done = Terminée ; encore une fois ?
ui-lesson-play-at-once = Jouer tout de suite
ui-lesson-no = Non merci
ui-lesson-own = Votre propre leçon
ui-lesson-own-about = Une leçon est un fichier texte : une page du livre, avec un guide.
ui-lesson-broken = Cette page n’est pas encore une leçon
ui-lesson-open = Ouvrir un fichier
ui-what = Qu’est-ce que c’est ?
ui-what-touch = Touchez ce que vous voulez vous faire expliquer.
ui-what-nothing = Les règles n’ont pas de phrase là-dessus ; voyez comment jouer.
what-log = Tout ce qui s’est passé, tour après tour. Pointez une ligne, et ce dont elle parle s’éclaire.
what-recap = Ce qui s’est passé depuis votre dernière réponse ; on peut le revoir sur le plateau.
what-top = Les outils de cette table. Chacun dit son nom quand on le pointe.
what-rail = À côté de la table : ce qui est demandé, qui est assis ici, et ce qui s’est passé.
what-tool-home = Vers la première page : vos tables, et tous les jeux.
what-tool-people = Qui est assis à cette table, et ce que vous pouvez leur dire ou leur proposer.
what-tool-hint = Dit ce qu’un bot ferait à votre place, et ce que cela changerait. Seulement quand vous jouez seul avec des bots.
what-tool-replay = Revoit cette table, réponse par réponse.
what-tool-page = Copie votre dernière réponse sous forme de page qui se joue : la position, la question et la réponse.
what-tool-log = Montre ou cache tout ce qui s’est passé.
what-tool-rules = Comment se joue ce jeu, et chaque article de ses règles.
what-tool-language = La langue dans laquelle tout vous parle ici. La partie reste comme elle est.
what-tool-settings = L’aspect, les sons et les mouvements de la table, et ce qu’elle vous demande avant d’agir.
what-tool-recap-play = Montre sur le plateau, étape par étape, ce qui s’est passé depuis votre dernière réponse.
what-tool-recap-step = Montre l’étape suivante de ce qui s’est passé, puis attend.
what-tool-recap-speed = La vitesse à laquelle on remontre ce qui s’est passé : 1, 2 ou 4 fois.
what-tool-recap-now = Ne regarde plus en arrière : le plateau montre où l’on en est.
what-tool-beat = Une étape de ce qui s’est passé. Touchez-la, et le plateau montre comment c’était.
what-tool-earlier = Montre aussi les lignes plus anciennes du journal.
what-tool-fold = Montre toutes vos réponses en liste, ou les replie pour voir davantage du plateau.
what-tool-put-back = Retire cette partie de la réponse que vous composez. Rien ne s’est encore passé.
what-tool-group = Des réponses d’une même sorte. Touchez-la, et vous ne voyez que celles-ci.
what-tool-seek = Trouve une réponse par un mot qu’elle contient.
what-tool-back = Revient à avant ce que vous venez de toucher. Rien ne s’est encore passé.
what-tool-undo = Reprend votre dernière réponse, tant que personne n’y a répondu et que rien de nouveau n’est apparu.
what-tool-go-on = Les bots attendent un instant pour que vous puissiez reprendre votre réponse. Ceci les fait continuer tout de suite.
what-tool-read = Montre la carte en grand, avec tout ce qui y figure.
what-tool-standing = Ce qui est répondu pour vous quand vous ne feriez que passer, et pour combien de temps.
what-tool-stand = Dès maintenant vous passez automatiquement, aussi longtemps que c’est écrit ici. Vous pouvez y mettre fin à tout moment.
what-tool-order = Le serveur passe pour vous, aussi longtemps que c’est écrit ici, même en votre absence.
what-tool-mute = Si l’on vous interroge sur cette carte quand elle pourrait être jouée.
what-tool-hold = Avec ceci on vous interroge à chaque fois ; rien n’est jamais passé à votre place.
what-tool-let-go = À partir d’ici, on vous interroge de nouveau.
what-tool-invite = Le lien vers les places libres. Qui l’ouvre peut s’y asseoir.
what-tool-scan = Montre le lien sous forme d’image qu’un téléphone peut lire.
what-tool-fill = N’attend plus personne : un bot s’assied tout de suite.
what-tool-alone = Retire votre place à tous les autres appareils, et reprend tous les liens vers elle.
what-tool-thaw = Cette table s’est arrêtée parce que quelque chose n’allait pas. Elle reprend là où elle était encore en ordre.
what-tool-return = Reprend votre place au bot qui joue pour vous.
what-tool-agree = Vous acceptez ce qui est proposé. Cela se fait dès que toutes les personnes concernées ont accepté.
what-tool-decline = Vous n’en voulez pas, ou retirez ce que vous avez proposé. La partie continue comme avant.
what-tool-close = Ferme la carte montrée en grand.
ui-first-off = Ne plus en montrer
ui-first-all = À quoi servent les décisions
ui-first-again = Les montrer encore une fois
ui-put-here = Poser ici : { $name }
ui-zones = Parties de la table
ui-zone-lit = { $n ->
    [one] { $n } élément à toucher
   *[other] { $n } éléments à toucher
 }

## Énigmes

ui-puzzles = Énigmes
ui-puzzles-about = Des positions de vraies parties : ce qui est permis, ce qui gagne à coup sûr, ce qui est le mieux. Les règles elles-mêmes ont vérifié chaque réponse.
ui-puzzle-number = Énigme { $n } sur { $of }
ui-puzzle-legal = Permis ou non
ui-puzzle-find = Trouvez
ui-puzzle-best = Le meilleur choix
ui-puzzle-level = Difficulté { $n } sur 5
ui-puzzle-fold = Montrer ou cacher la question
ui-puzzle-yes = Oui, c’est permis.
ui-puzzle-no = Non : { $clause }.
ui-puzzle-do = Choisissez sur la table ou dans la liste.
ui-puzzle-right = C’est juste.
ui-puzzle-wrong = Pas tout à fait.
ui-puzzle-allowed = Aucune clause ne s’y oppose : c’est fait sur le plateau.
ui-puzzle-why-find = Rien de ce que l’on pourrait répondre ne l’empêche ; tout a été essayé.
ui-puzzle-why-best = Sur de nombreuses donnes, elle devançait nettement toutes les autres réponses.
ui-puzzle-shares = Sur de nombreuses donnes, votre réponse mène à { $given } sur 100, la meilleure à { $best } : 0 est perdu, 50 à égalité, 100 gagné.
ui-puzzle-missed = Ainsi, le but est manqué.
ui-puzzle-answer = La réponse : { $answer }
ui-puzzle-all = Toutes les énigmes
ui-puzzle-again = Réessayer
ui-puzzle-step = Ce qui en résulte
ui-puzzle-next = Énigme suivante
ui-puzzle-day = L’énigme du jour
ui-puzzle-day-done = Résolue pour aujourd’hui
ui-puzzle-solve = La résoudre
ui-puzzle-solved = Résolue
ui-puzzle-done = { $n } sur { $of } résolues
ui-puzzle-streak = { $n ->
    [one] Résolue { $n } jour de suite.
   *[other] Résolue { $n } jours de suite.
}

## Conseils

ui-hint = Que feriez-vous ?
ui-hint-of = Ce que ferait quelqu’un qui joue bien
ui-hint-thinking = Je réfléchis …
ui-hint-chance = { $n } % de chances de gagner
ui-hint-nothing = Ne change rien dans l’immédiat.
ui-hint-own = { $what } { $n }
ui-hint-rival = adversaires : { $what } { $n }
ui-chances = Chances de gagner
ui-chance = { $n } %
ui-chance-of = { $who } : { $n } %
ui-set-chances = Chances de gagner
ui-set-chances-off = cachées
ui-set-chances-on = affichées
