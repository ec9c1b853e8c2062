"""What a seat may know and remembers, as a fixed number of floats for learners. RULES 11.

Seats are counted from the observing one.
"""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.felinia.box.components import Components
from katzentisch.games.felinia.knowledge.memory import known_boats
from katzentisch.games.felinia.state.asked import ASK_NOTHING, QUESTIONS
from katzentisch.games.felinia.state.table import (
    BIDDING,
    FOOD,
    GOLD,
    GOODS,
    LAST_MERCHANT,
    LOOK,
    LOOK_DRAWN,
    LOOK_SEAT,
    PHASES,
    PLACES,
    SILVER,
    SPECIALS,
    SPICE,
    STOCK,
    TOKENS,
    FeliniaState,
)
from katzentisch.kit.sheet import Sheet


def names(components: Components) -> list[str]:
    """Name the numbers of an observation; seats are counted from the observing one."""
    named = [f"asked {name}" for name in QUESTIONS[1:]]
    named += [f"phase {name}" for name in PHASES]
    named += [
        "round",
        "turn",
        "price",
        "boats in pile",
        "bonus tiles left",
        "places left",
        "last merchant end",
    ]
    for seat in range(components.families):
        named += [f"seat {seat} {name}" for name in _family_names(components)]
    named += [f"bag {good}" for good in components.goods]
    for space in components.spaces[:-1]:
        named += [f"{space} {good}" for good in components.goods]
    for space in components.spaces:
        named += [f"{space} tokens of seat {seat}" for seat in range(components.families)]
        named += [f"{space} top seat {seat}" for seat in range(components.families)]
    for berth in range(1, int(components.berths) + 1):
        named += _berth_names(components, berth)
    for province in components.island.provinces:
        named += [f"{province} settler seat {seat}" for seat in range(components.families)]
        named += [f"{province} face down", f"{province} here", f"{province} visited"]
        named += [f"{province} {name}" for name in [*components.kinds, *components.specials]]
    named += [f"own bonus {name}" for name in components.bonuses]
    named += [f"seen bonus {name}" for name in components.bonuses]
    named += [f"top bonus {name}" for name in components.bonuses]
    named += [f"own place {name}" for name in components.places]
    named += [f"drawn place {name}" for name in components.places]
    named += [f"seen place {name}" for name in components.places]
    named += [f"boat gone {name}" for name in components.boats]
    return [*named, *[f"next boat {name}" for name in components.boats]]


def _family_names(components: Components) -> list[str]:
    fixed = ["asked", "first", "silver", "gold", "spice", "food", "stock", "tokens", "places", "bonus tiles"]
    return [*fixed, *components.goods, *[f"special {name}" for name in components.specials]]


def _berth_names(components: Components, berth: int) -> list[str]:
    names = [f"berth {berth} {what}" for what in ("seats free", "time", "silver", "arrived", "yet to sail")]
    names += [f"berth {berth} to {kingdom}" for kingdom in components.island.kingdoms]
    names += [f"berth {berth} {good}" for good in components.goods]
    return [*names, *[f"berth {berth} riders of seat {seat}" for seat in range(components.families)]]


def observe(table: FeliniaState, seat: i64, rows: vec[float]) -> vec[float]:
    """Return `rows` with what a seat may know appended, as floats from 0 to 1, named by `names`."""
    sheet = Sheet(table.game, rows)
    _put_question(sheet, table)
    for distance in range(table.seats):
        _put_family(sheet, table, (max(0, seat) + distance) % table.seats)
    _put_markets(sheet, table, seat)
    for berth in range(table.components.berths):
        _put_berth(sheet, table, seat, berth)
    _put_island(sheet, table, seat)
    _put_bonus(sheet, table, seat)
    _put_places(sheet, table, seat)
    _put_boats(sheet, table)
    return sheet.whole()


def _relative(table: FeliniaState, seat: i64, other: i64) -> i64:
    """Return a seat as counted from the one that looks, -1 for none."""
    if other < 0 or seat <= 0:
        return other
    return other - seat if other >= seat else other - seat + table.seats


def _put_question(sheet: Sheet, table: FeliniaState) -> None:
    components = table.components
    sheet.one_of(table.asked - 1, len(QUESTIONS) - 1)
    sheet.one_of(table.phase, len(PHASES))
    sheet.amount(table.round, 8)
    sheet.share(table.turn, components.bid_tokens)
    trading = table.space < len(components.spaces) and table.phase != BIDDING
    sheet.amount(table.tokens_at(table.space) if trading else 0, 2)
    sheet.share(table.boats_in_pile(), len(components.boats))
    sheet.share(table.bonus_left(), len(components.bonuses))
    sheet.share(table.places_left(), len(components.places))
    sheet.flag(table.ending == LAST_MERCHANT)


def _put_family(sheet: Sheet, table: FeliniaState, family: i64) -> None:
    components = table.components
    sheet.flag(table.asked != ASK_NOTHING and table.actor == family)
    sheet.flag(table.first == family)
    sheet.share(table.of(family, SILVER), components.silver_cap)
    sheet.amount(table.of(family, GOLD), 2)
    sheet.amount(table.of(family, SPICE), 2)
    sheet.amount(table.of(family, FOOD), 2)
    sheet.share(table.of(family, STOCK), components.merchants)
    sheet.share(table.of(family, TOKENS), components.bid_tokens)
    sheet.share(bits.count(table.of(family, PLACES)), len(components.place_types))
    taken: i64 = 0
    for take in range(table.takes()):
        taken += 1 if table.bonus_taken[2 * take + 1] == family else 0
    sheet.share(taken, len(components.bonuses))
    sheet.amounts(table.families, family * table.width + GOODS, components.kinds_of_goods, 2)
    sheet.bits(table.of(family, SPECIALS), len(components.specials))


