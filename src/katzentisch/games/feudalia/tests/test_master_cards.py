"""One small test for every master: what he does in his city."""

import pytest

from katzentisch.games import feudalia
from katzentisch.games.feudalia.box import checks
from katzentisch.games.feudalia.rules import final, start, working
from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.tests.positions import ANA, BEN, village

BOX = checks.read(feudalia.BOX.material())
HOME = {"wheat": 1, "wood": 2, "clay": 3, "stone": 2, "any": 1}
FLAGS = {master.id: master.flag for master in BOX.masters}


def home(name, *hand):
    """Return Ana's main phase with one master living in the fief of his flag (stone instead of wood if needed)."""
    position = village(*hand).level(ANA, 1, 1, 1)
    if FLAGS[name] == "stone":
        position.fiefs(ANA, "wheat", "stone", "clay")
    return position.house(ANA, name, HOME[FLAGS[name]])


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
    position = home(master, worker).does(ANA, "work", vassal=worker)
    more = {"reaper": 4}.get(worker, 3)
    assert position.on_fief(ANA, fief) == {resource: more}


def test_a_bonus_applies_to_a_repeat_too():  # R30
    position = home("plow_builder", "reaper", "overseer").does(ANA, "work", vassal="reaper")
    position.does(ANA, "work", vassal="overseer").does(ANA, "fief", fief=1)
    assert position.on_fief(ANA, 1) == {"wheat": 8}


SALES = {"miller": "wheat", "charcoal_burner": "wood", "potter": "clay"}


@pytest.mark.parametrize("master", SALES)
def test_sellers_turn_two_cubes_into_four_coins(master):
    position = (
        home(master).cubes(ANA, HOME[FLAGS[master]], **{SALES[master]: 3}).does(ANA, "use", master=master)
    )
    position.does(ANA, "exchange", option=1).does(ANA, "exchange", option=1)
    assert (
        position.money(ANA) == 4
        and position.all_cubes(ANA) == {SALES[master]: 1}
        and position.table.asked == ASK_MAIN
    )


def test_baker():
    position = home("baker").cubes(ANA, 1, wheat=2).does(ANA, "use", master="baker")
    position.does(ANA, "exchange", option=1).does(ANA, "resource", resource="stone")
    assert position.on_fief(ANA, 1) == {"stone": 1}


def test_brewer():
    position = home("brewer").cubes(ANA, 1, wheat=1).draw_deck(ANA, "serf").does(ANA, "use", master="brewer")
    assert position.hand(ANA) == {"serf": 1} and position.all_cubes(ANA) == {}


def test_granary_keeper():
    position = home("granary_keeper").cubes(ANA, 1, wheat=8)
    position.does(ANA, "stash", master="granary_keeper").does(ANA, "amount", n=6)
    assert start.tax_due(position.table, 0) == 1 and position.seen(ANA)["fiefs"][0]["total"] == 8


STEADY = {"forester": (2, "wood"), "clay_digger": (3, "clay"), "stone_hauler": (2, "stone")}


@pytest.mark.parametrize("master", STEADY)
def test_steady_producers_bring_a_cube_when_straightening(master):
    fief, resource = STEADY[master]
    position = home(master, "serf").straighten()
    assert position.on_fief(ANA, fief) == {resource: 1}


def test_cabinetmaker():
    position = home("cabinetmaker", "serf").on_master(ANA, "cabinetmaker", wood=2).straighten()
    assert position.all_cubes(ANA) == {"wood": 3}
    position.straighten()
    assert position.all_cubes(ANA) == {"wood": 3}  # no room for more


SAVERS = {"carpenter": ("wood", 2), "tiler": ("clay", 2), "wall_builder": ("stone", 1)}


@pytest.mark.parametrize("master", SAVERS)
def test_builders_save_cubes_of_their_kind_at_upgrades(master):
    resource, saved = SAVERS[master]
    position = home(master)
    fief = HOME[FLAGS[master]]
    price = dict(position.game.printed()["fiefs"][resource][1]["upgrade"])
    price[resource] -= saved
    black = price.pop("any", 0)
    position.cubes(ANA, 1, **price).cubes(ANA, 3, wheat=black)
    assert position.offers(ANA, "upgrade", fief=fief)
    position.does(ANA, "upgrade", fief=fief).default(ANA)
    assert position.all_cubes(ANA) == {}


