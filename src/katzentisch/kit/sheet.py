"""Writer of an observation: floats between 0 and 1, from left to right, as `observe_vec` returns them.

The numbers begin as zeros and only others are written: observations are mostly zeros, and appending number by number costs
several times as much. What repeats a hundred times is written straight into `row` from `at` on; `skip` moves on.
"""

from librt.vecs import extend, vec
from mypy_extensions import i64

from katzentisch.core.bits import lowest
from katzentisch.core.game import Game


class Sheet:
    """Rows of floats, one observation more than was given, and the index of the next number."""

    def __init__(self, game: Game, rows: vec[float]) -> None:
        self.at: i64 = len(rows)
        self.row: vec[float] = extend(rows, game.blank_observation())

    def share(self, part: i64, whole: i64) -> None:
        """Write the fraction part / whole."""
        if whole > 0:
            self.row[self.at] = float(part) / float(whole)
        self.at += 1

    def part(self, number: i64, whole: float) -> None:
        """Write number / whole, at most 1."""
        if number:
            self.row[self.at] = min(1.0, float(number) / whole)
        self.at += 1

    def parts(self, numbers: vec[i64], first: i64, count: i64, whole: float) -> None:
        """Write `count` numbers from `first` on, each as `part` does."""
        row = self.row
        shift = self.at - first
        for i in range(first, first + count):
            number = numbers[i]
            if number:
                row[i + shift] = min(1.0, float(number) / whole)
        self.at += count

    def amount(self, number: i64, usual: i64) -> None:
        """Write an unbounded number as number / (number + usual): 0 for none, a half for the usual one."""
        if number > 0:
            self.row[self.at] = float(number) / float(number + usual)
        self.at += 1

    def amounts(self, numbers: vec[i64], first: i64, count: i64, usual: i64) -> None:
        """Write `count` numbers from `first` on, each as `amount` does."""
        row = self.row
        shift = self.at - first
        for i in range(first, first + count):
            number = numbers[i]
            if number > 0:
                row[i + shift] = float(number) / float(number + usual)
        self.at += count

    def flag(self, is_so: bool) -> None:
        """Write 1 or 0."""
        if is_so:
            self.row[self.at] = 1.0
        self.at += 1

    def one_of(self, number: i64, size: i64) -> None:
        """Write a one-hot vector of this size; all zeros for -1."""
        if number >= 0 and number < size:
            self.row[self.at + number] = 1.0
        self.at += size

    def bits(self, bits: i64, size: i64) -> None:
        """Write a set of numbers below `size`: 1 for each member."""
        while bits:
            member = lowest(bits)
            if member < size:
                self.row[self.at + member] = 1.0
            bits &= bits - 1
        self.at += size

    def mark(self, offset: i64) -> None:
        """Write 1 at an offset without moving on; `skip` moves on."""
        self.row[self.at + offset] = 1.0

    def add(self, offset: i64, whole: i64) -> None:
        """Add 1 / whole at an offset without moving on."""
        self.row[self.at + offset] += 1.0 / float(whole)

    def part_at(self, offset: i64, number: i64, whole: float) -> None:
        """Write number / whole, at most 1, at an offset without moving on."""
        self.row[self.at + offset] = min(1.0, float(number) / whole)

    def skip(self, size: i64) -> None:
        """Move on by so many numbers."""
        self.at += size

    def whole(self) -> vec[float]:
        """Return the rows; what was written must fill the last, because names are counted from its beginning."""
        if self.at != len(self.row):
            raise AssertionError(f"{self.at} numbers were written into {len(self.row)}")
        return self.row
