-- A position of each long table, so that it goes on from there when it wakes. It follows from the log, and is thrown away
-- where the two do not fit.
CREATE TABLE positions (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    rules    INTEGER NOT NULL,
    text     TEXT NOT NULL
);
