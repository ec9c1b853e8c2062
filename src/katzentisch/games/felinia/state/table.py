"""Who holds what: every number of a game of Felinia in progress, and nothing of its rules.

What never changes after the deal (the order of piles, the tiles laid out) is shared between copies.
A family's trade tiles are those of the provinces its merchants settled; so nothing is kept twice.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.chance import Chance
from katzentisch.core.game import Game, Table
from katzentisch.games.felinia.box.actions import Choices
from katzentisch.games.felinia.box.components import Components

# What is asked. # RULES 4, "Decision ..."
NOTHING: Final = 0
BID: Final = 1
DEAL: Final = 2
GUILD: Final = 3
BOARD: Final = 4
REVEAL: Final = 5
STEP: Final = 6
KEEP: Final = 7
STORE: Final = 8
CLOSE: Final = 9
QUESTIONS: Final = ["", "bid", "deal", "guild", "board", "reveal", "step", "keep", "store", "close"]

# The phases of a round, in order (F039), and what comes after the last round.
BIDDING: Final = 0
TRADING: Final = 1
EXPLORATION: Final = 2
STORAGE: Final = 3
PREPARATION: Final = 4
CLOSING: Final = 5
OVER: Final = 6
PHASES: Final = ["bidding", "trading", "exploration", "storage", "preparation", "closing", "over"]

# How the end came (RULES 7).
NO_END: Final = 0
LAST_MERCHANT: Final = 1
BOATS_LACKING: Final = 2
ENDS: Final = ["", "last_merchant", "boats"]

# Where a merchant on the island stands in his move (RULES 4.3).
ABOARD: Final = 0
ENTERED: Final = 1
REVEALING: Final = 2
WALKING: Final = 3

# A family's numbers, in `families` at `seat * WIDTH`. The first four are also symbols of provinces.
SILVER: Final = 0
GOLD: Final = 1
SPICE: Final = 2
FOOD: Final = 3
TILES: Final = 4  # merchandise of all kinds
STOCK: Final = 5  # merchants at home
TOKENS: Final = 6  # bid tokens in hand
BANKED: Final = 7  # turns of the table in which a token went to the bank, as bits
PLACES: Final = 8  # mysterious places kept, as bits
SPECIALS: Final = 9  # special tiles owned, as bits
EXTRA: Final = 10  # what special tiles add for each of the five symbols that are gained
GOODS: Final = 15  # merchandise by kind


class FeliniaTable(Table):
    """All numbers of one game. `game.py` adds the verbs, `rules/` the rules."""

    def __init__(self, game: Game, chance: Chance, components: Components, choices: Choices) -> None:
        super().__init__(game, chance)
        self.components: Components = components
        self.choices: Choices = choices
        self.seats: i64 = components.families
        self.width: i64 = GOODS + components.kinds_of_goods
        self.phase: i64 = BIDDING
        self.asked: i64 = NOTHING
        self.actor: i64 = 0  # the seat that is asked
        self.round: i64 = 1
        self.first: i64 = 0  # the seat with the first-player card
        self.turn: i64 = 0  # bidding: turns of the table done
        self.place: i64 = 0  # places in turn order done, in bidding, storage and closing
        self.space: i64 = 0  # trading: the market or guild at hand
        self.sailing: i64 = 0  # exploration: berths whose boats have yet to sail, as bits
        self.berth: i64 = -1  # exploration: the boat that has arrived
        self.rider: i64 = 0  # exploration: which of its merchants moves
        self.move: i64 = ABOARD
        self.province: i64 = -1
        self.steps: i64 = 0
        self.visited: i64 = 0
        self.reveals: i64 = 0
        self.symbol: i64 = 0  # the next symbol of the province to be given
        self.paid: i64 = 0  # storage: tiles the family at hand has paid for
        self.ending: i64 = NO_END
        self.opinion: object | None = (
            None  # what a seat thinks of this decision (`judge.py`); no part of the game
        )
        # What moves.
        self.families: vec[i64] = vec[i64]()
        self.merchandise: vec[i64] = vec[i64]()  # the bag by kind, then each market by kind
        self.stacks: vec[i64] = vec[i64]()  # tokens by space: how many, then whose (two bits each, top last)
        self.boats: vec[i64] = vec[i64]()  # by berth: boat tile or -1, merchants aboard, then their seats
        self.face_down: vec[i64] = vec[i64]()  # by kingdom: provinces with a face-down tile, as bits
        self.settled: vec[i64] = vec[i64]()  # by kingdom: provinces with a merchant, as bits
        self.settler: vec[i64] = vec[i64]()  # by province: the merchant's seat, or -1
        self.next_boat: i64 = 0  # how many boat tiles have left the pile
        self.bonus_taken: vec[i64] = vec[i64]()  # tile and seat, in the order taken
        self.bonus_looks: vec[i64] = vec[i64]()  # by seat: after how many takes it saw the stack, as bits
        self.next_place: i64 = 0  # how many cards have been drawn from `places`
        self.drawn: i64 = 0  # how many cards the family at KEEP is looking at
        self.place_log: vec[i64] = vec[
            i64
        ]()  # each KEEP: seat, cards drawn, which was kept (0 none), good paid
        # What was shuffled, once. Only `places` grows: cards put back go to its end.
        self.boat_order: vec[i64] = vec[i64]()
        self.laid: vec[i64] = vec[i64]()  # by province: the trade tile laid there, or -1
        self.bonus_order: vec[i64] = vec[i64]()  # top first
        self.places: vec[i64] = vec[i64]()

    def copy_to(self, other: "FeliniaTable") -> None:
        """Make another table equal to this one and independent of it."""
        other.revealed = self.revealed
        other.phase = self.phase
        other.asked = self.asked
        other.actor = self.actor
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.place = self.place
        other.space = self.space
        other.sailing = self.sailing
        other.berth = self.berth
        other.rider = self.rider
        other.move = self.move
        other.province = self.province
        other.steps = self.steps
        other.visited = self.visited
        other.reveals = self.reveals
        other.symbol = self.symbol
        other.paid = self.paid
        other.ending = self.ending
        other.families = self.families[:]
        other.merchandise = self.merchandise[:]
        other.stacks = self.stacks[:]
        other.boats = self.boats[:]
        other.face_down = self.face_down[:]
        other.settled = self.settled[:]
        other.settler = self.settler[:]
        other.next_boat = self.next_boat
        other.bonus_taken = self.bonus_taken[:]
        other.bonus_looks = self.bonus_looks[:]
        other.next_place = self.next_place
        other.drawn = self.drawn
        other.place_log = self.place_log[:]
        other.boat_order = self.boat_order
        other.laid = self.laid
        other.bonus_order = self.bonus_order
        other.places = self.places[:]

    # ------------------------------------------------------------------ families

    def of(self, seat: i64, what: i64) -> i64:
        """Return one of a family's numbers."""
        return self.families[seat * self.width + what]

    def add(self, seat: i64, what: i64, amount: i64) -> None:
        """Change one of a family's numbers."""
        self.families[seat * self.width + what] += amount

    def in_turn(self, place: i64) -> i64:
        """Return the seat at a place in turn order, 0 being the first player."""
        return (self.first + place) % self.seats

    def can_sell(self, seat: i64) -> bool:
        """Whether the family has anything that can be sold."""
        return self.of(seat, GOLD) + self.of(seat, SPICE) + self.of(seat, TILES) > 0

    # ------------------------------------------------------------------ merchandise

    def in_bag(self, good: i64) -> i64:
        """Return how many tiles of a good are in the bag."""
        return self.merchandise[good]

    def bag_size(self) -> i64:
        """Return how many tiles are in the bag."""
        size: i64 = 0
        good: i64 = 0
        while good < self.components.kinds_of_goods:
            size += self.merchandise[good]
            good += 1
        return size

    def at_market(self, space: i64, good: i64) -> i64:
        """Return how many tiles of a good lie on a market."""
        return self.merchandise[(space + 1) * self.components.kinds_of_goods + good]

    def market_size(self, space: i64) -> i64:
        """Return how many tiles lie on a market."""
        size: i64 = 0
        good: i64 = 0
        while good < self.components.kinds_of_goods:
            size += self.at_market(space, good)
            good += 1
        return size

    def take_good(self, seat: i64, good: i64) -> None:
        """Give a family one tile, which the caller took from somewhere."""
        self.add(seat, GOODS + good, 1)
        self.add(seat, TILES, 1)

    def good_to_bag(self, seat: i64, good: i64) -> None:
        """Put one of a family's tiles into the bag."""
        self.add(seat, GOODS + good, -1)
        self.add(seat, TILES, -1)
        self.merchandise[good] += 1

    # ------------------------------------------------------------------ bid tokens

    def tokens_at(self, space: i64) -> i64:
        """Return how many tokens lie on a space."""
        return self.stacks[2 * space]

    def top_token(self, space: i64) -> i64:
        """Return whose token lies on top of a space."""
        return self.stacks[2 * space + 1] & 3

    # ------------------------------------------------------------------ boats

    def berth_at(self, berth: i64) -> i64:
        """Return where a berth's numbers begin in `boats`."""
        return berth * (2 + self.components.largest_boat)

    def boat_at(self, berth: i64) -> i64:
        """Return the boat tile at a berth, -1 if it is empty."""
        return self.boats[self.berth_at(berth)]

    def aboard(self, berth: i64) -> i64:
        """Return how many merchants are on a boat."""
        return self.boats[self.berth_at(berth) + 1]

    def rider_of(self, berth: i64, place: i64) -> i64:
        """Return whose merchant sits at a place of a boat, 0 being the foremost."""
        return self.boats[self.berth_at(berth) + 2 + place]

    def is_full(self, berth: i64) -> bool:
        """Whether a boat has all its seats taken."""
        boat = self.boat_at(berth)
        return boat >= 0 and self.aboard(berth) == self.components.boat_seats[boat]

    def boats_in_pile(self) -> i64:
        """Return how many boat tiles are left in the pile."""
        return len(self.boat_order) - self.next_boat

    # ------------------------------------------------------------------ island and tiles

    def has_open_tile(self, province: i64) -> bool:
        """Whether a face-up trade tile lies in the province."""
        return (
            self.laid[province] >= 0
            and self.settler[province] < 0
            and not self.face_down[self.components.island.kingdom_of[province]]
            & self.components.island.bit(province)
        )

    def bonus_stack(self) -> vec[i64]:
        """Return the bonus tiles still in the stack, top first; a gap closes (R49)."""
        gone: i64 = 0
        one: i64 = 1
        place: i64 = 0
        while place < len(self.bonus_taken):
            gone |= one << self.bonus_taken[place]
            place += 2
        left = vec[i64]()
        for tile in self.bonus_order:
            if not gone & (one << tile):
                left = append(left, tile)
        return left

    def bonus_left(self) -> i64:
        """Return how many bonus tiles are in the stack."""
        return len(self.bonus_order) - len(self.bonus_taken) // 2

    def places_left(self) -> i64:
        """Return how many mysterious places are in the pile."""
        return len(self.places) - self.next_place

    def drawn_place(self, number: i64) -> i64:
        """Return a card the family at KEEP is looking at, 0 being the first drawn."""
        return self.places[self.next_place - self.drawn + number]
