"""Copies of a table: what one of them writes, no other may see.

Copies share the rows of numbers that are rarely written, and whoever writes into such a row must copy it first. An
append to a shared row is the trap: it may write behind the end of the row in memory that both copies use, which shows
only when the other one appends too. So two copies go different ways here, in turns.
"""

import random

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.game import Table

_ROW = type(vec[i64]())


def rows_of(table: Table) -> dict[str, list[int]]:
    """Return all rows of numbers of a table, by name."""
    named = {name: getattr(table, name) for name in dir(table) if not name.startswith("__")}
    return {name: [int(number) for number in row] for name, row in named.items() if isinstance(row, _ROW)}


def written_apart(table: Table, moves: int, chance: random.Random) -> tuple[set[str], set[str]]:
    """Let two copies make so many moves each, in turns; return the rows they wrote, and those each wrote in its own way."""
    before = rows_of(table)
    copies = (table.copy(), table.copy())
    for number in range(2 * moves):
        mover, other = copies[number % 2], copies[1 - number % 2]
        if mover.to_act:
            seat = mover.to_act[0]
            others = rows_of(other)
            mover.play(seat, chance.choice(mover.legal(seat)))
            assert rows_of(other) == others
            assert rows_of(table) == before
    first, second = map(rows_of, copies)
    written = {name for name, row in before.items() if first[name] != row or second[name] != row}
    return written, {name for name in written if first[name] != before[name] != second[name] != first[name]}
