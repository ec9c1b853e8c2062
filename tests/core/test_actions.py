"""Flat action numbers and named choices."""

import pytest

from katzentisch.core.actions import Actions, NoSuchChoice


@pytest.fixture
def actions() -> Actions:
    actions = Actions()
    actions.add("buy", [("good", ["wine", "books"]), ("price", [1, 2, 3])])
    actions.add("nothing", [("good", [])])
    actions.add("done", [])
    return actions


def test_numbers_run_without_gaps_and_each_has_one_name(actions: Actions) -> None:
    names = [actions.choice(number) for number in range(len(actions))]
    assert len(actions) == 7
    assert [actions.number(name) for name in names] == list(range(7))
    assert names[6] == {"kind": "done"}


@pytest.mark.parametrize(
    ("choice", "complaint"),
    [
        ({"kind": "sell"}, "kind 'sell' is not one of buy, nothing, done"),
        ({}, "kind None is not one of buy"),
        ({"kind": "buy", "good": "wine"}, "'buy' needs 'price', one of 1, 2, 3"),
        ({"kind": "buy", "good": "beer", "price": 1}, "good 'beer' is not one of wine, books"),
        ({"kind": "buy", "good": ["wine"], "price": 1}, "good ['wine'] is not one of"),
        ({"kind": "done", "now": 1}, "'done' has no 'now'; it has no field"),
    ],
)
def test_a_wrong_name_is_told_what_would_be_right(
    actions: Actions, choice: dict[str, object], complaint: str
) -> None:
    with pytest.raises(NoSuchChoice) as refused:
        actions.number(choice)
    assert complaint in str(refused.value)


def test_a_number_out_of_range_is_refused(actions: Actions) -> None:
    for number in (-1, 7):
        with pytest.raises(NoSuchChoice, match="between 0 and 6"):
            actions.choice(number)


def test_a_kind_is_numbered_once(actions: Actions) -> None:
    with pytest.raises(ValueError, match="'buy' is numbered already"):
        actions.add("buy", [])
