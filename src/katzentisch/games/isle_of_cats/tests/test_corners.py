"""Rare cases: what a slip of one would change although an ordinary game hardly shows it."""

import pytest

from katzentisch.games.isle_of_cats.state import table as t

from .positions import ANN, BOB, CEM, island
from .test_earned import lit, under
from .test_lessons import RATS, lay_public

OSHAX = ["ox_stairs", "ox_twist", "ox_crook", "ox_kite", "ox_key", "ox_hook"]
RARES = ["rare_hook", "rare_tee", "rare_block", "rare_zig", "rare_bar"]
COMMONS = ["dot", "duo", "tri_bend", "tri_bar"]


def drawn_at(shape, top, left):
    """The squares of the first drawing of a shape, at a place of the boat."""
    tile = island().table.parts.tiles
    steps = list(tile.polyominoes[tile.shapes.index(shape)].steps)
    squares = steps[2 : tile.polyominoes[tile.shapes.index(shape)].stride]
    return [
        (top + int(down), left + int(right)) for down, right in zip(squares[::2], squares[1::2], strict=True)
    ]


def ann_with(*tiles):
    """A table in the call; some tiles lie on Ann's boat."""
    position = island("call")
    for tile in tiles:
        position.lay(ANN, *tile)
    return position


@pytest.mark.rule("I085")
@pytest.mark.parametrize("oshax", OSHAX)
def test_no_oshax_is_a_treasure(oshax):
    dots = [(None, "dot", [(3, column)]) for column in range(5, 9)]
    rare = (None, "rare_bar", [(5, column) for column in range(5, 9)])
    position = ann_with(("red", oshax, drawn_at(oshax, 3, 10)), *dots, rare)
    position.give(
        ANN, "five_treasures", "rare_treasures", "common_treasures", "oshax_friends", pile=t.LESSONS
    )
    shown = {
        line.facts["card"]: (line.points, {tuple(square) for square in line.facts["squares"]})
        for line in position.scores()[ANN].lines
        if line.key == "lesson"
    }
    assert shown == {
        "five_treasures": (9, under(*dots, rare)),
        "rare_treasures": (2, under(rare)),
        "common_treasures": (4, under(*dots)),
        "oshax_friends": (3, set(drawn_at(oshax, 3, 10))),
    }


@pytest.mark.rule("I086")
@pytest.mark.parametrize("oshax", OSHAX)
def test_an_oshax_beside_a_cat_is_no_treasure_beside_it(oshax):
    squares = drawn_at(oshax, 3, 10)
    row = max(row for row, _ in squares)
    column = next(column for down, column in squares if down == row)
    below = [(row + 1, column + step) for step in range(5)]
    position = ann_with(
        ("red", oshax, squares), ("blue", "cat_bar", below), (None, "dot", [(row + 2, column)])
    )
    lay_public(position, "treasure_beside_a_colour", "blue")
    assert position.points("public_lesson")[0] == 1
    assert lit(position.scores()[ANN].lines, "public_lesson") == {(row + 2, column)}


@pytest.mark.rule("I084", "I085")
@pytest.mark.parametrize("shape", [*COMMONS, *RARES])
def test_each_treasure_is_common_or_rare_by_its_shape(shape):
    position = ann_with((None, shape, drawn_at(shape, 3, 10)))
    position.give(ANN, "rare_treasures", "common_treasures", pile=t.LESSONS)
    points = {
        line.facts["card"]: line.points for line in position.scores()[ANN].lines if line.key == "lesson"
    }
    rare = shape in RARES
    assert points == {"rare_treasures": 2 * rare, "common_treasures": 1 - rare}
    assert position.points("rare_treasures")[0] == 3 * rare
    assert position.points("rare_treasures")[1] == 0


@pytest.mark.rule("I080", "I118")
@pytest.mark.parametrize("variant", ["full", "family"])
def test_the_rats_that_are_lit_are_those_of_the_own_boat(variant):
    position = island("taking" if variant == "family" else "call", variant, seats=3)
    for number, seat in enumerate((ANN, BOB, CEM), start=1):
        position.has_boat(seat, "boat1").cover(seat, RATS[:number])
    for number, seat in enumerate((ANN, BOB, CEM), start=1):
        lines = position.scores()[seat].lines
        assert lit(lines, "rats") == set(RATS[number:])


@pytest.mark.rule("I118", "I123")
def test_the_rats_a_family_card_counts_are_those_of_the_own_boat():
    position = island("taking", "family", seats=3)
    keeper = position.table.parts.family_names.index("rat_keeper")
    for number, seat in enumerate((ANN, BOB, CEM), start=1):
        position.has_boat(seat, "boat1").cover(seat, RATS[:number])
        position.table.put(seat, t.FAMILY_KEPT, 1 << keeper)
    for number, seat in enumerate((ANN, BOB, CEM), start=1):
        score = position.scores()[seat]
        assert lit(score.lines, "family_card") == set(RATS[number:])
        assert score.points("family_card") == 2 * (len(RATS) - number)


def test_the_sisters_colours_tell_how_many_cats_they_count_and_what_each_is_worth():
    position = island("call", "solo")
    for row, colour in ((2, "red"), (3, "blue"), (4, "blue")):
        position.lay(ANN, colour, "cat_bar", [(row, column) for column in range(6, 11)])
    position.table.sister_lessons = position.table.sister_colours = position.table.sister_shown = 0
    colours = position.table.parts.tiles.colours
    for colour in ("blue", "green", "red"):
        position.table.show_sister_colour(colours.index(colour))
    told = [
        (line.facts["colour"], line.facts["each"], line.facts["cats"], line.points)
        for line in position.sister_lines()
    ]
    assert told == [("blue", 5, 2, 10), ("green", 4, 0, 0), ("red", 3, 1, 3)]


@pytest.mark.rule("I024", "I078")
def test_all_read_their_lessons_wherever_the_turn_was_before():
    for turn in range(4):
        position = island("buying", seats=3)
        position.table.turn = turn
        for seat in position.seats:
            position.give(
                seat, "five_blue" if seat == ANN else "no_rats" if seat == BOB else "five_red", pile=t.BOUGHT
            )
        for seat in position.seats:
            position.does(seat, "done")
        assert position.phase == "choosing"
        assert [position.hand(seat) for seat in position.seats] == [[], [], []]
        lessons = [position.seen(seat, seat)["lessons"] for seat in position.seats]
        assert lessons == [["five_blue"], ["no_rats"], ["five_red"]]


def test_drawn_cards_that_are_not_bought_are_thrown_away_by_who_drew_them():
    position = island("choosing", seats=3)
    position.give(BOB, "draw_two").stack("four_boots", "lucky_bag")
    position.does(BOB, "play", card="draw_two").does(BOB, "buy", card="lucky_bag").does(BOB, "done")
    shed = [int(position.table.size(position.table.pile(seat, t.SHED))) for seat in position.seats]
    assert shed == [0, 1, 0]
