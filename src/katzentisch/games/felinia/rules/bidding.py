"""Phase 1: bidding. RULES 4.1.

Three turns of the table; in each, every family places one bid token: at the bank, on a market or on the
guild. Selling is in `selling.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.state.asked import ASK_BID, ASK_NOTHING
from katzentisch.games.felinia.state.supply import add_silver
from katzentisch.games.felinia.state.table import BANKED, TOKENS, TRADING, FeliniaState


# F042, F043, F198
def go_on(table: FeliniaState) -> None:
    """Ask the next family for its token, from the first player clockwise."""
    if table.families_done == table.seats:
        table.families_done = 0
        table.turn += 1
    if table.turn == table.components.bid_tokens:
        table.phase = TRADING
        table.space = 0
        return
    table.actor = table.in_turn(table.families_done)
    table.asked = ASK_BID


# F047, F050
def legal(table: FeliniaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the bank, the open markets and the guild: nothing restricts the choice."""
    actions = table.actions
    is_open = table.components.is_open
    out = append(out, actions.bank)
    for space in range(table.components.guild):
        if is_open[space]:
            out = append(out, actions.market + space)
    return append(out, actions.guild)


def why_not(table: FeliniaState, seat: i64, action: i64) -> Refusal | None:
    """Say why the token may not be placed there, or None if it may."""
    actions = table.actions
    if actions.market <= action < actions.guild:
        space = action - actions.market
        if not table.components.is_open[space]:
            return refuse("market_closed", "bidding", {"market": table.components.spaces[space]})
    return None


def play(table: FeliniaState, seat: i64, action: i64) -> None:
    """Place the token."""
    table.add(seat, TOKENS, -1)
    if action == table.actions.bank:
        _to_the_bank(table, seat)
    elif action == table.actions.guild:
        _on_top(table, seat, table.components.guild)
    else:
        _on_top(table, seat, action - table.actions.market)
    table.families_done += 1
    table.asked = ASK_NOTHING


# F044, F045, F049, F199
def _to_the_bank(table: FeliniaState, seat: i64) -> None:
    """Gain 1, 2 or 3 silver by the turn of the table, whatever lies there already (R6)."""
    income = table.components.bank_income[table.turn]
    table.include(seat, BANKED, table.turn)
    gained = add_silver(table, seat, income)
    if table.listening:
        facts: dict[str, object] = {"turn": int(table.turn) + 1, "silver": int(gained)}
        facts["lost"] = int(income - gained)
        table.tell("banked", seat, facts)


# F048, F053, F200
def _on_top(table: FeliniaState, seat: i64, space: i64) -> None:
    """Put the token on top of those that lie there."""
    table.stacks[2 * space] += 1
    table.stacks[2 * space + 1] = (table.stacks[2 * space + 1] << 2) | seat
    if table.listening:
        facts: dict[str, object] = {"space": table.components.spaces[space]}
        facts["height"] = int(table.tokens_at(space))
        table.tell("token_placed", seat, facts)
