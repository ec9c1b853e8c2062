"""The advanced game: food, mysterious places, special tiles. RULES 9, cases 34-38."""

import pytest

from katzentisch.games.felinia.desk.referee import answer
from katzentisch.games.felinia.state.asked import ASK_STEP
from katzentisch.games.felinia.state.table import EXTRA, GOLD, SILVER

from .positions import BLUE, GREEN, RED, a_table

KINGDOM_OF = {"5:00": "lion", "5:15": "tiger", "5:30": "panther", "5:45": "lynx", "6:00": "cheetah"}


def landed(time, **blue):
    """Blue's merchant has landed in the advanced game."""
    return a_table("advanced").family(BLUE, **blue).boats((time, BLUE)).exploration()


def moves(country, **case):
    return answer({"task": "moves", "mode": "advanced", "country": country, **case})


# ---------------------------------------------------------------------- food


@pytest.mark.rule("F162", "F164", "F165", "F179")
def test_case_34_the_fourth_step_is_paid_with_food_found_on_the_way():
    walks = moves("panther", merchants=[f"panther-post-{n}" for n in (1, 2, 3, 4, 5, 7)])
    assert walks["count"] == 7
    settled = [path for path in walks["paths"] if path["end"] == "settle"]
    assert [path["path"] for path in settled] == [
        ["panther-port", "panther-cross-1", "panther-cross-3", "panther-post-6"]
    ]
    assert (settled[0]["food_spent"], settled[0]["food_after"]) == (1, 0)


@pytest.mark.rule("F162", "F164", "F171", "F179")
def test_case_35_eleven_moves_of_which_two_settle():
    walks = moves("lynx", merchants=[f"lynx-post-{n}" for n in (1, 2, 3, 4, 6, 7)])
    assert walks["count"] == 11
    settled = {
        tuple(path["path"][1:]): path["food_after"] for path in walks["paths"] if path["end"] == "settle"
    }
    assert settled == {
        ("lynx-cross-2", "lynx-post-5"): 1,
        ("lynx-cross-1", "lynx-cross-2", "lynx-post-5"): 0,
    }


@pytest.mark.rule("F164", "F165")
def test_each_step_after_the_third_costs_one_food_paid_when_it_is_made():
    table = landed("5:45", food=2)
    table.walks(BLUE, "lynx-cross-1", "lynx-cross-3")
    assert table.has(BLUE)["food"] == 2
    table.walks(BLUE, "lynx-cross-5")  # the fourth step; two food symbols are found there
    assert table.has(BLUE)["food"] == 2 - 1 + 2
    assert table.view(-1)["supply"]["food"] == 10


@pytest.mark.rule("F164", "F165")
def test_every_further_step_costs_one_food_up_to_the_seventh():
    table = a_table("advanced").family(BLUE, food=4).boats(("6:00", BLUE)).tile("cheetah-post-6", "lynx")
    table.table.places = table.table.places[:0]
    table.exploration().walks(BLUE, "cheetah-cross-1", "cheetah-cross-2")
    food = [table.has(BLUE)["food"]]  # one was found
    for number in (4, 3, 5):
        table.walks(BLUE, f"cheetah-cross-{number}")
        food.append(table.has(BLUE)["food"])
    table.walks(BLUE, "cheetah-post-6")
    assert [*food, table.has(BLUE)["food"]] == [5, 4, 3, 2, 1]
    assert table.province("cheetah-post-6")["merchant"] == BLUE


@pytest.mark.rule("F162", "F164")
def test_without_food_three_steps_are_the_most_r46():
    table = a_table("advanced").family(BLUE, silver=6, gold=2).boats(("5:45", BLUE)).exploration()
    table.walks(BLUE, "lynx-cross-1", "lynx-cross-3")
    assert table.view(-1)["merchant"] is None
    assert table.has(BLUE)["stock"] == 10


