"""Phase 2: trading on the markets. RULES 4.2.

Markets in board order, the guild last; on each space tokens from the top down. The guild's exchanges
are in `guild.py`, boarding in `boarding.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.rules import boarding
from katzentisch.games.felinia.state.asked import ASK_DEAL, ASK_GUILD, ASK_NOTHING
from katzentisch.games.felinia.state.table import EXPLORATION, SILVER, TOKENS, FeliniaState


def go_on(table: FeliniaState) -> None:
    """Ask the owner of the next token: top token first, markets from the top, guild last."""
    guild = table.components.guild
    # F051, F060, F202
    while table.space <= guild and table.tokens_at(table.space) == 0:
        table.space += 1
    if table.space > guild:
        table.phase = EXPLORATION
        table.sailing = -1
        return
    # F052, F201
    table.actor = table.top_token(table.space)
    table.asked = ASK_GUILD if table.space == guild else ASK_DEAL


# F056, F062, F203
def price(table: FeliniaState) -> i64:
    """Return the number of tokens still on the space, this one included, of all colours."""
    return table.tokens_at(table.space)


# F054, F058, F059
def legal(table: FeliniaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List passing, and each good on this market if the family can pay."""
    out = append(out, table.actions.pass_by)
    if table.of(seat, SILVER) >= price(table):
        kinds = table.components.kinds_of_goods
        merchandise = table.merchandise
        market = (table.space + 1) * kinds
        for good in range(kinds):
            if merchandise[market + good] > 0:
                out = append(out, table.actions.buy + good)
    return out


def why_not(table: FeliniaState, seat: i64, action: i64) -> Refusal | None:
    """Say why this good cannot be bought here, or None if it can."""
    if action == table.actions.pass_by:
        return None
    good = action - table.actions.buy
    if table.at_market(table.space, good) == 0:
        facts: dict[str, object] = {"good": table.components.goods[good]}
        facts["market"] = table.components.spaces[table.space]
        return refuse("not_on_this_market", "trading", facts)
    return cannot_pay(table, seat)


def cannot_pay(table: FeliniaState, seat: i64) -> Refusal | None:
    """Refuse a deal for which the family has too little silver."""
    has = table.of(seat, SILVER)
    if has < price(table):
        return refuse("not_enough_silver", "trading", {"needs": int(price(table)), "has": int(has)})
    return None


# F055
def play(table: FeliniaState, seat: i64, action: i64) -> None:
    """Buy one tile and go on to boarding, or pass."""
    if action == table.actions.pass_by:
        pass_by(table, seat)
        return
    good = action - table.actions.buy
    cost = pay_price(table, seat)
    table.merchandise[(table.space + 1) * table.components.kinds_of_goods + good] -= 1
    table.take_good(seat, good)
    if table.listening:
        facts: dict[str, object] = {"good": table.components.goods[good], "price": int(cost)}
        facts["market"] = table.components.spaces[table.space]
        table.tell("bought", seat, facts)
    end_deal(table, seat)


def pay_price(table: FeliniaState, seat: i64) -> i64:
    """Pay what the tokens on the space make it cost; return how much."""
    cost = price(table)
    table.add(seat, SILVER, -cost)
    return cost


# F057, F204
def end_deal(table: FeliniaState, seat: i64) -> None:
    """Take the token back after a deal; now the family may board."""
    _token_back(table, seat)
    boarding.ask(table)


# F058, F084, F086, F205
def pass_by(table: FeliniaState, seat: i64) -> None:
    """Take the token back: nothing is paid, nothing is taken, and no merchant boards (R9)."""
    if table.listening:
        table.tell("passed", seat, {"space": table.components.spaces[table.space]})
    _token_back(table, seat)


# F057, F214
def _token_back(table: FeliniaState, seat: i64) -> None:
    """Give the top token of the space back to its owner."""
    table.add(seat, TOKENS, 1)
    table.stacks[2 * table.space] -= 1
    table.stacks[2 * table.space + 1] >>= 2
    table.asked = ASK_NOTHING
