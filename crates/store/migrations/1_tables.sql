CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    rules   INTEGER NOT NULL,
    seed    TEXT NOT NULL,
    opening TEXT NOT NULL,
    name    TEXT,
    made_by TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    frozen  TEXT
) WITHOUT ROWID;

CREATE INDEX tables_by_maker ON tables (made_by);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    bot      TEXT,
    open     INTEGER NOT NULL,
    name     TEXT,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- Who acts for which seat: one person may hold several, and may use several devices.
CREATE TABLE holders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    guest    TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, guest)
) WITHOUT ROWID;

CREATE INDEX holders_by_guest ON holders (guest);

-- Only grows. The key is the lock: of two writers of the same entry, one cannot.
CREATE TABLE entries (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    n           INTEGER NOT NULL,
    seat        INTEGER NOT NULL,
    deed        TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    waits       INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TABLE guests (
    id      TEXT PRIMARY KEY,
    name    TEXT,
    made_at INTEGER NOT NULL
) WITHOUT ROWID;
