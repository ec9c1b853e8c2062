"""Pickles of games and tables.

A game is pickled by its options and opened again, so that unpickled tables share the rules that are here; other rules or
other material are refused by name. Of a table everything is written but what belongs to its game.
"""

import copyreg
import io
import pickle
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from katzentisch.core.chance import Chance, SecretChance

if TYPE_CHECKING:
    from katzentisch.core.game import Game, Table

Rules = tuple[dict[str, object], str, str]

_PLAIN = (int, float, str, bytes, bool, type(None))
_opener: list[Callable[[Rules, str], "Game"]] = []


def reopen_by(opener: Callable[[Rules, str], "Game"]) -> None:
    """Say how a pickled game is opened again; the registry of games does, because the core knows no game."""
    _opener[:] = [opener]


def rules_of(game: "Game") -> Rules:
    """Return what decides how a game is played: equal for games that play alike."""
    return game.options.as_data(), game.rules_version, game.material_hash


def reduced_game(game: "Game") -> tuple[object, ...]:
    """Return how to pickle a game."""
    return _opener[0], (rules_of(game), game.material_folder)


def reduced_table(table: "Table") -> tuple[object, ...]:
    """Return how to pickle a table. As its copy would, the unpickled one listens to nothing."""
    state = _attributes(table)
    state.update(advice=None, events=[], listening=False)
    file = io.BytesIO()
    _TablePickler(file, table.game).dump(state)
    return restored_table, (table.game, file.getvalue())


def restored_table(game: "Game", pickled: bytes) -> "Table":
    """Return a table that was pickled, at this game: any table of it, with all attributes of the pickled one."""
    table = game.deal(0)  # compiled classes cannot be made without their `__init__`
    for name, value in _TableUnpickler(io.BytesIO(pickled), game).load().items():
        setattr(table, name, value)
    return table


def _attributes(thing: Any) -> dict[str, Any]:
    """Return the attributes of an object, compiled or not."""
    state: dict[str, Any] = dict(thing.__getstate__())
    return state


class _TablePickler(pickle.Pickler):
    """Writes what belongs to the game by its name there, and typed vectors as lists."""

    def __init__(self, file: io.BytesIO, game: "Game") -> None:
        super().__init__(file, protocol=5)
        owned = {
            id(value): name for name, value in _attributes(game).items() if not isinstance(value, _PLAIN)
        }
        self._names = {**owned, id(game): ""}
        self.dispatch_table = {**copyreg.dispatch_table, **_VECTORS, **_STREAMS}

    def persistent_id(self, thing: object) -> str | None:
        return self._names.get(id(thing))


class _TableUnpickler(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, game: "Game") -> None:
        super().__init__(file)
        self._game = game

    def persistent_load(self, name: str) -> Any:
        return getattr(self._game, name) if name else self._game


def whole_numbers(numbers: list[int]) -> vec[i64]:
    """Return a vector of whole numbers that was pickled."""
    return vec[i64](numbers)


def floats(numbers: list[float]) -> vec[float]:
    """Return a vector of floats that was pickled."""
    return vec[float](numbers)


def small_numbers(numbers: list[int]) -> vec[i32]:
    """Return a vector of 32-bit numbers that was pickled."""
    return vec[i32](numbers)


def single_bytes(numbers: list[int]) -> vec[u8]:
    """Return a vector of bytes that was pickled."""
    return vec[u8](numbers)


# No vec pickles by itself: each kind is written as a list.
_VECTORS: dict[type, Callable[[Any], tuple[Any, ...]]] = {
    type(make([])): lambda numbers, make=make: (make, (list(numbers),))  # type: ignore[misc]
    for make in (whole_numbers, floats, small_numbers, single_bytes)
}

_STREAMS: dict[type, Callable[[Any], tuple[Any, ...]]] = {
    Chance: lambda it: (Chance, (it.low, it.high, it.drawn)),
    SecretChance: lambda it: (SecretChance, (it.key, it.stream, it.drawn, it.block)),
}
