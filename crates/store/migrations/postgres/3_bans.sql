-- Guests and addresses that whoever runs the servers does not let in.
CREATE TABLE bans (
    who TEXT PRIMARY KEY,
    why TEXT,
    at  BIGINT NOT NULL
);

CREATE INDEX tables_by_age ON tables (made_at);
