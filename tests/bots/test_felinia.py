"""The greedy bot at Felinia: a sound glance beats playing at random, with every number of families."""

import pytest

from katzentisch import bots, games
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_wins_nearly_all_games_against_random(variant, seats):
    game = games.box("felinia").open(variant, seats)
    greedy, random = bots.make("greedy"), bots.make("random")
    won = 0
    for seed in range(5):
        table, chance, seat = game.deal(seed), from_seed(seed), seed % seats
        while not table.is_over:
            actor = table.to_act[0]
            bot = greedy if actor == seat else random
            table.play(actor, bot.choose(Sight(table, actor), chance))
        won += table.winners() == [seat]
    assert won == 5
