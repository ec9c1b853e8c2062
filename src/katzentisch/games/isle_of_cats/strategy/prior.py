"""How promising a choice looks at a glance.

A prior is in points: doing nothing is 0. It uses only what the seat may know.
"""

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box import cards as kinds
from katzentisch.games.isle_of_cats.box.cards import FIRST_DEED, FIRST_TREASURE
from katzentisch.games.isle_of_cats.box.measures import PER_THING
from katzentisch.games.isle_of_cats.box.tiles import NO_COLOUR, cat_colour, cat_shape
from katzentisch.games.isle_of_cats.rules.rescuing import basket_kinds, field_of
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.asked import ASK_FISH, ASK_LESSON
from katzentisch.games.isle_of_cats.state.table import BUYING, CALL, FAMILY, FINDS, OVER, IsleState, colour_of
from katzentisch.games.isle_of_cats.strategy.prior_cards import FISH_WORTH, cats_of, fish_gain, value_of_card
from katzentisch.games.isle_of_cats.strategy.prior_placing import best_place, outlook_of, value_of_place


def prior(table: IsleState, seat: i64, action: i64) -> float:
    """Return how promising a legal choice looks; higher is better."""
    if action >= actions.PLACE:
        question = table.asked()
        place = action - actions.PLACE
        return value_of_place(table, seat, asked.shape_of(question), asked.colour_of(question), place)
    if action < actions.BUY:
        sort = action - actions.KEEP
        return value_of_card(table, seat, sort, True) - 0.3 * float(table.parts.cards.price[sort])
    if action < actions.DONE:
        return _buy(table, seat, action - actions.BUY)
    if actions.COLOUR <= action < actions.CHOOSE:
        return _colour(table, seat, action - actions.COLOUR)
    if actions.CHOOSE <= action < actions.RESCUE:
        return 0.5 + float(table.parts.cards.basket[action - actions.CHOOSE])
    if actions.RESCUE <= action < actions.HERD:
        return _rescue(table, seat, action - actions.RESCUE)
    if actions.PLAY <= action < actions.OPTION:
        return _play(table, seat, action - actions.PLAY + FIRST_DEED)
    if actions.BASKET <= action < actions.SELL:
        return 0.1 * float(action - actions.BASKET)
    if actions.OPTION <= action < actions.TAKE:
        return 2.0 - float(action - actions.OPTION)
    if actions.TAKE <= action < actions.FIELD:
        return best_place(table, seat, action - actions.TAKE, NO_COLOUR)
    if action >= actions.KEEP_FAMILY:
        return _family_card(table, action - actions.KEEP_FAMILY)
    if actions.FIELD <= action < actions.FORGET:
        return float(actions.FIELD - action)
    return 0.0


def _buy(table: IsleState, seat: i64, sort: i64) -> float:
    """A card is bought if it looks worth more than its price in fish; on the last day fish are worth less."""
    price = float(table.parts.cards.price[sort])
    return value_of_card(table, seat, sort, False) - price * FISH_WORTH * 1.6 - 0.2


def _colour(table: IsleState, seat: i64, colour: i64) -> float:
    """Name the colour of which one has most; for a public lesson, more than the others."""
    mine = float(cats_of(table, seat, colour))
    if asked.kind_of(table.asked()) == ASK_FISH:
        return mine
    others = 0.0
    for other in range(table.seats):
        if other != seat:
            others = max(others, float(cats_of(table, other, colour)))
    if asked.kind_of(table.asked()) == ASK_LESSON:
        return mine - others
    return mine


def _rescue(table: IsleState, seat: i64, cat: i64) -> float:
    """A cat is worth its squares and its company, less its price."""
    shape = cat_shape(cat)
    colour = cat_colour(cat)
    found = outlook_of(table, seat)
    value = 0.9 * float(table.parts.tiles.polyominoes[shape].size)
    best: i64 = 0
    for index in range(len(found.tiles)):
        if colour_of(found.tiles[index]) == colour and found.size[found.root[index]] > best:
            best = found.size[found.root[index]]
    value += 3.0 if best >= 2 else 1.5 * float(best)
    if best >= 4:
        value += 1.0
    if table.mode == FAMILY:
        return value
    side = field_of(table, cat)
    return value - FISH_WORTH * float(table.parts.tiles.prices[side])


def _family_card(table: IsleState, card: i64) -> float:
    lesson = table.parts.family[card]
    return 5.0 if lesson.how == PER_THING else 0.4 * float(lesson.points)


def _play(table: IsleState, seat: i64, sort: i64) -> float:
    """Finds are always worth playing; anytime cards when they give something now."""
    if sort == FIRST_DEED:
        return 6.0
    if sort >= FIRST_TREASURE:
        return 4.0
    effect = table.parts.cards.effect[sort]
    last = table.day == 5 and table.phase in (CALL, FINDS)
    if effect == kinds.GAIN_FISH:
        gain = float(fish_gain(table, seat, sort))
        if last:
            return 0.1 if gain > 0.0 else -1.0
        return 20.0 if gain >= 3.0 and (table.phase == BUYING or gain >= 5.0) else -1.0
    if effect == kinds.GAIN_BASKET:
        return -1.0 if last and basket_kinds(table, seat) else 20.0
    if effect == kinds.BAG_TILE_TO_BOAT:
        return 20.0 if table.phase in (FINDS, CALL) else -1.0
    if effect == kinds.DRAW_CARDS:
        return 20.0 if table.phase == BUYING or last else -1.0
    if effect == kinds.EXTRA_RESCUE:
        return -1.0
    if effect == kinds.MOVE_CATS:
        return -1.0
    return -2.0 if table.phase != OVER else 0.0
