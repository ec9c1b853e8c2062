"""Phase 4: rescue cards, island order, baskets and rescue turns."""

import pytest

from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import (
    ANN,
    BOB,
    CEM,
    anywhere,
    baskets,
    bring,
    can,
    do,
    fields,
    fish,
    give,
    hand,
    island,
    kinds,
    next_in_bag,
    offered,
    pass_all,
    refusal,
)

rule = pytest.mark.rule
LEFT = ("blue", "cat_bar", "left")
RIGHT = ("red", "cat_plus", "right")


def with_cats(**options):
    table = island(**options)
    bring(table, LEFT, RIGHT, ("green", "cat_zig", "left"))
    return table


def rescue(table, seat, colour, shape, basket=None):
    do(table, seat, "rescue", colour=colour, shape=shape)
    if basket:
        do(table, seat, "basket", basket=basket)
    anywhere(table, seat)


@rule("I031", "I032")
def test_in_island_order_each_lays_rescue_cards_face_down():
    table = island("choosing")
    give(table, ANN, "four_boots", "basket_one_boot", "lucky_bag")
    assert table.to_act == [ANN]
    assert {c["card"] for c in offered(table, ANN, "choose")} == {"four_boots", "basket_one_boot"}
    do(table, ANN, "choose", card="four_boots")
    assert table.view(BOB)["seats"][ANN]["rescue_cards"] == 0, "not before she is ready"
    do(table, ANN, "done")
    assert table.view(BOB)["seats"][ANN]["rescue_cards"] == 1
    assert "revealed" not in table.view(BOB)["seats"][ANN]
    assert table.to_act == [BOB]


@rule("I033", "I034", "I035", "I036")
def test_boots_decide_the_order_and_equal_sums_keep_theirs():
    table = island("choosing", seats=3)
    bring(table, LEFT)
    give(table, BOB, "four_boots")
    give(table, CEM, "four_boots")
    for seat in (ANN, BOB, CEM):
        if seat != ANN:
            do(table, seat, "choose", card="four_boots")
        do(table, seat, "done")
    assert list(table.order) == [BOB, CEM, ANN]
    assert table.view(ANN)["seats"][BOB]["revealed"] == ["four_boots"]


@rule("I037", "I038")
def test_from_the_first_in_order_exactly_one_cat_per_turn():
    table = with_cats()
    assert table.to_act == [ANN]
    rescue(table, ANN, "blue", "cat_bar")
    table.put(ANN, t.ACTIVE, 1)
    assert refusal(table, ANN, "rescue", colour="red", shape="cat_plus") == "one_cat_per_turn"
    do(table, ANN, "end_turn")
    assert table.to_act == [BOB]


@rule("I039", "I060", "I112")
def test_who_has_passed_is_left_out_until_the_phase_ends():
    table = with_cats(baskets=3)
    do(table, ANN, "pass")
    rescue(table, BOB, "blue", "cat_bar")
    do(table, BOB, "end_turn")
    assert table.to_act == [BOB]
    do(table, BOB, "pass")
    assert t.PHASES[table.phase] == "finds"


@rule("I040", "I041")
def test_a_permanent_basket_is_turned_over():
    table = with_cats()
    rescue(table, ANN, "blue", "cat_bar")
    assert baskets(table, ANN) == (0, 1)


@rule("I042")
def test_a_card_with_a_basket_is_discarded():
    table = with_cats()
    give(table, ANN, "basket_one_boot", pile=t.CHOSEN)
    rescue(table, ANN, "blue", "cat_bar", "whole")
    assert baskets(table, ANN) == (1, 0)
    assert "basket_one_boot" in table.view(BOB)["discard"]


