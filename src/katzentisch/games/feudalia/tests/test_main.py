"""The main phase, against RULES.md 7.1 to 7.4 and 14: paying, hiring vassals, income, fields, influence."""

import pytest

from katzentisch.games.feudalia.box.effects import KINDS
from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.state.table import INCOME_UP
from katzentisch.games.feudalia.tests.positions import ANA, BEN, builds, court, rich, village


@pytest.mark.rule("U043", "U045")
def test_any_number_of_actions_in_any_order_all_eight_kinds():
    position = court("scenario_2").fiefs(ANA, "wheat", "wood", "clay").level(ANA, 1, 2, 0)
    position.house(ANA, "innkeeper", 1).market("treasurer").coins(ANA, 9).discard_pile(ANA)
    position.cubes(ANA, 1, wheat=6).cubes(ANA, 2, wood=4).cubes(ANA, 3, clay=5).hold(ANA, "serf", "priest")
    eight = {"hire", "income", "work", "influence", "upgrade", "build", "hire_master", "use"}
    also = {"hire_cathedral_master", "move", "pass"}
    assert position.kinds(ANA) == eight | also
    position.does(ANA, "build", card="foundations").default(ANA)
    position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=3).does(ANA, "use", master="innkeeper")
    position.does(ANA, "upgrade", fief=3).default(ANA)
    position.does(ANA, "influence", vassal="priest").does(ANA, "hire", vassal="serf").does(
        ANA, "hire", vassal="serf"
    )
    position.does(ANA, "hire", vassal="trader").hold(ANA, "merchant").does(ANA, "income", vassal="merchant")
    position.master_deck().does(ANA, "hire_master").does(ANA, "house", fief=2)
    assert position.table.asked == ASK_MAIN and position.pile(ANA) == {"serf": 2, "trader": 1, "merchant": 1}
    assert position.money(ANA) == 9 + 2 + 3 - 1 - 1 - 2 + 2 - 2


# ---------------------------------------------------------------------- paying


@pytest.mark.rule("U053", "U078", "U066")
def test_a_price_may_come_from_several_fiefs_and_a_black_cube_is_no_named_one():  # case 20
    position = court().fiefs(ANA, "wood", "wheat", "clay")
    position.cubes(ANA, 1, wood=1).cubes(ANA, 2, wheat=1).cubes(ANA, 3, wood=1)
    assert position.offers(ANA, "upgrade", fief=1)
    position.does(ANA, "upgrade", fief=1)
    assert position.all_cubes(ANA) == {} and position.seen(ANA)["fiefs"][0]["level"] == 1
    poor = court().fiefs(ANA, "wood", "wheat", "clay").cubes(ANA, 1, wood=1, wheat=5)
    assert poor.refusal(ANA, "upgrade", fief=1).facts == {"missing": ["wood"]}
    short = court().fiefs(ANA, "wood", "wheat", "clay").cubes(ANA, 1, wood=2)
    assert short.refusal(ANA, "upgrade", fief=1).facts == {"missing": ["any"]}


@pytest.mark.rule("U066")
@pytest.mark.parametrize("kind", ["wheat", "wood", "clay", "stone"])
def test_a_black_cube_is_any_kind_the_payer_chooses(kind):
    position = court().fiefs(ANA, "clay", "wheat", "wood").cubes(ANA, 1, wheat=1, wood=1, clay=3, stone=1)
    position.does(ANA, "upgrade", fief=1)  # two clay, then a black cube
    position.does(ANA, "give", resource=kind, **{"from": "fief_1"})
    left = {"wheat": 1, "wood": 1, "clay": 1, "stone": 1}
    del left[kind]
    assert position.all_cubes(ANA) == left


@pytest.mark.rule("U051")
def test_a_named_cube_is_paid_with_its_own_kind_and_only_the_place_is_asked():
    position = court().fiefs(ANA, "clay", "wheat", "wood").cubes(ANA, 1, wheat=1, clay=2)
    position.cubes(ANA, 2, clay=1, stone=1).cubes(ANA, 3, wood=1)
    position.does(ANA, "upgrade", fief=1)  # two clay, then a black cube
    asked = [(choice["resource"], choice["from"]) for choice in position.choices(ANA, "give")]
    assert asked == [("clay", "fief_1"), ("clay", "fief_2")]


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
    assert court().cubes(ANA, 1, **cubes).offers(ANA, "build", card="foundations") == payable


