"""Turned seats: a test that names seats runs on other seats too."""

from pathlib import Path

import pytest

import katzentisch

pytest_plugins = ["pytester"]

POSITIONS = """
from katzentisch.core.tests import turned
SEATS = ("ANA", "BEN", "CLEO", "DAN")
ANA, BEN, CLEO, DAN = range(4)

def table(seats, first=None):
    first = turned.first_seat(seats, first)
    turned.sit(seats)
    return first
"""
TESTS = r"""
import pytest

import katzentisch

pytest_plugins = ["pytester"]
from . import positions
from .positions import ANA, BEN, CLEO, DAN, table

def test_two_and_four():
    first = table(2)
    print("\ntwo", first, ANA, BEN)
    first = table(4)
    print("\nfour", first, ANA, BEN, CLEO, DAN, positions.DAN)

def test_named_first():
    print("\nnamed", table(3, CLEO), CLEO)

@pytest.mark.real_seats("counts by number")
def test_real():
    print("\nreal", table(4, BEN), ANA)
"""


def test_names_of_seats_turn_with_the_size_of_the_table(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("PYTHONPATH", str(Path(katzentisch.__file__).parent.parent))
    folder: Path = pytester.mkpydir("turning")
    (folder / "positions.py").write_text(POSITIONS, encoding="utf-8")
    (folder / "test_turning.py").write_text(TESTS, encoding="utf-8")
    (folder / "conftest.py").write_text(
        "from katzentisch.core.tests.turned import pytest_generate_tests, seats_turned\n"
        "def pytest_configure(config): config.addinivalue_line('markers', 'real_seats(why): x')\n",
        encoding="utf-8",
    )
    ran = pytester.runpytest_subprocess("-s", "-p", "no:cacheprovider", str(folder))
    ran.assert_outcomes(passed=7)
    lines = [line.lstrip(".") for line in ran.outlines]
    told = [line for line in lines if line.partition(" ")[0] in ("two", "four", "named", "real")]
    assert sorted(told) == sorted(
        [
            *("two 0 0 1", "four 0 0 1 2 3 3", "named 2 2"),
            *("two 1 1 0", "four 1 1 2 3 0 0", "named 0 0"),
            *("two 0 0 1", "four 2 2 3 0 1 1", "named 1 1"),
            "real 1 0",
        ]
    )
