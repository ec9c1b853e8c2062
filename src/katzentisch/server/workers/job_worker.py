"""Common part of the subprocesses that run one job: low priority, task in, progress out."""

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from katzentisch.core.game import Game
from katzentisch.core.record import Record
from katzentisch.lab.tasks import Rules
from katzentisch.play.match import Match
from katzentisch.server.workers.job import Progress
from katzentisch.server.workers.pool import limit_memory

_NICENESS = 10  # jobs leave the processor to those who play


class JobProgram(NamedTuple):
    """What such a subprocess does: the kind of its task, and the steps of its work, the last with the result."""

    kind: Any
    work: Callable[[Any], Iterator[Progress]]


class GameTask(msgspec.Struct):
    """A task about one game on one seed."""

    game: str
    variant: str
    seats: int
    settings: dict[str, bool | int | str]
    seed: int
    material: str  # the folder of what it is played with, empty if that is the program's own

    def rules(self) -> Rules:
        """Return the options as the lab's Rules."""
        return Rules(
            self.game, self.variant, self.seats, tuple(sorted(self.settings.items())), self.material or None
        )


class PlayedTask(GameTask):
    """A task about a game whose choices are known."""

    choices: list[tuple[int, int]]

    def record(self, game: Game) -> Record:
        """Return the game on paper; `game` are its rules, opened."""
        return Record(game.options, self.seed, game.rules_version, game.material_hash, self.choices)


def played(match: Match, material: str) -> dict[str, Any]:
    """Return the fields of a PlayedTask about a match."""
    options = match.game.options
    return {
        "game": options.game,
        "variant": options.variant,
        "seats": options.seats,
        "settings": options.settings,
        "seed": match.seed,
        "material": material,
        "choices": match.choices,
    }


def run_task(program: JobProgram) -> None:
    """Read a task from standard input and run it, writing its progress to standard output."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(_NICENESS)
    limit_memory()
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        for progress in program.work(msgspec.json.decode(sys.stdin.buffer.readline(), type=program.kind)):
            sys.stdout.buffer.write(msgspec.json.encode(progress) + b"\n")
            sys.stdout.buffer.flush()
