-- When a table wants to be woken after an entry though nobody comes: a bot has to think, or a clock runs out.
ALTER TABLE entries ADD COLUMN due bigint;
CREATE INDEX entries_by_due ON entries (due) WHERE due IS NOT NULL;
