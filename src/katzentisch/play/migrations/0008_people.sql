-- What people may ask for: not to read somebody, and tables the operator has closed.

CREATE TABLE muted (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,           -- who does not want to read
    whom INTEGER NOT NULL,           -- what this seat says
    PRIMARY KEY (table_id, seat, whom)
);

CREATE TABLE closed (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id),
    at BIGINT NOT NULL               -- milliseconds since 1970
);

CREATE INDEX entry_by_time ON entry (table_id, at);
CREATE INDEX chat_by_time ON chat (at);
