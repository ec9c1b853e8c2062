"""Material: what is printed is read from files, and complaints name file, key, value and what would be right."""

import re
from math import dist
from pathlib import Path

import pytest

from katzentisch.core.game import playout
from katzentisch.core.material import MaterialError
from katzentisch.core.tests import wrong_material
from katzentisch.games.felinia import BOX

from .positions import BLUE, RED, a_table, game


@pytest.mark.rule("F010", "F011", "F012", "F028")
@pytest.mark.rule("F034", "F150", "F151", "F152")
@pytest.mark.rule("F230", "F242")
@wrong_material.each(Path(__file__).parent)
def test_material_that_cannot_be_right_is_refused_by_name(tmp_path, wrong):
    folder = wrong_material.copied(BOX.folder / "material", tmp_path / "material", wrong)
    mode = "advanced" if wrong.file in ("mysterious_places.toml", "special_tiles.toml") else "basic"
    with pytest.raises(MaterialError, match=re.escape(wrong.says)):
        game(mode, 4, False, str(folder))


# By file: a number as it stands there, and the least it may be.
LEAST = {
    "goods.toml": {
        "start = 2": 0,
        "cap = 6": 1,
        "gold = 2\n": 0,
        "merchandise = 1\n": 0,
        "free = 3 ": 0,
        "paid = 1 ": 0,
        "price = 2": 0,
    },
    "boats.toml": {
        "initial_boats = 4": 1,
        "silver = 1": 0,
    },
    "mysterious_places.toml": {
        "draw = 2": 1,
    },
    "setup.toml": {
        "at_start = 2": 0,
        "refill_to = 3": 0,
        "gold_points = 1": 0,
        "spices_per_point = 2": 1,
        "merchandise_points = 1": 0,
        "food_points = 0": 0,
        "mysterious_single = 1": 0,
        "mysterious_each = 2": 0,
    },
    "board_basic.toml": {
        "steps = 3": 1,
        "reveal = 2": 0,
    },
}


@pytest.mark.rule("F015", "F046", "F106", "F142")
@pytest.mark.parametrize(
    ("file", "text", "least"),
    [(file, text, least) for file, numbers in LEAST.items() for text, least in numbers.items()],
)
def test_the_least_that_a_number_may_be(corrected, file, text, least):
    name, number = text.split(" = ")
    rest = number[1:]
    folder = corrected(file, text, f"{name} = {least}{rest}")
    assert game("basic", 4, False, folder).deal(1).to_act
    game.cache_clear()  # the folder is the same
    corrected(file, f"{name} = {least}{rest}", f"{name} = {least - 1}{rest}")
    with pytest.raises(MaterialError, match=f"{name} {least - 1} is not a whole number of at least {least}"):
        game("basic", 4, False, folder)
    game.cache_clear()


@pytest.mark.rule("F010", "F011", "F012")
@pytest.mark.parametrize(
    ("least", "changes"),
    [
        (1, [("setup.toml", "merchants = 10", 1), ("setup.toml", "merchants = 40", 4)]),
        (1, [("setup.toml", "bid_tokens = 3", 1), ("setup.toml", "bid_tokens = 12", 4)]),
        (0, [("goods.toml", "gold = 11", 1), ("setup.toml", "gold_cards = 11", 1)]),
        (0, [("goods.toml", "spice = 11", 1), ("setup.toml", "spice_cards = 11", 1)]),
    ],
)
def test_the_least_that_numbers_of_pieces_may_be(corrected, least, changes):
    folder = None
    for file, text, times in changes:
        folder = corrected(file, text, f"{text.split(' = ')[0]} = {least * times}")
    assert game("basic", 4, False, folder).deal(1).to_act
    game.cache_clear()
    for file, text, times in changes:
        name = text.split(" = ")[0]
        corrected(file, f"{name} = {least * times}", f"{name} = {(least - 1) * times}")
    with pytest.raises(MaterialError, match=f" is not a whole number of at least {least}"):
        game("basic", 4, False, folder)
    game.cache_clear()


