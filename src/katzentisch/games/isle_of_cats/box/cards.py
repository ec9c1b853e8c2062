"""The 150 discovery cards: prices, boots and baskets, effects (rulebook, "Discovery cards").

A pile of cards is three words, a bit for each card: rescue cards, deeds (oshax, anytime and treasure
cards), lessons. Cards that say the same are one *sort*; choices name the sort, and of equal cards
the lowest number goes first. Sorts are numbered in the order of the words.
"""

from collections import Counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.core.material import Entry, Material

RESCUES: Final = 0  # the words of a pile
DEEDS: Final = 1
LESSONS: Final = 2
WORDS: Final = 3
ROOM: Final = 64  # bits set aside per word in lists by card

RESCUE_SORTS: Final = 6
FIRST_DEED: Final = 6  # sort of the oshax card
FIRST_ANYTIME: Final = 7
FIRST_TREASURE: Final = 24
FIRST_LESSON: Final = 26
FIRST_PUBLIC: Final = 56
SORTS: Final = 64

NO_BASKET: Final = 0
HALF_BASKET: Final = 1
WHOLE_BASKET: Final = 2
BASKETS = ("none", "half", "whole")

# What a deed does.
TAKE_OSHAX: Final = 0
GAIN_FISH: Final = 1
NEXT_TILE_ANYWHERE: Final = 2
DRAW_CARDS: Final = 3
BAG_TILE_TO_BOAT: Final = 4
TRADE: Final = 5
MOVE_CATS: Final = 6
EXTRA_RESCUE: Final = 7
BAG_TILES_TO_FIELDS: Final = 8
GAIN_BASKET: Final = 9
TAKE_TREASURES: Final = 10
EFFECTS = (
    "take_oshax",
    "gain_fish",
    "next_tile_anywhere",
    "draw_cards",
    "bag_tile_to_boat",
    "trade",
    "move_cats_between_fields",
    "extra_rescue",
    "bag_tiles_to_fields",
    "gain_basket",
    "take_treasures",
)
COUNTED = {
    "take_oshax": "count",
    "draw_cards": "count",
    "bag_tile_to_boat": "count",
    "move_cats_between_fields": "max",
    "extra_rescue": "extra",
    "bag_tiles_to_fields": "count",
    "gain_basket": "count",
}

# What fish are gained for.
PER_OSHAX: Final = 0
PER_LESSON: Final = 1
PER_COLOUR_OF_CATS: Final = 2
PER_RARE: Final = 3
PER_COMMON: Final = 4
PER_CAT_OF_COLOUR: Final = 5
PER = (
    "oshax",
    "private_lesson",
    "colour_of_cats_without_oshax",
    "rare_treasure",
    "common_treasure",
    "cat_or_oshax_of_chosen_colour",
)

# What is given in a trade.
GIVE_BASKET: Final = 0
GIVE_LESSONS: Final = 1
GIVE_TREASURES: Final = 2
GIVE = ("permanent_basket", "private_lesson", "treasure_on_boat")
GET_FISH: Final = 0
GET_BASKET: Final = 1
GET = ("fish", "permanent_basket")

# Where the treasures of a treasure card come from.
FROM_RARE: Final = 0
FROM_COMMON: Final = 1
FROM_SMALL: Final = 2
FROM = ("rare", "common", "small")

KINDS = {"rescue": 60, "oshax": 6, "anytime": 31, "treasure": 15, "lesson": 30, "public_lesson": 8}
WORD_OF_KIND = {"rescue": 0, "oshax": 1, "anytime": 1, "treasure": 1, "lesson": 2, "public_lesson": 2}
SORTS_OF_KIND = {"rescue": 6, "oshax": 1, "anytime": 17, "treasure": 2, "lesson": 30, "public_lesson": 8}
RESCUE_CARDS = {
    (1, 4, "none"): 8,
    (0, 0, "half"): 8,
    (1, 1, "half"): 12,
    (2, 3, "half"): 8,
    (2, 1, "whole"): 12,
    (3, 3, "whole"): 12,
}


def key_of(name: str) -> str:
    """Return the program's name of a card: "basket, one boot" -> "basket_one_boot"."""
    return name.replace(",", "").replace(" ", "_")


