"""Finished games looked at again by the lab: in a process of its own, one at a time, kept in the store."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from katzentisch.lab import review
from katzentisch.play.match import Match
from katzentisch.play.store import Conflict, Store
from katzentisch.server.wire.bodies import Review
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.job import JOB_FAILURES, Progress, ask
from katzentisch.server.workers.review_worker import Task

if TYPE_CHECKING:
    from katzentisch.server.tables.session import Session

log = logging.getLogger("katzentisch.reviews")
WAITING = 20  # games that may wait to be looked at


class ReviewSettings(NamedTuple):
    """How closely finished games are looked at, and by which program; none means ours."""

    samples: int = 24
    iterations: int = 160
    command: tuple[str, ...] = ()


class ReviewQueue:
    """The reviews being computed."""

    def __init__(
        self,
        store: Store,
        spawn: Callable[[Coroutine[Any, Any, None]], object],
        wish: ReviewSettings,
    ) -> None:
        self.wish = wish
        self.underway: dict[str, Progress] = {}
        self._store = store
        self._spawn = spawn
        self._command = wish.command or (sys.executable, "-m", "katzentisch.server.workers.review_worker")
        self._turn = asyncio.Lock()
        self._versions: dict[str, str] = {}
        self._failed: set[str] = set()

    async def known(self, session: "Session") -> bytes | None:
        """Return the review of a finished table if it was computed before."""
        if session.id in self.underway:
            return None
        text = await self._store.review(session.id, await self._version(session))
        return text.encode() or None

    async def begin(self, session: "Session") -> Review:
        """Let a review be computed if it is not yet; return how far it is."""
        version = await self._version(session)
        if version in self._failed:
            raise ApiError("no_review")
        if session.id not in self.underway:
            if len(self.underway) >= WAITING:
                raise ApiError("too_many", seconds=60)
            self.underway[session.id] = Progress(0, session.match.step)
            self._spawn(self._compute(session, version))
        progress = self.underway[session.id]
        return Review(False, progress.done, progress.of, version, [], [], [])

    async def _version(self, session: "Session") -> str:
        if session.id not in self._versions:
            self._versions[session.id] = await asyncio.to_thread(self._key, session.match)
        return self._versions[session.id]

    def _key(self, match: Match) -> str:
        return review.key(match.record, match.game, review.Settings(self.wish.samples, self.wish.iterations))

    async def _compute(self, session: "Session", version: str) -> None:
        try:
            async with self._turn:
                found = await self._found(session)
            text = msgspec.json.encode(
                {"ready": True, "done": session.match.step, "of": session.match.step}
                | {"version": version}
                | found
            )
            with contextlib.suppress(Conflict):  # another process was asked too
                await self._store.keep_review(session.id, version, text.decode())
        except JOB_FAILURES as failure:
            self._failed.add(version)
            log.error("no review", extra={"table": session.id, "why": f"{type(failure).__name__} {failure}"})
        finally:
            del self.underway[session.id]

    async def _found(self, session: "Session") -> dict[str, Any]:
        def hear(progress: Progress) -> None:
            self.underway[session.id] = progress

        return await ask(self._command, self._task(session.match), hear)

    def _task(self, match: Match) -> Task:
        options = match.game.options
        return Task(
            options.game,
            options.variant,
            options.seats,
            options.settings,
            match.seed,
            match.choices,
            self.wish.samples,
            self.wish.iterations,
        )
