### Arcmage: was Karten tun, aus ihren Operationen gesagt, je eine Zeile. Zeilen bestehen aus kleineren Nachrichten: welche
### Karten, wie viel, wann, zu welchem Preis. Eingesetztes steht nach einem Doppelpunkt, damit nichts gebeugt werden muss.

## Wann eine Fähigkeit wirkt

arcm-op-works-spell = Beim Verrechnen:
arcm-op-works-passive = Solange sie im Spiel ist:
arcm-op-works-activated = In deiner Spielphase, sooft du die Kosten bezahlst:
arcm-op-works-produces = Immer wenn du handeln kannst, sooft du die Kosten bezahlst:
arcm-op-works-triggered = Jedes Mal, wenn { $when }:
arcm-op-works-reaction = Wenn das gleich geschehen würde, in jedem Zug:
arcm-op-works-advantage = Stufe { $level }, einmal:
arcm-op-works-lasting = Stufe { $level }, solange sie erreicht ist:
arcm-op-works-granted = In der Spielphase der Person, die sie kontrolliert, sooft die Kosten bezahlt werden:

## Rings um die Effekte

arcm-op-frame-attaches = Wird angelegt an: { $host }
arcm-op-frame-global = Wird an nichts angelegt: Sie wirkt für sich.
arcm-op-frame-keyword = Schlüsselwort: { $keyword }
arcm-op-frame-keyword-x = Schlüsselwort: { $keyword }, mit X = { $n }
arcm-op-frame-cost = Kosten: { $cost }
arcm-op-frame-only = Nur, wenn { $when }
arcm-op-frame-target = Ziel: { $which }
arcm-op-frame-targets = Verschiedene Ziele ({ $n }): { $which }
arcm-op-frame-extra-x = Beim Ausspielen kannst du X weitere Ressourcen beliebiger Fraktionen bezahlen.
arcm-op-frame-optional = Du kannst darauf verzichten.
arcm-op-frame-mode = Effekt { $n }:

## Was einmal geschieht: Schaden und Verlust

arcm-op-does-damage = { $n } Schaden an: { $what }
arcm-op-does-destroy = Zerstört: { $what }
arcm-op-does-destroy-for-defense = Zerstört, und jede Stadt gewinnt so viel Verteidigungskraft, wie die zerstörten ihrer Fraktion Loyalität hatten: { $what }
arcm-op-does-destroy-unless = Das Ziel wird zerstört, außer wenn für es andere Kreaturen geopfert werden, so viele: { $n }
arcm-op-does-sacrifice = { $who }: nach Wahl opfern: { $n } × { $which }
arcm-op-does-sacrifice-all = { $who }: alle diese opfern: { $which }
arcm-op-does-sacrifice-resources = { $who }: Ressourcenkarten opfern, so viele: { $n }
arcm-op-does-discard = { $n ->
    [one] { $who }: 1 Karte abwerfen
   *[other] { $who }: { $n } Karten abwerfen
 }
arcm-op-does-discard-or-sacrifice = { $n ->
    [one] { $who }: eine Karte abwerfen oder eine Ressourcenkarte opfern
   *[other] { $who }: { $n }-mal eine Karte abwerfen oder eine Ressourcenkarte opfern
 }
arcm-op-does-equalize = Alle geben nach Wahl ab, was sie mehr haben als jene Person, die am wenigsten hat: { $what }

## Was einmal geschieht: Decks und Hände

arcm-op-does-draw = { $n ->
    [one] { $who }: 1 Karte ziehen
   *[other] { $who }: { $n } Karten ziehen
 }
arcm-op-does-may-draw = { $n ->
    [one] { $who }: 1 Karte ziehen oder darauf verzichten
   *[other] { $who }: { $n } Karten ziehen oder darauf verzichten
 }
arcm-op-does-mill = { $n ->
    [one] { $who }: die oberste Karte des Decks auf den Friedhof legen
   *[other] { $who }: die obersten { $n } Karten des Decks auf den Friedhof legen
 }
