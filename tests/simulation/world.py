"""One simulated run: server processes, a database, bot workers and pages in one loop, driven by one seed.

A run begins on a calm day, goes through phases of bad weather, and ends calm: then every game must go on.
"""

import asyncio
import contextlib
import hashlib
import logging
import random
import sqlite3
import tempfile
import traceback
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from katzentisch import games
from katzentisch.server.tables import registry
from tests import toy
from tests.simulation.calls import Calls
from tests.simulation.clock import EPOCH, simulated_time
from tests.simulation.disk import Disk, SharedDatabase
from tests.simulation.loop import SimulatedLoop, Stuck
from tests.simulation.network import Broken, Line, request
from tests.simulation.page import Page
from tests.simulation.process import Process, Storage
from tests.simulation.truth import TableTruth, Truth, table_row
from tests.simulation.weather import Weather, drawn
from tests.simulation.workers import WorkerTransport

_SETTLE_SECONDS = 900.0  # of calm, in which every game must have gone on
_MORE_ENTRIES = 10  # in which a long game proves that it goes on
_LAST_LINES = 40  # of the trace, shown with a violation
_REAL_GAMES = 0.12  # of the tables; the others play the toy game, which is over in eight choices
_SHARED = 0.6  # of the runs: several processes on one database, the others one process on a SQLite file
_CALLED = 0.3  # of the tables: somebody wants to be called
_STOPS = 0.02  # per second: somebody wants to be called no more
_LEFT = 0.3  # of the runs: somebody closes the page for good in the middle of a game
_LEAVES = 0.5  # of the choices of such a run while the store is slow: it is the last one of its page
_TIRESOME = 0.1  # seconds that the store may take
_IDLE_SECONDS = (600.0, 20.0)  # until a table that nobody shows is forgotten
_MEMORY = Path("/dev/shm")  # a disk in memory, for files that are synced thousands of times
_EXPECTED_ERRORS = ("not written", "the store failed", "illegal bot choice", "no transcript")


class Violation(Exception):
    """A promise was broken; `what` says which, the message has the whole story."""

    def __init__(self, what: str, story: str = "") -> None:
        super().__init__(story or what)
        self.what = what


class Outcome(NamedTuple):
    """What a run came to: equal for two runs of one seed."""

    seed: int
    trace: str  # hash of everything that was sent, stored and suffered
    steps: int
    seconds: float  # simulated
    counted: Counter[str]


