"""Tables built by words: who holds what, without playing twenty moves to get there."""

from functools import cache

from katzentisch.core.refusals import Refusal
from katzentisch.games import feudalia
from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.box.numbers import FIEFS
from katzentisch.games.feudalia.game import Feudalia, FeudaliaTable
from katzentisch.games.feudalia.rules import masters, start
from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.state.table import COINS, DECK, DISCARD, HALVES, HAND, WHO

ANA, BEN, CAT = 0, 1, 2


@cache
def rules(scenario: str, seats: int, *settings: tuple[str, str | int | bool]) -> Feudalia:
    """Open a scenario once."""
    game = feudalia.BOX.open(scenario, seats, {"first_player": "seat_1", **dict(settings)})
    assert isinstance(game, Feudalia)
    return game


class Court:
    """A table with words for building positions, acting and asking."""

    def __init__(self, table: FeudaliaTable) -> None:
        self.table = table
        self.game = table.game
        self.numbers = table.numbers

    # -------------------------------------------------------------- building

    def card(self, name: str) -> int:
        return self.numbers.card_names.index(name)

    def master(self, name: str) -> int:
        return self.numbers.master_names.index(name)

    def hold(self, seat: int, *cards: str) -> "Court":
        """Give a seat exactly this hand."""
        types = int(self.numbers.types)
        for card in range(types):
            self.table.hand[seat * types + card] = 0
            self.table.known[seat * types + card] = 0
        for name in cards:
            self.table.hand[seat * types + self.card(name)] += 1
        self.table.who[seat * WHO + HAND] = len(cards)
        return self

    def draw_deck(self, seat: int, *cards: str) -> "Court":
        """Give a seat exactly this draw deck."""
        return self._pile(self.table.deck, DECK, seat, cards)

    def discard_pile(self, seat: int, *cards: str) -> "Court":
        """Give a seat exactly this discard pile."""
        return self._pile(self.table.pile, DISCARD, seat, cards)

    def _pile(self, pile, count: int, seat: int, cards: tuple[str, ...]) -> "Court":
        types = int(self.numbers.types)
        for card in range(types):
            pile[seat * types + card] = 0
        for name in cards:
            pile[seat * types + self.card(name)] += 1
        self.table.who[seat * WHO + count] = len(cards)
        return self

    def coins(self, seat: int, n: int) -> "Court":
        self.table.who[seat * WHO + COINS] = n
        return self

    def cubes(self, seat: int, fief: int, **cubes: int) -> "Court":
        """Lay exactly these cubes on a fief (1 to 3)."""
        for place, name in enumerate(RESOURCES):
            now = int(self.table.cubes[(seat * FIEFS + fief - 1) * 4 + place])
            self.table.put(seat, fief - 1, place, cubes.get(name, 0) - now)
        return self

    def on_master(self, seat: int, name: str, **cubes: int) -> "Court":
        """Lay exactly these cubes on a master."""
        stash = int(self.numbers.stash[self.master(name)])
        for place, resource in enumerate(RESOURCES):
            now = int(self.table.stashed[stash * 4 + place])
            self.table.put_on_master(seat, stash, place, cubes.get(resource, 0) - now)
        return self

    def level(self, seat: int, *levels: int) -> "Court":
        """Set the levels of a seat's three fiefs."""
        for fief, level in enumerate(levels):
            before = self.numbers.fief_halves[self.table.side(seat, fief)]
            self.table.level[seat * FIEFS + fief] = level
            self.table.who[seat * WHO + HALVES] += (
                self.numbers.fief_halves[self.table.side(seat, fief)] - before
            )
        return self

    def fiefs(self, seat: int, *colours: str) -> "Court":
        """Set the colours of a seat's three fiefs."""
        for fief, colour in enumerate(colours):
            self.table.colour[seat * FIEFS + fief] = RESOURCES.index(colour)
        return self

    def house(self, seat: int, name: str, fief: int) -> "Court":
        """Let a master live in a fief."""
        self.table.market &= ~(1 << self.master(name))
        self.table.hidden &= ~(1 << self.master(name))
        masters.settle_in(self.table, seat, self.master(name), fief - 1)
        masters.refresh(self.table, seat)
        return self

    def market(self, *names: str) -> "Court":
        """Lay exactly these masters face up."""
        self.table.market = sum(1 << self.master(name) for name in names)
        self.table.hidden &= ~self.table.market
        return self

    def master_deck(self, *names: str) -> "Court":
        """Make these masters the deck, in an order nobody knows."""
        self.table.hidden = sum(1 << self.master(name) for name in names)
        self.table.under = self.table.under[:0]
        return self

    def points(self, seat: int, vp: float) -> "Court":
        """Set a seat's points."""
        self.table.who[seat * WHO + HALVES] = int(2 * vp)
        return self

    def straighten(self) -> "Court":
        """Begin the turn of the seat to act anew: start phase and all that follows without a choice."""
        from katzentisch.games.feudalia.rules import decisions

        start.begin(self.table)
        decisions.go_on(self.table)
        return self

    # -------------------------------------------------------------- acting

    def does(self, kind: str, **fields) -> "Court":
        """Take a named choice with the seat to act."""
        self.table.take(int(self.table.actor), {"kind": kind, **fields})
        return self

    def default(self) -> "Court":
        """Pay by DEFAULT if a payment is open."""
        if self.offers("default"):
            self.does("default")
        return self

    def offers(self, kind: str, **fields) -> bool:
        """Whether the seat to act may take a choice."""
        action = self.game.action({"kind": kind, **fields})
        return action in self.table.legal(self.table.actor)

    def options(self) -> list[dict[str, object]]:
        """Name everything the seat to act may do."""
        return [self.game.choice(action) for action in self.table.legal(self.table.actor)]

    def kinds(self) -> set[object]:
        """Name the kinds of choices open."""
        return {option["kind"] for option in self.options()}

    def refusal(self, kind: str, **fields) -> Refusal:
        """Return why the seat to act may not take a choice."""
        refusal = self.table.why_not(self.table.actor, self.game.action({"kind": kind, **fields}))
        assert refusal is not None, f"{kind} {fields} is legal"
        return refusal

    # -------------------------------------------------------------- asking

    def seen(self, seat: int) -> dict:
        """Return what a seat sees of itself."""
        return self.table.view(seat)["seats"][seat]

    def on_fief(self, seat: int, fief: int) -> dict[str, int]:
        """Return the cubes lying on a fief, without zeros."""
        cubes = self.seen(seat)["fiefs"][fief - 1]["cubes"]
        return {name: n for name, n in cubes.items() if n}

    def all_cubes(self, seat: int) -> dict[str, int]:
        """Return all cubes of a seat, without zeros."""
        return {
            name: int(n) for place, name in enumerate(RESOURCES) if (n := self.table.stock[seat * 4 + place])
        }

    def hand(self, seat: int) -> dict[str, int]:
        return self.seen(seat)["hand"]

    def pile(self, seat: int) -> dict[str, int]:
        return self.seen(seat)["discard"]

    def money(self, seat: int) -> int:
        return int(self.table.coins(seat))


def court(
    scenario: str = "scenario_1", seats: int = 2, *settings: tuple[str, str | int | bool], seed: int = 7
) -> Court:
    """Return a table in Ana's first main phase: empty hand, no coins, no cubes, fiefs as dealt."""
    table = rules(scenario, seats, *settings).deal(seed)
    while table.asked != ASK_MAIN:
        table.play(table.actor, table.legal(table.actor)[0])
    found = Court(table)
    return found.hold(ANA).coins(ANA, 0)


def village(*cards: str, scenario: str = "scenario_10", seats: int = 2) -> Court:
    """Return Ana's main phase in a scenario where every vassal can occur: wheat, wood and clay fief."""
    found = court(scenario, seats)
    found.fiefs(ANA, "wheat", "wood", "clay").hold(ANA, *cards)
    return found.market("miller", "potter")
