-- How games ended: who came where. It follows from the log, and is kept so that nobody has to play all logs again.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     SMALLINT NOT NULL,
    place    SMALLINT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- Tables that anybody may sit down at, because whoever made them said so.
CREATE TABLE listed (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    since    BIGINT NOT NULL
);
