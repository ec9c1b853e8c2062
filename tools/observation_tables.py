"""Write docs/research/observations-<game>.md: every number of an observation, named and explained.

`python -m tools.observation_tables` writes the pages; with `--check` it only says which are out of date.
"""

import sys
from itertools import groupby
from pathlib import Path

from katzentisch import games
from katzentisch.core.box import Box
from katzentisch.research import components
from katzentisch.research.loading import open_game

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "research"


def page(box: Box) -> str:
    """Return the page of one game: a table for each variant, with the smallest number of seats above one."""
    lines = [
        f"# What a seat of {box.name} is shown",
        "",
        "Made by `make docs` from the game's `observation_names` and `research/components/"
        f"{box.name}.toml`; a test holds all three together.",
        "Every number is a float32 between 0 and 1. `env.layout.names[i]` is the name of number i. Names with a word in",
        "braces stand for one number per thing of that kind.",
    ]
    described = ""
    for variant in box.variants:
        seats = min((count for count in variant.seats if count > 1), default=variant.seats[0])
        names = open_game(box.name, variant.name, seats).observation_names
        table = rows(box.name, names)
        title = f"## {variant.name}, {seats} seat{'s' if seats > 1 else ''}: {len(names)} numbers"
        if table == described:
            lines += ["", title, "", "As above."]
        else:
            lines += ["", title, "", "| numbers | name | what it is |", "|---|---|---|", table]
            described = table
    return "\n".join(lines) + "\n"


def rows(game: str, names: list[str]) -> str:
    """Return the table's rows: runs of numbers that one entry describes."""
    lines = []
    for entry, run in groupby(enumerate(names), lambda pair: components.entry_of(game, pair[1])):
        indices = [index for index, _ in run]
        assert entry is not None, names[indices[0]]
        span = f"{indices[0]}" if len(indices) == 1 else f"{indices[0]}-{indices[-1]}"
        lines.append(f"| {span} | `{entry}` | {components.entries(game)[entry]} |")
    return "\n".join(lines)


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
