"""Scoring. RULES 8, 9.5, 9.6, cases 27-32, 39, 40."""

import pytest

from katzentisch.games.felinia.desk.referee import answer
from katzentisch.games.felinia.state.scoring import best
from katzentisch.games.felinia.state.table import SPECIALS

from .positions import BLUE, GREEN, RED, YELLOW, a_table, game


def scored(mode="basic", **player):
    return answer({"task": "score", "mode": mode, "players": [{"name": "Ada", **player}]})["players"][0]


def total(mode="basic", **player):
    return scored(mode, **player)["total"]


@pytest.mark.rule("F132", "F137", "F154", "F216", "F241")
def test_case_27_the_example_of_the_rulebook_makes_forty_seven():
    score = scored(
        trade={"lynx": 5, "panther": 2, "lion": 1},
        bonus=["bonus-panther"],
        merchants=[
            *("lion-post-1", "lion-post-3", "cheetah-post-3", "cheetah-post-4"),
            *("tiger-post-2", "panther-post-2"),
            *("lynx-post-1", "cheetah-post-1"),
        ],
        gold=2,
        spice=3,
        merchandise=2,
    )
    assert score["groups"] == [4, 2, 2]
    parts = score["breakdown"]
    assert (parts["trade_total"], parts["bonus_plus_one"], parts["groups"]) == (20, 2, 20)
    assert parts["gold"] + parts["spice"] + parts["merchandise"] == 5
    assert score["total"] == 47


@pytest.mark.rule("F132", "F134", "F215")
def test_case_28_each_kind_is_scored_by_itself():
    score = scored(trade={"lion": 3, "tiger": 2, "panther": 1})
    assert score["breakdown"]["trade"] == {"lion": 9, "tiger": 4, "panther": 1}
    assert score["total"] == 14


@pytest.mark.rule("F134", "F136", "F145", "F146", "F242", "F243")
def test_case_29_bonus_tiles():
    assert total(trade={"lion": 4}, bonus=["bonus-lion"]) == 20
    assert total(trade={"lynx": 4}) == 12
    assert total(bonus=["bonus-lion"]) == 1
    assert total(bonus=["bonus-panther"]) == 0
    assert total(trade={"tiger": 3}, bonus=["bonus-tiger"]) == 16
    assert total(trade={"panther": 3}, bonus=["bonus-panther"]) == 12


@pytest.mark.rule("F133", "F134", "F136", "F215")
def test_the_ranges_one_to_four_and_one_to_three():
    assert [total(trade={"lion": n}) for n in range(1, 5)] == [1, 4, 9, 16]
    assert [total(trade={"lynx": n}) for n in range(1, 6)] == [1, 4, 9, 12, 15]


@pytest.mark.rule("F146")
def test_an_extra_tile_gets_the_plus_one_of_its_kind_too_r33(corrected):
    material = corrected(
        "bonus_tiles.toml", 'kind = "lynx"\neffect = "plus_one"', 'kind = "lion"\neffect = "plus_one"'
    )
    table = a_table(material=material).tile("lion-post-1", "lion").merchants(BLUE, "lion-post-1")
    table.owns_bonus(BLUE, "bonus-lion", "bonus-lynx")
    assert (table.points(BLUE)["trade"], table.points(BLUE)["bonus_plus_one"]) == (4, 2)


@pytest.mark.rule("F138", "F139", "F140", "F141", "F216")
def test_case_30_groups_hang_together_by_borders_abroad_too():
    assert scored(merchants=["tiger-post-1", "lion-post-6"])["total"] == 4
    assert scored(merchants=["lion-post-3", "lion-post-4", "cheetah-post-6"])["total"] == 9
    assert scored(merchants=["lion-post-1", "lion-post-6", "panther-post-1"])["total"] == 3


@pytest.mark.rule("F138")
def test_touching_counts_for_groups_and_roads_do_not_matter_r22():
    island = game().components.island
    tiger, lion = island.number["tiger-post-3"], island.number["lion-post-5"]
    assert lion in island.neighbours[tiger]
    assert scored(merchants=["tiger-post-3", "lion-post-5"])["groups"] == [2]


