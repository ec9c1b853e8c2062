"""Subprocess that plays one game between bots.

Started by `scenario.py` as `python -m katzentisch.server.workers.scenario_worker`.
"""

from collections.abc import Iterator

from katzentisch import bots
from katzentisch.lab.play_out import play_out
from katzentisch.server.workers.job import Progress
from katzentisch.server.workers.job_worker import GameTask, JobProgram, run_task


class ScenarioTask(GameTask):
    """The game, its seed, and the bot that plays all seats."""

    bot: str


def _play_game(task: ScenarioTask) -> Iterator[Progress]:
    """Play the game to its end; the result has its choices."""
    table = task.rules().open().deal(task.seed)
    choices = []
    for choice in play_out(table, [bots.make(task.bot) for _ in range(task.seats)], task.seed):
        choices.append(choice)
        yield Progress(len(choices), 0)
    yield Progress(len(choices), len(choices), {"choices": choices})


def program() -> JobProgram:
    """Return what this subprocess does."""
    return JobProgram(ScenarioTask, _play_game)


if __name__ == "__main__":
    run_task(program())
