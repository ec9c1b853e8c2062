"""Who knows which card went where (rules, "Who knows what").

The table remembers of each card from which pack it was kept, in which step, and who has shown it since. A seat
knows of the cards it passed on that they were kept by those the pack went to, two each: so it knows the set, not
who has which. `known_since` says of a card when a seat held it in its hands.
"""

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.bits import single
from katzentisch.games.isle_of_cats.state.purchases import last_purchase
from katzentisch.games.isle_of_cats.state.table import AWAY, DISCARD, KEPT, PUBLIC, SENT, IsleState

# An entry of the memory: day drafted + 8 * seat the pack was dealt to + 32 * step in which it was kept,
# + 128 * (seat that showed it + 1) + 1024 * purchase of that seat made last before.
SHOWN_BY: Final = 7
SHOWN_AFTER: Final = 10
SETTLED: Final = 15  # instead of a purchase: all know with which one the card was bought

# ---------------------------------------------------------------------- cards seen by all


def _mark_shown(table: IsleState, seat: i64, word: i64, cards: i64, after: i64) -> None:
    """Everybody sees these cards of a seat now: nobody needs to remember where they went."""
    memory = table.memory[:]
    mark = (seat + 1) << SHOWN_BY | after << SHOWN_AFTER
    for place in bits.members(cards):
        card = word * 64 + place
        memory[card] = (memory[card] & 127) | mark
    table.memory = memory
    piles = table.piles
    for other in range(table.seats):
        piles[table.pile(other, AWAY) + word] &= ~cards


def show(table: IsleState, seat: i64, source: i64, sort: i64) -> None:
    """Discard a card of a seat's pile face up."""
    card = table.move_one(source, table.common_pile(DISCARD), sort)
    _mark_shown(table, seat, card >> 6, single(card & 63), last_purchase(table, seat))


def show_rescue_cards(table: IsleState, seat: i64, source: i64) -> None:
    """Everybody sees a seat's pile of rescue cards, which stays where it is."""
    if table.piles[source]:
        _mark_shown(table, seat, 0, table.piles[source], last_purchase(table, seat))


def show_lesson(table: IsleState, seat: i64, card: i64, is_settled: bool) -> None:
    """Everybody sees a public lesson that is being laid out."""
    after: i64 = SETTLED if is_settled else last_purchase(table, seat)
    _mark_shown(table, seat, card >> 6, single(card & 63), after)


def publish(table: IsleState, source: i64, sort: i64) -> None:
    """Lay a public lesson in the middle (I025)."""
    table.move_one(source, table.common_pile(PUBLIC), sort)


def shown_by(entry: i64) -> i64:
    """Return who has shown a card, -1 for nobody."""
    return ((entry >> SHOWN_BY) & 7) - 1


def shown_after(entry: i64) -> i64:
    """Return which purchase of the seat that showed a card was its last before."""
    return (entry >> SHOWN_AFTER) & 15


# ---------------------------------------------------------------------- cards passed on


def remember_draft(table: IsleState) -> None:
    """The draft is over: each card's way is remembered, and each seat what it passed on and did not get back."""
    memory = table.memory[:]
    for seat in range(table.seats):
        giver = _right_neighbour(table, seat)
        away = table.pile(seat, AWAY)
        kept = table.pile(seat, KEPT)
        for word in range(3):
            rest = table.piles[kept + word]
            for step in range(1, 3 + 1):
                got = table.piles[table.pile(giver, SENT + step - 1) + word] & rest
                if step < 3:
                    got &= ~table.piles[table.pile(seat, SENT + step) + word]
                _remember(memory, word, got, table.day | _first(table, seat, step) << 3 | step << 5)
                rest &= ~got
                table.piles[away + word] |= (
                    table.piles[table.pile(seat, SENT + step - 1) + word] & ~table.piles[kept + word]
                )
            _remember(memory, word, rest, table.day | seat << 3)
    table.memory = memory
    _forget_packs(table)


def _remember(memory: vec[i64], word: i64, cards: i64, entry: i64) -> None:
    for place in bits.members(cards):
        memory[word * 64 + place] = entry


def _forget_packs(table: IsleState) -> None:
    for seat in range(table.seats):
        for at in range(table.pile(seat, SENT), table.pile(seat, AWAY)):
            table.piles[at] = 0


def _first(table: IsleState, holder: i64, step: i64) -> i64:
    """Return to whom the pack was dealt that a seat holds in a step."""
    back: i64 = step if table.day % 2 == 0 else 4 * table.seats - step
    return (holder + back) % table.seats


def keeper(table: IsleState, entry: i64) -> i64:
    """Return who kept a card, from its entry in the memory."""
    day = entry & 7
    pack = (entry >> 3) & 3
    step = (entry >> 5) & 3
    return (pack + (step if day % 2 == 1 else 4 * table.seats - step)) % table.seats


def known_since(table: IsleState, seat: i64, entry: i64) -> i64:
    """Return the step in which a seat last held a card that it passed on, -1 if it never did."""
    day = entry & 7
    if day == 0 or seat < 0:
        return -1
    pack = (entry >> 3) & 3
    distance = seat - pack if day % 2 == 1 else pack - seat
    held: i64 = (distance + table.seats) % table.seats
    step = (entry >> 5) & 3
    if held >= step:
        return -1
    while held + table.seats < step:
        held += table.seats
    return -1 if held + table.seats == step else held


def left_neighbour(table: IsleState, seat: i64) -> i64:
    """Return to whom a seat passes today: left on days 1, 3, 5, right on days 2 and 4."""  # I016, I017
    if table.day % 2 == 1:
        return (seat + 1) % table.seats
    return (seat + table.seats - 1) % table.seats


def _right_neighbour(table: IsleState, seat: i64) -> i64:
    """Return who passes to a seat today."""
    if table.day % 2 == 1:
        return (seat + table.seats - 1) % table.seats
    return (seat + 1) % table.seats


def draw_from_bag(table: IsleState) -> i64:
    """Draw a tile nobody could foresee."""
    table.revealed += 1
    table.bag, tile = pop(table.bag)
    return tile
