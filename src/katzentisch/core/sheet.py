"""The numbers of one observation, kept from one look to the next: only what changed is written again.

Numbers are float32 from 0 to 1, held as their bits, so that numpy reads the memory as it is. A sheet also remembers
what its numbers were made from (`changed`). It compares with that and nothing else, so it may be shown another table,
a copy or an earlier position at any time. Who writes onto it must ask `changed` equally often every time.
"""

from typing import Final

from librt.strings import BytesWriter, read_i32_le, write_f32_le
from librt.vecs import extend, vec
from mypy_extensions import i32, i64

from katzentisch.core.bits import lowest

_NOBODY: Final = -2  # neither a seat nor the spectator
ONE: Final[i32] = 0x3F800000  # the bits of 1.0
_MORE: Final = 64  # room for sources beyond one for each number: few blocks have more sources than numbers
_KNOWN: Final = 160  # shares with a whole below this are computed once


class Shares:
    """The bits of part / whole, by whole and part; 0 where they have not been needed yet."""

    def __init__(self) -> None:
        self.bits: vec[i32] = vec[i32]([0] * (_KNOWN * _KNOWN))


_shares: Final = Shares()


class Zeros:
    """Zeros to be copied."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = vec[i64]()

    def first(self, count: i64) -> vec[i64]:
        """Return so many zeros."""
        if len(self.numbers) < count:
            self.numbers = vec[i64]([0] * count)
        return self.numbers[:count]


_zeros: Final = Zeros()


def _bits_of(number: float) -> i32:
    """Return the bits of a number as float32."""
    written = BytesWriter()
    write_f32_le(written, number)
    return read_i32_le(written.getvalue(), 0)


def _share_of(part: i64, whole: i64) -> i32:
    """Return the bits of part / whole, at least 0 and at most 1."""
    if part <= 0 or whole <= 0:
        return 0
    if part >= whole:
        return ONE
    if whole >= _KNOWN:
        return _bits_of(float(part) / float(whole))
    known = _shares.bits[whole * _KNOWN + part]
    if known == 0:
        known = _bits_of(float(part) / float(whole))
        _shares.bits[whole * _KNOWN + part] = known
    return known


class Sheet:
    """A row of numbers, written from left to right, behind other rows in the same memory if there are any."""

    def __init__(self, rows: vec[i32], blank: vec[i32]) -> None:
        """Take the next row of a memory; `rows` has the capacity for it."""
        self.rows: vec[i32] = rows  # those before this one
        self.blank: vec[i32] = blank
        self.row: vec[i32] = extend(rows, blank)
        self.first: i64 = len(rows)
        self.at: i64 = self.first  # index of the next number
        self.seat: i64 = _NOBODY
        self.sources: vec[i64] = _zeros.first(len(blank) + _MORE)  # what the numbers were made from
        self.source: i64 = 0  # index of the next of them
        self.used: i64 = -1  # how many there are; -1 before the first look
        self.is_blank: bool = True
        self.listed: vec[i64] = vec[i64]()  # a list that only grows, as it was: games write its new end

    def begin(self, seat: i64) -> None:
        """Begin to write what a seat sees; the numbers of another seat are forgotten."""
        self.at = self.first
        self.source = 0
        if seat != self.seat:
            self.seat = seat
            self.row = extend(self.rows, self.blank)
            self.is_blank = True
            self.listed = vec[i64]()
            sources = self.sources
            for index in range(self.used):
                sources[index] = 0
            self.used = -1

    def end(self) -> None:
        """Check that the row is full, because names are counted from its beginning."""
        if self.at - self.first != len(self.blank):
            raise AssertionError(f"{self.at - self.first} numbers were written into {len(self.blank)}")
        if self.used >= 0 and self.source != self.used:
            raise AssertionError(f"{self.source} sources were compared, not {self.used}")
        self.used = self.source
        self.is_blank = False

    def as_floats(self) -> vec[float]:
        """Return the numbers of this row as floats."""
        row = self.row[self.first : self.first + len(self.blank)]
        return vec[float](memoryview(row).cast("B").cast("f").tolist())

    # ------------------------------------------------------------------ what changed

    def changed(self, source: i64) -> bool:
        """Whether numbers made from this must be written (again). They begin as zeros, also `clear` makes them so."""
        index = self.source
        self.source = index + 1
        if self.sources[index] == source and not self.is_blank:
            return False
        self.sources[index] = source
        return True

    def have_changed(self, numbers: vec[i64], first: i64, count: i64) -> bool:
        """Whether any of `count` numbers from `first` on has changed."""
        sources = self.sources
        shift = self.source - first
        self.source += count
        changed = self.is_blank
        for i in range(first, first + count):
            number = numbers[i]
            if sources[i + shift] != number:
                sources[i + shift] = number
                changed = True
        return changed

    def three_have_changed(self, one: i64, two: i64, three: i64) -> bool:
        """Whether any of three sources has changed."""
        sources, index = self.sources, self.source
        self.source = index + 3
        if (
            sources[index] == one
            and sources[index + 1] == two
            and sources[index + 2] == three
            and not self.is_blank
        ):
            return False
        sources[index] = one
        sources[index + 1] = two
        sources[index + 2] = three
        return True

    def list_has_changed(self, numbers: vec[i64], most: i64) -> bool:
        """Whether a list of at most so many numbers has changed."""
        changed = self.changed(len(numbers))
        source = self.source
        if self.have_changed(numbers, 0, len(numbers)):
            changed = True
        self.source = source + most
        return changed

    def before(self, source: i64) -> i64:
        """Return what this was when the numbers were last written, and remember what it is now; 0 while the row is blank."""
        index = self.source
        self.source = index + 1
        before = self.sources[index]
        self.sources[index] = source
        return before

    def clear(self, size: i64) -> None:
        """Make the next numbers zeros, unless they are."""
        if not self.is_blank:
            row = self.row
            for i in range(self.at, self.at + size):
                row[i] = 0

    # ------------------------------------------------------------------ numbers

    def share(self, part: i64, whole: i64) -> None:
        """Write the fraction part / whole, at most 1."""
        self.row[self.at] = _share_of(part, whole)
        self.at += 1

    def amount(self, number: i64, usual: i64) -> None:
        """Write an unbounded number as number / (number + usual): 0 for none, a half for the usual one."""
        self.row[self.at] = _share_of(number, number + usual)
        self.at += 1

    def flag(self, is_so: bool) -> None:
        """Write 1 or 0."""
        self.row[self.at] = ONE if is_so else 0
        self.at += 1

    def shares(self, numbers: vec[i64], first: i64, count: i64, whole: i64) -> None:
        """Write `count` numbers from `first` on, each as `share` does."""
        self._write_each(numbers, first, count, 0, whole)

    def amounts(self, numbers: vec[i64], first: i64, count: i64, usual: i64) -> None:
        """Write `count` numbers from `first` on, each as `amount` does."""
        self._write_each(numbers, first, count, 1, usual)

    def _write_each(self, numbers: vec[i64], first: i64, count: i64, times: i64, more: i64) -> None:
        """Write `count` numbers from `first` on, each as a share of `times` itself and `more`."""
        row, sources = self.row, self.sources
        shift = self.at - first
        known = self.source - first
        for i in range(first, first + count):
            number = numbers[i]
            if sources[i + known] != number:
                sources[i + known] = number
                row[i + shift] = _share_of(number, times * number + more)
        self.at += count
        self.source += count

    def one_of(self, number: i64, size: i64) -> None:
        """Write a one-hot vector of this size; all zeros for -1."""
        now: i64 = number + 1 if number >= 0 and number < size else 0
        before = self.sources[self.source]
        if now != before:
            if before:
                self.row[self.at + before - 1] = 0
            if now:
                self.row[self.at + now - 1] = ONE
            self.sources[self.source] = now
        self.source += 1
        self.at += size

    def bits(self, bits: i64, size: i64) -> None:
        """Write a set of numbers below `size`: 1 for each member."""
        changed = bits ^ self.sources[self.source]
        self.sources[self.source] = bits
        while changed:
            member = lowest(changed)
            changed &= changed - 1
            if member < size:
                self.row[self.at + member] = ONE if (bits >> member) & 1 else 0
        self.source += 1
        self.at += size

    def mark(self, offset: i64) -> None:
        """Write 1 at an offset without moving on; `skip` moves on."""
        self.row[self.at + offset] = ONE

    def share_at(self, offset: i64, part: i64, whole: i64) -> None:
        """Write part / whole, at most 1, at an offset without moving on."""
        self.row[self.at + offset] = _share_of(part, whole)

    def skip(self, size: i64) -> None:
        """Move on by so many numbers."""
        self.at += size

    def copy_floats(self, numbers: vec[float]) -> None:
        """Write numbers a game has made as floats."""
        written = BytesWriter()
        for number in numbers:
            write_f32_le(written, number)
        data = written.getvalue()
        row = self.row
        at = self.at
        for index in range(len(numbers)):
            row[at] = read_i32_le(data, 4 * index)
            at += 1
        self.at = at
