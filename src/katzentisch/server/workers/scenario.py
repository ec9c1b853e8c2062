"""Scenarios: one game between bots, played in a subprocess."""

import sys
from collections.abc import Mapping

from katzentisch.server.wire.errors import ApiError
from katzentisch.server.workers.job import JOB_BOT, JOB_FAILURES, run_job
from katzentisch.server.workers.scenario_worker import ScenarioTask

_COMMAND = (sys.executable, "-m", "katzentisch.server.workers.scenario_worker")


async def play_scenario(
    game: str, variant: str, seats: int, settings: Mapping[str, bool | int | str], seed: int
) -> list[tuple[int, int]]:
    """Return the choices (seat, action) of a whole game between bots; ApiError if it could not be played."""
    task = ScenarioTask(game, variant, seats, dict(settings), seed, JOB_BOT)
    try:
        result = await run_job(_COMMAND, task, lambda progress: None)
    except JOB_FAILURES as failure:
        raise ApiError("no_scenario") from failure
    choices: list[tuple[int, int]] = result["choices"]
    return choices
