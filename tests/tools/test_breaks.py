"""The tool that breaks rules, on a game of three lines."""

import math
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tools import results
from tools.breaks import operators, report, running, written
from tools.breaks.bugs import CAUGHT, CRASHES, EQUIVALENT, GAMES, SURVIVED, BadInput, Game, Verdict
from tools.breaks.reach import Reach

ROOT = Path(__file__).resolve().parent.parent.parent

RULES = '''"""Pouring."""

import tomllib
from pathlib import Path

PRICE = 2
CUPS = tomllib.loads((Path(__file__).parent.parent / "material" / "cups.toml").read_text(encoding="utf-8"))


def pour(cup: int) -> int:
    """Pour until the cup is full."""
    while cup < CUPS["size"]:
        cup += 1
    return cup


def pays(coins: int) -> bool:
    """Whether the coins suffice."""
    return coins >= PRICE
'''
TESTS = """
import pytest
from @NAME@.rules.pouring import pays, pour

@pytest.mark.rule("X001")
def test_a_cup_is_filled():
    assert pour(0) == 3

@pytest.mark.rule("X002")
def test_two_coins_suffice():
    assert pays(2)
"""
BREAKS = """
[[break]]
id = "X001"
file = "material/cups.toml"
old = "size = 3"
new = "size = 4"

[[break]]
id = "X002"
file = "rules/pouring.py"
old = "coins >= PRICE"
new = "coins > PRICE"
"""


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """A game of three lines; each test has its own, so that no cached measurement is used."""
    folder = tmp_path / f"pouring_{abs(hash(str(tmp_path)))}"
    for name in ("rules", "tests", "material"):
        (folder / name).mkdir(parents=True)
        (folder / name / "__init__.py").touch()
    (folder / "__init__.py").touch()
    (folder / "rules" / "pouring.py").write_text(RULES, encoding="utf-8")
    (folder / "material" / "cups.toml").write_text("size = 3\n", encoding="utf-8")
    (folder / "tests" / "test_pouring.py").write_text(TESTS.replace("@NAME@", folder.name), encoding="utf-8")
    (folder / "requirements.csv").write_text(
        "id,requirement,see\nX001,Fill,1\nX002,Pay,2\n", encoding="utf-8"
    )
    (folder / "tests" / "breaks.toml").write_text(BREAKS, encoding="utf-8")
    return Game(folder)


