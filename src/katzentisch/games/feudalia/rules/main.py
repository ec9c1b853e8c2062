"""The main phase (RULES.md 7): any number of actions in any order until the player passes.

This is the list of what may be begun and how it begins. Hiring is in `hiring.py`, fields, influence and
masters' actions in `working.py`, upgrades and the cathedral in `building.py`, moving masters and
the cubes on them in `masters.py`, paying in `payment.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.numbers import FIEFS, bit
from katzentisch.games.feudalia.rules import building, hiring, masters, working
from katzentisch.games.feudalia.state.table import FINAL_PHASE, INCOME_UP, MAIN, MOVE_FIEF, Realm


# U043, U045
def legal(table: Realm) -> vec[i64]:
    """List the actions that can be begun, and PASS."""
    seat, choices, numbers = table.seat, table.choices, table.numbers
    hand = table.hand
    base = seat * numbers.types
    out = vec[i64](capacity=32)
    out = hiring.legal_vassals(table, seat, out)
    card: i64 = 0
    while card < numbers.types:  # 7.2
        if hand[base + card] > 0 and card != numbers.collector:
            out = append(out, choices.income + card)
        card += 1
    out = working.legal_fields(table, seat, out)
    out = working.legal_influence(table, seat, out)
    out = building.legal_upgrades(table, seat, out)
    out = building.legal_tokens(table, seat, out)
    out = hiring.legal_masters(table, seat, out)
    out = legal_with_masters(table, seat, out)
    return append(out, choices.pass_)


def legal_with_masters(table: Realm, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the masters to use, to move and to lay cubes on."""
    numbers, cities = table.numbers, table.cities
    slots = FIEFS * numbers.cities
    found: i64 = 0
    moving: i64 = 0
    holding: i64 = 0
    slot: i64 = 0
    while slot < slots:
        master = cities[seat * slots + slot]
        if master >= 0:
            fief = slot // numbers.cities
            if working.can_use(table, seat, master, fief):
                found |= bit(master)
            if masters.can_move_anywhere(table, seat, master, fief):
                moving |= bit(master)
            if numbers.stash[master] >= 0 and masters.can_restock(table, seat, master, fief):
                holding |= 1 << numbers.stash[master]
        slot += 1
    out = append_bits(out, table.choices.use, found)
    out = append_bits(out, table.choices.move, moving)
    return append_bits(out, table.choices.stash, holding)


def append_bits(out: vec[i64], first: i64, bits: i64) -> vec[i64]:
    """List the numbers of a set given as bits, ascending."""
    place: i64 = 0
    while bits:
        if bits & 1:
            out = append(out, first + place)
        bits >>= 1
        place += 1
    return out


def play(table: Realm, action: i64) -> None:
    """Begin an action, or end the main phase."""
    choices = table.choices
    if choices.move <= action < choices.pass_:
        if action < choices.stash:
            begin_move(table, action - choices.move)
        else:
            masters.begin_stash(table, table.numbers.holders[action - choices.stash])
        return
    table.moved = 0  # 14.4: every other action allows each master to be moved and restocked once more
    table.restocked = 0
    if action == choices.pass_:
        table.in_main = False
        table.ask = FINAL_PHASE
        if table.listening:
            table.tell("passed", table.seat, {})
    elif action < choices.income:
        hiring.begin_vassal(table, action - choices.hire)
    elif action < choices.work:
        take_income(table, action - choices.income)
    elif action < choices.influence:
        working.begin_field(table, action - choices.work)
    elif action < choices.upgrade:
        working.begin_influence(table, action - choices.influence)
    elif action < choices.build:
        building.begin_upgrade(table, action - choices.upgrade)
    elif action < choices.hire_master:
        building.begin_token(table, action - choices.build)
    elif action == choices.hire_master:
        hiring.draw_masters(table)
    elif action < choices.use:
        hiring.begin_cathedral_master(table, action - choices.hire_cathedral_master)
    else:
        working.begin_action(table, action - choices.use)


def take_income(table: Realm, card: i64) -> None:
    """Discard a vassal and gain its income, which effects may have raised (7.2, U054)."""
    seat = table.seat
    coins = table.numbers.income[card] + table.turn[INCOME_UP + table.numbers.kind[card]]
    table.leaves_hand(seat, card)
    table.to_pile(seat, card)
    gained = table.gain_coins(seat, coins)
    if table.listening:
        name = table.numbers.card_names[card]
        table.tell("took_income", seat, {"vassal": name, "n": int(gained)})


# U096
def begin_move(table: Realm, master: i64) -> None:
    """Ask where a master shall move to."""
    table.item = master
    table.fief = table.fief_of_master(table.seat, master)
    table.moved |= bit(master)
    table.ask = MOVE_FIEF


def legal_move(table: Realm) -> vec[i64]:
    """List the fiefs the master may move to."""
    return masters.legal_moves(table, table.seat, table.item, table.fief, table.choices.fief, vec[i64]())


def play_move(table: Realm, fief: i64) -> None:
    """Move the master."""
    masters.move(table, table.seat, table.item, fief)
    table.ask = MAIN
