### Qui l’on est, ce qui a été joué, et comment trouver avec qui jouer.

## Refus

refused-no-account = Pour cela, connectez-vous d’abord.
refused-sign-in = Le nom ou le mot de passe n’est pas correct.
refused-name-taken = Quelqu’un se connecte déjà sous ce nom. Choisissez-en un autre.
refused-password = Le nom doit avoir au moins 3 caractères, le mot de passe au moins 8.
refused-passkey = Cette clé d’accès n’est pas connue ici, ou cela a pris trop de temps. Veuillez réessayer.
refused-last-way-in = C’est le dernier moyen d’entrer dans votre compte. Choisissez d’abord un mot de passe ou ajoutez une autre clé d’accès.

## La page

ui-account = Vous
ui-account-guest = Vous jouez en invité : ce navigateur vous connaît, personne d’autre. Avec un compte, vos tables, decks, leçons et réglages sont les mêmes sur tous vos appareils. Ce que vous avez en tant qu’invité vous suit.
ui-account-in = Vous êtes connecté : vos tables, decks, leçons et réglages sont les mêmes sur tous vos appareils.
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
ui-password-change = Le nom et le mot de passe peuvent être changés.
ui-password-none = Avec un mot de passe, vous entrez aussi là où il n’y a pas de clés d’accès.
ui-password-old = Mot de passe actuel
ui-password-new = Nouveau mot de passe

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
