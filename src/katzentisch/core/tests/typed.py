"""Checks plain data (views, questions, what is printed) against the types it is declared with.

Stricter than a decoder: an unknown key fails like a missing one, and nothing is converted.
"""

import importlib.util
import sys
import types
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


def assert_matches(value: object, expected: Any) -> None:
    """Fail with every place where a value differs from a type, a missing or unknown key included."""
    problems = differences(value, expected)
    assert not problems, "\n".join(problems)


def differences(value: object, expected: Any, path: str = "$") -> list[str]:
    """List where a value differs from a type: "$.seats[2].silver: 'many' is no int"."""
    if is_typeddict(expected):
        return _typed_dict(value, expected, path)
    origin, arguments = get_origin(expected), get_args(expected)
    if origin is Literal:
        fits = any(value == allowed and type(value) is type(allowed) for allowed in arguments)
        return [] if fits else [f"{path}: {value!r} is not one of {', '.join(map(repr, arguments))}"]
    if origin in (Union, types.UnionType):
        return _union(value, arguments, path)
    if origin in (list, Sequence):
        if not isinstance(value, list if origin is list else (list, tuple)):
            return [f"{path}: {value!r} is no list"]
        return _items(value, [arguments[0]] * len(value), path)
    if origin is tuple:
        return _tuple(value, arguments, path)
    if origin in (dict, Mapping):
        return _dict(value, arguments, path)
    return _plain(value, expected, path)


def _typed_dict(value: object, expected: Any, path: str) -> list[str]:
    if type(value) is not dict:
        return [f"{path}: {value!r} is no {expected.__name__}"]
    fields, required = _fields(expected)
    problems = [f"{path}: key {key!r} is missing" for key in fields if key in required and key not in value]
    problems += [
        f"{path}: key {key!r} is unknown to {expected.__name__}" for key in value if key not in fields
    ]
    for key, item in value.items():
        if key in fields:
            problems += differences(item, fields[key], f"{path}.{key}")
    return problems


def _union(value: object, options: tuple[Any, ...], path: str) -> list[str]:
    """Report the option that comes nearest: the one with the fewest problems."""
    tried = [differences(value, option, path) for option in options]
    return min(tried, key=len)


def _items(values: Sequence[object], expected: Sequence[Any], path: str) -> list[str]:
    problems = []
    for index, (item, item_type) in enumerate(zip(values, expected, strict=True)):
        problems += differences(item, item_type, f"{path}[{index}]")
    return problems


def _tuple(value: object, arguments: tuple[Any, ...], path: str) -> list[str]:
    if not isinstance(value, tuple):
        return [f"{path}: {value!r} is no tuple"]
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        return _items(value, [arguments[0]] * len(value), path)
    if len(value) != len(arguments):
        return [f"{path}: {len(value)} items instead of {len(arguments)}"]
    return _items(value, arguments, path)


def _dict(value: object, arguments: tuple[Any, ...], path: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{path}: {value!r} is no dict"]
    problems = []
    for key, item in value.items():
        problems += differences(key, arguments[0], f"{path} key {key!r}")
        problems += differences(item, arguments[1], f"{path}[{key!r}]")
    return problems


def _plain(value: object, expected: Any, path: str) -> list[str]:
    if expected in (object, Any):
        return []
    if expected in (None, type(None)):
        fits = value is None
    elif expected is float:
        fits = type(value) in (int, float)
    elif isinstance(expected, type):
        fits = type(value) is expected
    else:
        raise TypeError(f"{path}: assert_matches does not know {expected!r}")
    return [] if fits else [f"{path}: {value!r} is no {getattr(expected, '__name__', expected)}"]


@cache
def _fields(typed_dict: Any) -> tuple[dict[str, Any], frozenset[str]]:
    """Return the types of a TypedDict's keys, and the keys that may not be missing."""
    written = _as_written(typed_dict)
    fields: dict[str, Any] = {}
    required = set(written.__required_keys__)
    for key, hint in get_type_hints(written, include_extras=True).items():
        if get_origin(hint) is NotRequired:
            required.discard(key)
        elif get_origin(hint) is Required:
            required.add(key)
        fields[key] = get_args(hint)[0] if get_origin(hint) in (Required, NotRequired) else hint
    return fields, frozenset(required)


def _as_written(typed_dict: Any) -> Any:
    """Return a TypedDict of a compiled module from its source: mypyc keeps no precise annotations."""
    module = sys.modules[typed_dict.__module__]
    file = Path(str(module.__file__))
    if file.suffix == ".py":
        return typed_dict
    return getattr(
        _from_source(module.__name__, file.with_name(file.name.split(".")[0] + ".py")), typed_dict.__name__
    )


@cache
def _from_source(name: str, path: Path) -> types.ModuleType:
    """Run a module's source uncompiled, under a name of its own."""
    spec = importlib.util.spec_from_file_location(f"_uncompiled_{name.replace('.', '_')}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module
