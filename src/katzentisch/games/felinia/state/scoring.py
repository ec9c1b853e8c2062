"""What it is worth, line by line. RULES 8, 9.5, 9.6.

`total` is the sum alone, for bots and winners; `score` says where the points come from. Both use the
same functions, one for each paragraph of the rules. A `Holding` is what a family has at the end; the
referee fills one from a case, a table from its families.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.game import Line, Score
from katzentisch.games.felinia.box.components import Components
from katzentisch.games.felinia.state.table import (
    FOOD,
    GOLD,
    PLACES,
    SILVER,
    SPECIALS,
    SPICE,
    TILES,
    FeliniaTable,
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
        self.kinds: vec[i64] = vec[i64]()  # trade tiles by kind, extra tiles included
        self.plus_one: i64 = 0  # kinds with a +1 bonus tile, as bits; R33
        self.groups: vec[i64] = vec[i64]()  # sizes of the groups of merchants
        for _ in components.kinds:
            self.kinds = append(self.kinds, 0)

    def add_bonus(self, tile: i64) -> None:
        """Count a bonus tile: one more of its kind, or 1 more for each of its kind."""  # F145, F146, F242
        one: i64 = 1
        kind = self.components.bonus_kind[tile]
        if self.components.bonus_is_extra[tile]:
            self.kinds[kind] += 1
        else:
            self.plus_one |= one << kind


def holding(table: FeliniaTable, seat: i64) -> Holding:
    """Count all that scores for a family, from the table."""
    held = open_holding(table, seat)
    place: i64 = 0
    while place < len(table.bonus_taken):
        if table.bonus_taken[place + 1] == seat:
            held.add_bonus(table.bonus_taken[place])
        place += 2
    return held


def open_holding(table: FeliniaTable, seat: i64) -> Holding:
    """Count what everybody knows of it: all but the bonus tiles."""
    held = Holding(table.components)
    held.gold = table.of(seat, GOLD)
    held.spice = table.of(seat, SPICE)
    held.food = table.of(seat, FOOD)
    held.merchandise = table.of(seat, TILES)
    held.places = count_bits(table.of(seat, PLACES))
    held.specials = table.of(seat, SPECIALS)
    for post in table.components.island.posts:
        if table.settler[post] == seat:
            kind = table.components.tile_kind[table.laid[post]]
            if kind >= 0:  # F183, R39: a special tile belongs to no set
                held.kinds[kind] += 1
    held.groups = group_sizes(table.components, table.settler, seat)
    return held


def count_bits(bits: i64) -> i64:
    """Count the bits set.

    >>> count_bits(0b1011)
    3
    """
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


# ---------------------------------------------------------------------- 8.1, 8.2 trade tiles


def set_points(components: Components, kind: i64, tiles: i64) -> i64:
    """Score a set: each tile is worth the printed number for a set of that size."""  # F132, F134, F136, F215
    if tiles == 0:
        return 0
    values = components.kind_values[kind]
    reached = tiles if tiles < len(values) else len(values)
    return tiles * values[reached - 1]


def trade_points(held: Holding) -> i64:
    """Score all trade tiles, each kind by itself."""
    points: i64 = 0
    kind: i64 = 0
    while kind < len(held.kinds):
        points += set_points(held.components, kind, held.kinds[kind])
        kind += 1
    return points


def plus_one_points(held: Holding) -> i64:
    """Score the +1 bonus tiles: 1 for each tile of the kind, nothing for the bonus tile."""  # F146, F243
    points: i64 = 0
    kind: i64 = 0
    while kind < len(held.kinds):
        if (held.plus_one >> kind) & 1:
            points += held.kinds[kind]
        kind += 1
    return points


# ---------------------------------------------------------------------- 8.3 groups


def group_sizes(components: Components, settler: vec[i64], seat: i64) -> vec[i64]:
    """Return the size of each group of a family's merchants, largest sets that hang together by borders."""  # F138
    sizes = vec[i64]()
    for group in groups(components, settler, seat):
        sizes = append(sizes, len(group))
    return sizes


def groups(components: Components, settler: vec[i64], seat: i64) -> list[vec[i64]]:
    """Return the groups of a family's merchants as lists of provinces."""  # F137, F138, R22, R23
    island = components.island
    found: list[vec[i64]] = []
    grouped = settler[:]  # a merchant already in a group is taken away here
    for start in island.posts:
        if grouped[start] != seat:
            continue
        grouped[start] = -1
        group = append(vec[i64](), start)
        place: i64 = 0
        while place < len(group):
            border = island.border_first[group[place]]
            while border < island.border_first[group[place] + 1]:
                other = island.borders[border]
                if grouped[other] == seat:
                    grouped[other] = -1
                    group = append(group, other)
                border += 1
            place += 1
        found.append(group)
    return found


