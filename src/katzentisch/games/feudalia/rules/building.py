"""Upgrading fiefs (RULES.md 7.5) and building the cathedral (7.6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.points import tidy
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.feudalia.box.effects import ON_CATHEDRAL, ON_UPGRADE
from katzentisch.games.feudalia.box.numbers import FIEFS, LAST_LEVEL, PRICE
from katzentisch.games.feudalia.rules import affording, discounts, hiring, payment, shortfall
from katzentisch.games.feudalia.state import setup
from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.state.table import BUY_BUILDING, BUY_UPGRADE, HALVES, WHO, FeudaliaState


# U073
def legal_upgrades(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the fiefs that can be raised by one level."""
    purchase = discounts.purchase(table, seat, ON_UPGRADE)
    fief: i64
    for fief in range(FIEFS):
        if can_upgrade(table, seat, fief, purchase):
            out = append(out, table.actions.upgrade + fief)
    return out


def can_upgrade(table: FeudaliaState, seat: i64, fief: i64, purchase: i64) -> bool:
    """Whether a fief can be raised by one level; `purchase` as for `affordable`."""
    if table.level[seat * FIEFS + fief] == LAST_LEVEL:
        return False
    return affording.affordable(table, seat, table.numbers.upgrade, table.side(seat, fief) * PRICE, purchase)


def begin_upgrade(table: FeudaliaState, fief: i64) -> None:
    """Go on to the payment."""
    table.buying = BUY_UPGRADE
    table.item = fief
    payment.begin(table, table.numbers.upgrade, table.side(table.actor, fief) * PRICE, ON_UPGRADE, -1)


# U075, U076, U077
def upgraded(table: FeudaliaState) -> None:
    """The price is paid: the next level counts at once; cubes, masters and used fields stay (R22)."""
    seat, fief, halves = table.actor, table.item, table.numbers.fief_halves
    discounts.use_up(table, ON_UPGRADE)
    before = halves[table.side(seat, fief)]
    table.level = table.level[:]  # copies share it
    table.level[seat * FIEFS + fief] += 1
    table.who[seat * WHO + HALVES] += halves[table.side(seat, fief)] - before
    table.progress = True
    if table.listening:
        level = int(table.level[seat * FIEFS + fief])
        points = (int(halves[table.side(seat, fief)]) - int(before)) / 2
        table.tell("upgraded", seat, {"fief": int(fief) + 1, "level": level, "points": tidy(points)})
    table.asked = ASK_MAIN


def why_not(table: FeudaliaState, seat: i64, action: i64) -> Refusal | None:
    """Say why a fief cannot be upgraded or a token not built."""
    actions = table.actions
    if action < actions.build:
        return _why_not_upgraded(table, seat, action - actions.upgrade)
    return _why_not_built(table, seat, action - actions.build)


def _why_not_upgraded(table: FeudaliaState, seat: i64, fief: i64) -> Refusal | None:
    if table.level[seat * FIEFS + fief] >= LAST_LEVEL:
        return refuse("highest_level", "upgrading", {"fief": int(fief) + 1})
    side = table.side(seat, fief)
    return shortfall.why_not_paid(table, seat, table.numbers.upgrade, side * PRICE, ON_UPGRADE, "upgrading")


def _why_not_built(table: FeudaliaState, seat: i64, building: i64) -> Refusal | None:
    numbers = table.numbers
    facts: dict[str, object] = {"card": numbers.building_names[building]}
    objective = building - numbers.cathedral_cards
    if objective >= 0 and not (table.objectives >> objective) & 1:
        return refuse("objective_not_in_play", "variants", facts)
    if objective < 0 and numbers.stage[building] != table.stage:
        return refuse("not_this_stage", "cathedral", {**facts, "stage": int(table.stage)})
    if table.tokens[building] == 0:
        return refuse("no_token_left", "cathedral", facts)
    needed = numbers.needs_master[building]
    if needed >= 0 and table.fief_of_master(seat, needed) < 0:
        return refuse("needs_master", "cathedral", {**facts, "master": numbers.master_names[needed]})
    prices, purchase = numbers.building_cost, purchase_of(table, building)
    short = shortfall.why_not_paid(table, seat, prices, building * PRICE, purchase, "cathedral")
    if short is not None:
        return short
    in_hand = hiring.kinds_in_hand(table, seat)
    return shortfall.why_not_eliminated(numbers.building_eliminates[building], in_hand, "variants")


