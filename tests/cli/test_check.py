"""`katzentisch check`."""

import json
import shutil
from pathlib import Path

import pytest

from katzentisch import games
from katzentisch.core.material import UNSAID
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
    assert "Reconstructed" in out
    assert "extra.toml" in out


def test_programs_get_items_and_sums(katzentisch: Katzentisch, folder: Path):
    (game,) = json.loads(katzentisch("check", "whiskers", "--material", str(folder), "--json").out)["games"]
    assert game["ok"] is True
    assert game["sources"]["reconstructed"] == 1
    assert {"file": "extra.toml", "item": "a", "source": "rulebook", "reason": ""} in game["items"]


def test_the_share_of_each_source_is_told(katzentisch: Katzentisch, folder: Path):
    (folder / "extra.toml").write_text(
        'source = "public"\nn = 1\n[[a]]\nn = 1\n[[a]]\nn = 2\nsource = "rulebook"\n[b.c]\nk = 2\nn = { m = 3 }\n',
        encoding="utf-8",
    )
    answer = katzentisch("check", "whiskers", "--material", str(folder), "--sources")
    assert "of 5 items 40% are from the rule text, 60% from public facts, 0% rebuilt" in answer.out
    (game,) = json.loads(katzentisch("check", "whiskers", "--material", str(folder), "--json").out)["games"]
    extra = [(item["item"], item["source"]) for item in game["items"] if item["file"] == "extra.toml"]
    assert extra == [("(all)", "public"), ("a[0]", "public"), ("a[1]", "rulebook"), ("b.c", "public")]
    assert game["shares"] == {"rulebook": 40, "public": 60, "reconstructed": 0}


def test_an_item_without_a_source_is_told(katzentisch: Katzentisch, folder: Path):
    (folder / "extra.toml").write_text("[[a]]\nn = 1\n[[a]]\nn = 2\n", encoding="utf-8")
    out = katzentisch("check", "whiskers", "--material", str(folder)).out
    assert "0% rebuilt; for 67% the" in out
    (game,) = json.loads(katzentisch("check", "whiskers", "--material", str(folder), "--json").out)["games"]
    assert game["shares"] == {"rulebook": 33, "public": 0, "reconstructed": 0, "unsaid": 67}


@pytest.mark.parametrize("name", ["felinia", "feudalia", "isle_of_cats"])
def test_every_item_of_the_shipped_games_names_its_source(name: str):
    items = games.box(name).material().sources()
    assert len(items) > 50
    assert [item for item in items if item[2] == UNSAID] == []


def test_wrong_material_is_named_and_the_exit_code_is_2(katzentisch: Katzentisch, folder: Path):
    (folder / "extra.toml").write_text('[a]\nsource = "tea"\n', encoding="utf-8")
    answer = katzentisch("check", "whiskers", "--material", str(folder))
    assert answer.code == 2
    assert "extra.toml: a: source 'tea' is not one of rulebook, public, reconstructed" in answer.out


def test_a_folder_of_material_belongs_to_a_game(katzentisch: Katzentisch, folder: Path):
    answer = katzentisch("check", "--material", str(folder))
    assert (answer.code, answer.err) == (2, "--material needs the name of the game: whiskers.\n")
