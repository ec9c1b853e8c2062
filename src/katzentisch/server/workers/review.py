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
from katzentisch.server.wire.errors import Trouble
from katzentisch.server.workers.job import FAILURES, Progress, ask
from katzentisch.server.workers.review_worker import Task

if TYPE_CHECKING:
    from katzentisch.server.tables.session import Live

log = logging.getLogger("katzentisch.reviews")
WAITING = 20  # games that may wait to be looked at


class Reviews(NamedTuple):
    """How closely finished games are looked at, and by which program; none means ours."""

    samples: int = 24
    iterations: int = 160
    command: tuple[str, ...] = ()


class Reviewing:
    """The reviews being computed."""

    def __init__(
        self,
        store: Store,
        spawn: Callable[[Coroutine[Any, Any, None]], object],
        wish: Reviews,
    ) -> None:
        self.wish = wish
        self.underway: dict[str, Progress] = {}
        self._store = store
        self._spawn = spawn
        self._command = wish.command or (sys.executable, "-m", "katzentisch.server.workers.review_worker")
        self._turn = asyncio.Lock()
        self._versions: dict[str, str] = {}
        self._failed: set[str] = set()

    async def known(self, live: "Live") -> bytes | None:
        """Return the review of a finished table if it was computed before."""
        if live.id in self.underway:
            return None
        text = await self._store.review(live.id, await self._version(live))
        return text.encode() or None

    async def begin(self, live: "Live") -> Review:
        """Let a review be computed if it is not yet; return how far it is."""
        version = await self._version(live)
        if version in self._failed:
            raise Trouble("no_review")
        if live.id not in self.underway:
            if len(self.underway) >= WAITING:
                raise Trouble("too_many", seconds=60)
            self.underway[live.id] = Progress(0, live.match.step)
            self._spawn(self._compute(live, version))
        progress = self.underway[live.id]
        return Review(False, progress.done, progress.of, version, [], [], [])

    async def _version(self, live: "Live") -> str:
        if live.id not in self._versions:
            self._versions[live.id] = await asyncio.to_thread(self._key, live.match)
        return self._versions[live.id]

    def _key(self, match: Match) -> str:
        return review.key(match.record, match.game, review.Settings(self.wish.samples, self.wish.iterations))

    async def _compute(self, live: "Live", version: str) -> None:
        try:
            async with self._turn:
                found = await self._found(live)
            text = msgspec.json.encode(
                {"ready": True, "done": live.match.step, "of": live.match.step} | {"version": version} | found
            )
            with contextlib.suppress(Conflict):  # another process was asked too
                await self._store.keep_review(live.id, version, text.decode())
        except FAILURES as failure:
            self._failed.add(version)
            log.error("no review", extra={"table": live.id, "why": f"{type(failure).__name__} {failure}"})
        finally:
            del self.underway[live.id]

    async def _found(self, live: "Live") -> dict[str, Any]:
        def hear(progress: Progress) -> None:
            self.underway[live.id] = progress

        return await ask(self._command, self._task(live.match), hear)

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
