"""Masters, against RULES.md 7.7, 7.8 and the rulings R9 to R13, R41 to R44, R55."""

import pytest

from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.tests.positions import ANA, BEN, Position, court, deal, lives, town
from katzentisch.games.feudalia.tests.test_box import changed


def answered(position):
    """Answer everything by the first option until the main list is open."""
    while position.table.asked != ASK_MAIN:
        position.table.play(position.table.actor, position.table.legal(position.table.actor)[0])
    return position


@pytest.mark.rule("U088", "U089", "U091")
def test_two_are_drawn_one_is_hired_another_goes_under_the_deck():  # case 37, R10
    position = (
        town(1, 0, 0)
        .market("treasurer", "guild_master", "dancer", "bailiff", "mason")
        .master_deck("miller", "baker")
    )
    position.does(ANA, "hire_master")
    assert len(position.table.view(ANA)["market"]) == 7
    position.does(ANA, "take_master", master="treasurer")
    assert {o["master"] for o in position.choices(ANA)} >= {"miller", "baker", "mason"}  # R10: old or new
    position.does(ANA, "put_under", master="mason").default(ANA)
    view = position.table.view(BEN)
    assert len(view["market"]) == 5 and view["master_deck"]["under"] == ["mason"]
    assert lives(position, "treasurer") == 1 and position.money(ANA) == 18


@pytest.mark.rule("U089")
def test_with_an_empty_deck_nothing_goes_under():  # case 38
    position = town(1, 0, 0).market("treasurer", "guild_master", "dancer", "bailiff", "mason").master_deck()
    position.does(ANA, "hire_master").does(ANA, "take_master", master="treasurer").default(ANA)
    assert len(position.table.view(ANA)["market"]) == 4 and position.table.asked == ASK_MAIN


@pytest.mark.rule("U089")
def test_with_one_card_left_it_is_drawn_and_nothing_goes_under():
    position = town(1, 0, 0).market("treasurer", "guild_master").master_deck("miller")
    position.does(ANA, "hire_master").does(ANA, "take_master", master="treasurer").default(ANA)
    assert sorted(position.table.view(ANA)["market"]) == ["guild_master", "miller"]


@pytest.mark.rule("U089")
def test_looking_is_not_free_a_face_up_master_must_be_within_means():  # case 47, R9
    position = town(1, 0, 0).market("dancer", "innkeeper").coins(ANA, 3)
    assert position.refusal(ANA, "hire_master").code == "no_master_to_hire"
    position.house(ANA, "guild_master", 1).level(ANA, 2, 0, 0)
    assert position.refusal(ANA, "hire_master").code == "no_master_to_hire"  # his discount is for vassals


@pytest.mark.rule("U088", "U092", "U095")
def test_flag_and_level_must_fit_and_a_city_must_be_there():  # R57
    none = town(0, 0, 0).market("treasurer")
    assert none.refusal(ANA, "hire_master").code == "no_city"
    position = town(1, 1, 0).market("potter")  # a clay flag; the clay fief has no city
    assert position.refusal(ANA, "hire_master").code == "no_master_to_hire"
    position.market("miller").master_deck().does(ANA, "hire_master")
    assert lives(answered(position), "miller") == 1
    free = town(1, 1, 0).market("treasurer").master_deck().does(ANA, "hire_master")
    assert {option["fief"] for option in free.choices(ANA)} == {1, 2}  # the black flag


@pytest.mark.rule("U088", "U095")
def test_a_fief_has_one_city_on_level_1_and_two_on_level_2():
    position = town(1, 2, 0).house(ANA, "bailiff", 1).house(ANA, "accountant", 2).market("treasurer")
    position.master_deck().does(ANA, "hire_master")
    assert [option["fief"] for option in position.choices(ANA, "house")] == [2]
    position.does(ANA, "house", fief=2)
    assert (lives(position, "bailiff"), lives(position, "accountant"), lives(position, "treasurer")) == (
        1,
        2,
        2,
    )
    position.market("dancer").does(ANA, "hire_master")
    assert position.choices(ANA, "house") == []  # every city is taken


