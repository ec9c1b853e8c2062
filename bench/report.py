"""What was measured, for people, for a page and for programs."""

import math
import sys

from rich.console import Console
from rich.table import Table

from bench.measure import Case, Target
from katzentisch._pure import is_compiled

Reached = list[tuple[Target, float]]


def show(cases: list[Case], reached: Reached) -> None:
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
        table.add_row(target.text, wish(target), reading(target, value), met)
    console.print(table)
    met = sum(target.is_met(value) for target, value in reached)
    console.print(f"{met} of {len(reached)} targets met.")


def as_page(cases: list[Case], reached: Reached) -> str:
    """Return the body of docs/results/speed.md."""
    lines = [
        f"One run, core {'compiled' if is_compiled() else 'uncompiled'}, medians of CPU time; ratios are taken within each turn "
        "and hold on a busy machine, figures are for orientation.",
        "How and why: [decision 0041](../decisions/0041-bench.md).",
        "",
        "| ratio | target | reached | |",
        "|---|--:|--:|---|",
    ]
    for target, value in reached:
        met = "met" if target.is_met(value) else "**missed**"
        lines.append(f"| {target.text} | {wish(target)} | {reading(target, value)} | {met} |")
    lines += ["", "| row | value | unit | spread |", "|---|--:|---|--:|"]
    for case in cases:
        spread = "" if case.once else f"{case.spread:.0%}"
        lines.append(f"| {case.name} | {number(case.value)} | {case.unit} | {spread} |")
    return "\n".join(lines) + "\n"


def wish(target: Target) -> str:
    """Return a target as people read it."""
    if target.at_least is not None:
        return f"at least {number(target.at_least)}"
    assert target.at_most is not None
    return f"at most {ratio(target.at_most)}"


def reading(target: Target, value: float) -> str:
    """Return what was reached in the form of its target: 0.183 beside "at least 0.25", 1/45 beside "at most 1/30"."""
    return number(value) if target.at_least is not None else ratio(value)


def ratio(value: float) -> str:
    """Return a ratio: 12.3, or 1/45."""
    return f"1/{1 / value:.0f}" if 0 < value < 0.2 else number(value)


def number(value: float) -> str:
    """Return a number with about three digits."""
    if math.isnan(value):
        return "?"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def as_data(cases: list[Case], reached: Reached) -> dict[str, object]:
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
