"""The prior: greedy play clearly beats random play, and values the right things."""

import pytest

from katzentisch.bots import make
from katzentisch.core.bits import single
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from katzentisch.games.isle_of_cats.box import measures
from katzentisch.games.isle_of_cats.box.boats import in_margin
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.state.survey import Survey
from katzentisch.games.isle_of_cats.strategy.advice import valued_boat
from katzentisch.games.isle_of_cats.strategy.features import NAMES, empty_squares
from katzentisch.games.isle_of_cats.strategy.judgement import (
    NUMBERS,
    ROOM_REACH,
    ROOM_REACH_DAY,
    value_of_room,
)
from katzentisch.games.isle_of_cats.strategy.prior_lessons import expected_points
from katzentisch.games.isle_of_cats.strategy.prior_placing import rooms_value, side_value
from katzentisch.games.isle_of_cats.tests.positions import ANN, BLUE3, Position, dealt, island, rules

pytestmark = pytest.mark.real_seats("bots, not rules: whole games decide who plays better")


def prior(position, choice):
    return position.table.prior(ANN, position.game.action(choice))


def holding_blue(*on_boat):
    position = island()
    position.bring(("blue", "cat_zig", "left"))
    for tile in on_boat:
        position.lay(ANN, *tile)
    position.does(ANN, "rescue", colour="blue", shape="cat_zig")
    return position


def test_a_place_beside_its_family_is_better():
    position = holding_blue(*BLUE3, ("red", "cat_bar", [(4, column) for column in range(14, 19)]))
    beside = position.placed("cat_zig", [(5, 11), (5, 12), (6, 10 + 2), (6, 13)])
    apart = position.placed("cat_zig", [(5, 15), (5, 16), (6, 16), (6, 17)])
    assert prior(position, beside) > prior(position, apart)


def test_rats_and_the_map_of_its_colour_are_worth_covering():
    position = holding_blue()
    plain = position.placed("cat_zig", [(4, 9), (4, 10), (5, 10), (5, 11)])
    rats = position.placed("cat_zig", [(7, 14), (7, 15), (6, 15), (6, 16)])
    on_map = position.placed("cat_zig", [(1, 14), (1, 13), (2, 14), (2, 15)])
    assert prior(position, rats) > prior(position, plain)
    assert prior(position, on_map) > prior(position, plain)


def test_a_lesson_for_empty_rooms_keeps_them_empty():
    position = holding_blue()
    inside = position.placed("cat_zig", [(4, 6), (4, 7), (5, 7), (5, 8)])
    before = prior(position, inside)
    position.give(ANN, "empty_apple_room", pile=t.LESSONS)
    assert prior(position, inside) < before - 10


def test_an_emptied_boat_is_valued_as_empty():
    """The last tile is lifted: what was computed about the boat before is dropped."""
    position = island().lay(ANN, "red", "cat_bar", [(4, column) for column in range(9, 14)])
    shape = position.table.parts.tiles.shapes.index("cat_zig")
    position.table.ask(asked.place(ANN, shape, 0, asked.FROM_BAG))
    beside = position.placed("cat_zig", [(5, 9), (5, 10), (6, 10), (6, 11)])
    before = prior(position, beside)
    position.table.lift(0)
    assert prior(position, beside) < before
    assert prior(position, beside) == prior(Position(position.table.copy()), beside)


def test_a_tile_that_is_laid_drops_the_advice():
    position = holding_blue()
    prior(position, position.choices(ANN)[0])
    assert position.table.advice is not None
    position.place_anywhere(ANN)
    assert position.table.advice is None


def test_a_place_that_fills_a_room_is_worth_most():
    position = holding_blue()
    small = [
        (row, column)
        for row in range(9)
        for column in range(22)
        if (position.table.parts.boats.rooms[6][row] >> column) & 1
    ]
    assert len(small) == 4
    boat = valued_boat(position.table, ANN)
    filled, half = (
        sum(single(8 * boat.room[in_margin(*square)]) for square in squares) for squares in (small, small[:2])
    )
    assert rooms_value(boat, filled) > 2 * rooms_value(boat, half) > 0


