### Qui l’on est, ce qui a été joué, et comment trouver avec qui jouer.

## Refus

refused-no-account = Pour cela, connectez-vous d’abord.
refused-sign-in = Le nom ou le mot de passe n’est pas correct.
refused-name-taken = Quelqu’un se connecte déjà sous ce nom. Choisissez-en un autre.
refused-password = Le nom doit avoir au moins 3 caractères, le mot de passe au moins 8.
refused-passkey = Cette clé d’accès n’est pas connue ici, ou cela a pris trop de temps. Veuillez réessayer.
refused-last-way-in = C’est le dernier moyen d’entrer dans votre compte. Choisissez d’abord un mot de passe ou ajoutez une autre clé d’accès.
refused-address = Ce n’est pas une adresse où arrivent des e-mails.
refused-mail-link = Ce lien a déjà servi ou est trop ancien. Veuillez en demander un autre.

## La page

ui-account = Vous
ui-account-guest = Vous jouez en invité : ce navigateur vous connaît, personne d’autre. Avec un compte, vos tables, decks, leçons et réglages sont les mêmes sur tous vos appareils. Ce que vous avez en tant qu’invité vous suit.
ui-account-in = Vous êtes connecté : vos tables, decks, leçons et réglages sont les mêmes sur tous vos appareils. Quand vous vous déconnectez, rien n’en reste dans ce navigateur.
ui-account-keep = Enregistrer
ui-account-kept = Enregistré.
ui-account-make = Créer un compte
ui-sign-in = Se connecter
ui-sign-out = Se déconnecter
ui-sign-out-all = Se déconnecter partout
ui-login = Nom de connexion
ui-devices-in = Où vous êtes connecté

## Clés d’accès

ui-passkey = Avec une clé d’accès
ui-passkey-how = Votre appareil sait que c’est vous, par empreinte, visage ou code. Aucun nom à retenir, rien à voler.
ui-passkey-make = Créer un compte avec une clé d’accès
ui-passkey-show = Se connecter avec une clé d’accès
ui-passkey-add = Ajouter une clé d’accès
ui-passkey-declined = Rien ne s’est passé : aucune clé d’accès n’a été choisie.
ui-passkeys = Vos clés d’accès
ui-passkeys-none = Il n’y en a pas encore.

## Mots de passe

ui-password = Mot de passe
ui-password-how = Là où il n’y a pas de clés d’accès. Un mot de passe oublié ne se retrouve pas.
ui-password-how-mail = Là où il n’y a pas de clés d’accès. Un mot de passe oublié ne se remplace que par e-mail, si votre compte a une adresse.
ui-password-change = Le nom et le mot de passe peuvent être changés.
ui-password-none = Avec un mot de passe, vous entrez aussi là où il n’y a pas de clés d’accès.
ui-password-old = Mot de passe actuel
ui-password-new = Nouveau mot de passe

## E-mail

ui-mail = E-mail
ui-mail-how = Si vous le souhaitez, vous recevez un e-mail quand on vous attend et que vous êtes parti depuis plus d’une heure : un seul pour toutes les tables, au plus toutes les 8 heures. Il dit à quelles tables c’est à vous de jouer, et rien d’autre. Avec une adresse, un mot de passe oublié peut être remplacé.
ui-mail-none = Il n’y a pas encore d’adresse.
ui-mail-address = Adresse e-mail
ui-mail-ask = Y envoyer un lien
ui-mail-waiting = Un e-mail est en route vers { $address }. Ouvrez le lien qu’il contient pour montrer que l’adresse est la vôtre.
ui-mail-is = Vos e-mails arrivent à l’adresse { $address }.
ui-mail-wanted = M’écrire quand c’est à moi de jouer
ui-mail-forget = Oublier l’adresse
ui-mail-forgotten = Mot de passe oublié ?
ui-mail-forgotten-how = S’il existe un compte avec mot de passe et cette adresse, il reçoit un e-mail avec un lien qui vaut une heure.
ui-mail-forgotten-send = Envoyer le lien
ui-mail-forgotten-sent = Si un tel compte existe, l’e-mail est en route.

## Les pages des liens dans les e-mails

ui-letter-confirm = Cette adresse est-elle la vôtre ?
ui-letter-confirm-how = Confirmez que des e-mails d’Arbiter peuvent arriver à cette adresse.
ui-letter-confirm-do = Oui, c’est la mienne
ui-letter-confirm-done = Merci. Vos e-mails arrivent désormais à cette adresse.
ui-letter-off = Plus d’e-mails
ui-letter-off-how = Vous ne recevrez plus d’e-mails sur vos coups à jouer à cette adresse. Il n’est pas nécessaire de se connecter.
ui-letter-off-do = Plus d’e-mails
ui-letter-off-done = C’est fait : vous ne recevez plus d’e-mails sur vos coups à jouer. Votre compte permet de les rétablir.
ui-letter-password = Un autre mot de passe
ui-letter-password-how = Choisissez un nouveau mot de passe. Tous les appareils connectés sont déconnectés, et celui-ci est connecté.
ui-letter-password-do = Enregistrer le mot de passe
ui-letter-password-done = Le mot de passe est enregistré, et vous êtes connecté.

## Moyens d’entrer

ui-way-unknown = Navigateur inconnu
ui-way-since = depuis le { $since }, dernière utilisation le { $used }
ui-way-this = cet appareil
ui-way-drop = Retirer

## Ce qui est conservé

ui-data = Vos données
ui-data-how = Tout ce qui est conservé de vous, en un fichier ; ou plus rien. Si vous supprimez votre compte, les tables où personne d’autre n’est assis sont supprimées ; aux autres vous abandonnez, et c’est quelqu’un sans nom qui a joué.
ui-data-export = Tout télécharger
ui-data-delete = Supprimer mon compte
ui-data-delete-sure = Oui, tout supprimer
ui-data-keep = Le garder
ui-somebody = Quelqu’un

## Ce qui a été joué

ui-record = Ce que vous avez joué
ui-record-none = Aucune partie contre quelqu’un n’est encore finie.
ui-record-total = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}, { $won } gagnées
ui-record-recent = { $won } gagnées sur les { $played } dernières
ui-record-beaten = Battu
ui-history = Dernières parties
ui-history-won = Gagnée
ui-history-lost = Non gagnée
ui-history-look = Revoir
ui-history-all = Tout afficher

## Trouver une partie

ui-quick = Partie rapide
ui-quick-how = Qui attend le même jeu joue avec vous. Si personne ne vient à temps, un bot s’assied.
ui-quick-game = Jeu
ui-quick-tempo = Tempo
ui-quick-wait = Attendre quelqu’un
ui-quick-seconds = { $n ->
    [30] une demi-minute
    [120] 2 minutes
   *[other] 10 minutes
}
ui-quick-level = Sinon un bot
ui-quick-find = Trouver quelqu’un
ui-open-tables = Tables ouvertes
ui-open-any = toutes
ui-open-none = Personne n’attend pour l’instant.
ui-public = Qui peut s’asseoir ?
ui-public-no = Qui a le lien
ui-public-yes = Tout le monde au salon
ui-fill-in = Si personne ne vient, un bot s’assied dans { $time }.
ui-fill-now = Un bot tout de suite
