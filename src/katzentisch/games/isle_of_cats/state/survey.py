"""Survey of a boat: everything scoring asks of it, counted in one pass over its tiles.

Touching always means sharing a side. "Cats" are cats and oshax, an oshax in the colour it was given.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.vecs import zeros
from katzentisch.games.isle_of_cats.box import measures
from katzentisch.games.isle_of_cats.box.boats import (
    ROOMS,
    SQUARES,
    WIDE,
    column_of,
    in_margin,
    row_of,
    turn_of,
)
from katzentisch.games.isle_of_cats.box.measures import Lesson
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, FIRST_CAT, FIRST_OSHAX, FIRST_RARE, NO_COLOUR
from katzentisch.games.isle_of_cats.state.boat_tiles import colour_of, place_of, seat_of, shape_of
from katzentisch.games.isle_of_cats.state.lessons import lessons_before
from katzentisch.games.isle_of_cats.state.table import ACTIVE, BOAT, FISH, SOLO, USED, IsleState

SMALLEST_FAMILY: Final = 3
_RAT_BIT: Final = 6  # behind the five colours and NO_COLOUR
NO_TILES: vec[i64] = vec[i64]([-1] * SQUARES)  # no tile on any square


# I082, I083, I121, I122
def family_points(size: i64) -> i64:
    """Score one family: 8, 11, 15, 20 points for 3 to 6 cats, then 5 for each cat more.

    >>> [family_points(size) for size in (2, 3, 4, 5, 6, 7, 8, 9, 10, 12)]
    [0, 8, 11, 15, 20, 25, 30, 35, 40, 50]
    """
    if size < SMALLEST_FAMILY:
        return 0
    # I076
    if size == 3:
        return 8
    if size == 4:
        return 11
    return 15 + 5 * (size - 5)


class Survey:
    """One boat, counted."""

    def __init__(self) -> None:
        self.tiles: vec[i64] = vec[i64]()  # the boat's own, in the order laid
        self.squares: vec[i64] = NO_TILES[:]  # tile on each square, with a margin
        self.root: vec[i64] = vec[i64]()  # the group each cat belongs to
        self.size: vec[i64] = vec[i64]()  # cats in the group, at its root
        self.families: vec[i64] = vec[i64]()  # roots of the families, largest first, then by colour
        self.cats: i64 = 0
        self.oshax: i64 = 0
        self.rare: i64 = 0
        self.common: i64 = 0
        self.by_colour: vec[i64] = zeros(COLOURS)
        self.at_edge: vec[i64] = zeros(COLOURS)
        self.lonely: vec[i64] = zeros(COLOURS)
        self.near_treasure: vec[i64] = zeros(COLOURS)  # cats touching a treasure
        self.near_rat: vec[i64] = zeros(COLOURS)  # cats touching a visible rat
        self.treasures_near: vec[i64] = zeros(COLOURS)  # treasures touching a cat
        self.rats: i64 = 0  # visible
        self.maps: i64 = 0  # visible
        self.unfilled: i64 = 0  # rooms, as bits
        self.touched: i64 = 0  # rooms, as bits
        self.empty_in_room: vec[i64] = zeros(ROOMS)
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
        for room in range(ROOMS):
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
        families: i64 = 0
        for root in self.families:
            if self.size[root] >= at_least:
                families += 1
        return families

    def family_total(self) -> i64:
        """Return the points of all families."""
        total: i64 = 0
        for root in self.families:
            total += family_points(self.size[root])
        return total


def survey_of(table: IsleState, seat: i64) -> Survey:
    """Survey a seat's boat."""
    survey = Survey()
    fill_in(table, seat, survey)
    return survey


def fill_in(table: IsleState, seat: i64, survey: Survey) -> None:
    """Count everything about a seat's boat into an empty survey."""
    _lay_down(table, seat, survey)
    _count_squares(table, seat, survey)
    _join(survey)
    _count_neighbours(table, seat, survey)
    _find_families(survey)
    survey.private_lessons = lessons_before(table, seat)
    survey.baskets = table.get(seat, ACTIVE) + table.get(seat, USED)
    survey.position = position_of(table, seat)
    survey.fish = table.get(seat, FISH)


def position_of(table: IsleState, seat: i64) -> i64:
    """Return a seat's position in the island order, 1 for the first; the sister has one too."""
    if table.mode == SOLO:
        return 2 if table.sister_first else 1
    position: i64 = 1
    for other in table.order:
        if other == seat:
            break
        position += 1
    return position


