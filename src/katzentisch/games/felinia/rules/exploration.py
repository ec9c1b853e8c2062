"""Phase 3: exploration. RULES 4.3, 9.3.

The merchants of a boat that has arrived leave it one by one, foremost seat first; each finishes his
whole move before the next begins. Which boats sail is in `departure.py`, mysterious places in `places.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.box.island import MYSTERY
from katzentisch.games.felinia.rules import departure, places, settling
from katzentisch.games.felinia.state.supply import gain
from katzentisch.games.felinia.state.table import (
    ENTERED,
    EXTRA,
    FOOD,
    NOTHING,
    REVEAL,
    REVEALING,
    STEP,
    WALKING,
    FeliniaTable,
)


def go_on(table: FeliniaTable) -> None:
    """Lead the exploration to the next decision or to its end."""
    if table.sailing < 0:
        departure.fix_departures(table)
    if table.move == ENTERED:
        collect(table)
    elif table.move == REVEALING:
        offer_reveal(table)
    elif table.move == WALKING:
        offer_step(table)
    elif table.berth < 0:
        if table.sailing == 0:
            departure.end_phase(table)
        else:
            departure.sail(table)
    elif table.rider < table.aboard(table.berth):
        land(table)
    else:
        departure.come_home(table)


def land(table: FeliniaTable) -> None:
    """Make the next merchant's first step, into the port province."""  # F093, F102, R16, F220
    kingdom = table.components.boat_kingdom[table.boat_at(table.berth)]
    table.actor = table.rider_of(table.berth, table.rider)
    table.steps = 0
    table.visited = 0
    table.reveals = table.components.island.reveals
    enter(table, table.components.island.port[kingdom])


def enter(table: FeliniaTable, province: i64) -> None:
    """Step into a province."""
    table.province = province
    table.steps += 1
    table.visited |= table.components.island.bit(province)
    table.symbol = table.components.island.symbol_first[province]
    table.move = ENTERED
    if table.listening:
        name = table.components.island.provinces[province]
        table.tell("landed" if table.steps == 1 else "stepped", table.actor, {"province": name})


def collect(table: FeliniaTable) -> None:
    """Give the symbols of the province in printed order, then settle, reveal or walk on."""  # F096, F171, F224, F170, F179
    island = table.components.island
    end = island.symbol_first[table.province + 1]
    while table.symbol < end:
        symbol = island.symbols[table.symbol]
        table.symbol += 1
        if symbol == MYSTERY:
            places.look(table)
            if table.asked != NOTHING:
                return
        else:
            gain(table, table.actor, symbol, 1)
    collect_extra(table)
    if table.has_open_tile(table.province):
        settling.settle(table)
    else:
        table.move = REVEALING if table.steps == 1 else WALKING


def collect_extra(table: FeliniaTable) -> None:
    """Add what special tiles give, once for each kind of symbol in the province."""  # F189, F193, F195
    island = table.components.island
    seen: i64 = 0
    one: i64 = 1
    place = island.symbol_first[table.province]
    while place < island.symbol_first[table.province + 1]:
        symbol = island.symbols[place]
        if symbol != MYSTERY and not (seen >> symbol) & 1:
            seen |= one << symbol
            extra = table.of(table.actor, EXTRA + symbol)
            if extra > 0:
                gain(table, table.actor, symbol, extra)
        place += 1


# ---------------------------------------------------------------------- Decision REVEAL


def offer_reveal(table: FeliniaTable) -> None:
    """Ask for a tile to turn up, if there is one; then the merchant walks on."""  # F094, F222, R56
    if table.reveals > 0 and table.face_down[_kingdom(table)]:
        table.asked = REVEAL
    else:
        table.move = WALKING


def legal_reveals(table: FeliniaTable, out: vec[i64]) -> vec[i64]:
    """List `stop`, and every face-down tile of this kingdom, near or far."""  # F221, R19
    out = append(out, table.choices.stop)
    kingdom = _kingdom(table)
    hidden = table.face_down[kingdom]
    first = table.components.island.first[kingdom]
    while hidden:
        province = first + lowest(hidden)
        out = append(out, table.choices.reveal + table.components.post_number[province])
        hidden &= hidden - 1
    return out


