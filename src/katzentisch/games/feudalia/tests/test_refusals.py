"""Every refusal of the main phase says why, with the facts (RULES.md 7); legal and refused never overlap."""

import pytest

from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.tests.positions import ANA, BEN, court, lives, town, village


def refused(position, kind, **fields):
    """Return code, section and facts of Ana's refusal; the action must not be listed."""
    assert not position.offers(ANA, kind, **fields)
    refusal = position.refusal(ANA, kind, **fields)
    return refusal.code, refusal.rule, refusal.facts


@pytest.mark.rule("U046", "U047", "U053")
def test_hiring_a_vassal_is_refused_with_what_is_lacking():
    position = court().coins(ANA, 2).hold(ANA, "priest")
    assert refused(position, "hire", vassal="shepherd") == (
        "not_enough_coins",
        "hiring",
        {"needs": 3, "has": 2},
    )
    assert refused(position, "hire", vassal="reaper") == ("nobody_to_eliminate", "hiring", {"kind": "worker"})
    position.coins(ANA, 4)
    assert refused(position, "hire", vassal="feudal_lord") == (
        "not_enough_cubes",
        "hiring",
        {"missing": ["wheat"]},
    )
    position.table.supply[position.card("serf")] = 0
    assert refused(position, "hire", vassal="serf") == ("pile_empty", "hiring", {"vassal": "serf"})


@pytest.mark.rule("U054", "U055", "U056", "U122")
def test_playing_a_card_is_refused_by_what_it_is_and_where_it_could_lie():
    position = court().hold(ANA, "priest", "reaper", "tax_collector").fiefs(ANA, "wood", "clay", "stone")
    assert refused(position, "income", vassal="serf") == ("not_in_hand", "income", {"vassal": "serf"})
    assert refused(position, "work", vassal="serf") == ("not_in_hand", "fields", {"vassal": "serf"})
    assert refused(position, "work", vassal="priest") == ("no_field_card", "fields", {"vassal": "priest"})
    assert refused(position, "work", vassal="reaper") == ("no_fitting_fief", "fields", {"vassal": "reaper"})
    assert refused(position, "influence", vassal="reaper") == (
        "no_influence_card", "influence", {"vassal": "reaper"},
    )  # fmt: skip
    for kind in ("income", "work", "influence"):
        assert refused(position, kind, vassal="tax_collector")[0] == "collector_stays"
    full = court().hold(ANA, "reaper", "reaper", "reaper").fiefs(ANA, "wheat", "clay", "wood")
    for _ in range(2):
        full.does(ANA, "work", vassal="reaper")
    assert refused(full, "work", vassal="reaper") == ("no_free_field", "fields", {"vassal": "reaper"})


@pytest.mark.rule("U073", "U082", "U087")
def test_building_is_refused_by_level_stage_tokens_master_and_price():
    position = court().fiefs(ANA, "wheat", "wood", "clay").level(ANA, 2, 0, 0).cubes(ANA, 1, wood=1, wheat=1)
    assert refused(position, "upgrade", fief=1) == ("highest_level", "upgrading", {"fief": 1})
    assert refused(position, "upgrade", fief=2) == ("not_enough_cubes", "upgrading", {"missing": ["wood"]})
    assert refused(position, "upgrade", fief=3)[2] == {"missing": ["clay", "clay"]}
    assert refused(position, "build", card="foundations") == (
        "not_enough_cubes", "cathedral", {"missing": ["clay", "any"]},
    )  # fmt: skip
    assert refused(position, "build", card="main_nave") == (
        "not_this_stage", "cathedral", {"card": "main_nave", "stage": 1},
    )  # fmt: skip
    assert refused(position, "build", card="crusades") == (
        "objective_not_in_play", "variants", {"card": "crusades"},
    )  # fmt: skip
    position.table.stage = 3
    assert refused(position, "build", card="silverware") == (
        "no_token_left",
        "cathedral",
        {"card": "silverware"},
    )
    position.table.tokens[4] = 1
    assert refused(position, "build", card="silverware") == (
        "needs_master", "cathedral", {"card": "silverware", "master": "silversmith"},
    )  # fmt: skip
    position.house(ANA, "silversmith", 1).cubes(ANA, 1, stone=3)
    assert refused(position, "build", card="silverware")[2] == {"needs": 4, "has": 0}


@pytest.mark.rule("U090", "U093", "U095")
def test_hiring_a_cathedral_master_is_refused_by_owner_price_and_room():
    position = town(2, 0, 0).coins(ANA, 5)
    assert refused(position, "hire_cathedral_master", master="dean")[0] == "not_enough_coins"
    position.coins(ANA, 6).does(ANA, "hire_cathedral_master", master="dean")
    assert refused(position, "hire_cathedral_master", master="dean") == (
        "already_yours",
        "masters",
        {"master": "dean"},
    )
    poor = town(2, 0, 0).cubes(ANA, 2)
    assert refused(poor, "hire_cathedral_master", master="glazier")[2] == {"missing": ["wood"]}
    low = town(1, 1, 1)
    assert refused(low, "hire_cathedral_master", master="glazier") == (
        "no_room",
        "masters",
        {"master": "glazier"},
    )


