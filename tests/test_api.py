"""The public API: what `katzentisch` exports is documented, and the documented example runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import katzentisch

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "api.md").read_text(encoding="utf-8")
NAMES = re.findall(r"^\| (`.+?`(?:, `.+?`)*) \|", PAGE, re.M)


def test_every_exported_name_exists():
    assert {name for name in katzentisch.__all__ if not hasattr(katzentisch, name)} == set()


def test_the_page_lists_exactly_the_exported_names():
    listed = [name for cell in NAMES for name in re.findall(r"`(\w+)`", cell)]
    assert sorted(listed) == sorted(katzentisch.__all__)


def test_the_examples_of_the_page_run(capsys: pytest.CaptureFixture[str]):
    names: dict[str, object] = {"__name__": "page"}
    for number, block in enumerate(re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)):
        exec(compile(block, f"api.md, block {number}", "exec"), names)
    assert capsys.readouterr().out


def test_a_list_of_players_is_asked_for_and_a_game_by_its_name():
    with pytest.raises(katzentisch.BadOption, match=r"such as \['murr', 'greedy'\], not 'murr'"):
        katzentisch.play_match("felinia", "murr")
    with pytest.raises(katzentisch.BadOption, match="by its name, such as 'felinia', not by None"):
        katzentisch.open(None)  # type: ignore[arg-type]


def test_a_sight_is_of_a_seat_there_is_and_says_so():
    table = katzentisch.open("felinia", seats=2).deal(7)
    assert repr(katzentisch.Sight(table, 1)) == f"<Sight of seat 1 of {table!r}>"
    with pytest.raises(katzentisch.NoSuchSeat, match="there is no seat 2"):
        katzentisch.Sight(table, 2)
    assert repr(katzentisch.games.box("felinia")) == "<Box of felinia: basic, advanced>"


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        katzentisch.nonsense  # noqa: B018


def test_importing_the_package_imports_neither_games_nor_bots():
    code = "import sys, katzentisch; print([m for m in sys.modules if m.startswith('katzentisch.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['katzentisch._pure']"
