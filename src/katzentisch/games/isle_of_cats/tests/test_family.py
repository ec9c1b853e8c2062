"""The family game."""

import pytest

from katzentisch.core.actions import NoSuchChoice
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import (
    ANN,
    BLUE3,
    BOAT,
    BOB,
    CEM,
    DAN,
    SQUARES,
    Position,
    dealt,
    island,
    rules,
)

rule = pytest.mark.rule


def test_the_family_game_has_only_its_own_choices_and_numbers_them_as_the_full_game_does():
    family, full = rules("family", 2), rules("full", 2)
    kinds = ["rescue", "pass", "decline", "take", "figure", "keep_family", "place"]
    assert [block.kind for block in family.actions.blocks] == kinds
    assert family.number_of_actions == 1709 < full.number_of_actions
    assert all(family.choice(number) == full.choice(number) for number in range(1709))
    with pytest.raises(NoSuchChoice, match="kind 'buy' is not one of"):
        family.action({"kind": "buy", "card": "lucky_bag"})
    assert family.deal(1).why_not(0, 1709).code == "no_such_action"


@rule("I101", "I102", "I103", "I104")
def test_each_is_dealt_three_family_cards_and_secretly_keeps_two():
    position = dealt("family", 3)
    cards = position.view(ANN)["seats"][ANN]["dealt"]
    assert len(cards) == 3 and position.to_act == [ANN, BOB, CEM]
    assert "dealt" not in position.view(BOB)["seats"][ANN]
    position.does(ANN, "keep_family", card=cards[0])
    before = position.view(BOB)
    assert position.refusal(ANN, "keep_family", card=cards[0]).code == "not_your_family_card"
    position.does(ANN, "keep_family", card=cards[2])
    assert position.view(ANN)["seats"][ANN]["family_cards"] == [cards[0], cards[2]]
    assert position.to_act == [BOB, CEM]
    assert before["seats"][ANN]["chosen"] is False and position.view(BOB)["seats"][ANN]["chosen"] is True


@rule("I101")
def test_the_cards_dealt_are_random_and_nobody_has_anothers():
    hands = set()
    for seed in range(5):
        position = dealt("family", 4, seed)
        cards = [position.seen(seat, seat)["dealt"] for seat in (ANN, BOB, CEM, DAN)]
        assert [len(dealt_to) for dealt_to in cards] == [3] * 4
        assert len({card for dealt_to in cards for card in dealt_to}) == 12
        hands.add(tuple(map(tuple, cards)))
    assert len(hands) == 5


@rule("I090", "I091", "I092", "I093", "I096", "I098")
def test_the_family_game_has_boats_bag_and_treasures_but_no_oshax_fish_or_baskets():
    seen = Position(rules("family", 3).deal(2)).view(-1)
    assert set(seen["supply"]) == {"common", "rare"}
    assert list(seen["supply"]["common"].values()) == [8] * 4
    assert "fish" not in seen["seats"][ANN] and seen["vesh"] == 5 and seen["bag"] == 110


@rule("I106", "I108", "I107")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_cats_per_player_lie_round_the_island_rare_ones_do_not_count(seats):
    position = dealt("family", seats)
    for seat in position.seats:
        for card in position.seen(seat, seat)["dealt"][:2]:
            position.does(seat, "keep_family", card=card)
    seen = position.view(-1)
    assert len(seen["fields"]) == 4 * seats
    rare = sum(seen["supply"]["rare"].values())
    assert seen["bag"] == 110 - 4 * seats - rare
    assert "side" not in seen["fields"][0]


def taking(seats=2, day=1):
    position = island("taking", "family", seats, day=day)
    position.bring(("red", "cat_bar", "left"), ("blue", "cat_zig", "left"))
    return position


@rule("I109", "I130")
def test_in_order_each_takes_one_cat_and_places_it_at_once():
    position = taking()
    position.does(ANN, "rescue", colour="red", shape="cat_bar")
    assert position.kinds(ANN) == {"place"}
    position.place_anywhere(ANN)
    assert position.to_act == [BOB]


@rule("I109", "I110")
def test_in_island_order_round_and_round_until_no_cat_is_left():
    position = island("taking", "family", 3).in_order(CEM, ANN, BOB)
    shapes = ("cat_bar", "cat_zig", "cat_plus", "cat_ell", "cat_cup")
    position.bring(*[("red", shape, "left") for shape in shapes])
    for seat, shape in zip((CEM, ANN, BOB, CEM, ANN), shapes, strict=True):
        assert position.to_act == [seat] and position.table.day == 1
        position.does(seat, "rescue", colour="red", shape=shape).place_anywhere(seat)
    assert position.table.day == 2
    assert [len(position.seen(seat)["tiles"]) for seat in (ANN, BOB, CEM)] == [2, 1, 2]