@pytest.mark.rule("U091")
def test_coins_and_cubes_of_a_master_come_from_the_treasury_and_any_fief():
    position = town(1, 0, 0).market("mason").master_deck()  # 4 coins and a clay
    position.cubes(ANA, 1).cubes(ANA, 2).cubes(ANA, 3, clay=1).coins(ANA, 4)
    position.does(ANA, "hire_master")
    assert lives(position, "mason") == 1 and position.money(ANA) == 0 and position.all_cubes(ANA) == {}
    poor = town(1, 0, 0).market("mason").master_deck().coins(ANA, 3)
    assert poor.refusal(ANA, "hire_master").code == "no_master_to_hire"
    bare = town(1, 0, 0).market("mason").master_deck().cubes(ANA, 3, stone=9)
    assert bare.refusal(ANA, "hire_master").code == "no_master_to_hire"  # no clay
    dean = town(2, 0, 0).cubes(ANA, 1).cubes(ANA, 3, wheat=2).coins(ANA, 6)
    dean.does(ANA, "hire_cathedral_master", master="dean")
    assert dean.money(ANA) == 0 and "wheat" not in dean.all_cubes(ANA)


@pytest.mark.rule("U090")
def test_no_master_is_drawn_before_a_cathedral_master_is_hired():  # case 46, R35, R29
    position = town(2, 0, 0).market("treasurer").master_deck("miller", "baker")
    position.does(ANA, "hire_cathedral_master", master="dean").default(ANA)
    view = position.table.view(ANA)
    assert view["market"] == ["treasurer"] and view["master_deck"]["size"] == 2
    assert lives(position, "dean") == 1
    assert position.refusal(ANA, "hire_cathedral_master", master="dean").code == "already_yours"  # R29


@pytest.mark.rule("U094", "U099")
def test_a_new_master_can_be_used_at_once_and_once_a_turn():
    position = town(1, 0, 0).market("innkeeper").master_deck().does(ANA, "hire_master").default(ANA)
    coins = position.money(ANA)
    position.does(ANA, "use", master="innkeeper")
    assert position.money(ANA) == coins + 2
    assert position.refusal(ANA, "use", master="innkeeper").code == "turned"


@pytest.mark.rule("U099", "U107")
def test_the_activation_cost_comes_from_the_masters_own_fief():
    position = (
        town(1, 0, 0).house(ANA, "brewer", 1).cubes(ANA, 1).cubes(ANA, 2, wheat=5).draw_deck(ANA, "serf")
    )
    assert position.refusal(ANA, "use", master="brewer").code == "cannot_activate_master"
    position.cubes(ANA, 1, wheat=1).does(ANA, "use", master="brewer")
    assert position.on_fief(ANA, 1) == {} and position.hand(ANA) == {"serf": 1}


@pytest.mark.rule("U096")
def test_masters_move_to_free_fitting_cities_and_take_their_cubes_along():  # R13
    position = town(1, 1, 0).house(ANA, "accountant", 1).on_master(ANA, "accountant", stone=2)
    position.does(ANA, "move", master="accountant")
    assert lives(position, "accountant") == 2 and position.seen(ANA)["fiefs"][1]["total"] == 11
    assert position.refusal(ANA, "move", master="accountant").code == "moved_already"  # 14.4
    fixed = town(1, 1, 0).house(ANA, "miller", 1)
    assert fixed.refusal(ANA, "move", master="miller").code == "no_other_city"


@pytest.mark.rule("U096")
def test_two_masters_cannot_change_places_without_a_free_city():  # case 43, R42
    position = town(1, 1, 0).house(ANA, "accountant", 1).house(ANA, "treasurer", 2)
    assert not position.offers(ANA, "move", master="accountant") and not position.offers(
        ANA, "move", master="treasurer"
    )
    position.level(ANA, 1, 1, 1).does(ANA, "move", master="accountant").does(ANA, "move", master="treasurer")
    assert (lives(position, "accountant"), lives(position, "treasurer")) == (3, 1)
    assert position.refusal(ANA, "move", master="accountant").code == "moved_already"
    position.hold(ANA, "serf").does(ANA, "income", vassal="serf").does(ANA, "move", master="accountant")
    assert (lives(position, "accountant"), lives(position, "treasurer")) == (2, 1)


