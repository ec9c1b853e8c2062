"""Sets of up to 63 things in one whole number: the lowest member, and how many there are."""

from librt.vecs import vec
from mypy_extensions import i64

# 2 is a primitive root of 67, so the 66 single bits have different remainders.
_places = [0] * 67
for _bit in range(63):
    _places[(1 << _bit) % 67] = _bit


class BitPlaces:
    """Where a single bit stands, by its remainder modulo 67; kept in an object for fast access."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64](_places)

    def of(self, single: i64) -> i64:
        """Return the place of a single bit."""
        return self.places[single % 67]


def single(place: i64) -> i64:
    """Return the set with one member.

    Not `1 << place`: compiled, a literal 1 is a 32-bit number in C and would be shifted out of it.
    """
    one = place - place + 1
    return one << place


def count(bits: i64) -> i64:
    """Return how many bits are set, for numbers below 2**63."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def members(bits: i64) -> list[int]:
    """List the places of the set bits, ascending.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    place = 0
    while bits:
        if bits & 1:
            found.append(place)
        bits >>= 1
        place += 1
    return found
