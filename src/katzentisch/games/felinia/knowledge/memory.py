"""What a seat has seen and remembers: of the bonus stack, and of the mysterious places.

Everything else that is hidden (boat pile, face-down tiles) is hidden from all alike. Here stand the
two things of which families know different parts. RULES 11, R49, R50.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.chance import Chance
from katzentisch.games.felinia.state.table import FeliniaTable

NIBBLE = 4  # a world of bonus tiles is two words with four bits for each tile


def bonus_stack_after(table: FeliniaTable, takes: i64) -> vec[i64]:
    """Return the bonus stack, top first, as it was after this many tiles had been taken."""
    gone: i64 = 0
    one: i64 = 1
    take: i64 = 0
    while take < takes:
        gone |= one << table.bonus_taken[2 * take]
        take += 1
    left = vec[i64]()
    for tile in table.bonus_order:
        if not (gone >> tile) & 1:
            left = append(left, tile)
    return left


def seen_of_bonus(table: FeliniaTable, seat: i64, takes: i64) -> vec[i64]:
    """Return what the seat saw of the stack after this many takes: all of it, or its top tile."""  # F070, R49
    stack = bonus_stack_after(table, takes)
    if seat >= 0 and (table.bonus_looks[seat] >> takes) & 1:
        return stack
    return stack[:1]


def own_take(table: FeliniaTable, seat: i64, take: i64) -> i64:
    """Return the tile taken at a take if the seat took it itself, otherwise -1."""
    return table.bonus_taken[2 * take] if table.bonus_taken[2 * take + 1] == seat else -1


class BonusWorlds:
    """All ways the bonus tiles may lie, as far as one seat knows: orders, and what was taken."""

    def __init__(self, table: FeliniaTable, seat: i64) -> None:
        self.size: i64 = len(table.bonus_order)
        self.orders: vec[i64] = vec[i64]()
        self.taken: vec[i64] = vec[i64]()
        self._begin(seen_of_bonus(table, seat, 0), 0, 0, 0)
        takes: i64 = len(table.bonus_taken) // 2
        take: i64 = 0
        while take < takes:
            self._take(take, own_take(table, seat, take), seen_of_bonus(table, seat, take + 1))
            take += 1

    def _begin(self, seen: vec[i64], order: i64, used: i64, depth: i64) -> None:
        """Add every order of the tiles that begins with what was seen."""
        if depth == self.size:
            self.orders = append(self.orders, order)
            self.taken = append(self.taken, 0)
            return
        one: i64 = 1
        tile: i64 = 0
        while tile < self.size:
            if not (used >> tile) & 1 and (depth >= len(seen) or seen[depth] == tile):
                self._begin(seen, order | (tile << (NIBBLE * depth)), used | (one << tile), depth + 1)
            tile += 1

    def _take(self, take: i64, known: i64, seen: vec[i64]) -> None:
        """Let a tile be taken in every world, and keep the worlds in which the seat would see this."""
        orders = vec[i64]()
        taken = vec[i64]()
        world: i64 = 0
        while world < len(self.orders):
            tile: i64 = 0
            while tile < self.size:
                after = self.taken[world] | (tile << (NIBBLE * take))
                if (
                    (known < 0 or known == tile)
                    and not contains(self.taken[world], take, tile)
                    and self._looks_like(self.orders[world], after, take + 1, seen)
                ):
                    orders = append(orders, self.orders[world])
                    taken = append(taken, after)
                tile += 1
            world += 1
        self.orders = orders
        self.taken = taken

    def _looks_like(self, order: i64, taken: i64, takes: i64, seen: vec[i64]) -> bool:
        """Whether the stack of a world begins with what was seen."""
        found: i64 = 0
        place: i64 = 0
        while found < len(seen):
            tile = (order >> (NIBBLE * place)) & 15
            if not contains(taken, takes, tile):
                if tile != seen[found]:
                    return False
                found += 1
            place += 1
        return True

    def settle_one(self, table: FeliniaTable, chance: Chance) -> None:
        """Make one of the worlds, each as likely, the truth of a table."""
        world = chance.below(len(self.orders))
        order = vec[i64]()
        place: i64 = 0
        while place < self.size:
            order = append(order, (self.orders[world] >> (NIBBLE * place)) & 15)
            place += 1
        table.bonus_order = order
        take: i64 = 0
        while 2 * take < len(table.bonus_taken):
            table.bonus_taken[2 * take] = (self.taken[world] >> (NIBBLE * take)) & 15
            take += 1


def contains(tiles: i64, number: i64, tile: i64) -> bool:
    """Whether a tile is among the first `number` of a word of tiles."""
    while number > 0:
        if tiles & 15 == tile:
            return True
        tiles >>= NIBBLE
        number -= 1
    return False
