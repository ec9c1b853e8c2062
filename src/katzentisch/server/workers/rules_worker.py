"""Subprocess that asks the rules what may take long: referee cases, what is printed, gains of choices, records, strengths.

Started by `rules_pool.py` as `python -m katzentisch.server.workers.rules_worker`; it ends with its input.
"""

from pathlib import Path
from typing import Any, Literal

import msgspec

from katzentisch import games
from katzentisch.core.actions import NoSuchChoice
from katzentisch.core.options import BadOption, Options
from katzentisch.core.record import RecordError, read, read_header
from katzentisch.play import puzzles, referee
from katzentisch.play.gains import gain
from katzentisch.play.strength import strengths
from katzentisch.server.wire.bodies.catalogue import Strengths
from katzentisch.server.wire.bodies.puzzles import PuzzleWhy
from katzentisch.server.wire.printed import printed
from katzentisch.server.wire.puzzles import why
from katzentisch.server.workers.bot_worker import TableCache, TableRecord
from katzentisch.server.workers.line_worker import LineProgram, serve_lines


class RefereeCase(msgspec.Struct, tag="referee"):
    """A case for the referee of a game."""

    game: str
    case: dict[str, Any]


class PrintedGame(msgspec.Struct, tag="printed"):
    """A game whose printed material is wanted."""

    game: str
    variant: str
    seats: int
    settings: dict[str, bool | int | str]
    material: str = ""  # the folder of what is printed, empty if that is the program's own


class StrengthsIn(msgspec.Struct, tag="strengths"):
    """A game in which it is wanted how strong the levels are on this machine; `longest` is the wall time of a decision."""

    game: str
    variant: str
    seats: int
    settings: dict[str, bool | int | str]
    longest: float


class GainOf(TableRecord, tag="gain"):
    """A legal choice of a seat whose gain is wanted, and the choices that are to follow it."""

    seat: int
    action: int
    following: tuple[int, ...] = ()


class RecordText(msgspec.Struct, tag="record"):
    """The record of a game as a file, to be read and replayed."""

    text: str


class PuzzleGain(msgspec.Struct, tag="puzzle"):
    """A choice at a puzzle, of which is wanted why it may not be made, or what it gains."""

    game: str
    puzzle: str
    asked: PuzzleWhy


RulesRequest = RefereeCase | PrintedGame | StrengthsIn | GainOf | RecordText | PuzzleGain


class ReadRecord(msgspec.Struct):
    """A record that was read and replayed: the game's options, its seed in digits, its choices (seat, action)."""

    variant: str
    seats: int
    settings: dict[str, bool | int | str]
    game: str
    seed: str
    choices: list[tuple[int, int]]
    over: bool


class Wrong(msgspec.Struct):
    """What is wrong with a record or with its options: the code and the facts of a sentence."""

    about: Literal["record", "option"]
    code: str
    facts: dict[str, Any]


class RulesReply(msgspec.Struct):
    """The answer as JSON, or what was wrong with the question."""

    answer: msgspec.Raw = msgspec.Raw(b"{}")
    wrong: str = ""
    why: Wrong | None = None


class RulesWorker:
    """Answers requests, caching tables."""

    def __init__(self) -> None:
        self._tables = TableCache()

    def answer(self, request: RulesRequest) -> RulesReply:
        """Answer one request."""
        try:
            return RulesReply(msgspec.Raw(self._answer(request)))
        except (RecordError, BadOption, NoSuchChoice) as error:
            about: Literal["record", "option"] = "record" if isinstance(error, RecordError) else "option"
            return RulesReply(wrong=str(error), why=Wrong(about, error.code, error.facts))
        except (ValueError, MemoryError, RecursionError) as error:
            return RulesReply(wrong=str(error) or type(error).__name__)

    def _answer(self, request: RulesRequest) -> bytes:
        if isinstance(request, RefereeCase):
            return msgspec.json.encode(referee.answer(request.game, request.case))
        if isinstance(request, PrintedGame):
            options = Options(request.game, request.variant, request.seats, request.settings)
            return printed(games.open(options, Path(request.material) if request.material else None))
        if isinstance(request, RecordText):
            return msgspec.json.encode(_read_record(request.text))
        if isinstance(request, PuzzleGain):
            puzzle = puzzles.puzzle(request.game, request.puzzle)
            return msgspec.json.encode(why(puzzle, request.asked) if puzzle is not None else None)
        if isinstance(request, StrengthsIn):
            options = Options(request.game, request.variant, request.seats, request.settings)
            return msgspec.json.encode(Strengths(strengths(games.open(options), request.longest)))
        return msgspec.json.encode(
            gain(self._tables.table(request), request.seat, request.action, request.following)
        )


def _read_record(text: str) -> ReadRecord:
    """Read a record and replay it; what is wrong with it is raised."""
    text = text.removeprefix("\ufeff")  # some editors write a mark there
    game = games.open(read_header(text).options)
    record = read(text, game)
    over = record.replay(game).is_over
    options = game.options
    return ReadRecord(
        variant=options.variant,
        seats=int(options.seats),
        settings=dict(options.settings),
        game=options.game,
        seed=str(record.seed),
        choices=record.choices,
        over=over,
    )


def program() -> LineProgram:
    """Return what this subprocess does."""
    return LineProgram(RulesRequest, RulesWorker().answer)


if __name__ == "__main__":
    serve_lines(program())
