"""What a game tells adds up to what happens, in games played at random."""

import pytest

from katzentisch.core.tests.whole_games import told_through
from katzentisch.games.feudalia.tests.ledger import KINDS
from katzentisch.games.feudalia.tests.positions import Position, rules


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("scenario", "seats"), [("scenario_1", 2), ("scenario_2", 4), ("scenario_10", 3)])
def test_events_of_a_game_add_up(scenario, seats, seed):
    position = Position(rules(scenario, seats, ("first_player", "random")).deal(seed))
    heard = told_through(position, seed, most=500)
    assert {"drew", "passed", "saved", "worked", "took_income", "round_began"} <= heard <= set(KINDS)
