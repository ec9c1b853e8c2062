"""The rulings of RULES.md, section 12: every one has a test that names it; those no chapter tells are told here.

So has every case of section 13.
"""

import re
from pathlib import Path

import pytest

from katzentisch.games import feudalia
from katzentisch.games.feudalia.rules import ending
from katzentisch.games.feudalia.state.asked import ASK_DRAFT, ASK_MAIN, ASK_WORKER
from katzentisch.games.feudalia.tests.positions import ANA, BEN, CAT, Position, court, deal, rules, village


def test_every_ruling_is_named_by_a_test():
    rulings = re.findall(r"^\| (R\d+) \|", (feudalia.FOLDER / "RULES.md").read_text(encoding="utf-8"), re.M)
    named: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("def test_"):
                named.update(re.findall(r"\bR\d+\b", line))
    assert len(rulings) == 57
    assert [ruling for ruling in rulings if ruling not in named] == []


def test_every_case_is_named_by_a_test():
    section = (feudalia.FOLDER / "RULES.md").read_text(encoding="utf-8").split("## 13 ")[1].split("## 14 ")[0]
    cases = {int(number) for number in re.findall(r"^(\d+)\. ", section, re.M)}
    named: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for listed in re.findall(r"#.*?\bcases? ([\d, and]+)", path.read_text(encoding="utf-8")):
            named.update(int(number) for number in re.findall(r"\d+", listed))
    assert cases == set(range(1, 58)) and cases <= named


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """Copy the material with one passage changed."""
    for path in (feudalia.FOLDER / "material").glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        if path.name == file:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / path.name).write_text(text, encoding="utf-8")
    return folder


def test_the_pastor_is_the_shepherd_without_income():  # R2
    position = [card for card in rules("scenario_1", 2).numbers.box.vassals if "Pastor" in card.aliases]
    assert [(card.id, card.income) for card in position] == [("shepherd", 0)]


def test_the_worker_is_chosen_before_the_draft_or_after_it_if_the_setup_says_so(tmp_path):  # R6
    assert rules("scenario_2", 2).deal(1).asked == ASK_WORKER
    text = '"vassal_decks", "starting_hands", "fiefs"'
    folder = changed(tmp_path, "setup.toml", text, '"fiefs", "vassal_decks", "starting_hands"')
    table = feudalia.BOX.open("scenario_2", 3, {}, folder).deal(1)
    assert table.asked == ASK_DRAFT
    choosing = []
    while table.asked != ASK_MAIN:
        if table.asked == ASK_WORKER:
            choosing.append(table.actor)
        table.play(table.actor, table.legal(table.actor)[0])
    assert choosing == [(table.first + turn) % 3 for turn in range(3)]
    assert [seat["hand_size"] for seat in table.view(-1)["seats"]] == [5, 5, 5]


def test_masters_are_fired_only_while_hiring_one():  # R11
    position = court().level(ANA, 1, 0, 0).house(ANA, "treasurer", 1).coins(ANA, 9).cubes(ANA, 1, clay=9)
    position.market("mason").master_deck()
    assert "house_firing" not in position.kinds(ANA) and "hire_master" in position.kinds(ANA)
    position.does(ANA, "hire_master").does(ANA, "house_firing", master="treasurer")
    assert position.table.view(ANA)["market"] == ["treasurer"]


def test_income_of_nothing_is_allowed():  # R23
    position = court().hold(ANA, "shepherd").does(ANA, "income", vassal="shepherd")
    assert position.money(ANA) == 0 and position.pile(ANA)["shepherd"] >= 1


def test_masters_move_in_the_own_main_phase_only():  # R41
    position = court().level(ANA, 1, 1, 1).house(ANA, "treasurer", 1)
    assert position.offers(ANA, "move", master="treasurer")
    position.does(ANA, "pass")
    assert position.table.to_act == [BEN] and position.table.legal(ANA) == []
    refusal = position.table.why_not(ANA, position.game.action({"kind": "move", "master": "treasurer"}))
    assert refusal is not None and refusal.code == "not_your_turn"


def test_what_an_eliminated_player_had_leaves_the_game():  # R51
    position = court(seats=3).points(ANA, 9).points(BEN, 10).points(CAT, 10)
    position.level(BEN, 2, 2, 2).level(CAT, 2, 2, 2).points(BEN, 10).points(CAT, 10)
    table = position.table
    table.stage = 4
    assert ending.points_left(table)  # Ana's fiefs
    supply, market = list(table.supply), int(table.market)
    table.triggered = True
    ending.check(table)
    assert not table.is_in(ANA) and not ending.points_left(table)
    assert list(table.supply) == supply and int(table.market) == market


def test_what_cannot_be_done_completely_is_done_as_far_as_possible():  # R12
    position = court("scenario_1").hold(ANA, "squire").draw_deck(ANA).discard_pile(ANA)
    position.does(ANA, "influence", vassal="squire")  # nothing to draw
    assert position.table.asked == ASK_MAIN and position.hand(ANA) == {}
    dancing = court("scenario_1").level(ANA, 1, 1, 1).house(ANA, "dancer", 1).hold(ANA)
    dancing.draw_deck(ANA).discard_pile(ANA).does(
        ANA, "use", master="dancer"
    )  # neither to draw nor to discard
    assert dancing.table.asked == ASK_MAIN and not dancing.offers(ANA, "use", master="dancer")


