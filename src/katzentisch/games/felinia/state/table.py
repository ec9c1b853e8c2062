"""State: every number of a game of Felinia in progress, and none of its rules.

What never changes after the deal (the order of piles, the tiles laid out) is shared between copies.
A family's trade tiles are those of the provinces its merchants settled, so nothing is stored twice.
"""

from typing import Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.chance import Chance
from katzentisch.core.game import Game, Table
from katzentisch.games.felinia.box.actions import ActionNumbers
from katzentisch.games.felinia.box.components import Components
from katzentisch.games.felinia.state.asked import ASK_NOTHING

# F039: the phases of a round in order, and what comes after the last round.
BIDDING: Final = 0
TRADING: Final = 1
EXPLORATION: Final = 2
STORAGE: Final = 3
PREPARATION: Final = 4
CLOSING: Final = 5
OVER: Final = 6
Phase = Literal["bidding", "trading", "exploration", "storage", "preparation", "closing", "over"]
PHASES: Final[list[Phase]] = [
    "bidding",
    "trading",
    "exploration",
    "storage",
    "preparation",
    "closing",
    "over",
]

# How the end came (RULES 7).
NO_END: Final = 0
LAST_MERCHANT: Final = 1
BOATS_LACKING: Final = 2
Ending = Literal["", "last_merchant", "boats"]
ENDS: Final[list[Ending]] = ["", "last_merchant", "boats"]

# Where a merchant on the island stands in his move (RULES 4.3).
ABOARD: Final = 0
ENTERED: Final = 1
REVEALING: Final = 2
WALKING: Final = 3

# A family's numbers, in `families` from `seat * width` on. The first four are also symbols of provinces.
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

# One look at mysterious places, in `place_log`: width of an entry, then the offsets of its numbers.
LOOK: Final = 4
LOOK_SEAT: Final = 0
LOOK_DRAWN: Final = 1  # cards drawn
LOOK_KEPT: Final = 2  # 1 for the first card drawn, 2 for the second, 0 for none
LOOK_PAID: Final = 3  # the good handed in, -1 for none

_EMPTY: Final = vec[i64]()  # never written into


