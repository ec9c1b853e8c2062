"""`make bench`: measure everything, print rows, ratios and targets."""

import argparse
import json
import sys

from rich.console import Console

from bench import rows
from bench.measure import Case, Target, run
from bench.report import as_data, as_page, show
from tools import results


def main() -> int:
    """Measure and print; the exit code does not depend on the targets: a busy machine is no mistake."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--repeats", type=int, default=5, help="turns of all rows (default: 5)")
    parser.add_argument(
        "--seconds", type=float, default=0.3, help="CPU seconds per row and turn (default: 0.3)"
    )
    parser.add_argument(
        "--only", metavar="TEXT", default="", help="only rows whose name or group contains this"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--page", action="store_true", help="also write docs/results/speed.md")
    parser.add_argument("--list", action="store_true", help="list the rows and leave")
    args = parser.parse_args()
    cases, targets = rows.find()
    wanted = [case for case in cases if chosen(case, args.only, targets)]
    if args.list:
        for case in wanted:
            print(f"{case.group}: {case.name} ({case.unit})")
        return 0
    with Console(stderr=True).status("") as status:
        run(
            wanted,
            args.repeats,
            args.seconds,
            lambda turn, name: status.update(f"{turn + 1}/{args.repeats} {name}"),
        )
    by_name = {case.name: case for case in wanted}
    judged = [(target, target.reached(by_name)) for target in targets]
    reached = [(target, value) for target, value in judged if value is not None]
    if args.page:
        results.write("speed", "Speed", "make bench BENCH=--page", as_page(wanted, reached))
    if args.json:
        print(json.dumps(as_data(wanted, reached), ensure_ascii=False, indent=1))
    else:
        show(wanted, reached)
    return 0


def chosen(case: Case, text: str, targets: list[Target]) -> bool:
    """Whether a row is wanted: by name or group, or because a wanted row is compared with it."""
    if text in case.name or text in case.group:
        return True
    return any(target.against == case.name and text in target.row for target in targets)


if __name__ == "__main__":
    sys.exit(main())
