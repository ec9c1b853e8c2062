"""Setting up the table. RULES 3.

All luck is drawn in a fixed order, so that one seed gives one game: seating, bag draws, blue boats, grey
boats, trade tiles by kingdom, bonus stack, mysterious places.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.chance import Chance
from katzentisch.games.felinia.rules import preparation
from katzentisch.games.felinia.state.table import SILVER, STOCK, TOKENS, FeliniaTable


def set_up(table: FeliniaTable) -> None:
    """Lay everything out, in the order of the rules."""
    table.first = table.chance.below(table.seats)  # F037, R54
    equip_families(table)
    fill_bag(table)
    give_starting_goods(table)
    preparation.fill_markets(table, table.components.goods_at_start)  # F032
    table.boat_order = shuffled_boats(table)
    lay_trade_tiles(table)
    table.bonus_order = shuffled(table.chance, len(table.components.bonuses))  # F033
    table.places = shuffled(table.chance, len(table.components.places))  # F159
    lay_first_boats(table)
    table.revealed = 0


def zeros(size: i64, value: i64 = 0) -> vec[i64]:
    """Return this many equal numbers."""
    found = vec[i64]()
    while len(found) < size:
        found = append(found, value)
    return found


def equip_families(table: FeliniaTable) -> None:
    """Give each family its merchants, bid tokens and silver; other colours stay in the box."""  # F007, F008, F015
    components = table.components
    table.families = zeros(table.seats * table.width)
    table.bonus_looks = zeros(table.seats)
    seat: i64 = 0
    while seat < table.seats:
        table.add(seat, STOCK, components.merchants)
        table.add(seat, TOKENS, components.bid_tokens)
        table.add(seat, SILVER, components.start_silver)
        seat += 1
    table.stacks = zeros(2 * len(components.spaces))


def fill_bag(table: FeliniaTable) -> None:
    """Put all merchandise into the bag."""  # F017
    kinds = table.components.kinds_of_goods
    table.merchandise = zeros(kinds * len(table.components.spaces))
    good: i64 = 0
    while good < kinds:
        table.merchandise[good] = table.components.good_counts[good]
        good += 1


def give_starting_goods(table: FeliniaTable) -> None:
    """Give each family the two tiles of its place in turn order."""  # F014, F016
    for place, pair in enumerate(table.components.starting_goods):
        for name in pair:
            good = table.components.goods.index(name)
            table.merchandise[good] -= 1
            table.take_good(table.in_turn(place), good)


def shuffled(chance: Chance, size: i64) -> vec[i64]:
    """Return the numbers below `size` in random order."""
    pile = vec[i64]()
    number: i64 = 0
    while number < size:
        pile = append(pile, number)
        number += 1
    chance.shuffle(pile)
    return pile


def shuffled_boats(table: FeliniaTable) -> vec[i64]:
    """Return the boat pile, top first: the grey tiles shuffled, on top of the blue ones shuffled."""  # F022, F023
    blue = boats_of(table, 1)
    table.chance.shuffle(blue)
    pile = boats_of(table, 0)
    table.chance.shuffle(pile)
    for boat in blue:
        pile = append(pile, boat)
    return pile


def boats_of(table: FeliniaTable, is_blue: i64) -> vec[i64]:
    """Return the boats with a blue back, or those with a grey one."""
    found = vec[i64]()
    boat: i64 = 0
    while boat < len(table.components.boats):
        if table.components.boat_is_blue[boat] == is_blue:
            found = append(found, boat)
        boat += 1
    return found


def lay_trade_tiles(table: FeliniaTable) -> None:
    """Lay a tile of its colour on each trading post, face down or, in the advanced game, face up."""  # F031, F160
    components = table.components
    island = components.island
    table.laid = zeros(len(island.provinces), -1)
    table.settler = zeros(len(island.provinces), -1)
    table.settled = zeros(len(island.kingdoms))
    table.face_down = zeros(len(island.kingdoms))
    for kingdom, tiles in enumerate(components.tiles_of):
        order = vec[i64]()
        for tile in tiles:
            order = append(order, tile)
        table.chance.shuffle(order)
        for number, post in enumerate(components.posts_of[kingdom]):
            table.laid[post] = order[number]
            if not components.tiles_start_face_up:
                table.face_down[kingdom] |= island.bit(post)


def lay_first_boats(table: FeliniaTable) -> None:
    """Lay the top tiles of the pile face up, one per berth."""  # F002, F029, F030
    berth: i64 = 0
    table.boats = zeros(table.components.berths * (2 + table.components.largest_boat))
    while berth < table.components.berths:
        table.boats[table.berth_at(berth)] = -1
        berth += 1
    preparation.lay_boats(table)
