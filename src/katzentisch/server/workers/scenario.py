"""Scenarios: one game between bots, played in a subprocess, one at a time; few may wait."""

import asyncio
import sys
from collections.abc import Mapping

from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.job import JOB_BOT, JOB_FAILURES, run_job
from katzentisch.server.workers.scenario_worker import ScenarioTask

_COMMAND = (sys.executable, "-m", "katzentisch.server.workers.scenario_worker")
_MOST_WAITING = 8


class Scenarios:
    """Plays scenarios for everybody who asks this process."""

    def __init__(self, command: tuple[str, ...] = _COMMAND) -> None:
        self._command = command
        self._one_at_a_time = asyncio.Lock()
        self._waiting: set[str] = set()  # addresses: each may have one

    async def play(
        self,
        game: str,
        variant: str,
        seats: int,
        settings: Mapping[str, bool | int | str],
        seed: int,
        address: str,
    ) -> list[tuple[int, int]]:
        """Return the choices (seat, action) of a whole game between bots; ApiError if that is not possible now."""
        if address in self._waiting or len(self._waiting) >= _MOST_WAITING:
            raise ApiError("too_many", seconds=5)
        self._waiting.add(address)
        try:
            async with self._one_at_a_time:
                task = ScenarioTask(game, variant, seats, dict(settings), seed, "", JOB_BOT)
                result = await run_job(self._command, task, lambda progress: None)
        except JOB_FAILURES as failure:
            raise ApiError("no_scenario") from failure
        finally:
            self._waiting.discard(address)
        choices: list[tuple[int, int]] = result["choices"]
        return choices
