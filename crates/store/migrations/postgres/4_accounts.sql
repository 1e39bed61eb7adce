-- Whoever wants to be known on several devices. An account is a guest with ways in: its id stands wherever that of a
-- guest does.
CREATE TABLE accounts (
    id       TEXT PRIMARY KEY,
    -- What they sign in by, folded, and what is kept of their password.
    login    TEXT UNIQUE,
    password TEXT,
    -- What their browsers keep for them: settings, decks, lessons.
    kept     TEXT NOT NULL,
    made_at  BIGINT NOT NULL
);

CREATE TABLE passkeys (
    id      TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    label   TEXT NOT NULL,
    key     TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    used_at BIGINT NOT NULL
);

CREATE INDEX passkeys_by_account ON passkeys (account);

-- Devices that are signed in. What is kept is not the secret of the cookie, only what it is known by.
CREATE TABLE sessions (
    id      TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    label   TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

CREATE INDEX sessions_by_account ON sessions (account);

-- What was asked of an authenticator and is not answered yet: each once, and not for long.
CREATE TABLE ceremonies (
    id    TEXT PRIMARY KEY,
    state TEXT NOT NULL,
    until BIGINT NOT NULL
);
