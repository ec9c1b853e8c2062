"""Tables built by words: who holds what, without playing twenty moves to get there."""

from functools import cache
from pathlib import Path
from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.tests import position, turned
from katzentisch.games import feudalia
from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.box.numbers import FIEFS
from katzentisch.games.feudalia.game import Feudalia, FeudaliaTable
from katzentisch.games.feudalia.knowledge.view import view
from katzentisch.games.feudalia.knowledge.view_types import SeatView
from katzentisch.games.feudalia.rules import decisions, masters, start
from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.state.table import COINS, DECK, DISCARD, HALVES, HAND, WHO
from katzentisch.games.feudalia.tests.ledger import Ledger

SEATS = ("ANA", "BEN", "CAT", "DORA")
ANA, BEN, CAT, DORA = range(4)


@cache
def rules(
    scenario: str, seats: int, *settings: tuple[str, str | int | bool], material: Path | None = None
) -> Feudalia:
    """Open a scenario once; seat 0 begins unless a setting says otherwise."""
    game = feudalia.BOX.open(scenario, seats, {"first_player": "seat_1", **dict(settings)}, material)
    assert isinstance(game, Feudalia)
    return game


def deal(
    scenario: str,
    seats: int,
    *settings: tuple[str, str | int | bool],
    seed: int,
    material: Path | None = None,
) -> FeudaliaTable:
    """Deal a table at which Ana is the first player, whatever her seat is."""
    ana = turned.first_seat(seats)
    turned.sit(seats)
    game = rules(scenario, seats, *settings, material=material)
    if ana > 0:
        game = rules(scenario, seats, *settings, ("first_player", "random"), material=material)
    while True:
        table = game.deal(seed)
        assert isinstance(table, FeudaliaTable)
        if table.first == ana:
            return table
        seed += 1000


