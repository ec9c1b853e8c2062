"""What is measured in the browser's Python and in CPython alike; `bench/site.py` hands this file to both."""

import time

from katzentisch import games
from katzentisch.core.game import Game, playout
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


def bot_times(level: str, name: str, variant: str, seconds: float) -> tuple[int, float, float, float]:
    """Return how many decisions of a bot were timed in whole games, and their median, 95th percentile and longest in seconds."""
    game, seed, began = games.box(name).open(variant, 2), 1, time.perf_counter()
    times: list[float] = []
    while not times or time.perf_counter() - began < seconds:
        times += _times_in_game(level, game, seed)
        seed += 1
    times.sort()
    return len(times), times[len(times) // 2], times[int(len(times) * 0.95)], times[-1]


def _times_in_game(level: str, game: Game, seed: int) -> list[float]:
    """Time a bot at every real choice of the first seat, in a game that Minka plays on: positions as they are met."""
    table = game.deal(seed)
    choices: list[tuple[int, int]] = []
    times: list[float] = []
    while (seat := int(table.next_seat())) >= 0:
        if seat == 0 and len(table.legal(seat)) > 1:
            began = time.perf_counter()
            bot_decision(level, table, seat, seed, choices)
            times.append(time.perf_counter() - began)
        action = int(bot_decision(_MINKA, table, seat, seed, choices).action)
        table.carry_out(seat, action)
        choices.append((seat, action))
    return times
