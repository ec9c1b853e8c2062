"""Phase 3: exploration on the basic board. RULES 4.3, cases 13-20."""

import pytest

from katzentisch.games.felinia.desk.referee import answer

from .positions import BLUE, GREEN, RED, a_table

TIGER = [f"tiger-post-{number}" for number in range(1, 7)]


def landed(time="5:15", rider=None, up=(), **more):
    """A merchant of green, or of another family, has landed; 5:15 sails to the tiger, 5:00 to the lion."""
    table = a_table(**more).boats((time, GREEN if rider is None else rider))
    return table.face_up(*up).exploration()


def moves(country, **case):
    walks = answer({"task": "moves", "mode": "basic", "country": country, **case})
    return [(" ".join(path["path"]), path["end"]) for path in walks["paths"]]


# ---------------------------------------------------------------------- which boats sail


@pytest.mark.rule("F088", "F089", "F217", "F218")
def test_case_13_full_boats_sail_by_time_and_the_others_stay():
    table = a_table().boats(("6:15", BLUE, RED), "5:00", ("7:15", GREEN, GREEN), ("9:45", RED)).exploration()
    arrived = []
    while table.view(-1)["phase"] == "exploration":
        arrived += [berth["berth"] for berth in table.view(-1)["berths"] if berth["arrived"]]
        table.does(table.asked[0], "stop")
    assert list(dict.fromkeys(arrived)) == [1, 3]
    assert (table.boat(2), table.boat(4), table.riders(4)) == ("5:00", "9:45", [RED])


@pytest.mark.rule("F089", "F218")
def test_the_earlier_boat_sails_first_whatever_its_berth():
    table = (
        a_table()
        .boats(("9:45", RED, RED), ("7:15", GREEN, GREEN), "5:00", ("6:15", BLUE, BLUE))
        .exploration()
    )
    arrived = []
    while table.view(-1)["phase"] == "exploration":
        arrived += [berth["berth"] for berth in table.view(-1)["berths"] if berth["arrived"]]
        table.does(table.asked[0], "stop")
    assert list(dict.fromkeys(arrived)) == [4, 2, 1]


@pytest.mark.rule("F090", "F091", "F219")
def test_case_14_the_earliest_boat_sails_empty_and_its_berth_is_refilled():
    table = a_table().boats(("9:45", RED), "5:15", "6:00", "7:30").exploration()
    assert table.view(-1)["round"] == 2
    assert [table.boat(1), table.boat(3), table.boat(4)] == ["9:45", "6:00", "7:30"]
    assert table.boat(2) not in (None, "5:15")
    assert table.riders(1) == [RED]


@pytest.mark.rule("F090", "F219")
def test_if_no_boat_is_full_only_the_earliest_sails_with_empty_seats():
    table = a_table().boats(("9:45", RED), ("6:15", BLUE), None, None).exploration()
    assert table.asked == (BLUE, "reveal")
    table.does(BLUE, "stop").does(BLUE, "stop")
    assert table.view(-1)["round"] == 2
    assert table.riders(1) == [RED]


@pytest.mark.rule("F090")
def test_with_a_full_boat_an_earlier_one_stays_r15():
    table = a_table().boats("5:00", ("9:45", RED, RED)).exploration()
    assert table.view(-1)["merchant"]["kingdom"] == "cheetah"
    assert table.boat(1) == "5:00"


@pytest.mark.rule("F089")
def test_boats_with_equal_times_sail_from_the_lower_berth_r14(corrected):
    material = corrected("boats.toml", 'departure = "5:15"', 'departure = "5:00"')
    table = a_table(material=material).boats(None, ("5:00", BLUE))
    width = 2 + table.components.largest_boat
    numbers = list(table.table.boats)
    numbers[0:3] = [1, 1, RED]  # the corrected second boat
    table.table.boats = type(table.table.boats)(numbers)
    assert width == 4
    table.exploration()
    assert table.asked[0] == RED


@pytest.mark.rule("F089")
def test_case_46_times_are_compared_as_minutes_not_as_text_r52(corrected):
    material = corrected("boats.toml", 'departure = "5:00"', 'departure = "10:00"')
    table = a_table(material=material).boats("10:00", ("9:45", RED)).exploration()
    times = dict(zip(table.components.boat_clock, table.components.boat_time, strict=True))
    assert (times["9:45"], times["10:00"]) == (585, 600)
    assert table.view(-1)["merchant"]["kingdom"] == "cheetah"


