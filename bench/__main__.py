"""`make bench`: measure everything, print rows, ratios and targets."""

import argparse
import json
import math
import sys

from rich.console import Console
from rich.table import Table

from bench import rows
from bench.measure import Case, Target, run
from katzentisch._pure import is_compiled


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


def show(cases: list[Case], reached: list[tuple[Target, float]]) -> None:
    console = Console(width=None if sys.stdout.isatty() else 110, highlight=False)
    table = Table(
        title=f"Medians of CPU time, core {'compiled' if is_compiled() else 'UNCOMPILED'}",
        title_justify="left",
    )
    for column in ("row", "value", "unit", "spread"):
        table.add_column(column, justify="left" if column in ("row", "unit") else "right")
    group = ""
    for case in cases:
        if group and case.group != group:
            table.add_section()
        group = case.group
        spread = "" if case.once else f"{case.spread:.0%}"
        table.add_row(case.name, number(case.value), case.unit, spread)
    console.print(table)
    table = Table(title="Ratios within the same run (median over the turns)", title_justify="left")
    for column in ("ratio", "target", "reached", ""):
        table.add_column(column, justify="left" if column in ("ratio", "") else "right")
    for target, value in reached:
        met = "[green]met[/]" if target.is_met(value) else "[bold red]missed[/]"
        table.add_row(target.text, wish(target), ratio(value), met)
    console.print(table)
    met = sum(target.is_met(value) for target, value in reached)
    console.print(f"{met} of {len(reached)} targets met.")


def wish(target: Target) -> str:
    """Return a target as people read it."""
    if target.at_least is not None:
        return f"at least {number(target.at_least)}"
    assert target.at_most is not None
    return f"at most {ratio(target.at_most)}"


def ratio(value: float) -> str:
    """Return a ratio: 12.3, or 1/45."""
    return f"1/{1 / value:.0f}" if 0 < value < 0.2 else number(value)


def number(value: float) -> str:
    """Return a number with about three digits."""
    if math.isnan(value):
        return "?"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def as_data(cases: list[Case], reached: list[tuple[Target, float]]) -> dict[str, object]:
    return {
        "compiled": is_compiled(),
        "rows": [
            {
                "group": case.group,
                "row": case.name,
                "unit": case.unit,
                "value": case.value,
                "values": case.values,
            }
            for case in cases
        ],
        "targets": [
            {
                "text": target.text,
                "row": target.row,
                "against": target.against,
                "at_least": target.at_least,
                "at_most": target.at_most,
                "reached": value,
                "met": target.is_met(value),
            }
            for target, value in reached
        ],
    }


if __name__ == "__main__":
    sys.exit(main())
