"""A game between bots, played in a process of its own so that somebody can look at it and step in.

Run by `http/replays.py` as `python -m katzentisch.server.workers.scenario_worker`.
"""

from katzentisch.lab import results, tasks
from katzentisch.server.workers import job_worker
from katzentisch.server.workers.job import Progress


class Task(job_worker.Game):
    """What is played, on which deal, by whom."""

    bot: str


def play(task: Task, tell: job_worker.Tell) -> None:
    """Play the game to its end and tell its choices."""
    rules = task.rules()
    table = rules.open().deal(task.seed)
    choices = list(results.choices(tasks.Task(0, rules, (task.bot,) * task.seats, task.seed), table))
    tell(Progress(len(choices), len(choices), {"choices": choices}))


def main() -> None:
    """Serve the process that started this one, and end with it."""
    job_worker.serve(play, Task)


if __name__ == "__main__":
    main()
