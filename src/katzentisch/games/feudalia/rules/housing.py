"""Housing a hired master (RULES.md 7.7, "Room"): own masters move or one is fired before he moves in.

The player is asked until a city is chosen. Each master moves at most twice per hire, which bounds the moves
and still reaches every arrangement that more moves could reach (14.4).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.bits import append_members, single
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.feudalia.box.effects import ON_MASTER
from katzentisch.games.feudalia.box.numbers import FIEFS, PRICE
from katzentisch.games.feudalia.rules import affording, masters, payment
from katzentisch.games.feudalia.state.asked import ASK_PLACE
from katzentisch.games.feudalia.state.table import FeudaliaState


def end(table: FeudaliaState) -> None:
    """The new master is housed: others may be moved again, and the next hire may fire one again."""
    table.moved = 0
    table.moved_again = 0
    table.has_fired = False


# U095
def legal(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the cities for the new master, the moves of others before, and whom to fire."""
    actions, new = table.actions, table.item
    fief: i64
    for fief in range(FIEFS):
        if _has_city(table, seat, new, fief):
            out = append(out, actions.house + fief)
    own = append_members(vec[i64](), 0, table.masters_of(seat))
    open_fiefs = masters.open_fiefs(table, seat)
    if open_fiefs:  # otherwise nobody moves
        for master in own:
            home = table.fief_of_master(seat, master)
            for fief in range(FIEFS):
                if masters.can_move(table, seat, master, home, fief) and _may_move(table, master, fief):
                    out = append(out, actions.house_moving + master * FIEFS + fief)
    for master in own:
        if _may_fire(table, master, table.fief_of_master(seat, master)):
            out = append(out, actions.house_firing + master)
    return out


def play(table: FeudaliaState, seat: i64, action: i64) -> None:
    """House the new master and go on to the payment, or move or fire another one before."""
    actions = table.actions
    if action < actions.house_moving:
        table.fief = action - actions.house
        # the cubes of a fired master lie on the fief by now, so they can pay
        payment.begin(table, table.numbers.master_cost, table.item * PRICE, ON_MASTER, -1)
    elif action < actions.house_firing:
        master = (action - actions.house_moving) // FIEFS
        table.moved_again |= table.moved & single(master)
        table.moved |= single(master)
        masters.move(table, seat, master, (action - actions.house_moving) % FIEFS)
    else:
        table.has_fired = True
        masters.fire(table, seat, action - actions.house_firing)


def takes_along(table: FeudaliaState, action: i64) -> bool:
    """Whether an answer moves or fires a master, so that it is asked about even if it is the only one."""
    return table.asked == ASK_PLACE and action >= table.actions.house_moving


def hireable(table: FeudaliaState, seat: i64, new: i64, purchase: i64) -> bool:
    """Whether a master can be paid and finds a city now (R55); `purchase` as for `affordable`."""
    payable = affording.affordable(table, seat, table.numbers.master_cost, new * PRICE, purchase)
    return payable and _is_possible(table, seat, new)


def _is_possible(table: FeudaliaState, seat: i64, new: i64) -> bool:
    """Whether a master who can be paid finds a city, others moved and one fired if need be."""
    fitting = masters.fitting(table, seat, new)
    if fitting == 0:
        return False
    open_fiefs = masters.open_fiefs(table, seat)
    if _finds_city(table, seat, fitting, open_fiefs):
        return True
    if table.has_fired:
        return False
    cities, per_fief = table.cities, table.numbers.cities
    first = seat * FIEFS * per_fief
    for slot in range(first, first + FIEFS * per_fief):
        master = cities[slot]
        if master >= 0:
            home = (slot - first) // per_fief
            if masters.can_fire_for(table, seat, master, home, new):
                cities[slot] = -1
                able = _finds_city(table, seat, fitting, open_fiefs | single(home))
                cities[slot] = master
                if able:
                    return True
    return False


def _has_city(table: FeudaliaState, seat: i64, new: i64, fief: i64) -> bool:
    """Whether a fief has a free city that fits a master."""
    return masters.fits(table, seat, new, fief) and masters.free_cities(table, seat, fief) > 0