def broken(game: Game, *arguments: str) -> tuple[int, str]:
    """Run the tool; return its exit code and what it prints."""
    environment = {**os.environ, "PYTHONPATH": f"{game.folder.parent}:{ROOT / 'src'}:{ROOT}"}
    done = subprocess.run(
        [sys.executable, "-m", "tools.breaks", str(game.folder), *arguments, "--jobs", "1"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    for path in (ROOT / "build" / "breaks").glob(f"{game.name}-*.json"):
        path.unlink()
    return done.returncode, done.stdout + done.stderr


def test_bugs_in_code_and_in_material_are_caught_by_the_tests_of_their_requirement(game):
    code, text = broken(game, "--written")
    assert "2 bugs written for 2 requirements, 2 caught by their own tests." in text
    assert code == 0


def test_a_bug_that_only_other_tests_notice_survives(game):
    swapped = BREAKS.replace("X001", "X003").replace("X002", "X001").replace("X003", "X002")
    game.listed("breaks").write_text(swapped, encoding="utf-8")
    code, text = broken(game, "--written")
    assert (
        f"SURVIVED: X001 {game.name}/rules/pouring.py:19: return coins >= PRICE  →  return coins > PRICE"
        in text
    )
    assert code == 1


def test_a_written_bug_that_cannot_be_imported_proves_nothing(game):
    bug = BREAKS.replace('old = "coins >= PRICE"', 'old = "PRICE = 2"').replace(
        'new = "coins > PRICE"', 'new = "PRICE = 2 / 0"'
    )
    game.listed("breaks").write_text(bug, encoding="utf-8")
    code, text = broken(game, "--ids", "X002")
    assert "crashes on import: X002" in text
    assert code == 1


INVENTED = """
[[invented]]
file = "rules/pouring.py"
old = "cup += 1"
new = "cup += 2"

[[invented]]
file = "rules/pouring.py"
old = "PRICE = 2"
new = "PRICE = 1"
"""


def test_an_invented_bug_that_no_test_notices_survives(game):
    game.listed("invented").write_text(INVENTED, encoding="utf-8")
    code, text = broken(game, "--invented")
    assert f"SURVIVED: {game.name}/rules/pouring.py:6: PRICE = 2  →  PRICE = 1" in text
    assert "2 invented bugs, 1 noticed by the rule tests, 0 change nothing, 1 survive." in text and code == 1


def test_an_invented_bug_that_changes_nothing_is_no_survivor_and_one_that_is_noticed_is_counted(game):
    game.listed("invented").write_text(INVENTED + 'changes_nothing = "x"\n', encoding="utf-8")
    code, text = broken(game, "--invented")
    assert "2 invented bugs, 1 noticed by the rule tests, 1 change nothing, 0 survive." in text and code == 0
    noticed = INVENTED.replace('new = "cup += 2"', 'new = "cup += 2"\nchanges_nothing = "x"')
    game.listed("invented").write_text(noticed, encoding="utf-8")
    assert "1 noticed by the rule tests, 0 change nothing, 1 survive." in broken(game, "--invented")[1]


def test_an_invented_bug_that_does_not_fit_or_stands_twice_is_refused(game):
    game.listed("invented").write_text(INVENTED + INVENTED.replace("PRICE = 2", "PRICES"), encoding="utf-8")
    with pytest.raises(BadInput, match=r"entry 3: it stands there twice\n.*entry 4: .* does not contain"):
        written.read_invented(game)


@pytest.mark.parametrize("name", sorted(path.parent.name for path in GAMES.glob("*/requirements.csv")))
def test_the_bugs_listed_for_a_game_fit_its_code(name):
    # `make test` draws from breaks.toml and from generic bugs; invented.toml is read by `make breaks` alone
    real = Game(GAMES / name)
    assert written.read_breaks(real) and written.read_invented(real)


def test_generic_bugs_are_noticed_hang_or_survive(game):
    code, text = broken(game, "--generic")
    assert "SURVIVED" in text and "return coins >= PRICE  →  return not (coins >= PRICE)" not in text
    assert "PRICE = 2  →  PRICE = 1" in text, "no test says that one coin does not suffice"
    assert "cup += 1  →  pass" not in text, "a loop without end is noticed"
    assert "generic bugs" in text and code == 1


def test_a_run_that_keeps_its_verdicts_goes_on_where_it_was(game):
    first = broken(game, "--generic", "--kept", "--seed", "a")
    assert "tried," in first[1] and first[0] == 1
    again = broken(game, "--generic", "--kept", "--seed", "a")
    assert "tried," not in again[1] and again[1].splitlines()[-1] == first[1].splitlines()[-1]
    tests = game.tests / "test_pouring.py"
    more = "\n\ndef test_one_coin_does_not_suffice():\n    assert not pays(1)\n"
    tests.write_text(tests.read_text(encoding="utf-8") + more, encoding="utf-8")
    assert "PRICE = 2  →  PRICE = 1" not in broken(game, "--generic", "--kept", "--seed", "a")[1]
    code, text = broken(game, "--generic", "--minutes", "1")
    assert code == 2 and "--minutes ends a run that --kept can go on with" in text
    (ROOT / "build" / "breaks" / f"{game.name}-verdicts.jsonl").unlink()


@pytest.mark.parametrize("is_quick", [False, True])
def test_no_bug_is_begun_after_the_time_is_up(game, tmp_path, is_quick):
    """A run with --minutes must end soon after them, whatever a part of the bugs would take."""
    plan = running.Plan(0, operators.generic_bugs(game)[0], ["a test"], is_quick)
    assert running._share_out([plan], Reach(), game, 1, tmp_path, until=0.0) == {}
    with pytest.raises(
        RuntimeError, match="before it was through"
    ):  # with time left a bug must have an outcome
        running._share_out([plan], Reach(), game, 1, tmp_path, until=math.inf)


def test_an_equivalent_bug_is_no_survivor_and_an_entry_that_fits_nothing_is_refused(game):
    entry = '[[equivalent]]\nfile = "rules/pouring.py"\nold = "PRICE = 2"\nnew = "PRICE = {}"\nwhy = "x"\n'
    bugs = operators.generic_bugs(game)
    game.listed("equivalent").write_text(entry.format(1), encoding="utf-8")
    assert [bug.new for bug in written.equivalent(game, bugs)] == ["PRICE = 1"]
    game.listed("equivalent").write_text(entry.format(7), encoding="utf-8")
    with pytest.raises(BadInput, match="entry 1 fits no generic bug any more"):
        written.equivalent(game, bugs)


# What is replaced in BREAKS, by what, and the complaint that follows.
COMPLAINTS = {
    'id = "X002"': {
        'id = "X009"': "X009 is not in requirements.csv",
        'id = "X001"': "no bug for X002",
    },
    '"coins >= PRICE"': {
        '"coins >> PRICE"': "does not contain 'coins >> PRICE'",
        '"cup"': "contains 'cup' 6 times",
        '"cup"\nnth = 10': "nth is 10, but",
    },
    '"coins > PRICE"': {
        '"coins >"': "cannot be read: invalid syntax",
        '"coins >= PRICE"': "old and new are the same",
    },
    '"rules/pouring.py"': {
        '"rules/paying.py"': "there is no file rules/paying.py",
    },
    'new = "coins > PRICE"': {
        'now = "coins > PRICE"': "new is missing or not a text",
    },
    "[[break]]\nid": {
        "[[brake]]\nid": r"\[\[brake\]\] is unknown",
    },
    "[[break]]": {
        "[[break": "breaks.toml cannot be read",
    },
    "\n[[break]]": {
        '\n[[unbreakable]]\nid = "X001"\nwhy = ""\n[[break]]': "why is empty",
        '\n[[unbreakable]]\nid = "X001"\nwhy = "x"\n[[break]]': "X001 .* and has a bug",
    },
}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [(old, new, said) for old, changes in COMPLAINTS.items() for new, said in changes.items()],
)
def test_a_bad_file_is_refused_with_a_clear_sentence(game, old, new, said):
    assert old in BREAKS
    game.listed("breaks").write_text(BREAKS.replace(old, new), encoding="utf-8")
    with pytest.raises(BadInput, match=said):
        written.read_breaks(game)


def test_the_same_bug_twice_is_refused(game):
    game.listed("breaks").write_text(BREAKS + BREAKS[BREAKS.rindex("[[break]]") :], encoding="utf-8")
    with pytest.raises(BadInput, match="more than once"):
        written.read_breaks(game)


def test_bad_input_ends_with_code_2(game):
    game.listed("breaks").write_text(BREAKS.replace("X002", "X009"), encoding="utf-8")
    code, text = broken(game, "--written")
    assert code == 2 and "X009 is not in requirements.csv" in text and "Traceback" not in text
    assert broken(game, "--sample", "0")[0] == 2


TURNED = """
import pytest
from @NAME@.rules.pouring import pays

@pytest.mark.parametrize("seats_turned", [0, 1], ids=[pytest.HIDDEN_PARAM, "turned"])
def test_coins_suffice(seats_turned):
    assert pays(3 - seats_turned)
"""
KEPT = """
from functools import cache
from @NAME@.box.cups import size

opened = cache(size)

def test_a_game_is_opened_first():
    opened()

def test_what_was_opened_is_used_later():
    assert opened() == 3
"""


def test_a_bug_that_only_turned_seats_notice_is_caught(game):
    text = TURNED.replace("@NAME@", game.name)
    (game.tests / "test_pouring.py").write_text(text, encoding="utf-8")
    assert "coins >= PRICE  →  return coins > PRICE" not in broken(game, "--generic")[1]


def test_a_bug_in_what_an_earlier_test_has_opened_is_caught_by_a_later_one(game):
    (game.folder / "box").mkdir()
    (game.folder / "box" / "cups.py").write_text("def size() -> int:\n    return 3\n", encoding="utf-8")
    (game.tests / "test_a_cup.py").write_text(KEPT.replace("@NAME@", game.name), encoding="utf-8")
    assert "return 3  →  return 4" not in broken(game, "--generic")[1]


def test_failing_tests_are_refused_before_anything_is_broken(game):
    path = game.tests / "test_pouring.py"
    path.write_text(path.read_text(encoding="utf-8").replace("== 3", "== 5"), encoding="utf-8")
    code, text = broken(game, "--written")
    assert code == 2 and "tests fail without any bug" in text and "test_a_cup_is_filled" in text


def slips(game: Game, source: str) -> list[str]:
    """Return what generic bugs make of the last line of a file."""
    (game.folder / "rules" / "slip.py").write_text(source, encoding="utf-8")
    last = source.count("\n")
    return [bug.new for bug in operators.file_bugs(game, "rules/slip.py") if bug.line == last]


@pytest.mark.parametrize(
    ("line", "bugs"),
    [
        ("if a < b: return", {"if a <= b: return", "if a >= b: return", "if a < b: pass"}),
        ("x = a and not b", {"x = a or not b", "x = (not (a)) and not b", "x = a and (b)"}),
        ("table.coins -= 1", {"table.coins += 1", "table.coins -= 2", "table.coins -= 0", "pass"}),
        ("return table.of(seat)", {"return table.of(0)", "return not (table.of(seat))"}),
        (
            "for _ in range(a): b()",
            {"for _ in range((a) - 1): b()", "for _ in range(1, a): b()", "for _ in range(a): pass"},
        ),
        (
            "x = (seat + 1) % n",
            {
                "x = seat",
                "x = (seat + 1) // n",
                "x = (seat - 1) % n",
                "x = (seat + 2) % n",
                "x = (seat + 0) % n",
                "x = (0 + 1) % n",
            },
        ),
        ("if table.listening: table.tell('x', 1)", set()),
        ("assert a < b, 'no'", set()),
        ("raise ValueError(1)", set()),
        ("x: int = -1", set()),
    ],
)
def test_slips_of_one_line(game, line, bugs):
    source = f"def f(table, seat: int, a, b, n) -> bool:\n    {line}\n"
    assert set(slips(game, source)) == bugs


def test_numbers_that_are_only_names_are_left_alone(game):
    assert slips(game, "A: Final = 0\nB: Final = 1\n") == []
    assert slips(game, "A: Final = 0\n\nMOST: Final = 6\n") == ["MOST: Final = 5", "MOST: Final = 7"]


def test_minus_instead_of_plus_a_name_for_zero_is_no_bug(game):
    (game.folder / "rules" / "slip.py").write_text(
        "A: Final = 0\nB: Final = 1\n\nx = y[z + A] + B\n", encoding="utf-8"
    )
    bugs = {bug.new for bug in operators.generic_bugs(game) if bug.file == "rules/slip.py"}
    assert bugs == {"x = y[z + A] - B"}


def test_a_sample_may_miss_a_few_more_than_a_whole_run(game):
    bugs = operators.generic_bugs(game)
    dead, alive = Verdict(bugs[0], CAUGHT), Verdict(bugs[0], SURVIVED)
    findings = report.Findings(game, generic=[dead] * 56 + [alive] * 4)
    assert findings.is_weak
    findings.is_sample = True
    assert not findings.is_weak
    assert findings.told_share == "93.3% (84.1% to 97.4%)"
    findings.generic += [Verdict(bugs[0], EQUIVALENT)] * 10 + [alive] * 9
    assert findings.is_weak and findings.equivalent == 10 and len(findings.survivors) == 13
    findings.generic = [dead] * 23 + [alive] * 7
    assert not findings.is_weak
    findings.generic = [dead] * 22 + [alive] * 8
    assert findings.is_weak
    assert Verdict(bugs[0], CRASHES).is_killed


def test_a_page_of_generic_bugs_claims_nothing_about_written_ones(game, tmp_path, monkeypatch):
    monkeypatch.setattr(results, "FOLDER", tmp_path)
    bugs = operators.generic_bugs(game)
    findings = report.Findings(game, has_breaks=True, requirements=2, all_generic=20, is_sample=True)
    findings.generic = [Verdict(bugs[0], CAUGHT)] * 9 + [Verdict(bugs[1], SURVIVED)]
    text = report.write_page([findings], "python -m tools.breaks --page --generic").read_text(
        encoding="utf-8"
    )
    assert f"| {game.name} | 2 | – | – | 0 | 20 | 10 | 9 | 0 | 1 | 90.0% (59.6% to 98.2%) |" in text
    findings.written = [Verdict(replace(bugs[0], id="X001"), CAUGHT)]
    text = report.write_page([findings], "make breaks").read_text(encoding="utf-8")
    assert f"| {game.name} | 2 | 1 | 1 | 0 | 20 |" in text
