### What a link to a table says of itself where it is sent.

preview-open = { $open } of { $seats } seats open. At the table: { $names }
preview-setup = Variant: { $setup }
preview-decks = Decks: { $decks }
preview-deck = { $who }: { $deck }
preview-own-deck = a deck of their own
preview-bring = You choose the deck you bring
preview-full = { $seats } seats, all taken: { $names }
preview-somebody = somebody