arcm-op-does-look-top = { $n ->
    [one] { $who }: die oberste Karte des Decks, die nur du siehst
   *[other] { $who }: die obersten { $n } Karten des Decks, die nur du siehst; sie bleiben dort
 }
arcm-op-does-reveal-top = { $n ->
    [one] Decke die oberste Karte deines Decks auf; auf die Hand, wenn es diese ist, sonst unter das Deck: { $which }
   *[other] Decke die obersten { $n } Karten deines Decks auf; auf die Hand jede von diesen, die anderen unter das Deck, in beliebiger Reihenfolge: { $which }
 }
arcm-op-does-reveal-hand = { $n ->
    [one] { $who }: eine zufällige Handkarte aufdecken
   *[other] { $who }: { $n } zufällige Handkarten aufdecken
 }
arcm-op-does-search = Durchsuche dein Deck nach bis zu { $n } × { $which } → { $to }; mische es danach
arcm-op-does-search-revealed = Durchsuche dein Deck, zeige sie allen und mische es: { $n } × { $which } → { $to }, in beliebiger Reihenfolge
arcm-op-does-search-marked = Durchsuche dein Deck nach bis zu { $n } × { $which } → { $to }, markiert; mische es danach
arcm-op-does-shuffle = Mische dein Deck
arcm-op-does-no-draw = { $who }: in diesem Zug keine Karten ziehen
arcm-op-does-one-draw = { $who }: in der nächsten Ziehphase nicht mehr als 1 Karte ziehen

## Was einmal geschieht: Marken, Markieren, Orte

arcm-op-does-add-counter = Marken auf: { $what }; { $n } × { $counter }
arcm-op-does-take-counter = Entferne { $n }, Marken ({ $counter }): { $what }
arcm-op-does-take-counters = Entferne alle Marken ({ $counter }): { $what }
arcm-op-does-city-gains = +{ $n } Verteidigungskraft auf Dauer: { $what }
arcm-op-does-city-loses = −{ $n } Verteidigungskraft auf Dauer, was kein Schaden ist: { $what }
arcm-op-does-mark = Markiert: { $what }
arcm-op-does-unmark = Entmarkiert: { $what }
arcm-op-does-rest = { $n ->
    [one] Wird in der nächsten Entmarkierungsphase der Person, die sie kontrolliert, nicht entmarkiert: { $what }
   *[other] Wird in den nächsten { $n } Entmarkierungsphasen der Person, die sie kontrolliert, nicht entmarkiert: { $what }
 }
arcm-op-does-hold = Kein Effekt entmarkiert sie, solange diese Karte markiert bleibt: { $what }
arcm-op-does-move = Bewegt, ohne dafür markiert zu werden: { $what } → { $to }
arcm-op-does-move-by = Nach Wahl von { $who }: { $what } → { $to }
arcm-op-does-toss = Wirf eine Münze. Kopf:
arcm-op-does-tails = Zahl:
arcm-op-does-smother = Für den Rest des Zuges fügen Ereignisse und Magien ihrer Fraktion keinen Schaden zu; ebenso viele Feuer-Marken kommen auf diese Karte
arcm-op-does-swap-resource = Zeige alle deine Ressourcenkarten; eine von diesen kommt auf deine Hand, und diese Karte legt sich an ihre Stelle: { $which }
arcm-op-does-copy-token = Noch ein solcher Token, als seine Sandkopie
arcm-op-does-unhide = Am Ende deiner nächsten Taktikphase kommt sie wieder ins Spiel, in eine deiner Städte
arcm-op-does-token = Ein Token kommt ins Spiel: { $card } → { $to }
arcm-op-does-token-marked = Ein Token kommt markiert ins Spiel: { $card } → { $to }
arcm-op-does-put-in-play = Ins Spiel gebracht, ohne ausgespielt zu werden: { $what } → { $to }
arcm-op-does-put-in-graveyard = Oben auf den Friedhof der Person gelegt, der sie gehört: { $what }
arcm-op-does-remove = Aus dem Spiel entfernt: { $what }
arcm-op-does-return = Zurückgebracht: { $what } → { $to }
arcm-op-does-attach = Diese Karte wird daran angelegt

