"""Hiring vassals (RULES.md 7.1), and the card in hand that a price eliminates."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.feudalia.box.effects import ON_VASSAL
from katzentisch.games.feudalia.box.numbers import PRICE
from katzentisch.games.feudalia.rules import affording, discounts, payment, shortfall
from katzentisch.games.feudalia.state.asked import ASK_ELIMINATED, ASK_MAIN
from katzentisch.games.feudalia.state.table import BUY_VASSAL, COINS, WHO, FeudaliaState


# U046, U047
def legal_vassals(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the vassals that can be hired: a card left, the price, a card to eliminate if one is asked."""
    purchase = discounts.purchase(table, seat, ON_VASSAL)
    for card in range(table.numbers.types):
        if can_hire(table, seat, card, purchase):
            out = append(out, table.actions.hire + card)
    return out


def can_hire(table: FeudaliaState, seat: i64, card: i64, purchase: i64) -> bool:
    """Whether a vassal can be hired; `purchase` as for `affordable`."""
    numbers = table.numbers
    if table.supply[card] == 0:
        return False
    if purchase < 0 and numbers.cost[card * PRICE] > table.who[seat * WHO + COINS]:
        return False
    kind = numbers.eliminates[card]
    if kind and not kind & kinds_in_hand(table, seat):
        return False
    return affording.affordable(table, seat, numbers.cost, card * PRICE, purchase)


def why_not(table: FeudaliaState, seat: i64, action: i64) -> Refusal | None:
    """Say why a vassal cannot be hired."""
    numbers = table.numbers
    card = action - table.actions.hire
    if table.supply[card] == 0:
        return refuse("pile_empty", "hiring", {"vassal": numbers.card_names[card]})
    short = shortfall.why_not_paid(table, seat, numbers.cost, card * PRICE, ON_VASSAL, "hiring")
    if short is not None:
        return short
    return shortfall.why_not_eliminated(numbers.eliminates[card], kinds_in_hand(table, seat), "hiring")


def kinds_in_hand(table: FeudaliaState, seat: i64) -> i64:
    """Return the kinds of vassals in a hand as bits; the tax collector can never be given up."""
    numbers, hand = table.numbers, table.hand
    base = seat * numbers.types
    kinds: i64 = 0
    for card in range(numbers.types):
        if hand[base + card] > 0 and card != numbers.collector:
            kinds |= numbers.kind_bit[card]
    return kinds


def begin_vassal(table: FeudaliaState, card: i64) -> None:
    """Begin to hire: ask for the card to eliminate, then for the payment."""
    if not asks_for_card(table, BUY_VASSAL, card, table.numbers.eliminates[card]):
        begin_payment(table)


def asks_for_card(table: FeudaliaState, buying: i64, item: i64, kinds: i64) -> bool:
    """Note what is bought; ask for the card to eliminate if the price names kinds of vassals, and say so."""
    table.buying = buying
    table.item = item
    if kinds:
        table.asked = ASK_ELIMINATED
    return kinds != 0


def legal(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the cards in hand that may be eliminated as part of the price (specialists too, R32)."""
    numbers = table.numbers
    if table.buying == BUY_VASSAL:
        kind = numbers.eliminates[table.item]
    else:
        kind = numbers.building_eliminates[table.item]
    for card in range(numbers.types):
        held = table.hand[seat * numbers.types + card] > 0 and card != numbers.collector
        if held and (kind >> numbers.kind[card]) & 1:
            out = append(out, table.actions.eliminate + card)
    return out


def play(table: FeudaliaState, seat: i64, action: i64) -> None:
    """Note the card that is part of the price; the payment follows."""
    table.lost = action - table.actions.eliminate


def begin_payment(table: FeudaliaState) -> None:
    """Go on to the payment of a vassal."""
    payment.begin(table, table.numbers.cost, table.item * PRICE, ON_VASSAL, -1)


# U048, U052
def hired_vassal(table: FeudaliaState) -> None:
    """The price is paid: the eliminated card goes to the box, the new one on the discard pile."""
    seat, card = table.actor, table.item
    eliminate_lost(table)
    discounts.use_up(table, ON_VASSAL)
    table.supply = table.supply[:]  # copies share it
    table.supply[card] -= 1
    table.to_pile(seat, card)
    if table.numbers.nobles[card] > 0:
        table.progress = True
    if table.listening:
        table.tell("hired_vassal", seat, {"vassal": table.numbers.card_names[card]})
    table.asked = ASK_MAIN


def eliminate_lost(table: FeudaliaState) -> None:
    """Put the card that is part of the price into the box, for all to see (R54)."""
    if table.lost >= 0:
        table.leaves_hand(table.actor, table.lost)
        table.eliminate(table.lost)
        if table.listening:
            table.tell("eliminated", table.actor, {"vassal": table.numbers.card_names[table.lost]})
        table.lost = -1
