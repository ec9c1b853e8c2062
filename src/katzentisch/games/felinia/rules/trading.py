"""Phase 2: trading on the markets. RULES 4.2.

Markets in board order, the guild last; on each space tokens from the top down. The guild's exchanges
are in `guild.py`, boarding in `boarding.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.state.table import (
    DEAL,
    EXPLORATION,
    GUILD,
    NOTHING,
    SILVER,
    TOKENS,
    FeliniaTable,
)


def go_on(table: FeliniaTable) -> None:
    """Ask the owner of the next token: top token first, markets from the top, guild last."""  # F051, F052, F060, F201, F202
    guild = table.components.guild
    while table.space <= guild and table.tokens_at(table.space) == 0:
        table.space += 1
    if table.space > guild:
        table.phase = EXPLORATION
        table.sailing = -1
        return
    table.actor = table.top_token(table.space)
    table.asked = GUILD if table.space == guild else DEAL


def price(table: FeliniaTable) -> i64:
    """Return the number of tokens still on the space, this one included, of all colours."""  # F056, F203, F062
    return table.tokens_at(table.space)


def legal(table: FeliniaTable, out: vec[i64]) -> vec[i64]:
    """List passing, and each good on this market if the family can pay."""  # F054, F058, F059
    out = append(out, table.choices.pass_by)
    if table.of(table.actor, SILVER) >= price(table):
        good: i64 = 0
        while good < table.components.kinds_of_goods:
            if table.at_market(table.space, good) > 0:
                out = append(out, table.choices.buy + good)
            good += 1
    return out


def why_not(table: FeliniaTable, action: i64) -> Refusal | None:
    """Say why this good cannot be bought here, or None if it can."""
    if action == table.choices.pass_by:
        return None
    good = action - table.choices.buy
    if table.at_market(table.space, good) == 0:
        facts: dict[str, object] = {"good": table.components.goods[good]}
        facts["market"] = table.components.spaces[table.space]
        return refuse("not_on_this_market", "trading", facts)
    return cannot_pay(table)


def cannot_pay(table: FeliniaTable) -> Refusal | None:
    """Refuse a deal for which the family has too little silver."""
    has = table.of(table.actor, SILVER)
    if has < price(table):
        return refuse("not_enough_silver", "trading", {"needs": int(price(table)), "has": int(has)})
    return None


def play(table: FeliniaTable, action: i64) -> bool:
    """Buy one tile or pass, and take the token back; return whether a deal was made."""  # F055, F057, F204
    if action == table.choices.pass_by:
        pass_by(table)
        return False
    seat = table.actor
    good = action - table.choices.buy
    cost = pay_price(table)
    table.merchandise[(table.space + 1) * table.components.kinds_of_goods + good] -= 1
    table.take_good(seat, good)
    if table.listening:
        facts: dict[str, object] = {"good": table.components.goods[good], "price": int(cost)}
        facts["market"] = table.components.spaces[table.space]
        table.tell("bought", seat, facts)
    token_back(table)
    return True


def pay_price(table: FeliniaTable) -> i64:
    """Pay what the tokens on the space make it cost; return how much."""
    cost = price(table)
    table.add(table.actor, SILVER, -cost)
    return cost


def pass_by(table: FeliniaTable) -> None:
    """Take the token back: nothing is paid, nothing is taken, and no merchant boards."""  # F058, F084, R9, F205, F086
    if table.listening:
        table.tell("passed", table.actor, {"space": table.components.spaces[table.space]})
    token_back(table)


def token_back(table: FeliniaTable) -> None:
    """Give the top token of the space back to its owner."""  # F057, F214
    table.add(table.actor, TOKENS, 1)
    table.stacks[2 * table.space] -= 1
    table.stacks[2 * table.space + 1] >>= 2
    table.asked = NOTHING
