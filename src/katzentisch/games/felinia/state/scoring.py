"""Scoring. RULES 8, 9.5, 9.6.

`total` is the sum alone, for bots and winners; `score` says where the points come from. Both use the
same functions, one for each paragraph of the rules. A `Holding` is what a family has at the end; it is
filled from a table here, from a case in `desk/referee.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.game import Line, Score
from katzentisch.core.vecs import zeros
from katzentisch.games.felinia.box.components import Components
from katzentisch.games.felinia.state.table import (
    FOOD,
    GOLD,
    PLACES,
    SILVER,
    SPECIALS,
    SPICE,
    TILES,
    FeliniaState,
)


class Holding:
    """All that scores for one family."""

    def __init__(self, components: Components) -> None:
        self.components: Components = components
        self.gold: i64 = 0
        self.spice: i64 = 0
        self.food: i64 = 0
        self.merchandise: i64 = 0
        self.places: i64 = 0
        self.specials: i64 = 0  # special tiles, as bits
        self.kinds: vec[i64] = zeros(len(components.kinds))  # trade tiles by kind, extra tiles included
        # R33
        self.plus_one: i64 = 0  # kinds with a +1 bonus tile, as bits
        self.groups: vec[i64] = vec[i64]()  # sizes of the groups of merchants

    # F145, F146, F242
    def add_bonus(self, tile: i64) -> None:
        """Count a bonus tile: one more of its kind, or 1 more for each of its kind."""
        kind = self.components.bonus_kind[tile]
        if self.components.bonus_is_extra[tile]:
            self.kinds[kind] += 1
        else:
            self.plus_one |= bits.single(kind)


def holding(table: FeliniaState, seat: i64) -> Holding:
    """Count all that scores for a family, from the table."""
    held = open_holding(table, seat)
    for take in range(table.takes()):
        if table.bonus_taken[2 * take + 1] == seat:
            held.add_bonus(table.bonus_taken[2 * take])
    return held


def open_holding(table: FeliniaState, seat: i64) -> Holding:
    """Count what everybody knows of a family's holding: all but the bonus tiles."""
    held = Holding(table.components)
    held.gold = table.of(seat, GOLD)
    held.spice = table.of(seat, SPICE)
    held.food = table.of(seat, FOOD)
    held.merchandise = table.of(seat, TILES)
    held.places = bits.count(table.of(seat, PLACES))
    held.specials = table.of(seat, SPECIALS)
    for post in table.components.island.posts:
        if table.settler[post] == seat:
            kind = table.components.tile_kind[table.laid[post]]
            # F183, R39: a special tile belongs to no set
            if kind >= 0:
                held.kinds[kind] += 1
    held.groups = group_sizes(table.components, table.settler, seat)
    return held


# ---------------------------------------------------------------------- 8.1, 8.2 trade tiles


# F132, F134, F136, F215
def set_points(components: Components, kind: i64, tiles: i64) -> i64:
    """Score a set: each tile is worth the printed number for a set of that size."""
    if tiles == 0:
        return 0
    values = components.kind_values[kind]
    reached = tiles if tiles < len(values) else len(values)
    return tiles * values[reached - 1]


def trade_points(held: Holding) -> i64:
    """Score all trade tiles, each kind by itself."""
    points: i64 = 0
    kind: i64
    for kind in range(len(held.kinds)):
        points += set_points(held.components, kind, held.kinds[kind])
    return points


# F146, F243
def plus_one_points(held: Holding) -> i64:
    """Score the +1 bonus tiles: 1 for each tile of the kind, nothing for the bonus tile."""
    points: i64 = 0
    kind: i64
    for kind in range(len(held.kinds)):
        if (held.plus_one >> kind) & 1:
            points += held.kinds[kind]
    return points


# ---------------------------------------------------------------------- 8.3 groups


# F138
def group_sizes(components: Components, settler: vec[i64], seat: i64) -> vec[i64]:
    """Return the size of each group of a family's merchants."""
    sizes = vec[i64]()
    for group in groups(components, settler, seat):
        sizes = append(sizes, len(group))
    return sizes


# F137, F138, R22, R23
def groups(components: Components, settler: vec[i64], seat: i64) -> list[vec[i64]]:
    """Return the groups of a family's merchants as lists of provinces: sets connected by borders."""
    separate: list[vec[i64]] = []
    ungrouped = settler[:]
    for start in components.island.posts:
        if ungrouped[start] == seat:
            separate.append(_group_from(components, ungrouped, seat, start))
    return separate


def _group_from(components: Components, ungrouped: vec[i64], seat: i64, start: i64) -> vec[i64]:
    """Return the group around a province, breadth first, and take its merchants out of `ungrouped`."""
    island = components.island
    ungrouped[start] = -1
    group = append(vec[i64](), start)
    reached: i64 = 0
    while reached < len(group):
        province = group[reached]
        reached += 1
        for border in range(island.border_first[province], island.border_first[province + 1]):
            other = island.borders[border]
            if ungrouped[other] == seat:
                ungrouped[other] = -1
                group = append(group, other)
    return group


