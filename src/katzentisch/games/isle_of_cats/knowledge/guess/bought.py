"""Guessing what the others bought: each purchase has as many cards as all saw, for exactly the fish all saw paid.

Every card a seat was offered belongs to one of its purchases: bought, or thrown away unbought. Of some bought cards
the price has been seen since: played cards, of which nobody knows with which purchase they came, only that it
was not made later than they were shown; a seat that passed such a card on itself knows the day. The others lie
hidden in the hand, as lessons on the table, or as lessons given away. Here each hidden slot is counted to a
purchase, any way that can be; `mend.py` then swaps until the prices add up.

A seat whose numbers cannot be, because a test gave it cards it never bought, is left alone.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.vecs import zeros
from katzentisch.games.isle_of_cats.box.cards import CODES
from katzentisch.games.isle_of_cats.knowledge.guess.known import Known, purchase_of_day
from katzentisch.games.isle_of_cats.knowledge.guess.slots import ANY, CERTAIN, LESSON, PER_SEAT, SEEN, Slots
from katzentisch.games.isle_of_cats.state.purchases import (
    PURCHASES,
    cards_of,
    fish_of,
    last_purchase,
    lessons_of,
    number_of_purchases,
    unbought_of,
)
from katzentisch.games.isle_of_cats.state.secrets import (
    SETTLED,
    day_drafted,
    known_since,
    shown_after,
    shown_by,
)
from katzentisch.games.isle_of_cats.state.table import (
    BOUGHT,
    CHOSEN,
    HAND,
    KEPT,
    LESSONS,
    PURCHASE,
    SHED,
    IsleState,
)


class _Room:
    """What is still to be counted to each purchase of a seat."""

    def __init__(self) -> None:
        self.cards: vec[i64] = zeros(PER_SEAT)  # bought, no private lessons
        self.lessons: vec[i64] = zeros(PER_SEAT)
        self.unbought: vec[i64] = zeros(PER_SEAT)
        self.needed: vec[i64] = zeros(PER_SEAT)  # bought cards the guessing seat knows to be hidden
        # Cards seen by all: their prices and the last purchase each can be of, ascending.
        self.seen_price: vec[i64] = vec[i64]()
        self.seen_latest: vec[i64] = vec[i64]()
        # Of these cards the guessing seat knows the purchase.
        self.certain_price: vec[i64] = vec[i64]()
        self.certain_purchase: vec[i64] = vec[i64]()


def count_purchases(table: IsleState, seat: i64, other: i64, slots: Slots, known: Known) -> bool:
    """Count a seat's slots to its purchases; False if that is impossible as the known cards were dealt."""
    room = _room(table, other)
    _list_seen(table, seat if known.days_count else -1, other, room)
    last = last_purchase(table, other)
    unread = slots.number_in(table.pile(other, BOUGHT), other)
    room.cards[last] -= unread
    if not _adds_up(table, other, slots, room):
        return True  # left alone
    if known.days_count:
        room.unbought[last] += unread  # what is not yet read may be anything, as what was thrown away
        _count_needed(table, other, room, known)
        room.unbought[last] -= unread
    purchases = _find_purchases(room)
    if len(purchases) < len(room.seen_price):
        return False
    for number in range(number_of_purchases(table, other)):
        slots.missing[other * PER_SEAT + number] = fish_of(table.get(other, PURCHASE + number))
    _add_seen(other, slots, room, purchases)
    _count_slots(table, other, slots, room)
    return True


def _room(table: IsleState, other: i64) -> _Room:
    room = _Room()
    for number in range(number_of_purchases(table, other)):
        purchase = table.get(other, PURCHASE + number)
        room.lessons[number] = lessons_of(purchase)
        room.cards[number] = cards_of(purchase) - lessons_of(purchase)
        room.unbought[number] = unbought_of(purchase)
    return room


def _list_seen(table: IsleState, seat: i64, other: i64, room: _Room) -> None:
    """List the bought cards of a seat that all have seen; those the guessing seat passed on are certain."""
    cards = table.parts.cards
    by_latest: list[vec[i64]] = [vec[i64]() for _ in range(PURCHASES)]
    card: i64
    for card in range(CODES):
        entry = table.memory[card]
        if shown_by(entry) == other and shown_after(entry) != SETTLED:
            price = cards.price[cards.sort_at[card]]
            if known_since(table, seat, entry) >= 0:
                purchase = purchase_of_day(table, other, day_drafted(entry))
                room.certain_price = append(room.certain_price, price)
                room.certain_purchase = append(room.certain_purchase, purchase)
                room.cards[purchase] -= 1
            else:
                latest = shown_after(entry)
                by_latest[latest] = append(by_latest[latest], price)
    for number in range(PURCHASES):
        for price in by_latest[number]:
            room.seen_price = append(room.seen_price, price)
            room.seen_latest = append(room.seen_latest, i64(number))