class Cards:
    """What is printed on the discovery cards, as lists by sort."""

    def __init__(self, material: Material) -> None:
        file = material.file("cards.toml")
        self.names: list[str] = []  # by sort
        self.kinds: list[str] = []
        self.numbers: list[list[int]] = []  # the numbers printed on the cards of a sort
        self.word: vec[i64] = vec[i64]()
        self.mask: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()
        self.boots: vec[i64] = vec[i64]()
        self.basket: vec[i64] = vec[i64]()
        self.sort_at: vec[i64] = vec[i64]([-1] * (WORDS * ROOM))  # word * 64 + bit -> sort
        self.number_at: vec[i64] = vec[i64]([0] * (WORDS * ROOM))  # word * 64 + bit -> printed number
        self.all: vec[i64] = vec[i64]([0] * WORDS)
        self.effect: vec[i64] = vec[i64]()
        self.amount: vec[i64] = vec[i64]()  # how many, or fish per thing
        self.what: vec[i64] = vec[i64]()  # PER, or GIVE
        self.gain: vec[i64] = vec[i64]()  # GET
        self.gained: vec[i64] = vec[i64]()
        self.options: vec[i64] = vec[i64]()  # sort * 6 + option * 3: from, count, fish
        self.asks_colour: vec[i64] = vec[i64]()
        self.score_entries: list[Entry] = []  # of the lessons, for `measures.py`
        self._read(file)
        self.anytime_mask: i64 = self.mask_of("anytime")
        self.private_mask: i64 = self.mask_of("lesson")
        self.halves: i64 = self._basket_mask(HALF_BASKET)
        self.wholes: i64 = self._basket_mask(WHOLE_BASKET)
        self.total: i64 = sum(len(numbers) for numbers in self.numbers)

    def mask_of(self, kind: str) -> i64:
        """Return all cards of a kind, as bits of its word."""
        found: i64 = 0
        for sort, other in enumerate(self.kinds):
            if other == kind:
                found |= self.mask[sort]
        return found

    def _basket_mask(self, basket: i64) -> i64:
        found: i64 = 0
        for sort in range(RESCUE_SORTS):
            if self.basket[sort] == basket:
                found |= self.mask[sort]
        return found

    def _read(self, file: Entry) -> None:
        entries = file.entries("card")
        numbers = [entry.number("id") for entry in entries]
        if numbers != list(range(1, 151)):
            raise file.wrong("card: ids are not 1 to 150 in order")
        file.finish()
        found = Counter(entry.text("kind", list(KINDS)) for entry in entries)
        if found != KINDS:
            raise file.wrong(f"card: kinds {dict(found)} are not {KINDS}")
        entries.sort(key=_order)
        places = [0] * WORDS
        for entry in entries:
            name = key_of(entry.text("name"))
            if name not in self.names:
                self._new_sort(entry, name)
            self._add(entry, self.names.index(name), places)
        self._check_totals(file)

    def _new_sort(self, entry: Entry, name: str) -> None:
        kind = entry.text("kind")
        self.names.append(name)
        self.kinds.append(kind)
        self.numbers.append([])
        self.word = append(self.word, WORD_OF_KIND[kind])
        self.mask = append(self.mask, i64(0))
        price = entry.number("price", at_least=0)
        if price > 5:  # I022
            raise entry.wrong(f"price {price} is not between 0 and 5")
        self.price = append(self.price, price)
        rescue = kind == "rescue"
        self.boots = append(self.boots, entry.number("boots", at_least=0) if rescue else 0)
        self.basket = append(self.basket, BASKETS.index(entry.text("basket", BASKETS)) if rescue else 0)
        asks = entry.flag("choose_colour", default=False)
        self.asks_colour = append(self.asks_colour, 1 if asks else 0)
        self._read_effect(entry, kind)

    def _add(self, entry: Entry, sort: int, places: list[int]) -> None:
        word = int(self.word[sort])
        place = word * ROOM + places[word]
        bit = single(places[word])
        places[word] += 1
        number = entry.number("id")
        first = self.numbers[sort]
        if entry.number("price") != self.price[sort] or entry.text("kind") != self.kinds[sort]:
            raise entry.wrong(f"name: card {first[0]} has the same name and another price or kind")
        first.append(number)
        self.mask[sort] |= bit
        self.all[word] |= bit
        self.sort_at[place] = sort
        self.number_at[place] = number
        entry.read |= {"price_in_other_source", "effect", "score", "boots", "basket", "choose_colour"}
        entry.finish()
        if "lesson" in self.kinds[sort]:
            self.score_entries.append(entry)

    def _read_effect(self, entry: Entry, kind: str) -> None:
        effect, amount, what, gain, gained = -1, 0, 0, 0, 0
        options = [-1, 0, 0, -1, 0, 0]
        if entry.has("effect"):
            inner = entry.entry("effect")
            name = inner.text("type", EFFECTS)
            effect = EFFECTS.index(name)
            if name in COUNTED:
                amount = inner.number(COUNTED[name], at_least=1)
            elif name == "gain_fish":
                amount, what = inner.number("fish", at_least=1), PER.index(inner.text("per", PER))
            elif name == "trade":
                amount, what = inner.number("give_count", at_least=1), GIVE.index(inner.text("give", GIVE))
                gain, gained = GET.index(inner.text("get", GET)), inner.number("get_count", at_least=1)
            elif name == "take_treasures":
                options = _read_options(inner)
            inner.finish()
        elif kind in ("oshax", "anytime", "treasure"):
            raise entry.wrong(f"effect is missing; a card of kind {kind!r} has one")
        self.effect = append(self.effect, effect)
        self.amount = append(self.amount, amount)
        self.what = append(self.what, what)
        self.gain = append(self.gain, gain)
        self.gained = append(self.gained, gained)
        for number in options:
            self.options = append(self.options, number)

    def _check_totals(self, file: Entry) -> None:
        sorts = Counter(self.kinds)
        if sorts != SORTS_OF_KIND:
            raise file.wrong(f"card: different cards {dict(sorts)} are not {SORTS_OF_KIND}")
        rescue = {
            (int(self.price[s]), int(self.boots[s]), BASKETS[self.basket[s]]): len(self.numbers[s])
            for s in range(RESCUE_SORTS)
        }
        if rescue != RESCUE_CARDS:
            raise file.wrong(f"card: rescue cards (price, boots, basket) {rescue} are not {RESCUE_CARDS}")
        drawn = self._sum(DRAW_CARDS, FIRST_ANYTIME, FIRST_TREASURE)
        if 4 * 7 * 5 + drawn != 150:
            raise file.wrong(f"card: draw cards draw {drawn}; with 140 dealt to four players 10 are right")
        new = sum(
            len(self.numbers[sort])
            for sort in range(FIRST_ANYTIME, FIRST_TREASURE)
            if self.effect[sort] == GAIN_BASKET
            or (self.effect[sort] == TRADE and self.gain[sort] == GET_BASKET)
        )
        if new != 6:
            raise file.wrong(f"card: {new} cards give a permanent basket; ten baskets less four leave 6")
        if (
            self._sum(BAG_TILE_TO_BOAT, FIRST_ANYTIME, FIRST_TREASURE)
            + self._sum(BAG_TILES_TO_FIELDS, FIRST_ANYTIME, FIRST_TREASURE)
            > 5
        ):
            raise file.wrong("card: cards draw more than the 5 cats that four players leave in the bag")

    def _sum(self, effect: int, first: int, end: int) -> int:
        return sum(
            int(self.amount[sort]) * len(self.numbers[sort])
            for sort in range(first, end)
            if self.effect[sort] == effect
        )

    def printed(self) -> list[dict[str, object]]:
        """Return every sort of card, for the page."""
        return [
            {
                "card": self.names[sort],
                "kind": self.kinds[sort],
                "numbers": list(self.numbers[sort]),
                "price": int(self.price[sort]),
                "boots": int(self.boots[sort]),
                "basket": BASKETS[self.basket[sort]],
                "asks_colour": self.asks_colour[sort] == 1,
            }
            for sort in range(len(self.names))
        ]


def _order(entry: Entry) -> tuple[int, int, int]:
    kind = entry.text("kind")
    return WORD_OF_KIND[kind], list(KINDS).index(kind), entry.number("id")


def _read_options(effect: Entry) -> list[int]:
    found: list[int] = []
    for option in effect.entries("options"):
        found += [FROM.index(option.text("from", FROM)), option.number("count", at_least=1)]
        found.append(option.number("fish", at_least=0))
        option.finish()
    if len(found) != 6:
        raise effect.wrong("options: a treasure card has two options")
    return found
