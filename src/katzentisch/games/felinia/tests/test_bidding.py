"""Phase 1: bidding. RULES 4.1, cases 1-3, 43."""

import pytest

from .positions import BLUE, GREEN, RED, YELLOW, a_table


@pytest.mark.rule("F045", "F049", "F199")
def test_case_1_from_four_silver_the_bank_of_the_second_turn_makes_six():
    table = a_table().family(BLUE, silver=4).bidding(turn=2)
    table.does(BLUE, "bank")
    assert table.silver(BLUE) == 6


@pytest.mark.rule("F046", "F199")
def test_case_2_silver_above_six_is_lost():
    table = a_table().family(BLUE, silver=5).bidding(turn=3)
    table.does(BLUE, "bank")
    assert table.silver(BLUE) == 6


@pytest.mark.rule("F044", "F045", "F199")
@pytest.mark.parametrize(("turn", "silver"), [(1, 1), (2, 2), (3, 3)])
def test_the_bank_pays_at_once_by_the_turn_of_the_table(turn, silver):
    table = a_table().bidding(turn=turn)
    table.does(BLUE, "bank")
    assert table.silver(BLUE) == silver


@pytest.mark.rule("F045", "F199")
def test_the_amount_does_not_depend_on_tokens_that_lie_there_r6():
    table = a_table(families=2).bidding(turn=1)
    for kind in ("bank", "guild", "bank", "guild"):
        table.does(table.asked[0], kind)
    assert table.has(BLUE)["bank"] == [1, 2]
    assert table.silver(BLUE) == 3
    other = a_table(families=2).bidding(turn=1)
    for kind in ("guild", "guild", "bank"):
        other.does(other.asked[0], kind)
    assert other.has(BLUE)["bank"] == [2]
    assert other.silver(BLUE) == 2


@pytest.mark.rule("F048", "F053", "F200")
def test_case_3_a_red_token_on_a_blue_one_acts_first():
    table = a_table(families=2, first=BLUE).family(BLUE, silver=6).family(RED, silver=6)
    table.market("market-1", "wine books").bidding(turn=3)
    table.does(BLUE, "market", market="market-1").does(RED, "market", market="market-1")
    assert table.view(-1)["spaces"][0]["tokens"] == [BLUE, RED]
    assert table.asked == (RED, "deal")


@pytest.mark.rule("F048", "F200")
def test_a_token_for_the_guild_lies_on_top_of_those_at_the_guild():
    table = a_table(families=2, first=BLUE).bidding()
    table.does(BLUE, "guild").does(RED, "guild")
    assert [space["tokens"] for space in table.view(-1)["spaces"]] == [[]] * 5 + [[BLUE, RED]]


@pytest.mark.rule("F042", "F198")
def test_tokens_are_placed_one_at_a_time_clockwise_from_the_first_player():
    table = a_table(first=GREEN).bidding()
    asked = []
    for _ in range(5):
        asked.append(table.asked)
        table.does(table.asked[0], "bank")
    assert [seat for seat, _ in asked] == [GREEN, YELLOW, BLUE, RED, GREEN]
    assert {question for _, question in asked} == {"bid"}


@pytest.mark.rule("F041", "F043", "F198")
def test_bidding_ends_after_three_turns_of_the_table():
    table = a_table(families=3).bidding()
    for _ in range(3 * 3 - 1):
        table.does(table.asked[0], "bank")
        assert (table.asked[1], table.view(-1)["round"]) == ("bid", 1)
    assert (table.view(-1)["phase"], table.view(-1)["turn"]) == ("bidding", 3)
    table.family(table.asked[0], silver=6, goods="1 wine").does(table.asked[0], "guild")
    assert (table.view(-1)["round"], table.view(-1)["phase"]) == (1, "trading")


@pytest.mark.rule("F051", "F061", "F202")
def test_after_bidding_trading_begins_at_the_top_market():
    table = a_table(families=2).market("market-1", "wine").market("market-2", "books")
    table.family(BLUE, silver=2).family(RED, silver=2).bidding(turn=3)
    table.does(BLUE, "market", market="market-2").does(RED, "market", market="market-1")
    assert (table.asked, table.view(-1)["space"]) == ((RED, "deal"), "market-1")
    table.does(RED, "pass")
    assert (table.asked, table.view(-1)["space"]) == ((BLUE, "deal"), "market-2")


@pytest.mark.rule("F041")
def test_each_family_has_three_bid_tokens():
    table = a_table().bidding()
    assert [seat["tokens"] for seat in table.view(-1)["seats"]] == [3, 3, 3, 3]
    table.does(BLUE, "guild")
    assert table.has(BLUE)["tokens"] == 2


@pytest.mark.rule("F047", "F200")
def test_a_token_goes_on_any_open_market_the_guild_or_the_bank():
    markets = [f"market market-{number}" for number in range(1, 6)]
    assert a_table(families=4).bidding().options(BLUE) == ["bank", *markets, "guild"]
    assert a_table(families=3).bidding().options(BLUE) == ["bank", *markets[:4], "guild"]
    assert a_table(families=2).bidding().options(BLUE) == ["bank", *markets[:3], "guild"]


@pytest.mark.rule("F019", "F047")
def test_a_closed_market_takes_no_token():
    table = a_table(families=2).bidding()
    assert table.refusal(BLUE, "market", market="market-4").code == "market_closed"


@pytest.mark.rule("F050")
def test_several_own_tokens_may_share_a_space_without_silver_and_without_goods_r8():
    table = a_table(families=2).bidding()
    table.does(BLUE, "market", market="market-2").does(RED, "market", market="market-2")
    table.does(BLUE, "market", market="market-2").does(RED, "guild")
    assert table.view(-1)["spaces"][1]["tokens"] == [BLUE, RED, BLUE]
    own = a_table(families=2, first=BLUE).bidding()
    own.does(BLUE, "market", market="market-2").does(RED, "guild")
    own.does(BLUE, "market", market="market-2").does(RED, "guild")
    assert [space["tokens"] for space in own.view(-1)["spaces"]][1:] == [[BLUE] * 2, [], [], [], [RED] * 2]


@pytest.mark.rule("F050")
def test_one_may_bank_at_six_silver_and_loses_it_all_r5():
    table = a_table().family(BLUE, silver=6).bidding(turn=3)
    assert "bank" in table.options(BLUE)
    table.does(BLUE, "bank")
    assert table.silver(BLUE) == 6


@pytest.mark.rule("F042")
def test_only_the_family_whose_turn_it_is_may_place_a_token():
    table = a_table().bidding()
    assert table.offered(RED) == []
    assert table.refusal(RED, "bank").code == "not_your_turn"
