"""The strict check of plain data against its declared types."""

from typing import Literal, NotRequired, TypedDict

import pytest

from katzentisch.core.tests.typed import assert_matches, differences


class Boat(TypedDict):
    time: str
    riders: list[int]
    place: NotRequired[tuple[int, int] | None]


class Bid(TypedDict):
    kind: Literal["bid"]
    boats: dict[str, Boat]


class Pass(TypedDict):
    kind: Literal["pass"]


def test_what_matches_passes():
    assert_matches({"time": "9:45", "riders": [1, 2]}, Boat)
    assert_matches({"time": "9:45", "riders": [], "place": (3, 4)}, Boat)
    assert_matches({"time": "9:45", "riders": [], "place": None}, Boat)
    assert_matches({"kind": "bid", "boats": {"first": {"time": "", "riders": []}}}, Bid | Pass)
    assert_matches([1, 2.5], list[float])
    assert_matches((1, 2, 3), tuple[int, ...])


@pytest.mark.parametrize(
    ("value", "expected", "problem"),
    [
        ({"time": "9:45"}, Boat, "$: key 'riders' is missing"),
        ({"time": "9:45", "riders": [], "crew": 3}, Boat, "$: key 'crew' is unknown to Boat"),
        ({"time": "9:45", "riders": [0, "red"]}, Boat, "$.riders[1]: 'red' is no int"),
        ({"time": "9:45", "riders": [True]}, Boat, "$.riders[0]: True is no int"),
        ({"time": "9:45", "riders": (1,)}, Boat, "$.riders: (1,) is no list"),
        ({"time": "", "riders": [], "place": (1, 2, 3)}, Boat, "$.place: 3 items instead of 2"),
        ({"kind": "bid", "boats": {"a": {"time": "1"}}}, Bid | Pass, "$.boats['a']: key 'riders' is missing"),
        ({"kind": "pass", "boats": 3}, Bid | Pass, "$: key 'boats' is unknown to Pass"),
        ({1: 2}, dict[str, int], "$ key 1: 1 is no str"),
        (1, Literal[True, "1"], "$: 1 is not one of True, '1'"),
        ([], dict[str, int], "$: [] is no dict"),
    ],
)
def test_what_differs_is_named_with_its_path(value, expected, problem):
    assert problem in differences(value, expected)
    with pytest.raises(AssertionError):
        assert_matches(value, expected)
