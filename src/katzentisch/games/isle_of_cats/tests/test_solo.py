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
        assert after["sister"]["oshax"] == [tile for tile in before["sister"]["oshax"] if tile != gone]
    elif other.startswith("rare"):
        stacks = before["sister"]["rare"]
        gone = stacks[min(int(other[4:]), len(stacks)) - 1]
        assert after["sister"]["rare"] == [stack for stack in stacks if stack != gone]
    else:
        assert after["supply"]["common"][other] == before["supply"]["common"][other] - 1


@pytest.mark.parametrize("number", SWAPS)
def test_a_basket_card_with_a_swap_and_a_cat(number):
    (first, second), at = SWAPS[number]
    left = list(SHAPES)
    left[first - 1], left[second - 1] = left[second - 1], left[first - 1]
    del left[at - 1]
    assert line(play(alone(), number)) == left


def test_each_basket_card_shows_both_of_its_steps():
    steps = {card["number"]: card["steps"] for card in alone().table.game.printed()["basket_cards"]}
    for number, taken in CATS.items():
        assert steps[number] == [{"take": "cat", "at": at} for at in taken]
    for number, (at, other) in ONE_CAT.items():
        kind = other.rstrip("12345")
        beside = {"take": kind, "at": int(other[-1])} if kind != other else {"take": "common", "shape": other}
        assert sorted(map(str, steps[number])) == sorted(map(str, [{"take": "cat", "at": at}, beside]))
    for number, (swap, at) in SWAPS.items():
        assert steps[number] == [{"swap": list(swap)}, {"take": "cat", "at": at}]


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
    assert len([lesson for lesson in seen["lessons"] if lesson in names[:10]]) >= 3
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
    assert position.view(0)["face_down"] == 4 and position.view(0)["step"] == 3


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
    position = island("call", "solo", fish=6)
    position.table.sister_shown = 0
    position.table.sister_lessons = 1 << position.table.parts.sister_names.index("unspent_fish")
    position.give(ANN, "rat_keeper", "empty_moon_rooms", "empty_apple_room", "five_fish_left", pile=t.LESSONS)
    assert position.points() == [-19 - 35 + 38 + 18 + 15 + 7]
    assert sum(line.points for line in position.sister_lines()) == 24 == position.points()[0]
    assert position.winners == [], "a tie is not a win"
    position.give(ANN, "eager_pupil", pile=t.LESSONS)
    assert position.winners == [ANN]
    position.table.put(ANN, t.FISH, 8)
    assert position.points() == [29] and position.winners == [], "32 for her"


@pytest.mark.parametrize(("cats", "points"), [(6, 0), (7, 10), (8, 10)])
def test_121_alone_needs_a_family_of_seven(cats, points):
    position = island("call", "solo")
    for row in range(cats):
        position.lay(ANN, "red", "cat_bar", [(row, column) for column in range(8, 13)])
    position.give(ANN, "largest_family", pile=t.LESSONS)
    assert position.points("lesson") == [points]


def solo_choosing(*cards):
    """The player has laid rescue cards and says done; the line holds eight cats."""
    position = alone()
    position.table.phase = t.CHOOSING
    position.give(ANN, *cards)
    for card in cards:
        position.does(ANN, "choose", card=card)
    return position


def next_baskets(position, *numbers):
    """These are her next basket cards, whatever chance says."""
    names = position.table.parts.basket_numbers
    position.table.sister_deck = sum(1 << names.index(number) for number in numbers)
    return position


def test_a_faster_sister_plays_first_and_then_it_is_the_players_turn():
    position = next_baskets(solo_choosing("four_boots"), 190)  # 5 boots: cat 7 and a duo, two cards today
    position.does(ANN, "done")
    left = [shape for shape in SHAPES if shape != "cat_flag"]
    assert position.view(ANN)["sister"]["first"] and line(position) == left
    assert position.view(ANN)["sister"]["cards_left"] == 1 and position.view(ANN)["sister"]["card"] is None
    assert position.view(ANN)["supply"]["common"]["duo"] == 4
    assert position.phase == "rescuing" and position.to_act == [ANN]


def test_a_slower_sister_waits_with_her_card_turned_up():
    position = next_baskets(solo_choosing("four_boots"), 183)  # 3 boots: cat 1 and a duo, four cards today
    position.does(ANN, "done")
    seen = position.view(ANN)["sister"]
    assert (seen["first"], seen["card"], seen["cards_left"]) == (False, "basket_183", 4)
    assert line(position) == list(SHAPES) and position.to_act == [ANN]


