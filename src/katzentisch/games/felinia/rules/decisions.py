"""The round: five phases, each finished before the next begins. RULES 4.

Here a decision finds its chapter, and a finished decision the next question. A family is not asked
where a single option is left and it has nothing to sell (docs/decisions/0010-forced-decisions.md).
"""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.rules import (
    bidding,
    boarding,
    closing,
    exploration,
    guild,
    places,
    preparation,
    selling,
    storage,
    trading,
)
from katzentisch.games.felinia.state.table import (
    BID,
    BIDDING,
    BOARD,
    DEAL,
    EXPLORATION,
    GUILD,
    KEEP,
    NOTHING,
    OVER,
    PREPARATION,
    QUESTIONS,
    REVEAL,
    STEP,
    STORAGE,
    STORE,
    TRADING,
    FeliniaTable,
)


def go_on(table: FeliniaTable) -> None:
    """Lead the game to the next decision that must be asked."""  # F039, F040, F038, F196
    while True:
        if table.asked == NOTHING:
            if table.phase == OVER:
                return
            next_step(table)
        elif is_forced(table):
            carry_out(table, options(table, vec[i64]())[0])
        else:
            if table.asked == GUILD:
                guild.look(table)
            return


def next_step(table: FeliniaTable) -> None:
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


def is_forced(table: FeliniaTable) -> bool:
    """Whether a single option is left and there is nothing to sell, for all to see.

    KEEP is always asked: only the family that looks at the cards knows whether it could keep one.
    """  # R55, R56
    question = table.asked
    if question in (BID, KEEP) or table.can_sell(table.actor):
        return False
    return len(options(table, vec[i64]())) == 1


def options(table: FeliniaTable, out: vec[i64]) -> vec[i64]:
    """List the answers to the question, sales left out."""
    question = table.asked
    if question == BID:
        return bidding.legal(table, out)
    if question == DEAL:
        return trading.legal(table, out)
    if question == GUILD:
        return guild.legal(table, out)
    if question == BOARD:
        return boarding.legal(table, out)
    if question == REVEAL:
        return exploration.legal_reveals(table, out)
    if question == STEP:
        return exploration.legal_steps(table, out)
    if question == KEEP:
        return places.legal(table, out)
    if question == STORE:
        return storage.legal(table, out)
    return closing.legal(table, out)


def legal(table: FeliniaTable) -> vec[i64]:
    """List the answers to the question, and what the family may sell first."""  # F117
    return selling.legal(table, options(table, vec[i64]()))


def play(table: FeliniaTable, action: i64) -> None:
    """Carry out a decision, and lead the game to the next."""
    if action >= table.choices.sell:
        selling.play(table, action)
    else:
        carry_out(table, action)
    go_on(table)


def carry_out(table: FeliniaTable, action: i64) -> None:
    """Carry out an answer to the question."""
    question = table.asked
    if question == BID:
        bidding.play(table, action)
    elif question == DEAL:
        if trading.play(table, action):
            boarding.ask(table)
    elif question == GUILD:
        if guild.play(table, action):
            boarding.ask(table)
    elif question == BOARD:
        boarding.play(table, action)
    elif question == REVEAL:
        exploration.play_reveal(table, action)
    elif question == STEP:
        exploration.play_step(table, action)
    elif question == KEEP:
        places.play(table, action)
    elif question == STORE:
        storage.play(table, action)
    else:
        closing.play(table, action)


def why_not(table: FeliniaTable, action: i64) -> Refusal | None:
    """Say why the family that is asked may not do this, or None if it may."""
    if action >= table.choices.sell:
        return selling.why_not(table, action)
    question = table.asked
    if not answers(table, action):
        return refuse("not_now", "turns", {"question": QUESTIONS[question]})
    if question == BID:
        return bidding.why_not(table, action)
    if question == DEAL:
        return trading.why_not(table, action)
    if question == GUILD:
        return guild.why_not(table, action)
    if question == BOARD:
        return boarding.why_not(table, action)
    if question == REVEAL:
        return exploration.why_no_reveal(table, action)
    if question == STEP:
        return exploration.why_no_step(table, action)
    if question == KEEP:
        return places.why_not(table, action)
    if question == STORE:
        return storage.why_not(table, action)
    return closing.why_not(table, action)


def answers(table: FeliniaTable, action: i64) -> bool:
    """Whether an action is of a kind that answers the question at all."""
    choices = table.choices
    question = table.asked
    if question == BID:
        return action < choices.pass_by
    if question == DEAL:
        return choices.pass_by <= action < choices.exchange_spice
    if question == GUILD:
        return action == choices.pass_by or choices.exchange_spice <= action < choices.done
    if question == BOARD:
        return choices.done <= action < choices.stop
    if question == REVEAL:
        return choices.stop <= action < choices.go
    if question == STEP:
        return action == choices.stop or choices.go <= action < choices.none
    if question == KEEP:
        return choices.none <= action < choices.pay
    if question == STORE:
        return action == choices.done or action == choices.pay
    return action == choices.done
