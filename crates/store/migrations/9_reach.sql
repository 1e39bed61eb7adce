-- Browsers that want to be told when it is somebody's move: where to send it, and what it is encrypted for.
CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    guest    TEXT NOT NULL,
    p256dh   TEXT NOT NULL,
    auth     TEXT NOT NULL,
    lang     TEXT NOT NULL,
    made_at  BIGINT NOT NULL
);

CREATE INDEX subscriptions_by_guest ON subscriptions (guest);
