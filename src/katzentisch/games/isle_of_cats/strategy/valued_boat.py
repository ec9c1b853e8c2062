"""What each square of a boat is worth to cover: rats, maps, rooms, and what lessons ask of squares.

The numbers are those of the seat's judgement (judgement.py).
"""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.game import Judgement
from katzentisch.core.vecs import float_zeros, zeros
from katzentisch.games.isle_of_cats.box.boats import SQUARES, column_of, in_margin, row_of
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
    PER_THING,
    ROOMS_TOUCHED_OF,
    VISIBLE_MAPS,
    VISIBLE_RATS,
    Lesson,
)
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, COMMONS
from katzentisch.games.isle_of_cats.state.lessons import colour_of_lesson, private_lessons, public_lessons
from katzentisch.games.isle_of_cats.state.survey import NO_TILES, Survey, fill_in
from katzentisch.games.isle_of_cats.state.table import BOAT, FAMILY, FAMILY_KEPT, IsleState
from katzentisch.games.isle_of_cats.strategy import judgement
from katzentisch.games.isle_of_cats.strategy.judgement import IsleJudgement
from katzentisch.games.isle_of_cats.strategy.prior_lessons import lateness

_ZEROS: vec[i64] = zeros(SQUARES)
_WORTHLESS: vec[float] = float_zeros(SQUARES)


class ValuedBoat(Survey):
    """A survey with the values by which places are compared; squares are numbered with a margin."""

    def __init__(self) -> None:
        super().__init__()
        self.key: i64 = 0  # see `value_key`
        self.value: vec[float] = _WORTHLESS[:]  # of covering a square
        self.map_colour: vec[i64] = NO_TILES[:]  # -1 where no map is printed
        self.empty: vec[i64] = _ZEROS[:]  # 1 for a square of the boat that no tile covers
        self.edge: vec[i64] = _ZEROS
        self.room: vec[i64] = _ZEROS
        self.edge_value: vec[float] = float_zeros(COLOURS + 1)  # of a cat at the edge, by colour
        self.lonely_value: vec[float] = float_zeros(COLOURS + 1)  # of a cat without company
        self.room_value: vec[float] = _WORTHLESS  # of a room, by its empty squares
        self.map_bonus: float = 0.0
        self.keep_maps: float = 0.0  # the price of covering a map
        self.numbers: vec[float] = _WORTHLESS  # of the judgement, and those below for the day
        self.pair: float = 0.0
        self.single_cat: float = 0.0
        self.growth: float = 0.0
        self.large: float = 0.0
        self.side: float = 0.0
        self.free_side: float = 0.0
        self.hole: float = 0.0
        self.nook: float = 0.0
        self.spoilt_map: float = 0.0
        # The place being valued: its squares, the cats it would join and what their groups were worth.
        self.spots: vec[i64] = zeros(16)
        self.number: i64 = 0
        self.open_sides: i64 = 0  # of the tile there, where an empty square is left
        self.group: i64 = 0
        self.group_value: float = 0.0
        self.trial: i64 = 0  # counts places, and marks ...
        self.taken: vec[i64] = _ZEROS[:]  # ... the squares of this one
        self.joined: vec[i64] = vec[i64]()  # ... and the groups it has joined, at their root


def value_key(table: IsleState, seat: i64) -> i64:
    """Return a number that changes with the day, the lessons, their colours and the last common treasure."""
    lessons = private_lessons(table, seat) | public_lessons(table)
    is_common_left: i64 = 0
    for shape in range(COMMONS):
        if table.supply[shape] > 0:
            is_common_left = 1
    named = table.named + table.get(seat, FAMILY_KEPT)
    return (lessons * 16 + table.day * 2 + is_common_left) ^ (named * 65_537)


def value_boat(table: IsleState, seat: i64) -> ValuedBoat:
    """Survey a seat's boat and value its squares."""
    boat = ValuedBoat()
    fill_in(table, seat, boat)
    boats = table.parts.boats
    rats = boats.rats[table.get(seat, BOAT)]
    boat.edge = boats.edge_at
    boat.room = boats.room_at
    judged = table.judgements[seat]
    assert isinstance(judged, IsleJudgement)
    boat.room_value = judged.room_values[table.day]
    late = lateness(table)
    _take_numbers(boat, judged, late)
    rat = judged.numbers[judgement.RAT]
    of_room = judged.numbers[judgement.SQUARE] * (1.0 - late * judged.numbers[judgement.SQUARE_LATE])
    boat.joined = zeros(len(boat.tiles))
    for row in range(boats.grid.height):
        first = in_margin(row, 0)
        for column in range(boats.grid.width):
            square = first + column
            if boat.squares[square] < 0 and not boats.outside[square]:
                boat.empty[square] = 1
                filled = boat.empty_in_room[boat.room[square]] == 0
                boat.value[square] = (0.0 if filled else of_room) + rat * float((rats[row] >> column) & 1)
    _value_maps(table, seat, boat)
    _value_lessons(table, seat, boat, rats)
    return boat


