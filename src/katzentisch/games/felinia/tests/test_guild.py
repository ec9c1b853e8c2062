"""Phase 2: the guild. RULES 4.2, 9.2, cases 7-9, 45."""

import pytest

from .positions import BLUE, RED, a_table

STACK = ["bonus-lion", "bonus-lynx", "bonus-tiger", "bonus-panther", "bonus-cheetah"]


def at_the_guild(*tokens, mode="basic", **blue):
    """Blue decides at the guild; the token on top is the last named."""
    table = a_table(mode).family(BLUE, **blue).bonus_stack(*STACK).boats(None, None, None, None)
    return table.stack("guild", *(tokens or (BLUE,))).trading()


@pytest.mark.rule("F063", "F069", "F073", "F074", "F206", "F208")
def test_case_7_blue_pays_two_for_a_bonus_tile_and_red_pays_one_and_changes_a_tile():
    table = a_table().family(BLUE, silver=2, gold=1, spice=1).family(RED, silver=1, goods="1 wine")
    table.bonus_stack(*STACK).boats(None, None, None, None).stack("guild", RED, BLUE).trading()
    table.does(BLUE, "exchange-bonus", tile="bonus-tiger")
    assert (table.silver(BLUE), table.has(BLUE)["gold"], table.has(BLUE)["spice"]) == (0, 0, 0)
    assert table.has(BLUE)["own"]["bonus"] == ["bonus-tiger"]
    table.does(RED, "exchange-spice", give="wine", take="books")
    assert (table.silver(RED), table.goods(RED), table.has(RED)["spice"]) == (0, ["books"], 1)


@pytest.mark.rule("F066", "F067")
def test_case_8_with_only_wine_in_the_bag_only_wine_can_be_taken_and_for_another_tile():
    table = a_table().family(BLUE, silver=3, goods="1 wine, 1 books").bag("3 wine").boats()
    table.stack("guild", BLUE).trading()
    assert table.options(BLUE) == ["pass", "exchange-spice books wine"]
    assert table.refusal(BLUE, "exchange-spice", give="books", take="glassware").code == "not_in_the_bag"
    assert table.refusal(BLUE, "exchange-spice", give="wine", take="wine").code == "same_good"


@pytest.mark.rule("F071")
def test_case_9_without_a_bonus_tile_the_exchange_is_not_offered():
    table = a_table().family(BLUE, silver=3, gold=1, spice=1).bonus_stack(*STACK).owns_bonus(RED, *STACK)
    table.stack("guild", BLUE).trading()
    assert table.offered(BLUE, "exchange-bonus") == []
    assert table.refusal(BLUE, "exchange-bonus", tile="bonus-lion").code == "no_bonus_left"
    assert table.view(BLUE)["bonus"] == {"left": 0, "top": None, "stack": None}


@pytest.mark.rule("F069", "F070")
def test_case_45_without_spice_no_bonus_tile_is_offered_and_the_stack_is_not_shown():
    table = at_the_guild(silver=3, gold=1)
    assert table.offered(BLUE, "exchange-bonus") == []
    assert table.refusal(BLUE, "exchange-bonus", tile="bonus-lion").code == "needs_gold_and_spice"
    assert table.view(BLUE)["bonus"] == {"left": 5, "top": "bonus-lion", "stack": None}


@pytest.mark.rule("F070", "F208")
def test_who_can_make_the_exchange_may_look_through_the_stack_and_take_any_tile():
    table = at_the_guild(silver=1, gold=1, spice=1)
    assert table.view(BLUE)["bonus"]["stack"] == STACK
    assert table.view(RED)["bonus"]["stack"] is None
    assert table.view(-1)["bonus"]["stack"] is None
    assert sorted(table.offered(BLUE, "exchange-bonus")) == sorted(f"exchange-bonus {tile}" for tile in STACK)


@pytest.mark.rule("F063", "F206")
def test_an_exchange_costs_as_much_as_tokens_lie_there():
    table = at_the_guild(RED, RED, BLUE, silver=2, goods="1 wine", gold=1, spice=1)
    assert table.options(BLUE) == ["pass"]
    assert table.refusal(BLUE, "exchange-spice", give="wine", take="books").code == "not_enough_silver"
    assert table.refusal(BLUE, "exchange-bonus", tile="bonus-lion").code == "not_enough_silver"


@pytest.mark.rule("F064", "F206")
def test_each_token_allows_one_exchange():
    table = at_the_guild(silver=6, goods="2 wine")
    table.does(BLUE, "exchange-spice", give="wine", take="books")
    assert table.asked == (BLUE, "board")
    assert table.has(BLUE)["tokens"] == 3


@pytest.mark.rule("F065", "F206")
def test_one_may_decline_without_paying():
    table = at_the_guild(silver=6, goods="2 wine")
    table.does(BLUE, "pass")
    assert (table.silver(BLUE), table.goods(BLUE), table.has(BLUE)["spice"]) == (6, ["wine", "wine"], 0)


@pytest.mark.rule("F066", "F068", "F207")
def test_the_tile_is_chosen_from_the_bag_the_own_one_goes_in_and_a_spice_is_gained_r57():
    table = at_the_guild(silver=1, goods="1 wine")
    before = table.view(-1)["bag"]["goods"]
    table.does(BLUE, "exchange-spice", give="wine", take="glassware")
    after = table.view(-1)["bag"]["goods"]
    assert (after["wine"], after["glassware"]) == (before["wine"] + 1, before["glassware"] - 1)
    assert (table.goods(BLUE), table.has(BLUE)["spice"]) == (["glassware"], 1)


