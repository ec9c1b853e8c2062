"""Upgrading fiefs and building the cathedral, against RULES.md 7.5 and 7.6."""

import pytest

from katzentisch.games.feudalia.state import setup
from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.tests.positions import ANA, BEN, builds, court, rich


def tokens(position):
    """Return the cathedral cards with tokens on them, and how many."""
    cathedral = position.table.view(ANA)["cathedral"]
    return {card["card"]: card["tokens"] for card in cathedral if card["tokens"]}


@pytest.mark.rule("U073", "U075", "U076", "U077", "U011")
def test_an_upgrade_costs_the_printed_price_and_raises_one_level():
    position = court().fiefs(ANA, "wood", "wheat", "clay").cubes(ANA, 1, wood=7, stone=1, clay=2)
    position.does(ANA, "upgrade", fief=1).does(ANA, "give", resource="clay", **{"from": "fief_1"})
    assert position.on_fief(ANA, 1) == {"wood": 5, "stone": 1, "clay": 1}
    assert position.seen(ANA)["fiefs"][0]["level"] == 1 and position.seen(ANA)["vp"] == 1
    position.does(ANA, "upgrade", fief=1)
    assert position.on_fief(ANA, 1) == {"wood": 3, "clay": 1}
    assert position.seen(ANA)["fiefs"][0]["level"] == 2 and position.seen(ANA)["vp"] == 2
    assert position.refusal(ANA, "upgrade", fief=1).code == "highest_level"


@pytest.mark.rule("U011")
def test_points_come_from_the_sides_of_the_fiefs_and_from_tokens():
    position = rich().level(ANA, 0, 0, 1)
    for _ in range(2):
        position.does(ANA, "upgrade", fief=1).default(ANA)
    builds(builds(position, "foundations", 4), "main_nave")
    mine, other = (position.table.scores()[seat] for seat in (ANA, BEN))
    assert [(line.key, line.points) for line in mine.lines] == [
        ("fief", 2), ("fief", 0), ("fief", 1), ("tokens", 2), ("tokens", 1),
    ]  # fmt: skip
    assert mine.total == position.seen(ANA)["vp"] == 6 and mine.seat == ANA and other.seat == BEN
    assert other.total == position.seen(BEN)["vp"] == 0


@pytest.mark.rule("U011")
def test_the_points_of_a_fief_name_its_own_colour_and_level():
    position = court().fiefs(ANA, "wood", "wheat", "clay").level(ANA, 2, 0, 1)
    position.fiefs(BEN, "clay", "stone", "wheat").level(BEN, 0, 1, 2)
    told = [[tuple(line.facts.values()) for line in score.lines] for score in position.table.scores()]
    assert told[ANA] == [(1, "wood", 2), (2, "wheat", 0), (3, "clay", 1)]
    assert told[BEN] == [(1, "clay", 0), (2, "stone", 1), (3, "wheat", 2)]


def test_new_fields_are_free_at_once_and_used_ones_stay_used():  # R22
    position = rich().level(ANA, 1, 0, 0).hold(ANA, "serf", "serf", "serf")
    for _ in range(2):
        position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=1)
    assert position.seen(ANA)["fiefs"][0]["free_fields"] == 0
    position.does(ANA, "upgrade", fief=1).default(ANA)
    assert position.seen(ANA)["fiefs"][0]["free_fields"] == 1


@pytest.mark.rule("U079")
def test_the_treasury_face_follows_the_sum_of_levels_at_once():  # case 21
    position = rich().level(ANA, 1, 0, 0)
    assert position.seen(ANA)["face"] == 0
    position.does(ANA, "upgrade", fief=2).default(ANA)
    assert position.seen(ANA)["face"] == 1
    position.hold(ANA).coins(ANA, 4).does(ANA, "pass")
    assert position.money(ANA) == 2  # the first face would keep 3
    for fief in (1, 2, 3):
        position = rich().level(ANA, 1, 1, 1)
        assert position.seen(ANA)["face"] == 1
        assert position.does(ANA, "upgrade", fief=fief).default(ANA).seen(ANA)["face"] == 2


@pytest.mark.rule("U081", "U083", "U084")
def test_tokens_for_cubes_as_often_as_wanted_kept_openly():
    position = builds(rich(), "foundations", 3)
    assert position.seen(ANA)["tokens"] == {"foundations": 3} and position.seen(ANA)["vp"] == 1.5
    assert position.table.view(-1)["seats"][ANA]["tokens"] == {"foundations": 3}
    assert position.table.view(-1)["seats"][BEN]["tokens"] == {} and position.seen(BEN)["vp"] == 0
    assert tokens(position) == {"foundations": 4 - 3}
    assert sum(position.all_cubes(ANA).values()) == 120 - 12
    builds(builds(position, "foundations"), "main_nave")  # a wood, a stone and eight black cubes
    assert sum(position.all_cubes(ANA).values()) == 120 - 16 - 10 and position.seen(ANA)["vp"] == 3


@pytest.mark.rule("U082", "U085", "U086")
def test_the_stages_change_at_once_also_in_mid_turn():  # case 24
    position = rich()
    assert position.refusal(ANA, "build", card="main_nave").code == "not_this_stage"
    builds(position, "foundations", 4)
    assert tokens(position) == {"main_nave": 2}
    assert position.refusal(ANA, "build", card="foundations").code == "not_this_stage"
    builds(position, "main_nave", 2)
    assert position.seen(ANA)["vp"] == 4
    assert tokens(position) == {"dean_and_canons": 3, "stained_glass": 3, "silverware": 3}


