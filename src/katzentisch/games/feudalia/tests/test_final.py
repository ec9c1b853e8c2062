"""The final phase, against RULES.md 8: court, saving, replenishing and reshuffling, the limit of twelve."""

import pytest

from katzentisch.games.feudalia.rules import final
from katzentisch.games.feudalia.state import drawing
from katzentisch.games.feudalia.state.asked import ASK_ADJUST, ASK_MAIN
from katzentisch.games.feudalia.tests.positions import ANA, BEN, court


@pytest.mark.rule("U039", "U109")
def test_passing_ends_the_main_phase_and_nothing_can_be_done_until_the_next_turn():
    found = court().coins(ANA, 9).hold(ANA, "serf").does("pass")
    assert found.table.to_act == [BEN] and found.table.legal(ANA) == []
    assert (
        found.table.why_not(ANA, found.game.action({"kind": "hire", "vassal": "serf"})).code
        == "not_your_turn"
    )


@pytest.mark.rule("U110")
def test_at_the_end_of_the_day_played_vassals_are_discarded():
    found = court().hold(ANA, "serf", "priest").discard_pile(ANA).draw_deck(ANA, *["merchant"] * 5)
    found.does("work", vassal="serf").does("fief", fief=1).does("influence", vassal="priest").does("pass")
    assert found.pile(ANA) == {"serf": 1, "priest": 1}
    assert all(fief["vassals"] == {} for fief in found.table.view(ANA)["seats"][ANA]["fiefs"])


@pytest.mark.rule("U112")
def test_unplayed_vassals_serve_at_court_for_at_least_one_coin():  # case 23
    found = court().hold(ANA, "shepherd", "serf", "tax_collector").coins(ANA, 2)
    final.serve_at_court(found.table)
    assert found.money(ANA) == 4 and found.hand(ANA) == {"tax_collector": 1}


def test_raised_income_does_not_count_at_court():  # R14
    found = court().hold(ANA, "abbot", "serf").does("influence", vassal="abbot")
    assert found.money(ANA) == 3
    final.serve_at_court(found.table)
    assert found.money(ANA) == 4


@pytest.mark.rule("U113")
@pytest.mark.parametrize(
    ("levels", "coins", "treasurer", "kept"),
    [((0, 0, 0), 5, False, 3), ((2, 2, 2), 5, False, 1), ((2, 2, 2), 5, True, 3), ((2, 2, 2), 1, True, 1)],
)
def test_saving_by_the_treasury_face(levels, coins, treasurer, kept):  # case 22
    found = court().level(ANA, *levels).coins(ANA, coins)
    if treasurer:
        found.house(ANA, "treasurer", 1)
    final.save(found.table)
    assert found.money(ANA) == kept


@pytest.mark.rule("U114")
def test_the_hand_is_filled_to_five():
    found = court().hold(ANA, "serf").draw_deck(ANA, *["merchant"] * 9).does("pass")
    assert found.hand(ANA) == {"merchant": 5}


@pytest.mark.rule("U115", "U116")
def test_reshuffling_once_a_turn_and_again_when_replenishing():  # case 36
    found = court().hold(ANA).draw_deck(ANA, "serf").discard_pile(ANA, "merchant", "merchant", "merchant")
    table = found.table
    assert drawing.draw(table, ANA, 2, False) == 2
    assert found.hand(ANA) == {"serf": 1, "merchant": 1} and found.seen(ANA)["deck_size"] == 2
    assert drawing.draw(table, ANA, 3, False) == 2  # no second reshuffle
    found.discard_pile(ANA, "priest", "priest")
    assert drawing.draw(table, ANA, 1, False) == 0
    assert drawing.draw(table, ANA, 1, True) == 1  # replenishing
    assert found.hand(ANA)["priest"] == 1


def test_with_both_piles_empty_nothing_is_drawn():
    found = court().hold(ANA).draw_deck(ANA).discard_pile(ANA)
    assert drawing.draw(found.table, ANA, 3, True) == 0


@pytest.mark.rule("U115")
def test_everybody_may_look_through_a_discard_pile_before_it_is_shuffled():
    found = court().discard_pile(BEN, "serf", "merchant")
    assert found.table.view(ANA)["seats"][BEN]["discard"] == {"serf": 1, "merchant": 1}


@pytest.mark.rule("U117")
def test_a_fief_keeps_twelve_cubes_those_on_its_masters_included():  # case 35
    found = (
        court("scenario_2")
        .fiefs(ANA, "wheat", "wood", "clay")
        .level(ANA, 1, 0, 0)
        .house(ANA, "accountant", 1)
    )
    found.cubes(ANA, 1, wheat=6, wood=4).on_master(ANA, "accountant", stone=4).does("pass")
    assert found.table.asked == ASK_ADJUST and found.table.to_act == [ANA]
    found.does("give", resource="stone", **{"from": "accountant"}).does(
        "give", resource="wood", **{"from": "fief_1"}
    )
    assert found.all_cubes(ANA) == {"wheat": 6, "wood": 3, "stone": 3}


@pytest.mark.rule("U117")
def test_the_limit_is_not_checked_during_the_turn():  # R25
    found = court().cubes(ANA, 1, wheat=12).hold(ANA, "reaper").does("work", vassal="reaper")
    assert found.on_fief(ANA, 1) == {"wheat": 15} and found.table.asked == ASK_MAIN
    found.does("pass")
    assert found.on_fief(ANA, 1) == {"wheat": 12}  # one kind: nothing to ask


def test_default_adjusts_from_the_fief_before_its_masters():
    found = (
        court("scenario_2")
        .fiefs(ANA, "wheat", "wood", "clay")
        .level(ANA, 1, 0, 0)
        .house(ANA, "accountant", 1)
    )
    found.cubes(ANA, 1, wheat=11).on_master(ANA, "accountant", wheat=2, wood=2).does("pass").does("default")
    assert found.on_fief(ANA, 1) == {"wheat": 8}


@pytest.mark.rule("U012")
def test_between_turns_nothing_is_lost():  # case 42, R38
    found = court().cubes(ANA, 1, wheat=4).cubes(ANA, 3, wood=1).hold(BEN).draw_deck(BEN, *["serf"] * 5)
    found.draw_deck(ANA, *["serf"] * 5).does("pass").does("pass")
    assert found.table.to_act == [ANA]
    assert [found.on_fief(ANA, fief) for fief in (1, 2, 3)] == [{"wheat": 4}, {}, {"wood": 1}]


def test_what_lasts_until_the_end_of_the_turn_ends():  # R38
    found = court().hold(ANA, "abbot", "serf").draw_deck(ANA, *["serf"] * 5).does("influence", vassal="abbot")
    found.does("work", vassal="serf").does("fief", fief=1).does("pass").does("pass")
    now = found.table.view(ANA)["now"]
    assert now["income_up"] == {} and now["influence"] == 1
    assert found.seen(ANA)["fiefs"][0]["free_fields"] == 2


@pytest.mark.rule("U038")
def test_turns_go_clockwise_from_the_first_player():
    found = court(seats=4)
    order = []
    for _ in range(8):
        order.append(int(found.table.actor))
        found.does("pass")
        while found.table.asked != ASK_MAIN:
            found.table.play(found.table.actor, found.table.legal(found.table.actor)[0])
    assert order == [0, 1, 2, 3, 0, 1, 2, 3]