@pytest.mark.rule("F164")
def test_a_step_that_needs_food_is_refused_without_it():
    table = landed("5:45", food=1).walks(BLUE, "lynx-cross-1", "lynx-cross-3")
    table.family(BLUE, food=0)
    table.table.asked = ASK_STEP
    assert table.refusal(BLUE, "go", province="lynx-cross-5").code == "no_food"


@pytest.mark.rule("F164")
def test_there_is_no_limit_to_steps_but_the_food():
    walks = moves("lynx", merchants=[f"lynx-post-{n}" for n in range(1, 8)], food=5)
    assert max(path["steps"] for path in walks["paths"]) == 5  # port, crossroads 2, 1, 3 and 5


@pytest.mark.rule("F123", "F164")
def test_food_others_hold_may_leave_none_in_the_supply():
    walks = moves("panther", merchants=[f"panther-post-{n}" for n in (1, 2, 3, 4, 5, 7)], others_food=[33])
    assert {path["end"] for path in walks["paths"]} == {"home"}


@pytest.mark.rule("F166", "F167", "F168", "F169")
def test_the_basic_rules_of_moving_hold():
    table = a_table("advanced").merchants(RED, "panther-post-3").boats(("5:30", BLUE), ("8:00", GREEN))
    table.exploration().walks(BLUE, "panther-cross-1")
    assert table.refusal(BLUE, "go", province="panther-port").code == "visited"
    assert table.refusal(BLUE, "go", province="panther-post-3").code == "merchant_there"
    table.tile("panther-post-2", "panther").walks(BLUE, "panther-post-2")
    assert table.province("panther-post-2")["merchant"] == BLUE
    assert [tile["trade"] for tile in table.has(BLUE)["own"]["trade"]] == ["panther"]
    assert table.has(BLUE)["stock"] == 9, "the merchant stays on the island"
    table.walks(GREEN, "panther-cross-1")
    assert table.refusal(GREEN, "go", province="panther-post-2").code == "merchant_there"


@pytest.mark.rule("F166")
def test_a_merchant_without_a_tile_goes_home():
    table = landed("5:30").walks(BLUE, "panther-cross-1").does(BLUE, "stop")
    assert table.has(BLUE)["stock"] == 10


@pytest.mark.rule("F163")
def test_nothing_is_revealed_in_the_advanced_game():
    table = landed("5:00")
    assert table.asked == (BLUE, "step")
    assert table.view(-1)["merchant"]["reveals"] == 0


@pytest.mark.rule("F170", "F171")
def test_symbols_of_the_basic_game_count_as_before_and_food_gives_food():
    assert landed("5:45").walks(BLUE, "lynx-cross-1").has(BLUE)["spice"] == 1
    assert landed("5:45").walks(BLUE, "lynx-cross-2").has(BLUE)["food"] == 1
    assert landed("5:15").walks(BLUE, "tiger-cross-1").silver(BLUE) == 1
    assert landed("6:00").walks(BLUE, "cheetah-cross-1").has(BLUE)["gold"] == 1
    assert landed("5:30").walks(BLUE, "panther-cross-2").has(BLUE)["tiles"] == 1
    two = landed("5:15", food=1).walks(BLUE, "tiger-cross-1", "tiger-cross-4", "tiger-cross-5")
    assert two.has(BLUE)["gold"] == 2 and two.silver(BLUE) == 1


# ---------------------------------------------------------------------- mysterious places


def at_the_well(*cards, goods="", **blue):
    """Blue looks at these cards."""
    table = a_table("advanced").place_pile(*cards).family(BLUE, goods=goods, **blue).boats(("5:30", BLUE))
    return table.exploration().walks(BLUE, "panther-cross-1", "panther-cross-3")


@pytest.mark.rule("F173")
def test_a_type_that_only_another_family_has_may_be_kept():
    table = a_table("advanced").owns_place(RED, "place-01").place_pile("place-02", "place-03")
    table.family(BLUE, goods="1 books").boats(("5:30", BLUE)).exploration().walks(
        BLUE, "panther-cross-1", "panther-cross-3"
    )
    assert "keep place-02" in table.options(BLUE)


