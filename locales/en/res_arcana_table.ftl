### Res Arcana: what its table in the browser says.

## Variants

ui-variant-res_arcana-base = Base game
ui-variant-res_arcana-base-how = Eight artifacts each, dealt at random.
ui-variant-res_arcana-draft = Draft
ui-variant-res_arcana-draft-how = Choose your artifacts from packs that go round.
ui-variant-res_arcana-introductory = First game
ui-variant-res_arcana-introductory-how = A mage and a hand that fit together.
ui-variant-res_arcana-match = Mini-tournament
ui-variant-res_arcana-match-how = Several games; cards are picked one at a time.
ui-variant-res_arcana-match_one_two_two = Mini-tournament, 1–2–2
ui-variant-res_arcana-match_one_two_two-how = Several games; cards are picked one, then two at a time.

## The board of Res Arcana

ui-resa-places = Places of Power
ui-resa-monuments = Monuments
ui-resa-monument-deck = { $n ->
    [one] Monument deck, { $n } card
   *[other] Monument deck, { $n } cards
 }
ui-resa-items = Magic items
ui-resa-tableau = In play
ui-resa-mages = Your mages
ui-resa-hand = Your hand · { $n }
ui-resa-deck = Deck · { $n }
ui-resa-discard = Discard pile · { $n }
ui-resa-cards = hand { $hand } · deck { $deck }
ui-resa-first = first player
ui-resa-of-ten = /10 VP
ui-resa-in-pool = { $n } { $essence } in your pool
ui-resa-on-it = { $essences } on it
ui-resa-bonus = Victory check
ui-resa-vp = VP
ui-resa-games = { $n ->
    [one] game won
   *[other] games won
 }
ui-resa-zone-mine = Mine
ui-resa-zone-market = Market
ui-resa-zone-rivals = Rivals

## What changes by a choice

ui-why-res_arcana-points = points
ui-why-res_arcana-in_play = cards in play
ui-why-res_arcana-income = income
ui-why-res_arcana-pool = essences
ui-why-res_arcana-stored = essences on cards
ui-why-res_arcana-ready = ready cards
ui-why-res_arcana-hand = cards in hand
