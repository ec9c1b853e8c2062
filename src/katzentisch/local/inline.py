"""The server's subprocesses inside the process that starts them, for where there are none.

`loop.subprocess_exec` is replaced, so that the pools, their queues and their limits run unchanged: a program is found by
the name of its module and answers lines. A job rests between two of its steps, so that those who play are answered.
"""

import asyncio
import importlib
import itertools
import logging
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import msgspec

from katzentisch.server.workers.job_worker import JobProgram
from katzentisch.server.workers.line_worker import LineProgram
from katzentisch.server.workers.pool import READY

_STDIN, _STDOUT = 0, 1
_WORK_SECONDS = 0.02  # of a job, until others have their turn
_REST_SECONDS = 0.005
_pids = itertools.count(1)
_log = logging.getLogger("katzentisch.workers")
_Programs = Callable[[str], LineProgram | JobProgram]


def _own_program(module: str) -> LineProgram | JobProgram:
    """Return what the module of a subprocess does."""
    program: LineProgram | JobProgram = importlib.import_module(module).program()
    return program


def run_workers_inline(loop: asyncio.AbstractEventLoop, programs: _Programs = _own_program) -> None:
    """Let a loop run the programs of subprocesses itself."""

    async def subprocess_exec(protocol_factory: Any, *command: Any, **how: Any) -> Any:
        protocol = protocol_factory()
        return _InlineWorker(loop, protocol, programs(command[-1])), protocol

    loop.subprocess_exec = subprocess_exec  # type: ignore[method-assign]


class _InlineWorker(asyncio.SubprocessTransport):
    """One program, as asyncio sees a subprocess."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, protocol: Any, program: LineProgram | JobProgram
    ) -> None:
        super().__init__()
        self._loop = loop
        self._protocol = protocol
        self._program = program
        self._pid = next(_pids)
        self._returncode: int | None = None
        self._exited: asyncio.Future[int] = loop.create_future()
        self._pipes = {_STDIN: Stdin(self), _STDOUT: Stdout()}
        self._steps: Iterator[bytes] = iter(())
        protocol.connection_made(self)
        if isinstance(program, LineProgram):
            loop.call_soon(self._write, READY)

    # ------------------------------------------------------------------ what asyncio calls

    def get_pid(self) -> int:
        """Return a number of its own."""
        return self._pid

    def get_returncode(self) -> int | None:
        """Return None while it runs."""
        return self._returncode

    def get_pipe_transport(self, fd: int) -> Any:
        """Return the ends of its pipes."""
        return self._pipes.get(fd)

    def kill(self) -> None:
        """End it before its next step."""
        if self._returncode is not None:
            raise ProcessLookupError
        self._loop.call_soon(self._exit, -signal.SIGKILL)

    def close(self) -> None:
        """End it."""
        self._exit(-signal.SIGKILL)

    async def _wait(self) -> int:
        return await asyncio.shield(self._exited)

    # ------------------------------------------------------------------ what the program does

    def asked(self, line: bytes) -> None:
        """Begin to answer a line, once the loop has done what is due before."""
        self._steps = self._lines(line)
        self._loop.call_soon(self._work)

    def _lines(self, line: bytes) -> Iterator[bytes]:
        """Yield the lines of an answer."""
        request = msgspec.json.decode(line, type=self._program.kind)
        if isinstance(self._program, LineProgram):
            yield msgspec.json.encode(self._program.answer(request))
        else:
            yield from map(msgspec.json.encode, self._program.work(request))

    def _work(self) -> None:
        """Take steps for a while; a program that fails ends, as a subprocess would."""
        until = time.monotonic() + _WORK_SECONDS
        while self._returncode is None and time.monotonic() < until:
            try:
                line = next(self._steps, None)
            except Exception:
                _log.exception("a program failed")
                self._exit(1)
                return
            if line is None:
                return
            self._write(line + b"\n")
        if self._returncode is None:
            self._loop.call_later(_REST_SECONDS, self._work)

    def _write(self, data: bytes) -> None:
        if self._returncode is None:
            self._protocol.pipe_data_received(_STDOUT, data)

    def _exit(self, code: int) -> None:
        if self._returncode is None:
            self._returncode = code
            self._protocol.pipe_connection_lost(_STDOUT, None)
            self._protocol.process_exited()
            self._exited.set_result(code)


class Stdout(asyncio.ReadTransport):
    """The reading end; answers are read as fast as they come."""

    def pause_reading(self) -> None:
        """Nothing to do."""

    def resume_reading(self) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""


class Asked(Protocol):
    """A program that is asked by whole lines."""

    def asked(self, line: bytes) -> None:
        """Answer a line."""

    def get_returncode(self) -> int | None:
        """Return None while it runs."""


class Stdin(asyncio.WriteTransport):
    """The writing end: whole lines reach the program."""

    def __init__(self, worker: Asked) -> None:
        super().__init__()
        self._worker = worker

    def write(self, data: Any) -> None:
        """Hand a line over."""
        if self._worker.get_returncode() is None:
            self._worker.asked(bytes(data).rstrip(b"\n"))

    def is_closing(self) -> bool:
        """Whether it needs no closing: no file is behind it, nothing is left open."""
        return True

    def close(self) -> None:
        """Nothing to do."""
