"""The prior of an action: a heuristic value without look-ahead, from what the seat may know."""

from typing import Final

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box import cards as kinds
from katzentisch.games.isle_of_cats.box.cards import FIRST_DEED, FIRST_TREASURE
from katzentisch.games.isle_of_cats.box.measures import PER_THING
from katzentisch.games.isle_of_cats.box.tiles import NO_COLOUR, cat_colour, cat_shape
from katzentisch.games.isle_of_cats.rules.rescuing import basket_kinds
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.asked import ASK_LESSON
from katzentisch.games.isle_of_cats.state.boat_tiles import colour_of
from katzentisch.games.isle_of_cats.state.fields import field_of
from katzentisch.games.isle_of_cats.state.table import BUYING, CALL, FAMILY, FINDS, IsleState
from katzentisch.games.isle_of_cats.strategy import judgement
from katzentisch.games.isle_of_cats.strategy.advice import valued_boat
from katzentisch.games.isle_of_cats.strategy.prior_cards import cats_of, fish_gain, fish_value, value_of_card
from katzentisch.games.isle_of_cats.strategy.prior_placing import best_place, value_of_place

# Set by hand, in points; the numbers that may be learned are in judgement.py.
_SURE: Final = 20.0  # an anytime card that is worth playing now goes before everything else
_NOT_NOW: Final = -1.0  # a card that is better kept; doing nothing is 0


def prior(table: IsleState, seat: i64, action: i64) -> float:
    """Return a heuristic value of a legal choice, in points; doing nothing is 0."""
    if actions.PLACE <= action < actions.KEEP:
        question = table.asked()
        place = action - actions.PLACE
        return value_of_place(table, seat, asked.shape_of(question), asked.colour_of(question), place)
    if actions.KEEP <= action < actions.BUY:
        sort = action - actions.KEEP
        return value_of_card(table, seat, sort, True) - table.judged(seat, judgement.PICK_PRICE) * float(
            table.parts.cards.price[sort]
        )
    if actions.BUY <= action < actions.DONE:
        return _buy(table, seat, action - actions.BUY)
    if actions.COLOUR <= action < actions.CHOOSE:
        return _colour(table, seat, action - actions.COLOUR)
    if actions.CHOOSE <= action < actions.HERD:  # better baskets first, and always rather than done
        return 0.5 + float(table.parts.cards.basket[action - actions.CHOOSE])
    if actions.RESCUE <= action < actions.PASS:
        return _rescue(table, seat, action - actions.RESCUE)
    if actions.PLAY <= action < actions.OPTION:
        return _play(table, seat, action - actions.PLAY + FIRST_DEED)
    if actions.BASKET <= action < actions.SELL:  # halves, then wholes, then those that come back
        return 0.1 * float(action - actions.BASKET)
    if actions.OPTION <= action < actions.FIELD:  # rare treasures before common before small ones
        return 2.0 - float(action - actions.OPTION)
    if actions.TAKE <= action < actions.FIGURE:
        return best_place(table, seat, action - actions.TAKE, NO_COLOUR)
    if actions.KEEP_FAMILY <= action < actions.PLACE:
        return _family_card(table, action - actions.KEEP_FAMILY)
    if actions.FIELD <= action < actions.FORGET:  # the left field is cheaper
        return float(actions.FIELD - action)
    return 0.0


def _buy(table: IsleState, seat: i64, sort: i64) -> float:
    """A card is bought if it is worth more than its price in fish."""
    price = float(table.parts.cards.price[sort])
    return (
        value_of_card(table, seat, sort, False)
        - price * fish_value(table, seat) * table.judged(seat, judgement.MARGIN)
        - table.judged(seat, judgement.BUY_STEP)
    )


def _colour(table: IsleState, seat: i64, colour: i64) -> float:
    """Name the colour of which one has most; for a public lesson, most more than the others."""
    mine = float(cats_of(table, seat, colour))
    if asked.kind_of(table.asked()) != ASK_LESSON:
        return mine
    others = 0.0
    for other in range(table.seats):
        if other != seat:
            others = max(others, float(cats_of(table, other, colour)))
    return mine - others


def _rescue(table: IsleState, seat: i64, cat: i64) -> float:
    """A cat is worth its squares and the largest group of its colour, less its price."""
    colour = cat_colour(cat)
    exact = table.judged(seat, judgement.BEST_PLACE)
    if exact > 0.0:
        price = 0.0
        if table.mode != FAMILY:
            price = fish_value(table, seat) * float(table.parts.tiles.prices[field_of(table, cat)])
        best = best_place(table, seat, cat_shape(cat), colour) - price
        return exact * best + (1.0 - exact) * _rescue_at_a_glance(table, seat, cat, colour)
    return _rescue_at_a_glance(table, seat, cat, colour)


def _rescue_at_a_glance(table: IsleState, seat: i64, cat: i64, colour: i64) -> float:
    """Value a cat by its size and colour, wherever it may lie."""
    boat = valued_boat(table, seat)
    value = table.judged(seat, judgement.PER_SQUARE) * float(
        table.parts.tiles.polyominoes[cat_shape(cat)].size
    )
    largest: i64 = 0
    for index in range(len(boat.tiles)):
        if colour_of(boat.tiles[index]) == colour and boat.size[boat.root[index]] > largest:
            largest = boat.size[boat.root[index]]
    if largest >= 2:
        value += table.judged(seat, judgement.JOINS_PAIR)
    elif largest == 1:
        value += table.judged(seat, judgement.JOINS_ONE)
    if largest >= 4:
        value += table.judged(seat, judgement.JOINS_MANY)
    if table.mode == FAMILY:
        return value
    return value - fish_value(table, seat) * float(table.parts.tiles.prices[field_of(table, cat)])


def _family_card(table: IsleState, card: i64) -> float:
    """A card "per thing" always brings something; one with a condition is missed more often than not."""
    lesson = table.parts.family[card]
    return 5.0 if lesson.how == PER_THING else 0.4 * float(lesson.points)


def _play(table: IsleState, seat: i64, sort: i64) -> float:
    """Finds are always worth playing; anytime cards when they give something now."""
    if sort == FIRST_DEED:
        return table.judged(seat, judgement.OSHAX_NOW)
    if sort >= FIRST_TREASURE:
        return table.judged(seat, judgement.FIND)
    effect = table.parts.cards.effect[sort]
    last = table.day == 5 and table.phase in (CALL, FINDS)
    if effect == kinds.GAIN_FISH:
        gain = float(fish_gain(table, seat, sort))
        if last:  # fish break ties
            return 0.1 if gain > 0.0 else _NOT_NOW
        return _SURE if gain >= 3.0 and (table.phase == BUYING or gain >= 5.0) else _NOT_NOW
    if effect == kinds.GAIN_BASKET:
        return _NOT_NOW if last and basket_kinds(table, seat) else _SURE
    if effect == kinds.BAG_TILE_TO_BOAT:
        return _SURE if table.phase in (FINDS, CALL) else _NOT_NOW
    if effect == kinds.DRAW_CARDS:
        return _SURE if table.phase == BUYING or last else _NOT_NOW
    if effect in (kinds.EXTRA_RESCUE, kinds.MOVE_CATS):
        return _NOT_NOW
    return 2.0 * _NOT_NOW  # trades: rarely worth what is given