@pytest.mark.rule("U096", "U099", "U101")
def test_using_moving_and_stocking_a_master_is_refused_by_his_state():
    position = town(1, 1, 0).house(ANA, "innkeeper", 1).house(ANA, "accountant", 2).house(BEN, "dancer", 1)
    assert refused(position, "use", master="dancer") == (
        "not_your_master",
        "master_action",
        {"master": "dancer"},
    )
    assert refused(position, "use", master="accountant")[0] == "no_action"
    position.does(ANA, "use", master="innkeeper")
    assert refused(position, "use", master="innkeeper") == (
        "turned",
        "master_action",
        {"master": "innkeeper"},
    )
    assert refused(position, "move", master="dancer") == ("not_your_master", "masters", {"master": "dancer"})
    assert refused(position, "move", master="innkeeper") == (
        "no_other_city",
        "masters",
        {"master": "innkeeper"},
    )
    assert refused(position, "stash", master="cabinetmaker")[0] == "not_your_master"
    position.cubes(ANA, 2)
    assert refused(position, "stash", master="accountant") == (
        "nothing_to_stash",
        "masters",
        {"master": "accountant"},
    )
    position.cubes(ANA, 2, wood=2).does(ANA, "stash", master="accountant").does(ANA, "amount", n=1)
    assert refused(position, "stash", master="accountant")[0] == "restocked_already"


@pytest.mark.rule("U103", "U109")
def test_while_another_question_is_open_the_main_list_waits():
    position = court().fiefs(ANA, "clay", "wheat", "wood").cubes(ANA, 1, wheat=2, clay=3, stone=1)
    assert refused(position, "give", resource="clay", **{"from": "fief_1"})[0] == "not_asked"
    position.does(ANA, "upgrade", fief=1)
    assert refused(position, "pass") == ("finish_first", "paying", {"question": "pay"})
    assert refused(position, "give", resource="wood", **{"from": "fief_1"}) == (
        "not_this_cube", "paying", {"resource": "wood", "from": "fief_1"},
    )  # fmt: skip
    assert refused(position, "give", resource="clay", **{"from": "fief_2"})[2]["from"] == "fief_2"
    assert refused(position, "fief", fief=1)[0] == "not_asked"


@pytest.mark.rule("U104")
@pytest.mark.parametrize("card", ["seductress", "friar", "messenger", "pilgrim"])
def test_what_may_be_declined_is_over_when_it_is_declined(card):
    position = village(card, "serf", "merchant").draw_deck(ANA, "priest")
    position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=1)
    position.does(ANA, "influence", vassal=card)
    coins = position.money(ANA)
    position.does(ANA, "decline")
    assert position.table.asked == ASK_MAIN and position.money(ANA) == coins
    assert position.hand(ANA) == {"merchant": 1} and position.table.view(ANA)["eliminated"] == {}


@pytest.mark.rule("U101")
def test_what_is_lacking_counts_discounts():  # R47
    position = town(1, 0, 0).house(ANA, "guild_master", 1).coins(ANA, 0)
    assert refused(position, "hire", vassal="merchant") == (
        "not_enough_coins",
        "hiring",
        {"needs": 1, "has": 0},
    )
    assert position.offers(ANA, "hire", vassal="serf")  # a coin less than one
    builder = town(1, 0, 0).house(ANA, "architect", 1).cubes(ANA, 1).cubes(ANA, 2, wood=1).cubes(ANA, 3)
    assert refused(builder, "build", card="foundations")[2] == {"missing": ["any", "any"]}


@pytest.mark.rule("U092", "U095", "U097")
def test_housing_is_refused_for_masters_of_others_and_fiefs_that_do_not_fit():
    position = (
        town(1, 1, 1).house(ANA, "treasurer", 1).house(BEN, "plow_builder", 1).market("miller").master_deck()
    )
    position.does(ANA, "hire_master")
    for name in ("plow_builder", "dean", "silversmith", "dancer"):
        assert refused(position, "house_firing", master=name) == (
            "not_your_master",
            "masters",
            {"master": name},
        )
        assert refused(position, "house_moving", master=name, fief=2)[0] == "not_your_master"
    assert refused(position, "house", fief=2) == ("does_not_fit", "masters", {"master": "miller", "fief": 2})
    assert refused(position, "house", fief=1) == ("no_free_city", "masters", {"fief": 1})
    assert refused(position, "house_moving", master="treasurer", fief=1)[0] == "no_other_city"
    position.does(ANA, "house_firing", master="treasurer")
    assert lives(position, "miller") == 1


@pytest.mark.rule("U043", "U045")
def test_every_action_that_is_not_offered_is_refused_by_its_own_chapter():
    position = court().hold(ANA, "priest", "tax_collector").fiefs(ANA, "wood", "clay", "stone")
    table = position.table
    chapters: dict[object, set[str]] = {}
    for action in range(table.actions.hire, table.actions.pass_):
        if action not in table.legal(ANA):
            kind = table.game.choice(action)["kind"]
            chapters.setdefault(kind, set()).add(table.why_not(ANA, action).rule)
    assert chapters == {
        "hire": {"hiring"},
        "income": {"tax", "income"},
        "work": {"tax", "fields"},
        "influence": {"tax", "fields"},
        "upgrade": {"upgrading"},
        "build": {"cathedral", "variants"},
        "hire_master": {"masters"},
        "hire_cathedral_master": {"masters"},
        "use": {"master_action"},
        "move": {"masters"},
        "stash": {"masters"},
    }
