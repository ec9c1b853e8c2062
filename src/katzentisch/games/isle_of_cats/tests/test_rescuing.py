"""Phase 4: rescue cards, island order, baskets and rescue turns."""

import pytest

from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import ANN, BOB, CEM, DAN, island

rule = pytest.mark.rule
LEFT = ("blue", "cat_bar", "left")
RIGHT = ("red", "cat_plus", "right")


def with_cats(**options):
    position = island(**options)
    position.bring(LEFT, RIGHT, ("green", "cat_zig", "left"))
    return position


def rescue(position, seat, colour, shape, basket=None):
    position.does(seat, "rescue", colour=colour, shape=shape)
    if basket:
        position.does(seat, "basket", basket=basket)
    position.place_anywhere(seat)


@rule("I031", "I032")
def test_in_island_order_each_lays_rescue_cards_face_down():
    position = island("choosing")
    position.give(ANN, "four_boots", "basket_one_boot", "lucky_bag")
    assert position.to_act == [ANN]
    assert {c["card"] for c in position.choices(ANN, "choose")} == {"four_boots", "basket_one_boot"}
    position.does(ANN, "choose", card="four_boots")
    assert position.view(BOB)["seats"][ANN]["rescue_cards"] == 0, "not before she is ready"
    position.does(ANN, "done")
    assert position.view(BOB)["seats"][ANN]["rescue_cards"] == 1
    assert "revealed" not in position.view(BOB)["seats"][ANN]
    assert position.to_act == [BOB]


@rule("I031")
def test_all_rescue_cards_and_no_others_can_be_laid():
    position = island("choosing")
    green = {
        "four_boots",
        "broken_basket",
        "broken_basket_one_boot",
        "broken_basket_three_boots",
        "basket_one_boot",
        "basket_three_boots",
    }
    position.give(ANN, *sorted(green), "call_an_oshax", "lucky_bag", "rare_or_two_common")
    assert {choice["card"] for choice in position.choices(ANN, "choose")} == green
    for card in sorted(green):
        position.does(ANN, "choose", card=card)
    assert sorted(position.hand(ANN)) == ["call_an_oshax", "lucky_bag", "rare_or_two_common"]


@rule("I032", "I033")
def test_one_after_another_chooses_in_island_order_and_all_is_turned_up_at_the_end():
    position = island("choosing", seats=3).in_order(CEM, ANN, BOB)
    position.bring(LEFT)
    position.give(CEM, "four_boots").give(BOB, "basket_one_boot", "four_boots")
    assert position.to_act == [CEM]
    position.does(CEM, "choose", card="four_boots").does(CEM, "done")
    assert position.to_act == [ANN]
    position.does(ANN, "done")
    assert position.to_act == [BOB]
    assert [position.seen(seat)["rescue_cards"] for seat in (ANN, BOB, CEM)] == [0, 0, 1]
    assert all("revealed" not in position.seen(seat, ANN) for seat in (ANN, BOB, CEM))
    position.does(BOB, "choose", card="basket_one_boot").does(BOB, "done")
    assert [position.seen(seat, ANN)["revealed"] for seat in (ANN, BOB, CEM)] == [
        [],
        ["basket_one_boot"],
        ["four_boots"],
    ]
    assert position.hand(BOB) == ["four_boots"]


def lay_boots(position, order, cards):
    """In this island order everybody lays rescue cards before the boat; return the new order."""
    position.in_order(*order).bring(LEFT)
    for seat, laid in cards.items():
        position.give(seat, *laid)
    for seat in order:
        for card in cards.get(seat, ()):
            position.does(seat, "choose", card=card)
        position.does(seat, "done")
    return position.order


@rule("I034", "I035", "I037")
def test_all_boots_are_added_up_and_the_highest_sum_begins():
    position = island("choosing", seats=4)
    cards = {
        ANN: ("four_boots", "basket_three_boots"),
        BOB: ("four_boots", "four_boots"),
        CEM: ("broken_basket_three_boots", "broken_basket_one_boot", "basket_one_boot", "broken_basket"),
    }
    assert lay_boots(position, (ANN, CEM, DAN, BOB), cards) == [BOB, ANN, CEM, DAN]
    assert [position.seen(seat)["boots"] for seat in (ANN, BOB, CEM, DAN)] == [7, 8, 5, 0]
    assert position.phase == "rescuing" and position.to_act == [BOB]


