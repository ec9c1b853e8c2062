-- Play by correspondence: who is called how, pauses, seats lent to bots, and tables of the same people.

CREATE TABLE call_wish (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,
    way TEXT NOT NULL,               -- push, mail, ntfy, matrix, discord
    target TEXT NOT NULL,            -- an address, or JSON: where and by which secret
    language TEXT NOT NULL,
    zone TEXT NOT NULL,              -- time zone of the quiet hours
    quiet_from INTEGER NOT NULL,     -- minutes after midnight; the same as quiet_until: no quiet hours
    quiet_until INTEGER NOT NULL,
    confirmed INTEGER NOT NULL,      -- 0: an e-mail address whose owner has not agreed yet
    created BIGINT NOT NULL,         -- milliseconds since 1970
    considered INTEGER NOT NULL,     -- the newest log entry after which somebody asked whose turn it is
    called INTEGER NOT NULL,         -- the turn of the last call, -1: none
    due INTEGER NOT NULL,            -- the turn of the call to come, -1: none
    due_at BIGINT NOT NULL,          -- not before, in milliseconds
    tries INTEGER NOT NULL,          -- of the call to come
    failures INTEGER NOT NULL,       -- calls in a row that were given up
    claim TEXT NOT NULL              -- of the process that sends it, empty: nobody does
);

CREATE INDEX call_wish_by_table ON call_wish (table_id, seat);
CREATE INDEX call_wish_by_time ON call_wish (due, due_at);

CREATE TABLE server_secret (
    name TEXT PRIMARY KEY,           -- vapid: signs pushes; links: signs links in mails
    value TEXT NOT NULL
);

CREATE TABLE no_mail (
    hash TEXT PRIMARY KEY            -- of an address that wants no mail of this server, under the key of links
);

CREATE TABLE pause (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat INTEGER NOT NULL,           -- whose owner wants to pause
    PRIMARY KEY (table_id, seat)
);

ALTER TABLE game_table ADD COLUMN late TEXT NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN circle TEXT NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN resumed BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN lent INTEGER NOT NULL DEFAULT 0;

CREATE INDEX game_table_by_circle ON game_table (circle);