@pytest.mark.rule("F138", "F216")
def test_merchants_on_boats_at_home_and_of_others_are_in_no_group_r23():
    table = a_table().merchants(BLUE, "lion-post-3").merchants(RED, "lion-post-4").boats(("9:45", BLUE))
    assert table.points(BLUE)["groups"] == 1


@pytest.mark.rule("F137", "F139", "F140", "F141")
@pytest.mark.parametrize(("sizes", "points"), [([1], 1), ([2], 4), ([3], 9), ([4], 12), ([1, 2, 3], 14)])
def test_each_merchant_of_a_group_scores_one_two_or_three(sizes, points):
    assert scored(groups=sizes)["breakdown"]["groups"] == points


@pytest.mark.rule("F143", "F241")
def test_case_31_five_spices_are_two_points():
    assert [total(spice=n) for n in (0, 1, 2, 5)] == [0, 0, 1, 2]


@pytest.mark.rule("F142", "F144", "F241")
def test_gold_and_merchandise_score_one_each():
    assert (total(gold=3), total(merchandise=4), total(merchandise={"wine": 2, "books": 1})) == (3, 4, 3)


@pytest.mark.rule("F142", "F143", "F144", "F241")
def test_gold_spice_and_merchandise_left_at_a_table_score_however_many():
    table = a_table().family(RED, gold=7, spice=9, goods="4 wine, 3 books")
    assert table.points(RED) == {"gold": 7, "spice": 4, "merchandise": 7}
    assert (table.total(RED), table.total(BLUE)) == (18, 0)


@pytest.mark.rule("F004", "F147", "F148", "F149", "F244")
def test_case_32_the_second_and_third_share_the_win():
    assert best([5, 5, 5, 4], [2, 4, 4, 6]) == [1, 2]
    assert best([7, 5], [0, 6]) == [0]
    assert best([5, 5], [1, 2]) == [1]


@pytest.mark.rule("F004", "F147", "F148", "F149", "F244")
def test_the_highest_prosperity_wins_then_silver():
    table = a_table().family(BLUE, gold=3).family(RED, gold=4, silver=1).family(GREEN, gold=4, silver=2)
    assert table.table.winners() == [GREEN]
    table.family(RED, silver=2)
    assert table.table.winners() == sorted([RED, GREEN])
    assert table.table.returns()[YELLOW] < 0 < table.table.returns()[RED]


@pytest.mark.rule("F135", "F215")
def test_the_table_scores_itself_line_by_line_at_any_time():
    table = (
        a_table().tile("lion-post-3", "panther").merchants(BLUE, "lion-post-3").family(BLUE, gold=1, spice=2)
    )
    table.family(BLUE, goods="1 wine").owns_bonus(BLUE, "bonus-panther")
    assert table.points(BLUE) == {
        "trade": 1,
        "bonus_plus_one": 1,
        "groups": 1,
        "gold": 1,
        "spice": 1,
        "merchandise": 1,
    }
    line = next(line for line in table.table.scores()[BLUE].lines if line.key == "groups")
    assert line.facts["groups"] == [["lion-post-3"]]


# ---------------------------------------------------------------------- advanced


@pytest.mark.rule("F180", "F181", "F188")
def test_case_39_mysterious_places():
    assert [total("advanced", mysterious=n) for n in (0, 1, 2, 3)] == [0, 1, 4, 6]
    assert [total("advanced", mysterious=n, special=["atlas"]) for n in (1, 3)] == [2, 9]


@pytest.mark.rule("F184", "F185", "F186", "F187", "F183")
def test_case_40_tiles_that_count_at_the_end():
    assert total("advanced", groups=[1, 1, 3], special=["hermitage"]) == 13
    assert total("advanced", groups=[1, 1, 3]) == 11
    assert (total("advanced", food=3, special=["pantry"]), total("advanced", food=3)) == (6, 0)
    assert (total("advanced", spice=5, special=["spicery"]), total("advanced", spice=5)) == (5, 2)


