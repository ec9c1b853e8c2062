"""Surveying a boat: everything scoring asks of it, counted in one pass over its tiles.

Touching always means sharing a side. "Cats" are cats and oshax, an oshax in the colour it was given.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box import measures
from katzentisch.games.isle_of_cats.box.boats import SQUARES, WIDE
from katzentisch.games.isle_of_cats.box.measures import Lesson
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, FIRST_CAT, FIRST_OSHAX, FIRST_RARE, NO_COLOUR
from katzentisch.games.isle_of_cats.state.table import (
    ACTIVE,
    BOAT,
    FISH,
    LESSONS,
    SOLO,
    USED,
    IsleState,
    colour_of,
    place_of,
    seat_of,
    shape_of,
)

SMALLEST_FAMILY: Final = 3
STEPS: Final = 4
NOTHING: vec[i64] = vec[i64]([-1] * SQUARES)  # no tile on any square


def family_points(size: i64) -> i64:
    """Score one family: 8, 11, 15, 20 points for 3 to 6 cats, then 5 for each cat more.

    >>> [family_points(size) for size in (2, 3, 4, 5, 6, 7, 8, 9, 10, 12)]
    [0, 8, 11, 15, 20, 25, 30, 35, 40, 50]
    """  # I076, I082, I083, I121, I122
    if size < SMALLEST_FAMILY:
        return 0
    if size == 3:
        return 8
    if size == 4:
        return 11
    return 15 + 5 * (size - 5)


class Survey:
    """One boat, counted."""

    def __init__(self) -> None:
        self.tiles: vec[i64] = vec[i64]()  # the boat's own, in the order laid
        self.squares: vec[i64] = NOTHING[:]  # tile on each square, with a margin
        self.root: vec[i64] = vec[i64]()  # the group each cat belongs to
        self.size: vec[i64] = vec[i64]()  # cats in the group, at its root
        self.families: vec[i64] = vec[i64]()  # roots of the families, largest first, then by colour
        self.cats: i64 = 0
        self.oshax: i64 = 0
        self.rare: i64 = 0
        self.common: i64 = 0
        self.by_colour: vec[i64] = vec[i64]([0] * COLOURS)
        self.at_edge: vec[i64] = vec[i64]([0] * COLOURS)
        self.lonely: vec[i64] = vec[i64]([0] * COLOURS)
        self.near_treasure: vec[i64] = vec[i64]([0] * COLOURS)  # cats touching a treasure
        self.near_rat: vec[i64] = vec[i64]([0] * COLOURS)  # cats touching a visible rat
        self.treasures_near: vec[i64] = vec[i64]([0] * COLOURS)  # treasures touching a cat
        self.rats: i64 = 0  # visible
        self.maps: i64 = 0  # visible
        self.unfilled: i64 = 0  # rooms, as bits
        self.touched: i64 = 0  # rooms, as bits
        self.empty_in_room: vec[i64] = vec[i64]([0] * 7)
        self.edge_empty: i64 = 0
        self.middle_empty: i64 = 0
        self.private_lessons: i64 = 0
        self.baskets: i64 = 0
        self.position: i64 = 0
        self.fish: i64 = 0
        self.others_largest: i64 = 0
        self.best_sister_lesson: i64 = 0

    def largest(self) -> i64:
        """Return the number of cats in the largest family, 0 without one."""
        return self.size[self.families[0]] if len(self.families) else 0

    def longest(self) -> i64:
        """Return the number of cats in the largest group, family or not."""
        longest: i64 = 0
        for number in self.size:
            if number > longest:
                longest = number
        return longest

    def uncovered_in(self, rooms: i64) -> i64:
        """Return the number of uncovered squares in some rooms, given as bits."""
        total: i64 = 0
        room: i64
        for room in range(7):
            if (rooms >> room) & 1:
                total += self.empty_in_room[room]
        return total

    def nth_points(self, number: i64) -> i64:
        """Return the points of the n-th largest family."""
        if len(self.families) < number:
            return 0
        return family_points(self.size[self.families[number - 1]])

    def families_of(self, at_least: i64) -> i64:
        """Return the number of families of at least so many cats."""
        found: i64 = 0
        for root in self.families:
            if self.size[root] >= at_least:
                found += 1
        return found

    def family_total(self) -> i64:
        """Return the points of all families."""
        total: i64 = 0
        for root in self.families:
            total += family_points(self.size[root])
        return total


def survey(table: IsleState, seat: i64) -> Survey:
    """Survey a seat's boat."""
    found = Survey()
    count(table, seat, found)
    return found


def count(table: IsleState, seat: i64, found: Survey) -> None:
    """Count everything about a seat's boat into an empty survey."""
    _lay_down(table, seat, found)
    _count_squares(table, seat, found)
    _join(found)
    _count_neighbours(table, seat, found)
    _find_families(found)
    found.private_lessons = bits.count(table.piles[table.pile(seat, LESSONS) + 2])
    found.baskets = table.get(seat, ACTIVE) + table.get(seat, USED)
    found.position = position_of(table, seat)
    found.fish = table.get(seat, FISH)


