"""What a seat may know and remembers, as a fixed number of floats for learners. RULES 11.

Seats are counted from the observing one.
"""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.felinia.box.components import Components
from katzentisch.games.felinia.knowledge.information import known_tiles
from katzentisch.games.felinia.knowledge.memory import known_boats, own_take, seen_of_bonus
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


def observation(table: FeliniaState, seat: i64) -> vec[float]:
    """Return what a seat may know as floats from 0 to 1, named by `names`."""
    sheet = Sheet(len(table.game.observation_names))
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
    return -1 if other < 0 else (other - max(0, seat) + table.seats) % table.seats


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
    for good in range(components.kinds_of_goods):
        sheet.amount(table.of(family, GOODS + good), 2)
    sheet.bits(table.of(family, SPECIALS), len(components.specials))


def _put_markets(sheet: Sheet, table: FeliniaState, seat: i64) -> None:
    for number in table.merchandise:
        sheet.amount(number, 3)
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
    free = components.boat_seats[boat] - table.aboard(berth) if boat >= 0 else 0
    sheet.share(free, components.largest_boat)
    sheet.share(components.boat_time[boat] if boat >= 0 else 0, 24 * 60)
    sheet.amount(components.boat_silver[boat] if boat >= 0 else 0, 1)
    sheet.flag(table.berth == berth)
    sheet.flag(table.sailing > 0 and (table.sailing >> berth) & 1 == 1)
    sheet.one_of(components.boat_kingdom[boat] if boat >= 0 else -1, len(components.island.kingdoms))
    for good in range(components.kinds_of_goods):
        fare = components.boat_fare[boat * components.kinds_of_goods + good] if boat >= 0 else 0
        sheet.amount(fare, 1)
    for rider in range(table.aboard(berth)):
        sheet.add(_relative(table, seat, table.rider_of(berth, rider)), components.largest_boat)
    sheet.skip(table.seats)


def _put_island(sheet: Sheet, table: FeliniaState, seat: i64) -> None:
    components = table.components
    island = components.island
    kinds: i64 = len(components.kinds)
    specials: i64 = len(components.specials)
    standing = island.kingdom_of[table.province] if table.province >= 0 else -1
    known = known_tiles(table)
    province: i64
    for province in range(len(known)):
        tile = known[province]
        sheet.one_of(_relative(table, seat, table.settler[province]), table.seats)
        sheet.flag(tile == -2)
        sheet.flag(table.province == province)
        sheet.flag(island.kingdom_of[province] == standing and table.visited & island.bit(province) != 0)
        if tile >= components.first_special:
            sheet.mark(kinds + tile - components.first_special)
        elif tile >= 0:
            sheet.mark(components.tile_kind[tile])
        sheet.skip(kinds + specials)


def _put_bonus(sheet: Sheet, table: FeliniaState, seat: i64) -> None:
    size: i64 = len(table.components.bonuses)
    takes = table.takes()
    own: i64 = 0
    for take in range(takes):
        tile = own_take(table, seat, take)
        if tile >= 0:
            own |= bits.single(tile)
    seen: i64 = 0
    for take in range(takes + 1):  # what it saw last counts
        stack = seen_of_bonus(table, seat, take)
        if len(stack) > 1 or take == takes:
            if len(stack) > 1:
                seen = 0
            seen |= _as_bits(stack)
    top = seen_of_bonus(table, -1, takes)
    sheet.bits(own, size)
    sheet.bits(seen, size)
    sheet.one_of(top[0] if len(top) else -1, size)


def _put_places(sheet: Sheet, table: FeliniaState, seat: i64) -> None:
    size: i64 = len(table.components.places)
    seen: i64 = 0
    drawn: i64 = 0
    for look in range(table.looks()):
        count = table.place_log[LOOK * look + LOOK_DRAWN]
        if table.place_log[LOOK * look + LOOK_SEAT] == seat:
            seen |= _as_bits(table.places[drawn : drawn + count])
        drawn += count
    looking: i64 = 0
    if table.drawn and table.actor == seat:
        looking = _as_bits(table.places[drawn : drawn + table.drawn])
    own = table.of(seat, PLACES) if seat >= 0 else 0
    sheet.bits(own, size)
    sheet.bits(looking, size)
    sheet.bits(seen, size)


def _put_boats(sheet: Sheet, table: FeliniaState) -> None:
    size: i64 = len(table.components.boats)
    sheet.bits(_as_bits(table.boat_order[: table.next_boat]), size)
    shown = known_boats(table) > table.next_boat
    sheet.one_of(table.boat_order[table.next_boat] if shown else -1, size)


def _as_bits(members: vec[i64]) -> i64:
    members_as_bits: i64 = 0
    for member in members:
        members_as_bits |= bits.single(member)
    return members_as_bits
