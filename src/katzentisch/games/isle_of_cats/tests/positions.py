"""Positions built by words: an island with nothing on it, and what a test puts there."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Self

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.game import Line, Score
from katzentisch.core.tests import position, turned
from katzentisch.games.isle_of_cats import BOX
from katzentisch.games.isle_of_cats.box.boats import column_of, row_of, turn_of
from katzentisch.games.isle_of_cats.box.cards import card_bit, card_word, cards_in
from katzentisch.games.isle_of_cats.box.tiles import (
    CATS,
    FIRST_OSHAX,
    FIRST_RARE,
    NO_COLOUR,
    SIDES,
    cat_number,
)
from katzentisch.games.isle_of_cats.game import Isle, IsleTable
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.state.earned import add_squares
from katzentisch.games.isle_of_cats.state.fields import cat_in, entry_of
from katzentisch.games.isle_of_cats.state.scoring import sister_lines
from katzentisch.games.isle_of_cats.state.survey import survey_of
from katzentisch.games.isle_of_cats.tests.ledger import Ledger

TAKES_TURNS = ("rescuing", "finds", "taking")  # phases in which it comes round again
SEATS = ("ANN", "BOB", "CEM", "DAN")
ANN, BOB, CEM, DAN = range(4)
Square = tuple[int, int]
# The boat as the rules draw it: the rooms A to G, water around.
BOAT = (
    "~~~~~~~BBBBEEEE~~~~~~~",
    "~~~~BBBBBBBEEEEEF~~~~~",
    "~AAAEEEEEEEEEEEEFFF~~~",
    "AAAAECCCCCCEEEEEFFFFG~",
    "AAAAECCCCCCEEEEEFFFFGG",
    "AAAAECCCCCCEEEEEFFFFG~",
    "~AAAEEEEEEEEEEEEFFF~~~",
    "~~~~DDDDDDDEEEEEF~~~~~",
    "~~~~~~~DDDDEEEE~~~~~~~",
)
SQUARES = [(row, column) for row in range(9) for column in range(22) if BOAT[row][column] != "~"]
BAR = ("blue", "cat_bar", [(4, column) for column in range(10, 15)])
BLUE3 = [
    ("blue", "cat_bar", [(4, column) for column in range(9, 14)]),
    ("blue", "cat_plus", [(1, 11), (2, 10), (2, 11), (2, 12), (3, 11)]),
    ("blue", "cat_flag", [(5, 9), (5, 10), (6, 9), (6, 10), (7, 9)]),
]


@cache
def rules(variant: str = "full", seats: int = 2, difficulty: str | None = None) -> Isle:
    """The game opened once per variant."""
    game = BOX.open(variant, seats, {"difficulty": difficulty} if difficulty else None)
    assert isinstance(game, Isle)
    return game


class Position(position.Position[IsleTable]):
    """A table of the Isle; what is put in place by hand drops the advice of bots."""

    def __init__(self, table: IsleTable) -> None:
        super().__init__(table)

    def ledger(self) -> Ledger:
        """Begin a ledger of what is open to all."""
        return Ledger(self.table)

    # ------------------------------------------------------------------ putting things in place

    def give(self, seat: int, *cards: str, pile: int = t.HAND) -> Self:
        """Put cards from the deck into a seat's pile; for those picked to be bought the seat has the fish besides."""
        table = self.table
        for card in cards:
            code = self._in_deck(card)
            if pile == t.BOUGHT:
                price = table.parts.cards.price[table.parts.cards.sort_at[code]]
                table.add(seat, t.SPENT, price)
                table.add(seat, t.FISH, price)
            table.deck = vec[i64]([other for other in table.deck if other != code])
            table.piles[table.pile(seat, pile) + card_word(code)] |= card_bit(code)
        table.advice = None
        return self

    def stack(self, *cards: str) -> Self:
        """Put cards on top of the deck, the first named to be drawn first."""
        for card in reversed(cards):
            code = self._in_deck(card)
            rest = [other for other in self.table.deck if other != code]
            self.table.deck = vec[i64]([*rest, code])
        return self

    def _in_deck(self, card: str) -> int:
        sorts = self.table.parts.cards.sort_at
        sort = self.table.parts.cards.names.index(card)
        codes = [int(code) for code in self.table.deck if sorts[code] == sort]
        assert codes, f"no {card} left in the deck"
        return codes[0]

    def cat(self, colour: str, shape: str) -> int:
        """The number of a cat."""
        tiles = self.table.parts.tiles
        return int(cat_number(tiles.shapes.index(shape), tiles.colours.index(colour)))

    def bring(self, *cats: tuple[str, str, str]) -> Self:
        """Put cats (colour, shape, side) from the bag into the fields."""
        for colour, shape, side in cats:
            cat = self.cat(colour, shape)
            self.table.bag = vec[i64]([tile for tile in self.table.bag if tile != cat])
            self.table.fields = append(self.table.fields, entry_of(cat, SIDES.index(side)))
        return self

    def next_in_bag(self, *tiles: tuple[str, str] | str) -> Self:
        """Put tiles on top of the bag, the first named to be drawn first: (colour, shape), or a rare shape."""
        for tile in reversed(tiles):
            if isinstance(tile, str):
                code = CATS + self.table.parts.tiles.shapes.index(tile) - FIRST_RARE
            else:
                code = self.cat(*tile)
            rest = list(self.table.bag)
            rest.remove(code)
            self.table.bag = vec[i64]([*rest, code])
        return self

    def lay(self, seat: int, colour: str | None, shape: str, squares: Sequence[Square]) -> Self:
        """Lay a tile on a boat, wherever it is."""
        tiles = self.table.parts.tiles
        number = tiles.colours.index(colour) if colour else NO_COLOUR
        self.table.lay(seat, tiles.shapes.index(shape), number, self.place_of(shape, squares))
        return self

    def in_order(self, *seats: int) -> Self:
        """Set the island order; the first in it is on turn."""
        self.table.order = vec[i64](seats)
        self.table.turn = 0
        return self

    def has_baskets(self, seat: int, active: int, used: int = 0) -> Self:
        """Give a seat its permanent baskets."""
        self.table.put(seat, t.ACTIVE, active)
        self.table.put(seat, t.USED, used)
        return self

    def has_boat(self, seat: int, name: str) -> Self:
        """Give a seat one of the four boats."""
        self.table.put(seat, t.BOAT, self.table.parts.boats.names.index(name))
        return self

    def leaves(self, **tiles: int) -> Self:
        """Set how many tiles of some shapes lie on the table."""
        for shape, number in tiles.items():
            self.table.supply[self.table.parts.tiles.shapes.index(shape)] = number
        return self

    def cover(self, seat: int, squares: Iterable[Square]) -> Self:
        """Cover squares of a boat with single squares."""
        for square in squares:
            self.lay(seat, None, "dot", [square])
        return self

    def cover_all_but(self, seat: int, free: Iterable[Square]) -> Self:
        """Cover a boat with single squares, except these."""
        return self.cover(seat, sorted(set(SQUARES) - set(free)))

    def put_all_away(self) -> Self:
        """Cards back into the deck, cats and rare treasures back into the bag."""
        table = self.table
        for pile in range(0, len(table.piles), 3):
            for card in cards_in(table.piles, pile):
                table.deck = append(table.deck, card)
            table.clear(pile)
        for entry in table.fields:
            table.bag = append(table.bag, cat_in(entry))
        table.fields = vec[i64]()
        for shape in range(FIRST_RARE, FIRST_OSHAX):
            for _ in range(table.supply[shape]):
                table.bag = append(table.bag, i64(CATS + shape - FIRST_RARE))
            table.supply[shape] = 0
        table.rare_row = vec[i64]()
        return self

    # ------------------------------------------------------------------ places

    def place_of(self, shape: str, squares: Sequence[Square]) -> int:
        """The number of a place, from its squares."""
        piece = self.table.parts.tiles.polyominoes[self.table.parts.tiles.shapes.index(shape)]
        turn = piece.turn_of(list(squares))
        assert turn >= 0, f"{squares} are no {shape}"
        top, left = min(row for row, _ in squares), min(column for _, column in squares)
        grid = self.table.parts.boats.grid
        return int((turn * grid.height + top) * grid.width + left)

    def placed(self, shape: str, squares: Sequence[Square]) -> dict[str, object]:
        """The choice to place a tile on these squares."""
        return {"kind": "place", **self.at(shape, squares)}

    def at(self, shape: str, squares: Sequence[Square]) -> dict[str, object]:
        """The fields of that choice."""
        grid = self.table.parts.boats.grid
        place = self.place_of(shape, squares)
        turn, row, column = turn_of(grid, place), row_of(grid, place), column_of(grid, place)
        return {"turn": int(turn), "row": int(row), "column": int(column)}

    def place_anywhere(self, seat: int) -> Self:
        """Place the waiting tile on the first legal place; decline a bonus."""
        place = self.choices(seat, "place")[0]
        self.table.take(seat, place)
        if self.offers(seat, "decline"):
            self.does(seat, "decline")
        return self

    def pass_all(self) -> Self:
        """Everybody passes as often as asked, until the phase is another one."""
        phase = self.phase
        while self.phase == phase:
            seat = int(self.table.next_seat())
            self.does(seat, "pass" if self.offers(seat, "pass") else "end_turn")
        return self

    # ------------------------------------------------------------------ looking

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return t.PHASES[self.table.phase]

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats, Ann's first."""
        return (ANN, BOB, CEM, DAN)[: int(self.table.seats)]

    def of(self, *names: str) -> list[int]:
        """The seats of these names, for tests that get names as parameters."""
        return [{"ANN": ANN, "BOB": BOB, "CEM": CEM, "DAN": DAN}[name] for name in names]

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision, Ann's first."""
        return [seat for seat in self.seats if seat in self.table.to_act]

    @property
    def winners(self) -> list[int]:
        """The seats that win as if the game ended now, Ann's first."""
        return [seat for seat in self.seats if seat in self.table.winners()]

    def points(self, key: str | None = None) -> list[float]:
        """The points of each seat for lines of a kind, or in all, Ann's first."""
        scores = self.table.scores()
        return [scores[seat].points(key) if key else scores[seat].total for seat in self.seats]

    def view(self, seat: int) -> dict[str, object]:
        """What a seat sees."""
        return dict(self.table.view(seat))

    def scores(self) -> list[Score]:
        """The scores as if the game ended now."""
        return self.table.scores()

    @property
    def order(self) -> list[int]:
        """The island order."""
        return [int(seat) for seat in self.table.order]

    def seen(self, seat: int, looking: int = -1) -> dict[str, object]:
        """What a spectator, or another seat, sees of a seat."""
        return dict(self.table.view(looking)["seats"][seat])

    def free_squares(self, seat: int) -> set[Square]:
        """The squares of a boat no tile covers."""
        first = self.table.free_at(seat)
        return {(row, column) for row, column in SQUARES if (self.table.rows[first + row] >> column) & 1}

    def fish(self, seat: int) -> int:
        """A seat's fish."""
        return int(self.table.fish(seat))

    def baskets(self, seat: int) -> tuple[int, int]:
        """A seat's active and used permanent baskets."""
        return int(self.table.get(seat, t.ACTIVE)), int(self.table.get(seat, t.USED))

    def hand(self, seat: int) -> list[str]:
        """The cards in a seat's hand."""
        return self.table.view(seat)["seats"][seat]["hand"]

    def sister_lines(self) -> list[Line]:
        """The lines of the sister's score, with their squares."""
        survey = survey_of(self.table, ANN)
        return add_squares(self.table, ANN, survey, sister_lines(self.table, survey))

    def fields(self) -> list[tuple[str, str, str]]:
        """The line of cats as (colour, shape, side); in the family game the side is empty."""
        return [(cat["colour"], cat["shape"], cat.get("side", "")) for cat in self.table.view(-1)["fields"]]


