"""`katzentisch evaluate`: the rating of a policy on the fixed deals of the benchmark."""

import argparse
import json
from pathlib import Path

from rich.table import Table

from katzentisch import games
from katzentisch.cli.terminal.lab_options import add_machines, at_least, play_all
from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.trouble import Trouble
from katzentisch.lab import benchmark
from katzentisch.lab.tasks import Rules


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("policy", metavar="POLICY")
    parser.add_argument("--game", metavar="GAME")
    parser.add_argument("--seats", metavar="N", type=int, default=2)
    parser.add_argument("--split", choices=tuple(benchmark.SPLITS), default="validation")
    parser.add_argument("--deals", metavar="N", type=int, default=100)
    parser.add_argument("--out", metavar="FILE", type=Path)
    add_machines(parser)


def run(args: argparse.Namespace) -> int:
    """Play the games of the benchmark and print the rating."""
    shell: Shell = args.shell
    at_least("--deals", args.deals, 1)
    at_least("--seats", args.seats, 2)
    most = benchmark.SPLITS[args.split]
    if args.deals > most:
        raise Trouble("too_many_deals", {"deals": args.deals, "split": args.split, "most": most})
    wanted = games.find(args.game).name if args.game is not None else None
    chosen = [
        rules
        for rules in benchmark.benchmark_games()
        if rules.seats == args.seats and wanted in (None, rules.game)
    ]
    if not chosen:
        raise Trouble("no_benchmark", {"game": wanted or "", "seats": args.seats})
    evaluations = [_evaluated(rules, args) for rules in chosen]
    if args.out is not None:
        with args.out.open("a", encoding="utf-8") as file:
            file.writelines(f"{json.dumps(evaluation.as_data())}\n" for evaluation in evaluations)
    if shell.json_wanted:
        shell.answer([evaluation.as_data() for evaluation in evaluations])
    else:
        _show(shell, evaluations)
    return 0


def _evaluated(rules: Rules, args: argparse.Namespace) -> benchmark.Evaluation:
    tasks = benchmark.tasks_of(args.policy, rules, args.split, args.deals)
    results = play_all(tasks, args, rules.game, None)
    return benchmark.score(args.policy, rules, args.split, args.deals, results)


def _show(shell: Shell, evaluations: list[benchmark.Evaluation]) -> None:
    table = Table(box=None, header_style="bold")
    table.add_column(shell.words.say("evaluate.game"))
    table.add_column(shell.words.say("evaluate.rating"), justify="right")
    table.add_column(shell.words.say("evaluate.interval"), justify="right")
    for rung in benchmark.LADDER:
        table.add_column(rung, justify="right")
    for evaluation in evaluations:
        table.add_row(
            evaluation.game,
            f"{evaluation.rating:+.0f}",
            f"{evaluation.low:+.0f} – {evaluation.high:+.0f}",
            *(shell.percent(rung.share) for rung in evaluation.rungs),
        )
    shell.show(table)
    facts = {"split": evaluations[0].split, "deals": evaluations[0].deals, "version": benchmark.VERSION}
    shell.say("evaluate.about", facts)
