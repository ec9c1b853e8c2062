"""Who knows which card went where (rules, "Who knows what").

A seat remembers the cards it passed on: they are out of the deck, with a certain neighbour or with
somebody else, until they are seen again.
"""

from librt.vecs import pop
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.table import AWAY, DISCARD, KEPT, PUBLIC, SENT, IsleTable
from katzentisch.kit.bits import single


def seen_by_all(table: IsleTable, word: i64, cards: i64) -> None:
    """Everybody sees these cards now: nobody needs to remember where they went."""
    piles = table.piles
    seat: i64 = 0
    while seat < table.seats:
        pile = table.pile(seat, AWAY) + word
        other: i64 = 0
        while other < table.seats:
            piles[pile] &= ~cards
            pile += 3
            other += 1
        seat += 1


def show(table: IsleTable, source: i64, sort: i64) -> None:
    """Discard a card of a pile face up."""
    target = table.common_pile(DISCARD)
    card = table.move_one(source, target, sort)
    seen_by_all(table, card >> 6, single(card & 63))


def show_pile(table: IsleTable, source: i64) -> None:
    """Everybody sees a whole pile, which stays where it is."""
    word: i64 = 0
    while word < 3:
        if table.piles[source + word]:
            seen_by_all(table, word, table.piles[source + word])
        word += 1


def publish(table: IsleTable, source: i64, sort: i64) -> None:
    """Lay a public lesson in the middle, for all to see (I025)."""
    card = table.move_one(source, table.common_pile(PUBLIC), sort)
    seen_by_all(table, card >> 6, single(card & 63))


def remember_draft(table: IsleTable) -> None:
    """The draft is over: each seat remembers what it passed on and did not get back."""
    piles = table.piles
    seat: i64 = 0
    while seat < table.seats:
        left = left_neighbour(table, seat)
        kept = table.pile(seat, KEPT)
        step: i64 = 0
        while step < 3:
            sure = step == 2 or table.seats == 2
            target = table.pile(seat, AWAY + (left if sure else seat))
            source = table.pile(seat, SENT + step)
            word: i64 = 0
            while word < 3:
                piles[target + word] |= piles[source + word] & ~piles[kept + word]
                piles[source + word] = 0
                word += 1
            step += 1
        if table.seats > 2:
            # The last card certainly went to the neighbour: it is not also "somewhere else".
            word = 0
            while word < 3:
                piles[table.pile(seat, AWAY + seat) + word] &= ~piles[table.pile(seat, AWAY + left) + word]
                word += 1
        seat += 1


def left_neighbour(table: IsleTable, seat: i64) -> i64:
    """Return to whom a seat passes today: left on days 1, 3, 5, right on days 2 and 4."""  # I016, I017
    if table.day % 2 == 1:
        return (seat + 1) % table.seats
    return (seat + table.seats - 1) % table.seats


def draw_from_bag(table: IsleTable) -> i64:
    """Draw a tile nobody could foresee."""
    table.revealed += 1
    table.bag, tile = pop(table.bag)
    return tile
