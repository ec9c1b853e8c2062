"""The random number generator of a table.

A table owns its generator: the same seed and the same choices give the same game on every machine,
compiled or not, and nothing here ever touches Python's global `random`.

The generator is counter-based: draw number i under a key is a hash of (key, i), so its whole state
is the key and a count, a copy costs three numbers, and `split` gives independent streams. The
hash is two keyed rounds of a 32-bit mixer of the multiply-xorshift family; its multipliers stay under 2**31
so that every product fits a signed 64-bit word and compiled and uncompiled arithmetic agree.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF
_STEP: Final = 0x61C88647  # odd, about 2**32 less the golden section: spreads neighbouring counts


def mix(word: i64) -> i64:
    """Scramble 32 bits so that each bit of the answer depends on every bit of `word`."""
    word ^= word >> 16
    word = (word * 0x21F0AAAD) & _MASK
    word ^= word >> 15
    word = (word * 0x735A2D97) & _MASK
    return word ^ (word >> 15)


class Chance:
    """A stream of random numbers: a key of 64 bits and how many numbers were drawn."""

    def __init__(self, low: i64, high: i64, drawn: i64) -> None:
        self.low: i64 = low
        self.high: i64 = high
        self.drawn: i64 = drawn

    def copy(self) -> "Chance":
        """Return a stream that will give the same numbers, independent of this one."""
        return Chance(self.low, self.high, self.drawn)

    def split(self, number: i64) -> "Chance":
        """Return an independent stream of its own, the same for the same `number`; draws nothing."""
        low = mix(self.low ^ mix((number & _MASK) ^ 0x5BF03635))
        high = mix(self.high ^ mix(((number >> 32) & _MASK) ^ low))
        return Chance(low, high, 0)

    def bits(self) -> i64:
        """Draw 32 random bits."""
        count = self.drawn
        self.drawn = count + 1
        # `mix` twice, written out: uncompiled, the two calls cost a third of a draw.
        word = (((count & _MASK) * _STEP) & _MASK) ^ self.low
        word ^= word >> 16
        word = (word * 0x21F0AAAD) & _MASK
        word ^= word >> 15
        word = (word * 0x735A2D97) & _MASK
        word = ((word ^ (word >> 15)) + self.high + (count >> 32)) & _MASK
        word ^= word >> 16
        word = (word * 0x21F0AAAD) & _MASK
        word ^= word >> 15
        word = (word * 0x735A2D97) & _MASK
        return word ^ (word >> 15)

    def below(self, limit: i64) -> i64:
        """Draw a number from 0 to `limit` - 1, each exactly equally likely.

        Lemire's multiplication, with the rare rejection that makes it exact.
        """
        product = self.bits() * limit
        low = product & _MASK
        if low < limit:
            threshold = (0x100000000 - limit) % limit
            while low < threshold:
                product = self.bits() * limit
                low = product & _MASK
        return product >> 32

    def fraction(self) -> float:
        """Draw a number from 0 up to, not including, 1."""
        return float(self.bits()) / 4294967296.0

    def shuffle(self, pile: vec[i64]) -> None:
        """Shuffle a pile in place."""
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            held = pile[last]
            pile[last] = pile[other]
            pile[other] = held

    def draw_from(self, counts: vec[i64], total: i64) -> i64:
        """Pick a kind from a bag of `total` things, given as a count per kind; takes nothing out."""
        left = self.below(total)
        for kind in range(len(counts)):
            if left < counts[kind]:
                return kind
            left -= counts[kind]
        raise IndexError(f"the counts sum to less than {total}")


def from_seed(seed: int) -> Chance:
    """Return the stream of a seed: any whole number, of which the low 64 bits count."""
    low = mix((seed & _MASK) ^ 0x2545F491)
    high = mix(((seed >> 32) & _MASK) ^ mix(low))
    return Chance(low, high, 0)
