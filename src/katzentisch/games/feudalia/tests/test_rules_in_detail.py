"""Details of the rules that a bug put in by hand once broke unnoticed (docs/results/invented-bugs.md), each with its requirement."""

import pytest

from katzentisch.games.feudalia.box.effects import ON_CATHEDRAL
from katzentisch.games.feudalia.rules import decisions
from katzentisch.games.feudalia.state.asked import ASK_DRAFT, ASK_MAIN, ASK_SAME_TYPE
from katzentisch.games.feudalia.state.table import DISCOUNTS, INCOME_UP
from katzentisch.games.feudalia.tests.positions import (
    ANA,
    BEN,
    CAT,
    DORA,
    Position,
    builds,
    court,
    deal,
    lives,
    rich,
    town,
    village,
)
from katzentisch.games.feudalia.tests.test_standstill import rounded


def taxed(*hand):
    """Begin Ana's turn with the tax collector and these cards in hand, and no cube."""
    return court().hold(ANA, "tax_collector", *hand).straighten()


@pytest.mark.rule("U088", "U092")
def test_a_cathedral_master_needs_a_city_on_level_2():
    for levels, may in (((1, 1, 1), False), ((0, 2, 0), True)):
        position = town(*levels)
        assert position.offers(ANA, "hire_cathedral_master", master="dean") == may
    position.does(ANA, "hire_cathedral_master", master="dean").default(ANA)
    position.level(ANA, 1, 2, 1).house(ANA, "treasurer", 2)
    assert not position.offers(ANA, "move", master="dean")  # both other fiefs have a city, but on level 1


@pytest.mark.rule("U088", "U091")
def test_only_masters_that_can_be_paid_can_be_taken():
    position = town(1, 0, 0).coins(ANA, 2).market("treasurer", "architect", "miller").master_deck()
    position.does(ANA, "hire_master")
    assert position.money(ANA) == 0  # the treasurer was the only one within means
    poor = town(1, 0, 0).coins(ANA, 1).market("treasurer").master_deck()
    assert poor.refusal(ANA, "hire_master").code == "no_master_to_hire"
    without = town(1, 0, 0).cubes(ANA, 1).market("dancer").master_deck()  # who costs wheat
    assert without.refusal(ANA, "hire_master").code == "no_master_to_hire"


@pytest.mark.rule("U123", "U124")
def test_half_of_an_odd_income_is_rounded_down():
    assert taxed("merchant", "serf").hand(ANA) == {"merchant": 1}  # 3 coins: 1 is due
    martha = taxed("merchant", "serf", "serf", "serf")  # 5 coins: 2 are due
    assert martha.table.question(ANA)["due"] == 2
    assert sorted(martha.table.question(ANA)["sets"]) == [["merchant"], ["serf", "serf"]]


@pytest.mark.rule("U065")
def test_whoever_stops_makes_no_further_exchange():
    position = village("merchant").cubes(ANA, 1, stone=4).coins(ANA, 5)
    position.does(ANA, "work", vassal="merchant").does(ANA, "fief", fief=1).does(ANA, "stop")
    assert position.table.asked == ASK_MAIN and position.on_fief(ANA, 1) == {"stone": 4}


@pytest.mark.rule("U085")
def test_a_finished_cathedral_ends_nothing_unless_it_is_the_aim():
    position = rich().level(ANA, 2, 2, 0)
    for master, fief in (("dean", 1), ("glazier", 1), ("silversmith", 2)):
        position.house(ANA, master, fief)
    builds(builds(position, "foundations", 4), "main_nave", 2)
    for card in ("dean_and_canons", "stained_glass", "silverware"):
        for _ in range(3):
            position.coins(ANA, 20).cubes(ANA, 1, wheat=9, wood=9, clay=9, stone=9)
            builds(position, card)
    position.points(ANA, 4).points(BEN, 1)
    assert position.table.view(-1)["stage"] == 4 and not position.table.view(-1)["last_rounds"]
    assert not rounded(position).is_over


@pytest.mark.rule("U081")
def test_a_discount_on_the_cathedral_neither_lowers_the_price_of_an_objective_nor_is_used_up_by_it():  # R47
    position = court("scenario_10", 2, ("crusades", True)).hold(ANA, "squire").coins(ANA, 9)
    position.fiefs(ANA, "wheat", "wood", "clay").cubes(ANA, 1, wheat=9, wood=9, clay=9, stone=9)
    numbers, turn = position.numbers, position.table.turn
    once = [
        DISCOUNTS + discount
        for discount in range(int(numbers.discounts))
        if numbers.discount_on[discount] == ON_CATHEDRAL and numbers.discount_uses[discount] == 1
    ]
    for entry in once:
        turn[entry] = 1
    builds(position, "crusades")
    assert position.money(ANA) == 9 - 3 and position.all_cubes(ANA)["wheat"] == 9 - 4
    assert once and all(position.table.turn[entry] == 1 for entry in once)
    builds(position, "foundations")
    assert all(position.table.turn[entry] == 0 for entry in once)


