"""Write docs/research/observations-<game>.md: every number of an observation and every action, named and explained.

`python -m tools.observation_tables` writes the pages; with `--check` it only says which are out of date.
"""

import sys
from itertools import groupby
from pathlib import Path

from katzentisch import games
from katzentisch.core.box import Box
from katzentisch.core.game import Game
from katzentisch.research import components
from katzentisch.research.loading import VERSION, open_game
from katzentisch.research.observations import Layout

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "research"
_FEW = 6  # values of a field that are all named


def page(box: Box) -> str:
    """Return the page of one game: a table for each variant, with the smallest number of seats above one."""
    lines = [
        f"# What a seat of {box.name} is shown, and what it may do",
        "",
        f"Version {VERSION}: observations, actions and rewards keep their meaning as long as the environments' names end in `v{VERSION}`.",
        f"Made by `make docs` from the game's `observation_names`, its actions and `research/components/{box.name}.toml`; a test holds them together.",
        "",
        "Every number is a float32 between 0 and 1, and the spaces say so: `Box(0, 1)`. `env.layout.names[i]` is the name of number i.",
        "A name with a word in braces stands for one number for each thing of that kind.",
        "",
        "**Seats are relative.** The first is the seat that looks, the next the one at its left, and so on clockwise; what is said of"
        " one seat is said of each in turn. What a seat may not know is left out or 0: two tables a seat cannot tell apart give the same numbers.",
    ]
    described: tuple[str, ...] = ()
    for variant in box.variants:
        seats = min((count for count in variant.seats if count > 1), default=variant.seats[0])
        game = open_game(box.name, variant.name, seats)
        lines += ["", f"## {variant.name}", "", _sizes(box, variant.name, list(variant.seats)), ""]
        tables = (_numbers(game), _planes(game), _actions(game))
        if tables == described:
            lines.append("The tables are those above.")
            continue
        described = tables
        lines += [
            f"### Numbers, {_seats(seats)}",
            "",
            "| numbers | name | what it is |",
            "|---|---|---|",
            tables[0],
        ]
        if tables[1]:
            lines += [
                "",
                "### Planes",
                "",
                "With `planes=True` what lies on a grid leaves the vector and comes as",
            ]
            lines += ['`observation["planes"]`, channels x rows x columns, what is printed behind it:', ""]
            lines += ["| channels | name | what it is |", "|---|---|---|", tables[1]]
        lines += [
            "",
            "### Actions",
            "",
            "`game.choice(number)` names an action, `game.action(choice)` numbers it; the last field runs fastest.",
            "",
        ]
        lines += ["| numbers | kind | fields |", "|---|---|---|", tables[2]]
    return "\n".join(lines) + "\n"


def _sizes(box: Box, variant: str, counts: list[int]) -> str:
    """Return how large the spaces are for each number of seats."""
    told = []
    for seats in sorted(counts):
        game = open_game(box.name, variant, seats)
        told.append(
            f"{_seats(seats)}: {len(game.observation_names)} numbers, {game.number_of_actions} actions"
        )
    return "; ".join(told) + "."


def _seats(count: int) -> str:
    return f"{count} seat{'s' if count > 1 else ''}"


def _numbers(game: Game) -> str:
    """Return the rows of the numbers; what is said of every seat is said once, of the first."""
    return "\n".join(_rows(game.name, game.observation_names, components.NUMBERS))


def _planes(game: Game) -> str:
    """Return the rows of the channels, none for a game without a grid."""
    layout = Layout(game, planes=True)
    described: list[str] = []
    for channel in layout.channels:
        on_grid = f"{channel}[0,0]"
        described.append(on_grid if on_grid in layout.names else channel)
    lines = []
    for entry, run in groupby(enumerate(described), lambda pair: _entry(game.name, pair[1])):
        indices = [index for index, _ in run]
        table = (
            components.PLANES
            if entry in components.entries(game.name, components.PLANES)
            else components.NUMBERS
        )
        lines.append(
            f"| {_span(indices)} | `{entry.split('[')[0]}` | {components.entries(game.name, table)[entry]} |"
        )
    return "\n".join(lines)


def _entry(game: str, name: str) -> str:
    entry = components.entry_of(game, name, components.PLANES) or components.entry_of(game, name)
    assert entry is not None, name
    return entry


def _rows(game: str, names: list[str], table: str) -> list[str]:
    """Return the table's rows: runs of numbers that one entry describes."""
    lines = []
    for entry, run in groupby(enumerate(names), lambda pair: components.entry_of(game, pair[1], table)):
        indices = [index for index, _ in run]
        assert entry is not None, names[indices[0]]
        lines.append(f"| {_span(indices)} | `{entry}` | {components.entries(game, table)[entry]} |")
    return lines


def _span(indices: list[int]) -> str:
    return f"{indices[0]}" if len(indices) == 1 else f"{indices[0]}-{indices[-1]}"


def _actions(game: Game) -> str:
    """Return the rows of the action table: a block of numbers for each kind of choice."""
    lines = []
    for block in game.actions.blocks:
        fields = [f"{name}: {_values(values)}" for name, values in block.fields]
        lines.append(
            f"| {_span([block.first, block.first + block.size - 1] if block.size > 1 else [block.first])} | `{block.kind}` | {'; '.join(fields)} |"
        )
    return "\n".join(lines)


def _values(values: list[object]) -> str:
    named = [str(value) for value in values]
    if len(named) <= _FEW:
        return ", ".join(named)
    return f"{named[0]}, {named[1]}, ... {named[-1]} ({len(named)})"


def stale() -> list[Path]:
    """Return the pages that are missing or out of date."""
    return [
        path
        for path, text in pages().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def pages() -> dict[Path, str]:
    """Return every page by its path."""
    return {FOLDER / f"observations-{name}.md": page(games.box(name)) for name in games.names()}


def main() -> int:
    """Write the pages, or name those that would change."""
    old = stale()
    if "--check" in sys.argv:
        print("\n".join(f"{path.name} is out of date: run `make docs`" for path in old))
        return 1 if old else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
