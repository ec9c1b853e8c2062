"""The test cases T01 to T40 of RULES.md, asked of the referee, and what makes no sense."""

import json
from pathlib import Path

import pytest

from katzentisch.games.isle_of_cats.desk.referee import answer

CASES = json.loads((Path(__file__).parent / "cases.json").read_text())


def holds(expected, actual):
    if isinstance(expected, dict):
        return isinstance(actual, dict) and all(
            key in actual and holds(value, actual[key]) for key, value in expected.items()
        )
    return expected == actual


@pytest.mark.rule("I079", "I080", "I081", "I084", "I087", "I088", "I089", "I117", "I118", "I119")
@pytest.mark.rule("I120", "I124", "I125", "I126", "I142", "I143")
@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_the_referee_answers_as_the_rules_do(case):
    actual = answer(case["case"])
    assert holds(case["expect"], actual), actual


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ({"task": "dance"}, "task 'dance' is not one of score, placement"),
        ({"task": "score", "fishes": 3}, "unknown field 'fishes'"),
        ({"boat": "boat9"}, "boat 'boat9' is not one of boat1, boat2"),
        ({"lessons": [151]}, "lessons: 151 is not a card from 113 to 142"),
        ({"public": [143]}, "public: card 143 needs a colour"),
        ({"mode": "family", "public": [{"id": 150}]}, "the family game has no public lessons"),
        (
            {"tiles": [{"kind": "cat", "shape": "dot", "cells": [[0, 7]]}]},
            "shape 'dot' is not one of cat_tee",
        ),
        ({"fish": -1}, "fish -1 is not a whole number of at least 0"),
        ({"task": "turn_order", "order": ["Ann"], "boots": {"Bob": 2}}, "boots: 'Bob' is not one of Ann"),
        ({"task": "sister_step", "line": {}, "step": {"take": "moon"}}, "take 'moon' is not one of cat"),
    ],
)
def test_a_case_that_makes_no_sense_is_answered_by_what_is_wrong(case, said):
    with pytest.raises(ValueError) as error:
        answer(case)
    assert said in str(error.value)


def test_impossible_tiles_are_named():
    tile = {"kind": "common", "shape": "dot", "cells": [[4, 4]]}
    result = answer({"tiles": [tile, tile], "check_contact": True})
    assert result == {"ok": False, "errors": ["tile 1 (dot): overlaps another tile"]}
    bar = {
        "kind": "cat",
        "colour": "red",
        "shape": "cat_bar",
        "cells": [[4, 4], [4, 5], [4, 6], [4, 7], [4, 8]],
    }
    twin = {**bar, "cells": [[5, 4], [5, 5], [5, 6], [5, 7], [5, 8]]}
    assert answer({"tiles": [bar, twin], "players": 2})["errors"] == ["2 tiles cat_bar in red; there are 1"]


def test_the_places_of_a_tile_can_be_listed():
    moves = answer({"task": "moves", "new": {"kind": "common", "shape": "dot"}, "list": True})
    assert len(moves["cells"]) == moves["count"] == 142
