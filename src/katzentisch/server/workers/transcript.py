"""Queue of transcripts: finished games are written down as they were seen, one at a time, when the table has become quiet."""

import asyncio
import logging
import sys

from katzentisch.play.match import Match
from katzentisch.play.store import Store, StoreError
from katzentisch.server.background import Spawn
from katzentisch.server.wire.messages import BotReason
from katzentisch.server.workers.job import JOB_FAILURES, run_job
from katzentisch.server.workers.job_worker import played
from katzentisch.server.workers.transcript_worker import TranscriptTask

_log = logging.getLogger("katzentisch.transcripts")
QUIET_SECONDS = 60.0  # after the end: people look at the result, and a review may be computed
_MOST_WAITING = 100  # what is beyond is written down when the table is next opened


class TranscriptQueue:
    """Transcripts to be written; `command` is the program that does, none means ours."""

    def __init__(self, store: Store, spawn: Spawn, command: tuple[str, ...] = ()) -> None:
        self._store = store
        self._spawn = spawn
        self._command = command or (
            sys.executable,
            "-m",
            "katzentisch.server.workers.transcript_worker",
        )
        self._one_at_a_time = asyncio.Lock()
        self._waiting: set[str] = set()

    def want(self, table: str, match: Match, material: str, reasons: dict[int, list[BotReason]]) -> None:
        """Write down a finished game soon."""
        if table in self._waiting or len(self._waiting) >= _MOST_WAITING:
            return
        self._waiting.add(table)
        task = TranscriptTask(**played(match, material), reasons=reasons)
        self._spawn(self._write(table, task))

    async def _write(self, table: str, task: TranscriptTask) -> None:
        try:
            await asyncio.sleep(QUIET_SECONDS)
            async with self._one_at_a_time:
                result = await run_job(self._command, task, lambda progress: None)
            await self._store.keep("transcript", table, result["text"])
        except (*JOB_FAILURES, StoreError) as failure:
            _log.error("no transcript", extra={"table": table, "why": f"{type(failure).__name__} {failure}"})
        finally:
            self._waiting.discard(table)
