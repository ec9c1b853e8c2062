"""What the events of a game of Felinia add up to: silver, cards, goods, tokens, merchants, tiles."""

from collections import Counter
from typing import Any

from katzentisch.core.tests import told
from katzentisch.games.felinia.game import FeliniaTable
from katzentisch.games.felinia.state import table as fields
from katzentisch.games.felinia.state.scoring import winners
from katzentisch.games.felinia.state.supply import cards_for

KINDS = told.kinds(
    """
    banked: turn silver lost
    token_placed: space height
    passed: space
    bought: good price market
    exchanged: give take price
    gained: what amount missed
    supply_empty: what amount missed
    silver_lost: what amount missed
    drew: good
    bag_empty:
    bonus_taken: price left | tile
    boarded: berth boat kingdom time place stock
    last_merchant:
    nobody sailed: berth boat kingdom time merchants
    nobody sailed_empty: berth boat kingdom time merchants
    landed: province
    stepped: province
    revealed: province tile trade
    settled: province tile trade
    tile_left_game: special
    went_home: province
    food_spent: left
    looked: n | cards
    kept: paid | card
    kept_for_good: paid | card
    kept_none:
    storage_paid: silver keeps
    sold: what silver lost
    nobody market_filled: market goods
    nobody boat_laid: berth boat kingdom time
    nobody next_boat_shown: boat kingdom time
    nobody boats_lacking: left empty
    round_began: round
    nobody game_over: winners
    """
)
_CARDS = {"gold": fields.GOLD, "spice": fields.SPICE, "food": fields.FOOD}
_NUMBERS = {**_CARDS, "silver": fields.SILVER, "stock": fields.STOCK, "tokens": fields.TOKENS}