@pytest.mark.rule("F088", "F217")
def test_a_boat_sails_to_the_port_of_its_kingdom():
    for time, kingdom in [("5:00", "lion"), ("5:15", "tiger"), ("5:30", "panther"), ("5:45", "lynx")]:
        table = landed(time)
        assert table.view(-1)["merchant"]["province"] == f"{kingdom}-port"


@pytest.mark.rule("F102", "F227")
def test_the_foremost_merchant_finishes_his_move_before_the_next_begins():
    table = a_table().boats(("6:30", RED, BLUE)).exploration()
    table.does(RED, "stop")
    assert table.asked == (RED, "step")
    table.does(RED, "stop")
    assert table.asked == (BLUE, "reveal")


@pytest.mark.rule("F103", "F227")
def test_when_all_have_moved_the_tile_is_discarded_and_the_berth_is_empty():
    table = a_table().boats(("6:30", RED, RED), "9:45", "9:30", "9:15").pile(0).exploration()
    for _ in range(4):
        assert table.boat(1) == "6:30"
        table.does(RED, "stop")
    assert (table.boat(1), table.riders(1)) == (None, [])


# ---------------------------------------------------------------------- moving


@pytest.mark.rule("F094", "F095", "F096", "F097", "F098", "F105", "F221", "F224", "F225")
def test_case_15_reveal_two_then_by_the_silver_crossroads_to_the_tiger_tile():
    table = landed().tile("tiger-post-5", "tiger")
    table.does(GREEN, "reveal", province="tiger-post-5").does(GREEN, "reveal", province="tiger-post-1")
    table.walks(GREEN, "tiger-cross-1")
    assert table.silver(GREEN) == 1
    table.walks(GREEN, "tiger-post-5")
    assert [tile["trade"] for tile in table.has(GREEN)["own"]["trade"]] == ["tiger"]
    assert table.province("tiger-post-5")["merchant"] == GREEN
    assert table.has(GREEN)["stock"] == 9
    assert table.view(RED)["seats"][GREEN]["own"] is None
    assert table.has(RED)["own"]["trade"] == [], "it lies before the family that took it alone"


@pytest.mark.rule("F092", "F095", "F099", "F101", "F220", "F223", "F226", "F229")
def test_case_16_seven_complete_moves_in_the_tigers_kingdom():
    assert moves("tiger", tiles={"tiger-post-5": "up"}) == [
        ("tiger-port", "home"),
        ("tiger-port tiger-cross-1", "home"),
        ("tiger-port tiger-cross-1 tiger-cross-2", "home"),
        ("tiger-port tiger-cross-1 tiger-post-5", "settle"),
        ("tiger-port tiger-cross-2", "home"),
        ("tiger-port tiger-cross-2 tiger-cross-1", "home"),
        ("tiger-port tiger-cross-2 tiger-post-5", "settle"),
    ]


@pytest.mark.rule("F100", "F101", "F226")
def test_case_17_six_moves_of_which_three_settle():
    walks = moves("lion", merchants=["lion-post-1"], tiles={"lion-post-2": "up"})
    assert len(walks) == 6
    assert [path.split()[-1] for path, end in walks if end == "settle"] == ["lion-post-2"] * 3


@pytest.mark.rule("F101", "F104", "F226")
def test_case_18_with_everything_face_down_all_three_moves_go_home():
    assert moves("lion") == [
        ("lion-port", "home"),
        ("lion-port lion-cross-1", "home"),
        ("lion-port lion-cross-2", "home"),
    ]


@pytest.mark.rule("F100", "F102", "F226")
def test_case_19_the_second_merchant_cannot_enter_where_the_first_settled():
    table = a_table().face_up("tiger-post-5").boats(("6:30", RED, BLUE)).exploration()
    table.does(RED, "stop").walks(RED, "tiger-cross-1", "tiger-post-5")
    table.does(BLUE, "stop").walks(BLUE, "tiger-cross-1")
    assert table.refusal(BLUE, "go", province="tiger-post-5").code == "merchant_there"


@pytest.mark.rule("F104", "F096", "F228")
def test_case_20_a_merchant_who_stops_keeps_what_he_found_and_is_back_in_stock():
    table = landed("5:00", up=["lion-post-6"])
    assert table.has(GREEN)["stock"] == 9
    table.does(GREEN, "stop").walks(GREEN, "lion-cross-2").does(GREEN, "stop")
    assert (table.has(GREEN)["gold"], table.has(GREEN)["stock"]) == (1, 10)


