"""Turned seats, and corrected material: a copy of the game's files with one value changed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from katzentisch.core.tests.turned import pytest_generate_tests, seats_turned  # noqa: F401
from katzentisch.games.felinia import BOX


@pytest.fixture
def corrected(tmp_path: Path) -> Callable[[str, str, str], str]:
    """Return a function that copies the material with a text replaced once in a file, and names the folder."""

    def correct(file: str, old: str, new: str) -> str:
        folder = tmp_path / "material"
        if not folder.exists():
            folder.mkdir()
            for source in (BOX.folder / "material").glob("*.toml"):
                (folder / source.name).write_bytes(source.read_bytes())
        path = folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} has no {old!r}"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return str(folder)

    return correct