def test_kiln_master():
    position = home("kiln_master").cubes(ANA, 3, clay=1)
    position.does(ANA, "use", master="kiln_master").does(ANA, "exchange", option=1)
    assert position.on_fief(ANA, 3) == {"stone": 1}


def test_sculptor():
    position = home("sculptor").cubes(ANA, 1, wheat=8, wood=1)
    position.table.stage = 2
    position.table.tokens[1] = 2
    assert position.offers(ANA, "build", card="main_nave")  # the stone is saved


def test_paver():
    position = home("paver", "serf", "serf", "serf")
    assert working.free_fields(position.table, ANA, 1) == 3
    position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=2)
    assert position.on_fief(ANA, 2) == {"stone": 1} and position.money(ANA) == 0


def test_mason():
    position = home("mason").cubes(ANA, 1, wood=1, clay=1).coins(ANA, 2).does(ANA, "use", master="mason")
    position.does(ANA, "exchange", option=1).does(ANA, "resource", resource="wood").does(
        ANA, "exchange", option=1
    )
    assert position.on_fief(ANA, 1) == {"stone": 2} and position.money(ANA) == 0


def test_treasurer():
    position = home("treasurer")
    assert final.saved(position.table, ANA, 6) == 3 + 2


def test_guild_master():
    position = home("guild_master").coins(ANA, 1).does(ANA, "hire", vassal="merchant")
    assert position.money(ANA) == 0


def test_countess():
    position = home("countess", "priest", "priest").does(ANA, "use", master="countess")
    position.does(ANA, "influence", vassal="priest").does(ANA, "influence", vassal="priest")
    assert position.money(ANA) == 7


def test_dancer():
    position = home("dancer", "merchant").draw_deck(ANA, "serf", "serf").does(ANA, "use", master="dancer")
    position.does(ANA, "discard", vassal="merchant")
    assert position.hand(ANA) == {"serf": 2}


def test_accountant():
    position = home("accountant").cubes(ANA, 1, stone=6)
    position.does(ANA, "stash", master="accountant").does(ANA, "amount", n=4)
    assert position.on_fief(ANA, 1) == {"stone": 2}


def test_architect():
    position = home("architect").cubes(ANA, 1, clay=3)
    assert position.offers(ANA, "build", card="foundations")


def test_innkeeper():
    assert home("innkeeper").does(ANA, "use", master="innkeeper").money(ANA) == 2


def test_bailiff():
    position = home("bailiff").cubes(ANA, 1, wheat=10)
    assert start.tax_due(position.table, 0) == 2


def test_chronicler():
    position = home("chronicler").draw_deck(ANA, *["serf"] * 9).does(ANA, "pass")
    assert position.seen(ANA)["hand_size"] == 6


def test_steward():
    position = home("steward", "serf", "merchant").does(ANA, "work", vassal="serf").does(ANA, "fief", fief=2)
    position.does(ANA, "work", vassal="merchant").does(ANA, "fief", fief=2)
    while position.table.asked != ASK_MAIN:
        position.does(ANA, "stop")
    position.does(ANA, "use", master="steward")  # workers only: the serf
    assert position.hand(ANA) == {"serf": 1}


def test_chamberlain():
    position = home("chamberlain")
    assert working.free_fields(position.table, ANA, 0) == 3 and final.saved(position.table, ANA, 6) == 3 + 1


def test_moneylender():
    position = home("moneylender", "merchant").does(ANA, "use", master="moneylender")
    position.does(ANA, "sell", vassal="merchant")
    assert position.money(ANA) == 4


