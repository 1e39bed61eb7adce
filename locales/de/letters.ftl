### Was in einer E-Mail steht. Nur wer E-Mails möchte, bekommt welche.

letter-confirm-subject = Ist das deine Adresse?
letter-confirm = Auf { $site } hat jemand um E-Mails an diese Adresse gebeten. Wenn du das warst, bestätige es hier:
letter-confirm-else = Der Link gilt einen Tag lang. Wenn du es nicht warst, brauchst du nichts zu tun: Ohne ihn kommt nichts weiter.
letter-password-subject = Ein anderes Passwort
letter-password = Auf { $site } hat jemand um ein anderes Passwort für den Namen „{ $login }“ gebeten. Hier lässt es sich setzen:
letter-password-else = Der Link gilt einmal, eine Stunde lang, und meldet alle Geräte ab. Wenn du es nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.
letter-moves-subject = Du bist am Zug: { $n ->
    [one] { $n } Tisch
   *[other] { $n } Tische
}
letter-move-subject = Du bist am Zug: { $title }
letter-moves = Du bist am Zug:
letter-left = { $hours ->
    [0] Noch weniger als 1 Stunde.
    [one] Noch { $hours } Stunde.
   *[other] Noch { $hours } Stunden.
}
letter-moves-why = Du bekommst das, weil du auf { $site } darum gebeten hast: wenn jemand auf dich wartet und du lange weg bist, und nicht öfter als alle 8 Stunden.
letter-out = Keine E-Mails mehr über Züge:
