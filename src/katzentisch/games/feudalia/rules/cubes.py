"""Cubes one by one (RULES.md 14.3): which one falls due next, where it may come from, and giving it."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.box.numbers import FIEFS
from katzentisch.games.feudalia.rules import discounts
from katzentisch.games.feudalia.state.table import FeudaliaState


def stage_of(table: FeudaliaState) -> i64:
    """Return what is paid next: 5 + a set of resources saves a cube, 0 to 4 is a cube, -1 nothing more."""
    due = table.due
    group = discounts.next_saving(table.due)
    if group > 0:
        return 5 + group
    resource: i64
    for resource in range(5):
        if due[resource] > 0:
            return resource
    return -1


def may_pay(table: FeudaliaState, resource: i64) -> i64:
    """Count the cubes of a resource that may pay."""
    if table.only_fief >= 0:
        return table.of_fief(table.actor, table.only_fief, resource)
    return table.stock[table.actor * 4 + resource]


# U066
def legal_cubes(table: FeudaliaState, stage: i64, out: vec[i64]) -> vec[i64]:
    """List the cubes that may be given next: resource and place."""
    resource: i64
    for resource in range(4):
        if stage == resource or stage == 4:
            for place in range(FIEFS + table.numbers.stashes):
                if cubes_at(table, place, resource) > 0:
                    out = append(out, give(table, resource, place))
    return out


def why_not(table: FeudaliaState, action: i64, section: str) -> Refusal:
    """Say that another cube than those listed cannot be given."""
    places = FIEFS + table.numbers.stashes
    number = action - table.actions.give
    place = table.actions.places[number % places]
    return refuse("not_this_cube", section, {"resource": RESOURCES[number // places], "from": place})


def give(table: FeudaliaState, resource: i64, place: i64) -> i64:
    """Return the number of the choice to give a cube from a place."""
    return table.actions.give + resource * (FIEFS + table.numbers.stashes) + place


def cubes_at(table: FeudaliaState, place: i64, resource: i64) -> i64:
    """Count the cubes of a resource at a place (fief, or master behind the fiefs) that may pay now."""
    seat = table.actor
    if place < FIEFS:
        if table.only_fief >= 0 and place != table.only_fief:
            return 0
        return table.cubes[(seat * FIEFS + place) * 4 + resource]
    fief = table.fief_of_master(seat, table.numbers.holders[place - FIEFS])
    if fief < 0 or (table.only_fief >= 0 and fief != table.only_fief):
        return 0
    return table.stashed[(place - FIEFS) * 4 + resource]


def master_with(table: FeudaliaState, resource: i64) -> i64:
    """Return the place of the first master with a cube of a resource that may pay now; there must be one."""
    place: i64 = FIEFS
    while cubes_at(table, place, resource) == 0:
        place += 1
    return place


def take_cube(table: FeudaliaState, place: i64, resource: i64) -> None:
    """Take one cube away from a place."""
    if place < FIEFS:
        table.put(table.actor, place, resource, -1)
    else:
        table.put_on_master(table.actor, place - FIEFS, resource, -1)


def pay_cube(table: FeudaliaState, number: i64, stage: i64) -> None:
    """Give one cube for the open point of the price."""
    places = FIEFS + table.numbers.stashes
    resource, place = number // places, number % places
    take_cube(table, place, resource)
    table.due[stage] -= 1
    if table.listening:
        names = table.actions.places
        facts: dict[str, object] = {"resource": RESOURCES[resource], "from": names[place], "n": 1}
        table.tell("paid_cube", table.actor, facts)


def with_default(table: FeudaliaState, out: vec[i64]) -> vec[i64]:
    """Put DEFAULT before a list of at least two ways."""
    return extend(vec[i64]([table.actions.default]), out)
