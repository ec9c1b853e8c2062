"""Masters in their cities: room, moving, firing, cubes on them, and what they change (RULES.md 7.7)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.feudalia.box.effects import ON_MASTER, RESOURCES
from katzentisch.games.feudalia.box.numbers import (
    DISCOUNTED,
    EXTRA_FIELDS,
    FIEF_PERKS,
    FIEFS,
    HAND_SIZE,
    PERKS,
    PRICE,
    SAVE_MORE,
)
from katzentisch.games.feudalia.rules import affording
from katzentisch.games.feudalia.state.asked import ASK_MAIN, ASK_MOVE_FIEF, ASK_STASH_AMOUNT
from katzentisch.games.feudalia.state.table import OCCUPIED_EXTRA, FeudaliaState


def legal(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the fiefs a master may move to, or how many cubes may lie on him."""
    if table.asked == ASK_MOVE_FIEF:
        return _legal_moves(table, seat, out)
    return _legal_amounts(table, seat, out)


def play(table: FeudaliaState, seat: i64, action: i64) -> None:
    """Move a master, or change the cubes on him."""
    if table.asked == ASK_MOVE_FIEF:
        move(table, seat, table.item, action - table.actions.fief)
        table.asked = ASK_MAIN
    else:
        _play_amount(table, seat, action - table.actions.amount)


def why_not(table: FeudaliaState, seat: i64, action: i64) -> Refusal | None:
    """Say why a master cannot be moved, or the cubes on him not be changed."""
    numbers, actions = table.numbers, table.actions
    is_move = action < actions.stash
    if not is_move and len(numbers.holders) == 0:
        return refuse("not_asked", "masters", {"question": "main"})
    master = action - actions.move if is_move else numbers.holders[action - actions.stash]
    facts: dict[str, object] = {"master": numbers.master_names[master]}
    fief = table.fief_of_master(seat, master)
    if fief < 0:
        return refuse("not_your_master", "masters", facts)
    if not is_move:
        is_done = (table.restocked >> master) & 1
        return refuse("restocked_already" if is_done else "nothing_to_stash", "masters", facts)
    if (table.moved >> master) & 1:
        return refuse("moved_already", "masters", facts)
    return refuse(
        "field_in_use" if is_locked(table, seat, master, fief) else "no_other_city", "masters", facts
    )


