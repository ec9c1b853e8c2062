"""`katzentisch puzzles`: find puzzles in bot games, or check those there are by a deeper search."""

import argparse
import dataclasses
import hashlib
import json
from pathlib import Path

from katzentisch import bots, games
from katzentisch.cli.terminal.lab_options import add_machines, at_least
from katzentisch.cli.terminal.progress import track
from katzentisch.cli.terminal.shell import Shell
from katzentisch.cli.terminal.trouble import Trouble
from katzentisch.lab import puzzle_check, puzzle_search, runs
from katzentisch.lab.journal import Journal
from katzentisch.lab.puzzle_search import FoundGame, PuzzleTask, Terms
from katzentisch.lab.tasks import Rules, seed_of
from katzentisch.play import puzzles

_USUAL = Terms()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", metavar="DIR", type=Path)
    parser.add_argument("--check", metavar="DIR", type=Path)
    parser.add_argument("--puzzles", metavar="N", type=int, default=100)
    parser.add_argument("--games", metavar="N", type=int, default=1000)
    parser.add_argument("--variants", metavar="NAME,NAME")
    parser.add_argument("--seats", metavar="N,N")
    parser.add_argument("--bots", metavar="BOT,BOT", default="murr,greedy")
    parser.add_argument("--margin", metavar="X", type=float, default=_USUAL.margin)
    parser.add_argument("--iterations", metavar="N", type=int)
    parser.add_argument("--hard", action="store_true")
    parser.add_argument("--seed", metavar="N", type=int, default=1)
    add_machines(parser)


def run(args: argparse.Namespace) -> int:
    """Find puzzles and write them, or check those of a folder."""
    if (args.out is None) == (args.check is None):
        raise Trouble("puzzles_where")
    at_least("--puzzles", args.puzzles, 1)
    at_least("--games", args.games, 1)
    if args.iterations is not None:
        at_least("--iterations", args.iterations, 100)
    if not 0 < args.margin < 1:
        raise Trouble("puzzles_margin", {"given": args.margin})
    games.box(args.game)
    return _check(args) if args.check is not None else _find(args)


def _find(args: argparse.Namespace) -> int:
    shell: Shell = args.shell
    tasks = _tasks(args)
    args.out.mkdir(parents=True, exist_ok=True)
    journal_path = args.out / "found.part"
    with Journal(journal_path, _work(args), puzzle_search.to_data, puzzle_search.from_data) as journal:
        done = {game.number for game in journal.done}
        waiting = [task for task in tasks if task.number not in done]
        answers = runs.run(puzzle_search.find, waiting, args.jobs, args.on)
        for game in track(answers, len(tasks), args.game, done=len(done), quiet=shell.json_wanted):
            journal.add(game)
            if _number(journal.done) >= args.puzzles:
                break
    number = puzzle_search.write(args.out, journal.done)
    levels = _levels(args.game, args.out)
    facts: dict[str, object] = {
        "folder": str(args.out),
        "puzzles": number,
        "games": len(journal.done),
        "levels": levels,
    }
    if shell.json_wanted:
        shell.answer(facts)
    else:
        shell.say("puzzles.written", {**facts, "levels": " / ".join(map(str, levels))})
    return 0


def _number(done: list[FoundGame]) -> int:
    return sum(len(game.lines) for game in done)


def _levels(game: str, where: Path) -> list[int]:
    """Return how many puzzles of each level a folder holds."""
    held = [puzzle.level for puzzle in puzzles.read_folder(game, where)]
    return [held.count(level) for level in puzzles.LEVELS]


def _tasks(args: argparse.Namespace) -> list[PuzzleTask]:
    """Return the games to search: variants and numbers of seats take turns, and the bots change seats."""
    rules = _all_rules(args)
    names = [name.strip() for name in args.bots.split(",")]
    for name in names:
        bots.make(name)
    terms = _terms(args)
    tasks = []
    for number in range(args.games):
        chosen = rules[number % len(rules)]
        seats = [names[(seat + number // len(rules)) % len(names)] for seat in range(chosen.seats or 0)]
        tasks.append(PuzzleTask(number, chosen, tuple(seats), seed_of(args.seed, number), terms))
    return tasks


def _terms(args: argparse.Namespace) -> Terms:
    obvious = 0 if args.hard else _USUAL.obvious
    iterations = args.iterations or _USUAL.iterations
    return Terms(margin=args.margin, iterations=iterations, obvious=obvious, hard=args.hard)


def _all_rules(args: argparse.Namespace) -> list[Rules]:
    """Return every variant with every number of seats that was asked for; else with all, but for games alone."""
    box = games.box(args.game)
    names = args.variants.split(",") if args.variants else [variant.name for variant in box.variants]
    asked = _numbers(args.seats) if args.seats else []
    rules = [
        Rules(args.game, variant.name, seats)
        for variant in (box.variant(name.strip()) for name in names)
        for seats in variant.seats
        if (seats in asked if asked else seats > 1)
    ]
    if not rules:
        raise Trouble("puzzles_seats", {"seats": args.seats or "", "game": args.game})
    return rules


def _numbers(text: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",")]
    except ValueError as error:
        raise Trouble("puzzles_numbers", {"given": text}) from error


def _work(args: argparse.Namespace) -> str:
    """Return a fingerprint of the search, so that it is resumed only by the same; more puzzles may be asked for later."""
    parts = [args.game, args.variants, args.seats, args.bots, args.seed, dataclasses.asdict(_terms(args))]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:16]


def _check(args: argparse.Namespace) -> int:
    """Check every puzzle of a folder by a deep search; those that fail are taken out of its list."""
    shell: Shell = args.shell
    iterations = args.iterations or puzzle_check.ITERATIONS
    tasks = puzzle_check.tasks(args.game, args.check, iterations, args.seed)
    answers = runs.run(puzzle_check.check, tasks, args.jobs, args.on)
    for checked in track(answers, len(tasks), args.game, quiet=shell.json_wanted):
        puzzle_check.note(args.game, args.check, checked)
    facts = puzzle_check.summary(args.game, args.check, iterations)
    if shell.json_wanted:
        shell.answer(facts)
    else:
        shell.say("puzzles.checked", facts)
    return 0
