-- How games ended: who came where. It follows from the log, and is kept so that nobody has to play all logs again.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- Tables that anybody may sit down at, because whoever made them said so.
CREATE TABLE listed (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    since    INTEGER NOT NULL
) WITHOUT ROWID;
