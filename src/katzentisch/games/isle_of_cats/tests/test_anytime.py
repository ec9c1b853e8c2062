"""Anytime cards: one small test for each, and when they may be played."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.state.fields import is_moved
from katzentisch.games.isle_of_cats.tests.positions import ANN, BOB, SQUARES, island

rule = pytest.mark.rule
DOTS = [(0, 7), (0, 8), (0, 9)]


def holding(*cards, phase="rescuing", **options):
    position = island(phase, **options)
    position.give(ANN, *cards)
    return position


def lay_crew(position):
    """On Ann's boat: four red cats, a red and a green oshax, a blue cat, one rare and two common treasures."""
    for number, column in enumerate((0, 4, 8, 12)):
        shape = ("cat_zig", "cat_zig", "cat_zig", "cat_zig")[number]
        position.lay(ANN, "red", shape, [(4, column + 1), (4, column + 2), (5, column), (5, column + 1)])
    position.lay(ANN, "red", "ox_stairs", [(3, 5), (3, 6), (2, 6), (2, 7), (1, 7), (1, 8)])
    position.lay(ANN, "green", "ox_key", [(2, 12), (2, 13), (2, 14), (2, 15), (1, 14), (3, 12)])
    position.lay(ANN, "blue", "cat_bar", [(6, column) for column in range(3, 8)])
    position.lay(ANN, None, "rare_bar", [(6, column) for column in range(8, 12)])
    position.lay(ANN, None, "dot", [(7, 8)])
    position.lay(ANN, None, "duo", [(7, 9), (7, 10)])


def gained(card, **fields_of_choice):
    position = holding(card)
    lay_crew(position)
    position.give(ANN, "no_rats", "whole_edge", "five_blue", pile=t.LESSONS)
    position.does(ANN, "play", card=card)
    if fields_of_choice:
        position.does(ANN, "colour", **fields_of_choice)
    return position.fish(ANN) - 20


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
    position = holding("place_anywhere", "place_anywhere")
    position.bring(("red", "cat_zig", "left"))
    position.lay(ANN, None, "dot", [(4, 0)])
    position.does(ANN, "play", card="place_anywhere")
    assert position.refusal(ANN, "play", card="place_anywhere").code == "already_waiting"
    position.does(ANN, "rescue", colour="red", shape="cat_zig")
    position.does(ANN, "place", **position.at("cat_zig", [(4, 11), (4, 12), (5, 10), (5, 11)]))
    assert position.table.get(ANN, t.ANYWHERE) == 0


@pytest.mark.parametrize(("card", "number"), [("draw_two", 2), ("draw_three", 3)])
def test_71_to_74_draw_cards_and_buy_any_of_them(card, number):
    position = holding(card, phase="choosing")
    position.stack("lucky_bag", "four_boots", "call_an_oshax")
    position.does(ANN, "play", card=card)
    assert len(position.choices(ANN, "buy")) == number
    position.does(ANN, "buy", card="lucky_bag")
    position.does(ANN, "done")
    assert position.hand(ANN) == ["lucky_bag"] and position.fish(ANN) == 17
    assert position.view(BOB)["face_down"] == number - 1


@rule("I072", "I073")
def test_75_a_bag_tile_must_be_placed_free_of_charge():
    position = holding("lucky_bag", "new_basket")
    position.next_in_bag(("green", "cat_corner"))
    position.does(ANN, "play", card="lucky_bag")
    assert position.kinds(ANN) == {"place"}
    position.does(ANN, "place", **position.at("cat_corner", [(0, 7), (0, 8), (0, 9), (1, 7), (2, 7)]))
    assert (position.fish(ANN), position.baskets(ANN)) == (20, (1, 0))
    assert {"take", "decline"} == position.kinds(ANN), "the map bonus applies; no card during it"
    assert position.refusal(ANN, "play", card="new_basket").code == "not_now"


