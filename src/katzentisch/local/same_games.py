"""Games played by seeds, as hashes of every step: the proof that the engine of a browser plays the same games."""

import hashlib
import json

from katzentisch import games
from katzentisch.core.record import Record

_SHOWN = 16  # hexadecimal digits of a hash


def hashes(tasks: str) -> str:
    """Return for each task (options, seed and most steps, as JSON) the hash over all steps of a game of random choices, as JSON."""
    return json.dumps([_played(*task) for task in json.loads(tasks)])


def _played(name: str, variant: str, seats: int, seed: int, most: int) -> str:
    """Return the hash over legal actions and choice, step by step, then over the truth, the record and the points."""
    game = games.open(games.options(name, variant, seats))
    table, record = game.deal(seed), Record.of(game, seed)
    steps = hashlib.sha256()
    draw = seed * 2 + 1
    while len(record.choices) < most and (seat := int(table.next_seat())) >= 0:
        legal = [int(action) for action in table.legal(seat)]
        draw = (draw * 6364136223846793005 + 1442695040888963407) % 2**64
        action = legal[(draw >> 33) % len(legal)]
        steps.update(repr((seat, legal, action)).encode())
        table.carry_out(seat, action)
        record.choices.append((seat, action))
    steps.update(repr([int(number) for number in table.truth_vec()]).encode())
    steps.update(record.to_text(game).encode())
    if table.is_over:
        points = [float(score.total) for score in table.scores()]
        steps.update(json.dumps([points, table.winners()]).encode())
    return steps.hexdigest()[:_SHOWN]