def _take_numbers(boat: ValuedBoat, judged: Judgement, late: float) -> None:
    """Prepare what prior_placing.py needs of a judgement for the day."""
    numbers = judged.numbers
    boat.numbers = numbers
    boat.pair = numbers[judgement.PAIR] * (1.0 - late * numbers[judgement.PAIR_LATE])
    boat.single_cat = numbers[judgement.SINGLE_CAT]
    boat.growth = numbers[judgement.GROWTH] * (1.0 - late * numbers[judgement.GROWTH_LATE])
    boat.large = numbers[judgement.LARGE]
    boat.side = numbers[judgement.SIDE] * (1.0 - late * numbers[judgement.SIDE_LATE])
    boat.free_side = numbers[judgement.FREE_SIDE]
    boat.hole = numbers[judgement.HOLE] * (1.0 - late * numbers[judgement.HOLE_LATE])
    boat.nook = numbers[judgement.NOOK] * (1.0 - late * numbers[judgement.HOLE_LATE])
    boat.spoilt_map = numbers[judgement.SPOILT_MAP]


def _value_maps(table: IsleState, seat: i64, boat: ValuedBoat) -> None:
    grid = table.parts.boats.grid
    for colour in range(COLOURS):
        square = table.parts.boats.maps[table.get(seat, BOAT) * COLOURS + colour]
        boat.map_colour[in_margin(row_of(grid, square), column_of(grid, square))] = colour
    for shape in range(COMMONS):
        if table.supply[shape] > 0:
            boat.map_bonus = boat.numbers[judgement.MAP]


def _value_lessons(table: IsleState, seat: i64, boat: ValuedBoat, rats: vec[i64]) -> None:
    """Add what the seat's own lessons and the public ones ask of single squares."""
    if table.mode == FAMILY:
        for card in bits.members(table.get(seat, FAMILY_KEPT)):
            _value_lesson(table, boat, table.parts.family[card], -1, rats)
        return
    for card in bits.members(private_lessons(table, seat)):
        _value_lesson(table, boat, table.parts.lessons[card], -1, rats)
    for card in bits.members(public_lessons(table)):
        colour = colour_of_lesson(table, FIRST_LESSON + card)
        _value_lesson(table, boat, table.parts.lessons[card], colour, rats)


def _value_lesson(table: IsleState, boat: ValuedBoat, lesson: Lesson, colour: i64, rats: vec[i64]) -> None:
    kind = lesson.measure
    if kind == EDGE_EMPTY:
        for square in range(SQUARES):
            if boat.edge[square]:
                boat.value[square] += boat.numbers[judgement.LESSON_SQUARE]
    elif kind in (EDGE_CATS, EDGE_COLOURS, EDGE_COLOUR_BEST):
        _add_for_colours(boat.edge_value, boat.numbers[judgement.EDGE_CAT])
    elif kind == EDGE_COLOUR_COUNT and colour >= 0:
        boat.edge_value[colour] += float(lesson.points)
    elif kind == LONELY_CATS:
        _add_for_colours(boat.lonely_value, float(lesson.points))
    elif kind == LONELY_COLOUR_COUNT and colour >= 0:
        boat.lonely_value[colour] += float(lesson.points)
    elif kind == VISIBLE_MAPS:
        boat.keep_maps += float(lesson.points)
    elif kind in (VISIBLE_RATS, MIDDLE_ROW_EMPTY, ROOMS_TOUCHED_OF):
        _value_lesson_squares(table, boat, lesson, rats)


def _add_for_colours(numbers: vec[float], more: float) -> None:
    for colour in range(COLOURS):
        numbers[colour] += more


def _value_lesson_squares(table: IsleState, boat: ValuedBoat, lesson: Lesson, rats: vec[i64]) -> None:
    """Value rats to keep or cover, the middle row to fill, rooms to keep empty."""
    boats = table.parts.boats
    for row in range(boats.grid.height):
        for column in range(boats.grid.width):
            square = in_margin(row, column)
            if lesson.measure == VISIBLE_RATS:
                if (rats[row] >> column) & 1:
                    boat.value[square] += (
                        boat.numbers[judgement.LESSON_SQUARE]
                        if lesson.how != PER_THING
                        else -float(lesson.points)
                    )
            elif lesson.measure == MIDDLE_ROW_EMPTY:
                if row == boats.middle_row:
                    boat.value[square] += boat.numbers[judgement.LESSON_SQUARE]
            elif not boat.touched & lesson.rooms and _is_in(table, lesson.rooms, row, column):
                boat.value[square] -= float(lesson.points)


def _is_in(table: IsleState, rooms: i64, row: i64, column: i64) -> bool:
    return any((table.parts.boats.rooms[room][row] >> column) & 1 for room in bits.members(rooms))
