### Res Arcana: what the rules ask, offer, tell and refuse. Names and texts of cards: res_arcana_cards.ftl.

## Amounts, and the parts of a cost that a discount can take off

resa-amount = { $n } { $essence }
resa-part-elan = { resa-essence-elan }
resa-part-life = { resa-essence-life }
resa-part-calm = { resa-essence-calm }
resa-part-death = { resa-essence-death }
resa-part-gold = { resa-essence-gold }
resa-part-any = generic essence

## Questions: before the first round

resa-ask-chance = Chance decides.
resa-ask-mage = Setup: keep 1 of your 2 mages.
resa-ask-draft = Draft: choose the card you keep.
resa-ask-starter = Mini-tournament: choose who begins this game.
resa-ask-pick = Mini-tournament: choose 1 of the open cards for your artifact deck.
resa-ask-first-item = Before the first round: choose your magic item.

## Questions: Collect

resa-ask-take = Collect: take the essences off { $card }, or leave them there.
resa-ask-collect-one = { $n ->
    [one] Collect: choose 1 essence from { $card }.
   *[other] Collect: choose the type of the { $n } essences from { $card }.
 }
resa-ask-forge = Collect: pay 1 Death, or turn { $card }.

## Questions: actions, costs and gains

resa-ask-action = Your turn: choose one action, or pass.
resa-ask-gain = { $n ->
    [one] Choose 1 essence to gain.
   *[other] Choose { $n } essences to gain.
 }
resa-ask-store = { $n ->
    [one] Choose 1 essence to put on { $card }.
   *[other] Choose { $n } essences to put on { $card }.
 }
resa-ask-discard-gain = Card discarded: choose 1 Gold, or 2 other essences.
resa-ask-pay = { $n ->
    [one] Pay 1 essence of any type.
   *[other] Pay { $n } essences of any type.
 }
resa-ask-pay-one-of = Pay 1 essence: choose its type.
resa-ask-pay-same = Choose how many essences of one type you pay, or pay none.
resa-ask-gain-other = { $n ->
    [one] Choose another type: you gain 1 essence of it.
   *[other] Choose another type: you gain { $n } essences of it.
 }
resa-ask-discount = { $n ->
    [one] Discount on { $card }: take 1 essence off the cost.
   *[other] Discount on { $card }: take { $n } essences off the cost.
 }
resa-ask-turn-other = Cost: choose the straight { $subtype } you turn.
resa-ask-destroy = Cost: choose the artifact you destroy.
resa-ask-discard = { $n ->
    [one] Discard 1 card from your hand.
   *[other] Discard { $n } cards from your hand.
 }
resa-ask-straighten = Choose the turned component you straighten.
resa-ask-put-on = Choose the component on which you put 1 { $essence }.
resa-ask-rival = Choose a rival: the { $essence } in their pool is counted.
resa-ask-look = Choose the deck whose top cards you look at.
resa-ask-order = Put the cards back: choose the next one, from the top down.
resa-ask-place = Choose an artifact to place, or decline.
resa-ask-item = You pass: swap your magic item for a different one.
resa-ask-item-losing = You pass: swap { $card } for another magic item. What lies on it is lost: { $essences }.

## Questions: reactions

resa-ask-life-loss = { $card } attacks: ignore the loss of { $n } Life, or suffer it.
resa-ask-lose = { $n ->
    [one] Too little Life: choose 1 essence to lose.
   *[other] Too little Life: choose { $n } essences to lose.
 }
resa-ask-check = Victory check: react with { $card }, or decline.

## Choices: chance, as replays show it

resa-choice-first = { $seat } begins
resa-choice-face = Lay out { $card }
resa-choice-reveal = Reveal { $card }
resa-choice-deal = Deal { $card } to { $seat }
resa-choice-preset = Deal introductory set { $set } to { $seat }
resa-choice-draw = Draw { $card }
resa-choice-show = Show { $card }
resa-choice-unseal = All ready: continue

## Choices: before the first round, and the actions of a turn

resa-choice-keep = Keep { $card }
resa-choice-item = Take { $card }
resa-choice-place = Place { $card }
    .group = Place
resa-choice-claim = Claim { $card }
    .group = Claim
