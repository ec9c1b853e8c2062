-- Why bots chose what they chose, told when the game is over; and games looked at again by the lab.

CREATE TABLE reason (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seq INTEGER NOT NULL,            -- of the log entry
    text TEXT NOT NULL,              -- JSON
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE review (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id),
    version TEXT NOT NULL,           -- hash of the record, the settings, and every version it depends on
    text TEXT NOT NULL               -- JSON
);
