"""Measured results say when, from which commit and by which command."""

from pathlib import Path

import pytest

from tools import coverage_report, results


def test_a_page_of_results_begins_with_date_commit_and_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(results, "FOLDER", tmp_path)
    text = results.write("speed", "Speed", "make bench", "| a |", "A note.").read_text(encoding="utf-8")
    assert results.HEADER.match(text)
    assert text.endswith("\n\nA note.\n\n| a |\n")


@pytest.mark.parametrize("page", sorted(results.FOLDER.glob("*.md")), ids=lambda page: page.stem)
def test_every_page_of_results_has_that_header(page: Path):
    if page.stem != "README":
        assert results.HEADER.match(page.read_text(encoding="utf-8")), (
            f"{page.name} must be written by tools/results.py"
        )


def summary(branches: int, reached: int) -> dict[str, object]:
    return {
        "summary": {
            "num_statements": 10,
            "covered_lines": 10,
            "num_branches": branches,
            "covered_branches": reached,
        }
    }


def test_core_and_rules_must_reach_95_percent_of_their_branches():
    data = {
        "files": {
            "src/katzentisch/core/bits.py": summary(20, 19),
            "src/katzentisch/games/felinia/rules/bidding.py": summary(20, 18),
            "src/katzentisch/games/felinia/strategy/prior.py": summary(20, 0),
        }
    }
    groups = coverage_report.grouped(data)
    assert coverage_report.too_low(groups) == ["games/felinia/rules: 90.0 % of branches, 95 % are asked for"]
    assert "| core | 10 | 100.0 % | 20 | 95.0 % |" in coverage_report.body(groups)
