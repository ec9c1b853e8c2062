"""The store in PostgreSQL, for any number of server processes.

Each process has a small pool for reading and writing and one connection that listens: with a commit
`NOTIFY` tells the others which table changed. Log entries are written in groups: those that come while the database is
busy with others go together, in one statement that also tells the other processes what they are, so that nobody
has to read them. A database that goes away and comes back is connected to again; meanwhile nothing is accepted.
"""

import asyncio
import contextlib
import json
import os
from collections.abc import Callable
from typing import Any, NamedTuple

import asyncpg

from katzentisch.play.log import Entry, entry_text
from katzentisch.play.store import Conflict, News, Row, Statement, Store, StoreError, Value, new_migrations

_CHANNEL = "katzentisch"
_MIGRATION_LOCK = 5_281_904  # any number, the same in every process: one of them migrates, the others wait
_LISTEN_AGAIN = 0.5  # seconds until a lost connection that listens is tried again
_GROUP = 64  # entries in one statement: a notification has room for 8,000 bytes
# One statement, hence one transaction: entries that somebody else wrote first are left out, and the rest is told.
WRITE_GROUP = """WITH written AS (
    INSERT INTO entry (table_id, seq, kind, seat, action, quoted, at)
    SELECT * FROM unnest($3::text[], $4::integer[], $5::integer[], $6::integer[], $7::bigint[], $8::integer[], $9::bigint[])
    ON CONFLICT DO NOTHING RETURNING table_id, seq, kind, seat, action, quoted, at
), told AS (
    SELECT pg_notify($1, json_build_array($2::text, '', 'entries', json_agg(json_build_array(
        table_id, seq, kind, seat, action, quoted, at)))::text) FROM written HAVING count(*) > 0
) SELECT table_id, seq FROM written WHERE (SELECT count(*) FROM told) >= 0"""
TELL = "SELECT pg_notify($1, $2)"
_DOWN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncio.TimeoutError)


