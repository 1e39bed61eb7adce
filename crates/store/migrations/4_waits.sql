-- Who is asked before the first entry, a bit for each seat. A table that began before this was kept says everybody who
-- sits there, which is so in every game whose first question is not for the House.
ALTER TABLE tables ADD COLUMN waits INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET waits = (SELECT sum(1 << seat) FROM seats WHERE table_id = id);
