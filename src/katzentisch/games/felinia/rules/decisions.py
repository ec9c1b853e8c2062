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
from katzentisch.games.felinia.state import asked
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
        if table.asked == asked.ASK_NOTHING:
            if table.phase == OVER:
                return
            _go_on_in_phase(table)
        elif _is_forced(table):
            _answer(table, table.actor, _answers(table, table.actor, vec[i64]())[0])
        else:
            if table.asked == asked.ASK_GUILD:
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

    asked.ASK_KEEP is never forced: only the family that looks at the cards knows whether it could keep one.
    """
    question = table.asked
    if question in (asked.ASK_BID, asked.ASK_KEEP) or table.can_sell(table.actor):
        return False
    return len(_answers(table, table.actor, vec[i64]())) == 1


# F117
def legal(table: FeliniaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the answers to the question, and what the family may sell first."""
    return selling.legal(table, seat, _answers(table, seat, out))


def _answers(table: FeliniaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the answers to the question, sales left out."""
    question = table.asked
    if question == asked.ASK_BID:
        return bidding.legal(table, seat, out)
    if question == asked.ASK_DEAL:
        return trading.legal(table, seat, out)
    if question == asked.ASK_GUILD:
        return guild.legal(table, seat, out)
    if question == asked.ASK_BOARD:
        return boarding.legal(table, seat, out)
    if question == asked.ASK_REVEAL:
        return revealing.legal(table, seat, out)
    if question == asked.ASK_STEP:
        return moving.legal(table, seat, out)
    if question == asked.ASK_KEEP:
        return places.legal(table, seat, out)
    if question == asked.ASK_STORE:
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
    if question == asked.ASK_BID:
        bidding.play(table, seat, action)
    elif question == asked.ASK_DEAL:
        trading.play(table, seat, action)
    elif question == asked.ASK_GUILD:
        guild.play(table, seat, action)
    elif question == asked.ASK_BOARD:
        boarding.play(table, seat, action)
    elif question == asked.ASK_REVEAL:
        revealing.play(table, seat, action)
    elif question == asked.ASK_STEP:
        moving.play(table, seat, action)
    elif question == asked.ASK_KEEP:
        places.play(table, seat, action)
    elif question == asked.ASK_STORE:
        storage.play(table, seat, action)
    else:
        closing.play(table, seat, action)
