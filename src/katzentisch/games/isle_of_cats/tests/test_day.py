"""Setup, the filling of the fields, fishing, the end of a day and of the game."""

import pytest

from katzentisch.games.isle_of_cats.rules import day, rescuing
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.state.survey import family_points
from katzentisch.games.isle_of_cats.tests.positions import (
    ANN,
    BLUE3,
    BOB,
    baskets,
    bring,
    dealt,
    do,
    fields,
    fish,
    give,
    hand,
    island,
    kinds,
    lay,
    next_in_bag,
    offered,
    pass_all,
    refusal,
    rules,
)

rule = pytest.mark.rule


@rule("I090", "I091", "I097")
def test_the_bag_holds_all_cats_and_rare_treasures_and_nothing_else():
    table = rules().deal(1)
    counts = [list(table.bag).count(tile) for tile in range(90)]
    assert counts == [1] * 85 + [5] * 5


@rule("I096", "I062")
@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 8), (4, 11)])
def test_t47_common_treasures_and_oshax_lie_on_the_table(seats, each):
    supply = rules(seats=seats).deal(1).view(-1)["supply"]
    assert supply["common"] == {"dot": each, "duo": each, "tri_bend": each, "tri_bar": each}
    assert list(supply["oshax"].values()) == [1] * 6


@rule("I092", "I093")
def test_one_different_boat_each_and_vesh_on_five():
    seen = rules(seats=4).deal(3).view(-1)
    assert len({seat["boat"] for seat in seen["seats"]}) == 4
    assert seen["vesh"] == 5
    assert all(seat["fish"] == 0 and seat["baskets"] == {"active": 1, "used": 0} for seat in seen["seats"])


@rule("I098", "I099")
def test_t52_a_random_first_player_the_others_follow_in_seat_order():
    orders = {tuple(rules(seats=4).deal(seed).order) for seed in range(40)}
    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


@rule("I100", "I099")
def test_in_island_order_each_takes_a_figure_of_a_free_colour():
    table = rules(seats=3).deal(4)
    first, second, _ = table.order
    assert table.to_act == [first]
    do(table, first, "figure", colour="red")
    assert table.to_act == [second]
    assert refusal(table, second, "figure", colour="red") == "figure_taken"
    assert len(offered(table, second, "figure")) == 4


@rule("I006", "I008", "I009", "I106")
@pytest.mark.parametrize(("seats", "half"), [(2, 4), (3, 6), (4, 8)])
def test_cats_are_drawn_half_left_half_right_in_the_order_drawn(seats, half):
    table = dealt(seats=seats)
    sides = [side for _, _, side in fields(table)]
    assert sides == ["left"] * half + ["right"] * half


@rule("I006", "I009")
def test_which_cats_come_is_random():
    assert len({tuple(fields(dealt(seed=seed))) for seed in range(5)}) == 5


@rule("I010", "I011")
def test_t46_rare_treasures_do_not_count_and_join_the_common_ones():
    table = island(seats=3)
    cats = [("red", shape) for shape in table.parts.tiles.shapes[15:27]]
    next_in_bag(table, "rare_bar", cats[0], "rare_bar", "rare_tee", *cats[1:6], "rare_zig", *cats[6:])
    day.fill_fields(table)
    assert [side for _, _, side in fields(table)] == ["left"] * 6 + ["right"] * 6
    assert table.view(-1)["supply"]["rare"] == {
        "rare_hook": 0,
        "rare_tee": 1,
        "rare_block": 0,
        "rare_zig": 1,
        "rare_bar": 2,
    }


@rule("I012")
def test_everybody_takes_twenty_fish_and_keeps_what_is_left():
    table = island("call", fish=7)
    do(table, ANN, "done")
    do(table, BOB, "done")
    assert (fish(table, ANN), fish(table, BOB)) == (27, 27)


@rule("I005")
def test_a_day_has_five_phases_in_order():
    table = dealt()
    seen = []
    while table.day == 1:
        phase = t.PHASES[table.phase]
        if not seen or seen[-1] != phase:
            seen.append(phase)
        seat = table.next_seat()
        table.play(seat, table.legal(seat)[0])
    assert [phase for phase in seen if phase != "reading"] == [
        "draft",
        "buying",
        "choosing",
        "rescuing",
        "finds",
        "call",
    ]


