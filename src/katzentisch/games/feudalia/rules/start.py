"""The start phase (RULES.md 6): straightening, then the tax collector."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.bits import lowest, single
from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.box.numbers import FIEF_PERKS, FIEFS, PERKS, SHIELD, STRAIGHTEN
from katzentisch.games.feudalia.rules import cubes, working
from katzentisch.games.feudalia.rules.income_tax import discard_sets
from katzentisch.games.feudalia.state import asked
from katzentisch.games.feudalia.state.table import TURNED, WHO, FeudaliaState


def legal(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the masters to straighten first, the cubes of the tax, or the sets of cards."""
    if table.asked == asked.ASK_STRAIGHTEN_ORDER:
        return _legal_order(table, seat, out)
    if table.asked == asked.ASK_TAX_CUBE:
        return _legal_cube(table, seat, out)
    return _legal_set(table, out)


def play(table: FeudaliaState, seat: i64, action: i64) -> None:
    """Straighten a master, pay a cube of tax, or discard a set of cards."""
    actions = table.actions
    if table.asked == asked.ASK_STRAIGHTEN_ORDER:
        _apply(table, table.slot_of_master(seat, action - actions.straighten))
    elif table.asked == asked.ASK_TAX_CUBE:
        _play_cube(table, action)
    else:
        _play_set(table, action - actions.discard_set)


# U040, U041, U100
def begin(table: FeudaliaState) -> None:
    """Begin a turn: turned masters are straightened, straightening effects wait to be applied."""
    seat, numbers = table.actor, table.numbers
    table.in_main = False
    table.influence = numbers.influence_actions
    table.who[seat * WHO + TURNED] = 0
    table.straightening = 0
    slots = FIEFS * numbers.cities
    for slot in range(slots):
        master = table.cities[seat * slots + slot]
        if master >= 0 and numbers.when[master] == STRAIGHTEN:
            table.straightening |= single(slot)
    table.asked = asked.STEP_STRAIGHTENING
    if table.listening:
        table.tell("turn_began", seat, {"round": int(table.round)})


def straighten_next(table: FeudaliaState) -> None:
    """Apply the next straightening effect in fief order; ask for the order only if it can matter (R56)."""
    left = table.straightening
    if left == 0:
        table.asked = asked.STEP_TAX
    elif left & (left - 1) and _order_matters(table):
        table.asked = asked.ASK_STRAIGHTEN_ORDER
    else:
        _apply(table, lowest(left))


def _order_matters(table: FeudaliaState) -> bool:
    """Whether one of the effects still to apply leaves a choice."""
    slots = FIEFS * table.numbers.cities
    for slot in range(slots):
        if (table.straightening >> slot) & 1 and table.numbers.asks[table.cities[table.actor * slots + slot]]:
            return True
    return False


