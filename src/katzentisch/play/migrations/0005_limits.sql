-- How much an address asked for in the hour that runs, so that all processes count together.

CREATE TABLE spent (
    what TEXT NOT NULL,              -- tables, recoveries, reviews
    who TEXT NOT NULL,               -- hash of an address
    hour INTEGER NOT NULL,           -- hours since 1970
    number INTEGER NOT NULL,
    PRIMARY KEY (what, who, hour)
);
