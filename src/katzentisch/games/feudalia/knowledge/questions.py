"""What a seat is asked, as data: a kind with a sentence in the words, and the facts that fill its blanks."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.effects import RESOURCES, named, resource_name
from katzentisch.games.feudalia.knowledge.view_types import (
    CubeQuestion,
    DraftQuestion,
    EffectQuestion,
    EliminateQuestion,
    FieldQuestion,
    MainQuestion,
    MasterQuestion,
    NoQuestion,
    PaidFor,
    PayQuestion,
    PlainQuestion,
    Question,
    StashQuestion,
    TaxSetQuestion,
)
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
    ASK_NOTHING,
    ASK_PAY,
    ASK_PLACE,
    ASK_PRODUCE_FIEF,
    ASK_PUT_UNDER,
    ASK_SAME_TYPE,
    ASK_STASH_AMOUNT,
    ASK_STRAIGHTEN_ORDER,
    ASK_TAKE_MASTER,
    ASK_TAX_CUBE,
    ASK_TAX_SET,
    ASK_TRADE_GAIN_FIEF,
    ASK_TRADE_OPTION,
    ASK_TRADE_PAY_FIEF,
    ASK_WORKER,
    EFFECT_NAMES,
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


def question(table: FeudaliaState, seat: i64) -> Question:
    """Return the open question, or nothing for a seat that is not asked."""
    if seat != table.actor or table.asked == ASK_NOTHING:
        return NoQuestion()
    asked, numbers = int(table.asked), table.numbers
    if asked == ASK_MAIN:
        return MainQuestion(kind="main", coins=int(table.coins(seat)), influence=int(table.influence))
    if asked == ASK_PAY:
        return _pay(table)
    if asked > ASK_ADJUST:
        return _effect(table)
    if asked == ASK_ELIMINATED and table.buying == BUY_BUILDING:
        return EliminateQuestion(kind="eliminate_for_building", card=numbers.building_names[table.item])
    if asked == ASK_ELIMINATED:
        return EliminateQuestion(kind="eliminate_for_vassal", vassal=numbers.card_names[table.item])
    if asked == ASK_FIELD_FIEF:
        return FieldQuestion(kind="field_fief", vassal=numbers.card_names[table.item])
    if asked in (ASK_TAX_CUBE, ASK_ADJUST):
        kind: Literal["tax_cube", "adjust"] = "tax_cube" if asked == ASK_TAX_CUBE else "adjust"
        fief, n = int(table.fief) + 1, int(table.left)
        return CubeQuestion(kind=kind, fief=fief, n=n, proposed=_given_up(table, seat))
    if asked == ASK_TAX_SET:
        due = int(start.hand_income(table) // numbers.tax_divisor)
        return TaxSetQuestion(
            kind="tax_set", due=due, sets=[_cards(table, chosen) for chosen in start.sets(table)]
        )
    if asked == ASK_DRAFT:
        offered, drawn = resource_name(table.offered), resource_name(table.drawn)
        return DraftQuestion(kind="draft", offered=offered, drawn=drawn)
    if asked in _PLAIN:
        return PlainQuestion(kind=_PLAIN[asked])
    master = numbers.master_names[table.item]
    if asked == ASK_STASH_AMOUNT:
        return StashQuestion(kind="stash_amount", master=master, resource=resource_name(table.held))
    return MasterQuestion(kind=_OF_MASTERS[asked], master=master)


_PLAIN: Final[dict[int, Literal["worker", "same_type", "straighten_order", "take_master"]]] = {
    ASK_WORKER: "worker",
    ASK_SAME_TYPE: "same_type",
    ASK_STRAIGHTEN_ORDER: "straighten_order",
    ASK_TAKE_MASTER: "take_master",
}
_OF_MASTERS: Final[dict[int, Literal["place", "put_under", "move_fief"]]] = {
    ASK_PLACE: "place",
    ASK_PUT_UNDER: "put_under",
    ASK_MOVE_FIEF: "move_fief",
}


def _cards(table: FeudaliaState, counts: vec[i64]) -> list[str]:
    """Name the cards of a set given as counts."""
    names: list[str] = []
    for card, name in enumerate(table.numbers.card_names):
        names.extend([name] * int(counts[card]))
    return names


def _pay(table: FeudaliaState) -> PayQuestion:
    """Say what is being paid for, and what is still due."""
    names = [*RESOURCES, "any"]
    return {
        **_paid_for(table),
        "due": [name for cube, name in enumerate(names) for _ in range(int(table.due[cube]))],
        "coins": int(table.coins_due),
        "saving": named(int(discounts.next_saving(table.due))),
        "saved": sum(int(n) for n in table.due[UNITS:]),
        "proposed": _proposed(table),
    }


def _paid_for(table: FeudaliaState) -> PaidFor:
    numbers, item, buying = table.numbers, int(table.item), table.buying
    if buying in (BUY_VASSAL, BUY_WORK, BUY_INFLUENCE):
        return {"kind": "pay_vassal", "vassal": numbers.card_names[item]}
    if buying == BUY_UPGRADE:
        return {"kind": "pay_upgrade", "fief": item + 1}
    if buying == BUY_BUILDING:
        return {"kind": "pay_building", "card": numbers.building_names[item]}
    return {"kind": "pay_master", "master": numbers.master_names[item]}


def _proposed(table: FeudaliaState) -> dict[str, dict[str, int]]:
    """Return the cubes "pay as proposed" would give, by the place they come from."""
    trial = table.copy()
    assert isinstance(trial, FeudaliaState)
    default_payment.pay_the_rest(trial)
    return _fewer(table, trial)


def _given_up(table: FeudaliaState, seat: i64) -> dict[str, dict[str, int]]:
    """Return the cubes that go as tax, or because there are too many, by DEFAULT; none where there is one way only."""
    if table.actions.default not in table.legal(int(seat)):
        return {}
    before, after = table.copy(), table.copy()
    assert isinstance(before, FeudaliaState) and isinstance(after, FeudaliaState)
    after.carry_out(int(seat), int(table.actions.default))
    after.actor = table.actor  # whose cubes are counted, on all fiefs
    before.only_fief = after.only_fief = -1
    return _fewer(before, after)


def _fewer(table: FeudaliaState, trial: FeudaliaState) -> dict[str, dict[str, int]]:
    """Return the cubes of the actor that are gone in the trial, by place and resource."""
    payment: dict[str, dict[str, int]] = {}
    for place, name in enumerate(table.actions.places):
        for number, resource in enumerate(RESOURCES):
            given = cubes.cubes_at(table, place, number) - cubes.cubes_at(trial, place, number)
            if given > 0:
                payment.setdefault(name, {})[resource] = int(given)
    return payment


def _card_at(table: FeudaliaState) -> str:
    """Name the card whose effects are carried out: the one whose program begins last before this place."""
    numbers = table.numbers
    names = [*numbers.card_names, *numbers.master_names]
    begins = [*numbers.vassal_program, *numbers.master_program]
    return max((int(begin), name) for begin, name in zip(begins, names, strict=True) if begin <= table.pc)[1]


def _effect(table: FeudaliaState) -> EffectQuestion:
    """Say what an effect asks: how often still, which cube is held, which options there are."""
    asked = int(table.asked)
    question = EffectQuestion(kind=EFFECT_NAMES[asked], n=int(table.left))
    if asked == ASK_TRADE_OPTION:
        first = int(table.numbers.code[table.pc + 4])
        count = int(table.numbers.code[table.pc + 5])
        question["options"] = table.numbers.writer.options_printed[first : first + count]
    elif asked in (ASK_PRODUCE_FIEF, ASK_TRADE_PAY_FIEF, ASK_TRADE_GAIN_FIEF):
        question["resource"] = resource_name(table.held)
    elif asked == ASK_LOOT_FIEF:
        question["resource"] = resource_name(table.held % 4)
    elif asked == ASK_LOOT:
        question["victim"] = int(table.victim)
    elif asked == ASK_CHOOSE_BRANCH:
        question["card"] = _card_at(table)
    if table.fief >= 0:
        question["fief"] = int(table.fief) + 1
    return question
