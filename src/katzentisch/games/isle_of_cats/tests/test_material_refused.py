"""What the loader says about material that cannot be right: each check has its complaint."""

import shutil

import pytest

from katzentisch.core.material import MaterialError
from katzentisch.games.isle_of_cats import BOX

rule = pytest.mark.rule

BOATS = [
    ([('"~~~~~~~BBBBEEEE~~~~~~~"', '"~~~~~~~BBBEEEEE~~~~~~~"')], "squares 11: the drawing has 10"),
    ([('  "~~~~~~~BBBBEEEE~~~~~~~",\n', "")], "room_grid is not 9 rows of 22 marks"),
    ([('"~~~~~~~BBBBEEEE~~~~~~~"', '"~~~~~~~BBBBEEEE~~~~~~"')], "room_grid is not 9 rows of 22 marks"),
    ([("number = 7", "number = 8")], "numbers [1, 2, 3, 4, 5, 6, 8] are not 1 to 7"),
    ([('symbol = "grain"', 'symbol = "apple"')], "symbols"),
    ([('"~~~~~~~g...xxxx~~~~~~~"', '"~~~~~~.g...xxxx~~~~~~~"')], "the outline is not that of room_grid"),
    ([('"~~~~~~~g...xxxx~~~~~~~"', '"~~~~~~~g..zxxxx~~~~~~~"')], "mark 'z' is not one of ~ . x b g r p o"),
    ([('"~~~~~~~bxx.....~~~~~~~"', '"~~~~~~~xxb.....~~~~~~~"')], "maps at [(0, 9), (1, 14)"),
    ([("edge_squares = 44", "edge_squares = 43")], "edge_squares 43 is not what the drawings show: 44"),
    ([("maps_per_boat = 5", "maps_per_boat = 4")], "maps_per_boat 4 is not what the drawings show: 5"),
    ([("distinct_boats = 4", "distinct_boats = 3")], "distinct_boats 3 is not what the drawings show: 4"),
    ([("middle_row = 4", "middle_row = 3")], "middle_row 3 does not go from stern to bow"),
    (
        [('"AAAAECCCCCCEEEEEFFFFGG"', '"AAAAECCCCCCHEEEEFFFFGG"'), ("squares = 60", "squares = 59")],
        "every square of the boat belongs to one of the rooms A to G",
    ),
    (
        [('"~AAAEEEEEEEEEEEEFFF~~~"', '"~AAEEEEEEEEEEAEEFFF~~~"')],
        "squares 18: the drawing has 18, which must hang together",
    ),
]
TILES = [
    ([('"blue", "green"', '"blue", "violet"')], "are not blue, green, red, purple, orange"),
    ([('small = ["dot", "duo"]', 'small = ["dot", "tri_bar"]')], "are not the two smallest shapes"),
    ([('small = ["dot", "duo"]', 'small = ["dot"]')], "are not the two smallest shapes"),
    ([("3 = 8", "3 = 9")], "[5, 5, 9, 11] is not [5, 5, 8, 11] for 1 to 4 players"),
    ([("3 = 6", "3 = 7")], "[4, 4, 7, 8] is not [4, 4, 6, 8] for 1 to 4 players"),
    ([("right = 5", "right = 4")], "prices [3, 4] are not 3 left and 5 right"),
    ([('start = "bag"', 'start = "table"')], "start 'table' is not one of bag"),
    ([("total = 25", "total = 24")], "total 24: shapes times copies_per_shape give 25; 25 is right"),
    (
        [("copies_per_shape = 5", "copies_per_shape = 4"), ("total = 25", "total = 20")],
        "give 20; 25 is right",
    ),
    ([("total_in_box = 44", "total_in_box = 45")], "total_in_box 45"),
    ([('  "cat_cross",\n', '  "cat_crosses",\n')], "'cat_cross' stands in one of shapes.toml and tiles.toml"),
]
SHAPES = [
    ([('rows = [\n  "##",\n]', 'rows = [\n  "#x",\n]')], "are not equally long rows of # and ."),
    ([('  ".#",\n  "##",\n]', '  ".#",\n  "#",\n]')], "are not equally long rows of # and ."),
    ([("squares = 2", "squares = 3")], "squares 3: 2 are drawn; they must hang together"),
    ([('rows = [\n  "##",\n]', 'rows = [\n  "#.#",\n]')], "squares 2: 2 are drawn; they must hang together"),
    (
        [
            (
                'orientations = 2\nabout = "three squares, straight"\nrows = [\n  "###",',
                'orientations = 4\nabout = "x"\nrows = [\n  "#.",\n  "##",',
            )
        ],
        "rows: the same tile as tri_bend",
    ),
    (
        [
            (
                'squares = 2\norientations = 2\nabout = "two squares"\nrows = [\n  "##",',
                'squares = 3\norientations = 2\nabout = "x"\nrows = [\n  "###",',
            )
        ],
        "the same tile as duo",
    ),
]
CARDS = [
    ([("id = 150", "id = 151")], "ids are not 1 to 150 in order"),
    ([('kind = "oshax"', 'kind = "treasure"')], "card: kinds"),
    (
        [
            (
                'id = 8\nkind = "rescue"\nname = "four boots"\nprice = 1',
                'id = 8\nkind = "rescue"\nname = "four boots"\nprice = 2',
            )
        ],
        "name: card 7 has the same name and another price or kind",
    ),
    ([('effect = { type = "take_oshax", count = 1 }\n', "")], "effect is missing"),
    ([('name = "five green"', 'name = "five blue"')], "card: different cards"),
    ([("boots = 4", "boots = 5")], "card: rescue cards (price, boots, basket)"),
    (
        [('type = "draw_cards", count = 3', 'type = "draw_cards", count = 4')],
        "draw cards draw 12; with 140 dealt",
    ),
    (
        [('type = "gain_basket", count = 1', 'type = "extra_rescue", extra = 1')],
        "cards give a permanent basket",
    ),
    (
        [('type = "bag_tiles_to_fields", count = 4', 'type = "bag_tiles_to_fields", count = 5')],
        "more than the 5 cats",
    ),
    (
        [('options = [{ from = "rare", count = 1, fish = 0 }, ', "options = [")],
        "a treasure card has two options",
    ),
    (
        [('metric = "edge_empty"', 'metric = "colours_not_touching_treasure"')],
        "metric 'colours_not_touching_treasure' is not one of",
    ),
    ([('metric = "edge_empty"', 'metric = "colour_count"')], "metric 'colour_count' needs one colour"),
    ([('value = 5, colour = "blue"', "value = 5")], "metric 'colour_count' needs one colour"),
    ([('metric = "cats", ', 'metric = "cats", colour = "blue", ')], "metric 'cats' needs no colour"),
    ([('value = 0, rooms = ["A", "G"]', "value = 0")], "metric 'rooms_unfilled_of' needs rooms"),
    ([('metric = "cats", ', 'metric = "cats", rooms = ["A"], ')], "metric 'cats' needs no rooms"),
    ([('metric = "families", at_least = 4', 'metric = "families"')], "metric 'families' needs at_least"),
    ([('metric = "cats", ', 'metric = "cats", n = 2, ')], "metric 'cats' needs no n"),
    ([('type = "gain_basket", count = 1', 'type = "gain_basket", count = 0')], "count 0 is not"),
]
CARDS += [
    ([(right, wrong)], said)
    for right, wrong, said in (
        ('per = "private_lesson", fish = 1', 'per = "private_lesson", fish = 0', "fish 0 is not"),
        (
            'give = "permanent_basket", give_count = 1',
            'give = "permanent_basket", give_count = 0',
            "give_count 0 is",
        ),
        ('get = "fish", get_count = 5', 'get = "fish", get_count = 0', "get_count 0 is not"),
        (
            '{ from = "rare", count = 1, fish = 0 }',
            '{ from = "rare", count = 0, fish = 0 }',
            "count 0 is not",
        ),
        (
            '{ from = "rare", count = 1, fish = 0 }',
            '{ from = "rare", count = 1, fish = -1 }',
            "fish -1 is not",
        ),
        ('type = "extra_rescue", extra = 1', 'type = "extra_rescue", extra = 0', "extra 0 is not"),
        ("points = 12, ", "points = 0, ", "points 0 is not"),
        ("divisor = 2", "divisor = 0", "divisor 0 is not"),
        ('metric = "nth_family_points", n = 3', 'metric = "nth_family_points", n = 0', "n 0 is not"),
        ('metric = "families", at_least = 4', 'metric = "families", at_least = 0', "at_least 0 is not"),
        ("price = 0", "price = -1", "price -1 is not"),
        ("boots = 0", "boots = -1", "boots -1 is not"),
    )
]
BOATS += [
    ([("number = 1\n", "number = 0\n")], "number 0 is not"),
    ([("middle_row = 4", "middle_row = -1")], "middle_row -1 is not"),
    ([("rows = 9", "rows = 0")], "rows 0 is not"),
    ([("columns = 22", "columns = 0")], "columns 0 is not"),
]
TILES += [
    (
        [("copies_per_colour_and_shape = 1", "copies_per_colour_and_shape = 0")],
        "copies_per_colour_and_shape 0 is not",
    ),
    ([("1 = 5", "1 = -1")], "1 -1 is not"),
    ([("left = 3", "left = -1")], "left -1 is not"),
    ([("end_points_each = 3", "end_points_each = -1")], "end_points_each -1 is not"),
]
FAMILY = [([("id = 168", "id = 169")], "ids are not 151 to 168 in order")]
SOLO = [
    ([("baskets = 4", "baskets = 5")], "boots 0 and baskets 5 are not at most 9 and 4"),
    ([("baskets = 1", "baskets = 0")], "baskets 0 is not"),
    ([("boots = 0", "boots = -1")], "boots -1 is not"),
    ([('take = "cat", at = 5', 'take = "cat", at = 0')], "at 0 is not"),
    ([("swap = [2, 5]", "swap = [0, 5]")], "swap"),
    ([("easy = 0", "easy = -1")], "easy -1 is not"),
    ([("id = 215", "id = 216")], "ids are not 169 to 215 in order"),
    ([('kind = "solo_advanced_lesson"', 'kind = "solo_lesson"')], "card: kinds"),
    ([('colour = "green"', 'colour = "blue"')], "there must be one colour card of each colour"),
    ([("boots = 9", "boots = 10")], "boots 10 and baskets 4 are not at most 9 and 4"),
    ([("steps = [{ swap = [2, 5] }, ", "steps = [")], "steps: 1 are not two steps"),
    ([("swap = [2, 5]", "swap = [2, 16]")], "swap [2, 16] is not two places from 1 to 15"),
    ([("swap = [2, 5]", "swap = [2]")], "swap [2] is not two places from 1 to 15"),
    ([("easy = 0", "easy = 1")], "is not easy 0, medium 1, hard 2, very_hard 3, expert 4"),
]
WRONG = [
    (file, edits, said)
    for file, rows in (
        ("boats.toml", BOATS),
        ("tiles.toml", TILES),
        ("shapes.toml", SHAPES),
        ("cards.toml", CARDS),
        ("family_cards.toml", FAMILY),
        ("solo_cards.toml", SOLO),
    )
    for edits, said in rows
]


@rule("I002", "I004", "I022", "I127")
@pytest.mark.parametrize(("file", "edits", "said"), WRONG, ids=[f"{row[0]}-{row[2][:30]}" for row in WRONG])
def test_what_cannot_be_right_is_refused_by_name(tmp_path, file, edits, said):
    folder = tmp_path / "material"
    shutil.copytree(BOX.folder / "material", folder)
    text = (folder / file).read_text()
    for right, wrong in edits:
        assert right in text, right
        text = text.replace(right, wrong) if file == "cards.toml" else text.replace(right, wrong, 1)
    (folder / file).write_text(text)
    with pytest.raises(MaterialError) as error:
        BOX.open("full", 2, material=folder)
    assert said in str(error.value), str(error.value)
