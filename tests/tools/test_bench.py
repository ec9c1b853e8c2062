"""The bench measures what it says: medians, ratios within a turn, targets."""

import pytest

from bench import compare, rows, site
from bench.measure import Case, Target, microseconds, per_second, run
from bench.report import as_page, number, ratio
from bench.rows.games import inside, stepwise
from katzentisch.kit.floor import LENGTH, FloorGame


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
    share, part = Target("a / b", "a", "b", at_least=0.25), Target("c / d", "c", "d", at_most=1 / 30)
    page = as_page([], [(share, 0.183), (part, 1 / 45)])
    assert "| a / b | at least 0.25 | 0.183 | **missed** |" in page
    assert "| c / d | at most 1/30 | 1/45 | met |" in page


class FakeCheckout:
    """Measures nothing: notes who was asked, and answers what it was told to."""

    def __init__(self, name: str, asked: list[str], value: float | None, *others: str) -> None:
        self.rows = [
            ["copy", "µs", False],
            ["bytes", "bytes", True],
            *([name, "s", False] for name in others),
        ]
        self._name, self._asked, self._value = name, asked, value

    def measure(self, name: str, seconds: float, seed: int) -> float | None:
        self._asked.append(f"{self._name} {name} {seed}")
        return self._value


def test_two_checkouts_are_measured_in_turn_with_the_same_seeds():
    asked: list[str] = []
    before, after = FakeCheckout("before", asked, 2.0, "gone"), FakeCheckout("after", asked, 3.0)
    measured = compare.compare(before, after, "", turns=2, seconds=0)  # type: ignore[arg-type]
    assert asked == [
        *("before copy 0", "after copy 0", "before bytes 0", "after bytes 0"),
        *("after copy 1", "before copy 1"),
    ]
    assert [(row.name, row.before, row.after) for row in measured] == [
        ("copy", [2.0, 2.0], [3.0, 3.0]),
        ("bytes", [2.0], [3.0]),
    ]


def test_a_row_that_one_checkout_cannot_measure_is_left_out():
    before, after = FakeCheckout("before", [], 1.0), FakeCheckout("after", [], None)
    assert compare.compare(before, after, "", turns=2, seconds=0) == []  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("unit", "change", "median"), [("decisions/s", "+20.0 %", "+10.0 %"), ("µs", "-10.0 %", "-9.1 %")]
)
def test_a_change_is_one_of_time_whatever_the_unit(unit: str, change: str, median: str):
    row = compare.Compared("row", unit, before=[120, 100, 110], after=[90, 100, 100])
    assert f"| {change} | {median} |" in compare.as_page([row], "abc")


def test_the_limit_plays_games_of_a_known_length_without_rules():
    game = FloorGame(4, 8)
    assert stepwise(game) == LENGTH and inside(game) == LENGTH
    table = game.deal(1)
    assert table.legal(table.next_seat()) == list(range(8)) and table.to_act == [table.next_seat()]
    twin = table.copy()
    twin.carry_out(twin.next_seat(), 3)
    assert twin.next_seat() != table.next_seat()
    assert {"limit: verbs", "limit: playout", "limit: copy"} <= {case.name for case in rows.find()[0]}


def test_parts_of_the_page_without_a_server_that_are_not_measured_anew_stay_as_they_are():
    told = {
        part: site.section(part, [site.Row(part, "1", "at most 2", True)]) for part in ("engine", "visits")
    }
    page = "\n\n".join(["# Title", "Measured.", *told.values()]) + "\n"
    assert site.written_sections(page) == told
    assert all(f"| {part} | 1 | at most 2 | met |" in told[part] for part in told)
    assert set(site.written_sections(site.PAGE.read_text(encoding="utf-8"))) <= set(site.PARTS)
