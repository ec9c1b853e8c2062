"""The lint against shifted constants in compiled code."""

import ast
from pathlib import Path

import pytest

from tools import lint_shifts

GAMES = Path(lint_shifts.build_fast.SOURCE) / "katzentisch" / "games"


def lines(source: str) -> list[int]:
    return [node.lineno for node in lint_shifts.shifted_constants(ast.parse(source))]


@pytest.mark.parametrize(
    "shift",
    [
        "1 << n",
        "~(1 << table.seat)",
        "3 << (n + 1)",
        "i64(1) << n",
        "one << n",
        "(2 if n else 1 << n)",
    ],
)
def test_a_shifted_constant_is_refused(shift: str) -> None:
    assert lines(f"def f(n: i64) -> i64:\n    one: i64 = 1\n    return {shift}\n") == [3]


@pytest.mark.parametrize("shift", ["1 << 5", "n << 2", "n << n", "grown << n", "chosen << n", "n >> 1"])
def test_other_shifts_are_allowed(shift: str) -> None:
    source = (
        f"def f(n: i64) -> i64:\n    grown: i64 = 1\n    grown += 1\n    chosen = n\n    return {shift}\n"
    )
    assert lines(source) == []


def test_a_name_of_another_function_is_not_a_constant_here() -> None:
    assert lines("def f():\n    bit = 1\n\ndef g(bit, n):\n    return bit << n\n") == []


def test_a_shift_at_the_top_of_a_module_and_in_a_method_is_seen() -> None:
    assert lines("X = 1 << N\nclass A:\n    def f(self, n):\n        return 1 << n\n") == [1, 4]


def test_complaints_name_file_line_and_remedy_and_fail(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rules.py"
    path.write_text("def f(n):\n    return 1 << n\n\ndef g(n):\n    return 1 << n  # lint: python int\n")
    assert lint_shifts.main([str(path)]) == 1
    shown = capsys.readouterr().out.splitlines()
    assert len(shown) == 1 and shown[0].startswith(f"{path}:2: ") and "use bits.single(n)" in shown[0]


def test_felinia_and_core_shift_no_constants() -> None:
    paths = [path for path in lint_shifts.compiled_files() if path.parts[-2] != "desk"]
    own = [path for path in paths if GAMES / "felinia" in path.parents or path.parent.name == "core"]
    assert own and [complaint for path in own for complaint in lint_shifts.problems(path)] == []
