"""The dispatcher: from one decision to the next.

A table waits for exactly one answer. `play` carries it out, `go_on` lets everything happen that
nobody is asked about: steps without a choice, and questions with one possible answer (RULES.md 14.1).
"""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.feudalia.rules import (
    building,
    draft,
    ending,
    final,
    hiring,
    housing,
    interpreter,
    main,
    master_hiring,
    masters,
    payment,
    start,
    working,
)
from katzentisch.games.feudalia.state import setup
from katzentisch.games.feudalia.state.asked import (
    ASK_ELIMINATED,
    ASK_FIELD_FIEF,
    ASK_MAIN,
    ASK_NOTHING,
    ASK_PAY,
    ASK_PLACE,
    ASK_PRODUCE_RESOURCE,
    ASK_SAME_TYPE,
    ASK_STASH_AMOUNT,
    ASK_TAX_SET,
    STEP_ADJUSTING,
    STEP_DEAL_DECKS,
    STEP_DEAL_FIEFS,
    STEP_FINAL_PHASE,
    STEP_LAY_OUT_MASTERS,
    STEP_PAID,
    STEP_RUN,
    STEP_STRAIGHTENING,
    STEP_TAX,
    STEP_TURN_BEGINS,
    STEP_TURN_ENDS,
)
from katzentisch.games.feudalia.state.table import (
    BUY_BUILDING,
    BUY_INFLUENCE,
    BUY_MASTER,
    BUY_UPGRADE,
    BUY_VASSAL,
    BUY_WORK,
    FeudaliaState,
)


def legal(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the answers to the open question, ascending."""
    question = table.asked
    if question == ASK_MAIN:
        return main.legal(table, seat, out)
    if question == ASK_PAY:
        return payment.legal(table, seat, out)
    if question >= ASK_PRODUCE_RESOURCE:
        return interpreter.legal(table, seat, out)
    if question <= ASK_SAME_TYPE:
        return draft.legal(table, seat, out)
    if question == ASK_FIELD_FIEF:
        return working.legal(table, seat, out)
    if question == ASK_ELIMINATED:
        return hiring.legal(table, seat, out)
    if question <= ASK_TAX_SET:
        return start.legal(table, seat, out)
    if question <= ASK_PLACE:
        return master_hiring.legal(table, seat, out)
    if question <= ASK_STASH_AMOUNT:
        return masters.legal(table, seat, out)
    return final.legal(table, seat, out)


def play(table: FeudaliaState, seat: i64, action: i64) -> None:
    """Carry out one answer to the open question."""
    question = table.asked
    if question == ASK_MAIN:
        main.play(table, seat, action)
    elif question == ASK_PAY:
        payment.play(table, seat, action)
    elif question >= ASK_PRODUCE_RESOURCE:
        interpreter.play(table, seat, action)
    elif question <= ASK_SAME_TYPE:
        draft.play(table, seat, action)
    elif question == ASK_FIELD_FIEF:
        working.play(table, seat, action)
    elif question == ASK_ELIMINATED:
        hiring.play(table, seat, action)
        _begin_payment(table)
    elif question <= ASK_TAX_SET:
        start.play(table, seat, action)
    elif question <= ASK_PLACE:
        master_hiring.play(table, seat, action)
    elif question <= ASK_STASH_AMOUNT:
        masters.play(table, seat, action)
    else:
        final.play(table, seat, action)


def _begin_payment(table: FeudaliaState) -> None:
    """The card to eliminate is chosen: go on to the payment."""
    if table.buying == BUY_VASSAL:
        hiring.begin_payment(table)
    else:
        building.begin_payment(table)


def go_on(table: FeudaliaState) -> None:
    """Go on until somebody has a real choice, or the main list is open, or the game is over."""
    while table.asked != ASK_MAIN and table.asked != ASK_NOTHING:
        if table.asked < STEP_DEAL_DECKS:
            answers = legal(table, table.actor, vec[i64]())
            if len(answers) != 1 or housing.takes_along(table, answers[0]):
                table.options = answers
                return
            play(table, table.actor, answers[0])
        else:
            _step(table)


def _paid(table: FeudaliaState) -> None:
    """A price was paid: what was bought happens."""
    buying = table.buying
    if buying == BUY_WORK:
        working.worked(table)
    elif buying == BUY_INFLUENCE:
        working.influenced(table)
    elif buying == BUY_VASSAL:
        hiring.hired_vassal(table)
    elif buying == BUY_MASTER:
        master_hiring.hired_master(table)
    elif buying == BUY_UPGRADE:
        building.upgraded(table)
    elif buying == BUY_BUILDING:
        building.built(table)
    else:
        working.used(table)


def _step(table: FeudaliaState) -> None:
    """Take one step that nobody is asked about."""
    step = table.asked
    if step == STEP_PAID:
        _paid(table)
    elif step == STEP_RUN:
        interpreter.run(table)
    elif step == STEP_FINAL_PHASE:
        final.begin(table)
    elif step == STEP_ADJUSTING:
        final.go_on(table)
    elif step == STEP_TURN_ENDS:
        ending.turn_ends(table)
    elif step == STEP_TURN_BEGINS:
        start.begin(table)
    elif step == STEP_STRAIGHTENING:
        start.straighten_next(table)
    elif step == STEP_TAX:
        start.collect(table)
    elif step == STEP_DEAL_DECKS:
        setup.deal_decks(table)
    elif step == STEP_DEAL_FIEFS:
        setup.deal_fiefs(table)
    elif step == STEP_LAY_OUT_MASTERS:
        setup.lay_out_masters(table)
