"""Field actions (RULES.md 7.3), influence actions (7.4) and masters' actions (7.8): how they begin.

Their effects are carried out in `effects.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.feudalia.box.numbers import (
    ACTION,
    EXTRA_FIELDS,
    FIEF_PERKS,
    FIEFS,
    FREE_COST,
    PERKS,
    PRICE,
)
from katzentisch.games.feudalia.rules import affording, payment, shortfall
from katzentisch.games.feudalia.state.asked import ASK_FIELD_FIEF, STEP_RUN
from katzentisch.games.feudalia.state.table import (
    BUY_ACTION,
    BUY_INFLUENCE,
    BUY_WORK,
    OCCUPIED,
    OCCUPIED_EXTRA,
    TURNED,
    WHO,
    FeudaliaState,
)


def why_not(table: FeudaliaState, seat: i64, action: i64) -> Refusal | None:
    """Say why a card cannot be discarded for income, work in a field or be used for influence, or a master not act."""
    numbers, actions = table.numbers, table.actions
    if action >= actions.use:
        return _why_not_used(table, seat, action - actions.use)
    card = (action - actions.income) % numbers.types
    facts: dict[str, object] = {"vassal": numbers.card_names[card]}
    if table.hand[seat * numbers.types + card] == 0:
        return refuse("not_in_hand", "income" if action < actions.work else "fields", facts)
    if card == numbers.collector:
        return refuse("collector_stays", "tax", facts)
    if action < actions.influence:
        return _why_not_worked(table, seat, card, facts)
    if not numbers.has_influence[card]:
        return refuse("no_influence_card", "influence", facts)
    if table.influence <= 0:
        return refuse("no_influence_left", "influence", facts)
    return shortfall.why_not_paid(table, seat, numbers.influence_cost, card * PRICE, -1, "influence")


def _why_not_worked(table: FeudaliaState, seat: i64, card: i64, facts: dict[str, object]) -> Refusal:
    colours = table.numbers.field_colours[card]
    if colours == 0:
        return refuse("no_field_card", "fields", facts)
    fitting = [fief for fief in range(FIEFS) if (colours >> table.colour[seat * FIEFS + fief]) & 1]
    if not fitting:
        return refuse("no_fitting_fief", "fields", facts)
    if not any(free_fields(table, seat, fief) > 0 for fief in fitting):
        return refuse("no_free_field", "fields", facts)
    return refuse("cannot_activate", "fields", facts)


def _why_not_used(table: FeudaliaState, seat: i64, master: i64) -> Refusal:
    facts: dict[str, object] = {"master": table.numbers.master_names[master]}
    if table.fief_of_master(seat, master) < 0:
        return refuse("not_your_master", "master_action", facts)
    if table.numbers.when[master] != ACTION:
        return refuse("no_action", "master_action", facts)
    turned = (table.who[seat * WHO + TURNED] >> master) & 1
    return refuse("turned" if turned else "cannot_activate_master", "master_action", facts)


# ---------------------------------------------------------------------- fields


# U055, U067
def free_fields(table: FeudaliaState, seat: i64, fief: i64) -> i64:
    """Count the fields of a fief that were not used this turn."""
    turn = table.turn
    fields = table.numbers.fields[table.side(seat, fief)]
    fields += table.perks[seat * PERKS + fief * FIEF_PERKS + EXTRA_FIELDS]
    return fields - turn[OCCUPIED + fief] - turn[OCCUPIED_EXTRA + fief]


def can_work(table: FeudaliaState, seat: i64, card: i64, fief: i64) -> bool:
    """Whether a vassal can be played into a fief whose field is free: colour and activation cost."""
    numbers = table.numbers
    colour = table.colour[seat * FIEFS + fief]
    if (numbers.field_free[card] >> colour) & 1:
        return True
    if not (numbers.field_colours[card] >> colour) & 1:
        return False
    no_coins = table.perks[seat * PERKS + fief * FIEF_PERKS + FREE_COST] > 0
    price = (card * 4 + colour) * PRICE
    return affording.affordable_in(table, seat, numbers.field_cost, price, fief, no_coins)


# U056
def legal_fields(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the vassals of the hand that can work in some field."""
    numbers, hand = table.numbers, table.hand
    base = seat * numbers.types
    free: i64 = 0
    colours: i64 = 0
    fief: i64
    for fief in range(FIEFS):
        if free_fields(table, seat, fief) > 0:
            free |= single(fief)
            colours |= single(table.colour[seat * FIEFS + fief])
    if free == 0:
        return out
    for card in range(numbers.types):
        fits = hand[base + card] > 0 and numbers.field_colours[card] & colours != 0
        if fits and (numbers.field_free[card] & colours or _works_somewhere(table, seat, card, free)):
            out = append(out, table.actions.work + card)
    return out


def can_work_somewhere(table: FeudaliaState, seat: i64, card: i64) -> bool:
    """Whether a vassal of the hand can work in some field."""
    if table.numbers.field_colours[card] == 0:
        return False
    for fief in range(FIEFS):
        if free_fields(table, seat, fief) > 0 and can_work(table, seat, card, fief):
            return True
    return False


