"""What a seat knows of the cards it passed on: they are with those the pack went to, two each, since that day's draft.

A guess deals the cards of such a pack anew among them: the steps in which they were kept change hands.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.knowledge.guess.places import SLOTS
from katzentisch.games.isle_of_cats.state.purchases import (
    day_of,
    is_drawn,
    lessons_of,
    number_of_purchases,
    unbought_of,
)
from katzentisch.games.isle_of_cats.state.secrets import SHOWN_BY, keeper, known_since
from katzentisch.games.isle_of_cats.state.table import AWAY, CODES, PURCHASE, IsleState

UNKNOWN: Final = -1
MOST_DEALS: Final = 12  # of one pack, until its lessons can lie where they are dealt
STEPS: Final = 96  # the bits of an entry that say in which step a card was kept


class Known:
    """For each card: who has it in this guess, and in which of his purchases it could be bought; else UNKNOWN."""

    def __init__(self, days_count: bool) -> None:
        self.days_count: bool = days_count  # whether it matters on which day a card was passed on
        self.owner: vec[i64] = vec[i64]([UNKNOWN] * CODES)
        self.purchase: vec[i64] = vec[i64]([UNKNOWN] * CODES)
        self.pack: vec[i64] = vec[i64]([UNKNOWN] * CODES)  # which pack it was in when the seat passed it on
        self.packs: list[vec[i64]] = []  # the cards of each such pack that are hidden still
        self.cards: vec[i64] = vec[i64]()


def deal_known(table: IsleState, seat: i64, hidden: vec[i64], days_count: bool) -> Known:
    """Deal the cards a seat has passed on among those who may have them; forget where all others came from."""
    known = Known(days_count)
    _find_packs(table, seat, hidden, known)
    memory = vec[i64]([0] * CODES)
    card: i64
    for card in range(CODES):
        entry = table.memory[card]
        if entry >> SHOWN_BY or (seat >= 0 and keeper(table, entry) == seat):
            memory[card] = entry
    room = LessonRoom(table)
    for pack in known.packs:
        deals: i64 = 0
        while True:
            _deal_pack(table, known, pack, memory)
            deals += 1
            if deals == MOST_DEALS or room.is_enough(table, known, pack):
                break
        room.take(table, known, pack)
    table.memory = memory
    return known


class LessonRoom:
    """How many lessons can be among the cards of each purchase: laid out as private lessons, or unbought."""

    def __init__(self, table: IsleState) -> None:
        self.private: vec[i64] = vec[i64]([99] * (4 * SLOTS))
        self.unbought: vec[i64] = vec[i64]([99] * (4 * SLOTS))
        for seat in range(table.seats):
            for at in range(number_of_purchases(table, seat)):
                purchase = table.get(seat, PURCHASE + at)
                self.private[seat * SLOTS + at] = lessons_of(purchase) + unbought_of(purchase)
                self.unbought[seat * SLOTS + at] = unbought_of(purchase)

    def is_enough(self, table: IsleState, known: Known, pack: vec[i64]) -> bool:
        """Whether the lessons of a pack fit where they were dealt to."""
        self.take(table, known, pack)
        enough = True
        for card in pack:
            at = known.owner[card] * SLOTS + known.purchase[card]
            enough = enough and self.private[at] >= 0 and self.unbought[at] >= 0
        self._count(table, known, pack, 1)
        return enough

    def take(self, table: IsleState, known: Known, pack: vec[i64]) -> None:
        """Take room for the lessons of a pack."""
        self._count(table, known, pack, -1)

    def _count(self, table: IsleState, known: Known, pack: vec[i64], more: i64) -> None:
        for card in pack:
            if card >> 6 == 2:
                at = known.owner[card] * SLOTS + known.purchase[card]
                self.private[at] += more
                if not (table.parts.cards.private_mask >> (card & 63)) & 1:
                    self.unbought[at] += more


def _find_packs(table: IsleState, seat: i64, hidden: vec[i64], known: Known) -> None:
    """List the cards that were in one pack when the seat passed it on, and are hidden still."""
    if seat < 0:
        return
    number_of = vec[i64]([UNKNOWN] * 128)
    word: i64
    for word in range(3):
        for place in bits.members(table.piles[table.pile(seat, AWAY) + word] & hidden[word]):
            card = word * 64 + place
            entry = table.memory[card]
            way = (entry & 31) * 4 + known_since(table, seat, entry)
            if number_of[way] == UNKNOWN:
                number_of[way] = len(known.packs)
                known.packs.append(vec[i64]())
            pack = number_of[way]
            known.packs[pack] = append(known.packs[pack], card)
            known.pack[card] = pack
            known.cards = append(known.cards, card)


def _deal_pack(table: IsleState, known: Known, pack: vec[i64], memory: vec[i64]) -> None:
    """Shuffle in which step each card was kept; the number of cards for each step is known."""
    steps = vec[i64]()
    for card in pack:
        steps = append(steps, table.memory[card] & STEPS)
        place: i64 = len(steps) - 1
        while place > 0 and steps[place - 1] > steps[place]:  # what is hidden must not show in the order
            steps[place - 1], steps[place] = steps[place], steps[place - 1]
            place -= 1
    table.chance.shuffle(steps)
    at: i64
    for at in range(len(pack)):
        card = pack[at]
        memory[card] = (table.memory[card] & ~STEPS) | steps[at]
        known.owner[card] = keeper(table, memory[card])
        known.purchase[card] = purchase_of_day(table, known.owner[card], memory[card] & 7)


def change_hands(table: IsleState, known: Known, one: i64, two: i64) -> None:
    """Two cards of a pack were kept in each other's step."""
    first = table.memory[one]
    second = table.memory[two]
    table.memory[one] = (first & ~STEPS) | (second & STEPS)
    table.memory[two] = (second & ~STEPS) | (first & STEPS)
    owner = known.owner[one]
    purchase = known.purchase[one]
    known.owner[one] = known.owner[two]
    known.purchase[one] = known.purchase[two]
    known.owner[two] = owner
    known.purchase[two] = purchase


def purchase_of_day(table: IsleState, seat: i64, day: i64) -> i64:
    """Return which purchase of a seat was made from the draft of a day; the next one if it is not made yet."""
    number = number_of_purchases(table, seat)
    for at in range(number):
        purchase = table.get(seat, PURCHASE + at)
        if day_of(purchase) == day and not is_drawn(purchase):
            return at
    return number
