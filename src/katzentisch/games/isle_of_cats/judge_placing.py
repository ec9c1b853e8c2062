"""How good a place for a tile looks: families, rats, rooms, maps, lessons, and room left for big shapes."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.cards import FIRST_LESSON
from katzentisch.games.isle_of_cats.measures import (
    EDGE_CATS,
    EDGE_COLOUR_BEST,
    EDGE_COLOUR_COUNT,
    EDGE_COLOURS,
    EDGE_EMPTY,
    LONELY_CATS,
    LONELY_COLOUR_COUNT,
    MIDDLE_ROW_EMPTY,
    ROOMS_TOUCHED_OF,
    VISIBLE_MAPS,
    VISIBLE_RATS,
    Lesson,
)
from katzentisch.games.isle_of_cats.phases.lessons_read import colour_of_lesson
from katzentisch.games.isle_of_cats.survey import WIDE, Survey, family_points, survey
from katzentisch.games.isle_of_cats.table import (
    BOAT,
    FAMILY,
    FAMILY_KEPT,
    LESSONS,
    PUBLIC,
    IsleTable,
    colour_of,
)
from katzentisch.games.isle_of_cats.tiles import COLOURS, NO_COLOUR
from katzentisch.kit import bits

PAIR: Final = 3.0  # what two cats that touch promise
ONE: Final = 0.7  # what a lonely cat promises


class Outlook(Survey):
    """A survey with what a place needs to be judged: what each square is worth to cover."""

    def __init__(self) -> None:
        super().__init__()
        self.worth: vec[float] = vec[float]([0.0] * (11 * WIDE))  # of covering a square with any tile
        self.cat_worth: vec[float] = vec[float]([0.0] * (11 * WIDE))  # more, for a cat
        self.map_colour: vec[i64] = vec[i64]([-1] * (11 * WIDE))
        self.outside: vec[i64] = vec[i64]([1] * (11 * WIDE))
        self.edge: vec[i64] = vec[i64]([0] * (11 * WIDE))
        self.edge_colour: vec[float] = vec[float]([0.0] * (COLOURS + 1))  # for a cat at the edge, by colour
        self.lonely_wish: vec[float] = vec[float]([0.0] * (COLOURS + 1))
        self.map_bonus: float = 0.0
        self.keep_maps: float = 0.0


def outlook_of(table: IsleTable, seat: i64) -> Outlook:
    """Return the outlook of a seat's boat, remembered until a tile or a lesson is laid."""
    found = table.surveyed
    lessons = _lessons_key(table, seat)
    if table.surveyed_seat == seat and table.surveyed_lessons == lessons and isinstance(found, Outlook):
        return found
    found = _look(table, seat)
    table.surveyed = found
    table.surveyed_seat = seat
    table.surveyed_lessons = lessons
    return found


def _lessons_key(table: IsleTable, seat: i64) -> i64:
    """Return a number that changes with the lessons, their colours and the last common treasure."""
    key = table.piles[table.pile(seat, LESSONS) + 2] | table.piles[table.common_pile(PUBLIC) + 2]
    commons = table.supply[0] + table.supply[1] + table.supply[2] + table.supply[3]
    return key * 4 + (1 if commons else 0) + table.named * 3 + table.get(seat, FAMILY_KEPT) * 2


def _look(table: IsleTable, seat: i64) -> Outlook:
    plain = survey(table, seat)
    found = Outlook()
    found.tiles = plain.tiles
    found.squares = plain.squares
    found.root = plain.root
    found.size = plain.size
    found.by_colour = plain.by_colour
    found.empty_in_room = plain.empty_in_room
    found.unfilled = plain.unfilled
    found.touched = plain.touched
    boats = table.parts.boats
    rats = boats.rats[table.get(seat, BOAT)]
    row: i64 = 0
    while row < boats.grid.height:
        column: i64 = 0
        while column < boats.grid.width:
            if (boats.outline[row] >> column) & 1:
                square = (row + 1) * WIDE + column + 1
                found.outside[square] = 0
                found.edge[square] = (boats.edge[row] >> column) & 1
                found.worth[square] = _room_worth(table, found, row, column)
                if (rats[row] >> column) & 1:
                    found.worth[square] += 1.0
            column += 1
        row += 1
    _see_maps(table, seat, found)
    _see_lessons(table, seat, found, rats)
    return found


def _room_worth(table: IsleTable, found: Outlook, row: i64, column: i64) -> float:
    """A square is worth its share of filling its room; the fuller the room, the more."""
    room: i64 = 0
    while not (table.parts.boats.rooms[room][row] >> column) & 1:
        room += 1
    left = found.empty_in_room[room]
    return 0.25 + 5.0 / (3.0 + float(left)) if left > 0 else 0.0


