"""Queue of those who wait for a worker, by rank; within a rank, addresses and their tables take turns."""

from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Turn(NamedTuple):
    """Who waits: the rank of the work, the address it is done for, and the table."""

    rank: int
    address: str = ""
    table: str = ""


_Tables = OrderedDict[str, deque[T]]


class FairQueue(Generic[T]):
    """Items by rank, address and table; an address with many tables waits no less than one with a single table."""

    def __init__(self) -> None:
        self._ranks: dict[int, OrderedDict[str, _Tables[T]]] = {}
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, item: T, turn: Turn) -> None:
        """Add an item behind those of its table."""
        tables = self._ranks.setdefault(turn.rank, OrderedDict()).setdefault(turn.address, OrderedDict())
        tables.setdefault(turn.table, deque()).append(item)
        self._size += 1

    def get(self, ranks: Sequence[int]) -> T | None:
        """Remove and return the next item of these ranks, the first rank first; None if there is none."""
        for rank in ranks:
            if rank in self._ranks:
                return self._next_of(rank)
        return None

    def remove(self, item: T, turn: Turn) -> None:
        """Remove an item that waits no longer; nothing happens if it was taken already."""
        tables = self._ranks.get(turn.rank, OrderedDict()).get(turn.address, OrderedDict())
        if item in tables.get(turn.table, ()):
            tables[turn.table].remove(item)
            self._size -= 1
            self._tidy(turn)

    def _next_of(self, rank: int) -> T:
        addresses = self._ranks[rank]
        address, tables = next(iter(addresses.items()))
        table, items = next(iter(tables.items()))
        item = items.popleft()
        self._size -= 1
        tables.move_to_end(table)
        addresses.move_to_end(address)
        self._tidy(Turn(rank, address, table))
        return item

    def _tidy(self, turn: Turn) -> None:
        """Forget a table, an address and a rank for which nothing waits."""
        addresses = self._ranks[turn.rank]
        tables = addresses[turn.address]
        if not tables[turn.table]:
            del tables[turn.table]
        if not tables:
            del addresses[turn.address]
        if not addresses:
            del self._ranks[turn.rank]
