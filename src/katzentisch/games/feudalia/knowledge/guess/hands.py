"""Determinization of hidden hands (RULES.md 11).

Only the hands of the others are hidden: hand and deck together are public, which cards of them are in the hand
is not. Decks have no order here; a card is drawn at random when it is drawn.
"""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.vecs import zeros
from katzentisch.games.feudalia.state.table import DECK, HAND, WHO, FeudaliaState


def deal_anew(table: FeudaliaState, seat: i64) -> None:
    """Deal the hands of all other seats anew from their hands and decks."""
    for other in range(table.numbers.seats):
        if other != seat:
            _deal_hand(table, other)


def _deal_hand(table: FeudaliaState, seat: i64) -> None:
    """Deal one hand anew: known cards stay, the others come from hand and deck, any as likely as the rest."""
    types = table.numbers.types
    base = seat * types
    pool = zeros(types)
    missing = table.who[seat * WHO + HAND]
    for card in range(types):
        position = base + card
        pool[card] = table.hand[position] + table.deck[position] - table.known[position]
        table.hand[position] = table.known[position]
        table.deck[position] = 0
        missing -= table.known[position]
    missing -= _place_collector(table, seat, pool, missing)
    left: i64 = 0
    for card in range(types):
        left += pool[card]
    for drawn in range(missing):
        card = table.chance.draw_from(pool, left - drawn)
        pool[card] -= 1
        table.hand[base + card] += 1
    for card in range(types):
        table.deck[base + card] += pool[card]


# U042
def _place_collector(table: FeudaliaState, seat: i64, pool: vec[i64], missing: i64) -> i64:
    """Place the tax collector of the player in the main phase: in the hand only if drawn since it began.

    He would have been played in the start phase otherwise. Returns 1 if he was dealt to the hand.
    """
    base = seat * table.numbers.types
    collector = table.numbers.collector
    if pool[collector] == 0 or seat != table.actor or not table.in_main:
        return 0
    pool[collector] = 0
    could_be = table.fresh if table.fresh < missing else missing
    if could_be > 0 and table.chance.below(could_be + table.who[seat * WHO + DECK]) < could_be:
        table.hand[base + collector] += 1
        return 1
    table.deck[base + collector] = 1
    return 0
