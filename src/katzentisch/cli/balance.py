"""`katzentisch balance`: how fair a game is, as a page and as Markdown."""

import argparse
import shlex
from dataclasses import asdict, replace
from pathlib import Path

from katzentisch import __version__
from katzentisch.cli.terminal.lab_options import add_lab_arguments, at_least, lab_words, play_all, rules_of
from katzentisch.cli.terminal.shell import Shell
from katzentisch.lab import balance
from katzentisch.lab.balance_report import report
from katzentisch.lab.changes import Change, compare
from katzentisch.lab.files import TABLES, check_form, write
from katzentisch.lab.report import Report
from katzentisch.lab.results import Result
from katzentisch.lab.tasks import Rules, series


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_lab_arguments(parser, "--games", 400)
    parser.add_argument("--bot", metavar="BOT", default="minka")
    parser.add_argument("--seats", metavar="N", type=int)
    parser.add_argument("--against", metavar="DIR", type=Path)
    parser.add_argument("--out", metavar="FILE", type=Path)


def run(args: argparse.Namespace) -> int:
    """Play the games, measure them and write the report."""
    shell: Shell = args.shell
    at_least("--games", args.games, 2)
    check_form(args.out, (".html", ".md", *TABLES))
    rules = rules_of(args, args.seats)
    other = replace(rules, material=str(args.against.resolve())) if args.against is not None else None
    if other is not None:
        other.open()  # wrong material is refused before the games
    played = _played(rules, args, "")
    measured = balance.measure(played)
    rows = balance.rows_of(measured)
    changes = None
    if other is not None:
        changed = _played(other, args, ".other")
        changes = compare(played, changed)
        rows = [{"material": "base", **row} for row in rows]
        rows += [{"material": "other", **row} for row in balance.rows_of(balance.measure(changed))]
    report = _report(measured, changes, rules, other, args)
    if args.out is not None:
        _write(args.out, report, rows)
    if shell.json_wanted:
        data: dict[str, object] = {"balance": asdict(measured), "origin": _origin(rules, args)}
        if changes is not None and other is not None:
            data["other_material"] = _material(other)
            data["changes"] = [asdict(change) for change in changes]
        shell.answer(data)
    elif args.out is not None:
        shell.say("balance.written", {"file": str(args.out)})
    else:
        shell.console.print(report.to_markdown(), markup=False)
    return 0


def _origin(rules: Rules, args: argparse.Namespace) -> dict[str, object]:
    """Return what somebody needs to repeat the run."""
    return {
        "version": __version__,
        "rules": rules.open().rules_version,
        "material": _material(rules),
        "command": shlex.join(["katzentisch", *args.given]),
    }


def _material(rules: Rules) -> str:
    """Name the material: its folder, if it is not the game's own, and its hash."""
    short = rules.open().material_hash[:12]
    return f"{Path(rules.material).name} ({short})" if rules.material is not None else short


def _report(
    measured: balance.Balance,
    changes: list[Change] | None,
    rules: Rules,
    other: Rules | None,
    args: argparse.Namespace,
) -> Report:
    played = rules.open()
    facts: dict[str, object] = {
        "variant": played.options.variant,
        "seats": played.options.seats,
        "games": args.games,
        "bot": args.bot,
        "seed": args.seed,
        "other_material": _material(other) if other is not None else "",
        **_origin(rules, args),
    }
    words = lab_words(args.game, args.shell.language)
    return report(measured, played, facts, args.shell.words, words, changes)


def _write(path: Path, report: Report, rows: list[dict[str, object]]) -> None:
    """Write the report for people, or its measures for programs, as the file's ending says."""
    if path.suffix in TABLES:
        write(path, rows)
    else:
        text = report.to_markdown() if path.suffix == ".md" else report.to_html()
        path.write_text(text, encoding="utf-8")


def _played(rules: Rules, args: argparse.Namespace, part: str) -> list[Result]:
    seats = int(rules.open().seats)
    tasks = series(rules, [args.bot] * seats, args.games, args.seed, detail=True)
    journal = args.out.with_suffix(f"{args.out.suffix}{part}.part") if args.out is not None else None
    results = play_all(tasks, args, args.game, journal)
    if journal is not None:
        journal.unlink()
    return results
