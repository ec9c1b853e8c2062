"""The end: one more chance to sell, then the game is over. RULES 5 ("Decision CLOSE"), 7."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal
from katzentisch.games.felinia.state.table import CLOSE, NOTHING, OVER, FeliniaTable


def go_on(table: FeliniaTable) -> None:
    """Ask the next family in turn order; the first-player card has not moved."""  # F117, R53
    if table.place == table.seats:
        table.phase = OVER
        if table.listening:
            table.tell("game_over", -1, {"winners": table.winners()})
        return
    table.actor = table.in_turn(table.place)
    table.asked = CLOSE


def legal(table: FeliniaTable, out: vec[i64]) -> vec[i64]:
    """List `done`; sales come besides."""
    return append(out, table.choices.done)


def why_not(table: FeliniaTable, action: i64) -> Refusal | None:
    """Being done is always possible."""
    return None


def play(table: FeliniaTable, action: i64) -> None:
    """The family is done."""
    table.place += 1
    table.asked = NOTHING
