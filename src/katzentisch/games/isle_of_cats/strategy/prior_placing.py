"""How good a place for a tile looks: families, rats, rooms, maps, lessons, and room left for big shapes."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box.boats import SQUARES, WIDE
from katzentisch.games.isle_of_cats.box.cards import FIRST_LESSON
from katzentisch.games.isle_of_cats.box.measures import (
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
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, NO_COLOUR
from katzentisch.games.isle_of_cats.rules import placing
from katzentisch.games.isle_of_cats.state.lessons import colour_of_lesson
from katzentisch.games.isle_of_cats.state.survey import NOTHING, Survey, count, family_points
from katzentisch.games.isle_of_cats.state.table import (
    BOAT,
    FAMILY,
    FAMILY_KEPT,
    LESSONS,
    PUBLIC,
    IsleState,
    colour_of,
)

# Tuned by games of greedy players against each other: tiles that lie close to each other are worth most.
PAIR: Final = 3.0  # what two cats that touch promise
ONE: Final = 0.1  # what a lonely cat promises
MORE: Final = 2.6  # what a family promises beyond its points
CLOSE: Final = 0.6  # each side that touches another tile or the hull
HOLE: Final = 0.2  # the price of an empty square shut in by this tile
NOOK: Final = 0.25  # the price of one with a single empty neighbour
SQUARE: Final = 0.4  # covering a square of a room not yet filled
MAP: Final = 2.1  # a common treasure
SPOILT_MAP: Final = 0.8
ROOM: Final = 5.0  # points lost by a room not filled


ZEROS: vec[i64] = vec[i64]([0] * SQUARES)
WORTHLESS: vec[float] = vec[float]([0.0] * SQUARES)


class Outlook(Survey):
    """A survey with what a place needs to be judged: what each square is worth to cover."""

    def __init__(self) -> None:
        super().__init__()
        self.worth: vec[float] = WORTHLESS[:]  # of covering a square
        self.map_colour: vec[i64] = NOTHING[:]
        self.empty: vec[i64] = ZEROS[:]  # 1 for a square of the boat that no tile covers
        self.edge: vec[i64] = ZEROS
        self.room: vec[i64] = ZEROS
        self.edge_colour: vec[float] = vec[float]([0.0] * (COLOURS + 1))  # for a cat at the edge, by colour
        self.lonely_wish: vec[float] = vec[float]([0.0] * (COLOURS + 1))
        self.hope: vec[float] = WORTHLESS  # what a room with so many empty squares promises
        self.map_bonus: float = 0.0
        self.keep_maps: float = 0.0
        # The place being judged: its squares, the cats it would join and what their groups promised.
        self.spots: vec[i64] = vec[i64]([0] * 16)
        self.number: i64 = 0
        self.group: i64 = 0
        self.promised: float = 0.0
        self.trial: i64 = 0  # counts places, and marks ...
        self.taken: vec[i64] = ZEROS[:]  # ... the squares of this one
        self.joined: vec[i64] = vec[i64]()  # ... and the groups it has joined, at their root


def outlook_of(table: IsleState, seat: i64) -> Outlook:
    """Return the outlook of a seat's boat, remembered until a tile or a lesson is laid, or a day ends."""
    found = table.surveyed
    lessons = _lessons_key(table, seat)
    if table.surveyed_seat == seat and table.surveyed_lessons == lessons and isinstance(found, Outlook):
        return found
    found = _look(table, seat)
    table.surveyed = found
    table.surveyed_seat = seat
    table.surveyed_lessons = lessons
    return found


def _lessons_key(table: IsleState, seat: i64) -> i64:
    """Return a number that changes with the day, the lessons, their colours and the last common treasure."""
    key = table.piles[table.pile(seat, LESSONS) + 2] | table.piles[table.common_pile(PUBLIC) + 2]
    commons = table.supply[0] + table.supply[1] + table.supply[2] + table.supply[3]
    return (key * 16 + table.day * 2 + (1 if commons else 0)) ^ (
        (table.named + table.get(seat, FAMILY_KEPT)) * 65_537
    )


