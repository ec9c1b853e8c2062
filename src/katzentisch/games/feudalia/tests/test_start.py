"""The start phase, against RULES.md 6: straightening and the tax collector."""

import pytest

from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.state.table import TURNED, WHO
from katzentisch.games.feudalia.tests.positions import ANA, BEN, court, village


def taxed(*hand, fiefs=((), (), ()), scenario="scenario_1"):
    """Begin Ana's turn with the tax collector and these cards in hand, and wheat cubes on the fiefs."""
    position = court(scenario).hold(ANA, "tax_collector", *hand)
    for fief, n in enumerate(fiefs, start=1):
        position.cubes(ANA, fief, **({"wheat": n} if n else {}))
    return position.straighten()


def sets(position):
    """Return the sets that may be discarded, as asked."""
    return sorted(sorted(cards) for cards in position.table.question(ANA)["sets"])


@pytest.mark.rule("U013", "U119", "U120")
def test_tax_with_5_2_and_1_cubes_takes_2_1_and_0():  # case 1 (book)
    position = taxed("serf", fiefs=(5, 2, 1))
    assert [position.on_fief(ANA, fief) for fief in (1, 2, 3)] == [{"wheat": 3}, {"wheat": 1}, {"wheat": 1}]


@pytest.mark.rule("U120")
def test_the_player_chooses_which_cubes_pay():
    position = court().hold(ANA, "tax_collector").cubes(ANA, 1, wheat=3, wood=2).straighten()
    assert position.kinds(ANA) == {"default", "give"}
    position.does(ANA, "give", resource="wood", **{"from": "fief_1"}).does(
        ANA, "give", resource="wood", **{"from": "fief_1"}
    )
    assert position.on_fief(ANA, 1) == {"wheat": 3} and position.table.asked == ASK_MAIN


def test_the_tax_says_beforehand_which_cubes_are_proposed():
    position = (
        court().hold(ANA, "tax_collector").cubes(ANA, 1, wheat=1, wood=3).cubes(ANA, 2, clay=1, stone=1)
    )
    position.straighten()
    position.table.only_fief = 2  # as an effect of an earlier turn left it
    assert position.table.question(ANA)["proposed"] == {"fief_1": {"wood": 2}, "fief_2": {"clay": 1}}
    assert position.all_cubes(ANA) == {"wheat": 1, "wood": 3, "clay": 1, "stone": 1}  # asking takes nothing


def test_default_tax_takes_what_there_is_most_of():
    position = (
        court().hold(ANA, "tax_collector").cubes(ANA, 1, wheat=1, wood=3).cubes(ANA, 2, clay=1, stone=1)
    )
    position.straighten().does(ANA, "default")
    assert position.on_fief(ANA, 1) == {"wheat": 1, "wood": 1} and position.on_fief(ANA, 2) == {"stone": 1}


@pytest.mark.rule("U123", "U124")
def test_martha_discards_a_merchant_or_two_serfs():  # case 2 (book)
    position = taxed("merchant", "shepherd", "serf", "serf", fiefs=(1, 1, 0))
    assert position.table.question(ANA)["due"] == 2
    assert sets(position) == [["merchant"], ["serf", "serf"]]
    asked = position.table.question(ANA)["sets"]
    left = {("merchant",): {"shepherd": 1, "serf": 2}, ("serf", "serf"): {"merchant": 1, "shepherd": 1}}
    for number, cards in enumerate(asked, start=1):
        martha = taxed("merchant", "shepherd", "serf", "serf", fiefs=(1, 1, 0))
        before = martha.pile(ANA)
        martha.does(ANA, "discard_set", set=number)
        assert martha.table.asked == ASK_MAIN and martha.hand(ANA) == left[tuple(cards)]
        gone = {name: martha.pile(ANA)[name] - before.get(name, 0) for name in martha.pile(ANA)}
        assert gone == {cards[0]: len(cards), "tax_collector": 1}
        assert [martha.on_fief(ANA, fief) for fief in (1, 2, 3)] == [{"wheat": 1}, {"wheat": 1}, {}]


@pytest.mark.rule("U125", "U126")
def test_income_below_2_discards_the_whole_hand():  # cases 3 and 56
    position = taxed("serf", "shepherd", "shepherd", fiefs=(1, 1, 1))
    assert position.hand(ANA) == {} and position.table.asked == ASK_MAIN
    assert (
        position.pile(ANA)["shepherd"] == 2 and position.pile(ANA)["tax_collector"] == 2
    )  # the dealt one lies there too


@pytest.mark.rule("U123")
def test_three_merchants_owe_3_and_give_any_two():  # case 4, R8
    position = taxed("merchant", "merchant", "merchant")
    assert position.hand(ANA) == {"merchant": 1}  # only one kind of set: nothing to ask


@pytest.mark.rule("U123")
def test_a_feudal_lord_and_two_serfs_owe_2_and_give_the_serfs():  # case 5, R8
    assert taxed("feudal_lord", "serf", "serf").hand(ANA) == {"feudal_lord": 1}


@pytest.mark.rule("U119")
def test_one_fief_with_two_cubes_pays_and_the_hand_is_untouched():  # case 6
    position = taxed("serf", "merchant", fiefs=(0, 2, 0))
    assert position.on_fief(ANA, 2) == {"wheat": 1} and position.hand(ANA) == {"serf": 1, "merchant": 1}