@pytest.mark.rule("F045", "F113", "F133", "F139")
@pytest.mark.parametrize(
    ("file", "text", "least", "wrong"),
    [
        ("goods.toml", "bank_income = [1, 2, 3]", "[0, 2, 3]", "[-1, 2, 3]"),
        ("goods.toml", "faces = [1, 3]", "[1, 1]", "[1, 0]"),
        ("trade_tiles.toml", "values = [1, 2, 3, 4]", "[0]", "[-1]"),
        ("setup.toml", "group = [1, 2, 3]", "[0]", "[-1]"),
    ],
)
def test_the_least_that_the_numbers_of_a_row_may_be(corrected, file, text, least, wrong):
    name = text.split(" = ")[0]
    folder = corrected(file, text, f"{name} = {least}")
    assert game("basic", 4, False, folder).deal(1).to_act
    game.cache_clear()
    corrected(file, f"{name} = {least}", f"{name} = {wrong}")
    with pytest.raises(MaterialError, match=f"{name} .* is not a whole number of at least"):
        game("basic", 4, False, folder)
    game.cache_clear()


@pytest.mark.rule("F028", "F105")
def test_roads_and_borders_must_lead_both_ways_and_stay_at_home(corrected):
    folder = corrected(
        "board_basic.toml",
        'roads = ["lion-cross-1", "lion-cross-2", "lion-post-1", "lion-post-2"]',
        'roads = ["lion-cross-2", "lion-post-1", "lion-post-2"]',
    )
    with pytest.raises(MaterialError, match="has no road back"):
        game("basic", 4, False, folder)


@pytest.mark.rule("F015", "F046", "F119")
def test_corrected_numbers_are_played_with(corrected):
    corrected("goods.toml", "start = 2", "start = 4")
    corrected("goods.toml", "cap = 6", "cap = 8")
    folder = corrected("goods.toml", "gold = 2", "gold = 3")
    dealt = game("basic", 4, False, folder).deal(1)
    assert [seat["silver"] for seat in dealt.view(-1)["seats"]] == [4, 4, 4, 4]
    table = a_table(material=folder).family(BLUE, silver=5, gold=1).bidding().does(BLUE, "sell", what="gold")
    assert table.silver(BLUE) == 8
    assert dealt.game.material_hash != game().material_hash


@pytest.mark.rule("F171", "F184")
def test_a_corrected_special_tile_needs_no_code(corrected):
    folder = corrected("special_tiles.toml", "food_points = 2", "food_points = 5")
    table = a_table("advanced", material=folder).owns_special(BLUE, "pantry").family(BLUE, food=2)
    assert table.points(BLUE)["food"] == 10


@pytest.mark.rule("F184", "F193")
def test_a_corrected_special_tile_may_add_merchandise(corrected):
    folder = corrected(
        "special_tiles.toml", 'symbol = "silver"\nextra = 1', 'symbol = "merchandise"\nextra = 2'
    )
    table = a_table("advanced", material=folder).tile("tiger-post-1", "mint").family(RED, goods="1 watches")
    table.pile(8).boats(("5:15", RED), "9:00", "9:15", "9:30").exploration().walks(RED, "tiger-post-1")
    assert table.goods(RED) == ["watches"]
    table.pile(8).boats(("5:30", RED), "9:00", "9:15", "9:30").exploration().walks(RED, "panther-cross-2")
    assert len(table.goods(RED)) == 1 + 1 + 2
    assert table.has(RED)["tiles"] == 4


@pytest.mark.rule("F096", "F172")
def test_symbols_anywhere_are_given_in_printed_order_even_after_a_mysterious_place(corrected):
    folder = corrected(
        "board_advanced.toml", 'symbols = ["mystery"]', 'symbols = ["gold", "mystery", "food"]'
    )
    name, kingdom = first_changed(folder)
    table = a_table("advanced", material=folder)
    boat = next(b for b in range(20) if table.components.boat_kingdom[b] == kingdom)
    table.boats((table.components.boat_clock[boat], BLUE)).family(BLUE, food=3).exploration()
    while table.asked[1] == "step":
        table.does(BLUE, "go", province=on_the_way(table, name))
    assert (table.asked, table.has(BLUE)["gold"]) == ((BLUE, "keep"), 1)
    before = table.has(BLUE)["food"]
    table.does(BLUE, "none")
    assert table.has(BLUE)["food"] == before + 1


