"""The bodies of HTTP requests and their answers, as msgspec structs: one module for each page that uses them.

docs/wire.md lists which request takes and returns which; messages of the WebSocket are in `messages.py`.
"""

import importlib
import pkgutil
from types import ModuleType

import msgspec


def by_name() -> dict[str, type[msgspec.Struct]]:
    """Return every body and answer of the modules in this folder by its name."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__, f"{__name__}."))
    return {kind.__name__: kind for name in names for kind in _defined_in(importlib.import_module(name))}


def _defined_in(page: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the structs a module defines, without those it imports and those that others only inherit."""
    kinds = [value for name, value in vars(page).items() if isinstance(value, type) and name[0] != "_"]
    return [kind for kind in kinds if issubclass(kind, msgspec.Struct) and kind.__module__ == page.__name__]
