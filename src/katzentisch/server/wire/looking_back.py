"""What is shown of moments that are over: views without anything to do, steps by name, results."""

from collections.abc import Sequence

from katzentisch.core.game import SPECTATOR, Table
from katzentisch.play.match import Match
from katzentisch.server.wire.bodies.replays import Moment, Step
from katzentisch.server.wire.messages import BotReason, Result, ScoreLine, SeatScore, SeatView, Undo, runs

NO_UNDO = Undo("off", "nothing_to_undo", 0)


def moment(table: Table, number: int, seats: Sequence[int], seed: int) -> Moment:
    """Return the views of some seats after a step."""
    return Moment(number, table.to_act, [past_view(table, seat) for seat in seats], result(table, seed))


def step(match: Match, number: int, shown: int, reader: int, reasons: list[BotReason]) -> Step:
    """Return one step of a game, numbered as shown, by name and as the reader heard it."""
    heard = [event.heard_by(reader) for event in match.told[number]]
    if number == 0:
        return Step(0, -1, {}, heard, [])
    seat, action = match.choices[number - 1]
    return Step(shown, seat, match.game.choice(action), heard, reasons)


def result(table: Table, seed: int) -> Result | None:
    """Return how a finished game ended, None while it runs: scores may hold secrets."""
    if not table.is_over:
        return None
    scores = [
        SeatScore(
            score.seat,
            score.total,
            [ScoreLine(line.key, line.points, line.facts) for line in score.lines],
        )
        for score in table.scores()
    ]
    return Result(table.winners(), scores, str(seed))


def past_view(table: Table, seat: int) -> SeatView:
    """Return what a seat saw at an earlier moment."""
    if seat == SPECTATOR:
        return SeatView(seat, dict(table.view(seat)), {}, [], [], [], NO_UNDO, False)
    return SeatView(
        seat,
        dict(table.view(seat)),
        dict(table.question(seat)),
        runs(table.legal(seat)),
        [],
        [],
        NO_UNDO,
        False,
    )
