"""The tiles: shapes, colours, and how many of each there are (rulebook, "Components").

Shapes are numbered common treasures first, then rare treasures, oshax, cats. A cat is numbered
by its colour and its position among the cat shapes (`cat_number`).
"""

from collections import Counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.material import Entry, Material
from katzentisch.core.vecs import from_list
from katzentisch.games.isle_of_cats.box.printed_types import Side, TileKind
from katzentisch.kit.polyomino import Polyomino, Square, drawings, is_joined

COLOURS: Final = 5
NO_COLOUR: Final = 5
COMMONS: Final = 4  # shapes 0 to 3
RARES: Final = 5  # shapes 4 to 8
_CAT_SHAPES: Final = 17  # shapes 15 to 31
FIRST_RARE: Final = 4
FIRST_OSHAX: Final = 9
FIRST_CAT: Final = 15
SHAPES: Final = 32
CATS: Final = 85
SIDES: tuple[Side, ...] = ("left", "right")
GROUPS: tuple[TileKind, ...] = ("common", "rare", "oshax", "cat")
_SIZES = {
    ("common", 1): 1,
    ("common", 2): 1,
    ("common", 3): 2,
    ("rare", 4): 5,
    ("oshax", 6): 6,
    ("cat", 4): 1,
    ("cat", 5): 10,
    ("cat", 6): 6,
}


class Tiles:
    """What tiles there are."""

    def __init__(self, material: Material) -> None:
        file = material.file("tiles.toml")
        self.colours: list[str] = file.texts("colours")
        if sorted(self.colours) != ["blue", "green", "orange", "purple", "red"]:
            raise file.refused(
                "colours", "colours {given} are not blue, green, red, purple, orange", given=self.colours
            )
        self.shapes: list[str] = []
        self.small: list[str] = []
        self.commons_by_players: vec[i64] = vec[i64]()
        self.cats_per_side: vec[i64] = vec[i64]()
        self.prices: vec[i64] = vec[i64]()
        self.rare_points: i64 = 0
        self.rare_copies: i64 = 0
        self._read_supply(file)
        self._read_fields(file)
        file.finish()
        self.drawings: list[list[str]] = []
        self.polyominoes: list[Polyomino] = []
        self._read_shapes(material.file("shapes.toml"))
        self.cat_names: list[str] = [
            f"{colour} {shape}" for colour in self.colours for shape in self.shapes[FIRST_CAT:]
        ]

    def group(self, shape: int) -> TileKind:
        """Return which sort of tile has this shape."""
        if shape < FIRST_RARE:
            return "common"
        if shape < FIRST_OSHAX:
            return "rare"
        return "oshax" if shape < FIRST_CAT else "cat"

    def _read_supply(self, file: Entry) -> None:
        cats, oshax = file.entry("cats"), file.entry("oshax")
        rare, common = file.entry("rare"), file.entry("common")
        self.shapes = [shape for entry in (common, rare, oshax, cats) for shape in entry.texts("shapes")]
        _fixed(cats, "start", "bag")
        _fixed(oshax, "start", "table")
        _fixed(rare, "start", "bag")
        _fixed(common, "start", "table")
        _total(cats, "copies_per_colour_and_shape", "total", COLOURS, CATS)
        _total(oshax, "copies_per_shape", "total", 1, 6)
        _total(rare, "copies_per_shape", "total", 1, 25)
        _total(common, "copies_in_box_per_shape", "total_in_box", 1, 44)
        self.rare_copies = rare.number("copies_per_shape")
        self.rare_points = rare.number("end_points_each", at_least=0)
        self.small = common.texts("small", self.shapes[:COMMONS])
        if self.small != self.shapes[: len(self.small)] or len(self.small) != 2:
            raise common.refused(
                "small",
                "small {given} are not the two smallest shapes, named first in shapes",
                given=self.small,
            )
        self.commons_by_players = _by_players(common.entry("copies_per_shape_by_players"), [5, 5, 8, 11])
        for entry in (cats, oshax, rare, common):
            entry.finish()

    def _read_fields(self, file: Entry) -> None:
        fields = file.entry("fields")
        self.cats_per_side = _by_players(fields.entry("cats_per_side_by_players"), [4, 4, 6, 8])
        prices = fields.entry("fish_price")
        for side in SIDES:
            self.prices = append(self.prices, prices.number(side, at_least=0))
        if list(self.prices) != [3, 5]:
            raise prices.refused(
                "prices", "prices {given} are not 3 left and 5 right", given=list(self.prices)
            )
        prices.finish()
        fields.finish()

    def _read_shapes(self, file: Entry) -> None:
        shapes = file.entry("shape")
        if sorted(shapes.data) != sorted(self.shapes):
            wrong = sorted(set(shapes.data) ^ set(self.shapes))
            raise shapes.refused(
                "one_file_only",
                "{shape} stands in only one of shapes.toml and tiles.toml",
                shape=repr(wrong[0]),
            )
        sizes: Counter[tuple[str, int]] = Counter()
        seen: dict[tuple[str, tuple[Square, ...]], str] = {}
        for number, name in enumerate(self.shapes):
            shape = shapes.entry(name)
            squares = _squares(shape)
            group = shape.text("group", [self.group(number)])
            canonical = (group, tuple(min(drawings(squares))))
            if canonical in seen:
                raise shape.refused("same_shape", "rows: the same tile as {shape}", shape=seen[canonical])
            seen[canonical] = name
            sizes[(group, len(squares))] += 1
            self.polyominoes.append(Polyomino(squares))
            self.drawings.append(shape.texts("rows"))
        if sizes != _SIZES:
            raise shapes.refused("sizes", "sizes {given} are not {right}", given=dict(sizes), right=_SIZES)
        file.finish()


