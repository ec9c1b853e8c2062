"""Phase 2: trading on the markets. RULES 4.2, cases 4-6, 10."""

import pytest

from .positions import BLUE, GREEN, RED, a_table


def rich_table(**more):
    """Everybody can pay for anything, and nobody has anything to sell or to board with."""
    table = a_table(**more)
    for seat in range(table.table.seats):
        table.family(seat, silver=6)
    return table.boats(None, None, None, None)


@pytest.mark.rule("F052", "F056", "F060", "F062", "F201", "F203")
def test_case_4_prices_are_four_three_two_one_although_one_declines():
    table = rich_table().market("market-1", "wine wine books").stack("market-1", RED, GREEN, RED, BLUE)
    table.trading()
    table.does(BLUE, "buy", good="wine").does(BLUE, "done")
    assert table.silver(BLUE) == 6 - 4
    table.does(RED, "pass")
    table.does(GREEN, "buy", good="books").does(GREEN, "done")
    assert table.silver(GREEN) == 6 - 2
    table.does(RED, "buy", good="wine")
    assert table.silver(RED) == 6 - 1


@pytest.mark.rule("F059")
def test_case_5_on_an_empty_market_one_can_only_pass_whatever_the_price():
    table = rich_table().market("market-1", "wine").stack("market-1", RED, BLUE)
    table.family(RED, spice=1).trading()
    table.does(BLUE, "buy", good="wine").does(BLUE, "done")
    assert table.silver(BLUE) == 4
    assert table.asked == (RED, "deal")
    assert table.options(RED) == ["pass"]
    assert table.refusal(RED, "buy", good="wine").code == "not_on_this_market"


@pytest.mark.rule("F058", "F117")
def test_case_6_a_sale_made_just_before_can_pay_for_the_purchase():
    table = a_table().family(BLUE, silver=1, gold=1).market("market-1", "wine")
    table.stack("market-1", RED, RED, BLUE).trading()
    assert table.options(BLUE) == ["pass"]
    assert table.refusal(BLUE, "buy", good="wine").code == "not_enough_silver"
    table.does(BLUE, "sell", what="gold")
    assert table.silver(BLUE) == 3
    assert table.options(BLUE) == ["pass", "buy wine"]
    table.does(BLUE, "buy", good="wine")
    assert table.silver(BLUE) == 0


@pytest.mark.rule("F084", "F086")
def test_case_10_who_passes_with_a_full_fare_in_hand_may_not_board():
    table = a_table().family(GREEN, silver=3, goods="2 clothing, 1 glassware").boats("9:45")
    table.market("market-2", "wine").stack("market-2", GREEN).stack("market-3", RED).market(
        "market-3", "wine"
    )
    table.family(RED, silver=2).trading()
    table.does(GREEN, "pass")
    assert table.asked == (RED, "deal")


@pytest.mark.rule("F051", "F061", "F202")
def test_markets_are_settled_from_the_top_and_the_guild_last():
    table = rich_table()
    table.stack("guild", BLUE).stack("market-4", RED).stack("market-1", GREEN).stack("market-2", BLUE)
    table.stack("market-5", GREEN)
    for number in range(1, 6):
        table.market(f"market-{number}", "wine")
    table.family(BLUE, goods="1 books").trading()
    order = []
    while table.view(-1)["phase"] == "trading":
        order.append((*table.asked, table.view(-1)["space"]))
        table.does(table.asked[0], "pass")
    assert order == [
        (GREEN, "deal", "market-1"),
        (BLUE, "deal", "market-2"),
        (RED, "deal", "market-4"),
        (GREEN, "deal", "market-5"),
        (BLUE, "guild", "guild"),
    ]


@pytest.mark.rule("F054")
def test_only_merchandise_of_this_market_can_be_bought():
    table = rich_table().market("market-1", "wine books").market("market-2", "watches")
    table.stack("market-1", BLUE).trading()
    assert table.options(BLUE) == ["pass", "buy wine", "buy books"]
    assert table.refusal(BLUE, "buy", good="watches").code == "not_on_this_market"


@pytest.mark.rule("F055", "F057", "F204", "F214")
def test_one_token_buys_exactly_one_tile_and_goes_back():
    table = rich_table().market("market-1", "wine wine").stack("market-1", BLUE).trading()
    assert table.has(BLUE)["tokens"] == 2
    table.does(BLUE, "buy", good="wine")
    assert table.goods(BLUE) == ["wine"]
    assert table.silver(BLUE) == 6 - 1
    assert table.has(BLUE)["tokens"] == 3
    assert table.asked == (BLUE, "board")
    assert table.view(-1)["spaces"][0]["goods"]["wine"] == 1


@pytest.mark.rule("F055")
def test_several_tokens_of_one_family_are_settled_one_by_one_each_with_its_own_price_r8():
    table = rich_table().market("market-1", "wine books").stack("market-1", BLUE, BLUE).trading()
    table.does(BLUE, "buy", good="wine").does(BLUE, "done")
    assert table.silver(BLUE) == 4
    table.does(BLUE, "buy", good="books")
    assert table.silver(BLUE) == 3
    assert table.asked == (BLUE, "board")


@pytest.mark.rule("F058", "F205")
def test_nobody_must_buy_and_taking_the_token_back_costs_nothing_r9():
    table = rich_table().market("market-1", "wine").stack("market-1", BLUE, RED).trading()
    table.does(RED, "pass")
    assert (table.silver(RED), table.goods(RED), table.has(RED)["tokens"]) == (6, [], 3)
    assert table.asked == (BLUE, "deal")


@pytest.mark.rule("F058")
def test_who_cannot_pay_and_has_nothing_to_sell_takes_the_token_back_by_itself():
    table = a_table().market("market-1", "wine").stack("market-1", RED, BLUE)
    table.family(RED, silver=1).trading()
    assert table.asked == (RED, "deal")
    assert table.has(BLUE)["tokens"] == 3
    assert table.view(RED)["question"]["price"] == 1


@pytest.mark.rule("F056")
def test_tokens_of_all_colours_count_for_the_price():
    table = rich_table().market("market-1", "wine").stack("market-1", GREEN, RED, RED, BLUE).trading()
    assert table.view(BLUE)["question"] == {"kind": "deal", "space": "market-1", "price": 4}


@pytest.mark.rule("F040", "F197")
def test_trading_is_finished_before_any_boat_sails():
    table = rich_table().boats(("5:00", RED)).stack("guild", BLUE).family(BLUE, goods="1 wine").trading()
    assert table.asked == (BLUE, "guild")
    assert table.boat(1) == "5:00"
    table.does(BLUE, "pass")
    assert table.view(-1)["phase"] == "exploration"
