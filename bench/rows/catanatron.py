"""Catanatron 3.2.1, our nearest relative: The Settlers of Catan with four random players."""

import random

from bench.measure import Case, Target, bytes_each, import_milliseconds, microseconds, per_second

DECISIONS = "catanatron, 4 players"
COPY = "catanatron, copy"
BYTES = "catanatron, bytes per game"


def _new_game(seed):
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play():
    """Play one game as `Game.play` does, without its two copies; return how many decisions there were."""
    from catanatron.game import TURNS_LIMIT

    game = _new_game(random.randrange(1, 2**31))
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


def middle():
    """A game after 300 decisions, about a third of the way."""
    game = _new_game(7)
    for _ in range(300):
        game.play_tick()
    return game


def cases():
    try:
        import catanatron  # noqa: F401
    except ImportError:
        return []
    return [
        Case(DECISIONS, "decisions/s", lambda seconds: per_second(play, seconds)),
        Case(COPY, "µs", lambda seconds: microseconds(middle().copy, seconds / 2)),
        Case(BYTES, "bytes", lambda _: bytes_each(middle().copy), once=True),
        Case("catanatron, import", "ms", lambda _: import_milliseconds("catanatron.game")),
    ]


def targets() -> list[Target]:
    return []
