"""TypeScript types of a game's plain data, from the TypedDicts its functions return.

`box/printed.py: printed`, `knowledge/view.py: view` and `knowledge/questions.py: question` are annotated with what
they return; `tools/wire_types.py` writes that as `web/src/games/<game>/types.ts`. The modules must be loaded from
source: compiled ones do not keep the annotations.
"""

import importlib
import inspect
import json
import re
import sys
import types
from collections.abc import Mapping, Sequence
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

FUNCTIONS = {
    "Printed": ("box.printed", "printed"),
    "View": ("knowledge.view", "view"),
    "Question": ("knowledge.questions", "question"),
}
_SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", types.NoneType: "null"}
UNKNOWN = (object, Any)
_NO_FIELDS = ["[key: string]: undefined"]
WIDTH = 110


def of_game(game: str) -> str:
    """Return the whole file of a game, ready to be written."""
    roots = {}
    for name, (module_name, function_name) in FUNCTIONS.items():
        module = importlib.import_module(f"katzentisch.games.{game}.{module_name}")
        roots[name] = get_type_hints(getattr(module, function_name))["return"]
    head = f"// Written by tools/wire_types.py from katzentisch.games.{game}. Do not edit: `make wire` writes it anew."
    return f"{head}\n\n{declarations(roots)}"


def declarations(roots: Mapping[str, Any]) -> str:
    """Declare these types under their names, and before them everything they are made of."""
    writer = _Writer()
    for name, kind in roots.items():
        writer.root(name, kind)
    return "\n".join(writer.declared.values())


def braced(head: str, fields: Sequence[str]) -> str:
    """Return an object type behind its head: on one line if it fits, else with several fields to a line."""
    line = f"{head} {{ {'; '.join(fields)} }}"
    return line if len(line) < WIDTH else f"{head} {{\n{packed([f'{field};' for field in fields])}\n}}"


def packed(parts: Sequence[str]) -> str:
    """Return indented lines, each with as many of the parts as fit."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + 1 + len(part) <= WIDTH:
            lines[-1] += f" {part}"
        else:
            lines.append(f"  {part}")
    return "\n".join(lines)


class _Writer:
    """Collects declarations by name, in the order in which they are needed."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self._sources: dict[str, Any] = {}
        self._aliases: dict[Any, str] = {}
        self._root = ""

    def root(self, name: str, kind: Any) -> None:
        """Declare one of the types somebody asks for by name."""
        self._root = name
        self.declare(name, kind)

    def declare(self, name: str, kind: Any) -> None:
        """Declare a type under a name of our choice."""
        text = self._object(kind) if is_typeddict(kind) else self._written(kind)
        if text != name:
            self._claim(name, kind)
            self.declared[name] = _alias(name, text)

    def text(self, kind: Any) -> str:
        """Return a type as TypeScript, by its name if it has one."""
        if is_typeddict(kind):
            return self._object(kind)
        alias = self._aliases.get(kind) if get_origin(kind) else None
        if alias and alias not in self._sources:
            self.declare(alias, kind)
        return alias or self._written(kind)

    def _written(self, kind: Any) -> str:
        if kind in UNKNOWN:
            return "unknown"
        if isinstance(kind, type) and not get_origin(kind):
            return _simple(kind)
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(json.dumps(value, ensure_ascii=False) for value in arguments)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.text(option) for option in arguments))
        if origin in (list, Sequence) or (origin is tuple and arguments[-1] is ...):
            return _array(self.text(arguments[0]))
        if origin is tuple:
            return f"[{', '.join(self.text(item) for item in arguments)}]"
        if origin in (dict, Mapping):
            return self._record(*arguments)
        raise TypeError(f"{kind!r} has no TypeScript type here")

    def _record(self, key: Any, value: Any) -> str:
        # JSON has text keys only; a key that is one of a few names need not be there.
        if get_origin(key) is Literal:
            return f"{{ [key in {self.text(key)}]?: {self.text(value)} }}"
        return f"{{ [key: string]: {self.text(value)} }}"

    def _object(self, kind: Any) -> str:
        """Declare a TypedDict as an object type once, and return its name."""
        name: str = kind.__name__
        if self._sources.get(name, kind) is not kind:  # a province on the board, and one in the view
            name = self._root + name
        if self._sources.get(name) is kind:
            return name
        self._claim(name, kind)
        self._aliases = _aliases(sys.modules[kind.__module__]) | self._aliases
        notes = _notes(kind)
        fields = []
        for field, hint in get_type_hints(kind).items():
            mark = "" if field in kind.__required_keys__ else "?"
            note = f"/** {notes[field]} */ " if field in notes else ""
            fields.append(f"{note}{field}{mark}: {self.text(hint)}")
        # No interface: those do not fit where any record is wanted, as the facts of a sentence.
        head = f"export type {name} ="
        self.declared[name] = "\n".join([*_comment(kind), f"{braced(head, fields or _NO_FIELDS)};\n"])
        return name

    def _claim(self, name: str, kind: Any) -> None:
        if self._sources.setdefault(name, kind) != kind:
            raise ValueError(f"two different types are called {name}")


def _aliases(module: types.ModuleType) -> dict[Any, str]:
    """Return the names a module gives to unions and literals; a type with two names has none."""
    names: dict[Any, list[str]] = {}
    for name, value in vars(module).items():
        if name[0].isupper() and get_origin(value) in (Literal, Union, types.UnionType):
            names.setdefault(value, []).append(name)
    return {value: several[0] for value, several in names.items() if len(several) == 1}


def _alias(name: str, text: str) -> str:
    line = f"export type {name} = {text};\n"
    if len(line) <= WIDTH or not re.fullmatch(r"[^()\[\]{}]*", text):
        return line
    return f"export type {name} =\n{packed([f'| {option}' for option in text.split(' | ')])};\n"


def _notes(kind: Any) -> dict[str, str]:
    """Return the comments behind the fields of a TypedDict."""
    try:
        source = inspect.getsource(kind)
    except (OSError, TypeError):
        return {}
    return dict(re.findall(r"^    (\w+): .*?  # (.*)$", source, re.MULTILINE))


def _simple(kind: type) -> str:
    for known, text in _SIMPLE.items():
        if kind is known:
            return text
    if kind.__name__ == "i64":
        return "number"
    raise TypeError(f"{kind!r} has no TypeScript type here")


def _array(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


def _comment(kind: Any) -> list[str]:
    text = (kind.__doc__ or "").strip()
    return [f"/** {' '.join(text.split())} */"] if text and not text.startswith("dict(") else []
