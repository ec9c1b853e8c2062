"""Puzzles: positions of bot games in which one choice is clearly best by what the seat knows.

`games/<game>/puzzles/` holds the bot games as records (`<record>.jsonl`) and, in `puzzles.jsonl`, one line per puzzle: the record,
the step, the seat, the answer and what other choices are worth. `katzentisch puzzles` finds and checks them
(docs/add/a-puzzle.md).
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from pathlib import Path

from katzentisch import games
from katzentisch.core.actions import NoSuchChoice
from katzentisch.core.game import Game, Table
from katzentisch.core.options import Options
from katzentisch.core.record import Record, RecordError, read, read_header

LEVELS = (1, 2, 3)
LISTED = "puzzles.jsonl"
SURE = 0.75  # a bot finds a puzzle if it is right this often
GOOD = 0.03  # a try that loses less of the win than this, in shares, is called good all the same

Choice = dict[str, object]


class PuzzleError(RecordError):
    """A file of puzzles that cannot be read, or a puzzle that does not fit its record; the message says which."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What a choice is worth: a share of the win from 0 to 1, and why the answer is better: keys of reasons, and features."""

    choice: Choice
    share: float
    reasons: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Puzzle:
    """One position, who decides, and what is best."""

    game: str
    id: str
    record: str
    step: int  # choices made before
    seat: int
    kind: str  # of the question
    level: int
    answer: Choice
    accepted: tuple[Choice, ...]  # the answer, and choices that lead to the same table
    tried: tuple[Tried, ...]  # the best choices, the answer first
    shares: dict[str, float]  # by bot: how often it finds the answer
    margin: float  # by how much the answer is ahead of the next choice, in shares of the win
    iterations: int  # of the search that checked it last

    def worth(self, choice: Choice) -> Tried | None:
        """Return what a choice is worth, None if it is not among the best."""
        return next((tried for tried in self.tried if tried.choice == choice), None)


@dataclass(frozen=True, slots=True)
class Position:
    """A puzzle set up: the game, the table as the seat finds it, and the record it comes from."""

    game: Game
    table: Table
    record: Record


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said about a try: right, good (nearly as much is expected) or neither; and what it is worth, if that is known."""

    right: bool
    good: bool
    tried: Tried | None


def folder(game: str) -> Path:
    """Return where the puzzles of a game lie."""
    return games.box(game).folder / "puzzles"


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, in the order of their file; PuzzleError names what is wrong."""
    return read_folder(game, folder(game))


def read_folder(game: str, where: Path) -> tuple[Puzzle, ...]:
    """Read the list of puzzles in a folder; there need not be one."""
    path = where / LISTED
    if not path.exists():
        return ()
    lines = path.read_text(encoding="utf-8").splitlines()
    read_puzzles = tuple(_puzzle(game, number, line) for number, line in enumerate(lines, start=1))
    ids = [puzzle.id for puzzle in read_puzzles]
    for number, name in enumerate(ids, start=1):
        if name in ids[: number - 1]:
            raise _wrong(number, f"the id {name!r} is there twice")
    return read_puzzles


def puzzle(game: str, name: str) -> Puzzle | None:
    """Return a puzzle by its id, None if there is none."""
    return next((puzzle for puzzle in puzzles(game) if puzzle.id == name), None)


def of_day(game: str, day: date) -> Puzzle | None:
    """Return the puzzle of a day, the same for everybody; each has its turn before one comes again."""
    order = sorted(puzzles(game), key=lambda puzzle: hashlib.sha256(puzzle.id.encode()).digest())
    return order[day.toordinal() % len(order)] if order else None


def set_up(puzzle: Puzzle, where: Path | None = None) -> Position:
    """Return the table of a puzzle as its seat finds it; RecordError or PuzzleError says what does not fit."""
    path = (where or folder(puzzle.game)) / f"{puzzle.record}.jsonl"
    text = path.read_text(encoding="utf-8")
    game = games.open(read_header(text).options)
    record = read(text, game)
    if len(record.choices) < puzzle.step:
        raise PuzzleError(
            f"puzzle {puzzle.id}: record {puzzle.record} has {len(record.choices)} choices, not {puzzle.step}"
        )
    table = record.replay(game, puzzle.step)
    if not table.owes(puzzle.seat):
        raise PuzzleError(f"puzzle {puzzle.id}: seat {puzzle.seat} owes no decision after step {puzzle.step}")
    return Position(game, table, record)


