"""What a bot derives from the game it plays besides its sight: its random stream, and how long its turn lasts already."""

from typing import Final

from mypy_extensions import i64

from katzentisch.core.chance import Chance, from_seed

_BOTS: Final = 0x0B07  # sets the streams of bots apart from the others of a seed


def bot_chance(seed: int, seat: i64, choices: i64) -> Chance:
    """Return the stream for one decision: its own for each seat and number of choices made before.

    So a bot decides the same at a table that was loaded again, undone or replayed.
    """
    return from_seed(seed).split(_BOTS + seat).split(choices)


def chained(choices: list[tuple[int, int]], seat: int) -> int:
    """Return how many of the last choices, each (seat, action), a seat made in a row.

    >>> chained([(0, 7), (1, 3), (0, 5), (0, 5)], 0)
    2
    """
    number = 0
    while number < len(choices) and choices[len(choices) - 1 - number][0] == seat:
        number += 1
    return number
