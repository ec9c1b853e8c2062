"""Anytime cards: one small test for each, and when they may be played."""

import pytest

from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import (
    ANN,
    BOB,
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
    lay,
    next_in_bag,
    offered,
    placed,
    refusal,
    stack,
)

rule = pytest.mark.rule
DOTS = [(0, 7), (0, 8), (0, 9)]


def holding(*cards, phase="rescuing", **options):
    table = island(phase, **options)
    give(table, ANN, *cards)
    return table


def lay_crew(table, seat=ANN):
    """Four red cats, a red and a green oshax, a blue cat, one rare and two common treasures."""
    for number, column in enumerate((0, 4, 8, 12)):
        shape = ("cat_zig", "cat_zig", "cat_zig", "cat_zig")[number]
        lay(table, seat, "red", shape, [(4, column + 1), (4, column + 2), (5, column), (5, column + 1)])
    lay(table, seat, "red", "ox_stairs", [(3, 5), (3, 6), (2, 6), (2, 7), (1, 7), (1, 8)])
    lay(table, seat, "green", "ox_key", [(2, 12), (2, 13), (2, 14), (2, 15), (1, 14), (3, 12)])
    lay(table, seat, "blue", "cat_bar", [(6, column) for column in range(3, 8)])
    lay(table, seat, None, "rare_bar", [(6, column) for column in range(8, 12)])
    lay(table, seat, None, "dot", [(7, 8)])
    lay(table, seat, None, "duo", [(7, 9), (7, 10)])


def gained(card, **fields_of_choice):
    table = holding(card)
    lay_crew(table)
    give(table, ANN, "no_rats", "whole_edge", "five_blue", pile=t.LESSONS)
    do(table, ANN, "play", card=card)
    if fields_of_choice:
        do(table, ANN, "colour", **fields_of_choice)
    return fish(table, ANN) - 20


def test_67_68_two_fish_per_oshax():
    assert gained("oshax_fish") == 4


def test_78_79_one_fish_per_private_lesson():
    assert gained("lesson_fish") == 3


def test_t49_90_91_one_fish_per_colour_of_cats_oshax_add_none():
    assert gained("rainbow_fish") == 2


def test_92_93_two_fish_per_rare_treasure():
    assert gained("rare_treasure_fish") == 2


def test_94_95_one_fish_per_common_treasure():
    assert gained("common_treasure_fish") == 2


def test_t50_96_97_one_fish_per_cat_and_oshax_of_a_named_colour():
    assert gained("one_colour_fish", colour="red") == 5


def test_69_70_the_next_tile_needs_no_contact_and_uses_the_card_up():
    table = holding("place_anywhere", "place_anywhere")
    bring(table, ("red", "cat_zig", "left"))
    lay(table, ANN, None, "dot", [(4, 0)])
    do(table, ANN, "play", card="place_anywhere")
    assert refusal(table, ANN, "play", card="place_anywhere") == "already_waiting"
    do(table, ANN, "rescue", colour="red", shape="cat_zig")
    do(table, ANN, **placed(table, "cat_zig", [(4, 11), (4, 12), (5, 10), (5, 11)]))
    assert table.get(ANN, t.ANYWHERE) == 0


@pytest.mark.parametrize(("card", "number"), [("draw_two", 2), ("draw_three", 3)])
def test_71_to_74_draw_cards_and_buy_any_of_them(card, number):
    table = holding(card, phase="choosing")
    stack(table, "lucky_bag", "four_boots", "call_an_oshax")
    do(table, ANN, "play", card=card)
    assert len(offered(table, ANN, "buy")) == number
    do(table, ANN, "buy", card="lucky_bag")
    do(table, ANN, "done")
    assert hand(table, ANN) == ["lucky_bag"] and fish(table, ANN) == 17
    assert table.view(BOB)["face_down"] == number - 1


def test_75_a_bag_tile_must_be_placed_free_of_charge():
    table = holding("lucky_bag")
    next_in_bag(table, ("green", "cat_corner"))
    do(table, ANN, "play", card="lucky_bag")
    assert kinds(table, ANN) == {"place"}
    do(table, ANN, **placed(table, "cat_corner", [(0, 7), (0, 8), (0, 9), (1, 7), (2, 7)]))
    assert (fish(table, ANN), baskets(table, ANN)) == (20, (1, 0))
    assert {"take", "decline"} == kinds(table, ANN), "the map bonus applies; no card during it"


