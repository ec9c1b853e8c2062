"""Pool of subprocesses that answer one line with one line.

Work of the rules runs here and never in the server's own process: compiled loops hold the interpreter's lock, so a
thread would block the event loop as well. A worker that crashes, exceeds its time or its memory is killed and replaced.
"""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Sequence

from katzentisch.server.workers.fair_queue import FairQueue, Turn

READY = b"ready\n"
_START_SECONDS = 60.0  # a worker may take to start
_LONGEST_LINE = 2**23  # bytes of an answer: what is printed in a game has some hundred thousand
_MEMORY_BYTES = 2 * 2**30  # of address space, per worker
# How variables begin that workers have no use for: the settings of the server
_SECRET = ("KATZENTISCH_SERVE", "PGPASSWORD")


class WorkerFailed(Exception):
    """A worker crashed or took too long."""


class PoolBusy(Exception):
    """Too many requests wait already."""


class _Slot:
    """Room for one worker; `ranks` is the work it takes, what it prefers first."""

    def __init__(self, ranks: Sequence[int]) -> None:
        self.ranks = ranks
        self.process: Process | None = None


class WorkerPool:
    """Worker processes, started when they are first needed; `slots` has the ranks each of them takes."""

    def __init__(
        self,
        command: tuple[str, ...],
        seconds: float,
        slots: Sequence[Sequence[int]] = ((0,),),
        most_waiting: int = 100_000,
        most_of_address: int = 100_000,
    ) -> None:
        self._command = command
        self._seconds = seconds
        self._most_waiting, self._most_of_address = most_waiting, most_of_address
        self._free = [_Slot(ranks) for ranks in slots]
        self._waiting: FairQueue[asyncio.Future[_Slot]] = FairQueue()
        self._waiting_of: Counter[str] = Counter()  # by address
        self._processes: dict[Process, None] = {}  # in the order they were started

    @property
    def waiting(self) -> int:
        """How many requests wait for a worker."""
        return len(self._waiting)

    def processes(self) -> list[int]:
        """Return the process ids of the workers."""
        return [process.pid for process in self._processes]

    async def ask(self, line: bytes, turn: Turn) -> bytes:
        """Return a worker's answer to a line; raises WorkerFailed or PoolBusy."""
        slot = await self._take(turn)
        try:
            return await self._answer(slot, line)
        finally:
            self._give(slot)

    async def close(self) -> None:
        """End all workers."""
        for process in list(self._processes):
            await self._end(process)

    # ------------------------------------------------------------------ slots

    async def _take(self, turn: Turn) -> _Slot:
        for slot in self._free:
            if turn.rank in slot.ranks:
                self._free.remove(slot)
                return slot
        of_address = self._waiting_of[turn.address]
        if len(self._waiting) >= self._most_waiting or of_address >= self._most_of_address:
            raise PoolBusy
        future: asyncio.Future[_Slot] = asyncio.get_running_loop().create_future()
        self._waiting.put(future, turn)
        self._waiting_of[turn.address] += 1
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._give(future.result())
            self._waiting.remove(future, turn)
            raise
        finally:
            self._waiting_of -= Counter([turn.address])

    def _give(self, slot: _Slot) -> None:
        while (future := self._waiting.get(slot.ranks)) is not None:
            if not future.done():
                future.set_result(slot)
                return
        self._free.append(slot)
        self._free.sort(key=lambda free: len(free.ranks))  # those that take little first

    # ------------------------------------------------------------------ processes

    async def _answer(self, slot: _Slot, line: bytes) -> bytes:
        process = slot.process
        try:
            if process is None or process.returncode is not None:
                process = slot.process = await self._start()
            assert process.stdin is not None and process.stdout is not None
            async with asyncio.timeout(self._seconds):
                process.stdin.write(line + b"\n")
                await process.stdin.drain()
                answer = await process.stdout.readline()
            if not answer:
                raise OSError("the worker ended")
            return answer
        except (TimeoutError, OSError, ValueError) as error:
            if process is not None:
                await self._end(process)
            slot.process = None
            raise WorkerFailed(f"{type(error).__name__} {error}") from error
        except asyncio.CancelledError:
            if process is not None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            slot.process = None
            raise

    async def _start(self) -> Process:
        """Start a worker and wait until it is ready; that time is not the request's."""
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, limit=_LONGEST_LINE, env=worker_environment()
        )
        self._processes[process] = None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(_START_SECONDS):
                if await process.stdout.readline() != READY:
                    raise OSError("the worker did not start")
        except BaseException:
            await self._end(process)
            raise
        return process

    async def _end(self, process: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        self._processes.pop(process, None)


def worker_environment() -> dict[str, str]:
    """Return the environment of a worker: the server's without its secrets (the store's address has a password)."""
    return {name: value for name, value in os.environ.items() if not name.startswith(_SECRET)}


def limit_memory() -> None:
    """Limit the memory of this process; beyond it Python raises MemoryError. Called by workers when they start."""
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (_MEMORY_BYTES, _MEMORY_BYTES))
