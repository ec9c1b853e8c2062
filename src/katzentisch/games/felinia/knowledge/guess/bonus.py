"""Every way the bonus tiles may lie, as far as one seat knows. RULES 11, R49.

All orders of the stack are listed, (n - 1)! for n tiles: fine for the five of the box.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.chance import Chance
from katzentisch.games.felinia.knowledge.memory import own_take, seen_of_bonus
from katzentisch.games.felinia.state.table import FeliniaState

_NIBBLE: Final = 4  # a row of tiles is one whole number with four bits for each tile


class BonusWorlds:
    """The worlds a seat cannot rule out: for each, the order of the stack and the tiles taken."""

    def __init__(self, table: FeliniaState, seat: i64) -> None:
        self.size: i64 = len(table.bonus_order)
        self.orders: vec[i64] = vec[i64]()
        self.taken: vec[i64] = vec[i64]()
        self._begin(seen_of_bonus(table, seat, 0), 0, 0, 0)
        for take in range(table.takes()):
            self._take(take, own_take(table, seat, take), seen_of_bonus(table, seat, take + 1))

    def _begin(self, seen: vec[i64], order: i64, used: i64, depth: i64) -> None:
        """Add every order of the tiles that begins with what was seen."""
        if depth == self.size:
            self.orders = append(self.orders, order)
            self.taken = append(self.taken, 0)
            return
        for tile in range(self.size):
            if not (used >> tile) & 1 and (depth >= len(seen) or seen[depth] == tile):
                self._begin(seen, order | (tile << (_NIBBLE * depth)), used | bits.single(tile), depth + 1)

    def _take(self, take: i64, known: i64, seen: vec[i64]) -> None:
        """Let a tile be taken in every world, and keep the worlds in which the seat would see this."""
        orders = vec[i64]()
        taken = vec[i64]()
        worlds: i64 = len(self.orders)
        for world in range(worlds):
            for tile in range(self.size):
                after = self.taken[world] | (tile << (_NIBBLE * take))
                if (
                    (known < 0 or known == tile)
                    and not _contains(self.taken[world], take, tile)
                    and _looks_like(self.orders[world], after, take + 1, seen)
                ):
                    orders = append(orders, self.orders[world])
                    taken = append(taken, after)
        self.orders = orders
        self.taken = taken

    def settle_one(self, table: FeliniaState, chance: Chance) -> None:
        """Make one of the worlds, each as likely, the truth of a table."""
        world = chance.below(len(self.orders))
        order = vec[i64]()
        for index in range(self.size):
            order = append(order, _tile_at(self.orders[world], index))
        table.bonus_order = order
        table.bonus_taken = table.bonus_taken[:]
        for take in range(table.takes()):
            table.bonus_taken[2 * take] = _tile_at(self.taken[world], take)


def _tile_at(tiles: i64, index: i64) -> i64:
    return (tiles >> (_NIBBLE * index)) & 15


def _looks_like(order: i64, taken: i64, takes: i64, seen: vec[i64]) -> bool:
    """Whether the stack of a world begins with what was seen."""
    matched: i64 = 0
    while matched < len(seen):
        tile = order & 15
        if not _contains(taken, takes, tile):
            if tile != seen[matched]:
                return False
            matched += 1
        order >>= _NIBBLE
    return True


def _contains(tiles: i64, number: i64, tile: i64) -> bool:
    """Whether a tile is among the first `number` of a row of tiles."""
    for _ in range(number):
        if tiles & 15 == tile:
            return True
        tiles >>= _NIBBLE
    return False
