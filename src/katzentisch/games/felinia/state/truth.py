"""All numbers of a table, and a count of all pieces: for tests and replays, never for a seat."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.felinia.state.table import BANKED, GOODS, PLACES, STOCK, TOKENS, FeliniaState


def open_numbers(table: FeliniaState) -> vec[i64]:
    """Return the numbers that are open to all."""
    numbers = vec[i64](
        [
            table.phase,
            table.asked,
            table.actor,
            table.round,
            table.first,
            table.turn,
            table.families_done,
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
    for part in (table.merchandise, table.stacks, table.boats, table.face_down, table.settled, table.settler):
        numbers = extend(numbers, part)
    return extend(numbers, table.bonus_looks)


def truth(table: FeliniaState) -> vec[i64]:
    """Return every number of the table, hidden things and generator included."""
    chance = table.chance
    numbers = append(open_numbers(table), table.revealed)
    for part in (table.families, table.bonus_taken, table.place_log, table.boat_order, table.laid):
        numbers = extend(numbers, part)
    numbers = extend(extend(numbers, table.bonus_order), table.places)
    return extend(numbers, vec[i64]([chance.low, chance.high, chance.drawn]))


def census(table: FeliniaState) -> dict[str, int]:
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
        counted[f"merchants of {seat}"] = int(table.of(seat, STOCK)) + _merchants_away(table, seat)
        counted[f"tokens of {seat}"] = int(table.of(seat, TOKENS)) + _tokens_away(table, seat)
    counted["boats"] = len(set(table.boat_order))
    counted["bonus tiles"] = int(table.bonus_left()) + int(table.takes())
    kept = sum([int(bits.count(table.of(seat, PLACES))) for seat in range(table.seats)])
    counted["mysterious places"] = int(table.places_left()) + int(table.drawn) + kept
    counted["trade tiles"] = len([tile for tile in table.laid if tile >= 0])
    return counted


def _merchants_away(table: FeliniaState, seat: i64) -> int:
    """Count a family's merchants on boats, on the move and on the island."""
    away = len([settler for settler in table.settler if settler == seat])
    for berth in range(table.components.berths):
        for rider in range(table.aboard(berth)):
            landed = berth == table.berth and rider < table.rider
            away += int(table.rider_of(berth, rider) == seat and not landed)
    return away


def _tokens_away(table: FeliniaState, seat: i64) -> int:
    """Count a family's bid tokens at the bank, on markets and on the guild."""
    away = int(bits.count(table.of(seat, BANKED)))
    for space in range(len(table.components.spaces)):
        stack = table.stacks[2 * space + 1]
        for _ in range(table.tokens_at(space)):
            away += int(stack & 3 == seat)
            stack >>= 2
    return away
