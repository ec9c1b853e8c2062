"""One small test for every vassal: what its action does."""

from katzentisch.games import feudalia
from katzentisch.games.feudalia.box import checks
from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.tests.positions import ANA, BEN, court, village


def worked(name, fief=None, **cubes):
    """Let a vassal work, with these cubes on its fief."""
    found = village(name)
    if fief:
        found.cubes(ANA, fief, **cubes)
    found.does("work", vassal=name)
    if fief and found.offers("fief", fief=fief):
        found.does("fief", fief=fief)
    return found


def test_every_vassal_has_a_test_here():
    tests = {name.removeprefix("test_the_") for name in globals() if name.startswith("test_the_")}
    assert {vassal.id for vassal in checks.read(feudalia.BOX.material()).vassals} <= tests


def test_the_tax_collector():
    found = court().hold(ANA, "tax_collector")
    assert not found.offers("work", vassal="tax_collector") and not found.offers(
        "influence", vassal="tax_collector"
    )


def test_the_serf():
    assert worked("serf", 3).on_fief(ANA, 3) == {"clay": 1}


def test_the_reaper():
    assert worked("reaper").on_fief(ANA, 1) == {"wheat": 3}


def test_the_lumberjack():
    assert worked("lumberjack").on_fief(ANA, 2) == {"wood": 2}


def test_the_kneader():
    assert worked("kneader").on_fief(ANA, 3) == {"clay": 2}


def test_the_stonecutter():
    found = village("stonecutter").fiefs(ANA, "wheat", "stone", "clay").does("work", vassal="stonecutter")
    assert found.on_fief(ANA, 2) == {"stone": 2}


def test_the_priest():
    found = village("priest").does("influence", vassal="priest")
    assert found.money(ANA) == 3 and found.table.influence == 0


def test_the_trader():
    found = worked("trader", 3, clay=2).does("exchange", option=2)
    assert found.money(ANA) == 3 and found.all_cubes(ANA) == {}


def test_the_merchant():
    found = worked("merchant", 2, wood=1).does("exchange", option=1).does("resource", resource="clay")
    assert found.on_fief(ANA, 2) == {"clay": 1}


def test_the_feudal_lord():
    found = village("feudal_lord").does("influence", vassal="feudal_lord").does("option", option=1)
    assert found.money(ANA) == 4 and found.seen(ANA)["nobles"] == 2


def test_the_squire():
    found = village("squire").draw_deck(ANA, "serf").does("influence", vassal="squire")
    assert found.hand(ANA) == {"serf": 1} and found.table.influence == 1 and found.seen(ANA)["nobles"] == 1


def test_the_abbot():
    found = village("abbot", "serf").does("influence", vassal="abbot").does("income", vassal="serf")
    assert found.money(ANA) == 5


def test_the_prior():
    found = village("prior").draw_deck(ANA, "serf", "serf").does("influence", vassal="prior")
    assert found.hand(ANA) == {"serf": 2} and found.table.influence == 1


def test_the_shepherd():
    found = worked("shepherd", 2)
    assert found.money(ANA) == 3 and found.all_cubes(ANA) == {}


def test_the_seductress():
    found = (
        village("seductress", "merchant")
        .does("influence", vassal="seductress")
        .does("sell", vassal="merchant")
    )
    assert found.money(ANA) == 4 and found.pile(ANA)["merchant"] == 1
    assert (
        village("seductress", "serf").does("influence", vassal="seductress").does("decline").money(ANA) == 0
    )


def test_the_procurator():
    found = worked("procurator", 2, wood=1, wheat=2).coins(ANA, 2)
    found.does("exchange", option=1).does("resource", resource="stone")
    found.does("exchange", option=2).does("resource", resource="clay")
    found.does("exchange", option=3).does("resource", resource="stone")
    assert (
        found.on_fief(ANA, 2) == {"clay": 1, "stone": 2}
        and found.money(ANA) == 0
        and found.table.asked == ASK_MAIN
    )


def test_the_farmhand():
    found = (
        village("farmhand")
        .fiefs(ANA, "stone", "wood", "clay")
        .does("work", vassal="farmhand")
        .does("fief", fief=1)
    )
    assert found.on_fief(ANA, 1) == {"stone": 1} and found.money(ANA) == 1


def test_the_pickpocket():
    found = village("pickpocket").coins(BEN, 1).does("influence", vassal="pickpocket")
    assert found.money(ANA) == 3 and found.money(BEN) == 0


def test_a_pickpocket_chooses_whom_to_rob_also_one_with_nothing():  # R49
    found = village("pickpocket", seats=3).coins(BEN, 0).coins(2, 5).does("influence", vassal="pickpocket")
    assert {option["seat"] for option in found.options()} == {1, 2}
    found.does("opponent", seat=2)
    assert found.money(ANA) == 4 and found.money(2) == 3


