-- Tables on which the same deal is played against the same bots, so that people can compare what they made.

ALTER TABLE game_table ADD COLUMN challenge TEXT NOT NULL DEFAULT '';   -- what they have in common, empty: nothing

CREATE INDEX game_table_by_challenge ON game_table (challenge);
