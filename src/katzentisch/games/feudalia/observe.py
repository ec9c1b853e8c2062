"""What a seat may know, as a fixed number of floats for learners.

Seats are counted from the one that looks. Every number is scaled to about 0 to 1.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.feudalia.effects import KINDS, RESOURCES
from katzentisch.games.feudalia.numbers import FIEFS, Numbers, bit
from katzentisch.games.feudalia.questions import KINDS as QUESTIONS
from katzentisch.games.feudalia.table import (
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
    Realm,
)

LAST_QUESTION = max(QUESTIONS)


def names(numbers: Numbers) -> list[str]:
    """Name every float of an observation."""
    found = [f"asked {QUESTIONS.get(ask, 'nothing')} {ask}" for ask in range(LAST_QUESTION + 1)]
    found += ["my turn", "round", "target", "stage", "triggered", "tie break", "in main phase", "influence"]
    found += ["reshuffled", "held", "left", "offered", "drawn", "coins due"]
    found += [f"due {name}" for name in [*RESOURCES, "any"]]
    found += [f"item {part}" for part in ("number", "fief", "cube")]
    found += [f"income up {kind}" for kind in KINDS]
    found += [f"occupied {fief}" for fief in range(1, FIEFS + 1)]
    found += [f"objective {objective.id}" for objective in numbers.box.objectives]
    for pile in ("supply", "played", "in field 1", "in field 2", "in field 3", "my hand"):
        found += [f"{pile} {card}" for card in numbers.card_names]
    for pile in ("market", "unknown", "under"):
        found += [f"{pile} {name}" for name in numbers.master_names[: int(numbers.basic)]]
    found += [f"tokens {name}" for name in numbers.building_names]
    for seat in range(int(numbers.seats)):
        found += [f"seat +{seat} {name}" for name in seat_names(numbers)]
    return found


def seat_names(numbers: Numbers) -> list[str]:
    """Name the floats of one seat."""
    found = ["coins", "points", "hand", "deck", "discard", "out", "first", "nobles"]
    for fief in range(1, FIEFS + 1):
        found += [f"fief {fief} {colour}" for colour in RESOURCES]
        found += [f"fief {fief} level"] + [f"fief {fief} cubes {name}" for name in RESOURCES]
    found += [f"taken {name}" for name in numbers.building_names]
    for part in ("in fief", "turned"):
        found += [f"{name} {part}" for name in numbers.master_names]
    found += [f"stash {place} {name}" for place in range(int(numbers.stashes)) for name in RESOURCES]
    for pile in ("hand and deck", "discard pile", "known in hand"):
        found += [f"{pile} {card}" for card in numbers.card_names]
    return found


def observe(table: Realm, seat: i64) -> vec[float]:
    """Return the numbers in the order of `names`."""
    numbers, types = table.numbers, table.numbers.types
    out = vec[float]()
    ask: i64 = 0
    while ask <= LAST_QUESTION:
        out = append(out, 1.0 if table.ask == ask else 0.0)
        ask += 1
    out = scaled(out, 1 if table.seat == seat else 0, 1.0)
    out = scaled(out, table.round, 50.0)
    out = scaled(out, table.target, 24.0)
    out = scaled(out, table.stage, 4.0)
    out = scaled(out, 1 if table.triggered else 0, 1.0)
    out = scaled(out, 1 if table.tie_break else 0, 1.0)
    out = scaled(out, 1 if table.in_main else 0, 1.0)
    out = scaled(out, table.influence, 3.0)
    out = scaled(out, table.reshuffled, 1.0)
    out = scaled(out, table.held, 4.0)
    out = scaled(out, table.left, 5.0)
    out = scaled(out, table.offered, 4.0)
    out = scaled(out, table.drawn, 4.0)
    out = scaled(out, table.coins_due, 10.0)
    out = several(out, table.due, 0, UNITS, 4.0)
    out = scaled(out, table.item, 40.0)
    out = scaled(out, table.fief, 3.0)
    out = scaled(out, table.cube, 3.0)
    out = several(out, table.turn, INCOME_UP, 6, 2.0)
    fief: i64 = 0
    while fief < FIEFS:
        out = scaled(out, table.turn[OCCUPIED + fief] + table.turn[OCCUPIED_EXTRA + fief], 4.0)
        fief += 1
    out = bits(out, table.objectives, numbers.objectives)
    out = several(out, table.supply, 0, types, 20.0)
    out = several(out, table.played, 0, types, 3.0)
    out = several(out, table.lying, 0, FIEFS * types, 3.0)
    out = several(out, table.hand, seat * types, types, 5.0) if seat >= 0 else nothing(out, types)
    out = bits(out, table.market, numbers.basic)
    out = bits(out, table.hidden, numbers.basic)
    under: i64 = 0
    for master in table.under:
        under |= bit(master)
    out = bits(out, under, numbers.basic)
    out = several(out, table.tokens, 0, numbers.buildings, 8.0)
    turn: i64 = 0
    start = seat if seat >= 0 else 0
    while turn < numbers.seats:
        out = one(table, (start + turn) % numbers.seats, out)
        turn += 1
    return out


def one(table: Realm, seat: i64, out: vec[float]) -> vec[float]:
    """Add what everybody knows of one seat."""
    numbers, who = table.numbers, table.who
    base = seat * WHO
    out = scaled(out, who[base + COINS], 20.0)
    out = scaled(out, who[base + HALVES], 24.0)
    out = scaled(out, who[base + HAND], 8.0)
    out = scaled(out, who[base + DECK], 20.0)
    out = scaled(out, who[base + DISCARD], 20.0)
    out = scaled(out, who[base + OUT], 1.0)
    out = scaled(out, 1 if seat == table.first else 0, 1.0)
    out = scaled(out, table.nobles(seat), 6.0)
    fief: i64 = 0
    while fief < FIEFS:
        place = seat * FIEFS + fief
        colour: i64 = 0
        while colour < 4:
            out = append(out, 1.0 if table.colour[place] == colour else 0.0)
            colour += 1
        out = scaled(out, table.level[place], 2.0)
        out = several(out, table.cubes, place * 4, 4, 12.0)
        fief += 1
    out = several(out, table.taken, seat * numbers.buildings, numbers.buildings, 4.0)
    master: i64 = 0
    while master < numbers.masters:
        out = scaled(out, table.fief_of_master(seat, master) + 1, 3.0)
        master += 1
    out = bits(out, who[base + TURNED], numbers.masters)
    out = stashes(table, seat, out)
    card: i64 = 0
    while card < numbers.types:
        place = seat * numbers.types + card
        out = scaled(out, table.hand[place] + table.deck[place], 8.0)
        card += 1
    out = several(out, table.pile, seat * numbers.types, numbers.types, 8.0)
    return several(out, table.known, seat * numbers.types, numbers.types, 5.0)


def stashes(table: Realm, seat: i64, out: vec[float]) -> vec[float]:
    """Add the cubes on the masters of a seat."""
    stash: i64 = 0
    while stash < table.numbers.stashes:
        if table.fief_of_master(seat, table.numbers.holders[stash]) >= 0:
            out = several(out, table.stashed, stash * 4, 4, 6.0)
        else:
            out = nothing(out, 4)
        stash += 1
    return out


def scaled(out: vec[float], value: i64, scale: float) -> vec[float]:
    """Add one number."""
    return append(out, float(value) / scale)


def several(out: vec[float], values: vec[i64], first: i64, count: i64, scale: float) -> vec[float]:
    """Add some numbers of a row."""
    place: i64 = 0
    while place < count:
        out = append(out, float(values[first + place]) / scale)
        place += 1
    return out


def bits(out: vec[float], word: i64, count: i64) -> vec[float]:
    """Add a set as ones and zeros."""
    place: i64 = 0
    while place < count:
        out = append(out, 1.0 if (word >> place) & 1 else 0.0)
        place += 1
    return out


def nothing(out: vec[float], count: i64) -> vec[float]:
    """Add zeros."""
    while count > 0:
        out = append(out, 0.0)
        count -= 1
    return out