@lru_cache(maxsize=64)
def position(puzzle: Puzzle) -> Position:
    """Return the table of a shipped puzzle, kept for the next who asks; nobody may play on it."""
    return set_up(puzzle)


def options_of(puzzle: Puzzle) -> Options:
    """Return the options of the game a puzzle comes from."""
    return _header(puzzle.game, puzzle.record).options


@cache
def _header(game: str, record: str) -> Record:
    with (folder(game) / f"{record}.jsonl").open(encoding="utf-8") as file:
        return read_header(file.readline())


def check(puzzle: Puzzle, where: Path | None = None) -> Table:
    """Set a puzzle up and check every choice it names with the rules; return the table."""
    position = set_up(puzzle, where)
    for choice in (*puzzle.accepted, *(tried.choice for tried in puzzle.tried)):
        try:
            refusal = position.table.why_not(puzzle.seat, position.game.action(choice))
        except NoSuchChoice as error:
            raise PuzzleError(f"puzzle {puzzle.id}: {error}") from error
        if refusal is not None:
            raise PuzzleError(f"puzzle {puzzle.id}: {choice} is refused: {refusal.code}")
    if position.table.question(puzzle.seat).get("kind") != puzzle.kind:
        raise PuzzleError(f"puzzle {puzzle.id}: the question is not of the kind {puzzle.kind!r}")
    return position.table


def judge(puzzle: Puzzle, choice: Choice) -> Verdict:
    """Judge a try."""
    tried = puzzle.worth(choice)
    right = choice in puzzle.accepted
    good = not right and tried is not None and puzzle.tried[0].share - tried.share < GOOD
    return Verdict(right, good, puzzle.tried[0] if right else tried)


def finders(puzzle: Puzzle) -> int:
    """Return how many of the bots that tried a puzzle find it."""
    return sum(share >= SURE for share in puzzle.shares.values())


def as_line(puzzle: Puzzle) -> str:
    """Return a puzzle as a line of its file."""
    data = {
        "id": puzzle.id,
        "record": puzzle.record,
        "step": puzzle.step,
        "seat": puzzle.seat,
        "kind": puzzle.kind,
        "level": puzzle.level,
        "answer": puzzle.answer,
        "accepted": list(puzzle.accepted),
        "margin": puzzle.margin,
        "iterations": puzzle.iterations,
        "found": puzzle.shares,
        "tried": [[tried.choice, tried.share, *map(list, tried.reasons)] for tried in puzzle.tried],
    }
    return json.dumps(data, ensure_ascii=False)


def id_of(record: Record, game: Game, step: int, seat: int) -> str:
    """Return the id of a position: short, and the same wherever it is found."""
    upto = Record(
        record.options, record.seed, record.rules_version, record.material_hash, record.choices[:step]
    )
    return hashlib.sha256(f"{upto.to_text(game)}{seat}".encode()).hexdigest()[:8]


def _puzzle(game: str, number: int, line: str) -> Puzzle:
    try:
        data = json.loads(line)
        puzzle = Puzzle(
            game,
            str(data["id"]),
            str(data["record"]),
            int(data["step"]),
            int(data["seat"]),
            str(data["kind"]),
            int(data["level"]),
            dict(data["answer"]),
            tuple(dict(choice) for choice in data["accepted"]),
            tuple(_tried(entry) for entry in data["tried"]),
            {str(bot): float(share) for bot, share in data["found"].items()},
            float(data["margin"]),
            int(data["iterations"]),
        )
    except (ValueError, TypeError, KeyError, AttributeError, IndexError) as error:
        raise _wrong(number, f"{type(error).__name__}: {error}") from error
    if puzzle.level not in LEVELS:
        raise _wrong(number, f"level {puzzle.level} is not one of {LEVELS}")
    if puzzle.answer not in puzzle.accepted:
        raise _wrong(number, "the answer is not among those accepted")
    if not puzzle.tried or puzzle.tried[0].choice != puzzle.answer:
        raise _wrong(number, "the answer does not come first in `tried`")
    return puzzle


def _tried(entry: Sequence[object]) -> Tried:
    choice, share, *reasons = entry
    if not isinstance(choice, Mapping) or not isinstance(share, int | float):
        raise TypeError(f"{entry!r} does not begin with a choice and a share")
    pairs = [reason for reason in reasons if isinstance(reason, list)]
    return Tried(dict(choice), float(share), tuple((str(key), str(feature)) for key, feature in pairs))


def _wrong(number: int, what: str) -> PuzzleError:
    return PuzzleError(f"{LISTED}, line {number}: {what}")
