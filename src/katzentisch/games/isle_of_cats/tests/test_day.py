"""Setup, the filling of the fields, fishing, the end of a day and of the game."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.rules import day, rescuing
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.state.fields import LEFT, RIGHT, add_cat
from katzentisch.games.isle_of_cats.state.survey import family_points
from katzentisch.games.isle_of_cats.tests.positions import (
    ANN,
    BLUE3,
    BOB,
    CEM,
    Position,
    bought,
    dealt,
    island,
    rules,
)

from .test_lessons import lay_public

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
    position = Position(rules(seats=3).deal(4))
    first, second, _ = position.table.order
    assert position.to_act == [first]
    position.does(first, "figure", colour="red")
    assert position.to_act == [second]
    assert position.refusal(second, "figure", colour="red").code == "figure_taken"
    assert len(position.choices(second, "figure")) == 4


@rule("I006", "I008", "I009", "I106")
@pytest.mark.parametrize(("seats", "half"), [(2, 4), (3, 6), (4, 8)])
def test_cats_are_drawn_half_left_half_right_in_the_order_drawn(seats, half):
    position = dealt(seats=seats)
    sides = [side for _, _, side in position.fields()]
    assert sides == ["left"] * half + ["right"] * half


@rule("I008", "I009")
@pytest.mark.parametrize(("seats", "half"), [(2, 4), (3, 6), (4, 8)])
def test_the_cats_drawn_first_lie_left_those_drawn_last_right(seats, half):
    position = island(seats=seats)
    cats = [("red", shape) for shape in position.table.parts.tiles.shapes[15 : 15 + 2 * half]]
    position.next_in_bag(*cats)
    day.fill_fields(position.table)
    expected = [(*cat, "left") for cat in cats[:half]] + [(*cat, "right") for cat in cats[half:]]
    assert position.fields() == expected


def test_when_the_bag_runs_out_what_is_left_is_laid_out():
    position = island(seats=2)
    position.table.bag = position.table.bag[:0]
    day.fill_fields(position.table)
    assert position.fields() == []
    cats = [("red", "cat_bar"), ("red", "cat_zig"), ("blue", "cat_bar")]
    position.table.bag = vec[i64]([position.cat(*cat) for cat in reversed(cats)])
    day.fill_fields(position.table)
    assert position.fields() == [(*cat, "left") for cat in cats] and len(position.table.bag) == 0


@rule("I009")
def test_a_cat_added_on_the_left_lies_before_all_cats_on_the_right():
    position = island().bring(("red", "cat_bar", "right"))
    add_cat(position.table, position.cat("red", "cat_zig"), LEFT)
    add_cat(position.table, position.cat("red", "cat_plus"), RIGHT)
    add_cat(position.table, position.cat("red", "cat_ell"), LEFT)
    assert position.fields() == [
        ("red", "cat_zig", "left"),
        ("red", "cat_ell", "left"),
        ("red", "cat_bar", "right"),
        ("red", "cat_plus", "right"),
    ]


@rule("I097")
def test_what_is_drawn_is_no_longer_in_the_bag():
    position = island(seats=3)
    position.next_in_bag(("red", "cat_bar"), "rare_bar")
    assert position.view(-1)["bag"] == 110
    day.fill_fields(position.table)
    seen = position.view(-1)
    assert seen["bag"] == 110 - 12 - sum(seen["supply"]["rare"].values())
    lying = [position.cat(colour, shape) for colour, shape, _ in position.fields()]
    assert len(lying) == 12 and not set(lying) & set(position.table.bag)


@rule("I006", "I009")
def test_which_cats_come_is_random():
    assert len({tuple(dealt(seed=seed).fields()) for seed in range(5)}) == 5


@rule("I010", "I011")
def test_t46_rare_treasures_do_not_count_and_join_the_common_ones():
    position = island(seats=3)
    cats = [("red", shape) for shape in position.table.parts.tiles.shapes[15:27]]
    position.next_in_bag("rare_bar", cats[0], "rare_bar", "rare_tee", *cats[1:6], "rare_zig", *cats[6:])
    day.fill_fields(position.table)
    assert [side for _, _, side in position.fields()] == ["left"] * 6 + ["right"] * 6
    assert position.view(-1)["supply"]["rare"] == {
        "rare_hook": 0,
        "rare_tee": 1,
        "rare_block": 0,
        "rare_zig": 1,
        "rare_bar": 2,
    }


@rule("I010")
@pytest.mark.parametrize("rare", ["rare_hook", "rare_tee", "rare_block", "rare_zig", "rare_bar"])
def test_everybody_is_told_which_cats_and_rare_treasures_came(rare):
    position = island()
    position.next_in_bag(rare, *[("red", shape) for shape in position.table.parts.tiles.shapes[15:31]])
    position.table.listen()
    day.fill_fields(position.table)
    (told,) = [event.facts for event in position.table.events if event.kind == "fields_filled"]
    assert told["rare"] == [rare] and told["cats"] == len(position.fields()) > 0
    for side in ("left", "right"):
        cats = [(cat["colour"], cat["shape"]) for cat in told[side]]
        assert cats == [(colour, shape) for colour, shape, where in position.fields() if where == side]


@rule("I012")
def test_everybody_takes_twenty_fish_and_keeps_what_is_left():
    position = island("call", fish=7)
    position.does(ANN, "done")
    position.does(BOB, "done")
    assert (position.fish(ANN), position.fish(BOB)) == (27, 27)


@rule("I005")
def test_a_day_has_five_phases_in_order():
    position = dealt()
    seen = []
    while position.table.day == 1:
        phase = position.phase
        if not seen or seen[-1] != phase:
            seen.append(phase)
        seat = position.table.next_seat()
        position.table.play(seat, position.table.legal(seat)[0])
    assert [phase for phase in seen if phase != "reading"] == [
        "draft",
        "buying",
        "choosing",
        "rescuing",
        "finds",
        "call",
    ]


@rule("I070")
def test_all_used_baskets_of_all_become_active():
    position = island("finds", seats=3).in_order(CEM, ANN, BOB)
    position.has_baskets(ANN, 1, 0).has_baskets(BOB, 0, 3).has_baskets(CEM, 2, 1)
    position.pass_all()
    assert [position.baskets(seat) for seat in (ANN, BOB, CEM)] == [(1, 0), (3, 0), (3, 0)]


@rule("I070")
def test_after_the_last_day_used_baskets_stay_used():
    position = island("finds", day=5).has_baskets(BOB, 1, 2)
    position.pass_all()
    assert position.baskets(BOB) == (1, 2)


@rule("I066", "I067", "I068", "I070")
def test_cats_left_leave_the_game_treasures_stay_baskets_become_active_vesh_moves():
    position = island("finds")
    position.bring(("red", "cat_bar", "left"))
    position.table.supply[4] = 2
    position.table.put(ANN, t.USED, 1)
    position.pass_all()
    assert position.fields() == [] and position.table.supply[t.GONE + 3] == 1
    assert position.table.supply[4] == 2
    assert position.baskets(ANN) == (2, 0)
    position.does(ANN, "done")
    position.does(BOB, "done")
    assert (position.view(-1)["day"], position.view(-1)["vesh"]) == (2, 4)


@rule("I001", "I069")
def test_after_five_days_the_hand_is_reached_and_boats_are_scored():
    position = island("finds", day=5)
    position.pass_all()
    position.does(ANN, "done")
    position.does(BOB, "done")
    assert position.table.is_over and position.phase == "over"
    other = island("finds", day=4)
    other.pass_all()
    other.does(ANN, "done")
    other.does(BOB, "done")
    assert other.view(-1)["day"] == 5


@rule("I077", "I078")
def test_any_number_of_cards_may_be_kept_but_no_lessons():
    position = island("call")
    cards = (
        "four_boots",
        "lucky_bag",
        "call_an_oshax",
        "rare_or_two_common",
        "basket_one_boot",
        "new_basket",
    )
    position.give(ANN, *cards)
    position.does(ANN, "done")
    position.does(BOB, "done")
    assert sorted(position.hand(ANN)) == sorted(cards)
    read = bought("no_rats", "four_boots", bob=["five_blue", "lucky_bag"])
    assert (read.hand(ANN), read.hand(BOB)) == (["four_boots"], ["lucky_bag"])
    assert [read.seen(seat, seat)["lessons"] for seat in (ANN, BOB)] == [["no_rats"], ["five_blue"]]


@rule("I077")
def test_twelve_cards_are_kept_through_the_next_buying():
    position = island("call")
    cards = ["four_boots"] * 5 + ["call_an_oshax"] * 3 + ["new_basket"] * 2 + ["rare_or_two_common"] * 2
    position.give(BOB, *cards)
    for seat in (ANN, BOB):
        position.does(seat, "done")
    while position.phase != "choosing":
        seat = int(position.table.next_seat())
        kind = "keep" if position.phase == "draft" else "done"
        position.does(seat, **position.choices(seat, kind)[0])
    assert sorted(position.hand(BOB)) == sorted(cards) and position.hand(ANN) == []


def test_cats_that_came_in_the_call_are_additional():
    position = island("call")
    position.bring(("red", "cat_bar", "right"))
    position.does(ANN, "done")
    position.does(BOB, "done")
    assert len(position.fields()) == 9


# ---------------------------------------------------------------------- scoring


@rule("I076", "I082", "I083", "I121", "I122", "I142")
def test_t41_points_by_the_size_of_a_family():
    sizes = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12)
    assert [family_points(size) for size in sizes] == [0, 8, 11, 15, 20, 25, 30, 35, 40, 50]


@rule("I079", "I080", "I081", "I084", "I086")
def test_a_score_has_its_lines_and_what_earned_them():
    position = island("call")
    for tile in BLUE3:
        position.lay(ANN, *tile)
    position.lay(ANN, None, "rare_tee", [(3, 20), (4, 20), (5, 20), (4, 21)])
    score = position.scores()[ANN]
    assert {line.key: line.points for line in score.lines} == {
        "rats": -19,
        "rooms": -30,
        "family": 8,
        "rare_treasures": 3,
    }
    family = next(line for line in score.lines if line.key == "family")
    assert (family.facts["colour"], family.facts["size"], len(family.facts["squares"])) == ("blue", 3, 15)
    assert score.total == sum(line.points for line in score.lines) == -38


@rule("I079")
def test_all_lines_together_decide_who_wins():
    position = island("call")
    inside = [(2, column) for column in range(6, 10)]
    position.lay(BOB, None, "rare_bar", inside).lay(ANN, None, "dot", inside[:1])
    assert position.points() == [-54, -54 + 3]
    assert position.winners == [BOB]
    position.give(ANN, "common_treasures", pile=t.LESSONS)
    position.give(ANN, "rare_treasures", pile=t.LESSONS)
    assert position.winners == [BOB]
    position.give(ANN, "first_in_line", pile=t.LESSONS)
    assert position.points() == [-54 + 1 + 7, -54 + 3]
    assert position.winners == [ANN]


@rule("I079", "I086")
def test_a_public_lesson_may_decide_who_wins():
    position = island("call")
    inside = [(2, column) for column in range(6, 10)]
    position.lay(BOB, None, "rare_bar", inside)
    position.lay(ANN, None, "dot", inside[:1]).lay(ANN, None, "dot", inside[1:2])
    assert position.points() == [-54, -54 + 3] and position.winners == [BOB]
    lay_public(position, "common_wealth", None)
    assert position.points() == [-54 + 4, -54 + 3] and position.winners == [ANN]


@rule("I079", "I080", "I081")
def test_an_empty_boat_has_two_lines():
    lines = island("call").scores()[ANN].lines
    assert [(line.key, line.points) for line in lines] == [("rats", -19), ("rooms", -35)]
    assert lines[1].facts["rooms"] == list("ABCDEFG") and lines[1].facts["number"] == 7


@rule("I087", "I088", "I089")
def test_most_points_win_then_more_fish_then_shared():
    position = island("call")
    assert position.winners == [ANN, BOB]
    position.table.put(BOB, t.FISH, 21)
    assert position.winners == [BOB]
    position.lay(ANN, None, "rare_tee", [(3, 20), (4, 20), (5, 20), (4, 21)])
    assert position.winners == [ANN]


@rule("I085")
def test_private_lessons_are_revealed_at_the_end():
    position = island("call", day=5)
    position.give(ANN, "rat_keeper", pile=t.LESSONS)
    assert "lessons" not in position.view(BOB)["seats"][ANN]
    position.does(ANN, "done")
    position.does(BOB, "done")
    assert position.view(BOB)["seats"][ANN]["lessons"] == ["rat_keeper"]


@rule("I034", "I035", "I036")
def test_t34_island_order():
    order = rescuing.new_order(vec[i64]([0, 1, 2, 3]), vec[i64]([3, 4, 4, 0]))
    assert list(order) == [1, 2, 0, 3]


def test_the_call_asks_everybody_alike():
    position = island("call")
    position.give(ANN, "new_basket")
    assert position.to_act == [ANN, BOB]
    assert position.kinds(ANN) == {"done", "play"} and position.kinds(BOB) == {"done"}
