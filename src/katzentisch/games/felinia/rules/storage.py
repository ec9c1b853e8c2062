"""Phase 4: storage. RULES 4.4.

Each family brings its merchandise down to three tiles, or to four once it has paid for one.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.state.table import NOTHING, PREPARATION, SILVER, STORE, TILES, FeliniaTable


def go_on(table: FeliniaTable) -> None:
    """Ask the next family in turn order."""  # R26
    if table.place == table.seats:
        table.phase = PREPARATION
        return
    table.actor = table.in_turn(table.place)
    table.paid = 0
    table.asked = STORE


def may_keep(table: FeliniaTable) -> i64:
    """Return how many tiles the family may keep now."""  # F106, F107, F109, F231
    return table.components.kept_free + table.paid


def can_pay(table: FeliniaTable) -> bool:
    """Whether the family may pay to keep one tile more: before or after a sale."""  # F107, F232, R47
    return (
        table.paid < table.components.kept_paid
        and table.of(table.actor, TILES) > may_keep(table)
        and table.of(table.actor, SILVER) >= table.components.storage_price
    )


def legal(table: FeliniaTable, out: vec[i64]) -> vec[i64]:
    """List `done` unless there is a surplus, and paying; sales come besides."""  # F108, R55, F233
    if table.of(table.actor, TILES) <= may_keep(table):
        out = append(out, table.choices.done)
    if can_pay(table):
        out = append(out, table.choices.pay)
    return out


def why_not(table: FeliniaTable, action: i64) -> Refusal | None:
    """Say why the family cannot be done or pay now, or None if it can."""
    tiles = int(table.of(table.actor, TILES))
    if action == table.choices.done:
        if tiles > may_keep(table):
            return refuse("surplus", "storage", {"tiles": tiles, "keeps": int(may_keep(table))})
        return None
    if table.paid >= table.components.kept_paid:
        return refuse("paid_already", "storage")
    if tiles <= may_keep(table):
        return refuse("no_surplus", "storage", {"tiles": tiles, "keeps": int(may_keep(table))})
    price, has = int(table.components.storage_price), int(table.of(table.actor, SILVER))
    if has < price:
        return refuse("not_enough_silver", "storage", {"needs": price, "has": has})
    return None


def play(table: FeliniaTable, action: i64) -> None:
    """Pay for one tile more, or be done."""  # F107
    if action == table.choices.pay:
        table.add(table.actor, SILVER, -table.components.storage_price)
        table.paid += 1
        if table.listening:
            facts: dict[str, object] = {"silver": int(table.components.storage_price)}
            facts["keeps"] = int(may_keep(table))
            table.tell("storage_paid", table.actor, facts)
    else:
        table.paid = 0
        table.place += 1
        table.asked = NOTHING
