"""Counts of the entries or steps that are hidden from seats.

Each view that is sent needs several of these counts, in a log of hundreds of entries; so they are kept by seats and go on with
the log.
"""

from bisect import bisect_right


class Hiding:
    """The seats, as bits, that each entry or step is hidden from; number 0 is known to all."""

    def __init__(self) -> None:
        self.of = [0]
        # By seats: how many are hidden from all of them, up to each number.
        self._counts: dict[int, list[int]] = {}

    def append(self, seats: int) -> None:
        """Add the seats of the next number."""
        self.of.append(seats)

    def cut(self, numbers: int) -> None:
        """Keep only so many numbers."""
        del self.of[numbers:]
        for counts in self._counts.values():
            del counts[numbers:]

    def is_hidden(self, number: int, seats: int) -> bool:
        """Whether a number is hidden from all of some seats."""
        return self.of[number] & seats == seats

    def count(self, seats: int, upto: int) -> int:
        """Return how many are hidden from all of some seats, up to a number."""
        counts = self._counted(seats)
        return counts[min(max(upto, 0), len(counts) - 1)]

    def last(self, seats: int, shown: int) -> int:
        """Return the last number that is shown to some seats as another one."""
        if shown < 0:
            return shown
        counts = self._counted(seats)
        newest = len(counts) - 1
        beyond = shown - (newest - counts[newest])
        if beyond >= 0:
            return newest + beyond
        return bisect_right(range(len(counts)), shown, key=lambda number: number - counts[number]) - 1

    def _counted(self, seats: int) -> list[int]:
        counts = self._counts.setdefault(seats, [0])
        for number in range(len(counts), len(self.of)):
            counts.append(counts[-1] + self.is_hidden(number, seats))
        return counts