## Was einmal geschieht: das Übrige

arcm-op-does-counter-spell = Neutralisiert: { $what }
arcm-op-does-retarget = Du kannst ein anderes erlaubtes Ziel für die Zielkarte auf dem Stapel wählen
arcm-op-does-exchange = Das Ziel und eine von diesen, die du wählst, wechseln die Armee und damit die Seite: { $which }. Wenn sie das tun:
arcm-op-does-plant = Du kannst eine davon in die Armee der Zielperson legen, unter deren Kontrolle: { $which }. Wenn du das tust:
arcm-op-does-gain-control = Übernimm die Kontrolle über eine von diesen, nach deiner Wahl: { $which }
arcm-op-does-gain-control-marked = Übernimm die Kontrolle über eine von diesen, nach deiner Wahl, und markiere sie: { $which }
arcm-op-does-serene = 0/2 und ohne Fähigkeiten bis zum Ende des Zuges: { $what }
arcm-op-does-produce = Produziere Ressourcen ({ $faction }) für diesen Zug: { $n }
arcm-op-does-steal = Du übernimmst eine Ressourcenkarte der Zielperson, markiert oder nicht, wie sie ist; du wählst sie verdeckt
arcm-op-does-return-stolen = Die Ressourcenkarte, die sie genommen hat, geht zurück, wie sie ist
arcm-op-does-extra-attack = Du hast direkt danach eine weitere Angriffsphase
arcm-op-does-residents-may-defend = Bis zum Ende des Zuges können die Bewohner der Zielstadt auch deine anderen Städte verteidigen
arcm-op-does-army-cannot-defend = Bis zum Ende des Zuges kann die Zielarmee die Zielstadt nicht verteidigen
arcm-op-does-harmless = Bis zum Ende des Zuges fügen Kreaturen, die nicht vom Typ { $subtype } sind, in Kämpfen keinen Schaden zu
arcm-op-does-played-have = Kreaturen, die du in diesem Zug ausspielst, haben { $keyword }
arcm-op-does-pick-one = Eines davon, beim Ausspielen oder Benutzen gewählt:
arcm-op-does-pay-to = Du kannst Ressourcen bezahlen, so viele: { $n }. Wenn du das tust:
arcm-op-does-repeat = So oft, wie dies sagt: { $n }
arcm-op-does-delayed = { $at }:
arcm-op-does-gets = { $stats } bis zum Ende des Zuges: { $what }
arcm-op-does-has = { $keyword } bis zum Ende des Zuges: { $what }
arcm-op-does-shelter = Zuflucht, bis sie markiert wird: { $what }
arcm-op-does-ignores = Bis zum Ende des Zuges wie ohne { $keyword }: { $what }
arcm-op-does-is-also = Von nun an auch vom Typ { $subtype }: { $what }

## Was gilt

arcm-op-holds-gets = { $stats }: { $what }
arcm-op-holds-gets-per = { $stats }: { $what }, für jede { $per }
arcm-op-holds-gets-per-faction = { $stats } für jede Fraktion über die erste hinaus unter: { $which }. Das gilt für: { $what }
arcm-op-holds-gets-when = { $stats }, solange { $when }: { $what }
arcm-op-holds-has = { $keyword }: { $what }
arcm-op-holds-is-also = Auch vom Typ { $subtype }: { $what }
arcm-op-holds-has-ability = Hat auch diese Fähigkeit: { $what }
arcm-op-holds-no-unmark = Wird in der Entmarkierungsphase nicht entmarkiert: { $what }
arcm-op-holds-unmark-tax = Wird in der Entmarkierungsphase nur gegen so viele Ressourcen entmarkiert: { $n }. Das gilt für: { $what }
arcm-op-holds-may-stay-marked = Wer sie kontrolliert, kann sie in der Entmarkierungsphase markiert lassen: { $what }
arcm-op-holds-moves-unmarked = Wird für Bewegungen nicht markiert: { $what }
arcm-op-holds-cannot-move = Nichts bewegt sich hinein oder hinaus: { $what }
arcm-op-holds-cannot-attack = Greift nicht an: { $which }. Das gilt für: { $what }
arcm-op-holds-must-attack = Muss in deiner Angriffsphase angreifen, wenn möglich: { $what }
arcm-op-holds-attack-tax = { $n ->
    [one] Greift nur an, wenn für sie 1 Ressource bezahlt wird: { $what }
   *[other] Greift nur an, wenn für sie { $n } Ressourcen bezahlt werden: { $what }
 }
