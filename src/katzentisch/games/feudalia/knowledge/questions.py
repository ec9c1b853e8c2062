"""What a seat is asked, as data: a kind with a sentence in the words, and the facts that fill its blanks."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.effects import RESOURCES, named
from katzentisch.games.feudalia.rules import cubes, default_payment, discounts, start
from katzentisch.games.feudalia.state.asked import (
    ASK_ADJUST,
    ASK_CHOOSE_BRANCH,
    ASK_DRAFT,
    ASK_ELIMINATED,
    ASK_FIELD_FIEF,
    ASK_LOOT,
    ASK_LOOT_FIEF,
    ASK_MAIN,
    ASK_MOVE_FIEF,
    ASK_PAY,
    ASK_PLACE,
    ASK_PRODUCE_FIEF,
    ASK_PUT_UNDER,
    ASK_STASH_AMOUNT,
    ASK_TAX_CUBE,
    ASK_TAX_SET,
    ASK_TRADE_GAIN_FIEF,
    ASK_TRADE_OPTION,
    ASK_TRADE_PAY_FIEF,
    NAMES,
)
from katzentisch.games.feudalia.state.table import (
    BUY_BUILDING,
    BUY_INFLUENCE,
    BUY_UPGRADE,
    BUY_VASSAL,
    BUY_WORK,
    UNITS,
    FeudaliaState,
)


def question(table: FeudaliaState) -> dict[str, object]:
    """Return the open question."""
    ask = int(table.asked)
    asked: dict[str, object] = {"kind": NAMES[ask]}
    if ask == ASK_MAIN:
        asked["coins"] = int(table.coins(table.actor))
        asked["influence"] = int(table.influence)
    elif ask == ASK_DRAFT:
        asked["offered"] = RESOURCES[table.offered]
        asked["drawn"] = RESOURCES[table.drawn]
    elif ask in (ASK_TAX_CUBE, ASK_ADJUST):
        asked["fief"] = int(table.fief) + 1
        asked["n"] = int(table.left)
    elif ask == ASK_TAX_SET:
        asked["due"] = int(start.hand_income(table) // table.numbers.tax_divisor)
        asked["sets"] = [cards(table, counts) for counts in start.sets(table)]
    elif ask in (ASK_PAY, ASK_ELIMINATED):
        asked.update(purchase(table))
    elif ask in (ASK_FIELD_FIEF,):
        asked["vassal"] = table.numbers.card_names[table.item]
    elif ask in (ASK_PLACE, ASK_PUT_UNDER, ASK_MOVE_FIEF):
        asked["master"] = table.numbers.master_names[table.item]
    elif ask == ASK_STASH_AMOUNT:
        asked["master"] = table.numbers.master_names[table.item]
        asked["resource"] = RESOURCES[table.held]
    elif ask > ASK_ADJUST:
        effect(table, ask, asked)
    return asked


def cards(table: FeudaliaState, counts: vec[i64]) -> list[str]:
    """Name the cards of a set given as counts."""
    names: list[str] = []
    for card, name in enumerate(table.numbers.card_names):
        names.extend([name] * int(counts[card]))
    return names


def purchase(table: FeudaliaState) -> dict[str, object]:
    """Say what is being paid for, and what is still due."""
    numbers, item, buying = table.numbers, int(table.item), table.buying
    stem = NAMES[int(table.asked)]
    what: dict[str, object] = {}
    if buying in (BUY_VASSAL, BUY_WORK, BUY_INFLUENCE):
        what = {"kind": f"{stem}_vassal", "vassal": numbers.card_names[item]}
    elif buying == BUY_UPGRADE:
        what = {"kind": f"{stem}_upgrade", "fief": item + 1}
    elif buying == BUY_BUILDING:
        what = {"kind": f"{stem}_building", "card": numbers.building_names[item]}
    else:
        what = {"kind": f"{stem}_master", "master": numbers.master_names[item]}
    if table.asked == ASK_PAY:
        names = [*RESOURCES, "any"]
        what["due"] = [name for place, name in enumerate(names) for _ in range(int(table.due[place]))]
        what["coins"] = int(table.coins_due)
        group = int(discounts.next_saving(table.due))
        what["saving"] = named(group)
        what["saved"] = sum(int(n) for n in table.due[UNITS:])
        what["proposed"] = proposed(table)
    return what


def proposed(table: FeudaliaState) -> dict[str, dict[str, int]]:
    """Return the cubes "pay as proposed" would give, by the place they come from."""
    trial = table.copy()
    assert isinstance(trial, FeudaliaState)
    default_payment.pay_the_rest(trial)
    found: dict[str, dict[str, int]] = {}
    for place, name in enumerate(table.actions.places):
        for number, resource in enumerate(RESOURCES):
            given = cubes.cubes_at(table, place, number) - cubes.cubes_at(trial, place, number)
            if given > 0:
                found.setdefault(name, {})[resource] = int(given)
    return found


def card_at(table: FeudaliaState) -> str:
    """Name the card whose effects are carried out: the one whose program begins last before this place."""
    numbers = table.numbers
    names = [*numbers.card_names, *numbers.master_names]
    begins = [*numbers.vassal_program, *numbers.master_program]
    return max((int(begin), name) for begin, name in zip(begins, names, strict=True) if begin <= table.pc)[1]


def effect(table: FeudaliaState, ask: int, asked: dict[str, object]) -> None:
    """Say what an effect asks: how often still, which cube is held, which options there are."""
    asked["n"] = int(table.left)
    if ask == ASK_TRADE_OPTION:
        first = int(table.numbers.code[table.pc + 4])
        count = int(table.numbers.code[table.pc + 5])
        asked["options"] = table.numbers.writer.option_names[first : first + count]
    elif ask in (ASK_PRODUCE_FIEF, ASK_TRADE_PAY_FIEF, ASK_TRADE_GAIN_FIEF):
        asked["resource"] = RESOURCES[table.held]
    elif ask == ASK_LOOT_FIEF:
        asked["resource"] = RESOURCES[table.held % 4]
    elif ask == ASK_LOOT:
        asked["victim"] = int(table.victim)
    elif ask == ASK_CHOOSE_BRANCH:
        asked["card"] = card_at(table)
    if table.fief >= 0:
        asked["fief"] = int(table.fief) + 1
