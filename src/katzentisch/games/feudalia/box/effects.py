"""The closed language of effects (RULES.md 3): what a card may say, read and checked.

A card is an entry in the material and nothing else; its effects are a list of the operations below.
`program.py` turns them into numbers, `rules/interpreter.py` carries those out.
"""

from typing import Final, Literal

from katzentisch.core.bits import single
from katzentisch.core.material import Entry, MaterialError
from katzentisch.games.feudalia.box.printed_types import EffectPrinted, ExchangePrinted, Resource

_RESOURCES: Final[tuple[Resource, ...]] = ("wheat", "wood", "clay", "stone")
RESOURCES: Final[list[str]] = [*_RESOURCES]
KINDS: Final = ["worker", "merchant", "cleric", "noble", "rogue", "official"]
PURCHASES: Final = ["vassal", "master", "upgrade", "cathedral"]
ON_VASSAL: Final = 0  # the purchases a discount may name, by their places in PURCHASES
ON_MASTER: Final = 1
ON_UPGRADE: Final = 2
ON_CATHEDRAL: Final = 3
_ALL_KINDS: Final = 63

VASSAL_OPS: Final = [
    "produce",
    "trade",
    "coins",
    "draw",
    "discard",
    "income_up",
    "sell_card",
    "discount",
    "eliminate",
    "recall",
    "repeat",
    "steal_coins",
    "steal_cube",
    "choose",
]
PASSIVE_OPS: Final = [
    "bonus",
    "stash",
    "tax_shield",
    "save_more",
    "hand_size",
    "extra_field",
    "free_field_cost",
]
_NOTHING_TO_DECIDE: Final = ["coins", "draw", "income_up", "discount", "extra_influence"]
MASTER_OPS: Final = [*VASSAL_OPS, "extra_influence", *PASSIVE_OPS]


class Exchange:
    """One option of a trade: each cube paid or gained is a set of resources, as bits, to choose from."""

    def __init__(self, pay: list[int], pay_coins: int, gain: list[int], gain_coins: int) -> None:
        self.pay = pay
        self.pay_coins = pay_coins
        self.gain = gain
        self.gain_coins = gain_coins

    def as_data(self) -> ExchangePrinted:
        """Return the option as the page and the terminal draw it."""
        return {
            "pay": [named(mask) for mask in self.pay],
            "pay_coins": self.pay_coins,
            "gain": [named(mask) for mask in self.gain],
            "gain_coins": self.gain_coins,
        }


def _put(
    data: EffectPrinted, key: Literal["n", "coins", "cubes", "uses", "capacity", "fill"], number: int
) -> None:
    """Print a number of an effect unless it is 0."""
    if number:
        data[key] = number


class Effect:
    """One operation with its parameters; those it does not use stay 0 or empty."""

    def __init__(self, op: str) -> None:
        self.op = op
        self.n = 0
        self.of = 0  # resources, as bits; 0 in `produce` means the fief's own
        self.kinds = 0
        self.may = False
        self.coins = 0
        self.cubes = 0
        self.on = 0
        self.uses = 0
        self.capacity = 0
        self.fill = 0
        self.options: list[Exchange] = []
        self.branches: list[list[Effect]] = []
        self.then: list[Effect] = []

    def as_data(self) -> EffectPrinted:
        """Return the effect as data: an icon (`op`), the key of its sentence, and what fills the sentence."""
        data: EffectPrinted = {"op": self.op, "sentence": self._sentence()}
        if self.op in ("income_up", "recall"):
            data["kinds"] = ["all"] if self.kinds == _ALL_KINDS else _named_kinds(self.kinds)
        if self.op == "discount":
            data["on"] = PURCHASES[self.on]
        _put(data, "n", self.n)
        _put(data, "coins", self.coins)
        _put(data, "cubes", self.cubes)
        _put(data, "uses", self.uses)
        _put(data, "capacity", self.capacity)
        _put(data, "fill", self.fill)
        if self.of:
            data["of"] = named(self.of)
        if self.may:
            data["may"] = True
        if self.options:
            data["options"] = [option.as_data() for option in self.options]
        if self.branches:
            data["branches"] = [[effect.as_data() for effect in branch] for branch in self.branches]
        if self.then:
            data["then"] = [effect.as_data() for effect in self.then]
        return data

    def _sentence(self) -> str:
        if self.op == "produce":
            return "produce_fief" if self.of == 0 else "produce"
        if self.op == "discount":
            return ("discount_coins" if self.coins else "discount_cubes") + ("_next" if self.uses else "")
        if self.op == "stash":
            return "stash_fill" if self.fill else "stash"
        if self.op in ("discard", "sell_card", "eliminate", "recall") and self.may:
            return f"{self.op}_may"
        return self.op

    def uses_op(self, op: str) -> bool:
        """Whether this effect is, or contains, an operation."""
        if self.op == op:
            return True
        return any(e.uses_op(op) for branch in [*self.branches, self.then] for e in branch)

    def leaves_a_choice(self) -> bool:
        """Whether carrying it out for a master may ask the player something."""
        if self.op in ("produce", "stash"):
            return self.of & (self.of - 1) != 0
        return self.op not in PASSIVE_OPS and self.op not in _NOTHING_TO_DECIDE


def resource_name(resource: int) -> Resource:
    """Name a resource."""
    return _RESOURCES[resource]


def named(mask: int) -> list[Resource]:
    """Name the resources of a set given as bits."""
    return [name for resource, name in enumerate(_RESOURCES) if mask >> resource & 1]


