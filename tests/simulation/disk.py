"""Simulated databases: one shared by several processes, as PostgreSQL is, and the real SQLite store on a file that may be torn.

Both are the product's own SQL on SQLite. What is simulated is time, failure and death: a write takes a while, may fail,
may be carried out although the caller is told that it failed, and goes on if the process that asked for it dies.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from katzentisch.play.store import INSERT_ENTRY, Conflict, News, Row, Statement, StoreError
from katzentisch.play.store_postgres import TELL, WRITE_GROUP, PostgresStore, Refused
from katzentisch.play.store_sqlite import REFUSED, Job, SqliteStore, connect, migrate, run, settle

if TYPE_CHECKING:
    from tests.simulation.process import Process
    from tests.simulation.world import World

_CUT_OFF_SECONDS = (1.0, 12.0)  # until a call to an unreachable database fails
_INSERT_NEW = f"{INSERT_ENTRY} ON CONFLICT DO NOTHING"
_FULL_SYNC = 2  # PRAGMA synchronous = FULL


class SharedDatabase:
    """One database for all processes, and the notifications between them."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.base = sqlite3.connect(":memory:", isolation_level=None)
        self.base.execute("PRAGMA foreign_keys = ON")
        migrate(self.base)
        self.listeners: dict[Process, Callable[[object, int, str, str], None]] = {}

    def store(self, process: "Process") -> "SharedStore":
        return SharedStore(self, process)

    def died(self, process: "Process") -> None:
        """Forget who listened in a process that is gone."""
        self.listeners.pop(process, None)

    def close(self) -> None:
        self.base.close()

    def notify(self, sender: "Process", text: str) -> None:
        world = self.world
        for process in list(self.listeners):
            if process is sender or process.cut_off or world.luck.random() < world.weather.news_lost:
                continue
            for _ in range(2 if world.luck.random() < world.weather.news_twice else 1):
                delay = world.luck.uniform(*world.weather.news_delay)
                world.loop.outside(delay, self.deliver, process, text)

    def deliver(self, process: "Process", text: str) -> None:
        heard = self.listeners.get(process)
        if heard is not None and process.alive and not process.cut_off:
            self.world.note(f"{process.name} hears", text)
            self.world.loop.call_soon(heard, None, 0, "", text, context=process.context)

    def transaction(self, statements: tuple[Statement, ...]) -> object:
        """Run statements in a transaction; return how many rows each changed, or the exception."""
        self.base.execute("BEGIN")
        try:
            changed = [run(self.base, *statement).rowcount for statement in statements]
        except sqlite3.IntegrityError as error:
            self.base.execute("ROLLBACK")
            return Conflict(str(error))
        except REFUSED as error:
            self.base.execute("ROLLBACK")
            return StoreError(str(error))
        self.base.execute("COMMIT")
        self.world.truth.read(self.base)
        return changed


class SharedStore(PostgresStore):
    """The store of one process: the product's own way of writing in groups, on a connection that is simulated."""

    def __init__(self, database: SharedDatabase, process: "Process") -> None:
        super().__init__("simulated")
        self.process = process.name
        self._database = database
        self._of = process
        self._world = database.world

    async def open(self) -> None:
        """The database is always there."""

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        self._database.died(self._of)

    async def write(self, *statements: Statement) -> list[int]:
        changed: list[int] = await self._call(self._write, statements)
        return changed

    async def read(self, sql: str, *values: Any) -> list[Row]:
        work = {WRITE_GROUP: self._insert, TELL: self._tell}.get(sql, self._read)
        rows: list[Row] = await self._call(work, ((sql, values),))
        return rows

    def hear(self, heard: Callable[[News], None]) -> None:
        super().hear(heard)
        self._database.listeners[self._of] = self._notified

    # ------------------------------------------------------------------ in the database

    def _call(self, work: Callable[[Any], object], argument: Any) -> "asyncio.Future[Any]":
        world = self._world
        answer: asyncio.Future[Any] = world.loop.create_future()
        world.loop.outside(
            world.luck.uniform(*world.weather.store_delay), self._arrive, work, argument, answer
        )
        return answer

    def _arrive(self, work: Callable[[Any], object], argument: Any, answer: "asyncio.Future[Any]") -> None:
        world = self._world
        if self._of.cut_off:
            result: object = StoreError("the database cannot be reached")
            delay = world.luck.uniform(*_CUT_OFF_SECONDS)
        else:
            result, delay = work(argument), world.luck.uniform(*world.weather.store_delay)
        world.loop.outside(delay, _answer, answer, result)

    def _write(self, statements: tuple[Statement, ...]) -> object:
        return self._carried_out(lambda: self._database.transaction(statements))

    def _carried_out(self, work: Callable[[], object]) -> object:
        """Change something; it may fail, or succeed with an answer that is lost."""
        world = self._world
        if world.luck.random() < max(world.weather.write_fails, world.disk_full):
            return StoreError("the disk is full")
        result = work()
        if world.luck.random() < world.weather.answer_lost:
            return StoreError("the connection broke before the answer came")
        return result

    def _insert(self, statements: tuple[Statement, ...]) -> object:
        """Do what the statement for a group says: insert what nobody else has, tell the others, return what was new."""
        _, (_, sender, *columns) = statements[0]
        entries = list(zip(*columns, strict=True))

        def work() -> object:
            result = self._database.transaction(tuple((_INSERT_NEW, entry) for entry in entries))
            if isinstance(result, Conflict):  # a table that is gone: ON CONFLICT does not forgive that
                return Refused(str(result))
            if isinstance(result, Exception):
                return result
            assert isinstance(result, list)
            new = [entry for entry, changed in zip(entries, result, strict=True) if changed]
            if new:
                self._database.notify(self._of, json.dumps([sender, "", "entries", new]))
            return [entry[:2] for entry in new]

        return self._carried_out(work)

    def _read(self, statements: tuple[Statement, ...]) -> object:
        world = self._world
        if world.luck.random() < world.weather.write_fails / 4:
            return StoreError("the connection broke")
        return run(self._database.base, *statements[0]).fetchall()

    def _tell(self, statements: tuple[Statement, ...]) -> object:
        _, (_, text) = statements[0]
        self._database.notify(self._of, str(text))
        return []


