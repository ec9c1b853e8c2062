"""Wrong files say what is wrong: material of the wrong type, records that are not records."""

import json
from pathlib import Path

import pytest

from katzentisch.core import record as records
from katzentisch.core.game import Game
from katzentisch.core.material import Material, MaterialError
from katzentisch.core.record import Record, RecordError
from katzentisch.core.refusals import refuse
from tests import toy

ODD = """
yes = "maybe"
list = 3
table = 4
texts = [1]
tables = [5]

[item]
source = "hearsay"
"""


@pytest.fixture
def odd(tmp_path: Path) -> Material:
    (tmp_path / "odd.toml").write_text(ODD, encoding="utf-8")
    return Material(tmp_path)


# By the method of an entry and the key it reads: the complaint.
WRONG_TYPES = {
    ("flag", "yes"): "yes 'maybe' is not true or false",
    ("values", "list"): "list 3 is not a list",
    ("entry", "table"): "table 4 is not a table",
    ("texts", "texts"): "texts 1 is not a text",
    ("entries", "tables"): r"tables\[0\] 5 is not a table",
}


@pytest.mark.parametrize(("method", "key"), WRONG_TYPES)
def test_material_of_the_wrong_type_names_key_and_value(odd: Material, method: str, key: str):
    with pytest.raises(MaterialError, match=f"odd.toml: {WRONG_TYPES[method, key]}"):
        getattr(odd.file("odd.toml"), method)(key)


def test_a_source_nobody_knows_is_named(odd: Material):
    with pytest.raises(MaterialError, match=r"odd.toml: item: source 'hearsay' is not one of"):
        odd.sources()


def test_a_folder_without_material_is_named(tmp_path: Path):
    with pytest.raises(MaterialError, match=r"has no \.toml file"):
        Material(tmp_path)


@pytest.fixture
def game() -> Game:
    return toy.BOX.open(seats=3)


def header(game: Game, **changes: object) -> str:
    """Return a record's first line with some values changed."""
    return json.dumps(json.loads(Record.of(game, 7).to_text(game)) | changes)


@pytest.mark.parametrize(
    ("changes", "line", "complaint"),
    [
        ({"settings": 3}, "", "line 1: settings 3 is not an object"),
        ({"rules": 4}, "", "line 1: rules 4 is not a text"),
        ({}, '{"seat": 0, "choice": "lay"}', "line 2: choice 'lay' is not an object"),
    ],
)
def test_a_record_with_a_wrong_value_names_line_and_value(
    game: Game, changes: dict[str, object], line: str, complaint: str
):
    with pytest.raises(RecordError, match=complaint):
        records.read(f"{header(game, **changes)}\n{line}\n", game)


def test_empty_lines_of_a_record_are_skipped(game: Game):
    assert records.read(f"{header(game)}\n\n\n", game).choices == []


def test_a_record_of_other_options_is_refused(game: Game):
    with pytest.raises(RecordError, match="the record is of"):
        Record.of(toy.BOX.open(seats=2), 7).replay(game)


def test_refusals_are_equal_if_code_rule_and_facts_are():
    assert refuse("no_fish", "rescue", {"has": 1}) == refuse("no_fish", "rescue", {"has": 1})
    assert refuse("no_fish", "rescue", {"has": 1}) != refuse("no_fish", "rescue", {"has": 2})
    assert refuse("no_fish", "rescue") != "no_fish"
