"""Every requirement has its rule and its tests, and the pages that say so are true."""

import ast
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


def test_marks_are_found_on_functions_classes_and_parameters(tmp_path: Path):
    path = tmp_path / "test_x.py"
    path.write_text(MODULE, encoding="utf-8")
    marks = {(one_id, symbol.name) for one_id, symbol in fidelity.test_symbols(path)}
    assert marks == {
        ("X001", "test_two_at_once"),
        ("X002", "test_two_at_once"),
        ("X003", "test_by_another_name"),
        ("X004", "test_by_another_name"),
        ("X005", "test_inside"),
    }


def test_a_mark_for_the_whole_module_counts_for_each_test(tmp_path: Path):
    path = tmp_path / "test_x.py"
    path.write_text('pytestmark = pytest.mark.rule("X009")\ndef test_one(): ...\n', encoding="utf-8")
    assert [(one_id, symbol.name) for one_id, symbol in fidelity.test_symbols(path)] == [("X009", "test_one")]


RULES = """
# X001
PRICE = 3

# X002, X003
@final
def legal(table): ...

class Market:
    # X004
    def pay(self):
        # X005
        return PRICE  # X006

# X0011 is another
"""


def test_rules_are_named_by_the_function_or_constant_below_the_comment(tmp_path: Path):
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_x.py").write_text("# X001\n", encoding="utf-8")
    (tmp_path / "rules.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "material").mkdir()
    (tmp_path / "material" / "goods.toml").write_text("[good.wine]\nprice = 3 # X007\n", encoding="utf-8")
    ids = {f"X00{number}" for number in range(1, 8)}
    assert [(one_id, symbol.name) for one_id, symbol in fidelity.rule_symbols(tmp_path, ids)] == [
        ("X001", "PRICE"),
        ("X002", "legal"),
        ("X003", "legal"),
        ("X004", "Market.pay"),
        ("X005", "Market.pay"),
        ("X006", "Market.pay"),
        ("X007", "good.wine"),
    ]


def test_a_link_names_the_file_within_the_game_and_the_function():
    game = fidelity.GAMES / "felinia"
    symbol = fidelity.Symbol(game / "rules" / "bidding.py", "play")
    target = "../../src/katzentisch/games/felinia/rules/bidding.py"
    assert symbol.link(game) == f"[rules/bidding.py]({target}) · `play`"


def test_what_is_untested_unknown_or_crowded_is_complained_about():
    symbol = fidelity.Symbol(fidelity.ROOT / "tests" / "test_x.py", "test_it")
    requirement = fidelity.Requirement("X001", "it", "1")
    traced = fidelity.Fidelity(Path("x"), [requirement], [("X999", symbol)], ["rules.py:3 names 7 ids"])
    assert fidelity.complaints(traced) == [
        "x: 1 ids without a test: X001",
        "tests/test_x.py: test_it: X999 is not in requirements.csv",
        "x: rules.py:3 names 7 ids, at most 4 are allowed",
    ]
    assert "| X001 | it | 1 | – | **none** | – | – |" in traced.page()


def test_a_bug_that_the_tests_of_its_id_miss_is_a_complaint_and_a_page_keeps_the_answers():
    proofs = [
        fidelity.Proof("rules/x.py: `a | b` → `a`", True),
        fidelity.Proof("rules/x.py: `c` → `d`", False),
    ]
    symbol = fidelity.Symbol(fidelity.ROOT / "tests" / "test_x.py", "test_it")
    requirement = fidelity.Requirement("X001", "it", "1", [symbol], [symbol], proofs)
    traced = fidelity.Fidelity(Path("x"), [requirement], has_breaks=True)
    assert fidelity.complaints(traced) == ["x: bugs survive the tests of their own ids: X001"]
    page = traced.page()
    assert page.endswith("| rules/x.py: `a \\| b` → `a`<br>rules/x.py: `c` → `d` | yes<br>**no** |\n")
    assert "0 have bugs that their own tests catch" in page
    requirement.proofs = [fidelity.Proof(proof.bug) for proof in proofs]
    fidelity.read_proofs(traced, page)
    assert requirement.proofs == proofs


def test_without_written_bugs_the_page_says_that_nothing_is_proven():
    traced = fidelity.Fidelity(Path("x"), [fidelity.Requirement("X001", "it", "1")])
    assert "No bugs are written for this game yet" in traced.page()


def test_marks_read_alike_by_name_and_by_attribute():
    assert fidelity.marked(ast.parse("pytest.mark.rule('X001')", mode="eval").body) == ["X001"]
    assert fidelity.marked(ast.parse("pytest.mark.slow('X001')", mode="eval").body) == []


@pytest.mark.parametrize("game", traced())
def test_the_page_of_each_game_is_up_to_date(game: Path):
    page = fidelity.DOCS / f"{game.name}.md"
    assert page.exists(), "run `make fidelity`"
    text = page.read_text(encoding="utf-8")
    traced = fidelity.trace(game)
    fidelity.read_proofs(traced, text)
    assert text == traced.page(), "run `make fidelity`"
    assert traced.unproven == []
    assert all(proof.is_caught for requirement in traced.requirements for proof in requirement.proofs), (
        "run `make fidelity`"
    )


@pytest.mark.parametrize("game", traced())
def test_every_requirement_of_each_game_has_a_test(game: Path):
    assert fidelity.complaints(fidelity.trace(game)) == []
