"""Hiring vassals (RULES.md 7.1) and masters (7.7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.games.feudalia.box.numbers import FIEFS, PRICE
from katzentisch.games.feudalia.rules import affording, discounts, masters, payment
from katzentisch.games.feudalia.state import setup
from katzentisch.games.feudalia.state.asked import (
    ASK_ELIMINATED,
    ASK_MAIN,
    ASK_PLACE,
    ASK_PUT_UNDER,
    ASK_TAKE_MASTER,
)
from katzentisch.games.feudalia.state.table import BUY_MASTER, BUY_VASSAL, COINS, TURNED, WHO, FeudaliaState

VASSAL: Final = 0  # the places of vassals and masters among the purchases a discount may name
MASTER: Final = 1


# ---------------------------------------------------------------------- vassals


def kinds_in_hand(table: FeudaliaState, seat: i64) -> i64:
    """Return the kinds of vassals in a hand as bits; the tax collector can never be given up."""
    numbers, hand = table.numbers, table.hand
    base = seat * numbers.types
    kinds: i64 = 0
    for card in range(numbers.types):
        if hand[base + card] > 0 and card != numbers.collector:
            kinds |= single(numbers.kind[card])
    return kinds


# U046, U047
def legal_vassals(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the vassals that can be hired: a card left, the price, a card to eliminate if one is asked."""
    numbers, supply = table.numbers, table.supply
    cost, eliminates = numbers.cost, numbers.eliminates
    kinds = kinds_in_hand(table, seat)
    cheaper = discounts.discounted(table, seat, VASSAL)
    coins = table.who[seat * WHO + COINS]
    for card in range(numbers.types):
        wanted = supply[card] > 0 and (eliminates[card] == 0 or eliminates[card] & kinds != 0)
        if cost[card * PRICE] > coins and not cheaper:
            wanted = False
        if wanted and affording.affordable(table, seat, cost, card * PRICE, VASSAL if cheaper else -1):
            out = append(out, table.actions.hire + card)
    return out


def begin_vassal(table: FeudaliaState, card: i64) -> None:
    """Begin to hire: ask for the card to eliminate, then for the payment."""
    table.buying = BUY_VASSAL
    table.item = card
    table.lost = -1
    if table.numbers.eliminates[card]:
        table.asked = ASK_ELIMINATED
    else:
        payment.begin(table, table.numbers.cost, card * PRICE, VASSAL, -1)


def legal_eliminated(table: FeudaliaState, kind: i64) -> vec[i64]:
    """List the cards of a kind in hand (specialists too, R32); the tax collector never."""
    numbers = table.numbers
    out = vec[i64]()
    for card in range(numbers.types):
        held = table.hand[table.actor * numbers.types + card] > 0 and card != numbers.collector
        if held and (kind >> numbers.kind[card]) & 1:
            out = append(out, table.actions.eliminate + card)
    return out


def hired_vassal(table: FeudaliaState) -> None:
    """The price is paid: the eliminated card goes to the box, the new one on the discard pile (U048, U052)."""
    seat, card = table.actor, table.item
    eliminate_lost(table)
    discounts.use_up(table, VASSAL)
    table.supply[card] -= 1
    table.to_pile(seat, card)
    if table.numbers.nobles[card] > 0:
        table.noble_hired = True
    if table.listening:
        table.tell("hired_vassal", seat, {"vassal": table.numbers.card_names[card]})
    table.asked = ASK_MAIN


def eliminate_lost(table: FeudaliaState) -> None:
    """Put the card that is part of the price into the box, for all to see (R54)."""
    if table.lost >= 0:
        table.leaves_hand(table.actor, table.lost)
        table.box[table.lost] += 1
        if table.listening:
            table.tell("eliminated", table.actor, {"vassal": table.numbers.card_names[table.lost]})
        table.lost = -1


# ---------------------------------------------------------------------- masters


