-- Since when somebody acts for a seat.
ALTER TABLE holders ADD COLUMN since INTEGER NOT NULL DEFAULT 0;

-- Links that let one more device into a seat that is taken: each once, and not for long. What is kept is not the
-- secret, only what it is known by.
CREATE TABLE links (
    id       TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    made_at  INTEGER NOT NULL,
    until    INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX links_by_table ON links (table_id);
