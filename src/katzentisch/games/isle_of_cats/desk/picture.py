"""A drawing of the boats and the fields as SVG: for notebooks and for `render` of the environments.

Colours and forms are those of the page: families of cats, planks, hull, maps and rats. Nothing is written but numbers, so
that it needs no language. It shows what a view shows, one square of a boat being ten units wide.
"""

from collections.abc import Iterable
from typing import Any

from katzentisch.games.isle_of_cats.box.printed_types import Printed
from katzentisch.games.isle_of_cats.knowledge.view_types import View

_SQUARE = 10
_BESIDE = 30  # width of the numbers beside a boat
_GAP = 14
FUR = {"blue": "#235092", "green": "#6dd3bd", "red": "#ab463a", "purple": "#9078b1", "orange": "#e9b331"}
_DARK = {"blue": "#122f5c", "green": "#2f8f7b", "red": "#6b2a21", "purple": "#5a467a", "orange": "#9c7212"}
_MAPS = {"b": "blue", "g": "green", "r": "red", "p": "purple", "o": "orange"}
TREASURE = {"common": "#d9cba3", "rare": "#f4dd8a"}
_SEATS = ("#235092", "#ab463a", "#2b7a5b", "#b7791f")
INK, SEA, HULL, PLANK, OTHER_PLANK = "#1b2735", "#bfd9e0", "#b98a5a", "#d9bd92", "#cfae7f"

Squares = Iterable[tuple[int, int]]


def draw(view: View, printed: Printed) -> str:
    """Return the boats of all seats below each other, with the fields at the right, as SVG."""
    seats: list[Any] = list(view["seats"])
    boat_height = printed["rows"] * _SQUARE + _GAP
    width = _BESIDE + printed["columns"] * _SQUARE + _GAP + 4 * _SQUARE + _GAP
    fields = _fields(view, printed, _BESIDE + printed["columns"] * _SQUARE + _GAP)
    height = max(boat_height * max(len(seats), 2) + _GAP, fields[1])  # alone: room for all cats of a day
    boats = "".join(
        f'<g transform="translate({_BESIDE} {_GAP + number * boat_height})">{_boat(number, seat, printed)}</g>'
        for number, seat in enumerate(seats)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width * 2}" height="{height * 2}" '
        f'font-family="DejaVu Sans, Arial, sans-serif"><rect width="{width}" height="{height}" fill="{SEA}"/>'
        f"{boats}{fields[0]}</svg>"
    )


def _boat(number: int, seat: Any, printed: Printed) -> str:
    """Return one boat: hull, planks by rooms, maps and rats, tiles; fish, boots and baskets at its left."""
    rows = printed["boats"][seat["boat"]]
    deck = [(row, column) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign != "~"]
    drawn = [
        _filled(INK, (_square(*place, 3) for place in deck)),
        _filled(HULL, (_square(*place, 2.4) for place in deck)),
        _planks(deck, printed),
    ]
    covered = {tuple(square) for tile in seat["tiles"] for square in tile["squares"]}
    for row, column in deck:
        sign = rows[row][column]
        if sign != "." and (row, column) not in covered:
            drawn.append(_sign(sign, column * _SQUARE, row * _SQUARE))
    drawn += [_tile(tile["kind"], tile.get("colour"), tile["squares"]) for tile in seat["tiles"]]
    return "".join(drawn) + _stores(number, seat)


def _planks(deck: Squares, printed: Printed) -> str:
    """Return the deck: the room without a sign on darker planks, and a line where a room ends."""
    grid = printed["room_grid"]
    planks: dict[str, list[str]] = {PLANK: [], OTHER_PLANK: []}
    ends: list[str] = []
    for row, column in deck:
        room = grid[row][column]
        planks[OTHER_PLANK if room == "E" else PLANK].append(_square(row, column, -0.12))
        if column and grid[row][column - 1] not in (room, "~"):
            ends.append(_side(row, column, 0, -1, 0.45))
        if row and grid[row - 1][column] not in (room, "~"):
            ends.append(_side(row, column, -1, 0, 0.45))
    return _filled("#6b4a26", (_square(row, column, 0) for row, column in deck)) + "".join(
        [*(_filled(fill, squares) for fill, squares in planks.items()), _filled(INK, ends)]
    )


def _sign(sign: str, x: int, y: int) -> str:
    """Return a rat, or the map of a colour, on a square."""
    if sign == "x":
        return (
            f'<g fill="#5b5148"><ellipse cx="{x + 5}" cy="{y + 6}" rx="3" ry="2"/><circle cx="{x + 2.6}" cy="{y + 4.2}" r="1.1"/>'
            f'<path d="M{x + 8} {y + 6}q2 -.5 1 -3" fill="none" stroke="#5b5148" stroke-width=".6"/></g>'
        )
    colour = _MAPS[sign]
    return (
        f'<rect x="{x + 1.6}" y="{y + 1.6}" width="6.8" height="6.8" rx="1" fill="#f6ead0" stroke="{_DARK[colour]}" stroke-width=".9"/>'
        f'<path d="M{x + 3.4} {y + 3.4}l3.2 3.2m0 -3.2l-3.2 3.2" stroke="{_DARK[colour]}" stroke-width="1.1"/>'
    )