def _named_kinds(mask: int) -> list[str]:
    """Name the kinds of vassals of a set given as bits."""
    return [name for kind, name in enumerate(KINDS) if mask >> kind & 1]


def _resource_set(entry: Entry, key: str) -> int:
    """Read a list of resources as bits."""
    mask = 0
    for name in entry.texts(key, RESOURCES):
        mask |= single(RESOURCES.index(name))
    if mask == 0:
        raise entry.refused("no_resource", "{key} [] names no resource", key=key)
    return mask


def _kind_set(entry: Entry, key: str) -> int:
    if entry.value(key) == "all":
        return _ALL_KINDS
    mask = 0
    for name in entry.texts(key, KINDS):
        mask |= single(KINDS.index(name))
    return mask


def read_effects(entry: Entry, key: str, allowed: list[str], in_a_fief: bool) -> list[Effect]:
    """Read a list of effects; `in_a_fief` says whether the card lies in one (influence cards do not)."""
    return [_effect(listed, allowed, in_a_fief) for listed in entry.entries(key)]


def _effect(entry: Entry, allowed: list[str], in_a_fief: bool) -> Effect:
    effect = Effect(entry.text("op", allowed))
    op = effect.op
    if op == "trade":
        effect.n = entry.number("times", at_least=1)
        effect.options = [_exchange(option) for option in entry.entries("options")]
    elif op == "choose":
        effect.branches = _branches(entry, allowed, in_a_fief)
    elif op == "discount":
        _discount(entry, effect)
    elif op == "stash":
        effect.capacity = entry.number("capacity", at_least=1)
        effect.of = _resource_set(entry, "of")
        effect.fill = entry.number("fill", at_least=0, default=0)
    elif op not in ("repeat", "free_field_cost"):
        effect.n = entry.number("n", at_least=1)
    if op == "produce":
        effect.of = _produced(entry, in_a_fief)
    elif op == "steal_cube":
        effect.of = _resource_set(entry, "of")
    elif op == "bonus":
        effect.of = single(RESOURCES.index(entry.text("of", RESOURCES)))
    elif op in ("income_up", "recall"):
        effect.kinds = _kind_set(entry, "kinds")
    elif op == "eliminate":
        effect.coins = entry.number("coins", at_least=0, default=0)
    elif op == "repeat" and not in_a_fief:
        raise entry.refused("repeat", "op 'repeat' looks at a fief; an influence card lies in none")
    if op in ("discard", "sell_card", "eliminate", "recall"):
        effect.may = entry.flag("may", default=False)
    if op == "discard" and entry.has("then"):
        effect.then = read_effects(entry, "then", allowed, in_a_fief)
    entry.finish()
    return effect


def _produced(entry: Entry, in_a_fief: bool) -> int:
    of = entry.value("of")
    if not isinstance(of, str):
        return _resource_set(entry, "of")
    if of == "fief":
        if not in_a_fief:
            raise entry.refused(
                "of_fief", "of 'fief' needs a fief; an influence card lies in none: name the resources"
            )
        return 0
    return single(RESOURCES.index(entry.text("of", [*RESOURCES, "fief"])))


def _exchange(entry: Entry) -> Exchange:
    option = Exchange(
        _cubes(entry, "pay"),
        entry.number("pay_coins", at_least=1, default=0),
        _cubes(entry, "gain"),
        entry.number("gain_coins", at_least=1, default=0),
    )
    if not option.pay and not option.pay_coins:
        raise entry.refused("exchange_pays_nothing", "an exchange pays nothing; it needs pay or pay_coins")
    if not option.gain and not option.gain_coins:
        raise entry.refused(
            "exchange_gains_nothing", "an exchange gains nothing; it needs gain or gain_coins"
        )
    entry.finish()
    return option


def _cubes(entry: Entry, key: str) -> list[int]:
    """Read [{n, of}, ...] as one set of resources for each cube."""
    cubes: list[int] = []
    if entry.has(key):
        for item in entry.entries(key):
            cubes.extend([_resource_set(item, "of")] * item.number("n", at_least=1))
            item.finish()
    return cubes


def _branches(entry: Entry, allowed: list[str], in_a_fief: bool) -> list[list[Effect]]:
    branches: list[list[Effect]] = []
    for number, value in enumerate(entry.values("options")):
        branch = Entry(f"{entry.where}.options[{number}]", {"effects": value})
        branches.append(read_effects(branch, "effects", allowed, in_a_fief))
    if len(branches) < 2:
        raise entry.refused(
            "branches", "options has {branches} list; a choice needs at least 2", branches=len(branches)
        )
    return branches


def _discount(entry: Entry, effect: Effect) -> None:
    effect.on = PURCHASES.index(entry.text("on", PURCHASES))
    effect.uses = entry.number("uses", at_least=0)
    effect.coins = entry.number("coins", at_least=1, default=0)
    effect.cubes = entry.number("cubes", at_least=1, default=0)
    if effect.cubes:
        effect.of = _resource_set(entry, "of")
    if effect.uses > 1 or not (effect.coins or effect.cubes):
        raise entry.refused(
            "discount", "a discount needs coins or cubes, and uses 0 (all) or 1 (the next one)"
        )


def no_such(entry: Entry, key: str, value: str, right: str) -> MaterialError:
    """Return the complaint that a name is not known where it is used."""
    return entry.refused(
        "no_such", "{key} {value} is not one of {right}", key=key, value=repr(value), right=right
    )
