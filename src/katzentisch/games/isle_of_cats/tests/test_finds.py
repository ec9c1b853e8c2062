"""Phase 5: oshax and treasures."""

import pytest

from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import (
    ANN,
    BOB,
    anywhere,
    do,
    fish,
    give,
    hand,
    island,
    kinds,
    lay,
    offered,
    refusal,
)

rule = pytest.mark.rule


def finding(*cards, **options):
    table = island("finds", **options)
    give(table, ANN, *cards)
    return table


@rule("I058", "I062", "I063", "I064", "I065")
def test_an_oshax_is_taken_given_a_family_colour_and_placed():
    table = finding("call_an_oshax")
    do(table, ANN, "play", card="call_an_oshax")
    assert len(offered(table, ANN, "take")) == 6
    do(table, ANN, "take", shape="ox_key")
    do(table, ANN, "colour", colour="purple")
    anywhere(table, ANN)
    tile = table.view(BOB)["seats"][ANN]["tiles"][0]
    assert (tile["kind"], tile["colour"], tile["shape"]) == ("oshax", "purple", "ox_key")
    assert table.view(BOB)["supply"]["oshax"]["ox_key"] == 0


@rule("I059", "I060", "I061")
def test_one_card_per_turn_again_and_again_until_all_have_passed():
    table = finding("call_an_oshax", "rare_or_two_common")
    assert table.to_act == [ANN]
    do(table, ANN, "play", card="call_an_oshax")
    do(table, ANN, "take", shape="ox_key")
    do(table, ANN, "colour", colour="red")
    anywhere(table, ANN)
    assert refusal(table, ANN, "play", card="rare_or_two_common") == "one_card_per_turn"
    do(table, ANN, "end_turn")
    do(table, BOB, "pass")
    assert table.to_act == [ANN]
    do(table, ANN, "pass")
    assert t.PHASES[table.phase] == "call"
    assert hand(table, ANN) == ["rare_or_two_common"], "cards not played stay in hand"


@rule("I058")
def test_cards_98_to_106_take_one_rare_or_two_common_treasures():
    table = finding("rare_or_two_common")
    table.supply[4] = 1
    do(table, ANN, "play", card="rare_or_two_common")
    assert [choice["from"] for choice in offered(table, ANN, "option")] == ["rare", "common"]
    do(table, ANN, "option", **{"from": "common"})
    for shape in ("duo", "dot"):
        do(table, ANN, "take", shape=shape)
        table.play(ANN, table.legal(ANN)[0])
    assert len(table.view(ANN)["seats"][ANN]["tiles"]) == 2
    assert kinds(table, ANN) == {"end_turn"}


def test_the_first_treasure_must_be_taken_the_second_may_be_declined():
    table = finding("rare_or_two_common")
    do(table, ANN, "play", card="rare_or_two_common")
    assert kinds(table, ANN) == {"take"}
    do(table, ANN, "take", shape="tri_bar")
    anywhere(table, ANN)
    assert len(table.view(ANN)["seats"][ANN]["tiles"]) == 1
    assert kinds(table, ANN) == {"end_turn"}, "anywhere() declined the second"


def test_t48_cards_107_to_112_with_no_fish_take_small_treasures_only():
    table = finding("two_small_or_pay_for_two_common", fish=0)
    do(table, ANN, "play", card="two_small_or_pay_for_two_common")
    assert {choice["shape"] for choice in offered(table, ANN, "take")} == {"dot", "duo"}


def test_cards_107_to_112_pay_one_fish_for_two_common():
    table = finding("two_small_or_pay_for_two_common", fish=1)
    do(table, ANN, "play", card="two_small_or_pay_for_two_common")
    do(table, ANN, "option", **{"from": "common"})
    assert fish(table, ANN) == 0
    assert len(offered(table, ANN, "take")) == 4


@rule("I094", "I095", "I131")
def test_a_card_with_nothing_to_take_cannot_be_played():
    table = finding("call_an_oshax")
    for shape in range(9, 15):
        table.supply[shape] = 0
    assert refusal(table, ANN, "play", card="call_an_oshax") == "nothing_to_take"


def test_the_second_treasure_is_lost_when_none_is_left():
    table = finding("two_small_or_pay_for_two_common", fish=0)
    table.supply[0], table.supply[1] = 0, 1
    do(table, ANN, "play", card="two_small_or_pay_for_two_common")
    do(table, ANN, "take", shape="duo")
    anywhere(table, ANN)
    assert kinds(table, ANN) == {"end_turn"}


def test_r50_an_anytime_card_fits_between_two_treasures():
    table = finding("rare_or_two_common", "place_anywhere")
    lay(table, ANN, "blue", "cat_zig", [(4, 10), (4, 11), (5, 9), (5, 10)])
    do(table, ANN, "play", card="rare_or_two_common")
    assert "play" not in kinds(table, ANN), "not before the first"
    do(table, ANN, "take", shape="dot")
    table.play(ANN, table.legal(ANN)[0])
    assert {"play", "take", "decline"} == kinds(table, ANN)
