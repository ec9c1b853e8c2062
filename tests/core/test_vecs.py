"""Typed arrays: zeros and copies of lists."""

import pytest

from katzentisch.core import vecs


@pytest.mark.parametrize("length", [0, 1, 100])
def test_zeros_have_a_length_and_a_type(length: int) -> None:
    assert list(vecs.zeros(length)) == [0] * length
    assert list(vecs.float_zeros(length)) == [0.0] * length
    assert all(type(number) is int for number in vecs.zeros(length))
    assert all(type(number) is float for number in vecs.float_zeros(length))


def test_zeros_are_made_anew_each_time() -> None:
    first, second = vecs.zeros(3), vecs.zeros(3)
    first[1] = 7
    assert list(second) == [0, 0, 0]


def test_a_list_becomes_an_array_of_its_own() -> None:
    numbers = [3, -1, 2**62]
    made = vecs.from_list(numbers)
    numbers[0] = 9
    assert list(made) == [3, -1, 2**62]