@pytest.mark.rule("F093", "F220")
def test_the_first_step_leads_into_the_port_province_without_a_choice_r16():
    table = landed()
    assert table.view(-1)["merchant"] == {
        "seat": GREEN,
        "province": "tiger-port",
        "kingdom": "tiger",
        "steps": 1,
        "visited": ["tiger-port"],
        "reveals": 2,
    }


@pytest.mark.rule("F094", "F221")
def test_any_face_down_tile_of_the_kingdom_may_be_revealed_near_or_far_r19():
    table = landed()
    assert table.options(GREEN) == ["stop", *[f"reveal {post}" for post in TIGER]]
    assert table.refusal(GREEN, "reveal", province="lion-post-1").code == "tile_abroad"
    table.does(GREEN, "reveal", province="tiger-post-3")
    assert table.refusal(GREEN, "reveal", province="tiger-post-3").code == "nothing_to_reveal"


@pytest.mark.rule("F094")
def test_reveals_are_made_one_after_the_other_at_most_two_r18():
    table = landed().does(GREEN, "reveal", province="tiger-post-3")
    assert table.province("tiger-post-3")["trade"] is not None
    assert table.asked == (GREEN, "reveal")
    table.does(GREEN, "reveal", province="tiger-post-4")
    assert table.asked == (GREEN, "step")


@pytest.mark.rule("F094")
def test_revealed_tiles_stay_face_up_for_everybody():
    table = landed().does(GREEN, "reveal", province="tiger-post-3").does(GREEN, "stop").does(GREEN, "stop")
    for seat in (-1, BLUE, RED, GREEN):
        assert table.view(seat)["provinces"]["tiger-post-3"]["tile"] not in (None, "face_down")


@pytest.mark.rule("F094")
def test_no_tile_is_revealed_after_the_second_step_r20():
    table = landed().does(GREEN, "stop").walks(GREEN, "tiger-cross-1")
    assert table.refusal(GREEN, "reveal", province="tiger-post-5").code == "not_now"


@pytest.mark.rule("F094")
def test_with_no_face_down_tile_left_nobody_is_asked_to_reveal_r56():
    assert landed(up=TIGER).asked == (GREEN, "step")


@pytest.mark.rule("F094", "F221")
@pytest.mark.parametrize("kingdom", range(5))
def test_tiles_of_other_kingdoms_neither_ask_for_a_reveal_nor_hinder_one(kingdom):
    parts = a_table().components
    time = parts.boat_clock[list(parts.boat_kingdom).index(kingdom)]
    own = [parts.island.provinces[post] for post in parts.posts_of[kingdom]]
    posts = [parts.island.provinces[post] for posts in parts.posts_of for post in posts]
    abroad = [post for post in posts if post not in own]
    assert landed(time, up=abroad).asked == (GREEN, "reveal")
    assert landed(time, up=own).asked == (GREEN, "step")


@pytest.mark.rule("F222")
def test_each_merchant_of_a_boat_may_reveal_two():
    table = a_table().boats(("6:30", RED, BLUE)).exploration()
    table.does(RED, "reveal", province=TIGER[0]).does(RED, "reveal", province=TIGER[1])
    table.does(RED, "stop")
    table.does(BLUE, "reveal", province=TIGER[2]).does(BLUE, "reveal", province=TIGER[3])
    assert len([post for post in TIGER if table.province(post)["tile"] == "face_down"]) == 2


@pytest.mark.rule("F094", "F222")
def test_reveals_that_one_merchant_leaves_are_not_the_next_ones():
    table = a_table().boats(("6:30", RED, BLUE)).exploration()
    table.does(RED, "stop").does(RED, "stop")
    table.does(BLUE, "reveal", province=TIGER[0]).does(BLUE, "reveal", province=TIGER[1])
    assert table.asked == (BLUE, "step")


@pytest.mark.rule("F092", "F220", "F228")
def test_after_three_steps_without_a_tile_the_merchant_goes_home():
    table = landed().does(GREEN, "stop").walks(GREEN, "tiger-cross-1", "tiger-cross-2")
    assert table.has(GREEN)["stock"] == 10
    assert table.view(-1)["merchant"] is None


@pytest.mark.rule("F095", "F229")
def test_a_merchant_moves_along_roads_only():
    table = landed(up=TIGER)
    assert table.refusal(GREEN, "go", province="tiger-post-5").code == "no_road"
    table.walks(GREEN, "tiger-cross-1")
    assert table.refusal(GREEN, "go", province="tiger-post-2").code == "no_road"


@pytest.mark.rule("F230", "F095")
def test_a_merchant_never_crosses_a_frontier_r21():
    table = landed().does(GREEN, "stop").walks(GREEN, "tiger-cross-1")
    island = table.components.island
    assert table.number("lion-cross-2") in island.neighbours[table.number("tiger-cross-1")]
    assert table.refusal(GREEN, "go", province="lion-cross-2").code == "frontier"


