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
from katzentisch.games.feudalia.state.table import (
    ADJUST,
    ADJUSTING,
    BUY_BUILDING,
    BUY_INFLUENCE,
    BUY_MASTER,
    BUY_UPGRADE,
    BUY_VASSAL,
    BUY_WORK,
    DEAL_DECKS,
    DEAL_FIEFS,
    ELIMINATED,
    FIELD_FIEF,
    FINAL_PHASE,
    LAY_OUT_MASTERS,
    MAIN,
    MOVE_FIEF,
    OVER,
    PAID,
    PAY,
    PLACE,
    PRODUCE_RESOURCE,
    PUT_UNDER,
    RUN,
    SAME_TYPE,
    STASH_AMOUNT,
    STRAIGHTEN_ORDER,
    STRAIGHTENING,
    TAKE_MASTER,
    TAX,
    TAX_CUBE,
    TAX_SET,
    TURN_BEGINS,
    TURN_ENDS,
    Realm,
)


def options(table: Realm) -> vec[i64]:
    """List the answers to the open question, ascending."""
    ask = table.ask
    if ask == MAIN:
        return main.legal(table)
    if ask == PAY:
        return payment.legal(table)
    if ask >= PRODUCE_RESOURCE:
        return interpreter.legal(table)
    if ask <= SAME_TYPE:
        return draft.legal(table)
    if ask == FIELD_FIEF:
        return working.legal_fiefs(table)
    if ask == ELIMINATED:
        return hiring.legal_eliminated(table, kind_to_eliminate(table))
    if ask == TAX_CUBE:
        return start.legal_cube(table)
    if ask == TAX_SET:
        return start.legal_set(table)
    if ask == STRAIGHTEN_ORDER:
        return start.legal_order(table)
    if ask == TAKE_MASTER:
        return hiring.legal_take(table)
    if ask == PUT_UNDER:
        return hiring.legal_under(table)
    if ask == PLACE:
        return hiring.legal_place(table)
    if ask == MOVE_FIEF:
        return main.legal_move(table)
    if ask == STASH_AMOUNT:
        return masters.legal_amounts(table)
    return final.legal(table)


def kind_to_eliminate(table: Realm) -> i64:
    """Return the kind of vassal that the purchase under way eliminates, as a bit."""
    if table.buying == BUY_VASSAL:
        return table.numbers.eliminates[table.item]
    return table.numbers.building_eliminates[table.item]


def answer(table: Realm, action: i64) -> None:
    """Carry out one answer to the open question."""
    ask, choices = table.ask, table.choices
    if ask == MAIN:
        main.play(table, action)
    elif ask == PAY:
        payment.play(table, action)
    elif ask >= PRODUCE_RESOURCE:
        interpreter.play(table, action)
    elif ask <= SAME_TYPE:
        draft.play(table, action)
    elif ask == FIELD_FIEF:
        working.play_fief(table, action - choices.fief)
    elif ask == ELIMINATED:
        eliminated(table, action - choices.eliminate)
    elif ask == TAX_CUBE:
        start.play_cube(table, action)
    elif ask == TAX_SET:
        start.play_set(table, action - choices.discard_set)
    elif ask == STRAIGHTEN_ORDER:
        start.apply(table, start.slot_of(table, action - choices.straighten))
    elif ask == TAKE_MASTER:
        hiring.take_master(table, action - choices.take_master)
    elif ask == PUT_UNDER:
        hiring.put_under(table, action - choices.put_under)
    elif ask == PLACE:
        hiring.play_place(table, action)
    elif ask == MOVE_FIEF:
        main.play_move(table, action - choices.fief)
    elif ask == STASH_AMOUNT:
        masters.play_amount(table, action - choices.amount)
    elif ask == ADJUST:
        final.play(table, action)


def eliminated(table: Realm, card: i64) -> None:
    """Note the card that is part of the price and go on to the payment."""
    table.lost = card
    if table.buying == BUY_VASSAL:
        payment.begin(table, table.numbers.cost, table.item * PRICE, hiring.VASSAL, -1)
    else:
        building.begin_payment(table)


def paid(table: Realm) -> None:
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


def settle(table: Realm) -> None:
    """Go on until somebody has a real choice, or the main list is open, or the game is over."""
    while table.ask != MAIN and table.ask != OVER:
        if table.ask < DEAL_DECKS:
            found = options(table)
            if len(found) != 1:
                table.options = found
                return
            answer(table, found[0])
        else:
            step(table)


def step(table: Realm) -> None:
    """Take one step that nobody is asked about."""
    ask = table.ask
    if ask == PAID:
        paid(table)
    elif ask == RUN:
        interpreter.run(table)
    elif ask == FINAL_PHASE:
        final.final_phase(table)
    elif ask == ADJUSTING:
        final.adjust_next(table)
    elif ask == TURN_ENDS:
        ending.turn_ends(table)
    elif ask == TURN_BEGINS:
        start.begin(table)
    elif ask == STRAIGHTENING:
        start.straighten_next(table)
    elif ask == TAX:
        start.collect(table)
    elif ask == DEAL_DECKS:
        setup.deal_decks(table)
    elif ask == DEAL_FIEFS:
        setup.deal_fiefs(table)
    elif ask == LAY_OUT_MASTERS:
        setup.lay_out_masters(table)
