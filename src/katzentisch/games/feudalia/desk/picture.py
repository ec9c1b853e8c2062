"""A drawing of market, supply, cathedral and the land of every seat as SVG: for notebooks and for `render` of the environments.

Colours, cubes and signs are the page's. Cards bear their printed names, everything else is a number.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from katzentisch.games.feudalia.knowledge.view_types import View
from katzentisch.kit.brushes import (
    AMBER,
    BRICK,
    CREAM,
    INK,
    LINE,
    MUTED,
    PAGE,
    PAPER,
    SEATS,
    TIDE,
    badge,
    box,
    disc,
    icon,
    mixed,
    path,
    sheet,
    text,
)

_WIDTH = 1440
_TOP = 238  # height of market, supply and cathedral
_SEAT = 216  # height of a seat
_RESOURCES = {"wheat": "#e9b331", "wood": "#3f7d58", "clay": "#ab5f3a", "stone": "#8793a1"}
_KINDS = {"worker": "#a97a16", "noble": "#7b64a0", "official": BRICK, "soldier": TIDE}
_ROOFS = {"wheat": "#b9692a", "wood": "#3f7d58", "clay": "#8c342b", "stone": "#56606b"}
COIN, POINT = "#b88a1b", AMBER
_CUBE = 18


def draw(view: View, printed: Mapping[str, Any]) -> str:
    """Return the table as SVG."""
    seats = view["seats"]
    drawn = [
        *_market(view, printed),
        *_cathedral(view, printed),
        *_supply(view, printed),
        *(part for number, seat in enumerate(seats) for part in _seat(number, seat, view, printed)),
    ]
    return sheet(_WIDTH, _TOP + _SEAT * len(seats) + 12, PAGE, drawn)


def _market(view: View, printed: Mapping[str, Any]) -> Iterable[str]:
    """Draw the masters for hire, with the flag of the fief they live in and their price, and how many are in the deck."""
    masters = _masters(printed)
    yield box(12, 10, 880, 104, PAPER, LINE)
    for number, name in enumerate(view["market"]):
        master = masters[name]
        x = 22 + number * 142
        yield box(x, 18, 134, 88, CREAM, INK, 8, 1.8)
        flag = _RESOURCES.get(master["flag"], MUTED)
        yield path(f"M{x + 10} 26h20v18l-10 -6l-10 6z", flag, INK, 1.4)
        yield text(_short(master["name"], 13), x + 36, 42, 12, INK, "start", bold=True)
        yield from _price(master["cost"], x + 14, 86)
    yield text(view["master_deck"]["size"], 870, 70, 20, MUTED, "end", bold=True)


def _cathedral(view: View, printed: Mapping[str, Any]) -> Iterable[str]:
    """Draw the parts of the cathedral: tokens left, and who has taken how many."""
    names = {card["card"]: card for card in printed["cathedral"]}
    yield box(904, 10, 524, 104, PAPER, LINE)
    width = 516 / max(len(view["cathedral"]), 1)
    for number, card in enumerate(view["cathedral"]):
        x = 908 + number * width
        fill = CREAM if card["open"] else "#e4dccb"
        yield box(x + 2, 18, width - 4, 88, fill, INK if card["open"] else LINE, 8, 1.6)
        yield text(names[card["card"]]["letter"], x + 10, 38, 15, MUTED, bold=True)
        yield icon("star", x + width - 30, 33, 16, POINT) + text(
            _number(names[card["card"]]["vp"]), x + width - 20, 38, 12
        )
        for token in range(card["tokens"]):
            yield disc(x + 14 + token % 6 * 13, 54 + token // 6 * 13, 5, "#d8cbb0", INK, 1.2)
        in_a_row = int((width - 14) // 15)
        takers = [seat for seat, taken in enumerate(card["taken"]) for _ in range(taken)]
        for place, seat in enumerate(takers):
            yield badge(seat, x + 14 + place % in_a_row * 15, 92 - place // in_a_row * 15, 7)


def _supply(view: View, printed: Mapping[str, Any]) -> Iterable[str]:
    """Draw the piles of vassals: name, price and how many are left."""
    vassals = {vassal["vassal"]: vassal for vassal in printed["vassals"]}
    piles = list(view["supply"].items())
    yield box(12, 122, _WIDTH - 24, 108, PAPER, LINE)
    columns = max((len(piles) + 1) // 2, 7)
    width = (_WIDTH - 40) / columns
    for number, (name, left) in enumerate(piles):
        vassal = vassals[name]
        x, y = 20 + number % columns * width, 128 + number // columns * 50
        yield box(x, y, width - 6, 45, CREAM, _KINDS.get(vassal["kind"], INK), 6, 2)
        yield text(_short(vassal["name"], int(width / 9)), x + 8, y + 18, 12, INK, bold=True)
        yield text(left, x + width - 14, y + 18, 14, MUTED, "end", bold=True)
        yield from _price(vassal["cost"], x + 14, y + 33, 14)


def _price(cost: Mapping[str, int], x: float, y: float, size: float = 16) -> Iterable[str]:
    """Draw what a card costs: coins, then cubes."""
    for what, count in cost.items():
        if what == "coins":
            yield icon("coin", x, y, size, COIN)
        else:
            yield box(x - size / 2, y - size / 2, size, size, _RESOURCES.get(what, "#ffffff"), INK, 3, 1.2)
        yield text(count, x + size * 0.65, y + 5, 12, INK, bold=True)
        x += size + 14


def _seat(number: int, seat: Mapping[str, Any], view: View, printed: Mapping[str, Any]) -> Iterable[str]:
    """Draw a seat: points, coins and cards at the left, its three fiefs at the right."""
    y = _TOP + number * _SEAT
    acts = number in view["to_act"]
    yield box(12, y, _WIDTH - 24, _SEAT - 8, PAPER, "#c2571a" if acts else LINE, 10, 3 if acts else 1.5)
    yield box(12, y, 10, _SEAT - 8, SEATS[number % 4], SEATS[number % 4], 4)
    yield badge(number, 54, y + 34, 18)
    if seat["seat"] == view["first"]:
        yield icon("crown", 54, y + 68, 22, COIN)
    for place, (what, colour, count) in enumerate(
        [
            ("star", POINT, _number(seat["vp"])),
            ("coin", COIN, seat["coins"]),
            ("crown", _KINDS["noble"], seat["nobles"]),
        ]
    ):
        yield icon(what, 100, y + 30 + place * 34, 24, colour) + text(
            count, 120, y + 37 + place * 34, 19, INK, bold=True
        )
    for place, pile in enumerate(("hand_size", "deck_size", "discard_size")):
        x = 40 + place * 46
        yield box(
            x,
            y + 128,
            34,
            46,
            CREAM if pile == "hand_size" else "#8a6a4a" if pile == "deck_size" else "#e4dccb",
            INK,
            5,
            1.6,
        )
        yield text(
            seat[pile], x + 17, y + 158, 16, "#ffffff" if pile == "deck_size" else INK, "middle", bold=True
        )
    for place, fief in enumerate(seat["fiefs"]):
        if fief is not None:
            yield from _fief(196 + place * 412, y + 8, fief, printed)


def _fief(x: float, y: float, fief: Mapping[str, Any], printed: Mapping[str, Any]) -> Iterable[str]:
    """Draw a fief: hills in the colour of its resource, huts by its level, cubes, vassals at work, masters in their cities."""
    colour = _RESOURCES[fief["colour"]]
    yield box(x, y, 402, _SEAT - 26, mixed(colour, CREAM, 0.28), INK, 10, 2)
    yield path(
        f"M{x + 2} {y + 66}q60 -46 140 -20t130 -8t126 12v44h-396z", mixed(colour, CREAM, 0.6), INK, 1.4
    )
    yield icon(fief["colour"], x + 24, y + 24, 28, mixed(INK, colour, 0.35))
    for hut in range(1 + 2 * fief["level"]):
        yield _house(x + 270 + hut * 24, y + 82 - hut % 2 * 8, _ROOFS[fief["colour"]])
    if fief["vp"]:
        yield icon("star", x + 52, y + 22, 18, POINT) + text(
            _number(fief["vp"]), x + 64, y + 28, 14, INK, bold=True
        )
    offset = 0.0
    for resource, count in fief["cubes"].items():
        for cube in range(count):
            yield _cube(
                x + 14 + offset + cube // 3 * _CUBE, y + 84 - cube % 3 * _CUBE + 18, _RESOURCES[resource]
            )
        if count:
            offset += (count + 2) // 3 * _CUBE + 12
    names = {vassal["vassal"]: vassal for vassal in printed["vassals"]}
    working = [name for name, count in fief["vassals"].items() for _ in range(count)]
    step = min(62, (386 - 92 * fief["cities"]) / max(fief["fields"], len(working), 1))
    for field in range(fief["fields"]):
        yield box(x + 10 + field * step, y + 128, step - 6, 54, "none", MUTED, 6, 1.4)
    for field, name in enumerate(working):
        vassal, left = names[name], x + 10 + field * step
        yield box(left, y + 128, step - 6, 54, CREAM, _KINDS.get(vassal["kind"], INK), 6, 2)
        yield text(_short(vassal["name"], 8), left + step / 2 - 3, y + 158, 9, INK, "middle", bold=True)
    masters = _masters(printed)
    for city in range(fief["cities"]):
        left = x + 392 - (fief["cities"] - city) * 92
        resident = fief["masters"][city] if city < len(fief["masters"]) else None
        yield box(left, y + 120, 86, 62, CREAM if resident else "none", INK if resident else MUTED, 6, 1.6)
        if resident:
            shade = MUTED if resident["turned"] else INK
            yield text(
                _short(masters[resident["master"]]["name"], 12),
                left + 43,
                y + 150,
                11,
                shade,
                "middle",
                bold=True,
            )
            held = [stuff for stuff, count in (resident.get("cubes") or {}).items() for _ in range(count)]
            yield "".join(
                _cube(left + 8 + n * 14, y + 162, _RESOURCES[stuff], 12) for n, stuff in enumerate(held)
            )


def _house(x: float, y: float, roof: str) -> str:
    return path(f"M{x - 9} {y}v-12h18v12z", "#f0e4c8", INK, 1.6) + path(
        f"M{x - 12} {y - 11}l12 -13l12 13z", roof, INK, 1.6
    )


def _cube(x: float, y: float, colour: str, side: float = _CUBE) -> str:
    """Return an oblique block."""
    deep = side / 3
    return (
        path(
            f"M{x:g} {y:g}l{deep:g} {-deep:g}h{side:g}l{-deep:g} {deep:g}z",
            mixed("#ffffff", colour, 0.35),
            INK,
            1,
        )
        + path(
            f"M{x + side:g} {y:g}l{deep:g} {-deep:g}v{side:g}l{-deep:g} {deep:g}z",
            mixed(INK, colour, 0.3),
            INK,
            1,
        )
        + path(f"M{x:g} {y:g}h{side:g}v{side:g}h{-side:g}z", colour, INK, 1)
    )


def _masters(printed: Mapping[str, Any]) -> dict[str, Any]:
    return {master["master"]: master for master in [*printed["masters"], *printed["cathedral_masters"]]}


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def _number(points: float) -> str:
    return f"{points:g}"
