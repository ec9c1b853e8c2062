"""What a seat has seen of piles that are now hidden. RULES 11, R49, R50.

Families know different parts of the bonus stack and of the mysterious places (`information.py`); the
boat pile is hidden from all alike.
"""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.felinia.state.table import FeliniaState


# F070, R49
def seen_of_bonus(table: FeliniaState, seat: i64, takes: i64) -> vec[i64]:
    """Return what the seat saw of the stack after this many takes: all of it, or its top tile."""
    stack = table.bonus_stack_after(takes)
    if seat >= 0 and (table.bonus_looks[seat] >> takes) & 1:
        return stack
    return stack[:1]


def own_take(table: FeliniaState, seat: i64, take: i64) -> i64:
    """Return the tile taken at a take if the seat took it itself, otherwise -1."""
    return table.bonus_taken[2 * take] if table.bonus_taken[2 * take + 1] == seat else -1


# F121
def known_boats(table: FeliniaState) -> i64:
    """Return how many tiles from the top of the first pile are known: those laid out, and the one shown."""
    shown = table.components.shows_next_boat and table.boats_in_pile() > 0
    return table.next_boat + 1 if shown else table.next_boat