@rule("I036")
def test_a_tie_keeps_the_former_order_of_those_concerned():
    four = ("four_boots",)
    three = island("choosing", seats=3)
    assert lay_boots(three, (CEM, ANN, BOB), {}) == [CEM, ANN, BOB]
    three = island("choosing", seats=3)
    assert lay_boots(three, (CEM, BOB, ANN), {ANN: four, BOB: four}) == [BOB, ANN, CEM]
    all_four = island("choosing", seats=4)
    assert lay_boots(all_four, (DAN, CEM, BOB, ANN), {ANN: four, CEM: four}) == [CEM, ANN, DAN, BOB]


@rule("I033", "I034", "I035", "I036")
def test_boots_decide_the_order_and_equal_sums_keep_theirs():
    position = island("choosing", seats=3)
    position.bring(LEFT)
    position.give(BOB, "four_boots")
    position.give(CEM, "four_boots")
    for seat in (ANN, BOB, CEM):
        if seat != ANN:
            position.does(seat, "choose", card="four_boots")
        position.does(seat, "done")
    assert position.order == [BOB, CEM, ANN]
    assert position.view(ANN)["seats"][BOB]["revealed"] == ["four_boots"]


@rule("I037", "I038")
def test_from_the_first_in_order_exactly_one_cat_per_turn():
    position = with_cats()
    assert position.to_act == [ANN]
    rescue(position, ANN, "blue", "cat_bar")
    position.table.put(ANN, t.ACTIVE, 1)
    assert position.refusal(ANN, "rescue", colour="red", shape="cat_plus").code == "one_cat_per_turn"
    position.does(ANN, "end_turn")
    assert position.to_act == [BOB]


@rule("I039", "I060", "I112")
def test_who_has_passed_is_left_out_until_the_phase_ends():
    position = with_cats(baskets=3)
    position.does(ANN, "pass")
    rescue(position, BOB, "blue", "cat_bar")
    position.does(BOB, "end_turn")
    assert position.to_act == [BOB]
    position.does(BOB, "pass")
    assert position.phase == "finds"


@rule("I040", "I041")
def test_a_permanent_basket_is_turned_over():
    position = with_cats()
    rescue(position, ANN, "blue", "cat_bar")
    assert position.baskets(ANN) == (0, 1)


@rule("I040", "I041")
def test_each_rescue_turns_one_permanent_basket_over_and_a_used_one_cannot_be_used_again():
    position = with_cats(seats=3, baskets=2).has_baskets(BOB, 1, 2)
    rescue(position, ANN, "blue", "cat_bar")
    assert position.baskets(ANN) == (1, 1)
    position.does(ANN, "end_turn")
    rescue(position, BOB, "red", "cat_plus")
    assert position.baskets(BOB) == (0, 3) and position.baskets(ANN) == (1, 1)
    position.does(BOB, "end_turn").does(CEM, "pass").does(ANN, "pass")
    assert position.to_act == [BOB]
    assert position.refusal(BOB, "rescue", colour="green", shape="cat_zig").code == "no_basket"
    assert position.kinds(BOB) == {"pass"}


@rule("I042")
def test_a_card_with_a_basket_is_discarded():
    position = with_cats()
    position.give(ANN, "basket_one_boot", pile=t.CHOSEN)
    rescue(position, ANN, "blue", "cat_bar", "whole")
    assert position.baskets(ANN) == (1, 0)
    assert "basket_one_boot" in position.view(BOB)["discard"]


@rule("I043")
def test_t43_three_broken_baskets_are_one_basket():
    position = with_cats(baskets=0)
    position.give(ANN, "broken_basket", "broken_basket", "broken_basket", pile=t.CHOSEN)
    rescue(position, ANN, "blue", "cat_bar")
    position.does(ANN, "end_turn")
    position.does(BOB, "pass")
    assert position.refusal(ANN, "rescue", colour="red", shape="cat_plus").code == "no_basket"
    position.does(ANN, "pass")
    assert position.view(BOB)["discard"].count("broken_basket") == 3


@rule("I043")
def test_t44_a_broken_basket_in_hand_does_not_count():
    position = with_cats(baskets=0)
    position.give(ANN, "broken_basket", pile=t.CHOSEN)
    position.give(ANN, "broken_basket")
    assert position.kinds(ANN) == {"pass"}


