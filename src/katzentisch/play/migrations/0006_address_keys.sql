-- Addresses are counted under keyed hashes; the key of an hour is deleted with what was counted under it.

DELETE FROM spent;

CREATE TABLE address_key (
    hour INTEGER PRIMARY KEY,        -- hours since 1970
    value TEXT NOT NULL
);