def _answer(answer: "asyncio.Future[Any]", result: object) -> None:
    if answer.done():
        return
    if isinstance(result, Exception):
        answer.set_exception(result)
    else:
        answer.set_result(result)


class Disk:
    """The files of a SQLite store through the deaths of its process; each life has a file of its own."""

    def __init__(self, world: "World", folder: Path) -> None:
        self.world = world
        self._folder = folder
        self._life = 0
        self._store: SteppedSqlite | None = None
        self._left: sqlite3.Connection | None = None
        self.path = folder / "tables-0.sqlite"

    def store(self, process: "Process") -> "SteppedSqlite":
        self._store = SteppedSqlite(self, self.path)
        return self._store

    def judged(self) -> sqlite3.Connection:
        """Return the connection of the process that runs, or one to the file it left: for the judge."""
        running = self._store.connection if self._store is not None else None
        if running is None and self._left is None:
            self._left = sqlite3.connect(self.path)
        return running or self._left  # type: ignore[return-value]

    def close(self) -> None:
        for base in (self._left, self._store.connection if self._store is not None else None):
            if base is not None:
                base.close()

    def died(self, process: "Process") -> None:
        """Keep what the disk has at this moment: a commit that was going on may be torn at any byte."""
        if self._store is not None and self._store.is_open:
            self._life += 1
            self.path = self._folder / f"tables-{self._life}.sqlite"
            self._store.leave_behind(self.path)


class SteppedSqlite(SqliteStore):
    """The store of one SQLite file, whose thread is replaced by steps of the simulation."""

    def __init__(self, disk: Disk, path: Path) -> None:
        super().__init__(path)
        self._disk = disk
        self._world = disk.world
        self.connection: sqlite3.Connection | None = None
        self._queue: list[Job] = []
        self._working: list[Job] = []
        self._committed = False  # whether the jobs at work are on the disk already
        self._synced: tuple[bytes, bytes] | None = (
            None  # the files at the last sync, where not every commit syncs
        )

    @property
    def is_open(self) -> bool:
        return self.connection is not None

    async def open(self) -> None:
        self.connection = connect(self.path)
        self._world.truth.read(self.connection)
        if self.connection.execute("PRAGMA synchronous").fetchone()[0] != _FULL_SYNC:
            self._synced = self._files()

    async def close(self) -> None:
        self._hand_over()
        while self._working or self._queue:
            await asyncio.sleep(0.01)
        self._shut()

    def leave_behind(self, path: Path) -> None:
        """Copy to another file what a power cut leaves of this one."""
        assert self.connection is not None
        before = self._synced or self._files()
        if self._working and not self._committed:
            self._serve(self.connection, self._working)
        after = self._files()
        if before[0] == after[0]:  # else a checkpoint synced everything
            cut = self._world.luck.randint(0, len(after[1]))
            after = (after[0], after[1][:cut] + before[1][cut:])
        path.write_bytes(after[0])
        Path(f"{path}-wal").write_bytes(after[1])
        self._shut()

    def _files(self) -> tuple[bytes, bytes]:
        wal = Path(f"{self.path}-wal")
        return self.path.read_bytes(), wal.read_bytes() if wal.exists() else b""

    def _shut(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
            for file in self.path.parent.glob(f"{self.path.name}*"):
                if self._disk.path != self.path:
                    file.unlink()

    # ------------------------------------------------------------------ instead of the thread

    def _hand_over(self) -> None:
        self._queue += self._asked
        self._asked = []
        if self._queue and not self._working:
            self._working, self._queue = self._queue, []
            self._committed = False
            delay = self._world.luck.uniform(*self._world.weather.store_delay)
            self._world.loop.outside(delay, self._commit)

    def _commit(self) -> None:
        world, base = self._world, self.connection
        if base is None:
            return
        fails = world.luck.random() < max(world.weather.write_fails, world.disk_full)
        if fails and any(not job.reads for job in self._working):
            results: list[object] = [StoreError("the disk is full")] * len(self._working)
        else:
            results = self._serve(base, self._working)
            self._committed = True
            world.truth.read(base)
            if world.luck.random() < world.weather.answer_lost:
                results = [
                    result if job.reads else StoreError("the disk failed")
                    for job, result in zip(self._working, results, strict=True)
                ]
        world.loop.outside(world.luck.uniform(*world.weather.store_delay), self._settle, results)

    def _settle(self, results: list[object]) -> None:
        if self.connection is not None:
            jobs, self._working = self._working, []
            settle(jobs, results)
            self._hand_over()