def _see_maps(table: IsleTable, seat: i64, found: Outlook) -> None:
    grid = table.parts.boats.grid
    colour: i64 = 0
    while colour < COLOURS:
        square = table.parts.boats.maps[table.get(seat, BOAT) * COLOURS + colour]
        found.map_colour[(square // grid.width + 1) * WIDE + square % grid.width + 1] = colour
        colour += 1
    commons = table.supply[0] + table.supply[1] + table.supply[2] + table.supply[3]
    found.map_bonus = 3.5 if commons > 0 else 0.0


def _see_lessons(table: IsleTable, seat: i64, found: Outlook, rats: vec[i64]) -> None:
    """Add what the seat's own lessons and the public ones wish of single squares."""
    if table.mode == FAMILY:
        for card in bits.members(table.get(seat, FAMILY_KEPT)):
            _wish(table, found, table.parts.family[card], -1, rats)
        return
    for place in bits.members(table.piles[table.pile(seat, LESSONS) + 2]):
        _wish(table, found, table.parts.lessons[place], -1, rats)
    for place in bits.members(table.piles[table.common_pile(PUBLIC) + 2]):
        colour = colour_of_lesson(table, FIRST_LESSON + place)
        _wish(table, found, table.parts.lessons[place], colour, rats)


def _wish(table: IsleTable, found: Outlook, lesson: Lesson, colour: i64, rats: vec[i64]) -> None:
    kind = lesson.measure
    if kind == EDGE_EMPTY:
        _add_worth(found, found.edge, 0.4)
    elif kind in (EDGE_CATS, EDGE_COLOURS, EDGE_COLOUR_BEST):
        _add_for_colours(found.edge_colour, 0.6)
    elif kind == EDGE_COLOUR_COUNT and colour >= 0:
        found.edge_colour[colour] += float(lesson.points)
    elif kind == LONELY_CATS:
        _add_for_colours(found.lonely_wish, float(lesson.points))
    elif kind == LONELY_COLOUR_COUNT and colour >= 0:
        found.lonely_wish[colour] += float(lesson.points)
    elif kind == VISIBLE_MAPS:
        found.keep_maps += float(lesson.points)
    elif kind in (VISIBLE_RATS, MIDDLE_ROW_EMPTY, ROOMS_TOUCHED_OF):
        _wish_for_squares(table, found, lesson, rats)


def _add_for_colours(numbers: vec[float], more: float) -> None:
    colour: i64 = 0
    while colour < COLOURS:
        numbers[colour] += more
        colour += 1


def _add_worth(found: Outlook, squares: vec[i64], more: float) -> None:
    square: i64 = 0
    while square < 11 * WIDE:
        if squares[square]:
            found.worth[square] += more
        square += 1


def _wish_for_squares(table: IsleTable, found: Outlook, lesson: Lesson, rats: vec[i64]) -> None:
    """Rats to keep or cover, the middle row to fill, rooms to keep empty."""
    boats = table.parts.boats
    row: i64 = 0
    while row < boats.grid.height:
        column: i64 = 0
        while column < boats.grid.width:
            square = (row + 1) * WIDE + column + 1
            if lesson.measure == VISIBLE_RATS:
                if (rats[row] >> column) & 1:
                    found.worth[square] += 0.4 if lesson.how != 3 else -float(lesson.points)
            elif lesson.measure == MIDDLE_ROW_EMPTY:
                if row == boats.middle_row:
                    found.worth[square] += 0.4
            elif not found.touched & lesson.rooms and _is_in(table, lesson.rooms, row, column):
                found.worth[square] -= float(lesson.points)
            column += 1
        row += 1


def _is_in(table: IsleTable, rooms: i64, row: i64, column: i64) -> bool:
    room: i64 = 0
    while room < len(table.parts.boats.rooms):
        if (rooms >> room) & 1 and (table.parts.boats.rooms[room][row] >> column) & 1:
            return True
        room += 1
    return False


# ---------------------------------------------------------------------- one place


def value_of_place(table: IsleTable, seat: i64, shape: i64, colour: i64, place: i64) -> float:
    """Return what laying a tile here looks worth, in points."""
    found = outlook_of(table, seat)
    grid = table.parts.boats.grid
    piece = table.parts.tiles.polyominoes[shape]
    at = (place // grid.squares) * piece.stride + 2
    end = at + piece.stride - 2
    first = (place % grid.squares // grid.width + 1) * WIDE + place % grid.width + 1
    value = 0.0
    squares = vec[i64]()
    groups = vec[i64]()
    is_at_edge = False
    while at < end:
        square = first + piece.steps[at] * WIDE + piece.steps[at + 1]
        squares = append(squares, square)
        value += found.worth[square]
        if found.edge[square]:
            is_at_edge = True
        here = found.map_colour[square]
        if here >= 0:
            value += found.map_bonus if here == colour else -0.8
            value -= found.keep_maps
        at += 2
    for square in squares:
        for near in (square + 1, square - 1, square + WIDE, square - WIDE):
            index = found.squares[near]
            if index >= 0:
                value += 0.12
                if colour != NO_COLOUR and colour_of(found.tiles[index]) == colour:
                    groups = _with(groups, found.root[index])
            elif found.outside[near]:
                value += 0.12
            else:
                value -= _hole(found, squares, near)
    if colour != NO_COLOUR:
        value += _family_value(found, groups)
        if len(groups) == 0:
            value += found.lonely_wish[colour]
        if is_at_edge:
            value += found.edge_colour[colour]
    return value


def _with(groups: vec[i64], root: i64) -> vec[i64]:
    for other in groups:
        if other == root:
            return groups
    return append(groups, root)


def _hole(found: Outlook, squares: vec[i64], square: i64) -> float:
    """Return the price of leaving a free square with no free neighbour, or only one."""
    free: i64 = 0
    for near in (square + 1, square - 1, square + WIDE, square - WIDE):
        if found.squares[near] < 0 and not found.outside[near]:
            covered = False
            for other in squares:
                if other == near:
                    covered = True
            if not covered:
                free += 1
    if free == 0:
        return 0.9
    return 0.25 if free == 1 else 0.0


def _promise(size: i64) -> float:
    """Return what a group of cats is worth, with what it may become."""
    if size >= 3:
        return float(family_points(size)) + 1.0
    return PAIR if size == 2 else ONE


def _family_value(found: Outlook, groups: vec[i64]) -> float:
    size: i64 = 1
    before = 0.0
    for root in groups:
        size += found.size[root]
        before += _promise(found.size[root])
    return _promise(size) - before