def test_coins_beyond_the_robbers_track_stay_with_the_victim():  # R49
    found = village("pickpocket").coins(ANA, 17).coins(BEN, 5).does("influence", vassal="pickpocket")
    assert found.money(ANA) == 20 and found.money(BEN) == 4


def test_the_plowman():
    found = worked("plowman")
    assert found.on_fief(ANA, 1) == {"wheat": 2} and found.money(ANA) == 1


def test_the_overseer():
    found = village("reaper", "overseer").does("work", vassal="reaper")
    found.does("work", vassal="overseer").does("fief", fief=1)
    assert found.on_fief(ANA, 1) == {"wheat": 6}


def test_an_overseer_repeats_a_merchant_with_new_choices_and_nobody_who_left():  # case 52, R50
    found = (
        village("merchant", "overseer")
        .cubes(ANA, 2, wood=2)
        .does("work", vassal="merchant")
        .does("fief", fief=2)
    )
    found.does("exchange", option=1).does("resource", resource="clay").does("stop")
    found.does("work", vassal="overseer").does("fief", fief=2)
    found.does("exchange", option=1).does("resource", resource="wood").does(
        "resource", resource="wheat"
    ).does("stop")
    assert found.on_fief(ANA, 2) == {"wheat": 1, "clay": 1}
    gone = village("merchant", "overseer", "messenger").does("work", vassal="merchant").does("fief", fief=2)
    gone.does("influence", vassal="messenger").does("recall", vassal="merchant", fief=2)
    gone.does("work", vassal="overseer").does("fief", fief=2)
    assert gone.table.asked == ASK_MAIN and gone.all_cubes(ANA) == {}


def test_an_overseer_does_not_repeat_an_overseer():
    found = village("overseer", "overseer").does("work", vassal="overseer").does("fief", fief=1)
    found.does("work", vassal="overseer").does("fief", fief=1)
    assert found.table.asked == ASK_MAIN


def test_the_bishop():
    found = village("bishop").cubes(ANA, 1, clay=1, wheat=1).does("influence", vassal="bishop")
    found.does("build", card="foundations").default()
    assert found.seen(ANA)["tokens"] == {"foundations": 1}


def test_the_friar():
    found = village("friar", "serf").does("influence", vassal="friar").does("eliminate", vassal="serf")
    assert found.money(ANA) == 2 and found.table.view(ANA)["eliminated"]["serf"] == 1


def test_the_majordomo():
    found = village("majordomo").does("influence", vassal="majordomo").coins(ANA, 1)
    found.does("hire", vassal="trader")
    assert found.money(ANA) == 0


def test_the_alewife():
    found = worked("alewife", 1, wheat=3)
    for _ in range(3):
        found.does("exchange", option=1)
    assert found.money(ANA) == 6 and found.table.asked == ASK_MAIN


def test_the_beggar():
    found = village("beggar").does("influence", vassal="beggar")
    assert found.money(ANA) == 2 and found.table.influence == 1


def test_the_smuggler():
    found = (
        village("smuggler")
        .cubes(BEN, 1, stone=1)
        .does("influence", vassal="smuggler")
        .does("option", option=1)
    )
    found.does("fief", fief=3)
    assert found.on_fief(ANA, 3) == {"stone": 1} and found.all_cubes(BEN) == {}
    market = village("smuggler").coins(ANA, 1).does("influence", vassal="smuggler").does("option", option=2)
    market.does("exchange", option=1).does("resource", resource="stone").does("fief", fief=1)
    assert market.on_fief(ANA, 1) == {"stone": 1} and market.money(ANA) == 0


def test_a_smuggler_cannot_take_cubes_from_a_master():  # case 53
    found = (
        village("smuggler")
        .fiefs(BEN, "wheat", "wood", "clay")
        .level(BEN, 1, 0, 0)
        .house(BEN, "accountant", 1)
    )
    found.cubes(BEN, 1, wood=2).on_master(BEN, "accountant", stone=2)
    found.does("influence", vassal="smuggler").does("option", option=1).does("fief", fief=1)
    assert found.all_cubes(ANA) == {"wood": 1} and found.all_cubes(BEN) == {"wood": 1, "stone": 2}


def test_the_messenger():
    found = village("serf", "messenger").does("work", vassal="serf").does("fief", fief=1)
    found.does("influence", vassal="messenger").does("recall", vassal="serf", fief=1)
    assert found.hand(ANA) == {"serf": 1}


def test_the_pilgrim():
    found = village("pilgrim", "serf").draw_deck(ANA, "merchant").does("influence", vassal="pilgrim")
    found.does("discard", vassal="serf")
    assert found.money(ANA) == 1 and found.hand(ANA) == {"merchant": 1}
    kept = (
        village("pilgrim", "serf")
        .draw_deck(ANA, "merchant")
        .does("influence", vassal="pilgrim")
        .does("decline")
    )
    assert kept.hand(ANA) == {"serf": 1}  # `then` follows only if it was done
