"""Placing tiles, and the bonus of a treasure map."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katzentisch.games.isle_of_cats.rules import placing
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import (
    ANN,
    BAR,
    BOB,
    anywhere,
    bring,
    can,
    do,
    give,
    island,
    kinds,
    lay,
    offered,
    placed,
    refusal,
    rules,
)

rule = pytest.mark.rule
GREEN_CORNER = [(0, 7), (0, 8), (0, 9), (1, 7), (2, 7)]


def holding(colour, shape, *on_boat, variant="full"):
    """Ann has a cat to place; tiles lie on her boat already."""
    table = island("taking" if variant == "family" else "rescuing", variant)
    bring(table, (colour, shape, "left"), ("red", "cat_zig", "right"))
    for tile in on_boat:
        lay(table, ANN, *tile)
    do(table, ANN, "rescue", colour=colour, shape=shape)
    return table


@rule("I045", "I130", "I109")
def test_a_rescued_cat_must_be_placed_at_once():
    table = holding("blue", "cat_bar")
    assert kinds(table, ANN) == {"place"}
    assert table.to_act == [ANN]


@rule("I051", "I136")
def test_the_first_tile_may_lie_anywhere():
    assert len(offered(holding("blue", "cat_bar"), ANN, "place")) == 106 + 60


@rule("I052", "I137", "I138")
def test_each_further_tile_must_touch_a_tile_by_a_side_not_by_a_corner():
    table = holding("red", "cat_plus", BAR)
    assert can(table, ANN, **placed(table, "cat_plus", [(1, 12), (2, 11), (2, 12), (2, 13), (3, 12)]))
    by_corner = placed(table, "cat_plus", [(2, 15), (3, 14), (3, 15), (3, 16), (4, 15)])
    assert can(table, ANN, **by_corner)
    apart = placed(table, "cat_plus", [(5, 5), (6, 4), (6, 5), (6, 6), (7, 5)])
    assert refusal(table, ANN, **apart) == "no_contact"


@rule("I138")
def test_a_corner_is_no_contact_and_the_refusal_names_the_squares():
    table = holding("red", "cat_zig", BAR)
    corner = placed(table, "cat_zig", [(2, 8), (2, 9), (3, 7), (3, 8)])
    assert refusal(table, ANN, **corner) == "no_contact"
    found = table.why_not(ANN, table.game.action(corner))
    assert found.facts["where"] == ["c9", "c10", "d8", "d9"]


@rule("I047", "I133")
def test_tiles_never_overlap_and_the_refusal_names_the_covered_square():
    table = holding("red", "cat_bar", BAR)
    over = placed(table, "cat_bar", [(4, column) for column in range(14, 19)])
    found = table.why_not(ANN, table.game.action(over))
    assert (found.code, found.facts["squares"]) == ("overlap", [[4, 14]])


@rule("I048", "I134", "I049", "I135")
def test_a_tile_lies_inside_the_outline_on_whole_squares():
    table = holding("red", "cat_bar")
    action = table.game.action({"kind": "place", "turn": 0, "row": 4, "column": 18})
    found = table.why_not(ANN, action)
    assert (found.code, found.facts["squares"]) == ("outside", [[4, 22]])
    for choice in offered(table, ANN, "place"):
        piece = table.parts.tiles.polyominoes[table.parts.tiles.shapes.index("cat_bar")]
        for row, column in piece.squares(choice["turn"], choice["row"], choice["column"]):
            assert table.parts.boats.room_grid[row][column] != "~"


def test_a_drawing_the_tile_does_not_have_is_the_wrong_shape():
    table = holding("red", "cat_plus")
    assert refusal(table, ANN, "place", turn=1, row=3, column=3) == "wrong_shape"


@rule("I046", "I132")
def test_tiles_may_be_turned_and_flipped_and_equal_drawings_count_once():
    for shape, drawings in (("cat_bumpbar", 8), ("cat_bar", 2), ("cat_plus", 1), ("cat_zig", 4)):
        table = holding("red", shape)
        assert {choice["turn"] for choice in offered(table, ANN, "place")} == set(range(drawings))


@rule("I050")
def test_walls_are_no_obstacle():
    table = holding("red", "cat_bar")
    assert can(table, ANN, **placed(table, "cat_bar", [(4, column) for column in range(2, 7)]))


@rule("I131", "I063")
def test_a_cat_that_fits_nowhere_cannot_be_taken():
    table = island()
    bring(table, ("red", "cat_bar", "left"), ("red", "cat_plus", "left"))
    cover_all_but(table, ANN, [(4, 10), (4, 11), (4, 12), (4, 13), (4, 14)])
    assert refusal(table, ANN, "rescue", colour="red", shape="cat_plus") == "no_room"
    assert can(table, ANN, "rescue", colour="red", shape="cat_bar")


def cover_all_but(table, seat, free):
    """Fill a boat with single squares."""
    for row, line in enumerate(table.parts.boats.room_grid):
        for column, mark in enumerate(line):
            if mark != "~" and (row, column) not in free:
                lay(table, seat, None, "dot", [(row, column)])


# ---------------------------------------------------------------------- maps


def on_the_green_map(colour, variant="full"):
    table = holding(colour, "cat_corner", variant=variant)
    do(table, ANN, **placed(table, "cat_corner", GREEN_CORNER))
    return table


@rule("I053", "I094")
def test_a_cat_on_the_map_of_its_colour_may_take_one_common_treasure():
    table = on_the_green_map("green")
    assert [choice["shape"] for choice in offered(table, ANN, "take")] == [
        "dot",
        "duo",
        "tri_bend",
        "tri_bar",
    ]
    do(table, ANN, "take", shape="duo")
    anywhere(table, ANN)
    assert table.supply[1] == 4
    assert "take" not in kinds(table, ANN)


@rule("I053")
def test_the_bonus_may_be_declined_and_is_then_lost():
    table = on_the_green_map("green")
    do(table, ANN, "decline")
    assert "end_turn" in kinds(table, ANN)


@rule("I054")
def test_an_oshax_counts_as_a_cat_of_its_colour_for_the_map():
    table = island("finds")
    give(table, ANN, "call_an_oshax")
    do(table, ANN, "play", card="call_an_oshax")
    do(table, ANN, "take", shape="ox_stairs")
    do(table, ANN, "colour", colour="green")
    do(table, ANN, **placed(table, "ox_stairs", [(0, 7), (0, 8), (1, 8), (1, 9), (2, 9), (2, 10)]))
    assert "decline" in kinds(table, ANN)


@rule("I141", "I139")
def test_another_tile_may_cover_a_map_without_a_bonus():
    table = on_the_green_map("red")
    assert kinds(table, ANN) == {"end_turn"}


@rule("I140", "I107")
def test_in_the_family_game_the_bonus_may_be_rare():
    table = holding("green", "cat_corner", variant="family")
    table.supply[4] = 1
    do(table, ANN, **placed(table, "cat_corner", GREEN_CORNER))
    assert "rare_hook" in [choice["shape"] for choice in offered(table, ANN, "take")]


@rule("I095", "I053")
def test_without_a_common_treasure_the_bonus_is_lost():
    table = holding("green", "cat_corner")
    for shape in range(4):
        table.supply[shape] = 0
    do(table, ANN, **placed(table, "cat_corner", GREEN_CORNER))
    assert kinds(table, ANN) == {"end_turn"}


@rule("I072")
def test_t53_place_anywhere_may_serve_the_bonus_treasure():
    table = holding("green", "cat_corner")
    give(table, ANN, "place_anywhere")
    do(table, ANN, **placed(table, "cat_corner", GREEN_CORNER))
    do(table, ANN, "play", card="place_anywhere")
    do(table, ANN, "take", shape="dot")
    assert can(table, ANN, **placed(table, "dot", [(8, 14)]))
    do(table, ANN, **placed(table, "dot", [(8, 14)]))
    assert table.get(ANN, t.ANYWHERE) == 0


def test_a_bonus_treasure_never_triggers_another_bonus():
    table = on_the_green_map("green")
    table.put(ANN, t.ANYWHERE, 1)
    do(table, ANN, "take", shape="dot")
    do(table, ANN, **placed(table, "dot", [(1, 14)]))
    assert kinds(table, ANN) == {"end_turn"}


def test_while_a_tile_waits_nobody_may_play_an_anytime_card():
    table = holding("blue", "cat_bar")
    give(table, ANN, "new_basket")
    give(table, BOB, "new_basket")
    assert refusal(table, ANN, "play", card="new_basket") == "not_now"
    assert table.legal(BOB) == []


# ---------------------------------------------------------------------- all places at once


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 31))
def test_all_places_at_once_are_those_found_one_by_one(seed, shape):
    """The row words against the plain rule, on boats filled at random."""
    table = rules().deal(seed)
    while table.get(0, t.LAID) < seed % 9:
        number = (seed + 7 * table.get(0, t.LAID)) % 32
        places = list(placing.legal(table, 0, number, empty()))
        if not places:
            break
        table.lay(0, number, 5, places[seed % len(places)] - 609)
    fast = list(placing.legal(table, 0, shape, empty()))
    slow = [609 + place for place in range(8 * 198) if placing.why_not(table, 0, shape, place) is None]
    assert fast == slow
    assert table.has_room(0, shape) == bool(fast)
    grid = table.parts.boats.grid
    piece = table.parts.tiles.polyominoes[shape]
    for place in range(0, 8 * 198, 13):
        lies = grid.may_lie(piece, place, table.rows, table.free_at(0), table.near_at(0))
        assert lies == (609 + place in slow)


def empty():
    from librt.vecs import vec
    from mypy_extensions import i64

    return vec[i64]()
