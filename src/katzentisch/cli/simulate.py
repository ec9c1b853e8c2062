"""`katzentisch simulate`: play many games between bots and summarise the results."""

import argparse
import time
from pathlib import Path

from rich.table import Table

from katzentisch.cli.terminal.lab_options import add_lab_arguments, at_least, lab_words, play_all, rules_of
from katzentisch.cli.terminal.shell import Shell
from katzentisch.core.words import Words
from katzentisch.lab import summary
from katzentisch.lab.files import TABLES, check_form, write
from katzentisch.lab.results import Result
from katzentisch.lab.tasks import series


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_lab_arguments(parser, "--games", 100)
    parser.add_argument("--seats", metavar="BOT,BOT", default="greedy,random")
    parser.add_argument("--out", metavar="FILE", type=Path)


def run(args: argparse.Namespace) -> int:
    """Play the games and print the summary."""
    seats = [name.strip() for name in args.seats.split(",")]
    at_least("--games", args.games, 1)
    check_form(args.out, TABLES)
    rules = rules_of(args, len(seats))
    tasks = series(rules, seats, args.games, args.seed)
    began = time.monotonic()
    # A run with a file to write is worth resuming; its journal lies beside the file until it is done.
    journal = args.out.with_suffix(args.out.suffix + ".part") if args.out else None
    results = play_all(tasks, args, args.game, journal)
    if journal is not None:
        write(args.out, summary.rows_of(results))
        journal.unlink()
    game = rules.open()
    data = summary.as_data(game.name, game.options.variant, args.seed, results, time.monotonic() - began)
    if args.shell.json_wanted:
        args.shell.answer(data)
    else:
        _show(args.shell, results, data, lab_words(args.game, args.shell.language))
    return 0


def _show(shell: Shell, results: list[Result], data: dict[str, object], words: Words) -> None:
    """Print the summary for people."""
    shell.say("simulate.title", {**data, "game": words.say("game.name")}, style="bold")
    shell.show(_wins_table(shell, results, words))
    rounds = data["rounds"]
    assert isinstance(rounds, dict)
    shell.say("simulate.rounds", {name: round(value, 1) for name, value in rounds.items()})
    shell.say("simulate.seconds", data, style="dim")


def _wins_table(shell: Shell, results: list[Result], words: Words) -> Table:
    """Return a table with a line per seat: wins, interval, points and where they come from."""
    seats = summary.summarise(results)
    table = Table(box=None, header_style="bold")
    for head in ("seat", "bot", "wins", "share", "interval", "points"):
        table.add_column(shell.words.say(f"simulate.{head}"), justify="left" if head == "bot" else "right")
    for key in seats[0].sources:
        table.add_column(words.name("score", key), justify="right")
    for seat in seats:
        low, high = seat.interval
        sources = [shell.number(points) for points in seat.sources.values()]
        share = [
            shell.number(seat.wins, 0 if seat.wins == int(seat.wins) else 1),
            shell.percent(seat.share),
            f"{shell.percent(low)} – {shell.percent(high)}",
            shell.number(seat.mean_points),
        ]
        table.add_row(str(seat.seat + 1), seat.bot, *share, *sources)
    return table
