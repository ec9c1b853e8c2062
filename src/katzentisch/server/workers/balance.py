"""Balance reports: computed by the lab in subprocesses when first asked for, and cached while the server runs."""

import asyncio
import logging
import sys
from typing import Any, NamedTuple

from katzentisch.server.background import Spawn
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.balance_worker import BalanceTask
from katzentisch.server.workers.job import JOB_BOT, JOB_FAILURES, Progress, run_job

_log = logging.getLogger("katzentisch.balance")

Rules = tuple[str, str, int]  # game, variant, seats
Report = dict[str, Any]  # a report per language, and "csv"


class BalanceSettings(NamedTuple):
    """Games played for a report, and the program that plays them; none means ours."""

    games: int = 300
    command: tuple[str, ...] = ()


class BalanceReports:
    """Cache of reports; `running` has the progress of those being computed. Rules and bots never change at run time."""

    def __init__(self, spawn: Spawn, settings: BalanceSettings) -> None:
        self.running: dict[Rules, Progress] = {}
        self._games = settings.games
        self._spawn = spawn
        self._command = settings.command or (
            sys.executable,
            "-m",
            "katzentisch.server.workers.balance_worker",
        )
        self._one_at_a_time = asyncio.Lock()
        self._reports: dict[Rules, Report | None] = {}  # None: the computation failed

    def report(self, rules: Rules) -> Report | Progress:
        """Return a report, or the progress of its computation, which starts now if need be; ApiError if it failed."""
        if rules in self._reports:
            report = self._reports[rules]
            if report is None:
                raise ApiError("no_report")
            return report
        if rules not in self.running:
            self.running[rules] = Progress(0, self._games)
            self._spawn(self._compute(rules))
        return self.running[rules]

    async def _compute(self, rules: Rules) -> None:
        def on_progress(progress: Progress) -> None:
            self.running[rules] = progress

        report = None
        try:
            async with self._one_at_a_time:
                task = BalanceTask(*rules, JOB_BOT, self._games)
                report = await run_job(self._command, task, on_progress)
        except JOB_FAILURES as failure:
            _log.error("no report", extra={"rules": rules, "why": f"{type(failure).__name__} {failure}"})
        finally:
            self._reports[rules] = report
            del self.running[rules]
