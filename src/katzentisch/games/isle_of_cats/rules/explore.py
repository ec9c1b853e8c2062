"""Phase 2: explore. Seven cards each, the draft, and buying.

Rulebook, "Explore". All choose at once and in secret; nobody passes before everybody has chosen.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box.cards import WORDS
from katzentisch.games.isle_of_cats.state.naming import card_name, cards_named
from katzentisch.games.isle_of_cats.state.purchases import note_bought
from katzentisch.games.isle_of_cats.state.secrets import left_neighbour, remember_draft
from katzentisch.games.isle_of_cats.state.table import (
    BOUGHT,
    BUYING,
    CARDS_PAID,
    DRAFT,
    FISH,
    KEPT,
    PACK,
    PAID,
    PICKS,
    READING,
    SENT,
    SHED,
    SOLO,
    SPENT,
    IsleState,
)

_ANY_PRICE: Final = 99

# ---------------------------------------------------------------------- the draft


# I007, I013
def deal(table: IsleState) -> None:
    """Deal seven hidden cards to each; in the solo game five, twice."""
    table.phase = DRAFT
    table.step = 0
    _deal(table, 5 if table.mode == SOLO else 7, 3 if table.mode == SOLO else 2)


def _deal(table: IsleState, cards: i64, picks: i64) -> None:
    for seat in range(table.seats):
        pack = table.pile(seat, PACK)
        for _ in range(cards):
            table.draw(pack)
        table.put(seat, PICKS, picks)
        if table.listening:
            table.tell(
                "dealt", seat, {"cards": int(cards)}, {"which": cards_named(table, pack)}, (int(seat),)
            )
    table.revealed += 1


def sorts_in(table: IsleState, pile: i64, base: i64, most: i64, out: vec[i64]) -> vec[i64]:
    """Append base + sort for each sort of card in a pile that costs at most so much."""
    cards = table.parts.cards
    piles = table.piles
    prices = cards.price
    for word in range(WORDS):
        left = piles[pile + word]
        while left:
            sort = cards.lowest_sort(word, left)
            if prices[sort] <= most:
                out = append(out, base + sort)
            left &= ~cards.mask[sort]
    return out


# I014, I018, I019
def keep(table: IsleState, seat: i64, action: i64) -> None:
    """Keep one card of the pack."""
    table.move_one(table.pile(seat, PACK), table.pile(seat, KEPT), action - actions.KEEP)
    table.add(seat, PICKS, -1)
    # Others hear only that a seat has chosen, not how far it is.
    if table.listening and table.get(seat, PICKS) == 0:
        table.tell("chose", seat, {})


def all_have_picked(table: IsleState) -> bool:
    """Whether nobody owes a pick."""
    for seat in range(table.seats):
        if table.get(seat, PICKS):
            return False
    return True


# I015
def pass_on(table: IsleState) -> None:
    """Pass the packs on when everybody has chosen, or end the draft."""
    if table.mode == SOLO:
        _next_five(table)
        return
    _send(table)
    table.step += 1
    table.revealed += 1
    for seat in range(table.seats):
        pack = table.pile(seat, PACK)
        if table.step < 3:
            table.put(seat, PICKS, 2)
        if table.listening:
            kind = "received" if table.step < 3 else "received_last"
            count = int(table.size(pack))
            table.tell(kind, seat, {"cards": count}, {"which": cards_named(table, pack)}, (int(seat),))
        if table.step == 3:
            # I019, I020
            table.move_all(pack, table.pile(seat, KEPT))  # the receiver must keep it
    if table.step == 3:
        remember_draft(table)
        _begin_buying(table)


def _send(table: IsleState) -> None:
    piles = table.piles
    for seat in range(table.seats):
        sent = table.pile(seat, SENT + table.step)
        pack = table.pile(seat, PACK)
        for word in range(WORDS):
            piles[sent + word] = piles[pack + word]
    for seat in range(table.seats):
        sent = table.pile(seat, SENT + table.step)
        pack = table.pile(left_neighbour(table, seat), PACK)
        for word in range(WORDS):
            piles[pack + word] = piles[sent + word]


def _next_five(table: IsleState) -> None:
    """Solo: discard two of five; draw five more, or the one last card."""
    table.move_all(table.pile(0, PACK), table.pile(0, SHED))
    table.step += 1
    if table.step < 2:
        _deal(table, 5, 3)
        return
    _deal(table, 1, 0)
    table.move_all(table.pile(0, PACK), table.pile(0, KEPT))
    table.step = 3
    _begin_buying(table)


# ---------------------------------------------------------------------- buying


def _begin_buying(table: IsleState) -> None:
    table.phase = BUYING
    table.done = 0


def purse(table: IsleState, seat: i64) -> i64:
    """Return the fish a seat has left for buying."""
    return table.get(seat, FISH) - table.get(seat, SPENT)


def legal_keep(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the cards of the pack."""
    return sorts_in(table, table.pile(seat, PACK), actions.KEEP, _ANY_PRICE, out)


def legal_buying(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the cards that can still be paid, and done."""
    out = sorts_in(table, table.pile(seat, KEPT), actions.BUY, purse(table, seat), out)
    return append(out, actions.DONE)


def why_not_buy(table: IsleState, seat: i64, pile: i64, sort: i64, fish: i64) -> Refusal:
    """Say why a card cannot be bought."""
    cards = table.parts.cards
    facts: dict[str, object] = {"card": card_name(table, sort)}
    if not table.piles[pile + cards.word[sort]] & cards.mask[sort]:
        return refuse("no_such_card", "buying", facts)
    facts["needs"] = int(cards.price[sort])
    facts["has"] = int(fish)
    return refuse("not_enough_fish_for_card", "buying", facts)


# I021
def buy(table: IsleState, seat: i64, action: i64) -> None:
    """Pick a card to buy, or say that all are picked."""
    if action == actions.DONE:
        table.done |= bits.single(seat)
        if table.listening:
            table.tell("chose_cards", seat, {})
        return
    sort = action - actions.BUY
    table.move_one(table.pile(seat, KEPT), table.pile(seat, BOUGHT), sort)
    table.add(seat, SPENT, table.parts.cards.price[sort])


# I023
def pay(table: IsleState) -> None:
    """Everybody pays what was picked; what is not bought is discarded face down."""
    for seat in range(table.seats):
        spent = table.get(seat, SPENT)
        bought = table.size(table.pile(seat, BOUGHT))
        table.add(seat, FISH, -spent)
        table.put(seat, SPENT, 0)
        table.put(seat, PAID, spent)
        table.put(seat, CARDS_PAID, bought)
        note_bought(table, seat, bought, spent, table.size(table.pile(seat, KEPT)), 0)
        if table.listening:
            tell_bought(table, seat, "bought", bought, spent)
        table.move_all(table.pile(seat, KEPT), table.pile(seat, SHED))
    # I077
    table.done = 0  # cards not played may be kept for any day
    table.turn = 0
    table.phase = READING
    table.revealed += 1


def tell_bought(table: IsleState, seat: i64, kind: str, bought: i64, spent: i64) -> None:
    """Tell all how many cards were bought and for how much, and the buyer which."""
    names = cards_named(table, table.pile(seat, BOUGHT))
    which: dict[str, object] | None = {"which": names} if names else None
    table.tell(kind, seat, {"cards": int(bought), "fish": int(spent)}, which, (int(seat),))
