-- What outlives a change of rules or material: the material tables were begun with, and finished games as they were seen.

CREATE TABLE material (
    hash TEXT PRIMARY KEY,           -- as in game_table
    game TEXT NOT NULL,
    files TEXT NOT NULL              -- JSON: text of each file by its name
);

CREATE TABLE summary (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id),
    text TEXT NOT NULL               -- JSON: how a finished game ended, for lists of tables
);

CREATE TABLE transcript (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id),
    text TEXT NOT NULL               -- a finished game as every seat saw it, compressed, in base 64
);