@rule("I073")
def test_t56_a_bag_tile_without_a_place_leaves_the_game_and_69_goes_on_waiting():
    position = holding("lucky_bag", "place_anywhere")
    for row, line in enumerate(position.table.parts.boats.room_grid):
        for column, mark in enumerate(line):
            if mark != "~" and (row, column) not in DOTS:
                position.lay(ANN, None, "dot", [(row, column)])
    position.next_in_bag(("red", "cat_bar"))
    position.does(ANN, "play", card="place_anywhere")
    position.does(ANN, "play", card="lucky_bag")
    assert position.table.get(ANN, t.ANYWHERE) == 1
    assert position.table.supply[t.GONE + 3] == 1
    assert "pass" in position.kinds(ANN)


def test_76_give_back_a_permanent_basket_for_five_fish():
    position = holding("sell_a_basket")
    position.does(ANN, "play", card="sell_a_basket")
    position.does(ANN, "sell", side="active")
    assert (position.fish(ANN), position.baskets(ANN)) == (25, (0, 0))
    empty = holding("sell_a_basket", baskets=0)
    assert empty.refusal(ANN, "play", card="sell_a_basket").code == "no_basket_to_give"


def test_r61_the_basket_in_use_cannot_be_sold_before_the_bonus_is_decided():
    position = holding("sell_a_basket")
    position.bring(("green", "cat_corner", "left"))
    position.does(ANN, "rescue", colour="green", shape="cat_corner")
    position.does(ANN, "place", **position.at("cat_corner", [(0, 7), (0, 8), (0, 9), (1, 7), (2, 7)]))
    assert position.refusal(ANN, "play", card="sell_a_basket").code == "no_basket_to_give"
    position.does(ANN, "decline")
    position.does(ANN, "play", card="sell_a_basket")
    position.does(ANN, "sell", side="used")
    assert position.baskets(ANN) == (0, 0)


def test_r61_the_basket_in_use_stays_and_another_can_be_sold():
    position = holding("sell_a_basket").has_baskets(ANN, active=2).bring(("green", "cat_corner", "left"))
    position.does(ANN, "rescue", colour="green", shape="cat_corner")
    position.does(ANN, "place", **position.at("cat_corner", [(0, 7), (0, 8), (0, 9), (1, 7), (2, 7)]))
    position.does(ANN, "play", card="sell_a_basket")
    assert position.choices(ANN) == [{"kind": "sell", "side": "active"}]  # the used one is in use


def test_77_after_three_cats_or_the_last_the_card_is_over_and_all_may_be_moved_again():
    position = holding("herd_the_cats")
    cats = [("red", shape, "left") for shape in ("cat_bar", "cat_zig", "cat_plus", "cat_ell")]
    position.bring(*cats)
    position.does(ANN, "play", card="herd_the_cats")
    for _, shape, _ in cats[:3]:
        position.does(ANN, "herd", colour="red", shape=shape)
    assert position.kinds(ANN) == {"rescue", "pass"}
    assert [side for _, _, side in position.fields()] == ["right", "right", "right", "left"]
    assert not any(is_moved(entry) for entry in position.table.fields)
    pair = island().give(BOB, "herd_the_cats").bring(*cats[:2])
    pair.does(BOB, "play", card="herd_the_cats").does(BOB, "herd", colour="red", shape="cat_zig")
    pair.does(BOB, "herd", colour="red", shape="cat_bar")
    assert pair.to_act == [ANN] and [side for _, _, side in pair.fields()] == ["right", "right"]


def test_77_one_to_three_different_cats_go_to_the_other_field():
    position = holding("herd_the_cats")
    assert position.refusal(ANN, "play", card="herd_the_cats").code == "no_cat_to_move"
    position.bring(("red", "cat_bar", "left"), ("red", "cat_zig", "right"), ("blue", "cat_zig", "left"))
    position.does(ANN, "play", card="herd_the_cats")
    assert position.refusal(ANN, "done").code == "move_one_first"
    position.does(ANN, "herd", colour="red", shape="cat_bar")
    assert position.refusal(ANN, "herd", colour="red", shape="cat_bar").code == "moved_already"
    position.does(ANN, "herd", colour="red", shape="cat_zig")
    position.does(ANN, "done")
    assert [side for _, _, side in position.fields()] == ["right", "left", "left"]