@rule("I111", "I112")
def test_a_player_may_pass_and_is_then_out_for_the_day():
    position = taking()
    position.does(ANN, "pass")
    position.does(BOB, "rescue", colour="red", shape="cat_bar")
    position.place_anywhere(BOB)
    assert position.to_act == [BOB]


@rule("I110", "I113", "I114", "I115", "I105")
@pytest.mark.who_begins
def test_when_no_cat_is_left_the_day_is_over_and_the_first_becomes_last():
    position = taking(seats=3)
    position.does(ANN, "rescue", colour="red", shape="cat_bar")
    position.place_anywhere(ANN)
    position.does(BOB, "rescue", colour="blue", shape="cat_zig")
    position.place_anywhere(BOB)
    assert (position.view(-1)["day"], position.view(-1)["vesh"]) == (2, 4)
    assert position.order == [BOB, CEM, ANN]


@rule("I113", "I066")
def test_when_all_have_passed_the_rest_goes_to_the_box():
    position = taking()
    position.does(ANN, "pass")
    position.does(BOB, "pass")
    assert position.table.supply[t.GONE + 3] == 2
    cats = {(colour, shape) for colour, shape, _ in position.fields()}
    assert len(cats) == 8 and not cats & {("red", "cat_bar"), ("blue", "cat_zig")}


@rule("I105", "I116", "I123", "I117")
def test_after_five_days_the_cards_are_revealed_and_scored():
    position = taking(day=5)
    position.table.put(ANN, t.FAMILY_KEPT, 1 << position.table.parts.family_names.index("rat_keeper"))
    position.does(ANN, "pass")
    position.does(BOB, "pass")
    assert position.table.is_over
    assert position.view(BOB)["seats"][ANN]["family_cards"] == ["rat_keeper"]
    assert position.scores()[ANN].total == -19 - 35 + 38
    assert position.winners == [ANN]


@rule("I124", "I118", "I119")
def test_rare_treasures_score_nothing():
    position = taking()
    position.lay(ANN, None, "rare_tee", [(3, 20), (4, 20), (5, 20), (4, 21)])
    assert position.scores()[ANN].total == -19 - 30


@rule("I125", "I126", "I120")
def test_ties_go_to_more_filled_rooms_then_are_shared():
    position = taking()
    assert position.winners == [ANN, BOB]
    position.lay(ANN, None, "rare_tee", [(3, 20), (4, 20), (5, 20), (4, 21)])
    total = position.scores()[ANN].total
    position.table.put(BOB, t.BOAT, position.table.get(ANN, t.BOAT))
    for column in range(11, 15):
        position.lay(BOB, None, "dot", [(0, column)])
    position.lay(BOB, None, "dot", [(1, 4)])
    assert position.scores()[BOB].total == total
    assert position.winners == [ANN]


@rule("I117")
def test_more_points_win_whoever_has_more_filled_rooms():
    position = taking(seats=3).has_boat(CEM, "boat1")
    position.lay(BOB, None, "rare_tee", [(3, 20), (4, 20), (5, 20), (4, 21)])
    for tile in BLUE3:
        position.lay(CEM, *tile)
    assert position.points() == [-54, -49, -46]
    assert position.winners == [CEM]


@rule("I120")
@pytest.mark.parametrize("letter", "ABCDEFG")
def test_a_room_with_a_single_visible_square_is_not_filled(letter):
    room = [(row, column) for row, column in SQUARES if BOAT[row][column] == letter]
    for square in (room[0], room[len(room) // 2], room[-1]):
        position = taking()
        position.cover(BOB, [other for other in room if other != square])
        rooms = next(line for line in position.scores()[BOB].lines if line.key == "rooms")
        assert rooms.points == -35 and letter in rooms.facts["rooms"]
        position.cover(BOB, [square])
        rooms = next(line for line in position.scores()[BOB].lines if line.key == "rooms")
        assert rooms.points == -30 and letter not in rooms.facts["rooms"]


@rule("I131")
def test_what_does_not_fit_cannot_be_taken():
    position = taking()
    for row, line in enumerate(position.table.parts.boats.room_grid):
        for column, mark in enumerate(line):
            if mark != "~" and (row, column) not in [(4, 10), (4, 11), (5, 9), (5, 10)]:
                position.lay(ANN, None, "dot", [(row, column)])
    assert [choice["shape"] for choice in position.choices(ANN, "rescue")] == ["cat_zig"]


def test_a_rare_treasure_drawn_joins_the_others():
    position = island("taking", "family")
    position.next_in_bag("rare_bar")
    for _ in position.seats:
        position.does(position.to_act[0], "pass")
    assert position.table.supply[8] >= 1
