"""The generator a table carries: repeatable, fair, splittable, the same compiled and uncompiled."""

import struct
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.chance import (
    Chance,
    SecretChance,
    chacha8,
    from_seed,
    generator_of,
    mix,
    secret_seed,
)

KNOWN_BITS = [489212006, 177617649, 827477201, 2348370181]


def test_a_seed_gives_these_numbers_on_every_machine() -> None:
    chance = from_seed(2026)
    assert [chance.bits() for _ in range(4)] == KNOWN_BITS


def test_a_copy_gives_the_same_numbers_and_is_independent() -> None:
    chance = from_seed(1)
    chance.bits()
    twin = chance.copy()
    first = [chance.bits() for _ in range(5)]
    assert [twin.bits() for _ in range(5)] == first


def test_streams_split_off_differ_and_draw_nothing() -> None:
    chance = from_seed(1)
    streams = [chance.split(number).bits() for number in range(1000)]
    assert len(set(streams)) == 1000
    assert chance.drawn == 0
    assert chance.split(7).bits() == streams[7]


@given(st.integers(), st.integers(min_value=1, max_value=2**31 - 1))
def test_below_stays_below(seed: int, limit: int) -> None:
    assert 0 <= from_seed(seed).below(limit) < limit


# The first block of ChaCha8 with a key of 128 zero bits: test vector TC1 of draft-strombergson-chacha-test-vectors-01.
CHACHA8_ZERO = (
    "e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120"
    "b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b"
)


def test_the_secret_stream_is_chacha8() -> None:
    words = struct.pack("<16I", *chacha8(vec[i64]([0, 0, 0, 0]), 0, 0))
    assert words.hex() == CHACHA8_ZERO
    chance = from_seed(secret_seed(0))
    assert struct.pack("<16I", *(chance.bits() for _ in range(16))).hex() == CHACHA8_ZERO


def test_every_bit_of_a_secret_key_counts_and_short_seeds_keep_their_stream() -> None:
    assert len({from_seed(secret_seed(2**bit)).bits() for bit in range(128)}) == 128
    assert not isinstance(from_seed(2**64 + 2026), SecretChance)
    assert from_seed(2**64 + 2026).bits() == KNOWN_BITS[0]
    assert [generator_of(seed) for seed in (0, 2**128 - 1, secret_seed(0))] == ["mix32", "mix32", "chacha8"]


def test_a_secret_stream_copies_goes_on_and_splits_off_fast_ones() -> None:
    chance = from_seed(secret_seed(77))
    drawn = [chance.bits() for _ in range(40)]
    assert len(set(drawn)) == 40
    again = from_seed(secret_seed(77))
    assert [again.bits() for _ in range(13)] == drawn[:13]
    twin = again.copy()
    assert [again.bits() for _ in range(27)] == drawn[13:]
    assert [twin.bits() for _ in range(27)] == drawn[13:]
    streams = [chance.split(number) for number in (0, 1, 2**40)]
    assert not any(isinstance(stream, SecretChance) for stream in streams)
    assert len({stream.bits() for stream in streams} | set(drawn)) == 43


def test_every_face_of_a_die_is_equally_likely() -> None:
    chance = from_seed(11)
    faces = Counter(chance.below(6) for _ in range(60_000))
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in faces.values())
    assert chi_square < 20.5  # 99.9 % of fair dice, five degrees of freedom


def test_neighbouring_seeds_and_pairs_of_draws_show_no_pattern() -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(20_000):
        chance = from_seed(seed)
        pairs[chance.below(8), chance.below(8)] += 1
    expected = 20_000 / 64
    assert sum((count - expected) ** 2 / expected for count in pairs.values()) < 103.4  # 99.9 %, 63 degrees


def test_flipping_one_bit_flips_half_of_the_answer() -> None:
    flipped = [
        bin(mix(word) ^ mix(word ^ (1 << bit))).count("1") for word in range(1, 4000, 7) for bit in range(32)
    ]
    assert 15.8 < sum(flipped) / len(flipped) < 16.2


def test_a_shuffle_keeps_every_card_and_reaches_every_order() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    chance = from_seed(3)
    for _ in range(6_000):
        pile = vec[i64]([0, 1, 2])
        chance.shuffle(pile)
        orders[tuple(pile)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_bag_gives_kinds_in_proportion() -> None:
    chance = from_seed(4)
    drawn = Counter(chance.draw_from(vec[i64]([1, 0, 3]), 4) for _ in range(8_000))
    assert set(drawn) == {0, 2}
    assert 1_800 < drawn[0] < 2_200


def test_counts_beyond_32_bits_still_give_numbers() -> None:
    chance = Chance(1, 2, 2**40)
    assert 0 <= chance.bits() < 2**32
    assert chance.drawn == 2**40 + 1