def _look(table: IsleState, seat: i64) -> Outlook:
    found = Outlook()
    count(table, seat, found)
    boats = table.parts.boats
    rats = boats.rats[table.get(seat, BOAT)]
    found.edge = boats.edge_at
    found.room = boats.room_at
    found.hope = HOPES[table.day]
    found.joined = vec[i64]([0] * len(found.tiles))
    for row in range(boats.grid.height):
        square = (row + 1) * WIDE + 1
        seen = rats[row]
        last = square + boats.grid.width
        while square < last:
            if found.squares[square] < 0 and not boats.outside[square]:
                found.empty[square] = 1
                filled = found.empty_in_room[found.room[square]] == 0
                found.worth[square] = (0.0 if filled else SQUARE) + float(seen & 1)
            seen >>= 1
            square += 1
    _see_maps(table, seat, found)
    _see_lessons(table, seat, found, rats)
    return found


def hopes(day: i64) -> vec[float]:
    """Return what a room promises, by its empty squares."""
    found = vec[float]()
    empty: i64
    for empty in range(SQUARES):
        found = append(found, hope_of_room(empty, day))
    return found


def hope_of_room(empty: i64, day: i64) -> float:
    """Return the points of filling a room times how likely that is: the fuller and the earlier, the more."""
    if empty == 0:
        return ROOM
    left = float(5 - day)
    return ROOM * (0.25 + 0.14 * left) * math.exp(-float(empty - 1) / (10.0 + 3.0 * left))


HOPES: Final = [hopes(day) for day in range(7)]


