"""Giving cubes: the tax behind a shield, the limit of 12, prices that leave one way (RULES.md 6.2, 8.5, 14.3)."""

import itertools
import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.chance import from_seed
from katzentisch.core.words import LANGUAGES, load
from katzentisch.games import feudalia
from katzentisch.games.feudalia.rules import affording, cubes
from katzentisch.games.feudalia.state.asked import ASK_MAIN, ASK_PAY
from katzentisch.games.feudalia.tests.positions import ANA, BEN, court, rules, village

# ---------------------------------------------------------------------- the tax


@pytest.mark.rule("U119", "U123")
@pytest.mark.parametrize("number", [1, 5])
def test_a_shield_that_covers_all_cubes_costs_no_card(number):  # case 7
    position = court("scenario_2").level(ANA, 1, 0, 0).house(ANA, "bailiff", 1).cubes(ANA, 1, wheat=7)
    position.table.round = number
    position.cubes(ANA, 2, wood=1).hold(ANA, "tax_collector", "serf", "serf").straighten()
    assert position.all_cubes(ANA) == {"wheat": 7, "wood": 1} and position.hand(ANA) == {"serf": 2}
    assert "tax_collector" in position.pile(ANA) and position.table.asked == ASK_MAIN


@pytest.mark.rule("U123")
def test_one_cube_behind_a_shield_does_not_save_the_hand():
    position = court("scenario_2").level(ANA, 1, 0, 0).house(ANA, "bailiff", 1).cubes(ANA, 1, wheat=1)
    position.hold(ANA, "tax_collector", "serf", "serf").straighten()
    assert position.hand(ANA) == {"serf": 1}


# ---------------------------------------------------------------------- the limit of 12


def full():
    """Return Ana's table with 14 cubes on the first fief and 15 on the second, at the end of her turn."""
    position = court().cubes(ANA, 1, wheat=10, wood=4).cubes(ANA, 2, clay=10, stone=5)
    return position.does(ANA, "pass")


