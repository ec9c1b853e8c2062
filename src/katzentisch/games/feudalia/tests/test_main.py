"""The main phase, against RULES.md 7.1 to 7.4 and 14: paying, hiring vassals, income, fields, influence."""

import pytest

from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.tests.positions import ANA, BEN, court, village


@pytest.mark.rule("U043", "U045")
def test_any_number_of_actions_in_any_order_all_eight_kinds():
    found = court("scenario_2").fiefs(ANA, "wheat", "wood", "clay").level(ANA, 1, 2, 0)
    found.house(ANA, "innkeeper", 1).market("treasurer").coins(ANA, 9)
    found.cubes(ANA, 1, wheat=6).cubes(ANA, 2, wood=4).cubes(ANA, 3, clay=5).hold(ANA, "serf", "priest")
    assert {
        "hire",
        "income",
        "work",
        "influence",
        "upgrade",
        "build",
        "hire_master",
        "use",
        "pass",
    } <= found.kinds()
    found.does("work", vassal="serf").does("fief", fief=3).does("use", master="innkeeper")
    found.does("influence", vassal="priest").does("hire", vassal="serf").does("hire", vassal="serf")
    assert found.table.asked == ASK_MAIN and found.pile(ANA)["serf"] >= 2


# ---------------------------------------------------------------------- paying


@pytest.mark.rule("U053", "U078", "U066")
def test_a_price_may_come_from_several_fiefs_and_a_black_cube_is_no_named_one():  # case 20
    found = (
        court()
        .fiefs(ANA, "wood", "wheat", "clay")
        .cubes(ANA, 1, wood=1)
        .cubes(ANA, 2, wheat=1)
        .cubes(ANA, 3, wood=1)
    )
    assert found.offers("upgrade", fief=1)
    found.does("upgrade", fief=1)
    assert found.all_cubes(ANA) == {} and found.seen(ANA)["fiefs"][0]["level"] == 1
    poor = court().fiefs(ANA, "wood", "wheat", "clay").cubes(ANA, 1, wood=1, wheat=5)
    assert poor.refusal("upgrade", fief=1).facts == {"missing": ["wood"]}


@pytest.mark.rule("U051")
@pytest.mark.parametrize(
    ("cubes", "payable"),
    [
        ({"clay": 1, "wheat": 2, "wood": 1}, True),
        ({"clay": 3, "wood": 1}, True),
        ({"clay": 3}, False),
        ({"wheat": 4}, False),
    ],
)
def test_the_foundations_cost_one_clay_and_three_black_cubes(cubes, payable):  # case 25
    assert court().cubes(ANA, 1, **cubes).offers("build", card="foundations") == payable


@pytest.mark.rule("U053")
def test_without_the_whole_price_the_action_is_not_possible():
    found = court().coins(ANA, 1)
    assert found.refusal("hire", vassal="merchant").facts == {"needs": 2, "has": 1}
    found.coins(ANA, 9)
    assert found.refusal("hire", vassal="feudal_lord").facts == {"missing": ["wheat"]}


@pytest.mark.rule("U050")
def test_coins_paid_move_the_marker_back():
    found = court().coins(ANA, 3).does("hire", vassal="merchant")
    assert found.money(ANA) == 1


def test_default_pays_from_the_fullest_fief_and_not_from_a_master():  # case 55
    found = (
        court("scenario_2")
        .fiefs(ANA, "wheat", "wood", "clay")
        .level(ANA, 0, 1, 0)
        .house(ANA, "cabinetmaker", 2)
    )
    found.cubes(ANA, 1, wood=3).cubes(ANA, 2, wood=4).on_master(ANA, "cabinetmaker", wood=1)
    found.table.due[1] = 2
    found.table.asked = 10  # a payment of two wood is open
    found.table.buying = 2
    from katzentisch.games.feudalia.rules import default_payment

    default_payment.pay_the_rest(found.table)
    assert found.on_fief(ANA, 1) == {"wood": 3} and found.on_fief(ANA, 2) == {"wood": 2}
    assert found.all_cubes(ANA) == {"wood": 6}


def test_paying_asks_only_where_there_is_a_choice_and_default_ends_it():
    found = court().fiefs(ANA, "wood", "wheat", "clay").cubes(ANA, 1, wood=2).cubes(ANA, 2, wheat=1, clay=1)
    found.does("upgrade", fief=1)  # two wood: no choice; the black cube: wheat or clay
    assert found.kinds() == {"default", "give"}
    found.does("give", resource="clay", **{"from": "fief_2"})
    assert found.all_cubes(ANA) == {"wheat": 1} and found.table.asked == ASK_MAIN


