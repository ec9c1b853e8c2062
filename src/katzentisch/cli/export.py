"""`katzentisch export`: decisions of many games as Parquet or CSV, for learning."""

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from katzentisch.cli.terminal.lab_options import add_lab_arguments, at_least, rules_of
from katzentisch.cli.terminal.progress import track
from katzentisch.cli.terminal.shell import Shell
from katzentisch.lab import benchmark, dataset, runs
from katzentisch.lab.files import TABLES, check_form
from katzentisch.lab.tasks import series


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_lab_arguments(parser, "--games", 100)
    parser.add_argument("out", metavar="FILE", type=Path)
    parser.add_argument("--seats", metavar="BOT,BOT", default="greedy,greedy")
    parser.add_argument("--split", choices=tuple(benchmark.SPLITS))


def run(args: argparse.Namespace) -> int:
    """Play the games and write their decisions."""
    shell: Shell = args.shell
    at_least("--games", args.games, 1)
    check_form(args.out, TABLES)
    seats = [name.strip() for name in args.seats.split(",")]
    rules = rules_of(args, len(seats))
    tasks = series(rules, seats, args.games, args.seed)
    if args.split is not None:
        tasks = [replace(task, seed=benchmark.seed_of_deal(rules, args.split, task.number)) for task in tasks]
    answers = track(
        runs.run(dataset.decisions_of, tasks, args.jobs, args.on),
        len(tasks),
        args.game,
        quiet=shell.json_wanted,
    )
    games = _in_order(answers)
    if args.out.suffix == ".parquet":
        rows = dataset.write_parquet(args.out, games, rules.open(), args.split or "")
    else:
        rows = dataset.write_csv(args.out, games)
    facts: dict[str, object] = {"file": str(args.out), "rows": rows, "games": args.games}
    if shell.json_wanted:
        shell.answer(facts)
    else:
        shell.say("export.written", facts)
    return 0


def _in_order(answers: Iterator[dataset.Decisions]) -> Iterator[dataset.Decisions]:
    """Yield the games by number, holding back only those that come too early."""
    early: dict[int, dataset.Decisions] = {}
    expected = 0
    for game in answers:
        early[game.number] = game
        while expected in early:
            yield early.pop(expected)
            expected += 1
