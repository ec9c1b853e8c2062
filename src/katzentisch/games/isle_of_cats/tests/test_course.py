"""The course of whole games, and rules looked at once more from another side."""

import pytest

from katzentisch.games.isle_of_cats.rules import day as day_rules
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import ANN, BAR, BOB, CEM, SQUARES, dealt, island

rule = pytest.mark.rule
in_both_games = pytest.mark.parametrize("variant", ["full", "family"])
with_any_number = pytest.mark.parametrize("seats", [2, 3, 4])
SIDES = ((0, 1), (0, -1), (1, 0), (-1, 0))


@rule("I001", "I005", "I006", "I008")
@rule("I012", "I013", "I066", "I067")
@rule("I068", "I069", "I093", "I097")
@with_any_number
def test_five_days_with_five_phases_each(seats):
    position = dealt(seats=seats)
    order = position.order
    for day in (1, 2, 3, 4, 5):
        seen = position.view(-1)
        assert (seen["day"], seen["vesh"], position.phase) == (day, 6 - day, "draft")
        assert [position.fish(seat) for seat in position.seats] == [20 * day] * seats
        assert [len(position.seen(seat, seat)["pack"]) for seat in position.seats] == [7] * seats
        assert seen["deck"] == 150 - 7 * seats * day
        assert [side for _, _, side in position.fields()] == ["left"] * 2 * seats + ["right"] * 2 * seats
        rare = sum(seen["supply"]["rare"].values())
        assert seen["bag"] == 110 - 4 * seats * day - rare
        for _ in range(6):
            for seat in position.seats:
                position.does(seat, **position.choices(seat, "keep")[0])
        assert position.phase == "buying" and position.to_act == list(position.seats)
        for seat in position.seats:
            position.does(seat, "done")
        assert position.phase == "choosing"
        for seat in order:
            assert position.to_act == [seat]
            position.does(seat, "done")
        for phase in ("rescuing", "finds"):
            assert position.phase == phase and len(position.fields()) == 4 * seats
            for seat in order:
                assert position.to_act == [seat]
                position.does(seat, "pass")
        assert position.phase == "call" and position.fields() == []
        assert sum(position.view(-1)["supply"]["rare"].values()) == rare
        for seat in position.seats:
            position.does(seat, "done")
    assert position.table.is_over and position.to_act == []
    assert position.points() == [-54] * seats and position.winners == list(position.seats)


@rule("I105", "I106", "I109", "I111")
@rule("I113", "I114", "I115", "I116")
@with_any_number
def test_five_days_of_the_family_game(seats):
    position = dealt("family", seats)
    for seat in position.seats:
        assert len(position.choices(seat, "keep_family")) == 3
        for _ in range(2):
            position.does(seat, **position.choices(seat, "keep_family")[0])
    order = position.order
    for day in (1, 2, 3, 4, 5):
        seen = position.view(-1)
        assert (seen["day"], seen["vesh"], position.phase) == (day, 6 - day, "taking")
        assert position.order == order and len(seen["fields"]) == 4 * seats
        assert seen["bag"] == 110 - 4 * seats * day - sum(seen["supply"]["rare"].values())
        for seat in order:
            assert position.to_act == [seat] and len(position.choices(seat, "rescue")) == 4 * seats
            position.does(seat, "pass")
        order = [*order[1:], order[0]]
    assert position.table.is_over and position.table.supply[t.GONE + 3] == 20 * seats


