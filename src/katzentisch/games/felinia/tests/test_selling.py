"""Selling, and the supply of cards. RULES 5, 6, cases 33, 43, 44."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from katzentisch.games.felinia.state.supply import can_gain, cards_for, gain
from katzentisch.games.felinia.state.table import FOOD, GOLD, SPICE

from .positions import BLUE, GREEN, RED, YELLOW, a_table


@pytest.mark.rule("F119", "F238")
@pytest.mark.parametrize(("what", "silver"), [("gold", 2), ("spice", 1), ("wine", 1)])
def test_gold_brings_two_silver_spice_and_merchandise_one(what, silver):
    table = a_table().family(BLUE, gold=1, spice=1, goods="1 wine").bidding().does(BLUE, "sell", what=what)
    assert table.silver(BLUE) == silver
    assert table.asked == (BLUE, "bid")


@pytest.mark.rule("F120", "F238")
def test_cards_go_to_the_supply_and_tiles_to_the_bag():
    table = a_table().family(BLUE, gold=1, spice=1, goods="1 wine").bidding()
    bag = table.in_bag()
    for what in ("gold", "spice", "wine"):
        table.does(BLUE, "sell", what=what)
    assert (table.view(-1)["supply"]["gold"], table.view(-1)["supply"]["spice"]) == (11, 11)
    assert (table.in_bag(), table.goods(BLUE)) == (bag + 1, [])


@pytest.mark.rule("F118", "F238")
def test_case_43_a_sale_at_six_silver_is_legal_and_brings_nothing_r2():
    table = a_table().family(BLUE, silver=6, gold=1).bidding()
    assert table.offered(BLUE, "sell") == ["sell gold"]
    table.does(BLUE, "sell", what="gold")
    assert (table.silver(BLUE), table.has(BLUE)["gold"]) == (6, 0)


@pytest.mark.rule("F046", "F118")
def test_gold_sold_at_five_silver_loses_one_r3():
    table = a_table().family(BLUE, silver=5, gold=1).bidding().does(BLUE, "sell", what="gold")
    assert table.silver(BLUE) == 6


@pytest.mark.rule("F118", "F238")
def test_a_family_may_sell_as_much_as_it_likes():
    table = a_table().family(BLUE, gold=2, spice=2, goods="2 wine").bidding()
    for what in ("gold", "gold", "spice", "spice", "wine", "wine"):
        table.does(BLUE, "sell", what=what)
    assert table.offered(BLUE, "sell") == []
    assert table.refusal(BLUE, "sell", what="wine").code == "nothing_to_sell"


@pytest.mark.rule("F117", "F238")
def test_selling_is_possible_at_every_own_decision_r1():
    def spice(table):
        return "sell spice" in table.offered(BLUE)

    rich = {"silver": 3, "spice": 2, "goods": "2 watches"}
    assert spice(a_table().family(BLUE, **rich).bidding())
    deal = a_table().family(BLUE, **rich).boats("5:00").market("market-1", "wine").stack("market-1", BLUE)
    assert spice(deal.trading())
    assert spice(deal.does(BLUE, "buy", good="wine"))  # BOARD
    assert spice(a_table().family(BLUE, **rich).stack("guild", BLUE).trading())
    walk = a_table().family(BLUE, **rich).boats(("5:00", BLUE)).exploration()
    assert spice(walk)  # REVEAL
    assert spice(walk.does(BLUE, "stop"))  # STEP
    keep = a_table("advanced").family(BLUE, **rich).boats(("5:30", BLUE)).exploration()
    keep.walks(BLUE, "panther-cross-1", "panther-cross-3")
    assert keep.asked == (BLUE, "keep") and spice(keep)
    assert spice(a_table().family(BLUE, **rich).storage())
    assert spice(a_table().family(BLUE, **rich).closing())


@pytest.mark.rule("F117", "F238")
def test_a_family_may_sell_while_another_decides_r1():
    table = a_table().family(RED, gold=1, spice=1, goods="1 wine").bidding()
    assert table.asked == (BLUE, "bid")
    assert table.offered(RED) == ["sell gold", "sell spice", "sell wine"]
    bag = table.in_bag()
    table.does(RED, "sell", what="gold").does(RED, "sell", what="wine")
    assert (table.silver(RED), table.has(RED)["gold"], table.goods(RED)) == (3, 0, [])
    assert (table.in_bag(), table.silver(BLUE)) == (bag + 1, 0)
    assert table.asked == (BLUE, "bid")  # the question stays open
    table.does(BLUE, "bank")
    assert table.asked == (RED, "bid")


@pytest.mark.rule("F117")
@pytest.mark.parametrize(
    "kind", ["bid", "deal", "board", "guild", "reveal", "step", "keep", "store", "close"]
)
def test_no_question_to_another_family_stops_a_sale_r1(kind):
    rich = {"silver": 3, "spice": 2, "goods": "2 watches"}
    table = a_table("advanced" if kind == "keep" else "basic").family(BLUE, **rich).family(RED, spice=1)
    if kind == "bid":
        table.bidding()
    elif kind in ("deal", "board"):
        table.boats("5:00").market("market-1", "wine").stack("market-1", BLUE).trading()
        if kind == "board":
            table.does(BLUE, "buy", good="wine")
    elif kind == "guild":
        table.stack("guild", BLUE).trading()
    elif kind in ("reveal", "step"):
        table.boats(("5:00", BLUE)).exploration()
        if kind == "step":
            table.does(BLUE, "stop")
    elif kind == "keep":
        table.boats(("5:30", BLUE)).exploration().walks(BLUE, "panther-cross-1", "panther-cross-3")
    elif kind == "store":
        table.storage()
    else:
        table.closing()
    assert table.asked == (BLUE, kind)
    before = table.options(BLUE)
    assert table.offered(RED) == ["sell spice"]
    table.does(RED, "sell", what="spice")
    assert table.silver(RED) == 1
    assert (table.asked, table.options(BLUE)) == ((BLUE, kind), before)


@pytest.mark.rule("F117")
def test_nothing_but_sales_is_open_to_a_family_that_is_not_asked():
    table = a_table().family(RED, gold=1).bidding()
    assert table.offered(RED) == ["sell gold"]
    assert table.refusal(RED, "bank").code == "not_your_turn"
    assert table.refusal(RED, "sell", what="spice").code == "nothing_to_sell"
    assert table.offered(GREEN) == []
    assert table.table.legal(-1) == []  # a spectator


@pytest.mark.rule("F117")
def test_a_sale_in_time_puts_a_tile_into_the_bag_before_another_family_draws_r1():
    table = a_table().family(RED, goods="1 books").bag("").boats(("5:30", BLUE)).exploration()
    table.does(BLUE, "stop")
    assert table.asked == (BLUE, "step")
    table.does(RED, "sell", what="books").walks(BLUE, "panther-cross-2")
    assert table.goods(BLUE) == ["books"]


@pytest.mark.rule("F117")
def test_nobody_sells_once_the_game_is_over():
    table = a_table().family(BLUE, spice=1).family(RED, gold=1).closing()
    table.does(BLUE, "done").does(RED, "done")
    assert table.table.is_over
    assert table.offered(RED) == []
    assert table.refusal(RED, "sell", what="gold").code == "game_over"


@pytest.mark.rule("F117")
@pytest.mark.parametrize(
    "holding",
    [{"gold": 1, "spice": 1}, {"gold": 1, "goods": "1 wine"}, {"spice": 1, "goods": "1 wine"}, {"gold": 2}],
)
def test_whoever_has_anything_to_sell_is_asked_before_scoring(holding):
    table = a_table().family(GREEN, **holding).closing()
    assert table.asked == (GREEN, "close")
    assert table.offered(GREEN)[0] == "done"


@pytest.mark.rule("F182")
def test_food_cannot_be_sold():
    table = a_table("advanced").family(BLUE, food=3).bidding()
    assert table.offered(BLUE, "sell") == []
    assert table.refusal(BLUE, "sell", what="food").code == "cannot_be_sold"


@pytest.mark.rule("F117", "F131")
def test_before_scoring_each_family_in_turn_order_may_sell_once_more():
    table = a_table(first=GREEN).family(GREEN, spice=1).family(YELLOW, silver=3).family(RED, gold=1).closing()
    assert table.asked == (GREEN, "close")
    table.does(GREEN, "sell", what="spice")  # nothing is left to sell: the next is asked
    assert table.asked == (RED, "close")
    table.does(RED, "done")
    assert table.table.is_over
    assert table.silver(GREEN) == 1


# ---------------------------------------------------------------------- the supply


@pytest.mark.rule("F113", "F122")
@pytest.mark.parametrize(
    ("amount", "cards"), [(0, 0), (1, 1), (2, 2), (3, 1), (4, 2), (5, 3), (6, 2), (33, 11)]
)
def test_a_family_uses_the_fewest_cards(amount, cards):
    assert cards_for(amount, 3) == cards


@pytest.mark.rule("F122")
@given(st.integers(0, 60))
def test_no_other_choice_of_ones_and_threes_needs_fewer_cards(amount):
    fewest = min(amount - 3 * threes + threes for threes in range(amount // 3 + 1))
    assert cards_for(amount, 3) == fewest


@pytest.mark.rule("F123")
def test_case_33_the_first_cannot_gain_gold_and_the_second_can():
    table = a_table()
    for seat, gold in [(BLUE, 4), (RED, 5), (GREEN, 5), (YELLOW, 5)]:
        table.family(seat, gold=gold)
    assert table.view(-1)["supply"]["gold"] == 0
    assert not can_gain(table.table, BLUE, GOLD, 1)
    assert can_gain(table.table, RED, GOLD, 1)


@pytest.mark.rule("F123")
@pytest.mark.parametrize("card", [GOLD, SPICE, FOOD])
def test_of_each_resource_eleven_cards_may_be_in_use_and_no_more(card):
    table = a_table("advanced")
    table.table.add(RED, card, 30)  # ten cards
    assert can_gain(table.table, BLUE, card, 1) and not can_gain(table.table, BLUE, card, 2)


@pytest.mark.rule("F122", "F123")
def test_the_cards_a_family_turns_are_not_counted_twice():
    table = a_table().family(RED, gold=27).family(BLUE, gold=3)  # ten cards
    assert can_gain(table.table, BLUE, GOLD, 1)  # four are a three and a one: eleven
    table.family(RED, gold=30)
    assert not can_gain(table.table, BLUE, GOLD, 1)


@pytest.mark.rule("F123")
def test_case_44_after_change_was_given_one_may_gain_what_frees_cards_r48():
    table = a_table()
    for seat, gold in [(BLUE, 9), (RED, 9), (GREEN, 8), (YELLOW, 8)]:
        table.family(seat, gold=gold)
    gain(table.table, GREEN, GOLD, 1)
    assert table.has(GREEN)["gold"] == 9
    gain(table.table, BLUE, GOLD, 1)
    assert table.has(BLUE)["gold"] == 9


@pytest.mark.rule("F123")
def test_of_two_symbols_one_is_gained_if_the_cards_allow_one_r32():
    table = a_table().family(RED, gold=30)
    gain(table.table, BLUE, GOLD, 2)
    assert table.has(BLUE)["gold"] == 1


@pytest.mark.rule("F122", "F123")
def test_two_symbols_are_one_gain_and_free_cards_are_turned_first_r32():
    table = a_table("advanced").family(RED, gold=30).family(BLUE, gold=1, food=1)
    table.boats(("5:15", BLUE)).exploration()
    assert table.view(-1)["supply"]["gold"] == 0
    table.walks(BLUE, "tiger-cross-1", "tiger-cross-4", "tiger-cross-5")  # two gold
    assert table.has(BLUE)["gold"] == 3  # the one card is turned
    assert table.view(-1)["supply"]["gold"] == 0


@pytest.mark.rule("F123")
def test_after_change_was_given_two_may_be_gained_that_take_no_card_r48():
    table = a_table().family(RED, gold=8).family(GREEN, gold=8).family(YELLOW, gold=8).family(BLUE, gold=1)
    gain(table.table, BLUE, GOLD, 2)  # thirteen cards are in use
    assert table.has(BLUE)["gold"] == 3


@pytest.mark.rule("F123")
def test_without_a_card_to_turn_two_symbols_bring_nothing_from_an_empty_supply_r32():
    table = a_table("advanced").family(RED, gold=33).family(BLUE, food=1)
    table.boats(("5:15", BLUE)).exploration()
    table.walks(BLUE, "tiger-cross-1", "tiger-cross-4", "tiger-cross-5")
    assert table.has(BLUE)["gold"] == 0


@pytest.mark.rule("F122", "F123")
def test_change_for_a_three_is_always_given_r31():
    table = a_table().family(RED, gold=30).family(BLUE, gold=3).bidding().does(BLUE, "sell", what="gold")
    assert table.has(BLUE)["gold"] == 2  # twelve cards would be in use


@pytest.mark.rule("F036", "F114", "F158")
def test_gold_spice_and_food_are_common_supplies_that_lie_open():
    table = a_table("advanced").family(BLUE, gold=4, spice=1, food=2).family(YELLOW, gold=3, food=2)
    table.family(RED, spice=3)
    for seat in (-1, BLUE, RED, YELLOW):
        assert table.view(seat)["supply"] == {"gold": 8, "spice": 9, "food": 7}
        shown = table.view(seat)["seats"]
        assert [shown[family]["gold"] for family in (BLUE, RED, GREEN, YELLOW)] == [4, 0, 0, 3]
