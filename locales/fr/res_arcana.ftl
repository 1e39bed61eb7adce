### Res Arcana : ce que les règles demandent, proposent, racontent et refusent. Noms et textes des cartes : res_arcana_cards.ftl.

## Quantités, et parties d’un coût qu’une réduction peut enlever

resa-amount = { $n } { $essence }
resa-part-elan = { resa-essence-elan }
resa-part-life = { resa-essence-life }
resa-part-calm = { resa-essence-calm }
resa-part-death = { resa-essence-death }
resa-part-gold = { resa-essence-gold }
resa-part-any = essence générique

## Questions : avant la première manche

resa-ask-chance = Le hasard décide.
resa-ask-mage = Mise en place : gardez 1 de vos 2 mages.
resa-ask-draft = Draft : choisissez la carte que vous gardez.
resa-ask-starter = Mini tournoi : choisissez qui commence cette partie.
resa-ask-pick = Mini tournoi : choisissez 1 carte visible pour votre pioche personnelle.
resa-ask-first-item = Avant la première manche : choisissez votre objet magique.

## Questions : collecte

resa-ask-take = Collecte : récupérez les essences placées sur « { $card } » ou laissez-les.
resa-ask-collect-one = { $n ->
    [one] Collecte avec « { $card } » : choisissez { $n } essence.
   *[other] Collecte avec « { $card } » : choisissez le type des { $n } essences.
 }
resa-ask-forge = Collecte : payez 1 Mort ou engagez « { $card } ».

## Questions : actions, coûts et gains

resa-ask-action = À vous : choisissez une action ou passez.
resa-ask-gain = { $n ->
    [one] Choisissez { $n } essence à gagner.
   *[other] Choisissez { $n } essences à gagner.
 }
resa-ask-store = { $n ->
    [one] Choisissez { $n } essence à placer sur « { $card } ».
   *[other] Choisissez { $n } essences à placer sur « { $card } ».
 }
resa-ask-discard-gain = Carte défaussée : choisissez 1 Or, ou 2 autres essences.
resa-ask-pay = { $n ->
    [one] Payez { $n } essence au choix.
   *[other] Payez { $n } essences au choix.
 }
resa-ask-pay-one-of = Payez 1 essence : choisissez son type.
resa-ask-pay-same = Choisissez combien d’essences identiques vous payez, ou ne payez rien.
resa-ask-gain-other = { $n ->
    [one] Choisissez un autre type : vous gagnez { $n } essence de ce type.
   *[other] Choisissez un autre type : vous gagnez { $n } essences de ce type.
 }
resa-ask-discount = { $n ->
    [one] Réduction pour « { $card } » : enlevez { $n } essence du coût.
   *[other] Réduction pour « { $card } » : enlevez { $n } essences du coût.
 }
resa-ask-turn-other = Coût : choisissez l’artefact désengagé que vous engagez ({ $subtype }).
resa-ask-destroy = Coût : choisissez l’artefact que vous détruisez.
resa-ask-discard = { $n ->
    [one] Défaussez { $n } carte de votre main.
   *[other] Défaussez { $n } cartes de votre main.
 }
resa-ask-straighten = Choisissez l’élément de jeu engagé que vous désengagez.
resa-ask-put-on = Choisissez l’élément de jeu sur lequel vous placez 1 { $essence }.
resa-ask-rival = Choisissez le rival dont vous comptez les essences ({ $essence }).
resa-ask-look = Choisissez la pioche dont vous regardez les premières cartes.
resa-ask-order = Remettez les cartes sur la pioche : choisissez la suivante, de haut en bas.
resa-ask-place = Choisissez un artefact à poser, ou renoncez.
resa-ask-item = Vous passez : échangez votre objet magique contre un autre.
resa-ask-item-losing = Vous passez : échangez « { $card } ». Ce qui est dessus est perdu : { $essences }.

## Questions : réactions

resa-ask-life-loss = « { $card } » attaque : ignorez la perte de { $n } Vie ou subissez-la.
resa-ask-lose = { $n ->
    [one] Pas assez de Vie : choisissez { $n } essence à perdre.
   *[other] Pas assez de Vie : choisissez { $n } essences à perdre.
 }
resa-ask-check = Contrôle de victoire : réagissez avec « { $card } » ou renoncez.

## Choix : le hasard, tel que les replays le montrent

resa-choice-first = { $seat } commence
resa-choice-face = Disposer « { $card } »
resa-choice-reveal = Révéler « { $card } »
resa-choice-deal = Distribuer « { $card } » ({ $seat })
resa-choice-preset = Donner le paquet d’initiation { $set } ({ $seat })
resa-choice-draw = Piocher « { $card } »
resa-choice-show = Montrer « { $card } »
resa-choice-unseal = Tout est prêt : continuer

## Choix : avant la première manche, et les actions d’un tour

resa-choice-keep = Garder « { $card } »
resa-choice-item = Prendre « { $card } »
resa-choice-place = Poser « { $card } »
    .group = Poser
resa-choice-claim = Acquérir « { $card } »
    .group = Acquérir