def _tile(kind: str, colour: str | None, squares: Any) -> str:
    """Return a cat with a face, or a treasure."""
    places = [(int(row), int(column)) for row, column in squares]
    if kind in TREASURE:
        return _squares(places, TREASURE[kind], "#8a6414") + "".join(
            f'<circle cx="{column * _SQUARE + 5}" cy="{row * _SQUARE + 5}" r="1.6" fill="#fff3c4"/>'
            for row, column in places
        )
    fur, dark = FUR.get(colour or "", "#a58d74"), _DARK.get(colour or "", "#6b4a26")
    return _squares(places, fur, dark) + _face(min(places), dark, kind == "oshax")


def _squares(squares: Squares, fill: str, line: str) -> str:
    """Return squares as one piece: filled, with a line around the whole."""
    places = set(squares)
    border = [
        _side(row, column, down, across, 0.55)
        for row, column in sorted(places)
        for down, across in ((-1, 0), (1, 0), (0, -1), (0, 1))
        if (row + down, column + across) not in places
    ]
    return _filled(fill, (_square(row, column, 0.05) for row, column in sorted(places))) + _filled(
        line, border
    )


# Lines are thin rectangles: filling is half the work of stroking, and `render` shall be quick.
def _filled(fill: str, parts: Iterable[str]) -> str:
    return f'<path d="{"".join(parts)}" fill="{fill}"/>'


def _square(row: int, column: int, wider: float) -> str:
    """Return the path of a square, wider by so much on every side."""
    side = _SQUARE + 2 * wider
    return f"M{column * _SQUARE - wider:g} {row * _SQUARE - wider:g}h{side:g}v{side:g}h-{side:g}z"


def _side(row: int, column: int, down: int, across: int, half: float) -> str:
    """Return the path of a line along one side of a square, twice `half` thick."""
    x, y = (column + max(across, 0)) * _SQUARE, (row + max(down, 0)) * _SQUARE
    long, thick = _SQUARE + 2 * half, 2 * half
    width, height = (thick, long) if across else (long, thick)
    return f"M{x - half:g} {y - half:g}h{width:g}v{height:g}h-{width:g}z"


def _face(place: tuple[int, int], dark: str, crowned: bool) -> str:
    """Return the face of a cat on a square; an oshax wears a crown."""
    x, y = place[1] * _SQUARE, place[0] * _SQUARE
    crown = f'<path d="M{x + 3} {y + 1.9}l1 -1.4 1 1 1 -1 1 1.4z" fill="#f6c945" stroke="{INK}" stroke-width=".3"/>'
    return (
        f'<path d="M{x + 2} {y + 4.5}l.4 -2.8 2 1.4h1.2l2 -1.4 .4 2.8q.3 3.6 -3 3.6t-3 -3.6z" fill="#fff" fill-opacity=".6" stroke="{dark}" stroke-width=".4"/>'
        f'<circle cx="{x + 3.9}" cy="{y + 4.9}" r=".6" fill="{INK}"/><circle cx="{x + 6.1}" cy="{y + 4.9}" r=".6" fill="{INK}"/>'
        f'<path d="M{x + 4.6} {y + 6}h.8l-.4 .5z" fill="{dark}"/>' + (crown if crowned else "")
    )


def _stores(number: int, seat: Any) -> str:
    """Return the number of a seat and its fish, left of its boat."""
    fish = seat.get("fish")
    drawn = f'<circle cx="-17" cy="12" r="7" fill="{_SEATS[number % 4]}"/><text x="-17" y="15" font-size="8" fill="#fff" text-anchor="middle">{number}</text>'
    if fish is None:
        return drawn
    return drawn + (
        '<g transform="translate(-25 28)"><path d="M0 4q4 -5 9 0l3 -3v6l-3 -3q-5 5 -9 0z" fill="#5aa0ae" stroke="#33261a" stroke-width=".4"/></g>'
        f'<text x="-17" y="44" font-size="9" fill="{INK}" text-anchor="middle">{fish}</text>'
    )


def _fields(view: View, printed: Printed, x: int) -> tuple[str, int]:
    """Return the cats in the fields, their prices beside them, and how far down they reach."""
    drawn: list[str] = []
    y = _GAP
    fields: list[Any] = list(view.get("fields", []))
    for cat in fields:
        squares = printed["shapes"][cat["shape"]]["turns"][0]
        rows = 1 + max(row for row, _ in squares)
        scale = 0.42
        price = cat.get("price")
        drawn.append(
            f'<g transform="translate({x + 8} {y}) scale({scale})">{_tile("cat", cat.get("colour"), squares)}</g>'
            + (
                ""
                if price is None
                else f'<text x="{x}" y="{y + 8}" font-size="7" fill="{INK}">{price}</text>'
            )
        )
        y += round(rows * _SQUARE * scale) + 5
    return "".join(drawn), y + _GAP
