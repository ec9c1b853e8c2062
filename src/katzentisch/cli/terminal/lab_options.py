"""Options that every command of the lab shares: which rules, how many games, on what machines."""

import argparse
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from katzentisch.cli.terminal.choosing import add_game_arguments
from katzentisch.cli.terminal.progress import track
from katzentisch.core.options import BadOption
from katzentisch.lab import runs
from katzentisch.lab.journal import Journal
from katzentisch.lab.results import Result, play
from katzentisch.lab.tasks import Rules, Task, Value, fingerprint


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Add GAME, --variant, --set and --material."""
    add_game_arguments(parser)


def add_machines(parser: argparse.ArgumentParser) -> None:
    """Add --jobs and --on."""
    parser.add_argument("--jobs", metavar="N", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--on", metavar="WHERE", default="local")


def rules_of(args: argparse.Namespace, seats: int | None) -> Rules:
    """Return the rules a command names."""
    settings = tuple(sorted(_setting(text) for text in args.set))
    material = str(args.material.resolve()) if args.material is not None else None
    return Rules(args.game, args.variant, seats, settings, material)


def _setting(text: str) -> tuple[str, Value]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption(f"--set {text!r} is not NAME=VALUE")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.lstrip("-").isdigit() else value


def play_all(
    tasks: Sequence[Task], args: argparse.Namespace, text: str, journal_path: Path | None
) -> list[Result]:
    """Play every task with a bar, resuming from the journal if there is one; results by number."""
    if journal_path is None:
        answers = runs.run(play, tasks, args.jobs, args.on)
        results = list(track(answers, len(tasks), text, quiet=args.json))
        return sorted(results, key=lambda result: result.number)
    with Journal(journal_path, fingerprint(tasks), asdict, lambda data: Result(**data)) as journal:
        finished = {result.number for result in journal.done}
        waiting = [task for task in tasks if task.number not in finished]
        answers = runs.run(play, waiting, args.jobs, args.on)
        for result in track(answers, len(tasks), text, done=len(finished), quiet=args.json):
            journal.add(result)
            journal.done.append(result)
    return sorted(journal.done, key=lambda result: result.number)