def test_a_price_that_takes_every_cube_is_not_asked_about():
    found = (
        court()
        .fiefs(ANA, "wood", "wheat", "clay")
        .cubes(ANA, 1, wood=1)
        .cubes(ANA, 2, wood=1)
        .cubes(ANA, 3, wood=1)
    )
    found.does("upgrade", fief=1)
    assert found.table.asked == ASK_MAIN and found.all_cubes(ANA) == {}


def test_a_payment_says_beforehand_which_cubes_are_proposed():
    found = court().fiefs(ANA, "wood", "wheat", "clay").cubes(ANA, 1, wood=2, stone=1).cubes(ANA, 2, wheat=3)
    found.does("upgrade", fief=1)  # the two wood are paid already; the black cube may be stone or wheat
    assert found.table.question(ANA)["proposed"] == {"fief_2": {"wheat": 1}}
    assert found.all_cubes(ANA) == {"wheat": 3, "stone": 1}  # asking takes nothing


def test_default_takes_black_cubes_of_what_there_is_most_of():
    found = court().fiefs(ANA, "wood", "wheat", "clay").cubes(ANA, 1, wood=2, stone=1).cubes(ANA, 2, wheat=3)
    found.does("upgrade", fief=1).does("default")
    assert found.all_cubes(ANA) == {"wheat": 2, "stone": 1}


def test_the_architect_saves_the_clay_of_the_foundations():  # case 48
    found = (
        court("scenario_2").fiefs(ANA, "wheat", "wood", "clay").level(ANA, 1, 0, 0).house(ANA, "architect", 1)
    )
    found.cubes(ANA, 1, wheat=3)
    assert found.offers("build", card="foundations")
    found.does("build", card="foundations")
    assert found.all_cubes(ANA) == {} and found.seen(ANA)["tokens"] == {"foundations": 1}


def test_default_saves_the_cube_the_player_is_short_of():  # case 49
    from librt.vecs import vec
    from mypy_extensions import i64

    from katzentisch.games.feudalia.rules import default_payment

    due = vec[i64]([0, 1, 1, 0, 0] + [0] * 16)
    due[5 + 15] = 1
    default_payment.discount(due, vec[i64]([0, 1, 0, 0]), 0)
    assert list(due[:5]) == [0, 1, 0, 0, 0]


def test_a_discount_for_the_next_purchase_helps_once_and_one_for_all_helps_always():  # case 50, R47
    found = village("bishop").cubes(ANA, 1, wheat=6, clay=3)
    found.does("influence", vassal="bishop").does("build", card="foundations").default()
    assert sum(found.all_cubes(ANA).values()) == 9 - 2
    found.does("build", card="foundations").default()
    assert sum(found.all_cubes(ANA).values()) == 9 - 2 - 4
    found = village("majordomo").coins(ANA, 2)
    found.table.supply[found.card("serf")] = 9
    found.does("influence", vassal="majordomo")
    found.does("hire", vassal="serf").does("hire", vassal="serf").does("hire", vassal="serf")
    assert found.money(ANA) == 3  # one coin gained, three serfs for nothing


# ---------------------------------------------------------------------- hiring, income


@pytest.mark.rule("U046", "U047", "U048", "U052")
def test_a_reaper_for_two_coins_and_a_serf_that_goes_to_the_box():  # case 19
    found = court().coins(ANA, 2).hold(ANA, "serf").discard_pile(ANA)
    found.does("hire", vassal="reaper")
    assert found.pile(ANA) == {"reaper": 1} and found.hand(ANA) == {} and found.money(ANA) == 0
    assert found.table.view(ANA)["eliminated"] == {"serf": 1}


@pytest.mark.rule("U047")
def test_a_serf_already_in_a_field_cannot_be_eliminated():  # case 19
    found = court().coins(ANA, 2).hold(ANA, "serf").does("work", vassal="serf").does("fief", fief=1)
    assert found.refusal("hire", vassal="reaper").code == "nobody_to_eliminate"


@pytest.mark.rule("U052")
def test_any_card_of_the_kind_may_be_eliminated_and_the_payer_chooses():  # R32
    found = court().coins(ANA, 2).hold(ANA, "serf", "lumberjack")
    found.does("hire", vassal="reaper")
    assert {option["vassal"] for option in found.options()} == {"serf", "lumberjack"}
    found.does("eliminate", vassal="lumberjack")
    assert found.hand(ANA) == {"serf": 1}


