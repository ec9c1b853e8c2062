"""The table as text, for the terminal: `draw` uses the view and what is printed, and holds no rule."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from katzentisch.core.points import written
from katzentisch.core.words import Words

_COLOURS = {"wheat": "yellow", "wood": "green", "clay": "dark_orange3", "stone": "grey62"}
_SIGNS = {"wheat": "¥", "wood": "♣", "clay": "■", "stone": "◆", "any": "●"}

_HIRING = ("hire", "take_master", "hire_cathedral_master")
_TOLD = (*_HIRING, "income", "work", "influence", "use", "choose_worker")

_View = Mapping[str, Any]


def draw(view: _View, printed: _View, words: Words) -> str:
    """Draw the table for one seat, at most 100 columns wide."""
    lines = [_head(view, words), "", _cathedral(view, printed, words), ""]
    lines += _supply(view, printed, words)
    lines += ["", _market(view, printed, words), ""]
    for seat in view["seats"]:
        lines += [*_player(view, seat, words), ""]
    return "\n".join([*lines, f"[dim]{words.say('terminal.legend', _SIGNS)}[/]"])


def beside(choice: _View, view: _View, printed: _View, words: Words) -> str:
    """Return what the vassal or master of a choice costs, where one hires, and what it does."""
    cards = {card["vassal"]: card for card in printed["vassals"]}
    cards |= {card["master"]: card for card in printed["masters"]}
    card = cards.get(choice.get("vassal") or choice.get("master") or choice.get("card"))
    if card is None or choice["kind"] not in _TOLD:
        return ""
    if choice["kind"] == "income":
        return words.say("page.coin_count", {"n": card["income"]})
    effects = " ".join(words.say(f"effect.{effect['sentence']}", effect) for effect in card["effects"])
    return f"{_plain_price(card['cost'])} · {effects}" if choice["kind"] in _HIRING else effects


def _plain_price(cost: Mapping[str, int]) -> str:
    """Return a price without colours, for a line that is printed as it is."""
    return Text.from_markup(_price(cost)).plain


def _head(view: _View, words: Words) -> str:
    """Say which scenario, round and phase it is."""
    scenario = words.say(f"variant.{view['variant']}")
    facts = {"round": view["round"], "target": written(view["target"]), "phase": view["phase"]}
    return f"[bold]{scenario}[/]  {words.say('terminal.head', facts)}"


def _price(cost: Mapping[str, int]) -> str:
    """Write a price: coins, then cubes by sign."""
    parts = [f"[gold1]{cost['coins']}c[/]"] if cost.get("coins") else []
    for name, sign in _SIGNS.items():
        if cost.get(name):
            parts.append(f"[{_COLOURS.get(name, 'white')}]{cost[name]}{sign}[/]")
    return " ".join(parts) or "–"


def _cathedral(view: _View, printed: _View, words: Words) -> str:
    """Draw the cathedral: tokens left, the open stage bright, prices."""
    costs = {card["card"]: card["cost"] for card in [*printed["cathedral"], *_objectives(printed)]}
    parts = []
    for card in view["cathedral"]:
        name = words.name("building", card["card"])
        style = "bold bright_white" if card["open"] else "dim"
        parts.append(f"[{style}]{name}[/] {'○' * card['tokens']} ({_price(costs[card['card']])})")
    return "  ".join(parts[:3]) + "\n" + "  ".join(parts[3:])


def _objectives(printed: _View) -> list[dict[str, Any]]:
    """Return the objective cards in the form of cathedral cards."""
    return [{"card": card["objective"], "cost": card["cost"]} for card in printed["objectives"]]


def _supply(view: _View, printed: _View, words: Words) -> list[str]:
    """Draw the vassals for hire in columns."""
    cells = []
    for card in printed["vassals"]:
        left = view["supply"].get(card["vassal"], 0)
        if left:
            gone = f" [red]✕{words.name('kind', card['eliminate'])}[/]" if card["eliminate"] else ""
            cells.append(f"{words.name('card', card['vassal'])} [dim]×{left}[/] {_price(card['cost'])}{gone}")
    return [
        f"[bold]{words.say('terminal.supply')}[/]",
        *("  " + " · ".join(cells[i : i + 3]) for i in range(0, len(cells), 3)),
    ]


def _market(view: _View, printed: _View, words: Words) -> str:
    """Draw the masters for hire."""
    costs = {card["master"]: card for card in printed["masters"]}
    shown = []
    for name in view["market"]:
        flag = costs[name]["flag"]
        colour = _COLOURS.get(flag, "white")
        shown.append(f"[{colour}]⚑[/] {words.name('card', name)} {_price(costs[name]['cost'])}")
    deck = words.say("terminal.deck", {"n": view["master_deck"]["size"]})
    rows = ["  " + " · ".join(shown[i : i + 3]) for i in range(0, len(shown), 3)]
    return "\n".join([f"[bold]{words.say('terminal.masters')}[/] [dim]{deck}[/]", *rows])


def _player(view: _View, seat: _View, words: Words) -> list[str]:
    """Draw one player: points, coins, cards, fiefs."""
    mark = "▶" if seat["seat"] == view["turn"] and not view["over"] else " "
    facts = {
        "name": _name(view, seat["seat"], words),
        "vp": written(seat["vp"]),
        "coins": seat["coins"],
        "keeps": seat["keeps"],
        "hand": seat["hand_size"],
        "deck": seat["deck_size"],
        "discard": seat["discard_size"],
    }
    lines = [f"{mark}[bold]{words.say('terminal.player', facts)}[/]"]
    lines += [
        f"    {_fief(number + 1, fief_seen, words)}"
        for number, fief_seen in enumerate(seat["fiefs"])
        if fief_seen
    ]
    if "hand" in seat:
        cards = [f"{words.name('card', card)}{f' ×{n}' if n > 1 else ''}" for card, n in seat["hand"].items()]
        lines.append(f"    [cyan]{words.say('terminal.hand')}[/] {', '.join(cards) or '–'}")
    return lines


def _name(view: _View, seat: int, words: Words) -> str:
    """Return the name of a player, or the number of the seat where nobody has told names."""
    return str(view["names"][seat]) if "names" in view else words.say("terminal.seat", {"seat": seat + 1})


def _fief(number: int, seen: _View, words: Words) -> str:
    """Draw one fief in a line: level, fields, cubes, masters, vassals at work."""
    colour = _COLOURS[seen["colour"]]
    cubes = (
        " ".join(f"[{_COLOURS[name]}]{n}{_SIGNS[name]}[/]" for name, n in seen["cubes"].items() if n) or "–"
    )
    people = [words.name("card", m["master"]) + ("↷" if m["turned"] else "") for m in seen["masters"]]
    people += [
        f"({words.name('card', card)}{f' ×{n}' if n > 1 else ''})" for card, n in seen["vassals"].items()
    ]
    level = "★" * seen["level"] or "☆"
    fields = words.say("terminal.fields", {"free": seen["free_fields"], "fields": seen["fields"]})
    return f"[{colour}]{number} {words.name('resource', seen['colour'])} {level}[/] {fields}  {cubes}  {', '.join(people)}"
