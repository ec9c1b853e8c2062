"""The table in the terminal: text with rich markup, readable at 100 columns."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any, cast

from rich.text import Text

from katzentisch.core.words import Words

_SEAT_STYLES = ("dodger_blue2", "red3", "green4", "gold3")
_Data = Mapping[str, Any]


def draw(view: dict[str, object], printed: dict[str, object], words: Words) -> str:
    """Return what a seat sees: markets, boats, island, families."""
    seen, box = cast(_Data, view), cast(_Data, printed)
    parts = [_head(seen, box, words), _markets(seen, words), _boats(seen, box, words)]
    parts.append(_island(seen, box, words))
    return "\n\n".join([*parts, _families(seen, words)])


def beside(
    choice: Mapping[str, Any], view: Mapping[str, Any], printed: Mapping[str, Any], words: Words
) -> str:
    """Return the goods of a market, where a boat sails and what it costs, what lies where one goes, what a sale brings."""
    if choice["kind"] == "market":
        space = next(space for space in view["spaces"] if space["space"] == choice["market"])
        return Text.from_markup(_goods(space["goods"], words)).plain if space["goods"] else ""
    if choice["kind"] == "board":
        berth = next(berth for berth in view["berths"] if berth["berth"] == choice["berth"])
        boat = next(boat for boat in printed["boats"]["boat"] if boat["id"] == berth["boat"])
        port = words.name("kingdom", boat["destination"])
        return f"{port}, {Text.from_markup(_fare(boat, words)).plain}"
    if choice["kind"] == "go":
        return _found(choice["province"], view, printed, words)
    if choice["kind"] == "sell":
        sale = printed["goods"]["sale"]
        return f"{sale.get(choice['what'], sale['merchandise'])} {words.say('board.silver')}"
    return ""


def _found(name: str, view: _Data, printed: _Data, words: Words) -> str:
    """Return the open tile of a post, or what a crossroads gives; empty for what is hidden and for a port."""
    seen = view["provinces"].get(name)
    if seen is not None:
        return words.name("trade", seen["trade"]) if seen["trade"] else ""
    province = next(province for province in printed["board"]["province"] if province["id"] == name)
    return ", ".join(words.name("what", symbol) for symbol in province["symbols"])


def _head(view: _Data, printed: _Data, words: Words) -> str:
    """Return round, phase and bonus stack, then the bag, then the sale prices."""
    title = words.say("board.round", {"round": view["round"], "phase": view["phase"]})
    stack = words.say("board.stack", {"left": view["bonus"]["left"]})
    top = view["bonus"]["top"]
    stack += f" ({words.name('bonus', top)})" if top else ""
    bag = f"{words.say('board.bag')}: {_goods(view['bag']['goods'], words)}"
    ending = f"\n[bold red]{words.name('ending', view['ending'])}[/]" if view["ending"] else ""
    sales = words.say("board.sales", printed["goods"]["sale"])
    return f"[bold]{title}[/]  ·  {stack}\n[dim]{bag}\n{sales}[/]{ending}"


def _goods(counts: Mapping[str, int], words: Words) -> str:
    """Return goods as "Books, 2 × Wine": one of a kind is not counted, 1 Books would be no English."""
    shown = [
        f"{n} × {words.name('good', good)}" if n > 1 else words.name("good", good)
        for good, n in counts.items()
        if n
    ]
    return ", ".join(shown) or "–"


def _seat_mark(seat: int) -> str:
    """Return a family's token."""
    return f"[{_SEAT_STYLES[seat % len(_SEAT_STYLES)]}]●{seat + 1}[/]"


def _markets(view: _Data, words: Words) -> str:
    """Return a line per market and the guild, tokens from the bottom up."""
    lines = [f"[bold]{words.say('board.markets')}[/]"]
    for space in view["spaces"]:
        if not space["open"]:
            continue
        here = "[bold cyan]▶[/]" if space["space"] == view["space"] and view["phase"] == "trading" else " "
        tokens = " ".join(_seat_mark(seat) for seat in space["tokens"])
        wares = _goods(space["goods"], words) if space["goods"] else ""
        lines.append(f"{here} {words.name('space', space['space']):<10} {wares:<46} {tokens}")
    return "\n".join(lines)


def _boats(view: _Data, printed: _Data, words: Words) -> str:
    """Return a line per berth: time, kingdom, fare and merchants."""
    tiles = {boat["id"]: boat for boat in printed["boats"]["boat"]}
    lines = [f"[bold]{words.say('board.boats')}[/]  [dim]{_pile(view, tiles, words)}[/]"]
    for berth in view["berths"]:
        if berth["boat"] is None:
            lines.append(f"  {berth['berth']}  [dim]{words.say('board.empty')}[/]")
            continue
        boat = tiles[berth["boat"]]
        fare = _fare(boat, words)
        riders = [_seat_mark(seat) for seat in berth["riders"]]
        riders += ["○"] * (boat["seats"] - len(riders))
        port = words.name("kingdom", boat["destination"])
        lines.append(f"  {berth['berth']}  {boat['departure']:>5}  {port:<24} {fare:<34} {' '.join(riders)}")
    lines.append(f"  [dim]{words.say('board.own_good')} {words.say('board.last_boats')}[/]")
    return "\n".join(lines)


def _fare(boat: Mapping[str, Any], words: Words) -> str:
    """Return what a place on a boat costs: goods, then silver."""
    silver = f" + {boat['silver']} {words.say('board.silver')}" if boat["silver"] else ""
    return f"{_goods(boat['goods'], words)}{silver}"


