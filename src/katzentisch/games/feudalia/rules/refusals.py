"""Why not: the reason an action is refused, with the numbers that matter and the rule that says so.

`legal` decides; this file explains. It is asked only about actions that are not legal now.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.feudalia.box.effects import KINDS, RESOURCES
from katzentisch.games.feudalia.box.numbers import ACTION, FIEFS, PRICE
from katzentisch.games.feudalia.rules import building, hiring, masters, shortfall, working
from katzentisch.games.feudalia.state.asked import ASK_ADJUST, ASK_MAIN, ASK_PAY, ASK_TAX_CUBE
from katzentisch.games.feudalia.state.asked import NAMES as QUESTIONS
from katzentisch.games.feudalia.state.table import TURNED, WHO, FeudaliaState

SECTIONS: Final = {
    "worker": "setup",
    "draft": "setup",
    "same_type": "setup",
    "straighten_order": "start",
    "tax_cube": "tax",
    "tax_set": "tax",
    "main": "turns",
    "field_fief": "fields",
    "eliminate_for": "hiring",
    "pay": "paying",
    "take_master": "masters",
    "put_under": "masters",
    "place": "masters",
    "move_fief": "masters",
    "stash_amount": "masters",
    "adjust": "final",
}


def why_not(table: FeudaliaState, action: i64) -> Refusal:
    """Explain why an action that is not legal now is not."""
    actions = table.actions
    asked = QUESTIONS[int(table.asked)]
    section = SECTIONS.get(asked, "effects")
    in_main_list = actions.hire <= action <= actions.pass_
    if table.asked == ASK_MAIN and in_main_list:
        return in_the_main_phase(table, action)
    if table.asked in (ASK_PAY, ASK_TAX_CUBE, ASK_ADJUST) and actions.give <= action < actions.fief:
        places = FIEFS + table.numbers.stashes
        resource, place = (action - actions.give) // places, (action - actions.give) % places
        facts: dict[str, object] = {"resource": RESOURCES[resource], "from": actions.places[place]}
        return refuse("not_this_cube", section, facts)
    if in_main_list and not table.in_main:
        return refuse("not_the_main_phase", "turns")
    if in_main_list:
        return refuse("finish_first", section, {"question": asked})
    return refuse("not_asked", section, {"question": asked})


def in_the_main_phase(table: FeudaliaState, action: i64) -> Refusal:
    """Explain why an action of the main list cannot be begun."""
    actions = table.actions
    if action < actions.income:
        return hire(table, action - actions.hire)
    if action < actions.upgrade:
        return card(table, action)
    if action < actions.build:
        return upgrade(table, action - actions.upgrade)
    if action < actions.hire_master:
        return build(table, action - actions.build)
    if action == actions.hire_master:
        if not hiring.has_city(table, table.actor):
            return refuse("no_city", "masters")
        return refuse("no_master_to_hire", "masters")
    if action < actions.use:
        return cathedral_master(table, table.numbers.basic + action - actions.hire_cathedral_master)
    return own_master(table, action)


def price(table: FeudaliaState, prices: vec[i64], place: i64, purchase: i64, section: str) -> Refusal | None:
    """Say which coins or cubes are lacking, or None if a price can be paid."""
    coins = shortfall.coins_due(table, prices, place, purchase)
    if coins > table.coins(table.actor):
        has = int(table.coins(table.actor))
        return refuse("not_enough_coins", section, {"needs": int(coins), "has": has})
    missing = shortfall.cubes(table, prices, place, purchase)
    if missing:
        return refuse("not_enough_cubes", section, {"missing": missing})
    return None


def nobody_to_eliminate(table: FeudaliaState, kinds: i64, section: str) -> Refusal | None:
    """Say that the card to eliminate is not in the hand, or None if it is."""
    if kinds == 0 or kinds & hiring.kinds_in_hand(table, table.actor):
        return None
    name = next(kind for place, kind in enumerate(KINDS) if (kinds >> place) & 1)
    return refuse("nobody_to_eliminate", section, {"kind": name})


def hire(table: FeudaliaState, vassal: i64) -> Refusal:
    """Explain why a vassal cannot be hired."""
    numbers = table.numbers
    if table.supply[vassal] == 0:
        return refuse("pile_empty", "hiring", {"vassal": numbers.card_names[vassal]})
    refusal = price(table, numbers.cost, vassal * PRICE, hiring.VASSAL, "hiring")
    if refusal is None:
        refusal = nobody_to_eliminate(table, numbers.eliminates[vassal], "hiring")
    return refusal if refusal is not None else refuse("not_asked", "hiring", {"question": "main"})


def card(table: FeudaliaState, action: i64) -> Refusal:
    """Explain why a card cannot be discarded for income, played into a field, or used for influence."""
    numbers, actions = table.numbers, table.actions
    vassal = (action - actions.income) % numbers.types
    facts: dict[str, object] = {"vassal": numbers.card_names[vassal]}
    if table.hand[table.actor * numbers.types + vassal] == 0:
        return refuse("not_in_hand", "income" if action < actions.work else "fields", facts)
    if vassal == numbers.collector:
        return refuse("collector_stays", "tax", facts)
    if action < actions.influence:
        return field(table, vassal, facts)
    if not numbers.has_influence[vassal]:
        return refuse("no_influence_card", "influence", facts)
    if table.influence <= 0:
        return refuse("no_influence_left", "influence", facts)
    short = price(table, numbers.influence_cost, vassal * PRICE, -1, "influence")
    return short if short is not None else refuse("not_asked", "influence", {"question": "main"})


def field(table: FeudaliaState, vassal: i64, facts: dict[str, object]) -> Refusal:
    """Explain why a vassal cannot work in any field."""
    numbers, seat = table.numbers, table.actor
    if numbers.field_colours[vassal] == 0:
        return refuse("no_field_card", "fields", facts)
    fitting = [
        fief
        for fief in range(FIEFS)
        if (numbers.field_colours[vassal] >> table.colour[seat * FIEFS + fief]) & 1
    ]
    if not fitting:
        return refuse("no_fitting_fief", "fields", facts)
    if not any(working.free_fields(table, seat, fief) > 0 for fief in fitting):
        return refuse("no_free_field", "fields", facts)
    return refuse("cannot_activate", "fields", facts)


def upgrade(table: FeudaliaState, fief: i64) -> Refusal:
    """Explain why a fief cannot be upgraded."""
    if table.level[table.actor * FIEFS + fief] >= building.LAST_LEVEL:
        return refuse("highest_level", "upgrading", {"fief": int(fief) + 1})
    place = table.side(table.actor, fief) * PRICE
    short = price(table, table.numbers.upgrade, place, building.UPGRADE, "upgrading")
    return short if short is not None else refuse("not_asked", "upgrading", {"question": "main"})


def build(table: FeudaliaState, number: i64) -> Refusal:
    """Explain why a token cannot be built."""
    numbers = table.numbers
    facts: dict[str, object] = {"card": numbers.building_names[number]}
    objective = number - numbers.cathedral_cards
    if objective >= 0 and not (table.objectives >> objective) & 1:
        return refuse("objective_not_in_play", "variants", facts)
    if objective < 0 and numbers.stage[number] != table.stage:
        return refuse("not_this_stage", "cathedral", {**facts, "stage": int(table.stage)})
    if table.tokens[number] == 0:
        return refuse("no_token_left", "cathedral", facts)
    needed = numbers.needs_master[number]
    if needed >= 0 and table.fief_of_master(table.actor, needed) < 0:
        return refuse("needs_master", "cathedral", {**facts, "master": numbers.master_names[needed]})
    purchase = building.purchase_of(table, number)
    refusal = price(table, numbers.building_cost, number * PRICE, purchase, "cathedral")
    if refusal is None:
        refusal = nobody_to_eliminate(table, numbers.building_eliminates[number], "variants")
    return refusal if refusal is not None else refuse("not_asked", "cathedral", {"question": "main"})


def cathedral_master(table: FeudaliaState, master: i64) -> Refusal:
    """Explain why a cathedral master cannot be hired."""
    facts: dict[str, object] = {"master": table.numbers.master_names[master]}
    if table.fief_of_master(table.actor, master) >= 0:
        return refuse("already_yours", "masters", facts)
    if (table.fired >> master) & 1:
        return refuse("fired_this_turn", "masters", facts)
    short = price(table, table.numbers.master_cost, master * PRICE, masters.MASTER, "masters")
    return short if short is not None else refuse("no_room", "masters", facts)


def own_master(table: FeudaliaState, action: i64) -> Refusal:
    """Explain why a master cannot be used, moved or laden."""
    numbers, actions, seat = table.numbers, table.actions, table.actor
    if action < actions.move:
        master, section = action - actions.use, "master_action"
    elif action < actions.stash:
        master, section = action - actions.move, "masters"
    elif len(numbers.holders) == 0:
        return refuse("not_asked", "masters", {"question": "main"})
    else:
        master, section = numbers.holders[action - actions.stash], "masters"
    facts: dict[str, object] = {"master": numbers.master_names[master]}
    fief = table.fief_of_master(seat, master)
    if fief < 0:
        return refuse("not_your_master", section, facts)
    if action < actions.move:
        if numbers.when[master] != ACTION:
            return refuse("no_action", section, facts)
        turned = (table.who[seat * WHO + TURNED] >> master) & 1
        return refuse("turned" if turned else "cannot_activate_master", section, facts)
    if action < actions.stash:
        if (table.moved >> master) & 1:
            return refuse("moved_already", section, facts)
        if masters.is_locked(table, seat, master, fief):
            return refuse("field_in_use", section, facts)
        return refuse("no_other_city", section, facts)
    if (table.restocked >> master) & 1:
        return refuse("restocked_already", section, facts)
    return refuse("nothing_to_stash", section, facts)
