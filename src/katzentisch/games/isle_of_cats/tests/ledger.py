"""What the events of a day on the island add up to: fish, baskets, cards, lessons, cats, tiles and what lies on the table."""

from collections import Counter
from typing import Any

from katzentisch.core.tests import told
from katzentisch.games.isle_of_cats.box import tiles
from katzentisch.games.isle_of_cats.game import IsleTable
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.state.boat_tiles import place_of, seat_of, shape_of
from katzentisch.games.isle_of_cats.state.fields import cat_in, side_of
from katzentisch.games.isle_of_cats.state.naming import cards_named, squares_at

KINDS = told.kinds(
    """
    figure_taken: colour
    family_dealt: | which
    nobody day_began: day boat
    nobody fields_filled: left right rare cats
    nobody rare_treasure: shape
    nobody fished: fish
    dealt: cards | which
    chose:
    received: cards | which
    received_last: cards | which
    chose_cards:
    bought: cards fish | (which)
    private_lessons: lessons | which
    public_lesson: card
    public_lesson_colour: card colour
    rescue_cards: cards | which
    revealed: which boots
    nobody island_order: order
    cat_lured: colour shape
    cat_rescued: colour shape fish side basket
    cat_taken: colour shape
    tile_placed: tile shape squares anywhere (colour)
    map_covered:
    bonus_lost:
    tile_taken: tile shape
    passed:
    turn_ended:
    card_played: card
    oshax_chosen: shape
    oshax_coloured: shape colour
    treasures_chosen: from number fish
    treasure_declined:
    fish_gained: fish
    basket_gained: baskets
    basket_given: side
    lesson_given: | card
    treasure_removed: shape squares
    colour_named: colour
    drew: cards | which
    bought_drawn: cards fish | (which)
    discarded: cards | which
    bag_tile: shape tile (colour)
    bag_tile_lost: shape tile (colour)
    cat_arrived: colour shape
    cat_put: colour shape side
    cat_moved: colour shape side
    answered_call: | (card)
    nobody day_ended: day cats
    nobody sister_colour: colour points
    nobody sister_speed: boots cards first card
    nobody sister_plays: card
    nobody sister_swapped: first second
    nobody sister_took_cat: colour shape
    nobody sister_took: tile shape
    nobody sister_took_nothing:
    nobody game_over:
    """
)
_NUMBERS = {"fish": t.FISH, "active": t.ACTIVE, "used": t.USED, "tiles": t.LAID}


