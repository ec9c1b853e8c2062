"""Registry of the games: a package here that has a `BOX` is a game. Opens them, once per process and options.

Other packages add games by an entry point in the group `katzentisch.games`, whose value is a module with a `BOX`.
"""

import importlib
import importlib.util
import json
import pkgutil
import sys
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType

from katzentisch.core import pickles, portrait
from katzentisch.core.box import Box
from katzentisch.core.game import Game, Table
from katzentisch.core.options import BadOption, Options
from katzentisch.core.record import RecordError

_MOST_OPEN = 256  # bounds the memory of a server that is asked for ever other options
_registered: dict[str, Box] = {}


_GROUP = "katzentisch.games"


@cache
def names() -> list[str]:
    """Return the names of the games: those of this package, then those of others, each in alphabetical order."""
    return [*_own(), *sorted(_elsewhere())]


@cache
def _own() -> list[str]:
    packages = pkgutil.iter_modules(__path__)
    return sorted(module.name for module in packages if module.ispkg and not module.name.startswith("_"))


@cache
def _elsewhere() -> dict[str, str]:
    """Return the modules of the games that installed packages offer, by name."""
    from importlib.metadata import entry_points  # takes as long to import as a whole game

    return {entry.name: entry.value for entry in entry_points(group=_GROUP) if entry.name not in _own()}


def box(name: str) -> Box:
    """Return a game by name: one of this package, of an installed one, or a registered one."""
    if name in _registered:
        return _registered[name]
    if name in _own():
        own: Box = importlib.import_module(f"{__name__}.{name}").BOX
        return own
    if name in _elsewhere():
        return find(_elsewhere()[name])
    raise BadOption(
        f"there is no game {name!r}; there are {', '.join(names())}",
        "no_game",
        {"game": name, "right": names()},
    )


def find(name: str) -> Box:
    """Return a game by name, or import and register it by the module it is in: "my_games.whiskers", "whiskers:BOX".

    For names that the user of this program wrote, never for those that come from the network: it runs the module.
    """
    module, colon, attribute = name.partition(":")
    if not colon and "." not in name:
        return box(name)
    try:
        outside: Box = getattr(importlib.import_module(module), attribute or "BOX")
    except (ImportError, AttributeError) as error:
        raise BadOption(
            f"there is no module {module!r} with a {attribute or 'BOX'}",
            "no_game_module",
            {"module": module, "box": attribute or "BOX", "reason": str(error)},
        ) from error
    register(outside)
    return outside


def register(new: Box) -> None:
    """Make a game from outside this package known to `box` and `open`."""
    if new.name in _own():
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


def reopened(rules: pickles.Rules, material: str) -> Game:
    """Return the game that was pickled; RecordError if its rules or its material are not those that are here."""
    options, rules_version, material_hash = rules
    game = open(Options(**options), Path(material) if material else None)  # type: ignore[arg-type]
    if (game.rules_version, game.material_hash) != (rules_version, material_hash):
        raise RecordError(
            f"this was pickled with rules {rules_version} and material {material_hash} of {game.name}; "
            f"these are rules {game.rules_version} and material {game.material_hash}"
        )
    return game


pickles.reopen_by(reopened)


def _picture(table: Table, seat: int) -> str:
    tool = desk(table.game.name, "picture")
    return "" if tool is None else str(tool.draw(table.view(seat), table.game.printed()))


portrait.draw_by(_picture)


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
    """Return a tool of a game's desk (`referee`, `terminal`, `picture`), or None where the game has none."""
    module = f"{__name__}.{name}.desk.{tool}"
    try:
        exists = importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:  # no such game, or it has no desk
        exists = False
    return importlib.import_module(module) if exists else None


class _Callable(ModuleType):
    """The module itself, which is a function too: `katzentisch.games()` lists the names."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Callable
