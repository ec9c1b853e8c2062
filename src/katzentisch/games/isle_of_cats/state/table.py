"""Who holds what at one table; no rules.

Few arrays hold many things, because search copies tables often: all numbers of the seats are in `own`, all piles
of cards in `piles` (three words each, see box/cards.py), all boats' rows in `rows` (see kit/grid.py). Questions still
open are in `open`, the one asked now last (see asked.py).
"""

from typing import Final, Literal, get_args

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from katzentisch.core import bits
from katzentisch.core.bits import single
from katzentisch.core.chance import Chance
from katzentisch.core.game import Game, Table
from katzentisch.games.isle_of_cats.box.cards import DEED_WORD, WORDS, card_bit, card_word
from katzentisch.games.isle_of_cats.box.components import Components
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.asked import ASK_NOTHING
from katzentisch.games.isle_of_cats.state.boat_tiles import colour_of, place_of, seat_of, shape_of, tile_of

Mode = Literal["full", "family", "solo"]
Phase = Literal[
    "figures",
    "family_cards",
    "draft",
    "buying",
    "reading",
    "choosing",
    "rescuing",
    "finds",
    "call",
    "taking",
    "over",
]

FULL: Final = 0
FAMILY: Final = 1
SOLO: Final = 2
MODES: tuple[Mode, ...] = get_args(Mode)

# What `own` holds for each seat.
FISH: Final = 0
ACTIVE: Final = 1  # permanent baskets
USED: Final = 2
ANYWHERE: Final = 3  # card 69 / 70 waits for the next tile
EXTRA: Final = 4  # rescues that cards 80 to 82 add to the next turn with a rescue
LAID: Final = 5  # tiles on the boat
FIGURE_COLOUR: Final = 6
BOAT: Final = 7
PICKS: Final = 8  # cards still to keep in this step of the draft
SPENT: Final = 9  # fish for cards picked and not yet paid
BOOTS: Final = 10
FAMILY_DEALT: Final = 11  # family cards, as bits
FAMILY_KEPT: Final = 12
PAID: Final = 13  # last buying, as all saw it
CARDS_PAID: Final = 14
PURCHASE: Final = 15  # nine: what all know of each purchase, in order, see purchases.py
POSITION_NUMBERS: Final = 24  # the numbers before this one are the position, those behind it a cache
_KNOWN_ROOM: Final = 24  # shapes whose room was looked for since the boat last changed
_HAS_ROOM: Final = 25  # those of them that have a place
OWN: Final = 26

# Piles of each seat.
PACK: Final = 0
KEPT: Final = 1  # drafted, to be bought
BOUGHT: Final = 2
HAND: Final = 3
LESSONS: Final = 4  # private lessons on the table
CHOSEN: Final = 5  # rescue cards before the boat
SHED: Final = 6  # discarded face down by this seat
SENT: Final = 7  # three piles: passed on in each step of today's draft
AWAY: Final = 10  # passed on by this seat in any draft and not seen since
PILES: Final = 11
# Piles of the table, behind those of the seats.
DISCARD: Final = 0  # face up
PUBLIC: Final = 1  # public lessons
DRAWN: Final = 2  # being bought with a draw card
COMMON_PILES: Final = 3

# `supply`: treasures and oshax on the table by shape, then tiles out of the game by sort.
GONE: Final = 15  # common, rare, oshax, cats
SUPPLY: Final = 19

# Phases.
FIGURES: Final = 0
FAMILY_CARDS_PHASE: Final = 1
DRAFT: Final = 2
BUYING: Final = 3
READING: Final = 4
CHOOSING: Final = 5
RESCUING: Final = 6
FINDS: Final = 7
CALL: Final = 8
TAKING: Final = 9
OVER: Final = 10
PHASES: tuple[Phase, ...] = get_args(Phase)  # in the order of the numbers above


_EMPTY: Final = vec[i64]()  # never written into


