"""The hidden places a guess fills: where each lies, whose it is, what it may hold, and with what it was bought.

Behind the places of the others come the cards all have seen, whose purchase may be unknown, and the deck.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.state.table import IsleState

ANY: Final = 0
NO_LESSON: Final = 1
RESCUE_CARD: Final = 2
LESSON: Final = 3

OPEN: Final = -1  # instead of a card: nothing yet
SEEN: Final = -2  # instead of a card: seen by all, only its purchase is unknown
IN_DECK: Final = -1  # instead of an owner
NO_PURCHASE: Final = -1
SLOTS: Final = 10  # purchases of a seat, and the cards it is buying from now
CERTAIN: Final = -1  # instead of the last possible purchase: it is no other one


class Places:
    """Places as lists, all of the same length."""

    def __init__(self) -> None:
        self.pile: vec[i64] = vec[i64]()
        self.owner: vec[i64] = vec[i64]()
        self.holds: vec[i64] = vec[i64]()
        self.card: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()
        self.purchase: vec[i64] = vec[i64]()  # seat * SLOTS + number, NO_PURCHASE
        self.paid: vec[i64] = vec[i64]()  # 1 if bought, 0 if thrown away unbought or to be bought
        self.latest: vec[i64] = vec[i64]()  # the last purchase that can be its own, or CERTAIN
        self.missing: vec[i64] = vec[i64]([0] * (4 * SLOTS))  # fish paid less the prices of the cards
        self.of_seat: list[vec[i64]] = [vec[i64](), vec[i64](), vec[i64](), vec[i64]()]

    def add(self, pile: i64, owner: i64, holds: i64, number: i64) -> None:
        """Add so many open places of a pile."""
        for _ in range(number):
            self.add_card(OPEN, 0, pile, owner, holds)

    def add_card(self, card: i64, price: i64, pile: i64, owner: i64, holds: i64) -> None:
        """Add a place with a card in it."""
        if owner >= 0:
            self.of_seat[owner] = append(self.of_seat[owner], i64(len(self.card)))
        self.pile = append(self.pile, pile)
        self.owner = append(self.owner, owner)
        self.holds = append(self.holds, holds)
        self.card = append(self.card, card)
        self.price = append(self.price, price)
        self.purchase = append(self.purchase, i64(NO_PURCHASE))
        self.paid = append(self.paid, i64(0))
        self.latest = append(self.latest, i64(SLOTS))

    def number_in(self, pile: i64, owner: i64) -> i64:
        """Return how many places a pile of a seat has."""
        found: i64 = 0
        for place in self.of_seat[owner]:
            if self.pile[place] == pile:
                found += 1
        return found

    def put(self, place: i64, card: i64, price: i64) -> None:
        """Put a card with its price into a place."""
        if self.paid[place]:
            self.missing[self.purchase[place]] += self.price[place] - price
        self.card[place] = card
        self.price[place] = price

    def buy(self, place: i64, purchase: i64) -> None:
        """Count a place to a purchase."""
        self.purchase[place] = purchase
        self.paid[place] = 1
        self.missing[purchase] -= self.price[place]


def may_hold(table: IsleState, holds: i64, card: i64) -> bool:
    """Whether a card may lie in a place of this kind."""
    if holds == ANY:
        return True
    word = card >> 6
    if holds == NO_LESSON:
        return word != 2
    if holds == RESCUE_CARD:
        return word == 0
    return word == 2 and ((table.parts.cards.private_mask >> (card & 63)) & 1) == 1
