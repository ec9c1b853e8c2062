"""Who holds what: the fields of a table, and how they are copied. No rules.

Everything is a number. Piles are counters by type of vassal: nobody ever knows the order of a
draw deck, so a card is drawn at random when it is drawn. Cards in fields, occupied fields and the like
exist only during a turn and are kept once, for the player whose turn it is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.core.chance import Chance
from katzentisch.core.game import Game, Table
from katzentisch.core.vecs import zeros
from katzentisch.games.feudalia.box.actions import ActionNumbers
from katzentisch.games.feudalia.box.numbers import FIEFS, PERKS, Numbers
from katzentisch.games.feudalia.state.asked import ASK_NOTHING, ASK_PAY

# `who`: a few numbers for every seat
COINS: Final = 0
TURNED: Final = 1  # masters turned, as bits
HAND: Final = 2  # cards in hand, draw deck and discard pile
DECK: Final = 3
DISCARD: Final = 4
OUT: Final = 5  # 1 for a player who was eliminated
HALVES: Final = 6  # victory points, in halves
TURNS: Final = 7  # turns taken
WHO: Final = 8

# `turn`: what ends with the turn of the player whose turn it is
OCCUPIED: Final = 0  # printed fields used, by fief
OCCUPIED_EXTRA: Final = 3  # fields of masters used, by fief
INCOME_UP: Final = 6  # by kind of vassal
DISCOUNTS: Final = 12  # how often each discount was gained

# `due`: what is still to be paid
UNITS: Final = 5  # cubes that discounts still save, by set of resources; before it wheat ... stone, black
DUE: Final = 21

# What is being paid for
BUY_VASSAL: Final = 0
BUY_MASTER: Final = 1
BUY_UPGRADE: Final = 2
BUY_BUILDING: Final = 3
BUY_WORK: Final = 4
BUY_INFLUENCE: Final = 5
BUY_ACTION: Final = 6


class FeudaliaState(Table):
    """The fields of a table of Feudalia."""

    def __init__(
        self, game: Game, chance: Chance, numbers: Numbers, actions: ActionNumbers, fresh: bool
    ) -> None:
        self.numbers: Numbers = numbers
        self.actions: ActionNumbers = actions
        # whose decision, and which
        self.asked: i64 = ASK_NOTHING
        self.actor: i64 = 0
        self.in_main: bool = False  # the main phase of the seat whose turn it is has begun
        self.options: vec[i64] = EMPTY  # the open list, unless it is the main list; never written into
        # the game
        self.lot: i64 = 0  # drawn once for each game; no rule reads it, bots vary their taste by it
        self.first: i64 = 0
        self.round: i64 = 1
        self.target: i64 = numbers.target
        self.objectives: i64 = 0  # in play, as bits
        self.ends_with_cathedral: bool = False
        self.triggered: bool = False
        self.tie_break: bool = False
        self.stalled: i64 = 0  # full rounds in which nobody gained a point or hired a noble
        self.progress: bool = False  # a point was gained or a noble hired in this round
        self.shared: bool = False  # the game ended by a true tie
        self.winner: i64 = -1  # by the end check
        self.stage: i64 = 1  # of the cathedral
        self.market: i64 = 0  # masters face up, as bits
        self.hidden: i64 = 0  # masters in the deck whose order nobody knows
        self.offered: i64 = -1  # draft: the fief passed on; -1 if none
        self.drawn: i64 = -1  # draft: the fief drawn
        # the turn
        self.influence: i64 = 0
        self.reshuffled: i64 = 0
        self.fresh: i64 = 0  # cards drawn in this main phase that may be the tax collector
        self.moved: i64 = 0  # masters moved since the last action of another kind, or for the hire under way
        self.restocked: i64 = 0
        self.moved_again: i64 = 0  # masters moved twice for the hire under way
        self.has_fired: bool = False  # one was fired for the hire under way
        self.straightening: i64 = 0  # city slots whose effect is still to be applied
        # the action under way
        self.buying: i64 = 0
        self.item: i64 = 0  # the vassal, master, fief or building
        self.fief: i64 = -1  # where the card lies; -1 for an influence card
        self.lost: i64 = -1  # the vassal to be eliminated as part of the price
        self.only_fief: i64 = -1  # the one fief that may pay, -1 for all
        self.coins_due: i64 = 0
        self.changed: bool = False  # a stash was changed
        # the effect under way
        self.pc: i64 = -1
        self.way_back: i64 = -1
        self.working: bool = False  # a vassal's field action: a bonus applies
        self.left: i64 = 0
        self.exchange: i64 = 0  # the option of a trade
        self.cube: i64 = 0
        self.held: i64 = 0
        self.paid: i64 = 0  # resources, as bits
        self.victim: i64 = -1
        # what lies where; `_lay_out` and `copy_from` fill these
        self.hand: vec[i64] = EMPTY
        self.deck: vec[i64] = EMPTY
        self.pile: vec[i64] = EMPTY  # discard piles
        self.who: vec[i64] = EMPTY
        self.cubes: vec[i64] = EMPTY
        self.stock: vec[i64] = EMPTY  # all cubes of a seat, those on masters included
        self.cities: vec[i64] = EMPTY
        self.lying: vec[i64] = EMPTY  # vassals in fields, by fief
        self.turn: vec[i64] = EMPTY
        # Rarely written, so copies share them: who writes into one of them writes into a copy.
        self.known: vec[i64] = EMPTY  # cards of a hand that everybody knows of
        self.supply: vec[i64] = EMPTY
        self.colour: vec[i64] = EMPTY
        self.level: vec[i64] = EMPTY
        self.stashed: vec[i64] = EMPTY
        self.perks: vec[i64] = EMPTY
        self.tokens: vec[i64] = EMPTY
        self.taken: vec[i64] = EMPTY
        self.played: vec[i64] = EMPTY  # influence cards on the table
        self.under: vec[i64] = EMPTY  # masters put under the deck, the first to come first
        self.fief_deck: vec[i64] = EMPTY
        self.box: vec[i64] = EMPTY  # eliminated vassals
        self.due: vec[i64] = EMPTY  # shared but during a payment
        super().__init__(game, chance)  # last, so that compiled code knows the above is set
        if fresh:
            self._lay_out()

    def _lay_out(self) -> None:
        numbers = self.numbers
        seats, types = numbers.seats, numbers.types
        self.hand = zeros(seats * types)
        self.deck = zeros(seats * types)
        self.pile = zeros(seats * types)
        self.who = zeros(seats * WHO)
        self.cubes = zeros(seats * FIEFS * 4)
        self.stock = zeros(seats * 4)
        self.cities = vec[i64]([-1] * int(seats * FIEFS * numbers.cities))
        self.lying = zeros(FIEFS * types)
        self.turn = zeros(DISCOUNTS + numbers.discounts)
        self.known = zeros(seats * types)
        self.supply = zeros(types)
        self.colour = vec[i64]([-1] * int(seats * FIEFS))
        self.level = zeros(seats * FIEFS)
        self.stashed = zeros(numbers.stashes * 4)
        self.perks = zeros(seats * PERKS)
        self.tokens = zeros(numbers.buildings)
        self.taken = zeros(seats * numbers.buildings)
        self.played = zeros(types)
        self.fief_deck = numbers.level0
        self.box = zeros(types)
        self.due = zeros(DUE)

    def copy_from(self, other: "FeudaliaState") -> None:
        """Copy every field of another table of the same game."""
        self.revealed = other.revealed
        self.asked = other.asked
        self.actor = other.actor
        self.in_main = other.in_main
        self.options = other.options
        self.lot = other.lot
        self.first = other.first
        self.round = other.round
        self.target = other.target
        self.objectives = other.objectives
        self.ends_with_cathedral = other.ends_with_cathedral
        self.triggered = other.triggered
        self.tie_break = other.tie_break
        self.stalled = other.stalled
        self.progress = other.progress
        self.shared = other.shared
        self.winner = other.winner
        self.stage = other.stage
        self.market = other.market
        self.hidden = other.hidden
        self.offered = other.offered
        self.drawn = other.drawn
        self.influence = other.influence
        self.reshuffled = other.reshuffled
        self.fresh = other.fresh
        self.moved = other.moved
        self.restocked = other.restocked
        self.moved_again = other.moved_again
        self.has_fired = other.has_fired
        self.straightening = other.straightening
        self.buying = other.buying
        self.item = other.item
        self.fief = other.fief
        self.lost = other.lost
        self.only_fief = other.only_fief
        self.coins_due = other.coins_due
        self.changed = other.changed
        self.pc = other.pc
        self.way_back = other.way_back
        self.working = other.working
        self.left = other.left
        self.exchange = other.exchange
        self.cube = other.cube
        self.held = other.held
        self.paid = other.paid
        self.victim = other.victim
        self._copy_piles(other)

    def _copy_piles(self, other: "FeudaliaState") -> None:
        self.hand = other.hand[:]
        self.deck = other.deck[:]
        self.pile = other.pile[:]
        self.who = other.who[:]
        self.cubes = other.cubes[:]
        self.stock = other.stock[:]
        self.cities = other.cities[:]
        self.lying = other.lying[:]
        self.turn = other.turn[:]
        self.known = other.known
        self.supply = other.supply
        self.colour = other.colour
        self.level = other.level
        self.stashed = other.stashed
        self.perks = other.perks
        self.tokens = other.tokens
        self.taken = other.taken
        self.played = other.played
        self.under = other.under
        self.fief_deck = other.fief_deck
        self.box = other.box
        self.due = other.due[:] if other.asked == ASK_PAY else other.due

    # ------------------------------------------------------------------ small questions and moves

    def coins(self, seat: i64) -> i64:
        """Return a seat's coins."""
        return self.who[seat * WHO + COINS]

    def halves(self, seat: i64) -> i64:
        """Return a seat's victory points, in half points."""
        return self.who[seat * WHO + HALVES]

    def is_in(self, seat: i64) -> bool:
        """Whether a seat was not eliminated."""
        return self.who[seat * WHO + OUT] == 0

    def gain_coins(self, seat: i64, n: i64) -> i64:
        """Move a seat's marker forward, at most to the end of the track; return how far (R20)."""
        who = self.who
        marker = seat * WHO + COINS
        room = self.numbers.track_max - who[marker]
        if n > room:
            n = room
        who[marker] += n
        return n

    def put(self, seat: i64, fief: i64, resource: i64, n: i64) -> None:
        """Put cubes from the reserve on a fief (or take them away, n < 0)."""
        self.cubes[(seat * FIEFS + fief) * 4 + resource] += n
        self.stock[seat * 4 + resource] += n

    def put_on_master(self, seat: i64, stash: i64, resource: i64, n: i64) -> None:
        """Put cubes from the reserve on a master (or take them away, n < 0)."""
        self.stashed = self.stashed[:]
        self.stashed[stash * 4 + resource] += n
        self.stock[seat * 4 + resource] += n

    def on_fief(self, seat: i64, fief: i64) -> i64:
        """Count the cubes lying on a fief itself."""
        cubes = self.cubes
        first = (seat * FIEFS + fief) * 4
        return cubes[first] + cubes[first + 1] + cubes[first + 2] + cubes[first + 3]

    def master_in(self, seat: i64, fief: i64, city: i64) -> i64:
        """Return the master in a city of a fief, -1 if it is empty."""
        return self.cities[(seat * FIEFS + fief) * self.numbers.cities + city]

    def of_fief(self, seat: i64, fief: i64, resource: i64) -> i64:
        """Count a fief's cubes of a resource, those on its masters included."""
        total = self.cubes[(seat * FIEFS + fief) * 4 + resource]
        stash, cities = self.numbers.stash, self.cities
        first = (seat * FIEFS + fief) * self.numbers.cities
        for slot in range(first, first + self.numbers.cities):
            master = cities[slot]
            if master >= 0 and stash[master] >= 0:
                total += self.stashed[stash[master] * 4 + resource]
        return total

    def masters_of(self, seat: i64) -> i64:
        """Return the masters in a seat's cities, as bits."""
        cities = self.cities
        slots = FIEFS * self.numbers.cities
        own: i64 = 0
        for slot in range(seat * slots, (seat + 1) * slots):
            if cities[slot] >= 0:
                own |= single(cities[slot])
        return own

    def slot_of_master(self, seat: i64, master: i64) -> i64:
        """Return the slot among a seat's cities where a master lives, -1 if in none."""
        return _slot_of(self.cities, seat, FIEFS * self.numbers.cities, master)

    def fief_of_master(self, seat: i64, master: i64) -> i64:
        """Return the fief of a seat where a master lives, -1 if in none."""
        slot = _slot_of(self.cities, seat, FIEFS * self.numbers.cities, master)
        return slot // self.numbers.cities if slot >= 0 else -1

    def side(self, seat: i64, fief: i64) -> i64:
        """Return which side of which fief card lies there: colour * 3 + level."""
        position = seat * FIEFS + fief
        return self.colour[position] * 3 + self.level[position]

    def leaves_hand(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand; what everybody knew of the hand shrinks with it."""
        position = seat * self.numbers.types + card
        self.hand[position] -= 1
        self.who[seat * WHO + HAND] -= 1
        if self.known[position] > 0:
            self.know(position, self.known[position] - 1)

    def know(self, position: i64, n: i64) -> None:
        """Note how many cards of a type in a hand everybody knows of; `position` as in `hand`."""
        if self.known[position] != n:
            self.known = self.known[:]
            self.known[position] = n

    def eliminate(self, card: i64) -> None:
        """Put a vassal back into the box."""
        self.box = self.box[:]
        self.box[card] += 1

    def to_pile(self, seat: i64, card: i64) -> None:
        """Lay a card on a seat's discard pile."""
        self.pile[seat * self.numbers.types + card] += 1
        self.who[seat * WHO + DISCARD] += 1

    def nobles(self, seat: i64) -> i64:
        """Count the nobles among all vassals of a seat, wherever they are (RULES.md 9)."""
        numbers = self.numbers
        base = seat * numbers.types
        total: i64 = 0
        for card in range(numbers.types):
            value = numbers.nobles[card]
            if value > 0:
                total += value * (self.hand[base + card] + self.deck[base + card] + self.pile[base + card])
                if seat == self.actor:
                    total += value * self.in_play(card)
        return total

    def in_play(self, card: i64) -> i64:
        """Count the cards of a type in fields and on the table of the player whose turn it is."""
        types = self.numbers.types
        lying = self.lying
        return lying[card] + lying[types + card] + lying[2 * types + card] + self.played[card]


EMPTY: Final = vec[i64]()


def _slot_of(cities: vec[i64], seat: i64, slots: i64, master: i64) -> i64:
    """Return the slot among the `slots` of a seat's cities where a master lives, -1 if in none."""
    first = seat * slots
    for slot in range(slots):
        if cities[first + slot] == master:
            return slot
    return -1
