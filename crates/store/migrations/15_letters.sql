-- Where letters reach somebody, once they have shown that it is theirs. `out` is what the way out of every letter is known
-- by, and `written_at` when somebody was last written to about their moves.
CREATE TABLE mailboxes (
    account    TEXT PRIMARY KEY REFERENCES accounts (id),
    address    TEXT NOT NULL,
    lang       TEXT NOT NULL,
    wanted     SMALLINT NOT NULL,
    out        TEXT NOT NULL,
    written_at INTEGER NOT NULL,
    made_at    INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX mailboxes_by_address ON mailboxes (lower(address));
CREATE INDEX mailboxes_by_out ON mailboxes (out);

-- Links in letters, each once and not for long: to show that an address is one's own (`confirm`), or to set another
-- password (`password`). What is kept is what the secret is known by.
CREATE TABLE mail_links (
    id      TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    purpose TEXT NOT NULL,
    address TEXT NOT NULL,
    lang    TEXT NOT NULL,
    out     TEXT NOT NULL,
    until   INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX mail_links_by_account ON mail_links (account);
CREATE INDEX mail_links_by_out ON mail_links (out);
