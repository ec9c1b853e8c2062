"""The squares that earned a lesson its points, for the page to highlight.

Scoring needs only numbers (`survey.py`); the squares are found here, for the lines of a score. A lesson about fish,
baskets, the island order or other lessons has no squares.
"""

from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.game import Line
from katzentisch.games.isle_of_cats.box import measures as m
from katzentisch.games.isle_of_cats.box.boats import ROOMS, column_of, row_of
from katzentisch.games.isle_of_cats.box.cards import FIRST_LESSON
from katzentisch.games.isle_of_cats.box.measures import PER_THING, Lesson
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, FIRST_CAT, FIRST_OSHAX, FIRST_RARE, NO_COLOUR
from katzentisch.games.isle_of_cats.state.boat_tiles import colour_of, place_of, shape_of
from katzentisch.games.isle_of_cats.state.lessons import colour_of_lesson
from katzentisch.games.isle_of_cats.state.naming import squares_at
from katzentisch.games.isle_of_cats.state.survey import Survey
from katzentisch.games.isle_of_cats.state.table import BOAT, SOLO, IsleState

_Squares = list[list[int]]

_NOT_ABOUT_SQUARES = (
    m.PRIVATE_LESSONS,
    m.PERMANENT_BASKETS,
    m.TURN_POSITION,
    m.FISH_MEASURE,
    m.BEST_SOLO_LESSON,
)
_ABOUT_PRINT = (
    m.EDGE_EMPTY,
    m.MIDDLE_ROW_EMPTY,
    m.VISIBLE_RATS,
    m.VISIBLE_MAPS,
    m.COVERED_MAPS,
    m.FILLED_ROOMS,
    m.ROOMS_UNFILLED_OF,
    m.ROOMS_TOUCHED_OF,
)
_SIDES = ((0, 1), (0, -1), (1, 0), (-1, 0))


def add_squares(table: IsleState, seat: i64, survey: Survey, lines: list[Line]) -> list[Line]:
    """Add its squares to every lesson that earned points on a seat's boat."""
    parts = table.parts
    for line in lines:
        if line.points == 0:
            continue
        card = str(line.facts.get("card", ""))
        if line.key == "sister_colour":
            colour = parts.tiles.colours.index(str(line.facts["colour"]))
            cats = [index for index in _cats(survey) if colour_of(survey.tiles[index]) == colour]
            line.facts["squares"] = _of_tiles(table, survey, cats)
        elif line.key == "family_card":
            _add(table, seat, survey, line, parts.family[parts.family_names.index(card)], -1)
        elif line.key == "sister_lesson":
            _add(table, seat, survey, line, parts.sister[parts.sister_names.index(card)], -1)
        elif line.key in ("lesson", "public_lesson"):
            sort = parts.cards.names.index(card)
            named = colour_of_lesson(table, sort) if line.key == "public_lesson" else -1
            _add(table, seat, survey, line, parts.lessons[sort - FIRST_LESSON], named)
    return lines


def _add(table: IsleState, seat: i64, survey: Survey, line: Line, lesson: Lesson, named: i64) -> None:
    kind = lesson.solo_measure if table.mode == SOLO else lesson.measure
    if kind in _NOT_ABOUT_SQUARES:
        return
    if kind in _ABOUT_PRINT:
        line.facts["squares"] = _printed(table, seat, survey, lesson, kind)
    else:
        colour = lesson.colour if lesson.colour >= 0 else named
        line.facts["squares"] = _of_tiles(table, survey, _tiles(table, seat, survey, lesson, kind, colour))


# ---------------------------------------------------------------------- squares of the boat itself


def _printed(table: IsleState, seat: i64, survey: Survey, lesson: Lesson, kind: i64) -> _Squares:
    """List the edge, row, rats, maps or rooms a lesson is about: as many as count, or all it watches."""
    boats = table.parts.boats
    boat = table.get(seat, BOAT)
    how = lesson.solo_how if table.mode == SOLO else lesson.how
    if kind == m.EDGE_EMPTY:
        squares = _in_rows(list(boats.edge))
    elif kind == m.MIDDLE_ROW_EMPTY:
        squares = [
            [int(boats.middle_row), column] for column in bits.members(boats.outline[boats.middle_row])
        ]
    elif kind == m.VISIBLE_RATS:
        squares = _in_rows(list(boats.rats[boat]))
        if how != PER_THING and survey.rats == 0:
            return squares  # all of them covered
        return [square for square in squares if _is_free(table, seat, square)]
    elif kind == m.VISIBLE_MAPS or kind == m.COVERED_MAPS:
        free = kind == m.VISIBLE_MAPS
        squares = [square for square in _maps(table, boat) if _is_free(table, seat, square) == free]
    elif kind == m.FILLED_ROOMS:
        squares = _of_rooms(table, (bits.single(ROOMS) - 1) & ~survey.unfilled)
    else:
        squares = _of_rooms(table, lesson.rooms)
    return squares


def _in_rows(rows: list[i64]) -> _Squares:
    return [[row, column] for row, word in enumerate(rows) for column in bits.members(word)]


def _is_free(table: IsleState, seat: i64, square: list[int]) -> bool:
    return ((table.rows[table.free_at(seat) + square[0]] >> square[1]) & 1) == 1