@pytest.mark.rule("F187")
def test_the_hermitage_changes_nothing_for_groups_of_two_r41():
    assert total("advanced", groups=[2], special=["hermitage"]) == 4


@pytest.mark.rule("F183", "F184")
def test_special_tiles_belong_to_no_set_r39():
    table = a_table("advanced").tile("lion-post-1", "spicery").merchants(BLUE, "lion-post-1")
    assert table.points(BLUE) == {"groups": 1}


# ---------------------------------------------------------------------- from a table that was played


def lands(table, seat, time, *provinces):
    """Let a merchant of a family sail and walk, in a round of its own."""
    table.pile(8).boats((time, seat), "9:00", "9:15", "9:30").exploration()
    if table.asked == (seat, "reveal"):
        table.does(seat, "stop")
    return table.walks(seat, *provinces)


SPECIAL_AT = {
    "pantry": ("6:00", "cheetah-post-1"),
    "spicery": ("5:00", "lion-post-1"),
    "hermitage": ("5:45", "lynx-post-1"),
    "atlas": ("5:30", "panther-post-1"),
    "forager": ("6:00", "cheetah-post-1"),
    "caravan": ("5:15", "tiger-post-1"),
    "mint": ("5:15", "tiger-post-1"),
    "goldmine": ("5:00", "lion-post-1"),
}


def took(special, **numbers):
    """Red has walked onto a special tile; blue has settled elsewhere and has the same numbers."""
    time, province = SPECIAL_AT[special]
    far = "tiger-post-3" if province != "tiger-post-1" else "lynx-post-7"
    table = a_table("advanced").tile(province, special).tile(far, "lynx").merchants(BLUE, far)
    lands(table, RED, time, province)
    return table.family(RED, **numbers).family(BLUE, **numbers)


@pytest.mark.rule("F184", "F185", "F183")
def test_the_pantry_taken_in_play_makes_food_worth_two_for_its_family_only():
    table = took("pantry", food=3)
    assert table.has(RED)["own"]["trade"][0]["trade"] == "pantry"
    assert table.points(RED) == {"groups": 1, "food": 6}
    lines = [line.key for line in table.table.scores()[RED].lines]
    assert lines[-3:] == ["merchandise", "food", "mysterious"]
    assert table.points(BLUE) == {"trade": 1, "groups": 1}


@pytest.mark.rule("F184", "F186")
def test_the_spicery_taken_in_play_makes_each_spice_worth_one_for_its_family_only():
    table = took("spicery", spice=5)
    assert table.points(RED) == {"groups": 1, "spice": 5}
    assert table.points(BLUE) == {"trade": 1, "groups": 1, "spice": 2}


@pytest.mark.rule("F184", "F187")
def test_the_hermitage_taken_in_play_makes_lone_merchants_worth_two_for_its_family_only():
    table = took("hermitage").merchants(RED, "tiger-post-6", "lion-post-2")
    assert table.points(RED)["groups"] == 2 + 2 + 2
    assert table.points(BLUE)["groups"] == 1
    table.merchants(RED, "tiger-post-7")  # beside the sixth post: a group of two
    assert table.points(RED)["groups"] == 2 + 2 + 4
    shown = {seat: table.view(seat)["groups"][RED] for seat in (RED, BLUE)}
    assert sum(group["points"] for group in shown[RED]) == 8
    assert sum(group["points"] for group in shown[BLUE]) == 6  # others do not see the tile


