"""Guessing what the others bought: each purchase has as many cards as all saw, for exactly the fish all saw paid.

Every card a seat was offered belongs to one of its purchases: bought, or thrown away unbought. Of some bought cards
the price has been seen since: played cards, of which nobody knows with which purchase they came, only that it
was not made later than they were shown; a seat that passed such a card on itself knows the day. The others lie
hidden in the hand, as lessons on the table, or as lessons given away. Here each hidden place is counted to a
purchase, any way that can be; `guess_mend.py` then swaps until the prices add up.

A seat whose numbers cannot be, because a test gave it cards it never bought, is left alone.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.knowledge.guess.known import Known, purchase_of_day
from katzentisch.games.isle_of_cats.knowledge.guess.places import ANY, CERTAIN, LESSON, SEEN, SLOTS, Places
from katzentisch.games.isle_of_cats.state.purchases import (
    PURCHASES,
    cards_of,
    fish_of,
    last_purchase,
    lessons_of,
    number_of_purchases,
    unbought_of,
)
from katzentisch.games.isle_of_cats.state.secrets import SETTLED, known_since, shown_after, shown_by
from katzentisch.games.isle_of_cats.state.table import (
    BOUGHT,
    CHOSEN,
    CODES,
    HAND,
    KEPT,
    LESSONS,
    PURCHASE,
    SHED,
    IsleState,
)


class Room:
    """What is still to be counted to each purchase of a seat."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]([0] * SLOTS)  # bought, no private lessons
        self.lessons: vec[i64] = vec[i64]([0] * SLOTS)
        self.unbought: vec[i64] = vec[i64]([0] * SLOTS)
        self.needed: vec[i64] = vec[i64]([0] * SLOTS)  # bought cards the guessing seat knows to be hidden
        self.seen: vec[i64] = vec[
            i64
        ]()  # cards seen by all: price, the last purchase it can be of, by that order
        self.certain: vec[i64] = vec[i64]()  # the same: price, the purchase it is of


def count_purchases(table: IsleState, seat: i64, other: i64, places: Places, known: Known) -> bool:
    """Count a seat's places to its purchases; False if that is impossible as the known cards were dealt."""
    room = _room(table, other)
    _look_at_seen(table, seat if known.days_count else -1, other, room)
    last = last_purchase(table, other)
    unread = places.number_in(table.pile(other, BOUGHT), other)
    room.cards[last] -= unread
    if not _numbers_come_out(table, other, places, room):
        return True  # left alone
    if known.days_count:
        room.unbought[last] += unread  # what is not yet read may be anything, as what was thrown away
        _count_needed(table, other, room, known)
        room.unbought[last] -= unread
    found = _find_purchases(room)
    if len(found) < len(room.seen) // 2:
        return False
    for at in range(number_of_purchases(table, other)):
        places.missing[other * SLOTS + at] = fish_of(table.get(other, PURCHASE + at))
    _add_seen(other, places, room, found)
    _count_places(table, other, places, room)
    return True


def _room(table: IsleState, other: i64) -> Room:
    room = Room()
    for at in range(number_of_purchases(table, other)):
        purchase = table.get(other, PURCHASE + at)
        room.lessons[at] = lessons_of(purchase)
        room.cards[at] = cards_of(purchase) - lessons_of(purchase)
        room.unbought[at] = unbought_of(purchase)
    return room


def _look_at_seen(table: IsleState, seat: i64, other: i64, room: Room) -> None:
    """List the bought cards of a seat that all have seen; those the guessing seat passed on are certain."""
    cards = table.parts.cards
    by_latest: list[vec[i64]] = [vec[i64]() for _ in range(PURCHASES)]
    card: i64
    for card in range(CODES):
        entry = table.memory[card]
        if shown_by(entry) == other and shown_after(entry) != SETTLED:
            price = cards.price[cards.sort_at[card]]
            if known_since(table, seat, entry) >= 0:
                at = purchase_of_day(table, other, entry & 7)
                room.certain = append(append(room.certain, price), at)
                room.cards[at] -= 1
            else:
                latest = shown_after(entry)
                by_latest[latest] = append(by_latest[latest], price)
    for at in range(PURCHASES):
        for price in by_latest[at]:
            room.seen = append(append(room.seen, price), at)


