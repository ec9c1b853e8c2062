"""Persistence: tables, seats, hashes of secrets, and the log of each match.

A store writes durably before it returns: when `append` returns, the entry survives a crash and a power cut.
The unique key (table, seq) decides when two processes write the same entry: the second gets
`Conflict`. The statements here are the same for every database; `store_sqlite.py` and
`store_postgres.py` know how to run them.
"""

import contextlib
import hashlib
import json
import secrets
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Literal, NamedTuple, TypeVar

from katzentisch.play.log import Entry, Kind

_MOST_ASKED = 500  # tables in one question: SQLite takes no more than 999 values
_MIGRATIONS = Path(__file__).parent / "migrations"
Value = str | int
Row = Sequence[Value]
Statement = tuple[str, tuple[Value, ...]]
Kept = Literal["summary", "transcript"]
_PARTS = (
    "review",
    "reason",
    "chat",
    "entry",
    "seat_key",
    "seat",
    "summary",
    "transcript",
    "muted",
    "hints_agreed",
    "closed",
    "call_wish",
    "pause",
)


class StoreError(Exception):
    """The database failed; the message is the database's. Nothing was written."""


class Conflict(Exception):
    """Another process wrote this entry first."""


class SeatRow(NamedTuple):
    """A seat as it is stored; one that is lent to a bot is its owner's again as soon as they like."""

    seat: int
    kind: str
    name: str
    level: str
    taken: int
    invitation: str
    code: str
    lent: int = 0


class TableRow(NamedTuple):
    """A table as it is stored.

    `late` is the bot that takes the seat of somebody whose time is up, empty if a bot makes that one choice only. `circle`
    is the first table of the same people. `resumed` is when the game began or went on after a pause, 0 before. Tables with the
    same `challenge` have the same deal and the same bots.
    """

    id: str
    game: str
    variant: str
    settings: str
    rules: str
    material: str
    seed: str
    seed_shown: int
    undo: str
    spectators: int
    clock: int
    created: int
    origin_table: str = ""
    origin_step: int = 0
    late: str = ""
    circle: str = ""
    resumed: int = 0
    challenge: str = ""

    def settings_data(self) -> dict[str, str | int | bool]:
        """Return the settings as data; ValueError if they are none."""
        settings = json.loads(self.settings)
        if not isinstance(settings, dict):
            raise ValueError(f"settings {self.settings[:60]!r} are not an object")
        return settings


RowType = TypeVar("RowType", SeatRow, TableRow)


def wrong_field(row: SeatRow | TableRow) -> str:
    """Return the name of a field that is no text or number as it should be, empty if all are; SQLite stores anything anywhere.

    >>> wrong_field(SeatRow(0, "here", "Ana", "", 1, "", "")), wrong_field(SeatRow(0, "here", b"", "", 1, "", ""))
    ('', 'name')
    """
    kinds = type(row).__annotations__
    return next((name for name, value in row._asdict().items() if not isinstance(value, kinds[name])), "")


def mended(row: RowType) -> RowType:
    """Return a row with nothing in place of what is of a wrong kind, so that lists can show it.

    >>> mended(SeatRow("x", "here", b"", "", 1, "", ""))[:4]
    (0, 'here', '', '')
    """
    if not wrong_field(row):
        return row
    kinds = type(row).__annotations__
    return type(row)(
        *(value if isinstance(value, kinds[name]) else kinds[name]() for name, value in row._asdict().items())
    )


def _whole(value: Value) -> int:
    """Return a number as it is stored, 0 for what is none."""
    return value if isinstance(value, int) else 0


