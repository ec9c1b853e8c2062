"""Sets of up to 63 things in one whole number.

Never write `1 << place` in compiled code: mypyc turns a literal (or a local that is always 1) into a 32-bit
C integer, and the shift loses the bit. `single` is the safe way; `make lint` refuses the other.
"""

from librt.vecs import vec
from mypy_extensions import i64

# 2 is a primitive root of 67, so the 66 single bits have different remainders.
_places = [0] * 67
for _bit in range(63):
    _places[(1 << _bit) % 67] = _bit  # lint: python int


class BitPlaces:
    """Where a single bit stands, by its remainder modulo 67; kept in an object for fast access."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64](_places)

    def of(self, single: i64) -> i64:
        """Return the place of a single bit."""
        return self.places[single % 67]


_bit_places = BitPlaces()


def single(place: i64) -> i64:
    """Return the set with one member."""
    one = place - place + 1  # not a constant to mypyc, so it stays a 64-bit number
    return one << place


def count(bits: i64) -> i64:
    """Return how many members a set has."""
    members: i64 = 0
    while bits:
        bits &= bits - 1
        members += 1
    return members


def lowest(bits: i64) -> i64:
    """Return the lowest member of a set that is not empty.

    >>> lowest(0b10110)
    1
    """
    return _bit_places.places[(bits & -bits) % 67]


def members(bits: i64) -> list[int]:
    """List the members of a set, ascending.

    >>> members(0b10110)
    [1, 2, 4]
    """
    places: list[int] = []
    while bits:
        places.append(int(lowest(bits)))
        bits &= bits - 1
    return places
