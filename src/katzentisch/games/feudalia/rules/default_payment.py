"""DEFAULT (RULES.md 14.3): the fixed way to pay, chosen by one action; a price that can be paid at all it can pay."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.numbers import FIEFS
from katzentisch.games.feudalia.rules import affording, cubes, discounts
from katzentisch.games.feudalia.state.table import UNITS, FeudaliaState


def pay_the_rest(table: FeudaliaState) -> None:
    """Pay by DEFAULT (14.3) until nothing is due."""
    seat = table.actor
    first, second, third = table.on_fief(seat, 0), table.on_fief(seat, 1), table.on_fief(seat, 2)
    weights = vec[i64]([first, second, third])  # as they are before the payment: one fief is emptied first
    stage = cubes.stage_of(table)
    while stage >= 0:
        if stage >= 5:
            cube = _default_saving(table.due, table.stock, seat * 4, stage - 5)
            table.due[cube] -= 1
            table.due[UNITS + stage - 5] -= 1
        else:
            resource = stage if stage < 4 else _most_plentiful(table)
            place = _default_place(table, resource, weights)
            cubes.pay_cube(table, resource * (FIEFS + table.numbers.stashes) + place, stage)
        stage = cubes.stage_of(table)


def _default_saving(due: vec[i64], stock: vec[i64], base: i64, group: i64) -> i64:
    """Return the cube DEFAULT saves: one the player is short of, else another named one, else a black one.

    Stone before clay, wood and wheat; never one that would leave a payable rest unpayable.
    """
    resource: i64
    for resource in range(3, -1, -1):
        short = due[resource] > stock[base + resource]
        if short and affording.can_save(due, stock, base, group, resource):
            return resource
    for resource in range(3, -1, -1):
        if affording.can_save(due, stock, base, group, resource):
            return resource
    if affording.can_save(due, stock, base, group, 4):
        return 4
    return _saved_of_unpayable(due, stock, base, group)


def _saved_of_unpayable(due: vec[i64], stock: vec[i64], base: i64, group: i64) -> i64:
    """Return the cube DEFAULT saves of a price that cannot be paid yet, in the same order."""
    named: i64 = 4
    resource: i64
    for resource in range(4):
        if (group >> resource) & 1 and due[resource] > stock[base + resource]:
            named = resource
    if named == 4:
        for resource in range(4):
            if (group >> resource) & 1 and due[resource] > 0:
                named = resource
    return named


def _most_plentiful(table: FeudaliaState) -> i64:
    """Return the resource of which there is most left to pay with (equal: wheat, wood, clay, stone)."""
    best: i64 = 0
    resource: i64
    for resource in range(1, 4):
        if cubes.may_pay(table, resource) > cubes.may_pay(table, best):
            best = resource
    return best


def _default_place(table: FeudaliaState, resource: i64, weights: vec[i64]) -> i64:
    """Return where DEFAULT takes a cube: the fief with most cubes on it; a master only if no fief has one."""
    fullest: i64 = -1
    fief: i64
    for fief in range(FIEFS):
        if cubes.cubes_at(table, fief, resource) > 0 and (fullest < 0 or weights[fief] > weights[fullest]):
            fullest = fief
    return fullest if fullest >= 0 else cubes.master_with(table, resource)


def discount(due: vec[i64], stock: vec[i64], base: i64) -> None:
    """Let discounts save what DEFAULT would let them save."""
    group = discounts.next_saving(due)
    while group > 0:
        cube = _default_saving(due, stock, base, group)
        due[cube] -= 1
        due[UNITS + group] -= 1
        group = discounts.next_saving(due)
