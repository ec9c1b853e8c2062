"""Estimates for one seat: turns left, how often a card is still drawn, what cubes, coins and points are worth.

Uses only what the seat may know. What all actions of a list share is computed once per position and kept in
`Table.advice`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.games.feudalia.box.numbers import FIEFS, HAND_SIZE, LAST_LEVEL, PERKS, PRICE
from katzentisch.games.feudalia.rules import building, discounts
from katzentisch.games.feudalia.state.table import DECK, WHO, FeudaliaState
from katzentisch.games.feudalia.strategy import weights
from katzentisch.games.feudalia.strategy.advice import FeudaliaAdvice
from katzentisch.games.feudalia.strategy.ratings import ratings_of

_MANY: Final = 10  # cubes in stock from which on one more is worth only its share GLUT
_MODULUS: Final = 2147483647  # 2 ** 31 - 1, of the hash in `taste`


def advice(table: FeudaliaState, seat: i64) -> FeudaliaAdvice:
    """Return the estimates for a seat, computed at most once for each position."""
    kept = table.advice
    if isinstance(kept, FeudaliaAdvice) and kept.seat == seat:
        return kept
    fresh = FeudaliaAdvice(seat)
    brought = _sources(table, seat, -1)
    resource: i64
    for resource in range(4):
        fresh.cube_values[resource] = _value_of_cube(table, seat, resource, brought)
    way = _way_to_go(table)
    fresh.way_to_go = way
    fresh.turns = 0.5 + way * (
        table.judged(seat, weights.TURNS) + way * table.judged(seat, weights.TURNS_LATE)
    )
    fresh.hand_size = float(table.numbers.hand_size + table.perks[seat * PERKS + HAND_SIZE])
    _count_cards(table, fresh)
    table.advice = fresh
    return fresh


def _count_cards(table: FeudaliaState, fresh: FeudaliaAdvice) -> None:
    """Count a seat's vassals, wherever they are, and their mean rating; the collector has none."""
    power = ratings_of(table).power
    total = 0.0
    cards: i64 = 0
    for card in range(table.numbers.types):
        n = owned(table, fresh.seat, card)
        if n > 0:
            cards += n
            total += float(n) * power[card]
    fresh.cards = float(cards if cards > 5 else 5)
    fresh.average_power = total / fresh.cards


def _way_to_go(table: FeudaliaState) -> float:
    """Return the share of the way to the target still ahead of the leader, from 1 to 0."""
    best: i64 = 0
    for seat in range(table.numbers.seats):
        if table.is_in(seat) and table.halves(seat) > best:
            best = table.halves(seat)
    left = 1.0 - float(best) / float(table.target)
    return left if left > 0.0 else 0.0


def way_ahead(table: FeudaliaState, seat: i64) -> float:
    """Return the share of the way to the target still ahead of the leader, kept in the advice."""
    return advice(table, seat).way_to_go


def turns(table: FeudaliaState, seat: i64) -> float:
    """Return an estimate of the turns left to a seat, this one not counted."""
    return advice(table, seat).turns


def deck_size(table: FeudaliaState, seat: i64) -> float:
    """Return how many vassals a seat has, wherever they are."""
    return advice(table, seat).cards


def hand_size(table: FeudaliaState, seat: i64) -> float:
    """Return how many cards a seat draws for a turn."""
    return advice(table, seat).hand_size


def average_power(table: FeudaliaState, seat: i64) -> float:
    """Return the mean rating of a seat's vassals."""
    return advice(table, seat).average_power


def times_drawn(table: FeudaliaState, seat: i64) -> float:
    """Return how often a card now laid on the discard pile will still be drawn."""
    seen = advice(table, seat)
    wait = float(table.who[seat * WHO + DECK]) / seen.hand_size
    left = seen.turns - wait
    return left * seen.hand_size / (seen.cards + 1.0) if left > 0.0 else 0.0


def owned(table: FeudaliaState, seat: i64, card: i64) -> i64:
    """Count a seat's cards of a type, wherever they are."""
    position = seat * table.numbers.types + card
    outside = table.hand[position] + table.deck[position] + table.pile[position]
    return outside + table.in_play(card) if seat == table.actor else outside


def has_colour(table: FeudaliaState, seat: i64, colour: i64) -> bool:
    """Whether a seat owns a fief of a colour."""
    first = seat * FIEFS
    colours = table.colour
    return colours[first] == colour or colours[first + 1] == colour or colours[first + 2] == colour


def _sources(table: FeudaliaState, seat: i64, without: i64) -> i64:
    """Return the resources, as bits, that a seat's fiefs, vassals and masters bring; one vassal of a type left out."""
    numbers, ratings = table.numbers, ratings_of(table)
    brought: i64 = 0
    fief: i64
    for fief in range(FIEFS):
        colour = table.colour[seat * FIEFS + fief]
        if colour >= 0:
            brought |= single(colour)
    for card in range(numbers.types):
        if ratings.brings[card] and owned(table, seat, card) > (1 if card == without else 0):
            brought |= ratings.brings[card]
    first = seat * FIEFS * numbers.cities
    for slot in range(first, first + FIEFS * numbers.cities):
        if table.cities[slot] >= 0:
            brought |= ratings.master_brings[table.cities[slot]]
    return brought