def _count_needed(table: IsleState, other: i64, room: Room, known: Known) -> None:
    """Count the cards the guessing seat passed on that cannot all have been thrown away unbought."""
    private = table.parts.cards.private_mask
    lessons = vec[i64]([0] * SLOTS)
    for card in known.cards:
        at = known.purchase[card]
        if known.owner[card] == other and at < number_of_purchases(table, other):
            room.needed[at] += 1
            if card >> 6 == 2 and (private >> (card & 63)) & 1 and lessons[at] < room.lessons[at]:
                room.needed[at] -= 1
                lessons[at] += 1
    for at in range(SLOTS):
        room.needed[at] = min(max(room.needed[at] - room.unbought[at], i64(0)), room.cards[at])


def _find_purchases(room: Room) -> vec[i64]:
    """Find a purchase for each card seen; the list stays short if one has none.

    The first purchase with room for the cards seen first always comes out, if anything does.
    """
    found = vec[i64]()
    at: i64
    bought: i64 = 0
    for at in range(1, len(room.seen), 2):
        while bought < room.seen[at] and room.cards[bought] <= room.needed[bought]:
            bought += 1
        if room.cards[bought] <= room.needed[bought]:
            return found
        room.cards[bought] -= 1
        found = append(found, bought)
    return found


def _numbers_come_out(table: IsleState, other: i64, places: Places, room: Room) -> bool:
    """Whether there is a place for every card bought, and no other place in hand."""
    in_hand: i64 = 0
    lessons: i64 = 0
    at: i64
    for at in range(SLOTS):
        if room.cards[at] < 0:
            return False
        in_hand += room.cards[at]
        lessons += room.lessons[at]
    hand = places.number_in(table.pile(other, HAND), other) + places.number_in(
        table.pile(other, CHOSEN), other
    )
    given = lessons - places.number_in(table.pile(other, LESSONS), other)
    return hand == in_hand - len(room.seen) // 2 and 0 <= given <= places.number_in(
        table.pile(other, SHED), other
    )


def _add_seen(other: i64, places: Places, room: Room, found: vec[i64]) -> None:
    """Add the cards all have seen: they have a price and a purchase, but no place to be filled."""
    at: i64
    for at in range(0, len(room.certain), 2):
        _add_bought(places, other, room.certain[at], room.certain[at + 1], CERTAIN)
    for at in range(len(found)):
        _add_bought(places, other, room.seen[2 * at], found[at], room.seen[2 * at + 1])


def _add_bought(places: Places, other: i64, price: i64, purchase: i64, latest: i64) -> None:
    place: i64 = len(places.card)
    places.add_card(SEEN, price, -1, other, ANY)
    places.latest[place] = latest
    places.buy(place, other * SLOTS + purchase)


def _count_places(table: IsleState, other: i64, places: Places, room: Room) -> None:
    """Count the hidden places: what is bought and not yet read to the last purchase, the rest where room is."""
    first: i64 = other * SLOTS
    last = first + last_purchase(table, other)
    hand = table.pile(other, HAND)
    chosen = table.pile(other, CHOSEN)
    bought = table.pile(other, BOUGHT)
    shed = table.pile(other, SHED)
    needed = room.needed[:]
    for place in places.of_seat[other]:
        if (
            places.pile[place] == hand
        ):  # known cards may be of any kind, those before the boat are rescue cards
            at = _next_room(needed)
            if at == SLOTS:
                break
            places.buy(place, first + at)
            room.cards[at] -= 1
    for place in places.of_seat[other]:
        pile = places.pile[place]
        if pile == bought:
            places.latest[place] = CERTAIN
            places.buy(place, last)
        elif pile in (hand, chosen):
            if places.paid[place] == 0:
                places.buy(place, first + _next_room(room.cards))
        elif pile == table.pile(other, KEPT):
            places.purchase[place] = first + number_of_purchases(table, other)
        elif pile >= 0 and places.holds[place] == LESSON:
            places.buy(place, first + _next_room(room.lessons))
        elif pile == shed:
            at = _next_room(room.unbought)
            if at < SLOTS:
                places.purchase[place] = first + at


def _next_room(room: vec[i64]) -> i64:
    """Take the first room there is; return its purchase, SLOTS for none."""
    at: i64 = 0
    while at < SLOTS and room[at] == 0:
        at += 1
    if at < SLOTS:
        room[at] -= 1
    return at


def lessons_given(table: IsleState, other: i64) -> i64:
    """Return how many private lessons a seat has given away, as far as the purchases tell."""
    given: i64 = -table.size(table.pile(other, LESSONS))
    for at in range(number_of_purchases(table, other)):
        given += lessons_of(table.get(other, PURCHASE + at))
    return given
