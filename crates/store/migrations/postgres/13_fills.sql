-- When bots take the seats at a table that are still open then, and how well they play.
CREATE TABLE fills (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    at       BIGINT NOT NULL,
    bot      TEXT NOT NULL
);

CREATE INDEX fills_by_time ON fills (at);