@pytest.mark.rule("U046")
def test_cubes_of_a_hire_come_from_the_fiefs():
    found = court().coins(ANA, 4).cubes(ANA, 3, wheat=1)
    found.does("hire", vassal="feudal_lord")
    assert found.all_cubes(ANA) == {} and found.money(ANA) == 0


def test_an_empty_pile_cannot_be_hired_from():
    found = court().coins(ANA, 9)
    found.table.supply[found.card("serf")] = 0
    assert found.refusal("hire", vassal="serf").code == "pile_empty"


@pytest.mark.rule("U054")
def test_a_card_discarded_for_income():
    found = court().hold(ANA, "merchant", "shepherd").discard_pile(ANA)
    found.does("income", vassal="merchant").does("income", vassal="shepherd")  # R23: income 0 is allowed
    assert found.money(ANA) == 2 and found.pile(ANA) == {"merchant": 1, "shepherd": 1}


def test_coins_beyond_the_track_are_lost():  # R20
    found = court().coins(ANA, 19).hold(ANA, "merchant").does("income", vassal="merchant")
    assert found.money(ANA) == 20


# ---------------------------------------------------------------------- fields


@pytest.mark.rule("U055", "U056", "U057")
def test_a_reaper_brings_three_wheat_in_a_wheat_field_and_works_nowhere_else():  # case 11 (book)
    found = court().hold(ANA, "reaper").does("work", vassal="reaper")
    assert found.on_fief(ANA, 1) == {"wheat": 3}
    elsewhere = court("scenario_2").fiefs(ANA, "wood", "clay", "stone").hold(ANA, "reaper")
    assert elsewhere.refusal("work", vassal="reaper").code == "no_fitting_fief"


@pytest.mark.rule("U058")
def test_a_serf_works_for_nothing_but_in_stone_for_a_coin():  # case 12 (book)
    found = court("scenario_2").fiefs(ANA, "stone", "stone", "stone").hold(ANA, "serf")
    assert found.refusal("work", vassal="serf").code == "cannot_activate"
    found.coins(ANA, 1).does("work", vassal="serf").does("fief", fief=2)
    assert found.money(ANA) == 0 and found.on_fief(ANA, 2) == {"stone": 1}
    for colour in ("wheat", "wood", "clay"):
        free = (
            court("scenario_2")
            .fiefs(ANA, colour, "stone", "stone")
            .hold(ANA, "serf")
            .does("work", vassal="serf")
        )
        assert free.on_fief(ANA, 1) == {colour: 1}


@pytest.mark.rule("U055", "U067")
def test_fields_are_used_up_until_the_end_of_the_turn_even_if_the_card_leaves():  # case 16
    found = village("serf", "serf", "serf", "messenger")
    found.does("work", vassal="serf").does("fief", fief=1).does("work", vassal="serf").does("fief", fief=1)
    found.does("influence", vassal="messenger").does("recall", vassal="serf", fief=1)
    assert found.hand(ANA) == {"serf": 2}
    found.does("work", vassal="serf")
    assert {option["fief"] for option in found.options()} == {2, 3}


@pytest.mark.rule("U067")
def test_a_recalled_reaper_can_work_in_the_other_wheat_field_only():  # case 51
    found = village("reaper", "messenger").does("work", vassal="reaper")
    found.does("influence", vassal="messenger").does("recall", vassal="reaper", fief=1)
    found.does("work", vassal="reaper")
    assert found.on_fief(ANA, 1) == {"wheat": 6} and found.seen(ANA)["fiefs"][0]["free_fields"] == 0


@pytest.mark.rule("U068", "U107", "U059", "U060", "U061", "U062", "U065")
def test_the_merchants_two_exchanges():  # case 13 (book), R3
    found = (
        court()
        .fiefs(ANA, "wheat", "clay", "wood")
        .cubes(ANA, 1, clay=1, wheat=3)
        .cubes(ANA, 2, stone=5)
        .coins(ANA, 1)
    )
    found.hold(ANA, "merchant").does("work", vassal="merchant").does("fief", fief=1)
    found.does("exchange", option=2)
    assert found.on_fief(ANA, 1) == {"wheat": 3, "stone": 1} and found.money(ANA) == 0
    found.does("exchange", option=3).does("resource", resource="wood")
    assert found.on_fief(ANA, 1) == {"wood": 1, "stone": 1} and found.table.asked == ASK_MAIN
    assert found.on_fief(ANA, 2) == {"stone": 5}


