-- Who knows whom: a row for each direction. `blocked` is a wish of the one, of which the other hears nothing.
CREATE TABLE friends (
    account TEXT NOT NULL,
    other   TEXT NOT NULL,
    state   TEXT NOT NULL,
    since   BIGINT NOT NULL,
    PRIMARY KEY (account, other)
);

CREATE INDEX friends_by_other ON friends (other);

-- Links by which two become friends: each once, and not for long. What is kept is what the secret is known by.
CREATE TABLE friend_links (
    id      TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    until   BIGINT NOT NULL
);

-- Friends who are asked to a table.
CREATE TABLE summons (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    account  TEXT NOT NULL,
    host     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, account)
);

CREATE INDEX summons_by_account ON summons (account);

-- Accounts whose friends do not see whether they are there; and when the others were there last.
CREATE TABLE presence (
    account TEXT PRIMARY KEY,
    hidden  SMALLINT NOT NULL,
    seen_at BIGINT NOT NULL
);
