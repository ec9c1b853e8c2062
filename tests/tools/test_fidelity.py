"""Every requirement has its rule and its tests, and the pages that say so are true."""

import ast
import re
from pathlib import Path

import pytest

from tools import fidelity

MODULE = """
import pytest
rule = pytest.mark.rule

@pytest.mark.rule("X001", "X002")
def test_two_at_once(): ...

@rule("X003")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("X004")), 2])
def test_by_another_name(n): ...

@pytest.mark.rule("X005")
class TestTogether:
    def test_inside(self): ...

def helper(): ...
def test_unmarked(): ...
"""


def traced() -> list[object]:
    """Return all games."""
    return [pytest.param(game, id=game.name) for game in fidelity.games()]


def without_line_numbers(text: str) -> str:
    return re.sub(r"#L\d+|(?<=\.py):\d+|(?<=\.toml):\d+", "", text)


def test_marks_are_found_on_functions_classes_and_parameters(tmp_path: Path):
    path = tmp_path / "test_x.py"
    path.write_text(MODULE, encoding="utf-8")
    found = {(one, place.name) for one, place in fidelity.test_places(path)}
    assert found == {
        ("X001", "test_two_at_once"),
        ("X002", "test_two_at_once"),
        ("X003", "test_by_another_name"),
        ("X004", "test_by_another_name"),
        ("X005", "test_inside"),
    }


def test_a_mark_for_the_whole_module_counts_for_each_test(tmp_path: Path):
    path = tmp_path / "test_x.py"
    path.write_text('pytestmark = pytest.mark.rule("X009")\ndef test_one(): ...\n', encoding="utf-8")
    assert [(one, place.line) for one, place in fidelity.test_places(path)] == [("X009", 2)]


def test_rules_are_found_where_a_comment_names_them(tmp_path: Path):
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_x.py").write_text("# X001\n", encoding="utf-8")
    (tmp_path / "rules.py").write_text(
        "one = 1\ntwo = 2  # X001, X002\n# X0011 is another\n", encoding="utf-8"
    )
    found = [(one, place.line) for one, place in fidelity.rule_places(tmp_path, {"X001", "X002"})]
    assert found == [("X001", 2), ("X002", 2)]


def test_what_is_untested_or_unknown_is_complained_about():
    place = fidelity.Place(fidelity.ROOT / "tests" / "test_x.py", 3, "test_it")
    found = fidelity.Fidelity("x", [fidelity.Requirement("X001", "it", "1")], [("X999", place)])
    assert fidelity.complaints(found) == [
        "x: 1 ids without a test: X001",
        "tests/test_x.py:3: X999 is not in requirements.csv",
    ]
    assert "| X001 | it | 1 | – | **none** |" in found.page()


def test_marks_read_alike_by_name_and_by_attribute():
    assert fidelity.marked(ast.parse("pytest.mark.rule('X001')", mode="eval").body) == ["X001"]
    assert fidelity.marked(ast.parse("pytest.mark.slow('X001')", mode="eval").body) == []


@pytest.mark.parametrize("game", traced())
def test_the_page_of_each_game_is_up_to_date(game: Path):
    page = fidelity.DOCS / f"{game.name}.md"
    assert page.exists(), "run `make fidelity`"
    # Lines move with every edit; `make fidelity` writes them anew, and only they may be behind.
    written = without_line_numbers(page.read_text(encoding="utf-8"))
    assert written == without_line_numbers(fidelity.trace(game).page()), "run `make fidelity`"


@pytest.mark.parametrize("game", traced())
def test_every_requirement_of_each_game_has_a_test(game: Path):
    assert fidelity.complaints(fidelity.trace(game)) == []