def dealt(variant: str = "full", seats: int = 2, seed: int = 1, difficulty: str | None = None) -> Position:
    """A game just dealt, every figure taken."""
    table = rules(variant, seats, difficulty).deal(seed)
    assert isinstance(table, IsleTable)
    for seat in list(table.order):
        table.play(seat, table.legal(seat)[0])
    return Position(table)


def drawn_and_bought(*cards: str) -> Position:
    """A table at which Ann drew two cards in the course of a turn and bought both; she is not done yet."""
    position = island("choosing")
    position.give(ANN, "draw_two")
    position.stack(*cards)
    position.does(ANN, "play", card="draw_two")
    for card in cards:
        position.does(ANN, "buy", card=card)
    return position


def island(
    phase: str = "rescuing",
    variant: str = "full",
    seats: int = 2,
    day: int = 1,
    fish: int = 20,
    baskets: int = 1,
) -> Position:
    """A table in a phase with empty boats, hands and fields; Ann is first (turned twice, she is on turn and last), and the others sit to her left."""
    seats = 1 if variant == "solo" else seats
    built = dealt(variant, seats).put_all_away()
    table = built.table
    table.phase = t.PHASES.index(phase)
    table.day = day
    first = turned.first_seat(seats)
    table.turn = 0
    if phase in TAKES_TURNS and turned.has_another_first_player():
        first = (first + 1) % seats
        table.turn = seats - 1  # it has come round to Ann
    table.order = vec[i64]([(first + number) % seats for number in range(seats)])
    for boat, seat in enumerate(built.seats):
        table.put(seat, t.PICKS, 0)
        table.put(seat, t.BOAT, boat)
        if variant != "family":
            table.put(seat, t.FISH, fish)
            table.put(seat, t.ACTIVE, baskets)
    return built


def bought(*cards: str, bob: Sequence[str] = ()) -> Position:
    """Both have chosen what to buy; Bob says done last."""
    built = island("buying")
    built.give(ANN, *cards, pile=t.BOUGHT)
    built.give(BOB, *bob, pile=t.BOUGHT)
    built.does(ANN, "done")
    built.does(BOB, "done")
    return built
