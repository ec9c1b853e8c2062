"""What is measured in the browser's Python and in CPython alike; `bench/site.py` hands this file to both."""

import json
import time

from katzentisch import games
from katzentisch.core.game import Game, playout
from katzentisch.local.host import SETTINGS
from katzentisch.local.same_games import hashes
from katzentisch.play.players import bot_decision

_MINKA = "minka"


def random_play(name: str, variant: str, seconds: float) -> float:
    """Return how many random decisions are made in a second."""
    game = games.box(name).open(variant, 2)
    playout(game.deal(0), 0)
    decisions, seed, began = 0, 1, time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += playout(game.deal(seed), seed)
        seed += 1
    return decisions / (time.perf_counter() - began)


def same_game(name: str, variant: str) -> str:
    """Return the hash over all steps of a game."""
    return hashes(json.dumps([(name, variant, 2, 1, 1_000_000)]))


def bot_times(
    level: str, name: str, variant: str, seconds: float, every: int = 1
) -> tuple[int, float, float, float]:
    """Return how many decisions of a bot were timed in whole games, and their median, 95th percentile and longest in seconds.

    It is timed at every real choice of the first seat, or at each one in so many.
    """
    game, seed, began = games.box(name).open(variant, 2), 1, time.perf_counter()
    times: list[float] = []
    while not times or time.perf_counter() - began < seconds:
        times += _times_in_game(level, game, seed, every)
        seed += 1
    times.sort()
    return len(times), times[len(times) // 2], times[int(len(times) * 0.95)], times[-1]


def _times_in_game(level: str, game: Game, seed: int, every: int) -> list[float]:
    """Time a bot in a game that Minka plays on: positions as they are met."""
    table = game.deal(seed)
    choices: list[tuple[int, int]] = []
    times: list[float] = []
    met = 0
    while (seat := int(table.next_seat())) >= 0:
        if seat == 0 and len(table.legal(seat)) > 1:
            if met % every == 0:
                began = time.perf_counter()
                bot_decision(level, table, seat, seed, choices, SETTINGS.bot_longest)
                times.append(time.perf_counter() - began)
            met += 1
        action = int(bot_decision(_MINKA, table, seat, seed, choices).action)
        table.carry_out(seat, action)
        choices.append((seat, action))
    return times