class World:
    """Everything of one run."""

    def __init__(self, seed: int, show: Callable[[str], None] | None = None) -> None:
        self.seed = seed
        self.luck = random.Random(seed)
        self.loop = SimulatedLoop(self.luck, self._start_worker)
        self.loop.set_exception_handler(self._on_exception)
        self.weather = Weather()
        self.disk_full = 0.0
        self.calm = False
        self.truth = Truth(self)
        self.calls = Calls(self)
        self.pages: list[Page] = []
        self.processes: list[Process] = []
        self.counted: Counter[str] = Counter()
        self.storage: Storage
        self._violations: list[str] = []
        self._show = show
        self._hash = hashlib.blake2b(digest_size=12)
        self._lines: deque[str] = deque(maxlen=_LAST_LINES)
        self._over = False
        self._somebody_leaves = False
        self._began = self.loop.time()
        self._steps, self._seconds = 0, 0.0
        self._furthest_ahead = 0.0  # of all clocks so far, in seconds
        self._workers: list[WorkerTransport] = []
        self._lives: list[Process] = []

    # ------------------------------------------------------------------ the run

    def run(self) -> Outcome:
        """Run to the end; raises Violation."""
        games.register(toy.BOX)
        listener = _Errors(self)
        logger = logging.getLogger("katzentisch")
        propagate, logger.propagate = logger.propagate, False
        logger.addHandler(listener)
        folder = _MEMORY if _MEMORY.is_dir() else None
        idle = self.luck.choice(_IDLE_SECONDS)
        try:
            with (
                patch.object(registry, "IDLE_SECONDS", idle),
                tempfile.TemporaryDirectory(prefix="simulated-", dir=folder) as disk,
                simulated_time(self.loop, self.luck),
                self.calls.received(),
            ):
                self._run(Path(disk))
        finally:
            logger.removeHandler(listener)
            logger.propagate = propagate
        if self._violations:
            raise Violation(self._violations[0], self.story())
        return Outcome(self.seed, self._hash.hexdigest(), self._steps, self._seconds, self.counted)

    def _run(self, folder: Path) -> None:
        try:
            self.loop.run_until_complete(self._life(folder))
        except Stuck as stuck:
            self._violations.append(str(stuck))
        except _Ended:
            pass
        finally:
            self._over = True
            self._steps, self._seconds = self.loop.steps, self.loop.time() - self._began
            self._bury()

    async def _life(self, folder: Path) -> None:
        self._set_up(folder)
        self._somebody_leaves = self.luck.random() < _LEFT
        tables = [await self._make_table() for _ in range(self.luck.choice((1, 1, 2)))]
        tasks = [asyncio.create_task(page.live()) for page in self.pages]
        for task in tasks:
            task.add_done_callback(self._page_ended)
        for _ in range(self.luck.randint(2, 5)):
            await self._phase()
        await self._settle(tables)

    def _set_up(self, folder: Path) -> None:
        shared = self.luck.random() < _SHARED
        self.storage = SharedDatabase(self) if shared else Disk(self, folder)
        number = self.luck.choice((2, 2, 3)) if shared else 1
        self.processes = [self._start(number, 0) for number in range(number)]

    def _start(self, number: int, life: int) -> Process:
        process = Process(self, number, life, self.storage)
        self._lives.append(process)
        return process

    async def _phase(self) -> None:
        """Live through some seconds of bad weather."""
        self.weather = drawn(self.luck)
        self.note("weather", str(self.weather))
        for _ in range(self.luck.randint(2, 20)):
            await asyncio.sleep(1.0)
            self.disk_full = float(self.luck.random() < self.weather.disk_full / 2)
            for process in self.processes:
                self._strike(process)
            if self.luck.random() < 0.1:
                self.luck.choice(self.pages).leave(self.luck.choice((0.0, 0.0, 10.0, 100.0)))
            if self.luck.random() < _STOPS:
                await self.calls.stop_one()

    def _strike(self, process: Process) -> None:
        weather, luck = self.weather, self.luck
        if not process.ready:
            return
        if luck.random() < weather.freeze:
            process.freeze(luck.uniform(0.1, 30.0))
        if luck.random() < weather.partition:
            process.cut_off_for(luck.uniform(0.5, 40.0))
        if luck.random() < weather.clock_jump:
            process.clock_error += luck.uniform(-1e6, 1e6)
            self._furthest_ahead = max(self._furthest_ahead, process.clock_error)
        if luck.random() < weather.stop:
            process.stop()

    async def _settle(self, tables: list[TableTruth]) -> None:
        """Calm down; every game must go on, and every page must see it."""
        self.weather, self.disk_full, self.calm = Weather(), 0.0, True
        self.note("weather", "calm")
        for process in self.processes:
            process.clock_error = 0.0  # a call noted by a clock that is days ahead would wait for days
        goals = [table.match.seq + _MORE_ENTRIES for table in tables]
        until = self.loop.time() + _SETTLE_SECONDS
        while self.loop.time() < until:
            await asyncio.sleep(1.0)
            went_on = all(
                table.match.table.is_over or table.match.seq >= goal or self._waits_for_who_left(table)
                for table, goal in zip(tables, goals, strict=True)
            )
            if went_on and all(page.is_up_to_date() for page in self.pages):
                break
        else:
            behind = [page.name for page in self.pages if not page.is_up_to_date()]
            states = [(table.match.seq, table.match.table.to_act) for table in tables]
            self.violated(f"the games do not go on: entries and seats to act {states}, behind are {behind}")
        await self.calls.check()
        self.truth.check_kept(self._base())

    def latest_ms(self) -> int:
        """Return the latest time of day that any clock of a process can have shown so far."""
        return int(1000 * (EPOCH + self.loop.time() + self._furthest_ahead))

    def leaves_now(self, page: Page) -> bool:
        """Whether a page that has just chosen is closed for good, by somebody who is tired of a slow server: one in a run."""
        patient = self.weather.store_delay[1] < _TIRESOME or self.luck.random() >= _LEAVES
        if not self._somebody_leaves or self.calm or patient:
            return False
        self._somebody_leaves = False
        return not self.calls.wait_at(page.table)

    def _waits_for_who_left(self, table: TableTruth) -> bool:
        """Whether a game rests because all pages were closed for good, or all of those who owe a choice."""
        owing = [seat for seat in table.match.table.to_act if seat in table.people]
        pages = [page for page in self.pages if page.table is table and not page.gone]
        return not pages or (bool(owing) and not any(seat in page.seats for page in pages for seat in owing))

    def _base(self) -> sqlite3.Connection:
        if isinstance(self.storage, SharedDatabase):
            return self.storage.base
        assert isinstance(self.storage, Disk)
        return self.storage.judged()

    # ------------------------------------------------------------------ tables and pages

    async def _make_table(self) -> TableTruth:
        """Make a table over HTTP, on a calm day, and seat its pages."""
        while not self.processes[0].ready:
            await asyncio.sleep(0.1)
        wishes = self._wishes()
        seats = wishes["seats"]
        status, made = await request(self.processes[0], "POST", "/api/tables", wishes)
        if status != 201:
            raise Violation(f"no table: {status} {made}")
        people = [number for number, seat in enumerate(seats) if seat["who"] != "bot"]
        row = table_row(self._base(), made["info"]["table"])
        table = self.truth.watch(row, len(seats), people)
        self.truth.read(self._base())
        tokens = {key["seat"]: key["token"] for key in made["keys"]}
        if self.luck.random() < _CALLED:
            await self.calls.want(table, seat := self.luck.choice(people), tokens[seat])
        for share in self._shares(people):
            self.pages.append(Page(self, table, [tokens[seat] for seat in share], tuple(share)))
        if self.luck.random() < 0.4:
            self.pages.append(Page(self, table, [made["spectator"]], (-1,)))
        return table

    def _wishes(self) -> dict[str, Any]:
        luck = self.luck
        real = luck.random() < _REAL_GAMES
        name = luck.choice(sorted(set(games.names()) - {toy.BOX.name})) if real else toy.BOX.name
        box = games.box(name)
        variant = luck.choice(box.variants)
        number = min(variant.seats) if real else luck.choice(variant.seats)
        people = luck.randint(1, number)
        seats = [{"who": "here", "name": f"Ana {seat}"} for seat in range(people)]
        seats += [{"who": "bot", "level": "greedy"} for _ in range(number - people)]
        luck.shuffle(seats)
        return {
            "game": name,
            "variant": variant.name,
            "seats": seats,
            "undo": luck.choice(("free", "free", "consent", "off")),
            "clock": luck.choice((0, 0, 0, 5)),
        }

    def _shares(self, people: list[int]) -> list[list[int]]:
        """Return who shares a browser; a seat may be open in two of them."""
        if self.luck.random() < 0.3:
            return [people]
        shares = [[seat] for seat in people]
        if self.luck.random() < 0.4:
            shares.append([self.luck.choice(people)])
        return shares

    def connect(self, table: str) -> Line:
        """Open a line to one of the processes; Broken if it is not there."""
        process = self.luck.choice(self.processes)
        if not (process.alive and process.ready):
            raise Broken
        line = Line(self, process, table, f"10.0.0.{self.luck.randrange(1, 4)}")
        process.lines.append(line)
        return line

    def restart(self, process: Process) -> None:
        """Start the next life of a process after a while."""
        self.counted["restarts"] += 1
        if not self._over:
            self.loop.outside(
                self.luck.uniform(0.1, 6.0), self._start_again, process.number, process.life + 1
            )

    def _start_again(self, number: int, life: int) -> None:
        if not self._over:
            self.processes[number] = self._start(number, life)

    def _start_worker(self, protocol: Any, command: tuple[str, ...]) -> WorkerTransport:
        if self._over:
            raise OSError("the run is over")
        worker = WorkerTransport(self, protocol, len(self._workers) + 1)
        self._workers.append(worker)
        return worker

    # ------------------------------------------------------------------ the trace and its judge

    def note(self, who: str, what: str) -> None:
        """Add a line to the trace."""
        if self._over:
            return
        line = f"{self.loop.time():.6f} {who}: {what}"
        self._hash.update(line.encode())
        self._lines.append(line)
        if self._show is not None:
            self._show(line)

    def count(self, what: str) -> None:
        """Count something for the report."""
        self.counted[what] += 1

    def violated(self, what: str, error: BaseException | None = None) -> None:
        """Note a broken promise; the run ends."""
        if self._over:
            return
        if error is not None:
            what += "\n" + "".join(traceback.format_exception(error))
        self._violations.append(what)
        self._over = True
        self.loop.call_soon(_end)

    def story(self) -> str:
        """Return what was violated, the end of the trace, and the command that repeats it."""
        last = "\n".join(line[:220] for line in self._lines)
        command = f"python -m tests.simulation {self.seed} --trace"
        return f"{last}\n\nseed {self.seed}: {self._violations[0]}\n\nrepeat it exactly: {command}"

    def _page_ended(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and task.exception() is not None:
            self.violated("a page failed", task.exception())

    def _on_exception(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not isinstance(error, _Ended):
            self.violated(str(context.get("message")), error)

    def _bury(self) -> None:
        """End all tasks, also those of processes that were killed, so that nothing of this run is left."""
        self.weather = Weather()
        for process in self._lives:
            process.raise_for_burial()
        for worker in self._workers:
            worker.close()
        with contextlib.suppress(_Ended):
            self.loop.end()
        self.storage.close()


class _Ended(BaseException):
    """Ends the loop."""


def _end() -> None:
    raise _Ended


class _Errors(logging.Handler):
    """What the server logs as an error is a violation, but for what the weather explains."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage() not in _EXPECTED_ERRORS:
            error = record.exc_info[1] if record.exc_info else None
            self._world.violated(f"the server logged: {record.getMessage()}", error)
