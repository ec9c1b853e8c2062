"""`katzentisch simulate`: play many games between bots and say how they went."""

import argparse
import json
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from katzentisch.cli.terminal.lab_options import add_machines, add_rules, play_all, rules_of
from katzentisch.core.options import BadOption
from katzentisch.lab import summary
from katzentisch.lab.results import Result
from katzentisch.lab.tasks import series


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `simulate` may be told."""
    add_rules(parser)
    parser.add_argument("--seats", metavar="BOT,BOT", default="greedy,random")
    parser.add_argument("--games", metavar="N", type=int, default=100)
    parser.add_argument("--seed", metavar="N", type=int, default=1)
    parser.add_argument("--out", metavar="FILE.csv", type=Path)
    parser.add_argument("--json", action="store_true")
    add_machines(parser)


def run(args: argparse.Namespace) -> int:
    """Play the games and print the summary."""
    seats = [name.strip() for name in args.seats.split(",")]
    if args.games < 1:
        raise BadOption(f"--games {args.games} is not at least 1")
    rules = rules_of(args, len(seats))
    tasks = series(rules, seats, args.games, args.seed)
    began = time.monotonic()
    # A run with a file to write is worth resuming; its journal lies beside the file until it is done.
    journal = args.out.with_suffix(args.out.suffix + ".part") if args.out else None
    results = play_all(tasks, args, args.game, journal)
    if journal is not None:
        summary.write_csv(args.out, results)
        journal.unlink()
    game = rules.open()
    data = summary.as_data(game.name, game.options.variant, args.seed, results, time.monotonic() - began)
    if args.json:
        print(json.dumps(data))  # noqa: T201
    else:
        show(results, data)
    return 0


def show(results: list[Result], data: dict[str, object]) -> None:
    """Print the summary for people."""
    console = Console()
    console.print(f"[bold]{data['game']}[/] ({data['variant']}), {data['games']} games, seed {data['seed']}")
    seats = summary.summarise(results)
    wins = Table(box=None, header_style="bold")
    for head in ("seat", "bot", "wins", "share", "95 %", "points", *seats[0].sources):
        wins.add_column(head, justify="left" if head == "bot" else "right")
    for seat in seats:
        low, high = seat.interval
        sources = [f"{points:.1f}" for points in seat.sources.values()]
        share = [f"{seat.wins:g}", f"{seat.share:.1%}", f"{low:.1%} to {high:.1%}", f"{seat.mean_points:.1f}"]
        wins.add_row(str(seat.seat + 1), seat.bot, *share, *sources)
    console.print(wins)
    rounds = data["rounds"]
    assert isinstance(rounds, dict)
    console.print(f"Rounds: {rounds['mean']:.1f} on average, from {rounds['min']} to {rounds['max']}.")
    console.print(f"[dim]{data['seconds']} s[/]")
