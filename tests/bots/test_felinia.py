"""The greedy bot at Felinia beats random play, with every number of families."""

import pytest

from katzentisch import bots, games
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_wins_nearly_all_games_against_random(variant: str, seats: int) -> None:
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


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_the_greedy_bot_boards_when_it_has_the_fare(variant: str) -> None:
    """Once the prior valued a fare in hand as much as the voyage, and merchants stayed at home (docs/decisions/0085-rollouts.md)."""
    game = games.box("felinia").open(variant, 2)
    greedy, boarded, stayed = bots.make("greedy"), 0, 0
    for seed in range(10):
        table, chance = game.deal(seed), from_seed(seed)
        while not table.is_over:
            actor = table.to_act[0]
            offered = {game.choice(action)["kind"] for action in table.legal(actor)}
            action = greedy.choose(Sight(table, actor), chance)
            if "board" in offered:
                boarded += game.choice(action)["kind"] == "board"
                stayed += game.choice(action)["kind"] == "done"
            table.play(actor, action)
    assert boarded > 100
    assert stayed < boarded / 10