def _put_markets(sheet: Sheet, table: FeliniaState, seat: i64) -> None:
    sheet.amounts(table.merchandise, 0, len(table.merchandise), 3)
    space: i64
    for space in range(len(table.components.spaces)):
        stack = table.stacks[2 * space + 1]
        if table.tokens_at(space) > 0:
            sheet.mark(table.seats + _relative(table, seat, stack & 3))
        for _ in range(table.tokens_at(space)):
            sheet.add(_relative(table, seat, stack & 3), table.components.bid_tokens)
            stack >>= 2
        sheet.skip(2 * table.seats)


def _put_berth(sheet: Sheet, table: FeliniaState, seat: i64, berth: i64) -> None:
    components = table.components
    boat = table.boat_at(berth)
    if boat >= 0:
        sheet.share(components.boat_seats[boat] - table.aboard(berth), components.largest_boat)
        sheet.share(components.boat_time[boat], 24 * 60)
        sheet.amount(components.boat_silver[boat], 1)
    else:
        sheet.skip(3)
    sheet.flag(table.berth == berth)
    sheet.flag(table.sailing > 0 and (table.sailing >> berth) & 1 == 1)
    goods = components.kinds_of_goods
    if boat >= 0:
        sheet.one_of(components.boat_kingdom[boat], len(components.island.kingdoms))
        sheet.amounts(components.boat_fare, boat * goods, goods, 1)
    else:
        sheet.skip(len(components.island.kingdoms) + goods)
    for rider in range(table.aboard(berth)):
        sheet.add(_relative(table, seat, table.rider_of(berth, rider)), components.largest_boat)
    sheet.skip(table.seats)


def _put_island(sheet: Sheet, table: FeliniaState, seat: i64) -> None:
    """Write settler, merchant and tile of each province; a tile is named if it is or was face up (`known_tiles`)."""
    components = table.components
    island = components.island
    row, at = sheet.row, sheet.at
    settler, laid, is_post, bit = table.settler, table.laid, island.is_post, island.bits
    hidden, kingdom_of, kind_of = table.face_down, island.kingdom_of, components.tile_kind
    seats = table.seats
    kinds: i64 = len(components.kinds)
    tiles = at + seats + 3  # of the province at hand
    width = seats + 3 + kinds + len(components.specials)
    for province in range(len(laid)):
        if settler[province] >= 0:
            row[tiles - seats - 3 + _relative(table, seat, settler[province])] = 1.0
        if is_post[province]:
            tile = laid[province]
            if hidden[kingdom_of[province]] & bit[province]:
                row[tiles - 3] = 1.0
            elif tile >= components.first_special:
                row[tiles + kinds + tile - components.first_special] = 1.0
            elif tile >= 0:
                row[tiles + kind_of[tile]] = 1.0
        tiles += width
    if table.province >= 0:
        row[at + table.province * width + seats + 1] = 1.0
        first, visited = island.first[kingdom_of[table.province]], table.visited
        while visited:
            row[at + (first + bits.lowest(visited)) * width + seats + 2] = 1.0
            visited &= visited - 1
    sheet.skip(len(laid) * width)


def _put_bonus(sheet: Sheet, table: FeliniaState, seat: i64) -> None:
    """Write the tiles the seat took, those it has last seen in the stack, and the top one (`seen_of_bonus`)."""
    taken = table.bonus_taken
    takes = table.takes()
    looks = table.bonus_looks[seat] if seat >= 0 else 0
    left = _as_bits(table.bonus_order, 0, len(table.bonus_order))
    own: i64 = 0
    seen: i64 = 0
    for take in range(takes + 1):
        if (looks >> take) & 1 and left & (left - 1):
            seen = left
        if take < takes:
            gone = bits.single(taken[2 * take])
            left &= ~gone
            if taken[2 * take + 1] == seat:
                own |= gone
    top: i64 = -1
    for tile in table.bonus_order:
        if (left >> tile) & 1:
            top = tile
            seen |= bits.single(tile)
            break
    size: i64 = len(table.components.bonuses)
    sheet.bits(own, size)
    sheet.bits(seen, size)
    sheet.one_of(top, size)


def _put_places(sheet: Sheet, table: FeliniaState, seat: i64) -> None:
    size: i64 = len(table.components.places)
    seen: i64 = 0
    drawn: i64 = 0
    for look in range(table.looks()):
        count = table.place_log[LOOK * look + LOOK_DRAWN]
        if table.place_log[LOOK * look + LOOK_SEAT] == seat:
            seen |= _as_bits(table.places, drawn, drawn + count)
        drawn += count
    looking: i64 = 0
    if table.drawn and table.actor == seat:
        looking = _as_bits(table.places, drawn, drawn + table.drawn)
    own = table.of(seat, PLACES) if seat >= 0 else 0
    sheet.bits(own, size)
    sheet.bits(looking, size)
    sheet.bits(seen, size)


def _put_boats(sheet: Sheet, table: FeliniaState) -> None:
    size: i64 = len(table.components.boats)
    sheet.bits(_as_bits(table.boat_order, 0, table.next_boat), size)
    shown = known_boats(table) > table.next_boat
    sheet.one_of(table.boat_order[table.next_boat] if shown else -1, size)


def _as_bits(numbers: vec[i64], first: i64, end: i64) -> i64:
    """Return the numbers from `first` on and before `end` as a set."""
    members: i64 = 0
    for index in range(first, end):
        members |= bits.single(numbers[index])
    return members