def _legal_order(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the masters whose straightening effect is still to be applied."""
    for master in range(table.numbers.basic):
        slot = table.slot_of_master(seat, master)
        if slot >= 0 and (table.straightening >> slot) & 1:
            out = append(out, table.actions.straighten + master)
    return out


def _apply(table: FeudaliaState, slot: i64) -> None:
    """Apply the straightening effect of the master in a city."""
    numbers = table.numbers
    master = table.cities[table.actor * FIEFS * numbers.cities + slot]
    table.straightening &= ~single(slot)
    table.item = master
    if table.listening:
        table.tell("straightened", table.actor, {"master": numbers.master_names[master]})
    working.begin_effects(table, numbers.master_program[master], slot // numbers.cities, False)


# ---------------------------------------------------------------------- the tax collector


# U013, U042, U118
def collect(table: FeudaliaState) -> None:
    """Play the tax collector if he is in the hand; then the main phase begins."""
    numbers, seat = table.numbers, table.actor
    if table.hand[seat * numbers.types + numbers.collector] == 0:
        _begin_main(table)
        return
    table.fief = -1
    if _owes_cubes(table):
        if table.listening:
            table.tell("taxed_cubes", seat, {"due": [int(tax_due(table, fief)) for fief in range(FIEFS)]})
        _next_fief(table)
    elif _holds_cubes(table):
        if table.listening:
            table.tell("tax_shielded", seat, {})
        _dismiss(table)
    else:
        _tax_the_hand(table)


# U119
def tax_due(table: FeudaliaState, fief: i64) -> i64:
    """Return what a fief owes: half of the cubes lying on it, less the shield, rounded down (R53)."""
    seat = table.actor
    shield = table.perks[seat * PERKS + fief * FIEF_PERKS + SHIELD]
    return tax_on(table.on_fief(seat, fief), shield, table.numbers.tax_divisor)


def tax_on(cubes: i64, shield: i64, divisor: i64) -> i64:
    """Return the tax on so many cubes."""
    taxable = cubes - shield
    return taxable // divisor if taxable > 0 else 0


def _owes_cubes(table: FeudaliaState) -> bool:
    """Whether any fief owes a cube."""
    return tax_due(table, 0) + tax_due(table, 1) + tax_due(table, 2) > 0


def _holds_cubes(table: FeudaliaState) -> bool:
    """Whether some fief would owe a cube but for its shield; then the hand is not taxed either."""
    seat, divisor = table.actor, table.numbers.tax_divisor
    fief: i64
    for fief in range(FIEFS):
        if tax_on(table.on_fief(seat, fief), 0, divisor) > 0:
            return True
    return False


def _next_fief(table: FeudaliaState) -> None:
    """Go to the next fief that owes cubes; behind the last the collector is discarded."""
    table.fief += 1
    while table.fief < FIEFS and tax_due(table, table.fief) == 0:
        table.fief += 1
    if table.fief == FIEFS:
        _dismiss(table)
        return
    table.left = tax_due(table, table.fief)
    table.asked = asked.ASK_TAX_CUBE


def _legal_cube(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the kinds of cubes on the fief that may pay its tax, and DEFAULT."""
    resource: i64
    for resource in range(4):
        if table.cubes[(seat * FIEFS + table.fief) * 4 + resource] > 0:
            out = append(out, cubes.give(table, resource, table.fief))
    return cubes.with_default(table, out) if len(out) > 1 else out


# U120
def _play_cube(table: FeudaliaState, action: i64) -> None:
    """Pay one cube of tax, or all that this and the other fiefs owe by DEFAULT."""
    if action == table.actions.default:
        while table.asked == asked.ASK_TAX_CUBE:
            _pay(table, _fullest(table))
    else:
        _pay(table, (action - table.actions.give) // (FIEFS + table.numbers.stashes))


def _fullest(table: FeudaliaState) -> i64:
    """Return the resource of which the fief has most (equal: wheat, wood, clay, stone)."""
    base = (table.actor * FIEFS + table.fief) * 4
    best: i64 = 0
    resource: i64
    for resource in range(1, 4):
        if table.cubes[base + resource] > table.cubes[base + best]:
            best = resource
    return best


def _pay(table: FeudaliaState, resource: i64) -> None:
    """Give the tax collector one cube."""
    table.put(table.actor, table.fief, resource, -1)
    table.left -= 1
    if table.listening:
        facts: dict[str, object] = {"resource": RESOURCES[resource], "fief": int(table.fief) + 1, "n": 1}
        table.tell("paid_tax", table.actor, facts)
    if table.left == 0:
        _next_fief(table)


# U123, U125
def _tax_the_hand(table: FeudaliaState) -> None:
    """No fief holds two cubes: cards worth half of the hand's income go, or the whole hand."""
    total = hand_income(table)
    if table.listening:
        table.tell("taxed_hand", table.actor, {})
    if total < table.numbers.tax_divisor:
        whole = _hand_counts(table)
        _discard(table, whole)
    else:
        table.asked = asked.ASK_TAX_SET


def hand_income(table: FeudaliaState) -> i64:
    """Add up the printed income of the vassals in hand."""
    numbers = table.numbers
    total: i64 = 0
    for card in range(numbers.types):
        total += numbers.income[card] * table.hand[table.actor * numbers.types + card]
    return total


def _hand_counts(table: FeudaliaState) -> vec[i64]:
    """Return the hand without the tax collector."""
    types = table.numbers.types
    counts = table.hand[int(table.actor * types) : int((table.actor + 1) * types)]
    counts[table.numbers.collector] = 0
    return counts


def sets(table: FeudaliaState) -> list[vec[i64]]:
    """Return the sets of cards that may be discarded."""
    due = hand_income(table) // table.numbers.tax_divisor
    return discard_sets(_hand_counts(table), table.numbers.income, due)


def _legal_set(table: FeudaliaState, out: vec[i64]) -> vec[i64]:
    """List the sets by number."""
    number: i64
    for number in range(len(sets(table))):
        out = append(out, table.actions.discard_set + number)
    return out


# U124
def _play_set(table: FeudaliaState, number: i64) -> None:
    """Discard one of the sets."""
    _discard(table, sets(table)[number])


# U126
def _discard(table: FeudaliaState, counts: vec[i64]) -> None:
    """Discard cards to the tax collector, then the collector himself (R7)."""
    names: list[object] = []
    for card in range(table.numbers.types):
        for _ in range(counts[card]):
            table.leaves_hand(table.actor, card)
            table.to_pile(table.actor, card)
            names.append(table.numbers.card_names[card])
    if table.listening and names:
        table.tell("discarded_to_tax", table.actor, {"cards": names})
    _dismiss(table)


# U111
def _dismiss(table: FeudaliaState) -> None:
    """Discard the tax collector at once; the hand is not refilled (R27)."""
    table.leaves_hand(table.actor, table.numbers.collector)
    table.to_pile(table.actor, table.numbers.collector)
    if table.listening:
        table.tell("collector_left", table.actor, {})
    _begin_main(table)


# U121
def _begin_main(table: FeudaliaState) -> None:
    """Begin the main phase."""
    table.in_main = True
    table.fresh = 0
    table.moved = 0
    table.restocked = 0
    table.asked = asked.ASK_MAIN
