"""Setting up the table. RULES 3.

All luck is drawn in a fixed order, so that one seed gives one game: seating, bag draws, blue boats, grey
boats, trade tiles by kingdom, bonus stack, mysterious places.
"""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from katzentisch.core.chance import Chance
from katzentisch.core.vecs import from_list, zeros
from katzentisch.games.felinia.state import supply
from katzentisch.games.felinia.state.table import SILVER, STOCK, TOKENS, FeliniaState


def set_up(table: FeliniaState) -> None:
    """Lay everything out, in the order of the rules."""
    # F037, R54
    table.first = table.chance.below(table.seats)
    _equip_families(table)
    _fill_bag(table)
    _give_starting_goods(table)
    # F032
    supply.fill_markets(table, table.components.goods_at_start)
    table.boat_order = _shuffled_boats(table)
    _lay_trade_tiles(table)
    # F033
    table.bonus_order = _shuffled(table.chance, len(table.components.bonuses))
    # F159
    table.places = _shuffled(table.chance, len(table.components.places))
    _lay_first_boats(table)
    table.revealed = 0


# F007, F008, F015
def _equip_families(table: FeliniaState) -> None:
    """Give each family its merchants, bid tokens and silver; other colours stay in the box."""
    components = table.components
    table.families = zeros(table.seats * table.width)
    table.bonus_looks = zeros(table.seats)
    for seat in range(table.seats):
        table.add(seat, STOCK, components.merchants)
        table.add(seat, TOKENS, components.bid_tokens)
        table.add(seat, SILVER, components.start_silver)
    table.stacks = zeros(2 * len(components.spaces))


# F017
def _fill_bag(table: FeliniaState) -> None:
    """Put all merchandise into the bag."""
    kinds = table.components.kinds_of_goods
    table.merchandise = zeros(kinds * len(table.components.spaces))
    for good in range(kinds):
        table.merchandise[good] = table.components.good_counts[good]


# F014, F016
def _give_starting_goods(table: FeliniaState) -> None:
    """Give each family the two tiles that go with its position in turn order."""
    for index, pair in enumerate(table.components.starting_goods):
        for name in pair:
            good = table.components.goods.index(name)
            table.merchandise[good] -= 1
            table.take_good(table.in_turn(index), good)


def _shuffled(chance: Chance, size: int) -> vec[i64]:
    """Return the numbers below `size` in random order."""
    pile = from_list(list(range(size)))
    chance.shuffle(pile)
    return pile


# F022, F023
def _shuffled_boats(table: FeliniaState) -> vec[i64]:
    """Return the boat pile, top first: the grey tiles shuffled, on top of the blue ones shuffled."""
    blue = _boats_of(table, 1)
    table.chance.shuffle(blue)
    grey = _boats_of(table, 0)
    table.chance.shuffle(grey)
    return extend(grey, blue)


def _boats_of(table: FeliniaState, is_blue: i64) -> vec[i64]:
    """Return the boats with a blue back, or those with a grey one."""
    pile = vec[i64]()
    for boat in range(len(table.components.boats)):
        if table.components.boat_is_blue[boat] == is_blue:
            pile = append(pile, boat)
    return pile


# F031, F160
def _lay_trade_tiles(table: FeliniaState) -> None:
    """Lay a tile of its colour on each trading post, face down or, in the advanced game, face up."""
    components = table.components
    island = components.island
    nowhere = [-1] * len(island.provinces)
    table.laid = from_list(nowhere)
    table.settler = from_list(nowhere)
    table.settled = zeros(len(island.kingdoms))
    table.face_down = zeros(len(island.kingdoms))
    for kingdom, tiles in enumerate(components.tiles_of):
        order = from_list(tiles)
        # F245
        table.chance.shuffle(order)
        for index, post in enumerate(components.posts_of[kingdom]):
            table.laid[post] = order[index]
            if not components.tiles_start_face_up:
                table.face_down[kingdom] |= island.bit(post)


# F002, F029, F030
def _lay_first_boats(table: FeliniaState) -> None:
    """Lay the top tiles of the pile face up, one per berth."""
    table.boats = zeros(table.components.berths * table.berth_width)
    for berth in range(table.components.berths):
        table.boats[table.berth_at(berth)] = -1
    supply.lay_boats(table)
