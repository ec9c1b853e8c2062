"""The judge: greedy play clearly beats random play, and looks at the right things."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.bots import make
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from katzentisch.games.isle_of_cats.box import measures
from katzentisch.games.isle_of_cats.box.boats import WIDE
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.state.survey import Survey
from katzentisch.games.isle_of_cats.strategy.features import NAMES, empty_squares
from katzentisch.games.isle_of_cats.strategy.prior_lessons import promise
from katzentisch.games.isle_of_cats.strategy.prior_placing import (
    _rooms_value,
    _side,
    hope_of_room,
    outlook_of,
)
from katzentisch.games.isle_of_cats.tests.positions import (
    ANN,
    BLUE3,
    bring,
    dealt,
    do,
    give,
    island,
    lay,
    placed,
    rules,
)


def prior(table, choice):
    return table.prior(ANN, table.game.action(choice))


def holding_blue(*on_boat):
    table = island()
    bring(table, ("blue", "cat_zig", "left"))
    for tile in on_boat:
        lay(table, ANN, *tile)
    do(table, ANN, "rescue", colour="blue", shape="cat_zig")
    return table


def test_a_place_beside_its_family_is_better():
    table = holding_blue(*BLUE3, ("red", "cat_bar", [(4, column) for column in range(14, 19)]))
    beside = placed(table, "cat_zig", [(5, 11), (5, 12), (6, 10 + 2), (6, 13)])
    apart = placed(table, "cat_zig", [(5, 15), (5, 16), (6, 16), (6, 17)])
    assert prior(table, beside) > prior(table, apart)


def test_rats_and_the_map_of_its_colour_are_worth_covering():
    table = holding_blue()
    plain = placed(table, "cat_zig", [(4, 9), (4, 10), (5, 10), (5, 11)])
    rats = placed(table, "cat_zig", [(7, 14), (7, 15), (6, 15), (6, 16)])
    on_map = placed(table, "cat_zig", [(1, 14), (1, 13), (2, 14), (2, 15)])
    assert prior(table, rats) > prior(table, plain)
    assert prior(table, on_map) > prior(table, plain)


def test_a_lesson_for_empty_rooms_keeps_them_empty():
    table = holding_blue()
    inside = placed(table, "cat_zig", [(4, 6), (4, 7), (5, 7), (5, 8)])
    before = prior(table, inside)
    give(table, ANN, "empty_apple_room", pile=t.LESSONS)
    assert prior(table, inside) < before - 10


def test_a_place_that_fills_a_room_is_worth_most():
    table = holding_blue()
    small = [
        (row, column)
        for row in range(9)
        for column in range(22)
        if (table.parts.boats.rooms[6][row] >> column) & 1
    ]
    assert len(small) == 4
    filled, half = vec[i64](small_squares(small)), vec[i64](small_squares(small[:2]))
    found = outlook_of(table, ANN)
    rooms = [sum(1 << 8 * found.room[square] for square in squares) for squares in (filled, half)]
    assert _rooms_value(found, rooms[0]) > 2 * _rooms_value(found, rooms[1]) > 0


def small_squares(squares):
    return [(row + 1) * WIDE + column + 1 for row, column in squares]


def test_it_is_good_to_touch_and_bad_to_leave_a_hole():
    table = holding_blue(
        ("red", "cat_bar", [(4, column) for column in range(9, 14)]),
        ("red", "cat_cup", [(2, 9), (3, 9), (2, 10), (2, 11), (3, 11)]),
    )
    found = outlook_of(table, ANN)
    found.trial += 1  # a place that takes none of these squares
    red, hole, sea, open_water = small_squares([(4, 9), (3, 10), (-1, 10), (6, 10)])
    assert _side(found, red) == _side(found, sea) > _side(found, open_water) == 0 > _side(found, hole)


def test_a_lesson_promises_more_the_nearer_it_is():
    """Five blue cats: one on the boat, three, five, and one too many."""
    table = island()
    lesson = next(
        one
        for one in table.parts.lessons
        if one.measure == measures.COLOUR_COUNT and one.colour == 0 and one.how == measures.EQUAL
    )
    found = Survey()
    hopes = []
    for cats in (1, 3, 5, 6):
        found.by_colour[0] = cats
        hopes.append(promise(found, lesson, -1, 0.5))
    assert 0 <= hopes[0] < hopes[1] < hopes[2] < lesson.points
    assert hopes[3] == 0
    found.by_colour[0] = 5
    assert promise(found, lesson, -1, 1.0) == lesson.points


def test_the_last_day_leaves_little_hope():
    rats = next(
        one
        for one in island().parts.lessons
        if one.measure == measures.VISIBLE_RATS and one.how == measures.EQUAL and one.value == 0
    )
    found = Survey()
    found.rats = 8
    assert promise(found, rats, -1, 0.0) > promise(found, rats, -1, 1.0) == 0
    assert hope_of_room(1, 1) > hope_of_room(1, 5) > hope_of_room(6, 5)
    assert hope_of_room(0, 5) == 5


def test_features_have_names_and_stay_near_one():
    for seed in range(3):
        table = dealt(seats=3, seed=seed)
        for seat in range(3):
            found = list(table.features_vec(seat))
            assert len(found) == len(NAMES)
            assert all(-2.0 <= number <= 2.0 for number in found)


def test_an_empty_boat_has_no_holes_and_each_tile_makes_it_more_ragged():
    table = island()
    holes, sides = empty_squares(table, ANN)
    assert holes == 1  # the bow
    lay(table, ANN, "red", "cat_bar", [(4, column) for column in range(9, 14)])
    assert empty_squares(table, ANN) == (1, sides + 12)


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
