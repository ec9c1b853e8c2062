"""Subprocess that writes down a finished game as every seat saw it, so that it can be looked at when the rules have changed.

Started by `transcript.py` as `python -m katzentisch.server.workers.transcript_worker`.
"""

import base64
import lzma
from collections.abc import Iterator

import msgspec

from katzentisch.core.game import SPECTATOR
from katzentisch.play.match import Match
from katzentisch.server.wire.bodies.replays import Moment, Step
from katzentisch.server.wire.looking_back import moment, step
from katzentisch.server.wire.messages import BotReason
from katzentisch.server.wire.printed import printed
from katzentisch.server.workers.job import Progress
from katzentisch.server.workers.job_worker import JobProgram, PlayedTask, run_task


class Transcript(msgspec.Struct):
    """A finished game as it was seen: what is printed, the record, the steps by reader (a spectator first), the moments."""

    printed: msgspec.Raw
    record: str
    steps: list[list[Step]]
    moments: list[Moment]


class TranscriptTask(PlayedTask):
    """The game, its choices, and the reasons bots gave by step."""

    reasons: dict[int, list[BotReason]]


def _write_down(task: TranscriptTask) -> Iterator[Progress]:
    """Write a finished game down as every seat, and a spectator, may see it now."""
    game = task.rules().open()
    match = Match(game, task.seed)
    seats = [SPECTATOR, *range(int(game.seats))]
    moments = [moment(match.table, 0, seats, task.seed)]
    for number, (seat, action) in enumerate(task.choices, start=1):
        match.act(seat, action)
        moments.append(moment(match.table, number, seats, task.seed))
        yield Progress(number, match.step)
    steps = []
    for seat in seats:
        steps.append(_steps(match, seat, task.reasons))
        yield Progress(match.step, match.step)
    record = task.record(game).to_text(game)
    transcript = Transcript(msgspec.Raw(printed(game)), record, steps, moments)
    yield Progress(match.step, match.step, {"text": _packed(transcript)})


def _steps(match: Match, seat: int, reasons: dict[int, list[BotReason]]) -> list[Step]:
    return [step(match, number, number, seat, reasons.get(number, [])) for number in range(match.step + 1)]


def _packed(transcript: Transcript) -> str:
    """Return a transcript as text for the store: views of one seat are nearly alike, so it becomes small."""
    return base64.b64encode(lzma.compress(msgspec.json.encode(transcript), preset=3)).decode()


def unpacked(text: str) -> Transcript:
    """Return the transcript of a text."""
    return msgspec.json.decode(lzma.decompress(base64.b64decode(text)), type=Transcript)


def program() -> JobProgram:
    """Return what this subprocess does."""
    return JobProgram(TranscriptTask, _write_down)


if __name__ == "__main__":
    run_task(program())