@rule("I073")
def test_80_to_82_one_more_rescue_in_the_turn_and_what_is_not_used_is_lost():
    position = holding("one_more_cat", "one_more_cat", baskets=5)
    shapes = ("cat_bar", "cat_zig", "cat_plus", "cat_ell", "cat_cup")
    position.bring(*[("red", shape, "left") for shape in shapes])
    position.does(ANN, "play", card="one_more_cat").does(ANN, "play", card="one_more_cat")
    for shape in shapes[:2]:
        position.does(ANN, "rescue", colour="red", shape=shape).place_anywhere(ANN)
    assert position.offers(ANN, "rescue", colour="red", shape="cat_plus")
    assert position.fish(ANN) == 20 - 3 - 3 and position.baskets(ANN) == (3, 2), "each at its own price"
    position.does(ANN, "end_turn").does(BOB, "pass")
    position.does(ANN, "rescue", colour="red", shape="cat_plus").place_anywhere(ANN)
    assert position.refusal(ANN, "rescue", colour="red", shape="cat_ell").code == "one_cat_per_turn"


@rule("I073")
def test_80_to_82_three_rescues_with_two_cards_and_not_four():
    position = holding("one_more_cat", "one_more_cat", baskets=5)
    shapes = ("cat_bar", "cat_zig", "cat_plus", "cat_ell")
    position.bring(*[("red", shape, "left") for shape in shapes])
    position.does(ANN, "play", card="one_more_cat").does(ANN, "play", card="one_more_cat")
    for shape in shapes[:3]:
        position.does(ANN, "rescue", colour="red", shape=shape).place_anywhere(ANN)
    assert position.refusal(ANN, "rescue", colour="red", shape="cat_ell").code == "one_cat_per_turn"
    assert position.seen(ANN)["extra"] == 0 and position.baskets(ANN) == (2, 3)


@rule("I073")
def test_80_waits_over_a_pass_and_is_the_own_card_only():
    position = holding("one_more_cat", baskets=3)
    position.bring(*[("red", shape, "left") for shape in ("cat_bar", "cat_zig", "cat_plus")])
    position.does(ANN, "play", card="one_more_cat")
    assert [position.seen(seat)["extra"] for seat in (ANN, BOB)] == [1, 0]
    position.does(ANN, "pass")
    position.does(BOB, "rescue", colour="red", shape="cat_bar").place_anywhere(BOB)
    assert not position.offers(BOB, "rescue", colour="red", shape="cat_zig")
    assert position.seen(ANN)["extra"] == 1
    position.pass_all()
    assert position.phase == "finds" and position.seen(ANN)["extra"] == 1, "it waits for another day"


@rule("I073")
def test_80_what_one_seat_left_unused_is_not_the_next_ones():
    position = holding("one_more_cat", baskets=3)
    position.bring(*[("red", shape, "left") for shape in ("cat_bar", "cat_zig", "cat_plus")])
    position.does(ANN, "play", card="one_more_cat")
    position.does(ANN, "rescue", colour="red", shape="cat_bar").place_anywhere(ANN)
    assert position.table.question(ANN)["more"] == 1
    position.does(ANN, "end_turn")
    assert (position.to_act, position.table.question(BOB)["more"]) == ([BOB], 0)


def test_83_four_tiles_from_the_bag_a_field_for_each_cat():
    position = holding("new_arrivals")
    position.next_in_bag(("red", "cat_bar"), "rare_bar", ("blue", "cat_zig"), ("red", "cat_zig"), "rare_tee")
    position.does(ANN, "play", card="new_arrivals")
    for side in ("left", "right", "left"):
        position.does(ANN, "field", side=side)
    assert position.fields() == [
        ("red", "cat_bar", "left"),
        ("red", "cat_zig", "left"),
        ("blue", "cat_zig", "right"),
    ]
    assert position.view(-1)["supply"]["rare"]["rare_bar"] == 1


