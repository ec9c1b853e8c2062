"""The random stream of a bot, derived from the seed of the game it plays."""

from typing import Final

from mypy_extensions import i64

from katzentisch.core.chance import Chance, from_seed

BOTS: Final = 0x0B07  # sets the streams of bots apart from the others of a seed


def bot_chance(seed: int, seat: i64, choices: i64) -> Chance:
    """Return the stream for one decision: its own for each seat and number of choices made before.

    So a bot decides the same at a table that was loaded again, undone or replayed.
    """
    return from_seed(seed).split(BOTS + seat).split(choices)
