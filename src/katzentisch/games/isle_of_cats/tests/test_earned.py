"""The squares that earn a lesson its points: exactly those of the tiles, rats, maps or rooms that count."""

import pytest

from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import ANN, BLUE3, BOAT, BOB, SQUARES, island
from katzentisch.games.isle_of_cats.tests.test_lessons import (
    FIVE,
    FULL_BOAT,
    RATS,
    covered,
    dots,
    edge,
    is_edge,
    lay_public,
    rares,
    some_rats_left,
    zigs,
)

# The full boat of the rules, a letter for each tile.
PICTURE = (
    "~~~~~~~MMMOVVVY~~~~~~~",
    "~~~~GGGGMOOPVYYYc~~~~~",
    "~BBBBIJGMOTPVVYcccf~~~",
    "AADBHHHHHPPPPZZZZffii~",
    "AAAFFFKKKKKWWWaZeegggg",
    "ACCCCFLLNQUQQWaZeehjj~",
    "~CEEEFLNNQQQXWaaddh~~~",
    "~~~~EELLNRRRXXbdd~~~~~",
    "~~~~~~~LNSSRRXb~~~~~~~",
)
MAPS = [(0, 7), (1, 14), (3, 1), (5, 19), (7, 9)]
EDGE = {square for square in SQUARES if is_edge(*square, None)}


def of(letters):
    """The squares of some tiles of the full boat."""
    return {(row, column) for row, column in SQUARES if PICTURE[row][column] in letters}


def room(letters):
    return {(row, column) for row, column in SQUARES if BOAT[row][column] in letters}


def under(*tiles):
    return {square for _, _, squares in tiles for square in squares}


TREASURES = "acdegDIJTUSbhijf"
CATS = "ABCEFGHKLNMOPQRVWXYZ"
AT_THE_EDGE = {letter for letter in CATS if of(letter) & EDGE}
BLUE_AND_DOTS = [
    *BLUE3[:1],
    (None, "dot", [(3, 9)]),
    (None, "dot", [(0, 7)]),
    (None, "duo", [(5, 9), (5, 10)]),
    (None, "dot", [(4, 8)]),
    (None, "dot", [(4, 14)]),
]  # beside the cat above, below, left and right, and far from it
TEE = ("blue", "cat_tee", [(6, 9), (6, 10), (6, 11), (7, 10), (8, 10)])
OX = ("red", "ox_stairs", [(0, 9), (0, 10), (1, 8), (1, 9), (2, 7), (2, 8)])

PRIVATE = [
    ("whole_edge", covered(is_edge), EDGE),
    ("fifteen_cats", zigs(*FIVE, *FIVE, top=1) + zigs(*FIVE, top=5) + dots(1), None),
    ("three_of_each", FULL_BOAT, of(CATS)),
    ("five_colours_at_the_edge", [*edge(*FIVE), *BLUE3[1:2]], under(*edge(*FIVE))),
    (
        "one_colour_at_the_edge",
        edge("red", "blue", "red", "blue", "red"),
        under(*edge("r", "b", "r", "b", "r")[::2]),
    ),
    ("lonely_cats", [*BLUE3, *zigs("red", top=5)[:1]], under(*zigs("red", top=5))),
    ("rare_treasures", FULL_BOAT, of("acdeg")),
    ("common_treasures", FULL_BOAT, of("DIJTUSbhijf")),
    ("no_rats", FULL_BOAT, set(RATS)),
    ("rat_keeper", some_rats_left(3), set(RATS[:3])),
    ("five_rats", some_rats_left(5), set(RATS[:5])),
    ("five_green", FULL_BOAT, of("KLNMO")),
    ("five_orange", FULL_BOAT, of("PQRVW")),
    ("five_treasures", [*dots(3), *rares(2), *zigs("red", top=5)], under(*dots(3), *rares(2))),
    ("pairs_at_the_edge", FULL_BOAT, of(AT_THE_EDGE)),
    ("full_parrot_rooms", covered(lambda r, c, m: m in "AG"), room("AG")),
    ("empty_moon_rooms", BLUE3[:1], room("BD")),
    ("empty_apple_room", zigs("red", top=7)[:0], room("C")),
    ("big_families", FULL_BOAT, of("PQRVWEFGH")),
    ("oshax_friends", [OX, TEE, *BLUE3[:1]], under(OX)),
    ("third_family_again", FULL_BOAT, of("ABC")),
    ("largest_family", FULL_BOAT, of("PQRVW")),
]
PUBLIC = [
    ("colour_at_the_edge", "red", edge("red", "blue", "red"), under(*edge("r", "b", "r")[::2])),
    ("colour", "red", zigs("red", "blue", "red"), under(*zigs("r", "b", "r")[::2])),
    ("three_of_a_colour", "blue", [*BLUE3, *zigs("red", top=5)[:1]], under(*BLUE3)),
    ("lonely_of_a_colour", "purple", FULL_BOAT, of("X")),
    ("common_wealth", None, [*dots(3), *rares(1)], under(*dots(3))),
    ("treasure_beside_a_colour", "blue", BLUE_AND_DOTS, under(BLUE_AND_DOTS[1], *BLUE_AND_DOTS[3:])),
    ("maps_in_sight", None, [(None, "dot", [MAPS[1]])], set(MAPS) - {MAPS[1]}),
]
FAMILY = [
    ("middle_row", covered(lambda r, c, m: r == 4), {(4, column) for column in range(22)}),
    ("treasures", FULL_BOAT, of(TREASURES)),
    ("filled_rooms", covered(lambda r, c, m: m in "BG"), room("BG")),
    ("twenty_cats", FULL_BOAT, of(CATS)),
    ("third_family_again", FULL_BOAT, of("ABC")),
]
SISTER = [
    (
        "treasure_shy",
        [*BLUE3, (None, "dot", [(3, 9)]), *zigs("red", top=0)[:1]],
        under(*zigs("red", top=0)[:1]),
    ),
    ("largest_family", FULL_BOAT, of("PQRVW")),
    ("rats", some_rats_left(2), set(RATS[:2])),
    ("too_many_cats", FULL_BOAT, of(CATS)),
    ("edge_shy", [*edge("red"), *BLUE3[:1]], under(*BLUE3[:1])),
    ("filled_rooms", covered(lambda r, c, m: m in "CG"), room("CG")),
    ("lonely_cats", FULL_BOAT, of("X")),
    ("largest_family_points", FULL_BOAT, of("PQRVW")),
    ("second_family_points", FULL_BOAT, of("EFGH")),
    ("common_treasures", [*dots(2), *rares(1)], under(*dots(2))),
    ("cats_without_treasure", [*BLUE3, (None, "dot", [(3, 9)])], under(*BLUE3[1:])),
    ("covered_maps", [(None, "dot", [MAPS[2]]), (None, "dot", [MAPS[4]])], {MAPS[2], MAPS[4]}),
    ("families", FULL_BOAT, of("PQRVWEFGHABCKLN")),
    ("cats_at_the_edge", [*edge("red"), *BLUE3[:1]], under(*edge("red"))),
    ("rat_shy", [("red", "cat_bar", [(4, column) for column in range(14, 19)]), *edge("blue")], None),
]


