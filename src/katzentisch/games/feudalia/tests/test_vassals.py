"""One small test for every vassal: what its action does."""

import pytest

from katzentisch.games import feudalia
from katzentisch.games.feudalia.box import checks
from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.state.table import OUT, WHO
from katzentisch.games.feudalia.tests.positions import ANA, BEN, CAT, court, village


def worked(name, fief=None, **cubes):
    """Let a vassal work, with these cubes on its fief."""
    position = village(name)
    if fief:
        position.cubes(ANA, fief, **cubes)
    position.does(ANA, "work", vassal=name)
    if fief and position.offers(ANA, "fief", fief=fief):
        position.does(ANA, "fief", fief=fief)
    return position


def test_every_vassal_has_a_test_here():
    tests = {name.removeprefix("test_the_") for name in globals() if name.startswith("test_the_")}
    assert {vassal.id for vassal in checks.read(feudalia.BOX.material()).vassals} <= tests


def test_the_tax_collector():
    position = court().hold(ANA, "tax_collector")
    assert not position.offers(ANA, "work", vassal="tax_collector") and not position.offers(
        ANA, "influence", vassal="tax_collector"
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
    position = (
        village("stonecutter").fiefs(ANA, "wheat", "stone", "clay").does(ANA, "work", vassal="stonecutter")
    )
    assert position.on_fief(ANA, 2) == {"stone": 2}


def test_the_priest():
    position = village("priest").does(ANA, "influence", vassal="priest")
    assert position.money(ANA) == 3 and position.table.influence == 0


def test_the_trader():
    position = worked("trader", 3, clay=2).does(ANA, "exchange", option=2)
    assert position.money(ANA) == 3 and position.all_cubes(ANA) == {}


def test_the_merchant():
    position = (
        worked("merchant", 2, wood=1).does(ANA, "exchange", option=1).does(ANA, "resource", resource="clay")
    )
    assert position.on_fief(ANA, 2) == {"clay": 1}


def test_the_feudal_lord():
    position = (
        village("feudal_lord").does(ANA, "influence", vassal="feudal_lord").does(ANA, "option", option=1)
    )
    assert position.money(ANA) == 4 and position.seen(ANA)["nobles"] == 2


def test_a_trade_shows_the_options_of_its_own_card():
    for vassal in ("trader", "merchant"):
        position = worked(vassal, 2, wood=2)
        printed = next(card for card in position.game.printed()["vassals"] if card["vassal"] == vassal)
        assert position.table.question(ANA)["options"] == printed["effects"][0]["options"] != []


@pytest.mark.rule("U106")
@pytest.mark.parametrize("option", [1, 2])
def test_everybody_is_told_which_of_two_effects_was_chosen(option):
    position = village("feudal_lord")
    position.table.listen()
    position.does(ANA, "influence", vassal="feudal_lord").does(ANA, "option", option=option)
    told = [event for event in position.table.events if event.kind == "chose_effect"]
    assert [event.facts for event in told] == [{"n": option}]


def test_the_squire():
    position = village("squire").draw_deck(ANA, "serf").does(ANA, "influence", vassal="squire")
    assert (
        position.hand(ANA) == {"serf": 1}
        and position.table.influence == 1
        and position.seen(ANA)["nobles"] == 1
    )


def test_the_abbot():
    position = (
        village("abbot", "serf").does(ANA, "influence", vassal="abbot").does(ANA, "income", vassal="serf")
    )
    assert position.money(ANA) == 5


def test_the_prior():
    position = village("prior").draw_deck(ANA, "serf", "serf").does(ANA, "influence", vassal="prior")
    assert position.hand(ANA) == {"serf": 2} and position.table.influence == 1


def test_the_shepherd():
    position = worked("shepherd", 2)
    assert position.money(ANA) == 3 and position.all_cubes(ANA) == {}


def test_the_seductress():
    position = (
        village("seductress", "merchant")
        .does(ANA, "influence", vassal="seductress")
        .does(ANA, "sell", vassal="merchant")
    )
    assert position.money(ANA) == 4 and position.pile(ANA)["merchant"] == 1
    assert (
        village("seductress", "serf")
        .does(ANA, "influence", vassal="seductress")
        .does(ANA, "decline")
        .money(ANA)
        == 0
    )


def test_the_procurator():
    position = worked("procurator", 2, wood=1, wheat=2).coins(ANA, 2)
    position.does(ANA, "exchange", option=1).does(ANA, "resource", resource="stone")
    position.does(ANA, "exchange", option=2).does(ANA, "resource", resource="clay")
    position.does(ANA, "exchange", option=3).does(ANA, "resource", resource="stone")
    assert (
        position.on_fief(ANA, 2) == {"clay": 1, "stone": 2}
        and position.money(ANA) == 0
        and position.table.asked == ASK_MAIN
    )


def test_the_farmhand():
    position = (
        village("farmhand")
        .fiefs(ANA, "stone", "wood", "clay")
        .does(ANA, "work", vassal="farmhand")
        .does(ANA, "fief", fief=1)
    )
    assert position.on_fief(ANA, 1) == {"stone": 1} and position.money(ANA) == 1


def test_the_pickpocket():
    position = village("pickpocket").coins(BEN, 1).does(ANA, "influence", vassal="pickpocket")
    assert position.money(ANA) == 3 and position.money(BEN) == 0


def test_a_pickpocket_chooses_whom_to_rob_also_one_with_nothing():  # R49
    position = (
        village("pickpocket", seats=3).coins(BEN, 0).coins(CAT, 5).does(ANA, "influence", vassal="pickpocket")
    )
    assert {option["seat"] for option in position.choices(ANA)} == {BEN, CAT}
    position.does(ANA, "opponent", seat=CAT)
    assert position.money(ANA) == 4 and position.money(CAT) == 3


def test_coins_beyond_the_robbers_track_stay_with_the_victim():  # R49
    position = village("pickpocket").coins(ANA, 17).coins(BEN, 5).does(ANA, "influence", vassal="pickpocket")
    assert position.money(ANA) == 20 and position.money(BEN) == 4


def test_the_plowman():
    position = worked("plowman")
    assert position.on_fief(ANA, 1) == {"wheat": 2} and position.money(ANA) == 1


def test_the_overseer():
    position = village("reaper", "overseer").does(ANA, "work", vassal="reaper")
    position.does(ANA, "work", vassal="overseer").does(ANA, "fief", fief=1)
    assert position.on_fief(ANA, 1) == {"wheat": 6}


def test_an_overseer_repeats_a_merchant_with_new_choices_and_nobody_who_left():  # case 52, R50
    position = (
        village("merchant", "overseer")
        .cubes(ANA, 2, wood=2)
        .does(ANA, "work", vassal="merchant")
        .does(ANA, "fief", fief=2)
    )
    position.does(ANA, "exchange", option=1).does(ANA, "resource", resource="clay").does(ANA, "stop")
    position.does(ANA, "work", vassal="overseer").does(ANA, "fief", fief=2)
    position.does(ANA, "exchange", option=1).does(ANA, "resource", resource="wood").does(
        ANA, "resource", resource="wheat"
    ).does(ANA, "stop")
    assert position.on_fief(ANA, 2) == {"wheat": 1, "clay": 1}
    gone = (
        village("merchant", "overseer", "messenger")
        .does(ANA, "work", vassal="merchant")
        .does(ANA, "fief", fief=2)
    )
    gone.does(ANA, "influence", vassal="messenger").does(ANA, "recall", vassal="merchant", fief=2)
    gone.does(ANA, "work", vassal="overseer").does(ANA, "fief", fief=2)
    assert gone.table.asked == ASK_MAIN and gone.all_cubes(ANA) == {}


def test_an_overseer_does_not_repeat_an_overseer():
    position = village("overseer", "overseer").does(ANA, "work", vassal="overseer").does(ANA, "fief", fief=1)
    position.does(ANA, "work", vassal="overseer").does(ANA, "fief", fief=1)
    assert position.table.asked == ASK_MAIN


def test_the_bishop():
    position = village("bishop").cubes(ANA, 1, clay=1, wheat=1).does(ANA, "influence", vassal="bishop")
    position.does(ANA, "build", card="foundations").default(ANA)
    assert position.seen(ANA)["tokens"] == {"foundations": 1}


@pytest.mark.rule("U078")
def test_two_bishops_save_together_on_the_next_token_and_nothing_on_the_one_after():  # R47
    position = village("bishop", "bishop").cubes(ANA, 1, clay=5, wheat=9)
    position.does(ANA, "influence", vassal="bishop").does(ANA, "influence", vassal="bishop")
    position.does(ANA, "build", card="foundations").default(ANA)
    assert sum(position.all_cubes(ANA).values()) == 14, "a clay and three of any kind, less two and two"
    position.does(ANA, "build", card="foundations").default(ANA)
    assert sum(position.all_cubes(ANA).values()) == 14 - 4


def test_the_friar():
    position = (
        village("friar", "serf").does(ANA, "influence", vassal="friar").does(ANA, "eliminate", vassal="serf")
    )
    assert position.money(ANA) == 2 and position.table.view(ANA)["eliminated"]["serf"] == 1


def test_the_majordomo():
    position = village("majordomo").does(ANA, "influence", vassal="majordomo").coins(ANA, 1)
    position.does(ANA, "hire", vassal="trader")
    assert position.money(ANA) == 0


def test_the_alewife():
    position = worked("alewife", 1, wheat=3)
    for _ in range(3):
        position.does(ANA, "exchange", option=1)
    assert position.money(ANA) == 6 and position.table.asked == ASK_MAIN


def test_the_beggar():
    position = village("beggar").does(ANA, "influence", vassal="beggar")
    assert position.money(ANA) == 2 and position.table.influence == 1


def test_the_smuggler():
    position = village("smuggler").cubes(BEN, 1, stone=1).does(ANA, "influence", vassal="smuggler")
    position.does(ANA, "option", option=1).does(ANA, "fief", fief=3)
    assert position.on_fief(ANA, 3) == {"stone": 1} and position.all_cubes(BEN) == {}
    market = village("smuggler").coins(ANA, 1).does(ANA, "influence", vassal="smuggler")
    market.does(ANA, "option", option=2).does(ANA, "exchange", option=1)
    market.does(ANA, "resource", resource="stone").does(ANA, "fief", fief=1)
    assert market.on_fief(ANA, 1) == {"stone": 1} and market.money(ANA) == 0


def test_a_smuggler_cannot_take_cubes_from_a_master():  # case 53
    position = village("smuggler").fiefs(BEN, "wheat", "wood", "clay").level(BEN, 1, 0, 0)
    position.house(BEN, "accountant", 1).cubes(BEN, 1, wood=2).on_master(BEN, "accountant", stone=2)
    position.does(ANA, "influence", vassal="smuggler").does(ANA, "option", option=1).does(ANA, "fief", fief=1)
    assert position.all_cubes(ANA) == {"wood": 1} and position.all_cubes(BEN) == {"wood": 1, "stone": 2}


def test_the_messenger():
    position = village("serf", "messenger").does(ANA, "work", vassal="serf").does(ANA, "fief", fief=1)
    position.does(ANA, "influence", vassal="messenger").does(ANA, "recall", vassal="serf", fief=1)
    assert position.hand(ANA) == {"serf": 1}


def test_the_pilgrim():
    position = village("pilgrim", "serf").draw_deck(ANA, "merchant").does(ANA, "influence", vassal="pilgrim")
    position.does(ANA, "discard", vassal="serf")
    assert position.money(ANA) == 1 and position.hand(ANA) == {"merchant": 1}
    kept = (
        village("pilgrim", "serf")
        .draw_deck(ANA, "merchant")
        .does(ANA, "influence", vassal="pilgrim")
        .does(ANA, "decline")
    )
    assert kept.hand(ANA) == {"serf": 1}  # `then` follows only if it was done


def test_alone_there_is_nobody_to_rob():  # RULES.md 10, solo
    position = village("pickpocket", seats=1).does(ANA, "influence", vassal="pickpocket")
    assert position.table.asked == ASK_MAIN and position.money(ANA) == 2
    position = (
        village("smuggler", seats=1).does(ANA, "influence", vassal="smuggler").does(ANA, "option", option=1)
    )
    assert position.table.asked == ASK_MAIN and position.all_cubes(ANA) == {}


def test_who_has_no_cube_on_a_fief_loses_none():  # R49
    position = village("smuggler").does(ANA, "influence", vassal="smuggler").does(ANA, "option", option=1)
    assert position.table.asked == ASK_MAIN and position.all_cubes(ANA) == {}


def test_an_eliminated_player_cannot_be_robbed():  # R49
    position = village("pickpocket", seats=3).coins(BEN, 5).coins(CAT, 5)
    position.table.who[BEN * WHO + OUT] = 1
    position.does(ANA, "influence", vassal="pickpocket")
    assert position.money(CAT) == 3 and position.money(BEN) == 5


def test_the_robber_takes_any_cube_of_any_fief_to_any_own_fief():  # R40, R49
    position = (
        village("smuggler", seats=3)
        .cubes(BEN, 2, clay=1, stone=2)
        .cubes(BEN, 3, wheat=1)
        .cubes(CAT, 1, wood=1)
    )
    position.does(ANA, "influence", vassal="smuggler").does(ANA, "option", option=1)
    assert {choice["seat"] for choice in position.choices(ANA)} == {BEN, CAT}
    position.does(ANA, "opponent", seat=BEN)
    loot = {(choice["fief"], choice["resource"]) for choice in position.choices(ANA)}
    assert loot == {(2, "clay"), (2, "stone"), (3, "wheat")}
    position.does(ANA, "loot", fief=2, resource="stone").does(ANA, "fief", fief=3)
    assert position.on_fief(ANA, 3) == {"stone": 1} and position.on_fief(BEN, 2) == {"clay": 1, "stone": 1}
    assert position.all_cubes(BEN) == {"wheat": 1, "clay": 1, "stone": 1} and position.table.asked == ASK_MAIN


@pytest.mark.parametrize("fief", [1, 2, 3])
@pytest.mark.parametrize("resource", ["wheat", "wood", "clay", "stone"])
def test_the_robber_takes_a_cube_of_every_kind_from_every_fief(fief, resource):
    position = village("smuggler").cubes(BEN, fief, **{resource: 1})
    position.does(ANA, "influence", vassal="smuggler").does(ANA, "option", option=1).does(ANA, "fief", fief=2)
    assert position.on_fief(ANA, 2) == {resource: 1} and position.all_cubes(BEN) == {}


def test_a_pickpocket_takes_no_more_than_there_is():
    for theirs, mine, left in ((0, 2, 0), (1, 3, 0), (2, 4, 0), (5, 4, 3)):
        position = village("pickpocket").coins(BEN, theirs).does(ANA, "influence", vassal="pickpocket")
        assert (position.money(ANA), position.money(BEN)) == (mine, left)


def test_raised_income_is_for_every_kind_of_card_and_adds_up():
    cards = {"serf": 1, "merchant": 2, "priest": 1, "squire": 2, "seductress": 1}
    for name, income in cards.items():
        position = village("abbot", name).does(ANA, "influence", vassal="abbot").coins(ANA, 0)
        assert position.does(ANA, "income", vassal=name).money(ANA) == income + 1
    position = village("abbot", "abbot", "serf").does(ANA, "influence", vassal="abbot")
    position.does(ANA, "influence", vassal="abbot").coins(ANA, 0).does(ANA, "income", vassal="serf")
    assert position.money(ANA) == 3


def test_a_messenger_calls_back_any_kind_from_any_fief_and_a_steward_workers_only():
    position = village("serf", "trader", "farmhand", "messenger").level(ANA, 0, 0, 1).house(ANA, "steward", 3)
    for name, fief in (("serf", 1), ("trader", 2), ("farmhand", 3)):
        position.does(ANA, "work", vassal=name).does(ANA, "fief", fief=fief)
    position.does(ANA, "influence", vassal="messenger")
    called = {(choice.get("vassal"), choice.get("fief")) for choice in position.choices(ANA)}
    assert called == {("serf", 1), ("trader", 2), ("farmhand", 3), (None, None)}
    position.does(ANA, "recall", vassal="trader", fief=2)
    assert position.hand(ANA) == {"trader": 1} and position.table.view(BEN)["seats"][ANA][
        "known_in_hand"
    ] == {"trader": 1}
    position.does(ANA, "use", master="steward")  # must: no declining
    assert {(choice["vassal"], choice["fief"]) for choice in position.choices(ANA)} == {
        ("serf", 1),
        ("farmhand", 3),
    }
    position.does(ANA, "recall", vassal="farmhand", fief=3)
    assert position.hand(ANA) == {"trader": 1, "farmhand": 1} and position.table.asked == ASK_MAIN
    assert [fief["vassals"] for fief in position.seen(ANA)["fiefs"]] == [{"serf": 1}, {}, {}]


def test_an_overseer_repeats_one_of_several_neighbours_in_his_own_fief():
    position = village("serf", "plowman", "shepherd", "overseer").level(ANA, 2, 0, 0)
    position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=1).does(ANA, "work", vassal="plowman")
    position.does(ANA, "work", vassal="shepherd").does(ANA, "fief", fief=2)
    position.does(ANA, "work", vassal="overseer").does(ANA, "fief", fief=1)
    assert {choice["vassal"] for choice in position.choices(ANA)} == {
        "serf",
        "plowman",
    }  # not the shepherd of fief 2
    coins = position.money(ANA)
    position.does(ANA, "repeat", vassal="plowman")
    assert position.on_fief(ANA, 1) == {"wheat": 1 + 2 + 2} and position.money(ANA) == coins + 1
    assert position.table.asked == ASK_MAIN


def test_a_sale_brings_the_income_and_two_coins_more_of_any_card_but_the_collector():
    position = village("seductress", "shepherd", "feudal_lord", "tax_collector").does(
        ANA, "influence", vassal="seductress"
    )
    assert {choice.get("vassal") for choice in position.choices(ANA)} == {"shepherd", "feudal_lord", None}
    position.does(ANA, "sell", vassal="feudal_lord")
    assert position.money(ANA) == 5 and position.hand(ANA) == {"shepherd": 1, "tax_collector": 1}
    assert position.pile(ANA)["feudal_lord"] == 1 and position.table.asked == ASK_MAIN


def test_a_friar_puts_any_card_but_the_collector_into_the_box():
    position = (
        village("friar", "merchant", "tax_collector").discard_pile(ANA).does(ANA, "influence", vassal="friar")
    )
    assert {choice.get("vassal") for choice in position.choices(ANA)} == {"merchant", None}
    position.does(ANA, "eliminate", vassal="merchant")
    assert (
        position.hand(ANA) == {"tax_collector": 1} and position.pile(ANA) == {} and position.money(ANA) == 2
    )
    assert position.seen(ANA)["hand_size"] == 1 and position.table.view(ANA)["eliminated"] == {"merchant": 1}


def test_a_pilgrim_with_nothing_to_discard_draws_nothing():
    position = village("pilgrim").draw_deck(ANA, "serf").does(ANA, "influence", vassal="pilgrim")
    assert position.hand(ANA) == {} and position.money(ANA) == 1 and position.table.asked == ASK_MAIN


def test_only_one_of_two_equal_cards_is_called_back():
    position = village("serf", "serf", "messenger")
    for _ in range(2):
        position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=2)
    position.does(ANA, "influence", vassal="messenger").does(ANA, "recall", vassal="serf", fief=2)
    assert position.hand(ANA) == {"serf": 1} and position.seen(ANA)["fiefs"][1]["vassals"] == {"serf": 1}
    position.discard_pile(ANA).draw_deck(ANA, *["priest"] * 5).does(ANA, "pass")
    assert position.pile(ANA) == {"serf": 2, "messenger": 1}