@pytest.mark.rule("F099", "F226")
def test_no_province_is_entered_twice_in_a_move():
    table = landed().does(GREEN, "stop").walks(GREEN, "tiger-cross-1")
    assert table.refusal(GREEN, "go", province="tiger-port").code == "visited"


@pytest.mark.rule("F101", "F226")
def test_a_face_down_tile_closes_its_province():
    table = landed().does(GREEN, "stop")
    assert table.refusal(GREEN, "go", province="tiger-post-1").code == "tile_face_down"


@pytest.mark.rule("F097", "F225")
def test_a_face_up_tile_ends_the_move_even_with_steps_left_r17():
    table = landed(up=["tiger-post-1"]).does(GREEN, "stop").walks(GREEN, "tiger-post-1")
    assert table.view(-1)["merchant"] is None
    assert table.province("tiger-post-1") == {"merchant": GREEN, "tile": None, "trade": None}


@pytest.mark.rule("F223")
def test_steps_are_a_maximum_and_no_duty_r17():
    table = landed(up=["tiger-post-1"]).does(GREEN, "stop")
    assert "stop" in table.options(GREEN)
    table.does(GREEN, "stop")
    assert table.has(GREEN)["stock"] == 10


# By province with a symbol: the boat that lands beside it, and what the symbol gives.
SYMBOLS = {
    "lion-cross-1": ("5:00", "spice"),
    "lion-cross-2": ("5:00", "gold"),
    "tiger-cross-1": ("5:15", "silver"),
    "panther-cross-2": ("5:30", "tiles"),
}


@pytest.mark.rule("F096", "F224")
@pytest.mark.parametrize("province", SYMBOLS)
def test_entering_a_province_with_a_symbol_gives_it_at_once(province):
    time, what = SYMBOLS[province]
    table = landed(time).does(GREEN, "stop")
    before = table.has(GREEN)[what]
    table.walks(GREEN, province)
    assert table.has(GREEN)[what] == before + 1


@pytest.mark.rule("F096")
def test_the_merchandise_symbol_gives_a_tile_drawn_from_the_bag():
    table = a_table().bag("1 wine").boats(("5:30", GREEN)).exploration().does(GREEN, "stop")
    table.walks(GREEN, "panther-cross-2")
    assert (table.goods(GREEN), table.in_bag()) == (["wine"], 0)


@pytest.mark.rule("F124")
def test_an_empty_bag_gives_no_tile_r27():
    table = a_table().bag("").boats(("5:30", GREEN)).exploration().does(GREEN, "stop")
    table.walks(GREEN, "panther-cross-2")
    assert table.goods(GREEN) == []


@pytest.mark.rule("F104")
def test_a_merchant_who_came_home_may_sail_again_r24():
    table = (
        a_table(families=2).family(BLUE, stock=1).boats(("5:15", BLUE), "5:30", "5:45", "6:00").exploration()
    )
    table.does(BLUE, "stop").does(BLUE, "stop")
    assert table.has(BLUE)["stock"] == 1
    table.family(BLUE, silver=1, goods="2 wine, 1 clothing").boats("6:30").market("market-1", "books")
    table.stack("market-1", BLUE).trading().does(BLUE, "buy", good="books")
    assert table.offers(BLUE, "board", berth=1)


@pytest.mark.rule("F127")
def test_at_the_last_merchant_end_all_boats_sail_full_or_not_r30():
    table = a_table().boats(("9:45", RED), "5:00", ("6:15", BLUE), "7:15").exploration(ending=1)
    assert table.asked == (BLUE, "reveal")
    table.does(BLUE, "stop").does(BLUE, "stop").does(RED, "stop").does(RED, "stop")
    assert [berth["boat"] for berth in table.view(-1)["berths"]] == [None] * 4


@pytest.mark.rule("F127", "F220")
def test_at_the_last_merchant_end_all_merchants_of_a_full_boat_move():
    table = a_table().boats(("9:45", RED, BLUE), None, ("6:30", GREEN, RED)).exploration(ending=1)
    moved = []
    while table.view(-1)["phase"] == "exploration":
        moved.append(table.asked[0])
        table.does(moved[-1], "stop").does(moved[-1], "stop")
    assert moved == [GREEN, RED, RED, BLUE]
    assert [table.has(seat)["stock"] for seat in (BLUE, RED, GREEN)] == [10, 10, 10]
