"""What everybody knows of the cards a seat bought: how many on each day, for how much, what became of them.

A purchase is all cards bought on one day, those drawn with a card on that day included. Public lessons are
taken out again when they are laid out: all see what they cost. Private lessons are counted when they are
laid out face down. Other cards show their price when they are played, on that day or on a later one.
"""

from typing import Final

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.table import BUYING, DRAFT, PLAYED, PURCHASE, IsleTable
from katzentisch.kit import bits
from katzentisch.kit.bits import single

DAYS: Final = 5
ONE_CARD: Final = 256  # a purchase is fish + 256 * cards + 65536 * private lessons among them
ONE_LESSON: Final = 65536
PRICES: Final = 6  # 0 to 5 fish
PRICE_ROOM: Final = 6  # bits for the number of cards shown of each price


def last_purchase(table: IsleTable) -> i64:
    """Return which purchase was the last that everybody has paid, counted from 0."""
    latest = table.day - 1
    if table.phase == DRAFT or table.phase == BUYING:
        latest -= 1
    return latest if latest > 0 else 0


def note_bought(table: IsleTable, seat: i64, cards: i64, fish: i64) -> None:
    """Note cards that were paid today."""
    table.add(seat, PURCHASE + table.day - 1, fish + ONE_CARD * cards)


def note_private(table: IsleTable, seat: i64, lessons: i64) -> None:
    """Note private lessons laid out from what was bought last."""
    table.add(seat, PURCHASE + last_purchase(table), ONE_LESSON * lessons)


def note_published(table: IsleTable, seat: i64, sort: i64) -> None:
    """A public lesson was laid out from what was bought last: one card less to wonder about."""
    table.add(seat, PURCHASE + last_purchase(table), -ONE_CARD - table.parts.cards.price[sort])


def note_shown(table: IsleTable, seat: i64, sort: i64, cards: i64) -> None:
    """Note bought cards of a sort that all see now; nobody else knows on which day they were bought."""
    price = table.parts.cards.price[sort]
    table.add(seat, PLAYED + last_purchase(table), cards * single(PRICE_ROOM * price))


def note_revealed(table: IsleTable, seat: i64, rescue_cards: i64) -> None:
    """Note the rescue cards turned up before a boat."""
    cards = table.parts.cards
    while rescue_cards:
        sort = cards.sort_at[table.parts.boats.grid.bits.places[(rescue_cards & -rescue_cards) % 67]]
        note_shown(table, seat, sort, bits.count(rescue_cards & cards.mask[sort]))
        rescue_cards &= ~cards.mask[sort]


def fish_of(purchase: i64) -> i64:
    """Return the fish paid for a purchase, public lessons not counted."""
    return purchase & 255


def cards_of(purchase: i64) -> i64:
    """Return how many cards were bought, public lessons not counted."""
    return (purchase >> 8) & 255


def lessons_of(purchase: i64) -> i64:
    """Return how many of the cards bought are private lessons that were laid out."""
    return purchase >> 16


def shown_at(shown: i64, price: i64) -> i64:
    """Return how many cards of a price were shown on a day."""
    return (shown >> (PRICE_ROOM * price)) & 63