def _lay_down(table: IsleState, seat: i64, survey: Survey) -> None:
    grid = table.parts.boats.grid
    edge = table.parts.boats.edge
    for tile in table.tiles:
        if seat_of(tile) != seat:
            continue
        index: i64 = len(survey.tiles)
        survey.tiles = append(survey.tiles, tile)
        survey.root = append(survey.root, index)
        survey.size = append(survey.size, i64(0))
        place = place_of(tile)
        piece = table.parts.tiles.polyominoes[shape_of(tile)]
        top = row_of(grid, place)
        left = column_of(grid, place)
        first = turn_of(grid, place) * piece.stride
        is_at_edge = False
        for step in range(first + 2, first + piece.stride, 2):
            row = top + piece.steps[step]
            column = left + piece.steps[step + 1]
            survey.squares[in_margin(row, column)] = index
            if (edge[row] >> column) & 1:
                is_at_edge = True
        _count_tile(tile, is_at_edge, survey)


def _count_tile(tile: i64, is_at_edge: bool, survey: Survey) -> None:
    shape = shape_of(tile)
    if shape < FIRST_RARE:
        survey.common += 1
    elif shape < FIRST_OSHAX:
        survey.rare += 1
    else:
        colour = colour_of(tile)
        survey.cats += 1
        survey.by_colour[colour] += 1
        if is_at_edge:
            survey.at_edge[colour] += 1
        if shape < FIRST_CAT:
            survey.oshax += 1


def _count_squares(table: IsleState, seat: i64, survey: Survey) -> None:
    boats = table.parts.boats
    grid = boats.grid
    free = table.free_at(seat)
    boat = table.get(seat, BOAT)
    rats = boats.rats[boat]
    for row in range(grid.height):
        empty = table.rows[free + row]
        survey.rats += bits.count(rats[row] & empty)
        survey.edge_empty += bits.count(boats.edge[row] & empty)
        room: i64
        for room in range(len(boats.rooms)):
            squares = boats.rooms[room]
            if squares[row] & empty:
                survey.unfilled |= bits.single(room)
                survey.empty_in_room[room] += bits.count(squares[row] & empty)
            if squares[row] & ~empty:
                survey.touched |= bits.single(room)
    survey.middle_empty = bits.count(table.rows[free + boats.middle_row])
    colour: i64
    for colour in range(COLOURS):
        square = boats.maps[boat * COLOURS + colour]
        survey.maps += (table.rows[free + row_of(grid, square)] >> column_of(grid, square)) & 1


# I142, I143
def _join(survey: Survey) -> None:
    """Join cats of one colour that touch by a side, whatever rooms they lie in."""
    squares = survey.squares
    root = survey.root
    for square in range(WIDE, 10 * WIDE):
        index = squares[square]
        if index >= 0 and colour_of(survey.tiles[index]) != NO_COLOUR:
            _join_two(survey, index, squares[square + 1])
            _join_two(survey, index, squares[square + WIDE])
    for index in range(len(survey.tiles)):
        top = index
        while root[top] != top:
            top = root[top]
        root[index] = top
        if colour_of(survey.tiles[index]) != NO_COLOUR:
            survey.size[top] += 1


def _join_two(survey: Survey, index: i64, other: i64) -> None:
    if other < 0 or other == index or colour_of(survey.tiles[index]) != colour_of(survey.tiles[other]):
        return
    root = survey.root
    while root[index] != index:
        index = root[index]
    while root[other] != other:
        other = root[other]
    root[other] = index


def _count_neighbours(table: IsleState, seat: i64, survey: Survey) -> None:
    """Count the lonely cats, and who touches a treasure or a visible rat."""
    near = zeros(len(survey.tiles))  # bits: the colours touched, a treasure, a visible rat
    rats = table.parts.boats.rats[table.get(seat, BOAT)]
    squares = survey.squares
    for square in range(WIDE, 10 * WIDE):
        index = squares[square]
        if index >= 0:
            near[index] |= _beside(survey, rats, square + 1) | _beside(survey, rats, square - 1)
            near[index] |= _beside(survey, rats, square + WIDE) | _beside(survey, rats, square - WIDE)
    for index in range(len(survey.tiles)):
        colour = colour_of(survey.tiles[index])
        if colour != NO_COLOUR:
            if survey.size[survey.root[index]] == 1:
                survey.lonely[colour] += 1
            survey.near_treasure[colour] += (near[index] >> NO_COLOUR) & 1
            survey.near_rat[colour] += (near[index] >> _RAT_BIT) & 1
        else:
            other: i64
            for other in range(COLOURS):
                survey.treasures_near[other] += (near[index] >> other) & 1


def _beside(survey: Survey, rats: vec[i64], square: i64) -> i64:
    """Return the bit of what lies on a square: a colour, NO_COLOUR for a treasure, or a visible rat."""
    index = survey.squares[square]
    if index >= 0:
        return bits.single(colour_of(survey.tiles[index]))
    row = square // WIDE - 1
    column = square % WIDE - 1
    if row < 0 or row > 8 or column < 0:
        return 0
    return bits.single(_RAT_BIT) if (rats[row] >> column) & 1 else 0


