"""Katzentisch: a digital table for Felinia, Feudalia and The Isle of Cats.

The names in `__all__` are the public API (docs/api.md); everything else may change without notice. They are imported when
they are first used, so that `import katzentisch` costs nothing.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING

from katzentisch import _pure

__version__ = "0.1.0"

if os.environ.get("KATZENTISCH_PURE"):
    _pure.prefer_source(__path__)

if TYPE_CHECKING:
    from katzentisch import bots, games
    from katzentisch.api import MatchResult, bot, load, open, play_match
    from katzentisch.bots import Bot, Decision
    from katzentisch.core.chance import Chance, from_seed
    from katzentisch.core.events import Event
    from katzentisch.core.game import SPECTATOR, Game, Line, Score, Table
    from katzentisch.core.options import BadOption, Options
    from katzentisch.core.record import Record, RecordError
    from katzentisch.core.refusals import IllegalChoice, NoSuchSeat, Refusal
    from katzentisch.core.sight import Sight

__all__ = [
    "SPECTATOR",
    "BadOption",
    "Bot",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Line",
    "MatchResult",
    "NoSuchSeat",
    "Options",
    "Record",
    "RecordError",
    "Refusal",
    "Score",
    "Sight",
    "Table",
    "__version__",
    "bot",
    "bots",
    "from_seed",
    "games",
    "load",
    "open",
    "play_match",
]

_MODULES = {
    "MatchResult": "api",
    "bot": "api",
    "load": "api",
    "open": "api",
    "play_match": "api",
    "Bot": "bots",
    "Decision": "bots",
    "Chance": "core.chance",
    "from_seed": "core.chance",
    "Event": "core.events",
    "SPECTATOR": "core.game",
    "Game": "core.game",
    "Line": "core.game",
    "Score": "core.game",
    "Table": "core.game",
    "BadOption": "core.options",
    "Options": "core.options",
    "Record": "core.record",
    "RecordError": "core.record",
    "IllegalChoice": "core.refusals",
    "NoSuchSeat": "core.refusals",
    "Refusal": "core.refusals",
    "Sight": "core.sight",
}


def __getattr__(name: str) -> object:
    """Import a name of the public API when it is first used."""
    if name in ("bots", "games"):
        return import_module(f"{__name__}.{name}")
    if name in _MODULES:
        value: object = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
