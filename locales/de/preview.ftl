### Was ein Link zu einem Tisch dort von sich sagt, wo er ankommt.

preview-open = { $open } von { $seats } Plätzen frei. Am Tisch: { $names }
preview-setup = Variante: { $setup }
preview-decks = Decks: { $decks }
preview-deck = { $who }: { $deck }
preview-own-deck = ein eigenes Deck
preview-bring = Welches Deck du mitbringst, wählst du
preview-full = { $seats } Plätze, alle vergeben: { $names }
preview-somebody = jemand