def points_per_merchant(held: Holding, size: i64) -> i64:
    """Return what each merchant of a group scores: 1, 2, or 3 in a group of three or more."""  # F139, F140, F141
    points = held.components.group_points
    if size == 1:
        lone = points[0]
        for special in owned_specials(held):  # F187, R41
            lone = held.components.special[special].lone_merchant_points
            if lone >= 0:
                return lone
        return points[0]
    return points[size - 1] if size <= len(points) else points[len(points) - 1]


def group_points(held: Holding) -> i64:
    """Score all groups."""  # F216
    points: i64 = 0
    for size in held.groups:
        points += size * points_per_merchant(held, size)
    return points


# ---------------------------------------------------------------------- 8.4, 9.5, 9.6 the rest


def owned_specials(held: Holding) -> list[int]:
    """Return the special tiles of a family."""
    return [number for number in range(len(held.components.special)) if (held.specials >> number) & 1]


def gold_points(held: Holding) -> i64:
    """Score 1 for each gold."""  # F142
    return held.gold * held.components.gold_points


def spice_points(held: Holding) -> i64:
    """Score 1 for every two spices, or for each with the tile for it."""  # F143, F186
    needed = held.components.spices_per_point
    for special in owned_specials(held):
        if held.components.special[special].spices_per_point > 0:
            needed = held.components.special[special].spices_per_point
    return held.spice // needed


def merchandise_points(held: Holding) -> i64:
    """Score 1 for each tile of merchandise."""  # F144
    return held.merchandise * held.components.merchandise_points


def food_points(held: Holding) -> i64:
    """Score food, which is worth something by a special tile only."""  # F183, F185
    each = held.components.food_points
    for special in owned_specials(held):
        if held.components.special[special].food_points >= 0:
            each = held.components.special[special].food_points
    return held.food * each


def place_points(held: Holding) -> i64:
    """Score mysterious places: 1 for a lone card, 2 for each of two or more."""  # F180, F181, F188
    if held.places == 0:
        return 0
    components = held.components
    each = components.mysterious_single if held.places == 1 else components.mysterious_each
    for special in owned_specials(held):
        each += components.special[special].mysterious_extra
    return held.places * each


# ---------------------------------------------------------------------- totals


def total_of(held: Holding) -> i64:
    """Return the sum of all lines."""  # F135, F154, F241
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


def total(table: FeliniaTable, seat: i64) -> i64:
    """Return a family's prosperity, as if the game ended now."""  # F004
    return total_of(holding(table, seat))


def lines(held: Holding) -> list[Line]:
    """Return the score line by line, lines of 0 too."""
    kinds: dict[str, int] = {}
    for kind, name in enumerate(held.components.kinds):
        if held.kinds[kind]:
            kinds[name] = int(set_points(held.components, kind, held.kinds[kind]))
    found = [
        Line("trade", int(trade_points(held)), {"kinds": kinds}),
        Line("bonus_plus_one", int(plus_one_points(held))),
        Line("groups", int(group_points(held)), {"sizes": [int(size) for size in held.groups]}),
        Line("gold", int(gold_points(held))),
        Line("spice", int(spice_points(held))),
        Line("merchandise", int(merchandise_points(held))),
    ]
    if held.components.places:
        found.append(Line("food", int(food_points(held))))
        found.append(Line("mysterious", int(place_points(held))))
    return found


def score(table: FeliniaTable, seat: i64) -> Score:
    """Return a family's score, with the provinces that earned it, for the page to light up."""
    provinces = table.components.island.provinces
    made = lines(holding(table, seat))
    for line in made:
        if line.key == "trade":
            line.facts["provinces"] = [
                provinces[post] for post in table.components.island.posts if table.settler[post] == seat
            ]
        elif line.key == "groups":
            line.facts["groups"] = [
                [provinces[province] for province in group]
                for group in groups(table.components, table.settler, seat)
            ]
    return Score(int(seat), made)


def winners(totals: list[int], silver: list[int]) -> list[int]:
    """Return who wins: the highest total, then the most silver, then they share.

    >>> winners([5, 5, 5, 4], [2, 4, 4, 6])
    [1, 2]
    """  # F147, F148, F149, F244
    best = max(zip(totals, silver, strict=True))
    return [seat for seat in range(len(totals)) if (totals[seat], silver[seat]) == best]


def winning_seats(table: FeliniaTable) -> list[int]:
    """Return the seats that win, as if the game ended now."""
    seats = range(int(table.seats))
    totals = [int(total(table, seat)) for seat in seats]
    return winners(totals, [int(table.of(seat, SILVER)) for seat in seats])
