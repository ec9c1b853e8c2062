"""Fair: hidden things cannot change what a bot chooses, for every bot and every game."""

import pytest

from katzentisch import bots
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from tests.promises.found import every_game, halfway, opened

BUDGET = {"search": "search:12", "plain": "plain:6", "murr": "murr:8", "bastet": "bastet:16"}


@pytest.mark.parametrize("name", bots.names())
@every_game
def test_hidden_things_cannot_change_a_choice(case, name):
    game = opened(*case)
    for seed, table in enumerate(halfway(game, 11)):
        for seat in table.to_act:
            bot = bots.make(BUDGET.get(name, name))
            choice = bot.choose(Sight(table, seat), from_seed(seed))
            assert choice in table.legal(seat)
            for other in range(3):
                elsewhere = table.guess(seat, other)
                assert bot.choose(Sight(elsewhere, seat), from_seed(seed)) == choice
