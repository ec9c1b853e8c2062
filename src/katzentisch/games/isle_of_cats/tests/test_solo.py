"""The solo game against the sister, and each of her basket cards."""

import random

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.components import STEP_CAT, STEP_COMMON, STEP_RARE, STEP_SWAP
from katzentisch.games.isle_of_cats.rules import sister
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import ANN, Position, dealt, island, rules

pytestmark = pytest.mark.real_seats("the solo game has one seat")

COLOURS = ("blue", "green", "red", "purple", "orange")
SHAPES = ("cat_bar", "cat_zig", "cat_plus", "cat_ell", "cat_cup", "cat_tee", "cat_flag", "cat_mast")


def alone(cats=8):
    """Cats c1 to c8 in line, the first half left; oshax and three rare stacks in line."""
    position = island("rescuing", "solo")
    position.bring(*[("red", shape, "left" if n < 4 else "right") for n, shape in enumerate(SHAPES[:cats])])
    position.table.oshax_row = vec[i64](range(9, 15))
    for shape in (8, 5, 6):
        position.table.supply[shape] = 1
        position.table.rare_row = append(position.table.rare_row, i64(shape))
    return position


def line(position):
    return [cat["shape"] for cat in position.view(ANN)["fields"]]


def play(position, number):
    position.table.sister_top = position.table.parts.basket_numbers.index(number)
    position.table.sister_cards = 1
    sister.take_turn(position.table)
    return position


CATS = {
    174: (5, 4),
    177: (4, 3),
    187: (1, 5),
    189: (6, 1),
    191: (5, 2),
}
ONE_CAT = {
    175: (6, "dot"),
    176: (3, "oshax3"),
    178: (2, "tri_bend"),
    179: (5, "rare4"),
    180: (2, "rare2"),
    181: (7, "oshax2"),
    182: (4, "rare1"),
    183: (1, "duo"),
    184: (6, "rare5"),
    185: (2, "tri_bar"),
    186: (1, "oshax5"),
    188: (3, "tri_bend"),
    190: (7, "duo"),
    193: (6, "rare3"),
    195: (8, "oshax1"),
    196: (4, "tri_bar"),
}
SWAPS = {192: ((1, 6), 2), 194: ((2, 5), 1)}


@pytest.mark.parametrize("number", CATS)
def test_a_basket_card_with_two_cats(number):
    first, second = CATS[number]
    position = play(alone(), number)
    left = list(SHAPES)
    del left[first - 1]
    del left[second - 1]
    assert line(position) == left


@pytest.mark.parametrize("number", ONE_CAT)
def test_a_basket_card_with_a_cat_and_something_else(number):
    at, other = ONE_CAT[number]
    before = alone().view(ANN)
    after = play(alone(), number).view(ANN)
    left = list(SHAPES)
    del left[at - 1]
    assert [cat["shape"] for cat in after["fields"]] == left
    if other.startswith("oshax"):
        gone = before["sister"]["oshax"][int(other[5:]) - 1]
        assert after["sister"]["oshax"] == [one for one in before["sister"]["oshax"] if one != gone]
    elif other.startswith("rare"):
        stacks = before["sister"]["rare"]
        gone = stacks[min(int(other[4:]), len(stacks)) - 1]
        assert after["sister"]["rare"] == [one for one in stacks if one != gone]
    else:
        assert after["supply"]["common"][other] == before["supply"]["common"][other] - 1


@pytest.mark.parametrize("number", SWAPS)
def test_a_basket_card_with_a_swap_and_a_cat(number):
    (one, two), at = SWAPS[number]
    left = list(SHAPES)
    left[one - 1], left[two - 1] = left[two - 1], left[one - 1]
    del left[at - 1]
    assert line(play(alone(), number)) == left


def test_every_basket_card_has_its_test():
    assert sorted([*CATS, *ONE_CAT, *SWAPS]) == alone().table.parts.basket_numbers


def test_t38_a_place_beyond_the_end_is_the_last_one_and_an_empty_line_gives_nothing():
    position = alone(5)
    sister.step(position.table, STEP_CAT, 7, 0)
    assert line(position) == list(SHAPES[:4])
    empty = alone(0)
    sister.step(empty.table, STEP_CAT, 3, 0)
    assert line(empty) == []


def test_t39_without_a_dot_she_takes_nothing():
    position = alone()
    position.table.supply[0] = 0
    before = position.table.truth()
    sister.step(position.table, STEP_COMMON, 0, 0)
    assert position.table.truth() == before


def test_t40_swapped_cats_take_over_each_others_field():
    position = alone(5)
    sister.step(position.table, STEP_SWAP, 2, 5)
    assert [(cat["shape"], cat["side"]) for cat in position.view(ANN)["fields"]] == [
        ("cat_bar", "left"),
        ("cat_cup", "left"),
        ("cat_plus", "left"),
        ("cat_ell", "left"),
        ("cat_zig", "right"),
    ]


def test_a_swap_beyond_the_end_takes_the_place_before_for_the_first():
    position = alone(3)
    sister.step(position.table, STEP_SWAP, 5, 6)
    assert line(position) == ["cat_bar", "cat_plus", "cat_zig"]


