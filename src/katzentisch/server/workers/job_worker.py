"""What every process of the lab beside a server does: it gives way, reads its task, tells how far it is, ends with its server."""

import contextlib
import os
import sys
from collections.abc import Callable
from typing import TypeVar

import msgspec

from katzentisch.lab.tasks import Rules
from katzentisch.server.workers.job import Progress

POLITE = 10  # how far it stands back for those who play
Tell = Callable[[Progress], None]
T = TypeVar("T", bound=msgspec.Struct)


class Game(msgspec.Struct):
    """A game on a deal, as a task names it."""

    game: str
    variant: str
    seats: int
    settings: dict[str, bool | int | str]
    seed: int

    def rules(self) -> Rules:
        """Return what is played, as the lab names it."""
        return Rules(self.game, self.variant, self.seats, tuple(sorted(self.settings.items())))


def serve(work: Callable[[T, Tell], None], kind: type[T]) -> None:
    """Do one task for the process that started this one."""

    def tell(progress: Progress) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(progress) + b"\n")
        sys.stdout.buffer.flush()

    with contextlib.suppress(AttributeError, OSError):
        os.nice(POLITE)
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        work(msgspec.json.decode(sys.stdin.buffer.readline(), type=kind), tell)