@pytest.mark.rule("U053")
def test_without_the_whole_price_the_action_is_not_possible():
    position = court().coins(ANA, 1)
    assert position.refusal(ANA, "hire", vassal="merchant").facts == {"needs": 2, "has": 1}
    position.coins(ANA, 9)
    assert position.refusal(ANA, "hire", vassal="feudal_lord").facts == {"missing": ["wheat"]}
    master = court("scenario_2").level(ANA, 1, 0, 0).market("treasurer").coins(ANA, 1)
    assert not master.offers(ANA, "hire_master") and master.coins(ANA, 2).offers(ANA, "hire_master")


@pytest.mark.rule("U050")
def test_coins_paid_move_the_marker_back():
    position = court().coins(ANA, 3).does(ANA, "hire", vassal="merchant")
    assert position.money(ANA) == 1


def test_default_pays_from_the_fullest_fief_and_not_from_a_master():  # case 55
    position = court("scenario_2").fiefs(ANA, "wheat", "wood", "clay").level(ANA, 0, 1, 0)
    position.house(ANA, "cabinetmaker", 2)
    position.cubes(ANA, 1, wood=3).cubes(ANA, 2, wood=4).on_master(ANA, "cabinetmaker", wood=1)
    position.table.due[1] = 2
    position.table.asked = 10  # a payment of two wood is open
    position.table.buying = 2
    from katzentisch.games.feudalia.rules import default_payment

    default_payment.pay_the_rest(position.table)
    assert position.on_fief(ANA, 1) == {"wood": 3} and position.on_fief(ANA, 2) == {"wood": 2}
    assert position.all_cubes(ANA) == {"wood": 6}


def test_paying_asks_only_where_there_is_a_choice_and_default_ends_it():
    position = (
        court().fiefs(ANA, "wood", "wheat", "clay").cubes(ANA, 1, wood=2).cubes(ANA, 2, wheat=1, clay=1)
    )
    position.does(ANA, "upgrade", fief=1)  # two wood: no choice; the black cube: wheat or clay
    assert position.kinds(ANA) == {"default", "give"}
    position.does(ANA, "give", resource="clay", **{"from": "fief_2"})
    assert position.all_cubes(ANA) == {"wheat": 1} and position.table.asked == ASK_MAIN


def test_a_price_that_takes_every_cube_is_not_asked_about():
    position = court().fiefs(ANA, "wood", "wheat", "clay")
    position.cubes(ANA, 1, wood=1).cubes(ANA, 2, wood=1).cubes(ANA, 3, wood=1)
    position.does(ANA, "upgrade", fief=1)
    assert position.table.asked == ASK_MAIN and position.all_cubes(ANA) == {}


@pytest.mark.rule("U050")
def test_of_a_price_without_coins_no_coins_are_told():
    position = court().fiefs(ANA, "wood", "wheat", "clay").cubes(ANA, 1, wood=3)
    position.table.listen()
    position.does(ANA, "upgrade", fief=1)
    assert {event.kind for event in position.table.events} >= {"paid_cube"}
    assert "paid_coins" not in {event.kind for event in position.table.events}


def test_a_payment_says_beforehand_which_cubes_are_proposed():
    position = (
        court().fiefs(ANA, "wood", "wheat", "clay").cubes(ANA, 1, wood=2, stone=1).cubes(ANA, 2, wheat=3)
    )
    position.does(
        ANA, "upgrade", fief=1
    )  # the two wood are paid already; the black cube may be stone or wheat
    assert position.table.question(ANA)["proposed"] == {"fief_2": {"wheat": 1}}
    assert position.all_cubes(ANA) == {"wheat": 3, "stone": 1}  # asking takes nothing


def test_default_takes_black_cubes_of_what_there_is_most_of():
    position = (
        court().fiefs(ANA, "wood", "wheat", "clay").cubes(ANA, 1, wood=2, stone=1).cubes(ANA, 2, wheat=3)
    )
    position.does(ANA, "upgrade", fief=1).does(ANA, "default")
    assert position.all_cubes(ANA) == {"wheat": 2, "stone": 1}


def test_the_architect_saves_the_clay_of_the_foundations():  # case 48
    position = (
        court("scenario_2").fiefs(ANA, "wheat", "wood", "clay").level(ANA, 1, 0, 0).house(ANA, "architect", 1)
    )
    position.cubes(ANA, 1, wheat=3)
    assert position.offers(ANA, "build", card="foundations")
    position.does(ANA, "build", card="foundations")
    assert position.all_cubes(ANA) == {} and position.seen(ANA)["tokens"] == {"foundations": 1}


