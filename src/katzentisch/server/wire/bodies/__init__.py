"""The bodies of HTTP requests and their answers, as msgspec structs: one module for each page that uses them.

docs/wire.md lists which request takes and returns which; messages of the WebSocket are in `messages.py`.
"""

from types import ModuleType

import msgspec

from katzentisch.server.wire.bodies import (
    calls,
    catalogue,
    challenges,
    circle,
    lobby,
    own_seat,
    people,
    problem,
    puzzles,
    replays,
    reviews,
    statistics,
)

_PAGES = (
    calls,
    catalogue,
    challenges,
    circle,
    lobby,
    own_seat,
    people,
    problem,
    puzzles,
    replays,
    reviews,
    statistics,
)


def by_name() -> dict[str, type[msgspec.Struct]]:
    """Return every body and answer by its name."""
    return {kind.__name__: kind for page in _PAGES for kind in _defined_in(page)}


def _defined_in(page: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the structs a module defines, without those it imports."""
    kinds = [value for value in vars(page).values() if isinstance(value, type)]
    return [kind for kind in kinds if issubclass(kind, msgspec.Struct) and kind.__module__ == page.__name__]