def test_it_is_good_to_touch_and_bad_to_leave_a_hole():
    position = holding_blue(
        ("red", "cat_bar", [(4, column) for column in range(9, 14)]),
        ("red", "cat_cup", [(2, 9), (3, 9), (2, 10), (2, 11), (3, 11)]),
    )
    boat = valued_boat(position.table, ANN)
    boat.trial += 1  # a place that takes none of these squares
    red, hole, sea, open_water = (
        side_value(boat, in_margin(*square)) for square in [(4, 9), (3, 10), (-1, 10), (6, 10)]
    )
    assert red == sea > open_water == 0 > hole


def test_more_is_expected_of_a_lesson_the_nearer_it_is():
    """Five blue cats: one on the boat, three, five, and one too many."""
    position = island()
    lesson = next(
        lesson
        for lesson in position.table.parts.lessons
        if lesson.measure == measures.COLOUR_COUNT and lesson.colour == 0 and lesson.how == measures.EQUAL
    )
    survey = Survey()
    expected = []
    for cats in (1, 3, 5, 6):
        survey.by_colour[0] = cats
        expected.append(expected_points(survey, lesson, -1, 0.5))
    assert 0 <= expected[0] < expected[1] < expected[2] < lesson.points
    assert expected[3] == 0
    survey.by_colour[0] = 5
    assert expected_points(survey, lesson, -1, 1.0) == lesson.points


def test_the_last_day_leaves_little_hope():
    rats = next(
        lesson
        for lesson in island().table.parts.lessons
        if lesson.measure == measures.VISIBLE_RATS and lesson.how == measures.EQUAL and lesson.value == 0
    )
    survey = Survey()
    survey.rats = 8
    assert expected_points(survey, rats, -1, 0.0) > expected_points(survey, rats, -1, 1.0) == 0
    assert value_of_room(NUMBERS, 1, 1) > value_of_room(NUMBERS, 1, 5) > value_of_room(NUMBERS, 6, 5)
    assert value_of_room(NUMBERS, 0, 5) == 5


@pytest.mark.parametrize(
    ("reach", "each_day"), [(0.0, 0.0), (0.001, 0.0), (2.0, 2.0), (1.0, 40.0), (-8.0, 1.0)]
)
def test_no_learned_number_asks_for_a_room_beyond_all_bounds(reach, each_day):
    numbers = NUMBERS[:]
    numbers[ROOM_REACH], numbers[ROOM_REACH_DAY] = reach, each_day
    for day in range(7):
        nearly_full, empty = value_of_room(numbers, 1, day), value_of_room(numbers, 30, day)
        assert 0 <= empty <= nearly_full <= 5


def test_features_have_names_and_stay_near_one():
    for seed in range(3):
        position = dealt(seats=3, seed=seed)
        for seat in range(3):
            features = list(position.table.features_vec(seat))
            assert len(features) == len(NAMES)
            assert all(-2.0 <= number <= 2.0 for number in features)


def test_an_empty_boat_has_no_holes_and_each_tile_makes_it_more_ragged():
    position = island()
    holes, sides = empty_squares(position.table, ANN)
    assert holes == 1  # the bow
    position.lay(ANN, "red", "cat_bar", [(4, column) for column in range(9, 14)])
    assert empty_squares(position.table, ANN) == (1, sides + 12)


def test_greedy_beats_random():
    bots = [make("greedy"), make("random")]
    for variant in ("full", "family"):
        for seed in range(2):
            table = rules(variant, 2).deal(seed)
            chance = from_seed(seed)
            while not table.is_over:
                seat = table.next_seat()
                table.play(seat, bots[seat].choose(Sight(table, seat), chance))
            assert table.winners() == [0]
