### Ce qu’un lien vers une table dit de lui-même là où on l’envoie.

preview-open = { $open ->
    [one] { $open } place libre sur { $seats }. À la table : { $names }
   *[other] { $open } places libres sur { $seats }. À la table : { $names }
 }
preview-setup = Variante : { $setup }
preview-full = { $seats } places, toutes prises : { $names }
preview-somebody = quelqu’un
