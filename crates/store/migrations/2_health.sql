-- One row, written by whoever asks whether the store is well.
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    n  INTEGER NOT NULL
);
