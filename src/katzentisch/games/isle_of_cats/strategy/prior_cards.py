"""How much a card looks worth, in points, before its price."""

from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box import cards as kinds
from katzentisch.games.isle_of_cats.box.cards import FIRST_LESSON, FIRST_PUBLIC, FIRST_TREASURE, RESCUE_SORTS
from katzentisch.games.isle_of_cats.rules import anytime, finds
from katzentisch.games.isle_of_cats.state.survey import position_of
from katzentisch.games.isle_of_cats.state.table import (
    ACTIVE,
    BOUGHT,
    FISH,
    HAND,
    KEPT,
    SPENT,
    USED,
    IsleState,
    colour_of,
    seat_of,
)
from katzentisch.games.isle_of_cats.strategy.prior_lessons import lateness, promise
from katzentisch.games.isle_of_cats.strategy.prior_placing import outlook_of

FISH_WORTH = 0.45
CAT_PRICE = 4


def value_of_card(table: IsleState, seat: i64, sort: i64, picking: bool) -> float:
    """Return what owning one more card of a sort looks worth; `picking` while cards are only kept, not paid."""
    if sort < RESCUE_SORTS:
        return _rescue_card(table, seat, sort, picking)
    if sort >= FIRST_LESSON:
        return _lesson(table, seat, sort)
    effect = table.parts.cards.effect[sort]
    if effect == kinds.TAKE_OSHAX:
        return 7.0 if finds.one_fits(table, seat, 9, 15) else 0.0
    if sort >= FIRST_TREASURE:
        return 6.0 if sort == FIRST_TREASURE else 3.5
    return _anytime(table, seat, sort, effect)


def _rescue_card(table: IsleState, seat: i64, sort: i64, picking: bool) -> float:
    """Baskets are worth cats while there is fish for them."""
    cards = table.parts.cards
    owned = table.piles[table.pile(seat, HAND)] | table.piles[table.pile(seat, BOUGHT)]
    if picking:
        owned |= table.piles[table.pile(seat, KEPT)]
    halves = bits.count(owned & cards.halves)
    baskets = table.get(seat, ACTIVE) + table.get(seat, USED) + bits.count(owned & cards.wholes) + halves // 2
    fish = table.get(seat, FISH) - table.get(seat, SPENT)
    speed = 0.12 * float(cards.boots[sort])
    basket = cards.basket[sort]
    if basket == kinds.NO_BASKET:
        return speed
    needs = (baskets + 1) * (CAT_PRICE + (2 if picking else 0)) + (0 if picking else cards.price[sort])
    if fish < needs:
        return speed
    if basket == kinds.WHOLE_BASKET:
        return 5.0 + speed
    return (4.2 if halves % 2 else 2.0) + speed


def _lesson(table: IsleState, seat: i64, sort: i64) -> float:
    lesson = table.parts.lessons[sort - FIRST_LESSON]
    if sort >= FIRST_PUBLIC:
        return 1.2
    found = outlook_of(table, seat)
    found.fish = table.get(seat, FISH)  # these change without a tile
    found.baskets = table.get(seat, ACTIVE) + table.get(seat, USED)
    found.position = position_of(table, seat)
    return promise(found, lesson, -1, lateness(table))


def _anytime(table: IsleState, seat: i64, sort: i64, effect: i64) -> float:
    left = float(5 - table.day)
    if effect == kinds.GAIN_FISH:
        per = table.parts.cards.what[sort]
        if per == kinds.PER_CAT_OF_COLOUR:
            return 2.5 * FISH_WORTH * 2.0 + left * 0.2
        now = table.parts.cards.amount[sort] * anytime.things_for_fish(table, seat, per)
        return (float(now) + left * 0.6) * FISH_WORTH
    if effect == kinds.GAIN_BASKET:
        return 2.2 * (left + 1.0)
    if effect == kinds.BAG_TILE_TO_BOAT:
        return 5.0
    if effect == kinds.DRAW_CARDS:
        return 1.2
    if effect == kinds.EXTRA_RESCUE:
        return 0.6
    return 0.4


def fish_gain(table: IsleState, seat: i64, sort: i64) -> i64:
    """Return the fish a fish card would give now."""
    cards = table.parts.cards
    per = cards.what[sort]
    if per != kinds.PER_CAT_OF_COLOUR:
        return cards.amount[sort] * anytime.things_for_fish(table, seat, per)
    best: i64 = 0
    for colour in range(5):
        number = cats_of(table, seat, colour)
        if number > best:
            best = number
    return best * cards.amount[sort]


def cats_of(table: IsleState, seat: i64, colour: i64) -> i64:
    """Count the cats and oshax of a colour on a boat."""
    found: i64 = 0
    for tile in table.tiles:
        if seat_of(tile) == seat and colour_of(tile) == colour:
            found += 1
    return found
