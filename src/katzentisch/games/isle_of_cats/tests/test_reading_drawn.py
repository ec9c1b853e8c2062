"""Phase 3 with draw cards in it, and what each seat sees of the cards it has paid for."""

import pytest

from katzentisch.games.isle_of_cats.tests.positions import ANN, BOB, bought, drawn_and_bought
from katzentisch.play.match import Match, revealed_so_far
from katzentisch.play.undo import undoing

rule = pytest.mark.rule


def asked_for(position):
    """The lesson whose colour Ann is asked."""
    return position.table.question(ANN)["card"]


@rule("I026", "I027")
def test_r59_a_draw_card_without_a_lesson_leaves_the_order_of_the_lessons_alone():
    position = bought("colour", "three_of_a_colour", "draw_two")
    position.stack("four_boots", "lucky_bag")
    position.does(ANN, "play", card="draw_two")
    position.does(ANN, "buy", card="four_boots")
    position.does(ANN, "done")
    assert asked_for(position) == "colour"
    position.does(ANN, "colour", colour="red")
    assert asked_for(position) == "three_of_a_colour"


@rule("I072")
def test_after_a_draw_card_in_phase_3_anytime_cards_are_open_again():
    position = bought("colour", "three_of_a_colour", "draw_two", "new_basket")
    position.stack("four_boots", "lucky_bag")
    position.does(ANN, "play", card="draw_two")
    position.does(ANN, "done")
    position.does(ANN, "play", card="new_basket")
    assert position.baskets(ANN) == (2, 0)


@rule("I026", "I027")
def test_only_the_lessons_just_bought_are_laid_out_before_the_waiting_one():
    position = bought("colour", "lonely_of_a_colour", "draw_three", "new_basket")
    position.stack("three_of_a_colour", "colour_at_the_edge", "no_rats")
    position.does(ANN, "play", card="draw_three")
    for card in ("three_of_a_colour", "colour_at_the_edge", "no_rats"):
        position.does(ANN, "buy", card=card)
    position.does(ANN, "done")
    assert position.view(BOB)["seats"][ANN]["private_lessons"] == 1
    assert asked_for(position) == "colour_at_the_edge"
    assert position.refusal(ANN, "play", card="new_basket").code == "not_now"
    position.does(ANN, "colour", colour="red")
    assert asked_for(position) == "three_of_a_colour"
    position.does(ANN, "colour", colour="blue")
    assert asked_for(position) == "colour"
    assert position.offers(ANN, "play", card="new_basket")
    position.does(ANN, "colour", colour="green")
    assert asked_for(position) == "lonely_of_a_colour"
    position.does(ANN, "colour", colour="orange")
    named = {lesson["card"]: lesson["colour"] for lesson in position.view(BOB)["public_lessons"]}
    assert named == {
        "colour_at_the_edge": "red",
        "three_of_a_colour": "blue",
        "colour": "green",
        "lonely_of_a_colour": "orange",
    }
    assert position.phase == "choosing" and position.hand(ANN) == ["new_basket"]


@rule("I022", "I024")
def test_cards_paid_for_are_in_the_hand_while_another_seat_names_a_colour():
    position = bought("colour", bob=("four_boots", "lucky_bag", "no_rats"))
    position.give(BOB, "new_basket")
    assert position.to_act == [ANN]
    own = position.view(BOB)["seats"][BOB]
    assert own["hand"] == ["four_boots", "lucky_bag", "new_basket", "no_rats"]
    assert len(own["hand_numbers"]) == 4 and own["picked"] == []
    assert own["cards_in_hand"] == position.view(ANN)["seats"][BOB]["cards_in_hand"] == 4
    names = position.table.game.observation_names
    seen = dict(zip(names, position.table.observe(BOB), strict=True))
    assert seen["hand_lucky_bag"] > 0 and seen["picked_lucky_bag"] == 0


def test_a_lesson_whose_colour_is_being_asked_is_seen_by_its_player():
    position = drawn_and_bought("colour", "three_of_a_colour")
    assert position.view(ANN)["seats"][ANN]["picked"] == ["colour", "three_of_a_colour"]
    position.does(ANN, "done")
    assert position.hand(ANN) == ["colour", "three_of_a_colour"]
    assert position.view(BOB)["seats"][ANN]["cards_in_hand"] == 2


@pytest.mark.parametrize(
    "further", [{"bob": ("no_rats",)}, {"bob": ("maps_in_sight",)}, {"bob": ("colour",)}]
)
def test_naming_a_colour_reveals_what_the_others_read_after_it(further):
    position = bought("colour_at_the_edge", **further)
    before = position.table.revealed
    position.does(ANN, "colour", colour="red")
    assert position.table.revealed > before


def test_naming_the_last_colour_reveals_nothing():
    position = bought("colour_at_the_edge", bob=("four_boots",))
    before = position.table.revealed
    position.does(ANN, "colour", colour="red")
    assert position.table.revealed == before


def test_a_colour_after_which_others_have_read_lessons_is_taken_back_only_by_consent():
    position = bought("colour_at_the_edge", bob=("no_rats",))
    match = Match(position.table.game, 1)
    match.table = position.table
    match._open()
    match.revealed = [revealed_so_far(match.table)]
    match.act(ANN, match.game.action({"kind": "colour", "colour": "red"}))
    would = undoing(match, ANN, "free", [BOB])
    assert (would.how, would.code) == ("ask", "something_revealed")