def test_84_85_a_new_permanent_basket_is_active_at_once():
    position = holding("new_basket")
    position.does(ANN, "play", card="new_basket")
    assert position.baskets(ANN) == (2, 0)


def test_86_87_two_private_lessons_for_a_basket_secretly():
    position = holding("lessons_for_a_basket")
    position.give(ANN, "no_rats", pile=t.LESSONS)
    assert position.refusal(ANN, "play", card="lessons_for_a_basket").code == "too_few_lessons"
    position.give(ANN, "five_blue", "whole_edge", pile=t.LESSONS)
    position.does(ANN, "play", card="lessons_for_a_basket")
    position.does(ANN, "forget", card="no_rats")
    position.does(ANN, "forget", card="five_blue")
    assert position.baskets(ANN) == (2, 0)
    assert position.view(BOB)["discard"] == ["lessons_for_a_basket"]


def test_88_89_two_treasures_for_a_basket_open_their_squares_again():
    position = holding("treasures_for_a_basket")
    lay_crew(position)
    position.does(ANN, "play", card="treasures_for_a_basket")
    position.does(ANN, "remove", row=6, column=8)
    position.does(ANN, "remove", row=7, column=8)
    assert position.baskets(ANN) == (2, 0)
    assert len(position.view(ANN)["seats"][ANN]["tiles"]) == 8
    assert (position.table.rows[position.table.free_at(ANN) + 6] >> 8) & 15 == 15
    assert position.table.supply[t.GONE] == 1 and position.table.supply[t.GONE + 1] == 1


@rule("I073")
@pytest.mark.parametrize("shape", ["rare_bar", "dot"])
def test_88_89_rare_treasures_can_be_given_as_well_as_common_ones_but_not_one_alone(shape):
    position = holding("treasures_for_a_basket")
    width = 4 if shape == "rare_bar" else 1
    position.lay(ANN, None, shape, [(4, 4 + column) for column in range(width)])
    assert position.refusal(ANN, "play", card="treasures_for_a_basket").code == "too_few_treasures"
    position.lay(ANN, None, shape, [(5, 4 + column) for column in range(width)])
    assert position.offers(ANN, "play", card="treasures_for_a_basket")


@rule("I051")
def test_r29_an_emptied_boat_allows_a_free_tile_again():
    position = holding("treasures_for_a_basket")
    position.lay(ANN, None, "dot", [(4, 4)])
    position.lay(ANN, None, "dot", [(4, 5)])
    position.does(ANN, "play", card="treasures_for_a_basket")
    position.does(ANN, "remove", row=4, column=4)
    position.does(ANN, "remove", row=4, column=5)
    position.bring(("red", "cat_bar", "left"))
    position.does(ANN, "rescue", colour="red", shape="cat_bar")
    assert len(position.choices(ANN, "place")) == 166


# ---------------------------------------------------------------------- when


@rule("I071", "I072", "I073")
def test_a_played_card_is_discarded_face_up_and_carried_out_directly():
    position = holding("new_basket", phase="choosing")
    position.does(ANN, "play", card="new_basket")
    assert position.view(BOB)["discard"] == ["new_basket"]
    assert position.baskets(ANN) == (2, 0)


@rule("I071")
def test_only_anytime_cards_are_for_any_time():
    position = holding("call_an_oshax", "rare_or_two_common", "four_boots", "new_basket")
    assert [choice["card"] for choice in position.choices(ANN, "play")] == ["new_basket"]
    for card in ("call_an_oshax", "rare_or_two_common"):
        assert position.refusal(ANN, "play", card=card).code == "not_in_this_phase"