class Chatted(NamedTuple):
    """A chat message."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class News(NamedTuple):
    """Another process changed a table: `what` is entry, seat, chat or presence."""

    table: str
    what: str
    text: str = ""


_INSERT_TABLE = """INSERT INTO game_table (id, game, variant, settings, rules, material, seed, seed_shown, undo,
    spectators, clock, created, origin_table, origin_step, late, circle, resumed, challenge)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)"""
_INSERT_SEAT = """INSERT INTO seat (table_id, seat, kind, name, level, taken, invitation, code, lent)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"""
_INSERT_KEY = "INSERT INTO seat_key (hash, table_id, seat) VALUES ($1, $2, $3)"
INSERT_ENTRY = """INSERT INTO entry (table_id, seq, kind, seat, action, quoted, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)"""
_INSERT_REASON = "INSERT INTO reason (table_id, seq, text) VALUES ($1, $2, $3)"
_INSERT_CHAT = "INSERT INTO chat (table_id, number, seat, name, text, at) VALUES ($1, $2, $3, $4, $5, $6)"
_COUNT_UP = """INSERT INTO spent (what, who, hour, number) VALUES ($1, $2, $3, 1)
    ON CONFLICT (what, who, hour) DO UPDATE SET number = spent.number + 1"""
_TAKE_SEAT = """UPDATE seat SET taken = 1, kind = 'invited', level = '', lent = 0, invitation = '', name = $1, code = $2
    WHERE table_id = $3 AND invitation = $4"""
_LOCK_SEAT = "DELETE FROM seat_key WHERE table_id = $1 AND seat = $2"
_NO_PAUSE = "DELETE FROM pause WHERE table_id = $1 AND seat = $2"
_CALL_NO_MORE = "DELETE FROM call_wish WHERE table_id = $1 AND seat = $2"
COLUMNS = """id, game, variant, settings, rules, material, seed, seed_shown, undo, spectators, clock, created,
    origin_table, origin_step, late, circle, resumed, challenge"""


class Store:
    """The queries in SQL; a database implements `open`, `close`, `write`, `read`, and if it broadcasts, `tell` and `hear`."""

    broadcasts = False  # whether `tell` reaches other processes

    async def open(self) -> None:
        """Connect and bring the schema up to date."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finish pending work and disconnect."""
        raise NotImplementedError

    async def write(self, *statements: Statement) -> list[int]:
        """Run statements in one durable transaction; return how many rows each changed."""
        raise NotImplementedError

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """Return the rows of a query."""
        raise NotImplementedError

    async def tell(self, news: News) -> None:
        """Notify other processes that use this database; by default there are none."""

    def hear(self, heard: Callable[[News], None]) -> None:
        """Call `heard` for each notification of another process."""

    async def backup(self) -> str:
        """Copy the store while it is used and return where to; StoreError where the database has tools of its own."""
        raise StoreError("the database has tools of its own for backups")

    # ------------------------------------------------------------------ tables and seats

    async def add_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        keys: Sequence[tuple[str, int]],
        entries: Sequence[Entry] = (),
        rematch_of: str = "",
    ) -> None:
        """Write a new table with its seats, the hashes that open them, and a log to begin with."""
        statements: list[Statement] = [(_INSERT_TABLE, tuple(table))]
        statements += [(_INSERT_SEAT, (table.id, *seat)) for seat in seats]
        statements += [(_INSERT_KEY, (key, table.id, seat)) for key, seat in keys]
        statements += [(INSERT_ENTRY, (table.id, *entry)) for entry in entries]
        if rematch_of:
            statements.append(
                ("INSERT INTO rematch (table_id, next_id) VALUES ($1, $2)", (rematch_of, table.id))
            )
        await self.write(*statements)

    async def table(self, table: str) -> TableRow | None:
        """Return a table, None if there is none."""
        rows = await self.read(f"SELECT {COLUMNS} FROM game_table WHERE id = $1", table)
        return TableRow(*rows[0]) if rows else None  # type: ignore[arg-type]

    async def seats(self, table: str) -> list[SeatRow]:
        """Return the seats of a table in order."""
        rows = await self.read(
            """SELECT seat, kind, name, level, taken, invitation, code, lent FROM seat
            WHERE table_id = $1 ORDER BY seat""",
            table,
        )
        return [SeatRow(*row) for row in rows]  # type: ignore[arg-type]

    async def rematch(self, table: str) -> str:
        """Return the table that followed this one, empty if none did."""
        rows = await self.read("SELECT next_id FROM rematch WHERE table_id = $1", table)
        return str(rows[0][0]) if rows else ""

    async def tables(self, after: str = "", most: int = 500) -> list[str]:
        """Return the ids of tables in order, those after an id."""
        rows = await self.read("SELECT id FROM game_table WHERE id > $1 ORDER BY id LIMIT $2", after, most)
        return [str(row[0]) for row in rows]

    # ------------------------------------------------------------------ what outlives the rules

    async def material(self, hash_: str) -> str:
        """Return the files of a material as JSON, empty if nobody kept it."""
        rows = await self.read("SELECT files FROM material WHERE hash = $1", hash_)
        return str(rows[0][0]) if rows else ""

    async def keep_material(self, hash_: str, game: str, files: str) -> None:
        """Keep the files of a material; Conflict if it is kept already."""
        sql = "INSERT INTO material (hash, game, files) VALUES ($1, $2, $3)"
        await self.write((sql, (hash_, game, files)))

    async def kept(self, what: Kept, table: str) -> str:
        """Return what is kept of a finished table, empty if nothing is."""
        rows = await self.read(f"SELECT text FROM {what} WHERE table_id = $1", table)
        return str(rows[0][0]) if rows else ""

    async def keep(self, what: Kept, table: str, text: str) -> None:
        """Keep something of a finished table; what is there already stays."""
        with contextlib.suppress(Conflict):
            await self.write((f"INSERT INTO {what} (table_id, text) VALUES ($1, $2)", (table, text)))

    # ------------------------------------------------------------------ secrets

    async def take_seat(self, table: str, invitation: str, name: str, code: str, key: str) -> int | None:
        """Seat somebody by an invitation nobody has used; return the seat, or None.

        Whoever handed the seat on has no key to it any more.
        """
        rows = await self.read(
            "SELECT seat FROM seat WHERE table_id = $1 AND invitation = $2", table, invitation
        )
        if not rows or not invitation:
            return None
        seat = int(rows[0][0])
        insert = """INSERT INTO seat_key (hash, table_id, seat)
            SELECT CAST($1 AS TEXT), table_id, seat FROM seat WHERE table_id = $2 AND seat = $3 AND code = $4"""
        taken = " AND EXISTS (SELECT 1 FROM seat WHERE table_id = $1 AND seat = $2 AND code = $3 AND invitation = '')"
        changed = await self.write(
            (_TAKE_SEAT, (name, code, table, invitation)),
            (_LOCK_SEAT + taken, (table, seat, code)),
            (_CALL_NO_MORE + taken, (table, seat, code)),
            (insert, (key, table, seat, code)),
        )
        return seat if changed[0] else None

    async def offer_seat(self, table: str, seat: int, invitation: str) -> None:
        """Let somebody take a seat over by an invitation; until then its owner keeps it."""
        sql = "UPDATE seat SET invitation = $1 WHERE table_id = $2 AND seat = $3 AND (kind <> 'bot' OR lent = 1)"
        await self.write((sql, (invitation, table, seat)))

    async def give_to_bot(self, table: str, seat: int, level: str, name: str = "") -> None:
        """Let a bot play for a person from now on: no key, code or invitation opens the seat any more."""
        sql = """UPDATE seat SET kind = 'bot', name = $1, level = $2, taken = 1, invitation = '', code = '', lent = 0
            WHERE table_id = $3 AND seat = $4"""
        await self.write(
            (sql, (name or level, level, table, seat)),
            (_LOCK_SEAT, (table, seat)),
            (_CALL_NO_MORE, (table, seat)),
        )

    async def lend_to_bot(self, table: str, seat: int, level: str) -> None:
        """Let a bot play for a person until they take their seat back; name and keys stay theirs."""
        sql = "UPDATE seat SET kind = 'bot', level = $1, lent = 1 WHERE table_id = $2 AND seat = $3 AND kind <> 'bot'"
        await self.write((sql, (level, table, seat)), (_NO_PAUSE, (table, seat)))

    async def take_back(self, table: str, seat: int) -> None:
        """Give a lent seat back to its owner."""
        sql = "UPDATE seat SET kind = 'invited', level = '', lent = 0 WHERE table_id = $1 AND seat = $2 AND lent = 1"
        await self.write((sql, (table, seat)))

    async def call_off(self, table: str) -> None:
        """Let nothing open a table any more: no key, code or invitation."""
        sql = "UPDATE seat SET invitation = '', code = '' WHERE table_id = $1"
        parts = ("seat_key", "call_wish", "pause")
        await self.write(
            (sql, (table,)), *((f"DELETE FROM {part} WHERE table_id = $1", (table,)) for part in parts)
        )

    async def renew_key(self, table: str, seat: int, key: str, code: str) -> None:
        """Let one new key and one new code open a seat, and nothing else that did; nobody else is called for it."""
        sql = "UPDATE seat SET code = $1, invitation = '' WHERE table_id = $2 AND seat = $3"
        await self.write(
            (sql, (code, table, seat)),
            (_LOCK_SEAT, (table, seat)),
            (_CALL_NO_MORE, (table, seat)),
            (_INSERT_KEY, (key, table, seat)),
        )

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Give the person in a seat another name."""
        sql = "UPDATE seat SET name = $1 WHERE table_id = $2 AND seat = $3 AND kind <> 'bot'"
        await self.write((sql, (name, table, seat)))

    async def keys(self, table: str) -> list[tuple[str, int]]:
        """Return the hashes that open the seats of a table."""
        rows = await self.read("SELECT hash, seat FROM seat_key WHERE table_id = $1", table)
        return [(str(row[0]), int(row[1])) for row in rows]

    async def opened_by(self, *keys: str) -> list[tuple[str, int, int]]:
        """Return the tables and seats that hashes open and when the table was made, newest table first."""
        opened: list[tuple[str, int, int]] = []
        for some in _parts_of(keys):
            rows = await self.read(
                f"""SELECT DISTINCT seat_key.table_id, seat_key.seat, created
                FROM seat_key JOIN game_table ON game_table.id = table_id WHERE hash IN ({_marks(len(some))})""",
                *some,
            )
            opened += [(str(row[0]), _whole(row[1]), _whole(row[2])) for row in rows]
        return sorted(opened, key=lambda seat: (-seat[2], seat[1], seat[0]))

    async def recover(self, code: str, key: str) -> list[tuple[str, int]]:
        """Let a hash open the seats of a code; return them."""
        rows = await self.read("SELECT table_id, seat FROM seat WHERE code = $1", code)
        seats = [(str(row[0]), _whole(row[1])) for row in rows] if code else []
        if seats:
            sql = f"{_INSERT_KEY} ON CONFLICT (hash, table_id, seat) DO NOTHING"
            await self.write(*((sql, (key, table, seat)) for table, seat in seats))
        return seats

    async def codes_of(self, key: str) -> list[str]:
        """Return the codes of the seats a hash opens, that of the newest table first."""
        rows = await self.read(
            """SELECT code FROM seat_key JOIN seat ON seat.table_id = seat_key.table_id AND seat.seat = seat_key.seat
            JOIN game_table ON game_table.id = seat.table_id WHERE hash = $1 AND code <> '' ORDER BY created DESC""",
            key,
        )
        return list(dict.fromkeys(str(row[0]) for row in rows))

    async def share_code(self, code: str, seats: Sequence[tuple[str, int]]) -> None:
        """Let one code recover several seats."""
        sql = "UPDATE seat SET code = $1 WHERE table_id = $2 AND seat = $3 AND code <> ''"
        if seats:
            await self.write(*((sql, (code, table, seat)) for table, seat in seats))

    async def finished(self, tables: Sequence[str]) -> set[str]:
        """Return those of some tables whose game is over."""
        over: set[str] = set()
        for some in _parts_of(tables):
            sql = f"SELECT table_id FROM summary WHERE table_id IN ({_marks(len(some))})"
            over.update(str(row[0]) for row in await self.read(sql, *some))
        return over

    # ------------------------------------------------------------------ pauses, long clocks, circles

    async def want_pause(self, table: str, seat: int) -> None:
        """Note that the owner of a seat wants to pause."""
        with contextlib.suppress(Conflict):
            await self.write(("INSERT INTO pause (table_id, seat) VALUES ($1, $2)", (table, seat)))

    async def resume(self, table: str, at: int) -> None:
        """Let a game begin, or go on: nobody wants to pause any more, and clocks count from this time."""
        sql = "UPDATE game_table SET resumed = $1 WHERE id = $2"
        await self.write((sql, (at, table)), ("DELETE FROM pause WHERE table_id = $1", (table,)))

    async def pausing(self, table: str) -> list[int]:
        """Return the seats whose owners want to pause."""
        rows = await self.read("SELECT seat FROM pause WHERE table_id = $1 ORDER BY seat", table)
        return [int(row[0]) for row in rows]

    async def overdue(self, least: int, now: int, most: int = 20) -> list[str]:
        """Return tables with a clock of at least so many seconds at which nothing happened for longer than that."""
        clock = "CAST(clock AS BIGINT) * 1000"
        sql = f"""SELECT id FROM game_table WHERE clock >= $1 AND resumed > 0 AND resumed + {clock} < $2
            AND NOT EXISTS (SELECT 1 FROM summary WHERE summary.table_id = id)
            AND NOT EXISTS (SELECT 1 FROM closed WHERE closed.table_id = id)
            AND NOT EXISTS (SELECT 1 FROM pause WHERE pause.table_id = id)
            AND NOT EXISTS (SELECT 1 FROM entry WHERE entry.table_id = id AND entry.at + {clock} >= $2) LIMIT $3"""
        return [str(row[0]) for row in await self.read(sql, least, now, most)]

    async def circle(self, first: str, most: int = 200) -> list[str]:
        """Return the tables of the same people, the newest first."""
        sql = "SELECT id FROM game_table WHERE circle = $1 OR id = $1 ORDER BY created DESC, id LIMIT $2"
        return [str(row[0]) for row in await self.read(sql, first, most)]

    # ------------------------------------------------------------------ challenges

    async def begin_challenge(self, table: str, challenge: str) -> None:
        """Let a table be the first of a challenge, unless it belongs to one."""
        sql = "UPDATE game_table SET challenge = $1 WHERE id = $2 AND challenge = ''"
        await self.write((sql, (challenge, table)))

    async def challenge(self, challenge: str, most: int = 100) -> list[TableRow]:
        """Return the tables of a challenge, finished games before others, each the first first; closed ones are left out."""
        sql = f"""SELECT {COLUMNS} FROM game_table WHERE challenge = $1
            AND NOT EXISTS (SELECT 1 FROM closed WHERE closed.table_id = id)
            ORDER BY CASE WHEN EXISTS (SELECT 1 FROM summary WHERE summary.table_id = id) THEN 0 ELSE 1 END, created, id
            LIMIT $2"""
        return [TableRow(*row) for row in await self.read(sql, challenge, most)]  # type: ignore[arg-type]

    async def seats_of_all(self, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
        """Return the seats of some tables, in order."""
        seats: dict[str, list[SeatRow]] = {table: [] for table in tables}
        for some in _parts_of(tables):
            sql = f"""SELECT table_id, seat, kind, name, level, taken, invitation, code, lent FROM seat
                WHERE table_id IN ({_marks(len(some))}) ORDER BY table_id, seat"""
            for table, *seat in await self.read(sql, *some):
                seats[str(table)].append(SeatRow(*seat))  # type: ignore[arg-type]
        return seats

    async def summaries(self, tables: Sequence[str]) -> dict[str, str]:
        """Return how the games of some tables ended, of those that are over."""
        texts: dict[str, str] = {}
        for some in _parts_of(tables):
            sql = f"SELECT table_id, text FROM summary WHERE table_id IN ({_marks(len(some))})"
            texts.update((str(table), str(text)) for table, text in await self.read(sql, *some))
        return texts

    # ------------------------------------------------------------------ the log

    async def append(self, table: str, *entries: Entry, reasons: str = "") -> None:
        """Write entries down for good; Conflict if somebody else wrote the first of them.

        `reasons` are those of the bot that made the last of them, as JSON.
        """
        statements: list[Statement] = [(INSERT_ENTRY, (table, *entry)) for entry in entries]
        if reasons:
            statements.append((_INSERT_REASON, (table, entries[-1].seq, reasons)))
        await self.write(*statements)

    async def reasons(self, table: str) -> dict[int, str]:
        """Return the reasons bots gave for the entries they made, as JSON by seq."""
        rows = await self.read("SELECT seq, text FROM reason WHERE table_id = $1", table)
        return {int(row[0]): str(row[1]) for row in rows}

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return the log of a table after an entry."""
        rows = await self.read(
            """SELECT seq, kind, seat, action, quoted, at FROM entry
            WHERE table_id = $1 AND seq > $2 ORDER BY seq""",
            table,
            after,
        )
        return [Entry(*(int(value) for value in row)) for row in rows]

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the seq of the newest entry of each of some tables; those without entries are left out."""
        return await self._newest("SELECT table_id, max(seq) FROM entry", tables)

    async def _newest(self, select: str, tables: Sequence[str]) -> dict[str, int]:
        newest: dict[str, int] = {}
        for some in _parts_of(tables):
            sql = f"{select} WHERE table_id IN ({_marks(len(some))}) GROUP BY table_id"
            newest.update({str(row[0]): int(row[1]) for row in await self.read(sql, *some)})
        return newest

    # ------------------------------------------------------------------ reviews

    async def review(self, table: str, version: str) -> str:
        """Return the review of a table as JSON, empty if there is none of this version."""
        rows = await self.read("SELECT text FROM review WHERE table_id = $1 AND version = $2", table, version)
        return str(rows[0][0]) if rows else ""

    async def keep_review(self, table: str, version: str, text: str) -> None:
        """Keep the review of a table instead of an older one."""
        await self.write(
            ("DELETE FROM review WHERE table_id = $1", (table,)),
            ("INSERT INTO review (table_id, version, text) VALUES ($1, $2, $3)", (table, version, text)),
        )

    # ------------------------------------------------------------------ limits

    async def spend(self, what: str, address: str, hour: int) -> int:
        """Count one more of something for an address in an hour; return how many there were."""
        key = await self._address_key(hour)
        who = hashlib.blake2b(address.encode(), key=bytes.fromhex(key), digest_size=16).hexdigest()
        await self.write((_COUNT_UP, (what, who, hour)))
        rows = await self.read(
            "SELECT number FROM spent WHERE what = $1 AND who = $2 AND hour = $3", what, who, hour
        )
        return int(rows[0][0])

    async def forget_hours(self, before: int) -> None:
        """Delete what was counted before an hour, and the keys without which nobody can tell for whom."""
        await self.write(
            ("DELETE FROM spent WHERE hour < $1", (before,)),
            ("DELETE FROM address_key WHERE hour < $1", (before,)),
        )

    async def _address_key(self, hour: int) -> str:
        """Return the key of an hour, the same in all processes; it is drawn when first asked for."""
        rows = await self.read("SELECT value FROM address_key WHERE hour = $1", hour)
        if not rows:
            with contextlib.suppress(Conflict):  # another process drew it
                drawn = secrets.token_hex(32)
                await self.write(("INSERT INTO address_key (hour, value) VALUES ($1, $2)", (hour, drawn)))
            rows = await self.read("SELECT value FROM address_key WHERE hour = $1", hour)
        return str(rows[0][0])

    async def check_writing(self, hour: int) -> None:
        """Write something durably; StoreError if that fails, as on a full disk."""
        await self.write((_COUNT_UP, ("checks", "", hour)))

    # ------------------------------------------------------------------ chat

    async def say(self, table: str, seat: int, name: str, text: str, at: int) -> Chatted:
        """Write down what somebody said, under the next number."""
        while True:
            rows = await self.read("SELECT coalesce(max(number), 0) FROM chat WHERE table_id = $1", table)
            said = Chatted(int(rows[0][0]) + 1, seat, name, text, at)
            try:
                await self.write((_INSERT_CHAT, (table, *said)))
            except Conflict:
                continue
            return said

    async def chat(self, table: str, after: int = 0, most: int = 200) -> list[Chatted]:
        """Return what was said at a table, the latest `most` in order."""
        rows = await self.read(
            """SELECT number, seat, name, text, at FROM chat
            WHERE table_id = $1 AND number > $2 ORDER BY number DESC LIMIT $3""",
            table,
            after,
            most,
        )
        return [Chatted(*row) for row in reversed(rows)]  # type: ignore[arg-type]

    async def newest_lines(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the number of the newest line of chat of each of some tables; those without any are left out."""
        return await self._newest("SELECT table_id, max(number) FROM chat", tables)

    # ------------------------------------------------------------------ data of people

    async def said_by(self, table: str, seat: int, after: int, most: int) -> list[Chatted]:
        """Return the first `most` lines that a seat said after a number."""
        rows = await self.read(
            """SELECT number, seat, name, text, at FROM chat
            WHERE table_id = $1 AND seat = $2 AND number > $3 ORDER BY number LIMIT $4""",
            table,
            seat,
            after,
            most,
        )
        return [Chatted(*row) for row in rows]  # type: ignore[arg-type]

    async def chosen_by(self, table: str, seat: int, after: int, most: int) -> list[Entry]:
        """Return the first `most` choices of a seat after an entry, also those undone."""
        rows = await self.read(
            """SELECT seq, kind, seat, action, quoted, at FROM entry
            WHERE table_id = $1 AND seat = $2 AND kind = $3 AND seq > $4 ORDER BY seq LIMIT $5""",
            table,
            seat,
            int(Kind.CHOICE),
            after,
            most,
        )
        return [Entry(*map(_whole, row)) for row in rows if isinstance(row[0], int)]

    async def forget_person(self, table: str, seat: int, name: str) -> None:
        """Delete what somebody said, and every secret of their seat, which is called `name` from now on."""
        sql = "UPDATE seat SET name = $1, code = '', invitation = '' WHERE table_id = $2 AND seat = $3"
        await self.write(
            ("DELETE FROM chat WHERE table_id = $1 AND seat = $2", (table, seat)),
            ("DELETE FROM muted WHERE table_id = $1 AND seat = $2", (table, seat)),
            (_NO_PAUSE, (table, seat)),
            (_CALL_NO_MORE, (table, seat)),
            (sql, (name, table, seat)),
            (_LOCK_SEAT, (table, seat)),
        )

    async def delete_table(self, table: str) -> None:
        """Delete a table and everything that belongs to it."""
        await self.write(
            ("DELETE FROM rematch WHERE table_id = $1 OR next_id = $1", (table,)),
            *((f"DELETE FROM {part} WHERE table_id = $1", (table,)) for part in _PARTS),
            ("DELETE FROM game_table WHERE id = $1", (table,)),
        )

    async def old_tables(self, finished: bool, before: int, most: int = 200) -> list[str]:
        """Return tables whose last entry, or else their making, was before a time in milliseconds."""
        sql = f"""SELECT id FROM game_table WHERE created < $1
            AND {"" if finished else "NOT "}EXISTS (SELECT 1 FROM summary WHERE summary.table_id = id)
            AND NOT EXISTS (SELECT 1 FROM entry WHERE entry.table_id = id AND entry.at >= $1) LIMIT $2"""
        return [str(row[0]) for row in await self.read(sql, before, most)]

    async def forget_chat(self, before: int) -> None:
        """Delete what was said before a time in milliseconds."""
        await self.write(("DELETE FROM chat WHERE at < $1", (before,)))

    async def forget_names(self, table: str) -> None:
        """Call the people at a table by the numbers of their seats."""
        sql = "UPDATE seat SET name = CAST(seat + 1 AS TEXT) WHERE table_id = $1 AND kind <> 'bot'"
        await self.write((sql, (table,)))

    async def mute(self, table: str, seat: int, whom: int, muted: bool) -> None:
        """Let a seat read what another says no more, or again."""
        values = (table, seat, whom)
        statements: list[Statement] = [
            ("DELETE FROM muted WHERE table_id = $1 AND seat = $2 AND whom = $3", values)
        ]
        if muted:
            statements.append(("INSERT INTO muted (table_id, seat, whom) VALUES ($1, $2, $3)", values))
        await self.write(*statements)

    async def muted(self, table: str) -> list[tuple[int, int]]:
        """Return who does not want to read whom."""
        rows = await self.read("SELECT seat, whom FROM muted WHERE table_id = $1", table)
        return [(int(row[0]), int(row[1])) for row in rows]

    async def agree_to_hints(self, table: str, seat: int, agreed: bool) -> None:
        """Note whether whoever sits there agrees to hints for everybody at the table."""
        values = (table, seat)
        statements: list[Statement] = [("DELETE FROM hints_agreed WHERE table_id = $1 AND seat = $2", values)]
        if agreed:
            statements.append(("INSERT INTO hints_agreed (table_id, seat) VALUES ($1, $2)", values))
        await self.write(*statements)

    async def agreed_to_hints(self, table: str) -> list[int]:
        """Return the seats that agree to hints for everybody, in order."""
        rows = await self.read("SELECT seat FROM hints_agreed WHERE table_id = $1 ORDER BY seat", table)
        return [int(row[0]) for row in rows]

    async def close_table(self, table: str, at: int) -> None:
        """Close a table: it is kept, but nobody can open it."""
        with contextlib.suppress(Conflict):
            await self.write(("INSERT INTO closed (table_id, at) VALUES ($1, $2)", (table, at)))

    async def is_closed(self, table: str) -> bool:
        """Whether the operator has closed a table."""
        return bool(await self.read("SELECT 1 FROM closed WHERE table_id = $1", table))