@pytest.mark.parametrize("master", ["dean", "glazier", "silversmith"])
def test_cathedral_masters_open_their_card(master):
    position = village().level(ANA, 2, 0, 0).coins(ANA, 20).cubes(ANA, 1, wheat=9, wood=9, clay=9, stone=9)
    position.does(ANA, "hire_cathedral_master", master=master).default(ANA)
    card = next(m.card for m in BOX.cathedral_masters if m.id == master)
    table = position.table
    table.stage = 3
    table.tokens[position.numbers.building_names.index(card)] = 3
    assert position.offers(ANA, "build", card=card)
    assert (
        sum(
            position.offers(ANA, "build", card=name)
            for name in ("dean_and_canons", "stained_glass", "silverware")
        )
        == 1
    )


def test_a_master_moved_moves_again_after_another_action_whoever_he_is():  # 14.4
    for name in FLAGS:
        colour = "wheat" if FLAGS[name] == "any" else FLAGS[name]
        position = village("serf").fiefs(ANA, colour, colour, colour).level(ANA, 1, 1, 0).house(ANA, name, 1)
        position.does(ANA, "move", master=name)
        assert [m["master"] for m in position.seen(ANA)["fiefs"][1]["masters"]] == [name]
        assert position.refusal(ANA, "move", master=name).code == "moved_already"
        position.does(ANA, "income", vassal="serf").does(ANA, "move", master=name)
        assert [m["master"] for m in position.seen(ANA)["fiefs"][0]["masters"]] == [name]


def test_a_stash_keeps_its_own_kinds_up_to_its_room():
    kinds = {"granary_keeper": ("wheat", 6), "cabinetmaker": ("wood", 3)}
    for name, (kind, room) in kinds.items():
        fief = HOME[FLAGS[name]]
        position = home(name, "serf").cubes(ANA, fief, wheat=8, wood=8, clay=8, stone=8)
        position.does(ANA, "stash", master=name)
        assert [choice["n"] for choice in position.choices(ANA)] == list(range(1, room + 1))
        position.does(ANA, "amount", n=room)
        assert position.table.asked == ASK_MAIN and position.on_fief(ANA, fief)[kind] == 8 - room
        assert position.seen(ANA)["fiefs"][fief - 1]["total"] == 32
        position.does(ANA, "income", vassal="serf").does(ANA, "stash", master=name)
        assert [choice["n"] for choice in position.choices(ANA)] == list(range(room))
        position.does(ANA, "amount", n=0)
        assert position.on_fief(ANA, fief) == {"wheat": 8, "wood": 8, "clay": 8, "stone": 8}


def test_a_bonus_is_for_the_own_fief_the_own_kind_and_vassals_only():
    elsewhere = (
        home("lumberer", "lumberjack")
        .fiefs(ANA, "wood", "wood", "clay")
        .does(ANA, "work", vassal="lumberjack")
    )
    elsewhere.does(ANA, "fief", fief=1)
    assert elsewhere.on_fief(ANA, 1) == {"wood": 2}
    other = (
        home("plow_builder", "trader", "shepherd").cubes(ANA, 1, wood=2).does(ANA, "work", vassal="shepherd")
    )
    other.does(ANA, "fief", fief=1)
    assert other.on_fief(ANA, 1) == {"wood": 2} and other.money(ANA) == 3
    straightened = (
        village().level(ANA, 0, 2, 0).house(ANA, "lumberer", 2).house(ANA, "forester", 2).straighten()
    )
    assert straightened.on_fief(ANA, 2) == {"wood": 1}


def test_cubes_come_back_from_a_master_when_the_fief_is_empty():
    holders = {"granary_keeper": "wheat", "cabinetmaker": "wood", "accountant": "stone"}
    for name, kind in holders.items():
        position = village().level(ANA, 2, 1, 0).house(ANA, "granary_keeper", 1).house(ANA, "accountant", 1)
        position.house(ANA, "cabinetmaker", 2).on_master(ANA, name, **{kind: 2})
        assert [choice["master"] for choice in position.choices(ANA, "stash")] == [name]
        position.does(ANA, "stash", master=name).does(ANA, "amount", n=0)
        assert position.on_fief(ANA, 2 if name == "cabinetmaker" else 1) == {kind: 2}