resa-choice-claim-top = Acquérir un monument à l’aveugle
    .group = Acquérir
resa-choice-discard = Défausser « { $card } »
    .group = Défausser
resa-choice-use = Utiliser « { $card } », pouvoir { $power }
    .group = Pouvoir
resa-choice-pass = Passer

## Choix : les parties d’une action

resa-choice-pay = Payer 1 { $essence }
resa-choice-spare = Enlever 1 { $part } du coût
resa-choice-pay-same = Payer { $amount } { $essence }
resa-choice-pay-nothing = Ne rien payer
resa-choice-gain = Choisir { $essence }
resa-choice-lose = Perdre 1 { $essence }
resa-choice-take = Récupérer les essences de « { $card } »
resa-choice-leave = Laisser les essences sur « { $card } »
resa-choice-turn = Engager « { $card } »
resa-choice-straighten = Désengager « { $card } »
resa-choice-destroy = Détruire « { $card } »
resa-choice-put-on = Placer sur « { $card } »
resa-choice-rival = Choisir { $seat }
resa-choice-look-own = Regarder votre pioche personnelle
resa-choice-look-monuments = Regarder la pioche des monuments
resa-choice-top = Remettre « { $card } »
resa-choice-react = Réagir avec « { $card } »
    .group = Réagir
resa-choice-escape = Utiliser l’échappatoire
resa-choice-suffer = Subir la perte
resa-choice-decline = Renoncer

## Choix dont la table en dit plus

resa-label-use = Utiliser « { $card } »
    .group = Pouvoir
resa-label-escape-pay = Payer { $essences } pour ignorer la perte
resa-label-escape-destroy = Détruire un artefact pour ignorer la perte
resa-label-escape-discard = Défausser une carte pour ignorer la perte

## Journal : avant la première manche

resa-log-game-begins = La partie { $n } du mini tournoi commence.
resa-log-first-player = { $seat } prend la tuile Premier joueur.
resa-log-place-shown = Le lieu de puissance « { $card } » est au centre de la table.
resa-log-monument-shown = Le monument « { $card } » rejoint les monuments visibles.
resa-log-dealt = { $seat } reçoit « { $card } ».
resa-log-drafted = { $seat } garde « { $card } ».
resa-log-picked = { $seat } choisit « { $card } ».
resa-log-mage-shown = { $seat } révèle un mage : « { $card } ».
resa-log-item-taken = { $seat } prend l’objet magique « { $card } ».

## Journal : collecte

resa-log-round-begins = La manche { $round } commence.
resa-log-collected = { $seat } collecte { $essences }.
resa-log-taken-off = { $seat } récupère { $essences } sur « { $card } ».
resa-log-left-on = { $seat } laisse les essences sur « { $card } ».

## Journal : essences

resa-log-gained = { $seat } gagne { $essences }.
resa-log-paid = { $seat } paie { $essences }.
resa-log-lost = { $seat } perd { $essences }.
resa-log-stored = « { $card } » reçoit { $essences }.
resa-log-removed = « { $card } » rend { $essences } à la réserve générale.

## Journal : cartes

resa-log-placed = { $seat } pose « { $card } ».
resa-log-placed-nothing = { $seat } ne pose rien.
resa-log-claimed = { $seat } acquiert « { $card } ».
resa-log-discarded = { $seat } défausse « { $card } ».
resa-log-used = { $seat } utilise « { $card } ».
resa-log-turned = L’élément « { $card } » est engagé.
resa-log-straightened = L’élément « { $card } » est désengagé.
resa-log-destroyed = { $seat } détruit « { $card } ».
resa-log-drew = { $seat } pioche « { $card } ».
resa-log-drew-hidden = { $seat } pioche 1 carte.
resa-log-reshuffled = { $seat } mélange sa défausse, qui devient sa pioche personnelle.
resa-log-looks-at-deck = { $seat } regarde le dessus de sa pioche personnelle.
resa-log-looks-at-monuments = { $seat } regarde le dessus de la pioche des monuments.
resa-log-saw = { $seat } voit « { $card } ».
resa-log-put-back = { $n ->
    [one] { $seat } remet { $n } carte sur la pioche.
   *[other] { $seat } remet { $n } cartes sur la pioche.
 }
resa-log-rival-chosen = { $seat } compte les essences chez { $rival } : { $essence }.

## Journal : perte de Vie

resa-log-life-loss = { $seat } attaque avec « { $card } » : perte de { $n } Vie.
resa-log-ignored = { $seat } ignore la perte avec « { $card } ».
resa-log-escaped = { $seat } utilise l’échappatoire et ignore la perte.

## Journal : passer et contrôle de victoire

resa-log-passed-first = { $seat } passe en premier et prend la tuile Premier joueur.
resa-log-passed = { $seat } passe.
resa-log-check = Un contrôle de victoire commence.
resa-log-points-now = { $n ->
    [one] { $seat } compte { $n } point de plus lors de ce contrôle.
   *[other] { $seat } compte { $n } points de plus lors de ce contrôle.
 }
