"""Material that cannot be right, listed as data: `wrong_material.toml` beside the tests of a game.

An entry changes one file of the material and tells a part of the complaint that must follow:

    [[wrong]]
    file = "setup.toml"
    edits = [["bid_tokens = 12", "bid_tokens = 11"]]
    says = "bid_tokens 11 is not 12"

Each text is replaced where it first stands, with `every = true` wherever it stands.
"""

import copy
import shutil
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from katzentisch.core.material import MaterialError


class Wrong(NamedTuple):
    """One wrong place in the material, and what is said about it."""

    file: str
    edits: list[list[str]]
    says: str
    every: bool = False


def listed(tests: Path) -> list[Wrong]:
    """Return the entries of a game's `wrong_material.toml`; `tests` is the folder it lies in."""
    data = tomllib.loads((tests / "wrong_material.toml").read_text(encoding="utf-8"))
    return [Wrong(**entry) for entry in data["wrong"]]


def each(tests: Path) -> pytest.MarkDecorator:
    """Run a test once for every entry, as its argument `wrong`."""
    entries = listed(tests)
    return pytest.mark.parametrize("wrong", entries, ids=[f"{wrong.file}-{wrong.says}" for wrong in entries])


def copied(material: Path, folder: Path, wrong: Wrong) -> Path:
    """Copy the material into a new folder, with this place made wrong; returns the folder."""
    shutil.copytree(material, folder)
    path = folder / wrong.file
    text = path.read_text(encoding="utf-8")
    for right, replacement in wrong.edits:
        assert right in text, f"{wrong.file} has no {right!r}"
        text = text.replace(right, replacement, -1 if wrong.every else 1)
    path.write_text(text, encoding="utf-8")
    return folder


NONSENSE = "nonsense"


class Stray(NamedTuple):
    """A key that nobody reads, added to one table of a material file."""

    file: str
    at: tuple[str | int, ...]  # the way to the table

    def added_to(self, data: dict[str, object]) -> dict[str, object]:
        """Return the file's data with the key in it."""
        changed = copy.deepcopy(data)
        table: Any = changed
        for key in self.at:
            table = table[key]
        table[NONSENSE] = 1
        return changed


def strays(material: Path) -> list[Stray]:
    """Return one stray key for every sort of table in the files: tables with the same keys beside each other are one sort."""
    listed: list[Stray] = []
    for path in sorted(material.glob("*.toml")):
        sorts: dict[object, Stray] = {}
        for at, table in _tables(tomllib.loads(path.read_text(encoding="utf-8"))):
            sort = (at[:1], len(at), frozenset(table) - {"source", "reason", "why"})
            sorts.setdefault(sort, Stray(path.name, at))
        listed += sorts.values()
    return listed


def _tables(
    value: object, at: tuple[str | int, ...] = ()
) -> Iterator[tuple[tuple[str | int, ...], dict[str, object]]]:
    """Yield every table inside a value, with the way to it."""
    if isinstance(value, dict):
        yield at, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield from _tables(item, (*at, key))


def accepted_strays(
    material: Path, read: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> list[Stray]:
    """Read the material once with each stray key; return those that nobody complained about."""
    real = tomllib.loads
    texts = {path.name: path.read_text(encoding="utf-8") for path in material.glob("*.toml")}
    parsed = {text: real(text) for text in texts.values()}
    accepted: list[Stray] = []
    for stray in strays(material):
        changed = {**parsed, texts[stray.file]: stray.added_to(parsed[texts[stray.file]])}
        with monkeypatch.context() as patch:
            patch.setattr(tomllib, "loads", lambda text, changed=changed: copy.deepcopy(changed[text]))
            try:
                read()
            except MaterialError:
                continue
        accepted.append(stray)
    return accepted
