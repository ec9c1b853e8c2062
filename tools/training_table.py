"""Write docs/results/training.md from the weights files: how well each evaluation predicts, and how fast a search is.

`katzentisch train` writes the figures into `bots/weights/<game>.toml`; `make docs` runs this.
"""

import sys
import tomllib
from pathlib import Path

from tools import results

WEIGHTS = results.ROOT / "src" / "katzentisch" / "bots" / "weights"
NOTE = (
    "Mean cross-entropy (nats) on held-out games, beside that of a uniform prediction, and the iterations per second of one core by which "
    "nominal seconds are counted; *far* is the search of levels with time. What it means: [docs/bots.md](../bots.md)."
)


def rows(path: Path) -> list[str]:
    """Return the rows of one game's weights."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    table = []
    for variant, by_seats in data.get("variant", {}).items():
        for seats, part in by_seats.items():
            record = part["record"]
            table.append(
                f"| {path.stem} | {variant} | {seats} | {record['positions']:,} | {record['loss']:.3f} "
                f"| {record['loss_knowing_nothing']:.3f} | {record['rate']:,} | {record.get('far_rate', 0):,} |"
            )
    return table


def body() -> str:
    """Return the table of all games."""
    head = [
        "| game | variant | seats | positions | cross-entropy | uniform | iterations/s | far, iterations/s |",
        "|---|---|--:|--:|--:|--:|--:|--:|",
    ]
    return "\n".join(head + [row for path in sorted(WEIGHTS.glob("*.toml")) for row in rows(path)])


def main() -> int:
    """Write the page, unless nothing but its header would change."""
    page = results.FOLDER / "training.md"
    if not page.exists() or not page.read_text(encoding="utf-8").endswith(f"\n{body()}\n"):
        results.write("training", "Training of the evaluations", "make docs", body(), NOTE, "Written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