class Ledger(told.Ledger):
    """The counts of a table, changed by events alone."""

    known = KINDS

    def __init__(self, table: IsleTable) -> None:
        self.table = table
        self.names = table.parts.tiles
        super().__init__(int(table.seats))
        self.cats = self._cats()
        self.boots: dict[int, int] = {}

    def counted(self) -> Counter[object]:
        """Count what lies with the seats and on the table."""
        table = self.table
        held: Counter[object] = Counter()
        for seat in range(self.seats):
            for name, number in _NUMBERS.items():
                held[seat, name] = int(table.get(seat, number))
            held[seat, "tiles there"] = [seat_of(tile) for tile in table.tiles].count(seat)
            held[seat, "lessons"] = int(table.size(table.pile(seat, t.LESSONS)))
            for card in self._hand(seat):
                held[seat, "hand", card] += 1
        held["public lessons"] = int(table.size(table.common_pile(t.PUBLIC)))
        for shape in range(tiles.FIRST_CAT):
            held[self.names.shapes[shape]] = int(table.supply[shape])
        for number, sort in enumerate(("common", "rare", "oshax", "cats")):
            held["gone", sort] = int(table.supply[t.GONE + number])
        held["day"] = int(table.day)
        return held

    def _hand(self, seat: int) -> list[str]:
        """Name the cards of a hand: those paid for, and rescue cards before the boat until all hear how many there are."""
        table = self.table
        hand = cards_named(table, table.pile(seat, t.HAND))
        picks = any(
            asked.kind_of(question) == asked.ASK_DRAWN and asked.seat_of(question) == seat
            for question in table.open
        )
        if table.phase != t.BUYING and not picks:
            hand += cards_named(table, table.pile(seat, t.BOUGHT))
        if table.phase == t.CHOOSING and list(table.order).index(seat) >= table.turn:
            hand += cards_named(table, table.pile(seat, t.CHOSEN))
        return hand

    def _from_hand(self, seat: int, *cards: str) -> None:
        for card in cards:
            assert self.held[seat, "hand", card] > 0, f"{card} is not in the hand"
            self.held[seat, "hand", card] -= 1

    def _cats(self) -> dict[tuple[str, str], str]:
        """Return the cats in the fields, each with its side."""
        return {self._cat(cat_in(entry)): tiles.SIDES[side_of(entry)] for entry in self.table.fields}

    def _cat(self, number: int) -> tuple[str, str]:
        return self.names.colours[tiles.cat_colour(number)], self.names.shapes[tiles.cat_shape(number)]

    def check(self) -> None:
        super().check()
        assert self.cats == self._cats(), "the cats in the fields are not those that were told"
        for seat in range(self.seats):
            assert self._covered(seat) == self._under_tiles(seat), (
                "the free squares are not those without a tile"
            )

    def _covered(self, seat: int) -> set[tuple[int, int]]:
        outline, first = self.table.parts.boats.outline, self.table.free_at(seat)
        words = [word & ~self.table.rows[first + row] for row, word in enumerate(outline)]
        return {(row, column) for row, word in enumerate(words) for column in range(22) if word >> column & 1}

    def _under_tiles(self, seat: int) -> set[tuple[int, int]]:
        own = [tile for tile in self.table.tiles if seat_of(tile) == seat]
        squares = [
            square for tile in own for square in squares_at(self.table, shape_of(tile), place_of(tile))
        ]
        assert len(squares) == len({tuple(square) for square in squares}), "two tiles lie on one square"
        return {(row, column) for row, column in squares}

    # ------------------------------------------------------------------ the day

    def day_began(self, event: Any) -> None:
        self.held["day"] += 1
        assert event.facts == {"day": self.held["day"], "boat": 6 - self.held["day"]}

    def fields_filled(self, event: Any) -> None:
        for side in ("left", "right"):
            for cat in event.facts[side]:
                self.cats[cat["colour"], cat["shape"]] = side
        assert event.facts["cats"] == len(self.cats) == len(event.facts["left"]) + len(event.facts["right"])
        there = [name for name in self.names.shapes[tiles.FIRST_RARE : tiles.FIRST_OSHAX] if self.held[name]]
        assert event.facts["rare"] == there

    def rare_treasure(self, event: Any) -> None:
        self.held[event.facts["shape"]] += 1

    def fished(self, event: Any) -> None:
        for seat in range(self.seats):
            self.held[seat, "fish"] += event.facts["fish"]

    def day_ended(self, event: Any) -> None:
        assert event.facts == {"day": self.held["day"], "cats": len(self.cats)}
        self.held["gone", "cats"] += len(self.cats)
        self.cats = {}
        if self.table.mode != t.FAMILY and event.facts["day"] < 5:
            for seat in range(self.seats):
                self.held[seat, "active"] += self.held[seat, "used"]
                self.held[seat, "used"] = 0

    def island_order(self, event: Any) -> None:
        order = event.facts["order"]
        assert sorted(order) == list(range(self.seats))
        if self.boots:
            assert order == sorted(order, key=lambda seat: -self.boots[seat])
        assert order == list(self.table.order)

    def game_over(self, event: Any) -> None:
        assert self.held["day"] == 5
        if self.table.mode != t.SOLO:
            totals = [score.total for score in self.table.scores()]
            assert {totals[seat] for seat in self.table.winners()} == {max(totals)}

    # ------------------------------------------------------------------ cards

    def _same_number(self, event: Any) -> None:
        assert event.facts["cards"] == len(event.secret["which"])

    dealt = received = received_last = drew = discarded = _same_number

    def rescue_cards(self, event: Any) -> None:
        self._same_number(event)
        self._from_hand(event.seat, *event.secret["which"])

    def card_played(self, event: Any) -> None:
        self._from_hand(event.seat, event.facts["card"])

    def family_dealt(self, event: Any) -> None:
        assert len(set(event.secret["which"])) == 3

    def bought(self, event: Any) -> None:
        self.held[event.seat, "fish"] -= event.facts["fish"]
        which = event.secret["which"] if event.secret else []
        assert event.facts["cards"] == len(which)
        prices = [self.table.parts.cards.price[self.table.parts.cards.names.index(card)] for card in which]
        assert event.facts["fish"] == sum(prices)
        for card in which:
            self.held[event.seat, "hand", card] += 1

    bought_drawn = bought

    def private_lessons(self, event: Any) -> None:
        self.held[event.seat, "lessons"] += event.facts["lessons"]
        assert event.facts["lessons"] == len(event.secret["which"])
        self._from_hand(event.seat, *event.secret["which"])

    def lesson_given(self, event: Any) -> None:
        self.held[event.seat, "lessons"] -= 1
        assert event.secret["card"] not in cards_named(self.table, self.table.pile(event.seat, t.LESSONS))

    def public_lesson(self, event: Any) -> None:
        self._from_hand(event.seat, event.facts["card"])
        self.held["public lessons"] += 1
        assert event.facts["card"] in cards_named(self.table, self.table.common_pile(t.PUBLIC))

    public_lesson_colour = public_lesson

    def revealed(self, event: Any) -> None:
        cards = self.table.parts.cards
        self.boots[event.seat] = event.facts["boots"]
        assert event.facts["boots"] == sum(
            cards.boots[cards.names.index(card)] for card in event.facts["which"]
        )

    # ------------------------------------------------------------------ cats

    def _leave(self, event: Any) -> str:
        return self.cats.pop((event.facts["colour"], event.facts["shape"]))

    def cat_lured(self, event: Any) -> None:
        assert (event.facts["colour"], event.facts["shape"]) in self.cats

    def cat_rescued(self, event: Any) -> None:
        side = self._leave(event)
        assert event.facts["side"] == side and event.facts["fish"] == (3 if side == "left" else 5)
        self.held[event.seat, "fish"] -= event.facts["fish"]
        if event.facts["basket"] == "permanent":
            self.held[event.seat, "active"] -= 1
            self.held[event.seat, "used"] += 1

    def cat_taken(self, event: Any) -> None:
        self._leave(event)

    def sister_took_cat(self, event: Any) -> None:
        self._leave(event)
        self.held["gone", "cats"] += 1

    def cat_put(self, event: Any) -> None:
        self.cats[event.facts["colour"], event.facts["shape"]] = event.facts["side"]

    def cat_moved(self, event: Any) -> None:
        assert self._leave(event) != event.facts["side"]
        self.cat_put(event)

    def sister_swapped(self, event: Any) -> None:
        self.cats = self._cats() | {cat: side for cat, side in self.cats.items() if cat not in self._cats()}

    # ------------------------------------------------------------------ tiles

    def tile_placed(self, event: Any) -> None:
        self.held[event.seat, "tiles"] += 1
        self.held[event.seat, "tiles there"] += 1

    def tile_taken(self, event: Any) -> None:
        self.held[event.facts["shape"]] -= 1

    def sister_took(self, event: Any) -> None:
        self.tile_taken(event)
        self._gone(event)

    def treasure_removed(self, event: Any) -> None:
        self.held[event.seat, "tiles"] -= 1
        self.held[event.seat, "tiles there"] -= 1
        self._gone(event)

    def _gone(self, event: Any) -> None:
        shape = self.names.shapes.index(event.facts["shape"])
        sorts = ((tiles.FIRST_RARE, "common"), (tiles.FIRST_OSHAX, "rare"), (tiles.FIRST_CAT, "oshax"))
        self.held["gone", next((sort for end, sort in sorts if shape < end), "cats")] += 1

    bag_tile_lost = _gone

    # ------------------------------------------------------------------ gains

    def treasures_chosen(self, event: Any) -> None:
        self.held[event.seat, "fish"] -= event.facts["fish"]

    def fish_gained(self, event: Any) -> None:
        self.held[event.seat, "fish"] += event.facts["fish"]

    def basket_gained(self, event: Any) -> None:
        self.held[event.seat, "active"] += event.facts["baskets"]

    def basket_given(self, event: Any) -> None:
        self.held[event.seat, event.facts["side"]] -= 1

    # ------------------------------------------------------------------ the sister

    def sister_colour(self, event: Any) -> None:
        assert event.facts["points"] == 6 - self.table.sister_shown
