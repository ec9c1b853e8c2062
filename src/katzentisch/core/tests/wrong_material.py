"""Material that cannot be right, listed as data: `wrong_material.toml` beside the tests of a game.

An entry changes one file of the material and tells a part of the complaint that must follow:

    [[wrong]]
    file = "setup.toml"
    edits = [["bid_tokens = 12", "bid_tokens = 11"]]
    says = "bid_tokens 11 is not 12"

Each text is replaced where it first stands, with `every = true` wherever it stands.
"""

import shutil
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest


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
