### Res Arcana : ce que dit sa table dans le navigateur.

## Variantes

ui-variant-res_arcana-base = Jeu de base
ui-variant-res_arcana-base-how = Huit artefacts chacun, distribués au hasard.
ui-variant-res_arcana-draft = Draft
ui-variant-res_arcana-draft-how = Choisissez vos artefacts dans des paquets qui circulent.
ui-variant-res_arcana-introductory = Partie d’initiation
ui-variant-res_arcana-introductory-how = Un mage et une main qui vont ensemble.
ui-variant-res_arcana-match = Mini tournoi
ui-variant-res_arcana-match-how = Plusieurs parties ; les cartes se choisissent une par une.
ui-variant-res_arcana-match_one_two_two = Mini tournoi, 1–2–2
ui-variant-res_arcana-match_one_two_two-how = Plusieurs parties ; les cartes se choisissent par une, puis par deux.

## Le plateau de Res Arcana

ui-resa-places = Lieux de puissance
ui-resa-monuments = Monuments
ui-resa-monument-deck = { $n ->
    [one] Pioche des monuments, { $n } carte
   *[other] Pioche des monuments, { $n } cartes
 }
ui-resa-items = Objets magiques
ui-resa-tableau = En jeu
ui-resa-mages = Vos mages
ui-resa-hand = Votre main · { $n }
ui-resa-deck = Pioche · { $n }
ui-resa-discard = Défausse · { $n }
ui-resa-cards = main { $hand } · pioche { $deck }
ui-resa-first = premier joueur
ui-resa-of-ten = /10 PV
ui-resa-in-pool = { $n } { $essence } dans votre réserve
ui-resa-on-it = { $essences } dessus
ui-resa-bonus = Contrôle de victoire
ui-resa-vp = PV
ui-resa-games = { $n ->
    [one] partie gagnée
   *[other] parties gagnées
 }
ui-resa-zone-mine = À moi
ui-resa-zone-market = Marché
ui-resa-zone-rivals = Rivaux

## Ce que change un choix

ui-why-res_arcana-points = points
ui-why-res_arcana-in_play = cartes en jeu
ui-why-res_arcana-income = revenu
ui-why-res_arcana-pool = essences
ui-why-res_arcana-stored = essences sur les cartes
ui-why-res_arcana-ready = cartes prêtes
ui-why-res_arcana-hand = cartes en main