def _maps(table: IsleState, boat: i64) -> _Squares:
    boats = table.parts.boats
    grid = boats.grid
    squares = [boats.maps[boat * COLOURS + colour] for colour in range(COLOURS)]
    return [[int(row_of(grid, square)), int(column_of(grid, square))] for square in squares]


def _of_rooms(table: IsleState, rooms: i64) -> _Squares:
    squares: _Squares = []
    for room in bits.members(rooms):
        squares += _in_rows(list(table.parts.boats.rooms[room]))
    return squares


# ---------------------------------------------------------------------- tiles


def _of_tiles(table: IsleState, survey: Survey, tiles: list[int]) -> _Squares:
    squares: _Squares = []
    for index in tiles:
        squares += squares_at(table, shape_of(survey.tiles[index]), place_of(survey.tiles[index]))
    return squares


def _cats(survey: Survey) -> list[int]:
    """List the cats and oshax, by their index in the survey."""
    return [index for index in range(len(survey.tiles)) if colour_of(survey.tiles[index]) != NO_COLOUR]


def _tiles(table: IsleState, seat: i64, survey: Survey, lesson: Lesson, kind: i64, colour: i64) -> list[int]:
    """List the tiles a lesson counts."""
    cats = _cats(survey)
    shapes = [shape_of(tile) for tile in survey.tiles]
    every = range(len(survey.tiles))
    if kind == m.OSHAX_MEASURE:
        return [index for index in cats if shapes[index] < FIRST_CAT]
    if kind == m.RARE_TREASURES:
        return [index for index in every if FIRST_RARE <= shapes[index] < FIRST_OSHAX]
    if kind == m.COMMON_TREASURES:
        return [index for index in every if shapes[index] < FIRST_RARE]
    if kind == m.TREASURES:
        return [index for index in every if shapes[index] < FIRST_OSHAX]
    if kind == m.TREASURES_TOUCHING:
        chests = [index for index in every if shapes[index] < FIRST_OSHAX]
        return [index for index in chests if colour in _colours_beside(table, survey, index)]
    if kind in (m.FAMILIES, m.FAMILY_LEAD, m.LARGEST_FAMILY, m.NTH_FAMILY_POINTS):
        roots = _families(survey, lesson, kind)
        return [index for index in cats if survey.root[index] in roots]
    return [index for index in cats if _counts(table, survey, index, kind, colour)]


def _families(survey: Survey, lesson: Lesson, kind: i64) -> list[int]:
    """List the families a lesson counts, by their roots."""
    roots = [int(root) for root in survey.families]
    if kind == m.FAMILIES:
        return [root for root in roots if survey.size[root] >= lesson.at_least]
    if kind == m.NTH_FAMILY_POINTS:
        return roots[int(lesson.nth) - 1 : int(lesson.nth)]
    return roots[:1]


def _counts(table: IsleState, survey: Survey, index: int, kind: i64, colour: i64) -> bool:
    """Whether a lesson counts this cat."""
    own = colour_of(survey.tiles[index])
    if kind in (m.COLOUR_COUNT, m.EDGE_COLOUR_COUNT, m.LONELY_COLOUR_COUNT) and own != colour:
        return False
    if kind == m.EDGE_COLOUR_BEST and own != _first_best(survey):
        return False
    if kind in (m.EDGE_CATS, m.EDGE_COLOUR_COUNT, m.EDGE_COLOUR_BEST, m.EDGE_COLOURS):
        return _is_at_edge(table, survey, index)
    if kind in (m.LONELY_CATS, m.LONELY_COLOUR_COUNT):
        return survey.size[survey.root[index]] == 1
    if kind == m.COLOURS_NOT_TOUCHING_TREASURE:
        return survey.near_treasure[own] == 0
    if kind == m.COLOURS_NOT_ON_EDGE:
        return survey.at_edge[own] == 0
    if kind == m.COLOURS_NOT_TOUCHING_RAT:
        return survey.near_rat[own] == 0
    if kind == m.CATS_NOT_TOUCHING_TREASURE:
        return NO_COLOUR not in _colours_beside(table, survey, index)
    return True  # any cat: cats, colours, cats beyond fifteen, the smallest colour


def _first_best(survey: Survey) -> int:
    """Return the colour with most cats at the edge, the first of equals."""
    numbers = list(survey.at_edge)
    return numbers.index(max(numbers))


def _is_at_edge(table: IsleState, survey: Survey, index: int) -> bool:
    edge = table.parts.boats.edge
    squares = _of_tiles(table, survey, [index])
    return any((edge[row] >> column) & 1 for row, column in squares)


def _colours_beside(table: IsleState, survey: Survey, index: int) -> list[int]:
    """List the colours of the tiles that touch a tile by a side, NO_COLOUR for treasures."""
    squares = _of_tiles(table, survey, [index])
    colours: list[int] = []
    for other in range(len(survey.tiles)):
        if other != index:
            for row, column in _of_tiles(table, survey, [other]):
                for down, right in _SIDES:
                    if [row + down, column + right] in squares:
                        colours.append(int(colour_of(survey.tiles[other])))
    return colours
