"""The store in one SQLite file, for one server process.

All writing is done by one thread. What piles up while it waits for the disk is committed together
(group commit), each transaction in a savepoint of its own, so that one conflict does not touch the
others. `synchronous=FULL`: a commit returns when the disk has it.
"""

import asyncio
import queue
import sqlite3
import threading
from pathlib import Path
from typing import Any

from katzentisch.play.store import (
    Conflict,
    Row,
    Statement,
    Store,
    StoreError,
    Value,
    migrations,
    newer_schema,
    statements_of,
)

BATCH = 256


class Job:
    """One transaction to write, or one query to read, and where its answer goes."""

    def __init__(self, statements: tuple[Statement, ...], reads: bool) -> None:
        self.statements = statements
        self.reads = reads
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = self.loop.create_future()

    def settle(self, result: object) -> None:
        """Give the answer, or raise it, in the loop that asked."""
        self.loop.call_soon_threadsafe(self._settle, result)

    def _settle(self, result: object) -> None:
        if self.answer.done():
            return
        if isinstance(result, Exception):
            self.answer.set_exception(result)
        else:
            self.answer.set_result(result)


class SqliteStore(Store):
    """A store in a file; `path` may be new, its folder too."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def open(self) -> None:
        """Open the file, alone, and bring its schema up to date."""
        opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, args=(loop, opened), name="store", daemon=True)
        self._thread.start()
        await opened

    async def close(self) -> None:
        """Finish what is in hand and close the file."""
        self._jobs.put(None)
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    async def write(self, *statements: Statement) -> list[int]:
        """Run statements in one durable transaction; return how many rows each changed."""
        job = Job(statements, reads=False)
        self._jobs.put(job)
        changed: list[int] = await job.answer
        return changed

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """Return the rows of a query."""
        job = Job(((sql, values),), reads=True)
        self._jobs.put(job)
        rows: list[Row] = await job.answer
        return rows

    # ------------------------------------------------------------------ in the thread

    def _work(self, loop: asyncio.AbstractEventLoop, opened: "asyncio.Future[None]") -> None:
        try:
            base = connect(self.path)
        except (sqlite3.Error, OSError, StoreError) as error:
            failure = error if isinstance(error, StoreError) else StoreError(f"{self.path}: {error}")
            loop.call_soon_threadsafe(opened.set_exception, failure)
            return
        loop.call_soon_threadsafe(opened.set_result, None)
        going = True
        while going:
            jobs = [self._jobs.get()]
            while len(jobs) < BATCH and not self._jobs.empty():
                jobs.append(self._jobs.get())
            going = None not in jobs
            self._serve(base, [job for job in jobs if job is not None])
        base.close()

    def _serve(self, base: sqlite3.Connection, jobs: list[Job]) -> None:
        """Commit what is to be written together, then answer; readers see what was written before them."""
        writing = [job for job in jobs if not job.reads]
        try:
            results = commit(base, writing) if writing else []
        except sqlite3.Error as error:
            results = [StoreError(f"{self.path}: {error}")] * len(writing)
            if base.in_transaction:
                base.execute("ROLLBACK")
        for job, result in zip(writing, results, strict=True):
            job.settle(result)
        for job in jobs:
            if job.reads:
                job.settle(select(base, job))


def commit(base: sqlite3.Connection, jobs: list[Job]) -> list[object]:
    """Run transactions and commit them all at once; return each one's answer."""
    base.execute("BEGIN IMMEDIATE")
    results: list[object] = []
    for job in jobs:
        base.execute("SAVEPOINT job")
        try:
            results.append([run(base, *statement).rowcount for statement in job.statements])
        except sqlite3.IntegrityError as error:
            base.execute("ROLLBACK TO job")
            results.append(Conflict(str(error)))
        base.execute("RELEASE job")
    base.execute("COMMIT")
    return results


def run(base: sqlite3.Connection, sql: str, values: tuple[Value, ...]) -> sqlite3.Cursor:
    """Run one statement; `$1` is `?1` here."""
    return base.execute(sql.replace("$", "?"), values)


def select(base: sqlite3.Connection, job: Job) -> object:
    """Return the rows of a query, or the error to raise."""
    try:
        return run(base, *job.statements[0]).fetchall()
    except sqlite3.Error as error:
        return StoreError(str(error))


def connect(path: Path) -> sqlite3.Connection:
    """Open the file for this process alone and bring its schema up to date."""
    path.parent.mkdir(parents=True, exist_ok=True)
    base = sqlite3.connect(path, isolation_level=None, timeout=0.5)
    try:
        # Two processes would not tell each other what they write: the file is locked while it is open.
        base.execute("PRAGMA locking_mode = EXCLUSIVE")
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = FULL")
        base.execute("PRAGMA foreign_keys = ON")
        migrate(base)
    except sqlite3.OperationalError as error:
        base.close()
        if "locked" in str(error):
            raise StoreError(
                f"{path} is in use by another process: with SQLite one process serves, with PostgreSQL several can"
            ) from error
        raise
    return base


def migrate(base: sqlite3.Connection, upto: int | None = None) -> None:
    """Run the migrations this file has not seen, each in a transaction of its own."""
    found = int(base.execute("PRAGMA user_version").fetchone()[0])
    known = migrations()
    if found > known[-1][0]:
        raise newer_schema(found, known[-1][0])
    for number, script in known:
        if number <= found or (upto is not None and number > upto):
            continue
        base.execute("BEGIN IMMEDIATE")
        for statement in statements_of(script):
            base.execute(statement)
        base.execute(f"PRAGMA user_version = {number}")
        base.execute("COMMIT")