@pytest.mark.rule("U095", "U096")
def test_the_chamberlain_stays_while_a_vassal_lies_in_his_field():  # case 44, R43
    position = town(1, 1, 0).house(ANA, "chamberlain", 1).hold(ANA, "serf", "serf", "serf")
    for _ in range(2):
        position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=1)
    assert position.offers(ANA, "move", master="chamberlain")
    position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=1)
    assert position.refusal(ANA, "move", master="chamberlain").code == "field_in_use"
    position.market("treasurer").master_deck().level(ANA, 1, 0, 0)
    assert position.refusal(ANA, "hire_master").code == "no_master_to_hire"  # nor can he be fired


@pytest.mark.rule("U095", "U096")
@pytest.mark.parametrize("fief", [1, 2, 3])
def test_the_field_of_the_chamberlain_is_in_the_fief_where_he_lives(fief):
    position = town(1, 1, 1).house(ANA, "chamberlain", fief).hold(ANA, "serf", "serf", "serf")
    for _ in range(2):
        position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=fief)
    assert position.offers(ANA, "move", master="chamberlain")
    position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=fief)
    assert position.refusal(ANA, "move", master="chamberlain").code == "field_in_use"


@pytest.mark.rule("U095", "U096")
def test_of_two_masters_with_a_field_each_one_may_leave_while_the_other_field_is_enough():  # R43
    position = court("scenario_2").fiefs(ANA, "stone", "wood", "clay").level(ANA, 2, 1, 0)
    position.house(ANA, "paver", 1).house(ANA, "chamberlain", 1).hold(ANA, *["serf"] * 5)
    for _ in range(4):  # three printed fields, and one of the two others
        position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=1)
    assert position.offers(ANA, "move", master="chamberlain")
    position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=1)
    assert position.refusal(ANA, "move", master="chamberlain").code == "field_in_use"


@pytest.mark.rule("U097")
def test_a_fired_master_joins_the_market_which_stays_larger():  # cases 37 and 45, R44
    position = (
        town(1, 0, 0).house(ANA, "miller", 1).market("baker", "treasurer").master_deck("dancer", "mason")
    )
    position.does(ANA, "use", master="miller").does(ANA, "exchange", option=1).does(ANA, "stop")
    position.does(ANA, "hire_master").does(ANA, "take_master", master="baker").does(
        ANA, "put_under", master="mason"
    )
    position.does(ANA, "house_firing", master="miller").default(ANA)
    view = position.table.view(ANA)
    assert sorted(view["market"]) == ["dancer", "miller", "treasurer"] and lives(position, "baker") == 1
    position.level(ANA, 2, 0, 0).market("miller")
    assert position.offers(ANA, "hire_master")  # as normal, also in the same turn
    position.does(ANA, "pass")
    position.level(BEN, 1, 0, 0).fiefs(BEN, "wheat", "wood", "clay").coins(BEN, 9)
    answered(position)
    assert position.offers(BEN, "hire_master")


@pytest.mark.rule("U097")
def test_the_cubes_of_a_fired_master_stay_on_the_fief():  # R13
    position = (
        town(1, 0, 0).house(ANA, "accountant", 1).on_master(ANA, "accountant", stone=3).market("treasurer")
    )
    position.master_deck().cubes(ANA, 3, clay=1).does(ANA, "hire_master")
    answered(position)
    assert position.on_fief(ANA, 1)["stone"] == 3 and lives(position, "accountant") is None


def test_a_master_may_move_away_to_make_room():  # 14.2, R55
    position = (
        town(1, 1, 0).house(ANA, "treasurer", 1).market("miller").master_deck().does(ANA, "hire_master")
    )
    assert {o["kind"] for o in position.choices(ANA)} == {"house_moving", "house_firing"}
    position.does(ANA, "house_moving", master="treasurer", fief=2).does(ANA, "house", fief=1)
    assert lives(position, "miller") == 1 and lives(position, "treasurer") == 2