@pytest.mark.rule("U060", "U061")
def test_what_a_merchant_does_not_exchange():  # case 14
    found = court().cubes(ANA, 1, wheat=2, stone=1).hold(ANA, "merchant")
    found.does("work", vassal="merchant").does("fief", fief=1)
    assert found.offers("exchange", option=1) and not found.offers("exchange", option=2)
    assert not found.offers("exchange", option=3)  # two wheat do not suffice
    found.does("exchange", option=1)  # the stone pays
    assert {o["resource"] for o in found.options()} == {"wheat", "wood", "clay"}
    poor = (
        court()
        .cubes(ANA, 1, wood=1)
        .hold(ANA, "merchant")
        .does("work", vassal="merchant")
        .does("fief", fief=1)
    )
    assert not poor.offers("exchange", option=2)  # no coin


@pytest.mark.rule("U063", "U064", "U065")
def test_a_trader_sells_the_goods_of_his_fief():  # case 15 (book), R3
    found = court().cubes(ANA, 3, wood=4, stone=1).cubes(ANA, 1, clay=2).hold(ANA, "trader")
    found.does("work", vassal="trader").does("fief", fief=3)
    assert not found.offers("exchange", option=2)  # clay lies elsewhere
    found.does("exchange", option=1).does("exchange", option=3)
    assert found.money(ANA) == 6 and found.on_fief(ANA, 3) == {"wood": 2} and found.table.asked == ASK_MAIN


def test_a_trade_is_up_to_so_often():
    found = (
        court().cubes(ANA, 3, wood=4).hold(ANA, "trader").does("work", vassal="trader").does("fief", fief=3)
    )
    found.does("stop")
    assert found.on_fief(ANA, 3) == {"wood": 4} and found.table.asked == ASK_MAIN


# ---------------------------------------------------------------------- influence


@pytest.mark.rule("U044", "U069", "U070", "U072")
def test_plus_cards_before_the_last_plain_one():  # case 17
    found = (
        court("scenario_2").hold(ANA, "prior", "squire", "priest", "priest").draw_deck(ANA).discard_pile(ANA)
    )
    found.does("influence", vassal="prior").does("influence", vassal="squire").does(
        "influence", vassal="priest"
    )
    assert found.money(ANA) == 3
    assert found.refusal("influence", vassal="priest").code == "no_influence_left"
    assert found.table.view(BEN)["now"]["played"] == {"priest": 1, "squire": 1, "prior": 1}


@pytest.mark.rule("U072")
def test_no_plus_card_after_a_plain_one():  # case 18
    found = court().hold(ANA, "priest", "squire").does("influence", vassal="priest")
    assert found.refusal("influence", vassal="squire").code == "no_influence_left"


@pytest.mark.rule("U072")
def test_the_countess_allows_one_more():  # cases 17 and 41, R46
    found = court().level(ANA, 1, 0, 0).house(ANA, "countess", 1).hold(ANA, "priest", "priest", "priest")
    found.does("influence", vassal="priest").does("use", master="countess").does("influence", vassal="priest")
    assert found.money(ANA) == 7
    assert found.refusal("influence", vassal="priest").code == "no_influence_left"


@pytest.mark.rule("U071", "U108", "U106")
def test_influence_puts_cubes_on_any_fief_and_two_scrolls_are_a_choice():
    found = court().hold(ANA, "feudal_lord").does("influence", vassal="feudal_lord").does("option", option=2)
    found.does("resource", resource="clay").does("fief", fief=1).does("resource", resource="wood").does(
        "fief", fief=3
    )
    assert (
        found.on_fief(ANA, 1) == {"clay": 1}
        and found.on_fief(ANA, 3) == {"wood": 1}
        and found.money(ANA) == 0
    )
    coins = court().hold(ANA, "feudal_lord").does("influence", vassal="feudal_lord").does("option", option=1)
    assert coins.money(ANA) == 4 and coins.all_cubes(ANA) == {}


@pytest.mark.rule("U102", "U103", "U104", "U105")
def test_effects_come_in_order_are_finished_first_and_are_mandatory():
    found = (
        court()
        .level(ANA, 1, 0, 0)
        .house(ANA, "dancer", 1)
        .hold(ANA)
        .draw_deck(ANA, "serf", "serf")
        .discard_pile(ANA)
    )
    found.does("use", master="dancer")  # two cards come, then one must go: only serfs, nothing to ask
    assert found.hand(ANA) == {"serf": 1} and found.pile(ANA) == {"serf": 1}
    found = (
        court()
        .level(ANA, 1, 0, 0)
        .house(ANA, "dancer", 1)
        .hold(ANA, "merchant")
        .draw_deck(ANA, "serf", "serf")
    )
    found.does("use", master="dancer")
    assert found.kinds() == {"discard"}
    assert found.refusal("pass").code == "finish_first"
