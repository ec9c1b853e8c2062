"""Bit sets: every member from 0 to 62, compiled and uncompiled."""

import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from katzentisch.core import bits

EVERY_MEMBER = list(range(63))
FULL = 2**63 - 1
sets = st.sets(st.sampled_from(EVERY_MEMBER))

PROGRAM = """
from katzentisch.core import bits
from katzentisch._pure import is_compiled
singles = [bits.single(member) for member in range(63)]
print(is_compiled(), [int(bit) for bit in singles], [int(bits.lowest(bit)) for bit in singles],
      int(bits.count(2**63 - 1)), bits.members(2**63 - 1))
"""


def as_bits(members: set[int]) -> int:
    return sum(2**member for member in members)


@pytest.mark.parametrize("member", EVERY_MEMBER)
def test_a_single_bit_is_a_power_of_two_wherever_it_stands(member: int) -> None:
    assert bits.single(member) == 2**member
    assert bits.lowest(bits.single(member)) == member
    assert bits.members(bits.single(member)) == [member]
    assert bits.count(bits.single(member)) == 1


@pytest.mark.parametrize("member", EVERY_MEMBER)
def test_the_lowest_member_is_found_below_all_higher_ones(member: int) -> None:
    assert bits.lowest(FULL - (2**member - 1)) == member


def test_a_set_of_all_63_members() -> None:
    assert bits.count(FULL) == 63
    assert bits.members(FULL) == EVERY_MEMBER
    everything = 0
    for member in EVERY_MEMBER:
        everything |= bits.single(member)
    assert everything == FULL


def test_the_empty_set() -> None:
    assert bits.count(0) == 0
    assert bits.members(0) == []


@given(sets)
def test_any_set_is_counted_and_listed_ascending(members: set[int]) -> None:
    assert bits.count(as_bits(members)) == len(members)
    assert bits.members(as_bits(members)) == sorted(members)


def test_the_uncompiled_source_gives_the_same_sets() -> None:
    """What is imported here may be compiled; the source runs in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "KATZENTISCH_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    powers = [2**member for member in EVERY_MEMBER]
    assert done.stdout.strip() == f"False {powers} {EVERY_MEMBER} 63 {EVERY_MEMBER}"
