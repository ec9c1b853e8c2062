"""What is printed, and what the game says about material that cannot be right."""

import shutil
from collections import Counter

import pytest

from katzentisch.core.material import MaterialError
from katzentisch.core.words import LANGUAGES, load
from katzentisch.games.isle_of_cats import BOX
from katzentisch.games.isle_of_cats.tests.positions import BOAT, SQUARES, island, rules

rule = pytest.mark.rule


def boats():
    return rules().parts.boats


@rule("I002", "I127", "I128", "I129")
def test_seven_rooms_with_their_symbols_hold_every_square_once():
    printed = boats()
    assert printed.room_letters == list("ABCDEFG")
    assert printed.room_symbols == ["parrot", "moon", "apple", "moon", "none", "grain", "parrot"]
    for row in range(9):
        for column in range(22):
            inside = sum((room[row] >> column) & 1 for room in printed.rooms)
            assert inside == (printed.outline[row] >> column) & 1
    sizes = [sum(bin(word).count("1") for word in room) for room in printed.rooms]
    assert sizes == [18, 11, 18, 11, 60, 20, 4]


@rule("I002", "I127")
def test_the_walls_stand_where_the_boat_shows_them():
    printed = boats()
    for letter, room in zip("ABCDEFG", printed.rooms, strict=True):
        squares = [(row, column) for row, column in SQUARES if (room[row] >> column) & 1]
        assert squares == [(row, column) for row, column in SQUARES if BOAT[row][column] == letter]


@rule("I128", "I129")
def test_the_page_is_told_the_symbol_of_each_room():
    assert [(room["letter"], room["symbol"]) for room in rules().printed()["rooms"]] == [
        ("A", "parrot"),
        ("B", "moon"),
        ("C", "apple"),
        ("D", "moon"),
        ("E", "none"),
        ("F", "grain"),
        ("G", "parrot"),
    ]


@rule("I003")
def test_nineteen_rats_on_each_boat_elsewhere_on_each():
    by_row = [[bin(word).count("1") for word in rats] for rats in boats().rats]
    assert by_row == [
        [4, 1, 2, 3, 0, 2, 2, 2, 3],
        [2, 2, 2, 3, 3, 0, 4, 1, 2],
        [0, 0, 4, 5, 2, 2, 0, 3, 3],
        [3, 3, 2, 2, 2, 2, 3, 2, 0],
    ]
    assert [sum(rats) for rats in by_row] == [19] * 4


@rule("I004", "I139")
def test_each_boat_has_its_colours_on_the_five_maps():
    maps, colours = list(boats().maps), rules().parts.tiles.colours
    squares = (7, 1 * 22 + 14, 3 * 22 + 1, 5 * 22 + 19, 7 * 22 + 9)
    shown = [[colours[maps.index(square, 5 * boat) - 5 * boat] for square in squares] for boat in range(4)]
    assert shown == [
        ["green", "blue", "red", "orange", "purple"],
        ["blue", "orange", "purple", "green", "red"],
        ["orange", "red", "green", "purple", "blue"],
        ["purple", "green", "blue", "red", "orange"],
    ]


@rule("I004", "I139")
def test_five_maps_of_different_colours_on_the_same_squares():
    maps = list(boats().maps)
    assert len(maps) == 20
    assert {frozenset(maps[5 * boat : 5 * boat + 5]) for boat in range(4)} == {
        frozenset({7, 1 * 22 + 14, 3 * 22 + 1, 5 * 22 + 19, 7 * 22 + 9})
    }
    assert len({tuple(maps[5 * boat : 5 * boat + 5]) for boat in range(4)}) == 4


def test_forty_four_edge_squares():
    assert sum(bin(word).count("1") for word in boats().edge) == 44


@rule("I022")
def test_each_card_costs_zero_to_five_fish_and_a_new_basket_five():
    cards = rules().parts.cards
    assert set(cards.price) <= set(range(6)) and cards.total == 150
    assert cards.price[cards.names.index("new_basket")] == 5


@rule("I022", "I024", "I031", "I058", "I071")
def test_the_kinds_of_cards_are_counted():
    cards = rules().parts.cards
    seen = Counter()
    for kind, numbers in zip(cards.kinds, cards.numbers, strict=True):
        seen[kind] += len(numbers)
    assert seen == {"rescue": 60, "oshax": 6, "anytime": 31, "treasure": 15, "lesson": 30, "public_lesson": 8}


BROKEN = [
    ("tiles.toml", "left = 3", "left = 4", "prices [4, 5] are not 3 left and 5 right"),
    ("tiles.toml", "total = 85", "total = 84", "total 84"),
    ("boats.toml", "squares = 142", "squares = 141", "squares 141 is not what the drawings show: 142"),
    ("boats.toml", '"~~~~~~~g...xxxx~~~~~~~"', '"~~~~~~~g...xxx.~~~~~~~"', "18 rats, not 19"),
    ("boats.toml", '"~~~~~~~g...xxxx~~~~~~~"', '"~~~~~~~g.x.xxxx~~~~~~~"', "20 rats, not 19"),
    ("boats.toml", '"~~~~~~~g...xxxx~~~~~~~"', '"~~~~~~~b...xxxx~~~~~~~"', "one treasure map of each colour"),
    ("boats.toml", 'symbol = "apple"', 'symbol = "pear"', "symbol 'pear' is not one of parrot"),
    ("shapes.toml", "orientations = 2", "orientations = 3", "orientations 3: the drawing has 2"),
    ("cards.toml", "price = 5", "price = 6", "price 6 is not between 0 and 5"),
    ("cards.toml", 'metric = "edge_empty"', 'metric = "edges"', "metric 'edges' is not one of edge_empty"),
    ("cards.toml", 'basket = "none"', 'basket = "some"', "basket 'some' is not one of none, half, whole"),
    ("family_cards.toml", "id = 151", "id = 150", "ids are not 151 to 168 in order"),
    ("solo_cards.toml", "baskets = 1", "baskets = 7", "are not at most 9 and 4"),
    ("solo_cards.toml", "expert = 4", "expert = 5", "is not easy 0"),
]


@rule("I003", "I004", "I022")
@pytest.mark.parametrize(
    ("file", "right", "wrong", "said"), BROKEN, ids=[f"{row[0]}-{row[2]}" for row in BROKEN]
)
def test_material_that_cannot_be_right_is_refused_by_name(tmp_path, file, right, wrong, said):
    folder = tmp_path / "material"
    shutil.copytree(BOX.folder / "material", folder)
    text = (folder / file).read_text()
    assert right in text
    (folder / file).write_text(text.replace(right, wrong, 1))
    with pytest.raises(MaterialError) as error:
        BOX.open("full", 2, material=folder)
    assert said in str(error.value) and str(error.value).startswith(file)


# ---------------------------------------------------------------------- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name_and_a_text_short_enough_for_a_card(language):
    words = load(language, BOX.folder / "words")
    parts = island().table.parts
    for domain, names in (
        ("card", parts.cards.names),
        ("family_card", parts.family_names),
        ("sister_card", parts.sister_names),
        ("basket_card", [f"basket_{number}" for number in parts.basket_numbers]),
    ):
        for name in names:
            text = f"{domain.removesuffix('_card')}_text" if domain != "card" else "card_text"
            assert words.has(f"{domain}.{name}") and words.has(f"{text}.{name}"), name
            assert len(words.say(f"{domain}.{name}")) <= 34, name
            assert len(words.say(f"{text}.{name}")) <= 80, name
    for shape in parts.tiles.shapes:
        assert words.has(f"shape.{shape}")
