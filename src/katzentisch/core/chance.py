"""The random number generator of a table.

A table owns its generator: the same seed and the same choices give the same game on every machine,
compiled or not, and nothing here ever touches Python's global `random`.

The generator is counter-based: draw number i under a key is a hash of (key, i), so its whole state
is the key and a count, a copy costs three numbers, and `split` gives independent streams. The
hash is two keyed rounds of a 32-bit mixer of the multiply-xorshift family; its multipliers stay under 2**31
so that every product fits a signed 64-bit word and compiled and uncompiled arithmetic agree.

That mixer is fast, for simulations and guesses, and hides nothing: its key can be computed from the cards that are shown.
Games between people are dealt from a long seed (`secret_seed`), whose stream is ChaCha8 under a key of 128 bits.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF
_STEP: Final = 0x61C88647  # odd, about 2**32 less the golden section: spreads neighbouring counts
_SECRET: Final[int] = 2**128  # the least seed of a stream nobody can foresee; its lower 128 bits are the key
_SPLIT: Final = 0x73706C69  # the stream number from which the keys of streams split off are drawn
MIXER: Final = "mix32"
_CHACHA: Final = "chacha8"


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


class SecretChance(Chance):
    """A stream that cannot be foretold from any number of its draws: ChaCha8 in counter mode, a key of 128 bits.

    `block` has the 16 words of the current block; copies share it, because it is never changed.
    """

    def __init__(self, key: vec[i64], stream: i64, drawn: i64, block: vec[i64]) -> None:
        # A test tells two tables apart by these two; they are the key's words, folded.
        super().__init__(key[0] ^ key[2], key[1] ^ key[3], drawn)
        self.key = key
        self.stream: i64 = stream
        self.block = block

    def copy(self) -> "Chance":
        """Return a stream that will give the same numbers, independent of this one."""
        return SecretChance(self.key, self.stream, self.drawn, self.block)

    def split(self, number: i64) -> "Chance":
        """Return a fast stream of its own for bots and guesses, which tells nothing about this one."""
        words = chacha8(self.key, number, _SPLIT + self.stream)
        return Chance(words[0], words[1], 0)

    def bits(self) -> i64:
        """Draw 32 random bits."""
        count = self.drawn
        word = count & 15
        if word == 0:
            self.block = chacha8(self.key, count >> 4, self.stream)
        self.drawn = count + 1
        return self.block[word]


def chacha8(key: vec[i64], number: i64, stream: i64) -> vec[i64]:
    """Return 16 words of ChaCha8: block `number` of a stream under a key of four words."""
    a, b, c, d = key[0], key[1], key[2], key[3]
    low, high, nonce = number & _MASK, (number >> 32) & _MASK, stream & _MASK
    # "expand 16-byte k", the key twice, the number of the block, the stream
    start = vec[i64](
        [0x61707865, 0x3120646E, 0x79622D36, 0x6B206574, a, b, c, d, a, b, c, d, low, high, nonce, 0]
    )
    words = start[:]
    for _ in range(4):
        for column in range(4):
            _quarter_round(words, column, column + 4, column + 8, column + 12)
        for column in range(4):
            _quarter_round(words, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
    for at in range(16):
        words[at] = (words[at] + start[at]) & _MASK
    return words


def _quarter_round(words: vec[i64], a: i64, b: i64, c: i64, d: i64) -> None:
    """Mix four words of a ChaCha state (RFC 8439, section 2.1)."""
    first, second, third, fourth = words[a], words[b], words[c], words[d]
    first = (first + second) & _MASK
    fourth = _turned(fourth ^ first, 16)
    third = (third + fourth) & _MASK
    second = _turned(second ^ third, 12)
    first = (first + second) & _MASK
    fourth = _turned(fourth ^ first, 8)
    third = (third + fourth) & _MASK
    second = _turned(second ^ third, 7)
    words[a] = first
    words[b] = second
    words[c] = third
    words[d] = fourth


def _turned(word: i64, by: i64) -> i64:
    """Rotate 32 bits to the left."""
    return ((word << by) | (word >> (32 - by))) & _MASK


def secret_seed(key: int) -> int:
    """Return the seed of an unforeseeable stream; `key` is 128 random bits."""
    return _SECRET + key % _SECRET


def generator_of(seed: int) -> str:
    """Return the name of the generator a seed belongs to, as records carry it."""
    return _CHACHA if seed >= _SECRET else MIXER


def from_seed(seed: int) -> Chance:
    """Return the stream of a seed: of 2**128 and more ChaCha8 under its low 128 bits, else the mixer under its low 64."""
    if seed >= _SECRET:
        words = [(seed >> shift) & _MASK for shift in (0, 32, 64, 96)]
        key = vec[i64]([words[0], words[1], words[2], words[3]])
        return SecretChance(key, 0, 0, key)
    low = mix((seed & _MASK) ^ 0x2545F491)
    high = mix(((seed >> 32) & _MASK) ^ mix(low))
    return Chance(low, high, 0)
