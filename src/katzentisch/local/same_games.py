"""Games played by seeds, as hashes of every step: the proof that the engine of a browser plays the same games."""

import hashlib
import json

from katzentisch import games
from katzentisch.core.options import Options

_SHOWN = 16  # hexadecimal digits of a hash


def hashes(tasks: str) -> str:
    """Return for each task (options and seed, as JSON) the hash over all steps of a game of random choices, as JSON."""
    return json.dumps([_played(*task) for task in json.loads(tasks)])


def _played(game: str, variant: str, seats: int, seed: int) -> str:
    """Return the hash over legal actions, choice and key of the seat that acts, step by step, and the result."""
    table = games.open(Options(game, variant, seats, games.options(game, variant, seats).settings)).deal(seed)
    steps = hashlib.sha256()
    draw = seed * 2 + 1
    while (seat := int(table.next_seat())) >= 0:
        legal = [int(action) for action in table.legal(seat)]
        draw = (draw * 6364136223846793005 + 1442695040888963407) % 2**64
        action = legal[(draw >> 33) % len(legal)]
        steps.update(json.dumps([seat, legal, action]).encode())
        table.play(seat, action)
    steps.update(json.dumps([[float(score.total) for score in table.scores()], table.winners()]).encode())
    return steps.hexdigest()[:_SHOWN]
