"""Simulated subprocesses that answer one line with one line; they may die, hang, lie and babble.

They stand behind `asyncio.create_subprocess_exec`, so that the pool's own code (time limits, kills, replacements) runs
unchanged.
"""

import asyncio
import signal
from typing import TYPE_CHECKING, Any

import msgspec

from katzentisch.local.inline import Stdin, Stdout
from katzentisch.server.workers.bot_worker import BotReply, BotRequest, BotWorker
from katzentisch.server.workers.pool import READY
from tests.simulation.loop import PROCESS

if TYPE_CHECKING:
    from tests.simulation.world import World

_STDIN, _STDOUT = 0, 1
_START_SECONDS = (0.05, 1.0)


class WorkerTransport(asyncio.SubprocessTransport):
    """One simulated worker, as asyncio sees a subprocess."""

    def __init__(self, world: "World", protocol: Any, pid: int) -> None:
        super().__init__()
        self._world = world
        self._protocol = protocol
        self._pid = pid
        self._returncode: int | None = None
        self._exited: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._stdin = Stdin(self)
        self._stdout = Stdout()
        self._owner = PROCESS.get()
        protocol.connection_made(self)
        world.loop.outside(world.luck.uniform(*_START_SECONDS), self._write, READY)

    # ------------------------------------------------------------------ what asyncio calls

    def get_pid(self) -> int:
        return self._pid

    def get_returncode(self) -> int | None:
        return self._returncode

    def get_pipe_transport(self, fd: int) -> Any:
        return {_STDIN: self._stdin, _STDOUT: self._stdout}.get(fd)

    def kill(self) -> None:
        if self._returncode is not None:
            raise ProcessLookupError
        self._world.loop.outside(0.001, self._exit, -signal.SIGKILL)

    def close(self) -> None:
        if self._returncode is None:
            self._exit(-signal.SIGKILL)

    async def _wait(self) -> int:
        return await asyncio.shield(self._exited)

    # ------------------------------------------------------------------ what the worker does

    def asked(self, line: bytes) -> None:
        """Think about a request, unless the weather has other plans."""
        weather, luck = self._world.weather, self._world.luck
        seconds = luck.uniform(*weather.worker_seconds)
        if luck.random() < weather.worker_dies:
            self._world.loop.outside(seconds, self._exit, 1)
        elif luck.random() >= weather.worker_hangs:
            self._world.loop.outside(seconds, self._write, self._answer(line) + b"\n")

    def _answer(self, line: bytes) -> bytes:
        weather, luck = self._world.weather, self._world.luck
        if luck.random() < weather.worker_babbles:
            return luck.choice((b"{", b"null", b'{"action":"x"}', b"\xff\xfe"))
        try:
            request = msgspec.json.decode(line, type=BotRequest)
        except msgspec.DecodeError:
            return b'{"answer":{},"wrong":""}'  # a question to the rules
        if luck.random() < weather.worker_lies:
            return msgspec.json.encode(BotReply(luck.randrange(-5, 20)))
        return msgspec.json.encode(BotWorker().answer(request))

    def _write(self, data: bytes) -> None:
        if self._returncode is None:
            self._for_owner(self._protocol.pipe_data_received, _STDOUT, data)

    def _exit(self, code: int) -> None:
        if self._returncode is not None:
            return
        self._returncode = code
        self._for_owner(self._protocol.pipe_connection_lost, _STDOUT, None)
        self._for_owner(self._protocol.process_exited)
        if not self._exited.done():
            self._exited.set_result(code)

    def _for_owner(self, call: Any, *arguments: Any) -> None:
        if self._owner is not None and self._owner.alive:
            self._owner.context.run(call, *arguments)
