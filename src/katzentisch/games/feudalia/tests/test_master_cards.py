"""One small test for every master: what he does in his city."""

import pytest

from katzentisch.games import feudalia
from katzentisch.games.feudalia.box import checks
from katzentisch.games.feudalia.rules import final, start, working
from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.tests.positions import ANA, village

BOX = checks.read(feudalia.BOX.material())
HOME = {"wheat": 1, "wood": 2, "clay": 3, "stone": 2, "any": 1}
FLAGS = {master.id: master.flag for master in BOX.masters}


def home(name, *hand):
    """Return Ana's main phase with one master living in the fief of his flag (stone instead of wood if needed)."""
    found = village(*hand).level(ANA, 1, 1, 1)
    if FLAGS[name] == "stone":
        found.fiefs(ANA, "wheat", "stone", "clay")
    return found.house(ANA, name, HOME[FLAGS[name]])


def test_every_master_has_a_test_here():
    tests = " ".join(name for name in globals() if name.startswith("test_"))
    parametrised = ["plow_builder", "lumberer", "brick_worker", "quarry_foreman", *SALES, *STEADY, *SAVERS]
    assert all(master.id in tests or master.id in parametrised for master in BOX.masters)


@pytest.mark.parametrize(
    ("master", "worker", "fief", "resource"),
    [
        ("plow_builder", "reaper", 1, "wheat"),
        ("lumberer", "lumberjack", 2, "wood"),
        ("brick_worker", "kneader", 3, "clay"),
        ("quarry_foreman", "stonecutter", 2, "stone"),
    ],
)
def test_craftsmen_add_a_cube_to_what_vassals_produce(master, worker, fief, resource):
    found = home(master, worker).does("work", vassal=worker)
    more = {"reaper": 4}.get(worker, 3)
    assert found.on_fief(ANA, fief) == {resource: more}


def test_a_bonus_applies_to_a_repeat_too():  # R30
    found = home("plow_builder", "reaper", "overseer").does("work", vassal="reaper")
    found.does("work", vassal="overseer").does("fief", fief=1)
    assert found.on_fief(ANA, 1) == {"wheat": 8}


SALES = {"miller": "wheat", "charcoal_burner": "wood", "potter": "clay"}


@pytest.mark.parametrize("master", SALES)
def test_sellers_turn_two_cubes_into_four_coins(master):
    found = home(master).cubes(ANA, HOME[FLAGS[master]], **{SALES[master]: 3}).does("use", master=master)
    found.does("exchange", option=1).does("exchange", option=1)
    assert (
        found.money(ANA) == 4 and found.all_cubes(ANA) == {SALES[master]: 1} and found.table.asked == ASK_MAIN
    )


def test_baker():
    found = home("baker").cubes(ANA, 1, wheat=2).does("use", master="baker")
    found.does("exchange", option=1).does("resource", resource="stone")
    assert found.on_fief(ANA, 1) == {"stone": 1}


def test_brewer():
    found = home("brewer").cubes(ANA, 1, wheat=1).draw_deck(ANA, "serf").does("use", master="brewer")
    assert found.hand(ANA) == {"serf": 1} and found.all_cubes(ANA) == {}


def test_granary_keeper():
    found = (
        home("granary_keeper")
        .cubes(ANA, 1, wheat=8)
        .does("stash", master="granary_keeper")
        .does("amount", n=6)
    )
    assert start.tax_due(found.table, 0) == 1 and found.seen(ANA)["fiefs"][0]["total"] == 8


STEADY = {"forester": (2, "wood"), "clay_digger": (3, "clay"), "stone_hauler": (2, "stone")}


@pytest.mark.parametrize("master", STEADY)
def test_steady_producers_bring_a_cube_when_straightening(master):
    fief, resource = STEADY[master]
    found = home(master, "serf").straighten()
    assert found.on_fief(ANA, fief) == {resource: 1}


def test_cabinetmaker():
    found = home("cabinetmaker", "serf").on_master(ANA, "cabinetmaker", wood=2).straighten()
    assert found.all_cubes(ANA) == {"wood": 3}
    found.straighten()
    assert found.all_cubes(ANA) == {"wood": 3}  # no room for more


SAVERS = {"carpenter": ("wood", 2), "tiler": ("clay", 2), "wall_builder": ("stone", 1)}


