"""The main phase (RULES.md 7): any number of actions in any order until the player passes.

This is the list of what may be begun and how it begins. Hiring is in `hiring.py`, fields, influence and
masters' actions in `working.py`, upgrades and the cathedral in `building.py`, moving masters and
the cubes on them in `masters.py`, paying in `payment.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.games.feudalia.box.numbers import FIEFS
from katzentisch.games.feudalia.rules import building, hiring, masters, working
from katzentisch.games.feudalia.state.asked import ASK_MAIN, ASK_MOVE_FIEF, STEP_FINAL_PHASE
from katzentisch.games.feudalia.state.table import INCOME_UP, FeudaliaState


# U043, U045
def legal(table: FeudaliaState) -> vec[i64]:
    """List the actions that can be begun, and PASS."""
    seat, actions, numbers = table.actor, table.actions, table.numbers
    hand = table.hand
    base = seat * numbers.types
    out = vec[i64](capacity=32)
    out = hiring.legal_vassals(table, seat, out)
    for card in range(numbers.types):  # 7.2
        if hand[base + card] > 0 and card != numbers.collector:
            out = append(out, actions.income + card)
    out = working.legal_fields(table, seat, out)
    out = working.legal_influence(table, seat, out)
    out = building.legal_upgrades(table, seat, out)
    out = building.legal_tokens(table, seat, out)
    out = hiring.legal_masters(table, seat, out)
    out = legal_with_masters(table, seat, out)
    return append(out, actions.pass_)


def legal_with_masters(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the masters to use, to move and to lay cubes on."""
    numbers, cities = table.numbers, table.cities
    slots = FIEFS * numbers.cities
    found: i64 = 0
    moving: i64 = 0
    holding: i64 = 0
    for slot in range(slots):
        master = cities[seat * slots + slot]
        if master >= 0:
            fief = slot // numbers.cities
            if working.can_use(table, seat, master, fief):
                found |= single(master)
            if masters.can_move_anywhere(table, seat, master, fief):
                moving |= single(master)
            if numbers.stash[master] >= 0 and masters.can_restock(table, seat, master, fief):
                holding |= single(numbers.stash[master])
    out = append_bits(out, table.actions.use, found)
    out = append_bits(out, table.actions.move, moving)
    return append_bits(out, table.actions.stash, holding)


def append_bits(out: vec[i64], first: i64, bits: i64) -> vec[i64]:
    """List the numbers of a set given as bits, ascending."""
    place: i64 = 0
    while bits:
        if bits & 1:
            out = append(out, first + place)
        bits >>= 1
        place += 1
    return out


def play(table: FeudaliaState, action: i64) -> None:
    """Begin an action, or end the main phase."""
    actions = table.actions
    if actions.move <= action < actions.pass_:
        if action < actions.stash:
            begin_move(table, action - actions.move)
        else:
            masters.begin_stash(table, table.numbers.holders[action - actions.stash])
        return
    table.moved = 0  # 14.4: every other action allows each master to be moved and restocked once more
    table.restocked = 0
    if action == actions.pass_:
        table.in_main = False
        table.asked = STEP_FINAL_PHASE
        if table.listening:
            table.tell("passed", table.actor, {})
    elif action < actions.income:
        hiring.begin_vassal(table, action - actions.hire)
    elif action < actions.work:
        take_income(table, action - actions.income)
    elif action < actions.influence:
        working.begin_field(table, action - actions.work)
    elif action < actions.upgrade:
        working.begin_influence(table, action - actions.influence)
    elif action < actions.build:
        building.begin_upgrade(table, action - actions.upgrade)
    elif action < actions.hire_master:
        building.begin_token(table, action - actions.build)
    elif action == actions.hire_master:
        hiring.draw_masters(table)
    elif action < actions.use:
        hiring.begin_cathedral_master(table, action - actions.hire_cathedral_master)
    else:
        working.begin_action(table, action - actions.use)


def take_income(table: FeudaliaState, card: i64) -> None:
    """Discard a vassal and gain its income, which effects may have raised (7.2, U054)."""
    seat = table.actor
    coins = table.numbers.income[card] + table.turn[INCOME_UP + table.numbers.kind[card]]
    table.leaves_hand(seat, card)
    table.to_pile(seat, card)
    gained = table.gain_coins(seat, coins)
    if table.listening:
        name = table.numbers.card_names[card]
        table.tell("took_income", seat, {"vassal": name, "n": int(gained)})


# U096
def begin_move(table: FeudaliaState, master: i64) -> None:
    """Ask where a master shall move to."""
    table.item = master
    table.fief = table.fief_of_master(table.actor, master)
    table.moved |= single(master)
    table.asked = ASK_MOVE_FIEF


def legal_move(table: FeudaliaState) -> vec[i64]:
    """List the fiefs the master may move to."""
    return masters.legal_moves(table, table.actor, table.item, table.fief, table.actions.fief, vec[i64]())


def play_move(table: FeudaliaState, fief: i64) -> None:
    """Move the master."""
    masters.move(table, table.actor, table.item, fief)
    table.asked = ASK_MAIN
