"""Turn `coverage json` into docs/results/coverage.md: the work behind `make coverage`.

    python -m tools.coverage_report build/coverage.json

A row for each package, and for each room of a game. Exits with 1 if the branches of core, or of the rules of a game,
are covered by less than 95 %.
"""

import json
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools import results

PACKAGE = "src/katzentisch/"
_LEAST = 95.0  # percent of the branches of core and of the games' rules


@dataclass
class Covered:
    """Lines and branches of some files, and how many of them the tests reached."""

    lines: int = 0
    lines_reached: int = 0
    branches: int = 0
    branches_reached: int = 0

    def add(self, summary: dict[str, Any]) -> None:
        """Count one file."""
        self.lines += summary["num_statements"]
        self.lines_reached += summary["covered_lines"]
        self.branches += summary["num_branches"]
        self.branches_reached += summary["covered_branches"]

    def line_percent(self) -> float:
        """Return the share of lines reached."""
        return percent(self.lines_reached, self.lines)

    def branch_percent(self) -> float:
        """Return the share of branches reached."""
        return percent(self.branches_reached, self.branches)


def percent(part: int, whole: int) -> float:
    """Return a share in percent; all of nothing is 100.

    >>> percent(19, 20), percent(0, 0)
    (95.0, 100.0)
    """
    return 100.0 * part / whole if whole else 100.0


def group(path: str) -> str:
    """Name the package of a file, and its room within a game.

    >>> group("src/katzentisch/games/felinia/rules/bidding.py"), group("src/katzentisch/core/bits.py")
    ('games/felinia/rules', 'core')
    """
    parts = path.removeprefix(PACKAGE).split("/")
    return "/".join(parts[: min(3, len(parts) - 1)] if parts[0] == "games" else parts[:1])


def grouped(data: dict[str, Any]) -> dict[str, Covered]:
    """Return what was reached, by package or room."""
    groups: dict[str, Covered] = defaultdict(Covered)
    for path, file in data["files"].items():
        groups[group(Path(path).as_posix())].add(file["summary"])
    return dict(sorted(groups.items()))


def too_low(groups: dict[str, Covered]) -> list[str]:
    """Name the groups that must reach 95 % of their branches and do not."""
    return [
        f"{name}: {covered.branch_percent():.1f} % of branches, {_LEAST:.0f} % are asked for"
        for name, covered in groups.items()
        if (name == "core" or name.endswith("/rules")) and covered.branch_percent() < _LEAST
    ]


def body(groups: dict[str, Covered]) -> str:
    """Return the table."""
    lines = ["| package | lines | reached | branches | reached |", "|---|--:|--:|--:|--:|"]
    for name, covered in groups.items():
        lines.append(
            f"| {name} | {covered.lines:,} | {covered.line_percent():.1f} % "
            f"| {covered.branches:,} | {covered.branch_percent():.1f} % |"
        )
    return "\n".join(lines)


def main(path: str) -> int:
    """Write the page; return 1 if core or rules are covered too little."""
    groups = grouped(json.loads(Path(path).read_text(encoding="utf-8")))
    note = (
        "Lines and branches reached by the tests of core, kit, games and play, uncompiled (`KATZENTISCH_PURE=1`), with the seats "
        f"as written. Core and the rules of every game must reach {_LEAST:.0f} % of their branches. Promises, playthroughs and the "
        "tests of bots, command line and server, which reach more of `strategy` and `desk`, are not counted."
    )
    page = results.write("coverage", "Coverage", "make coverage", body(groups), note)
    print(f"{page.relative_to(results.ROOT)} is written.")
    missed = too_low(groups)
    print("\n".join(missed), end="\n" if missed else "")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
