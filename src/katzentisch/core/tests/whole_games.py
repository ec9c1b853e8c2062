"""Games played at random, for tests that hold of every position."""

import random
from typing import Any

from katzentisch.core.tests.position import Position


def told_through(position: Position[Any], seed: int, most: int) -> set[str]:
    """Play at random, with interruptions; all that is told must add up. Return the kinds of events heard."""
    table, luck = position.table, random.Random(seed)
    table.listen()
    for _ in range(most):
        if table.is_over:
            break
        able = [seat for seat in range(int(table.game.seats)) if table.legal(seat)]
        seat = luck.choice(table.to_act if luck.random() < 0.9 else able)
        position.carry_out(seat, luck.choice(table.legal(seat)))
    return {event.kind for event in table.events}
