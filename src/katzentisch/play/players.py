"""Who sits in a seat: a person or a bot, and what a bot decides."""

from dataclasses import dataclass

from katzentisch import bots
from katzentisch.core.chance import Chance
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


def bot_decision(bot: str, table: Table, seat: int, chance: Chance) -> bots.Decision:
    """Return the choice of a bot with its reasons; it sees only its seat's information."""
    return bots.make(bot).decide(Sight(table, seat), chance)


def bot_choice(bot: str, table: Table, seat: int, chance: Chance) -> int:
    """Return the choice of a bot; it sees only its seat's information."""
    return bots.make(bot).choose(Sight(table, seat), chance)
