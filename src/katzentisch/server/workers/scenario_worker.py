"""Subprocess that plays one game between bots.

Started by `scenario.py` as `python -m katzentisch.server.workers.scenario_worker`.
"""

from katzentisch import bots
from katzentisch.lab.play_out import play_out
from katzentisch.server.workers.job import Progress
from katzentisch.server.workers.job_worker import GameTask, Report, run_task


class ScenarioTask(GameTask):
    """The game, its seed, and the bot that plays all seats."""

    bot: str


def _play_game(task: ScenarioTask, report: Report) -> None:
    """Play the game to its end and report its choices."""
    table = task.rules().open().deal(task.seed)
    choices = list(play_out(table, [bots.make(task.bot) for _ in range(task.seats)], task.seed))
    report(Progress(len(choices), len(choices), {"choices": choices}))


def main() -> None:
    """Run the task of the process that started this one."""
    run_task(_play_game, ScenarioTask)


if __name__ == "__main__":
    main()
