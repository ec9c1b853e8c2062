"""Guessing what the others bought: for each day as many cards as all saw, for exactly the fish all saw paid.

A purchase is the cards a seat bought on one day. Of some the price has been seen since: played cards, of which
nobody else knows the day they were bought, only that it was not later than the day they were played. The
others lie hidden in the hand, as lessons on the table, or as lessons given away. Every such card is a cell
of its purchase; hidden cards that belong to no purchase (thrown away unbought, or in the deck) are cells
without one.

The deal found so far is mended by swaps: of two cards, where both may lie in the other's place, or of the days of
two cards of one seat. A swap is made if the purchases together are not farther from what was paid than
before, now and then also if they are a little farther: no order of cards or days is preferred, and a dead
end is left again. A deal that `MOST_SWAPS` tries do not mend is dealt anew (guess.py). A seat whose numbers cannot be, because a test
gave it cards it never bought, is left alone.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.guess_places import LESSON, Places, may_hold
from katzentisch.games.isle_of_cats.phases.lessons_read import being_asked
from katzentisch.games.isle_of_cats.phases.purchases import (
    DAYS,
    PRICES,
    cards_of,
    fish_of,
    last_purchase,
    lessons_of,
    shown_at,
)
from katzentisch.games.isle_of_cats.table import (
    BOUGHT,
    CHOSEN,
    HAND,
    LESSONS,
    OVER,
    PLAYED,
    PURCHASE,
    SHED,
    IsleTable,
)
from katzentisch.kit import bits
from katzentisch.kit.bits import single

MOST_SWAPS: Final = 10000
PATIENCE: Final = 1500  # swaps tried before longer detours are allowed
NO_PURCHASE: Final = -1
IN_DECK: Final = -1
SHOWN: Final = -1  # instead of a card: seen by all, only its purchase is unknown
FIXED: Final = -1  # instead of the last possible day: the purchase is certain


class Cells:
    """Every card that may be swapped, as lists; the places of a guess come first, in their order."""

    def __init__(self) -> None:
        self.card: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()
        self.holds: vec[i64] = vec[i64]()
        self.owner: vec[i64] = vec[i64]()
        self.purchase: vec[i64] = vec[i64]()  # seat * 5 + day from 0
        self.latest: vec[i64] = vec[i64]()  # the last day, from 0, on which it can have been bought
        self.missing: vec[i64] = vec[i64]([0] * 20)  # by purchase: fish paid less the prices of its cards

        self.of_seat: list[vec[i64]] = [vec[i64](), vec[i64](), vec[i64](), vec[i64]()]

    def add(self, card: i64, price: i64, holds: i64, owner: i64) -> None:
        """Add a cell that belongs to no purchase."""
        if owner >= 0:
            self.of_seat[owner] = append(self.of_seat[owner], i64(len(self.card)))
        self.card = append(self.card, card)
        self.price = append(self.price, price)
        self.holds = append(self.holds, holds)
        self.owner = append(self.owner, owner)
        self.purchase = append(self.purchase, i64(NO_PURCHASE))
        self.latest = append(self.latest, i64(DAYS - 1))

    def assign(self, cell: i64, purchase: i64) -> None:
        """Count a cell to a purchase."""
        self.purchase[cell] = purchase
        self.missing[purchase] -= self.price[cell]


def match_purchases(table: IsleTable, seat: i64, places: Places, pool: vec[i64], away: vec[i64]) -> bool:
    """Mend a deal until every other seat's purchases cost what it paid; False if that was not reached."""
    if table.phase == OVER:
        return True  # lessons lie open, and nothing is left to decide
    cells = _cells(table, places, pool)
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            _assign(table, places, cells, other)
        other += 1
    found = _mend(table, cells, away)
    place: i64 = 0
    while place < len(places.card):
        places.card[place] = cells.card[place]
        place += 1
    return found


def _cells(table: IsleTable, places: Places, pool: vec[i64]) -> Cells:
    """List the hidden places and the deck."""
    cells = Cells()
    cards = table.parts.cards
    used = vec[i64]([0, 0, 0])
    place: i64 = 0
    while place < len(places.card):
        card = places.card[place]
        price: i64 = 0
        if card >= 0:
            used[card >> 6] |= single(card & 63)
            price = cards.price[cards.sort_at[card]]
        cells.add(card, price, places.holds[place], places.owner[place])
        place += 1
    for card in pool:
        if not (used[card >> 6] >> (card & 63)) & 1:
            cells.add(card, cards.price[cards.sort_at[card]], 0, IN_DECK)
    return cells


