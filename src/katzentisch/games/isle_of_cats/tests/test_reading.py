"""Phase 3: lessons are laid out."""

import pytest

from katzentisch.games.isle_of_cats.tests.positions import ANN, BOB, bought, drawn_and_bought

rule = pytest.mark.rule


@rule("I024", "I028", "I029", "I078")
def test_all_lessons_are_laid_out_private_ones_face_down():
    position = bought("no_rats", "whole_edge", "lucky_bag")
    assert position.hand(ANN) == ["lucky_bag"]
    seen = position.view(BOB)["seats"][ANN]
    assert seen["private_lessons"] == 2 and "lessons" not in seen
    assert position.view(ANN)["seats"][ANN]["lessons"] == ["whole_edge", "no_rats"]


@rule("I028", "I029", "I030")
def test_private_lessons_lie_before_their_owner():
    position = bought("no_rats", bob=("rat_keeper", "whole_edge"))
    assert [position.seen(seat)["private_lessons"] for seat in (ANN, BOB)] == [1, 2]
    assert position.seen(ANN, ANN)["lessons"] == ["no_rats"]
    assert position.seen(BOB, BOB)["lessons"] == ["whole_edge", "rat_keeper"]
    assert position.points("lesson") == [0, 38]


@rule("I025")
def test_public_lessons_lie_open_in_the_middle():
    position = bought("maps_in_sight")
    assert position.view(BOB)["public_lessons"] == [{"card": "maps_in_sight", "colour": None}]


@rule("I026", "I027")
def test_a_lesson_that_asks_for_a_colour_is_named_one_by_its_player_in_order_of_number():
    position = bought("three_of_a_colour", "colour", bob=("colour_at_the_edge",))
    assert position.table.question(ANN) == {"kind": "lesson_colour", "card": "colour", "left": 0}
    assert len(position.choices(ANN, "colour")) == 5
    position.does(ANN, "colour", colour="red")
    position.does(ANN, "colour", colour="red")
    position.does(BOB, "colour", colour="blue")
    named = {lesson["card"]: lesson["colour"] for lesson in position.view(ANN)["public_lessons"]}
    assert named == {"colour": "red", "three_of_a_colour": "red", "colour_at_the_edge": "blue"}
    assert position.phase == "choosing"


@rule("I078")
def test_r16_a_lesson_bought_later_is_laid_out_at_once():
    position = drawn_and_bought("no_rats", "colour")
    position.does(ANN, "done")
    position.does(ANN, "colour", colour="green")
    assert position.view(BOB)["seats"][ANN]["private_lessons"] == 1
    assert position.view(BOB)["public_lessons"] == [{"card": "colour", "colour": "green"}]
    assert position.kinds(ANN) == {"done"}


def test_a_draw_card_while_a_colour_is_asked_asks_each_lesson_once():
    position = bought("colour", "draw_two")
    position.stack("three_of_a_colour", "four_boots")
    position.does(ANN, "play", card="draw_two")
    position.does(ANN, "buy", card="three_of_a_colour")
    position.does(ANN, "done")
    assert not position.offers(ANN, "play", card="draw_two")
    position.does(ANN, "colour", colour="red")
    position.does(ANN, "colour", colour="blue")
    named = {lesson["card"]: lesson["colour"] for lesson in position.view(ANN)["public_lessons"]}
    assert named == {"three_of_a_colour": "red", "colour": "blue"}
