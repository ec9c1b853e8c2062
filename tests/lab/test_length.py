"""How long a game is, as the box says it."""

from statistics import mean

import pytest

from katzentisch import bots, games
from katzentisch.core.chance import from_seed
from katzentisch.core.game import Game
from katzentisch.core.sight import Sight

SEATS = 3
GAMES = 20


def decisions(game: Game, seed: int) -> float:
    """Return how many real choices a seat has in one game between quick bots."""
    table, bot, chance, made = game.deal(seed), bots.make("greedy"), from_seed(seed), 0
    while table.to_act:
        seat = table.to_act[0]
        made += len(table.legal(seat)) > 1
        table.play(seat, bot.choose(Sight(table, seat), chance))
    return made / SEATS


@pytest.mark.parametrize("name", games.names())
def test_the_box_tells_how_many_decisions_a_game_has(name):
    game = games.box(name).open(seats=SEATS)
    played = mean(decisions(game, seed) for seed in range(GAMES))
    assert games.box(name).decisions == pytest.approx(played, rel=0.15)