def test_a_noble_whose_elimination_nobody_can_pay_is_not_left_to_hire(tmp_path):  # R18
    squire = 'cost = { coins = 3 }\neliminate = ""\nnoble_value = 1'
    folder = changed(tmp_path, "vassals.toml", squire, squire.replace('""', '"cleric"'))
    table = deal("scenario_1", 2, seed=3, material=folder)
    position = Position(table)
    for card in ("priest", "abbot", "feudal_lord"):
        table.supply[position.card(card)] = 0
    assert table.supply[position.card("squire")] > 0 and not ending.nobles_left(table)
    position.discard_pile(BEN, "priest")
    assert ending.nobles_left(table)


def test_the_four_faces_serve_the_sums_0_to_6_in_pairs():  # R24
    assert [list(face.sums) for face in rules("scenario_1", 2).numbers.box.faces] == [
        [0, 1],
        [2, 3],
        [4, 5],
        [6],
    ]


def test_there_is_one_tax_collector_in_a_deck_for_ever():  # R28
    position = court("scenario_7").hold(ANA, "tax_collector", "friar", "serf").coins(ANA, 20)
    assert not position.offers(ANA, "hire", vassal="tax_collector")
    position.does(ANA, "influence", vassal="friar")
    assert {option.get("vassal") for option in position.choices(ANA)} == {"serf", None}


def test_a_collector_drawn_while_straightening_is_played_at_once(tmp_path):  # R37
    old = 'when = "straighten"\naction_cost = {}\neffects = [ { op = "produce", n = 1, of = "wood" } ]'
    new = 'when = "straighten"\naction_cost = {}\neffects = [ { op = "draw", n = 1 } ]'
    folder = changed(tmp_path, "masters.toml", old, new)
    table = deal("scenario_10", 2, seed=3, material=folder)
    while table.asked != ASK_MAIN:
        table.play(table.actor, table.legal(table.actor)[0])
    position = (
        Position(table).fiefs(ANA, "wheat", "wood", "clay").level(ANA, 0, 1, 0).house(ANA, "forester", 2)
    )
    position.hold(ANA, "serf").draw_deck(ANA, "tax_collector").discard_pile(ANA).cubes(ANA, 1, wheat=4)
    position.straighten()
    assert position.on_fief(ANA, 1) == {"wheat": 2} and "tax_collector" in position.pile(ANA)


def test_exchanges_that_change_nothing_are_not_offered_and_gains_pay_the_next_one():  # R48
    position = court().fiefs(ANA, "wheat", "clay", "wood").cubes(ANA, 3, wood=1).coins(ANA, 1)
    position.hold(ANA, "merchant").does(ANA, "work", vassal="merchant").does(ANA, "fief", fief=3)
    position.does(ANA, "exchange", option=1)
    assert {option["resource"] for option in position.choices(ANA)} == {"wheat", "clay"}  # no wood for wood
    position.does(ANA, "resource", resource="clay").does(ANA, "exchange", option=2)  # the clay just gained
    assert position.on_fief(ANA, 3) == {"stone": 1} and position.money(ANA) == 0


def test_any_cubes_of_a_shielded_fief_pay_its_tax():  # R53
    position = court().level(ANA, 1, 0, 0).house(ANA, "bailiff", 1).hold(ANA, "tax_collector", "serf")
    position.cubes(ANA, 1, wheat=5, stone=5).straighten()  # 10 - 6 = 4 taxable: 2 are paid
    assert position.offers(ANA, "give", resource="stone", **{"from": "fief_1"})
    position.does(ANA, "give", resource="stone", **{"from": "fief_1"})
    position.does(ANA, "give", resource="stone", **{"from": "fief_1"})
    assert position.on_fief(ANA, 1) == {"wheat": 5, "stone": 3} and position.table.asked == ASK_MAIN


def test_an_eliminated_card_is_shown_to_all():  # R54
    position = village("friar", "serf", "merchant").coins(ANA, 0)
    position.table.listen()
    position.does(ANA, "influence", vassal="friar").does(ANA, "eliminate", vassal="merchant")
    told = [event for event in position.table.events if event.kind == "eliminated"]
    assert [event.facts["vassal"] for event in told] == ["merchant"]
    assert position.table.view(BEN)["eliminated"] == {"merchant": 1}


@pytest.mark.parametrize("kind", ["clay", "stone"])
def test_payer_and_thief_choose_a_black_cube(kind):  # R40
    paying = court().cubes(ANA, 1, wheat=4, clay=3, stone=2).coins(ANA, 0)
    paying.does(ANA, "build", card="foundations")
    assert paying.offers(ANA, "give", resource=kind, **{"from": "fief_1"})
    robbing = village("smuggler").cubes(BEN, 1, **{kind: 2, "wheat": 2})
    robbing.does(ANA, "influence", vassal="smuggler").does(ANA, "option", option=1)
    assert {option.get("resource") for option in robbing.choices(ANA)} == {kind, "wheat"}