def position_of(table: IsleState, seat: i64) -> i64:
    """Return a seat's place on the island, 1 for the first; the sister has a place too."""
    if table.mode == SOLO:
        return 2 if table.sister_first else 1
    place: i64 = 0
    while table.order[place] != seat:
        place += 1
    return place + 1


def _lay_down(table: IsleState, seat: i64, found: Survey) -> None:
    grid = table.parts.boats.grid
    edge = table.parts.boats.edge
    for tile in table.tiles:
        if seat_of(tile) != seat:
            continue
        index: i64 = len(found.tiles)
        found.tiles = append(found.tiles, tile)
        found.root = append(found.root, index)
        found.size = append(found.size, i64(0))
        place = place_of(tile)
        piece = table.parts.tiles.polyominoes[shape_of(tile)]
        top = place % grid.squares // grid.width
        left = place % grid.width
        at = (place // grid.squares) * piece.stride + 2
        end = at + piece.stride - 2
        is_at_edge = False
        while at < end:
            row = top + piece.steps[at]
            column = left + piece.steps[at + 1]
            found.squares[(row + 1) * WIDE + column + 1] = index
            if (edge[row] >> column) & 1:
                is_at_edge = True
            at += 2
        _count_tile(tile, is_at_edge, found)


def _count_tile(tile: i64, is_at_edge: bool, found: Survey) -> None:
    shape = shape_of(tile)
    if shape < FIRST_RARE:
        found.common += 1
    elif shape < FIRST_OSHAX:
        found.rare += 1
    else:
        colour = colour_of(tile)
        found.cats += 1
        found.by_colour[colour] += 1
        if is_at_edge:
            found.at_edge[colour] += 1
        if shape < FIRST_CAT:
            found.oshax += 1


def _count_squares(table: IsleState, seat: i64, found: Survey) -> None:
    boats = table.parts.boats
    grid = boats.grid
    free = table.free_at(seat)
    boat = table.get(seat, BOAT)
    rats = boats.rats[boat]
    for row in range(grid.height):
        empty = table.rows[free + row]
        found.rats += bits.count(rats[row] & empty)
        found.edge_empty += bits.count(boats.edge[row] & empty)
        room: i64
        for room in range(len(boats.rooms)):
            squares = boats.rooms[room]
            if squares[row] & empty:
                found.unfilled |= i64(1) << room
                found.empty_in_room[room] += bits.count(squares[row] & empty)
            if squares[row] & ~empty:
                found.touched |= i64(1) << room
    found.middle_empty = bits.count(table.rows[free + boats.middle_row])
    colour: i64
    for colour in range(COLOURS):
        square = boats.maps[boat * COLOURS + colour]
        found.maps += (table.rows[free + square // grid.width] >> (square % grid.width)) & 1


def _join(found: Survey) -> None:
    """Join cats of one colour that touch, whatever rooms they lie in (I142); diagonals do not count (I143)."""
    squares = found.squares
    root = found.root
    for square in range(WIDE, 10 * WIDE):
        one = squares[square]
        if one >= 0 and colour_of(found.tiles[one]) != NO_COLOUR:
            _join_two(found, one, squares[square + 1])
            _join_two(found, one, squares[square + WIDE])
    index: i64
    for index in range(len(found.tiles)):
        top = index
        while root[top] != top:
            top = root[top]
        root[index] = top
        if colour_of(found.tiles[index]) != NO_COLOUR:
            found.size[top] += 1


def _join_two(found: Survey, one: i64, other: i64) -> None:
    if other < 0 or other == one or colour_of(found.tiles[one]) != colour_of(found.tiles[other]):
        return
    root = found.root
    while root[one] != one:
        one = root[one]
    while root[other] != other:
        other = root[other]
    root[other] = one


def _count_neighbours(table: IsleState, seat: i64, found: Survey) -> None:
    """Count the lonely cats, and who touches a treasure or a visible rat."""
    near = vec[i64]([0] * len(found.tiles))  # bits: colours touched, 32 treasure, 64 visible rat
    rats = table.parts.boats.rats[table.get(seat, BOAT)]
    squares = found.squares
    for square in range(WIDE, 10 * WIDE):
        index = squares[square]
        if index >= 0:
            near[index] |= _beside(found, rats, square + 1) | _beside(found, rats, square - 1)
            near[index] |= _beside(found, rats, square + WIDE) | _beside(found, rats, square - WIDE)
    for index in range(len(found.tiles)):
        colour = colour_of(found.tiles[index])
        if colour != NO_COLOUR:
            if found.size[found.root[index]] == 1:
                found.lonely[colour] += 1
            found.near_treasure[colour] += (near[index] >> 5) & 1
            found.near_rat[colour] += (near[index] >> 6) & 1
        else:
            other: i64
            for other in range(COLOURS):
                found.treasures_near[other] += (near[index] >> other) & 1


def _beside(found: Survey, rats: vec[i64], square: i64) -> i64:
    """Return what lies on a square: a colour's bit, 32 for a treasure, 64 for a visible rat."""
    index = found.squares[square]
    if index >= 0:
        return i64(1) << colour_of(found.tiles[index])
    row = square // WIDE - 1
    column = square % WIDE - 1
    if row < 0 or row > 8 or column < 0:
        return 0
    return 64 if (rats[row] >> column) & 1 else 0


def _find_families(found: Survey) -> None:
    """List the families, largest first; equal ones by colour, then as laid."""
    colour: i64
    for colour in range(COLOURS):
        index: i64
        for index in range(len(found.tiles)):
            if (
                found.root[index] == index
                and found.size[index] >= SMALLEST_FAMILY
                and colour_of(found.tiles[index]) == colour
            ):
                found.families = append(found.families, index)
                place: i64 = len(found.families) - 1
                while place > 0 and found.size[found.families[place - 1]] < found.size[index]:
                    found.families[place] = found.families[place - 1]
                    found.families[place - 1] = index
                    place -= 1


# ---------------------------------------------------------------------- measures


def measure(found: Survey, lesson: Lesson, kind: i64, colour: i64) -> i64:
    """Take one measure of a surveyed boat; `colour` is the one named, for lessons that ask."""
    if lesson.colour >= 0:
        colour = lesson.colour
    if kind == measures.EDGE_EMPTY:
        return found.edge_empty
    if kind == measures.MIDDLE_ROW_EMPTY:
        return found.middle_empty
    if kind == measures.CATS_MEASURE:
        return found.cats
    if kind == measures.OSHAX_MEASURE:
        return found.oshax
    if kind == measures.COLOUR_COUNT:
        return found.by_colour[colour]
    if kind == measures.MIN_COLOUR_COUNT:
        return _smallest(found.by_colour)
    if kind == measures.EDGE_CATS:
        return _sum(found.at_edge)
    if kind == measures.EDGE_COLOUR_COUNT:
        return found.at_edge[colour]
    if kind == measures.EDGE_COLOUR_BEST:
        return _largest(found.at_edge)
    if kind == measures.EDGE_COLOURS:
        return COLOURS - _zeros(found.at_edge)
    if kind == measures.LONELY_CATS:
        return _sum(found.lonely)
    if kind == measures.LONELY_COLOUR_COUNT:
        return found.lonely[colour]
    if kind == measures.FAMILIES:
        return found.families_of(lesson.at_least)
    if kind == measures.FAMILY_LEAD:
        return 1 if found.largest() > 0 and found.largest() >= found.others_largest else 0
    if kind == measures.LARGEST_FAMILY:
        return found.largest()
    if kind == measures.NTH_FAMILY_POINTS:
        return found.nth_points(lesson.nth)
    return _measure_more(found, lesson, kind, colour)


def _measure_more(found: Survey, lesson: Lesson, kind: i64, colour: i64) -> i64:
    if kind == measures.RARE_TREASURES:
        return found.rare
    if kind == measures.COMMON_TREASURES:
        return found.common
    if kind == measures.TREASURES:
        return found.rare + found.common
    if kind == measures.TREASURES_TOUCHING:
        return found.treasures_near[colour]
    if kind == measures.VISIBLE_RATS:
        return found.rats
    if kind == measures.VISIBLE_MAPS:
        return found.maps
    if kind == measures.FILLED_ROOMS:
        return 7 - bits.count(found.unfilled)
    if kind == measures.ROOMS_UNFILLED_OF:
        return bits.count(found.unfilled & lesson.rooms)
    if kind == measures.ROOMS_TOUCHED_OF:
        return bits.count(found.touched & lesson.rooms)
    if kind == measures.PRIVATE_LESSONS:
        return found.private_lessons
    if kind == measures.PERMANENT_BASKETS:
        return found.baskets
    if kind == measures.TURN_POSITION:
        return found.position
    if kind == measures.FISH_MEASURE:
        return found.fish
    return _measure_for_sister(found, kind)


def _measure_for_sister(found: Survey, kind: i64) -> i64:
    if kind == measures.COLOURS_NOT_TOUCHING_TREASURE:
        return _zeros(found.near_treasure)
    if kind == measures.COLOURS_NOT_ON_EDGE:
        return _zeros(found.at_edge)
    if kind == measures.COLOURS_NOT_TOUCHING_RAT:
        return _zeros(found.near_rat)
    if kind == measures.CATS_OVER_15:
        return found.cats - 15 if found.cats > 15 else 0
    if kind == measures.CATS_NOT_TOUCHING_TREASURE:
        return found.cats - _sum(found.near_treasure)
    if kind == measures.COVERED_MAPS:
        return COLOURS - found.maps
    return found.best_sister_lesson


def _sum(numbers: vec[i64]) -> i64:
    total: i64 = 0
    for number in numbers:
        total += number
    return total


def _smallest(numbers: vec[i64]) -> i64:
    found = numbers[0]
    for number in numbers:
        if number < found:
            found = number
    return found


def _largest(numbers: vec[i64]) -> i64:
    found: i64 = 0
    for number in numbers:
        if number > found:
            found = number
    return found


def _zeros(numbers: vec[i64]) -> i64:
    found: i64 = 0
    for number in numbers:
        if number == 0:
            found += 1
    return found
