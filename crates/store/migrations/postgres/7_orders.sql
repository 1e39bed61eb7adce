-- In which windows the server passes for a seat. Not in the log: what somebody intends is nobody else's to know.
CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     SMALLINT NOT NULL,
    until    TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
