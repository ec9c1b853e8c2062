-- Tables, seats, the secrets that open them, and the log that is the truth of each game.
-- The same text runs on SQLite and PostgreSQL; secrets are hashes in hexadecimal.

CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    variant TEXT NOT NULL,
    settings TEXT NOT NULL,          -- JSON
    rules TEXT NOT NULL,
    material TEXT NOT NULL,
    seed TEXT NOT NULL,              -- decimal digits
    seed_shown INTEGER NOT NULL,     -- 1: shown from the start
    undo TEXT NOT NULL,              -- free, consent, off
    spectators INTEGER NOT NULL,     -- 1: people may look on
    clock INTEGER NOT NULL,          -- seconds for one decision, 0: none
    created BIGINT NOT NULL          -- milliseconds since 1970
);

CREATE TABLE seat (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,              -- here, invited, bot
    name TEXT NOT NULL,
    level TEXT NOT NULL,             -- of a bot
    taken INTEGER NOT NULL,
    invitation TEXT NOT NULL,        -- hash, empty once used
    code TEXT NOT NULL,              -- hash of the four words
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seat_by_code ON seat (code);

CREATE TABLE seat_key (
    hash TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,           -- -1: to look on
    PRIMARY KEY (hash, table_id, seat)
);

CREATE INDEX seat_key_by_table ON seat_key (table_id);

CREATE TABLE entry (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seq INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action BIGINT NOT NULL,
    quoted INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)      -- decides races between processes
);
