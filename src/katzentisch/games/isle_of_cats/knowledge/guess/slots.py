"""The hidden slots a guess fills: where each lies, whose it is, what it may hold, and with what it was bought.

Behind the slots of the others come the cards all have seen, whose purchase may be unknown, and the deck.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.vecs import zeros
from katzentisch.games.isle_of_cats.box.cards import RESCUE_WORD, card_word, is_lesson
from katzentisch.games.isle_of_cats.state.table import IsleState

# What a slot may hold.
ANY: Final = 0
NO_LESSON: Final = 1
RESCUE_CARD: Final = 2
LESSON: Final = 3

OPEN: Final = -1  # instead of a card: nothing yet
SEEN: Final = -2  # instead of a card: seen by all, only its purchase is unknown
IN_DECK: Final = -1  # instead of an owner
NO_PURCHASE: Final = -1
PER_SEAT: Final = 10  # numbers of purchases set aside for a seat; the last is what it is buying from now
CERTAIN: Final = -1  # instead of the last possible purchase: it is no other one


class Slots:
    """The slots: lists of one length, indexed by slot."""

    def __init__(self) -> None:
        self.pile: vec[i64] = vec[i64]()
        self.owner: vec[i64] = vec[i64]()
        self.holds: vec[i64] = vec[i64]()
        self.card: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()
        self.purchase: vec[i64] = vec[i64]()  # seat * PER_SEAT + number, NO_PURCHASE
        self.paid: vec[i64] = vec[i64]()  # 1 if bought, 0 if thrown away unbought or to be bought
        self.latest: vec[i64] = vec[i64]()  # the last purchase that can be its own, or CERTAIN
        self.missing: vec[i64] = zeros(4 * PER_SEAT)  # fish paid less the prices of the cards
        self.of_seat: list[vec[i64]] = [vec[i64](), vec[i64](), vec[i64](), vec[i64]()]

    def add(self, pile: i64, owner: i64, holds: i64, number: i64) -> None:
        """Add so many open slots of a pile."""
        for _ in range(number):
            self.add_card(OPEN, 0, pile, owner, holds)

    def add_card(self, card: i64, price: i64, pile: i64, owner: i64, holds: i64) -> None:
        """Add a slot with a card in it."""
        if owner >= 0:
            self.of_seat[owner] = append(self.of_seat[owner], i64(len(self.card)))
        self.pile = append(self.pile, pile)
        self.owner = append(self.owner, owner)
        self.holds = append(self.holds, holds)
        self.card = append(self.card, card)
        self.price = append(self.price, price)
        self.purchase = append(self.purchase, i64(NO_PURCHASE))
        self.paid = append(self.paid, i64(0))
        self.latest = append(self.latest, i64(PER_SEAT))

    def number_in(self, pile: i64, owner: i64) -> i64:
        """Return how many slots a pile of a seat has."""
        number: i64 = 0
        for slot in self.of_seat[owner]:
            if self.pile[slot] == pile:
                number += 1
        return number

    def put(self, slot: i64, card: i64, price: i64) -> None:
        """Put a card with its price into a slot."""
        if self.paid[slot]:
            self.missing[self.purchase[slot]] += self.price[slot] - price
        self.card[slot] = card
        self.price[slot] = price

    def buy(self, slot: i64, purchase: i64) -> None:
        """Count a slot to a purchase."""
        self.purchase[slot] = purchase
        self.paid[slot] = 1
        self.missing[purchase] -= self.price[slot]


def may_hold(table: IsleState, holds: i64, card: i64) -> bool:
    """Whether a card may lie in a slot of this kind."""
    if holds == ANY:
        return True
    if holds == NO_LESSON:
        return not is_lesson(card)
    if holds == RESCUE_CARD:
        return card_word(card) == RESCUE_WORD
    return table.parts.cards.is_private_lesson(card)