def _count_needed(table: IsleState, other: i64, room: _Room, known: Known) -> None:
    """Count the cards the guessing seat passed on that cannot all have been thrown away unbought."""
    lessons = zeros(PER_SEAT)
    for card in known.cards:
        purchase = known.purchase[card]
        if known.owner[card] == other and purchase < number_of_purchases(table, other):
            room.needed[purchase] += 1
            if table.parts.cards.is_private_lesson(card) and lessons[purchase] < room.lessons[purchase]:
                room.needed[purchase] -= 1
                lessons[purchase] += 1
    for number in range(PER_SEAT):
        needed = max(room.needed[number] - room.unbought[number], i64(0))
        room.needed[number] = min(needed, room.cards[number])


def _find_purchases(room: _Room) -> vec[i64]:
    """Find a purchase for each card seen; the list stays short if one has none.

    Giving the first purchase with room to the cards that must be earliest succeeds whenever anything does.
    """
    purchases = vec[i64]()
    purchase: i64 = 0
    for latest in room.seen_latest:
        while purchase < latest and room.cards[purchase] <= room.needed[purchase]:
            purchase += 1
        if room.cards[purchase] <= room.needed[purchase]:
            return purchases
        room.cards[purchase] -= 1
        purchases = append(purchases, purchase)
    return purchases


def _adds_up(table: IsleState, other: i64, slots: Slots, room: _Room) -> bool:
    """Whether there is a slot for every card bought, and no other slot in hand."""
    in_hand: i64 = 0
    lessons: i64 = 0
    for number in range(PER_SEAT):
        if room.cards[number] < 0:
            return False
        in_hand += room.cards[number]
        lessons += room.lessons[number]
    hand = slots.number_in(table.pile(other, HAND), other)
    chosen = slots.number_in(table.pile(other, CHOSEN), other)
    given = lessons - slots.number_in(table.pile(other, LESSONS), other)
    shed = slots.number_in(table.pile(other, SHED), other)
    return hand + chosen == in_hand - len(room.seen_price) and 0 <= given <= shed


def _add_seen(other: i64, slots: Slots, room: _Room, purchases: vec[i64]) -> None:
    """Add the cards all have seen: they have a price and a purchase, but no slot to be filled."""
    for index in range(len(room.certain_price)):
        _add_bought(slots, other, room.certain_price[index], room.certain_purchase[index], CERTAIN)
    for index in range(len(purchases)):
        _add_bought(slots, other, room.seen_price[index], purchases[index], room.seen_latest[index])


def _add_bought(slots: Slots, other: i64, price: i64, purchase: i64, latest: i64) -> None:
    slot: i64 = len(slots.card)
    slots.add_card(SEEN, price, -1, other, ANY)
    slots.latest[slot] = latest
    slots.buy(slot, other * PER_SEAT + purchase)


def _count_slots(table: IsleState, other: i64, slots: Slots, room: _Room) -> None:
    """Count the hidden slots: what is bought and not yet read to the last purchase, the rest where room is."""
    first: i64 = other * PER_SEAT
    last = first + last_purchase(table, other)
    hand = table.pile(other, HAND)
    chosen = table.pile(other, CHOSEN)
    bought = table.pile(other, BOUGHT)
    shed = table.pile(other, SHED)
    needed = room.needed[:]
    for slot in slots.of_seat[other]:
        # Known cards may be of any kind, those before the boat are rescue cards.
        if slots.pile[slot] == hand:
            number = _next_room(needed)
            if number == PER_SEAT:
                break
            slots.buy(slot, first + number)
            room.cards[number] -= 1
    for slot in slots.of_seat[other]:
        pile = slots.pile[slot]
        if pile == bought:
            slots.latest[slot] = CERTAIN
            slots.buy(slot, last)
        elif pile in (hand, chosen):
            if slots.paid[slot] == 0:
                slots.buy(slot, first + _next_room(room.cards))
        elif pile == table.pile(other, KEPT):
            slots.purchase[slot] = first + number_of_purchases(table, other)
        elif pile >= 0 and slots.holds[slot] == LESSON:
            slots.buy(slot, first + _next_room(room.lessons))
        elif pile == shed:
            number = _next_room(room.unbought)
            if number < PER_SEAT:
                slots.purchase[slot] = first + number


def _next_room(room: vec[i64]) -> i64:
    """Take the first room there is; return its purchase, PER_SEAT for none."""
    for number in range(PER_SEAT):
        if room[number] != 0:
            room[number] -= 1
            return number
    return PER_SEAT


def lessons_given(table: IsleState, other: i64) -> i64:
    """Return how many private lessons a seat has given away, as far as the purchases tell."""
    given: i64 = -table.size(table.pile(other, LESSONS))
    for number in range(number_of_purchases(table, other)):
        given += lessons_of(table.get(other, PURCHASE + number))
    return given