def check_squares(entry: Entry, squares: list[Square]) -> None:
    """Refuse a drawing that has other squares than its entry says, or squares that are not connected."""
    if len(squares) != entry.number("squares") or not is_joined(squares):
        raise entry.refused(
            "squares_of_shape",
            "squares {given}: {drawn} are drawn; they must be connected",
            given=repr(entry.value("squares")),
            drawn=len(squares),
        )


def _squares(shape: Entry) -> list[Square]:
    rows = shape.texts("rows")
    if len({len(row) for row in rows}) != 1 or set("".join(rows)) - {"#", "."}:
        raise shape.refused(
            "rows_of_shape", "rows {rows} are not rows of equal length made of '#' and '.'", rows=rows
        )
    squares = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"]
    check_squares(shape, squares)
    if len(drawings(squares)) != shape.number("orientations"):
        raise shape.refused(
            "orientations",
            "orientations {given}: the drawing has {drawn}",
            given=repr(shape.value("orientations")),
            drawn=len(drawings(squares)),
        )
    shape.text("about")
    shape.text("group")
    shape.finish()
    return squares


def _fixed(entry: Entry, key: str, right: str) -> None:
    entry.text(key, [right])


def _total(entry: Entry, copies: str, total: str, times: int, right: int) -> None:
    counted = len(set(entry.texts("shapes"))) * entry.number(copies, at_least=1) * times
    if counted != entry.number(total) or counted != right:
        raise entry.refused(
            "shapes_times_copies",
            "{key} {given}: shapes times {copies} give {counted}; {right} is right",
            key=total,
            given=repr(entry.value(total)),
            copies=copies,
            counted=counted,
            right=right,
        )


def _by_players(entry: Entry, right: list[int]) -> vec[i64]:
    numbers = [entry.number(str(players), at_least=0) for players in range(1, 5)]
    entry.finish()
    if numbers != right:
        raise entry.refused(
            "by_players", "{given} is not {right} for 1 to 4 players", given=numbers, right=right
        )
    return from_list([0, *numbers])


def cat_number(shape: i64, colour: i64) -> i64:
    """Return the number of the cat of a shape and colour."""
    return shape - FIRST_CAT + _CAT_SHAPES * colour


def cat_shape(cat: i64) -> i64:
    """Return the shape of a cat."""
    return FIRST_CAT + cat % _CAT_SHAPES


def cat_colour(cat: i64) -> i64:
    """Return the colour of a cat."""
    return cat // _CAT_SHAPES
