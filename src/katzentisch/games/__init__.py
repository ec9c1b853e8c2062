"""Registry of the games: a package here that has a `BOX` is a game. Opens them, once per process and options."""

import importlib
import importlib.util
import json
import pkgutil
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType

from katzentisch.core.box import Box
from katzentisch.core.game import Game
from katzentisch.core.options import BadOption, Options

_MOST_OPEN = 256  # bounds the memory of a server that is asked for ever other options
_registered: dict[str, Box] = {}


@cache
def names() -> list[str]:
    """Return the names of the games of this package, in alphabetical order."""
    packages = pkgutil.iter_modules(__path__)
    return sorted(module.name for module in packages if module.ispkg and not module.name.startswith("_"))


def box(name: str) -> Box:
    """Return a game by name: one of this package or a registered one."""
    if name in _registered:
        return _registered[name]
    if name not in names():
        raise BadOption(
            f"there is no game {name!r}; there are {', '.join(names())}",
            "no_game",
            {"game": name, "right": names()},
        )
    own: Box = importlib.import_module(f"{__name__}.{name}").BOX
    return own


def register(new: Box) -> None:
    """Make a game from outside this package known to `box` and `open`."""
    if new.name in names():
        raise ValueError(f"{new.name!r} is the name of a game of this package")
    _registered[new.name] = new


def options(
    game: str,
    variant: str | None = None,
    seats: int | None = None,
    settings: dict[str, str | int | bool] | None = None,
    material: Path | None = None,
) -> Options:
    """Return checked options with every default filled in; BadOption says what is wrong."""
    asked: dict[str, object] = {"game": game, "variant": variant, "seats": seats, "settings": settings}
    return Options(**json.loads(_filled_in(_as_key(asked), material)))


def open(options: Options, material: Path | None = None) -> Game:
    """Return the rules for these options, the same object for equal options.

    This is the only cache of opened games. A folder of material is read once per process.
    BadOption and MaterialError say what is wrong.
    """
    return _opened(_filled_in(_as_key(options.as_data()), material), material)


def _as_key(options: dict[str, object]) -> str:
    """Return options as text: unlike a tuple of the values, JSON tells 1 from True."""
    return json.dumps(options, sort_keys=True)


@lru_cache(_MOST_OPEN)  # kept because Feudalia reads a folder of material to know its variants
def _filled_in(key: str, material: Path | None) -> str:
    asked = json.loads(key)
    return _as_key(box(asked.pop("game")).options(**asked, material=material).as_data())


@lru_cache(_MOST_OPEN)
def _opened(key: str, material: Path | None) -> Game:
    asked = json.loads(key)
    return box(asked.pop("game")).open(**asked, material=material)


def desk(name: str, tool: str) -> ModuleType | None:
    """Return a tool of a game's desk (`referee`, `terminal`), or None where the game has none."""
    module = f"{__name__}.{name}.desk.{tool}"
    try:
        exists = importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:  # no such game, or it has no desk
        exists = False
    return importlib.import_module(module) if exists else None