@rule("I072")
@pytest.mark.parametrize("card", [None, "call_an_oshax"])
def test_within_a_turn_of_rare_finds_before_and_after_what_one_does(card):
    position = holding("new_basket", "call_an_oshax", phase="finds")
    if card:
        position.does(ANN, "play", card=card).does(ANN, "take", shape="ox_key")
        position.does(ANN, "colour", colour="red").place_anywhere(ANN)
    position.does(ANN, "play", card="new_basket")
    assert position.baskets(ANN) == (2, 0) and position.to_act == [ANN]


@rule("I072")
def test_within_a_rescue_turn_before_and_after_the_rescue():
    position = holding("new_basket", "new_basket")
    position.bring(("red", "cat_bar", "left"))
    position.does(ANN, "play", card="new_basket")
    position.does(ANN, "rescue", colour="red", shape="cat_bar").place_anywhere(ANN)
    position.does(ANN, "play", card="new_basket")
    assert position.baskets(ANN) == (2, 1)


@rule("I074", "I075")
def test_t57_an_interruption_is_open_to_a_seat_that_owes_nothing_and_betrays_nothing_before():
    position = holding("herd_the_cats", baskets=1)
    position.bring(("red", "cat_bar", "left"), ("red", "cat_zig", "right"))
    position.does(ANN, "pass")
    without = island()
    without.bring(("red", "cat_bar", "left"), ("red", "cat_zig", "right"))
    without.give(ANN, "new_basket")
    without.does(ANN, "pass")
    assert position.view(BOB) == without.view(BOB)
    assert position.to_act == without.to_act == [BOB]
    position.does(ANN, "play", card="herd_the_cats")
    assert position.to_act == [ANN]
    position.does(ANN, "herd", colour="red", shape="cat_bar")
    position.does(ANN, "done")
    assert position.to_act == [BOB]
    assert position.fields()[0] == ("red", "cat_bar", "right")


@pytest.mark.parametrize("phase", ["choosing", "rescuing", "finds"])
@rule("I074")
def test_interruptions_are_open_while_others_choose_rescue_or_find(phase):
    position = island(phase)
    position.bring(("red", "cat_bar", "left"))
    position.give(BOB, "new_basket")
    assert position.offers(BOB, "play", card="new_basket")
    position.does(BOB, "play", card="new_basket")
    assert position.to_act == [ANN]


@rule("I072", "I074")
def test_nobody_is_asked_because_of_what_he_holds():
    rich, poor = island("finds"), island("finds")
    rich.give(ANN, "new_basket", "lucky_bag")
    poor.give(ANN, "four_boots", "four_boots")
    for position in (rich, poor):
        position.does(ANN, "pass")
        assert position.to_act == [BOB]
        position.does(BOB, "pass")
        assert position.to_act == [ANN, BOB]


@rule("I074", "I075")
def test_t58_a_card_played_in_the_call_withdraws_the_others_done():
    position = island("call", day=2)
    position.give(BOB, "new_arrivals")
    position.next_in_bag("rare_bar", "rare_bar", "rare_tee", "rare_tee")
    position.does(ANN, "done")
    assert position.to_act == [BOB]
    position.does(BOB, "play", card="new_arrivals")
    assert position.to_act == [ANN, BOB]
    position.does(ANN, "done")
    position.does(BOB, "done")
    assert position.table.day == 3


@rule("I069", "I072")
def test_t51_in_the_call_before_scoring_a_basket_still_counts():
    position = island("finds", day=5, baskets=2)
    position.give(ANN, "new_basket")
    position.give(ANN, "three_baskets", pile=t.LESSONS)
    position.does(ANN, "pass")
    position.does(BOB, "pass")
    position.does(ANN, "play", card="new_basket")
    position.does(BOB, "done")
    position.does(ANN, "done")
    position.does(BOB, "done")
    assert position.table.is_over
    assert position.scores()[ANN].points("lesson") == 7


