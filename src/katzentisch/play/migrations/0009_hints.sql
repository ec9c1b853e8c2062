-- Who agreed to hints for everybody at a table; without a row somebody did not.

CREATE TABLE hints_agreed (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
);
