"""Drawing cards and reshuffling (RULES.md 8, step 4).

A draw deck is a set of counters: a card is drawn at random when it is drawn, which is the same as
having shuffled. Content of hand and deck together is public, so when a deck runs out everybody
knows the hand; `known` keeps what can be told of a hand from outside.
"""

from mypy_extensions import i64

from katzentisch.games.feudalia.state.table import DECK, DISCARD, HAND, WHO, FeudaliaState


def draw(table: FeudaliaState, seat: i64, n: i64, replenishing: bool) -> i64:
    """Draw up to n cards and return how many came; outside replenishing the deck is reshuffled once a turn."""
    numbers = table.numbers
    who = table.who
    base = seat * numbers.types
    drawn: i64 = 0
    listed: list[object] = []
    for _ in range(n):
        size = who[seat * WHO + DECK]
        if size == 0:
            # U116
            if not replenishing and table.reshuffled >= numbers.reshuffles:
                break
            if who[seat * WHO + DISCARD] == 0:
                break
            table.reshuffled += 1
            _reshuffle(table, seat)
            size = who[seat * WHO + DECK]
        left = table.chance.below(size)
        deck = table.deck
        card: i64 = 0
        while left >= deck[base + card]:
            left -= deck[base + card]
            card += 1
        deck[base + card] -= 1
        who[seat * WHO + DECK] = size - 1
        table.hand[base + card] += 1
        who[seat * WHO + HAND] += 1
        table.fresh += 1
        drawn += 1
        if table.listening:
            listed.append(numbers.card_names[card])
    if drawn > 0:
        table.revealed += 1
        if table.listening:
            table.tell("drew", seat, {"n": int(drawn)}, {"cards": listed}, (int(seat),))
    return drawn


# U115
def _reshuffle(table: FeudaliaState, seat: i64) -> None:
    """Make the discard pile the new draw deck."""
    types = table.numbers.types
    who = table.who
    for position in range(seat * types, (seat + 1) * types):
        table.deck[position] += table.pile[position]
        table.pile[position] = 0
        table.know(position, table.hand[position])
    who[seat * WHO + DECK] += who[seat * WHO + DISCARD]
    who[seat * WHO + DISCARD] = 0
    table.fresh = 0
    table.revealed += 1
    if table.listening:
        table.tell("reshuffled", seat, {"n": int(who[seat * WHO + DECK])})