def test_a_shield_of_six_leaves_one_taxable_cube_of_seven():  # case 7
    position = court("scenario_2").level(ANA, 1, 0, 0).house(ANA, "bailiff", 1).cubes(ANA, 1, wheat=7)
    position.hold(ANA, "tax_collector", "serf", "serf").straighten()
    assert position.on_fief(ANA, 1) == {"wheat": 7}
    assert position.hand(ANA) == {"serf": 2}  # no income fallback: the fief holds two cubes


def test_cubes_on_a_master_are_not_taxed():  # case 8
    position = court("scenario_2").fiefs(ANA, "wood", "wheat", "clay").level(ANA, 1, 0, 0)
    position.house(ANA, "cabinetmaker", 1).cubes(ANA, 1, wood=4).on_master(ANA, "cabinetmaker", wood=3)
    position.hold(ANA, "tax_collector", "serf").straighten()
    assert position.on_fief(ANA, 1) == {"wood": 2} and position.all_cubes(ANA) == {"wood": 5}


@pytest.mark.rule("U114", "U121")
def test_drawn_in_the_main_phase_the_collector_is_kept_and_counts_for_the_next_hand():  # case 9
    position = court().hold(ANA, "squire").draw_deck(ANA, "tax_collector").discard_pile(ANA)
    position.does(ANA, "influence", vassal="squire")
    assert position.hand(ANA) == {"tax_collector": 1} and position.table.asked == ASK_MAIN
    position.draw_deck(ANA, *["serf"] * 6).does(ANA, "pass")
    assert position.hand(ANA) == {"tax_collector": 1, "serf": 4}


@pytest.mark.rule("U122")
def test_the_collector_cannot_be_discarded_sold_eliminated_or_used_for_income():  # case 10
    position = court("scenario_2").level(ANA, 1, 0, 0).house(ANA, "dancer", 1).hold(ANA, "tax_collector")
    position.draw_deck(ANA).discard_pile(ANA).does(ANA, "use", master="dancer")
    assert position.hand(ANA) == {"tax_collector": 1} and position.table.asked == ASK_MAIN
    assert position.refusal(ANA, "income", vassal="tax_collector").code == "collector_stays"
    position.coins(ANA, 5)
    assert position.refusal(ANA, "hire", vassal="reaper").code == "nobody_to_eliminate"


@pytest.mark.rule("U042", "U118")
def test_the_collector_in_hand_is_played_before_the_main_phase():
    position = taxed("serf", fiefs=(2, 0, 0))
    assert position.table.in_main and "tax_collector" not in position.hand(ANA)
    assert not position.offers(ANA, "influence", vassal="tax_collector") and not position.offers(
        ANA, "work", vassal="tax_collector"
    )


@pytest.mark.rule("U111")
def test_the_played_collector_is_discarded_at_once():  # R7
    position = court().hold(ANA, "tax_collector").discard_pile(ANA).straighten()
    assert position.pile(ANA) == {"tax_collector": 1}


@pytest.mark.rule("U040", "U041")
def test_turned_masters_are_straightened_before_the_tax():
    position = court().level(ANA, 1, 0, 0).house(ANA, "mason", 1)
    position.table.who[ANA * WHO + TURNED] = 1 << position.master("mason")
    position.hold(ANA, "tax_collector", "serf").straighten()
    assert not position.seen(ANA)["fiefs"][0]["masters"][0]["turned"] and position.table.in_main


@pytest.mark.rule("U041")
def test_all_masters_used_in_a_turn_can_be_used_again_in_the_next_one():
    position = court("scenario_2").level(ANA, 2, 0, 0).level(BEN, 1, 0, 0).house(BEN, "moneylender", 1)
    position.house(ANA, "innkeeper", 1).house(ANA, "countess", 1)
    position.draw_deck(ANA, *["serf"] * 9).draw_deck(BEN, *["serf"] * 9)
    position.does(ANA, "use", master="innkeeper").does(ANA, "use", master="countess")
    assert position.refusal(ANA, "use", master="countess").code == "turned"
    position.does(ANA, "pass").does(BEN, "use", master="moneylender").does(BEN, "decline").does(BEN, "pass")
    assert position.offers(ANA, "use", master="innkeeper") and position.offers(ANA, "use", master="countess")
    moneylender = position.seen(BEN)["fiefs"][0]["masters"][0]
    assert moneylender["turned"]  # straightened in the own turn only


@pytest.mark.rule("U100", "U040")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 2), (5, 3)])
def test_straightening_effects_come_before_the_tax_and_are_taxed(before, after):
    position = court("scenario_2").fiefs(ANA, "wood", "wheat", "clay").level(ANA, 1, 0, 0)
    position.house(ANA, "forester", 1).cubes(ANA, 1, wood=before).hold(
        ANA, "tax_collector", "serf"
    ).straighten()
    assert position.on_fief(ANA, 1) == {"wood": after}  # one more came, then half of them went
    assert position.hand(ANA) == {"serf": 1}


def test_the_hand_is_not_refilled_after_the_tax():  # R27
    position = taxed("serf", "serf", "serf", "serf")
    assert position.hand(ANA) == {"serf": 2}


def test_the_first_collector_is_in_no_hand_before_the_first_reshuffle():  # case 54
    for seed in range(20):
        table = court(seed=seed).table
        assert table.view(ANA)["seats"][BEN]["discard"] == {"tax_collector": 1}


def test_two_straightening_effects_without_a_choice_are_not_asked_about():  # R56
    position = village().level(ANA, 2, 1, 0).fiefs(ANA, "wood", "clay", "wheat")
    position.house(ANA, "forester", 1).house(ANA, "clay_digger", 2).straighten()
    assert position.all_cubes(ANA) == {"wood": 1, "clay": 1} and position.table.asked == ASK_MAIN
