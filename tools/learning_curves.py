"""Draw the curves of the learners of the benchmark: docs/learners/*.csv into an SVG beside each.

    python -m tools.learning_curves

The first columns of a curve are minutes of CPU time and decisions; the others are shares of games won against a rung of the ladder.
"""

import csv
import sys
from pathlib import Path

from katzentisch.lab import plots

LEARNERS = Path(__file__).resolve().parent.parent / "docs" / "learners"


def drawn(path: Path) -> str:
    """Return a curve as SVG."""
    with path.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    rungs = [name for name in rows[0] if name not in ("minutes", "decisions")]
    lines = [plots.Line(rung, [(float(row["minutes"]), float(row[rung])) for row in rows]) for rung in rungs]
    title = f"{path.stem}: games won against each rung while learning"
    return plots.chart(title, lines, "minutes of CPU time", plots.percent, 0.0, 1.0)


def main() -> int:
    """Draw every curve there is."""
    for path in sorted(LEARNERS.glob("*.csv")):
        path.with_suffix(".svg").write_text(drawn(path) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