@rule("I010", "I011", "I107", "I108")
@in_both_games
@with_any_number
def test_rare_treasures_come_on_top_of_the_cats_and_lie_on_the_table(variant, seats):
    position = island("taking" if variant == "family" else "call", variant, seats)
    shapes = position.table.parts.tiles.shapes
    cats = [("red" if number < 17 else "blue", shapes[15 + number % 17]) for number in range(4 * seats)]
    rare = ["rare_bar", "rare_tee", "rare_bar", "rare_hook", "rare_block"]
    position.next_in_bag(*rare[:2], *cats[:3], *rare[2:4], *cats[3:-1], rare[4], cats[-1], "rare_zig")
    day_rules.fill_fields(position.table)
    assert [(colour, shape) for colour, shape, _ in position.fields()] == cats
    assert position.view(-1)["supply"]["rare"] == {
        "rare_hook": 1,
        "rare_tee": 1,
        "rare_block": 1,
        "rare_zig": 0,
        "rare_bar": 2,
    }


@rule("I025", "I026", "I027", "I086")
def test_public_lessons_of_all_lie_open_with_their_colours_and_are_announced():
    position = island("buying", seats=3).in_order(CEM, ANN, BOB)
    position.give(ANN, "pupils", "colour", pile=t.BOUGHT).give(BOB, "maps_in_sight", pile=t.BOUGHT)
    position.give(CEM, "lonely_of_a_colour", pile=t.BOUGHT)
    position.table.listen()
    for seat in (ANN, BOB, CEM):
        position.does(seat, "done")
    assert position.to_act == [CEM]
    position.does(CEM, "colour", colour="orange").does(ANN, "colour", colour="purple")
    assert position.view(-1)["public_lessons"] == [
        {"card": "colour", "colour": "purple"},
        {"card": "lonely_of_a_colour", "colour": "orange"},
        {"card": "pupils", "colour": None},
        {"card": "maps_in_sight", "colour": None},
    ]
    told = [event.heard_by(-1) for event in position.table.events if event.kind.startswith("public_lesson")]
    assert [(event["seat"], event["card"], event.get("colour")) for event in told] == [
        (CEM, "lonely_of_a_colour", "orange"),
        (ANN, "colour", "purple"),
        (ANN, "pupils", None),
        (BOB, "maps_in_sight", None),
    ]
    assert [position.seen(seat)["private_lessons"] for seat in position.seats] == [0, 0, 0]
    assert position.points("public_lesson") == [25, 25, 25]


@rule("I039", "I055", "I060")
def test_the_rescue_ends_when_the_last_has_passed_though_cats_are_left():
    position = island(seats=3, baskets=4).in_order(BOB, ANN, CEM)
    shapes = ("cat_bar", "cat_zig", "cat_plus", "cat_ell", "cat_cup")
    position.bring(*[("red", shape, "left") for shape in shapes])

    def rescues(seat, shape):
        assert position.to_act == [seat]
        position.does(seat, "rescue", colour="red", shape=shape).place_anywhere(seat).does(seat, "end_turn")

    rescues(BOB, "cat_bar")
    position.does(ANN, "pass")
    rescues(CEM, "cat_zig")
    rescues(BOB, "cat_plus")
    position.does(CEM, "pass")
    rescues(BOB, "cat_ell")
    assert position.phase == "rescuing" and position.to_act == [BOB]
    position.does(BOB, "pass")
    assert position.phase == "finds" and position.to_act == [BOB] and len(position.fields()) == 1


@rule("I040", "I042", "I043")
def test_each_rescue_costs_the_basket_that_was_chosen():
    position = island(baskets=1).bring(
        *[("red", shape, "left") for shape in ("cat_bar", "cat_zig", "cat_plus")]
    )
    halves = ("broken_basket", "broken_basket_one_boot", "broken_basket_three_boots")
    position.give(BOB, "basket_one_boot", "basket_three_boots", *halves, pile=t.CHOSEN)
    position.does(ANN, "pass")
    position.does(BOB, "rescue", colour="red", shape="cat_bar")
    assert [choice["basket"] for choice in position.choices(BOB)] == ["permanent", "whole", "halves"]
    position.does(BOB, "basket", basket="whole").place_anywhere(BOB).does(BOB, "end_turn")
    assert position.view(-1)["discard"] == ["basket_one_boot"] and position.baskets(BOB) == (1, 0)
    position.does(BOB, "rescue", colour="red", shape="cat_zig").does(BOB, "basket", basket="halves")
    position.place_anywhere(BOB).does(BOB, "end_turn")
    assert position.view(-1)["discard"] == ["broken_basket", "broken_basket_one_boot", "basket_one_boot"]
    position.does(BOB, "rescue", colour="red", shape="cat_plus")
    assert [choice["basket"] for choice in position.choices(BOB)] == ["permanent", "whole"]
    position.does(BOB, "basket", basket="permanent").place_anywhere(BOB)
    assert position.baskets(BOB) == (0, 1) and position.seen(BOB)["revealed"] == [
        "broken_basket_three_boots",
        "basket_three_boots",
    ]
    assert position.baskets(ANN) == (1, 0)