resa-log-scored = { $n ->
    [one] { $seat } a { $n } point.
   *[other] { $seat } a { $n } points.
 }
resa-log-nobody-yet = Personne n’a encore 10 points : la partie continue.
resa-log-won = { $seat } remporte la partie !

## Pourquoi pas : la table et le tour

resa-why-players = Une partie réunit 2 à 4 personnes, et l’une d’elles commence ; nombre actuel : { $n }.
resa-why-match-for-two = Un mini tournoi se joue à 2.
resa-why-match-normal = Un mini tournoi commence par une partie normale, sans draft ni paquets d’initiation.
resa-why-not-your-turn = Quelqu’un d’autre décide en ce moment.
resa-why-not-yet-asked = Quelqu’un d’autre répond d’abord.
resa-why-passed = Vous avez passé : plus d’action pour vous dans cette manche.
resa-why-other-question = Cela ne répond pas à la question posée en ce moment.

## Pourquoi pas : essences et coûts

resa-why-missing = Il manque { $n } { $essence } dans votre réserve.
resa-why-missing-any = { $n ->
    [one] Il manque { $n } essence dans votre réserve.
   *[other] Il manque { $n } essences dans votre réserve.
 }
resa-why-missing-on-it = Il manque { $n } { $essence } sur « { $card } ».
resa-why-type-forbidden = Le type { $essence } n’est pas parmi ceux que vous pouvez choisir maintenant.
resa-why-cannot-pay-with = Ce coût ne peut pas se payer avec ce type : { $essence }.
resa-why-same-type = Vous avez payé ce type ({ $essence }) : choisissez-en un autre à gagner.
resa-why-discount-excludes = Cette réduction ne peut pas enlever d’essence de ce type : { $essence }.
resa-why-no-such-part = Le coût ne contient pas ou plus cette partie.
resa-why-only-in-collect = On ne récupère les essences posées sur un élément que pendant la collecte.
resa-why-nothing-on-it = Il n’y a aucune essence sur « { $card } ».

## Pourquoi pas : les cartes et où elles se trouvent

resa-why-not-in-hand = « { $card } » n’est pas dans votre main.
resa-why-only-from-hand = « { $card } » n’est pas dans votre main : on ne défausse que des cartes de la main.
resa-why-not-displayed = « { $card } » n’est pas parmi les monuments visibles.
resa-why-no-monuments = La pioche des monuments est vide.
resa-why-claimed = Quelqu’un possède déjà « { $card } ».
resa-why-other-face = « { $card } » est sur la face cachée de sa tuile dans cette partie.
resa-why-not-claimable = Seuls les monuments et les lieux de puissance s’acquièrent, pas « { $card } ».
resa-why-not-in-play = Vous n’avez pas « { $card } » en jeu.
resa-why-not-there = « { $power } » ne permet pas de poser « { $card } » depuis cet endroit.
resa-why-just-returned = Vous venez de remettre « { $card } » au centre : prenez un autre objet magique.
resa-why-not-in-centre = « { $card } » n’est pas au centre de la table.
resa-why-not-your-mage = « { $card } » n’est pas l’un de vos deux mages.
resa-why-not-in-pack = « { $card } » n’est pas dans le paquet que vous tenez.
resa-why-not-open = « { $card } » n’est pas parmi les cartes face visible.

## Pourquoi pas : pouvoirs et réactions

resa-why-turned = L’élément « { $card } » est engagé : il faut d’abord le désengager.
resa-why-straight = L’élément « { $card } » est désengagé : ce pouvoir ne sert que s’il est engagé.
resa-why-not-turned = L’élément « { $card } » est déjà désengagé.
resa-why-no-power = « { $card } » n’a pas de pouvoir pour cela.
resa-why-only-reaction = Ce pouvoir de « { $card } » est une réaction et ne peut pas servir d’action.
resa-why-only-claim = « { $card } » n’agit qu’au moment de l’acquisition.
resa-why-no-reaction = « { $card } » n’a pas de réaction à une perte de Vie.
resa-why-only-dragons = « { $card } » ne réagit qu’à une perte de Vie causée par un dragon.
resa-why-none-to-lose = Vous n’avez pas d’essence de ce type à perdre : { $essence }.
resa-why-no-escape = « { $card } » n’offre pas d’échappatoire.
resa-why-item-rests = L’objet magique « { $card } » a été pris dans cette manche et agit à partir de la suivante.
resa-why-not-straight = L’élément « { $card } » est déjà engagé : le coût en demande un désengagé.
resa-why-nothing-to-turn = Vous n’avez aucun artefact désengagé de ce sous-type : { $subtype }.
resa-why-nothing-to-destroy = Vous n’avez en jeu aucun artefact à détruire pour cela.
resa-why-nothing-to-discard = Votre main est vide : aucune carte à défausser.
resa-why-not-itself = « { $card } » ne peut pas se détruire : choisissez un autre artefact.
resa-why-wrong-subtype = « { $card } » n’est pas du genre demandé ici.
resa-why-not-a-rival = Choisissez un rival, pas vous-même.
