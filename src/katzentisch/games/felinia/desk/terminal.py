"""The table in the terminal: text with rich markup, readable at 100 columns."""

from collections.abc import Mapping
from typing import Any, cast

from katzentisch.core.words import Words

SEAT_STYLES = ("dodger_blue2", "red3", "green4", "gold3")
Data = Mapping[str, Any]


def draw(view: dict[str, object], printed: dict[str, object], words: Words) -> str:
    """Return what a seat sees: markets, boats, island, families."""
    seen, box = cast(Data, view), cast(Data, printed)
    parts = [head(seen, words), markets(seen, words), boats(seen, box, words), island(seen, box, words)]
    return "\n".join([*parts, families(seen, words)])


def head(view: Data, words: Words) -> str:
    """Return round, phase, bag and piles in one line."""
    title = words.say("board.round", {"round": view["round"], "phase": view["phase"]})
    stack = words.say("board.stack", {"left": view["bonus"]["left"]})
    top = view["bonus"]["top"]
    stack += f" ({words.name('bonus', top)})" if top else ""
    bag = f"{words.say('board.bag')}: {goods(view['bag']['goods'], words)}"
    ending = f"\n[bold red]{words.name('ending', view['ending'])}[/]" if view["ending"] else ""
    return f"[bold]{title}[/]  ·  {stack}\n[dim]{bag}[/]{ending}"


def goods(counts: Mapping[str, int], words: Words) -> str:
    """Return goods as "2 wine, 1 books"."""
    shown = [f"{n} {words.name('good', good)}" for good, n in counts.items() if n]
    return ", ".join(shown) or "–"


def seat_mark(seat: int) -> str:
    """Return a family's token."""
    return f"[{SEAT_STYLES[seat % len(SEAT_STYLES)]}]●{seat + 1}[/]"


def markets(view: Data, words: Words) -> str:
    """Return a line per market and the guild, tokens from the bottom up."""
    lines = [f"[bold]{words.say('board.markets')}[/]"]
    for space in view["spaces"]:
        if not space["open"]:
            continue
        here = "[bold cyan]▶[/]" if space["space"] == view["space"] and view["phase"] == "trading" else " "
        tokens = " ".join(seat_mark(seat) for seat in space["tokens"])
        wares = goods(space["goods"], words) if space["goods"] else ""
        lines.append(f"{here} {words.name('space', space['space']):<10} {wares:<46} {tokens}")
    return "\n".join(lines)


def boats(view: Data, printed: Data, words: Words) -> str:
    """Return a line per berth: time, kingdom, fare and merchants."""
    tiles = {boat["id"]: boat for boat in printed["boats"]["boat"]}
    lines = [f"[bold]{words.say('board.boats')}[/]  [dim]{pile(view, tiles, words)}[/]"]
    for berth in view["berths"]:
        if berth["boat"] is None:
            lines.append(f"  {berth['berth']}  [dim]{words.say('board.empty')}[/]")
            continue
        boat = tiles[berth["boat"]]
        fare = goods(boat["goods"], words)
        fare += f" + {boat['silver']} {words.say('board.silver')}" if boat["silver"] else ""
        riders = [seat_mark(seat) for seat in berth["riders"]]
        riders += ["○"] * (boat["seats"] - len(riders))
        place = words.name("kingdom", boat["destination"])
        lines.append(f"  {berth['berth']}  {boat['departure']:>5}  {place:<24} {fare:<34} {' '.join(riders)}")
    return "\n".join(lines)


def pile(view: Data, tiles: Mapping[str, Any], words: Words) -> str:
    """Return the boat pile, with the next boat where it lies open."""
    shown = words.say("board.pile", {"left": view["pile"]["left"]})
    if view["pile"]["next"]:
        boat = tiles[view["pile"]["next"]]
        facts = {"time": boat["departure"], "kingdom": boat["destination"]}
        shown += f", {words.say('board.next', facts)}"
    return shown


def island(view: Data, printed: Data, words: Words) -> str:
    """Return a line per kingdom: its posts by number, with tile or merchant; then the merchant on the move."""
    lines = [f"[bold]{words.say('board.island')}[/]"]
    for country in printed["board"]["country"]:
        places = [place for place in printed["board"]["province"] if place["country"] == country["id"]]
        posts = [
            post(view["provinces"][place["id"]], place, words)
            for place in places
            if place["id"] in view["provinces"]
        ]
        lines.append(f"  {words.name('kingdom', country['id']):<24} {'  '.join(posts)}")
    walker = view["merchant"]
    if walker:
        here = words.name("province", walker["province"])
        lines.append(f"  {seat_mark(walker['seat'])} → [bold]{here}[/] ({walker['steps']})")
    return "\n".join(lines)


def post(seen: Data, place: Data, words: Words) -> str:
    """Return one trading post: ? for a face-down tile, the cat of a face-up one, or a merchant."""
    number = place["id"].rsplit("-", 1)[-1]
    if seen["merchant"] is not None:
        return f"{number}:{seat_mark(seen['merchant'])}"
    if seen["tile"] == "face_down":
        return f"{number}:[dim]?[/]"
    return f"{number}:[italic]{words.name('trade', seen['trade'])}[/]"


def families(view: Data, words: Words) -> str:
    """Return two lines per family, and what a seat may see of its own."""
    lines = [f"[bold]{words.say('board.families')}[/]"]
    for family in view["seats"]:
        lines += family_lines(view, family, words)
    return "\n".join(lines)


def family_lines(view: Data, family: Data, words: Words) -> list[str]:
    """Return what a family has."""
    numbers = [f"{family[what]} {words.say(f'board.{what}')}" for what in ("silver", "gold", "spice")]
    if view["places"]["left"] or family["food"] or family["places"]:
        numbers.append(f"{family['food']} {words.say('board.food')}")
    numbers.append(f"{family['stock']} {words.say('board.merchants')}")
    first = f"  [cyan]({words.say('board.first')})[/]" if family["seat"] == view["first"] else ""
    # Whoever draws may add the players' names to the view.
    names = view.get("names")
    who = names[family["seat"]] if names else words.name("colour", family["colour"])
    lines = [f"  {seat_mark(family['seat'])} {who:<10} {', '.join(numbers)}{first}"]
    lines.append(f"      {goods(family['goods'], words)}  ·  {hidden(family, words)}")
    return lines


def hidden(family: Data, words: Words) -> str:
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
