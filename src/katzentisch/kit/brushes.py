"""Brushes for drawings of a table as SVG: the page's paper, ink, colours and signs (web/src/style/tokens.css, web/src/ui/icons.tsx)."""

from collections.abc import Iterable
from html import escape

INK, PAPER, CREAM, LINE, MUTED = "#1b2735", "#fffdf8", "#fff6df", "#d9cfbd", "#566270"
PAGE, SEA, PLANK, SEAM = "#f4efe6", "#bfd9e0", "#d9bd92", "#6b4a26"
SEATS = ("#235092", "#ab463a", "#2b7a5b", "#b7791f")
TIDE, MINT, BRICK, HEATHER, AMBER = "#235092", "#6dd3bd", "#ab463a", "#9078b1", "#e9b331"
_FONT = "DejaVu Sans, Arial, sans-serif"
ICONS = {
    "fish": "M2 12C6 5 14 5 18 10L22 6V18L18 14C14 19 6 19 2 12ZM7 10.5A1.4 1.4 0 1 0 7 13.3A1.4 1.4 0 1 0 7 10.5Z",
    "basket": "M3 10H21L18.5 20H5.5ZM6 9A6 6 0 0 1 18 9H16A4 4 0 0 0 8 9Z",
    "coin": "M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2ZM12 6L13.8 10.2L18 12L13.8 13.8L12 18L10.2 13.8L6 12L10.2 10.2Z",
    "wheat": "M11 22V12H13V22ZM12 2C14.5 4 14.5 7 12 9C9.5 7 9.5 4 12 2ZM5 7C9 7 11 9 11 12C8 12 5 10 5 7ZM19 7C15 7 13 9 13 12C16 12 19 10 19 7ZM5 13C9 13 11 15 11 18C8 18 5 16 5 13ZM19 13C15 13 13 15 13 18C16 18 19 16 19 13Z",
    "wood": "M3 8C3 6 5 5 7 5H19C21 5 22 7 22 9S21 13 19 13H7C5 13 3 11 3 8ZM6 14H17C19 14 20 16 20 17.5S19 21 17 21H6C4 21 3 19 3 17.5S4 14 6 14ZM7 7A2 2 0 1 0 7 11A2 2 0 1 0 7 7Z",
    "clay": "M2 6H11V11H2ZM13 6H22V11H13ZM2 13H6V18H2ZM8 13H17V18H8ZM19 13H22V18H19Z",
    "stone": "M3 19L5 9L11 4L18 7L22 14L20 20ZM8 10L12 8L14 12L10 15Z",
    "watches": "M9 2H15V5A8 8 0 1 1 9 5ZM12 8V13L15.5 15L14.6 16.6L10.6 14.2V8Z",
    "wine": "M10 2H14V8C17 10 17 12 17 14V22H7V14C7 12 7 10 10 8ZM9 14V19H15V14Z",
    "books": "M3 4C7 3 10 4 12 6C14 4 17 3 21 4V20C17 19 14 20 12 21C10 20 7 19 3 20ZM12 8V18L11.2 17.7V7.6Z",
    "clothing": "M8 3L12 6L16 3L22 8L19 12L17 11V21H7V11L5 12L2 8Z",
    "glassware": "M6 3H18C18 9 16 12 13 13V19H17V21H7V19H11V13C8 12 6 9 6 3ZM8 5C8.2 8 9.5 10.5 12 11C14.5 10.5 15.8 8 16 5Z",
    "gold": "M6 9H18L22 19H2ZM8.5 5H15.5L16.6 8H7.4Z",
    "spice": "M12 2L14 9L21 7L16 12L21 17L14 15L12 22L10 15L3 17L8 12L3 7L10 9Z",
    "paw": "M12 12C16 12 18 16 17 19C16 21 14 20 12 20S8 21 7 19C6 16 8 12 12 12ZM6 6A2 2.6 0 1 0 6 11.2A2 2.6 0 1 0 6 6ZM18 6A2 2.6 0 1 0 18 11.2A2 2.6 0 1 0 18 6ZM10 2.5A1.9 2.6 0 1 0 10 7.7A1.9 2.6 0 1 0 10 2.5ZM14 2.5A1.9 2.6 0 1 0 14 7.7A1.9 2.6 0 1 0 14 2.5Z",
    "anchor": "M12 1.5A3 3 0 0 1 13.4 7.1V9H17V11.4H13.4V18.6C16.4 18.2 18.4 16.4 19 14L17 14.6L20.6 10.4L22.6 15.6L21.4 14.8C20.6 19 17 21.6 12 22.4C7 21.6 3.4 19 2.6 14.8L1.4 15.6L3.4 10.4L7 14.6L5 14C5.6 16.4 7.6 18.2 10.6 18.6V11.4H7V9H10.6V7.1A3 3 0 0 1 12 1.5ZM12 3.4A1.1 1.1 0 1 0 12 5.6A1.1 1.1 0 1 0 12 3.4Z",
    "star": "M12 2L14.9 8.6L22 9.3L16.6 14L18.2 21L12 17.3L5.8 21L7.4 14L2 9.3L9.1 8.6Z",
    "crown": "M3 18L2 7L8 11L12 4L16 11L22 7L21 18ZM4 20H20V22H4Z",
}


