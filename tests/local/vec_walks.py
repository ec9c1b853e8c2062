"""Random walks over everything `vec` can do, told as text: whoever runs the same walk with the same `vec` tells the same."""

import json
import random
from collections.abc import Callable
from typing import Any

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i32, i64, u8

KINDS: dict[str, Any] = {"i64": vec[i64], "i32": vec[i32], "u8": vec[u8], "float": vec[float]}
# At the edges of each kind, and beside them: what does not fit must be refused alike. What is no number at all is left out where
# librt 0.16 forgets to raise its own error: of a vec of bytes, and of what is looked for.
_EDGES = (
    0,
    1,
    -1,
    127,
    128,
    255,
    256,
    -129,
    2**31 - 1,
    2**31,
    -(2**31),
    2**63 - 1,
    2**63,
    -(2**63),
    -(2**63) - 1,
)
_ODD = (0.5, -0.0, 1e300, float("inf"), None, "1", True)
_LONGEST = 12


def walks(tasks: str) -> str:
    """Return what each walk (kind, seed, steps, as JSON) tells, as JSON."""
    return json.dumps([walk(*task) for task in json.loads(tasks)])


def walk(kind: str, seed: int, steps: int) -> list[str]:
    """Take so many random steps with a vec; return what each gave or which error it raised."""
    chance = random.Random(f"{kind} {seed}")
    made = KINDS[kind]
    now = made([])
    told: list[str] = []
    for _ in range(steps):
        name, step = chance.choice(_STEPS)
        try:
            now, gave = step(now, made, chance)
            said = repr(gave)
        except Exception as error:
            said = type(error).__name__
        told.append(f"{name}: {said} {len(now)} {list(now)!r} {now!r}")
    return told


_Step = Callable[[Any, Any, random.Random], tuple[Any, object]]


def _value(made: Any, chance: random.Random) -> Any:
    draw = chance.random()
    if draw < 0.7:
        return chance.randrange(5)
    return chance.choice(_EDGES if draw < 0.9 or made is KINDS["u8"] else _ODD)


def _sought(chance: random.Random) -> int:
    return chance.randrange(5)


def _place(now: Any, chance: random.Random) -> int:
    return chance.randrange(-len(now) - 2, len(now) + 2)


def _new(now: Any, made: Any, chance: random.Random) -> tuple[Any, object]:
    items = [_value(made, chance) for _ in range(chance.randrange(_LONGEST))]
    new = made(items, capacity=chance.randrange(20)) if chance.random() < 0.5 else made(items)
    return new, ""


def _append(now: Any, made: Any, chance: random.Random) -> tuple[Any, object]:
    return append(now, _value(made, chance)), ""


def _extend(now: Any, made: Any, chance: random.Random) -> tuple[Any, object]:
    more = [_value(made, chance) for _ in range(chance.randrange(4))]
    return extend(now, made(more) if chance.random() < 0.5 else more), ""


def _pop(now: Any, made: Any, chance: random.Random) -> tuple[Any, object]:
    rest, item = pop(now) if chance.random() < 0.3 else pop(now, _place(now, chance))
    return rest, item


def _remove(now: Any, made: Any, chance: random.Random) -> tuple[Any, object]:
    return remove(now, _sought(chance)), ""


def _get(now: Any, made: Any, chance: random.Random) -> tuple[Any, object]:
    return now, now[_place(now, chance)]


def _set(now: Any, made: Any, chance: random.Random) -> tuple[Any, object]:
    now[_place(now, chance)] = _value(made, chance)
    return now, ""


def _cut(now: Any, made: Any, chance: random.Random) -> tuple[Any, object]:
    first, last = (None if chance.random() < 0.2 else _place(now, chance) for _ in range(2))
    part = now[first : last : chance.choice((None, None, 1, 2, -1, 0))]
    return (part if chance.random() < 0.3 else now), (type(part).__name__, list(part))


def _has(now: Any, made: Any, chance: random.Random) -> tuple[Any, object]:
    return now, _sought(chance) in now


def _equals(now: Any, made: Any, chance: random.Random) -> tuple[Any, object]:
    other = made(list(now))
    differs = append(other, 1)
    return now, (now == other, now != other, now == differs, now == list(now))


def _count(now: Any, made: Any, chance: random.Random) -> tuple[Any, object]:
    return now, (max(now, default=None), min(now, default=None), sorted(now), [*reversed(list(now))])


_STEPS: tuple[tuple[str, _Step], ...] = (
    ("new", _new),
    ("append", _append),
    ("append", _append),
    ("append", _append),
    ("extend", _extend),
    ("pop", _pop),
    ("remove", _remove),
    ("get", _get),
    ("set", _set),
    ("cut", _cut),
    ("has", _has),
    ("equals", _equals),
    ("count", _count),
)
