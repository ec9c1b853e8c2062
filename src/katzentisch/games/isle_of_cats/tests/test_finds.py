"""Phase 5: oshax and treasures."""

import pytest

from katzentisch.games.isle_of_cats.tests.positions import ANN, BOB, CEM, island

rule = pytest.mark.rule


def finding(*cards, **options):
    position = island("finds", **options)
    position.give(ANN, *cards)
    return position


@rule("I058", "I062", "I063", "I064", "I065")
def test_an_oshax_is_taken_given_a_family_colour_and_placed():
    position = finding("call_an_oshax")
    position.does(ANN, "play", card="call_an_oshax")
    assert len(position.choices(ANN, "take")) == 6
    position.does(ANN, "take", shape="ox_key")
    position.does(ANN, "colour", colour="purple")
    position.place_anywhere(ANN)
    tile = position.view(BOB)["seats"][ANN]["tiles"][0]
    assert (tile["kind"], tile["colour"], tile["shape"]) == ("oshax", "purple", "ox_key")
    assert position.view(BOB)["supply"]["oshax"]["ox_key"] == 0


@rule("I058")
@pytest.mark.parametrize("cards", [(), ("call_an_oshax",), ("rare_or_two_common",), ("lucky_bag",)])
def test_only_oshax_and_treasure_cards_in_ones_own_hand_are_played_here(cards):
    position = finding(*cards)
    position.give(BOB, "call_an_oshax", "rare_or_two_common", "two_small_or_pay_for_two_common")
    played = {choice["card"] for choice in position.choices(ANN, "play")}
    assert played == set(cards)  # the lucky bag is an anytime card
    for card in ("call_an_oshax", "rare_or_two_common", "two_small_or_pay_for_two_common"):
        assert position.offers(ANN, "play", card=card) == (card in cards)


@rule("I059", "I060", "I061")
def test_one_card_per_turn_again_and_again_until_all_have_passed():
    position = finding("call_an_oshax", "rare_or_two_common")
    assert position.to_act == [ANN]
    position.does(ANN, "play", card="call_an_oshax")
    position.does(ANN, "take", shape="ox_key")
    position.does(ANN, "colour", colour="red")
    position.place_anywhere(ANN)
    assert position.refusal(ANN, "play", card="rare_or_two_common").code == "one_card_per_turn"
    position.does(ANN, "end_turn")
    position.does(BOB, "pass")
    assert position.to_act == [ANN]
    position.does(ANN, "pass")
    assert position.phase == "call"
    assert position.hand(ANN) == ["rare_or_two_common"], "cards not played stay in hand"


@rule("I061")
@pytest.mark.parametrize("variant", ["full", "solo"])
@pytest.mark.parametrize("second", ["call_an_oshax", "rare_or_two_common"])
def test_after_a_card_the_turn_can_only_be_ended(variant, second):
    position = finding("rare_or_two_common", second, variant=variant).leaves(rare_bar=1)
    position.does(ANN, "play", card="rare_or_two_common").does(ANN, "option", **{"from": "rare"})
    position.does(ANN, "take", shape="rare_bar").place_anywhere(ANN)
    assert position.kinds(ANN) == {"end_turn"}
    assert position.refusal(ANN, "play", card=second).code == "one_card_per_turn"


@rule("I059", "I060")
def test_the_first_in_island_order_begins_whoever_had_the_last_rescue_turn():
    position = island(seats=3).in_order(BOB, CEM, ANN)
    position.bring(("red", "cat_bar", "left"))
    for seat in (ANN, BOB, CEM):
        position.give(seat, "rare_or_two_common", "rare_or_two_common")
    position.does(BOB, "pass")
    position.does(CEM, "rescue", colour="red", shape="cat_bar").place_anywhere(CEM)
    position.does(CEM, "end_turn")
    assert position.phase == "finds"
    for _ in range(2):
        for seat in (BOB, CEM, ANN):
            assert position.to_act == [seat]
            position.does(seat, "play", card="rare_or_two_common").does(seat, "take", shape="dot")
            position.place_anywhere(seat).does(seat, "end_turn")
    position.does(BOB, "pass").does(CEM, "pass")
    assert position.to_act == [ANN] and position.phase == "finds"
    position.does(ANN, "pass")
    assert position.phase == "call"


@rule("I063")
def test_an_oshax_must_touch_a_tile_and_a_treasure_is_placed_at_once():
    position = finding("call_an_oshax")
    position.lay(ANN, "blue", "cat_bar", [(4, column) for column in range(10, 15)])
    position.does(ANN, "play", card="call_an_oshax").does(ANN, "take", shape="ox_key")
    position.does(ANN, "colour", colour="red")
    apart = position.at("ox_key", [(2, 3), (2, 4), (2, 5), (2, 6), (1, 5), (3, 3)])
    assert not position.offers(ANN, "place", **apart)
    beside = position.at("ox_key", [(2, 12), (2, 13), (2, 14), (2, 15), (1, 14), (3, 12)])
    assert position.offers(ANN, "place", **beside)
    rare = finding("rare_or_two_common").leaves(rare_bar=1)
    rare.does(ANN, "play", card="rare_or_two_common").does(ANN, "option", **{"from": "rare"})
    rare.does(ANN, "take", shape="rare_bar")
    assert rare.kinds(ANN) == {"place"} and rare.to_act == [ANN]


