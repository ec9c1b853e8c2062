"""Everything in the box, read once from material/*.toml and checked; after that, code trusts it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.material import Entry, Material
from katzentisch.games.isle_of_cats.box.boats import Boats
from katzentisch.games.isle_of_cats.box.cards import Cards, check_kinds, key_of
from katzentisch.games.isle_of_cats.box.measures import Lesson
from katzentisch.games.isle_of_cats.box.tiles import COMMONS, Tiles

FAMILY_CARDS: Final = 18
BASKET_CARDS: Final = 23
SISTER_LESSONS: Final = 19  # ten, and nine advanced ones
PLAIN_SISTER_LESSONS: Final = 10
_SOLO_KINDS = {"solo_colour": 5, "solo_basket": 23, "solo_lesson": 10, "solo_advanced_lesson": 9}

# What a step of a basket card does.
STEP_CAT: Final = 0
STEP_OSHAX: Final = 1
STEP_RARE: Final = 2
STEP_COMMON: Final = 3
STEP_SWAP: Final = 4
STEPS = ("cat", "oshax", "rare", "common")


class Components:
    """The whole box."""

    def __init__(self, material: Material) -> None:
        self.tiles = Tiles(material)
        self.boats = Boats(material, self.tiles.colours)
        self.cards = Cards(material)
        self.lessons: list[Lesson] = self._lessons(self.cards.score_entries, False)
        self.family_names: list[str] = []
        self.family: list[Lesson] = []
        self._read_family(material.file("family_cards.toml"))
        self.colour_cards: vec[i64] = vec[i64]()  # colour of each
        self.basket_boots: vec[i64] = vec[i64]()
        self.basket_days: vec[i64] = vec[i64]()  # how many cards she plays that day
        # The two steps of a basket card, at 2 * card: what, at which position or of which shape, and what it is
        # swapped with.
        self.step_kind: vec[i64] = vec[i64]()
        self.step_at: vec[i64] = vec[i64]()
        self.step_other: vec[i64] = vec[i64]()
        self.basket_numbers: list[int] = []
        self.sister_names: list[str] = []
        self.sister: list[Lesson] = []
        self.advanced: dict[str, int] = {}
        self._read_solo(material.file("solo_cards.toml"))

    def _lessons(self, entries: list[Entry], solo: bool) -> list[Lesson]:
        return [Lesson(entry, self.tiles.colours, self.boats.room_letters, solo) for entry in entries]

    def _read_family(self, file: Entry) -> None:
        entries = file.entries("card")
        if [entry.number("id") for entry in entries] != list(range(151, 169)):
            raise file.refused("ids_of_family_cards", "card: ids are not 151 to 168 in order")
        for entry in entries:
            entry.text("kind", ["family_lesson"])
            self.family_names.append(key_of(entry.text("name")))
        self.family = self._lessons(entries, False)
        for entry in entries:
            entry.finish()
        file.finish()

    def _read_solo(self, file: Entry) -> None:
        entries = file.entries("card")
        if [entry.number("id") for entry in entries] != list(range(169, 216)):
            raise file.refused("ids_of_solo_cards", "card: ids are not 169 to 215 in order")
        check_kinds(file, entries, _SOLO_KINDS)
        lessons: list[Entry] = []
        for entry in entries:
            kind = entry.text("kind")
            if kind == "solo_colour":
                colour = self.tiles.colours.index(entry.text("colour", self.tiles.colours))
                self.colour_cards = append(self.colour_cards, colour)
            elif kind == "solo_basket":
                self._read_basket(entry)
            else:
                self.sister_names.append(key_of(entry.text("name")))
                lessons.append(entry)
        if sorted(self.colour_cards) != list(range(5)):
            raise file.refused("colour_cards", "card: there must be one colour card of each colour")
        self.sister = self._lessons(lessons, True)
        for entry in entries:
            entry.finish()
        levels = file.entry("difficulty")
        self.advanced = {level: levels.number(level, at_least=0) for level in levels.data}
        if self.advanced != {"easy": 0, "medium": 1, "hard": 2, "very_hard": 3, "expert": 4}:
            raise levels.refused(
                "difficulty",
                "{given} is not easy 0, medium 1, hard 2, very_hard 3, expert 4",
                given=self.advanced,
            )
        file.finish()

    def _read_basket(self, entry: Entry) -> None:
        boots, days = entry.number("boots", at_least=0), entry.number("baskets", at_least=1)
        if boots > 9 or days > 4:
            raise entry.refused(
                "basket_card",
                "boots {boots} and baskets {baskets} are not at most 9 and 4",
                boots=boots,
                baskets=days,
            )
        steps = entry.entries("steps")
        if len(steps) != 2:
            raise entry.refused("two_steps", "steps: {steps} are not two steps", steps=len(steps))
        self.basket_numbers.append(entry.number("id"))
        self.basket_boots = append(self.basket_boots, boots)
        self.basket_days = append(self.basket_days, days)
        for step in steps:
            kind, at, other = read_step(step, self.tiles)
            self.step_kind = append(self.step_kind, kind)
            self.step_at = append(self.step_at, at)
            self.step_other = append(self.step_other, other)


def read_step(step: Entry, tiles: Tiles) -> tuple[int, int, int]:
    """Read one step of a basket card: its kind, a position or shape, and the position swapped with it."""
    kind, at, other = STEP_SWAP, 0, 0
    if step.has("swap"):
        positions = step.numbers("swap", at_least=1)
        if len(positions) != 2 or max(positions) > 15:
            raise step.refused("swap", "swap {places} is not two places from 1 to 15", places=positions)
        at, other = positions
    else:
        kind = STEPS.index(step.text("take", STEPS))
        commons = tiles.shapes[:COMMONS]
        if kind == STEP_COMMON:
            at = commons.index(step.text("shape", commons))
        else:
            at = step.number("at", at_least=1)
    step.finish()
    return kind, at, other