def test_default_saves_the_cube_the_player_is_short_of():  # case 49
    from librt.vecs import vec
    from mypy_extensions import i64

    from katzentisch.games.feudalia.rules import default_payment

    due = vec[i64]([0, 1, 1, 0, 0] + [0] * 16)
    due[5 + 15] = 1
    default_payment.discount(due, vec[i64]([0, 1, 0, 0]), 0)
    assert list(due[:5]) == [0, 1, 0, 0, 0]


def test_a_discount_for_the_next_purchase_helps_once_and_one_for_all_helps_always():  # case 50, R47
    position = village("bishop").cubes(ANA, 1, wheat=6, clay=3)
    position.does(ANA, "influence", vassal="bishop").does(ANA, "build", card="foundations").default(ANA)
    assert sum(position.all_cubes(ANA).values()) == 9 - 2
    position.does(ANA, "build", card="foundations").default(ANA)
    assert sum(position.all_cubes(ANA).values()) == 9 - 2 - 4
    position = village("majordomo").coins(ANA, 2)
    position.table.supply[position.card("serf")] = 9
    position.does(ANA, "influence", vassal="majordomo")
    position.does(ANA, "hire", vassal="serf").does(ANA, "hire", vassal="serf").does(
        ANA, "hire", vassal="serf"
    )
    assert position.money(ANA) == 3  # one coin gained, three serfs for nothing


# ---------------------------------------------------------------------- hiring, income


@pytest.mark.rule("U046", "U047", "U048", "U052")
def test_a_reaper_for_two_coins_and_a_serf_that_goes_to_the_box():  # case 19
    position = court().coins(ANA, 2).hold(ANA, "serf").discard_pile(ANA)
    position.does(ANA, "hire", vassal="reaper")
    assert position.pile(ANA) == {"reaper": 1} and position.hand(ANA) == {} and position.money(ANA) == 0
    assert position.table.view(ANA)["eliminated"] == {"serf": 1}


@pytest.mark.rule("U047")
def test_a_serf_already_in_a_field_cannot_be_eliminated():  # case 19
    position = court().coins(ANA, 2).hold(ANA, "serf").discard_pile(ANA, "serf").draw_deck(ANA, "serf")
    position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=1)
    assert position.refusal(ANA, "hire", vassal="reaper").code == "nobody_to_eliminate"


@pytest.mark.rule("U052")
def test_any_card_of_the_kind_may_be_eliminated_and_the_payer_chooses():  # R32
    position = court().coins(ANA, 2).hold(ANA, "serf", "lumberjack", "merchant", "tax_collector")
    supply = position.table.view(ANA)["supply"]
    position.does(ANA, "hire", vassal="reaper")
    assert {option["vassal"] for option in position.choices(ANA)} == {"serf", "lumberjack"}
    position.does(ANA, "eliminate", vassal="lumberjack")
    assert position.hand(ANA) == {"serf": 1, "merchant": 1, "tax_collector": 1}
    assert position.table.view(ANA)["supply"] == {**supply, "reaper": supply["reaper"] - 1}
    assert court().coins(ANA, 2).hold(ANA, "merchant").refusal(ANA, "hire", vassal="reaper").code == (
        "nobody_to_eliminate"
    )


@pytest.mark.rule("U052")
def test_a_card_is_eliminated_for_one_purchase_only():
    position = rich().hold(ANA, "serf", "serf")
    position.does(ANA, "hire", vassal="reaper")
    assert position.hand(ANA) == {"serf": 1}
    position.does(ANA, "hire", vassal="serf")
    builds(position, "foundations")
    assert position.hand(ANA) == {"serf": 1} and position.table.view(ANA)["eliminated"] == {"serf": 1}


@pytest.mark.rule("U046")
def test_cubes_of_a_hire_come_from_the_fiefs():
    position = court().coins(ANA, 4).cubes(ANA, 3, wheat=1)
    position.does(ANA, "hire", vassal="feudal_lord")
    assert position.all_cubes(ANA) == {} and position.money(ANA) == 0
    assert position.pile(ANA)["feudal_lord"] == 1


def test_an_empty_pile_cannot_be_hired_from():
    position = court().coins(ANA, 9)
    position.table.supply[position.card("serf")] = 0
    assert position.refusal(ANA, "hire", vassal="serf").code == "pile_empty"


