"""Arguments and steps that the commands of the lab share."""

import argparse
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from katzentisch import games
from katzentisch.cli.terminal.game_options import add_game_arguments, game_words, read_settings
from katzentisch.cli.terminal.progress import track
from katzentisch.cli.terminal.trouble import Trouble
from katzentisch.core.words import Words
from katzentisch.lab import runs
from katzentisch.lab.journal import Journal
from katzentisch.lab.results import Result, play
from katzentisch.lab.tasks import Rules, Task, fingerprint


def add_lab_arguments(parser: argparse.ArgumentParser, number: str, default: int) -> None:
    """Add what selects a game, the option for the number of games, --seed, --jobs and --on."""
    add_game_arguments(parser)
    parser.add_argument(number, metavar="N", type=int, default=default)
    parser.add_argument("--seed", metavar="N", type=int, default=1)
    add_machines(parser)


def add_machines(parser: argparse.ArgumentParser) -> None:
    """Add --jobs and --on."""
    parser.add_argument("--jobs", metavar="N", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--on", metavar="WHERE", default="local")


def rules_of(args: argparse.Namespace, seats: int | None) -> Rules:
    """Return the rules a command names."""
    settings = read_settings(args.set)
    material = str(args.material.resolve()) if args.material is not None else None
    return Rules(args.game, args.variant, seats, tuple(sorted(settings.items())), material)


def at_least(what: str, given: int, least: int) -> None:
    """Refuse a number that is too small."""
    if given < least:
        raise Trouble("too_few", {"what": what, "given": given, "least": least})


def play_all(
    tasks: Sequence[Task], args: argparse.Namespace, text: str, journal_path: Path | None
) -> list[Result]:
    """Play every task with a progress bar, resuming from the journal if there is one; results by number."""
    if journal_path is None:
        answers = runs.run(play, tasks, args.jobs, args.on)
        results = list(track(answers, len(tasks), text, quiet=args.shell.json_wanted))
        return sorted(results, key=lambda result: result.number)
    with Journal(journal_path, fingerprint(tasks), asdict, lambda data: Result(**data)) as journal:
        finished = {result.number for result in journal.done}
        waiting = [task for task in tasks if task.number not in finished]
        answers = runs.run(play, waiting, args.jobs, args.on)
        for result in track(answers, len(tasks), text, done=len(finished), quiet=args.shell.json_wanted):
            journal.add(result)
    return sorted(journal.done, key=lambda result: result.number)


def lab_words(game: str, language: str) -> Words:
    """Return the sentences of a game."""
    return game_words(games.find(game), language)
