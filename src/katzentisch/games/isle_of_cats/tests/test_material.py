"""What is printed, and what the game says about material that cannot be right."""

import shutil
from collections import Counter

import pytest

from katzentisch.core.material import MaterialError
from katzentisch.core.words import LANGUAGES, load
from katzentisch.games.isle_of_cats import BOX
from katzentisch.games.isle_of_cats.box.boats import in_margin
from katzentisch.games.isle_of_cats.tests.positions import BOAT, SQUARES, island, rules

rule = pytest.mark.rule


def boats():
    return rules().parts.boats


def test_bots_look_up_the_edge_of_the_boat_as_it_is_printed():
    printed = boats()
    for row, column in SQUARES:
        beside = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        is_edge = any(square not in SQUARES for square in beside)
        assert (printed.edge[row] >> column) & 1 == printed.edge_at[in_margin(row, column)] == is_edge


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


# ---------------------------------------------------------------------- the cards, as the rules list them

DECK = [
    ("four_boots", 7, 14, 1),
    ("broken_basket", 15, 22, 0),
    ("broken_basket_one_boot", 23, 34, 1),
    ("broken_basket_three_boots", 35, 42, 2),
    ("basket_one_boot", 43, 54, 2),
    ("basket_three_boots", 55, 66, 3),
    ("call_an_oshax", 1, 6, 5),
    ("oshax_fish", 67, 68, 2),
    ("place_anywhere", 69, 70, 1),
    ("draw_two", 71, 72, 0),
    ("draw_three", 73, 74, 1),
    ("lucky_bag", 75, 75, 3),
    ("sell_a_basket", 76, 76, 2),
    ("herd_the_cats", 77, 77, 1),
    ("lesson_fish", 78, 79, 2),
    ("one_more_cat", 80, 82, 2),
    ("new_arrivals", 83, 83, 1),
    ("new_basket", 84, 85, 5),
    ("lessons_for_a_basket", 86, 87, 2),
    ("treasures_for_a_basket", 88, 89, 3),
    ("rainbow_fish", 90, 91, 2),
    ("rare_treasure_fish", 92, 93, 2),
    ("common_treasure_fish", 94, 95, 2),
    ("one_colour_fish", 96, 97, 2),
    ("rare_or_two_common", 98, 106, 2),
    ("two_small_or_pay_for_two_common", 107, 112, 1),
]


@rule("I022", "I031", "I058", "I071")
def test_the_cards_have_the_numbers_and_prices_of_the_rules():
    cards = rules().printed()["cards"]
    printed = [(card["card"], card["numbers"][0], card["numbers"][-1], card["price"]) for card in cards]
    assert printed[: len(DECK)] == DECK
    lessons = [(first, last, price) for _, first, last, price in printed[len(DECK) :]]
    assert lessons == [(n, n, 2) for n in range(113, 143)] + [(n, n, 1) for n in range(143, 151)]
    assert [card["asks_colour"] for card in cards[-8:]] == [True] * 4 + [False, False, True, False]
    baskets = {card["card"]: (card["boots"], card["basket"]) for card in cards[:6]}
    assert baskets == {
        "four_boots": (4, "none"),
        "broken_basket": (0, "half"),
        "broken_basket_one_boot": (1, "half"),
        "broken_basket_three_boots": (3, "half"),
        "basket_one_boot": (1, "whole"),
        "basket_three_boots": (3, "whole"),
    }
    assert rules().printed()["prices"] == {"left": 3, "right": 5}


# Her basket cards, 174 to 196: boots, and the cards she plays that day.
BASKET_BOOTS = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 9, 9, 9]
BASKET_CARDS = [1, 4, 3, 2, 4, 3, 3, 2, 1, 4, 3, 2, 4, 1, 4, 1, 2, 2, 4, 3, 4, 3, 3]
BASKETS = dict(zip(range(174, 197), zip(BASKET_BOOTS, BASKET_CARDS, strict=True), strict=True))


def test_the_sisters_cards_have_their_boots_and_baskets():
    printed = rules("solo", 1).printed()
    assert {card["number"]: (card["boots"], card["baskets"]) for card in printed["basket_cards"]} == BASKETS
    assert [card["number"] for card in printed["sister_lessons"]] == list(range(197, 216))
    assert [card["number"] for card in printed["family_cards"]] == list(range(151, 169))
    points = [1, 9, 1, 10, 10, 12, 10, 15, 9, 9, 9, 9, 9, 2, 10, 2, 2, 1]
    assert [card["points"] for card in printed["family_cards"]] == points


@rule("I046", "I132")
def test_every_tile_has_the_drawings_of_its_shape():
    shapes = rules().printed()["shapes"]
    assert len(shapes) == 4 + 5 + 6 + 17
    for shape in shapes.values():
        drawn = [(r, c) for r, row in enumerate(shape["rows"]) for c, mark in enumerate(row) if mark == "#"]
        turned = set()
        for flip in (1, -1):
            for a, b, c, d in ((1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0)):
                squares = [(a * r + b * flip * k, c * r + d * flip * k) for r, k in drawn]
                top, left = min(r for r, _ in squares), min(k for _, k in squares)
                turned.add(frozenset((r - top, k - left) for r, k in squares))
        assert {frozenset(map(tuple, drawing)) for drawing in shape["turns"]} == turned
        assert len(shape["turns"]) == len(turned)
