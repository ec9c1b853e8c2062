"""Filling the hidden slots of a guess: the cards the seat knows of first, then whatever may lie there."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.cards import is_lesson
from katzentisch.games.isle_of_cats.knowledge.guess.known import UNKNOWN, Known
from katzentisch.games.isle_of_cats.knowledge.guess.mend import may_be_at
from katzentisch.games.isle_of_cats.knowledge.guess.slots import ANY, IN_DECK, LESSON, OPEN, Slots, may_hold
from katzentisch.games.isle_of_cats.state.table import IsleState


def fill(table: IsleState, slots: Slots, pool: vec[i64], known: Known) -> bool:
    """Give every hidden slot a card and put the rest into the deck; False if something does not fit."""
    left = pool[:]
    if not _fill(table, slots, left, known, False):
        _clear(slots)
        left = pool[:]
        if not _fill(table, slots, left, known, True):
            _fill_somehow(slots, left)
            return False
    cards = table.parts.cards
    for card in left:
        if card >= 0:
            slots.add_card(card, cards.price[cards.sort_at[card]], -1, IN_DECK, ANY)
    return True


def _clear(slots: Slots) -> None:
    slot: i64
    for slot in range(len(slots.card)):
        if slots.card[slot] >= 0:
            slots.put(slot, OPEN, 0)


def _fill_somehow(slots: Slots, left: vec[i64]) -> None:
    """Put the cards that are left anywhere, so that none is lost."""
    slot: i64 = 0
    for card in left:
        if card >= 0:
            while slot < len(slots.card) and slots.card[slot] != OPEN:
                slot += 1
            if slot < len(slots.card):
                slots.put(slot, card, 0)
            else:
                slots.add_card(card, 0, -1, IN_DECK, ANY)


def _fill(table: IsleState, slots: Slots, left: vec[i64], known: Known, tight: bool) -> bool:
    """Give every hidden slot a card; used cards leave the list as -1."""
    if not _place_known(table, slots, left, known, tight):
        return False
    cards = table.parts.cards
    number: i64 = len(slots.card)
    holds: i64
    for holds in range(LESSON, ANY - 1, -1):  # the tightest first
        next_card: i64 = 0
        for slot in range(number):
            if slots.card[slot] == OPEN and slots.holds[slot] == holds:
                while next_card < len(left) and (
                    left[next_card] < 0 or not may_hold(table, holds, left[next_card])
                ):
                    next_card += 1
                if next_card == len(left):
                    return False
                slots.put(slot, left[next_card], cards.price[cards.sort_at[left[next_card]]])
                left[next_card] = -1
    return True


def _place_known(table: IsleState, slots: Slots, left: vec[i64], known: Known, tight: bool) -> bool:
    """Put the cards the seat passed on where they can be; those with the fewest slots first."""
    cards = table.parts.cards
    for lessons in (True, False):
        for index in range(len(left)):
            card = left[index]
            if card >= 0 and known.owner[card] != UNKNOWN and is_lesson(card) == lessons:
                slot = _find_slot(table, slots, card, known, tight)
                if slot < 0:
                    return False
                slots.put(slot, card, cards.price[cards.sort_at[card]])
                left[index] = -1
    return True


def _find_slot(table: IsleState, slots: Slots, card: i64, known: Known, tight: bool) -> i64:
    """Return an open slot for a card that was passed on: any, or the tightest; -1 for none."""
    own = slots.of_seat[known.owner[card]]
    number: i64 = len(own)
    if number == 0:
        return -1
    begin: i64 = 0 if tight else table.chance.below(number)
    best: i64 = -1
    for step in range(number):
        slot = own[begin + step if begin + step < number else begin + step - number]
        if (
            slots.card[slot] == OPEN
            and may_hold(table, slots.holds[slot], card)
            and may_be_at(slots, known, card, slot)
        ):
            if not tight:
                return slot
            if best < 0 or slots.holds[slot] > slots.holds[best]:
                best = slot
    return best
