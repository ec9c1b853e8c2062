"""Named features of a position for one seat, the input of the learned evaluation; only what the seat may know.

The divisors bring each number to about -1 to 1; the weights in bots/weights/feudalia.toml belong to these scales.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.numbers import FIEFS
from katzentisch.games.feudalia.state.table import DECK, HAND, TURNS, WHO, FeudaliaState
from katzentisch.games.feudalia.strategy import estimates
from katzentisch.games.feudalia.strategy.race import race_features
from katzentisch.games.feudalia.strategy.ratings import ratings_of

NAMES: Final = [
    "points", "lead", "to the target", "levels", "tokens", "coins", "income in hand", "wheat", "wood", "clay",
    "stone", "cubes", "cubes wanted", "masters", "master power", "cards", "deck power", "nobles", "noble lead",
    "collector close", "tax at risk", "hand", "influence", "free fields", "stage", "last rounds", "my turn",
    "points in reach", "next purchase", "way in cubes", "power of a turn", "way in turns", "ahead in time",
    "hand power", "cathedral masters", "claims", "turns behind", "at the target", "decisive lead", "tax due",
]  # fmt: skip


def features(table: FeudaliaState, seat: i64) -> vec[float]:
    """Return the features of a seat, in the order of NAMES."""
    numbers, who = table.numbers, table.who
    rival, rival_nobles = _best_of_rivals(table, seat)
    out = vec[float]()
    points = float(table.halves(seat)) / 20.0
    out = append(out, points)
    out = append(out, points - float(rival) / 20.0)
    out = append(out, _progress(table, seat))
    first = seat * FIEFS
    out = append(out, float(table.level[first] + table.level[first + 1] + table.level[first + 2]) / 6.0)
    out = append(out, float(_tokens(table, seat)) / 6.0)
    out = append(out, float(table.coins(seat)) / 10.0)
    out = append(out, float(_own_income(table, seat)) / 20.0)
    out = _cube_features(table, seat, out)
    out = _card_features(table, seat, out)
    out = append(out, float(table.nobles(seat)) / 4.0)
    out = append(out, float(table.nobles(seat) - rival_nobles) / 4.0)
    collector = numbers.collector
    discarded = table.pile[seat * numbers.types + collector] > 0
    cards = who[seat * WHO + DECK] + who[seat * WHO + HAND]
    out = append(out, 0.0 if discarded else 1.0 / float(cards if cards > 0 else 1))
    out = append(out, float(_tax(table, seat)) / 8.0)
    out = append(out, float(who[seat * WHO + HAND]) / 6.0)
    mine = seat == table.actor
    out = append(out, float(table.influence) / 2.0 if mine else 0.0)
    out = append(out, float(_free_fields(table, seat)) / 9.0)
    out = append(out, float(table.stage) / 4.0)
    out = append(out, 1.0 if table.triggered else 0.0)
    out = append(out, 1.0 if mine else 0.0)
    out = race_features(table, seat, out)
    out = append(out, _hand_power(table, seat) / 8.0)
    out = _cathedral_features(table, seat, out)
    out = _end_features(table, seat, rival, out)
    held = table.hand[seat * numbers.types + collector] > 0
    return append(out, float(_tax(table, seat)) / 8.0 if held else 0.0)


def _best_of_rivals(table: FeudaliaState, seat: i64) -> tuple[i64, i64]:
    """Return the most half points and the most nobles that another player still in has."""
    halves: i64 = 0
    nobles: i64 = 0
    for other in range(table.numbers.seats):
        if other != seat and table.is_in(other):
            halves = max(halves, table.halves(other))
            nobles = max(nobles, table.nobles(other))
    return halves, nobles


def _tokens(table: FeudaliaState, seat: i64) -> i64:
    """Count a seat's tokens."""
    total: i64 = 0
    for card in range(table.numbers.buildings):
        total += table.taken[seat * table.numbers.buildings + card]
    return total


def _own_income(table: FeudaliaState, seat: i64) -> i64:
    """Add up the income of hand and deck, which everybody can work out."""
    numbers = table.numbers
    total: i64 = 0
    for card in range(numbers.types):
        position = seat * numbers.types + card
        total += numbers.income[card] * (table.hand[position] + table.deck[position])
    return total


