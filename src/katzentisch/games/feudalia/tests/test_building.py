"""Upgrading fiefs and building the cathedral, against RULES.md 7.5 and 7.6."""

import pytest

from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.tests.positions import ANA, court


def rich(scenario="scenario_1", seats=2, *settings):
    """Return Ana's main phase with ten of every cube and twenty coins."""
    found = court(scenario, seats, *settings).fiefs(ANA, "wheat", "wood", "clay").coins(ANA, 20)
    for fief in (1, 2, 3):
        found.cubes(ANA, fief, wheat=10, wood=10, clay=10, stone=10)
    return found


def builds(found, card, times=1):
    for _ in range(times):
        found.does("build", card=card).default()
    return found


@pytest.mark.rule("U073", "U075", "U076", "U077", "U011")
def test_an_upgrade_costs_the_printed_price_and_raises_one_level():
    found = court().fiefs(ANA, "wood", "wheat", "clay").cubes(ANA, 1, wood=7, stone=1, clay=2)
    found.does("upgrade", fief=1).does("give", resource="clay", **{"from": "fief_1"})
    assert found.on_fief(ANA, 1) == {"wood": 5, "stone": 1, "clay": 1}
    assert found.seen(ANA)["fiefs"][0]["level"] == 1 and found.seen(ANA)["vp"] == 1
    found.does("upgrade", fief=1)
    assert found.on_fief(ANA, 1) == {"wood": 3, "clay": 1}
    assert found.seen(ANA)["fiefs"][0]["level"] == 2 and found.seen(ANA)["vp"] == 2
    assert found.refusal("upgrade", fief=1).code == "highest_level"


def test_new_fields_are_free_at_once_and_used_ones_stay_used():  # R22
    found = rich().level(ANA, 1, 0, 0).hold(ANA, "serf", "serf", "serf")
    for _ in range(2):
        found.does("work", vassal="serf").does("fief", fief=1)
    assert found.seen(ANA)["fiefs"][0]["free_fields"] == 0
    found.does("upgrade", fief=1).default()
    assert found.seen(ANA)["fiefs"][0]["free_fields"] == 1


@pytest.mark.rule("U079")
def test_the_treasury_face_follows_the_sum_of_levels_at_once():  # case 21
    found = rich().level(ANA, 1, 0, 0)
    assert found.seen(ANA)["face"] == 0
    found.does("upgrade", fief=2).default()
    assert found.seen(ANA)["face"] == 1
    found.coins(ANA, 5).does("pass")
    assert found.money(ANA) == 3 and rich().game.printed()["treasury"][1]["saves"][5] == 3


@pytest.mark.rule("U081", "U083", "U084")
def test_tokens_for_cubes_as_often_as_wanted_kept_openly():
    found = builds(rich(), "foundations", 3)
    assert found.seen(ANA)["tokens"] == {"foundations": 3} and found.seen(ANA)["vp"] == 1.5
    assert found.table.view(-1)["seats"][ANA]["tokens"] == {"foundations": 3}
    assert sum(found.all_cubes(ANA).values()) == 120 - 12


@pytest.mark.rule("U082", "U085", "U086")
def test_the_stages_change_at_once_also_in_mid_turn():  # case 24
    found = rich()
    assert found.refusal("build", card="main_nave").code == "not_this_stage"
    builds(found, "foundations", 4)
    cathedral = {card["card"]: card["tokens"] for card in found.table.view(ANA)["cathedral"]}
    assert cathedral == {
        "foundations": 0,
        "main_nave": 2,
        "dean_and_canons": 0,
        "stained_glass": 0,
        "silverware": 0,
    }
    assert found.refusal("build", card="foundations").code == "not_this_stage"
    builds(found, "main_nave", 2)
    assert found.seen(ANA)["vp"] == 4
    cathedral = {card["card"]: card["tokens"] for card in found.table.view(ANA)["cathedral"]}
    assert cathedral == {
        "foundations": 0,
        "main_nave": 0,
        "dean_and_canons": 3,
        "stained_glass": 3,
        "silverware": 3,
    }


@pytest.mark.rule("U087", "U093")
def test_a_c_card_needs_its_master_who_may_come_early_to_a_level_2_fief():  # case 26
    found = rich().level(ANA, 1, 1, 0)
    assert found.refusal("hire_cathedral_master", master="silversmith").code == "no_room"
    found.level(ANA, 2, 1, 0).does("hire_cathedral_master", master="silversmith").default()
    assert found.seen(ANA)["fiefs"][0]["masters"][0]["master"] == "silversmith"
    assert found.refusal("build", card="silverware").code == "not_this_stage"
    builds(builds(found, "foundations", 4), "main_nave", 2)
    assert found.refusal("build", card="stained_glass").code == "needs_master"
    found.coins(ANA, 4)
    stone = found.all_cubes(ANA)["stone"]
    found.does("build", card="silverware").default()
    assert found.money(ANA) == 0 and found.all_cubes(ANA)["stone"] == stone - 3
    assert found.seen(ANA)["tokens"]["silverware"] == 1


@pytest.mark.rule("U084")
def test_several_tokens_of_one_c_card_are_allowed():  # R21
    found = rich().level(ANA, 2, 0, 0).does("hire_cathedral_master", master="silversmith").default()
    builds(builds(found, "foundations", 4), "main_nave", 2)
    found.coins(ANA, 10)
    builds(found, "silverware", 2)
    assert found.seen(ANA)["tokens"]["silverware"] == 2


def test_the_crusades_cost_a_noble_of_the_hand_and_bring_a_point():
    found = rich("scenario_1", 2, ("crusades", True))
    assert found.refusal("build", card="crusades").code == "nobody_to_eliminate"
    found.hold(ANA, "squire").coins(ANA, 3).does("build", card="crusades").default()
    assert found.seen(ANA)["vp"] == 1 and found.hand(ANA) == {} and found.money(ANA) == 0
    assert found.table.view(ANA)["eliminated"] == {"squire": 1} and found.table.asked == ASK_MAIN
    assert rich().refusal("build", card="crusades").code == "objective_not_in_play"


def test_until_the_cathedral_stands_the_last_token_begins_the_end():
    found = rich("scenario_1", 2, ("cathedral_complete", True)).level(ANA, 2, 2, 0)
    for master in ("dean", "glazier", "silversmith"):
        found.coins(ANA, 20).does("hire_cathedral_master", master=master)
        if found.offers("house", fief=1):
            found.does("house", fief=1)
        elif found.offers("house", fief=2):
            found.does("house", fief=2)
        found.default()
    builds(builds(found, "foundations", 4), "main_nave", 2)
    for card in ("dean_and_canons", "stained_glass", "silverware"):
        for _ in range(3):
            found.coins(ANA, 20).cubes(ANA, 1, wheat=9, wood=9, clay=9, stone=9)
            builds(found, card)
    assert found.table.view(-1)["last_rounds"]
