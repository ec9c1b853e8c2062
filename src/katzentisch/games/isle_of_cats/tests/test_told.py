"""What a game tells adds up to what happens, in whole games played at random."""

import pytest

from katzentisch.core.tests.whole_games import told_through
from katzentisch.games.isle_of_cats.tests.ledger import KINDS
from katzentisch.games.isle_of_cats.tests.positions import Position, rules


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("variant", "seats"), [("full", 4), ("full", 2), ("family", 3), ("solo", 1)])
def test_events_of_a_whole_game_add_up(variant, seats, seed):
    heard = told_through(Position(rules(variant, seats).deal(seed)), seed, most=2000)
    assert {"game_over", "tile_placed"} <= heard <= set(KINDS)