class FeliniaState(Table):
    """All numbers of one game; `game.py` adds the verbs."""

    def __init__(self, game: Game, chance: Chance, components: Components, actions: ActionNumbers) -> None:
        self.components: Components = components
        self.actions: ActionNumbers = actions
        self.seats: i64 = components.families
        self.width: i64 = GOODS + components.kinds_of_goods
        self.berth_width: i64 = 2 + components.largest_boat  # numbers of each berth in `boats`
        self.phase: i64 = BIDDING
        self.asked: i64 = ASK_NOTHING
        self.actor: i64 = 0  # the seat that is asked
        self.round: i64 = 1
        self.first: i64 = 0  # the seat with the first-player card
        self.turn: i64 = 0  # bidding: turns of the table done
        self.families_done: i64 = 0  # bidding, storage, closing: how many families, in turn order
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
        # What moves.
        self.families: vec[i64] = _EMPTY
        self.merchandise: vec[i64] = _EMPTY  # the bag by kind, then each market by kind
        self.stacks: vec[i64] = _EMPTY  # tokens by space: how many, then whose (two bits each, top last)
        self.boats: vec[i64] = _EMPTY  # by berth: boat tile or -1, merchants aboard, then their seats
        self.face_down: vec[i64] = _EMPTY  # by kingdom: provinces with a face-down tile, as bits
        self.settled: vec[i64] = _EMPTY  # by kingdom: provinces with a merchant, as bits
        self.settler: vec[i64] = _EMPTY  # by province: the merchant's seat, or -1
        self.next_boat: i64 = 0  # how many boat tiles have left the pile
        self.bonus_taken: vec[i64] = _EMPTY  # tile and seat, in the order taken
        self.bonus_looks: vec[i64] = _EMPTY  # by seat: after how many takes it saw the stack, as bits
        self.next_place: i64 = 0  # how many cards have been drawn from `places`
        self.drawn: i64 = 0  # how many mysterious places the actor is looking at
        self.place_log: vec[i64] = _EMPTY  # looks at mysterious places, LOOK numbers each
        # What was shuffled, once. Only `places` grows: cards put back go to its end. Copies share these four, and
        # `bonus_taken`, `bonus_looks` and `place_log`: who writes into one of them writes into a copy.
        self.boat_order: vec[i64] = _EMPTY
        self.laid: vec[i64] = _EMPTY  # by province: the trade tile laid there, or -1
        self.bonus_order: vec[i64] = _EMPTY  # top first
        self.places: vec[i64] = _EMPTY
        super().__init__(game, chance)  # last, so that compiled code knows the above is set

    def copy_from(self, other: "FeliniaState") -> None:
        """Take over every number of another table, and stay independent of it."""
        self.revealed = other.revealed
        self.phase = other.phase
        self.asked = other.asked
        self.actor = other.actor
        self.round = other.round
        self.first = other.first
        self.turn = other.turn
        self.families_done = other.families_done
        self.space = other.space
        self.sailing = other.sailing
        self.berth = other.berth
        self.rider = other.rider
        self.move = other.move
        self.province = other.province
        self.steps = other.steps
        self.visited = other.visited
        self.reveals = other.reveals
        self.symbol = other.symbol
        self.paid = other.paid
        self.ending = other.ending
        self.families = other.families[:]
        self.merchandise = other.merchandise[:]
        self.stacks = other.stacks[:]
        self.boats = other.boats[:]
        self.face_down = other.face_down[:]
        self.settled = other.settled[:]
        self.settler = other.settler[:]
        self.next_boat = other.next_boat
        self.bonus_taken = other.bonus_taken
        self.bonus_looks = other.bonus_looks
        self.next_place = other.next_place
        self.drawn = other.drawn
        self.place_log = other.place_log
        self.boat_order = other.boat_order
        self.laid = other.laid
        self.bonus_order = other.bonus_order
        self.places = other.places

    # ------------------------------------------------------------------ families

    def of(self, seat: i64, what: i64) -> i64:
        """Return one of a family's numbers."""
        return self.families[seat * self.width + what]

    def add(self, seat: i64, what: i64, amount: i64) -> None:
        """Change one of a family's numbers."""
        self.families[seat * self.width + what] += amount

    def include(self, seat: i64, what: i64, member: i64) -> None:
        """Add a member to one of a family's sets: BANKED, PLACES or SPECIALS."""
        self.families[seat * self.width + what] |= bits.single(member)

    def in_turn(self, index: i64) -> i64:
        """Return a seat by its index in turn order, 0 being the first player."""
        return (self.first + index) % self.seats

    def can_sell(self, seat: i64) -> bool:
        """Whether the family has anything that can be sold."""
        families = self.families
        base = seat * self.width
        return families[base + GOLD] + families[base + SPICE] + families[base + TILES] > 0

    # ------------------------------------------------------------------ merchandise

    def in_bag(self, good: i64) -> i64:
        """Return how many tiles of a good are in the bag."""
        return self.merchandise[good]

    def bag_size(self) -> i64:
        """Return how many tiles are in the bag."""
        return self._tiles_in_row(0)

    def at_market(self, space: i64, good: i64) -> i64:
        """Return how many tiles of a good lie on a market."""
        return self.merchandise[(space + 1) * self.components.kinds_of_goods + good]

    def market_size(self, space: i64) -> i64:
        """Return how many tiles lie on a market."""
        return self._tiles_in_row(space + 1)

    def _tiles_in_row(self, row: i64) -> i64:
        merchandise = self.merchandise
        kinds = self.components.kinds_of_goods
        size: i64 = 0
        for index in range(row * kinds, (row + 1) * kinds):
            size += merchandise[index]
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
        return berth * self.berth_width

    def boat_at(self, berth: i64) -> i64:
        """Return the boat tile at a berth, -1 if it is empty."""
        return self.boats[berth * self.berth_width]

    def aboard(self, berth: i64) -> i64:
        """Return how many merchants are on a boat."""
        return self.boats[berth * self.berth_width + 1]

    def rider_of(self, berth: i64, index: i64) -> i64:
        """Return whose merchant sits in a boat; index 0 is the foremost."""
        return self.boats[self.berth_at(berth) + 2 + index]

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

    def about_tile(self, province: i64) -> dict[str, object]:
        """Return what an event says of the trade tile laid in a province."""
        tile = self.laid[province]
        facts: dict[str, object] = {"province": self.components.island.provinces[province]}
        facts["tile"] = self.components.tiles[tile]
        facts["trade"] = self.components.tile_name(tile)
        return facts

    def takes(self) -> i64:
        """Return how many bonus tiles have been taken."""
        return len(self.bonus_taken) // 2

    def bonus_stack_after(self, takes: i64) -> vec[i64]:
        """Return the bonus stack, top first, as it was after so many takes; a gap closes (R49)."""
        gone: i64 = 0
        for take in range(takes):
            gone |= bits.single(self.bonus_taken[2 * take])
        left = vec[i64]()
        for tile in self.bonus_order:
            if not (gone >> tile) & 1:
                left = append(left, tile)
        return left

    def bonus_stack(self) -> vec[i64]:
        """Return the bonus tiles still in the stack, top first."""
        return self.bonus_stack_after(self.takes())

    def bonus_left(self) -> i64:
        """Return how many bonus tiles are in the stack."""
        return len(self.bonus_order) - self.takes()

    def looks(self) -> i64:
        """Return how often families have looked at mysterious places and decided."""
        return len(self.place_log) // LOOK

    def places_left(self) -> i64:
        """Return how many mysterious places are in the pile."""
        return len(self.places) - self.next_place

    def drawn_place(self, number: i64) -> i64:
        """Return a mysterious place the actor is looking at, 0 being the first drawn."""
        return self.places[self.next_place - self.drawn + number]

    def drawn_names(self) -> list[str]:
        """Name the mysterious places the actor is looking at."""
        return [self.components.places[self.drawn_place(number)] for number in range(self.drawn)]
