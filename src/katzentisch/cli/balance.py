"""`katzentisch balance`: how fair a game is, as a page and as Markdown."""

import argparse
from dataclasses import asdict, replace
from pathlib import Path

from katzentisch.cli.terminal.lab_options import (
    add_machines,
    add_rules,
    at_least,
    lab_words,
    play_all,
    rules_of,
)
from katzentisch.cli.terminal.shell import Shell
from katzentisch.lab import balance
from katzentisch.lab.balance_report import report
from katzentisch.lab.tasks import Rules, series


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `balance` may be told."""
    add_rules(parser)
    parser.add_argument("--bot", metavar="BOT", default="minka")
    parser.add_argument("--seats", metavar="N", type=int)
    parser.add_argument("--games", metavar="N", type=int, default=400)
    parser.add_argument("--seed", metavar="N", type=int, default=1)
    parser.add_argument("--against", metavar="DIR", type=Path)
    parser.add_argument("--out", metavar="FILE", type=Path)
    add_machines(parser)


def run(args: argparse.Namespace) -> int:
    """Play the games, measure them and write the report."""
    shell: Shell = args.shell
    at_least("--games", args.games, 2)
    rules = rules_of(args, args.seats)
    measured = _measured(rules, args, "")
    changes = None
    if args.against is not None:
        other = replace(rules, material=str(args.against.resolve()))
        changes = balance.compare(measured, _measured(other, args, ".other"))
    if shell.json_wanted:
        data: dict[str, object] = {"balance": asdict(measured)}
        if changes is not None:
            data["changes"] = [asdict(change) for change in changes]
        shell.answer(data)
        return 0
    played = rules.open()
    options = played.options
    facts: dict[str, object] = {
        "variant": options.variant,
        "seats": options.seats,
        "games": args.games,
        "bot": args.bot,
        "seed": args.seed,
    }
    written = report(measured, played, facts, shell.words, lab_words(args.game, shell.language), changes)
    if args.out is None:
        shell.console.print(written.to_markdown(), markup=False)
        return 0
    text = written.to_markdown() if args.out.suffix == ".md" else written.to_html()
    args.out.write_text(text, encoding="utf-8")
    shell.say("balance.written", {"file": str(args.out)})
    return 0


def _measured(rules: Rules, args: argparse.Namespace, part: str) -> balance.Balance:
    seats = int(rules.open().seats)
    tasks = series(rules, [args.bot] * seats, args.games, args.seed, detail=True)
    journal = args.out.with_suffix(f"{args.out.suffix}{part}.part") if args.out is not None else None
    results = play_all(tasks, args, args.game, journal)
    if journal is not None:
        journal.unlink()
    return balance.measure(results)