@pytest.mark.rule("U105")
@pytest.mark.parametrize(
    ("vassal", "kind", "coins"),
    [
        ("merchant", "worker", 2),
        ("merchant", "merchant", 3),
        ("merchant", "cleric", 2),
        ("shepherd", "worker", 1),  # his card shows no coin
        ("shepherd", "merchant", 0),
    ],
)
def test_an_income_is_raised_for_the_kinds_an_effect_names_and_no_other(vassal, kind, coins):
    position = court().hold(ANA, vassal).coins(ANA, 0)
    position.table.turn[INCOME_UP + KINDS.index(kind)] = 1
    assert position.does(ANA, "income", vassal=vassal).money(ANA) == coins


@pytest.mark.rule("U054")
def test_a_card_discarded_for_income():
    position = court().hold(ANA, "merchant", "shepherd").discard_pile(ANA)
    position.does(ANA, "income", vassal="merchant").does(
        ANA, "income", vassal="shepherd"
    )  # R23: income 0 is allowed
    assert position.money(ANA) == 2 and position.pile(ANA) == {"merchant": 1, "shepherd": 1}


def test_coins_beyond_the_track_are_lost():  # R20
    position = court().coins(ANA, 19).hold(ANA, "merchant").does(ANA, "income", vassal="merchant")
    assert position.money(ANA) == 20


# ---------------------------------------------------------------------- fields


@pytest.mark.rule("U055", "U056", "U057")
def test_a_reaper_brings_three_wheat_in_a_wheat_field_and_works_nowhere_else():  # case 11 (book)
    position = court().hold(ANA, "reaper").does(ANA, "work", vassal="reaper")
    assert position.on_fief(ANA, 1) == {"wheat": 3}
    elsewhere = court("scenario_2").fiefs(ANA, "wood", "clay", "stone").hold(ANA, "reaper")
    assert elsewhere.refusal(ANA, "work", vassal="reaper").code == "no_fitting_fief"


@pytest.mark.rule("U056", "U058")
def test_a_serf_works_for_nothing_but_in_stone_for_a_coin():  # case 12 (book)
    position = court("scenario_2").fiefs(ANA, "stone", "stone", "stone").hold(ANA, "serf")
    assert position.refusal(ANA, "work", vassal="serf").code == "cannot_activate"
    position.coins(ANA, 1).does(ANA, "work", vassal="serf").does(ANA, "fief", fief=2)
    assert position.money(ANA) == 0 and position.on_fief(ANA, 2) == {"stone": 1}
    for colour in ("wheat", "wood", "clay"):
        free = (
            court("scenario_2")
            .fiefs(ANA, colour, "stone", "stone")
            .hold(ANA, "serf")
            .does(ANA, "work", vassal="serf")
        )
        assert free.on_fief(ANA, 1) == {colour: 1}


@pytest.mark.rule("U055", "U067")
def test_fields_are_used_up_until_the_end_of_the_turn_even_if_the_card_leaves():  # case 16
    position = village("serf", "serf", "serf", "messenger")
    position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=1).does(ANA, "work", vassal="serf").does(
        ANA, "fief", fief=1
    )
    position.does(ANA, "influence", vassal="messenger").does(ANA, "recall", vassal="serf", fief=1)
    assert position.hand(ANA) == {"serf": 2}
    position.does(ANA, "work", vassal="serf")
    assert {option["fief"] for option in position.choices(ANA)} == {2, 3}


@pytest.mark.rule("U067")
def test_a_recalled_reaper_can_work_in_the_other_wheat_field_only():  # case 51
    position = village("reaper", "messenger").does(ANA, "work", vassal="reaper")
    position.does(ANA, "influence", vassal="messenger").does(ANA, "recall", vassal="reaper", fief=1)
    position.does(ANA, "work", vassal="reaper")
    assert position.on_fief(ANA, 1) == {"wheat": 6} and position.seen(ANA)["fiefs"][0]["free_fields"] == 0


@pytest.mark.rule("U068", "U107", "U059", "U060", "U061", "U062", "U065")
def test_the_merchants_two_exchanges():  # case 13 (book), R3
    position = (
        court()
        .fiefs(ANA, "wheat", "clay", "wood")
        .cubes(ANA, 1, clay=1, wheat=3)
        .cubes(ANA, 2, stone=5)
        .coins(ANA, 1)
    )
    position.hold(ANA, "merchant").does(ANA, "work", vassal="merchant").does(ANA, "fief", fief=1)
    position.does(ANA, "exchange", option=2)
    assert position.on_fief(ANA, 1) == {"wheat": 3, "stone": 1} and position.money(ANA) == 0
    position.does(ANA, "exchange", option=3).does(ANA, "resource", resource="wood")
    assert position.on_fief(ANA, 1) == {"wood": 1, "stone": 1} and position.table.asked == ASK_MAIN
    assert position.on_fief(ANA, 2) == {"stone": 5}


