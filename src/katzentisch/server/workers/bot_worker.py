"""One worker process for bots: reads a question per line, answers with a thought per line.

Run by `bot_pool.py` as `python -m katzentisch.server.workers.bot_worker`. It keeps the tables it saw last and plays on
from there; a question always brings the whole record, so any worker can answer it. It ends with its input.
"""

import contextlib
import sys
from collections import OrderedDict
from typing import BinaryIO

import msgspec

from katzentisch import games
from katzentisch.core.game import Table
from katzentisch.core.options import Options
from katzentisch.play.players import bot_chance, bot_decision
from katzentisch.server.wire.messages import BotReason

REMEMBERED = 64
READY = b"ready\n"


class BotRequest(msgspec.Struct):
    """What would this bot do in this seat? The record says where the game stands."""

    table: str
    game: str
    variant: str
    seats: int
    settings: dict[str, bool | int | str]
    seed: int
    choices: list[tuple[int, int]]
    seat: int
    level: str


class BotReply(msgspec.Struct):
    """What the bot does, and up to three reasons."""

    action: int
    reasons: list[BotReason] = []


class BotWorker:
    """Answers questions, remembering tables."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[list[tuple[int, int]], Table]] = OrderedDict()

    def answer(self, question: BotRequest) -> BotReply:
        """Return the action the bot takes, and why."""
        chance = bot_chance(question.seed, question.seat, len(question.choices))
        decision = bot_decision(question.level, self.table(question), question.seat, chance)
        reasons = [BotReason(reason.key, reason.facts) for reason in decision.reasons]
        return BotReply(int(decision.action), reasons)

    def table(self, question: BotRequest) -> Table:
        """Return the table of a question, played on from the one remembered."""
        choices, table = self._known.pop(question.table, ([], None))
        if table is None or choices != question.choices[: len(choices)]:
            options = Options(question.game, question.variant, question.seats, question.settings)
            choices, table = [], games.box(question.game).open_options(options).deal(question.seed)
        for seat, action in question.choices[len(choices) :]:
            table.play(seat, action)
        self._known[question.table] = (question.choices, table)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return table


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more."""
    thinker = BotWorker()
    decode = msgspec.json.Decoder(BotRequest).decode
    answers.write(READY)
    answers.flush()
    for line in questions:
        answers.write(msgspec.json.encode(thinker.answer(decode(line))) + b"\n")
        answers.flush()


def main() -> None:
    """Serve the process that started this one, and end with it."""
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
