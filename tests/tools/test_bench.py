"""The bench measures what it says: medians, ratios within a turn, targets."""

import pytest

from bench import rows
from bench.measure import Case, Target, microseconds, per_second, run
from bench.report import as_page, number, ratio


def case(name: str, *values: float) -> Case:
    return Case(name, "decisions/s", lambda _: 0.0, values=list(values))


def test_a_row_is_the_median_of_its_repeats():
    assert case("ours", 10, 30, 20).value == 20
    assert case("ours", 10, 30, 20).spread == 1.0


def test_a_ratio_is_taken_within_each_turn():
    # Both slowed down tenfold in the second turn: the ratio stays what it is.
    cases = {"ours": case("ours", 100, 10, 100), "theirs": case("theirs", 10, 1, 10)}
    assert Target("ours / theirs", "ours", "theirs", at_least=10).reached(cases) == 10


def test_a_target_without_its_rows_is_not_judged():
    assert Target("ours / theirs", "ours", "theirs", at_least=10).reached({"ours": case("ours", 1)}) is None


@pytest.mark.parametrize(
    ("target", "reached", "met"),
    [
        (Target("", "", at_least=10), 10.0, True),
        (Target("", "", at_least=10), 9.9, False),
        (Target("", "", at_most=1 / 30), 0.03, True),
        (Target("", "", at_most=1 / 30), 0.04, False),
    ],
)
def test_a_target_is_met_or_missed(target: Target, reached: float, met: bool):
    assert target.is_met(reached) is met


def test_cases_take_turns_and_what_does_not_vary_is_measured_once():
    order: list[str] = []

    def sampled(name: str, once: bool = False) -> Case:
        return Case(name, "s", lambda _: float(order.append(name) or 1), once=once)

    run([sampled("a"), sampled("b", once=True)], repeats=2, seconds=0, tell=lambda turn, name: None)
    assert order == ["a", "b", "a"]


def test_speed_is_counted_in_cpu_seconds():
    assert per_second(lambda: 5, 0.001) > 1000
    assert 0 < microseconds(lambda: None, 0.001) < 1000


def test_numbers_are_readable():
    assert (number(1234567), number(12.345), ratio(0.02), ratio(12.3)) == (
        "1,234,567",
        "12.3",
        "1/50",
        "12.3",
    )


def test_every_target_names_rows_there_are():
    cases, targets = rows.find()
    names = {case.name for case in cases}
    assert len(names) == len(cases)
    for target in targets:
        assert target.row in names


def test_the_page_says_what_was_met_and_what_was_missed():
    target = Target("ours / theirs", "ours", "theirs", at_least=10)
    page = as_page([case("ours", 90)], [(target, 9.0)])
    assert "| ours / theirs | at least 10 | 9 | **missed** |" in page
    assert "| ours | 90 | decisions/s | 0% |" in page