class Ledger(told.Ledger):
    """The counts of a table, changed by events alone."""

    known = KINDS

    def __init__(self, table: FeliniaTable) -> None:
        self.table = table
        self.box = table.components
        super().__init__(int(table.seats))
        self.aboard = [self._left_aboard(berth) for berth in range(int(self.box.berths))]
        self.stacks = [self._stack(space) for space in range(len(self.box.spaces))]
        self.empty = [berth for berth in range(int(self.box.berths)) if table.boat_at(berth) < 0]
        self.empty += [] if table.berth < 0 else [int(table.berth)]

    def counted(self) -> Counter[object]:
        """Count what lies with the families, in the bag and on the markets."""
        table, goods = self.table, self.box.goods
        held: Counter[object] = Counter()
        for seat in range(self.seats):
            for name, number in _NUMBERS.items():
                held[seat, name] = int(table.of(seat, number))
            for good, name in enumerate(goods):
                held[seat, name] = int(table.of(seat, fields.GOODS + good))
            held[seat, "places"] = bin(table.of(seat, fields.PLACES)).count("1")
            held[seat, "specials"] = bin(table.of(seat, fields.SPECIALS)).count("1")
            held[seat, "settled"] = list(table.settler).count(seat)
        for row, place in enumerate(["bag", *self.box.spaces[:-1]]):
            for good, name in enumerate(goods):
                held[place, name] = int(table.merchandise[row * len(goods) + good])
        for province, settler in zip(self.box.island.provinces, table.settler, strict=True):
            held["settler of", province] = int(settler)
            held["face down", province] = int(self._is_face_down(province))
        held["bonus tiles", "left"] = int(table.bonus_left())
        return held

    def _is_face_down(self, name: str) -> bool:
        island = self.box.island
        province = island.provinces.index(name)
        return self.table.face_down[island.kingdom_of[province]] & island.bit(province) != 0

    def _stack(self, space: int) -> list[int]:
        """Return whose tokens lie on a space, the top one last."""
        below = self.table.stacks[2 * space + 1]
        return [(below >> 2 * number) & 3 for number in range(self.table.tokens_at(space) - 1, -1, -1)]

    def check(self) -> None:
        super().check()
        assert self.stacks == [self._stack(space) for space in range(len(self.stacks))]
        assert self.aboard == [self._left_aboard(berth) for berth in range(len(self.aboard))]
        self._check_what_is_counted_twice()

    def _check_what_is_counted_twice(self) -> None:
        """Numbers kept besides the things themselves, so that they are at hand, agree with the things."""
        table, island = self.table, self.box.island
        for seat in range(self.seats):
            assert table.of(seat, fields.TILES) == sum(self.held[seat, good] for good in self.box.goods)
            assert 0 <= table.of(seat, fields.SILVER) <= self.box.silver_cap
        for kingdom in range(len(island.kingdoms)):
            posts = [post for post in island.posts if island.kingdom_of[post] == kingdom]
            assert table.settled[kingdom] == sum(
                island.bit(post) for post in posts if table.settler[post] >= 0
            )

    def _left_aboard(self, berth: int) -> list[int]:
        """Return who waits in a boat that has not sailed."""
        return [] if berth == self.table.berth else self._riders(berth)

    def _riders(self, berth: int) -> list[int]:
        return [int(self.table.rider_of(berth, index)) for index in range(self.table.aboard(berth))]

    def _move(self, good: str, source: object, target: object) -> None:
        self.held[source, good] -= 1
        self.held[target, good] += 1

    # ------------------------------------------------------------------ bidding, trading

    def banked(self, event: Any) -> None:
        assert event.facts["silver"] + event.facts["lost"] == self.box.bank_income[event.facts["turn"] - 1]
        self.held[event.seat, "silver"] += event.facts["silver"]
        self.held[event.seat, "tokens"] -= 1

    def token_placed(self, event: Any) -> None:
        space = self.box.spaces.index(event.facts["space"])
        self.stacks[space].append(event.seat)
        assert event.facts["height"] == len(self.stacks[space])
        self.held[event.seat, "tokens"] -= 1

    def passed(self, event: Any) -> None:
        self._take_token(event.seat, self.box.spaces.index(event.facts["space"]))

    def _take_token(self, seat: int, space: int) -> None:
        assert self.stacks[space].pop() == seat, "the top token is settled first"
        self.held[seat, "tokens"] += 1

    def _pay_price(self, event: Any, space: int) -> None:
        assert event.facts["price"] == len(self.stacks[space])
        self.held[event.seat, "silver"] -= event.facts["price"]
        self._take_token(event.seat, space)

    def bought(self, event: Any) -> None:
        self._move(event.facts["good"], event.facts["market"], event.seat)
        self._pay_price(event, self.box.spaces.index(event.facts["market"]))

    def exchanged(self, event: Any) -> None:
        self._move(event.facts["take"], "bag", event.seat)
        self._move(event.facts["give"], event.seat, "bag")
        self._pay_price(event, -1)

    def bonus_taken(self, event: Any) -> None:
        self.held["bonus tiles", "left"] -= 1
        assert event.facts["left"] == self.held["bonus tiles", "left"]
        assert event.secret["tile"] in self.box.bonuses
        for card in ("gold", "spice"):
            self.held[event.seat, card] -= 1
        self._pay_price(event, -1)

    def boarded(self, event: Any) -> None:
        berth, seat = event.facts["berth"] - 1, event.seat
        boat = self.box.boats.index(event.facts["boat"])
        for good, name in enumerate(self.box.goods):
            for _ in range(self.box.boat_fare[boat * len(self.box.goods) + good]):
                self._move(name, seat, "bag")
        self.held[seat, "silver"] -= int(self.box.boat_silver[boat])
        self.held[seat, "stock"] -= 1
        self.aboard[berth].append(seat)
        assert event.facts["place"] == len(self.aboard[berth])
        assert event.facts["stock"] == self.held[seat, "stock"]

    def last_merchant(self, event: Any) -> None:
        assert self.held[event.seat, "stock"] == 0

    # ------------------------------------------------------------------ exploration

    def sailed(self, event: Any) -> None:
        self._sail(event)
        assert event.facts["merchants"]

    def sailed_empty(self, event: Any) -> None:
        self._sail(event)
        assert event.facts["merchants"] == []

    def _sail(self, event: Any) -> None:
        berth = event.facts["berth"] - 1
        assert event.facts["merchants"] == self.aboard[berth]
        self.aboard[berth] = []
        self.empty.append(berth)

    def went_home(self, event: Any) -> None:
        self.held[event.seat, "stock"] += 1

    def revealed(self, event: Any) -> None:
        assert self.held["face down", event.facts["province"]], "it lay face up already"
        self.held["face down", event.facts["province"]] = 0
        self._check_tile(event)

    def settled(self, event: Any) -> None:
        self.held[event.seat, "settled"] += 1
        self.held["settler of", event.facts["province"]] = event.seat
        self._check_tile(event)
        self.held[event.seat, "specials"] += event.facts["trade"] in self.box.specials

    def _check_tile(self, event: Any) -> None:
        province = self.box.island.provinces.index(event.facts["province"])
        assert event.facts["tile"] == self.box.tiles[self.table.laid[province]]

    def tile_left_game(self, event: Any) -> None:
        self.held[event.seat, "specials"] -= 1

    def food_spent(self, event: Any) -> None:
        self.held[event.seat, "food"] -= 1
        assert event.facts["left"] == self.held[event.seat, "food"]

    def looked(self, event: Any) -> None:
        assert event.facts["n"] == len(event.secret["cards"]) > 0

    def kept(self, event: Any) -> None:
        assert event.facts["paid"] == "" and event.secret["card"] in self.box.places
        self.held[event.seat, "places"] += 1

    def kept_for_good(self, event: Any) -> None:
        self._move(event.facts["paid"], event.seat, "bag")
        self.held[event.seat, "places"] += 1

    # ------------------------------------------------------------------ gains, sales, refilling

    def gained(self, event: Any) -> None:
        assert event.facts["amount"] > 0 <= event.facts["missed"]
        self.held[event.seat, event.facts["what"]] += event.facts["amount"]
        self._check_missed(event)

    def supply_empty(self, event: Any) -> None:
        assert event.facts["amount"] == 0 < event.facts["missed"]
        self._check_missed(event)

    def silver_lost(self, event: Any) -> None:
        assert event.facts["amount"] == 0 < event.facts["missed"] and event.facts["what"] == "silver"
        self._check_missed(event)

    def _check_missed(self, event: Any) -> None:
        """What is missed finds no room on the track, or no card."""
        if event.facts["what"] == "silver":
            assert event.facts["missed"] == 0 or self.held[event.seat, "silver"] == self.box.silver_cap
        elif event.facts["missed"]:
            large = self.box.large_face
            amounts = [self.held[seat, event.facts["what"]] for seat in range(self.seats)]
            amounts[event.seat] += 1
            number = _CARDS[event.facts["what"]] - fields.GOLD
            assert sum(cards_for(n, large) for n in amounts) > self.box.cards[number]

    def drew(self, event: Any) -> None:
        self._move(event.facts["good"], "bag", event.seat)

    def bag_empty(self, event: Any) -> None:
        assert not any(self.held["bag", good] for good in self.box.goods)

    def storage_paid(self, event: Any) -> None:
        self.held[event.seat, "silver"] -= event.facts["silver"]
        assert event.facts["keeps"] == self.box.kept_free + 1

    def sold(self, event: Any) -> None:
        what = event.facts["what"]
        if what in _CARDS:
            self.held[event.seat, what] -= 1
            price = self.box.sale[_CARDS[what] - fields.GOLD]
        else:
            self._move(what, event.seat, "bag")
            price = self.box.merchandise_sale
        assert event.facts["silver"] + event.facts["lost"] == price
        self.held[event.seat, "silver"] += event.facts["silver"]

    def market_filled(self, event: Any) -> None:
        for good in event.facts["goods"]:
            self._move(good, "bag", event.facts["market"])

    def boat_laid(self, event: Any) -> None:
        self.empty.remove(event.facts["berth"] - 1)

    def next_boat_shown(self, event: Any) -> None:
        assert self.box.shows_next_boat
        assert event.facts["boat"] == self.box.boats[self.table.boat_order[self.table.next_boat]]

    def boats_lacking(self, event: Any) -> None:
        assert event.facts == {"left": self.table.boats_in_pile(), "empty": len(self.empty)}
        self._tokens_back()

    def round_began(self, event: Any) -> None:
        assert (event.seat, event.facts["round"]) == (self.table.first, self.table.round)
        self._tokens_back()

    def _tokens_back(self) -> None:
        for seat in range(self.seats):
            self.held[seat, "tokens"] = int(self.box.bid_tokens)

    def game_over(self, event: Any) -> None:
        assert event.facts["winners"] == winners(self.table)