def boat_with(tiles, variant="full"):
    position = island("taking" if variant == "family" else "call", variant)
    for tile in tiles:
        position.lay(ANN, *tile)
    return position


def lit(lines, key):
    """The squares of the one line of a kind."""
    (line,) = [line for line in lines if line.key == key]
    squares = [tuple(square) for square in line.facts["squares"]]
    assert len(squares) == len(set(squares))
    return set(squares)


@pytest.mark.rule("I085")
@pytest.mark.parametrize(("card", "tiles", "squares"), PRIVATE, ids=[row[0] for row in PRIVATE])
def test_the_squares_of_a_private_lesson(card, tiles, squares):
    position = boat_with(tiles).give(ANN, card, pile=t.LESSONS)
    expected = squares if squares is not None else under(*(tile for tile in tiles if tile[0]))
    assert lit(position.scores()[ANN].lines, "lesson") == expected


@pytest.mark.rule("I086")
@pytest.mark.parametrize(("card", "colour", "tiles", "squares"), PUBLIC, ids=[row[0] for row in PUBLIC])
def test_the_squares_of_a_public_lesson(card, colour, tiles, squares):
    position = boat_with(tiles)
    lay_public(position, card, colour)
    assert lit(position.scores()[ANN].lines, "public_lesson") == squares


@pytest.mark.rule("I123")
@pytest.mark.parametrize(("card", "tiles", "squares"), FAMILY, ids=[row[0] for row in FAMILY])
def test_the_squares_of_a_family_card(card, tiles, squares):
    position = boat_with(tiles, "family")
    position.table.put(ANN, t.FAMILY_KEPT, 1 << position.table.parts.family_names.index(card))
    assert lit(position.scores()[ANN].lines, "family_card") == squares


@pytest.mark.parametrize(("card", "tiles", "squares"), SISTER, ids=[row[0] for row in SISTER])
def test_the_squares_of_a_lesson_of_the_sister(card, tiles, squares):
    position = boat_with(tiles, "solo")
    position.table.sister_shown = 0
    position.table.sister_lessons = 1 << position.table.parts.sister_names.index(card)
    expected = squares if squares is not None else under(tiles[0])
    assert lit(position.sister_lines(), "sister_lesson") == expected


def test_the_squares_of_the_sisters_colours():
    position = boat_with(zigs("red", "blue", "red"), "solo")
    position.table.sister_lessons = position.table.sister_colours = position.table.sister_shown = 0
    position.table.show_sister_colour(2)
    assert lit(position.sister_lines(), "sister_colour") == under(*zigs("r", "b", "r")[::2])


@pytest.mark.rule("I080", "I081", "I084")
def test_the_squares_of_rats_rooms_families_and_rare_treasures():
    position = boat_with([]).has_boat(BOB, "boat1")
    for tile in (*BLUE3, (None, "rare_tee", [(3, 20), (4, 20), (5, 20), (4, 21)])):
        position.lay(BOB, *tile)
    lines = position.scores()[BOB].lines
    laid = under(*BLUE3) | room("G")
    assert lit(lines, "rats") == set(RATS) - laid
    assert lit(lines, "rooms") == set(SQUARES) - laid
    assert lit(lines, "family") == under(*BLUE3)
    assert lit(lines, "rare_treasures") == room("G")
