"""What material may not say: every sentence of the checks on loading is said for one wrong place (RULES.md 2 and 3)."""

from pathlib import Path

import pytest

from katzentisch.core.material import Material, MaterialError
from katzentisch.core.tests import wrong_material
from katzentisch.games import feudalia
from katzentisch.games.feudalia.box import checks
from katzentisch.games.feudalia.tests.positions import check_counts
from katzentisch.games.feudalia.tests.test_box import changed


@wrong_material.each(Path(__file__).parent)
def test_wrong_material_is_refused_where_it_is_wrong(tmp_path, wrong):
    folder = wrong_material.copied(feudalia.FOLDER / "material", tmp_path / "material", wrong)
    with pytest.raises(MaterialError) as error:
        checks.read(Material(folder))
    assert wrong.says in str(error.value) and ".toml" in str(error.value)


def test_a_key_that_nobody_reads_is_refused_on_every_sort_of_card(monkeypatch):
    material = feudalia.FOLDER / "material"
    accepted = wrong_material.accepted_strays(material, lambda: checks.read(Material(material)), monkeypatch)
    on_cards = [stray for stray in accepted if any(isinstance(key, int) for key in stray.at)]
    assert all("facts" in stray.at for stray in on_cards), "facts are notes, which may say anything"


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("setup.toml", "round_limit = 200", "round_limit = 100"),
        ("fiefs.toml", "level = 1, fields = 2, cities = 1", "level = 1, fields = 3, cities = 1"),
        ("cathedral.toml", "vp = 1.0\ntokens = { 1 = 2", "vp = 1\ntokens = { 1 = 2"),
        ("vassals.toml", "cost = { coins = 3 }\neliminate = \"cleric\"", "cost = { coins = 3, any = 1 }\neliminate = \"cleric\""),
        ("masters.toml", "min_level = 1\ncost = { coins = 4 }", "min_level = 2\ncost = { coins = 4 }"),
        ("scenarios.toml", 'specific = ["friar", "seductress"', 'specific = ["friar", "prior", "seductress"'),
    ],
)  # fmt: skip
def test_other_numbers_that_the_book_leaves_open_are_accepted(tmp_path, file, old, new):
    assert checks.read(Material(changed(tmp_path, file, old, new))).vassals


@pytest.mark.parametrize(
    ("name", "now", "wrong", "least"),
    [
        ("target_vp", 10, 0, 1),
        ("noble_lead_needed", 2, 0, 1),
        ("hand_size", 5, 0, 1),
        ("face_up_masters", 5, 0, 1),
        ("masters_drawn_before_hire", 2, -1, 0),
        ("influence_actions_per_turn", 1, -1, 0),
        ("reshuffles_before_replenish", 1, -1, 0),
        ("court_minimum_coins", 1, -1, 0),
        ("tax_divisor", 2, 1, 2),
        ("starting_coins", 0, -1, 0),
        ("starting_cubes", 0, -1, 0),
    ],
)
def test_constants_of_the_game_have_a_least_value(tmp_path, name, now, wrong, least):
    folder = changed(tmp_path, "setup.toml", f"{name} = {now}", f"{name} = {wrong}")
    with pytest.raises(MaterialError, match=f"{name} {wrong} is not a whole number of at least {least}"):
        feudalia.BOX.open("scenario_1", 2, material=folder)
    allowed = changed(tmp_path / "allowed", "setup.toml", f"{name} = {now}", f"{name} = {least}")
    assert feudalia.BOX.open("scenario_1", 2, material=allowed).deal(1)


def test_starting_coins_and_cubes_are_laid_out_for_everybody(tmp_path):
    folder = changed(tmp_path, "setup.toml", "starting_coins = 0", "starting_coins = 3")
    text = (
        (folder / "setup.toml")
        .read_text(encoding="utf-8")
        .replace("starting_cubes = 0", "starting_cubes = 2")
    )
    (folder / "setup.toml").write_text(text, encoding="utf-8")
    table = feudalia.BOX.open("scenario_1", 3, material=folder).deal(1)
    check_counts(table)
    for seat in table.view(-1)["seats"]:
        assert seat["coins"] == 3
        assert [fief["cubes"][fief["colour"]] for fief in seat["fiefs"]] == [2, 2, 2]
        assert [fief["total"] for fief in seat["fiefs"]] == [2, 2, 2]


@pytest.mark.parametrize(("more", "said"), [(27, ""), (28, "61 basic masters is not between 33 and 60")])
def test_there_may_be_sixty_masters_and_no_more(tmp_path, more, said):
    text = (feudalia.FOLDER / "material" / "masters.toml").read_text(encoding="utf-8")
    potter = text[text.index('[[master]]\nid = "potter"') :].partition("\n\n")[0]
    extra = [potter.replace('"potter"', f'"potter_{number}"') for number in range(more)]
    folder = changed(tmp_path, "masters.toml", potter, "\n\n".join([potter, *extra]))
    if said:
        with pytest.raises(MaterialError, match=said):
            checks.read(Material(folder))
        return
    table = feudalia.BOX.open("scenario_10", 2, material=folder).deal(1)
    assert len(table.numbers.master_names) == 60 + 3


@pytest.mark.rule("U150")
def test_there_are_eight_standard_vassals_even_if_both_files_agree_on_seven(tmp_path):
    folder = changed(tmp_path, "scenarios.toml", '"trader", "merchant"]', '"trader"]')
    path = folder / "vassals.toml"
    text = path.read_text(encoding="utf-8")
    merchant = text.index('id = "merchant"')
    text = text[:merchant] + text[merchant:].replace("standard = true", "standard = false", 1)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(MaterialError, match="number of standard_vassals 7 is not 8"):
        checks.read(Material(folder))
