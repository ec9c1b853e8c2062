"""`katzentisch tournament`: pairwise comparison and ratings of bots, with intervals."""

import argparse
from dataclasses import asdict
from pathlib import Path

from rich.table import Table

from katzentisch.cli.terminal.lab_options import add_lab_arguments, at_least, rules_of
from katzentisch.cli.terminal.progress import Bar
from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.trouble import Trouble
from katzentisch.lab.files import TABLES, check_form, write
from katzentisch.lab.journal import Journal
from katzentisch.lab.results import Result
from katzentisch.lab.summary import rows_of
from katzentisch.lab.tasks import fingerprint
from katzentisch.lab.tournament import Plan, Standing, as_data, hold


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_lab_arguments(parser, "--deals", 100)
    parser.add_argument("--bots", metavar="BOT,BOT", default="bastet,murr,minka,kruemel")
    parser.add_argument("--seats", metavar="N", type=int, default=2)
    parser.add_argument("--ladder", action="store_true")
    parser.add_argument("--target", metavar="SHARE", type=float, default=0.5)
    parser.add_argument("--to-the-end", action="store_true")
    parser.add_argument("--out", metavar="FILE", type=Path)


def run(args: argparse.Namespace) -> int:
    """Hold the tournament and print pairings and ratings."""
    shell: Shell = args.shell
    names = tuple(name.strip() for name in args.bots.split(","))
    at_least("--bots", len(names), 2)
    at_least("--deals", args.deals, 1)
    at_least("--seats", args.seats, 2)
    check_form(args.out, TABLES)
    if not 0 < args.target < 1:
        raise Trouble("wrong_target", {"target": args.target})
    rules = rules_of(args, args.seats)
    plan = Plan(rules, names, args.deals, args.seed, args.ladder, args.target, not args.to_the_end)
    standing = _held(plan, args)
    if shell.json_wanted:
        shell.answer(as_data(plan, standing))
    else:
        show(shell, plan, standing)
    return 0


def _held(plan: Plan, args: argparse.Namespace) -> Standing:
    follow = Bar(args.shell.json_wanted)
    if args.out is None:
        return hold(plan, follow, None, args.jobs, args.on)
    path = args.out.with_suffix(args.out.suffix + ".part")
    with Journal(path, fingerprint([plan]), asdict, lambda data: Result(**data)) as journal:
        standing = hold(plan, follow, journal, args.jobs, args.on)
    write(args.out, rows_of(sorted(journal.done, key=lambda result: result.number)))
    path.unlink()
    return standing


def show(shell: Shell, plan: Plan, standing: Standing) -> None:
    """Print pairings and ratings for people."""
    pairings = Table(box=None, header_style="bold")
    for head in ("first", "second", "games", "share", "interval", "answer"):
        pairings.add_column(
            shell.words.say(f"tournament.{head}"), justify="left" if head in ("first", "second") else "right"
        )
    for pairing in standing.pairings:
        low, high = pairing.interval
        answer = (
            ("above" if pairing.share > plan.target else "below")
            if pairing.is_decided(plan.target)
            else "open"
        )
        said = shell.words.say(f"tournament.{answer}", {"target": f"{plan.target:.0%}"})
        pairings.add_row(
            pairing.first,
            pairing.second,
            str(pairing.games),
            f"{pairing.share:.1%}",
            f"{low:.1%} – {high:.1%}",
            said,
        )
    shell.show(pairings)
    ratings = Table(box=None, header_style="bold")
    for head in ("bot", "elo", "interval"):
        ratings.add_column(
            shell.words.say(f"tournament.{head}"), justify="left" if head == "bot" else "right"
        )
    for rating in standing.ratings:
        ratings.add_row(rating.bot, f"{rating.elo:+.0f}", f"{rating.low:+.0f} – {rating.high:+.0f}")
    shell.show(ratings)
