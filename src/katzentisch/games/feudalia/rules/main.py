"""The main phase (RULES.md 7): any number of actions in any order until the player passes.

This is the list of what may be begun and how it begins. Hiring is in `hiring.py`, fields, influence and
masters' actions in `working.py`, upgrades and the cathedral in `building.py`, moving masters and
the cubes on them in `masters.py`, paying in `payment.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.core.chance import Chance
from katzentisch.core.refusals import Refusal
from katzentisch.games.feudalia.box.effects import ON_CATHEDRAL, ON_MASTER, ON_UPGRADE, ON_VASSAL
from katzentisch.games.feudalia.box.numbers import FIEFS
from katzentisch.games.feudalia.rules import (
    building,
    discounts,
    hiring,
    master_hiring,
    masters,
    working,
)
from katzentisch.games.feudalia.state.asked import STEP_FINAL_PHASE
from katzentisch.games.feudalia.state.table import INCOME_UP, FeudaliaState


# U043, U045
def legal(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the actions that can be begun, and PASS."""
    actions, numbers = table.actions, table.numbers
    hand = table.hand
    base = seat * numbers.types
    out = hiring.legal_vassals(table, seat, out)
    for card in range(numbers.types):  # 7.2
        if hand[base + card] > 0 and card != numbers.collector:
            out = append(out, actions.income + card)
    out = working.legal_fields(table, seat, out)
    out = working.legal_influence(table, seat, out)
    out = building.legal_upgrades(table, seat, out)
    out = building.legal_tokens(table, seat, out)
    out = master_hiring.legal_masters(table, seat, out)
    out = _legal_with_masters(table, seat, out)
    return append(out, actions.pass_)


def any_action(table: FeudaliaState, seat: i64, chance: Chance) -> i64:
    """Return one of the actions of the list, each as likely as the others.

    Candidates are drawn until one can be begun. That takes some fifteen cheap questions, where the list asks all of them.
    """
    actions, slots = table.actions, FIEFS * table.numbers.cities
    without_masters = actions.use - actions.hire
    while True:
        candidate = chance.below(without_masters + 3 * slots + 1)
        if candidate < without_masters:
            if _can_begin(table, seat, actions.hire + candidate):
                return actions.hire + candidate
            continue
        slot = (candidate - without_masters) % slots
        verb = (candidate - without_masters) // slots
        if verb == 3:
            return actions.pass_
        master = table.cities[seat * slots + slot]
        if master < 0:
            continue
        fief = slot // table.numbers.cities
        if verb == 0:
            if working.can_use(table, seat, master, fief):
                return actions.use + master
        elif verb == 1:
            if masters.can_move_into(table, seat, master, fief, masters.open_fiefs(table, seat)):
                return actions.move + master
        elif _can_restock(table, seat, master, fief):
            return actions.stash + table.numbers.stash[master]


def _can_begin(table: FeudaliaState, seat: i64, action: i64) -> bool:
    """Whether an action of the list that is not an own master's can be begun."""
    actions, numbers = table.actions, table.numbers
    if action < actions.income:
        return hiring.can_hire(table, seat, action - actions.hire, discounts.purchase(table, seat, ON_VASSAL))
    if action < actions.upgrade:
        card = (action - actions.income) % numbers.types
        if table.hand[seat * numbers.types + card] == 0:
            return False
        if action < actions.work:
            return card != numbers.collector
        if action < actions.influence:
            return working.can_work_somewhere(table, seat, card)
        return table.influence > 0 and working.can_influence(table, seat, card)
    if action < actions.build:
        purchase = discounts.purchase(table, seat, ON_UPGRADE)
        return building.can_upgrade(table, seat, action - actions.upgrade, purchase)
    if action < actions.hire_master:
        cheaper = discounts.discounted(table, seat, ON_CATHEDRAL)
        return building.can_build(table, seat, action - actions.build, cheaper)
    if not master_hiring.has_city(table, seat):
        return False
    purchase = discounts.purchase(table, seat, ON_MASTER)
    if action == actions.hire_master:
        return master_hiring.can_hire_basic(table, seat, purchase)
    master = numbers.basic + action - actions.hire_cathedral_master
    return master_hiring.can_hire_for_cathedral(table, seat, master, purchase)


