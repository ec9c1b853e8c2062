"""A new card or scenario is an entry in the material and nothing else."""

from pathlib import Path

import pytest

from katzentisch.core.game import playout
from katzentisch.core.material import MaterialError
from katzentisch.games import feudalia
from katzentisch.games.feudalia.rules import ending
from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.tests.positions import ANA, BEN, Position, court, deal
from katzentisch.games.feudalia.tests.test_box import changed

MINSTREL = """
[[vassal]]
id = "minstrel"
name = "Minstrel"
kind = "rogue"
specialist = false
edition = "extra"
copies = 6
income = 1
cost = { coins = 2, wood = 1 }
eliminate = ""
noble_value = 0
source = "reconstructed"
why = "Invented for a test: every operation that no printed card combines."
[vassal.influence]
plus = true
cost = { wheat = 1 }
effects = [
  { op = "choose", options = [
    [ { op = "draw", n = 1 }, { op = "discard", n = 1, may = true, then = [ { op = "coins", n = 5 } ] } ],
    [ { op = "trade", times = 2, options = [ { pay = [ { n = 1, of = ["wheat", "wood"] }, { n = 1, of = ["wood"] } ], gain = [ { n = 1, of = ["stone"] } ], gain_coins = 1 } ] } ],
    [ { op = "produce", n = 1, of = "stone" }, { op = "steal_coins", n = 1 } ],
  ] },
]
"""
HUCKSTER = """
[[vassal]]
id = "huckster"
name = "Huckster"
kind = "merchant"
specialist = false
edition = "extra"
copies = 6
income = 1
cost = { coins = 2 }
noble_value = 0
source = "reconstructed"
why = "Invented for a test: exchanges that give back what was paid."
[vassal.field]
fiefs = { wheat = {}, wood = {}, clay = {}, stone = {} }
effects = [ { op = "trade", times = 1, options = [
  { pay = [ { n = 1, of = ["wheat"] } ], gain = [ { n = 1, of = ["wheat", "stone"] } ] },
  { pay = [ { n = 1, of = ["wood"] } ], gain = [ { n = 1, of = ["wood"] } ] },
  { pay = [ { n = 1, of = ["wood"] } ], gain = [ { n = 1, of = ["wood"] } ], gain_coins = 2 },
  { pay = [ { n = 2, of = ["wood", "clay"] } ], gain = [ { n = 1, of = ["clay"] } ] },
  { pay = [ { n = 1, of = ["clay"] } ], gain = [ { n = 2, of = ["clay", "wood"] } ] },
] } ]
"""
FAIR = """
[[scenario]]
number = 11
name = "The Fair"
start = { tax_collector = 1, minstrel = 1, serf = 6 }
start_choice = []
deck_size = 8
specific = ["minstrel", "friar", "huckster"]
source = "reconstructed"
why = "Invented for a test."
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for path in (feudalia.FOLDER / "material").glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        if path.name == "vassals.toml":
            text += MINSTREL + HUCKSTER
        if path.name == "scenarios.toml":
            text = text.replace("# Scenarios 4, 5", FAIR + "\n# Scenarios 4, 5", 1)
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    return tmp_path


def fair(folder: Path) -> Position:
    """Return the first main phase at the fair."""
    table = deal("scenario_11", 2, seed=3, material=folder)
    while table.asked != ASK_MAIN:
        table.play(table.actor, table.legal(table.actor)[0])
    return Position(table).fiefs(ANA, "wheat", "wood", "clay").hold(ANA, "minstrel", "serf").coins(ANA, 0)


def test_an_invented_scenario_appears_and_is_played_to_the_end(folder):
    assert "scenario_11" in [variant.name for variant in feudalia.BOX.variants_with(folder)]
    for seats in (1, 2, 4):
        game = feudalia.BOX.open("scenario_11", seats, material=folder)
        for seed in range(2):
            table = game.deal(seed)
            playout(table, seed)
            assert table.is_over


def test_an_invented_vassal_draws_discards_and_then_gains(folder):
    position = (
        fair(folder).cubes(ANA, 1, wheat=1).draw_deck(ANA, "friar").does(ANA, "influence", vassal="minstrel")
    )
    position.does(ANA, "option", option=1).does(ANA, "discard", vassal="friar")
    assert position.money(ANA) == 5 and position.all_cubes(ANA) == {} and position.table.influence == 1


@pytest.mark.rule("U108")
def test_an_invented_trade_of_two_kinds_keeps_what_the_second_cube_needs(folder):
    position = (
        fair(folder).cubes(ANA, 1, wheat=2).cubes(ANA, 2, wood=1).does(ANA, "influence", vassal="minstrel")
    )
    position.does(ANA, "option", option=2).does(ANA, "exchange", option=1)
    # the wood must stay for the second cube, so wheat pays the first; the stone may go anywhere
    position.does(ANA, "fief", fief=3)
    assert position.all_cubes(ANA) == {"stone": 1} and position.money(ANA) == 1


def test_an_invented_influence_card_asks_where_a_cube_goes(folder):
    position = fair(folder).cubes(ANA, 1, wheat=1).coins(BEN, 4).does(ANA, "influence", vassal="minstrel")
    position.does(ANA, "option", option=3).does(ANA, "fief", fief=2)
    assert position.on_fief(ANA, 2) == {"stone": 1} and position.money(ANA) == 1 and position.money(BEN) == 3


def test_exchanges_that_change_nothing_are_not_offered_but_all_others_are(folder):  # R48
    def trading(**cubes):
        position = fair(folder).hold(ANA, "huckster").cubes(ANA, 1, **cubes)
        position.does(ANA, "work", vassal="huckster").does(ANA, "fief", fief=1)
        return position

    assert {choice.get("option") for choice in trading(wheat=1, wood=1).choices(ANA)} == {1, 3, None}
    swap = trading(wheat=1, wood=1).does(ANA, "exchange", option=1)  # the wheat can only become a stone
    assert swap.on_fief(ANA, 1) == {"wood": 1, "stone": 1} and swap.table.asked == ASK_MAIN
    paid = trading(wood=1).does(ANA, "exchange", option=3)  # the same wood, but two coins
    assert paid.on_fief(ANA, 1) == {"wood": 1} and paid.money(ANA) == 2
    assert {choice.get("option") for choice in trading(wood=1, clay=1).choices(ANA)} == {3, 4, 5, None}
    two = trading(wood=2, clay=1).does(ANA, "exchange", option=4)
    assert {choice["resource"] for choice in two.choices(ANA)} == {"wood", "clay"}
    two.does(ANA, "resource", resource="wood").does(ANA, "resource", resource="clay")
    assert two.on_fief(ANA, 1) == {"wood": 1, "clay": 1} and two.table.asked == ASK_MAIN
    more = trading(clay=1).does(ANA, "exchange", option=5).does(ANA, "resource", resource="clay")
    more.does(ANA, "resource", resource="clay")  # two for one: the same kind is allowed
    assert more.on_fief(ANA, 1) == {"clay": 2}


def test_an_influence_card_cannot_produce_of_its_fief(folder):
    text = (folder / "vassals.toml").read_text(encoding="utf-8")
    (folder / "vassals.toml").write_text(
        text.replace('n = 1, of = "stone" }, { op = "steal', 'n = 1, of = "fief" }, { op = "steal')
    )
    with pytest.raises(MaterialError, match="an influence card lies in none"):
        feudalia.BOX.open("scenario_11", 2, material=folder)


def test_taking_an_action_back_is_left_to_the_match():
    """No choice undoes another, so no list can be walked round in circles (RULES.md 14.1)."""
    assert not {"undo", "cancel", "back"} & {block.kind for block in court().game.actions.blocks}


@pytest.mark.rule("U070")
def test_an_influence_card_whose_cost_cannot_be_paid_says_what_is_lacking(folder):
    position = fair(folder).cubes(BEN, 1, wheat=3)
    refusal = position.refusal(ANA, "influence", vassal="minstrel")
    assert (refusal.code, refusal.facts) == ("not_enough_cubes", {"missing": ["wheat"]})
    position.cubes(ANA, 3, wheat=1).does(ANA, "influence", vassal="minstrel")
    assert position.all_cubes(ANA) == {} and position.all_cubes(BEN) == {"wheat": 3}


def cheaper_masters(tmp_path):
    """A table in its main phase whose guild master takes two coins off the price of masters."""
    saves = 'effects = [ { op = "discount", on = "vassal", coins = 1, uses = 0 } ]'
    folder = changed(
        tmp_path, "masters.toml", saves, saves.replace('on = "vassal", coins = 1', 'on = "master", coins = 2')
    )
    table = deal("scenario_2", 2, seed=3, material=folder)
    while table.asked != ASK_MAIN:
        table.play(table.actor, table.legal(table.actor)[0])
    return Position(table)


def test_a_master_who_makes_masters_cheaper_is_not_fired_for_one_who_is_then_too_dear(tmp_path):  # R55
    position = cheaper_masters(tmp_path).fiefs(ANA, "wheat", "wood", "clay").level(ANA, 1, 0, 0).hold(ANA)
    position.house(ANA, "guild_master", 1).market("baker").master_deck()  # three coins, one with the discount
    assert not position.coins(ANA, 0).offers(ANA, "hire_master")
    assert not position.coins(ANA, 2).offers(ANA, "hire_master")  # his city is the only one
    position.coins(ANA, 3).does(ANA, "hire_master").does(ANA, "house_firing", master="guild_master")
    assert position.money(ANA) == 0 and position.table.view(ANA)["market"] == ["guild_master"]


def test_a_discount_on_masters_is_taken_off_their_price(tmp_path):
    position = cheaper_masters(tmp_path).fiefs(ANA, "wheat", "wood", "clay").level(ANA, 2, 0, 0).hold(ANA)
    position.house(ANA, "guild_master", 1).market("baker").master_deck().coins(ANA, 1)
    position.does(ANA, "hire_master")
    if position.table.asked != ASK_MAIN:
        position.does(ANA, "house", fief=1)
    assert position.money(ANA) == 0
    position.market("miller").coins(ANA, 2).does(ANA, "hire_master")  # four coins, two with the discount
    assert {choice["master"] for choice in position.choices(ANA, "house_firing")} == {"baker"}


@pytest.mark.rule("U068", "U101", "U107")
def test_an_invented_master_who_produces_gets_no_bonus_and_his_fief_alone_pays(tmp_path):
    old = 'action_cost = {}\neffects = [ { op = "coins", n = 2 } ]'
    new = 'action_cost = { any = 1 }\neffects = [ { op = "produce", n = 1, of = "fief" } ]'
    table = deal("scenario_2", 2, seed=7, material=changed(tmp_path, "masters.toml", old, new))
    while table.asked != ASK_MAIN:
        table.play(table.actor, table.legal(table.actor)[0])
    position = Position(table).fiefs(ANA, "wood", "wheat", "clay").level(ANA, 2, 0, 0).cubes(ANA, 2, wheat=5)
    position.house(ANA, "innkeeper", 1).house(ANA, "lumberer", 1)
    assert not position.offers(ANA, "use", master="innkeeper"), "no cube lies in his fief"
    position.cubes(ANA, 1, clay=1).does(ANA, "use", master="innkeeper")
    assert position.on_fief(ANA, 1) == {"wood": 1} and position.on_fief(ANA, 2) == {"wheat": 5}


def changed_court(tmp_path, file, old, new, *settings):
    """Return Ana's main phase with one place of the material changed: a wheat fief of level 1, a wood and a clay fief."""
    table = deal("scenario_2", 2, *settings, seed=7, material=changed(tmp_path, file, old, new))
    while table.asked != ASK_MAIN:
        table.play(table.actor, table.legal(table.actor)[0])
    return Position(table).fiefs(ANA, "wheat", "wood", "clay").level(ANA, 1, 0, 0).hold(ANA)