def test_turns_alternate_until_her_cards_are_played():
    position = next_baskets(solo_choosing(), 185).has_baskets(ANN, 5)  # 3 boots: she is first, two cards
    position.does(ANN, "done")
    assert line(position) == [shape for shape in SHAPES if shape != "cat_zig"]
    next_baskets(position, 183)
    position.does(ANN, "rescue", colour="red", shape="cat_plus").place_anywhere(ANN).does(ANN, "end_turn")
    assert line(position) == ["cat_ell", "cat_cup", "cat_tee", "cat_flag", "cat_mast"], "cat 1 is gone"
    position.does(ANN, "rescue", colour="red", shape="cat_ell").place_anywhere(ANN).does(ANN, "end_turn")
    assert line(position) == ["cat_cup", "cat_tee", "cat_flag", "cat_mast"], "she has no card left"
    assert position.phase == "rescuing"


def test_when_the_fields_are_empty_she_plays_all_her_cards():
    position = alone(1)
    position.table.sister_top, position.table.sister_cards = -1, 2
    next_baskets(position, 176, 181)  # oshax 3, oshax 2
    position.does(ANN, "rescue", colour="red", shape="cat_bar").place_anywhere(ANN).does(ANN, "end_turn")
    assert position.phase == "finds"
    assert position.view(ANN)["sister"]["cards_left"] == 0
    gone = set(position.table.parts.tiles.shapes[9:15]) - set(position.view(ANN)["sister"]["oshax"])
    assert len(gone) == 2 and gone == {
        shape for shape, number in position.view(ANN)["supply"]["oshax"].items() if number == 0
    }


def test_she_plays_every_card_she_has_left_however_many():
    position = alone(1)
    position.table.sister_top, position.table.sister_cards = -1, 4
    next_baskets(position, 176, 181, 183, 190)
    position.does(ANN, "rescue", colour="red", shape="cat_bar").place_anywhere(ANN).does(ANN, "end_turn")
    assert position.phase == "finds" and position.table.sister_deck == 0


def test_when_her_first_cards_take_all_cats_the_rescue_is_over():
    position = alone(2)
    position.table.phase = t.CHOOSING
    next_baskets(position, 189)  # 5 boots: cats 6 and 1, one card
    position.does(ANN, "done")
    assert line(position) == [] and position.phase == "finds" and position.to_act == [ANN]


def test_a_lonely_cat_and_lines_beyond_their_end_swap_nothing():
    position = alone(1)
    sister.step(position.table, STEP_SWAP, 1, 6)
    assert line(position) == ["cat_bar"]
    pair = alone(2)
    sister.step(pair.table, STEP_SWAP, 1, 6)
    assert line(pair) == ["cat_zig", "cat_bar"]


def test_tiles_she_takes_leave_the_game():
    position = alone()
    before = position.table.census()
    for number in (176, 178, 180):
        play(position, number)
    assert position.table.census() == before
    assert [int(position.table.supply[t.GONE + kind]) for kind in range(4)] == [1, 1, 1, 3]


def test_the_line_of_rare_treasures_is_in_the_order_they_came_out_and_equal_ones_share_a_place():
    position = island("call", "solo")
    position.next_in_bag("rare_zig", "rare_bar", ("red", "cat_bar"), "rare_zig", "rare_hook")
    position.does(ANN, "done")
    assert position.view(ANN)["sister"]["rare"][:3] == ["rare_zig", "rare_bar", "rare_hook"]
    assert position.view(ANN)["supply"]["rare"]["rare_zig"] >= 2
    assert len(set(position.view(ANN)["sister"]["rare"])) == len(position.view(ANN)["sister"]["rare"])


def test_the_player_takes_from_the_lines_too_and_they_close_up():
    position = island("finds", "solo").leaves(rare_bar=1, rare_tee=2)
    position.table.rare_row = vec[i64]([8, 5])
    position.give(ANN, "call_an_oshax", "rare_or_two_common", "rare_or_two_common")
    oshax = position.view(ANN)["sister"]["oshax"]
    position.does(ANN, "play", card="call_an_oshax").does(ANN, "take", shape=oshax[2])
    position.does(ANN, "colour", colour="red").place_anywhere(ANN).does(ANN, "end_turn")
    assert position.view(ANN)["sister"]["oshax"] == oshax[:2] + oshax[3:]
    for shape, rest in (("rare_tee", ["rare_bar", "rare_tee"]), ("rare_bar", ["rare_tee"])):
        position.does(ANN, "play", card="rare_or_two_common").does(ANN, "option", **{"from": "rare"})
        position.does(ANN, "take", shape=shape).place_anywhere(ANN).does(ANN, "end_turn")
        assert position.view(ANN)["sister"]["rare"] == rest


