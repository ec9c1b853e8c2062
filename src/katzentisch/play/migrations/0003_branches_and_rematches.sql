-- Where a table came from, and the one rematch that followed it.

ALTER TABLE game_table ADD COLUMN origin_table TEXT NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN origin_step INTEGER NOT NULL DEFAULT 0;

CREATE TABLE rematch (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id),
    next_id TEXT NOT NULL REFERENCES game_table (id)
);