@pytest.mark.rule("F173", "F174", "F176", "F178")
def test_case_38_neither_card_can_be_kept_and_both_go_under_the_pile():
    table = a_table("advanced").owns_place(BLUE, "place-01").place_pile("place-02", "place-14")
    table.boats(("5:30", BLUE)).exploration().walks(BLUE, "panther-cross-1", "panther-cross-3")
    assert table.options(BLUE) == ["none"]
    assert table.refusal(BLUE, "keep", card="place-02").code == "type_owned"
    assert table.refusal(BLUE, "keep", card="place-14").code == "card_needs_good"
    table.does(BLUE, "none")
    names = table.components.places
    assert [names[card] for card in table.table.places[table.table.next_place :]][-2:] == [
        "place-02",
        "place-14",
    ]


@pytest.mark.rule("F173")
def test_a_family_with_several_cards_keeps_none_of_any_of_their_types():
    pile = ["place-01", "place-04", "place-07", "place-10", "place-08", "place-13"]
    table = a_table("advanced").place_pile(*pile)
    for keeps in ("place-01", "place-07", None):
        table.pile(8).boats(("5:30", BLUE), "9:00", "9:30", "9:45").family(BLUE, food=0).exploration()
        table.walks(BLUE, "panther-cross-1", "panther-cross-3")
        if keeps:
            table.does(BLUE, "keep", card=keeps).does(BLUE, "stop")
    assert table.has(BLUE)["own"]["places"] == ["place-01", "place-07"]
    table.family(BLUE, goods="1 books")
    assert table.options(BLUE) == ["none", "keep place-13"]
    assert table.refusal(BLUE, "keep", card="place-08").code == "type_owned"


@pytest.mark.rule("F172")
def test_the_top_two_cards_are_looked_at_and_one_may_be_kept():
    table = at_the_well("place-01", "place-04", "place-07")
    assert table.asked == (BLUE, "keep")
    assert table.view(BLUE)["places"] == {"left": 16, "drawn": 2, "cards": ["place-01", "place-04"]}
    assert table.options(BLUE) == ["none", "keep place-01", "keep place-04"]
    assert table.refusal(BLUE, "keep", card="place-07").code == "card_not_drawn"
    table.does(BLUE, "keep", card="place-04")
    assert table.has(BLUE)["own"]["places"] == ["place-04"]
    assert table.view(-1)["places"]["left"] == 17


@pytest.mark.rule("F172")
def test_no_card_must_be_kept_r34():
    table = at_the_well("place-01", "place-04").does(BLUE, "none")
    assert table.has(BLUE)["places"] == 0


@pytest.mark.rule("F174")
def test_a_card_that_shows_books_takes_books_into_the_bag():
    table = at_the_well("place-02", "place-06", goods="1 books")
    assert table.refusal(BLUE, "keep", card="place-06").code == "card_needs_good"
    bag = table.in_bag()
    table.does(BLUE, "keep", card="place-02")
    assert (table.goods(BLUE), table.in_bag()) == ([], bag + 1)


@pytest.mark.rule("F174", "F179")
def test_goods_found_on_this_move_may_pay_for_a_card_r36():
    table = a_table("advanced").bag("1 books").place_pile("place-02", "place-06").boats(("5:15", BLUE))
    table.family(BLUE, food=1).exploration()
    table.walks(BLUE, "tiger-cross-1", "tiger-cross-4", "tiger-cross-3")
    assert table.goods(BLUE) == ["books"]
    assert "keep place-02" in table.options(BLUE)


@pytest.mark.rule("F176")
def test_the_rest_goes_under_the_pile_first_drawn_first_r35():
    table = at_the_well("place-01", "place-04").does(BLUE, "none")
    names = table.components.places
    pile = [names[card] for card in table.table.places[table.table.next_place :]]
    assert pile[-2:] == ["place-01", "place-04"]