# ---------------------------------------------------------------------- whose purchase a card belongs to


def _assign(table: IsleTable, places: Places, cells: Cells, other: i64) -> None:
    """Count a seat's cards to its purchases, any way that can be; nothing if the numbers do not come out."""
    lessons = vec[i64]([0] * DAYS)
    room = vec[i64]([0] * DAYS)  # for cards that are no private lessons
    total: i64 = 0
    lessons_in_all: i64 = 0
    day: i64 = 0
    while day < DAYS:
        purchase = table.get(other, PURCHASE + day)
        lessons[day] = lessons_of(purchase)
        room[day] = cards_of(purchase) - lessons[day]
        lessons_in_all += lessons[day]
        day += 1
    asked = bits.count(being_asked(table, other))
    last = last_purchase(table)
    fresh = places.number_in(table.pile(other, BOUGHT))
    room[last] -= asked + fresh
    for free in room:
        if free < 0:
            return
        total += free
    shown = _shown(table, other, room)
    hand = places.number_in(table.pile(other, HAND)) + places.number_in(table.pile(other, CHOSEN))
    given = lessons_in_all - places.number_in(table.pile(other, LESSONS))
    if given < 0 or given > places.number_in(table.pile(other, SHED)) or len(shown) // 3 + hand != total:
        return
    _ask_for_fish(table, cells, other, last)
    _assign_shown(cells, other, shown)
    _assign_hidden(table, places, cells, other, lessons, room, given)


def _shown(table: IsleTable, other: i64, room: vec[i64]) -> vec[i64]:
    """Find a purchase for each card shown: price, day bought, day shown; takes the room they need.

    The first purchase with room for the cards shown first always comes out, if anything does; else
    the list is left short.
    """
    found = vec[i64]()
    day: i64 = 0
    bought: i64 = 0
    while day < DAYS:
        price: i64 = 0
        while price < PRICES:
            for _ in range(shown_at(table.get(other, PLAYED + day), price)):
                while bought < day and room[bought] == 0:
                    bought += 1
                if room[bought] == 0:
                    return found
                room[bought] -= 1
                found = append(append(append(found, price), bought), day)
            price += 1
        day += 1
    return found


def _ask_for_fish(table: IsleTable, cells: Cells, other: i64, last: i64) -> None:
    """Begin with all fish missing; a public lesson whose colour is being asked is no secret."""
    day: i64 = 0
    while day < DAYS:
        cells.missing[other * DAYS + day] = fish_of(table.get(other, PURCHASE + day))
        day += 1
    cards = table.parts.cards
    for place in bits.members(being_asked(table, other)):
        cells.missing[other * DAYS + last] -= cards.price[cards.sort_at[128 + place]]


def _assign_shown(cells: Cells, other: i64, shown: vec[i64]) -> None:
    at: i64 = 0
    while at < len(shown):
        cell: i64 = len(cells.card)
        cells.add(SHOWN, shown[at], 0, other)
        cells.latest[cell] = shown[at + 2]
        cells.assign(cell, other * DAYS + shown[at + 1])
        at += 3


def _assign_hidden(
    table: IsleTable, places: Places, cells: Cells, other: i64, lessons: vec[i64], room: vec[i64], given: i64
) -> None:
    """Count the hidden cards: what is bought and not yet read to the last purchase, the rest where room is."""
    last = other * DAYS + last_purchase(table)
    hand = table.pile(other, HAND)
    place: i64 = 0
    while place < len(places.pile):
        pile = places.pile[place]
        if pile == table.pile(other, BOUGHT):
            cells.latest[place] = FIXED
            cells.assign(place, last)
        elif pile == hand or pile == table.pile(other, CHOSEN):
            cells.assign(place, other * DAYS + _next_day(room))
        elif pile == table.pile(other, LESSONS):
            cells.assign(place, other * DAYS + _next_day(lessons))
        elif pile == table.pile(other, SHED) and places.holds[place] == LESSON and given > 0:
            cells.assign(place, other * DAYS + _next_day(lessons))
            given -= 1
        place += 1


def _next_day(room: vec[i64]) -> i64:
    """Take the first room there is; return its day."""
    day: i64 = 0
    while room[day] == 0:
        day += 1
    room[day] -= 1
    return day


def lessons_given(table: IsleTable, other: i64) -> i64:
    """Return how many private lessons a seat has given away, as far as the purchases tell."""
    given: i64 = -table.size(table.pile(other, LESSONS))
    day: i64 = 0
    while day < DAYS:
        given += lessons_of(table.get(other, PURCHASE + day))
        day += 1
    return given


# ---------------------------------------------------------------------- swaps