DRAWINGS = {
    "cat_bar": [[(0, k) for k in range(5)], [(k, 0) for k in range(5)]],
    "cat_plus": [[(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)]],
    "cat_corner": [
        [(0, 0), (0, 1), (0, 2), (1, 0), (2, 0)],
        [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)],
        [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)],
        [(0, 2), (1, 2), (2, 2), (2, 1), (2, 0)],
    ],
}


@rule("I046", "I047", "I048", "I049")
@rule("I050", "I051", "I052", "I132")
@rule("I133", "I134", "I135", "I136")
@rule("I137", "I138")
@in_both_games
@pytest.mark.parametrize("shape", DRAWINGS)
@pytest.mark.parametrize("tiles", [0, 1, 3])
def test_the_places_of_a_tile_are_those_of_the_plain_rule(variant, shape, tiles):
    laid = [BAR, (None, "dot", [(3, 10)]), ("red", "cat_tee", [(2, 10), (1, 10), (0, 10), (0, 9), (0, 11)])][
        :tiles
    ]
    position = island("taking" if variant == "family" else "rescuing", variant)
    position.bring(("green", shape, "left"))
    for tile in laid:
        position.lay(ANN, *tile)
    covered = {square for _, _, squares in laid for square in squares}
    near = {(r + down, c + right) for r, c in covered for down, right in SIDES}
    expected = set()
    for drawing in DRAWINGS[shape]:
        for row in range(9):
            for column in range(22):
                squares = frozenset((row + r, column + c) for r, c in drawing)
                if squares <= set(SQUARES) and not squares & covered and (squares & near or not covered):
                    expected.add(squares)
    position.does(ANN, "rescue", colour="green", shape=shape)
    piece = position.table.parts.tiles.polyominoes[position.table.parts.tiles.shapes.index(shape)]
    offered = [
        frozenset(piece.squares(choice["turn"], choice["row"], choice["column"]))
        for choice in position.choices(ANN, "place")
    ]
    assert len(offered) == len(set(offered)) and set(offered) == expected


STAIRS = [(0, 7), (0, 8), (1, 8), (1, 9), (2, 9), (2, 10)]


@rule("I053", "I054", "I064", "I065")
@rule("I141")
@pytest.mark.parametrize("colour", ["blue", "green", "red", "purple", "orange"])
def test_an_oshax_gets_any_colour_and_the_map_of_that_colour_alone_gives_a_bonus(colour):
    position = island("finds").give(ANN, "call_an_oshax")
    position.does(ANN, "play", card="call_an_oshax").does(ANN, "take", shape="ox_stairs")
    assert len(position.choices(ANN, "colour")) == 5
    position.does(ANN, "colour", colour=colour).does(ANN, "place", **position.at("ox_stairs", STAIRS))
    assert position.offers(ANN, "decline") == (colour == "green"), "green is the map of the first boat there"
    assert position.seen(ANN, BOB)["tiles"][0]["colour"] == colour
    position.give(ANN, "oshax_friends", pile=t.LESSONS)
    assert position.scores()[ANN].points("lesson") == 3


