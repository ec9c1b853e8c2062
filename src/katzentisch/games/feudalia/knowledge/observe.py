"""What a seat may know, as a fixed number of floats for learners.

Seats are counted from the one that looks, clockwise: seat +0 is its own. Every number lies between 0 and 1.
"""

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.core.sheet import Sheet
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


def observe(table: FeudaliaState, seat: i64, sheet: Sheet) -> None:
    """Write the numbers in the order of `names`."""
    numbers, types = table.numbers, table.numbers.types
    sheet.begin(seat)
    sheet.one_of(table.asked, _LAST_QUESTION + 1)
    sheet.flag(table.actor == seat)
    sheet.amount(table.round, 40)
    sheet.share(table.target, 24)
    sheet.share(table.stage, 4)
    sheet.flag(table.triggered)
    sheet.flag(table.tie_break)
    sheet.flag(table.in_main)
    sheet.share(table.influence, 3)
    sheet.share(table.reshuffled, 1)
    sheet.share(max(table.left, 0), 8)
    sheet.share(table.cube, 3)
    sheet.share(table.coins_due, 10)
    sheet.one_of(table.offered, 4)
    sheet.one_of(table.drawn, 4)
    sheet.one_of(table.held, _HELD)
    sheet.shares(table.due, 0, UNITS, 8)
    sheet.one_of(table.buying, len(_PURCHASES))
    sheet.one_of(table.item, _items(numbers))
    sheet.one_of(table.fief, FIEFS)
    start = seat if seat >= 0 else 0
    robbed = table.victim
    sheet.one_of((robbed - start + numbers.seats) % numbers.seats if robbed >= 0 else -1, numbers.seats)
    sheet.shares(table.turn, INCOME_UP, 6, 2)
    fief: i64
    for fief in range(FIEFS):
        sheet.share(table.turn[OCCUPIED + fief] + table.turn[OCCUPIED_EXTRA + fief], 4)
    sheet.bits(table.objectives, numbers.objectives)
    sheet.shares(table.supply, 0, types, 40)
    sheet.shares(table.played, 0, types, 3)
    sheet.shares(table.lying, 0, FIEFS * types, 3)
    if seat >= 0:
        sheet.shares(table.hand, seat * types, types, 5)
    else:
        sheet.skip(types)
    sheet.bits(table.market, numbers.basic)
    sheet.bits(table.hidden, numbers.basic)
    under: i64 = 0
    for master in table.under:
        under |= single(master)
    sheet.bits(under, numbers.basic)
    sheet.shares(table.tokens, 0, numbers.buildings, 8)
    for turn in range(numbers.seats):
        _observe_seat(table, (start + turn) % numbers.seats, sheet)
    sheet.end()


def _observe_seat(table: FeudaliaState, seat: i64, sheet: Sheet) -> None:
    """Add what everybody knows of one seat."""
    numbers, who = table.numbers, table.who
    base = seat * WHO
    sheet.share(who[base + COINS], 30)
    sheet.share(who[base + HALVES], 24)
    sheet.share(who[base + HAND], 8)
    sheet.share(who[base + DECK], 60)
    sheet.share(who[base + DISCARD], 60)
    sheet.share(who[base + OUT], 1)
    sheet.flag(seat == table.first)
    sheet.share(table.nobles(seat), 20)
    fief: i64
    for fief in range(FIEFS):
        position = seat * FIEFS + fief
        sheet.one_of(table.colour[position], 4)
        sheet.share(table.level[position], 2)
        sheet.shares(table.cubes, position * 4, 4, 20)
    sheet.shares(table.taken, seat * numbers.buildings, numbers.buildings, 8)
    _cities(table, seat, sheet)
    sheet.bits(who[base + TURNED], numbers.masters)
    _stashes(table, seat, sheet)
    for card in range(numbers.types):
        position = seat * numbers.types + card
        sheet.share(table.hand[position] + table.deck[position], 24)
    sheet.shares(table.pile, seat * numbers.types, numbers.types, 24)
    sheet.shares(table.known, seat * numbers.types, numbers.types, 5)


def _cities(table: FeudaliaState, seat: i64, sheet: Sheet) -> None:
    """Add the fief of each master of a seat, 0 for those it has not."""
    cities = table.numbers.cities
    first = seat * FIEFS * cities
    if sheet.have_changed(table.cities, first, FIEFS * cities):
        sheet.clear(table.numbers.masters)
        for slot in range(FIEFS * cities):
            master = table.cities[first + slot]
            if master >= 0:
                sheet.share_at(master, slot // cities + 1, 3)
    sheet.skip(table.numbers.masters)


def _stashes(table: FeudaliaState, seat: i64, sheet: Sheet) -> None:
    """Add the cubes on the masters of a seat."""
    for stash in range(table.numbers.stashes):
        is_own = table.fief_of_master(seat, table.numbers.holders[stash]) >= 0
        for cube in range(4 * stash, 4 * stash + 4):
            sheet.share(table.stashed[cube] if is_own else 0, 6)