@mypyc_attr(allow_interpreted_subclasses=False)
class IsleState(Table):
    """The whole table, hidden things included."""

    def __init__(self, game: Game, chance: Chance, parts: Components, mode: i64) -> None:
        self.parts: Components = parts
        self.mode: i64 = mode
        self.seats: i64 = game.seats
        self.everybody: i64 = single(game.seats) - 1  # all seats, as bits
        self.day: i64 = 0
        self.phase: i64 = FIGURES
        self.turn: i64 = 0  # position in the island order
        self.passed: i64 = 0  # seats, as bits
        self.done: i64 = 0
        self.wishes: i64 = 0  # in a call: the card each seat wants to play + 1, eight bits each, 0 for none
        self.acted: i64 = 0  # what the seat on turn has done already
        self.more: i64 = 0  # further rescues in this turn
        self.turn_over: i64 = 0
        self.step: i64 = 0  # of the draft
        self.named: i64 = 0  # colours of the public lessons, four bits each, 0 for none
        self.sister_first: i64 = 0
        self.sister_cards: i64 = 0  # left to play today
        self.sister_top: i64 = -1  # the basket card turned up and not yet played
        self.sister_deck: i64 = 0  # basket cards not yet turned up, as bits
        self.sister_lessons: i64 = 0
        self.sister_colours: i64 = 0  # colour cards in the order turned up, four bits each
        self.sister_shown: i64 = 0  # how many of them
        self.own: vec[i64] = _EMPTY
        self.piles: vec[i64] = _EMPTY
        self.deck: vec[i64] = _EMPTY  # card codes, the top one last
        self.bag: vec[i64] = _EMPTY  # cats, and rare treasures as CATS + number; the next one last
        self.fields: vec[i64] = _EMPTY  # the line of cats, see fields.py
        self.tiles: vec[i64] = _EMPTY  # on boats, in the order laid, see `tile_of`
        self.rows: vec[i64] = _EMPTY
        self.supply: vec[i64] = _EMPTY
        self.open: vec[i64] = _EMPTY
        # Never written in place: copies share these.
        self.memory: vec[i64] = _EMPTY  # where each card came from and who has shown it (secrets.py)
        self.order: vec[i64] = _EMPTY  # island order
        self.oshax_row: vec[i64] = _EMPTY  # solo: the line of oshax
        self.rare_row: vec[i64] = _EMPTY  # solo: the line of stacks
        super().__init__(game, chance)  # last, so that compiled code knows the above is set

    def copy_from(self, other: "IsleState") -> None:
        """Copy all fields of another table of the same game, except chance, listeners and advice."""
        self.revealed = other.revealed
        self.day = other.day
        self.phase = other.phase
        self.turn = other.turn
        self.passed = other.passed
        self.done = other.done
        self.wishes = other.wishes
        self.acted = other.acted
        self.more = other.more
        self.turn_over = other.turn_over
        self.step = other.step
        self.named = other.named
        self.sister_first = other.sister_first
        self.sister_cards = other.sister_cards
        self.sister_top = other.sister_top
        self.sister_deck = other.sister_deck
        self.sister_lessons = other.sister_lessons
        self.sister_colours = other.sister_colours
        self.sister_shown = other.sister_shown
        self.own = other.own[:]
        self.piles = other.piles[:]
        self.memory = other.memory
        self.deck = other.deck[:]
        self.bag = other.bag[:]
        self.fields = other.fields[:]
        self.tiles = other.tiles[:]
        self.rows = other.rows[:]
        self.supply = other.supply[:]
        self.open = other.open[:]
        self.order = other.order
        self.oshax_row = other.oshax_row
        self.rare_row = other.rare_row

    # ------------------------------------------------------------------ numbers of a seat

    def fish(self, seat: i64) -> i64:
        """Return a seat's fish."""
        return self.own[seat * OWN + FISH]

    def add(self, seat: i64, what: i64, number: i64) -> None:
        """Add to one of a seat's numbers."""
        self.own[seat * OWN + what] += number

    def get(self, seat: i64, what: i64) -> i64:
        """Return one of a seat's numbers."""
        return self.own[seat * OWN + what]

    def put(self, seat: i64, what: i64, number: i64) -> None:
        """Set one of a seat's numbers."""
        self.own[seat * OWN + what] = number

    # ------------------------------------------------------------------ piles of cards

    def pile(self, seat: i64, pile: i64) -> i64:
        """Return where the words of a seat's pile begin."""
        return (seat * PILES + pile) * 3

    def common_pile(self, pile: i64) -> i64:
        """Return where the words of a pile of the table begin."""
        return (self.seats * PILES + pile) * 3

    def size(self, pile: i64) -> i64:
        """Return how many cards lie in the pile that begins here."""
        piles = self.piles
        return bits.count(piles[pile]) + bits.count(piles[pile + 1]) + bits.count(piles[pile + 2])

    def move_all(self, source: i64, target: i64) -> None:
        """Put one pile onto another."""
        piles = self.piles
        for word in range(WORDS):
            piles[target + word] |= piles[source + word]
            piles[source + word] = 0

    def move_one(self, source: i64, target: i64, sort: i64) -> i64:
        """Move the lowest card of a sort from one pile to another; return its bit of the word."""
        cards = self.parts.cards
        piles = self.piles
        word = cards.word[sort]
        held = piles[source + word] & cards.mask[sort]
        lowest = held & -held
        piles[source + word] ^= lowest
        piles[target + word] |= lowest
        return lowest

    def draw(self, target: i64) -> i64:
        """Put the top card of the deck onto a pile; return its code."""
        self.deck, card = pop(self.deck)
        self.piles[target + card_word(card)] |= card_bit(card)
        return card

    def clear(self, pile: i64) -> None:
        """Empty the pile that begins here."""
        for word in range(WORDS):
            self.piles[pile + word] = 0

    def deeds_in_hand(self, seat: i64) -> i64:
        """Return the oshax, anytime and treasure cards in a hand, as bits of their word."""
        return self.piles[(seat * PILES + HAND) * 3 + DEED_WORD]

    def draw_tile(self) -> i64:
        """Draw a tile from the bag."""
        self.revealed += 1
        self.bag, tile = pop(self.bag)
        return tile

    # ------------------------------------------------------------------ the sister's colours

    def sister_colour(self, number: i64) -> i64:
        """Return the colour on one of her colour cards, in the order turned up."""
        return (self.sister_colours >> (4 * number)) & 15

    def show_sister_colour(self, colour: i64) -> None:
        """Put a colour card behind those turned up already."""
        self.sister_colours |= colour << (4 * self.sister_shown)
        self.sister_shown += 1

    # ------------------------------------------------------------------ questions

    def ask(self, question: i64) -> None:
        """Open one more question (state/asked.py); those open already wait."""
        self.open = append(self.open, question)

    def answered(self) -> None:
        """Close the question asked last."""
        self.open, _ = pop(self.open)

    def asked(self) -> i64:
        """Return the question asked now, ASK_NOTHING for none."""
        number: i64 = len(self.open)
        return self.open[number - 1] if number else ASK_NOTHING

    def is_asked(self, seat: i64) -> bool:
        """Whether the question asked now, if there is one, is put to this seat."""
        return len(self.open) != 0 and asked.seat_of(self.asked()) == seat

    def not_done(self) -> i64:
        """Return the seats that have not said done, as bits."""
        return self.everybody & ~self.done

    def all_are_done(self) -> bool:
        """Whether all seats have said done."""
        return self.not_done() == 0

    def is_done(self, seat: i64) -> bool:
        """Whether a seat has said done."""
        return (self.done >> seat) & 1 == 1

    def note_wish(self, seat: i64, wish: i64) -> None:
        """Note which card a seat wants to play in a call, counted from 1."""
        self.wishes |= wish << (8 * seat)

    def wish_in(self, wishes: i64, seat: i64) -> i64:
        """Return which card a seat wants to play, counted from 1; 0 for none."""
        return (wishes >> (8 * seat)) & 255

    def has_passed(self, seat: i64) -> bool:
        """Whether a seat has passed."""
        return (self.passed >> seat) & 1 == 1

    def all_have_passed(self) -> bool:
        """Whether all seats have passed."""
        return self.passed == self.everybody

    # ------------------------------------------------------------------ boats

    def free_at(self, seat: i64) -> i64:
        """Return where the free words of a boat begin."""
        return seat * self.parts.boats.grid.stride

    # I051, I052, I136, I137
    def near_at(self, seat: i64) -> i64:
        """Return where the words of the squares begin one of which a new tile must use."""
        grid = self.parts.boats.grid
        if self.own[seat * OWN + ANYWHERE]:
            return seat * grid.stride
        return seat * grid.stride + grid.near

    def has_room(self, seat: i64, shape: i64) -> bool:
        """Whether a tile of this shape has a legal place on the seat's boat; cached until the boat changes."""
        own = self.own
        base = seat * OWN
        if not own[base + ANYWHERE] and (own[base + _KNOWN_ROOM] >> shape) & 1:
            return (own[base + _HAS_ROOM] >> shape) & 1 == 1
        grid = self.parts.boats.grid
        first = seat * grid.stride
        tile = self.parts.tiles.polyominoes[shape]
        if own[base + ANYWHERE]:
            return grid.has_place(tile, self.rows, first, first)
        has_place = grid.has_place(tile, self.rows, first, first + grid.near)
        bit = single(shape)
        own[base + _KNOWN_ROOM] |= bit
        if has_place:
            own[base + _HAS_ROOM] |= bit
        return has_place

    # I050, I138
    def lay(self, seat: i64, shape: i64, colour: i64, place: i64) -> None:
        """Lay a tile on a boat."""
        parts = self.parts
        own = self.own
        base = seat * OWN
        parts.boats.grid.cover(
            parts.tiles.polyominoes[shape], place, self.rows, self.free_at(seat), own[base + LAID] == 0
        )
        own[base + LAID] += 1
        own[base + ANYWHERE] = 0
        self._boat_changed(seat)
        self.tiles = append(self.tiles, tile_of(seat, shape, colour, place))

    def lift(self, index: i64) -> i64:
        """Take a tile off its boat; return its shape."""
        tile = self.tiles[index]
        seat = seat_of(tile)
        left = vec[i64]()
        for other in self.tiles:
            if other != tile:
                left = append(left, other)
        grid = self.parts.boats.grid
        empty_boat = grid.new(self.parts.boats.outline, 1)
        first: i64 = self.free_at(seat)
        for word in range(grid.stride):
            self.rows[first + word] = empty_boat[word]
        waits = self.get(seat, ANYWHERE)
        self.put(seat, LAID, 0)
        self._boat_changed(seat)
        for other in left:
            if seat_of(other) == seat:
                self.lay(seat, shape_of(other), colour_of(other), place_of(other))
        self.tiles = left
        self.put(seat, ANYWHERE, waits)
        return shape_of(tile)

    def _boat_changed(self, seat: i64) -> None:
        """Drop what was computed about a boat."""
        self.put(seat, _KNOWN_ROOM, 0)
        self.put(seat, _HAS_ROOM, 0)
        self.advice = None
