"""Tasks of a run: the rules, the bots by seat, and the seed of each game.

A task is plain data that any process or machine can be sent, and it determines the game: the same task
gives the same result everywhere.
"""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from katzentisch import bots, games
from katzentisch.core.chance import from_seed
from katzentisch.core.game import Game

Value = str | int | bool


@dataclass(frozen=True)
class Rules:
    """Which game is played; `material` is a folder of corrected material, or None.

    A game that is not part of this package is named by its module: "my_games.whiskers".
    """

    game: str
    variant: str | None = None
    seats: int | None = None
    settings: tuple[tuple[str, Value], ...] = ()
    material: str | None = None

    def open(self) -> Game:
        """Return the game; opened once per process."""
        folder = Path(self.material) if self.material is not None else None
        name = games.find(self.game).name
        options = games.options(name, self.variant, self.seats, dict(self.settings), folder)
        return games.open(options, folder)


@dataclass(frozen=True)
class Task:
    """One game to play: `bots` by seat, `seed` for the deal and the bots' random streams.

    With `detail` the result also counts the events of each seat, for the balance report.
    """

    number: int
    rules: Rules
    bots: tuple[str, ...]
    seed: int
    detail: bool = False


def seed_of(seed: int, number: int) -> int:
    """Return the seed of game `number` of a run: 63 bits, unrelated for neighbouring numbers."""
    chance = from_seed(seed).split(number)
    return int(chance.bits()) << 31 | int(chance.bits()) >> 1


def series(rules: Rules, seats: Sequence[str], games: int, seed: int, detail: bool = False) -> list[Task]:
    """Return the tasks of `games` games with the same bots in the same seats."""
    for name in seats:
        bots.make(name)
    rules.open()
    return [Task(number, rules, tuple(seats), seed_of(seed, number), detail) for number in range(games)]


def fingerprint(tasks: Sequence[object]) -> str:
    """Return a short hash of the tasks; a journal with another hash is not resumed."""
    text = json.dumps([asdict(task) for task in tasks], sort_keys=True)  # type: ignore[call-overload]
    return hashlib.sha256(text.encode()).hexdigest()[:16]