class Position(position.Position[FeudaliaTable]):
    """A table of Feudalia with words for building positions and asking."""

    def __init__(self, table: FeudaliaTable) -> None:
        super().__init__(table)
        self.numbers = table.numbers

    def ledger(self) -> Ledger:
        """Begin a ledger of what is open to all."""
        return Ledger(self.table)

    # -------------------------------------------------------------- building

    def card(self, name: str) -> int:
        return self.numbers.card_names.index(name)

    def master(self, name: str) -> int:
        return self.numbers.master_names.index(name)

    def hold(self, seat: int, *cards: str) -> Self:
        """Give a seat exactly this hand."""
        types = int(self.numbers.types)
        for card in range(types):
            self.table.hand[seat * types + card] = 0
            self.table.known[seat * types + card] = 0
        for name in cards:
            self.table.hand[seat * types + self.card(name)] += 1
        self.table.who[seat * WHO + HAND] = len(cards)
        return self

    def draw_deck(self, seat: int, *cards: str) -> Self:
        """Give a seat exactly this draw deck."""
        return self._pile(self.table.deck, DECK, seat, cards)

    def discard_pile(self, seat: int, *cards: str) -> Self:
        """Give a seat exactly this discard pile."""
        return self._pile(self.table.pile, DISCARD, seat, cards)

    def _pile(self, pile: vec[i64], count: int, seat: int, cards: tuple[str, ...]) -> Self:
        types = int(self.numbers.types)
        for card in range(types):
            pile[seat * types + card] = 0
        for name in cards:
            pile[seat * types + self.card(name)] += 1
        self.table.who[seat * WHO + count] = len(cards)
        return self

    def coins(self, seat: int, n: int) -> Self:
        self.table.who[seat * WHO + COINS] = n
        return self

    def cubes(self, seat: int, fief: int, **cubes: int) -> Self:
        """Lay exactly these cubes on a fief (1 to 3)."""
        for resource, name in enumerate(RESOURCES):
            now = int(self.table.cubes[(seat * FIEFS + fief - 1) * 4 + resource])
            self.table.put(seat, fief - 1, resource, cubes.get(name, 0) - now)
        return self

    def on_master(self, seat: int, name: str, **cubes: int) -> Self:
        """Lay exactly these cubes on a master."""
        stash = int(self.numbers.stash[self.master(name)])
        for resource, cube in enumerate(RESOURCES):
            now = int(self.table.stashed[stash * 4 + resource])
            self.table.put_on_master(seat, stash, resource, cubes.get(cube, 0) - now)
        return self

    def level(self, seat: int, *levels: int) -> Self:
        """Set the levels of a seat's three fiefs."""
        for fief, level in enumerate(levels):
            before = self.numbers.fief_halves[self.table.side(seat, fief)]
            self.table.level[seat * FIEFS + fief] = level
            self.table.who[seat * WHO + HALVES] += (
                self.numbers.fief_halves[self.table.side(seat, fief)] - before
            )
        return self

    def fiefs(self, seat: int, *colours: str) -> Self:
        """Set the colours of a seat's three fiefs."""
        for fief, colour in enumerate(colours):
            self.table.colour[seat * FIEFS + fief] = RESOURCES.index(colour)
        return self

    def house(self, seat: int, name: str, fief: int) -> Self:
        """Let a master live in a fief."""
        self.table.market &= ~(1 << self.master(name))
        self.table.hidden &= ~(1 << self.master(name))
        masters.settle_in(self.table, seat, self.master(name), fief - 1)
        masters.refresh(self.table, seat)
        return self

    def market(self, *names: str) -> Self:
        """Lay exactly these masters face up."""
        self.table.market = sum(1 << self.master(name) for name in names)
        self.table.hidden &= ~self.table.market
        return self

    def master_deck(self, *names: str) -> Self:
        """Make these masters the deck, in an order nobody knows."""
        self.table.hidden = sum(1 << self.master(name) for name in names)
        self.table.under = self.table.under[:0]
        return self

    def points(self, seat: int, vp: float) -> Self:
        """Set a seat's points."""
        self.table.who[seat * WHO + HALVES] = int(2 * vp)
        return self

    def straighten(self) -> Self:
        """Begin the turn of the seat to act anew: start phase and all that follows without a choice."""
        start.begin(self.table)
        decisions.go_on(self.table)
        return self

    # -------------------------------------------------------------- acting

    def does(self, seat: int, /, kind: str, **fields: object) -> Self:
        """Take a named choice: first with a copy, which must leave this table as it is and come to the same position.

        Asking what is legal changes nothing, no piece is lost or made, and what is counted twice is counted right.
        """
        table, twin, before = self.table, self.table.copy(), list(self.table.truth_vec())
        pieces, is_dealt = self._pieces(), table.in_main
        action = self.game.action({"kind": kind, **fields})
        if action in twin.legal(seat):
            assert list(twin.truth_vec()) == before, "the list of choices changed the table"
            twin.play(seat, action)
            assert list(table.truth_vec()) == before, "what a copy did happened to the table"
        super().does(seat, kind, **fields)
        assert list(twin.truth_vec()) == list(table.truth_vec()), "a copy went on in another way"
        if is_dealt:
            assert self._pieces() == pieces, "pieces were lost or made"
            check_counts(table)
        return self

    def _pieces(self) -> dict[str, int]:
        """Count vassals, fiefs and tokens; masters are put in place by words that may name the same master twice."""
        return {name: n for name, n in self.table.census().items() if name != "masters"}

    def default(self, seat: int) -> Self:
        """Pay by DEFAULT if a payment is open."""
        return self.does(seat, "default") if self.offers(seat, "default") else self

    # -------------------------------------------------------------- asking

    def seen(self, seat: int) -> SeatView:
        """Return what a seat sees of itself."""
        return view(self.table, seat)["seats"][seat]

    def on_fief(self, seat: int, fief: int) -> dict[str, int]:
        """Return the cubes lying on a fief, without zeros."""
        on_table = self.seen(seat)["fiefs"][fief - 1]
        assert on_table is not None, f"seat {seat} has no fief {fief}"
        return {name: n for name, n in dict[str, int](**on_table["cubes"]).items() if n}

    def all_cubes(self, seat: int) -> dict[str, int]:
        """Return all cubes of a seat, without zeros."""
        return {
            name: int(n)
            for resource, name in enumerate(RESOURCES)
            if (n := self.table.stock[seat * 4 + resource])
        }

    def hand(self, seat: int) -> dict[str, int]:
        return self.seen(seat)["hand"]

    def pile(self, seat: int) -> dict[str, int]:
        return self.seen(seat)["discard"]

    def money(self, seat: int) -> int:
        return int(self.table.coins(seat))


