### Was ein Link zu einem Tisch dort von sich sagt, wo er ankommt.

preview-open = { $open } von { $seats } Plätzen frei. Am Tisch: { $names }
preview-setup = Variante: { $setup }
preview-full = { $seats } Plätze, alle vergeben: { $names }
preview-somebody = jemand
