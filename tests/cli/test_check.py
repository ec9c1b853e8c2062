"""`katzentisch check`."""

import json
import shutil
from pathlib import Path

import pytest

from tests import toy
from tests.cli.conftest import Katzentisch


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the toy's material with an entry from each source."""
    copy = tmp_path / "material"
    shutil.copytree(toy.BOX.folder / "material", copy)
    (copy / "extra.toml").write_text(
        '[a]\nsource = "rulebook"\n[b]\nsource = "reconstructed"\nreason = "no picture of [it]"\n',
        encoding="utf-8",
    )
    return copy


def test_right_material_is_said_to_be_right(katzentisch: Katzentisch):
    answer = katzentisch("check")
    assert answer.code == 0
    assert "Whiskers: the material is right (3 ways to play" in answer.out


def test_the_sources_are_counted_and_listed(katzentisch: Katzentisch, folder: Path):
    out = katzentisch("check", "whiskers", "--material", str(folder), "--sources").out
    assert "no picture of [it]" in out
    assert "reconstructed" in out
    assert "extra.toml" in out


def test_programs_get_items_and_sums(katzentisch: Katzentisch, folder: Path):
    (game,) = json.loads(katzentisch("check", "whiskers", "--material", str(folder), "--json").out)["games"]
    assert game["ok"] is True
    assert game["sources"]["reconstructed"] == 1
    assert {"file": "extra.toml", "item": "a", "source": "rulebook", "reason": ""} in game["items"]


def test_wrong_material_is_named_and_the_exit_code_is_2(katzentisch: Katzentisch, folder: Path):
    (folder / "extra.toml").write_text('[a]\nsource = "tea"\n', encoding="utf-8")
    answer = katzentisch("check", "whiskers", "--material", str(folder))
    assert answer.code == 2
    assert "extra.toml: a: source 'tea' is not one of rulebook, public, reconstructed" in answer.out


def test_a_folder_of_material_belongs_to_a_game(katzentisch: Katzentisch, folder: Path):
    answer = katzentisch("check", "--material", str(folder))
    assert (answer.code, answer.err) == (2, "--material needs to know of which game: whiskers.\n")
