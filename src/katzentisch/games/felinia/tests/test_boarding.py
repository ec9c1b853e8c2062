"""Boarding. RULES 4.2, cases 11-12, 25."""

import pytest

from .positions import BLUE, GREEN, RED, a_table


def after_a_deal(*boats, **blue):
    """Blue has just bought wine for 1 silver and may board."""
    silver = blue.pop("silver", 0) + 1
    table = a_table().family(BLUE, silver=silver, **blue).boats(*boats)
    table.market("market-1", "wine").stack("market-1", BLUE).trading()
    return table.does(BLUE, "buy", good="wine")


@pytest.mark.rule("F003", "F077", "F080", "F081", "F082", "F087", "F212", "F213")
def test_case_11_two_boardings_after_one_deal():
    table = a_table().family(BLUE, silver=2, goods="2 clothing, 1 glassware, 1 watches").boats("9:45", "5:00")
    table.market("market-1", "watches").stack("market-1", BLUE).trading()
    table.does(BLUE, "buy", good="watches")
    before = table.in_bag()
    table.does(BLUE, "board", berth=1).does(BLUE, "board", berth=2)
    assert (table.silver(BLUE), table.goods(BLUE)) == (0, [])
    assert table.in_bag() == before + 5
    assert table.riders(1) == [BLUE]
    assert table.view(-1)["merchant"]["kingdom"] == "lion"  # the full 5:00 boat has sailed


@pytest.mark.rule("F081", "F083", "F213")
def test_case_12_both_seats_of_a_boat_can_be_taken_one_after_the_other():
    table = after_a_deal("9:45", goods="4 clothing, 2 glassware")
    table.does(BLUE, "board", berth=1)
    assert table.riders(1) == [BLUE]
    table.does(BLUE, "board", berth=1)
    assert table.riders(1) == [BLUE, BLUE]
    assert table.goods(BLUE) == ["wine"]


@pytest.mark.rule("F003", "F075")
def test_boarding_needs_exactly_the_pictured_goods():
    table = after_a_deal("9:45", goods="2 clothing")
    assert table.options(BLUE) == ["done"]
    assert table.refusal(BLUE, "board", berth=1).code == "fare_missing"
    table = after_a_deal("9:45", goods="1 clothing, 2 glassware")
    assert table.refusal(BLUE, "board", berth=1).code == "fare_missing"


@pytest.mark.rule("F075", "F211")
def test_some_boats_ask_for_silver_besides():
    table = after_a_deal("5:00", goods="2 watches", silver=0)
    assert table.refusal(BLUE, "board", berth=1).code == "fare_missing"
    table = after_a_deal("5:00", goods="2 watches", silver=1)
    table.does(BLUE, "board", berth=1)
    assert table.silver(BLUE) == 0


@pytest.mark.rule("F075", "F211")
def test_the_silver_of_a_boat_with_two_seats_is_paid_for_each_merchant(corrected):
    boat = 'departure = "6:30"\nseats = 2\ngoods = { wine = 2, clothing = 1 }\nsilver = '
    material = corrected("boats.toml", f"{boat}0", f"{boat}1")
    table = a_table(material=material).family(BLUE, silver=3, goods="3 wine, 2 clothing").boats("6:30")
    table.market("market-1", "wine").stack("market-1", BLUE).trading().does(BLUE, "buy", good="wine")
    assert table.does(BLUE, "board", berth=1).silver(BLUE) == 1
    assert table.does(BLUE, "board", berth=1).silver(BLUE) == 0


@pytest.mark.rule("F076", "F211")
def test_a_full_boat_cannot_be_boarded():
    table = after_a_deal(("9:45", RED, GREEN), goods="2 clothing, 1 glassware")
    assert table.refusal(BLUE, "board", berth=1).code == "boat_full"
    assert table.refusal(BLUE, "board", berth=2).code == "no_boat"


@pytest.mark.rule("F076", "F211")
def test_a_boat_with_one_seat_takes_one_merchant():
    table = after_a_deal(("5:00", RED), goods="2 watches", silver=1)
    assert table.refusal(BLUE, "board", berth=1).code == "boat_full"
    assert table.options(BLUE) == ["done"]


@pytest.mark.rule("F081", "F082", "F213")
def test_every_boat_that_can_be_paid_is_offered_at_once():
    table = after_a_deal(
        "9:45", "5:00", ("9:30", RED), goods="2 clothing, 1 glassware, 2 watches, 2 books", silver=1
    )
    assert table.options(BLUE) == ["done", "board 1", "board 2", "board 3"]
    table.does(BLUE, "board", berth=2)
    assert table.options(BLUE) == ["done", "board 1", "board 3"]
    table.does(BLUE, "board", berth=1)
    assert (table.riders(1), table.riders(2), table.riders(3)) == ([BLUE], [BLUE], [RED])