arcm-op-holds-cannot-enter = Wird nicht Bewohner dieser Stadt: { $what }
arcm-op-holds-leave-again = { $n ->
    [one] Auch wenn diese Stadt in diesem Zug schon Teil einer Bewegung war, können deine Kreaturen sie verlassen, für je 1 Ressource
   *[other] Auch wenn diese Stadt in diesem Zug schon Teil einer Bewegung war, können deine Kreaturen sie verlassen, für je { $n } Ressourcen
 }
arcm-op-holds-reduce-damage = Jeder Schaden, der ihr zugefügt wird, ist um { $n } geringer: { $what }
arcm-op-holds-cannot-defend = Verteidigt nicht gegen: { $which }. Das gilt für: { $what }
arcm-op-holds-gets-defending = Zur Verteidigung zugewiesen (gegen: { $which }), erhält diese Karte sofort { $stats } bis zum Ende des Zuges
arcm-op-holds-loses-abilities = Hat keine Fähigkeiten: { $what }
arcm-op-holds-tied = Kann weder fürs Bewegen noch fürs Angreifen markiert werden: { $what }
arcm-op-holds-residents-may-attack = Bewohner dieser Stadt können aus ihr heraus angreifen
arcm-op-holds-double-damage = Schaden von Ereignissen und Magien wird verdoppelt: { $faction }
arcm-op-holds-hide = Einmal kannst du eine deiner Kreaturen, auf die eine Karte oder Fähigkeit zielt, verstecken: Sie verlässt das Spiel
arcm-op-holds-helps-to-pay = Kann geopfert werden, während dies bezahlt wird; es kostet dann um die Kosten dieser Karte weniger: { $which }
arcm-op-holds-extra-city-damage = { $n } Schaden mehr, wenn ihr Kampfschaden die angegriffene Stadt trifft
arcm-op-holds-costs-less = Kostet { $n } weniger: { $which }
arcm-op-holds-costs-more = Kostet { $n } mehr: { $which }
arcm-op-holds-cap-resources = Niemand hat mehr Ressourcenkarten als: { $n }
arcm-op-holds-cap-unmarking = Niemand entmarkiert in einer Entmarkierungsphase mehr Kreaturen als: { $n }
arcm-op-holds-cap-damage = Der meiste Schaden, den die verzauberte Karte in einem Zug nimmt: { $n }
arcm-op-holds-cap-drawing = Die meisten Karten, die jemand in einer Ziehphase zieht: { $n }
arcm-op-holds-extra-devotion = Wenn sich Bewohner hingeben, kannst du diese aus dem Spiel entfernen, und ihre Loyalität zählt: jede { $which }
arcm-op-holds-recall-for-devotion = Wenn sich Bewohner hingeben, kannst du eine von diesen auf die Hand der Person zurücknehmen, der sie gehört, und ihre Loyalität zählt: { $which }
arcm-op-holds-replace = Statt aus dem Spiel auf einen Friedhof zu kommen, wenn du willst: { $which }
arcm-op-holds-recall-host = Statt zu sterben, kommt die verzauberte Karte auf die Hand der Person, der sie gehört, und diese Karte unter das Deck der Person, der sie gehört
arcm-op-holds-prevent-death = Bleibt im Spiel, statt zu sterben: eine { $which }
arcm-op-holds-whenever = Jedes Mal, wenn { $when }:

## Worum es geht