@pytest.mark.rule("U060", "U061", "U062")
def test_what_a_merchant_does_not_exchange():  # case 14
    position = court().cubes(ANA, 1, wheat=2, stone=1).hold(ANA, "merchant")
    position.does(ANA, "work", vassal="merchant").does(ANA, "fief", fief=1)
    assert position.offers(ANA, "exchange", option=1) and not position.offers(ANA, "exchange", option=2)
    assert not position.offers(ANA, "exchange", option=3)  # two wheat do not suffice
    position.does(ANA, "exchange", option=1)  # the stone pays
    assert {o["resource"] for o in position.choices(ANA)} == {"wheat", "wood", "clay"}
    poor = court().cubes(ANA, 1, wood=1).hold(ANA, "merchant")
    poor.does(ANA, "work", vassal="merchant").does(ANA, "fief", fief=1)
    assert not poor.offers(ANA, "exchange", option=2)  # no coin


@pytest.mark.rule("U063")
@pytest.mark.parametrize("colour", ["wheat", "wood", "clay", "stone"])
def test_a_trader_sells_in_any_fief(colour):
    position = court("scenario_2").fiefs(ANA, colour, colour, colour).cubes(ANA, 1, wood=2, clay=2, stone=1)
    position.hold(ANA, "trader").does(ANA, "work", vassal="trader").does(ANA, "fief", fief=1)
    assert {choice.get("option") for choice in position.choices(ANA)} == {1, 2, 3, None}


@pytest.mark.rule("U063", "U064", "U065", "U068")
def test_a_trader_sells_the_goods_of_his_fief():  # case 15 (book), R3
    position = court().cubes(ANA, 3, wood=4, stone=1).cubes(ANA, 1, clay=2).hold(ANA, "trader")
    position.does(ANA, "work", vassal="trader").does(ANA, "fief", fief=3)
    assert not position.offers(ANA, "exchange", option=2)  # clay lies elsewhere
    position.does(ANA, "exchange", option=1).does(ANA, "exchange", option=3)
    assert (
        position.money(ANA) == 6
        and position.on_fief(ANA, 3) == {"wood": 2}
        and position.table.asked == ASK_MAIN
    )


def test_a_trade_is_up_to_so_often():
    position = court().cubes(ANA, 3, wood=4).hold(ANA, "trader")
    position.does(ANA, "work", vassal="trader").does(ANA, "fief", fief=3).does(ANA, "stop")
    assert position.on_fief(ANA, 3) == {"wood": 4} and position.table.asked == ASK_MAIN


# ---------------------------------------------------------------------- influence


@pytest.mark.rule("U044", "U069", "U070", "U072")
def test_plus_cards_before_the_last_plain_one():  # case 17
    position = (
        court("scenario_2").hold(ANA, "prior", "squire", "priest", "priest").draw_deck(ANA).discard_pile(ANA)
    )
    position.does(ANA, "influence", vassal="prior").does(ANA, "influence", vassal="squire").does(
        ANA, "influence", vassal="priest"
    )
    assert position.money(ANA) == 3
    assert position.refusal(ANA, "influence", vassal="priest").code == "no_influence_left"
    assert position.table.view(BEN)["now"]["played"] == {"priest": 1, "squire": 1, "prior": 1}


@pytest.mark.rule("U072")
def test_no_plus_card_after_a_plain_one():  # case 18
    position = court().hold(ANA, "priest", "squire").does(ANA, "influence", vassal="priest")
    assert position.refusal(ANA, "influence", vassal="squire").code == "no_influence_left"


@pytest.mark.rule("U072")
def test_the_countess_allows_one_more():  # cases 17 and 41, R46
    position = court().level(ANA, 1, 0, 0).house(ANA, "countess", 1).hold(ANA, "priest", "priest", "priest")
    position.does(ANA, "influence", vassal="priest").does(ANA, "use", master="countess").does(
        ANA, "influence", vassal="priest"
    )
    assert position.money(ANA) == 7
    assert position.refusal(ANA, "influence", vassal="priest").code == "no_influence_left"


