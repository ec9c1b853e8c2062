"""The store in PostgreSQL, for any number of server processes.

Each process has a small pool for reading and writing and one connection that listens: after a commit
`NOTIFY` tells the others which table changed, and they read the log. A database that goes away and
comes back is connected to again; meanwhile nothing is accepted.
"""

import asyncio
import contextlib
import json
import os
from collections.abc import Callable
from typing import Any

import asyncpg

from katzentisch.play.store import Conflict, News, Row, Statement, Store, StoreError, Value, new_migrations

_CHANNEL = "katzentisch"
_MIGRATION_LOCK = 5_281_904  # any number, the same in every process: one of them migrates, the others wait
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

    async def open(self) -> None:
        """Connect, bring the schema up to date, and listen."""
        try:
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=self.connections,
                command_timeout=30,
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

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """Return the rows of a query."""
        try:
            async with self._pool.acquire(timeout=10) as base:
                return [tuple(row) for row in await base.fetch(sql, *values)]
        except _DOWN as error:
            raise StoreError(f"PostgreSQL: {error}") from error

    async def tell(self, news: News) -> None:
        """Notify the other processes; if that fails, they read the log at the next notification."""
        text = json.dumps([self.process, *news])
        with contextlib.suppress(StoreError):
            await self.read("SELECT pg_notify($1, $2)", _CHANNEL, text)

    def hear(self, heard: Callable[[News], None]) -> None:
        """Call `heard` for each notification of another process."""
        self._heard = heard

    async def _listen(self, ready: asyncio.Event) -> None:
        """Keep one listening connection; after a reconnect report that anything may have changed."""
        while True:
            try:
                base = await asyncpg.connect(self.url, timeout=10)
            except _DOWN:
                await asyncio.sleep(0.5)
                continue
            try:
                await base.add_listener(_CHANNEL, self._notified)
                if ready.is_set() and self._heard is not None:
                    self._heard(News("", "everything"))
                ready.set()
                while not base.is_closed():
                    await asyncio.sleep(0.2)
            finally:
                with contextlib.suppress(*_DOWN):
                    await base.close(timeout=2)

    def _notified(self, base: object, process: int, channel: str, text: str) -> None:
        sender, *news = json.loads(text)
        if sender != self.process and self._heard is not None:
            self._heard(News(*news))


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