@rule("I073")
def test_t56_a_bag_tile_without_a_place_leaves_the_game_and_69_goes_on_waiting():
    table = holding("lucky_bag", "place_anywhere")
    for row, line in enumerate(table.parts.boats.room_grid):
        for column, mark in enumerate(line):
            if mark != "~" and (row, column) not in DOTS:
                lay(table, ANN, None, "dot", [(row, column)])
    next_in_bag(table, ("red", "cat_bar"))
    do(table, ANN, "play", card="place_anywhere")
    do(table, ANN, "play", card="lucky_bag")
    assert table.get(ANN, t.ANYWHERE) == 1
    assert table.supply[t.GONE + 3] == 1
    assert "pass" in kinds(table, ANN)


def test_76_give_back_a_permanent_basket_for_five_fish():
    table = holding("sell_a_basket")
    do(table, ANN, "play", card="sell_a_basket")
    do(table, ANN, "sell", side="active")
    assert (fish(table, ANN), baskets(table, ANN)) == (25, (0, 0))
    empty = holding("sell_a_basket", baskets=0)
    assert refusal(empty, ANN, "play", card="sell_a_basket") == "no_basket_to_give"


def test_r61_the_basket_in_use_cannot_be_sold_before_the_bonus_is_decided():
    table = holding("sell_a_basket")
    bring(table, ("green", "cat_corner", "left"))
    do(table, ANN, "rescue", colour="green", shape="cat_corner")
    do(table, ANN, **placed(table, "cat_corner", [(0, 7), (0, 8), (0, 9), (1, 7), (2, 7)]))
    assert refusal(table, ANN, "play", card="sell_a_basket") == "no_basket_to_give"
    do(table, ANN, "decline")
    do(table, ANN, "play", card="sell_a_basket")
    do(table, ANN, "sell", side="used")
    assert baskets(table, ANN) == (0, 0)


def test_77_one_to_three_different_cats_go_to_the_other_field():
    table = holding("herd_the_cats")
    assert refusal(table, ANN, "play", card="herd_the_cats") == "no_cat_to_move"
    bring(table, ("red", "cat_bar", "left"), ("red", "cat_zig", "right"), ("blue", "cat_zig", "left"))
    do(table, ANN, "play", card="herd_the_cats")
    assert refusal(table, ANN, "done") == "move_one_first"
    do(table, ANN, "herd", colour="red", shape="cat_bar")
    assert refusal(table, ANN, "herd", colour="red", shape="cat_bar") == "moved_already"
    do(table, ANN, "herd", colour="red", shape="cat_zig")
    do(table, ANN, "done")
    assert [side for _, _, side in fields(table)] == ["right", "left", "left"]


def test_80_to_82_one_more_rescue_in_the_turn_and_what_is_not_used_is_lost():
    table = holding("one_more_cat", "one_more_cat", baskets=4)
    bring(table, ("red", "cat_bar", "left"), ("red", "cat_zig", "left"), ("blue", "cat_zig", "left"))
    do(table, ANN, "play", card="one_more_cat")
    do(table, ANN, "play", card="one_more_cat")
    for colour, shape in (("red", "cat_bar"), ("red", "cat_zig")):
        do(table, ANN, "rescue", colour=colour, shape=shape)
        anywhere(table, ANN)
    assert can(table, ANN, "rescue", colour="blue", shape="cat_zig")
    assert fish(table, ANN) == 14, "each cat has its own basket and price"
    do(table, ANN, "end_turn")
    assert table.get(ANN, t.EXTRA) == 0


def test_83_four_tiles_from_the_bag_a_field_for_each_cat():
    table = holding("new_arrivals")
    next_in_bag(table, ("red", "cat_bar"), "rare_bar", ("blue", "cat_zig"), ("red", "cat_zig"), "rare_tee")
    do(table, ANN, "play", card="new_arrivals")
    for side in ("left", "right", "left"):
        do(table, ANN, "field", side=side)
    assert fields(table) == [
        ("red", "cat_bar", "left"),
        ("red", "cat_zig", "left"),
        ("blue", "cat_zig", "right"),
    ]
    assert table.view(-1)["supply"]["rare"]["rare_bar"] == 1


def test_84_85_a_new_permanent_basket_is_active_at_once():
    table = holding("new_basket")
    do(table, ANN, "play", card="new_basket")
    assert baskets(table, ANN) == (2, 0)


def test_86_87_two_private_lessons_for_a_basket_secretly():
    table = holding("lessons_for_a_basket")
    give(table, ANN, "no_rats", pile=t.LESSONS)
    assert refusal(table, ANN, "play", card="lessons_for_a_basket") == "too_few_lessons"
    give(table, ANN, "five_blue", "whole_edge", pile=t.LESSONS)
    do(table, ANN, "play", card="lessons_for_a_basket")
    do(table, ANN, "forget", card="no_rats")
    do(table, ANN, "forget", card="five_blue")
    assert baskets(table, ANN) == (2, 0)
    assert table.view(BOB)["discard"] == ["lessons_for_a_basket"]


