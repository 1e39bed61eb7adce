### What a link to a table says of itself where it is sent.

preview-open = { $open } of { $seats } seats open. At the table: { $names }
preview-setup = Variant: { $setup }
preview-full = { $seats } seats, all taken: { $names }
preview-somebody = somebody
