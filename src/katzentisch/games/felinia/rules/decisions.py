"""The dispatcher: which chapter answers the open question, and which question follows. RULES 4.

A round has five phases, each finished before the next begins. A family is not asked where a single
option is left and it has nothing to sell (README, "Design decisions").
"""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.felinia.rules import (
    bidding,
    boarding,
    closing,
    exploration,
    guild,
    moving,
    places,
    preparation,
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
    ASK_NOTHING,
    ASK_REVEAL,
    ASK_STEP,
    ASK_STORE,
)
from katzentisch.games.felinia.state.table import (
    BIDDING,
    EXPLORATION,
    OVER,
    PREPARATION,
    STORAGE,
    TRADING,
    FeliniaState,
)


# F038, F039, F040, F196
def go_on(table: FeliniaState) -> None:
    """Lead the game to the next decision that must be asked."""
    while True:
        if table.asked == ASK_NOTHING:
            if table.phase == OVER:
                return
            _go_on_in_phase(table)
        elif _is_forced(table):
            _answer(table, table.actor, _answers(table, table.actor, vec[i64]())[0])
        else:
            if table.asked == ASK_GUILD:
                guild.look(table)
            return


def _go_on_in_phase(table: FeliniaState) -> None:
    """Let the present phase ask its next question, or hand over to the next phase."""
    phase = table.phase
    if phase == BIDDING:
        bidding.go_on(table)
    elif phase == TRADING:
        trading.go_on(table)
    elif phase == EXPLORATION:
        exploration.go_on(table)
    elif phase == STORAGE:
        storage.go_on(table)
    elif phase == PREPARATION:
        preparation.go_on(table)
    else:
        closing.go_on(table)


# R55, R56
def _is_forced(table: FeliniaState) -> bool:
    """Whether a single option is left and there is nothing to sell, for all to see.

    ASK_KEEP is never forced: only the family that looks at the cards knows whether it could keep one.
    """
    question = table.asked
    if question in (ASK_BID, ASK_KEEP) or table.can_sell(table.actor):
        return False
    return len(_answers(table, table.actor, vec[i64]())) == 1


# F117, R1
def legal(table: FeliniaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the answers to the question, if the family is asked it, and what it may sell in any case."""
    if table.asked == ASK_NOTHING or seat < 0:
        return out
    if seat == table.actor:
        out = _answers(table, seat, out)
    return selling.legal(table, seat, out)


def _answers(table: FeliniaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the answers to the question, sales left out."""
    question = table.asked
    if question == ASK_BID:
        return bidding.legal(table, seat, out)
    if question == ASK_DEAL:
        return trading.legal(table, seat, out)
    if question == ASK_GUILD:
        return guild.legal(table, seat, out)
    if question == ASK_BOARD:
        return boarding.legal(table, seat, out)
    if question == ASK_REVEAL:
        return revealing.legal(table, seat, out)
    if question == ASK_STEP:
        return moving.legal(table, seat, out)
    if question == ASK_KEEP:
        return places.legal(table, seat, out)
    if question == ASK_STORE:
        return storage.legal(table, seat, out)
    return closing.legal(table, seat, out)


def play(table: FeliniaState, seat: i64, action: i64) -> None:
    """Carry out a decision, and lead the game to the next."""
    if action >= table.actions.sell:
        selling.play(table, seat, action)
    else:
        _answer(table, seat, action)
    go_on(table)


def _answer(table: FeliniaState, seat: i64, action: i64) -> None:
    """Carry out an answer to the question."""
    question = table.asked
    if question == ASK_BID:
        bidding.play(table, seat, action)
    elif question == ASK_DEAL:
        trading.play(table, seat, action)
    elif question == ASK_GUILD:
        guild.play(table, seat, action)
    elif question == ASK_BOARD:
        boarding.play(table, seat, action)
    elif question == ASK_REVEAL:
        revealing.play(table, seat, action)
    elif question == ASK_STEP:
        moving.play(table, seat, action)
    elif question == ASK_KEEP:
        places.play(table, seat, action)
    elif question == ASK_STORE:
        storage.play(table, seat, action)
    else:
        closing.play(table, seat, action)
