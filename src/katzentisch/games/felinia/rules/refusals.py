"""Why an action may not be taken now: the chapter of the open question says it."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from katzentisch.core.game import not_your_turn
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.rules import (
    bidding,
    boarding,
    guild,
    moving,
    places,
    revealing,
    selling,
    storage,
    trading,
)
from katzentisch.games.felinia.state import asked
from katzentisch.games.felinia.state.table import FeliniaState

# The kinds of choice that answer each question.
_ANSWERS: Final[dict[int, list[str]]] = {
    asked.ASK_BID: ["bank", "market", "guild"],
    asked.ASK_DEAL: ["pass", "buy"],
    asked.ASK_GUILD: ["pass", "exchange-spice", "exchange-food", "exchange-bonus"],
    asked.ASK_BOARD: ["done", "board"],
    asked.ASK_REVEAL: ["stop", "reveal"],
    asked.ASK_STEP: ["stop", "go"],
    asked.ASK_KEEP: ["none", "keep"],
    asked.ASK_STORE: ["done", "pay"],
    asked.ASK_CLOSE: ["done"],
}
# The chapter of each question; the only answer to ASK_CLOSE is never refused.
_CHAPTERS: Final[dict[int, Callable[[FeliniaState, i64, i64], Refusal | None]]] = {
    asked.ASK_BID: bidding.why_not,
    asked.ASK_DEAL: trading.why_not,
    asked.ASK_GUILD: guild.why_not,
    asked.ASK_BOARD: boarding.why_not,
    asked.ASK_REVEAL: revealing.why_not,
    asked.ASK_STEP: moving.why_not,
    asked.ASK_KEEP: places.why_not,
    asked.ASK_STORE: storage.why_not,
}


def why_not(table: FeliniaState, seat: i64, action: i64) -> Refusal | None:
    """Say why a family may not do this now, or None if it may."""
    # F117, R1
    if action >= table.actions.sell:
        return selling.why_not(table, seat, action)
    if seat != table.actor:
        return not_your_turn(table)
    question = int(table.asked)
    if table.actions.actions.block_of(int(action)).kind not in _ANSWERS[question]:
        return refuse("not_now", "turns", {"question": asked.QUESTIONS[question]})
    return _CHAPTERS[question](table, seat, action) if question in _CHAPTERS else None
