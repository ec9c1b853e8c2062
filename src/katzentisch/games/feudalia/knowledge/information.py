"""The information key: numbers equal for two tables exactly if a seat cannot tell them apart (RULES.md 11)."""

from librt.vecs import extend, vec
from mypy_extensions import i64

from katzentisch.core.vecs import zeros
from katzentisch.games.feudalia.state.table import FeudaliaState
from katzentisch.games.feudalia.state.truth import public


def information(table: FeudaliaState, seat: i64) -> vec[i64]:
    """Return what a seat may know: what is public, the own hand, and hand and deck of others together.

    The sizes of hands and decks are public. A spectator (seat -1) has no hand.
    """
    numbers = public(table)
    types = table.numbers.types
    together = zeros(len(table.hand))
    position: i64
    for position in range(len(table.hand)):
        together[position] = table.hand[position] + table.deck[position]
    numbers = extend(numbers, together)
    if seat >= 0:
        numbers = extend(numbers, table.hand[int(seat * types) : int((seat + 1) * types)])
    return numbers