@pytest.mark.rule("F028", "F031")
def test_the_provinces_of_a_corrected_board_may_stand_in_any_order(corrected):
    text = (BOX.folder / "material" / "board_basic.toml").read_text(encoding="utf-8")
    start = text.index('[[province]]\nid = "lion-post-1"')
    post = text[start : text.index("[[province]]", start + 1)]
    corrected("board_basic.toml", post, "")
    folder = corrected(
        "board_basic.toml", '[[province]]\nid = "lion-port"', f'{post}[[province]]\nid = "lion-port"'
    )
    dealt = game("basic", 4, False, folder).deal(1)
    assert len(dealt.view(-1)["provinces"]) == 30
    assert all(province["tile"] == "face_down" for province in dealt.view(-1)["provinces"].values())
    table = a_table(material=folder).face_up("lion-post-1").boats(("5:00", RED)).exploration()
    assert table.view(-1)["merchant"]["province"] == "lion-port"
    table.does(RED, "stop").walks(RED, "lion-post-1")
    assert table.province("lion-post-1")["merchant"] == RED


def first_changed(folder):
    parts = game("advanced", 4, False, folder).components
    place = next(p for p in parts.island.entries if p.data["symbols"] == ["gold", "mystery", "food"])
    return place.data["id"], parts.island.kingdoms.index(place.data["country"])


def on_the_way(table, goal):
    """Return the next province on a shortest way by crossroads."""
    places = {place.data["id"]: place.data for place in table.components.island.entries}
    here = table.view(-1)["merchant"]["province"]
    ways = [[here]]
    while ways:
        way = ways.pop(0)
        if way[-1] == goal:
            return way[1]
        ways += [
            [*way, q]
            for q in places[way[-1]]["roads"]
            if q not in way and places[q]["kind"] != "trading_post"
        ]
    raise AssertionError("no way")


@pytest.mark.rule("F089")
def test_a_corrected_departure_after_ten_is_later_than_9_45(corrected):
    folder = corrected("boats.toml", 'departure = "5:00"', 'departure = "10:00"')
    table = a_table(material=folder).boats(("10:00", BLUE), ("9:45", RED, RED)).exploration()
    assert table.asked[0] == RED
    assert playout(game("basic", 2, False, folder).deal(1), 1) > 0


@pytest.mark.rule("F005")
def test_every_file_of_the_contract_is_there():
    names = sorted(path.name for path in (BOX.folder / "material").glob("*.toml"))
    assert names == [
        "board_advanced.toml",
        "board_basic.toml",
        "boats.toml",
        "bonus_tiles.toml",
        "goods.toml",
        "mysterious_places.toml",
        "setup.toml",
        "special_tiles.toml",
        "trade_tiles.toml",
    ]


def edges(outline):
    """Return the edges of an outline, each as a set of its two ends."""
    return [frozenset({tuple(a), tuple(b)}) for a, b in zip(outline, outline[1:] + outline[:1], strict=True)]


def room_around(province):
    """Return how far it is from the middle of a province to its nearest edge."""
    x, y = province["x"], province["y"]
    nearest = []
    for (x1, y1), (x2, y2) in map(tuple, edges(province["outline"])):
        along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / dist((x1, y1), (x2, y2)) ** 2
        along = min(1.0, max(0.0, along))
        nearest.append(dist((x, y), (x1 + along * (x2 - x1), y1 + along * (y2 - y1))))
    return min(nearest)


@pytest.mark.rule("F028", "F138")
@pytest.mark.parametrize("board", ["board_basic.toml", "board_advanced.toml"])
def test_the_drawn_provinces_touch_where_they_border_and_have_room_for_a_tile(board):
    provinces = BOX.material().file(board).data["province"]
    for province in provinces:
        assert room_around(province) > 16, province["id"]  # a tile is 34 wide
        for other in provinces:
            shared = set(edges(province["outline"])) & set(edges(other["outline"]))
            length = sum(dist(*edge) for edge in shared) if other is not province else 0
            assert (length > 4) == (other["id"] in province["borders"]), (province["id"], other["id"])
