### Res Arcana: was sein Tisch im Browser sagt.

## Varianten

ui-variant-res_arcana-base = Grundspiel
ui-variant-res_arcana-base-how = Acht Artefakte für alle, zufällig verteilt.
ui-variant-res_arcana-draft = Draft
ui-variant-res_arcana-draft-how = Wähle deine Artefakte aus Päckchen, die herumgehen.
ui-variant-res_arcana-introductory = Erste Partie
ui-variant-res_arcana-introductory-how = Ein Magier und eine Hand, die zusammenpassen.
ui-variant-res_arcana-match = Miniturnier
ui-variant-res_arcana-match-how = Mehrere Partien; Karten werden einzeln gewählt.
ui-variant-res_arcana-match_one_two_two = Miniturnier, 1–2–2
ui-variant-res_arcana-match_one_two_two-how = Mehrere Partien; gewählt wird erst eine, dann je zwei Karten.

## Der Tisch von Res Arcana

ui-resa-places = Orte der Macht
ui-resa-monuments = Monumente
ui-resa-monument-deck = { $n ->
    [one] Monumentstapel, { $n } Karte
   *[other] Monumentstapel, { $n } Karten
 }
ui-resa-items = Magische Gegenstände
ui-resa-tableau = Im Spiel
ui-resa-mages = Deine Magier
ui-resa-hand = Deine Hand · { $n }
ui-resa-deck = Stapel · { $n }
ui-resa-discard = Ablage · { $n }
ui-resa-cards = Hand { $hand } · Stapel { $deck }
ui-resa-first = Startperson
ui-resa-of-ten = /10 SP
ui-resa-in-pool = { $n } { $essence } in deiner Reserve
ui-resa-on-it = darauf { $essences }
ui-resa-bonus = Siegprüfung
ui-resa-vp = SP
ui-resa-games = { $n ->
    [one] Partie gewonnen
   *[other] Partien gewonnen
 }
ui-resa-zone-mine = Meins
ui-resa-zone-market = Auslage
ui-resa-zone-rivals = Rivalen

## Was sich durch eine Wahl ändert

ui-why-res_arcana-points = Punkte
ui-why-res_arcana-in_play = Karten im Spiel
ui-why-res_arcana-income = Einkommen
ui-why-res_arcana-pool = Essenzen
ui-why-res_arcana-stored = Essenzen auf Karten
ui-why-res_arcana-ready = bereite Karten
ui-why-res_arcana-hand = Handkarten
