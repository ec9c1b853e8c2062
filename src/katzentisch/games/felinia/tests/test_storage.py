"""Phase 4: storage. RULES 4.4, cases 21, 22, 41, 42."""

import pytest

from .positions import BLUE, GREEN, RED, YELLOW, a_table


def storing(goods, **numbers):
    return a_table().family(BLUE, goods=goods, **numbers).storage()


@pytest.mark.rule("F107", "F117", "F232")
def test_case_21_a_sale_may_pay_for_the_fourth_tile_r4():
    table = storing("5 wine", silver=1)
    table.does(BLUE, "sell", what="wine")
    assert table.silver(BLUE) == 2
    table.does(BLUE, "pay")
    assert (len(table.goods(BLUE)), table.silver(BLUE)) == (4, 0)


@pytest.mark.rule("F106", "F108", "F231", "F233")
def test_case_22_the_surplus_must_be_sold_even_at_six_silver():
    table = storing("6 wine", silver=6)
    for _ in range(3):
        assert "done" not in table.options(BLUE)
        table.does(BLUE, "sell", what="wine")
    assert (len(table.goods(BLUE)), table.silver(BLUE)) == (3, 6)
    assert "done" in table.options(BLUE)


@pytest.mark.rule("F107", "F232")
def test_case_41_paying_first_or_selling_first_are_both_allowed_r47():
    first = storing("5 wine", silver=6).does(BLUE, "pay")
    assert first.silver(BLUE) == 4
    first.does(BLUE, "sell", what="wine")
    assert (len(first.goods(BLUE)), first.silver(BLUE)) == (4, 5)
    second = storing("5 wine", silver=6).does(BLUE, "sell", what="wine")
    assert second.silver(BLUE) == 6
    second.does(BLUE, "pay")
    assert (len(second.goods(BLUE)), second.silver(BLUE)) == (4, 4)


@pytest.mark.rule("F107", "F108")
def test_case_42_without_two_silver_paying_is_not_offered():
    table = storing("4 wine", silver=1)
    assert table.options(BLUE) == []
    assert table.refusal(BLUE, "pay").code == "not_enough_silver"
    assert table.refusal(BLUE, "done").code == "surplus"
    table.does(BLUE, "sell", what="wine")
    assert (len(table.goods(BLUE)), table.silver(BLUE)) == (3, 2)
    assert table.options(BLUE) == ["done"]


@pytest.mark.rule("F106", "F231")
def test_three_tiles_are_kept_for_nothing():
    table = storing("3 wine", silver=6)
    assert table.options(BLUE) == ["done"]
    assert table.refusal(BLUE, "pay").code == "no_surplus"


@pytest.mark.rule("F107", "F232")
def test_only_one_tile_can_be_kept_for_money():
    table = storing("6 wine", silver=6).does(BLUE, "pay")
    assert table.refusal(BLUE, "pay").code == "paid_already"
    assert table.refusal(BLUE, "done").code == "surplus"


@pytest.mark.rule("F108", "F233")
def test_a_forced_sale_brings_one_silver_and_the_tile_goes_into_the_bag():
    table = storing("4 wine", silver=0)
    before = table.in_bag()
    table.does(BLUE, "sell", what="wine")
    assert (table.silver(BLUE), table.in_bag()) == (1, before + 1)


@pytest.mark.rule("F109")
def test_before_storage_a_family_may_hold_any_number_of_tiles():
    table = a_table().family(BLUE, silver=1, goods="7 wine").boats().market("market-1", "wine")
    table.stack("market-1", BLUE).trading().does(BLUE, "buy", good="wine")
    assert len(table.goods(BLUE)) == 8


@pytest.mark.rule("F039", "F197")
def test_families_store_in_turn_order_r26():
    table = a_table(first=GREEN)
    for seat in range(4):
        table.family(seat, goods="1 wine")
    table.storage()
    order = []
    while table.view(-1)["phase"] == "storage":
        order.append(table.asked[0])
        table.does(table.asked[0], "done")
    assert order == [GREEN, YELLOW, BLUE, RED]


@pytest.mark.rule("F106")
def test_with_nothing_to_bring_down_and_nothing_to_sell_a_family_is_not_asked_r55():
    table = a_table().family(RED, goods="1 wine").storage()
    assert table.asked == (RED, "store")


@pytest.mark.rule("F107", "F232")
def test_what_one_family_pays_for_counts_for_no_other():
    table = a_table().family(BLUE, goods="4 wine", silver=2).family(RED, goods="4 books", silver=2).storage()
    table.does(BLUE, "pay").does(BLUE, "done")
    assert table.refusal(RED, "done").code == "surplus"
    assert "pay" in table.options(RED)