def test_88_89_two_treasures_for_a_basket_open_their_squares_again():
    table = holding("treasures_for_a_basket")
    lay_crew(table)
    do(table, ANN, "play", card="treasures_for_a_basket")
    do(table, ANN, "remove", row=6, column=8)
    do(table, ANN, "remove", row=7, column=8)
    assert baskets(table, ANN) == (2, 0)
    assert len(table.view(ANN)["seats"][ANN]["tiles"]) == 8
    assert (table.rows[table.free_at(ANN) + 6] >> 8) & 15 == 15
    assert table.supply[t.GONE] == 1 and table.supply[t.GONE + 1] == 1


def test_r29_an_emptied_boat_allows_a_free_tile_again():
    table = holding("treasures_for_a_basket")
    lay(table, ANN, None, "dot", [(4, 4)])
    lay(table, ANN, None, "dot", [(4, 5)])
    do(table, ANN, "play", card="treasures_for_a_basket")
    do(table, ANN, "remove", row=4, column=4)
    do(table, ANN, "remove", row=4, column=5)
    bring(table, ("red", "cat_bar", "left"))
    do(table, ANN, "rescue", colour="red", shape="cat_bar")
    assert len(offered(table, ANN, "place")) == 166


# ---------------------------------------------------------------------- when


@rule("I071", "I072", "I073")
def test_a_played_card_is_discarded_face_up_and_carried_out_directly():
    table = holding("new_basket", phase="choosing")
    do(table, ANN, "play", card="new_basket")
    assert table.view(BOB)["discard"] == ["new_basket"]
    assert baskets(table, ANN) == (2, 0)


@rule("I074", "I075")
def test_t57_an_interruption_is_open_to_a_seat_that_owes_nothing_and_betrays_nothing_before():
    table = holding("herd_the_cats", baskets=1)
    bring(table, ("red", "cat_bar", "left"), ("red", "cat_zig", "right"))
    do(table, ANN, "pass")
    without = island()
    bring(without, ("red", "cat_bar", "left"), ("red", "cat_zig", "right"))
    give(without, ANN, "new_basket")
    do(without, ANN, "pass")
    assert table.view(BOB) == without.view(BOB)
    assert table.to_act == without.to_act == [BOB]
    do(table, ANN, "play", card="herd_the_cats")
    assert table.to_act == [ANN]
    do(table, ANN, "herd", colour="red", shape="cat_bar")
    do(table, ANN, "done")
    assert table.to_act == [BOB]
    assert fields(table)[0] == ("red", "cat_bar", "right")


@pytest.mark.parametrize("phase", ["choosing", "rescuing", "finds"])
@rule("I074")
def test_interruptions_are_open_while_others_choose_rescue_or_find(phase):
    table = island(phase)
    bring(table, ("red", "cat_bar", "left"))
    give(table, BOB, "new_basket")
    assert can(table, BOB, "play", card="new_basket")
    do(table, BOB, "play", card="new_basket")
    assert table.to_act == [ANN]


@rule("I072", "I074")
def test_nobody_is_asked_because_of_what_he_holds():
    rich, poor = island("finds"), island("finds")
    give(rich, ANN, "new_basket", "lucky_bag")
    give(poor, ANN, "four_boots", "four_boots")
    for table in (rich, poor):
        do(table, ANN, "pass")
        assert table.to_act == [BOB]
        do(table, BOB, "pass")
        assert table.to_act == [ANN, BOB]


@rule("I074", "I075")
def test_t58_a_card_played_in_the_call_withdraws_the_others_done():
    table = island("call", day=2)
    give(table, BOB, "new_arrivals")
    next_in_bag(table, "rare_bar", "rare_bar", "rare_tee", "rare_tee")
    do(table, ANN, "done")
    assert table.to_act == [BOB]
    do(table, BOB, "play", card="new_arrivals")
    assert table.to_act == [ANN, BOB]
    do(table, ANN, "done")
    do(table, BOB, "done")
    assert table.day == 3


@rule("I069", "I072")
def test_t51_in_the_call_before_scoring_a_basket_still_counts():
    table = island("finds", day=5, baskets=2)
    give(table, ANN, "new_basket")
    give(table, ANN, "three_baskets", pile=t.LESSONS)
    do(table, ANN, "pass")
    do(table, BOB, "pass")
    do(table, ANN, "play", card="new_basket")
    do(table, ANN, "done")
    do(table, BOB, "done")
    assert table.is_over
    assert table.scores()[ANN].points("lesson") == 7


def test_no_anytime_card_in_the_draft():
    table = island("draft")
    table.put(ANN, t.PICKS, 2)
    give(table, ANN, "new_basket")
    give(table, ANN, "four_boots", "lucky_bag", pile=t.PACK)
    assert kinds(table, ANN) == {"keep"}
    assert refusal(table, ANN, "play", card="new_basket") == "not_now"