def test_no_anytime_card_in_the_draft():
    position = island("draft")
    position.table.put(ANN, t.PICKS, 2)
    position.give(ANN, "new_basket")
    position.give(ANN, "four_boots", "lucky_bag", pile=t.PACK)
    assert position.kinds(ANN) == {"keep"}
    assert position.refusal(ANN, "play", card="new_basket").code == "not_in_draft"


GREEN_CORNER = [(0, 7), (0, 8), (0, 9), (1, 7), (2, 7)]


def before_a_bonus(*cards):
    """Ann's green cat has just covered the green map; she holds cards."""
    position = holding(*cards)
    position.bring(("green", "cat_corner", "left"), ("red", "cat_zig", "left"))
    position.does(ANN, "rescue", colour="green", shape="cat_corner")
    return position.does(ANN, "place", **position.at("cat_corner", GREEN_CORNER))


def before_the_second_treasure(*cards):
    position = holding("rare_or_two_common", *cards, phase="finds")
    position.does(ANN, "play", card="rare_or_two_common").does(ANN, "take", shape="dot")
    return position.does(ANN, **position.choices(ANN, "place")[0])


def before_a_colour(*cards):
    position = island("buying").give(ANN, "colour", *cards, pile=t.BOUGHT)
    return position.does(ANN, "done").does(BOB, "done")


def herding(*cards):
    position = holding("herd_the_cats", *cards)
    position.bring(("red", "cat_bar", "left"), ("red", "cat_zig", "left"))
    return position.does(ANN, "play", card="herd_the_cats")


def placing(*cards):
    position = holding(*cards).bring(("red", "cat_bar", "left"))
    return position.does(ANN, "rescue", colour="red", shape="cat_bar")


@rule("I072", "I074")
@pytest.mark.parametrize("waiting", [before_a_bonus, before_the_second_treasure, before_a_colour])
def test_before_a_bonus_a_second_treasure_or_a_colour_only_the_one_who_decides_may_play(waiting):
    position = waiting("new_basket").give(BOB, "new_basket")
    assert position.table.legal(BOB) == []
    assert position.refusal(BOB, "play", card="new_basket").code == "not_your_turn"
    asked = position.table.question(ANN)
    baskets = sum(position.baskets(ANN))
    position.does(ANN, "play", card="new_basket")
    assert sum(position.baskets(ANN)) == baskets + 1
    assert position.to_act == [ANN] and position.table.question(ANN) == asked, "then it goes on"


@rule("I072", "I073")
@pytest.mark.parametrize("waiting", [herding, placing])
def test_while_a_tile_waits_or_a_card_is_carried_out_nobody_may_play(waiting):
    position = waiting("new_basket").give(BOB, "new_basket")
    assert position.table.legal(BOB) == [] and not position.offers(ANN, "play", card="new_basket")
    assert position.refusal(ANN, "play", card="new_basket").code == "not_now"
    assert position.refusal(BOB, "play", card="new_basket").code == "not_your_turn"


@rule("I072")
def test_not_before_the_first_treasure_of_a_card_nor_while_an_oshax_is_chosen():
    treasure = holding("rare_or_two_common", "new_basket", phase="finds")
    treasure.does(ANN, "play", card="rare_or_two_common")
    assert treasure.kinds(ANN) == {"take"} and not treasure.offers(ANN, "play", card="new_basket")
    assert treasure.refusal(ANN, "play", card="new_basket").code == "not_now"
    oshax = holding("call_an_oshax", "new_basket", phase="finds")
    oshax.does(ANN, "play", card="call_an_oshax")
    assert oshax.kinds(ANN) == {"take"}
    assert oshax.refusal(ANN, "play", card="new_basket").code == "not_now"
    oshax.does(ANN, "take", shape="ox_key")
    assert oshax.kinds(ANN) == {"colour"}
    assert oshax.refusal(ANN, "play", card="new_basket").code == "not_now"


