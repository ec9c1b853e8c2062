"""The hidden places a guess fills: where each lies, whose it is, and what it may hold."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.table import IsleTable

ANY: Final = 0
NO_LESSON: Final = 1
RESCUE_CARD: Final = 2
LESSON: Final = 3


class Places:
    """The hidden places of the others, as lists."""

    def __init__(self) -> None:
        self.pile: vec[i64] = vec[i64]()
        self.owner: vec[i64] = vec[i64]()
        self.holds: vec[i64] = vec[i64]()
        self.card: vec[i64] = vec[i64]()

    def add(self, pile: i64, owner: i64, holds: i64, number: i64) -> None:
        """Add so many places of a pile."""
        for _ in range(number):
            self.pile = append(self.pile, pile)
            self.owner = append(self.owner, owner)
            self.holds = append(self.holds, holds)
            self.card = append(self.card, i64(-1))

    def number_in(self, pile: i64) -> i64:
        """Return how many places a pile has."""
        found: i64 = 0
        for other in self.pile:
            if other == pile:
                found += 1
        return found


def may_hold(table: IsleTable, holds: i64, card: i64) -> bool:
    """Whether a card may lie in a place of this kind."""
    if holds == ANY:
        return True
    word = card >> 6
    if holds == NO_LESSON:
        return word != 2
    if holds == RESCUE_CARD:
        return word == 0
    return word == 2 and ((table.parts.cards.private_mask >> (card & 63)) & 1) == 1
