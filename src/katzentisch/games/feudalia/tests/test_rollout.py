"""The greedy action without computing every prior, and the rollout policy."""

from collections.abc import Iterator

import pytest

from katzentisch.core.chance import from_seed
from katzentisch.core.game import play_to_end
from katzentisch.games import feudalia
from katzentisch.games.feudalia.game import FeudaliaTable
from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.strategy.greedy import CEILINGS
from katzentisch.games.feudalia.strategy.ratings import ratings_of
from katzentisch.games.feudalia.strategy.rollout import LONG
from katzentisch.games.feudalia.tests.positions import ANA, Position, court

SCENARIOS = [variant.name for variant in feudalia.BOX.variants]


def rolled_out(position: Position) -> dict[str, object]:
    return position.game.choice(position.table.rollout_action(ANA, from_seed(1)))


def main_lists(scenario: str, seats: int) -> Iterator[tuple[FeudaliaTable, list[int]]]:
    """Play a game, half at random and half greedily, and yield the tables of its main phases."""
    table, luck = feudalia.BOX.open(scenario, seats).deal(seats), from_seed(seats)
    while not table.is_over:
        seat = table.next_seat()
        actions = table.legal_vec(seat)
        if table.asked == ASK_MAIN:
            yield table, list(actions)
        best = table.greedy_action(seat, actions, luck)
        table.play(seat, best if luck.below(2) else actions[luck.below(len(actions))])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_action_promises_more_than_its_ceiling(scenario):
    for table, actions in main_lists(scenario, 2):
        for action in actions:
            assert table.prior(table.actor, action) <= CEILINGS[ratings_of(table).steps[action]]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_greedy_action_has_the_highest_prior_of_all(scenario):
    for table, actions in main_lists(scenario, 3):
        best = table.greedy_action(table.actor, table.legal_vec(table.actor), from_seed(1))
        assert table.prior(table.actor, best) == max(table.prior(table.actor, action) for action in actions)


def test_among_equals_any_is_the_best():
    position = court().hold(ANA, "serf").cubes(ANA, 1, wood=9, clay=9).fiefs(ANA, "wood", "wood", "wood")
    actions = position.table.legal_vec(ANA)
    chosen = {position.table.greedy_action(ANA, actions, from_seed(seed)) for seed in range(40)}
    upgrades = {position.game.action({"kind": "upgrade", "fief": fief}) for fief in (1, 2, 3)}
    assert chosen == upgrades & set(actions)


def test_points_come_before_work_and_work_before_new_cards():
    position = court().hold(ANA, "serf").coins(ANA, 9)
    assert rolled_out(position)["kind"] == "work"
    assert rolled_out(position.cubes(ANA, 3, wood=3)) == {"kind": "upgrade", "fief": 3}
    assert rolled_out(court().hold(ANA).coins(ANA, 9))["kind"] == "hire"


def test_coins_for_the_last_tokens_are_raised_from_the_hand():
    position = court().level(ANA, 2, 2, 2).house(ANA, "dean", 1).hold(ANA, "merchant", "serf")
    position.cubes(ANA, 1, wheat=6).coins(ANA, 6)
    position.table.stage = position.numbers.stages
    position.table.tokens[position.numbers.building_names.index("dean_and_canons")] = 1
    assert rolled_out(position) == {"kind": "income", "vassal": "merchant"}
    assert rolled_out(position.coins(ANA, 0))["kind"] == "work"


def test_who_has_nothing_to_do_passes():
    position = court().hold(ANA).coins(ANA, 0)
    assert rolled_out(position)["kind"] == "pass"


def test_habits_that_lead_nowhere_are_dropped_after_many_rounds():
    position = court().hold(ANA, "serf").coins(ANA, 9).cubes(ANA, 3, wood=3)
    position.table.round = LONG + 1
    assert len({position.table.rollout_action(ANA, from_seed(seed)) for seed in range(60)}) > 3


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", [2, 4])
def test_most_rolled_out_games_reach_the_target(scenario, seats):
    game = feudalia.BOX.open(scenario, seats)
    reached = 0
    for seed in range(4):
        table = game.deal(seed)
        census = table.census()
        play_to_end(table, from_seed(seed), False)
        assert table.is_over and table.census() == census
        reached += max(table.halves(seat) for seat in range(seats)) >= table.target
    assert reached >= 3