def test_card_83_adds_a_cat_at_the_end_of_its_fields_part_of_the_line():
    position = alone(6)
    position.give(ANN, "new_arrivals").next_in_bag(
        ("blue", "cat_bar"), ("blue", "cat_zig"), "rare_bar", "rare_zig"
    )
    position.does(ANN, "play", card="new_arrivals")
    position.does(ANN, "field", side="left").does(ANN, "field", side="right")
    assert [(colour, side) for colour, _, side in position.fields()] == [
        *[("red", "left")] * 4,
        ("blue", "left"),
        *[("red", "right")] * 2,
        ("blue", "right"),
    ]
    assert position.view(ANN)["sister"]["rare"] == ["rare_bar", "rare_tee", "rare_block", "rare_zig"]


def test_setup_of_the_solo_game():
    rows, colours, lessons = set(), set(), set()
    for seed in range(12):
        position = Position(rules("solo", 1, "expert").deal(seed))
        seen = position.view(ANN)
        assert seen["supply"]["common"] == {"dot": 5, "duo": 5, "tri_bend": 5, "tri_bar": 5}
        names = position.table.parts.sister_names
        assert [len([lesson for lesson in seen["sister"]["lessons"] if names.index(lesson) < 10])] == [3]
        rows.add(tuple(seen["sister"]["oshax"]))
        colours.add(tuple(seen["sister"]["colours"]))
        lessons.add(tuple(seen["sister"]["lessons"]))
        assert len(seen["sister"]["oshax"]) == 6 and not seen["sister"]["first"]
    assert len(rows) > 6 and len(colours) > 2 and len(lessons) > 6
    assert [(side,) for _, _, side in dealt("solo", 1).fields()] == [("left",)] * 4 + [("right",)] * 4


def test_all_five_colours_are_open_on_day_five_and_all_different():
    position = dealt("solo", 1)
    luck = random.Random(2)
    days = {}
    while position.to_act:
        days[int(position.table.day)] = position.view(ANN)["sister"]["colours"]
        position.table.play(ANN, luck.choice(position.table.legal(ANN)))
    assert [len(days[day]) for day in (1, 2, 3, 4, 5)] == [1, 2, 3, 4, 5]
    assert sorted(days[5]) == sorted(COLOURS) and all(days[day] == days[5][:day] for day in range(1, 6))


def test_no_basket_card_is_played_twice():
    position = dealt("solo", 1)
    position.table.listen()
    luck = random.Random(3)
    played = []
    while position.to_act:
        position.table.play(ANN, luck.choice(position.table.legal(ANN)))
        played += [event.facts["card"] for event in position.table.events if event.kind == "sister_plays"]
        position.table.events.clear()
    assert len(played) == len(set(played)) >= 5


def test_what_the_sister_does_is_told():
    position = next_baskets(alone(), 176)
    position.table.listen()
    position.table.sister_top, position.table.sister_cards = -1, 1
    sister.turn_up_basket(position.table)
    sister.take_turn(position.table)
    sister.step(position.table, STEP_SWAP, 2, 5)
    sister.step(position.table, STEP_COMMON, 0, 0)
    position.table.fields = vec[i64]()
    sister.step(position.table, STEP_CAT, 3, 0)
    sister.turn_up_colour(position.table)
    told = [(event.kind, event.facts) for event in position.table.events]
    assert told[:4] == [
        ("sister_speed", {"boots": 0, "cards": 3, "first": False, "card": "basket_176"}),
        ("sister_plays", {"card": "basket_176"}),
        ("sister_took_cat", {"colour": "red", "shape": "cat_plus"}),
        ("sister_took", {"tile": "oshax", "shape": "ox_crook"}),
    ]
    assert told[4:7] == [
        ("sister_swapped", {"first": 2, "second": 5}),
        ("sister_took", {"tile": "common", "shape": "dot"}),
        ("sister_took_nothing", {}),
    ]
    assert told[7][0] == "sister_colour" and told[7][1]["points"] == 4


def test_card_77_keeps_the_place_in_the_line():
    position = alone(3)
    position.give(ANN, "herd_the_cats")
    position.does(ANN, "play", card="herd_the_cats")
    position.does(ANN, "herd", colour="red", shape="cat_bar")
    position.does(ANN, "done")
    assert line(position) == ["cat_bar", "cat_zig", "cat_plus"]
    assert position.view(ANN)["fields"][0]["side"] == "right"