# U082, U087
def is_open(table: FeudaliaState, seat: i64, building: i64) -> bool:
    """Whether a card can be built at all: of the current stage, tokens left, its master owned."""
    numbers = table.numbers
    if table.tokens[building] == 0:
        return False
    if building >= numbers.cathedral_cards:
        return (table.objectives >> (building - numbers.cathedral_cards)) & 1 == 1
    if numbers.stage[building] != table.stage:
        return False
    needed = numbers.needs_master[building]
    return needed < 0 or table.fief_of_master(seat, needed) >= 0


def purchase_of(table: FeudaliaState, building: i64) -> i64:
    """Return which discounts apply: those on the cathedral, none (-1) on an objective card."""
    return ON_CATHEDRAL if building < table.numbers.cathedral_cards else -1


# U081, U084
def legal_tokens(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the cards of which a token can be built."""
    cheaper = discounts.discounted(table, seat, ON_CATHEDRAL)
    for building in range(table.numbers.buildings):
        if can_build(table, seat, building, cheaper):
            out = append(out, table.actions.build + building)
    return out


def can_build(table: FeudaliaState, seat: i64, building: i64, cheaper: bool) -> bool:
    """Whether a token of a card can be built; `cheaper` says whether any discount on the cathedral applies."""
    numbers = table.numbers
    if not is_open(table, seat, building):
        return False
    kind = numbers.building_eliminates[building]
    if kind and not kind & hiring.kinds_in_hand(table, seat):
        return False
    purchase = purchase_of(table, building) if cheaper else -1
    return affording.affordable(table, seat, numbers.building_cost, building * PRICE, purchase)


def begin_token(table: FeudaliaState, building: i64) -> None:
    """Ask for the card to eliminate, if one is asked, and go on to the payment."""
    if not hiring.asks_for_card(table, BUY_BUILDING, building, table.numbers.building_eliminates[building]):
        begin_payment(table)


def begin_payment(table: FeudaliaState) -> None:
    """Go on to the payment of a token."""
    payment.begin(table, table.numbers.building_cost, table.item * PRICE, purchase_of(table, table.item), -1)


# U083, U085, U086
def built(table: FeudaliaState) -> None:
    """The price is paid: a token is taken; with the last one of a stage the next begins at once."""
    seat, building, numbers = table.actor, table.item, table.numbers
    hiring.eliminate_lost(table)
    if purchase_of(table, building) == ON_CATHEDRAL:
        discounts.use_up(table, ON_CATHEDRAL)
    table.tokens = table.tokens[:]  # copies share it
    table.tokens[building] -= 1
    table.taken = table.taken[:]
    table.taken[seat * numbers.buildings + building] += 1
    table.who[seat * WHO + HALVES] += numbers.token_halves[building]
    table.progress = True
    if table.listening:
        facts: dict[str, object] = {
            "card": numbers.building_names[building],
            "left": int(table.tokens[building]),
            "points": tidy(int(numbers.token_halves[building]) / 2),
        }
        table.tell("built", seat, facts)
    if building < numbers.cathedral_cards and _tokens_of_stage(table) == 0:
        _next_stage(table)
    table.asked = ASK_MAIN


def _tokens_of_stage(table: FeudaliaState) -> i64:
    """Count the tokens left on the cards of the current stage."""
    left: i64 = 0
    for building in range(table.numbers.cathedral_cards):
        if table.numbers.stage[building] == table.stage:
            left += table.tokens[building]
    return left


def _next_stage(table: FeudaliaState) -> None:
    """Give the cards of the next stage their tokens, or note that the cathedral stands."""
    numbers = table.numbers
    table.stage += 1
    if table.stage > numbers.stages:
        if table.ends_with_cathedral:
            table.triggered = True
        if table.listening:
            table.tell("cathedral_stands", table.actor, {})
        return
    setup.lay_tokens(table)
    if table.listening:
        table.tell("stage_began", table.actor, {"stage": int(table.stage)})
