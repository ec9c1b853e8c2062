"""What all know of the cards a seat bought: each purchase in its order, its price, what became of the cards.

A purchase is what is paid at once: the cards bought on a day, or those bought with one draw card. All see how many
cards and how much fish (rules, "Who knows what"). Public lessons are taken out again when they are laid out: all
see what they cost. Private lessons are counted when they are laid out face down. Other cards show their price
when they are played, after that purchase or a later one (secrets.py).
"""

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.games.isle_of_cats.state.table import OWN, PURCHASE, IsleState

PURCHASES: Final = 9  # five days and four draw cards
# A purchase is one number; these are its fields from the lowest bit. Fish and cards come first without the public
# lessons, and once more, as paid, with them.
_CARDS: Final = 8
_PRIVATE: Final = 16  # private lessons among the cards
_UNBOUGHT: Final = 24  # cards that could have been bought
_DAY: Final = 32
_WITH_DRAW_CARD: Final = 36
_PAID_FISH: Final = 40
_PAID_CARDS: Final = 48


def number_of_purchases(table: IsleState, seat: i64) -> i64:
    """Return how many purchases a seat has paid."""
    own = table.own
    first = seat * OWN + PURCHASE
    for number in range(PURCHASES):
        if own[first + number] == 0:
            return number
    return PURCHASES


def last_purchase(table: IsleState, seat: i64) -> i64:
    """Return which purchase of a seat was the last, counted from 0."""
    number = number_of_purchases(table, seat)
    return number - 1 if number else 0


def note_bought(table: IsleState, seat: i64, cards: i64, fish: i64, unbought: i64, drawn: i64) -> None:
    """Note a purchase that was paid now."""
    number = number_of_purchases(table, seat)
    if number < PURCHASES:
        purchase = fish | cards << _CARDS | unbought << _UNBOUGHT | table.day << _DAY
        purchase |= drawn << _WITH_DRAW_CARD | fish << _PAID_FISH | cards << _PAID_CARDS
        table.put(seat, PURCHASE + number, purchase)


def _purchase_read(table: IsleState, seat: i64, is_of_card: i64) -> i64:
    """Return with which purchase the lessons being laid out were bought: with a draw card just now, or for the day."""
    number = last_purchase(table, seat)
    while number > 0 and not is_of_card and is_drawn(table.get(seat, PURCHASE + number)):
        number -= 1
    return number


def note_private(table: IsleState, seat: i64, lessons: i64, is_of_card: i64) -> None:
    """Note private lessons that are laid out from their purchase."""
    if number_of_purchases(table, seat):
        table.add(seat, PURCHASE + _purchase_read(table, seat, is_of_card), lessons << _PRIVATE)


def note_published(table: IsleState, seat: i64, price: i64, is_of_card: i64) -> bool:
    """Take a public lesson that is laid out from its purchase; False if the seat has bought nothing."""
    if number_of_purchases(table, seat) == 0:
        return False
    table.add(seat, PURCHASE + _purchase_read(table, seat, is_of_card), -single(_CARDS) - price)
    return True


def fish_of(purchase: i64) -> i64:
    """Return the fish paid for a purchase, public lessons not counted."""
    return purchase & 255


def cards_of(purchase: i64) -> i64:
    """Return how many cards were bought, public lessons not counted."""
    return (purchase >> _CARDS) & 255


def lessons_of(purchase: i64) -> i64:
    """Return how many of the cards bought are private lessons that were laid out."""
    return (purchase >> _PRIVATE) & 255


def unbought_of(purchase: i64) -> i64:
    """Return how many of the cards that could be bought were thrown away instead."""
    return (purchase >> _UNBOUGHT) & 255


def day_of(purchase: i64) -> i64:
    """Return the day of a purchase."""
    return (purchase >> _DAY) & 15


def is_drawn(purchase: i64) -> bool:
    """Whether a purchase was made with a draw card."""
    return (purchase >> _WITH_DRAW_CARD) & 1 == 1


def cards_paid(purchase: i64) -> i64:
    """Return how many cards were paid, public lessons included."""
    return purchase >> _PAID_CARDS


def fish_paid(purchase: i64) -> i64:
    """Return the fish paid for all of them."""
    return (purchase >> _PAID_FISH) & 255