@pytest.mark.rule("F172")
def test_if_one_card_is_left_it_alone_is_looked_at_and_if_none_nothing_happens():
    table = a_table("advanced")
    table.table.places = type(table.table.places)([3])
    table.boats(("5:30", BLUE)).exploration().walks(BLUE, "panther-cross-1", "panther-cross-3")
    assert table.view(BLUE)["places"]["cards"] == ["place-04"] and table.table.places_left() == 0
    assert table.does(BLUE, "none").table.places_left() == 1
    empty = a_table("advanced")
    empty.table.places = type(empty.table.places)([])
    empty.boats(("5:30", BLUE)).family(BLUE, food=1).exploration()
    empty.walks(BLUE, "panther-cross-1", "panther-cross-3")
    assert empty.asked == (BLUE, "step")


@pytest.mark.rule("F175", "F177")
def test_cards_are_shown_to_nobody_else():
    table = at_the_well("place-01", "place-04")
    for seat in (-1, RED):
        assert table.view(seat)["places"] == {"left": 16, "drawn": 2, "cards": None}
    table.table.listen()
    table.does(BLUE, "keep", card="place-04")
    kept = table.table.events[0]
    assert kept.heard_by(RED) == {"kind": "kept", "seat": BLUE, "paid": ""}
    assert kept.heard_by(BLUE)["card"] == "place-04"
    assert table.view(RED)["seats"][BLUE]["places"] == 1
    assert table.view(RED)["seats"][BLUE]["own"] is None


# ---------------------------------------------------------------------- special tiles


def takes(special, **blue):
    """Blue's merchant settles on a special tile two steps from the port."""
    probe = a_table("advanced")
    number = probe.components.specials.index(special)
    kingdom = probe.components.tile_kingdom[probe.components.first_special + number]
    name = probe.components.island.kingdoms[kingdom]
    time = next(time for time, place in KINGDOM_OF.items() if place == name)
    table = a_table("advanced").tile(f"{name}-post-1", special).family(BLUE, **blue).boats((time, BLUE))
    return table.exploration().walks(BLUE, f"{name}-post-1")


@pytest.mark.rule("F189")
def test_case_36_the_foragers_hut_adds_one_food_per_province_not_per_symbol():
    assert takes("forager").has(BLUE)["food"] == 1
    table = a_table("advanced").owns_special(BLUE, "forager").family(BLUE, food=1).boats(("5:45", BLUE))
    table.exploration().walks(BLUE, "lynx-cross-1", "lynx-cross-3", "lynx-cross-5")
    assert table.has(BLUE)["food"] == 3


@pytest.mark.rule("F191", "F192", "F194")
def test_case_37_the_caravan_at_six_silver():
    table = takes("caravan", silver=6)
    blue = table.has(BLUE)
    assert (blue["food"], blue["gold"], blue["silver"], blue["tiles"]) == (1, 1, 6, 1)
    assert blue["own"]["trade"] == []
    assert sum(blue["trade_backs"].values()) == 0


@pytest.mark.rule("F195")
def test_what_a_special_tile_adds_to_symbols_is_not_added_to_the_gain_of_another_one():
    probe = a_table("advanced").components
    kingdom = probe.island.kingdoms[probe.tile_kingdom[probe.first_special + probe.specials.index("caravan")]]
    time = next(time for time, place in KINGDOM_OF.items() if place == kingdom)
    table = a_table("advanced").tile(f"{kingdom}-post-1", "caravan").owns_special(BLUE, "goldmine")
    table.family(BLUE, gold=0).boats((time, BLUE)).exploration().walks(BLUE, f"{kingdom}-post-1")
    assert table.has(BLUE)["gold"] == 1


@pytest.mark.rule("F192")
def test_the_caravans_merchant_stays_and_counts_for_groups_r40():
    table = takes("caravan")
    assert table.points(BLUE)["groups"] == 1
    assert table.province("tiger-post-1")["merchant"] == BLUE