# U088, U091
def legal_masters(table: FeudaliaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List hiring a basic master, if one could be hired now (R9), and the cathedral masters."""
    if not has_city(table, seat):
        return out
    numbers = table.numbers
    if can_hire_basic(table, seat):
        out = append(out, table.actions.hire_master)
    for master in range(numbers.basic, numbers.masters):
        if can_hire_for_cathedral(table, seat, master):
            out = append(out, table.actions.hire_cathedral_master + master - numbers.basic)
    return out


def can_hire_basic(table: FeudaliaState, seat: i64) -> bool:
    """Whether one of the masters face up could be hired by a seat that has a city."""
    market = table.market & ~table.fired
    master: i64 = 0
    while market:
        if market & 1 and masters.hireable(table, seat, master):
            return True
        market >>= 1
        master += 1
    return False


def can_hire_for_cathedral(table: FeudaliaState, seat: i64, master: i64) -> bool:
    """Whether a cathedral master can be hired: nobody hires the same one twice (R29)."""
    return table.fief_of_master(seat, master) < 0 and masters.hireable(table, seat, master)


def has_city(table: FeudaliaState, seat: i64) -> bool:
    """Whether a seat has any city at all."""
    count = table.numbers.city_count
    if count[table.side(seat, 0)] > 0 or count[table.side(seat, 1)] > 0:
        return True
    return count[table.side(seat, 2)] > 0


def draw_masters(table: FeudaliaState) -> None:
    """Draw two masters to the face-up ones; then one must be hired (U089)."""
    table.left = 0
    names: list[object] = []
    while table.left < table.numbers.masters_drawn:
        master = draw_master(table)
        if master < 0:
            break
        table.market |= single(master)
        table.left += 1
        if table.listening:
            names.append(table.numbers.master_names[master])
    if table.listening:
        table.tell("drew_masters", table.actor, {"masters": names})
    table.asked = ASK_TAKE_MASTER


def draw_master(table: FeudaliaState) -> i64:
    """Take the top master of the deck: any of the unknown ones, then those put under in order; -1 if none."""
    if table.hidden:
        return setup.take_hidden_master(table)
    if len(table.under) == 0:
        return -1
    first = table.under[0]
    table.under = table.under[1:]
    return first


def legal_take(table: FeudaliaState) -> vec[i64]:
    """List the face-up masters that can be paid and housed."""
    out = vec[i64]()
    market = table.market
    master: i64 = 0
    while market:
        if market & 1 and masters.hireable(table, table.actor, master):
            out = append(out, table.actions.take_master + master)
        market >>= 1
        master += 1
    return out


def take_master(table: FeudaliaState, master: i64) -> None:
    """Choose the master to hire; if two were drawn, another goes under the deck."""
    table.market &= ~single(master)
    table.buying = BUY_MASTER
    table.item = master
    table.left -= 1
    table.asked = ASK_PUT_UNDER if table.left > 0 and table.market else ASK_PLACE


def legal_under(table: FeudaliaState) -> vec[i64]:
    """List the other face-up masters, old or new (R10)."""
    out = vec[i64]()
    market = table.market
    master: i64 = 0
    while market:
        if market & 1:
            out = append(out, table.actions.put_under + master)
        market >>= 1
        master += 1
    return out


def put_under(table: FeudaliaState, master: i64) -> None:
    """Put a master under the deck, seen by all."""
    table.market &= ~single(master)
    table.under = append(table.under, master)
    table.left -= 1
    table.asked = ASK_PUT_UNDER if table.left > 0 and table.market else ASK_PLACE
    if table.listening:
        table.tell("put_under", table.actor, {"master": table.numbers.master_names[master]})


# U090
def begin_cathedral_master(table: FeudaliaState, number: i64) -> None:
    """Begin to hire a cathedral master: nothing is drawn (R35)."""
    table.buying = BUY_MASTER
    table.item = table.numbers.basic + number
    table.asked = ASK_PLACE


# U095
def legal_place(table: FeudaliaState) -> vec[i64]:
    """List where the new master may live: a free city, or one that moving or firing another frees."""
    seat, master, actions, numbers = table.actor, table.item, table.actions, table.numbers
    out = vec[i64]()
    fief: i64
    for fief in range(FIEFS):
        if masters.fits(table, seat, master, fief) and masters.free_cities(table, seat, fief) > 0:
            out = append(out, actions.house + fief)
    for moving in range(numbers.masters):
        fief = table.fief_of_master(seat, moving)
        if fief >= 0 and masters.fits(table, seat, master, fief):
            out = masters.legal_moves(table, seat, moving, fief, actions.house_moving + moving * FIEFS, out)
    for fired in range(numbers.masters):
        fief = table.fief_of_master(seat, fired)
        fitting = fief >= 0 and masters.fits(table, seat, master, fief)
        if fitting and masters.can_fire_for(table, seat, fired, fief, master):
            out = append(out, actions.house_firing + fired)
    return out


def play_place(table: FeudaliaState, action: i64) -> None:
    """Make room if need be and go on to the payment; cubes of a fired master lie on the fief by then."""
    seat, actions = table.actor, table.actions
    if action < actions.house_moving:
        table.fief = action - actions.house
    elif action < actions.house_firing:
        moving = (action - actions.house_moving) // FIEFS
        table.fief = table.fief_of_master(seat, moving)
        masters.move(table, seat, moving, (action - actions.house_moving) % FIEFS)
    else:
        fired = action - actions.house_firing
        table.fief = table.fief_of_master(seat, fired)
        masters.fire(table, seat, fired)
    payment.begin(table, table.numbers.master_cost, table.item * PRICE, MASTER, -1)


def hired_master(table: FeudaliaState) -> None:
    """The price is paid: the master moves in and can be used at once (U094)."""
    seat, master = table.actor, table.item
    discounts.use_up(table, MASTER)
    masters.settle_in(table, seat, master, table.fief)
    table.who[seat * WHO + TURNED] &= ~single(master)
    masters.refresh(table, seat)
    if table.listening:
        facts: dict[str, object] = {"master": table.numbers.master_names[master], "fief": int(table.fief) + 1}
        table.tell("hired_master", seat, facts)
    table.asked = ASK_MAIN