arcm-op-host-creature = eine Kreatur
arcm-op-host-city = eine Stadt
arcm-op-moment-turn-begins = Wenn dein nächster Zug beginnt
arcm-op-moment-attack-phase-ends = Wenn deine Angriffsphase endet
arcm-op-moment-tactics-ends = Wenn deine nächste Taktikphase endet
arcm-op-moment-play-begins = Wenn deine nächste Spielphase beginnt
arcm-op-moment-turn-ends = Wenn dein Zug endet
arcm-op-moment-next-spell = Wenn das nächste Mal jemand eine Karte ausspielt, die nicht vom Typ { $but } ist
arcm-op-ref-itself = diese Karte
arcm-op-ref-host = die verzauberte Karte
arcm-op-ref-target = das Ziel
arcm-op-ref-target2 = das zweite Ziel
arcm-op-ref-targets = die Ziele
arcm-op-ref-that = die betreffende Karte
arcm-op-ref-its-city = die Stadt, deren Bewohner sie ist
arcm-op-ref-its-defenders = jede Kreatur, die gegen sie verteidigt
arcm-op-ref-itself-and-marked = diese Karte und die für die Kosten markierten
arcm-op-who-you = Du
arcm-op-who-target = Die Zielperson
arcm-op-who-each = Jede Person
arcm-op-who-opponents = Jedes Gegenüber
arcm-op-who-owner-of-that-city = Die Person, der diese Stadt gehört
arcm-op-who-controller-of-that = Wer sie kontrolliert
arcm-op-to-your-army = deine Armee
arcm-op-to-this-city = diese Stadt
arcm-op-to-your-city = eine deiner Städte
arcm-op-to-each-of-your-cities = jede deiner Städte
arcm-op-to-each-other-of-your-cities = jede deiner Städte außer ihrer eigenen
arcm-op-to-your-hand = deine Hand
arcm-op-to-owners-hand = die Hand, auf die sie gehört
arcm-op-to-your-deck-top = oben auf dein Deck
arcm-op-to-your-deck-bottom = unter dein Deck
arcm-op-to-owners-deck-top = oben auf das Deck, zu dem sie gehört
arcm-op-to-controllers-city = eine Stadt der Person, die sie kontrolliert, nach deiner Wahl
arcm-op-to-controllers-place = die Armee oder eine Stadt der Person, die sie kontrolliert, nach deiner Wahl
arcm-op-to-owners-place = die Armee oder eine Stadt der Person, der sie gehört, nach deiner Wahl
arcm-op-to-other-place = ein anderer Ort der Person, die sie kontrolliert: die Armee oder eine Stadt
arcm-op-to-with-it = dorthin, wo diese Karte ist
arcm-op-to-target = die Stadt oder Armee, auf die gezielt wird
arcm-op-counter-growth = +1/+1
arcm-op-counter-edge = +1/+0
arcm-op-counter-decay = −1/−1
arcm-op-counter-grassroot = Graswurzel
arcm-op-counter-poison-ivy = Giftefeu: wird nur gegen eine −1/−1-Marke entmarkiert
arcm-op-counter-rabies = Tollwut: muss angreifen, steckt an, wem sie Schaden zufügt, wird am Ende des eigenen Zuges geopfert
arcm-op-counter-fire = Feuer
arcm-op-counter-loyalty = ein Loyalitätspunkt mehr
arcm-op-holdings-resource-cards = Ressourcenkarten
arcm-op-holdings-cards-in-hand = Handkarten
arcm-op-holdings-army-creatures = Kreaturen in der Armee
arcm-op-holdings-residents = Kreaturen in Städten

## Welche Karten

