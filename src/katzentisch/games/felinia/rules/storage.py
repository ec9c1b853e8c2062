"""Phase 4: storage. RULES 4.4.

Each family brings its merchandise down to three tiles, or to four once it has paid for one.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.state.asked import ASK_NOTHING, ASK_STORE
from katzentisch.games.felinia.state.table import PREPARATION, SILVER, TILES, FeliniaState


# R26
def go_on(table: FeliniaState) -> None:
    """Ask the next family in turn order."""
    if table.families_done == table.seats:
        table.phase = PREPARATION
        return
    table.actor = table.in_turn(table.families_done)
    table.asked = ASK_STORE


# F106, F107, F109, F231
def may_keep(table: FeliniaState) -> i64:
    """Return how many tiles the family may keep now."""
    return table.components.kept_free + table.paid


# F107, F232, R47
def _can_pay(table: FeliniaState, seat: i64) -> bool:
    """Whether the family may pay to keep one tile more: before or after a sale."""
    return (
        table.paid < table.components.kept_paid
        and table.of(seat, TILES) > may_keep(table)
        and table.of(seat, SILVER) >= table.components.storage_price
    )


# F108, R55, F233
def legal(table: FeliniaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List `done` unless there is a surplus, and paying; sales come besides."""
    if table.of(seat, TILES) <= may_keep(table):
        out = append(out, table.actions.done)
    if _can_pay(table, seat):
        out = append(out, table.actions.pay)
    return out


def why_not(table: FeliniaState, seat: i64, action: i64) -> Refusal | None:
    """Say why the family cannot be done or pay now, or None if it can."""
    tiles = int(table.of(seat, TILES))
    if action == table.actions.done:
        if tiles > may_keep(table):
            return refuse("surplus", "storage", {"tiles": tiles, "keeps": int(may_keep(table))})
        return None
    if table.paid >= table.components.kept_paid:
        return refuse("paid_already", "storage")
    if tiles <= may_keep(table):
        return refuse("no_surplus", "storage", {"tiles": tiles, "keeps": int(may_keep(table))})
    price, has = int(table.components.storage_price), int(table.of(seat, SILVER))
    if has < price:
        return refuse("not_enough_silver", "storage", {"needs": price, "has": has})
    return None


# F107
def play(table: FeliniaState, seat: i64, action: i64) -> None:
    """Pay for one tile more, or be done."""
    if action == table.actions.pay:
        table.add(seat, SILVER, -table.components.storage_price)
        table.paid += 1
        if table.listening:
            facts: dict[str, object] = {"silver": int(table.components.storage_price)}
            facts["keeps"] = int(may_keep(table))
            table.tell("storage_paid", seat, facts)
    else:
        table.paid = 0
        table.families_done += 1
        table.asked = ASK_NOTHING