@rule("I043")
def test_t43_three_broken_baskets_are_one_basket():
    table = with_cats(baskets=0)
    give(table, ANN, "broken_basket", "broken_basket", "broken_basket", pile=t.CHOSEN)
    rescue(table, ANN, "blue", "cat_bar")
    do(table, ANN, "end_turn")
    do(table, BOB, "pass")
    assert refusal(table, ANN, "rescue", colour="red", shape="cat_plus") == "no_basket"
    do(table, ANN, "pass")
    assert table.view(BOB)["discard"].count("broken_basket") == 3


@rule("I043")
def test_t44_a_broken_basket_in_hand_does_not_count():
    table = with_cats(baskets=0)
    give(table, ANN, "broken_basket", pile=t.CHOSEN)
    give(table, ANN, "broken_basket")
    assert kinds(table, ANN) == {"pass"}


@rule("I044")
def test_three_fish_left_and_five_right():
    table = with_cats(baskets=2)
    rescue(table, ANN, "blue", "cat_bar")
    assert fish(table, ANN) == 17
    do(table, ANN, "end_turn")
    rescue(table, BOB, "red", "cat_plus")
    assert fish(table, BOB) == 15


@rule("I044")
def test_t42_four_fish_reach_the_left_field_only():
    table = with_cats(fish=4)
    assert {c["shape"] for c in offered(table, ANN, "rescue")} == {"cat_bar", "cat_zig"}
    assert refusal(table, ANN, "rescue", colour="red", shape="cat_plus") == "not_enough_fish"


@rule("I055")
def test_the_phase_ends_when_the_fields_are_empty():
    table = island()
    bring(table, LEFT)
    rescue(table, ANN, "blue", "cat_bar")
    assert t.PHASES[table.phase] == "rescuing", "looked at when the turn is over"
    do(table, ANN, "end_turn")
    assert t.PHASES[table.phase] == "finds"


@rule("I056")
def test_t54_who_took_the_last_cat_may_still_call_new_arrivals():
    table = island()
    bring(table, LEFT)
    give(table, ANN, "new_arrivals")
    next_in_bag(table, ("red", "cat_ell"), "rare_bar", "rare_bar", "rare_zig")
    rescue(table, ANN, "blue", "cat_bar")
    do(table, ANN, "play", card="new_arrivals")
    do(table, ANN, "field", side="right")
    do(table, ANN, "end_turn")
    assert t.PHASES[table.phase] == "rescuing"
    assert fields(table) == [("red", "cat_ell", "right")]


@rule("I056")
def test_t54_without_a_new_cat_the_phase_ends():
    table = island()
    bring(table, LEFT)
    give(table, ANN, "new_arrivals")
    next_in_bag(table, "rare_bar", "rare_bar", "rare_zig", "rare_zig")
    rescue(table, ANN, "blue", "cat_bar")
    do(table, ANN, "play", card="new_arrivals")
    do(table, ANN, "end_turn")
    assert t.PHASES[table.phase] == "finds"


@rule("I057", "I077")
def test_rescue_cards_before_the_boat_are_discarded_those_in_hand_stay():
    table = with_cats()
    give(table, ANN, "basket_one_boot", "four_boots", pile=t.CHOSEN)
    give(table, ANN, "basket_three_boots")
    pass_all(table)
    assert {"basket_one_boot", "four_boots"} <= set(table.view(BOB)["discard"])
    assert hand(table, ANN) == ["basket_three_boots"]


def test_r58_a_player_without_a_possible_rescue_can_only_pass():
    assert kinds(with_cats(fish=0), ANN) == {"pass"}


def test_t55_one_more_cat_after_the_rescue_counts_for_the_next_turn():
    table = with_cats(baskets=3)
    give(table, ANN, "one_more_cat")
    rescue(table, ANN, "blue", "cat_bar")
    do(table, ANN, "play", card="one_more_cat")
    assert not can(table, ANN, "rescue", colour="red", shape="cat_plus")
    do(table, ANN, "end_turn")
    do(table, BOB, "pass")
    rescue(table, ANN, "red", "cat_plus")
    assert can(table, ANN, "rescue", colour="green", shape="cat_zig")
