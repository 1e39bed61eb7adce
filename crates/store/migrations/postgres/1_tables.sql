CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    rules   INTEGER NOT NULL,
    seed    TEXT NOT NULL,
    opening TEXT NOT NULL,
    name    TEXT,
    made_by TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    frozen  TEXT,
    -- Who is asked before the first entry, a bit for each seat.
    waits   SMALLINT NOT NULL
);

CREATE INDEX tables_by_maker ON tables (made_by);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     SMALLINT NOT NULL,
    bot      TEXT,
    open     BOOLEAN NOT NULL,
    name     TEXT,
    PRIMARY KEY (table_id, seat)
);

-- Who acts for which seat: one person may hold several, and may use several devices.
CREATE TABLE holders (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     SMALLINT NOT NULL,
    guest    TEXT NOT NULL,
    since    BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, guest)
);

CREATE INDEX holders_by_guest ON holders (guest);

-- Only grows. The key is the lock: of two writers of the same entry, one cannot.
CREATE TABLE entries (
    table_id    TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n           INTEGER NOT NULL,
    seat        SMALLINT NOT NULL,
    deed        TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    waits       SMALLINT NOT NULL,
    at          BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE guests (
    id      TEXT PRIMARY KEY,
    name    TEXT,
    made_at BIGINT NOT NULL
);

-- Links that let one more device into a seat that is taken: each once, and not for long. What is kept is not the
-- secret, only what it is known by.
CREATE TABLE links (
    id       TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     SMALLINT NOT NULL,
    made_at  BIGINT NOT NULL,
    until    BIGINT NOT NULL
);

CREATE INDEX links_by_table ON links (table_id);

-- One row, written by whoever asks whether the store is well.
CREATE TABLE health (
    id SMALLINT PRIMARY KEY CHECK (id = 1),
    n  BIGINT NOT NULL
);

-- What all servers sign with. One row.
CREATE TABLE secrets (
    id  SMALLINT PRIMARY KEY CHECK (id = 1),
    key BYTEA NOT NULL
);

-- The servers that run. One that is not heard of until then has gone.
CREATE TABLE servers (
    id      TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    until   TIMESTAMPTZ NOT NULL
);

-- At which server a table is awake. The token grows whenever the table is taken: what was begun under an older one
-- cannot be written any more.
CREATE TABLE leases (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    server   TEXT,
    token    BIGINT NOT NULL
);

CREATE INDEX leases_by_server ON leases (server);
