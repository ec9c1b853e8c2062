"""A store in memory whose every transaction is kept in a journal before anybody sees what it wrote.

For places that have no files, as a browser's tab: the tables are SQLite's, in memory, and the journal (`Journal`) is
whatever can keep numbered lines durably. Opening reads the snapshot and runs the lines after it again. A line is the
statements of one transaction, so that after a crash a transaction is there whole or not at all.
"""

import asyncio
import json
import sqlite3
from typing import Protocol

from katzentisch.play.store import Conflict, Row, Statement, Store, StoreError, Value
from katzentisch.play.store_sqlite import REFUSED, migrate, run

MOST_LINES = 400  # until a new snapshot: reading so many takes a tenth of a second


class JournalFailed(Exception):
    """The journal could not keep a line; the message says why."""


class Journal(Protocol):
    """Keeps a snapshot and the lines after it; every method is durable when it returns, or raises JournalFailed."""

    async def load(self) -> tuple[bytes, int, list[str]]:
        """Return the snapshot, empty if there is none, the number of its last line, and the lines after it."""

    async def append(self, number: int, line: str) -> None:
        """Keep a line under its number; fails if there is one already."""

    async def replace(self, number: int, snapshot: bytes) -> None:
        """Keep a snapshot that has all lines up to a number, instead of those lines."""


class JournalStore(Store):
    """A store in memory, kept in a journal."""

    def __init__(self, path: Journal) -> None:
        self.path = path
        self._number = 0
        self._lines = 0
        self._one_at_a_time = asyncio.Lock()
        self._base: sqlite3.Connection

    async def open(self) -> None:
        """Read the journal and bring the schema up to date."""
        try:
            snapshot, self._number, lines = await self.path.load()
            self._base = _read(snapshot, lines)
            self._number += len(lines)
            before = _version(self._base)
            migrate(self._base)
            # Lines always belong to the schema of their snapshot: a new schema begins with a new one.
            if not snapshot or _version(self._base) != before or len(lines) > MOST_LINES:
                await self._replace()
        except JournalFailed as error:
            raise StoreError(str(error)) from error
        except (*REFUSED, json.JSONDecodeError) as error:
            raise StoreError(f"the journal of this device cannot be read: {error}") from error

    async def close(self) -> None:
        """Let go of the memory."""
        async with self._one_at_a_time:
            self._base.close()

    async def write(self, *statements: Statement) -> list[int]:
        """Run statements in one transaction and keep it in the journal; return how many rows each changed."""
        async with self._one_at_a_time:
            self._base.execute("BEGIN")
            try:
                changed = [run(self._base, *statement).rowcount for statement in statements]
                await self.path.append(self._number + 1, json.dumps(statements))
            except BaseException as error:
                self._base.execute("ROLLBACK")
                raise _told(error) from error
            self._base.execute("COMMIT")
            self._number += 1
            self._lines += 1
            if self._lines > MOST_LINES:
                await self._shorten()
            return changed

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """Return the rows of a query; it waits for the journal, so that nobody sees what may still be lost."""
        async with self._one_at_a_time:
            try:
                return run(self._base, sql, values).fetchall()
            except REFUSED as error:
                raise StoreError(str(error)) from error

    async def _shorten(self) -> None:
        """Write a new snapshot; if there is no room for it, the lines stay and the next attempt is later."""
        try:
            await self._replace()
        except JournalFailed:
            self._lines = MOST_LINES // 2

    async def _replace(self) -> None:
        await self.path.replace(self._number, self._base.serialize())
        self._lines = 0


def _told(error: BaseException) -> BaseException:
    """Return an error as callers of a store know it."""
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(str(error))
    return StoreError(str(error)) if isinstance(error, (JournalFailed, *REFUSED)) else error


def _read(snapshot: bytes, lines: list[str]) -> sqlite3.Connection:
    """Return the tables of a snapshot after the transactions of the lines."""
    base = sqlite3.connect(":memory:", isolation_level=None)
    if snapshot:
        base.deserialize(snapshot)
    base.execute("PRAGMA foreign_keys = ON")
    for line in lines:
        for sql, values in json.loads(line):
            run(base, sql, tuple(values))
    return base


def _version(base: sqlite3.Connection) -> int:
    return int(base.execute("PRAGMA user_version").fetchone()[0])