@pytest.mark.rule("U071", "U108", "U106")
def test_influence_puts_cubes_on_any_fief_and_two_scrolls_are_a_choice():
    position = (
        court()
        .hold(ANA, "feudal_lord")
        .does(ANA, "influence", vassal="feudal_lord")
        .does(ANA, "option", option=2)
    )
    position.does(ANA, "resource", resource="clay").does(ANA, "fief", fief=1).does(
        ANA, "resource", resource="wood"
    ).does(ANA, "fief", fief=3)
    assert (
        position.on_fief(ANA, 1) == {"clay": 1}
        and position.on_fief(ANA, 3) == {"wood": 1}
        and position.money(ANA) == 0
    )
    coins = (
        court()
        .hold(ANA, "feudal_lord")
        .does(ANA, "influence", vassal="feudal_lord")
        .does(ANA, "option", option=1)
    )
    assert coins.money(ANA) == 4 and coins.all_cubes(ANA) == {} and coins.table.asked == ASK_MAIN


@pytest.mark.rule("U103")
def test_nothing_else_is_done_before_the_last_effect_of_a_card():
    position = court().hold(ANA, "feudal_lord", "serf").does(ANA, "influence", vassal="feudal_lord")
    position.does(ANA, "option", option=2).does(ANA, "resource", resource="clay").does(ANA, "fief", fief=1)
    assert position.kinds(ANA) == {"resource"}  # the second cube comes first
    assert position.refusal(ANA, "income", vassal="serf").code == "finish_first"
    position.does(ANA, "resource", resource="wheat").does(ANA, "fief", fief=2)
    assert position.table.asked == ASK_MAIN and position.all_cubes(ANA) == {"wheat": 1, "clay": 1}


@pytest.mark.rule("U102", "U103", "U104", "U105")
def test_effects_come_in_order_are_finished_first_and_are_mandatory():
    position = (
        court()
        .level(ANA, 1, 0, 0)
        .house(ANA, "dancer", 1)
        .hold(ANA)
        .draw_deck(ANA, "serf", "serf")
        .discard_pile(ANA)
    )
    position.does(ANA, "use", master="dancer")  # two cards come, then one must go: only serfs, nothing to ask
    assert position.hand(ANA) == {"serf": 1} and position.pile(ANA) == {"serf": 1}
    position = (
        court()
        .level(ANA, 1, 0, 0)
        .house(ANA, "dancer", 1)
        .hold(ANA, "merchant")
        .draw_deck(ANA, "serf", "serf")
    )
    position.does(ANA, "use", master="dancer")
    assert position.kinds(ANA) == {"discard"}
    assert position.refusal(ANA, "pass").code == "finish_first"


@pytest.mark.rule("U056", "U058")
@pytest.mark.parametrize("stone", [1, 2, 3])
def test_a_card_that_costs_something_works_in_whichever_fief_is_left(stone):
    colours = ["wheat", "wood"]
    colours.insert(stone - 1, "stone")
    position = court("scenario_2").fiefs(ANA, *colours).hold(ANA, *["serf"] * 5)
    for _ in range(4):  # both fields of the other two fiefs
        position.does(ANA, "work", vassal="serf")
        if position.table.asked != ASK_MAIN:
            position.table.play(ANA, position.table.legal(ANA)[0])
    assert position.refusal(ANA, "work", vassal="serf").code == "cannot_activate"
    position.coins(ANA, 1).does(ANA, "work", vassal="serf")
    assert position.on_fief(ANA, stone) == {"stone": 1} and position.money(ANA) == 0


@pytest.mark.rule("U068")
def test_a_trade_takes_cubes_on_a_master_of_the_fief_when_none_lies_on_it():  # RULES.md 3
    position = village("trader").level(ANA, 1, 1, 0).house(ANA, "accountant", 1).house(ANA, "cabinetmaker", 2)
    position.on_master(ANA, "accountant", wood=1, stone=1).on_master(ANA, "cabinetmaker", wood=3)
    position.cubes(ANA, 1, wood=1).cubes(BEN, 1, wood=4).does(ANA, "work", vassal="trader").does(
        ANA, "fief", fief=1
    )
    assert {choice.get("option") for choice in position.choices(ANA)} == {1, 3, None}
    position.does(ANA, "exchange", option=1)  # the wood on the fief, then the one on its master
    position.does(ANA, "exchange", option=3)
    assert position.money(ANA) == 6 and position.on_fief(ANA, 1) == {}
    assert position.all_cubes(ANA) == {"wood": 3} and position.all_cubes(BEN) == {"wood": 4}
    assert position.seen(ANA)["fiefs"][1]["masters"][0]["cubes"]["wood"] == 3
