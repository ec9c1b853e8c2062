"""The whole truth of a table as numbers, and a count of everything: for tests and replays, never for a seat."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from katzentisch.games.felinia.state.table import BANKED, GOODS, PLACES, STOCK, TOKENS, FeliniaTable


def position(table: FeliniaTable) -> vec[i64]:
    """Return where the game stands: the numbers that are open to all."""
    found = vec[i64](
        [
            table.phase,
            table.asked,
            table.actor,
            table.round,
            table.first,
            table.turn,
            table.place,
            table.space,
            table.sailing,
            table.berth,
            table.rider,
            table.move,
            table.province,
            table.steps,
            table.visited,
            table.reveals,
            table.symbol,
            table.paid,
            table.ending,
            table.next_boat,
            table.next_place,
            table.drawn,
        ]
    )
    found = extend(found, table.merchandise)
    found = extend(found, table.stacks)
    found = extend(found, table.boats)
    found = extend(found, table.face_down)
    found = extend(found, table.settled)
    found = extend(found, table.settler)
    return extend(found, table.bonus_looks)


def truth(table: FeliniaTable) -> vec[i64]:
    """Return every number of the table, hidden things and generator included."""
    found = position(table)
    found = append(found, table.revealed)
    found = extend(found, table.families)
    found = extend(found, table.bonus_taken)
    found = extend(found, table.place_log)
    found = extend(found, table.boat_order)
    found = extend(found, table.laid)
    found = extend(found, table.bonus_order)
    found = extend(found, table.places)
    found = append(found, table.chance.low)
    found = append(found, table.chance.high)
    return append(found, table.chance.drawn)


def census(table: FeliniaTable) -> dict[str, int]:
    """Count goods, merchants, tokens, tiles and cards wherever they lie; the counts never change."""
    components = table.components
    counted: dict[str, int] = {}
    for good, name in enumerate(components.goods):
        held = sum([int(table.of(seat, GOODS + good)) for seat in range(table.seats)])
        lying = sum(
            [
                int(table.merchandise[space * len(components.goods) + good])
                for space in range(len(components.spaces))
            ]
        )
        counted[name] = held + lying
    for seat in range(table.seats):
        counted[f"merchants of {seat}"] = int(table.of(seat, STOCK)) + merchants_away(table, seat)
        counted[f"tokens of {seat}"] = int(table.of(seat, TOKENS)) + tokens_away(table, seat)
    afloat = sum([int(table.boat_at(berth) >= 0) for berth in range(components.berths)])
    counted["boats"] = len(set(table.boat_order))
    counted["boats afloat at most"] = int(afloat <= components.berths)
    counted["bonus tiles"] = int(table.bonus_left()) + len(table.bonus_taken) // 2
    kept = sum([bin(int(table.of(seat, PLACES))).count("1") for seat in range(table.seats)])
    counted["mysterious places"] = int(table.places_left()) + int(table.drawn) + kept
    counted["trade tiles"] = len([tile for tile in table.laid if tile >= 0])
    return counted


def merchants_away(table: FeliniaTable, seat: i64) -> int:
    """Count a family's merchants on boats, on the move and on the island."""
    away = len([province for province in table.settler if province == seat])
    for berth in range(table.components.berths):
        for place in range(table.aboard(berth)):
            landed = berth == table.berth and place < table.rider
            away += int(table.rider_of(berth, place) == seat and not landed)
    return away


def tokens_away(table: FeliniaTable, seat: i64) -> int:
    """Count a family's bid tokens at the bank, on markets and on the guild."""
    away = bin(int(table.of(seat, BANKED))).count("1")
    for space in range(len(table.components.spaces)):
        stack = table.stacks[2 * space + 1]
        for _ in range(table.tokens_at(space)):
            away += int(stack & 3 == seat)
            stack >>= 2
    return away
