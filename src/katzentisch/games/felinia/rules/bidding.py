"""Phase 1: bidding. RULES 4.1.

Three turns of the table; in each, every family places one bid token: at the bank, on a market or on the
guild. Selling is in `selling.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.state.supply import add_silver
from katzentisch.games.felinia.state.table import BANKED, BID, NOTHING, TOKENS, TRADING, FeliniaTable


def go_on(table: FeliniaTable) -> None:
    """Ask the next family for its token, from the first player clockwise."""  # F042, F043, F198
    if table.place == table.seats:
        table.place = 0
        table.turn += 1
    if table.turn == table.components.bid_tokens:
        table.phase = TRADING
        table.space = 0
        return
    table.actor = table.in_turn(table.place)
    table.asked = BID


def legal(table: FeliniaTable, out: vec[i64]) -> vec[i64]:
    """List the bank, the open markets and the guild: nothing restricts the choice."""  # F047, F050
    choices = table.choices
    out = append(out, choices.bank)
    space: i64 = 0
    while space < table.components.guild:
        if table.components.is_open[space]:
            out = append(out, choices.market + space)
        space += 1
    return append(out, choices.guild)


def why_not(table: FeliniaTable, action: i64) -> Refusal | None:
    """Say why the token may not be placed there, or None if it may."""
    choices = table.choices
    if choices.market <= action < choices.guild:
        space = action - choices.market
        if not table.components.is_open[space]:
            return refuse("market_closed", "bidding", {"market": table.components.spaces[space]})
    return None


def play(table: FeliniaTable, action: i64) -> None:
    """Place the token."""
    seat = table.actor
    table.add(seat, TOKENS, -1)
    if action == table.choices.bank:
        to_the_bank(table, seat)
    elif action == table.choices.guild:
        on_top(table, seat, table.components.guild)
    else:
        on_top(table, seat, action - table.choices.market)
    table.place += 1
    table.asked = NOTHING


def to_the_bank(table: FeliniaTable, seat: i64) -> None:
    """Gain 1, 2 or 3 silver by the turn of the table, whatever lies there already."""  # F044, F045, R6, F049, F199
    income = table.components.bank_income[table.turn]
    one: i64 = 1
    table.families[seat * table.width + BANKED] |= one << table.turn
    gained = add_silver(table, seat, income)
    if table.listening:
        facts: dict[str, object] = {"turn": int(table.turn) + 1, "silver": int(gained)}
        facts["lost"] = int(income - gained)
        table.tell("banked", seat, facts)


def on_top(table: FeliniaTable, seat: i64, space: i64) -> None:
    """Put the token on top of those that lie there."""  # F048, F053, F200
    table.stacks[2 * space] += 1
    table.stacks[2 * space + 1] = (table.stacks[2 * space + 1] << 2) | seat
    if table.listening:
        facts: dict[str, object] = {"space": table.components.spaces[space]}
        facts["height"] = int(table.tokens_at(space))
        table.tell("token_placed", seat, facts)
