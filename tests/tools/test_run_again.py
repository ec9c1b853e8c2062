"""A test that was run again is counted and named, and still fails if it fails twice."""

from pathlib import Path

import pytest

from tools import run_again

FLAKY = """
from pathlib import Path

def test_works_the_second_time():
    marker = Path(__file__).with_name("marker")
    seen = marker.exists()
    marker.touch()
    assert seen

def test_never_works():
    assert Path(__file__).with_name("forgiving").exists()
"""


@pytest.fixture
def flaky(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with two tests that fail, for a project of its own."""
    monkeypatch.setattr(run_again, "ROOT", tmp_path)
    monkeypatch.setattr(run_again, "NOTES", tmp_path / "build" / "run-again.txt")
    monkeypatch.setattr(run_again, "FAILED", tmp_path / ".pytest_cache" / "v" / "cache" / "lastfailed")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    (tmp_path / "test_flaky.py").write_text(FLAKY, encoding="utf-8")
    return tmp_path


def test_a_test_that_works_the_second_time_is_reported(flaky: Path):
    (flaky / "forgiving").touch()
    assert run_again.run(["-q", "test_flaky.py"]) == 0
    assert run_again.noted() == ["test_flaky.py::test_works_the_second_time"]


def test_a_test_that_fails_twice_fails_the_run(flaky: Path):
    assert run_again.run(["-q", "test_flaky.py"]) == 1
    assert len(run_again.noted()) == 2


def test_nothing_is_reported_where_nothing_failed(flaky: Path):
    for name in ("marker", "forgiving"):
        (flaky / name).touch()
    assert run_again.run(["-q", "test_flaky.py"]) == 0
    assert run_again.noted() == []


def test_the_report_counts_and_names():
    assert run_again.report(["a::b"]) == "WARNING: 1 browser test had to be run again:\n  a::b"
    assert run_again.report(["a::b", "c::d"]).startswith("WARNING: 2 browser tests had to be run again:")


def test_the_second_try_runs_alone():
    assert run_again.without_parallel(["-n", "2", "-m", "not slow", "tests/web"]) == [
        "-m",
        "not slow",
        "tests/web",
    ]
