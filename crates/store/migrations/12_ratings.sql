-- How rated games ended, in the order they did: all that ratings follow from. It outlives its tables, and names nobody who
-- has gone. `who` is a guest, an account, `bot easy`, or `gone` and a number of nobody's.
CREATE TABLE rated (
    table_id TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    game     TEXT NOT NULL,
    players  INTEGER NOT NULL,
    who      TEXT NOT NULL,
    place    INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX rated_by_game ON rated (game, players, at);
CREATE INDEX rated_by_who ON rated (who);

-- How a game came to its end, and with how many entries; those that ended before this was kept say nothing of it.
ALTER TABLE results ADD COLUMN how TEXT NOT NULL DEFAULT '';
ALTER TABLE results ADD COLUMN answers INTEGER NOT NULL DEFAULT 0;
