"""The limit: what the same loops cost with the rules taken out. No game can be faster; its distance is what the rules cost.

A list of legal actions is always the same one, an action counts down, a copy copies the generator alone.
"""

from bench.measure import Case, Target, microseconds, per_second
from bench.rows import games

SEATS = 4
CHOICES = 8  # about as many as the games have on average


def cases() -> list[Case]:
    from katzentisch.kit.floor import FloorGame

    game = FloorGame(SEATS, CHOICES)
    table = game.deal(7)
    return [
        Case(
            "limit: verbs", "decisions/s", lambda seconds: per_second(lambda: games.stepwise(game), seconds)
        ),
        Case(
            "limit: playout", "decisions/s", lambda seconds: per_second(lambda: games.inside(game), seconds)
        ),
        Case("limit: copy", "µs", lambda seconds: microseconds(table.copy, seconds / 2)),
    ]


def targets() -> list[Target]:
    return []