@rule("I131")
def test_a_card_whose_tiles_fit_nowhere_cannot_be_played():
    position = finding("call_an_oshax", "rare_or_two_common").leaves(rare_bar=1)
    position.give(BOB, "call_an_oshax", "rare_or_two_common")
    position.cover_all_but(ANN, [])
    assert position.kinds(ANN) == {"pass"}
    for card in ("call_an_oshax", "rare_or_two_common"):
        assert position.refusal(ANN, "play", card=card).code == "nothing_to_take"
    position.does(ANN, "pass")
    assert len(position.choices(BOB, "play")) == 2, "on the other boat there is room"


@rule("I131")
def test_only_treasures_that_fit_can_be_taken():
    position = finding("rare_or_two_common").leaves(rare_bar=1)
    position.cover_all_but(ANN, [(4, 10), (4, 11)])
    position.does(ANN, "play", card="rare_or_two_common")
    assert [choice["shape"] for choice in position.choices(ANN, "take")] == ["dot", "duo"]
    assert position.refusal(ANN, "take", shape="tri_bar").code == "no_room"


@rule("I058")
def test_cards_98_to_106_take_one_rare_or_two_common_treasures():
    position = finding("rare_or_two_common")
    position.table.supply[4] = 1
    position.does(ANN, "play", card="rare_or_two_common")
    assert [choice["from"] for choice in position.choices(ANN, "option")] == ["rare", "common"]
    position.does(ANN, "option", **{"from": "common"})
    for shape in ("duo", "dot"):
        position.does(ANN, "take", shape=shape)
        position.table.play(ANN, position.table.legal(ANN)[0])
    assert len(position.view(ANN)["seats"][ANN]["tiles"]) == 2
    assert position.kinds(ANN) == {"end_turn"}


def test_the_first_treasure_must_be_taken_the_second_may_be_declined():
    position = finding("rare_or_two_common")
    position.does(ANN, "play", card="rare_or_two_common")
    assert position.kinds(ANN) == {"take"}
    position.does(ANN, "take", shape="tri_bar")
    position.place_anywhere(ANN)
    assert len(position.view(ANN)["seats"][ANN]["tiles"]) == 1
    assert position.kinds(ANN) == {"end_turn"}, "anywhere() declined the second"


@rule("I058")
def test_t48_cards_107_to_112_with_no_fish_take_small_treasures_only():
    position = finding("two_small_or_pay_for_two_common", fish=0)
    position.does(ANN, "play", card="two_small_or_pay_for_two_common")
    assert {choice["shape"] for choice in position.choices(ANN, "take")} == {"dot", "duo"}


@rule("I058")
@pytest.mark.parametrize(
    ("taken_from", "shapes"), [("small", {"dot", "duo"}), ("common", {"dot", "duo", "tri_bend", "tri_bar"})]
)
def test_the_second_treasure_is_of_the_sort_that_was_chosen_for_the_first(taken_from, shapes):
    position = finding("two_small_or_pay_for_two_common", fish=1)
    position.does(ANN, "play", card="two_small_or_pay_for_two_common")
    position.does(ANN, "option", **{"from": taken_from})
    for square in ((4, 5), (4, 6)):
        assert {choice["shape"] for choice in position.choices(ANN, "take")} == shapes
        position.does(ANN, "take", shape="dot").does(ANN, "place", **position.at("dot", [square]))


def test_cards_107_to_112_pay_one_fish_for_two_common():
    position = finding("two_small_or_pay_for_two_common", fish=1)
    position.does(ANN, "play", card="two_small_or_pay_for_two_common")
    position.does(ANN, "option", **{"from": "common"})
    assert position.fish(ANN) == 0
    assert len(position.choices(ANN, "take")) == 4


@rule("I094", "I095", "I131")
def test_a_card_with_nothing_to_take_cannot_be_played():
    position = finding("call_an_oshax")
    for shape in range(9, 15):
        position.table.supply[shape] = 0
    assert position.refusal(ANN, "play", card="call_an_oshax").code == "nothing_to_take"


def test_the_second_treasure_is_lost_when_none_is_left():
    position = finding("two_small_or_pay_for_two_common", fish=0)
    position.table.supply[0], position.table.supply[1] = 0, 1
    position.does(ANN, "play", card="two_small_or_pay_for_two_common")
    position.does(ANN, "take", shape="duo")
    position.place_anywhere(ANN)
    assert position.kinds(ANN) == {"end_turn"}


def test_r50_an_anytime_card_fits_between_two_treasures():
    position = finding("rare_or_two_common", "place_anywhere")
    position.lay(ANN, "blue", "cat_zig", [(4, 10), (4, 11), (5, 9), (5, 10)])
    position.does(ANN, "play", card="rare_or_two_common")
    assert "play" not in position.kinds(ANN), "not before the first"
    position.does(ANN, "take", shape="dot")
    position.table.play(ANN, position.table.legal(ANN)[0])
    assert {"play", "take", "decline"} == position.kinds(ANN)
