"""Work of the lab in a process of its own: a task goes in, news of how far it is come out, and in the end what was found."""

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec

SILENCE = 300.0  # seconds an analyst may take for one step
LONGEST = 2**25  # bytes of an answer: the longest game has some thousand decisions


class JobFailed(Exception):
    """A process of the lab crashed or took too long."""


JOB_FAILURES = (JobFailed, OSError, TimeoutError, msgspec.DecodeError)


class Progress(msgspec.Struct, omit_defaults=True):
    """How many steps are done, and in the end what was found."""

    done: int
    of: int
    found: dict[str, Any] | None = None


async def ask(
    command: tuple[str, ...], task: msgspec.Struct, hear: Callable[[Progress], None]
) -> dict[str, Any]:
    """Return what a process finds, telling meanwhile how far it is; one of JOB_FAILURES if it finds nothing."""
    async with _analyst(command) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
        while True:
            async with asyncio.timeout(SILENCE):
                line = await process.stdout.readline()
            if not line:
                raise JobFailed("the process ended")
            progress = msgspec.json.decode(line, type=Progress)
            hear(progress)
            if progress.found is not None:
                return progress.found


@contextlib.asynccontextmanager
async def _analyst(command: tuple[str, ...]) -> AsyncIterator[Process]:
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST)
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
