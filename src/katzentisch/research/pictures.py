"""Rendering of a table: ANSI text, SVG, PNG and pixels.

The text is the game's drawing for terminals (`games/<game>/desk/terminal.py`). The SVG is its picture (`desk/picture.py`), or,
where a game has none yet, the text drawn; resvg makes pixels of it. Both show what one seat may see; a spectator (seat -1)
sees what is public.
"""

import io
import math
import re

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.text import Text

from katzentisch import games
from katzentisch.core.game import SPECTATOR, Game, Table
from katzentisch.core.words import Words, load

_WIDTH = 100
PIXELS = 250_000  # of a frame, unless a width is asked for: a frame shall take at most 60 ms of one core
_SIZE = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')
MODES = ["human", "ansi", "svg", "rgb_array"]
_PAPER = "#1b1f27"

# Dark background and a local font; rich's default draws a window and fetches a web font.
_FORMAT = """<svg viewBox="-12 -12 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px;
 line-height: {line_height}px; }}
{styles}
</style>
<defs>
{lines}
</defs>
<rect x="-12" y="-12" width="100%" height="100%" fill="PAPER" />
<g>
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
""".replace("PAPER", _PAPER)


def _drawing(table: Table, seat: int = SPECTATOR, language: str = "en") -> Text:
    """Return the game's drawing of the table as this seat sees it."""
    game = table.game
    terminal = games.desk(game.name, "terminal")
    if terminal is None:
        raise ValueError(f"{game.name} has no drawing for the terminal")
    drawn: str = terminal.draw(table.view(seat), game.printed(), _words(game, language))
    return Text.from_markup(drawn)


def ansi(table: Table, seat: int = SPECTATOR, language: str = "en") -> str:
    """Return the drawing as text with ANSI colours."""
    page = io.StringIO()
    console = Console(file=page, width=_WIDTH, force_terminal=True, color_system="truecolor", highlight=False)
    console.print(_drawing(table, seat, language))
    return page.getvalue()


def svg(table: Table, seat: int = SPECTATOR, language: str = "en") -> str:
    """Return the table as an SVG picture."""
    picture = table.picture(seat)
    if picture:
        return picture
    console = Console(file=io.StringIO(), width=_WIDTH, record=True, highlight=False)
    console.print(_drawing(table, seat, language))
    return console.export_svg(title=table.game.name, unique_id="table", code_format=_FORMAT)


def png(picture: str, width: int | None = None) -> bytes:
    """Return an SVG picture as a PNG file, so many pixels wide; otherwise of about PIXELS pixels."""
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=picture, width=width if width is not None else _width(picture)))


def pixels(picture: str, width: int | None = None) -> NDArray[np.uint8]:
    """Return an SVG picture as rows x columns x (red, green, blue)."""
    from PIL import Image

    with Image.open(io.BytesIO(png(picture, width))) as image:
        return np.asarray(image.convert("RGB"))


def _width(picture: str) -> int:
    """Return the width at which a picture has about PIXELS pixels."""
    size = _SIZE.search(picture)
    assert size is not None
    return int(math.sqrt(PIXELS * float(size[1]) / float(size[2])))


def rendered(
    mode: str | None, table: Table, seat: int = SPECTATOR, language: str = "en"
) -> str | NDArray[np.uint8] | None:
    """Return the table in a render mode; `human` prints it."""
    if mode == "ansi":
        return ansi(table, seat, language)
    if mode == "svg":
        return svg(table, seat, language)
    if mode == "rgb_array":
        return pixels(svg(table, seat, language))
    if mode == "human":
        Console(width=_WIDTH, highlight=False).print(_drawing(table, seat, language))
    return None


def _words(game: Game, language: str) -> Words:
    return load(language, games.box(game.name).folder / "words")