@pytest.mark.rule("F084", "F085", "F086")
def test_a_token_taken_back_from_the_guild_gives_no_second_chance_to_board():
    table = a_table().family(BLUE, silver=3, goods="2 clothing, 1 glassware").boats("9:45")
    table.market("market-1", "wine").stack("market-1", BLUE).stack("guild", RED, BLUE)
    table.family(RED, silver=1, goods="1 wine").trading()
    table.does(BLUE, "buy", good="wine").does(BLUE, "done")
    assert table.asked == (BLUE, "guild")
    table.does(BLUE, "pass")
    assert table.asked == (RED, "guild")


@pytest.mark.rule("F125")
def test_with_a_merchant_left_at_home_the_game_goes_on():
    table = after_a_deal("9:45", goods="2 clothing, 1 glassware, 1 books", stock=2)
    table.does(BLUE, "board", berth=1)
    assert (table.has(BLUE)["stock"], table.view(-1)["ending"]) == (1, "")
    last = after_a_deal("9:45", goods="2 clothing, 1 glassware, 1 books", stock=1)
    last.does(BLUE, "board", berth=1)
    assert (last.has(BLUE)["stock"], last.view(-1)["ending"]) == (0, "last_merchant")


@pytest.mark.rule("F078")
def test_the_merchant_comes_from_the_own_stock():
    table = after_a_deal("9:45", goods="2 clothing, 1 glassware")
    table.does(BLUE, "board", berth=1)
    assert table.has(BLUE)["stock"] == 9
    table = after_a_deal("9:45", goods="2 clothing, 1 glassware", stock=0)
    assert table.refusal(BLUE, "board", berth=1).code == "no_merchant"


@pytest.mark.rule("F079", "F212")
def test_the_merchant_takes_the_foremost_free_seat_r13():
    table = after_a_deal(("9:45", RED), goods="2 clothing, 1 glassware, 1 books")
    table.does(BLUE, "board", berth=1)
    assert table.riders(1) == [RED, BLUE]


@pytest.mark.rule("F080", "F212")
def test_the_goods_go_into_the_bag_and_the_silver_is_paid():
    table = after_a_deal("5:00", goods="2 watches, 1 books", silver=2)
    before = table.view(-1)["bag"]["goods"]["watches"]
    table.does(BLUE, "board", berth=1)
    assert table.view(-1)["bag"]["goods"]["watches"] == before + 2
    assert table.silver(BLUE) == 1


@pytest.mark.rule("F085")
def test_done_is_final_until_the_next_deal_r45():
    table = a_table().family(BLUE, silver=3, goods="2 clothing, 1 glassware").boats("9:45")
    table.market("market-1", "wine wine").stack("market-1", BLUE, BLUE).trading()
    table.does(BLUE, "buy", good="wine").does(BLUE, "done")
    assert table.asked == (BLUE, "deal")
    assert table.refusal(BLUE, "board", berth=1).code == "not_now"
    table.does(BLUE, "buy", good="wine").does(BLUE, "board", berth=1)
    assert table.riders(1) == [BLUE]


@pytest.mark.rule("F125")
def test_a_boat_whose_kingdom_has_no_tile_left_may_be_boarded_r12():
    posts = [f"lion-post-{number}" for number in range(1, 7)]
    table = a_table().merchants(RED, *posts).family(BLUE, silver=2, goods="2 watches").boats("5:00", "9:45")
    table.market("market-1", "wine").stack("market-1", BLUE).trading()
    table.does(BLUE, "buy", good="wine")
    assert "board 1" in table.options(BLUE)


@pytest.mark.rule("F125", "F126", "F128", "F239")
def test_case_25_the_tenth_merchant_ends_the_game_after_trading_and_one_exploration():
    table = a_table(families=2).family(BLUE, silver=3, stock=1, goods="2 clothing, 1 glassware")
    table.family(RED, silver=3, goods="4 books").boats(("9:45", RED), ("9:00", RED), "8:45", "9:30")
    table.market("market-2", "wine").stack("market-2", BLUE).market("market-3", "wine")
    table.stack("market-3", RED).stack("guild", RED).trading()
    table.does(BLUE, "buy", good="wine").does(BLUE, "board", berth=1).does(BLUE, "done")
    assert table.view(-1)["ending"] == "last_merchant"
    assert table.asked == (RED, "deal")
    table.does(RED, "pass")
    assert table.asked == (RED, "guild")
    table.does(RED, "pass")
    while table.view(-1)["phase"] == "exploration":
        table.does(table.asked[0], "stop")
    assert table.view(-1)["phase"] == "closing"  # no storage, though red has four tiles
    assert [berth["boat"] for berth in table.view(-1)["berths"]] == [None] * 4