arcm-op-which-any = Karte jeder Art
arcm-op-which-creature = Kreatur
arcm-op-which-city = Stadt
arcm-op-which-enchantment = Verzauberung
arcm-op-which-event = Ereigniskarte
arcm-op-which-spell = Karte auf dem Stapel
arcm-op-which-player = Person
arcm-op-which-army = Armee
arcm-op-which-card = Karte
arcm-op-which-creature-card = Kreaturenkarte
arcm-op-which-enchantment-card = Verzauberungskarte
arcm-op-which-host = die verzauberte Karte
arcm-op-which-such = { $noun } { $which }
arcm-op-which-and = { $one }, { $other }
arcm-op-which-or = { $one } oder { $other }
arcm-op-which-not = nicht { $which }
arcm-op-which-of = der Fraktion { $faction }
arcm-op-which-is = vom Typ { $subtype }
arcm-op-which-has = mit { $keyword }
arcm-op-which-lacks = ohne { $keyword }
arcm-op-which-named = namens { $card }
arcm-op-which-yours = unter deiner Kontrolle
arcm-op-which-that-opponents = unter der Kontrolle dieses Gegenübers
arcm-op-which-opponents = unter der Kontrolle eines Gegenübers
arcm-op-which-played-by-you = von dir ausgespielt
arcm-op-which-in-your-army = in deiner Armee
arcm-op-which-in-any-army = in einer Armee
arcm-op-which-in-army-of-hosts-controller = in der Armee der Person, die die verzauberte Karte kontrolliert
arcm-op-which-in-your-hand = auf deiner Hand
arcm-op-which-in-your-deck = in deinem Deck
arcm-op-which-in-your-graveyard = auf deinem Friedhof
arcm-op-which-in-any-graveyard = auf einem beliebigen Friedhof
arcm-op-which-in-targets-graveyard = auf dem Friedhof der Zielperson
arcm-op-which-resident-of-itself = als Bewohner dieser Stadt
arcm-op-which-resident-of-target = als Bewohner der Zielstadt
arcm-op-which-resident-of-host = Bewohner der verzauberten Stadt
arcm-op-which-resident-of-your-cities = als Bewohner einer deiner Städte
arcm-op-which-resident-of-attacked-city = als Bewohner der angegriffenen Stadt
arcm-op-which-same-city = in derselben Stadt
arcm-op-which-same-place = in derselben Stadt oder Armee
arcm-op-which-same-place-as-host = in der Stadt oder Armee der verzauberten Karte
arcm-op-which-where-it-was = an dem Ort, den diese Karte verlassen hat
arcm-op-which-unmarked = ohne Markierung
arcm-op-which-marked = mit Markierung
arcm-op-which-attacking = im Angriff
arcm-op-which-attacking-itself = im Angriff auf diese Stadt
arcm-op-which-on-host = an der verzauberten Karte
arcm-op-which-aimed-once = mit einem einzigen Ziel
arcm-op-which-other = außer dieser Karte
arcm-op-which-bears = mit einer Marke ({ $counter })
arcm-op-which-copied = Sandkopie
arcm-op-which-not-host = außer der verzauberten Karte
arcm-op-which-not-target = außer dem Ziel
arcm-op-which-costs-at-most = mit Kosten von höchstens { $n }
arcm-op-which-costs-at-most-x = mit Kosten von höchstens X
arcm-op-which-defense-above-its-attack = mit mehr VER, als diese Karte ANG hat
arcm-op-which-in-targets-army = in der Armee der Zielperson
arcm-op-which-defense-at-least = mit VER { $n } oder mehr
arcm-op-what-each = jede { $which }
arcm-op-what-some = { $n } × { $which } (du wählst)
arcm-op-what-some-theirs = { $n } × { $which } (es wählt, wer dadurch verliert)

## Wie viel

arcm-op-amount-count = die Zahl der Karten ({ $which })
arcm-op-amount-counters = die Zahl der Marken ({ $counter }; { $what })
arcm-op-amount-defense = die VER ({ $what })
arcm-op-amount-devotion = die Hingabe ({ $what })
arcm-op-amount-x = X
arcm-op-amount-one-and-x = 1 + X
arcm-op-amount-x-less = X − { $n }
arcm-op-amount-twice = zweimal { $n }
arcm-op-amount-tally = die Zahl der geopferten oder entfernten
arcm-op-amount-your-resources = die Zahl deiner Ressourcenkarten
arcm-op-amount-if = { $one }, wenn { $when }, sonst { $other }
arcm-op-amount-all = alle
arcm-op-amount-any-number = beliebig viele