def _find_families(survey: Survey) -> None:
    """List the families, largest first; equal ones by colour, then as laid."""
    colour: i64
    for colour in range(COLOURS):
        index: i64
        for index in range(len(survey.tiles)):
            if (
                survey.root[index] == index
                and survey.size[index] >= SMALLEST_FAMILY
                and colour_of(survey.tiles[index]) == colour
            ):
                survey.families = append(survey.families, index)
                rank: i64 = len(survey.families) - 1
                while rank > 0 and survey.size[survey.families[rank - 1]] < survey.size[index]:
                    survey.families[rank] = survey.families[rank - 1]
                    survey.families[rank - 1] = index
                    rank -= 1


# ---------------------------------------------------------------------- measures


def measure(survey: Survey, lesson: Lesson, kind: i64, colour: i64) -> i64:
    """Take one measure of a surveyed boat; `colour` is the one named, for lessons that ask."""
    if lesson.colour >= 0:
        colour = lesson.colour
    if kind == measures.EDGE_EMPTY:
        return survey.edge_empty
    if kind == measures.MIDDLE_ROW_EMPTY:
        return survey.middle_empty
    if kind == measures.CATS_MEASURE:
        return survey.cats
    if kind == measures.OSHAX_MEASURE:
        return survey.oshax
    if kind == measures.COLOUR_COUNT:
        return survey.by_colour[colour]
    if kind == measures.MIN_COLOUR_COUNT:
        return _smallest(survey.by_colour)
    if kind == measures.EDGE_CATS:
        return _sum(survey.at_edge)
    if kind == measures.EDGE_COLOUR_COUNT:
        return survey.at_edge[colour]
    if kind == measures.EDGE_COLOUR_BEST:
        return _largest(survey.at_edge)
    if kind == measures.EDGE_COLOURS:
        return COLOURS - _zeros(survey.at_edge)
    if kind == measures.LONELY_CATS:
        return _sum(survey.lonely)
    if kind == measures.LONELY_COLOUR_COUNT:
        return survey.lonely[colour]
    if kind == measures.FAMILIES:
        return survey.families_of(lesson.at_least)
    if kind == measures.FAMILY_LEAD:
        return 1 if survey.largest() > 0 and survey.largest() >= survey.others_largest else 0
    if kind == measures.LARGEST_FAMILY:
        return survey.largest()
    if kind == measures.NTH_FAMILY_POINTS:
        return survey.nth_points(lesson.nth)
    return _measure_more(survey, lesson, kind, colour)


def _measure_more(survey: Survey, lesson: Lesson, kind: i64, colour: i64) -> i64:
    if kind == measures.RARE_TREASURES:
        return survey.rare
    if kind == measures.COMMON_TREASURES:
        return survey.common
    if kind == measures.TREASURES:
        return survey.rare + survey.common
    if kind == measures.TREASURES_TOUCHING:
        return survey.treasures_near[colour]
    if kind == measures.VISIBLE_RATS:
        return survey.rats
    if kind == measures.VISIBLE_MAPS:
        return survey.maps
    if kind == measures.FILLED_ROOMS:
        return ROOMS - bits.count(survey.unfilled)
    if kind == measures.ROOMS_UNFILLED_OF:
        return bits.count(survey.unfilled & lesson.rooms)
    if kind == measures.ROOMS_TOUCHED_OF:
        return bits.count(survey.touched & lesson.rooms)
    if kind == measures.PRIVATE_LESSONS:
        return survey.private_lessons
    if kind == measures.PERMANENT_BASKETS:
        return survey.baskets
    if kind == measures.TURN_POSITION:
        return survey.position
    if kind == measures.FISH_MEASURE:
        return survey.fish
    return _measure_for_sister(survey, kind)


def _measure_for_sister(survey: Survey, kind: i64) -> i64:
    if kind == measures.COLOURS_NOT_TOUCHING_TREASURE:
        return _zeros(survey.near_treasure)
    if kind == measures.COLOURS_NOT_ON_EDGE:
        return _zeros(survey.at_edge)
    if kind == measures.COLOURS_NOT_TOUCHING_RAT:
        return _zeros(survey.near_rat)
    if kind == measures.CATS_OVER_15:
        return survey.cats - 15 if survey.cats > 15 else 0
    if kind == measures.CATS_NOT_TOUCHING_TREASURE:
        return survey.cats - _sum(survey.near_treasure)
    if kind == measures.COVERED_MAPS:
        return COLOURS - survey.maps
    return survey.best_sister_lesson


def _sum(numbers: vec[i64]) -> i64:
    total: i64 = 0
    for number in numbers:
        total += number
    return total


def _smallest(numbers: vec[i64]) -> i64:
    smallest = numbers[0]
    for number in numbers:
        if number < smallest:
            smallest = number
    return smallest


def _largest(numbers: vec[i64]) -> i64:
    largest: i64 = 0
    for number in numbers:
        if number > largest:
            largest = number
    return largest


def _zeros(numbers: vec[i64]) -> i64:
    count: i64 = 0
    for number in numbers:
        if number == 0:
            count += 1
    return count
