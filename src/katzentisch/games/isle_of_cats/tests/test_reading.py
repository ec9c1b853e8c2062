"""Phase 3: lessons are laid out."""

import pytest

from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import (
    ANN,
    BOB,
    can,
    do,
    give,
    hand,
    island,
    kinds,
    offered,
    stack,
)

rule = pytest.mark.rule


def bought(*cards, bob=()):
    """Both have chosen what to buy; Bob says done last."""
    table = island("buying")
    give(table, ANN, *cards, pile=t.BOUGHT)
    give(table, BOB, *bob, pile=t.BOUGHT)
    do(table, ANN, "done")
    do(table, BOB, "done")
    return table


@rule("I024", "I028", "I029", "I078")
def test_all_lessons_are_laid_out_private_ones_face_down():
    table = bought("no_rats", "whole_edge", "lucky_bag")
    assert hand(table, ANN) == ["lucky_bag"]
    seen = table.view(BOB)["seats"][ANN]
    assert seen["private_lessons"] == 2 and "lessons" not in seen
    assert table.view(ANN)["seats"][ANN]["lessons"] == ["whole_edge", "no_rats"]


@rule("I025")
def test_public_lessons_lie_open_in_the_middle():
    table = bought("maps_in_sight")
    assert table.view(BOB)["public_lessons"] == [{"card": "maps_in_sight", "colour": None}]


@rule("I026", "I027")
def test_a_lesson_that_asks_for_a_colour_is_named_one_by_its_player_in_order_of_number():
    table = bought("three_of_a_colour", "colour", bob=("colour_at_the_edge",))
    assert table.question(ANN) == {"kind": "lesson_colour", "card": "colour", "left": 0}
    assert len(offered(table, ANN, "colour")) == 5
    do(table, ANN, "colour", colour="red")
    do(table, ANN, "colour", colour="red")
    do(table, BOB, "colour", colour="blue")
    named = {lesson["card"]: lesson["colour"] for lesson in table.view(ANN)["public_lessons"]}
    assert named == {"colour": "red", "three_of_a_colour": "red", "colour_at_the_edge": "blue"}
    assert t.PHASES[table.phase] == "choosing"


def test_r16_a_lesson_bought_later_is_laid_out_at_once():
    table = island("choosing")
    give(table, ANN, "draw_two")
    stack(table, "no_rats", "colour")
    do(table, ANN, "play", card="draw_two")
    do(table, ANN, "buy", card="no_rats")
    do(table, ANN, "buy", card="colour")
    do(table, ANN, "done")
    do(table, ANN, "colour", colour="green")
    assert table.view(BOB)["seats"][ANN]["private_lessons"] == 1
    assert table.view(BOB)["public_lessons"] == [{"card": "colour", "colour": "green"}]
    assert kinds(table, ANN) == {"done"}


def test_a_draw_card_while_a_colour_is_asked_asks_each_lesson_once():
    table = bought("colour", "draw_two")
    stack(table, "three_of_a_colour", "four_boots")
    do(table, ANN, "play", card="draw_two")
    do(table, ANN, "buy", card="three_of_a_colour")
    do(table, ANN, "done")
    assert not can(table, ANN, "play", card="draw_two")
    do(table, ANN, "colour", colour="red")
    do(table, ANN, "colour", colour="blue")
    named = {lesson["card"]: lesson["colour"] for lesson in table.view(ANN)["public_lessons"]}
    assert named == {"three_of_a_colour": "red", "colour": "blue"}
