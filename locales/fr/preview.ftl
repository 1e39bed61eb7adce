### Ce qu’un lien vers une table dit de lui-même là où on l’envoie.

preview-open = { $open ->
    [one] { $open } place libre sur { $seats }. À la table : { $names }
   *[other] { $open } places libres sur { $seats }. À la table : { $names }
 }
preview-setup = Variante : { $setup }
preview-decks = Decks : { $decks }
preview-deck = { $who } : { $deck }
preview-own-deck = son propre Deck
preview-bring = Vous choisissez le Deck que vous apportez
preview-full = { $seats } places, toutes prises : { $names }
preview-somebody = quelqu’un