@pytest.mark.rule("F180", "F181", "F184", "F188")
def test_places_kept_in_play_score_one_alone_two_each_together_and_one_more_with_the_atlas():
    table = a_table("advanced").place_pile(
        "place-01", "place-04", "place-07", "place-10", "place-13", "place-16"
    )
    table.tile("panther-post-1", "atlas")
    for keeps, points in (("place-01", 1), ("place-10", 4), ("place-16", 6)):
        lands(table.family(RED, food=0), RED, "5:30", "panther-cross-1", "panther-cross-3")
        table.does(RED, "keep", card=keeps).does(RED, "stop")
        assert table.points(RED)["mysterious"] == points
    table.tile("tiger-post-1", "mint")
    lands(table, RED, "5:15", "tiger-post-1")
    assert table.points(RED)["mysterious"] == 6  # another special tile adds nothing
    lands(table, RED, "5:30", "panther-post-1")
    assert table.points(RED)["mysterious"] == 9
    assert "mysterious" not in table.points(BLUE)


@pytest.mark.rule("F184", "F189", "F193", "F195")
@pytest.mark.parametrize(
    ("special", "what", "time", "way", "gains"),
    [
        ("forager", "food", "5:30", ["panther-cross-1"], 2),
        ("mint", "silver", "5:15", ["tiger-cross-1"], 2),
        ("goldmine", "gold", "6:00", ["cheetah-cross-1"], 2),
    ],
)
def test_a_tile_taken_in_play_gives_one_now_and_one_more_on_its_provinces_later(
    special, what, time, way, gains
):
    table = took(special, silver=0, gold=0, food=0)
    blue, red = table.has(BLUE)[what], table.has(RED)[what]
    lands(table, RED, time, *way)
    assert table.has(RED)[what] == red + gains
    if table.asked is not None and table.asked[1] == "step":
        table.does(RED, "stop")
    lands(table, BLUE, time, *way)
    assert table.has(BLUE)[what] == blue + gains - 1
    fresh = a_table("advanced").tile(SPECIAL_AT[special][1], special)
    assert lands(fresh, RED, *SPECIAL_AT[special]).has(RED)[what] == 1  # at once


@pytest.mark.rule("F184", "F191", "F192")
def test_the_caravan_taken_in_play_gives_four_things_and_is_gone():
    table = a_table("advanced").bag("1 wine").tile("tiger-post-1", "caravan")
    lands(table, RED, "5:15", "tiger-post-1")
    red = table.has(RED)
    assert (red["food"], red["gold"], red["silver"]) == (1, 1, 1)
    assert red["own"]["trade"] == [] and red["trade_backs"]["tiger"] == 0
    assert table.table.of(RED, SPECIALS) == 0
    assert table.points(RED)["groups"] == 1
    assert table.has(BLUE)["food"] == 0


@pytest.mark.rule("F132", "F144", "F215", "F216")
def test_tiles_taken_in_play_are_counted_by_kind_for_their_family():
    table = a_table().tile("tiger-post-1", "tiger").tile("tiger-post-2", "lynx")
    for province in ("tiger-post-1", "tiger-post-2"):
        table.face_up(province)
        lands(table, RED, "5:15", province)
    table.tile("tiger-post-5", "tiger").face_up("tiger-post-5")
    lands(table, RED, "5:15", "tiger-cross-1", "tiger-post-5")
    table.merchants(BLUE, "lion-post-1").family(RED, goods="2 wine, 1 books")
    lines = {line.key: line for line in table.table.scores()[RED].lines}
    assert lines["trade"].facts["kinds"] == {"tiger": 4, "lynx": 1}
    assert lines["trade"].facts["provinces"] == ["tiger-post-1", "tiger-post-2", "tiger-post-5"]
    assert sorted(lines["groups"].facts["sizes"]) == [1, 1, 1]
    assert lines["groups"].facts["groups"] == [["tiger-post-1"], ["tiger-post-2"], ["tiger-post-5"]]
    assert list(lines) == ["trade", "bonus_plus_one", "groups", "gold", "spice", "merchandise"]
    assert (lines["trade"].points, lines["merchandise"].points, lines["groups"].points) == (5, 3, 3)
    blue = {line.key: line for line in table.table.scores()[BLUE].lines}
    assert blue["trade"].facts["provinces"] == ["lion-post-1"] and blue["groups"].facts["sizes"] == [1]


