"""`katzentisch tournament`: pairwise comparison and ratings of bots, with intervals."""

import argparse
from dataclasses import asdict
from pathlib import Path

from rich.table import Table

from katzentisch import bots
from katzentisch.cli.terminal.lab_options import add_lab_arguments, at_least, rules_of
from katzentisch.cli.terminal.progress import Bar
from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.trouble import Trouble
from katzentisch.lab.files import TABLES, check_form, write
from katzentisch.lab.journal import Journal
from katzentisch.lab.ratings import Rating
from katzentisch.lab.results import Result
from katzentisch.lab.sequential import Hypotheses
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
    parser.add_argument("--decide", metavar="LOW,HIGH")
    parser.add_argument("--time", choices=("nominal", "clock"), default="nominal")
    parser.add_argument("--to-the-end", action="store_true")
    parser.add_argument("--out", metavar="FILE", type=Path)


def run(args: argparse.Namespace) -> int:
    """Hold the tournament and print pairings and ratings."""
    shell: Shell = args.shell
    names = tuple(name.strip() for name in args.bots.split(","))
    if args.time == "clock":
        names = tuple(bots.by_clock(name) for name in names)
    at_least("--bots", len(names), 2)
    at_least("--deals", args.deals, 1)
    at_least("--seats", args.seats, 2)
    check_form(args.out, TABLES)
    if not 0 < args.target < 1:
        raise Trouble("wrong_target", {"target": args.target})
    rules = rules_of(args, args.seats)
    decide = _hypotheses(args.decide) if args.decide is not None else None
    plan = Plan(rules, names, args.deals, args.seed, args.ladder, args.target, not args.to_the_end, decide)
    standing = _held(plan, args)
    if shell.json_wanted:
        shell.answer(as_data(plan, standing))
    else:
        show(shell, plan, standing)
    return 0


def _hypotheses(text: str) -> Hypotheses:
    """Read the two shares of `--decide`."""
    try:
        low, high = (float(share) for share in text.split(","))
    except ValueError:
        raise Trouble("wrong_decide", {"given": text}) from None
    if not 0 < low < high < 1:
        raise Trouble("wrong_decide", {"given": text})
    return Hypotheses(low, high)


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
        said = _answer(shell, plan, plan.answer(pairing))
        pairings.add_row(
            pairing.first,
            pairing.second,
            str(pairing.games),
            shell.percent(pairing.share),
            f"{shell.percent(low)} – {shell.percent(high)}",
            said,
        )
    shell.show(pairings)
    ratings = Table(box=None, header_style="bold")
    for head in ("bot", "elo", "interval"):
        ratings.add_column(
            shell.words.say(f"tournament.{head}"), justify="left" if head == "bot" else "right"
        )
    for rating in standing.ratings:
        ratings.add_row(rating.bot, *_elo(shell, rating))
    shell.show(ratings)
    if not all(rating.has_upper_end and rating.has_lower_end for rating in standing.ratings):
        shell.say("tournament.bounds")


def _answer(shell: Shell, plan: Plan, answer: str) -> str:
    """Say what is known of a pairing."""
    if plan.decide is None:
        return shell.words.say(f"tournament.{answer}", {"target": shell.percent(plan.target, 0)})
    shares = {"above": plan.decide.high, "below": plan.decide.low}
    if answer == "open":
        return shell.words.say("tournament.open", {"target": shell.percent(plan.target, 0)})
    return shell.words.say("tournament.rather", {"share": shell.percent(shares[answer], 0)})


def _elo(shell: Shell, rating: Rating) -> tuple[str, str]:
    """Return a rating and its interval, or a bound where games tell no more."""
    if rating.has_upper_end and rating.has_lower_end:
        return f"{rating.elo:+.0f}", f"{rating.low:+.0f} – {rating.high:+.0f}"
    if rating.has_lower_end:
        return f"> {rating.low:+.0f}", "–"
    if rating.has_upper_end:
        return f"< {rating.high:+.0f}", "–"
    return shell.words.say("tournament.between"), "–"
