"""What a seat may know, as a fixed number of floats for learners. RULES 11.

Seats are counted from the one that looks. What a seat remembers is in it, as in `information.py`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.felinia.box.components import Components
from katzentisch.games.felinia.knowledge.guess.deal import known_boats
from katzentisch.games.felinia.knowledge.guess.places import LOG
from katzentisch.games.felinia.knowledge.information import known_tiles
from katzentisch.games.felinia.knowledge.memory import own_take, seen_of_bonus
from katzentisch.games.felinia.state.scoring import count_bits
from katzentisch.games.felinia.state.table import (
    BIDDING,
    FOOD,
    GOLD,
    GOODS,
    NOTHING,
    PHASES,
    PLACES,
    QUESTIONS,
    SILVER,
    SPECIALS,
    SPICE,
    STOCK,
    TOKENS,
    FeliniaTable,
)
from katzentisch.kit.sheet import Sheet


def names(components: Components) -> list[str]:
    """Name the numbers of an observation; seats are counted from the one that looks."""
    found = [f"asked {name}" for name in QUESTIONS[1:]]
    found += [f"phase {name}" for name in PHASES]
    found += [
        "round",
        "turn",
        "price",
        "boats in pile",
        "bonus tiles left",
        "places left",
        "last merchant end",
    ]
    for seat in range(components.families):
        found += [f"seat {seat} {name}" for name in _family_names(components)]
    found += [f"bag {good}" for good in components.goods]
    for space in components.spaces[:-1]:
        found += [f"{space} {good}" for good in components.goods]
    for space in components.spaces:
        found += [f"{space} tokens of seat {seat}" for seat in range(components.families)]
        found += [f"{space} top seat {seat}" for seat in range(components.families)]
    for berth in range(1, int(components.berths) + 1):
        found += _berth_names(components, berth)
    for province in components.island.provinces:
        found += [f"{province} settler seat {seat}" for seat in range(components.families)]
        found += [f"{province} face down", f"{province} here", f"{province} visited"]
        found += [f"{province} {name}" for name in [*components.kinds, *components.specials]]
    found += [f"own bonus {name}" for name in components.bonuses]
    found += [f"seen bonus {name}" for name in components.bonuses]
    found += [f"top bonus {name}" for name in components.bonuses]
    found += [f"own place {name}" for name in components.places]
    found += [f"drawn place {name}" for name in components.places]
    found += [f"seen place {name}" for name in components.places]
    found += [f"boat gone {name}" for name in components.boats]
    return [*found, *[f"next boat {name}" for name in components.boats]]


def _family_names(components: Components) -> list[str]:
    fixed = ["asked", "first", "silver", "gold", "spice", "food", "stock", "tokens", "places", "bonus tiles"]
    return [*fixed, *components.goods, *[f"special {name}" for name in components.specials]]


def _berth_names(components: Components, berth: int) -> list[str]:
    names = [f"berth {berth} {what}" for what in ("seats free", "time", "silver", "arrived", "yet to sail")]
    names += [f"berth {berth} to {kingdom}" for kingdom in components.island.kingdoms]
    names += [f"berth {berth} {good}" for good in components.goods]
    return [*names, *[f"berth {berth} riders of seat {seat}" for seat in range(components.families)]]


def observation(table: FeliniaTable, seat: i64) -> vec[float]:
    """Return what a seat may know as floats from 0 to 1, named by `names`."""
    sheet = Sheet(len(table.game.observation_names))
    _put_question(sheet, table)
    step: i64 = 0
    while step < table.seats:
        _put_family(sheet, table, (max(0, seat) + step) % table.seats)
        step += 1
    _put_markets(sheet, table, seat)
    berth: i64 = 0
    while berth < table.components.berths:
        _put_berth(sheet, table, seat, berth)
        berth += 1
    _put_island(sheet, table, seat)
    _put_bonus(sheet, table, seat)
    _put_places(sheet, table, seat)
    _put_boats(sheet, table)
    return sheet.row


def _relative(table: FeliniaTable, seat: i64, other: i64) -> i64:
    return -1 if other < 0 else (other - max(0, seat) + table.seats) % table.seats


def _put_question(sheet: Sheet, table: FeliniaTable) -> None:
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
    sheet.flag(table.ending == 1)


def _put_family(sheet: Sheet, table: FeliniaTable, family: i64) -> None:
    components = table.components
    sheet.flag(table.asked != NOTHING and table.actor == family)
    sheet.flag(table.first == family)
    sheet.share(table.of(family, SILVER), components.silver_cap)
    sheet.amount(table.of(family, GOLD), 2)
    sheet.amount(table.of(family, SPICE), 2)
    sheet.amount(table.of(family, FOOD), 2)
    sheet.share(table.of(family, STOCK), components.merchants)
    sheet.share(table.of(family, TOKENS), components.bid_tokens)
    sheet.share(count_bits(table.of(family, PLACES)), len(components.place_types))
    taken: i64 = 0
    place: i64 = 1
    while place < len(table.bonus_taken):
        taken += 1 if table.bonus_taken[place] == family else 0
        place += 2
    sheet.share(taken, len(components.bonuses))
    good: i64 = 0
    while good < table.components.kinds_of_goods:
        sheet.amount(table.of(family, GOODS + good), 2)
        good += 1
    sheet.bits(table.of(family, SPECIALS), len(table.components.specials))


def _put_markets(sheet: Sheet, table: FeliniaTable, seat: i64) -> None:
    for number in table.merchandise:
        sheet.amount(number, 3)
    space: i64 = 0
    while space < len(table.components.spaces):
        stack = table.stacks[2 * space + 1]
        left = table.tokens_at(space)
        if left > 0:
            sheet.mark(table.seats + _relative(table, seat, stack & 3))
        while left > 0:
            sheet.add(_relative(table, seat, stack & 3), table.components.bid_tokens)
            stack >>= 2
            left -= 1
        sheet.skip(2 * table.seats)
        space += 1


def _put_berth(sheet: Sheet, table: FeliniaTable, seat: i64, berth: i64) -> None:
    components = table.components
    boat = table.boat_at(berth)
    free = components.boat_seats[boat] - table.aboard(berth) if boat >= 0 else 0
    sheet.share(free, components.largest_boat)
    sheet.share(components.boat_time[boat] if boat >= 0 else 0, 24 * 60)
    sheet.amount(components.boat_silver[boat] if boat >= 0 else 0, 1)
    sheet.flag(table.berth == berth)
    sheet.flag(table.sailing > 0 and (table.sailing >> berth) & 1 == 1)
    sheet.one_of(components.boat_kingdom[boat] if boat >= 0 else -1, len(components.island.kingdoms))
    good: i64 = 0
    while good < components.kinds_of_goods:
        fare = components.boat_fare[boat * components.kinds_of_goods + good] if boat >= 0 else 0
        sheet.amount(fare, 1)
        good += 1
    place: i64 = 0
    while place < table.aboard(berth):
        sheet.add(_relative(table, seat, table.rider_of(berth, place)), components.largest_boat)
        place += 1
    sheet.skip(table.seats)


def _put_island(sheet: Sheet, table: FeliniaTable, seat: i64) -> None:
    components = table.components
    island = components.island
    kinds: i64 = len(components.kinds)
    specials: i64 = len(components.specials)
    standing = island.kingdom_of[table.province] if table.province >= 0 else -1
    known = known_tiles(table)
    province: i64 = 0
    while province < len(known):
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
        province += 1


def _put_bonus(sheet: Sheet, table: FeliniaTable, seat: i64) -> None:
    one: i64 = 1
    own: i64 = 0
    takes: i64 = len(table.bonus_taken) // 2
    take: i64 = 0
    while take < takes:
        tile = own_take(table, seat, take)
        own |= one << tile if tile >= 0 else 0
        take += 1
    seen: i64 = 0
    take = 0
    while take <= takes:  # what it saw last counts
        view = seen_of_bonus(table, seat, take)
        if len(view) > 1 or take == takes:
            if len(view) > 1:
                seen = 0
            for tile in view:
                seen |= one << tile
        take += 1
    top = seen_of_bonus(table, -1, takes)
    sheet.bits(own, len(table.components.bonuses))
    sheet.bits(seen, len(table.components.bonuses))
    sheet.one_of(top[0] if len(top) else -1, len(table.components.bonuses))


def _put_places(sheet: Sheet, table: FeliniaTable, seat: i64) -> None:
    size: i64 = len(table.components.places)
    one: i64 = 1
    seen: i64 = 0
    drawn: i64 = 0
    look: i64 = 0
    while LOG * look < len(table.place_log):
        count = table.place_log[LOG * look + 1]
        if table.place_log[LOG * look] == seat:
            for card in table.places[drawn : drawn + count]:
                seen |= one << card
        drawn += count
        look += 1
    looking: i64 = 0
    if table.drawn and table.actor == seat:
        for card in table.places[drawn : drawn + table.drawn]:
            looking |= one << card
    own = table.of(seat, PLACES) if seat >= 0 else 0
    sheet.bits(own, size)
    sheet.bits(looking, size)
    sheet.bits(seen, size)


def _put_boats(sheet: Sheet, table: FeliniaTable) -> None:
    one: i64 = 1
    gone: i64 = 0
    for boat in table.boat_order[: table.next_boat]:
        gone |= one << boat
    size: i64 = len(table.components.boats)
    sheet.bits(gone, size)
    shown = known_boats(table) > table.next_boat
    sheet.one_of(table.boat_order[table.next_boat] if shown else -1, size)
