### Ce que dit un e-mail. Seul qui veut des e-mails en reçoit.

letter-confirm-subject = Cette adresse est-elle la vôtre ?
letter-confirm = Sur { $site }, quelqu’un a demandé des e-mails à cette adresse. Si c’était vous, confirmez-le ici :
letter-confirm-else = Le lien vaut un jour. Si ce n’était pas vous, vous n’avez rien à faire : sans lui, rien d’autre n’arrivera.
letter-password-subject = Un autre mot de passe
letter-password = Sur { $site }, quelqu’un a demandé un autre mot de passe pour le nom « { $login } ». Il se choisit ici :
letter-password-else = Le lien vaut une fois, pendant une heure, et déconnecte tous les appareils. Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.
letter-moves-subject = C’est à vous de jouer : { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
letter-move-subject = C’est à vous de jouer : { $title }
letter-moves = C’est à vous de jouer :
letter-left = { $hours ->
    [0] Il reste moins de 1 heure.
    [one] Il reste { $hours } heure.
   *[other] Il reste { $hours } heures.
}
letter-moves-why = Vous recevez ceci parce que vous l’avez demandé sur { $site } : quand on vous attend et que vous êtes longtemps sans venir, et pas plus souvent que toutes les 8 heures.
letter-out = Plus d’e-mails sur les coups à jouer :