@rule("I141")
def test_a_treasure_on_a_map_gives_nothing():
    position = island("finds").give(ANN, "rare_or_two_common").leaves(rare_bar=1)
    position.does(ANN, "play", card="rare_or_two_common").does(ANN, "option", **{"from": "rare"})
    position.does(ANN, "take", shape="rare_bar")
    position.does(ANN, "place", **position.at("rare_bar", [(0, 7), (0, 8), (0, 9), (0, 10)]))
    assert position.kinds(ANN) == {"end_turn"}


@rule("I076", "I082", "I083", "I121")
@rule("I122", "I142", "I143")
@in_both_games
@pytest.mark.parametrize(
    ("cats", "points"), [(2, []), (3, [8]), (4, [11]), (5, [15]), (6, [20]), (7, [25]), (8, [30]), (9, [35])]
)
def test_a_family_on_the_boat_scores_by_its_size(variant, cats, points):
    position = island("taking" if variant == "family" else "call", variant)
    for row in range(cats):
        position.lay(BOB, "red", "cat_bar", [(row, column) for column in range(8, 13)])
    lines = [line for line in position.scores()[BOB].lines if line.key == "family"]
    assert [line.points for line in lines] == points
    assert all(line.facts["size"] == cats and line.facts["colour"] == "red" for line in lines)


@rule("I076", "I138", "I142", "I143")
@in_both_games
def test_what_is_a_family_and_what_is_not(variant):
    def families(*tiles):
        position = island("taking" if variant == "family" else "call", variant)
        for colour, shape, squares in tiles:
            position.lay(ANN, colour, shape, squares)
        return [line.facts["size"] for line in position.scores()[ANN].lines if line.key == "family"]

    def bar(colour, row, column):
        return (colour, "cat_bar", [(row, column + k) for k in range(5)])

    three = [bar("red", 3, 8), bar("red", 4, 8), bar("red", 5, 8)]
    assert families(*three) == [3]
    assert families(*three, bar("red", 6, 8)) == [4]
    assert families(*three[:2]) == [], "only two"
    assert families(*three[:2], bar("red", 5, 13)) == [], "the third touches by a corner"
    assert families(*three[:2], bar("red", 5, 3)) == [], "or by the corner on the other side"
    assert families(*three[:2], bar("blue", 5, 8)) == [], "another colour"
    assert families(bar("red", 3, 5), bar("red", 3, 10), bar("red", 3, 15)) == [3], "side by side in a row"
    apart = [bar("red", 1, 8), bar("red", 2, 8), bar("red", 0, 8)]
    assert families(*apart, bar("red", 4, 8), bar("red", 5, 8), bar("red", 6, 8)) == [3, 3], "two of a colour"
    assert families(*three[:2], (None, "dot", [(5, 8)]), bar("red", 6, 8)) == [], "a treasure joins nothing"


@rule("I102", "I103", "I104", "I123")
def test_only_the_two_cards_kept_are_scored_and_shown_and_only_at_the_end():
    position = dealt("family", 3)
    dealt_to = {seat: position.seen(seat, seat)["dealt"] for seat in position.seats}
    for seat in position.seats:
        position.does(seat, "keep_family", card=dealt_to[seat][2]).does(
            seat, "keep_family", card=dealt_to[seat][0]
        )
    assert position.phase == "taking"
    for looking in (*position.seats, -1):
        for seat in position.seats:
            seen = position.seen(seat, looking)
            assert ("family_cards" in seen) == ("dealt" in seen) == (looking == seat)
    position.table.day = 5
    position.pass_all()
    for seat in position.seats:
        kept = sorted([dealt_to[seat][0], dealt_to[seat][2]])
        assert sorted(position.seen(seat)["family_cards"]) == kept
        lines = [line for line in position.scores()[seat].lines if line.key == "family_card"]
        assert sorted(line.facts["card"] for line in lines) == kept
