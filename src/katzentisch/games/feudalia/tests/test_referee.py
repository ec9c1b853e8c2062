"""The referee, against rules/CASES.md and the cases of RULES.md 13."""

import pytest

from katzentisch.games.feudalia.desk.referee import Nonsense, answer


def test_tax_in_cubes():
    assert answer({"ask": "tax", "fiefs": [5, 2, 1]}) == {"mode": "cubes", "due": [2, 1, 0]}
    fief = {"cubes": {"wood": 4}, "stash": {"wood": 3}}
    assert answer({"ask": "tax", "fiefs": [fief, 0, 0]}) == {"mode": "cubes", "due": [2, 0, 0]}


def test_tax_in_cards():
    hand = [["tax_collector", 0], ["merchant", 2], ["shepherd", 0], ["serf", 1], ["serf", 1]]
    assert answer({"ask": "tax", "fiefs": [1, 1, 0], "hand": hand}) == {
        "mode": "income",
        "total": 4,
        "due": 2,
        "discard_sets": [["merchant"], ["serf", "serf"]],
    }
    shielded = {"cubes": {"wheat": 7}, "shield": 6}
    shielded_hand = answer({"ask": "tax", "fiefs": [shielded, 1, 0], "hand": [["merchant", 2]] * 3})
    assert shielded_hand == {"mode": "cubes", "due": [0, 0, 0]}
    assert answer({"ask": "tax", "fiefs": [1, 1, 0], "hand": [["merchant", 2]] * 3}) == {
        "mode": "income",
        "total": 6,
        "due": 3,
        "discard_sets": [["merchant", "merchant"]],
    }
    assert answer({"ask": "tax", "fiefs": [1, 1, 1], "hand": [["serf", 1], ["shepherd", 0]]}) == {
        "mode": "whole_hand",
        "total": 1,
        "discard_sets": [["serf", "shepherd"]],
    }


def test_saving():
    assert answer({"ask": "save", "money": 5, "levels": [0, 0, 0]})["saved"] == 3
    assert answer({"ask": "save", "money": 5, "levels": [2, 2, 2], "save_more": 2})["saved"] == 3
    unplayed = [["shepherd", 0], ["serf", 1], ["tax_collector", 0]]
    assert answer({"ask": "save", "money": 2, "levels": [1, 0, 0], "unplayed": unplayed}) == {
        "sum": 1,
        "court": 2,
        "money": 4,
        "saved": 3,
    }
    own = {
        "ask": "save",
        "money": 3,
        "levels": [0, 0, 0],
        "track_max": 3,
        "faces": [{"sums": [0], "saves": [0, 1, 1, 1]}],
    }
    assert answer(own)["saved"] == 1


def test_paying():
    foundations = {"clay": 1, "any": 3}
    fiefs = [{"clay": 1}, {"wheat": 2}, {"wood": 1}]
    assert answer({"ask": "pay", "cost": foundations, "fiefs": fiefs}) == {
        "payable": True,
        "after_discount": {"clay": 1, "any": 3},
        "missing": {},
    }
    assert answer({"ask": "pay", "cost": foundations, "fiefs": [{"clay": 3}]})["missing"] == {"any": 1}
    architect = [{"cubes": 1, "of": ["wheat", "wood", "clay", "stone"]}]
    saved = answer({"ask": "pay", "cost": foundations, "fiefs": [{"wheat": 3}], "discounts": architect})
    assert saved == {"payable": True, "after_discount": {"any": 3}, "missing": {}}
    single = answer({"ask": "pay", "cost": {"wood": 1}, "fiefs": [{"wood": 1}, {}], "from_fief": 1})
    assert single["missing"] == {"wood": 1}
    hire = {
        "ask": "pay",
        "cost": {"coins": 2},
        "coins": 1,
        "eliminate": "worker",
        "hand": [["priest", "cleric"]],
    }
    assert answer(hire)["missing"] == {"coins": 1, "eliminate": "worker"}


def test_the_end():
    names = ("Alberto", "Marta", "Luis")

    def end(points, nobles=(0, 0, 0), **more):
        players = [{"name": n, "vp": v, "nobles": k} for n, v, k in zip(names, points, nobles, strict=True)]
        return answer({"ask": "end", "target": 10, "players": players, "round_complete": True, **more})

    assert end((9, 10, 9))["winners"] == ["Marta"]
    assert end((9, 10, 9.5))["result"] == "go_on"
    tie = end((9, 10, 10))
    assert (tie["result"], tie["still_in"], tie["eliminated_now"]) == (
        "go_on",
        ["Marta", "Luis"],
        ["Alberto"],
    )
    assert tie["first_player"] == "Marta" and tie["tie_break"]
    assert end((9, 10, 10), (0, 1, 3))["winners"] == ["Luis"]
    assert end((9, 8, 8))["result"] == "go_on" and not end((9, 8, 8))["last_round"]
    assert end((11, 11, 9), no_points_left=True)["winners"] == ["Alberto", "Marta"]


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ({"ask": "rain"}, "ask 'rain' is not one of tax, save, pay and end"),
        ({"ask": "tax", "fief": [1]}, "unknown field 'fief'"),
        ({"ask": "tax", "fiefs": [-1]}, "-1 is not a whole number of at least 0"),
        ({"ask": "save", "levels": [0, 3, 0]}, "is not three numbers from 0 to 2"),
        ({"ask": "pay", "cost": {"gold": 1}}, "'gold' is not one of coins"),
        ({"ask": "pay", "eliminate": "king"}, "'king' is not one of worker"),
        ({"ask": "end"}, "players is empty"),
        (
            {"ask": "end", "players": [{"name": "A", "vp": 0.3}]},
            "vp 0.3 is not a number of whole or half points",
        ),
    ],
)
def test_nonsense_is_answered_with_what_would_be_right(case, said):
    with pytest.raises(Nonsense) as error:
        answer(case)
    assert said in str(error.value)
    assert error.value.said("de") not in (str(error.value), f"nonsense.{error.value.key}")