class PostgresStore(Store):
    """A store in a PostgreSQL database, given by its URL."""

    broadcasts = True

    def __init__(self, url: str, connections: int = 8) -> None:
        self.url = url
        self.connections = connections
        self.process = f"{os.getpid()}-{os.urandom(4).hex()}"
        self._pool: Any = None
        self._heard: Callable[[News], None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._appended: list[_Appended] = []  # not on their way yet
        self._writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, bring the schema up to date, and listen."""
        try:
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=self.connections,
                command_timeout=30,
                reset=_leave_as_it_is,
                server_settings={"synchronous_commit": "on"},
            )
            async with self._pool.acquire() as base:
                await migrate(base)
        except _DOWN as error:
            await self.close()
            raise StoreError(f"PostgreSQL: {error}") from error
        except StoreError:
            await self.close()
            raise
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(ready))
        await ready.wait()

    async def close(self) -> None:
        """Finish pending work and disconnect."""
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        if self._writing is not None:
            await self._writing
        if self._pool is not None:
            with contextlib.suppress(*_DOWN):
                await asyncio.wait_for(self._pool.close(), 10)

    async def write(self, *statements: Statement) -> list[int]:
        """Run statements in one durable transaction; return how many rows each changed."""
        changed: list[int] = []
        try:
            async with self._pool.acquire(timeout=10) as base, base.transaction():
                for sql, values in statements:
                    status = await base.execute(sql, *values)
                    changed.append(int(status.rpartition(" ")[2]))
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except _DOWN as error:
            raise StoreError(f"PostgreSQL: {error}") from error
        return changed

    async def append(self, table: str, *entries: Entry, reasons: str = "") -> None:
        """Write entries down for good and tell the other processes; Conflict if somebody else wrote the first of them."""
        if reasons or len(entries) != 1:
            await super().append(table, *entries, reasons=reasons)
            for entry in entries:
                await self._notify(News(table, "entry", entry_text(entry)))
            return
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._appended.append(_Appended(table, entries[0], written))
        if self._writing is None:
            # The task begins after this turn of the loop, with all that is appended until then.
            self._writing = asyncio.create_task(self._write_groups())
        await written

    async def _write_groups(self) -> None:
        """Write group after group, until nothing waits."""
        while self._appended:
            group = self._next_group()
            try:
                answers = await self._write_group(group)
            except Exception as error:  # told to all who wait
                answers = [error] * len(group)
            for appended, answer in zip(group, answers, strict=True):
                if appended.written.done():
                    continue
                if answer is None:
                    appended.written.set_result(None)
                else:
                    appended.written.set_exception(answer)
        self._writing = None

    def _next_group(self) -> "list[_Appended]":
        """Take some of the entries that wait; of two with one number, the second is left for the next group.

        They are in one order everywhere: two processes that write the same entries do not wait for each other.
        """
        group: dict[tuple[str, int], _Appended] = {}
        left: list[_Appended] = []
        for entry in self._appended:
            key = (entry.table, entry.entry.seq)
            if key in group or len(group) == _GROUP:
                left.append(entry)
            else:
                group[key] = entry
        self._appended = left
        return [group[key] for key in sorted(group)]

    async def _write_group(self, group: "list[_Appended]") -> list[Exception | None]:
        """Write entries in one statement; return for each None, or why it was not written."""
        columns: Any = map(list, zip(*((appended.table, *appended.entry) for appended in group), strict=True))
        try:
            rows = await self.read(WRITE_GROUP, _CHANNEL, self.process, *columns)
        except Refused:
            return [await self._write_alone(appended) for appended in group]
        written = {(str(row[0]), int(row[1])) for row in rows}
        return [
            None
            if (appended.table, appended.entry.seq) in written
            else Conflict(f"{appended.table} has entry {appended.entry.seq}")
            for appended in group
        ]

    async def _write_alone(self, appended: "_Appended") -> Exception | None:
        """Write an entry of a group that the database refused: it tells which one is to blame."""
        try:
            await super().append(appended.table, appended.entry)
            await self._notify(News(appended.table, "entry", entry_text(appended.entry)))
        except (Conflict, StoreError) as error:
            return error
        return None

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """Return the rows of a query."""
        try:
            async with self._pool.acquire(timeout=10) as base:
                return [tuple(row) for row in await base.fetch(sql, *values)]
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError) as error:
            raise Refused(f"PostgreSQL: {error}") from error
        except _DOWN as error:
            raise StoreError(f"PostgreSQL: {error}") from error

    async def tell(self, news: News) -> None:
        """Notify the other processes; if that fails, they read the log at the next notification.

        Of entries they were told when these were written.
        """
        if news.what != "entry":
            await self._notify(news)

    async def _notify(self, news: News) -> None:
        text = json.dumps([self.process, *news])
        with contextlib.suppress(StoreError):
            await self.read(TELL, _CHANNEL, text)

    def hear(self, heard: Callable[[News], None]) -> None:
        """Call `heard` for each notification of another process."""
        self._heard = heard

    async def _listen(self, ready: asyncio.Event) -> None:
        """Keep one listening connection; after a reconnect report that anything may have changed."""
        while True:
            with contextlib.suppress(*_DOWN):
                base = await asyncpg.connect(self.url, timeout=10)
                try:
                    await self._listen_on(base, ready)
                finally:
                    with contextlib.suppress(*_DOWN):
                        await base.close(timeout=2)
            await asyncio.sleep(_LISTEN_AGAIN)

    async def _listen_on(self, base: Any, ready: asyncio.Event) -> None:
        await base.add_listener(_CHANNEL, self._notified)
        if ready.is_set() and self._heard is not None:
            self._heard(News("", "everything"))
        ready.set()
        while not base.is_closed():
            await asyncio.sleep(0.2)

    def _notified(self, base: object, process: int, channel: str, text: str) -> None:
        sender, *news = json.loads(text)
        if sender == self.process or self._heard is None:
            return
        if news[1] == "entries":
            for table, *entry in news[2]:
                self._heard(News(table, "entry", entry_text(Entry(*entry))))
        else:
            self._heard(News(*news))


class _Appended(NamedTuple):
    """An entry to be written, and whoever waits for that."""

    table: str
    entry: Entry
    written: "asyncio.Future[None]"


class Refused(StoreError):
    """The database is well, but does not take these values."""


async def _leave_as_it_is(base: Any) -> None:
    """Nothing is left behind on a connection that goes back to the pool; asking the database to tidy up took as long as writing."""


async def migrate(base: Any, upto: int | None = None) -> None:
    """Run the migrations this database has not seen, each in a transaction of its own."""
    await base.execute("SELECT pg_advisory_lock($1)", _MIGRATION_LOCK)
    try:
        await base.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        version = int(await base.fetchval("SELECT coalesce(max(version), 0) FROM schema_version"))
        for number, statements in new_migrations(version, upto):
            async with base.transaction():
                for statement in statements:
                    await base.execute(statement)
                await base.execute("INSERT INTO schema_version (version) VALUES ($1)", number)
    finally:
        await base.execute("SELECT pg_advisory_unlock($1)", _MIGRATION_LOCK)