@pytest.mark.rule("U068", "U102")
def test_a_vassal_produces_the_resource_his_card_names_also_in_a_fief_of_another(tmp_path):
    old = 'effects = [ { op = "produce", n = 1, of = "fief" }, { op = "coins", n = 1 } ]'
    position = changed_court(tmp_path, "vassals.toml", old, old.replace("fief", "stone"))
    position.hold(ANA, "farmhand").does(ANA, "work", vassal="farmhand").does(ANA, "fief", fief=1)
    assert position.on_fief(ANA, 1) == {"stone": 1}


@pytest.mark.rule("U107")
def test_only_the_fief_where_a_vassal_works_pays_what_his_work_costs(tmp_path):
    old = 'clay = {}, stone = {} }\neffects = [ { op = "produce", n = 1, of = "fief" }, { op = "coins", n = 1 } ]'
    new = old.replace("clay = {}", "clay = { clay = 1 }")
    position = changed_court(tmp_path, "vassals.toml", old, new).hold(ANA, "farmhand")
    position.cubes(ANA, 2, clay=5).cubes(ANA, 3, clay=2)
    position.does(ANA, "work", vassal="farmhand").does(ANA, "fief", fief=3)
    assert position.table.asked == ASK_MAIN, "nobody is asked which fief pays"
    assert position.on_fief(ANA, 2) == {"clay": 5} and position.on_fief(ANA, 3) == {"clay": 2 - 1 + 1}


@pytest.mark.rule("U101")
def test_a_master_with_room_for_one_cube_holds_one(tmp_path):
    position = changed_court(tmp_path, "masters.toml", "capacity = 4", "capacity = 1")
    position.house(ANA, "accountant", 1).cubes(ANA, 1, wheat=2).does(ANA, "stash", master="accountant")
    assert position.on_fief(ANA, 1) == {"wheat": 1} and position.all_cubes(ANA) == {"wheat": 2}


@pytest.mark.rule("U137")
def test_a_token_of_the_last_objective_is_a_point_left(tmp_path):  # R17
    scenarios = (feudalia.FOLDER / "material" / "scenarios.toml").read_text(encoding="utf-8")
    crusades, *others = scenarios.split("[[variant]]\n")[1:]
    old, new = ("[[variant]]\n".join(order) for order in ([crusades, *others], [*others, crusades]))
    position = changed_court(tmp_path, "scenarios.toml", old, new, ("crusades", True))
    table = position.level(ANA, 2, 2, 2).level(BEN, 2, 2, 2).table
    table.stage = 4  # the cathedral stands
    assert ending.points_left(table)
    table.tokens[position.numbers.building_names.index("crusades")] = 0
    assert not ending.points_left(table)
