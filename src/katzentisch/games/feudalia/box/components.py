"""What is in the box, read from `material/` and checked (RULES.md 2).

Each class is one kind of cardboard. Prices are six numbers: coins, wheat, wood, clay, stone, and
black cubes (any resource). Points are counted in halves here and at the table (RULES.md 1); `Score` has real points.
What the cards add up to is checked in `checks.py`.
"""

from typing import Final

from katzentisch.core.material import SOURCES, Entry, Material
from katzentisch.games.feudalia.box.effects import (
    KINDS,
    MASTER_OPS,
    RESOURCES,
    VASSAL_OPS,
    Effect,
    read_effects,
)

PRICE_KEYS: Final = ["coins", *RESOURCES, "any"]
_WHENS: Final = ["action", "straighten", "passive"]
FREE: Final = [0, 0, 0, 0, 0, 0]
DRAFT: Final = "draft"  # the edition with the cards of the draft rulebook alone
EXTENDED: Final = "extended"  # with the extra cards too


class Vassal:
    """A vassal card: a kind, an income, a price, and one action in a field or by influence."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.name = entry.text("name")
        self.aliases = entry.texts("aliases", default=[])
        self.kind = entry.text("kind", KINDS)
        self.specialist = entry.flag("specialist")
        self.edition = entry.text("edition", [DRAFT, "extra"])
        self.standard = entry.flag("standard", default=False)
        self.copies = entry.number("copies", at_least=1)
        self.income = entry.number("income", at_least=0)
        self.hireable = entry.flag("hireable", default=True)
        self.cost = _read_price(entry, "cost")
        self.eliminate = entry.text("eliminate", ["", *KINDS], default="")
        self.noble_value = entry.number("noble_value", at_least=0)
        self.source = _about(entry)
        self.fields: dict[str, list[int]] = {}
        self.plus = False
        self.activation = FREE
        self.effects: list[Effect] = []
        self._read_action(entry)
        entry.finish()

    def _read_action(self, entry: Entry) -> None:
        self.has_field = entry.has("field")
        self.has_influence = entry.has("influence")
        if self.has_field:
            field = entry.entry("field")
            fiefs = field.entry("fiefs")
            self.fields = {colour: _read_price(fiefs, colour) for colour in fiefs.data}
            wrong = [colour for colour in self.fields if colour not in RESOURCES]
            if wrong or not self.fields:
                raise fiefs.refused(
                    "field_colours",
                    "{given} is not one or more of {right}",
                    given=wrong,
                    right=", ".join(RESOURCES),
                )
            self.effects = read_effects(field, "effects", VASSAL_OPS, True)
            field.finish()
        if self.has_influence:
            influence = entry.entry("influence")
            self.plus = influence.flag("plus")
            self.activation = _read_price(influence, "cost")
            self.effects = read_effects(influence, "effects", VASSAL_OPS, False)
            influence.finish()
        actions = int(self.has_field) + int(self.has_influence)
        if actions != (0 if self.kind == "official" else 1):
            raise entry.refused(
                "number_of_actions",
                "{actions} actions are given; a vassal has one (field or influence), an official none",
                actions=actions,
            )
        nobles = 0 if self.kind != "noble" else 2 if self.specialist else 1
        if self.noble_value != nobles:
            raise entry.refused(
                "noble_value",
                "noble_value {given} is not {right} (noble 1, gold noble 2)",
                given=self.noble_value,
                right=nobles,
            )


class Master:
    """A basic master: where he may live, what he costs, and when his effects work."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.name = entry.text("name")
        self.aliases = entry.texts("aliases", default=[])
        self.flag = entry.text("flag", [*RESOURCES, "any"])
        self.min_level = entry.number("min_level", at_least=0)
        self.cost = _read_price(entry, "cost")
        self.when = entry.text("when", _WHENS)
        self.action_cost = _read_price(entry, "action_cost")
        self.effects = read_effects(entry, "effects", MASTER_OPS, True)
        self.source = _about(entry)
        if self.min_level > 2:
            raise entry.refused("min_level", "min_level {level} is not 0, 1 or 2", level=self.min_level)
        if any(self.action_cost) and self.when != "action":
            raise entry.refused(
                "action_cost", "action_cost belongs to when 'action', not {when}", when=repr(self.when)
            )
        if sum(effect.op == "stash" for effect in self.effects) > 1:
            raise entry.refused("two_stashes", "two stash effects; a master has room of one kind")
        entry.finish()


