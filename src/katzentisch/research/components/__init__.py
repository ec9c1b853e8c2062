"""What each number of an observation means: `<game>.toml`, by name, with blanks for what varies."""

import re
import tomllib
from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).parent
NUMBERS = "components"
PLANES = "planes"
_BLANK = re.compile(r"\\\{\w+\\\}")


@cache
def _tables(game: str) -> dict[str, dict[str, str]]:
    data: dict[str, dict[str, str]] = tomllib.loads((_FOLDER / f"{game}.toml").read_text(encoding="utf-8"))
    return data


def entries(game: str, table: str = NUMBERS) -> dict[str, str]:
    """Return the meanings of a game's numbers, or of the channels `planes=True` adds, by pattern, in order."""
    return _tables(game).get(table, {})


@cache
def _patterns(game: str, table: str) -> list[tuple[str, re.Pattern[str]]]:
    return [(entry, re.compile(_BLANK.sub("(.+)", re.escape(entry)))) for entry in entries(game, table)]


def entry_of(game: str, name: str, table: str = NUMBERS) -> str | None:
    """Return the pattern that describes a name, None if there is none."""
    for entry, pattern in _patterns(game, table):
        if pattern.fullmatch(name):
            return entry
    return None


def meaning(game: str, name: str) -> str:
    """Return what a number of an observation is.

    >>> meaning("isle_of_cats", "seat1_blue[3,17]")
    'plane: 1 if a cat of this colour covers this square of the boat'
    """
    entry = entry_of(game, name)
    if entry is None:
        raise KeyError(f"components/{game}.toml says nothing of {name!r}")
    return entries(game)[entry]