def _works_somewhere(table: FeudaliaState, seat: i64, card: i64, free: i64) -> bool:
    """Whether a vassal can work in one of these fiefs, given as bits."""
    for fief in range(FIEFS):
        if free >> fief & 1 and can_work(table, seat, card, fief):
            return True
    return False


def begin_field(table: FeudaliaState, card: i64) -> None:
    """Ask for the fief."""
    table.buying = BUY_WORK
    table.item = card
    table.asked = ASK_FIELD_FIEF


def legal(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the fiefs where the vassal can work."""
    fief: i64
    for fief in range(FIEFS):
        if free_fields(table, seat, fief) > 0 and can_work(table, seat, table.item, fief):
            out = append(out, table.actions.fief + fief)
    return out


def play(table: FeudaliaState, seat: i64, action: i64) -> None:
    """Go on to the activation cost, which the chosen fief pays alone."""
    numbers, fief = table.numbers, action - table.actions.fief
    table.fief = fief
    price = (table.item * 4 + table.colour[seat * FIEFS + fief]) * PRICE
    payment.begin(table, numbers.field_cost, price, -1, fief)
    if table.perks[seat * PERKS + fief * FIEF_PERKS + FREE_COST] > 0:
        table.coins_due = 0


def worked(table: FeudaliaState) -> None:
    """The cost is paid: the card lies in a field, printed fields first (R43), and its effects begin."""
    seat, card, fief = table.actor, table.item, table.fief
    table.leaves_hand(seat, card)
    table.lying[fief * table.numbers.types + card] += 1
    if table.turn[OCCUPIED + fief] < table.numbers.fields[table.side(seat, fief)]:
        table.turn[OCCUPIED + fief] += 1
    else:
        table.turn[OCCUPIED_EXTRA + fief] += 1
    if table.listening:
        facts: dict[str, object] = {"vassal": table.numbers.card_names[card], "fief": int(fief) + 1}
        table.tell("worked", seat, facts)
    begin_effects(table, table.numbers.vassal_program[card], fief, True)


# ---------------------------------------------------------------------- influence


# U044, U069
def legal_influence(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the influence cards of the hand, if an influence action is left."""
    if table.influence <= 0:
        return out
    numbers = table.numbers
    base = seat * numbers.types
    for card in range(numbers.types):
        if table.hand[base + card] > 0 and can_influence(table, seat, card):
            out = append(out, table.actions.influence + card)
    return out


def can_influence(table: FeudaliaState, seat: i64, card: i64) -> bool:
    """Whether a vassal can be used for influence, and the activation cost can be paid."""
    numbers = table.numbers
    if not numbers.has_influence[card]:
        return False
    if numbers.influence_free[card]:
        return True
    return affording.affordable(table, seat, numbers.influence_cost, card * PRICE, -1)


# U070
def begin_influence(table: FeudaliaState, card: i64) -> None:
    """Go on to the activation cost, which all fiefs may pay."""
    table.buying = BUY_INFLUENCE
    table.item = card
    payment.begin(table, table.numbers.influence_cost, card * PRICE, -1, -1)


# U072
def influenced(table: FeudaliaState) -> None:
    """The cost is paid: one influence action is used, "+" gives one back, the effects begin."""
    seat, card = table.actor, table.item
    table.leaves_hand(seat, card)
    table.played = table.played[:]  # copies share it
    table.played[card] += 1
    table.influence += table.numbers.plus[card] - 1
    if table.listening:
        table.tell("influenced", seat, {"vassal": table.numbers.card_names[card]})
    begin_effects(table, table.numbers.vassal_program[card], -1, False)


# ---------------------------------------------------------------------- masters


# U099
def can_use(table: FeudaliaState, seat: i64, master: i64, fief: i64) -> bool:
    """Whether a master's action can be used: not turned, and its cost paid by its own fief."""
    numbers = table.numbers
    if numbers.when[master] != ACTION or (table.who[seat * WHO + TURNED] >> master) & 1:
        return False
    return affording.affordable_in(table, seat, numbers.action_cost, master * PRICE, fief, False)


def begin_action(table: FeudaliaState, master: i64) -> None:
    """Go on to the activation cost."""
    table.buying = BUY_ACTION
    table.item = master
    table.fief = table.fief_of_master(table.actor, master)
    payment.begin(table, table.numbers.action_cost, master * PRICE, -1, table.fief)


def used(table: FeudaliaState) -> None:
    """The cost is paid: the card is turned and its effects begin."""
    seat, master = table.actor, table.item
    table.who[seat * WHO + TURNED] |= single(master)
    if table.listening:
        table.tell("used_master", seat, {"master": table.numbers.master_names[master]})
    begin_effects(table, table.numbers.master_program[master], table.fief, False)


# U071, U108
def begin_effects(table: FeudaliaState, program: i64, fief: i64, working: bool) -> None:
    """Carry out a program for a card in a fief, or for an influence card (fief -1)."""
    table.pc = program
    table.way_back = -1
    table.fief = fief
    table.working = working
    table.left = -1
    table.asked = STEP_RUN
