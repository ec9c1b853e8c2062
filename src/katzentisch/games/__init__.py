"""The games, found by folder: a package here that has a `BOX` is a game."""

import importlib
import importlib.util
import pkgutil
from functools import cache
from types import ModuleType

from katzentisch.core.box import Box
from katzentisch.core.options import BadOption


@cache
def names() -> list[str]:
    """Return the names of all games, in alphabetical order."""
    return sorted(
        found.name
        for found in pkgutil.iter_modules(__path__)
        if found.ispkg and not found.name.startswith("_")
    )


@cache
def box(name: str) -> Box:
    """Return a game by name."""
    if name not in names():
        raise BadOption(
            f"there is no game {name!r}; there are {', '.join(names())}",
            "no_game",
            {"game": name, "right": names()},
        )
    found: Box = importlib.import_module(f"{__name__}.{name}").BOX
    return found


def desk(name: str, tool: str) -> ModuleType | None:
    """Return a tool of a game's desk (`referee`, `terminal`), or None where the game has none."""
    module = f"{__name__}.{name}.desk.{tool}"
    try:
        exists = importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:  # no such game, or it has no desk
        exists = False
    return importlib.import_module(module) if exists else None
