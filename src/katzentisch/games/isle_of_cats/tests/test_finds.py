"""Phase 5: oshax and treasures."""

import pytest

from katzentisch.games.isle_of_cats.tests.positions import ANN, BOB, island

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


def test_t48_cards_107_to_112_with_no_fish_take_small_treasures_only():
    position = finding("two_small_or_pay_for_two_common", fish=0)
    position.does(ANN, "play", card="two_small_or_pay_for_two_common")
    assert {choice["shape"] for choice in position.choices(ANN, "take")} == {"dot", "duo"}


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
