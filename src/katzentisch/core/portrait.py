"""How games and tables show themselves: in a shell as one line, in a notebook as a picture."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from katzentisch.core.game import Game, Table

_SPECTATOR = -1
_painter: list[Callable[["Table", int], str]] = []


def draw_by(painter: Callable[["Table", int], str]) -> None:
    """Say who draws a table as SVG; the registry of games does, because the core knows no game."""
    _painter[:] = [painter]


def picture(table: "Table", seat: int) -> str:
    """Return a drawing of what a seat may see as SVG, empty where there is none."""
    return _painter[0](table, seat) if _painter else ""


def of_game(game: "Game") -> str:
    """Return a game in one line.

    >>> from katzentisch import games
    >>> games.open(games.options("felinia", "basic", 2))
    <Game felinia, basic, 2 seats, next_boat_visible=False>
    """
    options = game.options
    settings = [f"{name}={value}" for name, value in sorted(options.settings.items())]
    seats = "1 seat" if options.seats == 1 else f"{options.seats} seats"
    material = ["changed material"] if game.material_folder else []
    return f"<Game {', '.join([options.game, options.variant, seats, *settings, *material])}>"


def of_table(table: "Table") -> str:
    """Return a table in one line: its game, who is to act, and the points.

    >>> from katzentisch import games
    >>> games.open(games.options("felinia", "basic", 2)).deal(7)
    <Table of felinia, basic, 2 seats, next_boat_visible=False: seat 0 to act, points 2, 2>
    """
    points = ", ".join(str(score.total) for score in table.scores())
    return f"<Table of {of_game(table.game)[6:-1]}: {_turn(table)}, points {points}>"


def as_html(table: "Table") -> str:
    """Return the table as a spectator sees it, for a notebook: a picture, with who is to act and the points below."""
    import html  # only for notebooks; every program would wait for it

    told = html.escape(repr(table)[1:-1])
    return f'<figure style="margin:0">{table.picture(_SPECTATOR)}<figcaption>{told}</figcaption></figure>'


def _turn(table: "Table") -> str:
    waiting = [str(seat) for seat in table.to_act]
    if not waiting:
        winners = ", ".join(str(seat) for seat in table.winners())
        return f"over, won by seat {winners}" if winners else "over"
    return f"{'seat' if len(waiting) == 1 else 'seats'} {', '.join(waiting)} to act"