def sheet(width: int, height: int, ground: str, drawn: Iterable[str]) -> str:
    """Return a whole drawing on its ground."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" font-family="{_FONT}">'
        f'<rect width="{width}" height="{height}" fill="{ground}"/>{"".join(drawn)}</svg>'
    )


def mixed(colour: str, ground: str, part: float) -> str:
    """Return so large a part of a colour over a ground.

    >>> mixed("#ffffff", "#000000", 0.5)
    '#808080'
    """
    pairs = ((int(colour[at : at + 2], 16), int(ground[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(over * part + under * (1 - part)):02x}" for over, under in pairs)


def icon(name: str, x: float, y: float, size: float, colour: str = INK) -> str:
    """Return one of the page's signs, its middle at (x, y)."""
    scale = size / 24
    return (
        f'<path d="{ICONS[name]}" fill="{colour}" fill-rule="evenodd" '
        f'transform="translate({x - size / 2:g} {y - size / 2:g}) scale({scale:g})"/>'
    )


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    line: str = LINE,
    round_: float = 8,
    thick: float = 1.5,
) -> str:
    """Return a panel with round corners."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_:g}" fill="{fill}" stroke="{line}" stroke-width="{thick:g}"/>'


def text(
    told: object,
    x: float,
    y: float,
    size: float = 14,
    colour: str = INK,
    anchor: str = "start",
    bold: bool = False,
) -> str:
    """Return words or a number, standing on the line at y."""
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}" text-anchor="{anchor}"{weight}>{escape(str(told))}</text>'


def disc(x: float, y: float, radius: float, fill: str, line: str = INK, thick: float = 1.5) -> str:
    """Return a round token."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}" stroke-width="{thick:g}"/>'


def path(d: str, fill: str, line: str = INK, thick: float = 1.5, more: str = "") -> str:
    """Return a shape with its line."""
    return f'<path d="{d}" fill="{fill}" stroke="{line}" stroke-width="{thick:g}" stroke-linejoin="round"{more}/>'


def _sign(seat: int, x: float, y: float, size: float, colour: str) -> str:
    """Return the sign of a seat: disc, triangle, square, diamond."""
    shapes = (
        f"M{x - size:g} {y:g}a{size:g} {size:g} 0 1 0 {2 * size:g} 0a{size:g} {size:g} 0 1 0 {-2 * size:g} 0Z",
        f"M{x:g} {y - 1.1 * size:g}L{x + 1.1 * size:g} {y + 0.85 * size:g}H{x - 1.1 * size:g}Z",
        f"M{x - 0.9 * size:g} {y - 0.9 * size:g}h{1.8 * size:g}v{1.8 * size:g}h{-1.8 * size:g}Z",
        f"M{x:g} {y - 1.2 * size:g}l{1.2 * size:g} {1.2 * size:g}l{-1.2 * size:g} {1.2 * size:g}l{-1.2 * size:g} {-1.2 * size:g}Z",
    )
    return f'<path d="{shapes[seat % 4]}" fill="{colour}"/>'


def badge(seat: int, x: float, y: float, radius: float = 11) -> str:
    """Return the token of a seat: its colour and its sign."""
    return disc(x, y, radius, SEATS[seat % 4]) + _sign(seat, x, y, radius * 0.45, "#ffffff")


def figure(seat: int, x: float, y: float, scale: float) -> str:
    """Return a merchant in a seat's cloak, as on the page."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})" fill="{SEATS[seat % 4]}" stroke="{INK}" stroke-width="2" stroke-linejoin="round">'
        '<path d="M-11 13C-11 3 -7 -1 0 -1S11 3 11 13Q0 17 -11 13Z"/>'
        '<path d="M-7.5 -7L-8 -17L-2.5 -13.5H2.5L8 -17L7.5 -7C7.5 -2 4 0 0 0S-7.5 -2 -7.5 -7Z"/>'
        f'<circle cy="8" r="5.4" fill="{CREAM}" stroke="none"/><g stroke="none">{_sign(seat, 0, 8, 3.3, INK)}</g></g>'
    )
