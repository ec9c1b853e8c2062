"""The course of the game: from one decision to the next.

A table waits for exactly one answer. `answer` carries it out, `settle` lets everything happen that
nobody is asked about: steps without a choice, and questions with one possible answer (RULES.md 14.1).
"""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.numbers import PRICE
from katzentisch.games.feudalia.rules import (
    building,
    draft,
    ending,
    final,
    hiring,
    interpreter,
    main,
    masters,
    payment,
    start,
    working,
)
from katzentisch.games.feudalia.state import setup
from katzentisch.games.feudalia.state.asked import (
    ASK_ADJUST,
    ASK_ELIMINATED,
    ASK_FIELD_FIEF,
    ASK_MAIN,
    ASK_MOVE_FIEF,
    ASK_NOTHING,
    ASK_PAY,
    ASK_PLACE,
    ASK_PRODUCE_RESOURCE,
    ASK_PUT_UNDER,
    ASK_SAME_TYPE,
    ASK_STASH_AMOUNT,
    ASK_STRAIGHTEN_ORDER,
    ASK_TAKE_MASTER,
    ASK_TAX_CUBE,
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


def options(table: FeudaliaState) -> vec[i64]:
    """List the answers to the open question, ascending."""
    ask = table.asked
    if ask == ASK_MAIN:
        return main.legal(table)
    if ask == ASK_PAY:
        return payment.legal(table)
    if ask >= ASK_PRODUCE_RESOURCE:
        return interpreter.legal(table)
    if ask <= ASK_SAME_TYPE:
        return draft.legal(table)
    if ask == ASK_FIELD_FIEF:
        return working.legal_fiefs(table)
    if ask == ASK_ELIMINATED:
        return hiring.legal_eliminated(table, kind_to_eliminate(table))
    if ask == ASK_TAX_CUBE:
        return start.legal_cube(table)
    if ask == ASK_TAX_SET:
        return start.legal_set(table)
    if ask == ASK_STRAIGHTEN_ORDER:
        return start.legal_order(table)
    if ask == ASK_TAKE_MASTER:
        return hiring.legal_take(table)
    if ask == ASK_PUT_UNDER:
        return hiring.legal_under(table)
    if ask == ASK_PLACE:
        return hiring.legal_place(table)
    if ask == ASK_MOVE_FIEF:
        return main.legal_move(table)
    if ask == ASK_STASH_AMOUNT:
        return masters.legal_amounts(table)
    return final.legal(table)


def kind_to_eliminate(table: FeudaliaState) -> i64:
    """Return the kind of vassal that the purchase under way eliminates, as a bit."""
    if table.buying == BUY_VASSAL:
        return table.numbers.eliminates[table.item]
    return table.numbers.building_eliminates[table.item]


def answer(table: FeudaliaState, action: i64) -> None:
    """Carry out one answer to the open question."""
    ask, actions = table.asked, table.actions
    if ask == ASK_MAIN:
        main.play(table, action)
    elif ask == ASK_PAY:
        payment.play(table, action)
    elif ask >= ASK_PRODUCE_RESOURCE:
        interpreter.play(table, action)
    elif ask <= ASK_SAME_TYPE:
        draft.play(table, action)
    elif ask == ASK_FIELD_FIEF:
        working.play_fief(table, action - actions.fief)
    elif ask == ASK_ELIMINATED:
        eliminated(table, action - actions.eliminate)
    elif ask == ASK_TAX_CUBE:
        start.play_cube(table, action)
    elif ask == ASK_TAX_SET:
        start.play_set(table, action - actions.discard_set)
    elif ask == ASK_STRAIGHTEN_ORDER:
        start.apply(table, start.slot_of(table, action - actions.straighten))
    elif ask == ASK_TAKE_MASTER:
        hiring.take_master(table, action - actions.take_master)
    elif ask == ASK_PUT_UNDER:
        hiring.put_under(table, action - actions.put_under)
    elif ask == ASK_PLACE:
        hiring.play_place(table, action)
    elif ask == ASK_MOVE_FIEF:
        main.play_move(table, action - actions.fief)
    elif ask == ASK_STASH_AMOUNT:
        masters.play_amount(table, action - actions.amount)
    elif ask == ASK_ADJUST:
        final.play(table, action)


def eliminated(table: FeudaliaState, card: i64) -> None:
    """Note the card that is part of the price and go on to the payment."""
    table.lost = card
    if table.buying == BUY_VASSAL:
        payment.begin(table, table.numbers.cost, table.item * PRICE, hiring.VASSAL, -1)
    else:
        building.begin_payment(table)


def paid(table: FeudaliaState) -> None:
    """A price was paid: what was bought happens."""
    buying = table.buying
    if buying == BUY_WORK:
        working.worked(table)
    elif buying == BUY_INFLUENCE:
        working.influenced(table)
    elif buying == BUY_VASSAL:
        hiring.hired_vassal(table)
    elif buying == BUY_MASTER:
        hiring.hired_master(table)
    elif buying == BUY_UPGRADE:
        building.upgraded(table)
    elif buying == BUY_BUILDING:
        building.built(table)
    else:
        working.used(table)


def settle(table: FeudaliaState) -> None:
    """Go on until somebody has a real choice, or the main list is open, or the game is over."""
    while table.asked != ASK_MAIN and table.asked != ASK_NOTHING:
        if table.asked < STEP_DEAL_DECKS:
            found = options(table)
            if len(found) != 1:
                table.options = found
                return
            answer(table, found[0])
        else:
            step(table)


def step(table: FeudaliaState) -> None:
    """Take one step that nobody is asked about."""
    ask = table.asked
    if ask == STEP_PAID:
        paid(table)
    elif ask == STEP_RUN:
        interpreter.run(table)
    elif ask == STEP_FINAL_PHASE:
        final.final_phase(table)
    elif ask == STEP_ADJUSTING:
        final.adjust_next(table)
    elif ask == STEP_TURN_ENDS:
        ending.turn_ends(table)
    elif ask == STEP_TURN_BEGINS:
        start.begin(table)
    elif ask == STEP_STRAIGHTENING:
        start.straighten_next(table)
    elif ask == STEP_TAX:
        start.collect(table)
    elif ask == STEP_DEAL_DECKS:
        setup.deal_decks(table)
    elif ask == STEP_DEAL_FIEFS:
        setup.deal_fiefs(table)
    elif ask == STEP_LAY_OUT_MASTERS:
        setup.lay_out_masters(table)