@pytest.mark.rule("F125")
def test_the_last_merchant_who_boards_after_an_exchange_at_the_guild_ends_the_game_too():
    table = a_table(families=2).family(BLUE, silver=2, stock=1, goods="1 wine, 2 watches").boats("5:00")
    table.bag("1 books").stack("guild", BLUE).trading()
    table.does(BLUE, "exchange-spice", give="wine", take="books").does(BLUE, "board", berth=1)
    assert table.view(-1)["ending"] == "last_merchant"


@pytest.mark.rule("F125", "F127")
def test_the_game_ends_even_if_that_merchant_comes_home_r25():
    table = a_table(families=2).family(BLUE, silver=3, stock=1, goods="2 watches").boats("5:00")
    table.market("market-1", "wine").stack("market-1", BLUE).trading()
    table.does(BLUE, "buy", good="wine").does(BLUE, "board", berth=1).does(BLUE, "done")
    table.does(BLUE, "stop").does(BLUE, "stop")
    assert table.has(BLUE)["stock"] == 1
    assert table.view(-1)["phase"] == "closing"


@pytest.mark.rule("F075")
def test_a_merchant_cannot_board_during_the_exploration_r37():
    table = a_table().boats(("5:00", BLUE), "6:00").family(BLUE, goods="2 glassware", silver=1).exploration()
    assert table.asked == (BLUE, "reveal")
    assert table.refusal(BLUE, "board", berth=2).code == "not_now"


@pytest.mark.rule("F003", "F075")
def test_the_view_says_which_boats_could_be_boarded_after_each_purchase():
    table = a_table().family(BLUE, silver=2, goods="1 watches, 2 clothing").boats("5:00", "9:45")
    table.market("market-1", "watches glassware wine").stack("market-1", BLUE).trading()
    assert table.view(BLUE)["boards"] == {"watches": [1], "glassware": [2], "wine": []}
    assert table.view(RED)["boards"] == {}
    table.does(BLUE, "buy", good="watches")
    assert table.view(BLUE)["boards"] == {}
    assert table.options(BLUE) == ["done", "board 1"]


@pytest.mark.rule("F075", "F211")
def test_a_boat_whose_silver_the_purchase_would_take_is_not_among_them():
    table = a_table().family(BLUE, silver=1, goods="1 watches").boats("5:00")
    table.market("market-1", "watches").stack("market-1", BLUE).trading()
    assert table.view(BLUE)["boards"] == {"watches": []}


@pytest.mark.rule("F076", "F083")
def test_a_full_boat_is_not_among_them_nor_any_without_a_merchant_at_home():
    table = a_table().family(BLUE, silver=3, goods="2 clothing").boats(("9:45", RED, GREEN))
    table.market("market-1", "glassware").stack("market-1", BLUE).trading()
    assert table.view(BLUE)["boards"] == {"glassware": []}
    table = a_table().family(BLUE, silver=3, goods="2 clothing", stock=0).boats("9:45")
    table.market("market-1", "glassware").stack("market-1", BLUE).trading()
    assert table.view(BLUE)["boards"] == {"glassware": []}


@pytest.mark.rule("F125", "F127")
def test_the_last_merchant_of_a_family_that_is_not_the_first_player_ends_the_game_too():
    table = (
        a_table(first=GREEN).family(BLUE, silver=3, stock=1, goods="2 clothing, 1 glassware").boats("9:45")
    )
    table.market("market-2", "wine").stack("market-2", BLUE).trading()
    table.does(BLUE, "buy", good="wine").does(BLUE, "board", berth=1)
    assert table.view(-1)["ending"] == "last_merchant"
    others = a_table(first=GREEN).family(GREEN, stock=0).boats("9:45")
    others.family(BLUE, silver=3, stock=2, goods="2 clothing, 1 glassware")
    others.market("market-2", "wine").stack("market-2", BLUE).trading()
    others.does(BLUE, "buy", good="wine").does(BLUE, "board", berth=1)
    assert others.view(-1)["ending"] == "", "only who boards can have sent the last one"
