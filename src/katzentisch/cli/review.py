"""`katzentisch review`: analysis of a recorded game, from what each seat knew."""

import argparse
from pathlib import Path

from rich.table import Table

from katzentisch import games
from katzentisch.bots import WORDS
from katzentisch.cli.terminal.game_options import table_words
from katzentisch.cli.terminal.lab_options import add_machines, at_least
from katzentisch.cli.terminal.progress import Bar
from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.trouble import Trouble
from katzentisch.core.game import Game
from katzentisch.core.record import read, read_header
from katzentisch.core.words import Words, load
from katzentisch.lab.files import TABLES, check_form, write
from katzentisch.lab.review import Review, Settings, as_data, default_cache_folder, review, rows_of
from katzentisch.lab.review_report import report, turning_text, turning_title
from katzentisch.lab.tasks import Rules

_STEPS = " ▁▂▃▄▅▆▇█"
_WIDTH = 80


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--samples", metavar="N", type=int, default=24)
    parser.add_argument("--iterations", metavar="N", type=int, default=160)
    parser.add_argument("--seed", metavar="N", type=int, default=1)
    parser.add_argument("--seat", metavar="N", type=int)
    parser.add_argument("--names", metavar="NAME,NAME", default="")
    parser.add_argument("--material", metavar="DIR", type=Path)
    parser.add_argument("--out", metavar="FILE", type=Path)
    parser.add_argument("--fresh", action="store_true")
    add_machines(parser)


def run(args: argparse.Namespace) -> int:
    """Review the game and print or write the result."""
    shell: Shell = args.shell
    at_least("--samples", args.samples, 2)
    at_least("--iterations", args.iterations, 1)
    check_form(args.out, (".html", *TABLES))
    text = args.file.read_text(encoding="utf-8-sig")
    options = read_header(text).options
    game = games.open(options, args.material)
    record = read(text, game)
    players = _names(shell, args.names, int(game.seats))
    material = str(args.material.resolve()) if args.material is not None else None
    rules = Rules(
        options.game, options.variant, options.seats, tuple(sorted(options.settings.items())), material
    )
    settings = Settings(args.samples, args.iterations, args.seed)
    cache = None if args.fresh else default_cache_folder()
    reviewed = review(record, rules, settings, Bar(shell.json_wanted), cache, args.jobs, args.on)
    if args.seat is not None and not 1 <= args.seat <= len(players):
        raise Trouble("review_seat", {"seat": args.seat, "seats": len(players)})
    you = None if args.seat is None else args.seat - 1
    words = _with_bots(table_words(game, shell.language)).for_seat(you)
    said = shell.words.for_seat(you)
    if args.out is not None and args.out.suffix in TABLES:
        write(args.out, rows_of(reviewed, game))
    elif args.out is not None:
        args.out.write_text(report(reviewed, game, players, said, words).to_html(), encoding="utf-8")
    if shell.json_wanted:
        shell.answer(as_data(reviewed, game))
    elif args.out is not None:
        shell.say("review.written", {"file": str(args.out)})
    else:
        _show(shell, reviewed, game, players, words)
    return 0


def _names(shell: Shell, given: str, seats: int) -> list[str]:
    """Return who sat where: the names given, otherwise numbers; a record tells choices, not names."""
    if not given:
        return [shell.words.say("play.person", {"number": seat + 1}) for seat in range(seats)]
    names = [name.strip() for name in given.split(",")]
    if len(names) != seats or not all(names):
        raise Trouble("review_names", {"given": given, "seats": seats})
    return names


def _with_bots(words: Words) -> Words:
    """Return the words of a game together with those of the bots, who give the reasons."""
    return load(words.language, WORDS).plus(words)


def _show(shell: Shell, reviewed: Review, game: Game, players: list[str], words: Words) -> None:
    """Print the curve of each seat, the turning points and the luck."""
    shell.say("review.intro", {"decisions": len(reviewed.moments)}, style="bold")
    curves = Table(box=None, show_header=False)
    for seat, name in enumerate(players):
        last = reviewed.moments[-1].led[seat] if reviewed.moments else 0.0
        luck = shell.words.say("review.luck_of", {"luck": f"{100 * reviewed.luck[seat]:+.0f}"})
        curves.add_row(
            name, _spark([moment.led[seat] for moment in reviewed.moments]), shell.percent(last, 0), luck
        )
    shell.show(curves)
    if not reviewed.turning_points:
        shell.say("review.no_turning_points")
    for moment in reviewed.turning_points:
        who = words.say("reason.who", {"seat": moment.seat}, players)
        shell.plain(f"{who}, {turning_title(game, moment, words, players)}")
        shell.console.print("   " + turning_text(game, moment, words, players), style="dim", markup=False)


def _spark(shares: list[float]) -> str:
    """Return a curve of shares in one line of blocks."""
    step = max(1, -(-len(shares) // _WIDTH))
    return "".join(_STEPS[round(share * (len(_STEPS) - 1))] for share in shares[::step])
