"""Fair: hidden things cannot change what a bot chooses, for every bot, game, variant and seat count."""

from katzentisch import bots
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from tests.promises.cases import Case, every_game, halfway, opened

BUDGETS = {
    "search": "search:6",
    "plain": "plain:2",
    "murr": "murr",
    "kasimir": "kasimir:4",
    "sibylle": "sibylle:6",
    "bastet": "bastet:8",
}


@every_game
def test_hidden_things_cannot_change_a_choice(case: Case) -> None:
    game = opened(*case)
    for number, table in enumerate(halfway(game, 11)):
        seat = table.to_act[number % len(table.to_act)]
        elsewhere = [table.guess(seat, other) for other in range(2)]
        for name in bots.names():
            bot = bots.make(BUDGETS.get(name, name))
            choice = bot.choose(Sight(table, seat), from_seed(number))
            assert choice in table.legal(seat), name
            for twin in elsewhere:
                assert bot.choose(Sight(twin, seat), from_seed(number)) == choice, name


def test_every_bot_that_searches_has_a_small_budget_here() -> None:
    searching = {level.id for level in bots.levels() if level.plays == "search"} | {"search", "plain"}
    assert set(BUDGETS) == searching
