"""Games saved by 0.1.0: family games are replayed, full and solo games are refused by name."""

import shutil
from pathlib import Path

import pytest

from katzentisch import games
from katzentisch.core.record import Record, RecordError, read, read_header
from katzentisch.games.isle_of_cats import BOX
from katzentisch.games.isle_of_cats.tests.positions import rules


def test_records_of_version_1_are_refused_by_name():
    for variant, seats in (("full", 3), ("solo", 1)):
        game = rules(variant, seats)
        old = Record(game.options, 1, "1", game.material_hash)
        with pytest.raises(
            RecordError, match="played with rules 1 of isle_of_cats; these are rules 2"
        ) as refused:
            old.replay(game)
        assert refused.value.code == "other_rules"


@pytest.mark.parametrize(("seats", "points"), [(2, [-48, -16]), (4, [-26, -30, -13, -31])])
def test_a_family_game_saved_by_0_1_0_is_replayed_to_its_points(seats, points):
    text = (Path(__file__).parent / f"family_of_0_1_0_for_{seats}.jsonl").read_text(encoding="utf-8")
    game = games.open(read_header(text).options)
    record = read(text, game)
    assert record.material_hash != game.material_hash
    assert [score.total for score in record.replay(game).scores()] == points


def test_a_record_of_changed_material_is_refused_by_name(tmp_path):
    shutil.copytree(BOX.folder / "material", tmp_path / "material")
    boats = tmp_path / "material" / "boats.toml"
    boats.write_text(boats.read_text(encoding="utf-8").replace('source = "public"', 'source = "rulebook"'))
    changed = BOX.open("family", 2, material=tmp_path / "material")
    with pytest.raises(RecordError, match="played with material cfaf476692969932 of isle_of_cats"):
        Record(changed.options, 1, "1", "cfaf476692969932").replay(changed)
