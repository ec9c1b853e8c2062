"""The store in one SQLite file, for one server process.

All writing is done by one thread. It is handed what one turn of the event loop brings; what piles up while it
waits for the disk is committed together (group commit). Log entries of a commit are one statement, because the
thread waits for its turn to run Python after each. If somebody else wrote one of them first, the commit is
begun again with each transaction in a savepoint of its own, so that a conflict does not touch the others.
`synchronous=FULL`: a commit returns when the disk has it.
"""

import asyncio
import os
import queue
import sqlite3
import threading
from pathlib import Path
from typing import Any

from katzentisch.play.store import (
    INSERT_ENTRY,
    Conflict,
    Row,
    Statement,
    Store,
    StoreError,
    Value,
    new_migrations,
)

_BATCH = 256
REFUSED = (sqlite3.Error, OverflowError, ValueError)  # the last two: values no SQLite can hold
_ROWS = 100  # log entries in one statement: older SQLites take no more than 999 values


class Job:
    """One transaction or query, and the future that gets its result."""

    def __init__(self, statements: tuple[Statement, ...], reads: bool, answer: "asyncio.Future[Any]") -> None:
        self.statements = statements
        self.reads = reads
        self.answer = answer

    def settle(self, result: object) -> None:
        """Set the result or the exception of the future; runs in its event loop."""
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
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._asked: list[Job] = []
        self._thread: threading.Thread | None = None

    async def open(self) -> None:
        """Open the file, alone, and bring its schema up to date."""
        opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, args=(loop, opened), name="store", daemon=True)
        self._thread.start()
        await opened

    async def close(self) -> None:
        """Finish pending work and close the file."""
        self._hand_over()
        self._jobs.put(None)
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    async def write(self, *statements: Statement) -> list[int]:
        """Run statements in one durable transaction; return how many rows each changed."""
        changed: list[int] = await self._ask(statements, reads=False)
        return changed

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """Return the rows of a query."""
        rows: list[Row] = await self._ask(((sql, values),), reads=True)
        return rows

    async def backup(self) -> str:
        """Copy the file, consistent and compact, to one beside it that ends in `.backup`; writing waits meanwhile."""
        copy, unfinished = (self.path.with_name(self.path.name + end) for end in (".backup", ".backup-new"))
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT, 0o600))
        await self.read("VACUUM INTO $1", str(unfinished))
        unfinished.replace(copy)
        return str(copy)

    def _ask(self, statements: tuple[Statement, ...], reads: bool) -> "asyncio.Future[Any]":
        """Keep a job until this turn of the loop ends: waking the thread costs more than the job."""
        loop = asyncio.get_running_loop()
        if not self._asked:
            loop.call_soon(self._hand_over)
        answer: asyncio.Future[Any] = loop.create_future()
        self._asked.append(Job(statements, reads, answer))
        return answer

    def _hand_over(self) -> None:
        if self._asked:
            self._jobs.put(self._asked)
            self._asked = []

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
            handed = [self._jobs.get()]
            while len(handed) < _BATCH and not self._jobs.empty():
                handed.append(self._jobs.get())
            going = None not in handed
            jobs = [job for some in handed if some is not None for job in some]
            loop.call_soon_threadsafe(settle, jobs, self._serve(base, jobs))
        base.close()

    def _serve(self, base: sqlite3.Connection, jobs: list[Job]) -> list[object]:
        """Commit what is to be written together, then read; return the answers in the order of the jobs."""
        writing = [job for job in jobs if not job.reads]
        try:
            written = iter(_commit(base, writing) if writing else [])
        except REFUSED as error:
            written = iter([StoreError(f"{self.path}: {error}")] * len(writing))
            if base.in_transaction:
                base.execute("ROLLBACK")
        return [_select(base, job) if job.reads else next(written) for job in jobs]


def settle(jobs: list[Job], results: list[object]) -> None:
    """Settle each job with its result."""
    for job, result in zip(jobs, results, strict=True):
        job.settle(result)


def _commit(base: sqlite3.Connection, jobs: list[Job]) -> list[object]:
    """Run transactions and commit them all at once; return each one's answer."""
    base.execute("BEGIN IMMEDIATE")
    try:
        results = _run_together(base, jobs)
    except sqlite3.IntegrityError:
        base.execute("ROLLBACK")
        base.execute("BEGIN IMMEDIATE")
        results = _run_apart(base, jobs)
    base.execute("COMMIT")
    return results


def _run_together(base: sqlite3.Connection, jobs: list[Job]) -> list[object]:
    """Run all transactions, log entries in one statement; a conflict fails all of them."""
    entries: list[tuple[Value, ...]] = []
    results: list[object] = []
    for job in jobs:
        if all(sql is INSERT_ENTRY for sql, _ in job.statements):
            entries += [values for _, values in job.statements]
            results.append([1] * len(job.statements))
        else:
            results.append([run(base, *statement).rowcount for statement in job.statements])
    for first in range(0, len(entries), _ROWS):
        _insert(base, entries[first : first + _ROWS])
    return results


def _run_apart(base: sqlite3.Connection, jobs: list[Job]) -> list[object]:
    """Run each transaction in a savepoint of its own; return its answer or its conflict."""
    results: list[object] = []
    for job in jobs:
        base.execute("SAVEPOINT job")
        try:
            results.append([run(base, *statement).rowcount for statement in job.statements])
        except sqlite3.IntegrityError as error:
            base.execute("ROLLBACK TO job")
            results.append(Conflict(str(error)))
        base.execute("RELEASE job")
    return results


def _insert(base: sqlite3.Connection, entries: list[tuple[Value, ...]]) -> None:
    """Write log entries in one statement."""
    head = INSERT_ENTRY.partition("VALUES")[0]
    row = f"({', '.join('?' * len(entries[0]))})"
    rows = ", ".join([row] * len(entries))
    base.execute(f"{head} VALUES {rows}", [value for entry in entries for value in entry])


def run(base: sqlite3.Connection, sql: str, values: tuple[Value, ...]) -> sqlite3.Cursor:
    """Run one statement; `$1` is `?1` here."""
    return base.execute(sql.replace("$", "?"), values)


def _select(base: sqlite3.Connection, job: Job) -> object:
    """Return the rows of a query, or the error to raise."""
    try:
        return run(base, *job.statements[0]).fetchall()
    except REFUSED as error:
        return StoreError(str(error))


def connect(path: Path) -> sqlite3.Connection:
    """Open the file for this process alone and bring its schema up to date."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    # Names, chat and hashes of secrets are for nobody else on this machine; SQLite's other files take the mode of this one.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)
    base = sqlite3.connect(path, isolation_level=None, timeout=0.5)
    try:
        # Two processes would not tell each other what they write: the file is locked while it is open.
        base.execute("PRAGMA locking_mode = EXCLUSIVE")
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = FULL")
        base.execute("PRAGMA foreign_keys = ON")
        base.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
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
    version = int(base.execute("PRAGMA user_version").fetchone()[0])
    for number, statements in new_migrations(version, upto):
        base.execute("BEGIN IMMEDIATE")
        for statement in statements:
            base.execute(statement)
        base.execute(f"PRAGMA user_version = {number}")
        base.execute("COMMIT")