@pytest.mark.rule("U087", "U093")
def test_a_c_card_needs_its_master_who_may_come_early_to_a_level_2_fief():  # case 26
    position = rich().level(ANA, 1, 1, 0)
    assert position.refusal(ANA, "hire_cathedral_master", master="silversmith").code == "no_room"
    position.level(ANA, 2, 1, 0).does(ANA, "hire_cathedral_master", master="silversmith").default(ANA)
    assert position.seen(ANA)["fiefs"][0]["masters"][0]["master"] == "silversmith"
    assert position.refusal(ANA, "build", card="silverware").code == "not_this_stage"
    builds(builds(position, "foundations", 4), "main_nave", 2)
    assert position.refusal(ANA, "build", card="stained_glass").code == "needs_master"
    position.coins(ANA, 4)
    stone = position.all_cubes(ANA)["stone"]
    position.does(ANA, "build", card="silverware").default(ANA)
    assert position.money(ANA) == 0 and position.all_cubes(ANA)["stone"] == stone - 3
    assert position.seen(ANA)["tokens"]["silverware"] == 1


@pytest.mark.rule("U087")
@pytest.mark.parametrize(
    ("card", "master"),
    [("dean_and_canons", "dean"), ("stained_glass", "glazier"), ("silverware", "silversmith")],
)
def test_another_players_cathedral_master_does_not_build_for_me(card, master):
    position = rich().level(ANA, 2, 0, 0).level(BEN, 2, 0, 0).house(BEN, master, 1)
    builds(builds(position, "foundations", 4), "main_nave", 2)
    assert position.refusal(ANA, "build", card=card).code == "needs_master"
    assert position.choices(ANA, "build") == []
    position.coins(ANA, 20).does(ANA, "hire_cathedral_master", master=master).default(
        ANA
    )  # R29: there are four
    assert [choice["card"] for choice in position.coins(ANA, 20).choices(ANA, "build")] == [card]


@pytest.mark.rule("U087")
@pytest.mark.parametrize(
    ("card", "coins", "cubes"),
    [
        ("dean_and_canons", 7, {"wheat": 6}),
        ("stained_glass", 5, {"wood": 2, "clay": 2, "wheat": 1}),
        ("silverware", 4, {"stone": 3}),
    ],
)
def test_a_token_of_a_c_card_costs_what_its_master_says(card, coins, cubes):
    position = court().level(ANA, 2, 2, 0)
    position.house(ANA, "dean", 1).house(ANA, "glazier", 1).house(ANA, "silversmith", 2)
    position.table.stage = 3
    setup.lay_tokens(position.table)
    position.cubes(ANA, 3, **cubes).coins(ANA, coins - 1)
    assert not position.offers(ANA, "build", card=card)
    position.coins(ANA, coins).does(ANA, "build", card=card)
    assert position.money(ANA) == 0 and position.all_cubes(ANA) == {}
    assert position.seen(ANA)["tokens"] == {card: 1}


@pytest.mark.rule("U084")
def test_several_tokens_of_one_c_card_are_allowed():  # R21
    position = (
        rich().level(ANA, 2, 0, 0).does(ANA, "hire_cathedral_master", master="silversmith").default(ANA)
    )
    builds(builds(position, "foundations", 4), "main_nave", 2)
    position.coins(ANA, 10)
    builds(position, "silverware", 2)
    assert position.seen(ANA)["tokens"]["silverware"] == 2


def test_the_crusades_cost_a_noble_of_the_hand_and_bring_a_point():
    position = rich("scenario_1", 2, ("crusades", True))
    assert position.refusal(ANA, "build", card="crusades").code == "nobody_to_eliminate"
    position.hold(ANA, "squire").coins(ANA, 3).does(ANA, "build", card="crusades").default(ANA)
    assert position.seen(ANA)["vp"] == 1 and position.hand(ANA) == {} and position.money(ANA) == 0
    assert position.table.view(ANA)["eliminated"] == {"squire": 1} and position.table.asked == ASK_MAIN
    assert rich().refusal(ANA, "build", card="crusades").code == "objective_not_in_play"


def test_when_all_tokens_of_the_crusades_are_taken_none_can_be_built():
    position = rich("scenario_1", 2, ("crusades", True)).hold(ANA, *["squire"] * 3).coins(ANA, 9)
    for _ in range(2):  # one token per player
        position.does(ANA, "build", card="crusades").default(ANA)
    assert position.refusal(ANA, "build", card="crusades").code == "no_token_left"
    assert not position.offers(ANA, "build", card="crusades")


def test_until_the_cathedral_stands_the_last_token_begins_the_end():
    position = rich("scenario_1", 2, ("cathedral_complete", True)).level(ANA, 2, 2, 0)
    for master in ("dean", "glazier", "silversmith"):
        position.coins(ANA, 20).does(ANA, "hire_cathedral_master", master=master)
        if position.offers(ANA, "house", fief=1):
            position.does(ANA, "house", fief=1)
        elif position.offers(ANA, "house", fief=2):
            position.does(ANA, "house", fief=2)
        position.default(ANA)
    builds(builds(position, "foundations", 4), "main_nave", 2)
    for card in ("dean_and_canons", "stained_glass", "silverware"):
        for _ in range(3):
            position.coins(ANA, 20).cubes(ANA, 1, wheat=9, wood=9, clay=9, stone=9)
            builds(position, card)
    assert position.table.view(-1)["last_rounds"]