def check_counts(table: FeudaliaTable) -> None:
    """Cards and cubes are counted one by one and in sum; both must agree for every seat."""
    types, cities = int(table.numbers.types), int(table.numbers.cities)
    for seat in range(int(table.numbers.seats)):
        for sum_of, cards in ((HAND, table.hand), (DECK, table.deck), (DISCARD, table.pile)):
            assert table.who[seat * WHO + sum_of] == sum(cards[seat * types : (seat + 1) * types])
        homes = table.cities[seat * FIEFS * cities : (seat + 1) * FIEFS * cities]
        holders = [table.numbers.stash[master] for master in homes if master >= 0]
        for resource in range(4):
            on_fiefs = sum(table.cubes[(seat * FIEFS + fief) * 4 + resource] for fief in range(FIEFS))
            on_masters = sum(table.stashed[stash * 4 + resource] for stash in holders if stash >= 0)
            assert table.stock[seat * 4 + resource] == on_fiefs + on_masters


def court(
    scenario: str = "scenario_1",
    seats: int = 2,
    *settings: tuple[str, str | int | bool],
    seed: int = 7,
    material: Path | None = None,
) -> Position:
    """Return a table in Ana's first main phase: empty hand, no coins, no cubes, fiefs as dealt."""
    table = deal(scenario, seats, *settings, seed=seed, material=material)
    while table.asked != ASK_MAIN:
        table.play(table.actor, table.legal(table.actor)[0])
    if seats > 1 and turned.has_another_first_player():
        table.first = BEN
    return Position(table).hold(ANA).coins(ANA, 0)


def village(*cards: str, scenario: str = "scenario_10", seats: int = 2) -> Position:
    """Return Ana's main phase in a scenario where every vassal can occur: wheat, wood and clay fief."""
    village = court(scenario, seats)
    village.fiefs(ANA, "wheat", "wood", "clay").hold(ANA, *cards)
    return village.market("miller", "potter")


def town(*levels: int, scenario: str = "scenario_2") -> Position:
    """Return Ana's main phase with a wheat, a wood and a clay fief of these levels, rich."""
    position = court(scenario).fiefs(ANA, "wheat", "wood", "clay").level(ANA, *levels).coins(ANA, 20)
    return position.cubes(ANA, 1, wheat=9).cubes(ANA, 2, wood=9).cubes(ANA, 3, clay=9, stone=9)


def rich(scenario: str = "scenario_1", seats: int = 2, *settings: tuple[str, str | int | bool]) -> Position:
    """Return Ana's main phase with ten of every cube on each fief and twenty coins."""
    position = court(scenario, seats, *settings).fiefs(ANA, "wheat", "wood", "clay").coins(ANA, 20)
    for fief in (1, 2, 3):
        position.cubes(ANA, fief, wheat=10, wood=10, clay=10, stone=10)
    return position


def builds(position: Position, card: str, times: int = 1) -> Position:
    """Let Ana build tokens of a card, paid by DEFAULT."""
    for _ in range(times):
        position.does(ANA, "build", card=card).default(ANA)
    return position


def lives(position: Position, name: str) -> int | None:
    """Return the fief where a master of Ana lives, None if in none."""
    for number, fief in enumerate(position.seen(ANA)["fiefs"], start=1):
        if fief is not None and name in [master["master"] for master in fief["masters"]]:
            return number
    return None
