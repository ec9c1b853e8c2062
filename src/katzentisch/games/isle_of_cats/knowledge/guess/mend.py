"""Mending a guess: local search by swaps until every purchase costs what was paid.

A swap exchanges two cards, where both may lie in the other's slot, or the purchases of two cards of one seat. For a
slot of a purchase that costs too much or too little the first swap that helps is made; where none does, one that
does no harm, now and then a harmful one, to leave a local optimum. A deal that `_MOST_SWAPS` do not mend is dealt anew
(deal.py).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.vecs import zeros
from katzentisch.games.isle_of_cats.knowledge.guess.known import UNKNOWN, Known, change_hands
from katzentisch.games.isle_of_cats.knowledge.guess.slots import (
    LESSON,
    NO_PURCHASE,
    PER_SEAT,
    SEEN,
    Slots,
    may_hold,
)
from katzentisch.games.isle_of_cats.state.table import IsleState

# README, "Design decisions" has how often a deal is mended, and what it costs.
_MOST_SWAPS: Final = 150
_NO_CHANGE: Final = 99  # instead of a difference: the swap changes no purchase
_MOST_HARM: Final = 5  # fish by which a swap may take purchases farther from their price


def mend(table: IsleState, slots: Slots, known: Known) -> bool:
    """Forget the order in which purchases were counted, then swap until nothing is missing."""
    chance = table.chance
    for own in slots.of_seat:
        count: i64 = len(own)
        for _ in range(2 * count):
            slot = own[chance.below(count)]
            other = own[chance.below(count)]
            if slots.purchase[slot] != slots.purchase[other] and _purchases_may_swap(
                slots, known, slot, other
            ):
                _swap_purchases(slots, slot, other)
    wrong = zeros(len(slots.card))  # the slots of purchases that do not add up
    count_wrong = _find_wrong(slots, wrong)
    for _ in range(_MOST_SWAPS):
        if count_wrong == 0:
            break
        slot = wrong[chance.below(count_wrong)]
        other = _partner(table, slots, known, slot)
        if other >= 0:
            _swap(table, slots, known, slot, other)
            count_wrong = _find_wrong(slots, wrong)
    return all(missing == 0 for missing in slots.missing)


def _partner(table: IsleState, slots: Slots, known: Known, slot: i64) -> i64:
    """Find a slot to swap with: the first that brings the purchases nearer, else one that does little harm."""
    chance = table.chance
    number: i64 = len(slots.card)
    begin = chance.below(number)
    flat: i64 = -1
    detour: i64 = -1
    for step in range(number):
        other = begin + step if begin + step < number else begin + step - number
        worse = _worse(slots, slot, other)
        if worse > _MOST_HARM or (worse >= 0 and (flat if worse == 0 else detour) >= 0):
            continue
        if not (
            _purchases_may_swap(slots, known, slot, other)
            or _cards_may_swap(table, slots, known, slot, other)
        ):
            continue
        if worse < 0:
            return other
        if worse == 0:
            flat = other
        else:
            detour = other
    return flat if flat >= 0 and chance.below(8) else detour


def _worse(slots: Slots, slot: i64, other: i64) -> i64:
    """Return how much farther from what was paid the purchases are after a swap; _NO_CHANGE if it changes none."""
    more = slots.price[other] - slots.price[slot]
    first: i64 = slots.purchase[slot] if slots.paid[slot] else NO_PURCHASE
    second: i64 = slots.purchase[other] if slots.paid[other] else NO_PURCHASE
    if first == second and first >= 0:
        return _NO_CHANGE
    missing = slots.missing
    worse: i64 = 0
    if first >= 0:
        worse += _far(missing[first] - more) - _far(missing[first])
    if second >= 0:
        worse += _far(missing[second] + more) - _far(missing[second])
    return worse


def _find_wrong(slots: Slots, wrong: vec[i64]) -> i64:
    """List the slots that can change of all purchases whose prices do not add up; return how many they are."""
    count: i64 = 0
    slot: i64
    for slot in range(len(slots.purchase)):
        purchase = slots.purchase[slot]
        if (
            purchase >= 0
            and slots.missing[purchase]
            and slots.paid[slot]
            and slots.holds[slot] != LESSON
            and (slots.card[slot] != SEEN or slots.latest[slot] >= 0)
        ):
            wrong[count] = slot
            count += 1
    return count


def _swap(table: IsleState, slots: Slots, known: Known, slot: i64, other: i64) -> None:
    """Swap the purchases of two slots, or else their cards."""
    if _purchases_may_swap(slots, known, slot, other):
        _swap_purchases(slots, slot, other)
        return
    card = slots.card[slot]
    price = slots.price[slot]
    if _are_of_one_pack(known, card, slots.card[other]):
        change_hands(table, known, card, slots.card[other])
    slots.put(slot, slots.card[other], slots.price[other])
    slots.put(other, card, price)


def _far(missing: i64) -> i64:
    return missing if missing >= 0 else -missing


def _purchases_may_swap(slots: Slots, known: Known, slot: i64, other: i64) -> bool:
    """Whether two bought cards of a seat can each be of the other's purchase; lessons are laid out at once."""
    if not (slots.paid[slot] and slots.paid[other]) or slots.owner[slot] != slots.owner[other]:
        return False
    if slots.holds[slot] == LESSON or slots.holds[other] == LESSON:
        return False
    if _is_known(slots, known, slot) or _is_known(slots, known, other):
        return False
    return (
        slots.purchase[other] % PER_SEAT <= slots.latest[slot]
        and slots.purchase[slot] % PER_SEAT <= slots.latest[other]
    )


def _is_known(slots: Slots, known: Known, slot: i64) -> bool:
    """Whether the guessing seat knows the day of a hidden card, and it counts."""
    card = slots.card[slot]
    return known.days_count and card >= 0 and known.owner[card] != UNKNOWN


def _swap_purchases(slots: Slots, slot: i64, other: i64) -> None:
    first = slots.purchase[slot]
    second = slots.purchase[other]
    more = slots.price[other] - slots.price[slot]
    slots.missing[first] -= more
    slots.missing[second] += more
    slots.purchase[slot] = second
    slots.purchase[other] = first


def _cards_may_swap(table: IsleState, slots: Slots, known: Known, slot: i64, other: i64) -> bool:
    """Whether two hidden cards may lie in each other's slot, as far as the seat remembers where they went."""
    first = slots.card[slot]
    second = slots.card[other]
    return (
        first != SEEN
        and second != SEEN
        and may_hold(table, slots.holds[slot], second)
        and may_hold(table, slots.holds[other], first)
        and (
            _are_of_one_pack(known, first, second)
            or (may_be_at(slots, known, first, other) and may_be_at(slots, known, second, slot))
        )
    )


def _are_of_one_pack(known: Known, slot: i64, other: i64) -> bool:
    """Whether the seat passed two cards on together: each may have been kept in the other's step."""
    return known.pack[slot] != UNKNOWN and known.pack[slot] == known.pack[other]


def may_be_at(slots: Slots, known: Known, card: i64, slot: i64) -> bool:
    """Whether a card the seat passed on may lie in a slot: with who kept it, from that day."""
    owner = known.owner[card]
    if owner == UNKNOWN:
        return True
    if owner != slots.owner[slot]:
        return False
    purchase = slots.purchase[slot]
    if purchase == owner * PER_SEAT + PER_SEAT - 1:
        return False  # drawn from the deck just now
    if purchase == NO_PURCHASE or not known.days_count:
        return True
    return purchase == owner * PER_SEAT + known.purchase[card]
