"""The final phase, against RULES.md 8: court, saving, replenishing and reshuffling, the limit of twelve."""

import pytest

from katzentisch.games import feudalia
from katzentisch.games.feudalia.rules import final
from katzentisch.games.feudalia.state import drawing
from katzentisch.games.feudalia.state.asked import ASK_ADJUST, ASK_MAIN
from katzentisch.games.feudalia.tests.positions import ANA, BEN, CAT, DORA, court


@pytest.mark.rule("U039", "U109")
def test_the_final_phase_goes_through_its_five_steps_without_any_action():
    position = court().level(ANA, 1, 0, 0).house(ANA, "innkeeper", 1)
    position.hold(ANA, "serf", "merchant", "priest").draw_deck(ANA).discard_pile(ANA, "squire").coins(ANA, 1)
    position.cubes(ANA, 1, wheat=10, stone=4).does(ANA, "work", vassal="serf").does(ANA, "fief", fief=2)
    position.does(ANA, "pass")
    # 1: the serf is discarded. 2: merchant and priest bring 2 + 1. 3: of 4 coins 3 are kept.
    # 4: all four cards were shuffled and drawn. 5: two cubes are too many.
    assert position.hand(ANA) == {"serf": 1, "merchant": 1, "priest": 1, "squire": 1}
    assert position.pile(ANA) == {} and position.money(ANA) == 3
    assert position.table.view(ANA)["phase"] == "final" and position.kinds(ANA) == {"default", "give"}
    for kind, fields in (
        ("pass", {}), ("income", {"vassal": "serf"}), ("use", {"master": "innkeeper"}), ("hire", {"vassal": "serf"}),
        ("upgrade", {"fief": 1}), ("build", {"card": "foundations"}), ("hire_master", {}), ("work", {"vassal": "serf"}),
    ):  # fmt: skip
        assert position.refusal(ANA, kind, **fields).code == "not_the_main_phase"
    position.does(ANA, "give", resource="stone", **{"from": "fief_1"})
    position.does(ANA, "give", resource="stone", **{"from": "fief_1"})
    assert position.on_fief(ANA, 1) == {"wheat": 10, "stone": 2} and position.table.to_act == [BEN]


@pytest.mark.rule("U039", "U109")
def test_passing_ends_the_main_phase_and_nothing_can_be_done_until_the_next_turn():
    position = court().coins(ANA, 9).hold(ANA, "serf").does(ANA, "pass")
    assert position.table.to_act == [BEN] and position.table.legal(ANA) == []
    assert (
        position.table.why_not(ANA, position.game.action({"kind": "hire", "vassal": "serf"})).code
        == "not_your_turn"
    )


@pytest.mark.rule("U110")
def test_at_the_end_of_the_day_played_vassals_are_discarded():
    position = court().hold(ANA, "serf", "priest").discard_pile(ANA).draw_deck(ANA, *["merchant"] * 5)
    position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=1).does(
        ANA, "influence", vassal="priest"
    ).does(ANA, "pass")
    assert position.pile(ANA) == {"serf": 1, "priest": 1}
    assert all(fief["vassals"] == {} for fief in position.table.view(ANA)["seats"][ANA]["fiefs"])


@pytest.mark.rule("U112")
def test_unplayed_vassals_serve_at_court_for_at_least_one_coin():  # case 23
    position = court().hold(ANA, "shepherd", "serf", "tax_collector").coins(ANA, 2)
    final.serve_at_court(position.table)
    assert position.money(ANA) == 4 and position.hand(ANA) == {"tax_collector": 1}
    lord = court().hold(ANA, "feudal_lord", "merchant", "merchant").coins(ANA, 0).discard_pile(ANA)
    final.serve_at_court(lord.table)
    assert lord.money(ANA) == 3 + 2 + 2 and lord.pile(ANA) == {"feudal_lord": 1, "merchant": 2}
    assert lord.seen(ANA)["hand_size"] == 0 and lord.seen(ANA)["discard_size"] == 3


def test_raised_income_does_not_count_at_court():  # R14
    position = court().hold(ANA, "abbot", "serf").does(ANA, "influence", vassal="abbot")
    assert position.money(ANA) == 3
    final.serve_at_court(position.table)
    assert position.money(ANA) == 4


@pytest.mark.rule("U113")
@pytest.mark.parametrize(
    ("levels", "coins", "treasurer", "kept"),
    [
        ((0, 0, 0), 5, False, 3),
        ((2, 2, 2), 5, False, 1),
        ((2, 2, 2), 5, True, 3),
        ((2, 2, 2), 1, True, 1),
        ((2, 2, 2), 3, True, 3),
        ((1, 1, 1), 20, False, 6),
        ((2, 2, 0), 9, False, 3),
    ],
)
def test_saving_by_the_treasury_face(levels, coins, treasurer, kept):  # case 22
    position = court().level(ANA, *levels).coins(ANA, coins)
    if treasurer:
        position.house(ANA, "treasurer", 1)
    final.save(position.table)
    assert position.money(ANA) == kept


