"""A row of floats between 0 and 1, written from left to right: what `observe_vec` returns.

The row is made whole, full of zeros, and only what is not zero is written: observations are mostly
zeros, and growing a row number by number costs several times as much.
"""

from librt.vecs import vec
from mypy_extensions import i64


class Sheet:
    """A row and the place where the next number goes."""

    def __init__(self, size: i64) -> None:
        self.row: vec[float] = vec[float]([0.0] * size)
        self.at: i64 = 0

    def share(self, part: i64, whole: i64) -> None:
        """Write a part of a whole."""
        if whole > 0:
            self.row[self.at] = float(part) / float(whole)
        self.at += 1

    def part(self, number: i64, whole: float) -> None:
        """Write a number as a part of its usual most; more counts as the most."""
        if number:
            self.row[self.at] = min(1.0, float(number) / whole)
        self.at += 1

    def parts(self, numbers: vec[i64], first: i64, count: i64, whole: float) -> None:
        """Write some numbers of a row as parts of their usual most."""
        place: i64 = 0
        while place < count:
            self.part(numbers[first + place], whole)
            place += 1

    def amount(self, number: i64, usual: i64) -> None:
        """Write a number without a fixed limit: 0 for none, a half for the usual, always below 1."""
        if number > 0:
            self.row[self.at] = float(number) / float(number + usual)
        self.at += 1

    def flag(self, is_so: bool) -> None:
        """Write 1 or 0."""
        if is_so:
            self.row[self.at] = 1.0
        self.at += 1

    def one_of(self, number: i64, size: i64) -> None:
        """Write a 1 at one place of a row of zeros; nowhere for -1."""
        if number >= 0 and number < size:
            self.row[self.at + number] = 1.0
        self.at += size

    def bits(self, bits: i64, size: i64) -> None:
        """Write a set: 1 for what is in it."""
        place = self.at
        self.at += size
        while bits and place < self.at:
            if bits & 1:
                self.row[place] = 1.0
            bits >>= 1
            place += 1

    def mark(self, place: i64) -> None:
        """Write 1 so many places further on, and stay here; `skip` moves on."""
        self.row[self.at + place] = 1.0

    def add(self, place: i64, whole: i64) -> None:
        """Add one of so many to a place further on, and stay here."""
        self.row[self.at + place] += 1.0 / float(whole)

    def skip(self, size: i64) -> None:
        """Leave so many places as they are."""
        self.at += size