resa-choice-claim-top = Claim the top monument unseen
    .group = Claim
resa-choice-discard = Discard { $card }
    .group = Discard
resa-choice-use = Use { $card }, power { $power }
    .group = Power
resa-choice-pass = Pass

## Choices: the pieces of an action

resa-choice-pay = Pay 1 { $essence }
resa-choice-spare = Take 1 { $part } off the cost
resa-choice-pay-same = Pay { $amount } { $essence }
resa-choice-pay-nothing = Pay none
resa-choice-gain = Choose { $essence }
resa-choice-lose = Lose 1 { $essence }
resa-choice-take = Take the essences off { $card }
resa-choice-leave = Leave the essences on { $card }
resa-choice-turn = Turn { $card }
resa-choice-straighten = Straighten { $card }
resa-choice-destroy = Destroy { $card }
resa-choice-put-on = Put it on { $card }
resa-choice-rival = Choose { $seat }
resa-choice-look-own = Look at your artifact deck
resa-choice-look-monuments = Look at the monument deck
resa-choice-top = Put back { $card }
resa-choice-react = React with { $card }
    .group = React
resa-choice-escape = Take the way out
resa-choice-suffer = Suffer the loss
resa-choice-decline = Decline

## Choices, where the table tells more about them

resa-label-use = Use { $card }
    .group = Power
resa-label-escape-pay = Pay { $essences } to ignore the loss
resa-label-escape-destroy = Destroy an artifact to ignore the loss
resa-label-escape-discard = Discard a card to ignore the loss

## Log: before the first round

resa-log-game-begins = Game { $n } of the mini-tournament begins.
resa-log-first-player = { $seat } takes the First Player token.
resa-log-place-shown = The Place of Power { $card } lies in the centre.
resa-log-monument-shown = The monument { $card } joins the display.
resa-log-dealt = { $seat } is dealt { $card }.
resa-log-drafted = { $seat } keeps { $card }.
resa-log-picked = { $seat } picks { $card }.
resa-log-mage-shown = { $seat } reveals a mage: { $card }.
resa-log-item-taken = { $seat } takes the magic item { $card }.

## Log: Collect

resa-log-round-begins = Round { $round } begins.
resa-log-collected = { $seat } collects { $essences }.
resa-log-taken-off = { $seat } takes { $essences } off { $card }.
resa-log-left-on = { $seat } leaves the essences on { $card }.

## Log: essences

resa-log-gained = { $seat } gains { $essences }.
resa-log-paid = { $seat } pays { $essences }.
resa-log-lost = { $seat } loses { $essences }.
resa-log-stored = { $card } receives { $essences }.
resa-log-removed = { $card } returns { $essences } to the supply.

## Log: cards

resa-log-placed = { $seat } places { $card }.
resa-log-placed-nothing = { $seat } places nothing.
resa-log-claimed = { $seat } claims { $card }.
resa-log-discarded = { $seat } discards { $card }.
resa-log-used = { $seat } uses { $card }.
resa-log-turned = { $card } is turned.
resa-log-straightened = { $card } is straightened.
resa-log-destroyed = { $seat } destroys { $card }.
resa-log-drew = { $seat } draws { $card }.
resa-log-drew-hidden = { $seat } draws 1 card.
resa-log-reshuffled = { $seat } shuffles the discard pile into a new artifact deck.
resa-log-looks-at-deck = { $seat } looks at the top of their artifact deck.
resa-log-looks-at-monuments = { $seat } looks at the top of the monument deck.
resa-log-saw = { $seat } sees { $card }.
resa-log-put-back = { $n ->
    [one] { $seat } puts 1 card back on top of the deck.
   *[other] { $seat } puts { $n } cards back on top of the deck.
 }
resa-log-rival-chosen = { $seat } counts the { $essence } in the pool of { $rival }.

## Log: Life loss

resa-log-life-loss = { $seat } attacks with { $card }: a loss of { $n } Life.
resa-log-ignored = { $seat } ignores the loss with { $card }.
resa-log-escaped = { $seat } takes the way out and ignores the loss.

## Log: passing and victory check

