"""The prior of a place for a tile: families, rats, rooms, maps, lessons, and room left for big shapes.

The numbers are those of the seat's judgement (judgement.py), as `value_boat` prepared them for the day.
"""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box.boats import WIDE, column_of, in_margin, row_of, turn_of
from katzentisch.games.isle_of_cats.box.tiles import NO_COLOUR
from katzentisch.games.isle_of_cats.rules import placing
from katzentisch.games.isle_of_cats.state.boat_tiles import colour_of
from katzentisch.games.isle_of_cats.state.survey import SMALLEST_FAMILY, family_points
from katzentisch.games.isle_of_cats.state.table import IsleState
from katzentisch.games.isle_of_cats.strategy.advice import valued_boat
from katzentisch.games.isle_of_cats.strategy.valued_boat import ValuedBoat


def value_of_place(table: IsleState, seat: i64, shape: i64, colour: i64, place: i64) -> float:
    """Return the value of laying a tile here, in points."""
    boat = valued_boat(table, seat)
    _mark(table, boat, shape, place)
    value = _covered_value(boat, colour)
    boat.open_sides = 0
    for index in range(boat.number):
        square = boat.spots[index]
        value += side_value(boat, square + 1) + side_value(boat, square - 1)
        value += side_value(boat, square + WIDE) + side_value(boat, square - WIDE)
    if colour == NO_COLOUR:
        return value
    return value + _family_value(boat, colour) + boat.free_side * float(boat.open_sides)


def best_place(table: IsleState, seat: i64, shape: i64, colour: i64) -> float:
    """Return the value of a tile at its best place, 0 where it has none."""
    best = 0.0
    is_first = True
    for action in placing.places(table, seat, shape, vec[i64]()):
        value = value_of_place(table, seat, shape, colour, action - actions.PLACE)
        if is_first or value > best:
            best = value
        is_first = False
    return best


def _mark(table: IsleState, boat: ValuedBoat, shape: i64, place: i64) -> None:
    """Mark the squares of a tile."""
    grid = table.parts.boats.grid
    piece = table.parts.tiles.polyominoes[shape]
    corner = in_margin(row_of(grid, place), column_of(grid, place))
    step = turn_of(grid, place) * piece.stride + 2
    boat.trial += 1
    boat.number = piece.size
    for index in range(piece.size):
        square = corner + piece.steps[step] * WIDE + piece.steps[step + 1]
        boat.spots[index] = square
        boat.taken[square] = boat.trial
        step += 2


def _covered_value(boat: ValuedBoat, colour: i64) -> float:
    """Return the value of covering the marked squares: rats, maps, rooms, what lessons ask."""
    value = 0.0
    rooms: i64 = 0  # squares covered in each room, eight bits each
    at_edge: i64 = 0
    for index in range(boat.number):
        square = boat.spots[index]
        value += boat.value[square]
        rooms += bits.single(8 * boat.room[square])
        at_edge |= boat.edge[square]
        map_colour = boat.map_colour[square]
        if map_colour >= 0:
            value += boat.map_bonus if map_colour == colour else -boat.spoilt_map
            value -= boat.keep_maps
    if at_edge and colour != NO_COLOUR:
        value += boat.edge_value[colour]
    return value + rooms_value(boat, rooms)


def rooms_value(boat: ValuedBoat, rooms: i64) -> float:
    """Return how much the value of the rooms rises when so many of their squares are covered, eight bits each."""
    value = 0.0
    room: i64 = 0
    while rooms:
        covered = rooms & 255
        if covered:
            empty = boat.empty_in_room[room]
            value += boat.room_value[empty - covered] - boat.room_value[empty]
        rooms >>= 8
        room += 1
    return value


def side_value(boat: ValuedBoat, near: i64) -> float:
    """Return the value of lying beside a square: it is covered, or outside, or left with little room."""
    if not boat.empty[near]:
        return boat.side
    if boat.taken[near] == boat.trial:
        return 0.0
    boat.open_sides += 1
    free = (
        _is_free(boat, near + 1)
        + _is_free(boat, near - 1)
        + _is_free(boat, near + WIDE)
        + _is_free(boat, near - WIDE)
    )
    if free == 0:
        return -boat.hole
    return -boat.nook if free == 1 else 0.0


def _is_free(boat: ValuedBoat, square: i64) -> i64:
    """Return 1 for a square that stays free."""
    return 0 if boat.taken[square] == boat.trial else boat.empty[square]


def _family_value(boat: ValuedBoat, colour: i64) -> float:
    """Return how much the groups of a colour gain when a cat on the marked squares joins them."""
    boat.group = 1
    boat.group_value = 0.0
    for index in range(boat.number):
        square = boat.spots[index]
        _join(boat, square + 1, colour)
        _join(boat, square - 1, colour)
        _join(boat, square + WIDE, colour)
        _join(boat, square - WIDE, colour)
    value = _value_of_group(boat, boat.group) - boat.group_value
    return value + boat.lonely_value[colour] if boat.group == 1 else value


def _join(boat: ValuedBoat, near: i64, colour: i64) -> None:
    """Add the group that lies on a square, if it is of the colour and not added yet."""
    index = boat.squares[near]
    if index < 0 or colour_of(boat.tiles[index]) != colour:
        return
    root = boat.root[index]
    if boat.joined[root] != boat.trial:
        boat.joined[root] = boat.trial
        boat.group += boat.size[root]
        boat.group_value += _value_of_group(boat, boat.size[root])


def _value_of_group(boat: ValuedBoat, size: i64) -> float:
    """Return the value of a group of cats, with what it may become."""
    if size >= SMALLEST_FAMILY:
        return float(family_points(size)) + boat.growth + boat.large * float(size - SMALLEST_FAMILY)
    return boat.pair if size == 2 else boat.single_cat
