"""What lists are made with in a hurry is what the rules say one by one: prices in a word, masters as bits, perks carried along."""

import random
from collections.abc import Iterator

import pytest

from katzentisch import games
from katzentisch.games.feudalia.box.effects import ON_CATHEDRAL, ON_MASTER, ON_VASSAL
from katzentisch.games.feudalia.box.numbers import PRICE
from katzentisch.games.feudalia.game import FeudaliaTable
from katzentisch.games.feudalia.rules import affording, building, discounts, hiring, housing, masters, working
from katzentisch.games.feudalia.state.asked import ASK_MAIN

CASES = [("scenario_2", 2, 1), ("scenario_7", 3, 2), ("scenario_10", 4, 3)]


def main_phases(scenario: str, seats: int, seed: int) -> Iterator[FeudaliaTable]:
    """Walk through a random game that buys whatever it can; yield it whenever somebody chooses what to begin."""
    table = games.box("feudalia").open(scenario, seats).deal(seed)
    assert isinstance(table, FeudaliaTable)
    chance = random.Random(seed)
    for _ in range(1500):
        if table.is_over:
            break
        seat = table.next_seat()
        if table.asked == ASK_MAIN:
            yield table
        actions = table.legal(seat)
        buying = [action for action in actions if str(table.game.choice(action)["kind"]).startswith("hire")]
        table.carry_out(seat, chance.choice(buying if buying and chance.random() < 0.5 else actions))


@pytest.mark.parametrize(("scenario", "seats", "seed"), CASES)
def test_a_purse_covers_what_is_affordable_without_a_discount(scenario: str, seats: int, seed: int) -> None:
    answers = set()
    for table in main_phases(scenario, seats, seed):
        numbers, seat = table.numbers, table.actor
        purse = affording.purse(table, seat)
        for prices, words in (
            (numbers.cost, numbers.cost_word),
            (numbers.master_cost, numbers.master_word),
            (numbers.building_cost, numbers.building_word),
            (numbers.influence_cost, numbers.influence_word),
        ):
            for item, word in enumerate(words):
                payable = affording.affordable(table, seat, prices, item * PRICE, -1)
                assert affording.covers(purse, word) == payable
                answers.add(payable)
    assert answers == {True, False}


@pytest.mark.parametrize(("scenario", "seats", "seed"), CASES)
def test_lists_of_the_main_phase_hold_what_can_be_had_one_by_one(
    scenario: str, seats: int, seed: int
) -> None:
    cheaper = 0
    for table in main_phases(scenario, seats, seed):
        numbers, actions, seat = table.numbers, table.actions, table.actor
        legal = set(table.legal(seat))
        for card in range(numbers.types):
            in_hand = hiring.kinds_in_hand(table, seat)
            there = table.supply[card] > 0 and (
                not numbers.eliminates[card] or numbers.eliminates[card] & in_hand
            )
            payable = affording.affordable(table, seat, numbers.cost, card * PRICE, ON_VASSAL)
            assert (actions.hire + card in legal) == bool(there and payable)
            held = table.hand[seat * numbers.types + card] > 0 and numbers.has_influence[card]
            can = table.influence > 0 and held and working.can_influence(table, seat, card)
            assert (actions.influence + card in legal) == bool(can)
        for token in range(numbers.buildings):
            price, kinds = token * PRICE, numbers.building_eliminates[token]
            payable = affording.affordable(
                table, seat, numbers.building_cost, price, building.purchase_of(table, token)
            )
            can = building.is_open(table, seat, token) and payable
            can = can and (kinds == 0 or kinds & hiring.kinds_in_hand(table, seat) != 0)
            assert (actions.build + token in legal) == bool(can)
        cheaper += any(discounts.discounted(table, seat, what) for what in (ON_VASSAL, ON_CATHEDRAL))
    assert cheaper > 0, "no game had a discount, so nothing was tried with one"


@pytest.mark.parametrize(("scenario", "seats", "seed"), CASES)
def test_of_many_masters_those_can_be_hired_that_can_be_hired_one_by_one(
    scenario: str, seats: int, seed: int
) -> None:
    answers = set()
    for table in main_phases(scenario, seats, seed):
        seat, every = table.actor, range(table.numbers.masters)
        purchase = discounts.purchase(table, seat, ON_MASTER)
        wanted = [master for master in every if table.fief_of_master(seat, master) < 0]
        one_by_one = {master for master in wanted if housing.hireable(table, seat, master, purchase)}
        bits = sum(1 << master for master in wanted)
        found = housing.hireable_of(table, seat, bits, purchase, False)
        assert {master for master in every if (found >> master) & 1} == one_by_one
        some = housing.hireable_of(table, seat, bits, purchase, True)
        assert some & ~found == 0 and (some != 0) == (found != 0)
        answers |= {master in one_by_one for master in wanted}
    assert answers == {True, False}


@pytest.mark.parametrize(("scenario", "seats", "seed"), CASES)
def test_perks_carried_along_are_those_added_up_anew(scenario: str, seats: int, seed: int) -> None:
    moved = 0
    for table in main_phases(scenario, seats, seed):
        for seat in range(table.numbers.seats):
            anew = table.copy()
            masters.refresh(anew, seat)
            assert list(anew.perks) == list(table.perks)
        moved += table.moved != 0
    assert moved > 0, "no master moved, so nothing was tried"
