"""What a seat knows of the cards it passed on: they are with those the pack went to, two each, since that day's draft.

A guess deals the cards of such a pack anew among them: the steps in which they were kept change hands.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.vecs import zeros
from katzentisch.games.isle_of_cats.box.cards import CODES, card_bit, card_word, cards_in, is_lesson
from katzentisch.games.isle_of_cats.knowledge.guess.slots import PER_SEAT
from katzentisch.games.isle_of_cats.state.purchases import (
    day_of,
    is_drawn,
    lessons_of,
    number_of_purchases,
    unbought_of,
)
from katzentisch.games.isle_of_cats.state.secrets import (
    day_drafted,
    draft_and_pack,
    keeper,
    known_since,
    shown,
    step_bits,
    with_step,
)
from katzentisch.games.isle_of_cats.state.table import AWAY, PURCHASE, IsleState

UNKNOWN: Final = -1
# Deals of one pack, until its lessons can lie where they are dealt; see README, "Design decisions".
_MOST_DEALS: Final = 12
_PLENTY: Final = 99


class Known:
    """For each card: who has it in this guess, and in which of its purchases it could be bought; else UNKNOWN."""

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
    memory = zeros(CODES)
    card: i64
    for card in range(CODES):
        entry = table.memory[card]
        if shown(entry) or (seat >= 0 and keeper(table, entry) == seat):
            memory[card] = entry
    room = _LessonRoom(table)
    for pack in known.packs:
        for deal in range(_MOST_DEALS):
            _deal_pack(table, known, pack, memory)
            if deal == _MOST_DEALS - 1 or room.is_enough(table, known, pack):
                break
        room.take(table, known, pack)
    table.memory = memory
    return known


class _LessonRoom:
    """How many lessons can be among the cards of each purchase: laid out as private lessons, or unbought."""

    def __init__(self, table: IsleState) -> None:
        self.private: vec[i64] = vec[i64]([_PLENTY] * (4 * PER_SEAT))
        self.unbought: vec[i64] = vec[i64]([_PLENTY] * (4 * PER_SEAT))
        for seat in range(table.seats):
            for number in range(number_of_purchases(table, seat)):
                purchase = table.get(seat, PURCHASE + number)
                self.private[seat * PER_SEAT + number] = lessons_of(purchase) + unbought_of(purchase)
                self.unbought[seat * PER_SEAT + number] = unbought_of(purchase)

    def is_enough(self, table: IsleState, known: Known, pack: vec[i64]) -> bool:
        """Whether the lessons of a pack fit where they were dealt to."""
        self.take(table, known, pack)
        enough = True
        for card in pack:
            purchase = known.owner[card] * PER_SEAT + known.purchase[card]
            enough = enough and self.private[purchase] >= 0 and self.unbought[purchase] >= 0
        self._count(table, known, pack, 1)
        return enough

    def take(self, table: IsleState, known: Known, pack: vec[i64]) -> None:
        """Take room for the lessons of a pack."""
        self._count(table, known, pack, -1)

    def _count(self, table: IsleState, known: Known, pack: vec[i64], more: i64) -> None:
        for card in pack:
            if is_lesson(card):
                purchase = known.owner[card] * PER_SEAT + known.purchase[card]
                self.private[purchase] += more
                if not table.parts.cards.is_private_lesson(card):
                    self.unbought[purchase] += more


def _find_packs(table: IsleState, seat: i64, hidden: vec[i64], known: Known) -> None:
    """List the cards that were in one pack when the seat passed it on, and are hidden still."""
    if seat < 0:
        return
    number_of = vec[i64]([UNKNOWN] * 128)  # by draft, pack and step in which the seat held it
    for card in cards_in(table.piles, table.pile(seat, AWAY)):
        if not hidden[card_word(card)] & card_bit(card):
            continue
        entry = table.memory[card]
        held = draft_and_pack(entry) * 4 + known_since(table, seat, entry)
        if number_of[held] == UNKNOWN:
            number_of[held] = len(known.packs)
            known.packs.append(vec[i64]())
        pack = number_of[held]
        known.packs[pack] = append(known.packs[pack], card)
        known.pack[card] = pack
        known.cards = append(known.cards, card)


def _deal_pack(table: IsleState, known: Known, pack: vec[i64], memory: vec[i64]) -> None:
    """Shuffle in which step each card was kept; the number of cards for each step is known."""
    steps = vec[i64]()
    for card in pack:
        steps = append(steps, step_bits(table.memory[card]))
        index: i64 = len(steps) - 1
        while index > 0 and steps[index - 1] > steps[index]:  # what is hidden must not show in the order
            steps[index - 1], steps[index] = steps[index], steps[index - 1]
            index -= 1
    table.chance.shuffle(steps)
    for number in range(len(pack)):
        card = pack[number]
        memory[card] = with_step(table.memory[card], steps[number])
        known.owner[card] = keeper(table, memory[card])
        known.purchase[card] = purchase_of_day(table, known.owner[card], day_drafted(memory[card]))


def change_hands(table: IsleState, known: Known, card: i64, other: i64) -> None:
    """Let two cards of a pack have been kept in each other's step."""
    entry = table.memory[card]
    table.memory[card] = with_step(entry, step_bits(table.memory[other]))
    table.memory[other] = with_step(table.memory[other], step_bits(entry))
    known.owner[card], known.owner[other] = known.owner[other], known.owner[card]
    known.purchase[card], known.purchase[other] = known.purchase[other], known.purchase[card]


def purchase_of_day(table: IsleState, seat: i64, day: i64) -> i64:
    """Return which purchase of a seat was made from the draft of a day; the next one if it is not made yet."""
    purchases = number_of_purchases(table, seat)
    for number in range(purchases):
        purchase = table.get(seat, PURCHASE + number)
        if day_of(purchase) == day and not is_drawn(purchase):
            return number
    return purchases
