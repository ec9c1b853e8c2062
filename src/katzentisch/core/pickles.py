"""Pickles of games and tables.

A game is pickled by its options and opened again, so that unpickled tables share the rules that are here; other rules or
other material are refused by name. Of a table everything is written but what belongs to its game.
"""

import io
from collections.abc import Callable
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

if TYPE_CHECKING:
    from katzentisch.core.game import Game, Table

Rules = tuple[dict[str, object], str, str]

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
    from katzentisch.core.table_pickler import TablePickler, attributes  # most programs pickle nothing

    state = attributes(table)
    state.update(advice=None, events=[], listening=False)
    file = io.BytesIO()
    TablePickler(file, table.game).dump(state)
    return restored_table, (table.game, file.getvalue())


def restored_table(game: "Game", pickled: bytes) -> "Table":
    """Return a table that was pickled, at this game: any table of it, with all attributes of the pickled one."""
    from katzentisch.core.table_pickler import TableUnpickler

    table = game.deal(0)  # compiled classes cannot be made without their `__init__`
    for name, value in TableUnpickler(io.BytesIO(pickled), game).load().items():
        setattr(table, name, value)
    return table


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
