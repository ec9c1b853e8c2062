"""What things are worth to one seat at one decision, in points: tiles, provinces, voyages, merchandise, silver.

Estimates from what the seat may know, computed at most once for a decision and kept as the table's advice;
`prior.py` compares actions with them.

Their numbers are those of the seat's `Judgement` (`judgement.py`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.game import Advice
from katzentisch.core.vecs import from_list, zeros
from katzentisch.games.felinia.state.scoring import Holding, groups, holding, set_points, total_of
from katzentisch.games.felinia.state.table import FOOD, GOODS, SILVER, STOCK, FeliniaState
from katzentisch.games.felinia.strategy import judgement

_LONGEST_WALK: Final = 6  # steps looked ahead: three, and three more by food; set, to bound the search
_LONG: Final = 16.0  # rounds after which a game is late; a guess, the learned numbers scale it
_LONG_ROUNDS: Final = 16
_NONE_TO_BUY: Final = -9.0  # below any real deal
_UNKNOWN: Final = -1.0e9  # not computed yet


class FeliniaAdvice(Advice):
    """The estimates of one seat at one decision."""

    def __init__(self, table: FeliniaState, seat: i64) -> None:
        self.table: FeliniaState = table
        self.seat: i64 = seat
        self.numbers: vec[float] = table.judgements[seat].numbers
        self.late: float = float(table.round) / _LONG if table.round < _LONG_ROUNDS else 1.0
        self.held: Holding = holding(table, seat)
        kingdoms: i64 = len(table.components.island.kingdoms)
        self.kind_worth: vec[float] = self._kind_worths()  # one more tile of each kind
        self.voyage_worth: vec[float] = _unknown(kingdoms)  # by kingdom
        self.hidden_worth: vec[float] = _unknown(kingdoms)  # by kingdom: a face-down tile, on average
        self.berth_worth: vec[float] = _unknown(table.components.berths)  # a seat in the boat there
        self.purse_now: float = _UNKNOWN
        self.group_of: vec[i64] = from_list([-1] * len(table.settler))  # by province: own group or -1
        self.group_size: vec[i64] = vec[i64]()
        for number, group in enumerate(groups(table.components, table.settler, seat)):
            self.group_size = append(self.group_size, len(group))
            for province in group:
                self.group_of[province] = number

    # ------------------------------------------------------------------ tiles and provinces

    def _kind_worths(self) -> vec[float]:
        components = self.table.components
        worths = vec[float]()
        hope = self.numbers[judgement.HOPE] * (1.0 - self.late * self.numbers[judgement.HOPE_LATE])
        for kind in range(len(components.kinds)):
            tiles = self.held.kinds[kind]
            gain = set_points(components, kind, tiles + 1) - set_points(components, kind, tiles)
            gain += (self.held.plus_one >> kind) & 1
            worths = append(worths, float(gain) + hope)
        return worths

    def hidden(self, kingdom: i64) -> float:
        """Return what a face-down tile of a kingdom is worth on average."""
        if self.hidden_worth[kingdom] == _UNKNOWN:
            self.hidden_worth[kingdom] = self._estimate_hidden(kingdom)
        return self.hidden_worth[kingdom]

    def _estimate_hidden(self, kingdom: i64) -> float:
        """Average over the face-down tiles of a kingdom; which lies where does not matter."""
        components = self.table.components
        counts = zeros(len(components.kinds))
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
        points = self.table.components.group_points
        joined = vec[i64]()
        size: i64 = 1
        before: i64 = 0
        for border in range(island.border_first[province], island.border_first[province + 1]):
            group = self.group_of[island.borders[border]]
            if group >= 0 and group not in joined:
                joined = append(joined, group)
                size += self.group_size[group]
                before += self.group_size[group] * _points_each(points, self.group_size[group])
        gain = float(size * _points_each(points, size) - before)
        return gain * (1.0 + self.numbers[judgement.GROUP]) + self.numbers[judgement.GROUP_HOPE] * float(
            size - 1
        )

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
        # What the family has now, and a little more of what such a tile counts.
        later = Holding(self.table.components)
        later.food = self.held.food + 1
        later.spice = self.held.spice + 2
        later.places = self.held.places + 1
        later.groups = self.held.groups
        without = total_of(later)
        later.specials = bits.single(number)
        worth = float(total_of(later) - without) + self.numbers[judgement.EXTRA_SYMBOL] * float(special.extra)
        for symbol, amount in special.gain_now:
            worth += self.numbers[judgement.SYMBOL + symbol] * float(amount)
        return worth

    # ------------------------------------------------------------------ voyages

    def voyage(self, kingdom: i64) -> float:
        """Return what a merchant who lands in a kingdom will bring, if he goes the best way."""
        if self.voyage_worth[kingdom] == _UNKNOWN:
            island = self.table.components.island
            port = island.port[kingdom]
            food = self.table.of(self.seat, FOOD)
            may_reveal = island.reveals > 0
            self.voyage_worth[kingdom] = self.walk(port, island.bit(port), 1, food, may_reveal)
        return self.voyage_worth[kingdom]

    def walk(self, province: i64, visited: i64, steps: i64, food: i64, may_reveal: bool) -> float:
        """Return what the best way on from a province brings; 0 for stopping there."""
        island = self.table.components.island
        if steps >= _LONGEST_WALK or (steps >= island.steps and food == 0):
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
        for index in range(island.symbol_first[province], island.symbol_first[province + 1]):
            symbol = island.symbols[index]
            worth += self.numbers[judgement.SYMBOL + symbol]
            food += 1 if symbol == FOOD else 0
        return worth + self.walk(province, visited | island.bit(province), steps, food, may_reveal)

    def boat_worth(self, berth: i64) -> float:
        """Return what a seat in a boat is worth: less if it must wait for another merchant."""
        if self.berth_worth[berth] == _UNKNOWN:
            self.berth_worth[berth] = self._estimate_berth(berth)
        return self.berth_worth[berth]

    def _estimate_berth(self, berth: i64) -> float:
        components = self.table.components
        boat = self.table.boat_at(berth)
        if boat < 0 or self.table.aboard(berth) >= components.boat_seats[boat]:
            return 0.0
        last_seat = self.table.aboard(berth) + 1 == components.boat_seats[boat]
        return self.voyage(components.boat_kingdom[boat]) * (
            1.0 if last_seat else self.numbers[judgement.NOT_THE_LAST_SEAT]
        )

    # ------------------------------------------------------------------ merchandise and silver

    def own_goods(self) -> vec[i64]:
        """Return the merchandise of the seat, by kind."""
        base = self.seat * self.table.width + GOODS
        return self.table.families[base : base + self.table.components.kinds_of_goods]

    def purse(self, goods: vec[i64], silver: i64) -> float:
        """Return what merchandise and silver are worth together: by the boats they bring within reach."""
        best = 0.0
        second = 0.0
        if self.table.of(self.seat, STOCK) > 0:
            for berth in range(self.table.components.berths):
                worth = self.boat_worth(berth)
                if worth > 0.0:
                    lacking = self.lacking(self.table.boat_at(berth), goods, silver)
                    worth *= self.numbers[judgement.PAID_FOR] if lacking == 0 else 1.0
                    for _ in range(lacking):
                        worth *= self.numbers[judgement.PER_LACKING]
                    if worth > best:
                        second = best
                        best = worth
                    elif worth > second:
                        second = worth
        tiles: i64 = 0
        for number in goods:
            tiles += number
        tile = self.numbers[judgement.TILE] * (1.0 - self.late * self.numbers[judgement.TILE_LATE])
        return (
            best
            + self.numbers[judgement.SECOND_BOAT] * second
            + tile * float(tiles)
            + self.silver_worth(silver)
        )

    def silver_worth(self, silver: i64) -> float:
        """Return what silver is worth; debts count double."""
        if silver < 0:
            return self.numbers[judgement.DEBT] * float(silver)
        amount = silver if silver < judgement.MOST_SILVER else judgement.MOST_SILVER
        later = 1.0 - self.late * self.numbers[judgement.SILVER_LATE]
        return self.numbers[judgement.SILVER_WORTH + amount] * later

    def lacking(self, boat: i64, goods: vec[i64], silver: i64) -> i64:
        """Return how much of a boat's fare is lacking."""
        components = self.table.components
        fares = components.boat_fare
        kinds = components.kinds_of_goods
        fare = boat * kinds
        lacking: i64 = 0
        for good in range(kinds):
            short = fares[fare + good] - goods[good]
            if short > 0:
                lacking += short
        return lacking + 1 if silver < components.boat_silver[boat] else lacking

    def now(self) -> float:
        """Return what merchandise and silver of the seat are worth now."""
        if self.purse_now == _UNKNOWN:
            self.purse_now = self.purse(self.own_goods(), self.table.of(self.seat, SILVER))
        return self.purse_now

    def best_purchase(self, space: i64, price: i64, silver: i64) -> float:
        """Return what the best tile of a market would add, at a price and with so much silver."""
        goods = self.own_goods()
        before = self.purse(goods, silver)
        best = _NONE_TO_BUY
        for good in range(self.table.components.kinds_of_goods):
            if self.table.at_market(space, good) > 0:
                worth = self.after_purchase(goods, good, silver - price) - before
                best = worth if worth > best else best
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
            return self.kind_worth[kind] + self.numbers[judgement.MORE_OF_A_KIND]
        later = 1.0 - self.late * self.numbers[judgement.PLUS_ONE_LATE]
        return float(self.held.kinds[kind]) + self.numbers[judgement.PLUS_ONE] * later

    def place_worth(self) -> float:
        """Return what one more mysterious place would add."""
        later = Holding(self.table.components)
        later.specials = self.held.specials
        later.places = self.held.places
        before = total_of(later)
        later.places += 1
        return float(total_of(later) - before) + self.numbers[judgement.MORE_PLACES]


def advice_of(table: FeliniaState, seat: i64) -> FeliniaAdvice:
    """Return the seat's estimates; they hold until the next decision is made."""
    known = table.advice
    if isinstance(known, FeliniaAdvice) and known.seat == seat:
        return known
    advice = FeliniaAdvice(table, seat)
    table.advice = advice
    return advice


def _points_each(points: vec[i64], size: i64) -> i64:
    """Return what each merchant of a group scores; special tiles are not counted."""
    return points[size - 1] if size <= len(points) else points[len(points) - 1]


def _unknown(size: i64) -> vec[float]:
    """Return so many worths that have yet to be computed."""
    return vec[float]([_UNKNOWN] * int(size))