@rule("I044")
def test_three_fish_left_and_five_right():
    position = with_cats(baskets=2)
    rescue(position, ANN, "blue", "cat_bar")
    assert position.fish(ANN) == 17
    position.does(ANN, "end_turn")
    rescue(position, BOB, "red", "cat_plus")
    assert position.fish(BOB) == 15


@rule("I044")
def test_t42_four_fish_reach_the_left_field_only():
    position = with_cats(fish=4)
    assert {c["shape"] for c in position.choices(ANN, "rescue")} == {"cat_bar", "cat_zig"}
    assert position.refusal(ANN, "rescue", colour="red", shape="cat_plus").code == "not_enough_fish"


@rule("I038")
def test_every_cat_of_every_colour_can_be_rescued():
    position = island()
    colours, shapes = position.table.parts.tiles.colours, position.table.parts.tiles.shapes[15:]
    position.bring(*[(colour, shape, "right") for colour in reversed(colours) for shape in shapes])
    cats = [(choice["colour"], choice["shape"]) for choice in position.choices(ANN, "rescue")]
    assert cats == [(colour, shape) for colour in colours for shape in shapes] and len(cats) == 85


@rule("I055")
def test_the_phase_ends_when_the_fields_are_empty():
    position = island()
    position.bring(LEFT)
    rescue(position, ANN, "blue", "cat_bar")
    assert position.phase == "rescuing", "looked at when the turn is over"
    position.does(ANN, "end_turn")
    assert position.phase == "finds"


@rule("I056")
def test_t54_who_took_the_last_cat_may_still_call_new_arrivals():
    position = island()
    position.bring(LEFT)
    position.give(ANN, "new_arrivals")
    position.next_in_bag(("red", "cat_ell"), "rare_bar", "rare_bar", "rare_zig")
    rescue(position, ANN, "blue", "cat_bar")
    position.does(ANN, "play", card="new_arrivals")
    position.does(ANN, "field", side="right")
    position.does(ANN, "end_turn")
    assert position.phase == "rescuing"
    assert position.fields() == [("red", "cat_ell", "right")]


@rule("I056")
def test_t54_without_a_new_cat_the_phase_ends():
    position = island()
    position.bring(LEFT)
    position.give(ANN, "new_arrivals")
    position.next_in_bag("rare_bar", "rare_bar", "rare_zig", "rare_zig")
    rescue(position, ANN, "blue", "cat_bar")
    position.does(ANN, "play", card="new_arrivals")
    position.does(ANN, "end_turn")
    assert position.phase == "finds"


@rule("I057")
def test_everybodys_unused_rescue_cards_are_discarded():
    position = with_cats(seats=3)
    for seat in (ANN, BOB, CEM):
        position.give(seat, "four_boots", pile=t.CHOSEN)
    position.pass_all()
    assert position.view(-1)["discard"] == ["four_boots"] * 3
    assert [position.hand(seat) for seat in (ANN, BOB, CEM)] == [[], [], []]
    assert [position.seen(seat)["rescue_cards"] for seat in (ANN, BOB, CEM)] == [0, 0, 0]


@rule("I057", "I077")
def test_rescue_cards_before_the_boat_are_discarded_those_in_hand_stay():
    position = with_cats()
    position.give(ANN, "basket_one_boot", "four_boots", pile=t.CHOSEN)
    position.give(ANN, "basket_three_boots")
    position.pass_all()
    assert {"basket_one_boot", "four_boots"} <= set(position.view(BOB)["discard"])
    assert position.hand(ANN) == ["basket_three_boots"]


def test_r58_a_player_without_a_possible_rescue_can_only_pass():
    assert with_cats(fish=0).kinds(ANN) == {"pass"}


@rule("I073")
def test_t55_one_more_cat_after_the_rescue_counts_for_the_next_turn():
    position = with_cats(baskets=3)
    position.give(ANN, "one_more_cat")
    rescue(position, ANN, "blue", "cat_bar")
    position.does(ANN, "play", card="one_more_cat")
    assert not position.offers(ANN, "rescue", colour="red", shape="cat_plus")
    position.does(ANN, "end_turn")
    position.does(BOB, "pass")
    rescue(position, ANN, "red", "cat_plus")
    assert position.offers(ANN, "rescue", colour="green", shape="cat_zig")