def _finds_city(table: FeudaliaState, seat: i64, fitting: i64, open_fiefs: i64) -> bool:
    """Whether a city of the fitting fiefs is free, or becomes free by moves alone; `open_fiefs` have a free one.

    Two moves are enough to know: if no fief but the third has a free city, somebody must go there first.
    """
    if fitting & open_fiefs:
        return True
    if open_fiefs == 0:
        return False
    fief: i64
    for fief in range(FIEFS):
        if (fitting >> fief) & 1:
            to: i64
            for to in range(FIEFS):
                if to != fief and _can_leave_for(table, seat, fief, to, open_fiefs):
                    return True
    return False


def _can_leave_for(table: FeudaliaState, seat: i64, fief: i64, to: i64, open_fiefs: i64) -> bool:
    """Whether a master of a fief can move to another one, perhaps after one there went to the third."""
    has_room = (open_fiefs >> to) & 1 == 1
    if not has_room:
        third = FIEFS - fief - to
        has_room = (open_fiefs >> third) & 1 == 1 and _somebody_moves(table, seat, to, third)
    return has_room and _somebody_moves(table, seat, fief, to)


def _somebody_moves(table: FeudaliaState, seat: i64, fief: i64, to: i64) -> bool:
    """Whether some master of a fief may live in another one and may still be moved."""
    for city in range(table.numbers.cities):
        master = table.master_in(seat, fief, city)
        if master < 0 or (table.moved_again >> master) & 1:
            continue
        if masters.fits(table, seat, master, to) and not masters.is_locked(table, seat, master, fief):
            return True
    return False


def _may_move(table: FeudaliaState, master: i64, fief: i64) -> bool:
    """Whether a master may be moved once more for this hire, and the new one still finds a city then."""
    if (table.moved_again >> master) & 1:
        return False
    seat, once, twice = table.actor, table.moved, table.moved_again
    slot = masters.leave_city(table, seat, master)
    masters.settle_in(table, seat, master, fief)
    brings_field = masters.extra_fields_of(table, master) > 0
    if brings_field:
        masters.refresh(table, seat)  # the field moves with its master, who is not bound there (R43)
    table.moved_again |= once & single(master)
    table.moved |= single(master)
    able = _is_possible(table, seat, table.item)
    masters.leave_city(table, seat, master)
    table.cities[slot] = master
    if brings_field:
        masters.refresh(table, seat)
    table.moved = once
    table.moved_again = twice
    return able


def _may_fire(table: FeudaliaState, master: i64, home: i64) -> bool:
    """Whether a master may be fired for this hire, and the new one can then be paid and finds a city."""
    seat = table.actor
    if table.has_fired or not masters.can_fire_for(table, seat, master, home, table.item):
        return False
    slot = masters.leave_city(table, seat, master)
    able = _finds_city(table, seat, masters.fitting(table, seat, table.item), masters.open_fiefs(table, seat))
    table.cities[slot] = master
    return able


# U092, U093
def why_not(table: FeudaliaState, seat: i64, action: i64) -> Refusal:
    """Say why the new master cannot live there, or another one not be moved or fired for him."""
    actions, names = table.actions, table.numbers.master_names
    new: dict[str, object] = {"master": names[table.item]}
    if action < actions.house_moving:
        fief = action - actions.house
        if masters.fits(table, seat, table.item, fief):
            return refuse("no_free_city", "masters", {"fief": int(fief) + 1})
        return refuse("does_not_fit", "masters", {**new, "fief": int(fief) + 1})
    is_move = action < actions.house_firing
    master = (action - actions.house_moving) // FIEFS if is_move else action - actions.house_firing
    other: dict[str, object] = {"master": names[master]}
    home = table.fief_of_master(seat, master)
    if home < 0:
        return refuse("not_your_master", "masters", other)
    if not is_move and table.has_fired:
        return refuse("fired_one", "masters")
    if masters.is_locked(table, seat, master, home):
        return refuse("field_in_use", "masters", other)
    if is_move and not masters.can_move(table, seat, master, home, (action - actions.house_moving) % FIEFS):
        return refuse("no_other_city", "masters", other)
    if is_move and (table.moved_again >> master) & 1:
        return refuse("moved_twice", "masters", other)
    if not is_move and not masters.can_fire_for(table, seat, master, home, table.item):
        return refuse("cannot_pay_without", "masters", other)
    return refuse("leaves_no_room", "masters", new)
