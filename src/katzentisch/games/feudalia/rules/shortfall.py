"""What a price lacks now, for refusals and for the page."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.bits import lowest
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.core.vecs import zeros
from katzentisch.games.feudalia.box.effects import KINDS
from katzentisch.games.feudalia.rules import affording, default_payment, discounts
from katzentisch.games.feudalia.state.table import DUE, UNITS, FeudaliaState


def coins_due(table: FeudaliaState, seat: i64, prices: vec[i64], price: i64, purchase: i64) -> i64:
    """Return the coins of a price, discounts on this kind of purchase taken off."""
    return prices[price] - (discounts.coins_saved(table, seat, purchase) if purchase >= 0 else 0)


def cubes(table: FeudaliaState, seat: i64, prices: vec[i64], price: i64, purchase: i64) -> list[str]:
    """Name the cubes lacking for a price, discounts used where they help most; "any" for a black one."""
    due = zeros(DUE)
    for kind in range(UNITS):
        due[kind] = prices[price + 1 + kind]
    if purchase >= 0:
        units = discounts.saving_units(table, seat, purchase)
        for group in range(discounts.SETS):
            due[UNITS + group] = units[group]
    default_payment.discount(due, table.stock, seat * 4)
    return affording.missing(due, table.stock, seat * 4)


def why_not_paid(
    table: FeudaliaState, seat: i64, prices: vec[i64], price: i64, purchase: i64, section: str
) -> Refusal | None:
    """Say which coins or cubes are lacking, or None if a price can be paid."""
    coins, has = coins_due(table, seat, prices, price, purchase), table.coins(seat)
    if coins > has:
        return refuse("not_enough_coins", section, {"needs": int(coins), "has": int(has)})
    missing = cubes(table, seat, prices, price, purchase)
    if missing:
        return refuse("not_enough_cubes", section, {"missing": missing})
    return None


def why_not_eliminated(kinds: i64, in_hand: i64, section: str) -> Refusal | None:
    """Say that no card of the kind to eliminate is in the hand, or None if one is (both as bits)."""
    if kinds == 0 or kinds & in_hand:
        return None
    return refuse("nobody_to_eliminate", section, {"kind": KINDS[lowest(kinds)]})