@pytest.mark.rule("U098", "U110")
def test_masters_stay_at_the_end_of_the_turn():  # R36
    position = town(1, 0, 0).house(ANA, "innkeeper", 1).does(ANA, "use", master="innkeeper").does(ANA, "pass")
    assert lives(position, "innkeeper") == 1


@pytest.mark.rule("U101")
def test_masters_without_icon_work_by_themselves():
    position = town(1, 0, 0).house(ANA, "guild_master", 1)
    assert position.refusal(ANA, "use", master="guild_master").code == "no_action"
    position.coins(ANA, 1).does(ANA, "hire", vassal="merchant")
    assert position.money(ANA) == 0


def test_cubes_can_be_moved_between_fief_and_master_once_between_other_actions():  # 14.4
    position = town(1, 0, 0).house(ANA, "granary_keeper", 1)
    position.does(ANA, "stash", master="granary_keeper").does(ANA, "amount", n=6)
    assert position.on_fief(ANA, 1) == {"wheat": 3} and position.all_cubes(ANA)["wheat"] == 9
    assert position.refusal(ANA, "stash", master="granary_keeper").code == "restocked_already"
    position.hold(ANA, "serf").does(ANA, "income", vassal="serf").does(ANA, "stash", master="granary_keeper")
    assert {option["n"] for option in position.choices(ANA)} == {
        0,
        1,
        2,
        3,
        4,
        5,
    }  # what is so already is not offered


def test_an_accountant_is_asked_resource_by_resource_up_to_four_cubes():
    position = town(1, 0, 0).house(ANA, "accountant", 1).cubes(ANA, 1, wheat=3, stone=2)
    position.does(ANA, "stash", master="accountant").does(ANA, "amount", n=3)
    assert {option["n"] for option in position.choices(ANA)} == {0, 1}
    position.does(ANA, "amount", n=1)
    assert position.on_fief(ANA, 1) == {"stone": 1} and position.table.asked == ASK_MAIN


def test_cubes_on_masters_can_pay():  # R13
    position = town(1, 0, 0).house(ANA, "accountant", 1).cubes(ANA, 1).cubes(ANA, 2).cubes(ANA, 3)
    position.on_master(ANA, "accountant", clay=1, wheat=3)
    assert position.offers(ANA, "build", card="foundations")
    position.does(ANA, "build", card="foundations")
    assert position.all_cubes(ANA) == {}


def test_a_hire_that_was_begun_can_always_be_completed():  # R55
    for seed in range(40):
        position = court("scenario_2", 3, seed=seed).level(ANA, 1, 2, 1).coins(ANA, 20)
        for fief in (1, 2, 3):
            position.cubes(ANA, fief, wheat=3, wood=3, clay=3, stone=3)
        for _ in range(6):
            if position.offers(ANA, "hire_master"):
                answered(position.does(ANA, "hire_master"))
        assert position.table.asked == ASK_MAIN


@pytest.mark.rule("U088", "U096", "U099")
def test_both_masters_of_every_fief_are_found():
    for fief in (1, 2, 3):
        position = town(*[2 if number == fief else 1 for number in (1, 2, 3)])
        position.house(ANA, "innkeeper", fief).house(ANA, "countess", fief)
        assert position.seen(ANA)["fiefs"][fief - 1]["free_cities"] == 0
        coins = (
            position.coins(ANA, 0).does(ANA, "use", master="countess").does(ANA, "use", master="innkeeper")
        )
        assert coins.money(ANA) == 1 + 2
        assert [master["turned"] for master in position.seen(ANA)["fiefs"][fief - 1]["masters"]] == [
            True,
            True,
        ]
        other = fief % 3 + 1
        position.does(ANA, "move", master="countess").does(ANA, "fief", fief=other)
        assert (lives(position, "innkeeper"), lives(position, "countess")) == (fief, other)
        assert [master["master"] for master in position.seen(ANA)["fiefs"][fief - 1]["masters"]] == [
            "innkeeper"
        ]
        assert position.refusal(ANA, "use", master="countess").code == "turned"  # moving straightens nobody