resa-log-passed-first = { $seat } passes first and takes the First Player token.
resa-log-passed = { $seat } passes.
resa-log-check = A victory check begins.
resa-log-points-now = { $n ->
    [one] { $seat } counts 1 extra point in this check.
   *[other] { $seat } counts { $n } extra points in this check.
 }
resa-log-scored = { $n ->
    [one] { $seat } has 1 point.
   *[other] { $seat } has { $n } points.
 }
resa-log-nobody-yet = Nobody has 10 points yet: the game goes on.
resa-log-won = { $seat } wins the game!

## Why not: the table and the turn

resa-why-players = 2–4 people play, and one of them begins; the number here is { $n }.
resa-why-match-for-two = A mini-tournament is for 2 people.
resa-why-match-normal = A mini-tournament begins with a normal game, without draft or introductory sets.
resa-why-not-your-turn = Somebody else decides now.
resa-why-not-yet-asked = Somebody else answers first.
resa-why-passed = You have passed: no more actions for you this round.
resa-why-other-question = This does not answer the question that is open now.

## Why not: essences and costs

resa-why-missing = { $n ->
    [one] 1 { $essence } is missing in your pool.
   *[other] { $n } { $essence } are missing in your pool.
 }
resa-why-missing-any = { $n ->
    [one] 1 essence is missing in your pool.
   *[other] { $n } essences are missing in your pool.
 }
resa-why-missing-on-it = { $n ->
    [one] 1 { $essence } is missing on { $card }.
   *[other] { $n } { $essence } are missing on { $card }.
 }
resa-why-type-forbidden = { $essence } is not among the types you can choose now.
resa-why-cannot-pay-with = This cost cannot be paid with { $essence }.
resa-why-same-type = You have paid { $essence }: choose another type to gain.
resa-why-discount-excludes = This discount cannot take { $essence } off the cost.
resa-why-no-such-part = The cost does not, or no longer, contain this part.
resa-why-only-in-collect = Essences are taken off components only in the Collect phase.
resa-why-nothing-on-it = No essences lie on { $card }.

## Why not: cards and where they are

resa-why-not-in-hand = { $card } is not in your hand.
resa-why-only-from-hand = { $card } is not in your hand, and only cards in hand are discarded.
resa-why-not-displayed = The monument { $card } is not in the display.
resa-why-no-monuments = The monument deck is empty.
resa-why-claimed = { $card } has already been claimed.
resa-why-other-face = { $card } is on the face of its tile that is down in this game.
resa-why-not-claimable = Only monuments and Places of Power can be claimed, not { $card }.
resa-why-not-in-play = You do not have { $card } in play.
resa-why-not-there = { $power } cannot place { $card } from where it is.
resa-why-just-returned = You have just returned { $card }: take a different magic item.
resa-why-not-in-centre = { $card } is not in the centre.
resa-why-not-your-mage = { $card } is not one of your two mages.
resa-why-not-in-pack = { $card } is not in the pack you hold.
resa-why-not-open = { $card } is not among the open cards.

## Why not: powers and reactions

resa-why-turned = { $card } is turned and must be straightened first.
resa-why-straight = { $card } is straight: this power works only while it is turned.
resa-why-not-turned = { $card } is already straight.
resa-why-no-power = { $card } has no power for this.
resa-why-only-reaction = This power of { $card } is a reaction and cannot be used as an action.
resa-why-only-claim = { $card } acts only at the moment it is claimed.
resa-why-no-reaction = { $card } has no reaction to a Life loss.
resa-why-only-dragons = { $card } reacts only to a Life loss caused by a Dragon.
resa-why-none-to-lose = You have no { $essence } to lose.
resa-why-no-escape = { $card } offers no way out.
resa-why-item-rests = { $card } was taken this round and rests until the next one.
resa-why-not-straight = { $card } is already turned; the cost needs a straight one.
resa-why-nothing-to-turn = You have no straight { $subtype } to turn.
resa-why-nothing-to-destroy = You have no artifact in play to destroy for this.
resa-why-nothing-to-discard = Your hand is empty: there is no card to discard.
resa-why-not-itself = { $card } cannot destroy itself: choose another artifact.
resa-why-wrong-subtype = { $card } is not of the kind asked for here.
resa-why-not-a-rival = Choose a rival, not yourself.