@pytest.mark.rule("F193", "F194")
def test_the_mint_gives_one_silver_now_and_one_more_on_silver_provinces():
    assert takes("mint").silver(BLUE) == 1
    assert takes("mint", silver=6).silver(BLUE) == 6
    table = a_table("advanced").owns_special(BLUE, "mint").boats(("5:45", BLUE)).exploration()
    table.walks(BLUE, "lynx-cross-1", "lynx-cross-3")
    assert table.silver(BLUE) == 2
    capped = a_table("advanced").owns_special(BLUE, "mint").family(BLUE, silver=5).boats(("5:45", BLUE))
    assert capped.exploration().walks(BLUE, "lynx-cross-1", "lynx-cross-3").silver(BLUE) == 6


@pytest.mark.rule("F195")
def test_the_gold_mine_gives_one_gold_now_and_one_more_on_gold_provinces():
    assert takes("goldmine").has(BLUE)["gold"] == 1
    single = a_table("advanced").owns_special(BLUE, "goldmine").boats(("6:00", BLUE)).exploration()
    assert single.walks(BLUE, "cheetah-cross-1").has(BLUE)["gold"] == 2
    double = a_table("advanced").owns_special(BLUE, "goldmine").family(BLUE, food=1).boats(("5:15", BLUE))
    double.exploration().walks(BLUE, "tiger-cross-1", "tiger-cross-4", "tiger-cross-5")
    assert double.has(BLUE)["gold"] == 3


@pytest.mark.rule("F189", "F193", "F195")
def test_extra_gains_count_for_all_merchants_of_the_family_and_for_nobody_else():
    table = a_table("advanced").owns_special(BLUE, "goldmine").boats(("9:45", BLUE, RED)).exploration()
    table.walks(BLUE, "cheetah-cross-1").does(BLUE, "stop").walks(RED, "cheetah-cross-1")
    assert (table.has(BLUE)["gold"], table.has(RED)["gold"]) == (2, 1)


@pytest.mark.rule("F189", "F195")
def test_each_of_two_special_tiles_of_a_family_goes_on_adding():
    table = takes("mint")
    table.tile("lion-post-1", "goldmine").face_up("lion-post-1").boats(("5:00", BLUE)).exploration()
    table.walks(BLUE, "lion-post-1")
    assert [table.table.of(BLUE, EXTRA + symbol) for symbol in (SILVER, GOLD)] == [1, 1]


@pytest.mark.rule("F184", "F189")
def test_a_special_tile_belongs_to_the_family_of_the_merchant_who_took_it():
    table = a_table("advanced").tile("cheetah-post-1", "forager")
    table.boats(("9:45", BLUE, RED)).exploration().does(BLUE, "stop")
    table.walks(RED, "cheetah-post-1")
    assert (table.has(BLUE)["food"], table.has(RED)["food"]) == (0, 1)


@pytest.mark.rule("F189")
def test_a_tile_counts_from_the_next_province_entered_r38():
    assert takes("goldmine").has(BLUE)["gold"] == 1


@pytest.mark.rule("F153", "F184")
def test_special_tiles_in_front_of_a_family_are_hidden_like_others_r51():
    table = takes("goldmine")
    assert [tile["trade"] for tile in table.has(BLUE)["own"]["trade"]] == ["goldmine"]
    assert table.view(GREEN)["seats"][BLUE]["own"] is None
    assert table.view(GREEN)["seats"][BLUE]["trade_backs"]["lion"] == 1


@pytest.mark.rule("F156", "F157")
def test_the_advanced_game_is_the_basic_game_on_the_other_side_of_the_board():
    basic, advanced = a_table("basic"), a_table("advanced")
    assert len(basic.components.island.provinces) == 45
    assert len(advanced.components.island.posts) == 38
    assert basic.bidding().options(BLUE) == advanced.bidding().options(BLUE)
    for table in (basic, advanced):
        table = table.family(BLUE, silver=1, gold=1, spice=1, goods="1 wine").stack("guild", BLUE).trading()
        assert table.offers(BLUE, "exchange-spice", give="wine", take="books")
        assert table.offers(BLUE, "exchange-bonus", tile="bonus-lion")