def _cube_features(table: FeudaliaState, seat: i64, out: vec[float]) -> vec[float]:
    """Add the cubes of a seat, and how many cubes the next purchases still need."""
    total: i64 = 0
    lacking: i64 = 0
    resource: i64
    for resource in range(4):
        have = table.stock[seat * 4 + resource]
        total += have
        out = append(out, float(have) / 10.0)
        missing = estimates.wanted(table, seat, resource)
        if missing > 0:
            lacking += missing
    out = append(out, float(total) / 20.0)
    return append(out, float(lacking) / 10.0)


def _card_features(table: FeudaliaState, seat: i64, out: vec[float]) -> vec[float]:
    """Add number and rating of the masters, number and mean rating of the vassals."""
    numbers, ratings = table.numbers, ratings_of(table)
    housed: i64 = 0
    worth = 0.0
    first = seat * FIEFS * numbers.cities
    for slot in range(first, first + FIEFS * numbers.cities):
        if table.cities[slot] >= 0:
            housed += 1
            worth += ratings.master_power[table.cities[slot]]
    out = append(out, float(housed) / 6.0)
    out = append(out, worth / 6.0)
    owned: i64 = 0
    power = 0.0
    for card in range(numbers.types):
        position = seat * numbers.types + card
        n = table.hand[position] + table.deck[position] + table.pile[position]
        if seat == table.actor:
            n += table.in_play(card)
        owned += n
        power += float(n) * ratings.power[card]
    out = append(out, float(owned) / 20.0)
    return append(out, power / float(owned if owned > 0 else 1))


def _tax(table: FeudaliaState, seat: i64) -> i64:
    """Count the cubes a tax collector would take now."""
    total: i64 = 0
    fief: i64
    for fief in range(FIEFS):
        total += table.on_fief(seat, fief) // 2
    return total


def _free_fields(table: FeudaliaState, seat: i64) -> i64:
    """Count the printed fields of a seat."""
    if table.colour[seat * FIEFS] < 0:
        return 0
    total: i64 = 0
    fief: i64
    for fief in range(FIEFS):
        if table.colour[seat * FIEFS + fief] >= 0:
            total += table.numbers.fields[table.side(seat, fief)]
    return total


def _progress(table: FeudaliaState, seat: i64) -> float:
    """Return how far a seat is on its way to the target, from 0 to 1."""
    done = float(table.halves(seat)) / float(table.target)
    return done if done < 1.0 else 1.0


def _hand_power(table: FeudaliaState, seat: i64) -> float:
    """Add up the ratings of the cards in a seat's hand."""
    numbers, ratings = table.numbers, ratings_of(table)
    power = 0.0
    for card in range(numbers.types):
        power += float(table.hand[seat * numbers.types + card]) * ratings.power[card]
    return power


def _cathedral_features(table: FeudaliaState, seat: i64, out: vec[float]) -> vec[float]:
    """Add the seat's cathedral masters whose cards have or will have tokens, and the number of these tokens."""
    numbers = table.numbers
    useful: i64 = 0
    claims: i64 = 0
    for card in range(numbers.cathedral_cards):
        needed = numbers.needs_master[card]
        if needed >= 0 and table.fief_of_master(seat, needed) >= 0:
            left = table.tokens[card] if table.stage >= numbers.stage[card] else numbers.tokens[card]
            claims += left
            if left > 0:
                useful += 1
    out = append(out, float(useful) / 2.0)
    return append(out, float(claims) / 6.0)


def _end_features(table: FeudaliaState, seat: i64, rival: i64, out: vec[float]) -> vec[float]:
    """Add what decides the end: turns behind the others, target reached, and the lead once somebody reached it."""
    most: i64 = 0
    for other in range(table.numbers.seats):
        if table.who[other * WHO + TURNS] > most:
            most = table.who[other * WHO + TURNS]
    out = append(out, float(most - table.who[seat * WHO + TURNS]))
    halves = table.halves(seat)
    out = append(out, 1.0 if halves >= table.target else 0.0)
    close = halves >= table.target or rival >= table.target
    lead = float(halves - rival) / float(table.numbers.lead)
    if lead > 1.0:
        lead = 1.0
    if lead < -1.0:
        lead = -1.0
    return append(out, lead if close else 0.0)
