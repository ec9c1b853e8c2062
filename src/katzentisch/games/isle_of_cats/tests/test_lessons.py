"""One small test for each lesson: 30 private, 8 public, 18 family cards, 19 of the sister."""

import json
from itertools import permutations
from pathlib import Path

import pytest

from katzentisch.core import bits
from katzentisch.core.words import LANGUAGES, load
from katzentisch.games.isle_of_cats import BOX
from katzentisch.games.isle_of_cats.knowledge import lesson_progress
from katzentisch.games.isle_of_cats.state import scoring
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import ANN, BLUE3, BOAT, BOB, SQUARES, island

CASES = json.loads((Path(__file__).parent / "cases.json").read_text())
FULL_BOAT = [
    (tile.get("colour"), tile["shape"], [tuple(cell) for cell in tile["cells"]])
    for tile in next(case for case in CASES if case["name"].startswith("T31"))["case"]["tiles"]
]
COLUMNS = (0, 4, 8, 12, 16)
SIDES = ((0, 1), (0, -1), (1, 0), (-1, 0))


def zigs(*colours, top=3):
    """Lonely cats side by side with gaps: one zigzag per colour named."""
    tiles = []
    for number, colour in enumerate(colours):
        row, column = top + 2 * (number // 5), COLUMNS[number % 5]
        squares = [(row, column + 1), (row, column + 2), (row + 1, column), (row + 1, column + 1)]
        tiles.append((colour, "cat_zig", squares))
    return tiles


def edge(*colours):
    """One bar of five at the edge in each colour: upper left corner on, down the stern."""
    places = [
        [(0, column) for column in range(7, 12)],
        [(8, column) for column in range(7, 12)],
        [(3, 0), (4, 0), (5, 0), (4, 1), (4, 2)],
        [(4, 17), (4, 18), (4, 19), (4, 20), (4, 21)],
        [(2, 1), (2, 2), (2, 3), (2, 4), (2, 5)],
    ]
    shapes = ("cat_bar", "cat_bar", "cat_tee", "cat_bar", "cat_bar")
    return [(colour, shapes[number], places[number]) for number, colour in enumerate(colours)]


def dots(number):
    return [(None, "dot", [(4, column)]) for column in range(number)]


def rares(number):
    return [(None, "rare_bar", [(row, column) for column in range(8, 12)]) for row in range(number)]


def covered(wanted):
    """Single squares on every square that is wanted."""
    return [
        (None, "dot", [(row, column)]) for row, column in SQUARES if wanted(row, column, BOAT[row][column])
    ]


# The nineteen rats of the first boat, row by row.
RATS = [(0, 11), (0, 12), (0, 13), (0, 14), (1, 4), (2, 17), (2, 18), (3, 7), (3, 8), (3, 19)]
RATS += [(5, 0), (5, 1), (6, 1), (6, 15), (7, 14), (7, 15), (8, 10), (8, 13), (8, 14)]


def some_rats_left(number):
    return covered(lambda r, c, _: (r, c) in RATS[number:])


def is_edge(row, column, _):
    return any((row + down, column + right) not in SQUARES for down, right in SIDES)


def boat_with(tiles, variant="full", **options):
    position = island(
        "call" if variant != "family" else "taking", variant, 1 if variant == "solo" else 2, **options
    )
    for tile in tiles:
        position.lay(ANN, *tile)
    return position


FIVE = ("blue", "green", "red", "purple", "orange")
PRIVATE = [
    ("whole_edge", covered(is_edge), 12, covered(is_edge)[1:]),
    ("fifteen_cats", zigs(*FIVE, *FIVE, top=1) + zigs(*FIVE, top=5), 10, zigs(*FIVE)),
    ("three_of_each", zigs(*FIVE, *FIVE, top=1) + zigs(*FIVE, top=5), 15, zigs(*FIVE, *FIVE, top=1)),
    ("five_colours_at_the_edge", edge(*FIVE), 7, edge(*FIVE)[:4]),
    ("one_colour_at_the_edge", edge("red", "red", "blue"), 2, []),
    ("lonely_cats", zigs(*FIVE), 5, []),
    ("rare_treasures", rares(3), 6, []),
    ("common_treasures", dots(4), 4, []),
    ("no_rats", some_rats_left(0), 10, some_rats_left(1)),
    ("rat_keeper", some_rats_left(3), 6, some_rats_left(0)),
    ("five_blue", zigs(*["blue"] * 5), 9, zigs(*["blue"] * 4)),
    ("five_green", zigs(*["green"] * 5), 9, zigs(*["green"] * 6, top=1)),
    ("five_purple", zigs(*["purple"] * 5), 9, zigs(*["purple"] * 4)),
    ("five_red", zigs(*["red"] * 5), 9, zigs(*["red"] * 4)),
    ("five_orange", zigs(*["orange"] * 5), 9, zigs(*["orange"] * 4)),
    ("five_rats", some_rats_left(5), 10, some_rats_left(4)),
    ("five_treasures", dots(3) + rares(2), 9, dots(6)),
    ("pairs_at_the_edge", edge(*FIVE), 2, edge(*FIVE)[:1]),
    ("full_parrot_rooms", covered(lambda r, c, m: m in "AG"), 12, covered(lambda r, c, m: m == "A")),
    ("empty_moon_rooms", [], 18, covered(lambda r, c, m: m == "B")[:1]),
    ("big_families", FULL_BOAT, 8, BLUE3),
    ("oshax_friends", [("red", "ox_stairs", [(0, 9), (0, 10), (1, 8), (1, 9), (2, 7), (2, 8)])], 3, []),
    ("empty_apple_room", [], 15, covered(lambda r, c, m: m == "C")[:1]),
    ("third_family_again", FULL_BOAT, 8, BLUE3),
]


def worth_of(position, card):
    position.give(ANN, card, pile=t.LESSONS)
    return position.scores()[ANN].points("lesson")


@pytest.mark.rule("I030", "I085")
@pytest.mark.parametrize(("card", "tiles", "points", "not_yet"), PRIVATE, ids=[row[0] for row in PRIVATE])
def test_a_private_lesson_scores_what_it_says(card, tiles, points, not_yet):
    assert worth_of(boat_with(tiles), card) == points
    if not_yet:
        assert worth_of(boat_with(not_yet), card) == 0
    alone = boat_with(tiles)
    alone.give(BOB, card, pile=t.LESSONS)
    assert alone.scores()[ANN].points("lesson") == 0, "it concerns its owner only"
    surveyed = scoring.surveys(alone.table)[ANN]
    assert scoring.total(alone.table, ANN, surveyed) == alone.scores()[ANN].total


def test_118_exactly_three_permanent_baskets():
    assert [worth_of(boat_with([], baskets=number), "three_baskets") for number in (2, 3, 4)] == [0, 7, 0]


def test_119_first_in_island_order():
    position = boat_with([])
    assert worth_of(position, "first_in_line") == 7
    position.in_order(BOB, ANN)
    assert position.scores()[ANN].points("lesson") == 0


@pytest.mark.rule("I076", "I082")
def test_families_count_from_the_largest_equal_ones_by_colour_wherever_they_lie():
    colours = ("blue", "green", "red", "purple")
    for sizes in sorted(set(permutations((5, 4, 3, 3)))):
        families = dict(zip(colours, sizes, strict=True))
        cats = [colour for colour in reversed(colours) for _ in range(families[colour])]
        bars = [
            (colour, "cat_bar", [(row, column) for row in range(2, 7)])
            for column, colour in enumerate(cats, start=2)
        ]
        position = boat_with(bars)
        lines = [line.facts for line in position.scores()[ANN].lines if line.key == "family"]
        ranked = sorted(families.items(), key=lambda family: -family[1])
        assert [(facts["colour"], facts["size"]) for facts in lines] == ranked
        assert worth_of(position, "third_family_again") == 8


def test_121_largest_family_shared_or_not_but_a_family():
    position = boat_with(BLUE3)
    assert worth_of(position, "largest_family") == 10
    for tile in BLUE3:
        position.lay(BOB, *tile)
    assert position.scores()[ANN].points("lesson") == 10
    position.lay(BOB, "blue", "cat_bar", [(8, column) for column in range(8, 13)])
    assert position.scores()[ANN].points("lesson") == 0
    assert worth_of(boat_with(BLUE3[:2]), "largest_family") == 0


def test_126_and_133_count_themselves():
    position = boat_with([])
    position.give(ANN, "eager_pupil", "six_lessons", "no_rats", "five_blue", "five_red", pile=t.LESSONS)
    assert position.scores()[ANN].points("lesson") == 5
    position.give(ANN, "five_green", pile=t.LESSONS)
    assert position.scores()[ANN].points("lesson") == 6 + 7


def test_142_at_least_five_fish():
    assert [worth_of(boat_with([], fish=number), "five_fish_left") for number in (4, 5, 9)] == [0, 7, 7]


PUBLIC = [
    ("colour_at_the_edge", "red", edge("red", "red", "blue"), 4),
    ("colour", "red", zigs("red", "red", "blue"), 2),
    ("three_of_a_colour", "red", zigs("red", "red", "red"), 5),
    ("lonely_of_a_colour", "red", zigs("red", "blue", "red"), 6),
    ("common_wealth", None, dots(3), 6),
    ("treasure_beside_a_colour", "blue", [*BLUE3[:1], (None, "dot", [(3, 9)]), (None, "dot", [(0, 7)])], 1),
    ("maps_in_sight", None, [], 25),
]


def lay_public(position, card, colour):
    position.give(ANN, card, pile=t.LESSONS)
    index = position.table.pile(ANN, t.LESSONS) + 2
    position.table.piles[position.table.common_pile(t.PUBLIC) + 2] |= position.table.piles[index]
    position.table.piles[index] = 0
    if colour:
        number = position.table.parts.cards.names.index(card) - 56
        position.table.named |= (position.table.parts.tiles.colours.index(colour) + 1) << (4 * number)


@pytest.mark.rule("I086")
@pytest.mark.parametrize(("card", "colour", "tiles", "points"), PUBLIC, ids=[row[0] for row in PUBLIC])
def test_a_public_lesson_counts_for_every_player_and_half_in_the_solo_game(card, colour, tiles, points):
    position = boat_with(tiles)
    for tile in tiles:
        position.lay(BOB, *tile)
    lay_public(position, card, colour)
    assert position.points("public_lesson") == [points, points]
    alone = boat_with(tiles, "solo")
    lay_public(alone, card, colour)
    assert alone.scores()[ANN].points("public_lesson") == (points + 1) // 2


def test_147_two_per_private_lesson():
    position = boat_with([])
    lay_public(position, "pupils", None)
    position.give(ANN, "no_rats", "five_blue", pile=t.LESSONS)
    assert position.points("public_lesson") == [4, 0]


FAMILY = [
    ("one_colour_at_the_edge", edge("red", "red", "blue"), 2),
    ("five_colours_at_the_edge", edge(*FIVE), 9),
    ("pairs_at_the_edge", edge(*FIVE), 2),
    ("no_rats", some_rats_left(0), 10),
    ("middle_row", covered(lambda r, c, m: r == 4), 10),
    ("whole_edge", covered(is_edge), 12),
    ("twenty_cats", FULL_BOAT, 10),
    ("three_of_each", FULL_BOAT, 15),
    ("five_blue", zigs(*["blue"] * 5), 9),
    ("five_green", zigs(*["green"] * 5), 9),
    ("five_purple", zigs(*["purple"] * 5), 9),
    ("five_red", zigs(*["red"] * 5), 9),
    ("five_orange", zigs(*["orange"] * 5), 9),
    ("treasures", dots(3) + rares(1), 8),
    ("largest_family", BLUE3, 10),
    ("rat_keeper", some_rats_left(4), 8),
    ("filled_rooms", FULL_BOAT, 14),
    ("third_family_again", FULL_BOAT, 8),
]


@pytest.mark.rule("I123")
@pytest.mark.parametrize(("card", "tiles", "points"), FAMILY, ids=[row[0] for row in FAMILY])
def test_a_family_card_scores_what_it_says(card, tiles, points):
    position = boat_with(tiles, "family")
    position.table.put(ANN, t.FAMILY_KEPT, 1 << position.table.parts.family_names.index(card))
    assert position.scores()[ANN].points("family_card") == points


SISTER = [
    ("treasure_shy", [*BLUE3, (None, "dot", [(3, 9)])], 20),
    ("largest_family", BLUE3, 6),
    ("few_treasures", dots(8), 10),
    ("unspent_fish", [], 80),
    ("rats", some_rats_left(3), 15),
    ("too_many_cats", FULL_BOAT, 25),
    ("edge_shy", edge("red", "blue"), 15),
    ("filled_rooms", FULL_BOAT, 21),
    ("lonely_cats", zigs("red", "blue"), 10),
    ("largest_family_points", FULL_BOAT, 15),
    ("second_family_points", FULL_BOAT, 11),
    ("common_treasures", dots(4), 12),
    ("cats_without_treasure", [*BLUE3, (None, "dot", [(3, 9)])], 6),
    ("covered_maps", FULL_BOAT, 20),
    ("families", FULL_BOAT, 20),
    ("cats_at_the_edge", edge("red", "blue"), 2),
    ("rat_shy", zigs("red"), 20),
]


@pytest.mark.parametrize(("card", "tiles", "points"), SISTER, ids=[row[0] for row in SISTER])
def test_a_lesson_of_the_sister_scores_on_the_players_boat(card, tiles, points):
    position = boat_with(tiles, "solo")
    position.table.sister_lessons = 1 << position.table.parts.sister_names.index(card)
    lines = [line for line in position.sister_lines() if line.key == "sister_lesson"]
    assert [line.points for line in lines] == [points]


def test_few_treasures_scores_nothing_for_nine():
    position = boat_with(dots(9), "solo")
    position.table.sister_lessons = 1 << position.table.parts.sister_names.index("few_treasures")
    assert sum(line.points for line in position.sister_lines() if line.key == "sister_lesson") == 0


def test_204_her_best_other_lesson_counts_again():
    position = boat_with(FULL_BOAT, "solo")
    names = ("best_lesson_twice", "filled_rooms", "too_many_cats")
    position.table.sister_lessons = sum(1 << position.table.parts.sister_names.index(name) for name in names)
    lines = [line.points for line in position.sister_lines() if line.key == "sister_lesson"]
    assert lines == [25, 21, 25]


def test_207_three_per_private_lesson():
    position = boat_with([], "solo")
    position.give(ANN, "no_rats", "five_blue", pile=t.LESSONS)
    position.table.sister_lessons = 1 << position.table.parts.sister_names.index("your_lessons")
    assert sum(line.points for line in position.sister_lines() if line.key == "sister_lesson") == 6


def test_every_lesson_has_its_test():
    position = island()
    tested = {row[0] for row in PRIVATE} | {row[0] for row in PUBLIC}
    tested |= {"three_baskets", "first_in_line", "largest_family", "eager_pupil", "six_lessons"}
    tested |= {"five_fish_left", "pupils"}
    assert tested == set(position.table.parts.cards.names[26:])
    assert [row[0] for row in FAMILY] == position.table.parts.family_names
    assert {row[0] for row in SISTER} | {"best_lesson_twice", "your_lessons"} == set(
        position.table.parts.sister_names
    )


# ---------------------------------------------------------------------- what earned it


def lit(lines, key):
    """The squares of the one line of a kind, which earned something."""
    (line,) = [line for line in lines if line.key == key and line.points]
    return [tuple(square) for square in line.facts["squares"]]


def lines_of_every_lesson():
    """Yield every lesson about squares that scores on its boat: its name, the position, the squares."""
    for card, tiles, *_ in PRIVATE:
        position = boat_with(tiles)
        position.give(ANN, card, pile=t.LESSONS)
        yield card, position, lit(position.scores()[ANN].lines, "lesson")
    for card, colour, tiles, _ in PUBLIC:
        position = boat_with(tiles)
        lay_public(position, card, colour)
        yield card, position, lit(position.scores()[ANN].lines, "public_lesson")
    for card, tiles, _ in FAMILY:
        position = boat_with(tiles, "family")
        position.table.put(ANN, t.FAMILY_KEPT, 1 << position.table.parts.family_names.index(card))
        yield card, position, lit(position.scores()[ANN].lines, "family_card")
    for card, tiles, _ in SISTER:
        if card != "unspent_fish":
            position = boat_with(tiles, "solo")
            position.table.sister_lessons = 1 << position.table.parts.sister_names.index(card)
            yield card, position, lit(position.sister_lines(), "sister_lesson")


def test_every_lesson_names_the_squares_that_earned_it():
    for card, position, squares in lines_of_every_lesson():
        outline = position.table.parts.boats.outline
        # Some of these boats are crowded: their tiles stick out over the side.
        laid = {tuple(cell) for tile in position.view(ANN)["seats"][ANN]["tiles"] for cell in tile["squares"]}
        # Colours that are not on the boat at all touch nothing, and earn without a square.
        assert squares or card in ("treasure_shy", "edge_shy", "rat_shy"), card
        assert len(set(squares)) == len(squares), card
        assert all((outline[row] >> column) & 1 or (row, column) in laid for row, column in squares), card


@pytest.mark.parametrize(
    ("card", "tiles", "earned"),
    [
        ("one_colour_at_the_edge", edge("red", "red", "blue"), edge("red", "red")),
        ("five_treasures", dots(3) + rares(2) + zigs("red", top=5), dots(3) + rares(2)),
        ("common_treasures", dots(4) + rares(1), dots(4)),
        ("lonely_cats", BLUE3 + zigs("red", top=5)[:1], zigs("red", top=5)[:1]),
    ],
)
def test_the_squares_are_those_of_the_tiles_that_count(card, tiles, earned):
    position = boat_with(tiles)
    position.give(ANN, card, pile=t.LESSONS)
    expected = sorted(square for _, _, squares in earned for square in squares)
    assert sorted(lit(position.scores()[ANN].lines, "lesson")) == expected


def test_a_lesson_about_fish_or_one_that_earns_nothing_has_no_squares():
    position = boat_with([])
    position.give(ANN, "five_fish_left", "no_rats", "lonely_cats", pile=t.LESSONS)
    lessons_read = [line for line in position.scores()[ANN].lines if line.key == "lesson"]
    assert [line.points > 0 for line in lessons_read].count(True) == 1
    assert not any("squares" in line.facts for line in lessons_read)


# ---------------------------------------------------------------------- what is missing


def missing(card, tiles, **options):
    position = boat_with(tiles, **options)
    position.give(ANN, card, pile=t.LESSONS)
    (line,) = lesson_progress.lesson_progress(position.table, ANN)
    said = [
        load(language, BOX.folder / "words").say(f"missing.{line['missing']}", line) for language in LANGUAGES
    ]
    return said[0]


def test_a_lesson_says_what_is_missing():
    assert missing("five_blue", zigs(*["blue"] * 4)) == "1 cat to go"
    assert missing("five_blue", zigs(*["blue"] * 5)) == "Reached"
    assert missing("five_green", zigs(*["green"] * 6, top=1)) == "1 cat too many"
    assert missing("three_of_each", zigs(*FIVE, *FIVE, top=1)) == "5 cats to go"
    assert missing("no_rats", some_rats_left(2)) == "2 rats to cover"
    assert missing("whole_edge", covered(is_edge)[3:]) == "3 edge squares to go"
    assert missing("full_parrot_rooms", covered(lambda r, c, m: m == "A")) == "4 squares to go"
    assert missing("largest_family", BLUE3[:2]) == "1 cat to go in your largest family"
    assert missing("rat_keeper", []) == "Every one counts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_missing_has_words(language):
    words = load(language, BOX.folder / "words")
    for tiles in ([], FULL_BOAT, edge(*FIVE)):
        position = boat_with(tiles)
        position.table.piles[position.table.pile(ANN, t.LESSONS) + 2] = (
            position.table.parts.cards.private_mask
        )
        progress = lesson_progress.lesson_progress(position.table, ANN)
        assert len(progress) == bits.count(position.table.parts.cards.private_mask)
        for line in progress:
            said = words.say(f"missing.{line['missing']}", line)
            assert not said.startswith("missing.") and "{" not in said, line


def test_alone_a_public_lesson_promises_half_its_points_rounded_up():
    position = island(variant="solo")
    position.give(ANN, "maps_in_sight", pile=t.HAND)
    sort = position.table.parts.cards.names.index("maps_in_sight")
    position.table.move_one(position.table.pile(ANN, t.HAND), position.table.common_pile(t.PUBLIC), sort)
    (line,) = lesson_progress.lesson_progress(position.table, ANN)
    (scored,) = (line for line in position.scores()[ANN].lines if line.key == "public_lesson")
    assert line["points"] == scored.points == 13


def test_the_line_of_the_rooms_names_every_square_that_is_still_open():
    position = island()
    position.lay(ANN, None, "rare_tee", [(3, 20), (4, 20), (5, 20), (4, 21)])  # fills room G
    position.lay(ANN, "blue", "cat_bar", [(4, column) for column in range(15, 20)])
    line = next(line for line in position.scores()[ANN].lines if line.key == "rooms")
    assert line.facts["rooms"] == ["A", "B", "C", "D", "E", "F"]
    squares = {tuple(square) for square in line.facts["squares"]}
    assert len(squares) == 142 - 4 - 5 and (4, 15) not in squares and (3, 20) not in squares
