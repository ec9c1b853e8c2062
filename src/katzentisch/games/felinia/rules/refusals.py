"""Why an action may not be taken now: the chapter of the open question says it."""

from mypy_extensions import i64

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
from katzentisch.games.felinia.state.asked import (
    ASK_BID,
    ASK_BOARD,
    ASK_DEAL,
    ASK_GUILD,
    ASK_KEEP,
    ASK_REVEAL,
    ASK_STEP,
    ASK_STORE,
    QUESTIONS,
)
from katzentisch.games.felinia.state.table import FeliniaState


def why_not(table: FeliniaState, seat: i64, action: i64) -> Refusal | None:
    """Say why the family that is asked may not do this, or None if it may."""
    if action >= table.actions.sell:
        return selling.why_not(table, seat, action)
    question = table.asked
    if not _is_an_answer(table, action):
        return refuse("not_now", "turns", {"question": QUESTIONS[question]})
    if question == ASK_BID:
        return bidding.why_not(table, seat, action)
    if question == ASK_DEAL:
        return trading.why_not(table, seat, action)
    if question == ASK_GUILD:
        return guild.why_not(table, seat, action)
    if question == ASK_BOARD:
        return boarding.why_not(table, seat, action)
    if question == ASK_REVEAL:
        return revealing.why_not(table, seat, action)
    if question == ASK_STEP:
        return moving.why_not(table, seat, action)
    if question == ASK_KEEP:
        return places.why_not(table, seat, action)
    if question == ASK_STORE:
        return storage.why_not(table, seat, action)
    return None  # the only answer to ASK_CLOSE is `done`


def _is_an_answer(table: FeliniaState, action: i64) -> bool:
    """Whether an action is of a kind that answers the question at all."""
    actions = table.actions
    question = table.asked
    if question == ASK_BID:
        return action < actions.pass_by
    if question == ASK_DEAL:
        return actions.pass_by <= action < actions.exchange_spice
    if question == ASK_GUILD:
        return action == actions.pass_by or actions.exchange_spice <= action < actions.done
    if question == ASK_BOARD:
        return actions.done <= action < actions.stop
    if question == ASK_REVEAL:
        return actions.stop <= action < actions.go
    if question == ASK_STEP:
        return action == actions.stop or actions.go <= action < actions.none
    if question == ASK_KEEP:
        return actions.none <= action < actions.pay
    if question == ASK_STORE:
        return action == actions.done or action == actions.pay
    return action == actions.done
