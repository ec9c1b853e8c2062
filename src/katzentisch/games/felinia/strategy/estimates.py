"""What things are worth to one seat just now, in points: tiles, provinces, voyages, merchandise, silver.

A plain estimate from what the seat may know, made once for a decision. `judge.py` weighs actions with it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.felinia.state.scoring import Holding, groups, holding, set_points, total_of
from katzentisch.games.felinia.state.table import FOOD, GOODS, SILVER, STOCK, FeliniaTable

SILVER_WORTH: Final = [0.0, 0.7, 1.35, 1.9, 2.4, 2.8, 3.1]  # the first silver buys most
SYMBOL_WORTH: Final = [0.7, 1.3, 0.7, 0.6, 1.0, 1.5]  # silver, gold, spice, food, merchandise, mystery
TILE_WORTH: Final = 1.0  # a tile of merchandise that fits no boat
HOPE: Final = 1.0  # what a trade tile may add to those still to come
PAID_FOR: Final = 0.9  # of a voyage whose fare is in hand: only a deal lets a merchant board
LONGEST_WALK: Final = 6
UNASKED: Final = -1.0e9


class Outlook:
    """The estimates of one seat at one decision."""

    def __init__(self, table: FeliniaTable, seat: i64) -> None:
        self.table: FeliniaTable = table
        self.seat: i64 = seat
        self.held: Holding = holding(table, seat)
        self.kind_worth: vec[float] = vec[float]()  # one more tile of each kind
        self.voyage_worth: vec[float] = vec[float]()  # by kingdom, UNASKED until asked for
        self.hidden_worth: vec[float] = vec[float]()  # by kingdom: a face-down tile, on average; UNASKED too
        self.berth_worth: vec[float] = vec[float]()  # by berth: a seat in its boat; UNASKED too
        self.purse_now: float = UNASKED
        self.group_of: vec[i64] = vec[i64]()  # by province: which own group, -1 for none
        self.group_size: vec[i64] = vec[i64]()
        self._weigh_kinds()
        self._find_groups()
        for _ in table.components.island.kingdoms:
            self.voyage_worth = append(self.voyage_worth, UNASKED)
            self.hidden_worth = append(self.hidden_worth, UNASKED)
        for _ in range(table.components.berths):
            self.berth_worth = append(self.berth_worth, UNASKED)

    # ------------------------------------------------------------------ tiles and provinces

    def _weigh_kinds(self) -> None:
        components = self.table.components
        for kind in range(len(components.kinds)):
            tiles = self.held.kinds[kind]
            gain = set_points(components, kind, tiles + 1) - set_points(components, kind, tiles)
            gain += (self.held.plus_one >> kind) & 1
            self.kind_worth = append(self.kind_worth, float(gain) + HOPE)

    def _find_groups(self) -> None:
        for _ in self.table.settler:
            self.group_of = append(self.group_of, -1)
        for number, group in enumerate(groups(self.table.components, self.table.settler, self.seat)):
            self.group_size = append(self.group_size, len(group))
            for province in group:
                self.group_of[province] = number

    def hidden(self, kingdom: i64) -> float:
        """Return what a face-down tile of a kingdom is worth on average."""
        if self.hidden_worth[kingdom] == UNASKED:
            self.hidden_worth[kingdom] = self._weigh_hidden(kingdom)
        return self.hidden_worth[kingdom]

    def _weigh_hidden(self, kingdom: i64) -> float:
        """Average over the face-down tiles of a kingdom; which lies where does not matter."""
        components = self.table.components
        counts = vec[i64]()
        for _ in components.kinds:
            counts = append(counts, 0)
        hidden: i64 = 0
        for post in components.posts_of[kingdom]:
            if self.table.face_down[kingdom] & components.island.bit(post):
                hidden += 1
                if components.tile_kind[self.table.laid[post]] >= 0:
                    counts[components.tile_kind[self.table.laid[post]]] += 1
        worth = 0.0
        for kind in range(len(components.kinds)):
            worth += float(counts[kind]) * self.kind_worth[kind]
        return worth / float(hidden) if hidden else 0.0

    def group_worth(self, province: i64) -> float:
        """Return what a merchant here would add to the groups."""
        island = self.table.components.island
        per = self.table.components.group_points
        joined = vec[i64]()
        size: i64 = 1
        before: i64 = 0
        border = island.border_first[province]
        while border < island.border_first[province + 1]:
            group = self.group_of[island.borders[border]]
            if group >= 0 and group not in joined:
                joined = append(joined, group)
                size += self.group_size[group]
                before += self.group_size[group] * each_in(per, self.group_size[group])
            border += 1
        return float(size * each_in(per, size) - before)

    def tile_worth(self, province: i64) -> float:
        """Return what settling here would bring: tile and group."""
        components = self.table.components
        kingdom = components.island.kingdom_of[province]
        if self.table.face_down[kingdom] & components.island.bit(province):
            return self.hidden(kingdom) + self.group_worth(province)
        tile = self.table.laid[province]
        kind = components.tile_kind[tile]
        worth = self.kind_worth[kind] if kind >= 0 else self.special_worth(tile - components.first_special)
        return worth + self.group_worth(province)

    def special_worth(self, number: i64) -> float:
        """Return what a special tile would bring."""
        special = self.table.components.special[number]
        with_tile = Holding(self.table.components)
        with_tile.food = self.held.food + 1
        with_tile.spice = self.held.spice + 2
        with_tile.places = self.held.places + 1
        with_tile.groups = self.held.groups
        without = total_of(with_tile)
        one: i64 = 1
        with_tile.specials = one << number
        worth = float(total_of(with_tile) - without) + 2.0 * float(special.extra)
        for symbol, amount in special.gain_now:
            worth += SYMBOL_WORTH[symbol] * float(amount)
        return worth

    # ------------------------------------------------------------------ voyages

    def voyage(self, kingdom: i64) -> float:
        """Return what a merchant who lands in a kingdom will bring, if he goes the best way."""
        if self.voyage_worth[kingdom] == UNASKED:
            island = self.table.components.island
            port = island.port[kingdom]
            food = self.table.of(self.seat, FOOD)
            may_reveal = island.reveals > 0
            self.voyage_worth[kingdom] = self.walk(port, island.bit(port), 1, food, may_reveal)
        return self.voyage_worth[kingdom]

    def walk(self, province: i64, visited: i64, steps: i64, food: i64, may_reveal: bool) -> float:
        """Return what the best way on from a province brings; 0 for stopping there."""
        island = self.table.components.island
        if steps >= LONGEST_WALK or (steps >= island.steps and food == 0):
            return 0.0
        kingdom = island.kingdom_of[province]
        closed = visited | self.table.settled[kingdom]
        if not may_reveal:
            closed |= self.table.face_down[kingdom]
        ways = island.roads[province] & ~closed
        left = food - 1 if steps >= island.steps else food
        best = 0.0
        other = island.first[kingdom]
        while ways:
            if ways & 1:
                worth = self.enter(other, visited, steps + 1, left, may_reveal)
                best = worth if worth > best else best
            ways >>= 1
            other += 1
        return best

    def enter(self, province: i64, visited: i64, steps: i64, food: i64, may_reveal: bool) -> float:
        """Return what entering a province brings, the best way on included."""
        island = self.table.components.island
        if island.is_post[province]:
            return self.tile_worth(province)
        worth = 0.0
        place = island.symbol_first[province]
        while place < island.symbol_first[province + 1]:
            symbol = island.symbols[place]
            worth += SYMBOL_WORTH[symbol]
            food += 1 if symbol == FOOD else 0
            place += 1
        return worth + self.walk(province, visited | island.bit(province), steps, food, may_reveal)

    def boat_worth(self, berth: i64) -> float:
        """Return what a seat in a boat is worth: less if it must wait for another merchant."""
        if self.berth_worth[berth] == UNASKED:
            self.berth_worth[berth] = self._weigh_berth(berth)
        return self.berth_worth[berth]

    def _weigh_berth(self, berth: i64) -> float:
        components = self.table.components
        boat = self.table.boat_at(berth)
        if boat < 0 or self.table.aboard(berth) >= components.boat_seats[boat]:
            return 0.0
        last_seat = self.table.aboard(berth) + 1 == components.boat_seats[boat]
        return self.voyage(components.boat_kingdom[boat]) * (1.0 if last_seat else 0.85)

    # ------------------------------------------------------------------ merchandise and silver

    def own_goods(self) -> vec[i64]:
        """Return the merchandise of the seat, by kind."""
        base = self.seat * self.table.width + GOODS
        return self.table.families[base : base + self.table.components.kinds_of_goods]

    def purse(self, goods: vec[i64], silver: i64) -> float:
        """Return what merchandise and silver are worth together: by the boats they bring within reach."""
        components = self.table.components
        best = 0.0
        second = 0.0
        if self.table.of(self.seat, STOCK) > 0:
            berth: i64 = 0
            while berth < components.berths:
                worth = self.boat_worth(berth)
                if worth > 0.0:
                    lacking = self.lacking(self.table.boat_at(berth), goods, silver)
                    worth *= PAID_FOR if lacking == 0 else 1.0
                    while lacking > 0:
                        worth *= 0.5
                        lacking -= 1
                    if worth > best:
                        second = best
                        best = worth
                    elif worth > second:
                        second = worth
                berth += 1
        tiles: i64 = 0
        for number in goods:
            tiles += number
        return best + 0.4 * second + TILE_WORTH * float(tiles) + silver_worth(silver)

    def lacking(self, boat: i64, goods: vec[i64], silver: i64) -> i64:
        """Return how much of a boat's fare is lacking."""
        components = self.table.components
        fares = components.boat_fare
        kinds = components.kinds_of_goods
        fare = boat * kinds
        lacking: i64 = 0
        good: i64 = 0
        while good < kinds:
            short = fares[fare + good] - goods[good]
            if short > 0:
                lacking += short
            good += 1
        return lacking + 1 if silver < components.boat_silver[boat] else lacking

    def now(self) -> float:
        """Return what merchandise and silver of the seat are worth now."""
        if self.purse_now == UNASKED:
            self.purse_now = self.purse(self.own_goods(), self.table.of(self.seat, SILVER))
        return self.purse_now

    def best_purchase(self, space: i64, price: i64, silver: i64) -> float:
        """Return what the best tile of a market would add, at a price and with so much silver."""
        goods = self.own_goods()
        before = self.purse(goods, silver)
        best = -9.0
        good: i64 = 0
        while good < self.table.components.kinds_of_goods:
            if self.table.at_market(space, good) > 0:
                worth = self.after_purchase(goods, good, silver - price) - before
                best = worth if worth > best else best
            good += 1
        return best

    def after_purchase(self, goods: vec[i64], good: i64, silver: i64) -> float:
        """Return what the purse is worth with one tile more."""
        more = goods[:]
        more[good] += 1
        return self.purse(more, silver)

    def after_exchange(self, give: i64, take: i64, silver: i64) -> float:
        """Return what the purse is worth with one tile changed for another."""
        goods = self.own_goods()
        goods[give] -= 1
        goods[take] += 1
        return self.purse(goods, silver)

    def bonus_worth(self, tile: i64) -> float:
        """Return what a bonus tile would add, with some hope for tiles to come."""
        components = self.table.components
        kind = components.bonus_kind[tile]
        if components.bonus_is_extra[tile]:
            return self.kind_worth[kind] + 0.5
        return float(self.held.kinds[kind]) + 1.0

    def place_worth(self) -> float:
        """Return what one more mysterious place would add."""
        more = Holding(self.table.components)
        more.specials = self.held.specials
        more.places = self.held.places
        before = total_of(more)
        more.places += 1
        return float(total_of(more) - before) + 0.5


def each_in(per: vec[i64], size: i64) -> i64:
    """Return what each merchant of a group scores."""
    return per[size - 1] if size <= len(per) else per[len(per) - 1]


def silver_worth(silver: i64) -> float:
    """Return what silver is worth; debts count double."""
    if silver < 0:
        return 2.0 * float(silver)
    return SILVER_WORTH[silver] if silver < len(SILVER_WORTH) else SILVER_WORTH[-1]