def test_what_a_master_changes_is_for_his_owner_and_his_fief_alone():
    position = village("serf").fiefs(BEN, "wheat", "stone", "clay").level(ANA, 1, 1, 1).level(BEN, 2, 2, 2)
    for name, fief in (
        ("treasurer", 1),
        ("chronicler", 1),
        ("paver", 2),
        ("bailiff", 2),
        ("guild_master", 3),
    ):
        position.house(BEN, name, fief)
    mine, theirs = position.seen(ANA), position.seen(BEN)
    assert [fief["fields"] for fief in mine["fiefs"]] == [2, 2, 2]
    assert [fief["fields"] for fief in theirs["fiefs"]] == [3, 4, 3]
    assert [fief["shield"] for fief in theirs["fiefs"]] == [0, 6, 0]
    assert [fief["shield"] for fief in mine["fiefs"]] == [0, 0, 0]
    assert (
        position.coins(ANA, 9).seen(ANA)["keeps"] == 4 and position.coins(BEN, 9).seen(BEN)["keeps"] == 2 + 2
    )
    assert position.coins(ANA, 1).refusal(ANA, "hire", vassal="merchant").facts == {"needs": 2, "has": 1}
    position.fiefs(ANA, "stone", "stone", "stone").coins(ANA, 0)
    assert position.refusal(ANA, "work", vassal="serf").code == "cannot_activate"
    position.draw_deck(ANA, *["serf"] * 9).does(ANA, "pass")
    assert position.seen(ANA)["hand_size"] == 5
    position.draw_deck(BEN, *["serf"] * 9).hold(BEN, "serf").coins(BEN, 0).does(BEN, "work", vassal="serf")
    assert {choice["fief"] for choice in position.choices(BEN)} == {1, 2, 3}  # the paver's stone is free
    position.does(BEN, "fief", fief=2).does(BEN, "pass")
    assert position.seen(BEN)["hand_size"] == 6


def test_what_masters_save_adds_up_and_goes_with_them():
    position = (
        village().level(ANA, 1, 1, 0).house(ANA, "treasurer", 1).house(ANA, "chamberlain", 2).coins(ANA, 9)
    )
    assert position.seen(ANA)["keeps"] == 4 + 2 + 1  # the second face keeps 4
    position.market("baker").master_deck().does(ANA, "hire_master").does(
        ANA, "house_firing", master="treasurer"
    )
    position.default(ANA).coins(ANA, 9)
    assert position.seen(ANA)["keeps"] == 4 + 1
    assert [fief["fields"] for fief in position.seen(ANA)["fiefs"]] == [2, 3, 2]


def test_discounts_add_up_and_never_give_coins_back():  # R47
    position = home("guild_master", "majordomo", "majordomo").does(ANA, "influence", vassal="majordomo")
    position.coins(ANA, 0).does(ANA, "hire", vassal="merchant")  # two coins less two
    assert position.money(ANA) == 0 and position.pile(ANA)["merchant"] == 1
    position.does(ANA, "hire", vassal="serf")  # one coin less two
    assert position.money(ANA) == 0
    position.does(ANA, "influence", vassal="majordomo").coins(ANA, 0)
    position.table.supply[position.card("shepherd")] = 2
    position.does(ANA, "hire", vassal="shepherd")  # three coins less three
    assert position.money(ANA) == 0
    position.hold(BEN).draw_deck(BEN, *["serf"] * 9).does(ANA, "pass").coins(BEN, 1)
    assert position.refusal(BEN, "hire", vassal="merchant").facts == {"needs": 2, "has": 1}


def test_a_discount_on_one_kind_of_purchase_is_for_no_other():
    position = village("bishop").cubes(ANA, 1, wheat=4, clay=1).does(ANA, "influence", vassal="bishop")
    position.does(ANA, "upgrade", fief=1)  # three wheat and two black cubes: all of it
    assert position.all_cubes(ANA) == {}
    position.cubes(ANA, 1, clay=1, wheat=1).does(ANA, "build", card="foundations")
    assert position.all_cubes(ANA) == {} and position.seen(ANA)["tokens"] == {"foundations": 1}
    position.cubes(ANA, 1, clay=1, wheat=1)
    assert not position.offers(ANA, "build", card="foundations")  # it was for the next one only
