"""The value of a card in points, before its price."""

from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box import cards as kinds
from katzentisch.games.isle_of_cats.box.cards import FIRST_LESSON, FIRST_PUBLIC, FIRST_TREASURE, RESCUE_SORTS
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, FIRST_CAT, FIRST_OSHAX
from katzentisch.games.isle_of_cats.rules import anytime, finds
from katzentisch.games.isle_of_cats.state.boat_tiles import colour_of, seat_of
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
)
from katzentisch.games.isle_of_cats.strategy import judgement
from katzentisch.games.isle_of_cats.strategy.advice import valued_boat
from katzentisch.games.isle_of_cats.strategy.prior_lessons import expected_points, lateness


def value_of_card(table: IsleState, seat: i64, sort: i64, picking: bool) -> float:
    """Return the value of owning one more card of a sort; `picking` while cards are only kept, not paid."""
    if sort < RESCUE_SORTS:
        return _rescue_card(table, seat, sort, picking)
    if sort >= FIRST_LESSON:
        return _lesson(table, seat, sort)
    effect = table.parts.cards.effect[sort]
    if effect == kinds.TAKE_OSHAX:
        return (
            table.judged(seat, judgement.OSHAX_CARD) * _kept_value(table, seat)
            if finds.one_fits(table, seat, FIRST_OSHAX, FIRST_CAT)
            else 0.0
        )
    if sort >= FIRST_TREASURE:
        card = judgement.RARE_CARD if sort == FIRST_TREASURE else judgement.COMMON_CARD
        return table.judged(seat, card) * _kept_value(table, seat)
    return _anytime(table, seat, sort, effect)


def _rescue_card(table: IsleState, seat: i64, sort: i64, picking: bool) -> float:
    """Baskets are worth cats while there is fish for them."""
    cards = table.parts.cards
    owned = table.piles[table.pile(seat, HAND)] | table.piles[table.pile(seat, BOUGHT)]
    if picking:
        owned |= table.piles[table.pile(seat, KEPT)]
    halves = bits.count(owned & cards.halves)
    baskets = table.get(seat, ACTIVE) + table.get(seat, USED) + bits.count(owned & cards.wholes) + halves // 2
    fish = float(table.get(seat, FISH) - table.get(seat, SPENT))
    speed = table.judged(seat, judgement.BOOT) * float(cards.boots[sort])
    basket = cards.basket[sort]
    if basket == kinds.NO_BASKET:
        return speed
    # Fish for a cat in every basket; while picking, two more each for cards still to be paid.
    each = table.judged(seat, judgement.CAT_PRICE) + (
        table.judged(seat, judgement.PICK_NEEDS) if picking else 0.0
    )
    needs = float(baskets + 1) * each + (0.0 if picking else float(cards.price[sort]))
    if fish < needs:
        return speed
    if basket == kinds.WHOLE_BASKET:
        return table.judged(seat, judgement.WHOLE) * _kept_value(table, seat) + speed
    half = judgement.SECOND_HALF if halves % 2 else judgement.FIRST_HALF
    return table.judged(seat, half) * _kept_value(table, seat) + speed


def _lesson(table: IsleState, seat: i64, sort: i64) -> float:
    if sort >= FIRST_PUBLIC:
        return table.judged(seat, judgement.PUBLIC_LESSON)
    boat = valued_boat(table, seat)
    boat.fish = table.get(seat, FISH)  # these change without a tile
    boat.baskets = table.get(seat, ACTIVE) + table.get(seat, USED)
    boat.position = position_of(table, seat)
    points = expected_points(boat, table.parts.lessons[sort - FIRST_LESSON], -1, lateness(table))
    return points * table.judged(seat, judgement.LESSON)


def _anytime(table: IsleState, seat: i64, sort: i64, effect: i64) -> float:
    """Fish by what they count now and what days to come add, baskets by the days left; the rest by hand."""
    left = float(5 - table.day)
    if effect == kinds.GAIN_FISH:
        per = table.parts.cards.what[sort]
        if per == kinds.PER_CAT_OF_COLOUR:
            return 2.5 * fish_value(table, seat) * 2.0 + left * 0.2
        now = table.parts.cards.amount[sort] * anytime.things_for_fish(table, seat, per)
        return (float(now) + left * 0.6) * fish_value(table, seat)
    if effect == kinds.GAIN_BASKET:
        return table.judged(seat, judgement.BASKET) * (left + 1.0)
    if effect == kinds.BAG_TILE_TO_BOAT:
        return table.judged(seat, judgement.BAG_TILE)
    if effect == kinds.DRAW_CARDS:
        return table.judged(seat, judgement.DRAW_CARDS)
    if effect == kinds.EXTRA_RESCUE:
        return table.judged(seat, judgement.EXTRA_RESCUE)
    return table.judged(seat, judgement.OTHER_CARD)


def fish_value(table: IsleState, seat: i64) -> float:
    """Return the worth of a fish today."""
    return table.judged(seat, judgement.FISH) * (
        1.0 - lateness(table) * table.judged(seat, judgement.FISH_LATE)
    )


def _kept_value(table: IsleState, seat: i64) -> float:
    """Return the share of the worth of baskets and treasure cards that is left today."""
    return 1.0 - lateness(table) * table.judged(seat, judgement.CARD_LATE)


def fish_gain(table: IsleState, seat: i64, sort: i64) -> i64:
    """Return the fish a fish card would give now."""
    cards = table.parts.cards
    per = cards.what[sort]
    if per != kinds.PER_CAT_OF_COLOUR:
        return cards.amount[sort] * anytime.things_for_fish(table, seat, per)
    best: i64 = 0
    for colour in range(COLOURS):
        best = max(best, cats_of(table, seat, colour))
    return best * cards.amount[sort]


def cats_of(table: IsleState, seat: i64, colour: i64) -> i64:
    """Count the cats and oshax of a colour on a boat."""
    cats: i64 = 0
    for tile in table.tiles:
        if seat_of(tile) == seat and colour_of(tile) == colour:
            cats += 1
    return cats