def _pile(view: _Data, tiles: Mapping[str, Any], words: Words) -> str:
    """Return the boat pile, with the next boat where it lies open."""
    shown = words.say("board.pile", {"left": view["pile"]["left"]})
    if view["pile"]["next"]:
        boat = tiles[view["pile"]["next"]]
        facts = {"time": boat["departure"], "kingdom": boat["destination"]}
        shown += f", {words.say('board.next', facts)}"
    return shown


def _island(view: _Data, printed: _Data, words: Words) -> str:
    """Return the kingdoms, the special tiles that lie open, and the merchant on the move."""
    lines = [f"[bold]{words.say('board.island')}[/]  [dim]{words.say('board.roads')}[/]"]
    for country in printed["board"]["country"]:
        lines += _kingdom(view, printed, country["id"], words)
    lines += _specials(view, printed, words)
    walker = view["merchant"]
    if walker:
        here = words.name("province", walker["province"])
        lines.append(f"  {_seat_mark(walker['seat'])} → [bold]{here}[/] ({walker['steps']})")
    return "\n".join(lines)


def _kingdom(view: _Data, printed: _Data, kingdom: str, words: Words) -> list[str]:
    """Return a kingdom: its posts with tile or merchant, the printed spread of its tiles, its roads."""
    provinces = [province for province in printed["board"]["province"] if province["country"] == kingdom]
    posts = [
        _post(view["provinces"][province["id"]], province["id"], words)
        for province in provinces
        if province["id"] in view["provinces"]
    ]
    lines = [f"  {words.name('kingdom', kingdom):<24} {'  '.join(posts)}"]
    spread = printed["trade_tiles"]["distribution"][kingdom]
    tiles = [kind for kind, n in spread.items() if isinstance(n, int) for _ in range(n)]
    lines.append(f"      [dim]{words.say('board.spread', {'tiles': tiles})}[/]")
    short = {province["id"]: _short(province, words) for province in provinces}
    ways = [_roads(province, short, words) for province in provinces if province["kind"] != "trading_post"]
    return [*lines, *[f"      [dim]{line}[/]" for line in wrap("  ".join(ways), 92)]]


def _roads(province: _Data, short: Mapping[str, str], words: Words) -> str:
    """Return a port or crossroads with its symbols and where its roads lead: "x1(spice)–P,1,2".

    Roads between two posts are left out: a post ends the move.
    """
    symbols = "+".join(words.name("what", symbol).replace(" ", "\xa0") for symbol in province["symbols"])
    shown = f"({symbols})" if symbols else ""
    return f"{short[province['id']]}{shown}–{','.join(short[other] for other in province['roads'])}"


def _short(province: _Data, words: Words) -> str:
    """Return a province within its kingdom: P for the port, x1 for a crossroads, 1 for a post."""
    if province["kind"] == "port":
        return words.say("board.port")
    number = province["id"].rsplit("-", 1)[-1]
    return f"x{number}" if province["kind"] == "crossroads" else number


def _specials(view: _Data, printed: _Data, words: Words) -> list[str]:
    """Return what each special tile that lies open would do."""
    known = [special["id"] for special in printed["special_tiles"]["special"]]
    lying = [seen["trade"] for seen in view["provinces"].values() if seen["trade"] in known]
    return [f"  [dim]{words.name('trade', trade)}: {words.name('special', trade)}[/]" for trade in lying]


def _post(seen: _Data, name: str, words: Words) -> str:
    """Return one trading post: ? for a face-down tile, the cat of a face-up one, or a merchant."""
    number = name.rsplit("-", 1)[-1]
    if seen["merchant"] is not None:
        return f"{number}:{_seat_mark(seen['merchant'])}"
    if seen["tile"] == "face_down":
        return f"{number}:[dim]?[/]"
    return f"{number}:[italic]{words.name('trade', seen['trade'])}[/]"


def _families(view: _Data, words: Words) -> str:
    """Return two lines per family, and what a seat may see of its own."""
    lines = [f"[bold]{words.say('board.families')}[/]"]
    for family in view["seats"]:
        lines += _family_lines(view, family, words)
    return "\n".join(lines)


def _family_lines(view: _Data, family: _Data, words: Words) -> list[str]:
    """Return what a family has."""
    numbers = [f"{family[what]} {words.say(f'board.{what}')}" for what in ("silver", "gold", "spice")]
    if view["places"]["left"] or family["food"] or family["places"]:
        numbers.append(f"{family['food']} {words.say('board.food')}")
    numbers.append(f"{family['stock']} {words.say('board.merchants')}")
    first = f"  [cyan]({words.say('board.first')})[/]" if family["seat"] == view["first"] else ""
    # Whoever draws may add the players' names to the view.
    names = view.get("names")
    who = names[family["seat"]] if names else words.name("colour", family["colour"])
    lines = [f"  {_seat_mark(family['seat'])} {who:<10} {', '.join(numbers)}{first}"]
    lines.append(f"      {_goods(family['goods'], words)}  ·  {_hidden(family, words)}")
    return lines


def _hidden(family: _Data, words: Words) -> str:
    """Return a family's tiles and cards: all of one's own, the number of others'."""
    own = family["own"]
    if own is None:
        shown = [f"{words.say('board.tiles')} {sum(family['trade_backs'].values())}"]
        shown.append(f"{words.say('board.bonus')} {family['bonus_tiles']}")
        shown += [f"{words.say('board.places')} {family['places']}"] if family["places"] else []
        return ", ".join(shown)
    tiles = [words.name("trade", tile["trade"]) for tile in own["trade"]]
    tiles += [words.name("bonus", tile) for tile in own["bonus"]]
    tiles += [words.name("card", card) for card in own["places"]]
    return f"{', '.join(tiles) or '–'}  [bold]({words.say('board.points', {'points': own['points']})})[/]"
