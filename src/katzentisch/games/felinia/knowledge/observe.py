"""What a seat may know and remembers, as a fixed number of floats for learners. RULES 11.

Seats are counted from the observing one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.sheet import ONE, Sheet
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

# Final: a C variable instead of an entry in a dictionary.
_QUESTIONS: Final = len(QUESTIONS) - 1
_PHASES: Final = len(PHASES)


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


def observe(table: FeliniaState, seat: i64, sheet: Sheet) -> None:
    """Write what a seat may know, as floats from 0 to 1, named by `names`."""
    sheet.begin(seat)
    _put_question(sheet, table)
    taken: i64 = 0  # bonus tiles by family, eight bits each
    for take in range(table.takes()):
        taken += bits.single(8 * table.bonus_taken[2 * take + 1])
    for distance in range(table.seats):
        _put_family(sheet, table, (max(0, seat) + distance) % table.seats, taken)
    _put_markets(sheet, table, seat)
    for berth in range(table.components.berths):
        _put_berth(sheet, table, seat, berth)
    _put_island(sheet, table, seat)
    _put_bonus(sheet, table, seat)
    _put_places(sheet, table, seat)
    _put_boats(sheet, table)
    sheet.end()


def _relative(table: FeliniaState, seat: i64, other: i64) -> i64:
    """Return a seat as counted from the one that looks, -1 for none."""
    if other < 0 or seat <= 0:
        return other
    return other - seat if other >= seat else other - seat + table.seats


def _put_question(sheet: Sheet, table: FeliniaState) -> None:
    components = table.components
    sheet.one_of(table.asked - 1, _QUESTIONS)
    sheet.one_of(table.phase, _PHASES)
    sheet.amount(table.round, 8)
    sheet.share(table.turn, components.bid_tokens)
    trading = table.space < len(components.spaces) and table.phase != BIDDING
    sheet.amount(table.tokens_at(table.space) if trading else 0, 2)
    sheet.share(table.boats_in_pile(), len(components.boats))
    sheet.share(table.bonus_left(), len(components.bonuses))
    sheet.share(table.places_left(), len(components.places))
    sheet.flag(table.ending == LAST_MERCHANT)


def _put_family(sheet: Sheet, table: FeliniaState, family: i64, taken: i64) -> None:
    components = table.components
    sheet.flag(table.asked != ASK_NOTHING and table.actor == family)
    sheet.flag(table.first == family)
    families, own = table.families, family * table.width
    if sheet.have_changed(families, own, PLACES + 1):
        sheet.share_at(0, families[own + SILVER], components.silver_cap)
        sheet.share_at(1, families[own + GOLD], families[own + GOLD] + 2)
        sheet.share_at(2, families[own + SPICE], families[own + SPICE] + 2)
        sheet.share_at(3, families[own + FOOD], families[own + FOOD] + 2)
        sheet.share_at(4, families[own + STOCK], components.merchants)
        sheet.share_at(5, families[own + TOKENS], components.bid_tokens)
        sheet.share_at(6, bits.count(families[own + PLACES]), len(components.place_types))
    sheet.skip(7)
    sheet.share((taken >> 8 * family) & 255, len(components.bonuses))
    sheet.amounts(families, own + GOODS, components.kinds_of_goods, 2)
    sheet.bits(families[own + SPECIALS], len(components.specials))


def _put_markets(sheet: Sheet, table: FeliniaState, seat: i64) -> None:
    sheet.amounts(table.merchandise, 0, len(table.merchandise), 3)
    seats, stacks = table.seats, table.stacks
    space: i64
    for space in range(len(table.components.spaces)):
        if sheet.have_changed(stacks, 2 * space, 2):
            sheet.clear(2 * seats)
            stack = stacks[2 * space + 1]
            if stacks[2 * space] > 0:
                sheet.mark(seats + _relative(table, seat, stack & 3))
            for family in range(seats):
                tokens: i64 = 0
                for depth in range(stacks[2 * space]):
                    tokens += 1 if _relative(table, seat, (stack >> 2 * depth) & 3) == family else 0
                sheet.share_at(family, tokens, table.components.bid_tokens)
        sheet.skip(2 * seats)


def _put_berth(sheet: Sheet, table: FeliniaState, seat: i64, berth: i64) -> None:
    components = table.components
    goods, kingdoms = components.kinds_of_goods, len(components.island.kingdoms)
    first = table.berth_at(berth)
    start = sheet.at
    if sheet.have_changed(table.boats, first, table.berth_width):
        sheet.clear(5 + kingdoms + goods + table.seats)
        boat = table.boats[first]
        if boat >= 0:
            silver = components.boat_silver[boat]
            sheet.share_at(0, components.boat_seats[boat] - table.aboard(berth), components.largest_boat)
            sheet.share_at(1, components.boat_time[boat], 24 * 60)
            sheet.share_at(2, silver, silver + 1)
            sheet.mark(5 + components.boat_kingdom[boat])
            for good in range(goods):
                fare = components.boat_fare[boat * goods + good]
                sheet.share_at(5 + kingdoms + good, fare, fare + 1)
        for family in range(table.seats):
            riders: i64 = 0
            for rider in range(table.aboard(berth)):
                riders += 1 if _relative(table, seat, table.rider_of(berth, rider)) == family else 0
            sheet.share_at(5 + kingdoms + goods + family, riders, components.largest_boat)
    sheet.skip(3)
    sheet.flag(table.berth == berth)
    sheet.flag(table.sailing > 0 and (table.sailing >> berth) & 1 == 1)
    sheet.at = start + 5 + kingdoms + goods + table.seats


def _put_island(sheet: Sheet, table: FeliniaState, seat: i64) -> None:
    """Write settler, merchant and tile of each province; a tile is named if it is or was face up (`known_tiles`)."""
    components = table.components
    island = components.island
    row, sources, is_blank = sheet.row, sheet.sources, sheet.is_blank
    settler, laid, is_post, bit = table.settler, table.laid, island.is_post, island.bits
    hidden, kingdom_of, kind_of = table.face_down, island.kingdom_of, components.tile_kind
    seats = table.seats
    provinces: i64 = len(laid)
    kinds: i64 = len(components.kinds)
    named: i64 = kinds + len(components.specials)
    is_turned = sheet.have_changed(hidden, 0, len(hidden))
    laid_before = sheet.source
    settled_before = laid_before + provinces
    sheet.source += 2 * provinces
    tiles = sheet.at + seats + 3  # of the province at hand
    width = seats + 3 + named
    for province in range(provinces):
        tile = laid[province]
        whose = settler[province]
        if (
            is_turned
            or is_blank
            or sources[laid_before + province] != tile
            or sources[settled_before + province] != whose
        ):
            sources[laid_before + province] = tile
            sources[settled_before + province] = whose
            for offset in range(tiles - seats - 3, tiles - 2):
                row[offset] = 0
            for offset in range(tiles, tiles + named):
                row[offset] = 0
            if whose >= 0:
                row[tiles - seats - 3 + _relative(table, seat, whose)] = ONE
            if is_post[province]:
                if hidden[kingdom_of[province]] & bit[province]:
                    row[tiles - 3] = ONE
                elif tile >= components.first_special:
                    row[tiles + kinds + tile - components.first_special] = ONE
                elif tile >= 0:
                    row[tiles + kind_of[tile]] = ONE
        tiles += width
    _put_merchant(sheet, table, seats + 1, width)
    sheet.skip(provinces * width)


def _put_merchant(sheet: Sheet, table: FeliniaState, column: i64, width: i64) -> None:
    """Write in which province the merchant stands, and behind it which it has visited."""
    here = table.province
    first = table.components.island.first[table.components.island.kingdom_of[here]] if here >= 0 else 0
    visited = table.visited if here >= 0 else 0
    before, first_before, visited_before = sheet.before(here), sheet.before(first), sheet.before(visited)
    if sheet.is_blank:
        before, visited_before = -1, 0
    if before == here and first_before == first and visited_before == visited:
        return
    row, at = sheet.row, sheet.at + column
    if before >= 0:
        row[at + before * width] = 0
    while visited_before:
        row[at + (first_before + bits.lowest(visited_before)) * width + 1] = 0
        visited_before &= visited_before - 1
    if here >= 0:
        row[at + here * width] = ONE
    while visited:
        row[at + (first + bits.lowest(visited)) * width + 1] = ONE
        visited &= visited - 1


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
