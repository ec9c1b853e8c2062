"""The end: one more chance to sell, then the game is over. RULES 5 ("Decision CLOSE"), 7."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.felinia.state.asked import ASK_CLOSE, ASK_NOTHING
from katzentisch.games.felinia.state.table import OVER, FeliniaState


# F117, R53
def go_on(table: FeliniaState) -> None:
    """Ask the next family in turn order; the first-player card has not moved."""
    if table.families_done == table.seats:
        table.phase = OVER
        if table.listening:
            table.tell("game_over", -1, {"winners": table.winners()})
        return
    table.actor = table.in_turn(table.families_done)
    table.asked = ASK_CLOSE


def legal(table: FeliniaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List `done`; sales come besides."""
    return append(out, table.actions.done)


def play(table: FeliniaState, seat: i64, action: i64) -> None:
    """The family is done."""
    table.families_done += 1
    table.asked = ASK_NOTHING