# U101
def refresh(table: FeudaliaState, seat: i64) -> None:
    """Add up anew what a seat's masters change."""
    numbers, perks = table.numbers, table.perks[:]
    table.perks = perks  # copies share it
    base = seat * PERKS
    perk: i64
    for perk in range(PERKS):
        perks[base + perk] = 0
    for slot in range(FIEFS * numbers.cities):
        master = table.cities[seat * FIEFS * numbers.cities + slot]
        if master >= 0 and numbers.changes_something[master]:
            _add_perks(table, base, slot // numbers.cities, master)


def _add_perks(table: FeudaliaState, base: i64, fief: i64, master: i64) -> None:
    """Add what one master changes for its fief and its owner."""
    numbers, perks = table.numbers, table.perks
    row = master * (FIEF_PERKS + 2)
    perk: i64
    for perk in range(FIEF_PERKS):
        perks[base + fief * FIEF_PERKS + perk] += numbers.master_perks[row + perk]
    perks[base + SAVE_MORE] += numbers.master_perks[row + FIEF_PERKS]
    perks[base + HAND_SIZE] += numbers.master_perks[row + FIEF_PERKS + 1]
    for listed in range(numbers.discount_first[master], numbers.discount_first[master + 1]):
        perks[base + DISCOUNTED] |= single(numbers.discount_on[numbers.discount_list[listed]])


# ---------------------------------------------------------------------- room


def free_cities(table: FeudaliaState, seat: i64, fief: i64) -> i64:
    """Count the empty cities of a fief."""
    numbers, cities = table.numbers, table.cities
    free = numbers.city_count[table.side(seat, fief)]
    if free == 0:
        return free
    first = (seat * FIEFS + fief) * numbers.cities
    for slot in range(first, first + numbers.cities):
        if cities[slot] >= 0:
            free -= 1
    return free


# U092, U093
def fits(table: FeudaliaState, seat: i64, master: i64, fief: i64) -> bool:
    """Whether a master's flag and level allow a fief."""
    numbers = table.numbers
    home = seat * FIEFS + fief
    if table.level[home] < numbers.min_level[master]:
        return False
    return (numbers.flag[master] >> table.colour[home]) & 1 == 1


def fitting(table: FeudaliaState, seat: i64, master: i64) -> i64:
    """Return the fiefs of a seat that a master's flag and level allow, as bits."""
    fiefs: i64 = 0
    fief: i64
    for fief in range(FIEFS):
        if fits(table, seat, master, fief):
            fiefs |= single(fief)
    return fiefs


def extra_fields_of(table: FeudaliaState, master: i64) -> i64:
    """Return how many fields a master adds to his fief."""
    return table.numbers.master_perks[master * (FIEF_PERKS + 2) + EXTRA_FIELDS]


def is_locked(table: FeudaliaState, seat: i64, master: i64, fief: i64) -> bool:
    """Whether a vassal lies in this master's extra field, so that he can neither move nor be fired (R43)."""
    own = extra_fields_of(table, master)
    if own == 0:
        return False
    extra = table.perks[seat * PERKS + fief * FIEF_PERKS + EXTRA_FIELDS]
    return extra - own < table.turn[OCCUPIED_EXTRA + fief]


def can_move(table: FeudaliaState, seat: i64, master: i64, fief: i64, to: i64) -> bool:
    """Whether a master of one fief may move to a free city of another."""
    if fief == to or not fits(table, seat, master, to) or free_cities(table, seat, to) == 0:
        return False
    return not is_locked(table, seat, master, fief)


def _not_poorer_by_firing(table: FeudaliaState, seat: i64) -> bool:
    """Whether no own master makes hiring masters cheaper."""
    return (table.perks[seat * PERKS + DISCOUNTED] >> ON_MASTER) & 1 == 0


def can_fire_for(table: FeudaliaState, seat: i64, other: i64, fief: i64, master: i64) -> bool:
    """Whether one master may be fired to house another; his own discounts leave with him."""
    if is_locked(table, seat, other, fief):
        return False
    numbers = table.numbers
    if (
        _not_poorer_by_firing(table, seat)
        or numbers.discount_first[other] == numbers.discount_first[other + 1]
    ):
        return True
    slot = leave_city(table, seat, other)
    able = affording.affordable(table, seat, numbers.master_cost, master * PRICE, ON_MASTER)
    table.cities[slot] = other
    return able


def leave_city(table: FeudaliaState, seat: i64, master: i64) -> i64:
    """Take a master out of his city and return where he lived among all cities."""
    slot = seat * FIEFS * table.numbers.cities + table.slot_of_master(seat, master)
    table.cities[slot] = -1
    return slot


def settle_in(table: FeudaliaState, seat: i64, master: i64, fief: i64) -> None:
    """Put a master into the first empty city of a fief."""
    slot = (seat * FIEFS + fief) * table.numbers.cities
    while table.cities[slot] >= 0:
        slot += 1
    table.cities[slot] = master


def move(table: FeudaliaState, seat: i64, master: i64, fief: i64) -> None:
    """Move a master to another fief; cubes on him go along, a turned one stays turned (R13, R43)."""
    leave_city(table, seat, master)
    settle_in(table, seat, master, fief)
    refresh(table, seat)
    if table.listening:
        facts: dict[str, object] = {"master": table.numbers.master_names[master], "fief": int(fief) + 1}
        table.tell("moved_master", seat, facts)


# U097
def fire(table: FeudaliaState, seat: i64, master: i64) -> None:
    """Fire a master: cubes on him stay on the fief, a basic one joins the market; if turned he stays so (R13, R44)."""
    numbers = table.numbers
    fief = table.fief_of_master(seat, master)
    leave_city(table, seat, master)
    stash = numbers.stash[master]
    if stash >= 0:
        resource: i64
        for resource in range(4):
            n = table.stashed[stash * 4 + resource]
            table.put_on_master(seat, stash, resource, -n)
            table.put(seat, fief, resource, n)
    if master < numbers.basic:
        table.market |= single(master)
    refresh(table, seat)
    if table.listening:
        table.tell("fired_master", seat, {"master": numbers.master_names[master]})


# ---------------------------------------------------------------------- moving


# U096
def begin_move(table: FeudaliaState, master: i64) -> None:
    """Ask where a master shall move to."""
    table.item = master
    table.fief = table.fief_of_master(table.actor, master)
    table.moved |= single(master)
    table.asked = ASK_MOVE_FIEF


def _legal_moves(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the fiefs the master may move to."""
    to: i64
    for to in range(FIEFS):
        if can_move(table, seat, table.item, table.fief, to):
            out = append(out, table.actions.fief + to)
    return out


def open_fiefs(table: FeudaliaState, seat: i64) -> i64:
    """Return the fiefs of a seat with an empty city, as bits."""
    fiefs: i64 = 0
    fief: i64
    for fief in range(FIEFS):
        if free_cities(table, seat, fief) > 0:
            fiefs |= single(fief)
    return fiefs


def can_move_into(table: FeudaliaState, seat: i64, master: i64, fief: i64, fiefs: i64) -> bool:
    """Whether a master may be moved into one of these other fiefs now: not twice between two other actions (14.4)."""
    if (table.moved >> master) & 1:
        return False
    to: i64
    for to in range(FIEFS):
        if to != fief and (fiefs >> to) & 1 and fits(table, seat, master, to):
            return not is_locked(table, seat, master, fief)
    return False


# ---------------------------------------------------------------------- cubes on masters


def can_restock(table: FeudaliaState, seat: i64, master: i64, fief: i64) -> bool:
    """Whether the cubes on a master can be changed now: not twice between two other actions (14.4)."""
    if (table.restocked >> master) & 1:
        return False
    return _can_change(table, seat, table.numbers.stash[master], fief, 0, 0)


def _can_change(table: FeudaliaState, seat: i64, stash: i64, fief: i64, first: i64, laid: i64) -> bool:
    """Whether the numbers from the first resource on can differ from now, with so many cubes laid before."""
    numbers = table.numbers
    resource: i64
    for resource in range(first, 4):
        if (numbers.stash_of[stash] >> resource) & 1:
            if table.stashed[stash * 4 + resource] > 0:
                return True
            here = table.cubes[(seat * FIEFS + fief) * 4 + resource]
            if here > 0 and laid < numbers.stash_capacity[stash]:
                return True
    return False


def begin_stash(table: FeudaliaState, master: i64) -> None:
    """Ask how many cubes of each resource shall lie on a master."""
    table.item = master
    table.fief = table.fief_of_master(table.actor, master)
    table.changed = False
    table.left = 0  # cubes laid so far
    table.held = _next_resource(table, 0)
    table.restocked |= single(master)
    table.asked = ASK_STASH_AMOUNT


def _next_resource(table: FeudaliaState, resource: i64) -> i64:
    """Return the next resource the master may hold, from this one on; 4 if none."""
    allowed = table.numbers.stash_of[table.numbers.stash[table.item]]
    while resource < 4 and not (allowed >> resource) & 1:
        resource += 1
    return resource


def _legal_amounts(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List how many cubes of the resource asked about may lie on the master."""
    stash, resource = table.numbers.stash[table.item], table.held
    now = table.stashed[stash * 4 + resource]
    most = now + table.cubes[(seat * FIEFS + table.fief) * 4 + resource]
    room = table.numbers.stash_capacity[stash] - table.left
    for n in range((most if most < room else room) + 1):
        # leaving all as it is is not offered
        later = _can_change(table, seat, stash, table.fief, resource + 1, table.left + n)
        if n != now or table.changed or later:
            out = append(out, table.actions.amount + n)
    return out


def _play_amount(table: FeudaliaState, seat: i64, n: i64) -> None:
    """Move cubes between the fief and its master until n of the resource lie on the master."""
    stash, resource = table.numbers.stash[table.item], table.held
    more = n - table.stashed[stash * 4 + resource]
    if more != 0:
        table.changed = True
        table.put(seat, table.fief, resource, -more)
        table.put_on_master(seat, stash, resource, more)
        if table.listening:
            name = table.numbers.master_names[table.item]
            facts: dict[str, object] = {"master": name, "resource": RESOURCES[resource], "n": int(n)}
            table.tell("stashed", seat, facts)
    table.left += n
    table.held = _next_resource(table, resource + 1)
    if table.held == 4:
        table.asked = ASK_MAIN