def _parts_of(values: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield as many values at a time as one question may name."""
    for first in range(0, len(values), _MOST_ASKED):
        yield values[first : first + _MOST_ASKED]


def _marks(number: int) -> str:
    """Return blanks for so many values."""
    return ", ".join(f"${index}" for index in range(1, number + 1))


def migrations() -> list[tuple[int, str]]:
    """Return the numbered migrations, in order."""
    return [
        (int(path.name[:4]), path.read_text(encoding="utf-8")) for path in sorted(_MIGRATIONS.glob("*.sql"))
    ]


def _statements_of(script: str) -> list[str]:
    """Return the statements of a migration; none of them holds a semicolon inside."""
    lines = [line.partition("--")[0] for line in script.splitlines()]
    return [part.strip() for part in "\n".join(lines).split(";") if part.strip()]


def new_migrations(version: int, upto: int | None = None) -> Iterator[tuple[int, list[str]]]:
    """Yield number and statements of the migrations a database of this version has not seen, up to a number."""
    known = migrations()
    newest = known[-1][0]
    if version > newest:
        raise StoreError(
            f"the database has schema {version}, this program knows up to {newest}: it was used by a newer Katzentisch"
        )
    for number, script in known:
        if number > version and (upto is None or number <= upto):
            yield number, _statements_of(script)