@pytest.mark.rule("U114")
def test_the_hand_is_filled_to_five():
    position = court().hold(ANA, "serf").draw_deck(ANA, *["merchant"] * 9).does(ANA, "pass")
    assert position.hand(ANA) == {"merchant": 5} and position.seen(ANA)["deck_size"] == 4


@pytest.mark.rule("U115", "U116")
def test_reshuffling_once_a_turn_and_again_when_replenishing():  # case 36
    position = court().hold(ANA).draw_deck(ANA, "serf").discard_pile(ANA, "merchant", "merchant", "merchant")
    table = position.table
    assert drawing.draw(table, ANA, 2, False) == 2
    assert position.hand(ANA) == {"serf": 1, "merchant": 1} and position.seen(ANA)["deck_size"] == 2
    assert position.seen(ANA)["deck"] == {"merchant": 2} and position.pile(ANA) == {}
    assert position.seen(ANA)["discard_size"] == 0
    assert drawing.draw(table, ANA, 3, False) == 2  # no second reshuffle
    position.discard_pile(ANA, "priest", "priest")
    assert drawing.draw(table, ANA, 1, False) == 0
    assert drawing.draw(table, ANA, 1, True) == 1  # replenishing
    assert position.hand(ANA)["priest"] == 1


def test_with_both_piles_empty_nothing_is_drawn():
    position = court().hold(ANA).draw_deck(ANA).discard_pile(ANA)
    assert drawing.draw(position.table, ANA, 3, True) == 0


@pytest.mark.rule("U116")
def test_the_next_turn_allows_a_reshuffle_again():
    position = court("scenario_2").hold(ANA, "prior").draw_deck(ANA).discard_pile(ANA, "serf", "serf", "serf")
    position.hold(BEN).draw_deck(BEN, *["serf"] * 9)
    position.does(ANA, "influence", vassal="prior")
    assert position.hand(ANA) == {"serf": 2} and position.table.view(ANA)["now"]["reshuffled"]
    position.does(ANA, "pass").does(BEN, "pass")
    assert not position.table.view(ANA)["now"]["reshuffled"]
    position.hold(ANA, "prior").draw_deck(ANA).discard_pile(ANA, "serf", "serf")
    position.does(ANA, "influence", vassal="prior")
    assert position.hand(ANA) == {"serf": 2}


@pytest.mark.rule("U115")
def test_everybody_may_look_through_a_discard_pile_before_it_is_shuffled():
    position = court().discard_pile(BEN, "serf", "merchant")
    assert position.table.view(ANA)["seats"][BEN]["discard"] == {"serf": 1, "merchant": 1}


@pytest.mark.rule("U117")
def test_a_fief_keeps_twelve_cubes_those_on_its_masters_included():  # case 35
    position = court("scenario_2").fiefs(ANA, "wheat", "wood", "clay").level(ANA, 1, 0, 0)
    position.house(ANA, "accountant", 1)
    position.cubes(ANA, 1, wheat=6, wood=4).on_master(ANA, "accountant", stone=4).does(ANA, "pass")
    assert position.table.asked == ASK_ADJUST and position.table.to_act == [ANA]
    position.does(ANA, "give", resource="stone", **{"from": "accountant"}).does(
        ANA, "give", resource="wood", **{"from": "fief_1"}
    )
    assert position.all_cubes(ANA) == {"wheat": 6, "wood": 3, "stone": 3}


@pytest.mark.rule("U117")
def test_the_limit_is_not_checked_during_the_turn():  # R25
    position = court().cubes(ANA, 1, wheat=12).hold(ANA, "reaper").does(ANA, "work", vassal="reaper")
    assert position.on_fief(ANA, 1) == {"wheat": 15} and position.table.asked == ASK_MAIN
    position.does(ANA, "pass")
    assert position.on_fief(ANA, 1) == {"wheat": 12}  # one kind: nothing to ask


def test_default_adjusts_from_the_fief_before_its_masters():
    position = court("scenario_2").fiefs(ANA, "wheat", "wood", "clay").level(ANA, 1, 0, 0)
    position.house(ANA, "accountant", 1)
    position.cubes(ANA, 1, wheat=11).on_master(ANA, "accountant", wheat=2, wood=2).does(ANA, "pass").does(
        ANA, "default"
    )
    assert position.on_fief(ANA, 1) == {"wheat": 8}


