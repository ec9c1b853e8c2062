"""What a seat may know, as a fixed number of floats for learners.

Seats are counted from the one that looks, clockwise: seat +0 is its own. Every number lies between 0 and 1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.games.feudalia.box.effects import KINDS, RESOURCES
from katzentisch.games.feudalia.box.numbers import FIEFS, Numbers
from katzentisch.games.feudalia.state.asked import NAMES as QUESTIONS
from katzentisch.games.feudalia.state.table import (
    COINS,
    DECK,
    DISCARD,
    HALVES,
    HAND,
    INCOME_UP,
    OCCUPIED,
    OCCUPIED_EXTRA,
    OUT,
    TURNED,
    UNITS,
    WHO,
    FeudaliaState,
)
from katzentisch.kit.sheet import Sheet

_LAST_QUESTION: Final = max(QUESTIONS)
_PURCHASES = ("vassal", "master", "upgrade", "building", "work", "influence", "action")  # by BUY_*
_HELD: Final = 4 * FIEFS  # a resource, or a fief and a resource


def names(numbers: Numbers) -> list[str]:
    """Name every float of an observation."""
    listed = [f"asked {QUESTIONS.get(ask, 'nothing')} {ask}" for ask in range(_LAST_QUESTION + 1)]
    listed += ["my turn", "round", "target", "stage", "triggered", "tie break", "in main phase", "influence"]
    listed += ["reshuffled", "left", "cube", "coins due"]
    listed += [f"offered {colour}" for colour in RESOURCES]
    listed += [f"drawn {colour}" for colour in RESOURCES]
    listed += [f"held {number}" for number in range(_HELD)]
    listed += [f"due {name}" for name in [*RESOURCES, "any"]]
    listed += [f"buying {what}" for what in _PURCHASES]
    listed += [f"item {number}" for number in range(int(_items(numbers)))]
    listed += [f"item in fief {fief}" for fief in range(1, FIEFS + 1)]
    listed += [f"robbed seat +{seat}" for seat in range(int(numbers.seats))]
    listed += [f"income up {kind}" for kind in KINDS]
    listed += [f"occupied {fief}" for fief in range(1, FIEFS + 1)]
    listed += [f"objective {objective.id}" for objective in numbers.box.objectives]
    for pile in ("supply", "played", "in field 1", "in field 2", "in field 3", "my hand"):
        listed += [f"{pile} {card}" for card in numbers.card_names]
    for pile in ("market", "unknown", "under"):
        listed += [f"{pile} {name}" for name in numbers.master_names[: int(numbers.basic)]]
    listed += [f"tokens {name}" for name in numbers.building_names]
    for seat in range(int(numbers.seats)):
        listed += [f"seat +{seat} {name}" for name in _seat_names(numbers)]
    return listed


def _items(numbers: Numbers) -> i64:
    """Return how many numbers an item may have: it is a vassal, a master, a fief or a building."""
    return max(max(numbers.types, numbers.masters), max(FIEFS, numbers.buildings))


def _seat_names(numbers: Numbers) -> list[str]:
    """Name the floats of one seat."""
    listed = ["coins", "points", "hand", "deck", "discard", "out", "first", "nobles"]
    for fief in range(1, FIEFS + 1):
        listed += [f"fief {fief} {colour}" for colour in RESOURCES]
        listed += [f"fief {fief} level"] + [f"fief {fief} cubes {name}" for name in RESOURCES]
    listed += [f"taken {name}" for name in numbers.building_names]
    for part in ("in fief", "turned"):
        listed += [f"{name} {part}" for name in numbers.master_names]
    listed += [f"stash {stash} {name}" for stash in range(int(numbers.stashes)) for name in RESOURCES]
    for pile in ("hand and deck", "discard pile", "known in hand"):
        listed += [f"{pile} {card}" for card in numbers.card_names]
    return listed


def observe(table: FeudaliaState, seat: i64, rows: vec[float]) -> vec[float]:
    """Return `rows` with the numbers in the order of `names` appended."""
    numbers, types = table.numbers, table.numbers.types
    sheet = Sheet(table.game, rows)
    sheet.one_of(table.asked, _LAST_QUESTION + 1)
    sheet.flag(table.actor == seat)
    sheet.amount(table.round, 40)
    sheet.part(table.target, 24.0)
    sheet.part(table.stage, 4.0)
    sheet.flag(table.triggered)
    sheet.flag(table.tie_break)
    sheet.flag(table.in_main)
    sheet.part(table.influence, 3.0)
    sheet.part(table.reshuffled, 1.0)
    sheet.part(max(table.left, 0), 8.0)
    sheet.part(table.cube, 3.0)
    sheet.part(table.coins_due, 10.0)
    sheet.one_of(table.offered, 4)
    sheet.one_of(table.drawn, 4)
    sheet.one_of(table.held, _HELD)
    sheet.parts(table.due, 0, UNITS, 8.0)
    sheet.one_of(table.buying, len(_PURCHASES))
    sheet.one_of(table.item, _items(numbers))
    sheet.one_of(table.fief, FIEFS)
    start = seat if seat >= 0 else 0
    robbed = table.victim
    sheet.one_of((robbed - start + numbers.seats) % numbers.seats if robbed >= 0 else -1, numbers.seats)
    sheet.parts(table.turn, INCOME_UP, 6, 2.0)
    fief: i64
    for fief in range(FIEFS):
        sheet.part(table.turn[OCCUPIED + fief] + table.turn[OCCUPIED_EXTRA + fief], 4.0)
    sheet.bits(table.objectives, numbers.objectives)
    sheet.parts(table.supply, 0, types, 40.0)
    sheet.parts(table.played, 0, types, 3.0)
    sheet.parts(table.lying, 0, FIEFS * types, 3.0)
    if seat >= 0:
        sheet.parts(table.hand, seat * types, types, 5.0)
    else:
        sheet.skip(types)
    sheet.bits(table.market, numbers.basic)
    sheet.bits(table.hidden, numbers.basic)
    under: i64 = 0
    for master in table.under:
        under |= single(master)
    sheet.bits(under, numbers.basic)
    sheet.parts(table.tokens, 0, numbers.buildings, 8.0)
    for turn in range(numbers.seats):
        _observe_seat(table, (start + turn) % numbers.seats, sheet)
    return sheet.whole()


def _observe_seat(table: FeudaliaState, seat: i64, sheet: Sheet) -> None:
    """Add what everybody knows of one seat."""
    numbers, who = table.numbers, table.who
    base = seat * WHO
    sheet.part(who[base + COINS], 30.0)
    sheet.part(who[base + HALVES], 24.0)
    sheet.part(who[base + HAND], 8.0)
    sheet.part(who[base + DECK], 60.0)
    sheet.part(who[base + DISCARD], 60.0)
    sheet.part(who[base + OUT], 1.0)
    sheet.flag(seat == table.first)
    sheet.part(table.nobles(seat), 20.0)
    fief: i64
    for fief in range(FIEFS):
        position = seat * FIEFS + fief
        sheet.one_of(table.colour[position], 4)
        sheet.part(table.level[position], 2.0)
        sheet.parts(table.cubes, position * 4, 4, 20.0)
    sheet.parts(table.taken, seat * numbers.buildings, numbers.buildings, 8.0)
    _cities(table, seat, sheet)
    sheet.bits(who[base + TURNED], numbers.masters)
    _stashes(table, seat, sheet)
    for card in range(numbers.types):
        position = seat * numbers.types + card
        sheet.part(table.hand[position] + table.deck[position], 24.0)
    sheet.parts(table.pile, seat * numbers.types, numbers.types, 24.0)
    sheet.parts(table.known, seat * numbers.types, numbers.types, 5.0)


def _cities(table: FeudaliaState, seat: i64, sheet: Sheet) -> None:
    """Add the fief of each master of a seat, 0 for those it has not."""
    cities = table.numbers.cities
    first = seat * FIEFS * cities
    for slot in range(FIEFS * cities):
        master = table.cities[first + slot]
        if master >= 0:
            sheet.part_at(master, slot // cities + 1, 3.0)
    sheet.skip(table.numbers.masters)


def _stashes(table: FeudaliaState, seat: i64, sheet: Sheet) -> None:
    """Add the cubes on the masters of a seat."""
    for stash in range(table.numbers.stashes):
        if table.fief_of_master(seat, table.numbers.holders[stash]) >= 0:
            sheet.parts(table.stashed, stash * 4, 4, 6.0)
        else:
            sheet.skip(4)
