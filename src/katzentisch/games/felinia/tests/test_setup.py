"""Components and setup. RULES 2, 3, 10, case 26."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.chance import from_seed
from katzentisch.games.felinia import BOX

from .positions import BLUE, a_table, game

KINGDOMS = ["lion", "tiger", "panther", "lynx", "cheetah"]
GOODS = ["books", "clothing", "glassware", "watches", "wine"]


def dealt(mode="basic", families=4, seed=3, **more):
    return game(mode, families, **more).deal(seed)


@pytest.mark.rule("F001")
def test_there_are_five_goods():
    view = dealt().view(-1)
    assert sorted(game().components.goods) == GOODS
    assert sorted(view["bag"]["goods"]) == GOODS
    assert all(sorted(space["goods"]) == GOODS for space in view["spaces"][:-1])
    assert sorted(view["seats"][BLUE]["goods"]) == GOODS


@pytest.mark.rule("F002", "F009", "F029", "F030")
def test_four_boats_lie_open_one_per_berth_and_sail_to_five_countries():
    table = dealt()
    view = table.view(-1)
    top_four = [table.components.boats[boat] for boat in table.boat_order[:4]]
    assert [berth["boat"] for berth in view["berths"]] == top_four
    assert [berth["berth"] for berth in view["berths"]] == [1, 2, 3, 4]
    assert [berth["riders"] for berth in view["berths"]] == [[], [], [], []]
    assert view["pile"]["left"] == 16
    assert game().components.island.kingdoms == KINGDOMS
    assert {KINGDOMS[kingdom] for kingdom in game().components.boat_kingdom} == set(KINGDOMS)


@pytest.mark.rule("F005", "F006", "F155")
def test_both_games_can_be_played_by_two_to_four_r43():
    assert {variant.name: variant.seats for variant in BOX.variants} == {
        "basic": [2, 3, 4],
        "advanced": [2, 3, 4],
    }
    for mode in ("basic", "advanced"):
        assert dealt(mode, 2).to_act


@pytest.mark.rule("F005", "F156")
def test_the_advanced_game_adds_tiles_food_and_mysterious_places():
    basic, advanced = game("basic"), game("advanced")
    assert (len(basic.components.tiles), len(advanced.components.tiles)) == (30, 38)
    assert (len(basic.components.places), len(advanced.components.places)) == (0, 18)
    assert (basic.components.exchanges_food, advanced.components.exchanges_food) == (False, True)
    assert basic.components.exchanges_spice and advanced.components.exchanges_spice
    assert basic.components.exchanges_bonus and advanced.components.exchanges_bonus


@pytest.mark.rule("F018", "F157")
def test_each_game_is_played_on_its_side_of_the_board():
    for mode, posts in (("basic", 30), ("advanced", 38)):
        board = game(mode).printed()["board"]
        assert board["board"]["id"] == mode
        drawn = [province["id"] for province in board["province"] if province["kind"] == "trading_post"]
        assert len(drawn) == posts
        assert sorted(drawn) == sorted(dealt(mode).view(-1)["provinces"])


@pytest.mark.rule("F019", "F020", "F026", "F034")
@pytest.mark.parametrize(("families", "markets"), [(2, 3), (3, 4), (4, 5)])
def test_the_page_is_told_which_markets_are_open(families, markets):
    printed = game("basic", families).printed()
    assert printed["open"] == [*[f"market-{number}" for number in range(1, markets + 1)], "guild"]
    assert printed["families"] == families


@pytest.mark.rule("F007", "F008", "F010", "F041")
@pytest.mark.parametrize("families", [2, 3, 4])
def test_each_family_gets_ten_merchants_and_three_tokens_of_its_colour(families):
    for seed in range(6):  # whoever begins
        seats = dealt(families=families, seed=seed).view(-1)["seats"]
        assert [seat["stock"] for seat in seats] == [10] * families
        assert [seat["tokens"] for seat in seats] == [3] * families
        assert [seat["colour"] for seat in seats] == ["blue", "red", "green", "yellow"][:families]


@pytest.mark.rule("F009", "F010", "F011", "F012", "F013")
def test_the_box_holds_what_the_rules_list():
    box = BOX.material().file("setup.toml").data["components"]
    assert (box["merchants"], box["money_markers"], box["bid_tokens"], box["ships_3d"]) == (40, 4, 12, 4)
    tiles = ["merchandise", "trade_tiles", "special_tiles", "bonus_tiles", "boat_tiles"]
    assert [box[name] for name in tiles] == [45, 30, 8, 5, 20]
    cards = [
        "gold",
        "spice",
        "food",
        "mysterious_place",
        "first_player",
        "market_closed",
        "merchandise_setup",
    ]
    assert [box[f"{name}_cards"] for name in cards] == [11, 11, 11, 18, 1, 2, 1]
    assert sum(box[f"{name}_cards"] for name in cards) == 55


@pytest.mark.rule("F011", "F025", "F160")
def test_the_pieces_in_the_files_are_as_many_as_the_box_says():
    parts = game("advanced").components
    assert sum(parts.good_counts) == 45
    assert (len(parts.boats), len(parts.bonuses), len(parts.places)) == (20, 5, 18)
    assert (parts.first_special, len(parts.specials), len(parts.tiles)) == (30, 8, 38)


@pytest.mark.rule("F015")
def test_each_starts_with_two_silver():
    assert [seat["silver"] for seat in dealt().view(-1)["seats"]] == [2, 2, 2, 2]


@pytest.mark.rule("F014", "F016")
@pytest.mark.parametrize(
    ("families", "pairs"),
    [
        (2, ["watches books", "wine clothing"]),
        (3, ["watches books", "wine clothing", "glassware watches"]),
        (4, ["watches books", "wine clothing", "glassware watches", "books wine"]),
    ],
)
def test_each_gets_the_two_tiles_of_its_place_in_turn_order(families, pairs):
    for seed in range(6):
        table = dealt(families=families, seed=seed)
        view = table.view(-1)
        for number, pair in enumerate(pairs):
            seat = view["seats"][(view["first"] + number) % families]
            assert sorted(good for good, n in seat["goods"].items() for _ in range(n)) == sorted(pair.split())


@pytest.mark.rule("F017", "F032")
@pytest.mark.parametrize(("families", "bag"), [(2, 35), (3, 31), (4, 27)])
def test_case_26_the_bag_after_setup_and_sixteen_boats_in_the_pile(families, bag):
    view = dealt(families=families).view(-1)
    assert view["bag"]["size"] == bag
    assert view["pile"]["left"] == 16


@pytest.mark.rule("F018", "F024", "F025", "F031", "F035")
def test_the_basic_game_has_thirty_face_down_tiles_with_figures_and_no_advanced_parts():
    table = dealt("basic")
    assert all(province["tile"] == "face_down" for province in table.view(-1)["provinces"].values())
    assert len(table.view(-1)["provinces"]) == 30
    assert (table.components.specials, table.components.places) == ([], [])
    assert table.view(-1)["places"]["left"] == 0
    assert BOX.material().file("setup.toml").data["modes"]["basic"]["board"] == "board_basic.toml"


@pytest.mark.rule("F025", "F031", "F160")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_each_trading_post_gets_one_tile_of_its_colour(mode):
    table = dealt(mode)
    parts = table.components
    laid = [table.laid[post] for post in parts.island.posts]
    assert sorted(laid) == list(range(len(parts.tiles)))
    assert all(
        parts.tile_kingdom[table.laid[post]] == parts.island.kingdom_of[post] for post in parts.island.posts
    )


@pytest.mark.rule("F245")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_trade_tiles_of_each_kingdom_are_shuffled(mode):
    tables = [dealt(mode, seed=seed) for seed in range(12)]
    for posts in tables[0].components.posts_of:
        orders = {tuple(table.laid[post] for post in posts) for table in tables}
        assert len(orders) >= 10  # 12 deals, at least 720 orders
        for post in posts:
            assert len({table.laid[post] for table in tables}) >= 3


@pytest.mark.rule("F157", "F160")
def test_in_the_advanced_game_all_thirty_eight_lie_face_up():
    provinces = dealt("advanced").view(-1)["provinces"]
    assert len({province["tile"] for province in provinces.values()} - {"face_down", None}) == 38


@pytest.mark.rule("F019", "F020", "F021", "F026")
@pytest.mark.parametrize(("families", "closed"), [(2, ["market-4", "market-5"]), (3, ["market-5"]), (4, [])])
def test_the_lowest_markets_are_closed_with_fewer_families_r44(families, closed):
    spaces = dealt(families=families).view(-1)["spaces"]
    assert [space["space"] for space in spaces if not space["open"]] == closed


@pytest.mark.rule("F032", "F034")
@pytest.mark.parametrize("families", [2, 3, 4])
def test_each_open_market_gets_two_tiles_and_the_guild_none(families):
    for space in dealt(families=families).view(-1)["spaces"]:
        expected = 2 if space["open"] and space["space"] != "guild" else 0
        assert sum(space["goods"].values()) == expected


@pytest.mark.rule("F022", "F023", "F152")
def test_five_blue_boats_one_per_destination_lie_below_the_grey_ones():
    for seed in range(5):
        table = dealt(seed=seed)
        blue = [bool(table.components.boat_is_blue[boat]) for boat in table.boat_order]
        assert blue == [False] * 15 + [True] * 5
        assert {table.components.boat_kingdom[boat] for boat in table.boat_order[15:]} == set(range(5))
    orders = [list(dealt(seed=seed).boat_order) for seed in range(5)]
    assert len({tuple(order[:15]) for order in orders}) == 5
    assert len({tuple(order[15:]) for order in orders}) > 3


@pytest.mark.rule("F027", "F028")
def test_each_of_five_countries_has_a_port_two_crossroads_and_six_posts():
    board = BOX.material().file("board_basic.toml").data
    assert len({country["colour"] for country in board["country"]}) == 5
    for country in board["country"]:
        kinds = [province["kind"] for province in board["province"] if province["country"] == country["id"]]
        assert sorted(kinds) == ["crossroads"] * 2 + ["port"] + ["trading_post"] * 6


@pytest.mark.rule("F033")
def test_five_bonus_tiles_are_stacked_face_up_and_shuffled():
    view = dealt().view(-1)
    assert view["bonus"]["left"] == 5 and view["bonus"]["top"] is not None
    assert len({dealt(seed=seed).view(-1)["bonus"]["top"] for seed in range(12)}) > 2


@pytest.mark.rule("F036", "F158")
def test_gold_spice_and_food_form_supplies():
    assert dealt("advanced").view(-1)["supply"] == {"gold": 11, "spice": 11, "food": 11}


@pytest.mark.rule("F037")
def test_a_random_family_takes_the_first_player_card_and_begins_r54():
    firsts = {dealt(seed=seed).view(-1)["first"] for seed in range(20)}
    assert firsts == {0, 1, 2, 3}
    table = dealt(seed=4)
    assert table.to_act == [table.view(-1)["first"]]


@pytest.mark.rule("F159")
def test_the_mysterious_places_are_shuffled_face_down():
    assert dealt("advanced").view(-1)["places"] == {"left": 18, "drawn": 0, "cards": None}
    assert tuple(dealt("advanced", seed=1).places) != tuple(dealt("advanced", seed=2).places)


@pytest.mark.rule("F121")
def test_with_the_variant_the_next_boat_lies_open_from_setup_on_r42():
    table = dealt(next_boat_visible=True)
    assert table.view(-1)["pile"]["next"] == table.components.boats[table.boat_order[4]]
    assert dealt().view(-1)["pile"]["next"] is None
    position = a_table(next_boat_visible=True).boats("5:00", None, "9:45", "9:30").preparation()
    top = position.table.boat_order[position.table.next_boat]
    assert position.view(BLUE)["pile"]["next"] == position.components.boats[top]


@pytest.mark.rule("F121")
def test_with_the_variant_an_empty_pile_shows_nothing():
    table = a_table(next_boat_visible=True).boats("5:00", None, "9:45", "9:30").pile(1).preparation()
    assert table.view(-1)["pile"] == {"left": 0, "next": None, "back": None}


@pytest.mark.rule("F077", "F211")
def test_the_two_boats_of_the_example():
    parts = game().components
    late, early = parts.boat_clock.index("9:45"), parts.boat_clock.index("5:00")

    def fare(boat):
        row = list(parts.boat_fare[boat * 5 : boat * 5 + 5])
        return {good: n for good, n in zip(parts.goods, row, strict=True) if n}, parts.boat_silver[boat]

    assert (parts.boat_seats[late], *fare(late)) == (2, {"clothing": 2, "glassware": 1}, 0)
    assert (parts.boat_seats[early], *fare(early)) == (1, {"watches": 2}, 1)
    assert [KINGDOMS[parts.boat_kingdom[boat]] for boat in (late, early)] == ["cheetah", "lion"]


@pytest.mark.rule("F151")
def test_each_boat_asks_for_at_least_one_good_of_its_colour():
    for boat in BOX.material().file("boats.toml").data["boat"]:
        own = next(
            good["id"]
            for good in BOX.material().file("goods.toml").data["good"]
            if good["kingdom"] == boat["destination"]
        )
        assert boat["goods"].get(own, 0) >= 1


@pytest.mark.rule("F184")
def test_four_special_tiles_count_at_the_end_three_go_on_and_one_acts_at_once():
    whens = [tile["when"] for tile in BOX.material().file("special_tiles.toml").data["special"]]
    assert sorted(whens) == ["at_once"] + ["ongoing"] * 3 + ["scoring"] * 4


@pytest.mark.rule("F133", "F150")
def test_number_ranges_and_the_spread_of_kinds_are_printed_for_all_to_see():
    printed = game().printed()["trade_tiles"]
    assert {tuple(kind["values"]) for kind in printed["kind"]} == {(1, 2, 3, 4), (1, 2, 3)}
    assert sum(n for kind, n in printed["distribution"]["lion"].items() if kind != "source") == 6


@pytest.mark.rule("F005")
def test_the_same_seed_gives_the_same_table():
    assert dealt("advanced", seed=9).truth() == dealt("advanced", seed=9).truth()
    assert dealt("advanced", seed=9).truth() != dealt("advanced", seed=10).truth()


@pytest.mark.rule("F014", "F032")
@pytest.mark.parametrize("families", [2, 3, 4])
def test_the_markets_are_filled_from_what_the_starting_goods_have_left_in_the_bag(families):
    for seed in range(5):
        table = dealt(families=families, seed=seed)
        luck = from_seed(seed)
        luck.below(families)  # the first player
        bag = vec[i64]([9] * len(GOODS))
        for seat in table.view(-1)["seats"]:
            for good, number in enumerate(seat["goods"].values()):
                bag[good] -= number
        drawn = {}
        for space in [space for space in table.view(-1)["spaces"][:-1] if space["open"]]:
            for _ in range(2):
                good = luck.draw_from(bag, sum(bag))
                bag[good] -= 1
                drawn.setdefault(space["space"], []).append(table.components.goods[good])
        there = {space["space"]: space["goods"] for space in table.view(-1)["spaces"][:-1]}
        for space, goods in drawn.items():
            assert {good: goods.count(good) for good in there[space]} == there[space]
