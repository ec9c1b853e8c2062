"""What a seat may know, as numbers: for learners (`observation`) and as a key (`information`). RULES 11.

A seat remembers what it saw: trade tiles others took in the open (R50), the bonus stack when it could look
through it (R49), mysterious places it drew. All that is in both; nothing else is.
"""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from katzentisch.games.felinia.components import Components
from katzentisch.games.felinia.guess import known_boats
from katzentisch.games.felinia.memory import own_take, seen_of_bonus
from katzentisch.games.felinia.place_memory import LOG
from katzentisch.games.felinia.scoring import count_bits
from katzentisch.games.felinia.table import (
    BIDDING,
    FOOD,
    GOLD,
    GOODS,
    NOTHING,
    OVER,
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
from katzentisch.games.felinia.truth import position, truth


def information(table: FeliniaTable, seat: i64) -> vec[i64]:
    """Return numbers that are equal for two tables exactly if this seat cannot tell them apart."""
    if table.phase == OVER:  # all is shown
        return truth(table)[:-3]
    found = position(table)
    family: i64 = 0
    while family < table.seats:
        what: i64 = 0
        while what < table.width:
            number = table.of(family, what)
            if what == PLACES and family != seat:
                number = count_bits(number)  # F177: others see how many
            found = append(found, number)
            what += 1
        family += 1
    found = extend(found, table.boat_order[: known_boats(table)])
    found = extend(found, known_tiles(table))
    found = extend(found, known_bonus(table, seat))
    return extend(found, known_places(table, seat))


def known_tiles(table: FeliniaTable) -> vec[i64]:
    """Return the trade tile of each province that is or was face up, -2 for a face-down one."""
    island = table.components.island
    found = table.laid[:]
    for post in island.posts:
        if table.face_down[island.kingdom_of[post]] & island.bit(post):
            found[post] = -2
    return found


def known_bonus(table: FeliniaTable, seat: i64) -> vec[i64]:
    """# F153, R50Return what a seat saw of the bonus stack, take by take."""
    found = seen_of_bonus(table, seat, 0)
    takes: i64 = len(table.bonus_taken) // 2
    take: i64 = 0
    while take < takes:
        found = append(found, -1)
        found = append(found, table.bonus_taken[2 * take + 1])
        found = append(found, own_take(table, seat, take))
        found = extend(found, seen_of_bonus(table, seat, take + 1))
        take += 1
    return append(found, -2)


def known_places(table: FeliniaTable, seat: i64) -> vec[i64]:
    """Return what a seat saw of the mysterious places, look by look."""
    found = vec[i64]()
    drawn: i64 = 0
    looks: i64 = len(table.place_log) // LOG
    look: i64 = 0
    while look < looks:
        looker = table.place_log[LOG * look]
        count = table.place_log[LOG * look + 1]
        kept = table.place_log[LOG * look + 2]
        found = append(append(found, looker), count)
        found = append(
            append(found, table.place_log[LOG * look + 3]), kept if looker == seat else int(kept > 0)
        )
        if looker == seat:
            found = extend(found, table.places[drawn : drawn + count])
        drawn += count
        look += 1
    if table.drawn and table.actor == seat:
        found = extend(found, table.places[drawn : drawn + table.drawn])
    return found


# ---------------------------------------------------------------------- for learners


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


class Sheet:
    """A growing row of floats."""

    def __init__(self) -> None:
        self.row: vec[float] = vec[float]()

    def put(self, number: float) -> None:
        """Write one number."""
        self.row = append(self.row, number)

    def flag(self, is_so: bool) -> None:
        """Write 1 or 0."""
        self.row = append(self.row, 1.0 if is_so else 0.0)

    def one_of(self, number: i64, size: i64) -> None:
        """Write a 1 at one place of a row of zeros; nowhere for -1."""
        place: i64 = 0
        while place < size:
            self.flag(place == number)
            place += 1

    def bits(self, bits: i64, size: i64) -> None:
        """Write a set."""
        place: i64 = 0
        while place < size:
            self.flag((bits >> place) & 1 == 1)
            place += 1


def observation(table: FeliniaTable, seat: i64) -> vec[float]:
    """Return what a seat may know as floats around 0 to 1, named by `names`."""
    sheet = Sheet()
    _put_question(sheet, table)
    step: i64 = 0
    while step < table.seats:
        _put_family(sheet, table, seat, (max(0, seat) + step) % table.seats)
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
    sheet.one_of(table.asked - 1, len(QUESTIONS) - 1)
    sheet.one_of(table.phase, len(PHASES))
    sheet.put(float(table.round) / 12.0)
    sheet.put(float(table.turn) / 3.0)
    trading = table.space < len(table.components.spaces) and table.phase != BIDDING
    sheet.put(float(table.tokens_at(table.space)) / 4.0 if trading else 0.0)
    sheet.put(float(table.boats_in_pile()) / 16.0)
    sheet.put(float(table.bonus_left()) / 5.0)
    sheet.put(float(table.places_left()) / 18.0)
    sheet.flag(table.ending == 1)


def _put_family(sheet: Sheet, table: FeliniaTable, seat: i64, family: i64) -> None:
    sheet.flag(table.asked != NOTHING and table.actor == family)
    sheet.flag(table.first == family)
    sheet.put(float(table.of(family, SILVER)) / 6.0)
    sheet.put(float(table.of(family, GOLD)) / 6.0)
    sheet.put(float(table.of(family, SPICE)) / 6.0)
    sheet.put(float(table.of(family, FOOD)) / 6.0)
    sheet.put(float(table.of(family, STOCK)) / 10.0)
    sheet.put(float(table.of(family, TOKENS)) / 3.0)
    sheet.put(float(count_bits(table.of(family, PLACES))) / 6.0)
    taken: i64 = 0
    place: i64 = 1
    while place < len(table.bonus_taken):
        taken += 1 if table.bonus_taken[place] == family else 0
        place += 2
    sheet.put(float(taken) / 5.0)
    good: i64 = 0
    while good < table.components.kinds_of_goods:
        sheet.put(float(table.of(family, GOODS + good)) / 4.0)
        good += 1
    sheet.bits(table.of(family, SPECIALS), len(table.components.specials))


def _put_markets(sheet: Sheet, table: FeliniaTable, seat: i64) -> None:
    for number in table.merchandise:
        sheet.put(float(number) / 9.0 if len(sheet.row) < 0 else float(number) / 3.0)
    space: i64 = 0
    while space < len(table.components.spaces):
        stack = table.stacks[2 * space + 1]
        top = _relative(table, seat, stack & 3) if table.tokens_at(space) > 0 else -1
        counts = vec[i64]()
        for _ in range(table.seats):
            counts = append(counts, 0)
        left = table.tokens_at(space)
        while left > 0:
            counts[_relative(table, seat, stack & 3)] += 1
            stack >>= 2
            left -= 1
        for count in counts:
            sheet.put(float(count) / 3.0)
        sheet.one_of(top, table.seats)
        space += 1


def _put_berth(sheet: Sheet, table: FeliniaTable, seat: i64, berth: i64) -> None:
    components = table.components
    boat = table.boat_at(berth)
    free = components.boat_seats[boat] - table.aboard(berth) if boat >= 0 else 0
    sheet.put(float(free) / 2.0)
    sheet.put(float(components.boat_time[boat]) / 600.0 if boat >= 0 else 0.0)
    sheet.put(float(components.boat_silver[boat]) if boat >= 0 else 0.0)
    sheet.flag(table.berth == berth)
    sheet.flag(table.sailing > 0 and (table.sailing >> berth) & 1 == 1)
    sheet.one_of(components.boat_kingdom[boat] if boat >= 0 else -1, len(components.island.kingdoms))
    good: i64 = 0
    while good < components.kinds_of_goods:
        fare = components.boat_fare[boat * components.kinds_of_goods + good] if boat >= 0 else 0
        sheet.put(float(fare) / 2.0)
        good += 1
    counts = vec[i64]()
    for _ in range(table.seats):
        counts = append(counts, 0)
    place: i64 = 0
    while place < table.aboard(berth):
        counts[_relative(table, seat, table.rider_of(berth, place))] += 1
        place += 1
    for count in counts:
        sheet.put(float(count) / 2.0)


def _put_island(sheet: Sheet, table: FeliniaTable, seat: i64) -> None:
    components = table.components
    known = known_tiles(table)
    province: i64 = 0
    while province < len(components.island.provinces):
        sheet.one_of(_relative(table, seat, table.settler[province]), table.seats)
        sheet.flag(known[province] == -2)
        sheet.flag(table.province == province)
        here = table.province >= 0 and (
            components.island.kingdom_of[table.province] == components.island.kingdom_of[province]
        )
        sheet.flag(here and table.visited & components.island.bit(province) != 0)
        tile = known[province]
        sheet.one_of(components.tile_kind[tile] if tile >= 0 else -1, len(components.kinds))
        special = tile - components.first_special if tile >= components.first_special else -1
        sheet.one_of(special, len(components.specials))
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
