"""From whom entries or steps are hidden, and how many of them up to each number.

Numbers are asked for several times with every view that is sent, in a log of hundreds of entries: what was counted once for
some seats is kept.
"""

from bisect import bisect_right


class Hiding:
    """For each number the seats, as bits, that cannot know of it; number 0 is known to all."""

    def __init__(self) -> None:
        self.of = [0]
        self._counts: dict[
            int, list[int]
        ] = {}  # by seats: how many are hidden from all of them, up to each number

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
