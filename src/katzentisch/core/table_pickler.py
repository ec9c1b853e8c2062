"""Writes and reads the attributes of a table; what belongs to its game is named, not written.

A module of its own because it imports `pickle`: two milliseconds that only those pay who pickle a table.
"""

import copyreg
import io
import pickle
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from katzentisch.core.chance import Chance, SecretChance
from katzentisch.core.pickles import floats, single_bytes, small_numbers, whole_numbers

if TYPE_CHECKING:
    from katzentisch.core.game import Game

_PLAIN = (int, float, str, bytes, bool, type(None))
# No vec pickles by itself: each kind is written as a list.
_VECTORS: dict[type, Callable[[Any], tuple[Any, ...]]] = {
    type(make([])): lambda numbers, make=make: (make, (list(numbers),))  # type: ignore[misc]
    for make in (whole_numbers, floats, small_numbers, single_bytes)
}

_STREAMS: dict[type, Callable[[Any], tuple[Any, ...]]] = {
    Chance: lambda it: (Chance, (it.low, it.high, it.drawn)),
    SecretChance: lambda it: (SecretChance, (it.key, it.stream, it.drawn, it.block)),
}


def attributes(thing: Any) -> dict[str, Any]:
    """Return the attributes of an object, compiled or not."""
    state: dict[str, Any] = dict(thing.__getstate__())
    return state


class TablePickler(pickle.Pickler):
    """Writes what belongs to the game by its name there, and typed vectors as lists."""

    def __init__(self, file: io.BytesIO, game: "Game") -> None:
        super().__init__(file, protocol=5)
        owned = {id(value): name for name, value in attributes(game).items() if not isinstance(value, _PLAIN)}
        self._names = {**owned, id(game): ""}
        self.dispatch_table = {**copyreg.dispatch_table, **_VECTORS, **_STREAMS}

    def persistent_id(self, thing: object) -> str | None:
        """Return the name of what belongs to the game, None for anything else."""
        return self._names.get(id(thing))


class TableUnpickler(pickle.Unpickler):
    """Reads what belongs to the game from the game that is here."""

    def __init__(self, file: io.BytesIO, game: "Game") -> None:
        super().__init__(file)
        self._game = game

    def persistent_load(self, name: str) -> Any:
        """Return what has this name at the game."""
        return getattr(self._game, name) if name else self._game