## Bedingungen

arcm-op-when-at-least = { $more } { $less } oder mehr beträgt
arcm-op-when-more = { $more } größer ist als { $less }
arcm-op-when-your-turn = du am Zug bist
arcm-op-when-opponents-turn = ein Gegenüber am Zug ist
arcm-op-when-marked = { $what } markiert ist
arcm-op-when-in-your-army = diese Karte in deiner Armee ist
arcm-op-when-attacked = diese Karte in diesem Zug angegriffen hat
arcm-op-when-played-into-army = diese Karte in die Armee ausgespielt wurde

## Auslöser

arcm-op-trigger-enters = diese Karte ins Spiel kommt
arcm-op-trigger-leaves = diese Karte das Spiel verlässt
arcm-op-trigger-dies = diese Karte stirbt
arcm-op-trigger-marked = diese Karte markiert wird
arcm-op-trigger-devoted = diese Karte für Hingabe markiert wird
arcm-op-trigger-moved = diese Karte bewegt wird
arcm-op-trigger-enters-city = diese Karte in eine Stadt kommt
arcm-op-trigger-damages-city = diese Karte einer Stadt Schaden zufügt
arcm-op-trigger-damages-creature = diese Karte einer Kreatur Schaden zufügt
arcm-op-trigger-attacks = diese Karte angreift
arcm-op-trigger-defended = dieser Karte verteidigende Kreaturen zugewiesen werden
arcm-op-trigger-host-marked = die verzauberte Karte markiert wird
arcm-op-trigger-host-marked-by-controller = die verzauberte Karte von der Person markiert wird, die sie kontrolliert
arcm-op-trigger-buried = auf dem Friedhof { $n } Karten auf dieser liegen
arcm-op-trigger-you-play = du eine Karte ausspielst ({ $which })
arcm-op-trigger-other-enters = eine andere Karte ins Spiel kommt ({ $which })
arcm-op-trigger-opponent-draws = ein Gegenüber eine Karte zieht
arcm-op-trigger-opponent-discards = ein Gegenüber eine Karte abwirft
arcm-op-trigger-attacks-you = eine Kreatur eine deiner Städte oder deine Armee angreift
arcm-op-trigger-opponent-moves = ein Gegenüber eine Kreatur bewegt
arcm-op-trigger-you-move = du eine Kreatur bewegst
arcm-op-trigger-your-tactics = deine Taktikphase beginnt
arcm-op-trigger-your-tactics-end = deine Taktikphase endet
arcm-op-trigger-tactics-in-its-city = eine Taktikphase der Person beginnt, die ihre Stadt kontrolliert
arcm-op-trigger-your-discard-phase = deine Abwurfphase beginnt
arcm-op-trigger-hosts-turn-ends = ein Zug der Person endet, die die verzauberte Karte kontrolliert
arcm-op-trigger-your-turn = dein Zug beginnt

## Kosten

arcm-op-cost-mark = diese Karte markieren
arcm-op-cost-mark-others = andere markieren, { $n } × { $which }
arcm-op-cost-pay = { $n ->
    [one] 1 Ressource beliebiger Fraktion bezahlen
   *[other] { $n } Ressourcen beliebiger Fraktionen bezahlen
 }
arcm-op-cost-sacrifice-resources = { $n ->
    [one] 1 Ressourcenkarte opfern
   *[other] { $n } Ressourcenkarten opfern
 }
arcm-op-cost-sacrifice = diese Karte opfern
arcm-op-cost-city-defense = eine deiner Städte verliert { $n } Verteidigungskraft
arcm-op-cost-counter = eine Marke auf diese Karte legen: { $counter }
arcm-op-cost-lose-counter = eine Marke von dieser Karte entfernen: { $counter }
arcm-op-cost-once = einmal pro Zug
arcm-op-cost-discard = eine { $which } abwerfen
