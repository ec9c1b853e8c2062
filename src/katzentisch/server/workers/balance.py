"""How fair the games are: counted by the lab when first asked, in a process of its own, and kept while the server runs."""

import asyncio
import logging
import sys
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.balance_worker import Task
from katzentisch.server.workers.job import JOB_FAILURES, Progress, ask

log = logging.getLogger("katzentisch.balance")
BOT = "minka"  # plays well and at once

Rules = tuple[str, str, int]  # game, variant, seats
Found = dict[str, Any]  # a report for each language, and "csv"


class BalanceSettings(NamedTuple):
    """How many games are played for a report, and by which program; none means ours."""

    games: int = 300
    command: tuple[str, ...] = ()


class BalanceReports:
    """The reports that are known, and those being counted. Rules and bots stay the same while a server runs."""

    def __init__(self, spawn: Callable[[Coroutine[Any, Any, None]], object], wish: BalanceSettings) -> None:
        self.games = wish.games
        self.underway: dict[Rules, Progress] = {}
        self._spawn = spawn
        self._command = wish.command or (sys.executable, "-m", "katzentisch.server.workers.balance_worker")
        self._turn = asyncio.Lock()
        self._known: dict[Rules, Found | None] = {}

    def look(self, rules: Rules) -> Found | Progress:
        """Return what is known of a game, or how far the counting is, which begins now if it has not; ApiError if it failed."""
        if rules in self._known:
            found = self._known[rules]
            if found is None:
                raise ApiError("no_report")
            return found
        if rules not in self.underway:
            self.underway[rules] = Progress(0, self.games)
            self._spawn(self._count(rules))
        return self.underway[rules]

    async def _count(self, rules: Rules) -> None:
        def hear(progress: Progress) -> None:
            self.underway[rules] = progress

        found = None
        try:
            async with self._turn:
                found = await ask(self._command, Task(*rules, BOT, self.games), hear)
        except JOB_FAILURES as failure:
            log.error("no report", extra={"rules": rules, "why": f"{type(failure).__name__} {failure}"})
        finally:
            self._known[rules] = found
            del self.underway[rules]
