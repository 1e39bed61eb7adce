-- Guests and addresses that whoever runs the server does not let in.
CREATE TABLE bans (
    who TEXT PRIMARY KEY,
    why TEXT,
    at  INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_by_age ON tables (made_at);
