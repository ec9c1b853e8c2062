"""The 150 discovery cards: prices, boots and baskets, effects (rulebook, "Discovery cards").

A pile of cards is three words, a bit for each card: rescue cards, deeds (oshax, anytime and treasure
cards), lessons. A card's code is its word and its bit in one number. Cards that say the same are one *sort*;
actions name the sort, and of equal cards the lowest number goes first. Sorts are numbered in the order of the words.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Final, Literal, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.bits import BitPlaces, lowest, single
from katzentisch.core.material import Entry, Material
from katzentisch.core.vecs import zeros
from katzentisch.games.isle_of_cats.box.printed_types import Basket, CardKind

RESCUE_WORD: Final = 0  # the words of a pile
DEED_WORD: Final = 1
LESSON_WORD: Final = 2
WORDS: Final = 3
_BITS: Final = 64  # set aside per word in lists by card
CODES: Final = WORDS * _BITS

RESCUE_SORTS: Final = 6
FIRST_DEED: Final = 6  # sort of the oshax card
FIRST_ANYTIME: Final = 7
FIRST_TREASURE: Final = 24
END_OF_DEEDS: Final = 26
FIRST_LESSON: Final = 26
FIRST_PUBLIC: Final = 56
SORTS: Final = 64

_Kind = TypeVar("_Kind", bound=str)

NO_BASKET: Final = 0
_HALF_BASKET: Final = 1
WHOLE_BASKET: Final = 2
BASKETS: tuple[Basket, ...] = ("none", "half", "whole")

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
_TAKE_TREASURES: Final = 10
_EFFECTS: Final[dict[str, int]] = {
    "take_oshax": TAKE_OSHAX,
    "gain_fish": GAIN_FISH,
    "next_tile_anywhere": NEXT_TILE_ANYWHERE,
    "draw_cards": DRAW_CARDS,
    "bag_tile_to_boat": BAG_TILE_TO_BOAT,
    "trade": TRADE,
    "move_cats_between_fields": MOVE_CATS,
    "extra_rescue": EXTRA_RESCUE,
    "bag_tiles_to_fields": BAG_TILES_TO_FIELDS,
    "gain_basket": GAIN_BASKET,
    "take_treasures": _TAKE_TREASURES,
}
_COUNTED = {
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
PER_RARE: Final = 3
PER_COMMON: Final = 4
PER_CAT_OF_COLOUR: Final = 5
_PER = (
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
_GIVE = ("permanent_basket", "private_lesson", "treasure_on_boat")
GET_FISH: Final = 0
_GET_BASKET: Final = 1
_GET = ("fish", "permanent_basket")

# Where the treasures of a treasure card come from.
FROM_RARE: Final = 0
FROM_COMMON: Final = 1
FROM: tuple[Literal["rare", "common", "small"], ...] = ("rare", "common", "small")

_KINDS: dict[CardKind, int] = {
    "rescue": 60,
    "oshax": 6,
    "anytime": 31,
    "treasure": 15,
    "lesson": 30,
    "public_lesson": 8,
}
_WORD_OF_KIND: dict[CardKind, int] = {
    "rescue": RESCUE_WORD,
    "oshax": DEED_WORD,
    "anytime": DEED_WORD,
    "treasure": DEED_WORD,
    "lesson": LESSON_WORD,
    "public_lesson": LESSON_WORD,
}
_SORTS_OF_KIND = {"rescue": 6, "oshax": 1, "anytime": 17, "treasure": 2, "lesson": 30, "public_lesson": 8}
_RESCUE_CARDS = {
    (1, 4, "none"): 8,
    (0, 0, "half"): 8,
    (1, 1, "half"): 12,
    (2, 3, "half"): 8,
    (2, 1, "whole"): 12,
    (3, 3, "whole"): 12,
}


def card_code(word: i64, bit: i64) -> i64:
    """Return the code of the card at a bit of a word."""
    return word * _BITS + bit


def card_word(card: i64) -> i64:
    """Return in which word of a pile a card is."""
    return card >> 6


def card_bit(card: i64) -> i64:
    """Return a card as the only member of its word."""
    return single(card & 63)


def is_lesson(card: i64) -> bool:
    """Whether a card is a lesson, private or public."""
    return card_word(card) == LESSON_WORD


def cards_in(piles: vec[i64], pile: i64) -> vec[i64]:
    """List the cards of the pile whose words begin here, by code, ascending."""
    cards = vec[i64]()
    word: i64
    for word in range(WORDS):
        left = piles[pile + word]
        while left:
            cards = append(cards, card_code(word, lowest(left)))
            left &= left - 1
    return cards


def check_kinds(file: Entry, entries: list[Entry], right: Mapping[_Kind, int]) -> None:
    """Refuse cards of which there are not so many of each kind as there should be."""
    kinds = Counter(entry.text("kind", list(right)) for entry in entries)
    if kinds != right:
        raise file.refused(
            "kinds_of_cards", "card: kinds {given} are not {right}", given=dict(kinds), right=right
        )


def key_of(name: str) -> str:
    """Return the program's name of a card: "basket, one boot" -> "basket_one_boot"."""
    return name.replace(",", "").replace(" ", "_")


