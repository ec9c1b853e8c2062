"""A job: one computation in a subprocess, which reports its progress and at last its result.

The subprocess is a `*_worker.py`; it reads the task as one line of JSON and writes one `Progress` per line.
"""

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec

from katzentisch.server.workers.pool import worker_environment

JOB_BOT = "minka"  # the bot of jobs that play whole games: it plays well and at once
_STEP_SECONDS = 300.0  # a worker that is silent for longer is given up
_LONGEST_LINE = 2**25  # bytes of a result: the longest game has some thousand decisions


class JobFailed(Exception):
    """The worker ended without a result."""


JOB_FAILURES = (JobFailed, OSError, TimeoutError, msgspec.DecodeError)


class Progress(msgspec.Struct, omit_defaults=True):
    """Number of steps done, and in the last report the result."""

    done: int
    of: int
    result: dict[str, Any] | None = None


async def run_job(
    command: tuple[str, ...], task: msgspec.Struct, on_progress: Callable[[Progress], None]
) -> dict[str, Any]:
    """Run a task in a subprocess and return its result; raises one of JOB_FAILURES."""
    async with _worker(command) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
        while True:
            async with asyncio.timeout(_STEP_SECONDS):
                line = await process.stdout.readline()
            if not line:
                raise JobFailed("the process ended")
            progress = msgspec.json.decode(line, type=Progress)
            on_progress(progress)
            if progress.result is not None:
                return progress.result


@contextlib.asynccontextmanager
async def _worker(command: tuple[str, ...]) -> AsyncIterator[Process]:
    process = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, limit=_LONGEST_LINE, env=worker_environment()
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
