"""Who sits in a seat: a person or a bot, and what a bot decides."""

from dataclasses import dataclass

from katzentisch import bots
from katzentisch.bots.luck import bot_chance, chained
from katzentisch.core.game import Table
from katzentisch.core.sight import Sight


@dataclass(frozen=True, slots=True)
class Player:
    """The player of a seat: a person, or the bot of this name."""

    name: str
    bot: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether this is a person."""
        return self.bot is None


def bot_decision(
    bot: str, table: Table, seat: int, seed: int, choices: list[tuple[int, int]], longest: float = 0.0
) -> bots.Decision:
    """Return the choice of a bot with its reasons; it sees only its seat's information.

    Somebody waits: what it has not searched when its time is up by the clock stays unsearched, and it says so. Its time is
    that of its level, or on a slow machine `longest`.
    """
    sight = Sight(table, seat, chained(choices, seat))
    return bots.make(bot, punctual=True, longest=longest).decide(sight, bot_chance(seed, seat, len(choices)))