def _see_maps(table: IsleState, seat: i64, found: Outlook) -> None:
    grid = table.parts.boats.grid
    colour: i64
    for colour in range(COLOURS):
        square = table.parts.boats.maps[table.get(seat, BOAT) * COLOURS + colour]
        found.map_colour[(square // grid.width + 1) * WIDE + square % grid.width + 1] = colour
    commons = table.supply[0] + table.supply[1] + table.supply[2] + table.supply[3]
    found.map_bonus = MAP if commons > 0 else 0.0


def _see_lessons(table: IsleState, seat: i64, found: Outlook, rats: vec[i64]) -> None:
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


def _wish(table: IsleState, found: Outlook, lesson: Lesson, colour: i64, rats: vec[i64]) -> None:
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
    colour: i64
    for colour in range(COLOURS):
        numbers[colour] += more


def _add_worth(found: Outlook, squares: vec[i64], more: float) -> None:
    square: i64
    for square in range(SQUARES):
        if squares[square]:
            found.worth[square] += more


def _wish_for_squares(table: IsleState, found: Outlook, lesson: Lesson, rats: vec[i64]) -> None:
    """Rats to keep or cover, the middle row to fill, rooms to keep empty."""
    boats = table.parts.boats
    for row in range(boats.grid.height):
        for column in range(boats.grid.width):
            square = (row + 1) * WIDE + column + 1
            if lesson.measure == VISIBLE_RATS:
                if (rats[row] >> column) & 1:
                    found.worth[square] += 0.4 if lesson.how != 3 else -float(lesson.points)
            elif lesson.measure == MIDDLE_ROW_EMPTY:
                if row == boats.middle_row:
                    found.worth[square] += 0.4
            elif not found.touched & lesson.rooms and _is_in(table, lesson.rooms, row, column):
                found.worth[square] -= float(lesson.points)


def _is_in(table: IsleState, rooms: i64, row: i64, column: i64) -> bool:
    room: i64
    for room in range(len(table.parts.boats.rooms)):
        if (rooms >> room) & 1 and (table.parts.boats.rooms[room][row] >> column) & 1:
            return True
    return False


# ---------------------------------------------------------------------- one place


def value_of_place(table: IsleState, seat: i64, shape: i64, colour: i64, place: i64) -> float:
    """Return what laying a tile here looks worth, in points."""
    found = outlook_of(table, seat)
    _take(table, found, shape, place)
    value = _covered_value(found, colour)
    for number in range(found.number):
        square = found.spots[number]
        value += _side(found, square + 1) + _side(found, square - 1)
        value += _side(found, square + WIDE) + _side(found, square - WIDE)
    return value + _family_value(found, colour) if colour != NO_COLOUR else value


def _take(table: IsleState, found: Outlook, shape: i64, place: i64) -> None:
    """Mark the squares of a tile."""
    grid = table.parts.boats.grid
    piece = table.parts.tiles.polyominoes[shape]
    first = (place % grid.squares // grid.width + 1) * WIDE + place % grid.width + 1
    at = (place // grid.squares) * piece.stride + 2
    found.trial += 1
    found.number = 0
    while found.number < piece.size:
        square = first + piece.steps[at] * WIDE + piece.steps[at + 1]
        found.spots[found.number] = square
        found.taken[square] = found.trial
        found.number += 1
        at += 2


def _covered_value(found: Outlook, colour: i64) -> float:
    """Return what covering the marked squares is worth: rats, maps, rooms, the wishes of lessons."""
    value = 0.0
    rooms: i64 = 0  # squares covered in each room, eight bits each
    at_edge: i64 = 0
    for number in range(found.number):
        square = found.spots[number]
        value += found.worth[square]
        rooms += bits.single(8 * found.room[square])
        at_edge |= found.edge[square]
        here = found.map_colour[square]
        if here >= 0:
            value += found.map_bonus if here == colour else -SPOILT_MAP
            value -= found.keep_maps
    if at_edge and colour != NO_COLOUR:
        value += found.edge_colour[colour]
    return value + _rooms_value(found, rooms)


def _rooms_value(found: Outlook, rooms: i64) -> float:
    """Return how much more the rooms promise when so many of their squares are covered."""
    value = 0.0
    room: i64 = 0
    while rooms:
        covered = rooms & 255
        if covered:
            empty = found.empty_in_room[room]
            value += found.hope[empty - covered] - found.hope[empty]
        rooms >>= 8
        room += 1
    return value


def best_place(table: IsleState, seat: i64, shape: i64, colour: i64) -> float:
    """Return what a tile looks worth at its best place, 0 where it has none."""
    best = 0.0
    places = placing.legal(table, seat, shape, vec[i64]())
    place: i64
    for place in range(len(places)):
        value = value_of_place(table, seat, shape, colour, places[place] - actions.PLACE)
        if place == 0 or value > best:
            best = value
    return best


def _side(found: Outlook, near: i64) -> float:
    """Return what it is worth to lie beside a square: it is covered, or outside, or left with little room."""
    if not found.empty[near]:
        return CLOSE
    if found.taken[near] == found.trial:
        return 0.0
    free = (
        _free(found, near + 1)
        + _free(found, near - 1)
        + _free(found, near + WIDE)
        + _free(found, near - WIDE)
    )
    if free == 0:
        return -HOLE
    return -NOOK if free == 1 else 0.0


def _free(found: Outlook, square: i64) -> i64:
    """Return 1 for a square that stays free."""
    return 0 if found.taken[square] == found.trial else found.empty[square]


def _family_value(found: Outlook, colour: i64) -> float:
    """Return how much more the groups of a colour promise when a cat joins those beside the marked squares."""
    found.group = 1
    found.promised = 0.0
    for number in range(found.number):
        square = found.spots[number]
        _join(found, square + 1, colour)
        _join(found, square - 1, colour)
        _join(found, square + WIDE, colour)
        _join(found, square - WIDE, colour)
    value = _promise(found.group) - found.promised
    return value + found.lonely_wish[colour] if found.group == 1 else value


def _join(found: Outlook, near: i64, colour: i64) -> None:
    """Add the group that lies on a square, if it is of the colour and not added yet."""
    index = found.squares[near]
    if index < 0 or colour_of(found.tiles[index]) != colour:
        return
    root = found.root[index]
    if found.joined[root] != found.trial:
        found.joined[root] = found.trial
        found.group += found.size[root]
        found.promised += _promise(found.size[root])


def _promise(size: i64) -> float:
    """Return what a group of cats is worth, with what it may become."""
    if size >= 3:
        return float(family_points(size)) + MORE
    return PAIR if size == 2 else ONE
