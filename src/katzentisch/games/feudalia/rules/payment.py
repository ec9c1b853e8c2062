"""Paying (RULES.md 7, "Paying in general", and 14.3).

A price is coins, named cubes and black cubes (any resource). Coins are never a choice. Cubes are paid
one by one: first which cubes a discount saves, then the named ones, then the black ones. DEFAULT
fills in the rest; it is offered wherever there is a real choice.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.numbers import PRICE
from katzentisch.games.feudalia.rules import affording, cubes, default_payment, discounts, only_way
from katzentisch.games.feudalia.state.asked import ASK_PAY, STEP_PAID
from katzentisch.games.feudalia.state.table import UNITS, FeudaliaState


def begin(table: FeudaliaState, prices: vec[i64], price: i64, purchase: i64, fief: i64) -> None:
    """Open a payment: coins fall due, cubes and discounts are noted. `fief` -1: all fiefs may pay."""
    seat = table.actor
    due = table.due[:]  # copies share it between two payments
    table.due = due
    coins = prices[price]
    table.only_fief = fief
    table.asked = ASK_PAY
    for i in range(PRICE - 1):
        due[i] = prices[price + 1 + i]
    group: i64
    for group in range(discounts.SETS):
        due[UNITS + group] = 0
    if purchase >= 0 and discounts.discounted(table, seat, purchase):
        coins -= discounts.coins_saved(table, seat, purchase)
        units = discounts.saving_units(table, seat, purchase)
        for group in range(discounts.SETS):
            due[UNITS + group] = units[group]
    table.coins_due = coins if coins > 0 else 0


def legal(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the ways to go on paying; one way alone is not asked about."""
    stage = cubes.stage_of(table)
    if stage < 0 or only_way.is_left(table):
        return append(out, table.actions.default)
    if stage >= 5:
        out = _legal_savings(table, seat, stage - 5, out)
    else:
        out = cubes.legal_cubes(table, stage, out)
    return cubes.with_default(table, out) if len(out) > 1 else out


def _legal_savings(table: FeudaliaState, seat: i64, group: i64, out: vec[i64]) -> vec[i64]:
    """List the cubes of the price that this discount may save so that the rest can still be paid."""
    cube: i64
    for cube in range(5):
        if affording.can_save(table.due, table.stock, seat * 4, group, cube):
            out = append(out, table.actions.save + cube)
    return out


def play(table: FeudaliaState, seat: i64, action: i64) -> None:
    """Save or give one cube, or let DEFAULT do all the rest."""
    actions = table.actions
    if action == actions.default:
        default_payment.pay_the_rest(table)
    elif action < actions.give:
        group = discounts.next_saving(table.due)
        table.due[action - actions.save] -= 1
        table.due[UNITS + group] -= 1
    else:
        cubes.pay_cube(table, action - actions.give, cubes.stage_of(table))
    if cubes.stage_of(table) < 0:
        _finish(table)


# U050
def _finish(table: FeudaliaState) -> None:
    """Pay the coins; the purchase is made."""
    if table.coins_due > 0:
        table.gain_coins(table.actor, -table.coins_due)
        if table.listening:
            table.tell("paid_coins", table.actor, {"n": int(table.coins_due)})
    table.asked = STEP_PAID