@pytest.mark.parametrize("master", SAVERS)
def test_builders_save_cubes_of_their_kind_at_upgrades(master):
    resource, saved = SAVERS[master]
    found = home(master)
    fief = HOME[FLAGS[master]]
    price = dict(found.game.printed()["fiefs"][resource][1]["upgrade"])
    price[resource] -= saved
    black = price.pop("any", 0)
    found.cubes(ANA, 1, **price).cubes(ANA, 3, wheat=black)
    assert found.offers("upgrade", fief=fief)
    found.does("upgrade", fief=fief).default()
    assert found.all_cubes(ANA) == {}


def test_kiln_master():
    found = (
        home("kiln_master").cubes(ANA, 3, clay=1).does("use", master="kiln_master").does("exchange", option=1)
    )
    assert found.on_fief(ANA, 3) == {"stone": 1}


def test_sculptor():
    found = home("sculptor").cubes(ANA, 1, wheat=8, wood=1)
    found.table.stage = 2
    found.table.tokens[1] = 2
    assert found.offers("build", card="main_nave")  # the stone is saved


def test_paver():
    found = home("paver", "serf", "serf", "serf")
    assert working.free_fields(found.table, ANA, 1) == 3
    found.does("work", vassal="serf").does("fief", fief=2)
    assert found.on_fief(ANA, 2) == {"stone": 1} and found.money(ANA) == 0


def test_mason():
    found = home("mason").cubes(ANA, 1, wood=1, clay=1).coins(ANA, 2).does("use", master="mason")
    found.does("exchange", option=1).does("resource", resource="wood").does("exchange", option=1)
    assert found.on_fief(ANA, 1) == {"stone": 2} and found.money(ANA) == 0


def test_treasurer():
    found = home("treasurer")
    assert final.saved(found.table, ANA, 6) == 3 + 2


def test_guild_master():
    found = home("guild_master").coins(ANA, 1).does("hire", vassal="merchant")
    assert found.money(ANA) == 0


def test_countess():
    found = home("countess", "priest", "priest").does("use", master="countess")
    found.does("influence", vassal="priest").does("influence", vassal="priest")
    assert found.money(ANA) == 7


def test_dancer():
    found = home("dancer", "merchant").draw_deck(ANA, "serf", "serf").does("use", master="dancer")
    found.does("discard", vassal="merchant")
    assert found.hand(ANA) == {"serf": 2}


def test_accountant():
    found = home("accountant").cubes(ANA, 1, stone=6).does("stash", master="accountant").does("amount", n=4)
    assert found.on_fief(ANA, 1) == {"stone": 2}


def test_architect():
    found = home("architect").cubes(ANA, 1, clay=3)
    assert found.offers("build", card="foundations")


def test_innkeeper():
    assert home("innkeeper").does("use", master="innkeeper").money(ANA) == 2


def test_bailiff():
    found = home("bailiff").cubes(ANA, 1, wheat=10)
    assert start.tax_due(found.table, 0) == 2


def test_chronicler():
    found = home("chronicler").draw_deck(ANA, *["serf"] * 9).does("pass")
    assert found.seen(ANA)["hand_size"] == 6


def test_steward():
    found = home("steward", "serf", "merchant").does("work", vassal="serf").does("fief", fief=2)
    found.does("work", vassal="merchant").does("fief", fief=2)
    while found.table.asked != ASK_MAIN:
        found.does("stop")
    found.does("use", master="steward")  # workers only: the serf
    assert found.hand(ANA) == {"serf": 1}


def test_chamberlain():
    found = home("chamberlain")
    assert working.free_fields(found.table, ANA, 0) == 3 and final.saved(found.table, ANA, 6) == 3 + 1


def test_moneylender():
    found = home("moneylender", "merchant").does("use", master="moneylender").does("sell", vassal="merchant")
    assert found.money(ANA) == 4


@pytest.mark.parametrize("master", ["dean", "glazier", "silversmith"])
def test_cathedral_masters_open_their_card(master):
    found = village().level(ANA, 2, 0, 0).coins(ANA, 20).cubes(ANA, 1, wheat=9, wood=9, clay=9, stone=9)
    found.does("hire_cathedral_master", master=master).default()
    card = next(m.card for m in BOX.cathedral_masters if m.id == master)
    table = found.table
    table.stage = 3
    table.tokens[found.numbers.building_names.index(card)] = 3
    assert found.offers("build", card=card)
    assert (
        sum(found.offers("build", card=name) for name in ("dean_and_canons", "stained_glass", "silverware"))
        == 1
    )