def why_no_reveal(table: FeliniaTable, action: i64) -> Refusal | None:
    """Say why this tile cannot be turned up, or None if it can."""
    if action == table.choices.stop:
        return None
    island = table.components.island
    province = island.posts[action - table.choices.reveal]
    facts: dict[str, object] = {"province": island.provinces[province]}
    kingdom = _kingdom(table)
    if island.kingdom_of[province] != kingdom:
        facts["kingdom"] = island.kingdoms[kingdom]
        return refuse("tile_abroad", "revealing", facts)
    if not table.face_down[kingdom] & island.bit(province):
        return refuse("nothing_to_reveal", "revealing", facts)
    return None


def play_reveal(table: FeliniaTable, action: i64) -> None:
    """Turn up one tile, for everybody and for good, or stop."""  # F094, R18
    table.asked = NOTHING
    if action == table.choices.stop:
        table.move = WALKING
        return
    island = table.components.island
    province = island.posts[action - table.choices.reveal]
    table.face_down[_kingdom(table)] ^= island.bit(province)
    table.reveals -= 1
    table.revealed += 1
    if table.listening:
        facts: dict[str, object] = {"province": island.provinces[province]}
        facts["tile"] = table.components.tiles[table.laid[province]]
        facts["trade"] = table.components.tile_name(table.laid[province])
        table.tell("revealed", table.actor, facts)


# ---------------------------------------------------------------------- Decision STEP


def ways_on(table: FeliniaTable) -> i64:
    """Return where the merchant may go, as bits: by road, not visited, no merchant, no face-down tile.

    A step after the third costs one food.
    """  # F167, F168, F226
    island = table.components.island
    if table.steps >= island.steps and table.of(table.actor, FOOD) == 0:  # F092, F164, R46
        return 0
    kingdom = island.kingdom_of[table.province]
    closed = table.visited | table.settled[kingdom] | table.face_down[kingdom]  # F099, F100, F101
    return island.roads[table.province] & ~closed  # F095, F229


def offer_step(table: FeliniaTable) -> None:
    """Ask for a further step, if there is a way on; otherwise the merchant goes home."""  # F104, R56
    if ways_on(table):
        table.asked = STEP
    else:
        settling.go_home(table)


def legal_steps(table: FeliniaTable, out: vec[i64]) -> vec[i64]:
    """List `stop`, and the provinces the merchant may enter."""  # F223, R17
    out = append(out, table.choices.stop)
    ways = ways_on(table)
    first = table.choices.go + table.components.island.first[_kingdom(table)]
    while ways:
        out = append(out, first + lowest(ways))
        ways &= ways - 1
    return out


def why_no_step(table: FeliniaTable, action: i64) -> Refusal | None:
    """Say why the merchant cannot go there, or None if he can."""
    if action == table.choices.stop:
        return None
    island = table.components.island
    province = action - table.choices.go
    facts: dict[str, object] = {"province": island.provinces[province]}
    here = island.kingdom_of[table.province]
    if island.kingdom_of[province] != here:
        facts["kingdom"] = island.kingdoms[here]
        return refuse("frontier", "moving", facts)
    bit = island.bit(province)
    if not island.roads[table.province] & bit:
        facts["here"] = island.provinces[table.province]
        return refuse("no_road", "moving", facts)
    if table.visited & bit:
        return refuse("visited", "moving", facts)
    if table.settled[here] & bit:
        return refuse("merchant_there", "moving", facts)
    if table.face_down[here] & bit:
        return refuse("tile_face_down", "moving", facts)
    if table.steps >= island.steps and table.of(table.actor, FOOD) == 0:
        return refuse("no_food", "food", {"steps": int(island.steps)})
    return None


def play_step(table: FeliniaTable, action: i64) -> None:
    """Go on, paying one food for a step after the third, or stop and go home."""  # F164, F165
    table.asked = NOTHING
    if action == table.choices.stop:
        settling.go_home(table)
        return
    if table.steps >= table.components.island.steps:
        table.add(table.actor, FOOD, -1)
        if table.listening:
            table.tell("food_spent", table.actor, {"left": int(table.of(table.actor, FOOD))})
    enter(table, action - table.choices.go)


def _kingdom(table: FeliniaTable) -> i64:
    return table.components.island.kingdom_of[table.province]


def lowest(bits: i64) -> i64:
    """Return the number of the lowest bit set.

    >>> lowest(0b101000)
    3
    """
    number: i64 = 0
    while not bits & 1:
        bits >>= 1
        number += 1
    return number