def is_last_source(table: FeudaliaState, seat: i64, card: i64) -> bool:
    """Whether a seat would lose its last source of some resource with one of these cards."""
    brought = ratings_of(table).brings[card]
    return brought != 0 and brought & ~_sources(table, seat, card) != 0


def wanted(table: FeudaliaState, seat: i64, resource: i64) -> i64:
    """Return how many cubes of a resource the next upgrades and the next token name, beyond those in stock."""
    numbers = table.numbers
    needed: i64 = 0
    fief: i64
    for fief in range(FIEFS):
        chosen = table.colour[seat * FIEFS + fief] >= 0
        if chosen and table.level[seat * FIEFS + fief] < LAST_LEVEL:
            needed += numbers.upgrade[table.side(seat, fief) * PRICE + 1 + resource]
    for card in range(numbers.buildings):
        if table.tokens[card] > 0 and building.is_open(table, seat, card):
            needed += numbers.building_cost[card * PRICE + 1 + resource]
    if table.stage == numbers.stages:
        last = _last_of_the_cathedral(table)
        if last >= 0 and not building.is_open(table, seat, last):
            needed += numbers.building_cost[last * PRICE + 1 + resource]
            needed += numbers.master_cost[numbers.needs_master[last] * PRICE + 1 + resource]
    return needed - table.stock[seat * 4 + resource]


def _last_of_the_cathedral(table: FeudaliaState) -> i64:
    """Return the only card of the last stage with tokens left, -1 if there are several."""
    numbers = table.numbers
    last: i64 = -1
    for card in range(numbers.buildings):
        if table.tokens[card] > 0:
            if last >= 0 or card >= numbers.cathedral_cards or numbers.needs_master[card] < 0:
                return -1
            last = card
    return last


def cube(table: FeudaliaState, seat: i64, resource: i64) -> float:
    """Return the value of one more cube of a resource, kept in the advice."""
    return advice(table, seat).cube_values[resource]


def _value_of_cube(table: FeudaliaState, seat: i64, resource: i64, brought: i64) -> float:
    """Return the value of one more cube of a resource: more if the next purchases need it and few sources bring it."""
    worth = table.judged(seat, weights.CUBE + resource)
    if wanted(table, seat, resource) > 0:
        worth += table.judged(seat, weights.NEEDED)
        if not (brought >> resource) & 1:
            worth += table.judged(seat, weights.STARVED)
        return worth if has_colour(table, seat, resource) else worth + table.judged(seat, weights.NO_SOURCE)
    return worth if table.stock[seat * 4 + resource] < _MANY else worth * table.judged(seat, weights.GLUT)


def most_valuable(table: FeudaliaState, seat: i64, of: i64) -> i64:
    """Return the resource of a set that is worth most now; -1 for the empty set."""
    best: i64 = -1
    most = 0.0
    resource: i64
    for resource in range(4):
        if (of >> resource) & 1:
            worth = cube(table, seat, resource)
            if best < 0 or worth > most:
                best = resource
                most = worth
    return best


def coin(table: FeudaliaState) -> float:
    """Return the worth of one more coin; more in the last stage of the cathedral, whose tokens cost coins."""
    late = table.stage >= table.numbers.stages
    return (
        table.judged(table.actor, weights.COIN) + table.judged(table.actor, weights.COIN_OF_A_TOKEN)
        if late
        else table.judged(table.actor, weights.COIN)
    )


def half_point(table: FeudaliaState, seat: i64) -> float:
    """Return the worth of half a point, which grows as the end comes near."""
    return table.judged(seat, weights.HALF) + table.judged(seat, weights.HALF_LATE) * (
        1.0 - way_ahead(table, seat)
    )


def price(table: FeudaliaState, seat: i64, prices: vec[i64], first: i64, purchase: i64) -> float:
    """Return the value of what a price takes away, discounts deducted."""
    coins = prices[first]
    saved = 0.0
    if purchase >= 0 and discounts.discounted(table, seat, purchase):
        coins -= discounts.coins_saved(table, seat, purchase)
        units = discounts.saving_units(table, seat, purchase)
        group: i64
        for group in range(1, discounts.SETS):
            saved += table.judged(seat, weights.BLACK) * float(units[group])
    paid = table.judged(seat, weights.COIN_PAID) * float(coins) if coins > 0 else 0.0
    resource: i64
    for resource in range(4):
        n = prices[first + 1 + resource]
        if n > 0:
            paid += float(n) * cube(table, seat, resource)
    paid += table.judged(seat, weights.BLACK) * float(prices[first + 5]) - saved
    return paid if paid > 0.0 else 0.0


def taste(table: FeudaliaState, seat: i64, thing: i64) -> float:
    """Return a pseudo-random preference of a seat for a vassal or master, the same for the whole game.

    It varies the decks of equal bots. It is hashed from the lot drawn for this game, the seat and the card.
    """
    mixed = (table.lot + thing * 7919 + seat * 104729) % _MODULUS
    for _ in range(3):
        mixed = ((mixed ^ (mixed >> 13)) * 1103515245 + 12345) % _MODULUS
    return table.judged(seat, weights.TASTE) * (float(mixed) / float(_MODULUS) - 0.5)
