"""A game between bots, played in a process of its own so that somebody can look at it and step in.

Run by `replays.py` as `python -m katzentisch.server.scenarist`.
"""

import msgspec

from katzentisch import bots
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from katzentisch.lab.tasks import Rules
from katzentisch.server import analyst
from katzentisch.server.analysing import Progress


class Task(msgspec.Struct):
    """What is played, on which deal, by whom."""

    game: str
    variant: str
    seats: int
    settings: dict[str, bool | int | str]
    seed: int
    bot: str


def play(task: Task, tell: analyst.Tell) -> None:
    """Play the game to its end and tell its choices."""
    game = Rules(task.game, task.variant, task.seats, tuple(sorted(task.settings.items()))).open()
    table, bot, chance = game.deal(task.seed), bots.make(task.bot), from_seed(task.seed)
    choices: list[tuple[int, int]] = []
    while table.to_act:
        seat = table.to_act[0]
        action = bot.choose(Sight(table, seat), chance)
        table.play(seat, action)
        choices.append((int(seat), int(action)))
    tell(Progress(len(choices), len(choices), {"choices": choices}))


def main() -> None:
    """Serve the process that started this one, and end with it."""
    analyst.serve(play, Task)


if __name__ == "__main__":
    main()
