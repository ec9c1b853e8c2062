"""Masters from turn to turn, against RULES.md 6, 7.7 and the rulings R10, R44, R53: the deck's order, shields, straightening."""

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.feudalia.rules import start
from katzentisch.games.feudalia.state.table import TURNED, WHO
from katzentisch.games.feudalia.tests.positions import ANA, BEN, court, lives, town


@pytest.mark.rule("U089")
def test_masters_put_under_the_deck_come_last_and_in_the_order_they_were_put_there():
    position = town(1, 0, 0).market("treasurer").master_deck("mason")
    position.table.under = vec[i64]([position.master(name) for name in ("innkeeper", "dancer", "bailiff")])
    twin = position.table.copy()
    position.does(ANA, "hire_master")  # the unknown one is on top
    assert position.table.view(BEN)["market"] == in_order(position, "treasurer", "mason", "innkeeper")
    assert position.table.view(BEN)["master_deck"]["under"] == ["dancer", "bailiff"]
    twin.hidden = 0
    position.table = twin
    position.does(ANA, "hire_master")
    assert position.table.view(BEN)["market"] == in_order(position, "treasurer", "innkeeper", "dancer")
    assert position.table.view(BEN)["master_deck"]["under"] == ["bailiff"]


def in_order(position, *names):
    """Return masters in the order of the material."""
    return sorted(names, key=position.master)


@pytest.mark.rule("U040", "U097")
@pytest.mark.who_begins
def test_a_master_fired_after_his_action_is_straight_again_in_the_next_turn():  # R44
    position = town(1, 0, 0).house(ANA, "innkeeper", 1).does(ANA, "use", master="innkeeper")
    position.market("miller").master_deck().does(ANA, "hire_master")
    position.does(ANA, "house_firing", master="innkeeper").default(ANA)
    assert position.table.view(ANA)["now"]["turned"] == ["innkeeper"]
    position.straighten()
    assert position.table.view(ANA)["now"]["turned"] == []
    position.does(ANA, "hire_master").does(ANA, "house_firing", master="miller").default(ANA)
    assert lives(position, "innkeeper") == 1 and position.offers(ANA, "use", master="innkeeper")


@pytest.mark.rule("U040")
def test_at_the_beginning_of_a_turn_the_masters_of_that_player_alone_are_straightened():
    position = town(1, 0, 0).level(BEN, 1, 0, 0).house(ANA, "innkeeper", 1).house(BEN, "treasurer", 1)
    position.does(ANA, "use", master="innkeeper")
    position.table.who[BEN * WHO + TURNED] = 1 << position.master("treasurer")
    position.does(ANA, "pass").default(ANA)  # twelve cubes stay on each fief
    turned = [position.table.who[seat * WHO + TURNED] for seat in (ANA, BEN)]
    assert turned == [1 << position.master("innkeeper"), 0]


@pytest.mark.rule("U119")
@pytest.mark.parametrize("home", [1, 2, 3])
def test_a_shield_covers_the_fief_of_its_master_and_no_other(home):  # R53
    position = court("scenario_2").level(ANA, 1, 1, 1).house(ANA, "bailiff", home)
    for fief in (1, 2, 3):
        position.cubes(ANA, fief, wheat=8)
    assert [start.tax_due(position.table, fief) for fief in range(3)] == [
        1 if fief == home else 4 for fief in (1, 2, 3)
    ]


@pytest.mark.rule("U089")
def test_two_copies_put_different_masters_under_the_same_deck():
    position = town(1, 0, 0).market("treasurer", "dancer", "bailiff").master_deck("miller", "baker", "mason")
    for name in (
        "countess",
        "brewer",
        "potter",
    ):  # appended: there is room behind the last one, and copies share it
        position.table.under = append(position.table.under, position.master(name))
    position.does(ANA, "hire_master").does(ANA, "take_master", master="treasurer")
    put = {name: position.table.copy() for name in ("dancer", "bailiff")}
    for name, table in put.items():
        table.play(ANA, position.game.action({"kind": "put_under", "master": name}))
    for name, table in put.items():
        assert table.view(BEN)["master_deck"]["under"] == ["countess", "brewer", "potter", name]
