"""Stand-ins for librt's `vec`, to measure what librt's own is worth (`bench/site.py`).

They do what the rules need of a `vec`, and nothing more: what does not fit a kind is not refused by the list.
"""

import sys
from array import array
from types import ModuleType
from typing import Any

_CODES = {"i64": "q", "i32": "i", "u8": "B", "float": "d"}


class _ListVec(list[Any]):
    """A list of any kind."""

    def __init__(self, items: Any = (), *, capacity: int = 0) -> None:
        super().__init__(items)

    def __class_getitem__(cls, kind: Any) -> Any:
        return cls


class _ArrayVec:
    """Arrays of machine numbers, a class for each kind."""

    def __class_getitem__(cls, kind: Any) -> Any:
        return _ARRAYS[getattr(kind, "__name__", str(kind))]


def _array_class(code: str) -> Any:
    class Numbers(array):  # type: ignore[type-arg]
        __slots__ = ()

        def __new__(cls, items: Any = (), *, capacity: int = 0) -> Any:
            return super().__new__(cls, code, items)

    return Numbers


_ARRAYS = {kind: _array_class(code) for kind, code in _CODES.items()}


# `append` leaves the vec it was given as it was. The rules of the Isle rely on that, so a stand-in must copy.


def _append(numbers: Any, item: Any) -> Any:
    longer = numbers[:]
    longer.append(item)
    return longer


def _extend(numbers: Any, items: Any) -> Any:
    longer = numbers[:]
    longer.extend(items)
    return longer


def _pop(numbers: Any, index: int = -1) -> Any:
    rest = numbers[:]
    return rest, rest.pop(index)


def _remove(numbers: Any, item: Any) -> Any:
    rest = numbers[:]
    rest.remove(item)
    return rest


def stand_in(kind: str) -> None:
    """Let a stand-in of this kind, "list" or "array", take the part of librt's vec; "librt" leaves it."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "katzentisch"]:
        del sys.modules[name]
    if kind != "librt":
        module = ModuleType("librt.vecs")
        made = {"vec": _ListVec if kind == "list" else _ArrayVec, "append": _append, "extend": _extend}
        vars(module).update(made, pop=_pop, remove=_remove)
        sys.modules["librt.vecs"] = module
