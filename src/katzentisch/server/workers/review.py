"""Queue of reviews: finished games are reviewed by the lab in subprocesses, one at a time, and kept in the store."""

import asyncio
import contextlib
import logging
import sys
from collections import Counter
from typing import NamedTuple

import msgspec

from katzentisch.lab import review
from katzentisch.play.match import Match
from katzentisch.play.store import Conflict, Store
from katzentisch.server.background import Spawn
from katzentisch.server.wire.bodies.reviews import Review
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.job import JOB_FAILURES, Progress, run_job
from katzentisch.server.workers.job_worker import played
from katzentisch.server.workers.review_worker import ReviewTask

_log = logging.getLogger("katzentisch.reviews")
_MOST_WAITING = 20
_MOST_OF_ADDRESS = 4  # of those: nobody fills the queue alone


class ReviewSettings(NamedTuple):
    """Effort of a review, and the program that computes it; none means ours."""

    samples: int = 24
    iterations: int = 160
    command: tuple[str, ...] = ()


class ReviewQueue:
    """Reviews being computed; `running` has the progress of each by table."""

    def __init__(self, store: Store, spawn: Spawn, settings: ReviewSettings) -> None:
        self.running: dict[str, Progress] = {}
        self._store = store
        self._spawn = spawn
        self._settings = settings
        self._command = settings.command or (sys.executable, "-m", "katzentisch.server.workers.review_worker")
        self._one_at_a_time = asyncio.Lock()
        self._versions: dict[str, str] = {}
        self._failed: set[str] = set()
        self._asked_by: Counter[str] = Counter()  # by address, while they wait or run

    async def stored(self, table: str, match: Match) -> bytes | None:
        """Return the review of a finished table as JSON if the store has it."""
        if table in self.running:
            return None
        text = await self._store.review(table, await self._version(table, match))
        return text.encode() or None

    async def start(self, table: str, match: Match, material: str = "", address: str = "") -> Review:
        """Start the review of a finished table if it is not running; return its progress. `address` asks for it."""
        version = await self._version(table, match)
        if version in self._failed:
            raise ApiError("no_review")
        if table not in self.running:
            if len(self.running) >= _MOST_WAITING or self._asked_by[address] >= _MOST_OF_ADDRESS:
                raise ApiError("too_many", seconds=60)
            self.running[table] = Progress(0, match.step)
            self._asked_by[address] += 1
            self._spawn(self._compute(table, match, material, version, address))
        progress = self.running[table]
        return Review(False, progress.done, progress.of, version, [], [], [])

    async def _version(self, table: str, match: Match) -> str:
        if table not in self._versions:
            self._versions[table] = await asyncio.to_thread(self._review_key, match)
        return self._versions[table]

    def _review_key(self, match: Match) -> str:
        settings = review.Settings(self._settings.samples, self._settings.iterations)
        return review.key(match.record, match.game, settings)

    async def _compute(self, table: str, match: Match, material: str, version: str, address: str) -> None:
        def on_progress(progress: Progress) -> None:
            self.running[table] = progress

        try:
            async with self._one_at_a_time:
                result = await run_job(self._command, self._task(match, material), on_progress)
            head = {"ready": True, "done": match.step, "of": match.step, "version": version}
            with contextlib.suppress(Conflict):  # another process computed it too
                await self._store.keep_review(table, version, msgspec.json.encode(head | result).decode())
        except JOB_FAILURES as failure:
            self._failed.add(version)
            _log.error("no review", extra={"table": table, "why": f"{type(failure).__name__} {failure}"})
        finally:
            del self.running[table]
            self._asked_by -= Counter([address])

    def _task(self, match: Match, material: str) -> ReviewTask:
        samples, iterations = self._settings.samples, self._settings.iterations
        return ReviewTask(**played(match, material), samples=samples, iterations=iterations)
