"""What a change costs: the rows of two checkouts, measured in turn on one machine.

    python -m bench.compare ../before [--only TEXT] [--page]

Both must be compiled. Each row is measured in one checkout, then in the other, turn after turn; the best value of each side
counts, because a neighbour on the machine can only slow a row down.
"""

import argparse
import json
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from bench.measure import ROOT
from bench.report import number
from tools import results

WORKER = Path(__file__).with_name("compare_worker.py")


@dataclass
class Compared:
    """A row of both checkouts."""

    name: str
    unit: str
    once: bool = False
    before: list[float] = field(default_factory=list)
    after: list[float] = field(default_factory=list)

    @property
    def is_rate(self) -> bool:
        """Whether more is better."""
        return self.unit.endswith("/s")

    def best(self, values: list[float]) -> float:
        return max(values) if self.is_rate else min(values)

    @property
    def change(self) -> float:
        """How much longer (or larger) the row is after the change: 0.03 is 3 % more time."""
        before, after = self.best(self.before), self.best(self.after)
        return (before / after if self.is_rate else after / before) - 1

    @property
    def usual(self) -> float:
        """The median of the changes within each turn."""
        turns = zip(self.before, self.after, strict=True)
        return median(old / new if self.is_rate else new / old for old, new in turns) - 1


class Checkout:
    """A process that measures the rows of one checkout."""

    def __init__(self, root: Path) -> None:
        command = [sys.executable, str(WORKER), str(root.resolve())]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.rows: list[list] = self._read()

    def measure(self, name: str, seconds: float, seed: int) -> float | None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([name, seconds, seed]) + "\n")
        self._process.stdin.flush()
        return self._read()

    def _read(self):
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("a checkout could not be measured; is it compiled, and is this its Python?")
        return json.loads(line)

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def compare(before: Checkout, after: Checkout, only: str, turns: int, seconds: float) -> list[Compared]:
    """Measure the rows both have, in turns; the checkout that begins changes with every turn."""
    common = {name for name, _, _ in after.rows}
    wanted = [Compared(*row) for row in before.rows if row[0] in common and re.search(only, row[0])]
    for turn in range(turns):
        for row in wanted:
            if turn and row.once:
                continue
            sides = [(before, row.before), (after, row.after)]
            values = [
                (side.measure(row.name, seconds, turn), kept) for side, kept in sides[:: 1 - turn % 2 * 2]
            ]
            if all(value is not None for value, _ in values):
                for value, kept in values:
                    kept.append(value)
    return [row for row in wanted if row.before]


def as_page(rows: list[Compared], before: str) -> str:
    """Return the body of docs/results/speed-compared.md."""
    lines = [
        f"Rows of `make bench` at commit `{before}` and here, measured in turn on one machine: best values of CPU time, and the change of",
        "the time (or size) a row takes, by best values and as the median of the changes within each turn.",
        "",
        "| row | unit | before | after | change | median |",
        "|---|---|--:|--:|--:|--:|",
    ]
    lines += [
        f"| {row.name} | {row.unit} | {number(row.best(row.before))} | {number(row.best(row.after))} "
        f"| {100 * row.change:+.1f} % | {100 * row.usual:+.1f} % |"
        for row in rows
    ]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description="What a change costs.")
    parser.add_argument("before", type=Path, help="a compiled checkout of the older commit")
    parser.add_argument("--only", default="", help="only rows whose name this regular expression finds")
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=0.1, help="CPU seconds per row and turn")
    parser.add_argument("--page", action="store_true", help="also write docs/results/speed-compared.md")
    args = parser.parse_args()
    sides = Checkout(args.before), Checkout(ROOT)
    rows = compare(*sides, args.only, args.turns, args.seconds)
    for side in sides:
        side.close()
    id_of = ["git", "-C", str(args.before), "rev-parse", "--short=10", "HEAD"]
    page = as_page(rows, subprocess.run(id_of, capture_output=True, text=True, check=True).stdout.strip())
    if args.page:
        results.write(
            "speed-compared", "Speed before and after", "python -m bench.compare BEFORE --page", page
        )
    print(page)
    return 0


if __name__ == "__main__":
    sys.exit(main())
