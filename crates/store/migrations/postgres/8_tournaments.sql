-- What hosts run. What was agreed on and what has happened is one text, replaced under a version that grows, so that of
-- two who would change it at once one begins again. Who takes part is apart from it, so that people can go.
CREATE TABLE tournaments (
    id      TEXT PRIMARY KEY,
    made_by TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    version INTEGER NOT NULL,
    body    TEXT NOT NULL
);

CREATE INDEX tournaments_by_maker ON tournaments (made_by);

CREATE TABLE entrants (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    n             SMALLINT NOT NULL,
    guest         TEXT,
    bot           TEXT,
    name          TEXT,
    PRIMARY KEY (tournament_id, n)
);

CREATE UNIQUE INDEX entrants_by_guest ON entrants (guest, tournament_id) WHERE guest IS NOT NULL;