@rule("I072", "I053")
def test_r55_a_bonus_whose_last_treasure_an_own_card_takes_is_lost():
    position = before_a_bonus("lucky_bag").leaves(dot=1, duo=0, tri_bend=0, tri_bar=0)
    position.next_in_bag(("blue", "cat_bar"))
    position.does(ANN, "play", card="lucky_bag")
    bar = [(1, 10), (1, 11), (1, 12), (1, 13), (1, 14)]
    position.cover(ANN, [(1, 8), (1, 9)]).does(ANN, "place", **position.at("cat_bar", bar))
    position.does(ANN, "take", shape="dot").does(ANN, **position.choices(ANN, "place")[0])
    assert position.kinds(ANN) == {"end_turn"}
    assert position.view(BOB)["supply"]["common"]["dot"] == 0


@rule("I073")
def test_83_with_two_tiles_left_draws_two():
    position = holding("new_arrivals")
    position.table.bag = vec[i64]([position.cat("red", "cat_bar"), position.cat("red", "cat_zig")])
    position.does(ANN, "play", card="new_arrivals")
    position.does(ANN, "field", side="right").does(ANN, "field", side="left")
    assert position.fields() == [("red", "cat_bar", "left"), ("red", "cat_zig", "right")]
    assert position.kinds(ANN) == {"rescue", "pass"}


def test_71_to_74_draw_what_is_there_and_the_rest_goes_face_down():
    position = holding("draw_three", phase="choosing", fish=3).stack("four_boots", "broken_basket")
    position.table.deck = position.table.deck[-2:]
    position.does(ANN, "play", card="draw_three")
    assert len(position.choices(ANN, "buy")) == 2
    assert position.view(BOB)["drawn"] == 2 and "drawn" not in position.seen(ANN, BOB)
    position.does(ANN, "buy", card="broken_basket").does(ANN, "buy", card="four_boots").does(ANN, "done")
    assert position.fish(ANN) == 2 and sorted(position.hand(ANN)) == ["broken_basket", "four_boots"]
    assert position.view(BOB)["face_down"] == 0


@rule("I074")
def test_cards_count_the_boat_and_the_lessons_of_whoever_plays_them():
    position = holding("four_boots")
    lay_crew(position)
    position.give(ANN, "no_rats", pile=t.LESSONS)
    fish_cards = ("oshax_fish", "lesson_fish", "rainbow_fish", "rare_treasure_fish", "common_treasure_fish")
    position.give(BOB, *fish_cards, "one_colour_fish", "treasures_for_a_basket", "lessons_for_a_basket")
    for card in fish_cards:
        position.does(BOB, "play", card=card)
    position.does(BOB, "play", card="one_colour_fish").does(BOB, "colour", colour="red")
    assert position.fish(BOB) == 20 and position.fish(ANN) == 20
    assert position.refusal(BOB, "play", card="treasures_for_a_basket").code == "too_few_treasures"
    assert position.refusal(BOB, "play", card="lessons_for_a_basket").code == "too_few_lessons"


def test_88_89_gives_own_treasures_only_and_lets_what_waits_wait_on():
    position = holding("treasures_for_a_basket", "place_anywhere")
    position.cover(BOB, [(4, 4), (4, 5)]).lay(ANN, "red", "cat_bar", [(4, column) for column in range(8, 13)])
    position.cover(ANN, [(3, 8), (3, 9), (3, 10)])
    position.does(ANN, "play", card="place_anywhere").does(ANN, "play", card="treasures_for_a_basket")
    removable = [(choice["row"], choice["column"]) for choice in position.choices(ANN, "remove")]
    assert removable == [(3, 8), (3, 9), (3, 10)]
    position.does(ANN, "remove", row=3, column=9).does(ANN, "remove", row=3, column=10)
    assert position.seen(ANN)["anywhere"] and position.baskets(ANN) == (2, 0)
    assert len(position.seen(ANN)["tiles"]) == 2 and len(position.seen(BOB)["tiles"]) == 2
    laid = {(4, column) for column in range(8, 13)} | {(3, 8)}
    assert position.free_squares(ANN) == set(SQUARES) - laid