def takes_bonus(table, seat, *tiles):
    """Let a family take bonus tiles at the guild."""
    for tile in tiles:
        table.family(seat, silver=1, gold=1, spice=1).stack("guild", seat).trading()
        table.does(seat, "exchange-bonus", tile=tile)
        if table.asked == (seat, "board"):
            table.does(seat, "done")
    return table


@pytest.mark.rule("F145", "F146", "F242", "F243")
def test_bonus_tiles_taken_at_the_guild_count_for_their_family_only():
    table = a_table().boats(None, None, None, None)
    takes_bonus(table, RED, "bonus-panther")
    takes_bonus(table, BLUE, "bonus-cheetah")
    takes_bonus(table, RED, "bonus-lynx", "bonus-tiger")
    for seat, provinces in (
        (RED, ("panther-post-1", "lynx-post-1")),
        (BLUE, ("panther-post-5", "lynx-post-6")),
    ):
        table.tile(provinces[0], "panther").tile(provinces[1], "lynx").merchants(seat, *provinces)
    assert table.points(RED)["trade"] == 1 + 1 + 1  # the extra tiger alone
    assert table.points(RED)["bonus_plus_one"] == 2
    assert table.points(BLUE)["trade"] == 1 + 1 + 1  # the extra cheetah alone
    assert "bonus_plus_one" not in table.points(BLUE)
    assert table.has(RED)["own"]["sets"] == [
        {"kind": "tiger", "tiles": 1, "points": 1},
        {"kind": "panther", "tiles": 1, "points": 2},
        {"kind": "lynx", "tiles": 1, "points": 2},
    ]


@pytest.mark.rule("F004", "F147", "F244")
def test_bonus_tiles_may_decide_who_wins():
    table = a_table().boats(None, None, None, None)
    takes_bonus(table, RED, "bonus-lion", "bonus-tiger")
    for seat in (BLUE, RED, GREEN, YELLOW):
        table.family(seat, gold=0, spice=0, silver=0)
    table.family(GREEN, gold=1, silver=6)
    assert table.table.winners() == [RED]
    assert table.has(RED)["own"]["points"] == table.total(RED) == 2
    assert sum(line["points"] for line in table.has(RED)["own"]["lines"]) == 2


# ---------------------------------------------------------------------- the referee itself


@pytest.mark.rule("F004")
@pytest.mark.parametrize(
    ("case", "complaint"),
    [
        ({"task": "sing"}, "task 'sing' is not one of"),
        ({"mode": "expert", "players": []}, "mode 'expert' is not one of basic, advanced"),
        ({"players": [{"gold": -1}]}, "gold -1 is not a whole number of at least 0"),
        ({"players": [{"trade": {"dog": 1}}]}, "'dog' is not one of lion"),
        ({"players": [{"colour": "red"}]}, "unknown field 'colour'"),
        ({"players": [{"merchants": ["atlantis"]}]}, "'atlantis' is not one of"),
        ({"players": [{"merchants": ["lion-post-1"]}, {"merchants": ["lion-post-1"]}]}, "there twice"),
        ({"players": [{"bonus": ["bonus-lion", "bonus-lion"]}]}, "there twice"),
        ({"players": [{"mysterious": 9}], "mode": "advanced"}, "more than 6"),
        ({"task": "moves", "country": "dog"}, "'dog' is not one of lion"),
        ({"task": "moves", "country": "lion", "tiles": {"lion-post-1": "sideways"}}, "not 'up' or 'down'"),
        ({"task": "moves", "country": "lion", "food": 2}, "the basic game has no food"),
    ],
)
def test_a_case_that_makes_no_sense_is_refused_by_name(case, complaint):
    with pytest.raises(ValueError, match=complaint.replace("(", r"\(")):
        answer(case)