class CathedralMaster:
    """A cathedral master: the right to build one of the C cards, at the price on the master."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.name = entry.text("name")
        self.aliases = entry.texts("aliases", default=[])
        self.copies = entry.number("copies", at_least=4)
        self.flag = entry.text("flag", [*RESOURCES, "any"])
        self.min_level = entry.number("min_level", at_least=0)
        self.cost = _read_price(entry, "cost")
        self.build_cost = _read_price(entry, "build_cost")
        self.card = entry.text("card")
        self.source = _about(entry)
        if self.min_level != 2:
            raise entry.refused(
                "cathedral_level",
                "min_level {level} is not 2: cathedral masters live on level 2",
                level=self.min_level,
            )
        entry.finish()


class _CathedralCard:
    """A card of the cathedral: its stage, what a token is worth, how many there are, the price of one."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.name = entry.text("name")
        self.letter = entry.text("letter", ["A", "B", "C"])
        self.stage = entry.number("stage", at_least=1)
        self.halves = _read_halves(entry, "vp")
        tokens = entry.counts("tokens", ["1", "2", "3", "4"])
        self.tokens = [tokens.get(str(seats), 0) for seats in range(5)]
        self.cost = _read_price(entry, "cost")
        self.needs_master = entry.text("needs_master", default="")
        self.source = _about(entry)
        if len(tokens) != 4:
            raise entry.refused(
                "tokens_by_players",
                "tokens {tokens} is not a number for each of 1, 2, 3, 4 players",
                tokens=tokens,
            )
        entry.finish()


class _FiefLevel:
    """One side of a fief card."""

    def __init__(self, entry: Entry) -> None:
        self.level = entry.number("level", at_least=0)
        self.fields = entry.number("fields", at_least=0)
        self.cities = entry.number("cities", at_least=0)
        self.halves = _read_halves(entry, "vp")
        self.defence = entry.number("defence", at_least=0, default=0)
        self.upgrade = _read_price(entry, "upgrade")
        entry.finish()


class Objective:
    """An objective variant: it raises the target, perhaps offers a card to build or another end."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.name = entry.text("name")
        self.target_bonus = _read_halves(entry, "target_bonus")
        self.ends = entry.text("ends", ["target", "cathedral"])
        self.has_card = entry.has("objective")
        self.halves = 0
        self.tokens_per_player = 0
        self.cost = FREE
        self.eliminate = ""
        if self.has_card:
            card = entry.entry("objective")
            self.halves = _read_halves(card, "vp")
            self.tokens_per_player = card.number("tokens_per_player", at_least=1)
            self.cost = _read_price(card, "cost")
            self.eliminate = card.text("eliminate", ["", *KINDS], default="")
            card.finish()
        self.source = _about(entry)
        entry.finish()


class Scenario:
    """A scenario: starting deck, vassals for hire, masters, fiefs."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.number = entry.number("number", at_least=1)
        self.name = entry.text("name")
        self.complexity = entry.number("complexity", at_least=1, default=1)
        self.interaction = entry.number("interaction", at_least=1, default=1)
        start = entry.entry("start")
        self.start = {card: start.number(card, at_least=1) for card in start.data}
        self.start_choice = entry.texts("start_choice", default=[])
        self.deck_size = entry.number("deck_size", at_least=1)
        self.specific = entry.texts("specific", default=[])
        self.has_draft = entry.has("specific_draft")
        self.specific_draft = entry.texts("specific_draft", default=self.specific)
        self.random_specific = entry.number("random_specific", at_least=0, default=0)
        self.random_clerics = entry.number("random_upgraded_clerics", at_least=0, default=0)
        self.random_others = entry.number("random_others", at_least=0, default=0)
        self.masters_face_up = entry.texts("masters_face_up", default=[])
        self.masters_in_deck = entry.texts("masters_in_deck", default=[])
        self.masters_removed = entry.texts("masters_removed", default=[])
        self.all_masters = entry.flag("all_masters", default=True)
        self.fixed_fiefs = entry.texts("fixed_fiefs", RESOURCES, default=[])
        self.source = _about(entry)
        entry.finish()

    @property
    def id(self) -> str:
        """The scenario's name in the program, which is also the name of its variant."""
        return f"scenario_{self.number}"

    def specific_in(self, edition: str) -> list[str]:
        """Return the vassals that are for hire in this scenario besides the standard ones."""
        return self.specific_draft if edition == DRAFT else self.specific


