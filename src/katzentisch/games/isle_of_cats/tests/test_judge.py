"""The judge: greedy play clearly beats random play, and looks at the right things."""

from katzentisch.bots import make
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from katzentisch.games.isle_of_cats import table as t
from katzentisch.games.isle_of_cats.judge import FEATURES
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


def test_features_have_names_and_stay_near_one():
    for seed in range(3):
        table = dealt(seats=3, seed=seed)
        for seat in range(3):
            found = list(table.features_vec(seat))
            assert len(found) == len(FEATURES)
            assert all(-2.0 <= number <= 2.0 for number in found)


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
