"""Placing tiles, and the bonus of a treasure map."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box.tiles import NO_COLOUR
from katzentisch.games.isle_of_cats.rules import placing
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import ANN, BAR, BOB, SQUARES, Position, island, rules

rule = pytest.mark.rule
GREEN_CORNER = [(0, 7), (0, 8), (0, 9), (1, 7), (2, 7)]


def holding(colour, shape, *on_boat, variant="full"):
    """Ann has a cat to place; tiles lie on her boat already."""
    position = island("taking" if variant == "family" else "rescuing", variant)
    position.bring((colour, shape, "left"), ("red", "cat_zig", "right"))
    for tile in on_boat:
        position.lay(ANN, *tile)
    position.does(ANN, "rescue", colour=colour, shape=shape)
    return position


in_both_games = pytest.mark.parametrize("variant", ["full", "family"])


@rule("I045", "I130", "I109")
@in_both_games
def test_a_rescued_cat_must_be_placed_at_once(variant):
    position = holding("blue", "cat_bar", variant=variant)
    assert position.kinds(ANN) == {"place"}
    assert position.to_act == [ANN]


@rule("I051", "I136")
@in_both_games
def test_the_first_tile_may_lie_anywhere(variant):
    position = holding("blue", "cat_bar", variant=variant)
    assert len(position.choices(ANN, "place")) == 106 + 60


@rule("I052", "I137", "I138")
@in_both_games
def test_each_further_tile_must_touch_a_tile_by_a_side_not_by_a_corner(variant):
    position = holding("red", "cat_plus", BAR, variant=variant)
    assert position.offers(
        ANN, "place", **position.at("cat_plus", [(1, 12), (2, 11), (2, 12), (2, 13), (3, 12)])
    )
    by_side_and_corner = position.at("cat_plus", [(2, 15), (3, 14), (3, 15), (3, 16), (4, 15)])
    assert position.offers(ANN, "place", **by_side_and_corner)
    apart = position.at("cat_plus", [(5, 5), (6, 4), (6, 5), (6, 6), (7, 5)])
    assert position.refusal(ANN, "place", **apart).code == "no_contact"


@rule("I052", "I137", "I138")
@in_both_games
@pytest.mark.parametrize(
    "corner",
    [
        [(2, 9), (2, 10), (3, 8), (3, 9)],
        [(2, 14), (2, 15), (3, 15), (3, 16)],
        [(5, 8), (5, 9), (6, 9), (6, 10)],
        [(5, 15), (5, 16), (6, 14), (6, 15)],
    ],
)
def test_a_corner_is_no_contact(variant, corner):
    position = holding("red", "cat_zig", BAR, variant=variant)
    assert position.refusal(ANN, "place", **position.at("cat_zig", corner)).code == "no_contact"


@rule("I138")
def test_the_refusal_of_a_tile_without_contact_names_its_squares():
    position = holding("red", "cat_zig", BAR)
    apart = position.at("cat_zig", [(2, 8), (2, 9), (3, 7), (3, 8)])
    refusal = position.refusal(ANN, "place", **apart)
    assert refusal.code == "no_contact"
    assert refusal.facts["where"] == ["c9", "c10", "d8", "d9"]


@rule("I047", "I133")
@in_both_games
def test_tiles_never_overlap_and_the_refusal_names_the_covered_square(variant):
    position = holding("red", "cat_bar", BAR, variant=variant)
    over = position.placed("cat_bar", [(4, column) for column in range(14, 19)])
    refusal = position.table.why_not(ANN, position.game.action(over))
    assert (refusal.code, refusal.facts["squares"]) == ("overlap", [[4, 14]])
    piece = position.table.parts.tiles.polyominoes[position.table.parts.tiles.shapes.index("cat_bar")]
    choices = position.choices(ANN, "place")
    assert choices
    for choice in choices:
        squares = piece.squares(choice["turn"], choice["row"], choice["column"])
        assert not set(squares) & set(BAR[2])


@rule("I048", "I134", "I049", "I135")
@in_both_games
def test_a_tile_lies_inside_the_outline_on_whole_squares(variant):
    position = holding("red", "cat_bar", variant=variant)
    action = position.game.action({"kind": "place", "turn": 0, "row": 4, "column": 18})
    refusal = position.table.why_not(ANN, action)
    assert (refusal.code, refusal.facts["squares"]) == ("outside", [[4, 22]])
    piece = position.table.parts.tiles.polyominoes[position.table.parts.tiles.shapes.index("cat_bar")]
    choices = position.choices(ANN, "place")
    assert len(choices) == 166  # T16
    for choice in choices:
        for square in piece.squares(choice["turn"], choice["row"], choice["column"]):
            assert square in SQUARES


@rule("I049", "I135")
@in_both_games
@pytest.mark.parametrize(
    "squares",
    [
        [(0, 7), (0, 8), (0, 9), (1, 7), (2, 7)],
        [(2, 13), (2, 12), (2, 11), (1, 13), (0, 13)],
        [(6, 9), (7, 9), (8, 9), (8, 8), (8, 7)],
    ],
)
def test_exactly_the_squares_of_the_tile_are_covered(variant, squares):
    position = holding("red", "cat_corner", variant=variant)
    position.does(ANN, "place", **position.at("cat_corner", squares))
    assert position.free_squares(ANN) == set(SQUARES) - set(squares)
    (tile,) = position.seen(ANN)["tiles"]
    assert {tuple(square) for square in tile["squares"]} == set(squares)


def test_a_drawing_the_tile_does_not_have_is_the_wrong_shape():
    position = holding("red", "cat_plus")
    assert position.refusal(ANN, "place", turn=1, row=3, column=3).code == "wrong_shape"


@rule("I046", "I132")
@in_both_games
def test_tiles_may_be_turned_and_flipped_and_equal_drawings_count_once(variant):
    for shape, drawings in (("cat_bumpbar", 8), ("cat_bar", 2), ("cat_plus", 1), ("cat_zig", 4)):
        position = holding("red", shape, variant=variant)
        assert {choice["turn"] for choice in position.choices(ANN, "place")} == set(range(drawings))


@rule("I046", "I132")
@in_both_games
def test_a_bent_tile_lies_in_all_four_corners(variant):
    position = holding("red", "cat_corner", variant=variant)
    for down in (1, -1):
        for right in (1, -1):
            squares = [(4, 12), (4, 12 + right), (4, 12 + 2 * right), (4 + down, 12), (4 + 2 * down, 12)]
            assert position.offers(ANN, "place", **position.at("cat_corner", squares))


@rule("I050")
@in_both_games
def test_walls_are_no_obstacle(variant):
    position = holding("red", "cat_bar", variant=variant)
    assert position.offers(ANN, "place", **position.at("cat_bar", [(4, column) for column in range(2, 7)]))


@rule("I131", "I063")
def test_a_cat_that_fits_nowhere_cannot_be_taken():
    position = island()
    position.bring(("red", "cat_bar", "left"), ("red", "cat_plus", "left"))
    position.cover_all_but(ANN, [(4, 10), (4, 11), (4, 12), (4, 13), (4, 14)])
    assert position.refusal(ANN, "rescue", colour="red", shape="cat_plus").code == "no_room"
    assert position.offers(ANN, "rescue", colour="red", shape="cat_bar")


# ---------------------------------------------------------------------- maps


@rule("I131")
@in_both_games
def test_what_fits_is_looked_for_on_the_own_boat(variant):
    position = island("taking" if variant == "family" else "rescuing", variant)
    position.bring(("red", "cat_bar", "left"), ("red", "cat_plus", "left"))
    position.cover_all_but(BOB, [(4, 10), (4, 11), (4, 12), (4, 13), (4, 14)])
    assert len(position.choices(ANN, "rescue")) == 2
    position.does(ANN, "pass")
    assert [choice["shape"] for choice in position.choices(BOB, "rescue")] == ["cat_bar"]
    assert position.refusal(BOB, "rescue", colour="red", shape="cat_plus").code == "no_room"


@rule("I131")
def test_what_fits_changes_with_every_tile():
    position = island().bring(("red", "cat_bar", "left"), ("red", "cat_plus", "left"))
    bar = [(4, column) for column in range(10, 15)]
    assert len(position.choices(ANN, "rescue")) == 2 and len(position.choices(ANN)) == 3
    position.cover(ANN, sorted(set(SQUARES) - set(bar)))
    assert [choice["shape"] for choice in position.choices(ANN, "rescue")] == ["cat_bar"]
    position.cover(ANN, bar[:1])
    assert position.choices(ANN, "rescue") == []
    position.table.lift(len(position.table.tiles) - 1)
    assert [choice["shape"] for choice in position.choices(ANN, "rescue")] == ["cat_bar"]


def on_the_green_map(colour, variant="full"):
    position = holding(colour, "cat_corner", variant=variant)
    position.does(ANN, "place", **position.at("cat_corner", GREEN_CORNER))
    return position


@rule("I053", "I094")
def test_a_cat_on_the_map_of_its_colour_may_take_one_common_treasure():
    position = on_the_green_map("green")
    assert [choice["shape"] for choice in position.choices(ANN, "take")] == [
        "dot",
        "duo",
        "tri_bend",
        "tri_bar",
    ]
    position.does(ANN, "take", shape="duo")
    position.place_anywhere(ANN)
    assert position.table.supply[1] == 4
    assert "take" not in position.kinds(ANN)


@rule("I053", "I094")
@pytest.mark.parametrize("variant", ["full", "solo"])
def test_a_bonus_is_no_rare_treasure_though_one_lies_on_the_table(variant):
    position = holding("green", "cat_corner", variant=variant).leaves(rare_bar=1)
    position.does(ANN, "place", **position.at("cat_corner", GREEN_CORNER))
    assert {choice["shape"] for choice in position.choices(ANN, "take")} == {
        "dot",
        "duo",
        "tri_bend",
        "tri_bar",
    }
    assert position.refusal(ANN, "take", shape="rare_bar").code == "not_this_kind"


@rule("I053", "I139")
@in_both_games
@pytest.mark.parametrize(
    ("boat", "colour"), [("boat1", "green"), ("boat2", "blue"), ("boat3", "orange"), ("boat4", "purple")]
)
def test_the_map_is_that_of_the_own_boat(variant, boat, colour):
    for cat in ("blue", "green", "red", "purple", "orange"):
        position = holding(cat, "cat_corner", variant=variant).has_boat(ANN, boat)
        position.does(ANN, "place", **position.at("cat_corner", GREEN_CORNER))
        assert (position.to_act == [ANN] and position.offers(ANN, "decline")) == (cat == colour)


@rule("I095", "I131")
def test_a_treasure_of_which_none_is_left_or_that_does_not_fit_is_no_bonus():
    position = holding("green", "cat_corner").leaves(dot=0)
    position.cover_all_but(ANN, [*GREEN_CORNER, (0, 10), (0, 11)])
    position.does(ANN, "place", **position.at("cat_corner", GREEN_CORNER))
    assert [choice["shape"] for choice in position.choices(ANN, "take")] == ["duo"]
    assert position.refusal(ANN, "take", shape="dot").code == "none_left"
    assert position.refusal(ANN, "take", shape="tri_bar").code == "no_room"


@rule("I053")
@pytest.mark.parametrize("boat", ["boat1", "boat2", "boat3", "boat4"])
def test_a_treasure_on_a_map_is_no_bonus_on_any_boat(boat):
    maps = [divmod(int(square), 22) for square in island().table.parts.boats.maps[:5]]
    for square in maps:
        position = island("finds").has_boat(ANN, boat).give(ANN, "rare_or_two_common").leaves(rare_bar=0)
        position.does(ANN, "play", card="rare_or_two_common").does(ANN, "take", shape="dot")
        position.does(ANN, "place", **position.at("dot", [square]))
        assert position.table.question(ANN)["kind"] == "second_treasure"


@rule("I053")
def test_the_bonus_may_be_declined_and_is_then_lost():
    position = on_the_green_map("green")
    position.does(ANN, "decline")
    assert "end_turn" in position.kinds(ANN)


@rule("I053", "I054")
@pytest.mark.parametrize("boat", ["boat1", "boat2", "boat3", "boat4"])
def test_a_tile_covers_a_map_with_any_of_its_squares_and_with_no_other(boat):
    table = island().has_boat(ANN, boat).table
    grid, shapes, times = table.parts.boats.grid, table.parts.tiles.polyominoes, 0
    for colour in range(5):
        square = int(table.parts.boats.maps[table.get(ANN, t.BOAT) * 5 + colour])
        on_map = (square // grid.width % grid.height, square % grid.width)
        for shape in range(9, len(shapes), 2):
            for turn in range(shapes[shape].turns):
                for top in range(max(0, on_map[0] - 5), on_map[0] + 2):
                    for left in range(max(0, on_map[1] - 5), on_map[1] + 2):
                        covered = shapes[shape].squares(turn, top, left)
                        place = (turn * grid.height + top) * grid.width + left
                        covers = placing.covers_map(table, ANN, shape, colour, place)
                        assert covers == (on_map in covered)
                        times += covers
    assert times > 1000


@rule("I054")
def test_an_oshax_counts_as_a_cat_of_its_colour_for_the_map():
    position = island("finds")
    position.give(ANN, "call_an_oshax")
    position.does(ANN, "play", card="call_an_oshax")
    position.does(ANN, "take", shape="ox_stairs")
    position.does(ANN, "colour", colour="green")
    position.does(ANN, "place", **position.at("ox_stairs", [(0, 7), (0, 8), (1, 8), (1, 9), (2, 9), (2, 10)]))
    assert "decline" in position.kinds(ANN)


@rule("I141", "I139")
def test_another_tile_may_cover_a_map_without_a_bonus():
    position = on_the_green_map("red")
    assert position.kinds(ANN) == {"end_turn"}


@rule("I140", "I107")
def test_in_the_family_game_the_bonus_may_be_rare():
    position = holding("green", "cat_corner", variant="family")
    position.table.supply[4] = 1
    position.does(ANN, "place", **position.at("cat_corner", GREEN_CORNER))
    assert "rare_hook" in [choice["shape"] for choice in position.choices(ANN, "take")]


@rule("I095", "I053")
def test_without_a_common_treasure_the_bonus_is_lost():
    position = holding("green", "cat_corner")
    for shape in range(4):
        position.table.supply[shape] = 0
    position.does(ANN, "place", **position.at("cat_corner", GREEN_CORNER))
    assert position.kinds(ANN) == {"end_turn"}


@rule("I095", "I053")
def test_without_any_treasure_the_next_player_of_the_family_game_goes_on():
    position = holding("green", "cat_corner", variant="family")
    for shape in range(9):
        position.table.supply[shape] = 0
    position.does(ANN, "place", **position.at("cat_corner", GREEN_CORNER))
    assert position.to_act == [BOB] and position.offers(BOB, "rescue", colour="red", shape="cat_zig")


@rule("I072")
def test_t53_place_anywhere_may_serve_the_bonus_treasure():
    position = holding("green", "cat_corner")
    position.give(ANN, "place_anywhere")
    position.does(ANN, "place", **position.at("cat_corner", GREEN_CORNER))
    position.does(ANN, "play", card="place_anywhere")
    position.does(ANN, "take", shape="dot")
    assert position.offers(ANN, "place", **position.at("dot", [(8, 14)]))
    position.does(ANN, "place", **position.at("dot", [(8, 14)]))
    assert position.table.get(ANN, t.ANYWHERE) == 0


def test_a_bonus_treasure_never_triggers_another_bonus():
    position = on_the_green_map("green")
    position.table.put(ANN, t.ANYWHERE, 1)
    position.does(ANN, "take", shape="dot")
    position.does(ANN, "place", **position.at("dot", [(1, 14)]))
    assert position.kinds(ANN) == {"end_turn"}


def test_while_a_tile_waits_nobody_may_play_an_anytime_card():
    position = holding("blue", "cat_bar")
    position.give(ANN, "new_basket")
    position.give(BOB, "new_basket")
    assert position.refusal(ANN, "play", card="new_basket").code == "not_now"
    assert position.table.legal(BOB) == []


# ---------------------------------------------------------------------- all places at once


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 31))
def test_all_places_at_once_are_those_found_one_by_one(seed, shape):
    """The row words against the plain rule, on boats filled at random."""
    table = Position(rules().deal(seed)).table
    while table.get(ANN, t.LAID) < seed % 9:
        number = (seed + 7 * table.get(ANN, t.LAID)) % 32
        places = list(placing.places(table, ANN, number, vec[i64]()))
        if not places:
            break
        table.lay(ANN, number, NO_COLOUR, places[seed % len(places)] - actions.PLACE)
    table.ask(asked.place(ANN, shape, NO_COLOUR, asked.FROM_BAG))
    fast = list(placing.legal(table, ANN, vec[i64]()))
    slow = [
        action
        for action in range(actions.PLACE, actions.ACTIONS)
        if placing.why_not(table, ANN, action) is None
    ]
    assert fast == slow
    assert table.has_room(ANN, shape) == bool(fast)
