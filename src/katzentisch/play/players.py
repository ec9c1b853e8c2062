"""Who sits where: people, and bots that pass the same door."""

from dataclasses import dataclass

from katzentisch import bots
from katzentisch.core.chance import Chance, from_seed
from katzentisch.core.game import Table
from katzentisch.core.sight import Sight

BOTS = 0x0B07  # sets the streams of bots apart from all others of a seed


@dataclass(frozen=True, slots=True)
class Player:
    """Whoever sits in a seat: a person, or the bot of this name."""

    name: str
    bot: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether somebody must be asked."""
        return self.bot is None


def bot_chance(seed: int, seat: int, choices: int) -> Chance:
    """Return the luck of a bot: its own stream for each seat and decision, so that a match can be repeated."""
    return from_seed(seed).split(BOTS + seat).split(choices)


def bot_decision(bot: str, table: Table, seat: int, chance: Chance) -> bots.Decision:
    """Return what a bot does and why; it sees nothing but its seat's information."""
    return bots.make(bot).decide(Sight(table, seat), chance)


def bot_choice(bot: str, table: Table, seat: int, chance: Chance) -> int:
    """Return what a bot does; it sees nothing but its seat's information."""
    return bots.make(bot).choose(Sight(table, seat), chance)
