"""Whatever a referee is asked, it answers, or says what is wrong; never a traceback."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from katzentisch import games
from katzentisch.cli.referee import answers

FIELDS = {
    "felinia": {
        "task": ["score", "moves"],
        "mode": ["basic", "advanced"],
        "country": ["lion", "tiger", "lynx"],
        "players": [],
        "tiles": [],
        "merchants": [],
        "food": [],
        "others_food": [],
        "special": [],
        "name": [],
        "trade": [],
        "bonus": [],
        "groups": [],
        "gold": [],
        "merchandise": [],
        "mysterious": [],
    },
    "isle_of_cats": {
        "task": ["score", "placement", "moves", "turn_order", "winners", "sister_step"],
        "mode": ["full", "family", "solo"],
        "boat": ["boat1", "boat4"],
        "tiles": [],
        "lessons": [],
        "public": [],
        "fish": [],
        "baskets": [],
        "new": [],
        "kind": ["cat", "oshax", "rare", "common"],
        "colour": ["red", "blue"],
        "shape": ["duo", "plus"],
        "cells": [[[0, 0], [0, 1]]],
        "order": [],
        "boots": [],
        "players": [],
        "line": [],
        "step": [],
        "solo": [],
        "opponents_largest_family": [],
        "list": [],
    },
    "feudalia": {
        "ask": ["tax", "save", "pay", "end"],
        "fiefs": [],
        "hand": [[["serf", 1]]],
        "money": [],
        "levels": [],
        "unplayed": [],
        "save_more": [],
        "cost": [],
        "coins": [],
        "eliminate": [],
        "discounts": [],
        "from_fief": [],
        "target": [],
        "players": [],
        "round_complete": [],
        "tie_break": [],
        "cubes": [],
        "shield": [],
    },
}


def referees() -> list[object]:
    names = [name for name in games.names() if games.desk(name, "referee")]
    return [pytest.param(name, id=name) for name in names]


def case_of(fields: dict[str, list[object]]) -> some.SearchStrategy[dict[str, object]]:
    """Return cases with the fields a game knows and any values, among them likely ones."""
    plain = some.one_of(
        some.none(),
        some.booleans(),
        some.integers(-2, 9),
        some.integers(),
        some.floats(),
        some.text(max_size=4),
    )
    likely = some.sampled_from([value for values in fields.values() for value in values])
    keys = some.sampled_from(list(fields))
    anything = some.recursive(
        plain | likely,
        lambda inner: (
            some.lists(inner, max_size=3) | some.dictionaries(keys | some.text(max_size=3), inner, max_size=4)
        ),
        max_leaves=8,
    )
    first = next(iter(fields))
    return some.builds(
        lambda task, rest: {**rest, first: task},
        some.sampled_from(fields[first]) | anything,
        some.dictionaries(keys, anything, max_size=5),
    )


@pytest.mark.parametrize("name", referees())
def test_every_case_gets_an_answer(name: str):
    @settings(max_examples=300, deadline=None)
    @given(case_of(FIELDS[name]))
    def answered(case: dict[str, object]) -> None:
        answer = answers(json.dumps(case), name)
        assert isinstance(answer, dict)
        json.dumps(answer)

    answered()
