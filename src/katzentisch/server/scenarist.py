"""A game between bots, played in a process of its own so that somebody can look at it and step in.

Run by `replays.py` as `python -m katzentisch.server.scenarist`.
"""

from katzentisch import bots
from katzentisch.lab.play_out import play_out
from katzentisch.server import analyst
from katzentisch.server.analysing import Progress


class Task(analyst.Game):
    """What is played, on which deal, by whom."""

    bot: str


def play(task: Task, tell: analyst.Tell) -> None:
    """Play the game to its end and tell its choices."""
    table = task.rules().open().deal(task.seed)
    choices = list(play_out(table, [bots.make(task.bot) for _ in range(task.seats)], task.seed))
    tell(Progress(len(choices), len(choices), {"choices": choices}))


def main() -> None:
    """Serve the process that started this one, and end with it."""
    analyst.serve(play, Task)


if __name__ == "__main__":
    main()