@pytest.mark.rule("U100")
def test_every_city_is_straightened():
    for fief in (1, 2, 3):
        position = town(*[2 if number == fief else 0 for number in (1, 2, 3)]).fiefs(
            ANA, "wood", "wood", "wood"
        )
        for number in (1, 2, 3):
            position.cubes(ANA, number)
        position.house(ANA, "forester", fief).house(ANA, "cabinetmaker", fief).straighten()
        assert position.on_fief(ANA, fief) == {"wood": 1} and position.all_cubes(ANA) == {"wood": 2}


@pytest.mark.rule("U100")
def test_the_order_of_straightening_effects_is_asked_where_one_leaves_a_choice(tmp_path):  # R56
    keeps = 'when = "passive"\naction_cost = {}\neffects = [ { op = "stash", capacity = 4, of = ["wheat", "wood", "clay", "stone"] } ]'
    fills = keeps.replace("passive", "straighten").replace('"stone"] }', '"stone"], fill = 2 }')
    folder = changed(tmp_path, "masters.toml", keeps, fills)
    table = deal("scenario_2", 2, seed=3, material=folder)
    while table.asked != ASK_MAIN:
        table.play(table.actor, table.legal(table.actor)[0])
    position = Position(table).fiefs(ANA, "wood", "wheat", "clay").level(ANA, 1, 2, 0).hold(ANA)
    position.house(ANA, "forester", 1).house(ANA, "innkeeper", 2).house(ANA, "accountant", 2).straighten()
    assert {choice["master"] for choice in position.choices(ANA, "straighten")} == {"forester", "accountant"}
    position.does(ANA, "straighten", master="accountant")
    assert {choice["resource"] for choice in position.choices(ANA)} == {"wheat", "wood", "clay", "stone"}
    position.does(ANA, "resource", resource="stone").does(ANA, "resource", resource="clay")
    assert position.table.asked == ASK_MAIN  # the forester alone is not asked about
    assert position.on_fief(ANA, 1) == {"wood": 1} and position.all_cubes(ANA) == {
        "wood": 1,
        "clay": 1,
        "stone": 1,
    }
    position.on_master(ANA, "accountant", stone=3).straighten().does(ANA, "straighten", master="forester")
    position.does(ANA, "resource", resource="stone")  # room for one more only
    assert position.table.asked == ASK_MAIN and position.all_cubes(ANA) == {"wood": 2, "stone": 4}


@pytest.mark.rule("U101")
def test_a_master_without_icon_works_in_either_city_of_any_fief():
    for fief in (1, 2, 3):
        for names in (("treasurer", "bailiff"), ("bailiff", "treasurer")):
            position = town(*[2 if number == fief else 0 for number in (1, 2, 3)]).coins(ANA, 9)
            assert position.seen(ANA)["keeps"] == 4
            for name in names:
                position.house(ANA, name, fief)
            assert position.seen(ANA)["keeps"] == 4 + 2
            assert [seen["shield"] for seen in position.seen(ANA)["fiefs"]] == [
                6 if number == fief else 0 for number in (1, 2, 3)
            ]


@pytest.mark.rule("U089")
def test_of_three_masters_drawn_two_go_under_the_deck_in_the_order_chosen(tmp_path):
    old = "masters_drawn_before_hire = 2"
    folder = changed(tmp_path, "setup.toml", old, "masters_drawn_before_hire = 3")
    table = deal("scenario_2", 2, seed=3, material=folder)
    while table.asked != ASK_MAIN:
        table.play(table.actor, table.legal(table.actor)[0])
    position = (
        Position(table).fiefs(ANA, "wheat", "wood", "clay").level(ANA, 1, 0, 0).hold(ANA).coins(ANA, 20)
    )
    position.market("treasurer").master_deck("miller", "baker", "dancer", "mason").does(ANA, "hire_master")
    assert len(position.table.view(ANA)["market"]) == 4
    position.does(ANA, "take_master", master="treasurer")
    first, second = (choice["master"] for choice in position.choices(ANA, "put_under")[1:])
    position.does(ANA, "put_under", master=second).does(ANA, "put_under", master=first)
    assert position.table.view(BEN)["master_deck"]["under"] == [second, first]
    assert len(position.table.view(BEN)["market"]) == 1 and lives(position, "treasurer") == 1
