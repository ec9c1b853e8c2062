"""Bots think in worker processes, never on the event loop.

A worker that crashes or takes longer than the budget is killed and replaced; the question then goes to the
simplest bot in another worker, and if even that fails the first legal action is taken: the game goes on.
"""

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from katzentisch.server.workers.bot_worker import READY, BotReply, BotRequest

log = logging.getLogger("katzentisch.bots")
decode = msgspec.json.Decoder(BotReply).decode
SIMPLEST = "greedy"
START = 60.0  # seconds a worker may take to start


class WorkerFailed(Exception):
    """A worker crashed or took too long."""


class BotPool:
    """A pool of worker processes, started when they are first needed."""

    def __init__(self, workers: int, budget: float, command: tuple[str, ...] = ()) -> None:
        self.budget = budget
        self.failures = 0
        self._command = command or (sys.executable, "-m", "katzentisch.server.workers.bot_worker")
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(workers):
            self._free.put_nowait(None)
        self._all: set[Process] = set()

    async def choose(self, question: BotRequest, legal: list[int]) -> BotReply:
        """Return a legal action for a bot, and why, whatever happens to the workers."""
        for level in dict.fromkeys((question.level, SIMPLEST)):
            try:
                thought = await self._ask(msgspec.structs.replace(question, level=level))
            except WorkerFailed as failure:
                self.failures += 1
                log.warning("thinker failed", extra={"table": question.table, "why": str(failure)})
                continue
            if thought.action in legal:
                return thought
            log.error("illegal bot choice", extra={"table": question.table, "action": thought.action})
        return BotReply(legal[0])

    async def close(self) -> None:
        """End all workers."""
        for process in list(self._all):
            await self._end(process)

    def processes(self) -> list[int]:
        """Return the process ids of the workers, for tests."""
        return [process.pid for process in self._all]

    async def _ask(self, question: BotRequest) -> BotReply:
        worker = await self._free.get()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            async with asyncio.timeout(self.budget):
                return await self._answer(worker, question)
        except (TimeoutError, OSError, ValueError) as error:
            if worker is not None:
                await self._end(worker)
                worker = None
            raise WorkerFailed(f"{type(error).__name__} {error}") from error
        except asyncio.CancelledError:
            if worker is not None:
                worker.kill()
                worker = None
            raise
        finally:
            self._free.put_nowait(worker)

    async def _start(self) -> Process:
        """Start a worker and wait until it is ready; that time is not the bot's."""
        process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        self._all.add(process)
        assert process.stdout is not None
        async with asyncio.timeout(START):
            if await process.stdout.readline() != READY:
                raise OSError("the worker did not start")
        return process

    async def _answer(self, worker: Process, question: BotRequest) -> BotReply:
        assert worker.stdin is not None and worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(question) + b"\n")
        await worker.stdin.drain()
        line = await worker.stdout.readline()
        if not line:
            raise OSError("the worker ended")
        return decode(line)

    async def _end(self, worker: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()
        self._all.discard(worker)