def test_r43_a_stack_keeps_its_place_until_it_is_empty():
    position = alone()
    position.table.supply[8] = 2
    sister.step(position.table, STEP_RARE, 1, 0)
    assert position.view(ANN)["sister"]["rare"] == ["rare_bar", "rare_tee", "rare_block"]
    sister.step(position.table, STEP_RARE, 1, 0)
    assert position.view(ANN)["sister"]["rare"] == ["rare_tee", "rare_block"]


@pytest.mark.parametrize(
    ("level", "advanced"), [("easy", 0), ("medium", 1), ("hard", 2), ("very_hard", 3), ("expert", 4)]
)
def test_three_lessons_and_by_difficulty_up_to_four_advanced_ones(level, advanced):
    seen = rules("solo", 1, level).deal(7).view(0)["sister"]
    names = rules("solo", 1).parts.sister_names
    assert len([one for one in seen["lessons"] if one in names[:10]]) >= 3
    assert len(seen["lessons"]) == 3 + advanced
    assert len(seen["colours"]) == 1 and seen["deck"] == 23 and not seen["first"]


def test_draw_five_keep_three_twice_then_one_more():
    position = dealt("solo", 1)
    for _ in range(2):
        assert len(position.view(0)["seats"][0]["pack"]) == 5
        for card in position.view(0)["seats"][0]["pack"][:3]:
            position.does(ANN, "keep", card=card)
    assert len(position.view(0)["seats"][0]["kept"]) == 7
    assert position.phase == "buying"
    assert position.view(0)["face_down"] == 4


def test_her_speed_decides_who_is_first_and_a_tie_changes_nothing():
    position = alone()
    for card, boots, first in ((195, 4, 1), (174, 4, 0), (186, 4, 0)):
        position.table.put(ANN, t.BOOTS, boots)
        position.table.sister_deck = 1 << position.table.parts.basket_numbers.index(card)
        sister.turn_up_basket(position.table)
        assert position.table.sister_first == first
    position.table.sister_first = 1
    position.table.sister_deck = 1 << position.table.parts.basket_numbers.index(186)
    sister.turn_up_basket(position.table)
    assert position.table.sister_first == 1


def test_turns_alternate_and_when_the_player_has_passed_she_plays_the_rest():
    position = alone()
    position.table.sister_cards = 2
    position.table.sister_deck = 1 << position.table.parts.basket_numbers.index(174)
    position.table.sister_deck |= 1 << position.table.parts.basket_numbers.index(177)
    position.does(ANN, "rescue", colour="red", shape="cat_bar")
    position.place_anywhere(ANN)
    position.does(ANN, "end_turn")
    assert len(line(position)) == 5 and position.table.sister_cards == 1
    position.does(ANN, "pass")
    assert position.table.sister_cards == 0 and len(line(position)) == 3
    assert position.phase == "finds"


def test_a_colour_card_is_turned_up_each_day_and_scores_five_to_one():
    position = island("call", "solo")
    for colour in COLOURS[:2]:
        lay_one(position, colour)
    position.table.sister_colours, position.table.sister_shown, position.table.sister_lessons = 0, 0, 0
    for colour in range(5):
        position.table.show_sister_colour(colour)
    points = [line.points for line in position.sister_lines()]
    assert points == [5, 4, 0, 0, 0]
    fresh = island("call", "solo", day=2)
    shown = fresh.table.sister_shown
    fresh.does(ANN, "done")
    assert fresh.table.sister_shown == shown + 1


def lay_one(position, colour):
    row = COLOURS.index(colour) * 2
    position.lay(ANN, colour, "cat_bar", [(row, column) for column in range(8, 13)])


def test_what_she_has_earned_so_far_is_seen_line_by_line():
    table = rules("solo", 1).deal(7)
    luck = random.Random(5)
    while table.to_act:
        sister = table.view(0)["sister"]
        facts = [line["facts"] for line in sister["lines"]]
        assert [fact["colour"] for fact in facts if "colour" in fact] == sister["colours"]
        assert {fact["card"] for fact in facts if "card" in fact} == set(sister["lessons"])
        table.play(0, luck.choice(table.legal(0)))
    lines = table.view(0)["sister"]["lines"]
    assert [line["points"] for line in lines] == [line.points for line in Position(table).sister_lines()]
    assert sum(line["points"] for line in lines) > 0


def test_r44_only_more_points_win():
    position = island("call", "solo")
    position.table.sister_shown, position.table.sister_lessons = 0, 0
    position.give(ANN, "rat_keeper", pile=t.LESSONS)
    assert position.scores()[ANN].total == -16 and position.table.winners() == []


def test_121_alone_needs_a_family_of_seven():
    position = island("call", "solo")
    lesson = position.table.parts.lessons[121 - 113]
    assert [lesson.worth_alone(size) for size in (6, 7, 8)] == [0, 10, 10]


def test_card_77_keeps_the_place_in_the_line():
    position = alone(3)
    position.give(ANN, "herd_the_cats")
    position.does(ANN, "play", card="herd_the_cats")
    position.does(ANN, "herd", colour="red", shape="cat_bar")
    position.does(ANN, "done")
    assert line(position) == ["cat_bar", "cat_zig", "cat_plus"]
    assert position.view(ANN)["fields"][0]["side"] == "right"
