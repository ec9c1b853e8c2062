"""Hiring masters (RULES.md 7.7): drawing, taking one, putting one under the deck.

Where he lives is in `housing.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.bits import append_members, single
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.feudalia.box.effects import ON_MASTER
from katzentisch.games.feudalia.box.numbers import PRICE
from katzentisch.games.feudalia.rules import discounts, housing, masters, shortfall
from katzentisch.games.feudalia.state import setup
from katzentisch.games.feudalia.state.asked import ASK_MAIN, ASK_PLACE, ASK_PUT_UNDER, ASK_TAKE_MASTER
from katzentisch.games.feudalia.state.table import BUY_MASTER, FeudaliaState


def legal(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the masters to take, those to put under the deck, or where the new one may live."""
    if table.asked == ASK_TAKE_MASTER:
        return _legal_take(table, seat, out)
    if table.asked == ASK_PUT_UNDER:
        return _legal_under(table, out)
    return housing.legal(table, seat, out)


def play(table: FeudaliaState, seat: i64, action: i64) -> None:
    """Take a master, put one under the deck, or make room for the new one."""
    if table.asked == ASK_TAKE_MASTER:
        _take_master(table, action - table.actions.take_master)
    elif table.asked == ASK_PUT_UNDER:
        _put_under(table, action - table.actions.put_under)
    else:
        housing.play(table, seat, action)


def why_not(table: FeudaliaState, seat: i64, action: i64) -> Refusal | None:
    """Say why no basic master, or not this cathedral master, can be hired."""
    numbers, actions = table.numbers, table.actions
    if action == actions.hire_master:
        return refuse("no_master_to_hire" if has_city(table, seat) else "no_city", "masters")
    master = numbers.basic + action - actions.hire_cathedral_master
    facts: dict[str, object] = {"master": numbers.master_names[master]}
    if table.fief_of_master(seat, master) >= 0:
        return refuse("already_yours", "masters", facts)
    short = shortfall.why_not_paid(table, seat, numbers.master_cost, master * PRICE, ON_MASTER, "masters")
    return short if short is not None else refuse("no_room", "masters", facts)


# U088, U091
def legal_masters(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List hiring a basic master, if one could be hired now (R9), and the cathedral masters."""
    if not has_city(table, seat):
        return out
    numbers = table.numbers
    purchase = discounts.purchase(table, seat, ON_MASTER)
    if can_hire_basic(table, seat, purchase):
        out = append(out, table.actions.hire_master)
    for master in range(numbers.basic, numbers.masters):
        if can_hire_for_cathedral(table, seat, master, purchase):
            out = append(out, table.actions.hire_cathedral_master + master - numbers.basic)
    return out


def can_hire_basic(table: FeudaliaState, seat: i64, purchase: i64) -> bool:
    """Whether one of the masters face up could be hired by a seat that has a city."""
    cost = table.numbers.master_cost
    coins = table.coins(seat)
    market = table.market
    master: i64 = 0
    while market:
        payable = market & 1 == 1 and (purchase >= 0 or cost[master * PRICE] <= coins)
        if payable and housing.hireable(table, seat, master, purchase):
            return True
        market >>= 1
        master += 1
    return False


def can_hire_for_cathedral(table: FeudaliaState, seat: i64, master: i64, purchase: i64) -> bool:
    """Whether a cathedral master can be hired: nobody hires the same one twice (R29)."""
    return housing.hireable(table, seat, master, purchase) and table.fief_of_master(seat, master) < 0


def has_city(table: FeudaliaState, seat: i64) -> bool:
    """Whether a seat has any city at all."""
    count = table.numbers.city_count
    if count[table.side(seat, 0)] > 0 or count[table.side(seat, 1)] > 0:
        return True
    return count[table.side(seat, 2)] > 0


# U089
def draw_masters(table: FeudaliaState) -> None:
    """Draw two masters to the face-up ones; then one must be hired."""
    table.left = 0
    names: list[object] = []
    for _ in range(table.numbers.masters_drawn):
        master = _draw_master(table)
        if master < 0:
            break
        table.market |= single(master)
        table.left += 1
        if table.listening:
            names.append(table.numbers.master_names[master])
    if table.listening:
        table.tell("drew_masters", table.actor, {"masters": names})
    table.asked = ASK_TAKE_MASTER


def _draw_master(table: FeudaliaState) -> i64:
    """Take the top master of the deck: any of the unknown ones, then those put under in order; -1 if none."""
    if table.hidden:
        return setup.take_hidden_master(table)
    if len(table.under) == 0:
        return -1
    first = table.under[0]
    table.under = table.under[1:]
    return first


def _legal_take(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the face-up masters that can be paid and housed."""
    purchase = discounts.purchase(table, seat, ON_MASTER)
    for master in append_members(vec[i64](), 0, table.market):
        if housing.hireable(table, seat, master, purchase):
            out = append(out, table.actions.take_master + master)
    return out


def _take_master(table: FeudaliaState, master: i64) -> None:
    """Choose the master to hire; if two were drawn, another goes under the deck."""
    table.market &= ~single(master)
    table.buying = BUY_MASTER
    table.item = master
    table.left -= 1
    table.asked = ASK_PUT_UNDER if table.left > 0 and table.market else ASK_PLACE


def _legal_under(table: FeudaliaState, out: vec[i64]) -> vec[i64]:
    """List the other face-up masters, old or new (R10)."""
    return append_members(out, table.actions.put_under, table.market)


def _put_under(table: FeudaliaState, master: i64) -> None:
    """Put a master under the deck, seen by all."""
    table.market &= ~single(master)
    table.under = append(table.under[:], master)  # copies share it
    table.left -= 1
    table.asked = ASK_PUT_UNDER if table.left > 0 and table.market else ASK_PLACE
    if table.listening:
        table.tell("put_under", table.actor, {"master": table.numbers.master_names[master]})


# U090
def begin_cathedral_master(table: FeudaliaState, number: i64) -> None:
    """Begin to hire a cathedral master: nothing is drawn (R35)."""
    table.buying = BUY_MASTER
    table.item = table.numbers.basic + number
    table.asked = ASK_PLACE


# U094
def hired_master(table: FeudaliaState) -> None:
    """The price is paid: the master moves in and can be used at once, unless he is still turned (R44)."""
    seat, master = table.actor, table.item
    discounts.use_up(table, ON_MASTER)
    masters.settle_in(table, seat, master, table.fief)
    masters.refresh(table, seat)
    housing.end(table)
    if table.listening:
        facts: dict[str, object] = {"master": table.numbers.master_names[master], "fief": int(table.fief) + 1}
        table.tell("hired_master", seat, facts)
    table.asked = ASK_MAIN