# F139, F140, F141
def points_per_merchant(held: Holding, size: i64) -> i64:
    """Return what each merchant of a group scores: 1, 2, or 3 in a group of three or more."""
    points = held.components.group_points
    if size == 1:
        # F187, R41
        for special in _owned_specials(held):
            lone = held.components.special[special].lone_merchant_points
            if lone >= 0:
                return lone
        return points[0]
    return points[size - 1] if size <= len(points) else points[len(points) - 1]


# F216
def group_points(held: Holding) -> i64:
    """Score all groups."""
    points: i64 = 0
    for size in held.groups:
        points += size * points_per_merchant(held, size)
    return points


# ---------------------------------------------------------------------- 8.4, 9.5, 9.6 the rest


def _owned_specials(held: Holding) -> list[int]:
    """Return the special tiles of a family."""
    return [number for number in range(len(held.components.special)) if (held.specials >> number) & 1]


# F142
def gold_points(held: Holding) -> i64:
    """Score 1 for each gold."""
    return held.gold * held.components.gold_points


# F143, F186
def spice_points(held: Holding) -> i64:
    """Score 1 for every two spices, or for each with the tile for it."""
    needed = held.components.spices_per_point
    for special in _owned_specials(held):
        if held.components.special[special].spices_per_point > 0:
            needed = held.components.special[special].spices_per_point
    return held.spice // needed


# F144
def merchandise_points(held: Holding) -> i64:
    """Score 1 for each tile of merchandise."""
    return held.merchandise * held.components.merchandise_points


# F183, F185
def food_points(held: Holding) -> i64:
    """Score food, which is worth something by a special tile only."""
    each = held.components.food_points
    for special in _owned_specials(held):
        if held.components.special[special].food_points >= 0:
            each = held.components.special[special].food_points
    return held.food * each


# F180, F181, F188
def place_points(held: Holding) -> i64:
    """Score mysterious places: 1 for a lone card, 2 for each of two or more."""
    if held.places == 0:
        return 0
    components = held.components
    each = components.mysterious_single if held.places == 1 else components.mysterious_each
    for special in _owned_specials(held):
        each += components.special[special].mysterious_extra
    return held.places * each


# ---------------------------------------------------------------------- totals


# F135, F154, F241
def total_of(held: Holding) -> i64:
    """Return the sum of all lines."""
    return (
        trade_points(held)
        + plus_one_points(held)
        + group_points(held)
        + gold_points(held)
        + spice_points(held)
        + merchandise_points(held)
        + food_points(held)
        + place_points(held)
    )


# F004
def total(table: FeliniaState, seat: i64) -> i64:
    """Return a family's prosperity, as if the game ended now."""
    return total_of(holding(table, seat))


def _lines(held: Holding) -> list[Line]:
    """Return the score line by line, lines of 0 too."""
    kinds: dict[str, int] = {}
    for kind, name in enumerate(held.components.kinds):
        if held.kinds[kind]:
            kinds[name] = int(set_points(held.components, kind, held.kinds[kind]))
    scored = [
        Line("trade", int(trade_points(held)), {"kinds": kinds}),
        Line("bonus_plus_one", int(plus_one_points(held))),
        Line("groups", int(group_points(held)), {"sizes": [int(size) for size in held.groups]}),
        Line("gold", int(gold_points(held))),
        Line("spice", int(spice_points(held))),
        Line("merchandise", int(merchandise_points(held))),
    ]
    if held.components.places:
        scored.append(Line("food", int(food_points(held))))
        scored.append(Line("mysterious", int(place_points(held))))
    return scored


def score(table: FeliniaState, seat: i64) -> Score:
    """Return a family's score, with the provinces that earned it, for the page to light up."""
    provinces = table.components.island.provinces
    scored = _lines(holding(table, seat))
    for line in scored:
        if line.key == "trade":
            line.facts["provinces"] = [
                provinces[post] for post in table.components.island.posts if table.settler[post] == seat
            ]
        elif line.key == "groups":
            line.facts["groups"] = [
                [provinces[province] for province in group]
                for group in groups(table.components, table.settler, seat)
            ]
    return Score(int(seat), scored)


# F147, F148, F149, F244
def best(totals: list[int], silver: list[int]) -> list[int]:
    """Return who wins: the highest total, then the most silver, then they share.

    >>> best([5, 5, 5, 4], [2, 4, 4, 6])
    [1, 2]
    """
    highest = max(zip(totals, silver, strict=True))
    return [seat for seat in range(len(totals)) if (totals[seat], silver[seat]) == highest]


def winners(table: FeliniaState) -> list[int]:
    """Return the seats that win, as if the game ended now."""
    seats = range(int(table.seats))
    totals = [int(total(table, seat)) for seat in seats]
    return best(totals, [int(table.of(seat, SILVER)) for seat in seats])
