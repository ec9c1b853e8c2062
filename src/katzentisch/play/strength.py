"""How strong the levels are on this machine: their searches are counted in iterations, and a slow one has no time for all."""

import time

from katzentisch import bots
from katzentisch.bots.search_bot import SearchBot
from katzentisch.core.chance import from_seed
from katzentisch.core.game import Game
from katzentisch.core.sight import Sight

_FIRST, _TRIED = 2, 6  # iterations: the first set the search up, the others are timed
_SEED = 1


def strengths(game: Game, longest: float = 0.0) -> dict[str, float]:
    """Return of each level that people notice thinking the part of its search, 0 to 1, that it has time for on this machine.

    It is measured on the first decision of a game; `longest` is the wall time of a decision, 0 that of the level.
    """
    table = game.deal(_SEED)
    sight = Sight(table, table.next_seat())
    times: dict[bool, float] = {}  # of an iteration, by whether a level looks far
    return {
        level.id: _part(level.id, level.far, sight, longest, times)
        for level in bots.levels()
        if level.is_slow
    }


def _part(level: str, far: bool, sight: Sight, longest: float, times: dict[bool, float]) -> float:
    bot = bots.make(level, punctual=True, longest=longest)
    if not isinstance(bot, SearchBot):
        return 1.0
    seconds = bot.budget.limit(sight)
    wanted = bot.budget.iterations_for(sight, bot.model_for(sight).rate)
    if seconds == 0.0 or wanted == 0:
        return 1.0
    if far not in times:
        times[far] = _seconds_of_iteration(level, sight)
    return min(1.0, seconds / (wanted * times[far]))


def _seconds_of_iteration(level: str, sight: Sight) -> float:
    """Return what one iteration of a level takes."""
    bot = bots.make(f"{level}:{_FIRST}")
    assert isinstance(bot, SearchBot)
    search = bot.search(sight, from_seed(_SEED))
    began = time.perf_counter()
    search.run(_TRIED)
    return (time.perf_counter() - began) / _TRIED