class Cards:
    """What is printed on the discovery cards, by sort."""

    def __init__(self, material: Material) -> None:
        file = material.file("cards.toml")
        self.names: list[str] = []  # by sort
        self.kinds: list[CardKind] = []
        self.numbers: list[list[int]] = []  # the numbers printed on the cards of a sort
        self.word: vec[i64] = vec[i64]()
        self.mask: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()
        self.boots: vec[i64] = vec[i64]()
        self.basket: vec[i64] = vec[i64]()
        self.bits = BitPlaces()
        self.sort_at: vec[i64] = vec[i64]([-1] * CODES)  # by code
        self.number_at: vec[i64] = zeros(CODES)  # by code: the number printed on the card
        self.all: vec[i64] = zeros(WORDS)
        self.effect: vec[i64] = vec[i64]()
        self.amount: vec[i64] = vec[i64]()  # how many, or fish per thing
        self.what: vec[i64] = vec[i64]()  # _PER, or _GIVE
        self.gain: vec[i64] = vec[i64]()  # _GET
        self.gained: vec[i64] = vec[i64]()
        # The two options of a treasure card, at 2 * sort: where from, how many, for how much fish.
        self.option_supply: vec[i64] = vec[i64]()
        self.option_count: vec[i64] = vec[i64]()
        self.option_fish: vec[i64] = vec[i64]()
        self.asks_colour: vec[i64] = vec[i64]()
        self.score_entries: list[Entry] = []  # of the lessons, for `measures.py`
        self._read(file)
        self.anytime_mask: i64 = self.mask_of("anytime")
        self.private_mask: i64 = self.mask_of("lesson")
        self.halves: i64 = self._basket_mask(_HALF_BASKET)
        self.wholes: i64 = self._basket_mask(WHOLE_BASKET)
        self.total: i64 = sum(len(numbers) for numbers in self.numbers)

    def lowest_sort(self, word: i64, cards: i64) -> i64:
        """Return the sort of the lowest of these cards of a word."""
        # `bits.lowest`, written out: this runs for each card a seat holds.
        return self.sort_at[word * _BITS + self.bits.places[(cards & -cards) % 67]]

    def is_private_lesson(self, card: i64) -> bool:
        """Whether a card is a private lesson."""
        return is_lesson(card) and self.private_mask & card_bit(card) != 0

    def mask_of(self, kind: str) -> i64:
        """Return all cards of a kind, as bits of its word."""
        mask: i64 = 0
        for sort, other in enumerate(self.kinds):
            if other == kind:
                mask |= self.mask[sort]
        return mask

    def _basket_mask(self, basket: i64) -> i64:
        mask: i64 = 0
        for sort in range(RESCUE_SORTS):
            if self.basket[sort] == basket:
                mask |= self.mask[sort]
        return mask

    def _read(self, file: Entry) -> None:
        entries = file.entries("card")
        numbers = [entry.number("id") for entry in entries]
        if numbers != list(range(1, 151)):
            raise file.refused("ids_of_cards", "card: ids are not 1 to 150 in order")
        file.finish()
        check_kinds(file, entries, _KINDS)
        entries.sort(key=_order)
        next_bits = [0] * WORDS
        for entry in entries:
            name = key_of(entry.text("name"))
            if name not in self.names:
                self._new_sort(entry, name)
            self._add(entry, self.names.index(name), next_bits)
        self._check_totals(file)

    def _new_sort(self, entry: Entry, name: str) -> None:
        kind = _kind_of(entry)
        self.names.append(name)
        self.kinds.append(kind)
        self.numbers.append([])
        self.word = append(self.word, _WORD_OF_KIND[kind])
        self.mask = append(self.mask, i64(0))
        price = entry.number("price", at_least=0)
        # I022
        if price > 5:
            raise entry.refused("price", "price {price} is not between 0 and 5", price=price)
        self.price = append(self.price, price)
        rescue = kind == "rescue"
        self.boots = append(self.boots, entry.number("boots", at_least=0) if rescue else 0)
        self.basket = append(self.basket, BASKETS.index(entry.text("basket", BASKETS)) if rescue else 0)
        asks = entry.flag("choose_colour", default=False)
        self.asks_colour = append(self.asks_colour, 1 if asks else 0)
        self._read_effect(entry, kind)

    def _add(self, entry: Entry, sort: int, next_bits: list[int]) -> None:
        word = int(self.word[sort])
        card = card_code(word, next_bits[word])
        next_bits[word] += 1
        number = entry.number("id")
        first = self.numbers[sort]
        if entry.number("price") != self.price[sort] or entry.text("kind") != self.kinds[sort]:
            raise entry.refused(
                "same_name", "name: card {card} has the same name and another price or kind", card=first[0]
            )
        first.append(number)
        self.mask[sort] |= card_bit(card)
        self.all[word] |= card_bit(card)
        self.sort_at[card] = sort
        self.number_at[card] = number
        entry.read |= {"price_in_other_source", "effect", "score", "boots", "basket", "choose_colour"}
        entry.finish()
        if "lesson" in self.kinds[sort]:
            self.score_entries.append(entry)

    def _read_effect(self, entry: Entry, kind: str) -> None:
        effect, amount, what, gain, gained = -1, 0, 0, 0, 0
        options = [(-1, 0, 0), (-1, 0, 0)]
        if entry.has("effect"):
            inner = entry.entry("effect")
            name = inner.text("type", list(_EFFECTS))
            effect = _EFFECTS[name]
            if name in _COUNTED:
                amount = inner.number(_COUNTED[name], at_least=1)
            elif name == "gain_fish":
                amount, what = inner.number("fish", at_least=1), _PER.index(inner.text("per", _PER))
            elif name == "trade":
                amount, what = inner.number("give_count", at_least=1), _GIVE.index(inner.text("give", _GIVE))
                gain, gained = _GET.index(inner.text("get", _GET)), inner.number("get_count", at_least=1)
            elif name == "take_treasures":
                options = _read_options(inner)
            inner.finish()
        elif kind in ("oshax", "anytime", "treasure"):
            raise entry.refused(
                "no_effect", "effect is missing; a card of kind {kind} has one", kind=repr(kind)
            )
        self.effect = append(self.effect, effect)
        self.amount = append(self.amount, amount)
        self.what = append(self.what, what)
        self.gain = append(self.gain, gain)
        self.gained = append(self.gained, gained)
        for supply, count, fish in options:
            self.option_supply = append(self.option_supply, supply)
            self.option_count = append(self.option_count, count)
            self.option_fish = append(self.option_fish, fish)

    def _check_totals(self, file: Entry) -> None:
        sorts = Counter(self.kinds)
        if sorts != _SORTS_OF_KIND:
            raise file.refused(
                "different_cards",
                "card: different cards {given} are not {right}",
                given=dict(sorts),
                right=_SORTS_OF_KIND,
            )
        rescue = {
            (int(self.price[s]), int(self.boots[s]), BASKETS[self.basket[s]]): len(self.numbers[s])
            for s in range(RESCUE_SORTS)
        }
        if rescue != _RESCUE_CARDS:
            raise file.refused(
                "rescue_cards",
                "card: rescue cards (price, boots, basket) {given} are not {right}",
                given=rescue,
                right=_RESCUE_CARDS,
            )
        drawn = self._sum(DRAW_CARDS, FIRST_ANYTIME, FIRST_TREASURE)
        if 4 * 7 * 5 + drawn != 150:
            raise file.refused(
                "drawn_cards",
                "card: draw cards draw {drawn}; they must draw 10, because four players are dealt 140",
                drawn=drawn,
            )
        new = sum(
            len(self.numbers[sort])
            for sort in range(FIRST_ANYTIME, FIRST_TREASURE)
            if self.effect[sort] == GAIN_BASKET
            or (self.effect[sort] == TRADE and self.gain[sort] == _GET_BASKET)
        )
        if new != 6:
            raise file.refused(
                "new_baskets",
                "card: {cards} cards give a permanent basket; 6 must, because four of the ten baskets are dealt",
                cards=new,
            )
        if (
            self._sum(BAG_TILE_TO_BOAT, FIRST_ANYTIME, FIRST_TREASURE)
            + self._sum(BAG_TILES_TO_FIELDS, FIRST_ANYTIME, FIRST_TREASURE)
            > 5
        ):
            raise file.refused(
                "cats_in_the_bag",
                "card: the cards draw more than the 5 cats that four players leave in the bag",
            )

    def _sum(self, effect: int, first: int, end: int) -> int:
        return sum(
            int(self.amount[sort]) * len(self.numbers[sort])
            for sort in range(first, end)
            if self.effect[sort] == effect
        )


def _kind_of(entry: Entry) -> CardKind:
    for kind in _KINDS:
        if kind == entry.text("kind"):
            return kind
    raise entry.refused(
        "kind", "kind {given} is not one of {right}", given=repr(entry.value("kind")), right=", ".join(_KINDS)
    )


def _order(entry: Entry) -> tuple[int, int, int]:
    kind = _kind_of(entry)
    return _WORD_OF_KIND[kind], list(_KINDS).index(kind), entry.number("id")


def _read_options(effect: Entry) -> list[tuple[int, int, int]]:
    options: list[tuple[int, int, int]] = []
    for option in effect.entries("options"):
        supply = FROM.index(option.text("from", FROM))
        options.append((supply, option.number("count", at_least=1), option.number("fish", at_least=0)))
        option.finish()
    if len(options) != 2:
        raise effect.refused("two_options", "options: a treasure card has two options")
    return options
