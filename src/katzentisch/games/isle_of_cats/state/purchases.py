"""What everybody knows of the cards a seat bought: each purchase in its order, for how much, what became of them.

A purchase is what is paid at once: the cards bought on a day, or those bought with one draw card. All see how many
cards and how much fish (rules, "Who knows what"). Public lessons are taken out again when they are laid out: all
see what they cost. Private lessons are counted when they are laid out face down. Other cards show their price
when they are played, after that purchase or a later one (secrets.py).
"""

from typing import Final

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.state.table import PURCHASE, READING, IsleState

PURCHASES: Final = 9  # five days and four draw cards
# A purchase: fish + 2^8 * cards + 2^16 * private lessons among them + 2^24 * cards not bought + 2^32 * day
# + 2^36 * whether with a draw card + 2^40 * fish paid + 2^48 * cards paid, public lessons included.
CARDS: Final = 8
PRIVATE: Final = 16
UNBOUGHT: Final = 24
DAY: Final = 32
WITH_DRAW_CARD: Final = 36
PAID_FISH: Final = 40
PAID_CARDS: Final = 48


def number_of_purchases(table: IsleState, seat: i64) -> i64:
    """Return how many purchases a seat has paid."""
    found: i64 = 0
    while found < PURCHASES and table.get(seat, PURCHASE + found):
        found += 1
    return found


def last_purchase(table: IsleState, seat: i64) -> i64:
    """Return which purchase of a seat was the last, counted from 0."""
    found = number_of_purchases(table, seat)
    return found - 1 if found else 0


def note_bought(table: IsleState, seat: i64, cards: i64, fish: i64, unbought: i64, drawn: i64) -> None:
    """Note a purchase that was paid now."""
    at = number_of_purchases(table, seat)
    if at < PURCHASES:
        paid = fish | cards << CARDS | unbought << UNBOUGHT | table.day << DAY
        table.put(
            seat, PURCHASE + at, paid | drawn << WITH_DRAW_CARD | fish << PAID_FISH | cards << PAID_CARDS
        )


def note_private(table: IsleState, seat: i64, lessons: i64) -> None:
    """Note private lessons laid out from what was bought last."""
    if number_of_purchases(table, seat):
        table.add(seat, PURCHASE + last_purchase(table, seat), lessons << PRIVATE)


def note_published(table: IsleState, seat: i64, price: i64) -> bool:
    """A public lesson is laid out: one card less to wonder about, if all know when it was bought.

    They do not if a draw card was played between two lessons of the reading: both purchases are then still in hand.
    """
    at = PURCHASE + last_purchase(table, seat)
    purchase = table.get(seat, at)
    if purchase == 0 or (table.phase == READING and is_drawn(purchase)):
        return False
    table.add(seat, at, -(i64(1) << CARDS) - price)
    return True


def fish_of(purchase: i64) -> i64:
    """Return the fish paid for a purchase, public lessons not counted."""
    return purchase & 255


def cards_of(purchase: i64) -> i64:
    """Return how many cards were bought, public lessons not counted."""
    return (purchase >> CARDS) & 255


def lessons_of(purchase: i64) -> i64:
    """Return how many of the cards bought are private lessons that were laid out."""
    return (purchase >> PRIVATE) & 255


def unbought_of(purchase: i64) -> i64:
    """Return how many of the cards that could be bought were thrown away instead."""
    return (purchase >> UNBOUGHT) & 255


def day_of(purchase: i64) -> i64:
    """Return the day of a purchase."""
    return (purchase >> DAY) & 15


def is_drawn(purchase: i64) -> bool:
    """Whether a purchase was made with a draw card."""
    return (purchase >> WITH_DRAW_CARD) & 1 == 1


def named_purchase(purchase: i64) -> dict[str, object]:
    """Return what all saw when a purchase was paid."""
    return {
        "day": int(day_of(purchase)),
        "cards": int(purchase >> PAID_CARDS),
        "fish": int((purchase >> PAID_FISH) & 255),
        "drawn": is_drawn(purchase),
    }