@pytest.mark.rule("U110", "U112")
def test_a_vassal_that_worked_does_not_serve_at_court():
    position = court().hold(ANA, "serf").draw_deck(ANA, *["merchant"] * 5).discard_pile(ANA)
    position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=1).does(ANA, "pass")
    assert position.money(ANA) == 0 and position.pile(ANA) == {"serf": 1}


@pytest.mark.rule("U114", "U116")
def test_the_hand_is_filled_although_the_pile_was_shuffled_in_this_turn_before():
    position = court().hold(ANA, "squire").draw_deck(ANA).discard_pile(ANA, *["serf"] * 6)
    position.does(ANA, "influence", vassal="squire")
    assert position.table.view(ANA)["now"]["reshuffled"]
    position.draw_deck(ANA, "serf").discard_pile(ANA, *["merchant"] * 4).does(ANA, "pass")
    assert position.seen(ANA)["hand_size"] == 5


@pytest.mark.rule("U103")
@pytest.mark.who_begins
def test_opponents_who_are_out_cannot_be_robbed():  # R49, R51
    position = court("scenario_10", 4).points(ANA, 10).points(BEN, 10).points(CAT, 2).points(DORA, 10)
    rounded(position)
    assert position.table.view(-1)["seats"][CAT]["out"] and position.table.to_act == [ANA]
    position.hold(ANA, "pickpocket").coins(BEN, 3).coins(DORA, 0).coins(CAT, 9)
    position.does(ANA, "influence", vassal="pickpocket")
    robbed = {choice["seat"] for choice in position.choices(ANA) if choice["kind"] == "opponent"}
    assert robbed == {BEN, DORA}  # also whoever has nothing


@pytest.mark.rule("U064")
def test_a_trade_takes_cubes_of_the_fief_before_those_on_its_masters():
    position = village("trader").level(ANA, 0, 1, 0).house(ANA, "cabinetmaker", 2)
    position.cubes(ANA, 2, wood=2).on_master(ANA, "cabinetmaker", wood=3)
    position.does(ANA, "work", vassal="trader").does(ANA, "fief", fief=2)
    position.does(ANA, **position.choices(ANA, "exchange")[0])
    assert position.on_fief(ANA, 2) == {} and position.all_cubes(ANA) == {"wood": 3}
    assert position.money(ANA) == 3


@pytest.mark.rule("U088")
@pytest.mark.parametrize("fief", [1, 2, 3])
def test_one_city_in_any_fief_is_enough_to_hire_a_master(fief):
    position = town(*[int(number == fief) for number in (1, 2, 3)]).market("treasurer").master_deck()
    position.does(ANA, "hire_master").default(ANA)
    assert lives(position, "treasurer") == fief
    assert town(0, 0, 0).refusal(ANA, "hire_master").code == "no_city"


@pytest.mark.rule("U029")
@pytest.mark.who_begins
def test_after_the_draft_the_first_player_is_asked_first_about_three_of_a_kind():  # R26
    position = Position(deal("scenario_2", 2, seed=3))
    table = position.table
    while table.asked != ASK_DRAFT:
        table.play(table.actor, table.legal(table.actor)[0])
    position.fiefs(ANA, "clay", "clay", "clay").fiefs(BEN, "wheat", "wood")
    table.actor, table.offered, table.drawn = BEN, 1, 3  # the last fief of the draft: wood or stone
    decisions.go_on(table)
    position.does(BEN, "keep_fief", colour="stone")
    assert table.asked == ASK_SAME_TYPE and table.to_act == [ANA]
    position.does(ANA, "keep_three_fiefs")
    assert table.asked != ASK_SAME_TYPE


@pytest.mark.rule("U105")
def test_a_card_that_is_sold_brings_its_printed_income_however_much_income_was_raised():
    position = town(1, 0, 0, scenario="scenario_10").coins(ANA, 0).hold(ANA, "merchant", "merchant")
    position.house(ANA, "moneylender", 1)
    for kind in range(6):
        position.table.turn[INCOME_UP + kind] = 3
    position.does(ANA, "use", master="moneylender").does(ANA, "sell", vassal="merchant")
    assert position.money(ANA) == 2 + 2
    assert position.does(ANA, "income", vassal="merchant").money(ANA) == 4 + 2 + 3


@pytest.mark.rule("U055")
def test_the_fields_of_others_do_not_count_when_mine_are_full():
    position = village("reaper", "reaper", "reaper").fiefs(BEN, "wheat", "wheat", "wheat").level(BEN, 2, 2, 2)
    for _ in range(2):
        position.does(ANA, "work", vassal="reaper")
    assert position.refusal(ANA, "work", vassal="reaper").code == "no_free_field"
