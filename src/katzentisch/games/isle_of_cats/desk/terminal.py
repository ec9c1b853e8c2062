"""The table in a terminal: boats in colour, tiles as letters, rats and maps as signs."""

from collections.abc import Mapping
from typing import Any

from katzentisch.core.words import Words

_STYLE = {"blue": "blue", "green": "green", "red": "red", "purple": "magenta", "orange": "yellow"}
_RAT = "✗"
_MAP = "◆"
_ROOMS = {"parrot": "ʌ", "moon": "☾", "apple": "○", "grain": "≀", "none": "·"}
_TREASURE = "grey70"
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

View = Mapping[str, Any]


def draw(view: View, printed: View, words: Words) -> str:
    """Return the table as text with rich markup, at most 100 columns wide."""
    parts = [_head(view, words), _island(view, words)]
    for number, seat in enumerate(view["seats"]):
        parts.append(_seat(number, seat, view, printed, words))
    if "sister" in view:
        parts.append(_sister(view["sister"], words))
    parts.append(f"[dim]{words.say('terminal.legend')}[/]")
    return "\n\n".join(parts)


def beside(choice: View, view: View, printed: View, words: Words) -> str:
    """Return the price of the card a choice names and what it does."""
    name = choice.get("card")
    domain = "family_text" if choice["kind"] == "keep_family" else "card_text"
    if name is None or not words.has(f"{domain}.{name}"):
        return ""
    prices = {card["card"]: card["price"] for card in printed["cards"]}
    text = words.say(f"{domain}.{name}")
    if choice["kind"] not in ("keep", "buy") or name not in prices:
        return text
    return f"{words.say('page.price', {'n': prices[name]})} · {text}"


def with_tile(
    view: View, printed: View, number: int, squares: list[tuple[int, int]], fits: bool
) -> list[str]:
    """Draw a seat's boat with a tile held over it."""
    mark = "[bold black on green]█[/]" if fits else "[bold red]░[/]"
    return _boat(view["seats"][number], printed, dict.fromkeys(squares, mark))


def _head(view: View, words: Words) -> str:
    phase = words.name("phase", view["phase"])
    return f"[bold]{words.say('page.day', {'day': view['day'], 'vesh': view['vesh']})}[/] · {phase}"


def _island(view: View, words: Words) -> str:
    lines = []
    for side in ("left", "right", None):
        cats = [cat for cat in view["fields"] if cat.get("side") == side]
        if cats:
            title = words.say(f"page.field_{side or 'island'}", {"price": cats[0].get("price", 0)})
            lines.append(f"{title}: {_cats(cats, words)}")
    for kind, supply in view["supply"].items():
        there = [f"{words.name('shape', shape)} {number}" for shape, number in supply.items() if number]
        lines.append(f"{words.name('tile', kind)}: {', '.join(there) or '–'}")
    lessons = view.get("public_lessons", [])
    if lessons:
        lines.append(f"{words.say('page.public')}: {', '.join(_lesson(lesson, words) for lesson in lessons)}")
    return "\n".join(lines)


def _cats(cats: list[View], words: Words) -> str:
    return ", ".join(
        f"[{_STYLE[cat['colour']]}]{words.say('terminal.cat', {'colour': cat['colour'], 'shape': cat['shape']})}[/]"
        for cat in cats
    )


def _lesson(lesson: View, words: Words) -> str:
    name = words.name("card", lesson["card"])
    return f"{name} ({words.name('colour', lesson['colour'])})" if lesson["colour"] else name


def _seat(number: int, seat: View, view: View, printed: View, words: Words) -> str:
    position = view["order"].index(number) + 1
    name = view["names"][number] if "names" in view else words.say("terminal.seat", {"seat": number + 1})
    facts = {"name": name, "place": position, "boat": seat["boat"]}
    lines = [f"[bold]{words.say('terminal.player', facts)}[/]"]
    if "fish" in seat:
        facts = {"fish": seat["fish"], "active": seat["baskets"]["active"], "used": seat["baskets"]["used"]}
        facts |= {"hand": seat["cards_in_hand"], "lessons": seat["private_lessons"]}
        lines.append(words.say("page.holds", facts))
    lines += _boat(seat, printed)
    for key, domain in (("hand", "card"), ("lessons", "card"), ("pack", "card"), ("kept", "card")):
        if seat.get(key):
            names = ", ".join(words.name(domain, card) for card in seat[key])
            lines.append(f"{words.say(f'page.{key}')}: {names}")
    for key in ("dealt", "family_cards"):
        if seat.get(key):
            names = ", ".join(words.name("family_card", card) for card in seat[key])
            lines.append(f"{words.say(f'page.{key}')}: {names}")
    if seat.get("revealed"):
        names = ", ".join(words.name("card", card) for card in seat["revealed"])
        lines.append(f"{words.say('page.revealed')}: {names}")
    return "\n".join(lines)


def _boat(seat: View, printed: View, held: Mapping[tuple[int, int], str] | None = None) -> list[str]:
    """Draw a boat: a letter per tile, in its colour; what is not covered as printed; a held tile over it."""
    drawing = printed["boats"][seat["boat"]]
    marks = [
        [_printed(mark, room, printed) for mark, room in zip(line, rooms, strict=True)]
        for line, rooms in zip(drawing, printed["room_grid"], strict=True)
    ]
    for number, tile in enumerate(seat["tiles"]):
        style = f"bold {_STYLE[tile['colour']]}" if "colour" in tile else _TREASURE
        letter = _LETTERS[number % len(_LETTERS)] if "colour" in tile else "▪"
        for row, column in tile["squares"]:
            marks[row][column] = f"[{style}]{letter}[/]"
    for (row, column), mark in (held or {}).items():
        marks[row][column] = mark
    # Every second column has its number: numbers of two digits side by side would read as one.
    head = "   " + "".join(f"{column + 1:>2}  " for column in range(0, len(drawing[0]), 2)).rstrip()
    return [head] + [
        f" {chr(ord('a') + row)} " + "".join(f" {mark}" for mark in line) for row, line in enumerate(marks)
    ]


def _printed(mark: str, room: str, printed: View) -> str:
    """Return the sign of an uncovered square: water, rat, map, or the sign of its room."""
    if mark == "~":
        return " "
    if mark == "x":
        return f"[dim]{_RAT}[/]"
    if mark == ".":
        symbol = next(entry["symbol"] for entry in printed["rooms"] if entry["letter"] == room)
        return f"[dim]{_ROOMS[symbol]}[/]"
    colour = next(colour for colour in printed["colours"] if colour[0] == mark)
    return f"[{_STYLE[colour]}]{_MAP}[/]"


def _sister(sister: View, words: Words) -> str:
    colours = ", ".join(
        f"[{_STYLE[colour]}]{words.name('colour', colour)}[/]" for colour in sister["colours"]
    )
    lessons = ", ".join(words.name("sister_card", card) for card in sister["lessons"])
    lines = [f"[bold]{words.say('page.sister')}[/]", f"{words.say('page.colours')}: {colours}"]
    lines.append(f"{words.say('page.lessons')}: {lessons}")
    lines.append(words.say("page.sister_cards", {"cards": sister["cards_left"], "deck": sister["deck"]}))
    return "\n".join(lines)
