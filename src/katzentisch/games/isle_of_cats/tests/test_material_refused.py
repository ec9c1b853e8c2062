"""What the loader says about material that cannot be right: each check has its complaint."""

from pathlib import Path

import pytest

from katzentisch.core.material import MaterialError
from katzentisch.core.tests import wrong_material
from katzentisch.games.isle_of_cats import BOX


@pytest.mark.rule("I002", "I004", "I022", "I127")
@wrong_material.each(Path(__file__).parent)
def test_what_cannot_be_right_is_refused_by_name(tmp_path, wrong):
    folder = wrong_material.copied(BOX.folder / "material", tmp_path / "material", wrong)
    with pytest.raises(MaterialError) as error:
        BOX.open("full", 2, material=folder)
    assert wrong.says in str(error.value)


@pytest.mark.rule("I002")
def test_a_key_that_nobody_reads_is_refused_in_every_sort_of_table(monkeypatch):
    material = BOX.folder / "material"
    accepted = wrong_material.accepted_strays(
        material, lambda: BOX.open("solo", 1, material=material), monkeypatch
    )
    assert accepted == []