@rule("I066", "I067", "I068", "I070")
def test_cats_left_leave_the_game_treasures_stay_baskets_become_active_vesh_moves():
    table = island("finds")
    bring(table, ("red", "cat_bar", "left"))
    table.supply[4] = 2
    table.put(ANN, t.USED, 1)
    pass_all(table)
    assert fields(table) == [] and table.supply[t.GONE + 3] == 1
    assert table.supply[4] == 2
    assert baskets(table, ANN) == (2, 0)
    do(table, ANN, "done")
    do(table, BOB, "done")
    assert (table.view(-1)["day"], table.view(-1)["vesh"]) == (2, 4)


@rule("I001", "I069")
def test_after_five_days_the_hand_is_reached_and_boats_are_scored():
    table = island("finds", day=5)
    pass_all(table)
    do(table, ANN, "done")
    do(table, BOB, "done")
    assert table.is_over and t.PHASES[table.phase] == "over"
    other = island("finds", day=4)
    pass_all(other)
    do(other, ANN, "done")
    do(other, BOB, "done")
    assert other.view(-1)["day"] == 5


@rule("I077", "I078")
def test_any_number_of_cards_may_be_kept_but_no_lessons():
    table = island("call")
    cards = (
        "four_boots",
        "lucky_bag",
        "call_an_oshax",
        "rare_or_two_common",
        "basket_one_boot",
        "new_basket",
    )
    give(table, ANN, *cards)
    do(table, ANN, "done")
    do(table, BOB, "done")
    assert sorted(hand(table, ANN)) == sorted(cards)
    assert all("lesson" not in table.parts.cards.kinds[table.parts.cards.names.index(card)] for card in cards)


def test_cats_that_came_in_the_call_are_additional():
    table = island("call")
    bring(table, ("red", "cat_bar", "right"))
    do(table, ANN, "done")
    do(table, BOB, "done")
    assert len(fields(table)) == 9


# ---------------------------------------------------------------------- scoring


@rule("I076", "I082", "I083", "I121", "I122", "I142")
def test_t41_points_by_the_size_of_a_family():
    sizes = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12)
    assert [family_points(size) for size in sizes] == [0, 8, 11, 15, 20, 25, 30, 35, 40, 50]


@rule("I079", "I080", "I081", "I084", "I086")
def test_a_score_has_its_lines_and_what_earned_them():
    table = island("call")
    for tile in BLUE3:
        lay(table, ANN, *tile)
    lay(table, ANN, None, "rare_tee", [(3, 20), (4, 20), (5, 20), (4, 21)])
    score = table.scores()[ANN]
    assert {line.key: line.points for line in score.lines} == {
        "rats": -19,
        "rooms": -30,
        "family": 8,
        "rare_treasures": 3,
    }
    family = next(line for line in score.lines if line.key == "family")
    assert (family.facts["colour"], family.facts["size"], len(family.facts["squares"])) == ("blue", 3, 15)
    assert score.total == sum(line.points for line in score.lines) == -38


@rule("I087", "I088", "I089")
def test_most_points_win_then_more_fish_then_shared():
    table = island("call")
    assert table.winners() == [ANN, BOB]
    table.put(BOB, t.FISH, 21)
    assert table.winners() == [BOB]
    lay(table, ANN, None, "rare_tee", [(3, 20), (4, 20), (5, 20), (4, 21)])
    assert table.winners() == [ANN]


@rule("I085")
def test_private_lessons_are_revealed_at_the_end():
    table = island("call", day=5)
    give(table, ANN, "rat_keeper", pile=t.LESSONS)
    assert "lessons" not in table.view(BOB)["seats"][ANN]
    do(table, ANN, "done")
    do(table, BOB, "done")
    assert table.view(BOB)["seats"][ANN]["lessons"] == ["rat_keeper"]


@rule("I034", "I035", "I036")
def test_t34_island_order():
    from librt.vecs import vec
    from mypy_extensions import i64

    order = rescuing.new_order(vec[i64]([0, 1, 2, 3]), vec[i64]([3, 4, 4, 0]))
    assert list(order) == [1, 2, 0, 3]


def test_the_call_asks_everybody_alike():
    table = island("call")
    give(table, ANN, "new_basket")
    assert table.to_act == [ANN, BOB]
    assert kinds(table, ANN) == {"done", "play"} and kinds(table, BOB) == {"done"}