@pytest.mark.rule("F066")
def test_the_exchanged_tile_cannot_be_taken_back_r10():
    table = a_table().family(BLUE, silver=1, goods="9 wine").stack("guild", BLUE).trading()
    taken = {choice["take"] for choice in table.choices(BLUE, "exchange-spice")}
    assert taken == {"watches", "books", "clothing", "glassware"}


@pytest.mark.rule("F068", "F123")
def test_with_an_empty_supply_the_exchange_takes_place_without_the_spice_r11():
    table = at_the_guild(silver=1, goods="1 wine", spice=2)
    table.family(RED, spice=26).does(BLUE, "exchange-spice", give="wine", take="books")
    assert (table.goods(BLUE), table.has(BLUE)["spice"]) == (["books"], 3)  # two ones change into a three
    table = at_the_guild(silver=1, goods="1 wine", spice=0)
    table.family(RED, spice=33).does(BLUE, "exchange-spice", give="wine", take="books")
    assert (table.goods(BLUE), table.has(BLUE)["spice"]) == (["books"], 0)


@pytest.mark.rule("F072", "F209")
def test_a_bonus_tile_is_kept_face_down_and_its_owner_may_always_look():
    table = at_the_guild(silver=1, gold=1, spice=1)
    table.does(BLUE, "exchange-bonus", tile="bonus-tiger")
    assert table.has(BLUE)["own"]["bonus"] == ["bonus-tiger"]
    seen_by_red = table.view(RED)["seats"][BLUE]
    assert (seen_by_red["own"], seen_by_red["bonus_tiles"]) == (None, 1)
    assert (table.has(RED)["own"]["bonus"], table.has(RED)["bonus_tiles"]) == ([], 0)


@pytest.mark.rule("F073")
def test_gold_and_spice_go_back_to_the_supply():
    table = at_the_guild(silver=1, gold=1, spice=1)
    assert (table.view(-1)["supply"]["gold"], table.view(-1)["supply"]["spice"]) == (10, 10)
    table.does(BLUE, "exchange-bonus", tile="bonus-tiger")
    assert (table.view(-1)["supply"]["gold"], table.view(-1)["supply"]["spice"]) == (11, 11)


@pytest.mark.rule("F075", "F210")
@pytest.mark.parametrize("exchange", ["bonus", "spice"])
def test_every_exchange_allows_boarding_r7(exchange):
    table = a_table().family(BLUE, silver=2, gold=1, spice=1, goods="3 watches").boats("5:00")
    table.stack("guild", BLUE).trading()
    if exchange == "bonus":
        table.does(BLUE, "exchange-bonus", tile="bonus-lion")
    else:
        table.does(BLUE, "exchange-spice", give="watches", take="wine")
    table.does(BLUE, "board", berth=1)
    assert table.riders(1) == [BLUE]


@pytest.mark.rule("F161")
def test_in_the_advanced_game_a_tile_may_be_exchanged_for_another_and_one_food():
    table = at_the_guild(mode="advanced", silver=1, goods="1 wine")
    table.does(BLUE, "exchange-food", give="wine", take="books")
    assert (table.goods(BLUE), table.has(BLUE)["food"], table.has(BLUE)["spice"]) == (["books"], 1, 0)


@pytest.mark.rule("F035", "F161")
def test_the_basic_game_has_no_exchange_for_food():
    table = at_the_guild(silver=1, goods="1 wine")
    assert table.refusal(BLUE, "exchange-food", give="wine", take="books").code == "no_such_exchange"


@pytest.mark.rule("F190")
def test_the_foragers_hut_adds_nothing_to_food_from_exchanging():
    table = a_table("advanced").owns_special(BLUE, "forager").family(BLUE, silver=1, goods="1 wine")
    table.boats().stack("guild", BLUE).trading().does(BLUE, "exchange-food", give="wine", take="books")
    assert table.has(BLUE)["food"] == 1


@pytest.mark.rule("F033", "F070")
def test_the_stack_keeps_its_order_a_gap_closes_and_a_new_top_tile_is_open_to_all_r49():
    table = at_the_guild(silver=1, gold=1, spice=1)
    table.does(BLUE, "exchange-bonus", tile="bonus-lion")
    assert table.view(RED)["bonus"] == {"left": 4, "top": "bonus-lynx", "stack": None}
    assert not table.offers(BLUE, "exchange-bonus", tile="bonus-lion")


@pytest.mark.rule("F071")
def test_a_bonus_tile_that_was_taken_cannot_be_taken_again():
    table = (
        a_table().family(BLUE, silver=3, gold=1, spice=1).bonus_stack(*STACK).owns_bonus(RED, "bonus-lynx")
    )
    table.stack("guild", BLUE).trading()
    assert table.refusal(BLUE, "exchange-bonus", tile="bonus-lynx").code == "bonus_gone"
    assert table.view(BLUE)["bonus"]["stack"] == [tile for tile in STACK if tile != "bonus-lynx"]


@pytest.mark.rule("F066")
def test_one_needs_the_tile_one_gives():
    table = at_the_guild(silver=1, goods="1 wine")
    assert table.refusal(BLUE, "exchange-spice", give="books", take="wine").code == "no_such_good"


@pytest.mark.rule("F069", "F208")
def test_the_last_bonus_tile_can_be_taken():
    table = a_table().family(BLUE, silver=3, gold=1, spice=1).bonus_stack(*STACK).owns_bonus(RED, *STACK[1:])
    table.boats(None, None, None, None).stack("guild", BLUE).trading()
    assert table.offered(BLUE, "exchange-bonus") == [f"exchange-bonus {STACK[0]}"]
    table.does(BLUE, "exchange-bonus", tile=STACK[0])
    assert table.view(-1)["bonus"]["left"] == 0