@pytest.mark.rule("U117")
def test_the_question_tells_how_many_cubes_are_too_many():
    position = full()
    asked = position.table.question(ANA)
    assert (asked["kind"], asked["fief"], asked["n"]) == ("adjust", 1, 2)
    position.does(ANA, "give", resource="wood", **{"from": "fief_1"})
    assert position.table.question(ANA)["n"] == 1
    position.does(ANA, "give", resource="wood", **{"from": "fief_1"})
    asked = position.table.question(ANA)
    assert (asked["fief"], asked["n"]) == (2, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_sentence_tells_the_number(language):
    asked = full().table.question(ANA)
    assert "2" in load(language, feudalia.FOLDER / "words").say("question.adjust", {**asked, "fief": 1})


@pytest.mark.rule("U117")
def test_default_fills_in_the_rest_of_all_fiefs():
    position = full().does(ANA, "default")
    assert position.all_cubes(ANA) == {"wheat": 8, "wood": 4, "clay": 7, "stone": 5}
    assert position.table.actor == BEN


# ---------------------------------------------------------------------- prices


@pytest.mark.rule("U050")
def test_a_price_that_takes_all_cubes_of_a_kind_is_not_asked_about():
    position = village().cubes(ANA, 1, wood=1).cubes(ANA, 3, wood=1, stone=1).level(ANA, 0, 1, 0)
    position.cubes(ANA, 2).does(ANA, "upgrade", fief=2)  # 2 wood, 1 stone
    assert position.table.asked == ASK_MAIN and position.all_cubes(ANA) == {}


@pytest.mark.rule("U050")
def test_not_even_if_other_kinds_stay():
    position = village().cubes(ANA, 1, wood=1, wheat=5).cubes(ANA, 3, wood=1, stone=1).level(ANA, 0, 1, 0)
    position.does(ANA, "upgrade", fief=2)
    assert position.table.asked == ASK_MAIN and position.all_cubes(ANA) == {"wheat": 5}


@pytest.mark.rule("U050")
def test_black_cubes_that_only_one_kind_in_one_place_can_pay_are_not_asked_about():
    position = village().cubes(ANA, 1, clay=1).cubes(ANA, 2, wood=9).does(ANA, "build", card="foundations")
    assert position.table.asked == ASK_MAIN and position.all_cubes(ANA) == {"wood": 6}


@pytest.mark.rule("U050")
def test_a_real_choice_is_asked_about():
    position = village().cubes(ANA, 1, clay=1).cubes(ANA, 2, wood=9, wheat=1)
    position.does(ANA, "build", card="foundations")
    assert position.table.asked == ASK_PAY
    places = village().cubes(ANA, 1, clay=1).cubes(ANA, 2, wood=9).cubes(ANA, 3, wood=1)
    assert places.does(ANA, "build", card="foundations").table.asked == ASK_PAY


@pytest.mark.rule("U050")
def test_a_discount_is_not_asked_about_if_all_cubes_go_whatever_it_saves():
    position = village().level(ANA, 1, 0, 0).house(ANA, "architect", 1).cubes(ANA, 1, clay=2, wood=1)
    position.does(ANA, "build", card="foundations")  # a clay and three of any kind, one less by the architect
    assert position.table.asked == ASK_MAIN and position.all_cubes(ANA) == {}


def results(table):
    """Return all the ways an open payment can end: the cubes left at every place."""
    if table.asked != ASK_PAY:
        left = [table.cubes[i] for i in range(12)] + list(table.stashed)
        return {tuple(int(n) for n in left)}
    ends = set()
    for action in table.legal(table.actor):
        twin = table.copy()
        twin.play(twin.actor, action)
        ends |= results(twin)
    return ends


def test_no_question_of_a_payment_has_only_one_outcome():
    """Played at random with discounts, cubes on masters and activation costs."""
    asked = 0
    for seed in range(12):
        table, luck = rules("scenario_10", 2).deal(seed), from_seed(seed)
        for _ in range(400):
            if table.is_over:
                break
            seat = table.actor
            if table.asked == ASK_PAY and cubes.may_pay(table, 0) < 9 and seat == 0:
                price = sum(int(table.due[i]) for i in range(5))
                if price < 5:
                    asked += 1
                    assert len(results(table)) > 1, table.question(seat)
            legal = table.legal(seat)
            buys = [a for a in legal if table.asked == ASK_MAIN and table.game.choice(a)["kind"] in _BUYS]
            options = buys or legal
            table.play(seat, options[luck.below(len(options))])
    assert asked > 20


_BUYS = {"work", "upgrade", "build", "hire_master", "hire_cathedral_master", "use", "influence"}


@pytest.mark.rule("U050")
def test_a_discount_that_can_only_end_in_one_way_is_not_asked_about():
    """Foundations cost 1 clay and 3 black cubes, the architect saves one cube of any kind."""
    one_kind = village().level(ANA, 1, 0, 0).house(ANA, "architect", 1).cubes(ANA, 1, clay=9)
    one_kind.does(ANA, "build", card="foundations")
    assert one_kind.table.asked == ASK_MAIN and one_kind.all_cubes(ANA) == {"clay": 6}
    two_kinds = village().level(ANA, 1, 0, 0).house(ANA, "architect", 1).cubes(ANA, 1, clay=1, wood=9)
    two_kinds.does(ANA, "build", card="foundations")
    kinds = [choice["kind"] for choice in two_kinds.choices(ANA)]
    assert kinds[0] == "default" and len(list(itertools.groupby(kinds))) > 1


# ---------------------------------------------------------------------- places


def offered_places(position):
    """Return resource and place of every cube that may be given now."""
    return {(choice["resource"], choice["from"]) for choice in position.choices(ANA, "give")}


@pytest.mark.rule("U066", "U078")
def test_exactly_the_cubes_that_lie_there_can_pay():
    position = village().level(ANA, 2, 1, 0).house(ANA, "accountant", 1).house(ANA, "granary_keeper", 1)
    position.house(ANA, "cabinetmaker", 2).house(BEN, "bailiff", 1).cubes(BEN, 1, wheat=9, clay=9)
    position.cubes(ANA, 1, wheat=1).cubes(ANA, 3, clay=2, stone=1)
    position.on_master(ANA, "accountant", stone=1).on_master(ANA, "cabinetmaker", wood=2)
    position.does(ANA, "build", card="foundations")  # the clay comes from fief 3: no choice
    everywhere = {
        ("wheat", "fief_1"), ("clay", "fief_3"), ("stone", "fief_3"),
        ("stone", "accountant"), ("wood", "cabinetmaker"),
    }  # fmt: skip
    assert offered_places(position) == everywhere
    position.does(ANA, "give", resource="stone", **{"from": "accountant"})
    assert offered_places(position) == everywhere - {("stone", "accountant")}
    position.does(ANA, "give", resource="wood", **{"from": "cabinetmaker"})
    assert ("wood", "cabinetmaker") in offered_places(position)  # one is left
    position.does(ANA, "give", resource="clay", **{"from": "fief_3"})
    assert position.table.asked == ASK_MAIN
    assert (
        position.all_cubes(ANA) == {"wheat": 1, "wood": 1, "stone": 1}
        and position.all_cubes(BEN)["clay"] == 9
    )


@pytest.mark.rule("U099", "U107")
def test_an_activation_cost_is_paid_by_the_fief_or_by_masters_there():
    position = village().fiefs(ANA, "wheat", "wheat", "clay").level(ANA, 2, 1, 0)
    position.house(ANA, "brewer", 1).house(ANA, "granary_keeper", 1).house(ANA, "accountant", 2)
    position.cubes(ANA, 1, wheat=1).cubes(ANA, 2, wheat=3).cubes(ANA, 3, wheat=2)
    position.on_master(ANA, "granary_keeper", wheat=1).on_master(ANA, "accountant", wheat=1).draw_deck(
        ANA, "serf"
    )
    position.does(ANA, "use", master="brewer")
    assert offered_places(position) == {("wheat", "fief_1"), ("wheat", "granary_keeper")}
    position.does(ANA, "give", resource="wheat", **{"from": "granary_keeper"})
    assert position.on_fief(ANA, 1) == {"wheat": 1} and position.all_cubes(ANA) == {"wheat": 7}
    assert position.hand(ANA) == {"serf": 1}


@pytest.mark.rule("U099", "U107")
def test_an_activation_cost_can_be_paid_though_all_cubes_lie_on_a_master_there():  # R13
    position = village().fiefs(ANA, "wheat", "wheat", "clay").level(ANA, 2, 1, 0).draw_deck(ANA, "serf")
    position.house(ANA, "brewer", 1).house(ANA, "granary_keeper", 1)
    position.cubes(ANA, 1).cubes(ANA, 2, wheat=3).on_master(ANA, "granary_keeper", wheat=1)
    position.does(ANA, "use", master="brewer")
    assert position.all_cubes(ANA) == {"wheat": 3} and position.hand(ANA) == {"serf": 1}


@pytest.mark.rule("U078")
def test_default_empties_the_fullest_fief_first_and_masters_last():  # 14.3
    position = village().level(ANA, 0, 1, 0).house(ANA, "accountant", 2).on_master(ANA, "accountant", wood=1)
    position.cubes(ANA, 1, wood=1, stone=3).cubes(ANA, 2, wood=1).cubes(ANA, 3, wood=1, clay=1)
    position.does(ANA, "upgrade", fief=2)  # two wood and a stone
    assert position.table.question(ANA)["proposed"] == {
        "fief_1": {"wood": 1, "stone": 1},
        "fief_3": {"wood": 1},
    }
    position.does(ANA, "default")
    assert position.on_fief(ANA, 2) == {"wood": 1} and position.on_fief(ANA, 3) == {"clay": 1}
    assert position.all_cubes(ANA) == {"wood": 2, "clay": 1, "stone": 2}


@pytest.mark.rule("U078")
def test_default_takes_from_the_earlier_of_two_equally_full_fiefs():  # 14.3
    position = village().cubes(ANA, 1, stone=2).cubes(ANA, 2, wood=2, wheat=1).cubes(ANA, 3, wood=2, clay=1)
    position.level(ANA, 0, 1, 0).does(ANA, "upgrade", fief=2).does(ANA, "default")  # two wood and a stone
    assert position.on_fief(ANA, 2) == {"wheat": 1} and position.on_fief(ANA, 3) == {"wood": 2, "clay": 1}


@pytest.mark.rule("U066")
def test_default_pays_black_cubes_of_what_is_left_most_the_earlier_kind_if_equal():  # 14.3
    position = (
        village().cubes(ANA, 1, wheat=1, stone=3).cubes(ANA, 3, clay=4).does(ANA, "build", card="foundations")
    )
    position.does(ANA, "default")  # a clay, then of 3 clay and 3 stone: clay, stone, clay
    assert position.all_cubes(ANA) == {"wheat": 1, "clay": 1, "stone": 2}


@pytest.mark.rule("U066")
def test_a_discount_asks_which_cube_it_saves():  # R47, 14.3
    position = village().level(ANA, 1, 0, 0).house(ANA, "architect", 1).cubes(ANA, 1, clay=2, wheat=3, wood=3)
    position.does(ANA, "build", card="foundations")
    assert {choice.get("cube") for choice in position.choices(ANA)} == {None, "clay", "any"}
    twin = position.table.copy()
    position.does(ANA, "save", cube="clay")  # three black cubes are left
    for resource in ("wheat", "wood", "wood"):
        position.does(ANA, "give", resource=resource, **{"from": "fief_1"})
    assert position.all_cubes(ANA) == {"wheat": 2, "wood": 1, "clay": 2} and position.table.asked == ASK_MAIN
    position.table = twin
    position.does(ANA, "save", cube="any").does(ANA, "give", resource="wheat", **{"from": "fief_1"})
    position.does(ANA, "give", resource="wheat", **{"from": "fief_1"})
    assert position.all_cubes(ANA) == {"wheat": 1, "wood": 3, "clay": 1} and position.table.asked == ASK_MAIN


@pytest.mark.rule("U078")
@pytest.mark.parametrize("kind", ["wheat", "wood", "clay", "stone"])
def test_a_cube_of_any_kind_that_lies_in_two_places_is_asked_about(kind):
    position = village().fiefs(ANA, kind, kind, kind).cubes(ANA, 1, **{kind: 4}).cubes(ANA, 2, **{kind: 4})
    position.does(ANA, "upgrade", fief=1)
    assert position.table.asked == ASK_PAY
    assert offered_places(position) == {(kind, "fief_1"), (kind, "fief_2")}
    together = village().fiefs(ANA, kind, kind, kind).cubes(ANA, 3, **{kind: 8}).does(ANA, "upgrade", fief=1)
    assert together.table.asked == ASK_MAIN  # one place: nothing to ask


@pytest.mark.rule("U066")
@pytest.mark.parametrize(
    ("master", "kind"), [("carpenter", "wood"), ("tiler", "clay"), ("wall_builder", "stone")]
)
def test_a_discount_of_one_kind_saves_that_kind_or_a_black_cube(master, kind):  # R47
    position = village().fiefs(ANA, kind, kind, kind).level(ANA, 1, 0, 0).house(ANA, master, 1)
    position.cubes(ANA, 1, wheat=3, wood=3, clay=3, stone=3).does(
        ANA, "upgrade", fief=2
    )  # two of the kind, one black
    assert {choice.get("cube") for choice in position.choices(ANA)} == {None, kind, "any"}
    position.does(ANA, "save", cube="any")
    while position.table.asked == ASK_PAY:
        position.does(ANA, "default")
    saved = 1 if master == "wall_builder" else 2
    assert sum(position.all_cubes(ANA).values()) == 12 - 3 + saved
    assert position.all_cubes(ANA)[kind] == 3 - 2 + saved - 1


@pytest.mark.rule("U068", "U107")
def test_an_activation_cost_with_black_cubes_is_paid_by_its_own_fief_alone():
    chance = random.Random(5)
    for _ in range(300):
        position = court().coins(ANA, 2)
        lying = [[chance.randint(0, 2) for _ in range(4)] for _ in range(3)]
        for fief, numbers in enumerate(lying):
            named = dict(zip(("wheat", "wood", "clay", "stone"), numbers, strict=True))
            position.cubes(ANA, fief + 1, **named)
        coins, *due = chance.randint(0, 3), *(chance.choice((0, 0, 1)) for _ in range(4))
        black, fief, is_free = chance.randint(0, 3), chance.randrange(3), chance.random() < 0.3
        prices = vec[i64]([9] * 6 + [coins, *due, black] + [9] * 6)
        spare = [has - needs for has, needs in zip(lying[fief], due, strict=True)]
        expected = (is_free or coins <= 2) and min(spare) >= 0 and sum(spare) >= black
        able = affording.affordable_in(position.table, ANA, prices, 6, fief, is_free)
        assert able == expected, (lying, coins, due, black, fief)


@pytest.mark.rule("U068", "U107")
def test_only_the_fief_of_the_card_may_pay_where_one_fief_must():
    position = court().cubes(ANA, 1, wheat=1).cubes(ANA, 2, wheat=2).cubes(ANA, 3, wheat=4)
    for fief, counted in ((0, 1), (1, 2), (2, 4), (-1, 7)):
        position.table.only_fief = fief
        assert cubes.may_pay(position.table, 0) == counted
