"""Pool of subprocesses in which bots choose, so that they never block the event loop.

A worker that crashes or exceeds its time is killed and replaced. The request then goes to the simplest bot in
another worker, and if that fails too the first legal action is taken: the game goes on.
"""

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from katzentisch.server.workers.bot_worker import READY, BotReply, BotRequest

_log = logging.getLogger("katzentisch.bots")
_decode = msgspec.json.Decoder(BotReply).decode
SIMPLEST = "greedy"
_START_SECONDS = 60.0  # a worker may take to start


class _WorkerFailed(Exception):
    """A worker crashed or took too long."""


class BotPool:
    """Worker processes, started when they are first needed."""

    def __init__(self, workers: int, seconds: float, command: tuple[str, ...] = ()) -> None:
        self._seconds = seconds
        self.failures = 0
        self._command = command or (sys.executable, "-m", "katzentisch.server.workers.bot_worker")
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(workers):
            self._free.put_nowait(None)
        self._all: set[Process] = set()

    async def choose(self, request: BotRequest, legal: list[int]) -> BotReply:
        """Return a legal action for a bot and its reasons, whatever happens to the workers."""
        for level in dict.fromkeys((request.level, SIMPLEST)):
            try:
                reply = await self._ask(msgspec.structs.replace(request, level=level))
            except _WorkerFailed as failure:
                self.failures += 1
                _log.warning("bot worker failed", extra={"table": request.table, "why": str(failure)})
                continue
            if reply.action in legal:
                return reply
            _log.error("illegal bot choice", extra={"table": request.table, "action": reply.action})
        return BotReply(legal[0])

    async def close(self) -> None:
        """End all workers."""
        for process in list(self._all):
            await self._end(process)

    def processes(self) -> list[int]:
        """Return the process ids of the workers, for tests."""
        return [process.pid for process in self._all]

    async def _ask(self, request: BotRequest) -> BotReply:
        worker = await self._free.get()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            async with asyncio.timeout(self._seconds):
                return await self._answer(worker, request)
        except (TimeoutError, OSError, ValueError) as error:
            if worker is not None:
                await self._end(worker)
                worker = None
            raise _WorkerFailed(f"{type(error).__name__} {error}") from error
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
        async with asyncio.timeout(_START_SECONDS):
            if await process.stdout.readline() != READY:
                raise OSError("the worker did not start")
        return process

    async def _answer(self, worker: Process, request: BotRequest) -> BotReply:
        assert worker.stdin is not None and worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(request) + b"\n")
        await worker.stdin.drain()
        line = await worker.stdout.readline()
        if not line:
            raise OSError("the worker ended")
        return _decode(line)

    async def _end(self, worker: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()
        self._all.discard(worker)
