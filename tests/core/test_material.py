"""Material names its own mistakes: file, key, value, and what would be right."""

from pathlib import Path

import pytest

from katzentisch.core.material import Material, MaterialError

BOATS = """
[pile]
boats = 2
source = "rulebook"

[[boat]]
id = "boat-01"
seats = 1
goods = { wine = 2 }
source = "reconstructed"
reason = "nobody tells"

[[boat]]
id = "boat-02"
seats = "two"
goods = { beer = 2 }
"""


@pytest.fixture
def material(tmp_path: Path) -> Material:
    (tmp_path / "boats.toml").write_text(BOATS)
    return Material(tmp_path)


def test_values_are_read_with_their_type(material: Material) -> None:
    file = material.file("boats.toml")
    assert file.entry("pile").number("boats") == 2
    first = file.entries("boat")[0]
    assert first.text("id") == "boat-01"
    assert first.counts("goods", ["wine", "books"]) == {"wine": 2}
    assert first.number("fare", default=3) == 3


def test_a_complaint_names_file_entry_key_value_and_what_would_be_right(material: Material) -> None:
    second = material.file("boats.toml").entries("boat")[1]
    with pytest.raises(MaterialError) as wrong:
        second.number("seats", at_least=1)
    assert str(wrong.value) == (
        "boats.toml: boat[1] (boat-02): seats 'two' is not a whole number of at least 1"
    )
    with pytest.raises(MaterialError, match="goods 'beer' is not one of wine, books"):
        second.counts("goods", ["wine", "books"])
    with pytest.raises(MaterialError, match="fare is missing"):
        second.number("fare")


def test_a_key_nobody_reads_is_a_mistake(material: Material) -> None:
    first = material.file("boats.toml").entries("boat")[0]
    first.text("id")
    first.number("seats")
    with pytest.raises(MaterialError, match="unknown key 'goods'"):
        first.finish()


def test_the_hash_ignores_comments_and_layout_but_no_value(tmp_path: Path, material: Material) -> None:
    before = material.hash()
    (tmp_path / "boats.toml").write_text("# a comment\n" + BOATS)
    assert Material(tmp_path).hash() == before
    (tmp_path / "boats.toml").write_text(BOATS.replace("boats = 2", "boats = 3"))
    assert Material(tmp_path).hash() != before


def test_sources_are_listed_with_their_reasons(material: Material) -> None:
    assert ("boats.toml", "boat[boat-01]", "reconstructed", "nobody tells") in material.sources()


def test_a_broken_or_missing_file_is_named(tmp_path: Path, material: Material) -> None:
    with pytest.raises(MaterialError, match=r"goods.toml is missing in .*; there is boats.toml"):
        material.file("goods.toml")
    (tmp_path / "boats.toml").write_text("[[boat]\n")
    with pytest.raises(MaterialError, match=r"boats.toml: not readable as TOML"):
        Material(tmp_path)
    with pytest.raises(MaterialError, match="is not a folder with material"):
        Material(tmp_path / "nowhere")
