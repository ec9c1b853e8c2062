"""Mending a guess: swaps until every purchase costs what was paid.

Swapped are two cards, where both may lie in the other's place, or the purchases of two cards of one seat. For a
place of a purchase that costs too much or too little the first swap that helps is made; where none does, one that
does no harm, now and then a harmful one, so that a dead end is left again. A deal that `MOST_SWAPS` do not
mend is dealt anew (guess.py).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.knowledge.guess.known import UNKNOWN, Known, change_hands
from katzentisch.games.isle_of_cats.knowledge.guess.places import (
    LESSON,
    NO_PURCHASE,
    SEEN,
    SLOTS,
    Places,
    may_hold,
)
from katzentisch.games.isle_of_cats.state.table import IsleState

MOST_SWAPS: Final = 150


def mend(table: IsleState, places: Places, known: Known) -> bool:
    """Forget the order in which purchases were counted, then swap until nothing is missing."""
    chance = table.chance
    number: i64 = len(places.card)
    for own in places.of_seat:
        some: i64 = len(own)
        for _ in range(2 * some):
            one = own[chance.below(some)]
            two = own[chance.below(some)]
            if places.purchase[one] != places.purchase[two] and _purchases_may_swap(places, known, one, two):
                _swap_purchases(places, one, two)
    short = vec[i64]([0] * int(number))
    wrong = _find_short(places, short)
    swaps: i64 = 0
    while wrong > 0 and swaps < MOST_SWAPS:
        one = short[chance.below(wrong)]
        two = _partner(table, places, known, one)
        if two >= 0:
            _swap(table, places, known, one, two)
            wrong = _find_short(places, short)
        swaps += 1
    far: i64 = 0
    for missing in places.missing:
        far += _far(missing)
    return far == 0


def _partner(table: IsleState, places: Places, known: Known, one: i64) -> i64:
    """Look for a place to swap with: the first that brings the purchases nearer, else one that hardly hurts."""
    chance = table.chance
    number: i64 = len(places.card)
    begin = chance.below(number)
    flat: i64 = -1
    detour: i64 = -1
    step: i64 = 0
    while step < number:
        two = begin + step if begin + step < number else begin + step - number
        step += 1
        worse = _worse(places, one, two)
        if worse > 5 or (worse >= 0 and (flat if worse == 0 else detour) >= 0):
            continue
        if not (
            _purchases_may_swap(places, known, one, two) or _cards_may_swap(table, places, known, one, two)
        ):
            continue
        if worse < 0:
            return two
        if worse == 0:
            flat = two
        else:
            detour = two
    return flat if flat >= 0 and chance.below(8) else detour


def _worse(places: Places, one: i64, two: i64) -> i64:
    """Return how much farther from what was paid the purchases are after a swap; 99 if it changes none."""
    more = places.price[two] - places.price[one]
    first: i64 = places.purchase[one] if places.paid[one] else NO_PURCHASE
    second: i64 = places.purchase[two] if places.paid[two] else NO_PURCHASE
    if first == second and first >= 0:
        return 99
    missing = places.missing
    worse: i64 = 0
    if first >= 0:
        worse += _far(missing[first] - more) - _far(missing[first])
    if second >= 0:
        worse += _far(missing[second] + more) - _far(missing[second])
    return worse


def _find_short(places: Places, short: vec[i64]) -> i64:
    """List the places of all purchases whose prices do not add up and that can change; return how many they are."""
    found: i64 = 0
    place: i64
    for place in range(len(places.purchase)):
        purchase = places.purchase[place]
        if (
            purchase >= 0
            and places.missing[purchase]
            and places.paid[place]
            and places.holds[place] != LESSON
            and (places.card[place] != SEEN or places.latest[place] >= 0)
        ):
            short[found] = place
            found += 1
    return found


def _swap(table: IsleState, places: Places, known: Known, one: i64, two: i64) -> None:
    """Swap the purchases of two places, or else their cards."""
    if _purchases_may_swap(places, known, one, two):
        _swap_purchases(places, one, two)
        return
    card = places.card[one]
    price = places.price[one]
    if _are_of_one_pack(known, card, places.card[two]):
        change_hands(table, known, card, places.card[two])
    places.put(one, places.card[two], places.price[two])
    places.put(two, card, price)


def _far(missing: i64) -> i64:
    return missing if missing >= 0 else -missing


def _purchases_may_swap(places: Places, known: Known, one: i64, two: i64) -> bool:
    """Whether two bought cards of a seat can each be of the other's purchase; lessons are laid out at once."""
    if not (places.paid[one] and places.paid[two]) or places.owner[one] != places.owner[two]:
        return False
    if places.holds[one] == LESSON or places.holds[two] == LESSON:
        return False
    if _is_known(places, known, one) or _is_known(places, known, two):
        return False
    return (
        places.purchase[two] % SLOTS <= places.latest[one]
        and places.purchase[one] % SLOTS <= places.latest[two]
    )


def _is_known(places: Places, known: Known, place: i64) -> bool:
    """Whether the guessing seat knows the day of a hidden card, and it counts."""
    card = places.card[place]
    return known.days_count and card >= 0 and known.owner[card] != UNKNOWN


def _swap_purchases(places: Places, one: i64, two: i64) -> None:
    first = places.purchase[one]
    second = places.purchase[two]
    more = places.price[two] - places.price[one]
    places.missing[first] -= more
    places.missing[second] += more
    places.purchase[one] = second
    places.purchase[two] = first


def _cards_may_swap(table: IsleState, places: Places, known: Known, one: i64, two: i64) -> bool:
    """Whether two hidden cards may lie in each other's place, as far as the seat remembers where they went."""
    first = places.card[one]
    second = places.card[two]
    return (
        first != SEEN
        and second != SEEN
        and may_hold(table, places.holds[one], second)
        and may_hold(table, places.holds[two], first)
        and (
            _are_of_one_pack(known, first, second)
            or (may_be_at(places, known, first, two) and may_be_at(places, known, second, one))
        )
    )


def _are_of_one_pack(known: Known, one: i64, two: i64) -> bool:
    """Whether the seat passed two cards on together: each may have been kept in the other's step."""
    return known.pack[one] != UNKNOWN and known.pack[one] == known.pack[two]


def may_be_at(places: Places, known: Known, card: i64, place: i64) -> bool:
    """Whether a card the seat passed on may lie in a place: with who kept it, from that day."""
    owner = known.owner[card]
    if owner == UNKNOWN:
        return True
    if owner != places.owner[place]:
        return False
    purchase = places.purchase[place]
    if purchase == owner * SLOTS + SLOTS - 1:
        return False  # drawn from the deck just now
    if purchase == NO_PURCHASE or not known.days_count:
        return True
    return purchase == owner * SLOTS + known.purchase[card]
