"""Paying (RULES.md 7, "Paying in general", and 14.3).

A price is coins, named cubes and black cubes (any resource). Coins are never a choice. Cubes are paid
one by one: first which cubes a discount saves, then the named ones, then the black ones. DEFAULT
fills in the rest; it is offered wherever there is a real choice.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.feudalia.effects import RESOURCES
from katzentisch.games.feudalia.numbers import DISCOUNTED, FIEFS, PERKS, PRICE
from katzentisch.games.feudalia.table import DISCOUNTS, PAID, PAY, UNITS, Realm

SETS: Final = 16  # sets of the four resources, as bits


def coins_saved(table: Realm, seat: i64, purchase: i64) -> i64:
    """Return the coins that discounts take off the price of a purchase (R47)."""
    numbers = table.numbers
    saved: i64 = 0
    discount: i64 = 0
    while discount < numbers.discounts:
        if numbers.discount_on[discount] == purchase:
            saved += numbers.discount_coins[discount] * active(table, seat, discount)
        discount += 1
    return saved


def active(table: Realm, seat: i64, discount: i64) -> i64:
    """Count how often a discount applies to this seat now: gained this turn, or by a passive master."""
    found = table.turn[DISCOUNTS + discount]
    numbers = table.numbers
    slot: i64 = seat * FIEFS * numbers.cities
    end = slot + FIEFS * numbers.cities
    while slot < end:
        master = table.cities[slot]
        if master >= 0:
            place = numbers.discount_first[master]
            while place < numbers.discount_first[master + 1]:
                if numbers.discount_list[place] == discount:
                    found += 1
                place += 1
        slot += 1
    return found


def discounted(table: Realm, seat: i64, purchase: i64) -> bool:
    """Whether any discount applies to a kind of purchase; the quick answer before the long one."""
    if (table.perks[seat * PERKS + DISCOUNTED] >> purchase) & 1:
        return True
    numbers = table.numbers
    discount: i64 = 0
    while discount < numbers.discounts:
        if table.turn[DISCOUNTS + discount] > 0 and numbers.discount_on[discount] == purchase:
            return True
        discount += 1
    return False


def saving_units(table: Realm, seat: i64, purchase: i64) -> vec[i64]:
    """Return how many cubes discounts save on a purchase, by the set of resources they may be."""
    numbers = table.numbers
    units = vec[i64]([0] * SETS)
    discount: i64 = 0
    while discount < numbers.discounts:
        if numbers.discount_on[discount] == purchase and numbers.discount_cubes[discount] > 0:
            times = active(table, seat, discount)
            units[numbers.discount_of[discount]] += numbers.discount_cubes[discount] * times
        discount += 1
    return units


# ---------------------------------------------------------------------- can it be paid?


# U051, U053, U078
def affordable(table: Realm, seat: i64, prices: vec[i64], place: i64, purchase: i64) -> bool:
    """Whether a seat can pay a price now, from all fiefs, discounts on this kind of purchase included."""
    stock = table.stock
    base = seat * 4
    coins = prices[place]
    if purchase >= 0 and discounted(table, seat, purchase):
        if coins - coins_saved(table, seat, purchase) > table.coins(seat):
            return False
        due = vec[i64]([0] * 5)
        i: i64 = 0
        while i < 5:
            due[i] = prices[place + 1 + i]
            i += 1
        return payable(due, stock, base, saving_units(table, seat, purchase))
    if coins > table.coins(seat):
        return False
    wheat, wood = prices[place + 1], prices[place + 2]
    clay, stone = prices[place + 3], prices[place + 4]
    if wheat > stock[base] or wood > stock[base + 1] or clay > stock[base + 2] or stone > stock[base + 3]:
        return False
    black = prices[place + 5]
    if black == 0:
        return True
    have = stock[base] + stock[base + 1] + stock[base + 2] + stock[base + 3]
    return black <= have - wheat - wood - clay - stone


# U068, U107
def affordable_in(
    table: Realm, seat: i64, prices: vec[i64], place: i64, fief: i64, free_of_coins: bool
) -> bool:
    """Whether an activation cost can be paid from the one fief where the card lies."""
    if not free_of_coins and prices[place] > table.coins(seat):
        return False
    named: i64 = 0
    have: i64 = 0
    resource: i64 = 0
    while resource < 4:
        found = table.of_fief(seat, fief, resource)
        needed = prices[place + 1 + resource]
        if needed > found:
            return False
        named += needed
        have += found
        resource += 1
    return prices[place + 5] <= have - named


def payable(due: vec[i64], stock: vec[i64], base: i64, units: vec[i64]) -> bool:
    """Whether cubes suffice when discounts save as well as they can.

    Hall's theorem, over the sixteen sets of resources: what the player is short of in a set must be
    saved by discounts that reach into the set, and the cubes left over after all that
    can be saved must not exceed the cubes there are.
    """
    all_due: i64 = due[4]
    all_stock: i64 = 0
    resource: i64 = 0
    while resource < 4:
        all_due += due[resource]
        all_stock += stock[base + resource]
        resource += 1
    all_units: i64 = 0
    worst: i64 = 0
    chosen: i64 = 0
    while chosen < SETS:
        short, inside, reach, within = due_in(due, stock, base, units, chosen)
        if short > reach:
            return False
        if within - inside - due[4] > worst:
            worst = within - inside - due[4]
        all_units = within  # the last set holds all resources
        chosen += 1
    return all_due - (all_units - worst) <= all_stock


def due_in(
    due: vec[i64], stock: vec[i64], base: i64, units: vec[i64], chosen: i64
) -> tuple[i64, i64, i64, i64]:
    """Return, for a set of resources: cubes lacking, cubes due, discounts reaching in, discounts staying in."""
    short: i64 = 0
    inside: i64 = 0
    resource: i64 = 0
    while resource < 4:
        if (chosen >> resource) & 1:
            needed = due[resource]
            inside += needed
            if needed > stock[base + resource]:
                short += needed - stock[base + resource]
        resource += 1
    reach: i64 = 0
    within: i64 = 0
    group: i64 = 1
    while group < SETS:
        if group & chosen:
            reach += units[group]
            if group & ~chosen == 0:
                within += units[group]
        group += 1
    return short, inside, reach, within


# ---------------------------------------------------------------------- the steps of a payment


def begin(table: Realm, prices: vec[i64], place: i64, purchase: i64, fief: i64) -> None:
    """Open a payment: coins fall due, cubes and discounts are noted. `fief` -1: all fiefs may pay."""
    seat = table.seat
    due = table.due
    coins = prices[place]
    table.only_fief = fief
    table.ask = PAY
    i: i64 = 0
    while i < PRICE - 1:
        due[i] = prices[place + 1 + i]
        i += 1
    group: i64 = 0
    while group < SETS:
        due[UNITS + group] = 0
        group += 1
    if purchase >= 0 and discounted(table, seat, purchase):
        coins -= coins_saved(table, seat, purchase)
        units = saving_units(table, seat, purchase)
        group = 0
        while group < SETS:
            due[UNITS + group] = units[group]
            group += 1
    table.coins_due = coins if coins > 0 else 0


def stage_of(table: Realm) -> i64:
    """Return what is paid next: 5 + a set of resources saves a cube, 0 to 4 is a cube, -1 nothing more."""
    due = table.due
    group = next_saving(table.due)
    if group > 0:
        return 5 + group
    resource: i64 = 0
    while resource < 5:
        if due[resource] > 0:
            return resource
        resource += 1
    return -1


def next_saving(due: vec[i64]) -> i64:
    """Return the set of the discount that saves a cube next, narrow sets first; 0 if none can."""
    size: i64 = 1
    while size <= 4:
        group: i64 = 1
        while group < SETS:
            if due[UNITS + group] > 0 and bits(group) == size and saves_something(due, group):
                return group
            group += 1
        size += 1
    return 0


def bits(group: i64) -> i64:
    """Count the resources of a set."""
    return (group & 1) + ((group >> 1) & 1) + ((group >> 2) & 1) + ((group >> 3) & 1)


def saves_something(due: vec[i64], group: i64) -> bool:
    """Whether a discount of this set finds a cube to save: one of its own, or a black one."""
    if due[4] > 0:
        return True
    resource: i64 = 0
    while resource < 4:
        if (group >> resource) & 1 and due[resource] > 0:
            return True
        resource += 1
    return False


def legal(table: Realm) -> vec[i64]:
    """List the ways to go on paying; one way alone is not asked about."""
    stage = stage_of(table)
    out = vec[i64]()
    if stage < 0 or takes_everything(table, stage):
        return append(out, table.choices.default)
    if stage >= 5:
        out = legal_savings(table, stage - 5)
    else:
        out = legal_cubes(table, stage)
    if len(out) < 2:
        return out
    return with_default(table, out)


def with_default(table: Realm, out: vec[i64]) -> vec[i64]:
    """Put DEFAULT before a list of at least two ways."""
    found = vec[i64]()
    found = append(found, table.choices.default)
    place: i64 = 0
    while place < len(out):
        found = append(found, out[place])
        place += 1
    return found


def takes_everything(table: Realm, stage: i64) -> bool:
    """Whether the rest of the price takes every cube that may pay it, so that nothing is left to choose."""
    if stage >= 5:
        return False
    due = table.due
    needed = due[0] + due[1] + due[2] + due[3] + due[4]
    have: i64 = 0
    resource: i64 = 0
    while resource < 4:
        have += may_pay(table, resource)
        resource += 1
    return needed == have


def may_pay(table: Realm, resource: i64) -> i64:
    """Count the cubes of a resource that may pay."""
    if table.only_fief >= 0:
        return table.of_fief(table.seat, table.only_fief, resource)
    return table.stock[table.seat * 4 + resource]


def legal_savings(table: Realm, group: i64) -> vec[i64]:
    """List the cubes of the price that this discount may save so that the rest can still be paid."""
    out = vec[i64]()
    cube: i64 = 0
    while cube < 5:
        if can_save(table.due, table.stock, table.seat * 4, group, cube):
            out = append(out, table.choices.save + cube)
        cube += 1
    return out


def can_save(due: vec[i64], stock: vec[i64], base: i64, group: i64, cube: i64) -> bool:
    """Whether a discount of this set may save this cube (4: a black one) and the rest can still be paid."""
    if due[cube] == 0 or (cube < 4 and not (group >> cube) & 1):
        return False
    due[cube] -= 1
    due[UNITS + group] -= 1
    able = payable(due, stock, base, due[UNITS:])
    due[cube] += 1
    due[UNITS + group] += 1
    return able


# U066
def legal_cubes(table: Realm, stage: i64) -> vec[i64]:
    """List the cubes that may be given next: resource and place."""
    out = vec[i64]()
    resource: i64 = 0
    while resource < 4:
        if stage == resource or stage == 4:
            place: i64 = 0
            while place < FIEFS + table.numbers.stashes:
                if cubes_at(table, place, resource) > 0:
                    out = append(out, give(table, resource, place))
                place += 1
        resource += 1
    return out


def give(table: Realm, resource: i64, place: i64) -> i64:
    """Return the number of the choice to give a cube from a place."""
    return table.choices.give + resource * (FIEFS + table.numbers.stashes) + place


def cubes_at(table: Realm, place: i64, resource: i64) -> i64:
    """Count the cubes of a resource at a place (fief, or master behind the fiefs) that may pay now."""
    seat = table.seat
    if place < FIEFS:
        if table.only_fief >= 0 and place != table.only_fief:
            return 0
        return table.cubes[(seat * FIEFS + place) * 4 + resource]
    fief = table.fief_of_master(seat, table.numbers.holders[place - FIEFS])
    if fief < 0 or (table.only_fief >= 0 and fief != table.only_fief):
        return 0
    return table.stashed[(place - FIEFS) * 4 + resource]


def take_cube(table: Realm, place: i64, resource: i64) -> None:
    """Take one cube away from a place."""
    if place < FIEFS:
        table.put(table.seat, place, resource, -1)
    else:
        table.put_on_master(table.seat, place - FIEFS, resource, -1)


def play(table: Realm, action: i64) -> None:
    """Save or give one cube, or let DEFAULT do all the rest."""
    choices = table.choices
    if action == choices.default:
        pay_the_rest(table)
    elif action < choices.give:
        group = next_saving(table.due)
        table.due[action - choices.save] -= 1
        table.due[UNITS + group] -= 1
    else:
        pay_cube(table, action - choices.give, stage_of(table))
    if stage_of(table) < 0:
        finish(table)


def pay_cube(table: Realm, number: i64, stage: i64) -> None:
    """Give one cube for the open point of the price."""
    places = FIEFS + table.numbers.stashes
    resource, place = number // places, number % places
    take_cube(table, place, resource)
    table.due[stage] -= 1
    if table.listening:
        names = table.choices.places
        facts: dict[str, object] = {"resource": RESOURCES[resource], "from": names[place], "n": 1}
        table.tell("paid_cube", table.seat, facts)


def pay_the_rest(table: Realm) -> None:
    """Pay by DEFAULT (14.3) until nothing is due."""
    seat = table.seat
    first, second, third = table.on_fief(seat, 0), table.on_fief(seat, 1), table.on_fief(seat, 2)
    weights = vec[i64]([first, second, third])  # as they are before the payment: one fief is emptied first
    stage = stage_of(table)
    while stage >= 0:
        if stage >= 5:
            cube = default_saving(table.due, table.stock, seat * 4, stage - 5)
            table.due[cube] -= 1
            table.due[UNITS + stage - 5] -= 1
        else:
            resource = stage if stage < 4 else most_plentiful(table)
            place = default_place(table, resource, weights)
            pay_cube(table, resource * (FIEFS + table.numbers.stashes) + place, stage)
        stage = stage_of(table)


def default_saving(due: vec[i64], stock: vec[i64], base: i64, group: i64) -> i64:
    """Return the cube DEFAULT saves: one the player is short of, else another named one, else a black one.

    Stone before clay, wood and wheat; never one that would leave a payable rest unpayable.
    """
    lacking: i64 = 3
    while lacking >= 0:
        if due[lacking] > stock[base + lacking] and can_save(due, stock, base, group, lacking):
            return lacking
        lacking -= 1
    named: i64 = 3
    while named >= 0:
        if can_save(due, stock, base, group, named):
            return named
        named -= 1
    return 4 if due[4] > 0 else last_resort(due, group)


def last_resort(due: vec[i64], group: i64) -> i64:
    """Return any cube a discount can save of a price that cannot be paid anyway."""
    cube: i64 = 3
    while not (group >> cube) & 1 or due[cube] == 0:
        cube -= 1
    return cube


def most_plentiful(table: Realm) -> i64:
    """Return the resource of which there is most left to pay with (equal: wheat, wood, clay, stone)."""
    best: i64 = 0
    resource: i64 = 1
    while resource < 4:
        if may_pay(table, resource) > may_pay(table, best):
            best = resource
        resource += 1
    return best


def default_place(table: Realm, resource: i64, weights: vec[i64]) -> i64:
    """Return where DEFAULT takes a cube: the fief with most cubes on it; a master only if no fief has one."""
    best: i64 = -1
    place: i64 = 0
    while place < FIEFS:
        if cubes_at(table, place, resource) > 0 and (best < 0 or weights[place] > weights[best]):
            best = place
        place += 1
    while best < 0:
        if cubes_at(table, place, resource) > 0:
            best = place
        place += 1
    return best


# U050
def finish(table: Realm) -> None:
    """Pay the coins; the purchase is made."""
    if table.coins_due > 0:
        table.gain_coins(table.seat, -table.coins_due)
        if table.listening:
            table.tell("paid_coins", table.seat, {"n": int(table.coins_due)})
    table.ask = PAID


def use_up(table: Realm, purchase: i64) -> None:
    """End the discounts that were for the next purchase of this kind alone (R47)."""
    numbers = table.numbers
    discount: i64 = 0
    while discount < numbers.discounts:
        if numbers.discount_on[discount] == purchase and numbers.discount_uses[discount] == 1:
            table.turn[DISCOUNTS + discount] = 0
        discount += 1


# ---------------------------------------------------------------------- what is lacking


def discount(due: vec[i64], stock: vec[i64], base: i64) -> None:
    """Let discounts save what DEFAULT would let them save."""
    group = next_saving(due)
    while group > 0:
        cube = default_saving(due, stock, base, group)
        due[cube] -= 1
        due[UNITS + group] -= 1
        group = next_saving(due)


def missing(due: vec[i64], stock: vec[i64], base: i64) -> list[str]:
    """Name the cubes lacking for what is due: named ones first, then black ones as "any"."""
    lacking: list[str] = []
    spare: i64 = 0
    for resource, name in enumerate(RESOURCES):
        left = stock[base + resource] - due[resource]
        if left < 0:
            lacking.extend([name] * int(-left))
        else:
            spare += left
    if due[4] > spare:
        lacking.extend(["any"] * int(due[4] - spare))
    return lacking