@pytest.mark.rule("F010", "F011", "F012", "F046")
@pytest.mark.parametrize(
    ("players", "complaint"),
    [
        ([{"silver": 7}], "silver 7 is more than 6, the end of the track"),
        ([{"groups": [11]}], "more merchants than the 10 a family has"),
        ([{"groups": [6, 5]}], "more merchants than the 10 a family has"),
        (
            [{"groups": [10]}, {"groups": [10]}, {"groups": [10]}, {"groups": [1]}],
            "31, but there are only 30",
        ),
        ([{"trade": {"lion": 5}}], "lion tiles: 5, but there are only 4"),
        ([{"trade": {"lynx": 5}}, {"trade": {"lynx": 5}}], "lynx tiles: 10, but there are only 9"),
        ([{"trade": ["trade-01"]}, {"trade": ["trade-01"]}], "'trade-01' is there twice"),
        ([{"bonus": ["bonus-lion"]}, {"bonus": ["bonus-lion"]}], "'bonus-lion' is there twice"),
        ([{"gold": 34}], "takes 12 cards, but there are only 11"),
        ([{"spice": 31}, {"spice": 1}], "takes 12 cards, but there are only 11"),
        ([{"food": 1}], "takes one card, but there are none"),
        (
            [{"merchandise": {"wine": 5}}, {"merchandise": {"wine": 5}}],
            "wine tiles: 10, but there are only 9",
        ),
        ([{"merchandise": 23}, {"merchandise": 23}], "tiles: 46, but there are only 45"),
        ([{"gold": 2**63}], "is too large"),
        ([{"groups": [2**63]}], "more merchants than the 10 a family has"),
        ([{"trade": {"lion": 10**30}}], "is too large"),
        ([{"silver": 2**64}], "is too large"),
    ],
)
def test_the_referee_refuses_what_is_not_in_the_box(players, complaint):
    with pytest.raises(ValueError, match=complaint):
        answer({"task": "score", "players": players})


@pytest.mark.rule("F011", "F012", "F160")
@pytest.mark.parametrize(
    ("players", "complaint"),
    [
        ([{"special": ["atlas"]}, {"special": ["atlas"]}], "'atlas' is there twice"),
        ([{"mysterious": ["place-01"]}, {"mysterious": ["place-01"]}], "'place-01' is there twice"),
        (
            [{"mysterious": 6}, {"mysterious": 6}, {"mysterious": 6}, {"mysterious": 1}],
            "19, but there are only 18",
        ),
        ([{"food": 30}, {"food": 4}], "takes 12 cards, but there are only 11"),
    ],
)
def test_the_referee_refuses_what_the_advanced_box_does_not_hold(players, complaint):
    with pytest.raises(ValueError, match=complaint):
        answer({"task": "score", "mode": "advanced", "players": players})


@pytest.mark.rule("F011", "F012", "F046", "F145")
def test_the_referee_scores_all_that_is_in_the_box():
    full = {
        "trade": {"lion": 4},
        "bonus": ["bonus-lion"],
        "gold": 33,
        "merchandise": {"wine": 9},
        "silver": 6,
    }
    assert answer({"players": [{**full, "groups": [10]}]})["players"][0]["total"] == 20 + 33 + 9 + 30


@pytest.mark.rule("F164")
def test_the_referee_refuses_more_food_than_there_are_cards_for():
    case = {"task": "moves", "mode": "advanced", "country": "lion", "food": 30, "others_food": [4]}
    with pytest.raises(ValueError, match="takes 12 cards, but there are only 11"):
        answer(case)
    with pytest.raises(ValueError, match="is too large"):
        answer({**case, "food": 2**63})


@pytest.mark.rule("F004", "F147")
def test_the_referee_reads_kinds_tile_ids_and_names_winners():
    case = {
        "players": [{"name": "Ada", "trade": ["trade-01", "lion"]}, {"name": "Bo", "gold": 4, "silver": 1}]
    }
    result = answer(case)
    assert [player["total"] for player in result["players"]] == [4, 4]
    assert result["winners"] == ["Bo"]