class _Face:
    """One face of the treasury cards: for which sums of levels, and what each number of coins keeps."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.sums = entry.numbers("sums", at_least=0)
        self.saves = entry.numbers("saves", at_least=0)
        entry.finish()


class Components:
    """Everything in the box."""

    def __init__(self, material: Material) -> None:
        self.setup = material.file("setup.toml")
        self.game = self.setup.entry("game")
        vassals = material.file("vassals.toml")
        self.vassals = [Vassal(entry) for entry in vassals.entries("vassal")]
        masters = material.file("masters.toml")
        self.masters = [Master(entry) for entry in masters.entries("master")]
        cathedral = material.file("cathedral.toml")
        self.cathedral = [_CathedralCard(entry) for entry in cathedral.entries("card")]
        self.cathedral_masters = [CathedralMaster(entry) for entry in cathedral.entries("cathedral_master")]
        self.fief_file = material.file("fiefs.toml")
        self.fief_decks = self.fief_file.entry("cards")
        self.level0 = self.fief_decks.counts("level0", RESOURCES)
        fiefs = self.fief_file.entry("fief")
        self.fiefs = [_fief(fiefs.entry(colour), colour) for colour in RESOURCES]
        self.treasury = material.file("treasury.toml")
        self.track_max = self.treasury.number("track_max", at_least=1)
        self.faces = [_Face(entry) for entry in self.treasury.entries("face")]
        self.scenario_file = material.file("scenarios.toml")
        self.standard = self.scenario_file.texts("standard_vassals")
        self.scenarios = [Scenario(entry) for entry in self.scenario_file.entries("scenario")]
        self.objectives = [Objective(entry) for entry in self.scenario_file.entries("variant")]

    def vassal(self, card: str) -> Vassal:
        """Return a vassal by name."""
        return next(vassal for vassal in self.vassals if vassal.id == card)

    def editions(self, scenario: Scenario) -> list[str]:
        """Return the editions a scenario can be played in: the draft only if all its cards are the draft's."""
        extra = {vassal.id for vassal in self.vassals if vassal.edition != DRAFT}
        used = {*scenario.start, *scenario.start_choice, *self.standard, *scenario.specific_draft}
        return [EXTENDED] if extra & used else [EXTENDED, DRAFT]

    def scenario(self, name: str) -> Scenario:
        """Return a scenario by the name of its variant."""
        return next(scenario for scenario in self.scenarios if scenario.id == name)


def _fief(entry: Entry, colour: str) -> list[_FiefLevel]:
    entry.text("resource", [colour])
    return [_FiefLevel(level) for level in entry.entries("levels")]


def _read_price(entry: Entry, key: str) -> list[int]:
    """Read a price as six numbers: coins, wheat, wood, clay, stone, black cubes."""
    counts = entry.counts(key, PRICE_KEYS)
    for name, count in counts.items():
        if count == 0:
            raise entry.refused(
                "zero", "{key} {name} 0 is not a number of at least 1; leave it out", key=key, name=name
            )
    return [counts.get(name, 0) for name in PRICE_KEYS]


def _read_halves(entry: Entry, key: str) -> int:
    """Read points, which come in halves, as half points."""
    value = entry.value(key)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value * 2 != int(value * 2):
        raise entry.refused(
            "half_points", "{key} {value} is not a number of whole or half points", key=key, value=repr(value)
        )
    return int(value * 2)


def _about(entry: Entry) -> str:
    """Read where an item comes from, and make sure that it says why."""
    if entry.has("facts"):
        entry.entry("facts")
    if not entry.text("why", default=entry.text("reason", default="")):
        raise entry.refused(
            "no_why", "why is missing: say where the item comes from and what was reconstructed"
        )
    return entry.text("source", SOURCES)