@pytest.mark.rule("U117")
@pytest.mark.parametrize(
    ("on_fief", "left"),
    [
        ({"wheat": 1, "wood": 4, "clay": 4}, {"wood": 4, "clay": 4}),
        ({"wood": 3, "clay": 3, "stone": 3}, {"wood": 3, "clay": 3, "stone": 3}),
    ],
)
def test_default_adjusts_from_a_master_only_what_the_fief_has_no_more_of(on_fief, left):  # 14.3
    position = court("scenario_2").fiefs(ANA, "wheat", "wood", "clay").level(ANA, 1, 0, 0)
    position.house(ANA, "accountant", 1).cubes(ANA, 1, **on_fief).on_master(ANA, "accountant", wheat=4)
    position.does(ANA, "pass").does(ANA, "default")
    assert position.on_fief(ANA, 1) == left and sum(position.all_cubes(ANA).values()) == 12


@pytest.mark.rule("U012")
def test_between_turns_nothing_is_lost():  # case 42, R38
    position = court().cubes(ANA, 1, wheat=4).cubes(ANA, 3, wood=1).hold(BEN).draw_deck(BEN, *["serf"] * 5)
    position.draw_deck(ANA, *["serf"] * 5).does(ANA, "pass").does(BEN, "pass")
    assert position.table.to_act == [ANA]
    assert [position.on_fief(ANA, fief) for fief in (1, 2, 3)] == [{"wheat": 4}, {}, {"wood": 1}]


@pytest.mark.rule("U105")
def test_what_lasts_until_the_end_of_the_turn_ends():  # R38
    position = court("scenario_10").fiefs(ANA, "wheat", "wood", "clay").fiefs(BEN, "wheat", "wood", "clay")
    position.hold(ANA, "abbot", "majordomo", "bishop", "serf", "serf").draw_deck(ANA, *["serf"] * 5)
    position.does(ANA, "influence", vassal="abbot").does(ANA, "influence", vassal="majordomo")
    position.does(ANA, "influence", vassal="bishop").does(ANA, "income", vassal="serf")
    assert position.money(ANA) == 3 + 1 + 2  # at once: three coins, one coin, an income raised to two
    now = position.table.view(ANA)["now"]
    assert set(now["income_up"].values()) == {1} and len(now["discounts"]) == 2
    position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=1)
    position.hold(BEN, "serf").draw_deck(BEN, *["serf"] * 5).does(ANA, "pass").coins(BEN, 0)
    now = position.table.view(BEN)["now"]  # none of it is the next player's
    assert (now["income_up"], now["discounts"], now["influence"]) == ({}, [], 1)
    assert position.does(BEN, "income", vassal="serf").money(BEN) == 1
    position.does(BEN, "pass")
    now = position.table.view(ANA)["now"]
    assert (now["income_up"], now["discounts"], now["influence"]) == ({}, [], 1)
    assert position.seen(ANA)["fiefs"][0]["free_fields"] == 2


def test_of_all_that_lasts_a_turn_nothing_is_left_when_it_ends():  # R38
    position = court()
    for entry in range(len(position.table.turn)):
        position.table.turn[entry] = 1  # fields used, incomes raised, discounts of every kind
    position.does(ANA, "pass")
    assert list(position.table.turn) == [0] * len(position.table.turn)


@pytest.mark.rule("U038")
def test_turns_go_clockwise_from_the_first_player():
    position = court(seats=4)
    order = []
    for _ in range(8):
        order.append(int(position.table.actor))
        position.does(int(position.table.actor), "pass")
        while position.table.asked != ASK_MAIN:
            position.table.play(position.table.actor, position.table.legal(position.table.actor)[0])
    assert order == [ANA, BEN, CAT, DORA, ANA, BEN, CAT, DORA]
    assert position.table.view(-1)["round"] == 3
    assert [seat["turns"] for seat in position.table.view(-1)["seats"]] == [2, 2, 2, 2]


@pytest.mark.rule("U038")
def test_whoever_is_first_player_begins():
    game = feudalia.BOX.open("scenario_2", 4)
    for seed in range(12):
        table = game.deal(seed)
        first = table.view(-1)["first"]
        while table.asked != ASK_MAIN:
            table.play(table.actor, table.legal(table.actor)[0])
        assert table.to_act == [first] and table.view(-1)["round"] == 1
        while table.view(-1)["round"] == 1:
            last = table.to_act[0]
            table.play(last, table.legal(last)[-1])
        assert last == (first + 3) % 4


@pytest.mark.rule("U080")
def test_with_higher_levels_less_of_nine_coins_is_kept():
    levels = [(0, 1, 0), (1, 1, 1), (2, 2, 1), (2, 2, 2)]  # one sum for each treasury face
    kept = [court().level(ANA, *three).coins(ANA, 9).seen(ANA)["keeps"] for three in levels]
    assert kept == [5, 4, 3, 2]