def _can_restock(table: FeudaliaState, seat: i64, master: i64, fief: i64) -> bool:
    """Whether a master may hold cubes, and those on him can be changed now."""
    return table.numbers.stash[master] >= 0 and masters.can_restock(table, seat, master, fief)


def _legal_with_masters(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the masters to use, to move and to lay cubes on."""
    numbers, cities = table.numbers, table.cities
    slots = FIEFS * numbers.cities
    usable: i64 = 0
    moving: i64 = 0
    holding: i64 = 0
    open_fiefs = masters.open_fiefs(table, seat)
    for slot in range(slots):
        master = cities[seat * slots + slot]
        if master >= 0:
            fief = slot // numbers.cities
            if working.can_use(table, seat, master, fief):
                usable |= single(master)
            if open_fiefs and masters.can_move_into(table, seat, master, fief, open_fiefs):
                moving |= single(master)
            if _can_restock(table, seat, master, fief):
                holding |= single(numbers.stash[master])
    out = _append_bits(out, table.actions.use, usable)
    out = _append_bits(out, table.actions.move, moving)
    return _append_bits(out, table.actions.stash, holding)


def _append_bits(out: vec[i64], first: i64, bits: i64) -> vec[i64]:
    """List the numbers of a set given as bits, ascending."""
    member: i64 = 0
    while bits:
        if bits & 1:
            out = append(out, first + member)
        bits >>= 1
        member += 1
    return out


def play(table: FeudaliaState, seat: i64, action: i64) -> None:
    """Begin an action, or end the main phase."""
    actions = table.actions
    if actions.move <= action < actions.pass_:
        if action < actions.stash:
            masters.begin_move(table, action - actions.move)
        else:
            masters.begin_stash(table, table.numbers.holders[action - actions.stash])
        return
    table.moved = 0  # 14.4: every other action allows each master to be moved and restocked once more
    table.restocked = 0
    if action == actions.pass_:
        table.in_main = False
        table.asked = STEP_FINAL_PHASE
        if table.listening:
            table.tell("passed", seat, {})
    elif action < actions.income:
        hiring.begin_vassal(table, action - actions.hire)
    elif action < actions.work:
        _take_income(table, seat, action - actions.income)
    elif action < actions.influence:
        working.begin_field(table, action - actions.work)
    elif action < actions.upgrade:
        working.begin_influence(table, action - actions.influence)
    elif action < actions.build:
        building.begin_upgrade(table, action - actions.upgrade)
    elif action < actions.hire_master:
        building.begin_token(table, action - actions.build)
    elif action == actions.hire_master:
        master_hiring.draw_masters(table)
    elif action < actions.use:
        master_hiring.begin_cathedral_master(table, action - actions.hire_cathedral_master)
    else:
        working.begin_action(table, action - actions.use)


def why_not(table: FeudaliaState, seat: i64, action: i64) -> Refusal | None:
    """Say why an action of the main list cannot be begun; the chapter it belongs to knows."""
    actions = table.actions
    if action < actions.income:
        return hiring.why_not(table, seat, action)
    if action < actions.upgrade:
        return working.why_not(table, seat, action)
    if action < actions.hire_master:
        return building.why_not(table, seat, action)
    if action < actions.use:
        return master_hiring.why_not(table, seat, action)
    if action < actions.move:
        return working.why_not(table, seat, action)
    return masters.why_not(table, seat, action)


# U054
def _take_income(table: FeudaliaState, seat: i64, card: i64) -> None:
    """Discard a vassal and gain its income, which effects may have raised (7.2)."""
    coins = table.numbers.income[card] + table.turn[INCOME_UP + table.numbers.kind[card]]
    table.leaves_hand(seat, card)
    table.to_pile(seat, card)
    gained = table.gain_coins(seat, coins)
    if table.listening:
        name = table.numbers.card_names[card]
        table.tell("took_income", seat, {"vassal": name, "n": int(gained)})
