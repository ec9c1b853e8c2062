"""Sets of the numbers 0 to 62, each in one whole number: member n is bit n.

Never write `1 << n` in compiled code: mypyc turns a literal (or a local that is always 1) into a 32-bit
C integer, and the shift loses the bit. `single` is the safe way; `make lint` refuses the other.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# 2 is a primitive root of 67, so single bits have different remainders modulo 67.
_members = [0] * 67
for _bit in range(63):
    _members[pow(2, _bit, 67)] = _bit


class BitPlaces:
    """The member of each single bit, by its remainder modulo 67; an attribute is faster to read than a global."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64](_members)


_bit_places: Final = BitPlaces()  # Final: a C variable instead of an entry in a dictionary


def single(member: i64) -> i64:
    """Return the set with one member."""
    one = member - member + 1  # not a constant to mypyc, so it stays a 64-bit number
    return one << member


def count(bits: i64) -> i64:
    """Return the size of a set."""
    size: i64 = 0
    while bits:
        bits &= bits - 1
        size += 1
    return size


def lowest(bits: i64) -> i64:
    """Return the lowest member of a set that is not empty.

    >>> lowest(0b10110)
    1
    """
    return _bit_places.places[(bits & -bits) % 67]


def append_members(out: vec[i64], first: i64, bits: i64) -> vec[i64]:
    """Append each member of a set, ascending, counted from `first`.

    >>> list(append_members(vec[i64]([7]), 100, 0b10110))
    [7, 101, 102, 104]
    """
    places = _bit_places.places
    while bits:
        bit = bits & -bits
        out = append(out, first + places[bit % 67])
        bits ^= bit
    return out


def members(bits: i64) -> list[int]:
    """List the members of a set, ascending.

    >>> members(0b10110)
    [1, 2, 4]
    """
    places = _bit_places.places
    ascending: list[int] = []
    while bits:
        bit = bits & -bits
        ascending.append(int(places[bit % 67]))
        bits ^= bit
    return ascending
