"""Tables built by words: who holds what, what lies where, and which phase begins.

    table = a_table(families=4)
    table.family(BLUE, silver=3, goods="2 clothing, 1 glassware")
    table.stack("market-1", RED, BLUE)          # from the bottom up
    table.trading()
    table.does(BLUE, "buy", good="wine")

Merchandise comes out of the bag and goes back there, so nothing is ever made or lost.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal
from katzentisch.core.tests import position, turned
from katzentisch.core.words import load
from katzentisch.games.felinia import BOX
from katzentisch.games.felinia.game import Felinia, FeliniaTable
from katzentisch.games.felinia.knowledge.view_types import Family, Province, View
from katzentisch.games.felinia.rules import decisions
from katzentisch.games.felinia.state import asked
from katzentisch.games.felinia.state import table as fields
from katzentisch.games.felinia.tests.ledger import Ledger

SEATS = ("BLUE", "RED", "GREEN", "YELLOW")
BLUE, RED, GREEN, YELLOW = range(4)
Boat = None | str | tuple[str, *tuple[int, ...]]  # none, its time, or its time and the seats of merchants


@cache
def game(
    mode: str = "basic", families: int = 4, next_boat_visible: bool = False, material: str | None = None
) -> Felinia:
    folder = Path(material) if material else None
    made = BOX.open(mode, families, {"next_boat_visible": next_boat_visible}, folder)
    assert isinstance(made, Felinia)
    return made


def a_table(
    mode: str = "basic",
    families: int = 4,
    first: int | None = None,
    seed: int = 1,
    next_boat_visible: bool = False,
    material: str | None = None,
) -> "Position":
    """A table as dealt, with nothing on markets and boats, no goods, no silver, and nobody asked yet."""
    is_named = first is not None
    first = turned.first_seat(families, first)
    made = game(mode, families, next_boat_visible, material).deal(seed)
    assert isinstance(made, FeliniaTable)
    position = Position(made).cleared(first)
    position.may_change_first = not is_named
    return position


class Position(position.Position[FeliniaTable]):
    """A table that can be set up by words."""

    def __init__(self, table: FeliniaTable) -> None:
        super().__init__(table)
        self.components = table.components
        self.may_change_first = False

    def ledger(self) -> Ledger:
        return Ledger(self.table)

    def cleared(self, first: int) -> Self:
        table = self.table
        table.asked = asked.ASK_NOTHING
        table.first = first
        for seat in range(table.seats):
            for good in range(len(self.components.goods)):
                for _ in range(table.of(seat, fields.GOODS + good)):
                    table.good_to_bag(seat, good)
            self._set(seat, fields.SILVER, 0)
        for space in self.components.spaces[:-1]:
            self.market(space, "")
        return self

    # ------------------------------------------------------------------ setting up

    def family(self, seat: int, goods: str | None = None, **numbers: int) -> Self:
        """Give a family numbers (silver, gold, spice, food, stock) and goods ("2 wine, 1 books")."""
        names = {"silver": fields.SILVER, "gold": fields.GOLD, "spice": fields.SPICE, "food": fields.FOOD}
        names["stock"] = fields.STOCK
        for name, number in numbers.items():
            self._set(seat, names[name], number)
        for good in self.goods_named(goods or ""):
            self._out_of_bag(good)
            self.table.take_good(seat, good)
        return self

    def market(self, space: str, goods: str) -> Self:
        """Lay goods on a market; what lay there goes back into the bag."""
        kinds = len(self.components.goods)
        row = (self.components.spaces.index(space) + 1) * kinds
        numbers = list(self.table.merchandise)
        for good in range(kinds):
            numbers[good] += numbers[row + good]
            numbers[row + good] = 0
        self.table.merchandise = vec[i64](numbers)
        for good in self.goods_named(goods):
            self._out_of_bag(good)
            numbers = list(self.table.merchandise)
            numbers[row + good] += 1
            self.table.merchandise = vec[i64](numbers)
        return self

    def bag(self, goods: str) -> Self:
        """Leave only these goods in the bag; the others go to a far market that nobody visits."""
        kinds = len(self.components.goods)
        wanted = self.goods_named(goods)
        numbers = list(self.table.merchandise)
        for good in range(kinds):
            keep = wanted.count(good)
            far = (len(self.components.spaces) - 1) * kinds + good
            numbers[far] += numbers[good] - keep
            numbers[good] = keep
        self.table.merchandise = vec[i64](numbers)
        return self

    def stack(self, space: str, *seats: int) -> Self:
        """Put bid tokens on a space, from the bottom up."""
        at = 2 * self.components.spaces.index(space)
        numbers = list(self.table.stacks)
        for seat in seats:
            numbers[at] += 1
            numbers[at + 1] = (numbers[at + 1] << 2) | seat
            self._set(seat, fields.TOKENS, self.table.of(seat, fields.TOKENS) - 1)
        self.table.stacks = vec[i64](numbers)
        return self

    def boats(self, *berths: Boat) -> Self:
        """Lay boats at the berths: None, "9:45", or ("9:45", RED, BLUE) with merchants, foremost first."""
        width = 2 + self.components.largest_boat
        numbers = [-1, *[0] * (width - 1)] * self.components.berths
        for berth, boat in enumerate(berths):
            if boat is not None:
                time, riders = (boat, ()) if isinstance(boat, str) else (boat[0], boat[1:])
                numbers[berth * width] = self.components.boat_clock.index(time)
                numbers[berth * width + 1] = len(riders)
                for index, rider in enumerate(riders):
                    numbers[berth * width + 2 + index] = rider
                    self._set(rider, fields.STOCK, self.table.of(rider, fields.STOCK) - 1)
        self.table.boats = vec[i64](numbers)
        return self

    def pile(self, left: int) -> Self:
        """Leave this many tiles in the boat pile."""
        self.table.next_boat = len(self.table.boat_order) - left
        return self

    def tile(self, province: str, name: str) -> Self:
        """Let a trade tile of this kind or name lie in a province; it changes places with the one there."""
        post = self.number(province)
        laid = list(self.table.laid)
        kingdom = self.components.island.kingdom_of[post]
        for other in self.components.posts_of[kingdom]:
            if self.components.tile_name(laid[other]) == name and self.table.settler[other] < 0:
                laid[post], laid[other] = laid[other], laid[post]
                self.table.laid = vec[i64](laid)
                return self
        raise AssertionError(f"no {name} tile is free in that kingdom")

    def face_up(self, *provinces: str) -> Self:
        """Turn up the tiles of provinces."""
        return self._turn(provinces, up=True)

    def face_down(self, *provinces: str) -> Self:
        """Turn down the tiles of provinces."""
        return self._turn(provinces, up=False)

    def _turn(self, provinces: Sequence[str], up: bool) -> Self:
        island = self.components.island
        bits = list(self.table.face_down)
        for name in provinces:
            post = self.number(name)
            bit = island.bit(post)
            bits[island.kingdom_of[post]] = bits[island.kingdom_of[post]] & ~bit | (0 if up else bit)
        self.table.face_down = vec[i64](bits)
        return self

    def merchants(self, seat: int, *provinces: str) -> Self:
        """Let merchants of a family stand in provinces, with the tiles that lay there."""
        self.face_up(*provinces)
        island = self.components.island
        settler, settled = list(self.table.settler), list(self.table.settled)
        for name in provinces:
            post = self.number(name)
            settler[post] = seat
            settled[island.kingdom_of[post]] |= island.bit(post)
        self.table.settler, self.table.settled = vec[i64](settler), vec[i64](settled)
        self._set(seat, fields.STOCK, self.table.of(seat, fields.STOCK) - len(provinces))
        return self

    def owns_special(self, seat: int, name: str) -> Self:
        """Give a family a special tile, without the merchant and without what it brings at once."""
        number = self.components.specials.index(name)
        special = self.components.special[number]
        self._set(seat, fields.SPECIALS, self.table.of(seat, fields.SPECIALS) | 1 << number)
        if special.symbol >= 0:
            self.table.add(seat, fields.EXTRA + special.symbol, special.extra)
        return self

    def bonus_stack(self, *tiles: str) -> Self:
        """Order the bonus stack, top first."""
        self.table.bonus_order = vec[i64]([self.components.bonuses.index(name) for name in tiles])
        return self

    def owns_bonus(self, seat: int, *tiles: str) -> Self:
        """Give a family bonus tiles out of the stack."""
        taken = list(self.table.bonus_taken)
        for name in tiles:
            taken += [self.components.bonuses.index(name), seat]
        self.table.bonus_taken = vec[i64](taken)
        return self

    def place_pile(self, *cards: str) -> Self:
        """Put cards on top of the pile of mysterious places, the first on top."""
        top = [self.components.places.index(card) for card in cards]
        rest = [card for card in self.table.places if card not in top]
        self.table.places = vec[i64]([*top, *rest])
        return self

    def owns_place(self, seat: int, card: str) -> Self:
        """Give a family a mysterious place."""
        number = self.components.places.index(card)
        self._set(seat, fields.PLACES, self.table.of(seat, fields.PLACES) | 1 << number)
        self.table.places = vec[i64]([other for other in self.table.places if other != number])
        return self

    # ------------------------------------------------------------------ beginning a phase

    def bidding(self, turn: int = 1, families_done: int = 0) -> Self:
        """Begin the first, second or third turn of the table."""
        self.table.turn, self.table.families_done = turn - 1, families_done
        return self._begin(fields.BIDDING)

    def trading(self) -> Self:
        """Begin trading with the tokens that lie there."""
        self.table.space = 0
        self._let_another_be_first()
        return self._begin(fields.TRADING)

    def exploration(self, ending: int = fields.NO_END) -> Self:
        """Begin the exploration with the boats at the berths."""
        self.table.sailing, self.table.ending = -1, ending
        self._let_another_be_first()
        return self._begin(fields.EXPLORATION)

    def storage(self) -> Self:
        """Begin storage."""
        self.table.families_done = 0
        return self._begin(fields.STORAGE)

    def preparation(self) -> Self:
        """Prepare the next round."""
        return self._begin(fields.PREPARATION)

    def closing(self) -> Self:
        """Begin the last sales."""
        self.table.families_done = 0
        return self._begin(fields.CLOSING)

    def _let_another_be_first(self) -> None:
        """Pass the first-player card on where tokens and boats, not the card, say who decides; turned twice only."""
        if self.may_change_first and turned.has_another_first_player():
            self.table.first = (self.table.first + 1) % self.table.seats
            self.may_change_first = False

    def _begin(self, phase: int) -> Self:
        self.table.phase = phase
        self.table.asked = asked.ASK_NOTHING
        decisions.go_on(self.table)
        return self

    # ------------------------------------------------------------------ playing and asking

    def walks(self, seat: int, *provinces: str) -> Self:
        """Go from province to province."""
        for name in provinces:
            self.does(seat, "go", province=name)
        return self

    def refusal(self, seat: int, /, kind: str, **fields: object) -> Refusal:
        """Return why a seat may not take a choice; there must be a sentence for it."""
        refusal = super().refusal(seat, kind, **fields)
        assert not self.offers(seat, kind, **fields)
        sentence = load("en", BOX.folder / "words").refusal(refusal.code, refusal.facts, ["Ada"] * 4)
        assert "{" not in sentence and not sentence.startswith("refusal."), sentence
        return refusal

    def offered(self, seat: int, kind: str | None = None) -> list[str]:
        """Return the choices open to a seat, as text; only those of a kind if one is named."""
        return [" ".join(map(str, choice.values())) for choice in self.choices(seat, kind)]

    def options(self, seat: int) -> list[str]:
        """Return the choices open to a seat, sales left out."""
        return [text for text in self.offered(seat) if not text.startswith("sell ")]

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked what: (BLUE, "deal")."""
        if self.table.asked == asked.ASK_NOTHING:
            return None
        return self.table.actor, asked.QUESTIONS[self.table.asked]

    def has(self, seat: int) -> Family:
        """Return what a family has, as everybody sees it."""
        return self.view(seat)["seats"][seat]

    def silver(self, seat: int) -> int:
        return self.table.of(seat, fields.SILVER)

    def goods(self, seat: int) -> list[str]:
        """Return a family's merchandise, sorted."""
        return sorted(name for name, n in self.has(seat)["goods"].items() for _ in range(n))

    def in_bag(self) -> int:
        return self.view(-1)["bag"]["size"]

    def view(self, seat: int) -> View:
        return self.table.view(seat)

    def riders(self, berth: int) -> list[int]:
        return self.view(-1)["berths"][berth - 1]["riders"]

    def boat(self, berth: int) -> str | None:
        """Return the time of the boat at a berth, None if it is empty."""
        boat = self.table.boat_at(berth - 1)
        return self.components.boat_clock[boat] if boat >= 0 else None

    def province(self, name: str) -> Province:
        """Return what lies in a province."""
        return self.view(-1)["provinces"][name]

    def points(self, seat: int) -> dict[str, float]:
        """Return the score of a family by line."""
        return {line.key: line.points for line in self.table.scores()[seat].lines if line.points}

    def total(self, seat: int) -> float:
        return self.table.scores()[seat].total

    # ------------------------------------------------------------------ names and numbers

    def number(self, province: str) -> int:
        return self.components.island.number[province]

    def goods_named(self, text: str) -> list[int]:
        """Return good numbers for a text such as "2 wine, 1 books" or "wine books"."""
        goods, count = [], 1
        for part in text.replace(",", " ").split():
            if part.isdigit():
                count = int(part)
            else:
                goods += [self.components.goods.index(part)] * count
                count = 1
        return goods

    def _out_of_bag(self, good: int) -> None:
        numbers = list(self.table.merchandise)
        assert numbers[good] > 0, f"no {self.components.goods[good]} is left in the bag"
        numbers[good] -= 1
        self.table.merchandise = vec[i64](numbers)

    def _set(self, seat: int, field: int, number: int) -> None:
        numbers = list(self.table.families)
        numbers[seat * self.table.width + field] = number
        self.table.families = vec[i64](numbers)
