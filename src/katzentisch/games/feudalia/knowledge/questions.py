"""What a seat is asked, as data: a kind with a sentence in the words, and the facts that fill its blanks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.effects import RESOURCES, named
from katzentisch.games.feudalia.rules import cubes, default_payment, discounts, start
from katzentisch.games.feudalia.state.table import (
    ADJUST,
    BUY_BUILDING,
    BUY_INFLUENCE,
    BUY_UPGRADE,
    BUY_VASSAL,
    BUY_WORK,
    CHOOSE_BRANCH,
    DISCARD_CARD,
    DRAFT,
    ELIMINATE_CARD,
    ELIMINATED,
    FIELD_FIEF,
    FILL_RESOURCE,
    LOOT,
    LOOT_FIEF,
    MAIN,
    MOVE_FIEF,
    PAY,
    PLACE,
    PRODUCE_FIEF,
    PRODUCE_RESOURCE,
    PUT_UNDER,
    RECALL_CARD,
    REPEAT_CARD,
    ROB_COINS,
    ROB_CUBES,
    SAME_TYPE,
    SELL_CARD,
    STASH_AMOUNT,
    STRAIGHTEN_ORDER,
    TAKE_MASTER,
    TAX_CUBE,
    TAX_SET,
    TRADE_GAIN,
    TRADE_GAIN_FIEF,
    TRADE_OPTION,
    TRADE_PAY,
    TRADE_PAY_FIEF,
    UNITS,
    WORKER,
    Realm,
)

KINDS: Final = {
    WORKER: "worker",
    DRAFT: "draft",
    SAME_TYPE: "same_type",
    STRAIGHTEN_ORDER: "straighten_order",
    TAX_CUBE: "tax_cube",
    TAX_SET: "tax_set",
    MAIN: "main",
    FIELD_FIEF: "field_fief",
    ELIMINATED: "eliminate_for",
    PAY: "pay",
    TAKE_MASTER: "take_master",
    PUT_UNDER: "put_under",
    PLACE: "place",
    MOVE_FIEF: "move_fief",
    STASH_AMOUNT: "stash_amount",
    ADJUST: "adjust",
    PRODUCE_RESOURCE: "produce_resource",
    PRODUCE_FIEF: "produce_fief",
    TRADE_OPTION: "trade_option",
    TRADE_PAY: "trade_pay",
    TRADE_PAY_FIEF: "trade_pay_fief",
    TRADE_GAIN: "trade_gain",
    TRADE_GAIN_FIEF: "trade_gain_fief",
    DISCARD_CARD: "discard_card",
    SELL_CARD: "sell_card",
    ELIMINATE_CARD: "eliminate_card",
    RECALL_CARD: "recall_card",
    REPEAT_CARD: "repeat_card",
    ROB_COINS: "rob_coins",
    ROB_CUBES: "rob_cubes",
    LOOT: "loot",
    LOOT_FIEF: "loot_fief",
    CHOOSE_BRANCH: "choose_branch",
    FILL_RESOURCE: "fill_resource",
}


def question(table: Realm) -> dict[str, object]:
    """Return the open question."""
    ask = int(table.ask)
    asked: dict[str, object] = {"kind": KINDS[ask]}
    if ask == MAIN:
        asked["coins"] = int(table.coins(table.seat))
        asked["influence"] = int(table.influence)
    elif ask == DRAFT:
        asked["offered"] = RESOURCES[table.offered]
        asked["drawn"] = RESOURCES[table.drawn]
    elif ask in (TAX_CUBE, ADJUST):
        asked["fief"] = int(table.fief) + 1
        asked["n"] = int(table.left)
    elif ask == TAX_SET:
        asked["due"] = int(start.hand_income(table) // table.numbers.tax_divisor)
        asked["sets"] = [cards(table, counts) for counts in start.sets(table)]
    elif ask in (PAY, ELIMINATED):
        asked.update(purchase(table))
    elif ask in (FIELD_FIEF,):
        asked["vassal"] = table.numbers.card_names[table.item]
    elif ask in (PLACE, PUT_UNDER, MOVE_FIEF):
        asked["master"] = table.numbers.master_names[table.item]
    elif ask == STASH_AMOUNT:
        asked["master"] = table.numbers.master_names[table.item]
        asked["resource"] = RESOURCES[table.held]
    elif ask > ADJUST:
        effect(table, ask, asked)
    return asked


def cards(table: Realm, counts: vec[i64]) -> list[str]:
    """Name the cards of a set given as counts."""
    names: list[str] = []
    for card, name in enumerate(table.numbers.card_names):
        names.extend([name] * int(counts[card]))
    return names


def purchase(table: Realm) -> dict[str, object]:
    """Say what is being paid for, and what is still due."""
    numbers, item, buying = table.numbers, int(table.item), table.buying
    stem = KINDS[int(table.ask)]
    what: dict[str, object] = {}
    if buying in (BUY_VASSAL, BUY_WORK, BUY_INFLUENCE):
        what = {"kind": f"{stem}_vassal", "vassal": numbers.card_names[item]}
    elif buying == BUY_UPGRADE:
        what = {"kind": f"{stem}_upgrade", "fief": item + 1}
    elif buying == BUY_BUILDING:
        what = {"kind": f"{stem}_building", "card": numbers.building_names[item]}
    else:
        what = {"kind": f"{stem}_master", "master": numbers.master_names[item]}
    if table.ask == PAY:
        names = [*RESOURCES, "any"]
        what["due"] = [name for place, name in enumerate(names) for _ in range(int(table.due[place]))]
        what["coins"] = int(table.coins_due)
        group = int(discounts.next_saving(table.due))
        what["saving"] = named(group)
        what["saved"] = sum(int(n) for n in table.due[UNITS:])
        what["proposed"] = proposed(table)
    return what


def proposed(table: Realm) -> dict[str, dict[str, int]]:
    """Return the cubes "pay as proposed" would give, by the place they come from."""
    trial = table.copy()
    assert isinstance(trial, Realm)
    default_payment.pay_the_rest(trial)
    found: dict[str, dict[str, int]] = {}
    for place, name in enumerate(table.choices.places):
        for number, resource in enumerate(RESOURCES):
            given = cubes.cubes_at(table, place, number) - cubes.cubes_at(trial, place, number)
            if given > 0:
                found.setdefault(name, {})[resource] = int(given)
    return found


def card_at(table: Realm) -> str:
    """Name the card whose effects are carried out: the one whose program begins last before this place."""
    numbers = table.numbers
    names = [*numbers.card_names, *numbers.master_names]
    begins = [*numbers.vassal_program, *numbers.master_program]
    return max((int(begin), name) for begin, name in zip(begins, names, strict=True) if begin <= table.pc)[1]


def effect(table: Realm, ask: int, asked: dict[str, object]) -> None:
    """Say what an effect asks: how often still, which cube is held, which options there are."""
    asked["n"] = int(table.left)
    if ask == TRADE_OPTION:
        first = int(table.numbers.code[table.pc + 4])
        count = int(table.numbers.code[table.pc + 5])
        asked["options"] = table.numbers.writer.option_names[first : first + count]
    elif ask in (PRODUCE_FIEF, TRADE_PAY_FIEF, TRADE_GAIN_FIEF):
        asked["resource"] = RESOURCES[table.held]
    elif ask == LOOT_FIEF:
        asked["resource"] = RESOURCES[table.held % 4]
    elif ask == LOOT:
        asked["victim"] = int(table.victim)
    elif ask == CHOOSE_BRANCH:
        asked["card"] = card_at(table)
    if table.fief >= 0:
        asked["fief"] = int(table.fief) + 1
