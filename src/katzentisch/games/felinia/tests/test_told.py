"""What a game tells adds up to what happens, in whole games played at random."""

import pytest

from katzentisch.core.tests.whole_games import told_through

from .ledger import KINDS
from .positions import Position, game


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("mode", "families", "next_boat"), [("basic", 4, True), ("advanced", 3, False)])
def test_events_of_a_whole_game_add_up(mode, families, next_boat, seed):
    heard = told_through(Position(game(mode, families, next_boat).deal(seed)), seed, most=2000)
    assert "game_over" in heard and heard <= set(KINDS)
    assert ("next_boat_shown" in heard) == next_boat