def _mend(table: IsleTable, cells: Cells, away: vec[i64]) -> bool:
    """Forget the order in which days were counted, then swap until nothing is missing."""
    chance = table.chance
    number: i64 = len(cells.card)
    for own in cells.of_seat:
        some: i64 = len(own)
        for _ in range(2 * some):
            one = own[chance.below(some)]
            two = own[chance.below(some)]
            if cells.purchase[one] != cells.purchase[two] and _days_may_swap(cells, one, two):
                _swap_days(cells, one, two)
    short = vec[i64]([0] * int(number))
    wrong = _find_short(cells, short)
    tries: i64 = 0
    while wrong > 0 and tries < MOST_SWAPS:
        one = short[chance.below(wrong)]
        two = chance.below(number)
        own = cells.of_seat[cells.owner[one]]
        if tries & 1:  # the seat's own cards are the likelier ones
            two = own[chance.below(len(own))]
        elif tries & 6 == 0:  # what this seat or another threw away may have to change first
            one = own[chance.below(len(own))] if tries & 8 else chance.below(number)
        strict: i64 = 6 if tries < PATIENCE else 4
        if _try_swap(table, cells, away, one, two, strict):
            wrong = _find_short(cells, short)
        tries += 1
    return wrong == 0


def _find_short(cells: Cells, short: vec[i64]) -> i64:
    """List the cells of all purchases whose prices do not add up; return how many they are."""
    found: i64 = 0
    cell: i64 = 0
    while cell < len(cells.purchase):
        purchase = cells.purchase[cell]
        if purchase >= 0 and cells.missing[purchase]:
            short[found] = cell
            found += 1
        cell += 1
    return found


def _try_swap(table: IsleTable, cells: Cells, away: vec[i64], one: i64, two: i64, strict: i64) -> bool:
    """Swap two cells' days or cards if both may and it leaves no more missing than before, or hardly more.

    True if another purchase may be wrong now than before.
    """
    first = cells.purchase[one]
    second = cells.purchase[two]
    if first == second and first >= 0:
        return False
    more = cells.price[two] - cells.price[one]
    missing = cells.missing
    worse: i64 = 0
    if first >= 0:
        worse += _far(missing[first] - more) - _far(missing[first])
    if second >= 0:
        worse += _far(missing[second] + more) - _far(missing[second])
    if worse > 0 and worse > table.chance.below(8) - strict:
        return False
    if _days_may_swap(cells, one, two):
        _swap_days(cells, one, two)
        return True
    if not _cards_may_swap(table, cells, away, one, two):
        return False
    if first >= 0:
        missing[first] -= more
    if second >= 0:
        missing[second] += more
    card = cells.card[one]
    price = cells.price[one]
    cells.card[one] = cells.card[two]
    cells.price[one] = cells.price[two]
    cells.card[two] = card
    cells.price[two] = price
    return more != 0


def _far(missing: i64) -> i64:
    return missing if missing >= 0 else -missing


def _days_may_swap(cells: Cells, one: i64, two: i64) -> bool:
    """Whether two cards of a seat can each have been bought on the other's day; lessons are laid out at once."""
    first = cells.purchase[one]
    second = cells.purchase[two]
    if first < 0 or second < 0 or cells.owner[one] != cells.owner[two]:
        return False
    if (cells.holds[one] == LESSON) != (cells.holds[two] == LESSON):
        return False
    return second % DAYS <= cells.latest[one] and first % DAYS <= cells.latest[two]


def _swap_days(cells: Cells, one: i64, two: i64) -> None:
    first = cells.purchase[one]
    second = cells.purchase[two]
    more = cells.price[two] - cells.price[one]
    cells.missing[first] -= more
    cells.missing[second] += more
    cells.purchase[one] = second
    cells.purchase[two] = first


def _cards_may_swap(table: IsleTable, cells: Cells, away: vec[i64], one: i64, two: i64) -> bool:
    """Whether two hidden cards may lie in each other's place, as far as the seat remembers where they went."""
    first = cells.card[one]
    second = cells.card[two]
    return (
        first != SHOWN
        and second != SHOWN
        and may_hold(table, cells.holds[one], second)
        and may_hold(table, cells.holds[two], first)
        and _may_be_with(table, away[first], cells.owner[two])
        and _may_be_with(table, away[second], cells.owner[one])
    )


def _may_be_with(table: IsleTable, away: i64, owner: i64) -> bool:
    """Whether a card the seat remembers so may be with an owner, or in the deck."""
    if away < 0 or away == owner:
        return True
    return away == table.seats and owner != IN_DECK
