"""A drawing of quay, island, harbour and families as SVG: for notebooks and for `render` of the environments.

Colours, heads, ships and signs are the page's. Nothing is written but numbers and times, so that it needs no language.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from katzentisch.games.felinia.knowledge.view_types import View
from katzentisch.kit.brushes import (
    AMBER,
    BRICK,
    CREAM,
    HEATHER,
    INK,
    LINE,
    MINT,
    MUTED,
    PAGE,
    PAPER,
    PLANK,
    SEA,
    SEAM,
    SEATS,
    TIDE,
    badge,
    box,
    disc,
    figure,
    icon,
    mixed,
    path,
    sheet,
    text,
)

WIDTH, HEIGHT = 1440, 900
QUAY, ISLAND, HARBOUR = 12, 214, 1226  # where each begins, from the left
_BOTTOM = 716  # of the island; the families stand below
_KINGDOMS = {"lion": AMBER, "tiger": HEATHER, "panther": TIDE, "lynx": BRICK, "cheetah": MINT}
_GOODS = {"watches": AMBER, "wine": HEATHER, "books": TIDE, "clothing": BRICK, "glassware": MINT}
_SYMBOLS = {
    "silver": ("coin", "#566270"),
    "gold": ("gold", "#96700f"),
    "spice": ("spice", "#a84612"),
    "food": ("fish", "#2b7a5b"),
}
_SYMBOLS["merchandise"] = ("basket", "#5a4127")
LAND, SAND, CLIFF, ROAD = "#efe4c8", "#f6ead0", "#a98257", "#fff7e2"
_TINT = {"port": 0.62, "trading_post": 0.46, "crossroads": 0.24}
_AWNINGS = (BRICK, BRICK, BRICK, BRICK, BRICK, HEATHER, "#8199b5")
_MANE = "M0 -14l4 2.2l4.6-.6l1.8 4.2l4 2.4l-.8 4.6l1.6 4.2l-3.8 2.8l-1.6 4.4l-4.6.2l-3.6 2.8l-1.6-1l-1.6 1l-3.6-2.8l-4.6-.2l-1.6-4.4l-3.8-2.8l1.6-4.2l-.8-4.6l4-2.4l1.8-4.2l4.6.6z"
_STRIPES = {
    "tiger": "M0 -8v4M-3.6 -7.4l.9 3.2M3.6 -7.4l-.9 3.2M-10 1.2l4 .4M10 1.2l-4 .4M-9 4.6l3.4-.6M9 4.6l-3.4-.6",
    "cheetah": "M-3.4 2.4l-1.2 5M3.4 2.4l1.2 5",
}


def draw(view: View, printed: Mapping[str, Any]) -> str:
    """Return the table as SVG."""
    drawn = [
        box(QUAY, 12, 190, _BOTTOM - 12, PLANK, SEAM),
        *_quay(view),
        box(ISLAND, 12, 1000, _BOTTOM - 12, SEA, LINE),
        f'<g transform="translate({ISLAND} 14)">{"".join(_island(view, printed))}</g>',
        box(HARBOUR, 12, 202, _BOTTOM - 12, SEA, LINE),
        *_harbour(view, printed),
        *_families(view),
    ]
    return sheet(WIDTH, HEIGHT, PAGE, drawn)


def _quay(view: View) -> Iterable[str]:
    """Draw the markets, the guild and the bank: crates, and who has bid how much."""
    spaces = view["spaces"]
    height = (_BOTTOM - 28) / len(spaces)
    for number, space in enumerate(spaces):
        x, y = QUAY + 10, 22 + number * height
        is_now = space["space"] == view["space"] and view["phase"] == "trading"
        fill = PAPER if space["open"] else "#e4dccb"
        yield box(x, y + 8, 170, height - 18, fill, "#c2571a" if is_now else INK, 8, 3 if is_now else 1.8)
        awning = _AWNINGS[0] if number < len(spaces) - 2 else _AWNINGS[5 + number - (len(spaces) - 2)]
        for strip in range(8):
            yield path(
                f"M{x + strip * 21.25:g} {y:g}h21.25v9a10.6 7 0 0 1 -21.25 0z",
                awning if strip % 2 == 0 else PAPER,
                INK,
                1,
            )
        if not space["open"]:
            yield path(f"M{x + 70} {y + height / 2 - 8:g}l30 26m0 -26l-30 26", "none", MUTED, 4)
        row = 0
        for good, count in (space["goods"] or {}).items():
            for _ in range(count):
                yield _crate(good, x + 26 + row * 40, y + height / 2 + 4, 34)
                row += 1
        for place, seat in enumerate(space["tokens"]):
            yield badge(seat, x + 20 + place * 24, y + height - 24, 10)
        if space["price"]:
            yield text(space["price"], x + 150, y + height - 18, 18, INK, "middle", bold=True)


def _crate(good: str, x: float, y: float, size: float) -> str:
    fill = mixed(_GOODS[good], CREAM, 0.62)
    return box(x - size / 2, y - size / 2, size, size, fill, INK, size / 5, 1.6) + icon(
        good, x, y, size * 0.68
    )


def _island(view: View, printed: Mapping[str, Any]) -> Iterable[str]:
    """Draw the island: coast, provinces in the colours of their kingdoms, roads, ports, crossroads and posts."""
    board = printed["board"]
    coast = _outline(board["board"]["coast"])
    provinces = {province["id"]: province for province in board["province"]}
    yield path(coast, "none", "#e4f0f3", 30)
    yield path(coast, CLIFF, INK, 2, ' transform="translate(0 12)"')
    yield path(coast, SAND, INK, 5)
    for province in provinces.values():
        fill = mixed(_KINGDOMS[province["country"]], LAND, _TINT[province["kind"]])
        yield f'<path d="{_outline(province["outline"])}" fill="{fill}"/>'
    yield path(_outline(board["board"]["lake"]), SEA, INK, 2.5)
    ways = [
        (province, provinces[other])
        for province in provinces.values()
        for other in province["roads"]
        if province["id"] < other
    ]
    roads = "".join(f"M{begin['x']} {begin['y']}L{end['x']} {end['y']}" for begin, end in ways)
    roads += "".join(
        f"M{country['port_x']} {country['port_y']}L{provinces[country['port_province']]['x']} {provinces[country['port_province']]['y']}"
        for country in board["country"]
    )
    yield path(roads, "none", ROAD, 4.5)
    for country in board["country"]:
        yield disc(country["port_x"], country["port_y"], 18, _KINGDOMS[country["id"]], INK, 2.4)
        yield icon(
            "anchor",
            country["port_x"],
            country["port_y"],
            20,
            INK if country["id"] in ("lion", "cheetah") else CREAM,
        )
    for name, province in provinces.items():
        yield from _province(name, province, view)
    merchant = view["merchant"]
    if merchant is not None:
        here = provinces[merchant["province"]]
        yield disc(here["x"], here["y"], 26, "none", "#c2571a", 4) + figure(
            merchant["seat"], here["x"], here["y"] - 8, 1.4
        )


def _province(name: str, province: Mapping[str, Any], view: View) -> Iterable[str]:
    x, y, colour = province["x"], province["y"], _KINGDOMS[province["country"]]
    if province["kind"] == "port":
        yield _town(x, y, colour)
        return
    if province["kind"] == "crossroads":
        yield disc(x, y, 18, CREAM, INK, 2)
        symbols = province["symbols"]
        for number, symbol in enumerate(symbols):
            drawing, ink = _SYMBOLS.get(symbol, ("star", "#5b3f86"))
            yield icon(
                drawing, x + (number - (len(symbols) - 1) / 2) * 17, y, 21 if len(symbols) == 1 else 15, ink
            )
        return
    post = view["provinces"].get(name)
    if post is None:
        return
    if post["merchant"] is not None:
        yield figure(post["merchant"], x, y - 2, 1.25)
    elif post["trade"] in _KINGDOMS:
        yield box(x - 17, y - 17, 34, 34, CREAM, INK, 7, 2.2) + _head(post["trade"], x, y, 27)
    elif post["trade"] is not None:
        yield box(x - 17, y - 17, 34, 34, "#f0dda6", INK, 7, 2.2) + icon("star", x, y, 24, "#5b3f86")
    elif post["tile"] is not None or post["trade"] is None:
        dark = mixed(INK, colour, 0.25)
        yield box(x - 17, y - 17, 34, 34, dark, INK, 7, 2.2) + icon("paw", x, y, 22, CREAM)


def _head(kind: str, x: float, y: float, size: float) -> str:
    """Return the head of a kind of cat."""
    fur = _KINGDOMS[kind]
    eye = "#ffe08a" if kind == "panther" else INK
    parts = ""
    if kind == "lion":
        parts += f'<path d="{_MANE}" fill="#b9741f" stroke-width="1.5"/>'
    else:
        if kind == "lynx":
            parts += '<path d="M-9.3 -11l-1.6-5M9.3 -11l1.6-5" stroke-width="2.2"/>'
            parts += f'<path d="M-10 4l-4 5l6 1zM10 4l4 5l-6 1z" fill="{CREAM}" stroke-width="1.3"/>'
        parts += f'<path d="M-9 -3L-9.5 -12L-3 -8.5H3L9.5 -12L9 -3Z" fill="{fur}" stroke-width="1.6"/>'
    parts += f'<ellipse cy="1" rx="10.2" ry="8.8" fill="{fur}" stroke-width="1.6"/>'
    if kind in _STRIPES:
        parts += f'<path d="{_STRIPES[kind]}" fill="none" stroke-width="1.6"/>'
    parts += (
        f'<g stroke="none"><ellipse cy="5" rx="4.8" ry="3.4" fill="{CREAM}"/><circle cx="-4" cy="-.4" r="1.7" fill="{eye}"/>'
        f'<circle cx="4" cy="-.4" r="1.7" fill="{eye}"/><path d="M-1.7 3.2h3.4l-1.7 2z" fill="{INK}"/></g>'
    )
    return f'<g transform="translate({x:g} {y:g}) scale({size / 30:g})" stroke="{INK}" stroke-linejoin="round">{parts}</g>'


def _town(x: float, y: float, roof: str) -> str:
    houses = "".join(
        path(f"M{left} 4v-11h17v11z", CREAM, INK, 1.6)
        + path(f"M{left - 2} -7l10.5 -8.5l10.5 8.5z", roof, INK, 1.6)
        for left in (-31, 13)
    )
    tower = path("M-9 4V-20H7V4Z", CREAM, INK, 1.7) + path("M-13 -19L-1 -36L11 -19Z", roof, INK, 1.7)
    flag = path("M-1 -36V-48l12 4l-12 4", roof, INK, 1.6)
    return f'<g transform="translate({x} {y + 8})">{houses}{flag}{tower}</g>'


def _outline(points: Iterable[Iterable[float]]) -> str:
    return "M" + "L".join(" ".join(f"{number:g}" for number in point) for point in points) + "Z"


def _harbour(view: View, printed: Mapping[str, Any]) -> Iterable[str]:
    """Draw the ships at their berths: kingdom, riders, free seats, time and fare; below them how many boats are left."""
    boats = {boat["id"]: boat for boat in printed["boats"]["boat"]}
    berths = view["berths"]
    height = (_BOTTOM - 60) / max(len(berths), 1)
    for number, berth in enumerate(berths):
        x, y = HARBOUR + 8, 20 + number * height
        if berth["boat"] is None:
            yield path(f"M{x + 8} {y + height - 20:g}h80", "none", "#ffffff", 3)
            continue
        boat = boats[berth["boat"]]
        yield f'<g transform="translate({x} {y + 10:g})">{_ship(boat, list(berth["riders"]))}</g>'
        yield box(x + 116, y + 14, 72, height - 28, PAPER, LINE)
        yield text(boat["departure"], x + 152, y + 36, 16, INK, "middle", bold=True)
        fare = [good for good, count in boat["goods"].items() for _ in range(count)]
        for place, good in enumerate(fare):
            yield _crate(good, x + 136 + place % 2 * 32, y + 58 + place // 2 * 30, 26)
        if boat["silver"]:
            below = y + 58 + (len(fare) + 1) // 2 * 30
            yield text(boat["silver"], x + 140, below + 6, 16, INK, "middle") + icon(
                "coin", x + 160, below, 17, _SYMBOLS["silver"][1]
            )
    yield text(view["pile"]["left"], HARBOUR + 101, _BOTTOM - 14, 18, INK, "middle", bold=True)


def _ship(boat: Mapping[str, Any], riders: list[int]) -> str:
    """Return a ship as on the page, with merchants behind the rail and the free seats on the hull."""
    colour, seats = _KINGDOMS[boat["destination"]], boat["seats"]
    places = [60 + (index - (seats - 1) / 2) * 32 for index in range(seats)]
    drawn = path("M57 6V66", "none", INK, 4)
    drawn += path("M61 8C92 14 104 32 106 46Q84 52 61 46Z", colour, INK, 2.2)
    drawn += path("M53 14C34 20 20 36 18 46Q36 50 53 46Z", CREAM, INK, 2.2) + _head(
        boat["destination"], 81, 33, 21
    )
    drawn += "".join(
        figure(seat, at, 57, 0.95)
        for seat, at in zip(riders, places, strict=False)
        if seat is not None and seat >= 0
    )
    drawn += path("M8 68H112Q108 92 92 92H28Q12 92 8 68Z", "#b98a5a", INK, 2.4)
    drawn += "".join(disc(at, 80, 8, CREAM, INK, 1.6) for at in places[len(riders) :])
    return drawn + path("M2 97q7 -7 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0", "none", "#ffffff", 3.4)


def _families(view: View) -> Iterable[str]:
    """Draw what every family has: silver, goods, gold, spice and food, merchants at home, bid tokens, tiles and places."""
    seats = view["seats"]
    width = (WIDTH - 24) / len(seats)
    for number, family in enumerate(seats):
        x, y = 12 + number * width, _BOTTOM + 12
        acts = number in view["to_act"]
        yield box(
            x + 2, y, width - 4, HEIGHT - y - 12, PAPER, "#c2571a" if acts else LINE, 10, 3 if acts else 1.5
        )
        yield box(x + 2, y, 10, HEIGHT - y - 12, SEATS[number % 4], SEATS[number % 4], 4)
        yield figure(number, x + 44, y + 42, 1.7)
        if view["first"] == number:
            yield icon("crown", x + 44, y + 88, 22, _SYMBOLS["gold"][1])
        for place, (what, count) in enumerate(_stores(family)):
            left, top = x + 90 + place % 4 * (width - 100) / 4, y + 36 + place // 4 * 46
            drawing, ink = _SYMBOLS.get(what, (what, INK))
            yield icon(drawing, left, top - 6, 24, ink) + text(count, left + 18, top + 1, 19, INK, bold=True)
        crates = [good for good, count in family["goods"].items() for _ in range(count)]
        for place, good in enumerate(crates):
            yield _crate(good, x + 90 + place * 36, y + 132, 30)


def _stores(family: Mapping[str, Any]) -> list[tuple[str, int]]:
    return [
        ("silver", family["silver"]),
        ("gold", family["gold"]),
        ("spice", family["spice"]),
        ("food", family["food"]),
        ("paw", family["stock"]),
        ("anchor", family["tokens"]),
        ("star", family["bonus_tiles"] + family["places"]),
        ("basket", sum(family["goods"].values())),
    ]
