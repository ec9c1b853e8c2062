"""Phase 5: preparation, and the boat end. RULES 4.5, 7.2, cases 23-26."""

import pytest

from .positions import BLUE, GREEN, RED, YELLOW, a_table


@pytest.mark.rule("F112", "F129", "F130", "F131", "F235", "F240")
def test_case_23_with_too_few_boat_tiles_the_last_exploration_comes_at_once():
    table = a_table(families=2).family(RED, gold=1).boats(("9:45", RED), None, ("6:15", BLUE), None).pile(1)
    table.preparation()
    assert table.view(-1)["ending"] == "boats"
    assert table.view(-1)["pile"]["left"] == 1
    assert table.asked == (BLUE, "reveal")  # 6:15 before 9:45, though neither is full
    table.does(BLUE, "stop").does(BLUE, "stop").does(RED, "stop").does(RED, "stop")
    assert table.asked == (RED, "close")
    table.does(RED, "done")
    assert table.table.is_over


@pytest.mark.rule("F131", "F240")
def test_at_the_boat_end_every_family_is_asked_once_more_to_sell():
    table = a_table(families=2, first=RED).family(RED, goods="1 wine").family(BLUE, goods="1 books")
    table.boats(("9:45", RED), None, None, None).pile(2).storage()
    table.does(RED, "done").does(BLUE, "done")
    assert table.view(-1)["ending"] == "boats"
    table.does(RED, "stop").does(RED, "stop")
    assert table.asked == (RED, "close")
    table.does(RED, "sell", what="wine")
    assert table.asked == (BLUE, "close")
    table.does(BLUE, "done")
    assert table.table.is_over


@pytest.mark.rule("F129")
def test_case_24_with_exactly_enough_boat_tiles_the_game_goes_on_r29():
    table = a_table().boats(("9:45", RED), None, "6:15", None).pile(2).preparation()
    assert table.view(-1)["round"] == 2
    assert table.view(-1)["pile"]["left"] == 0
    assert None not in [table.boat(berth) for berth in range(1, 5)]


@pytest.mark.rule("F130")
def test_at_the_boat_end_no_market_is_filled_and_without_merchants_aboard_no_boat_sails():
    table = a_table().market("market-1", "wine").boats("9:45", None, "5:00", None).pile(0)
    in_bag = table.in_bag()
    table.preparation()
    assert (table.view(-1)["ending"], table.in_bag()) == ("boats", in_bag)
    assert (table.boat(1), table.boat(3)) == ("9:45", "5:00")


@pytest.mark.rule("F130")
def test_at_the_boat_end_empty_boats_stay():
    table = a_table().boats(("9:45", RED), None, "5:00", None).pile(0).preparation()
    table.does(RED, "stop").does(RED, "stop")
    assert (table.boat(1), table.boat(3)) == (None, "5:00")


@pytest.mark.rule("F131", "F116")
def test_at_the_boat_end_the_first_player_card_has_not_moved_r53():
    table = a_table(first=GREEN).family(GREEN, gold=1).family(BLUE, gold=1).boats("5:00").pile(0)
    table.preparation()
    assert table.asked == (GREEN, "close")
    table.does(GREEN, "done")
    assert table.asked == (BLUE, "close")


@pytest.mark.rule("F110", "F234")
def test_tokens_return_from_the_family_boards():
    table = a_table(families=2).bidding()
    for _ in range(2):
        table.does(BLUE, "bank").does(RED, "bank")
    assert (table.has(BLUE)["tokens"], table.has(BLUE)["bank"]) == (1, [1, 2])
    table.preparation()
    assert (table.has(BLUE)["tokens"], table.has(BLUE)["bank"]) == (3, [])


@pytest.mark.rule("F111", "F235")
@pytest.mark.parametrize("empty", [[0], [1, 3], [0, 1, 2, 3]])
def test_each_empty_berth_gets_a_face_up_tile_lowest_first(empty):
    there = [None if berth in empty else time for berth, time in enumerate(("9:45", "9:30", "5:00", "5:30"))]
    table = a_table().boats(*there)
    top = table.table.next_boat
    laid = list(table.table.boat_order[top : top + len(empty)])
    table.preparation()
    assert [table.table.boat_at(berth) for berth in empty] == laid
    assert [None if berth in empty else table.boat(berth + 1) for berth in range(4)] == there


@pytest.mark.rule("F115", "F236")
def test_open_markets_are_filled_up_to_three_from_the_bag():
    table = a_table(families=3).market("market-2", "wine wine").boats("9:45", "5:00", "5:15", "5:30")
    before = table.in_bag()
    table.preparation()
    sizes = [sum(space["goods"].values()) for space in table.view(-1)["spaces"]]
    assert sizes == [3, 3, 3, 3, 0, 0]
    assert table.in_bag() == before - 10


@pytest.mark.rule("F115", "F124")
def test_when_the_bag_is_empty_the_rest_stays_unfilled_top_market_first_r27():
    table = a_table().bag("4 wine").market("market-5", "").boats("9:45", "5:00", "5:15", "5:30")
    table.bag("4 wine")
    table.preparation()
    sizes = [sum(space["goods"].values()) for space in table.view(-1)["spaces"]][:3]
    assert sizes == [3, 1, 0]
    assert table.in_bag() == 0


@pytest.mark.rule("F116", "F237")
def test_the_first_player_card_goes_to_the_left():
    table = a_table(first=GREEN).boats("9:45", "5:00", "5:15", "5:30").preparation()
    assert table.view(-1)["first"] == YELLOW
    assert table.asked == (YELLOW, "bid")


@pytest.mark.rule("F038", "F196")
def test_with_twenty_boat_tiles_a_game_has_at_most_seventeen_rounds():
    from katzentisch.core.game import playout

    for seed in range(20):
        table = a_table(seed=seed).table.game.deal(seed)
        playout(table, seed)
        assert table.is_over and table.round <= 17


@pytest.mark.rule("F039", "F040", "F196", "F197")
def test_a_round_has_five_phases_in_this_order():
    table = a_table(families=2).family(BLUE, silver=1).boats(("5:00", BLUE), "5:15", "5:30", "5:45")
    table.market("market-1", "wine").bidding(turn=3)
    phases = [table.view(-1)["phase"]]
    table.does(BLUE, "market", market="market-1").does(RED, "bank")
    phases.append(table.view(-1)["phase"])
    table.does(BLUE, "buy", good="wine").does(BLUE, "done")
    phases.append(table.view(-1)["phase"])
    table.does(BLUE, "stop").does(BLUE, "stop")
    phases.append(table.view(-1)["phase"])
    table.does(BLUE, "done")
    assert phases == ["bidding", "trading", "exploration", "storage"]
    assert (table.view(-1)["round"], table.view(-1)["phase"]) == (2, "bidding")


@pytest.mark.rule("F111", "F115", "F234")
def test_boats_are_laid_before_the_markets_are_filled():
    table = a_table().boats("9:45", None, "5:00", None)
    table.table.listen()
    table.preparation()
    told = [event.kind for event in table.table.events if event.kind in ("boat_laid", "market_filled")]
    assert told == ["boat_laid"] * 2 + ["market_filled"] * 5
