"""The boats: outline, rooms, rats and treasure maps (rulebook, "The boat").

All four boats share outline and rooms. A set of squares is a row of words, one per row of the boat. A square is
numbered `row * width + column`, a place of a tile `(turn * height + row) * width + column`, as in kit/grid.py.
For counting neighbours the squares also lie in one long row with a margin around the boat (`in_margin`).
"""

from collections import Counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.bits import count, single
from katzentisch.core.material import Entry, Material
from katzentisch.core.vecs import zeros
from katzentisch.games.isle_of_cats.box.tiles import check_squares
from katzentisch.kit.grid import Grid
from katzentisch.kit.polyomino import is_joined

WIDE: Final = 24  # a row of the boat with its margin on each side
SQUARES: Final = 11 * WIDE
ROOMS: Final = 7
_WATER = "~"
_RAT = "x"
# I002, I127, I128, I129
_SYMBOLS = {"parrot": 2, "moon": 2, "apple": 1, "grain": 1, "none": 1}


class Boats:
    """What is printed on the boats."""

    def __init__(self, material: Material, colours: list[str]) -> None:
        file = material.file("boats.toml")
        height = file.number("rows", at_least=1)
        width = file.number("columns", at_least=1)
        drawing = file.texts("room_grid")
        _check_size(file, "room_grid", drawing, height, width)
        self.grid = Grid(height, width)
        self.middle_row: i64 = file.number("middle_row", at_least=0)
        self.outline: vec[i64] = _hull_of(drawing)
        self.edge: vec[i64] = _edge(self.outline)
        self.room_letters: list[str] = []
        self.room_symbols: list[str] = []
        self.rooms: list[vec[i64]] = []  # squares of each room
        self.room_grid: list[str] = drawing
        self._read_rooms(file, drawing)
        # By square with margin: 1 outside, 1 at the edge, the room.
        self.outside: vec[i64] = vec[i64]([1] * SQUARES)
        self.edge_at: vec[i64] = zeros(SQUARES)
        self.room_at: vec[i64] = zeros(SQUARES)
        self._lay_out()
        self.names: list[str] = []
        self.drawings: list[list[str]] = []
        self.rats: list[vec[i64]] = []  # by boat
        self.maps: vec[i64] = vec[i64]()  # boat * colours + colour -> square number
        self._read_boats(file, colours)
        self._check_totals(file)

    def _read_rooms(self, file: Entry, drawing: list[str]) -> None:
        rooms = file.entry("room")
        numbers: list[int] = []
        for letter in rooms.data:
            room = rooms.entry(letter)
            numbers.append(room.number("number", at_least=1))
            self.room_symbols.append(room.text("symbol", list(_SYMBOLS)))
            room.text("about")
            squares = _squares_of(drawing, letter)
            check_squares(room, squares)
            room.finish()
            self.room_letters.append(letter)
            self.rooms.append(_words_of(drawing, letter))
        if numbers != list(range(1, 8)):
            raise rooms.refused("room_numbers", "numbers {numbers} are not 1 to 7", numbers=numbers)
        if Counter(self.room_symbols) != _SYMBOLS:
            raise rooms.refused(
                "room_symbols",
                "symbols {given} are not {right}",
                given=dict(Counter(self.room_symbols)),
                right=_SYMBOLS,
            )

    def _lay_out(self) -> None:
        for room in range(len(self.rooms)):
            for row in range(self.grid.height):
                for column in range(self.grid.width):
                    if (self.rooms[room][row] >> column) & 1:
                        square = in_margin(row, column)
                        self.outside[square] = 0
                        self.edge_at[square] = (self.edge[row] >> column) & 1
                        self.room_at[square] = room

    def _read_boats(self, file: Entry, colours: list[str]) -> None:
        boats = file.entry("boat")
        spots: set[tuple[int, int]] = set()
        for name in boats.data:
            boat = boats.entry(name)
            drawing = boat.texts("grid")
            boat.finish()
            _check_size(boat, "grid", drawing, int(self.grid.height), int(self.grid.width))
            if list(_hull_of(drawing)) != list(self.outline):
                raise boat.refused("outline", "grid: the outline is not that of room_grid")
            marks = Counter("".join(drawing))
            letters = [colour[0] for colour in colours]
            known = [_WATER, ".", _RAT, *letters]
            for mark in marks:
                if mark not in known:
                    raise boat.refused(
                        "mark",
                        "grid: mark {mark} is not one of ~ . x {letters}",
                        mark=repr(mark),
                        letters=" ".join(letters),
                    )
            # I003, I004, I139
            if marks[_RAT] != file.number("rats_per_boat"):
                raise boat.refused(
                    "rats",
                    "grid: {rats} rats, not {right}",
                    rats=marks[_RAT],
                    right=file.value("rats_per_boat"),
                )
            maps = [_squares_of(drawing, letter) for letter in letters]
            if any(len(squares) != 1 for squares in maps):
                raise boat.refused("maps", "grid: there must be one treasure map of each colour")
            for squares in maps:
                row, column = squares[0]
                self.maps = append(self.maps, row * self.grid.width + column)
            here = {squares[0] for squares in maps}
            if spots and here != spots:
                raise boat.refused(
                    "maps_elsewhere",
                    "grid: maps at {here}, but on the other boats at {there}",
                    here=sorted(here),
                    there=sorted(spots),
                )
            spots = here
            self.names.append(name)
            self.drawings.append(drawing)
            self.rats.append(_words_of(drawing, _RAT))

    def _check_totals(self, file: Entry) -> None:
        squares = int(sum(count(word) for word in self.outline))
        edge = int(sum(count(word) for word in self.edge))
        for key, value in (
            ("squares", squares),
            ("distinct_boats", len({tuple(drawing) for drawing in self.drawings})),
            ("maps_per_boat", len(self.maps) // max(1, len(self.names))),
            ("edge_squares", edge),
        ):
            if file.number(key) != value:
                raise file.refused(
                    "drawings",
                    "{key} {given} is not what the drawings show: {right}",
                    key=key,
                    given=repr(file.value(key)),
                    right=value,
                )
        hull = [square for letter in self.room_letters for square in _squares_of(self.room_grid, letter)]
        if len(hull) != squares or not is_joined(hull):
            raise file.refused(
                "every_square", "room_grid: every square of the boat belongs to one of the rooms A to G"
            )
        if count(self.outline[self.middle_row]) != self.grid.width:
            raise file.refused(
                "middle_row", "middle_row {row} does not go from stern to bow", row=self.middle_row
            )
        file.finish()


def in_margin(row: i64, column: i64) -> i64:
    """Return a square's number in the long row with a margin."""
    return (row + 1) * WIDE + column + 1


def turn_of(grid: Grid, place: i64) -> i64:
    """Return how a tile at a place is turned."""
    return place // grid.squares


def row_of(grid: Grid, place: i64) -> i64:
    """Return the top row of a tile at a place, or the row of a square."""
    return place % grid.squares // grid.width


def column_of(grid: Grid, place: i64) -> i64:
    """Return the left column of a tile at a place, or the column of a square."""
    return place % grid.width


def _words_of(drawing: list[str], letter: str) -> vec[i64]:
    """Return the squares of a drawing with this mark as one word per row."""
    words = vec[i64]()
    for line in drawing:
        word: i64 = 0
        for column, mark in enumerate(line):
            if mark == letter:
                word |= single(column)
        words = append(words, word)
    return words


def _hull_of(drawing: list[str]) -> vec[i64]:
    """Return all squares of a drawing that are not water as one word per row."""
    words = vec[i64]()
    for word in _words_of(drawing, _WATER):
        words = append(words, ~word & (single(len(drawing[0])) - 1))
    return words


def _squares_of(drawing: list[str], letter: str) -> list[tuple[int, int]]:
    """List the squares of a drawing with this mark, in reading order."""
    return [(r, c) for r, line in enumerate(drawing) for c, mark in enumerate(line) if mark == letter]


def _edge(outline: vec[i64]) -> vec[i64]:
    """Return the squares with a side towards the water."""
    edge = vec[i64]()
    last = len(outline) - 1
    for row, word in enumerate(outline):
        above: i64 = outline[row - 1] if row > 0 else 0
        below: i64 = outline[row + 1] if row < last else 0
        inner = above & below & (word << 1) & (word >> 1)
        edge = append(edge, word & ~inner)
    return edge


def _check_size(entry: Entry, key: str, drawing: list[str], height: int, width: int) -> None:
    if len(drawing) != height or any(len(line) != width for line in drawing):
        raise entry.refused(
            "rows_of_marks",
            "{key} is not {height} rows of {width} marks",
            key=key,
            height=height,
            width=width,
        )
