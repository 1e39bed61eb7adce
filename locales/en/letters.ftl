### What an e-mail says. Only those who want e-mails get any.

letter-confirm-subject = Is this your address?
letter-confirm = At { $site }, somebody asked for e-mails to this address. If it was you, say so here:
letter-confirm-else = The link works for a day. If it was not you, you need do nothing: without it, nothing more comes.
letter-password-subject = Another password
letter-password = At { $site }, somebody asked for another password for the name “{ $login }”. It is set here:
letter-password-else = The link works once, for an hour, and signs every device out. If it was not you, you need do nothing: your password stays as it is.
letter-moves-subject = It’s your move at { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
letter-move-subject = It’s your move: { $title }
letter-moves = It’s your move at:
letter-left = { $hours ->
    [0] Less than 1 hour left.
    [one] { $hours } hour left.
   *[other] { $hours } hours left.
}
letter-moves-why = You get this because you asked for it at { $site }: when somebody waits for you and you are away for long, and not more often than every 8 hours.
letter-out = No more e-mails about moves:
