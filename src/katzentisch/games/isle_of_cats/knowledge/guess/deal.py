"""One whole table a seat could be sitting at: hidden cards dealt anew, luck re-seeded.

Nothing here depends on hidden things: the cards a seat cannot see are collected in the order of
their numbers before they are dealt again. Cards the seat passed on are with those the pack went to, two each
(guess_known.py); lessons lie on tables, rescue cards before boats, a hand holds no lessons, and each purchase
has the number of cards and the price all saw (guess_bought.py, guess_mend.py).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.bits import single
from katzentisch.core.chance import from_seed
from katzentisch.games.isle_of_cats.box.components import FAMILY_CARDS
from katzentisch.games.isle_of_cats.knowledge.guess.bought import count_purchases, lessons_given
from katzentisch.games.isle_of_cats.knowledge.guess.draft import deal_packs
from katzentisch.games.isle_of_cats.knowledge.guess.fill import fill
from katzentisch.games.isle_of_cats.knowledge.guess.known import deal_known
from katzentisch.games.isle_of_cats.knowledge.guess.mend import mend
from katzentisch.games.isle_of_cats.knowledge.guess.places import (
    ANY,
    IN_DECK,
    LESSON,
    NO_LESSON,
    RESCUE_CARD,
    SLOTS,
    Places,
)
from katzentisch.games.isle_of_cats.knowledge.information import cards_to_buy, drawn_by, picks_per_step
from katzentisch.games.isle_of_cats.state.lessons import being_asked
from katzentisch.games.isle_of_cats.state.table import (
    AWAY,
    BOUGHT,
    BUYING,
    CHOOSING,
    CHOSEN,
    DRAFT,
    DRAWN,
    FAMILY,
    FAMILY_DEALT,
    FAMILY_KEPT,
    FIGURES,
    FISH,
    FULL,
    HAND,
    KEPT,
    LESSONS,
    OVER,
    PACK,
    PICKS,
    PILES,
    SENT,
    SHED,
    SOLO,
    SPENT,
    IsleState,
)

MOST_DEALS: Final = 72  # a deal that cannot be mended is dealt again
DAYS_COUNT: Final = 48  # after so many deals it no longer matters on which day a seat passed a card on


def deal_anew(table: IsleState, seat: i64, seed: int) -> None:
    """Deal everything anew that this seat (or -1, a spectator) cannot see, in place, on a copy."""
    table.chance = from_seed(seed)
    _sort(table.bag)
    table.chance.shuffle(table.bag)
    if table.mode == FAMILY:
        _deal_family_cards(table, seat)
    elif table.mode == FULL or seat < 0:
        deals: i64 = 1
        while not _deal_cards(table, seat, deals <= DAYS_COUNT) and deals < MOST_DEALS:
            deals += 1
    else:
        _sort(table.deck)
        table.chance.shuffle(table.deck)


def _sort(pile: vec[i64]) -> None:
    """Sort a pile in place."""
    ordered = sorted(pile)
    for place in range(len(ordered)):
        pile[place] = ordered[place]


# ---------------------------------------------------------------------- family cards


def _deal_family_cards(table: IsleState, seat: i64) -> None:
    if table.phase == FIGURES:
        return  # nobody has any yet
    known: i64 = table.get(seat, FAMILY_DEALT) if seat >= 0 else 0
    if table.phase == OVER:
        for other in range(table.seats):
            known |= table.get(other, FAMILY_KEPT)
    hidden = vec[i64]()
    for card in range(FAMILY_CARDS):
        if not (known >> card) & 1:
            hidden = append(hidden, card)
    table.chance.shuffle(hidden)
    place: i64 = 0
    for other in range(table.seats):
        if other != seat:
            kept = table.get(other, FAMILY_KEPT) if table.phase == OVER else 0
            dealt = kept
            while bits.count(dealt) < 3:
                dealt |= i64(1) << hidden[place]
                if bits.count(dealt) < 3 and table.get(other, PICKS) == 0 and table.phase != OVER:
                    kept = dealt
                place += 1
            table.put(other, FAMILY_DEALT, dealt)
            table.put(other, FAMILY_KEPT, kept)
            if table.get(other, PICKS):
                table.put(other, PICKS, 2)


# ---------------------------------------------------------------------- discovery cards


def _deal_cards(table: IsleState, seat: i64, days_count: bool) -> bool:
    """Deal the hidden cards; return whether every purchase costs what was paid. It can be done again."""
    places = _places(table, seat)
    hidden = _hidden(table, seat)
    known = deal_known(table, seat, hidden, days_count)
    come_out = True
    for other in range(table.seats):
        if other != seat and table.phase != OVER:  # then lessons lie open, and nothing is left to decide
            come_out = count_purchases(table, seat, other, places, known) and come_out
    _forget_others(table, seat)
    if table.phase == DRAFT and table.mode == FULL:
        hidden = deal_packs(table, seat, hidden, known)
    pool = vec[i64]()
    for word in range(3):
        for place in bits.members(hidden[word]):
            pool = append(pool, word * 64 + place)
    table.chance.shuffle(pool)
    is_exact = fill(table, places, pool, known) and come_out and mend(table, places, known)
    _put_down(table, places)
    _pick_purchases(table, seat)
    return is_exact


def _hidden(table: IsleState, seat: i64) -> vec[i64]:
    """Return all cards this seat cannot see, as bits."""
    hidden = vec[i64]([0, 0, 0])
    for card in table.deck:
        hidden[card >> 6] |= single(card & 63)
    for other in range(table.seats):
        if other != seat:
            for pile in range(SENT):
                seen = (pile == CHOSEN and table.phase != CHOOSING) or (
                    pile == LESSONS and table.phase == OVER
                )
                if not seen:
                    _add_pile(table, table.pile(other, pile), hidden)
    if drawn_by(table) != seat:
        _add_pile(table, table.common_pile(DRAWN), hidden)
    for other in range(table.seats):
        if other != seat:
            hidden[2] &= ~being_asked(table, other)  # a lesson being laid out is no secret
    return hidden


def _add_pile(table: IsleState, pile: i64, hidden: vec[i64]) -> None:
    for word in range(3):
        hidden[word] |= table.piles[pile + word]


def _places(table: IsleState, seat: i64) -> Places:
    """List the hidden places of the other seats, then empty them; the tightest come first."""
    places = Places()
    for other in range(table.seats):
        if other != seat and table.phase != OVER:
            _take_places(table, places, other, LESSONS, LESSON)
    for other in range(table.seats):
        if other != seat:
            _hide_choices(table, other)
            if table.phase == CHOOSING:
                _take_places(table, places, other, CHOSEN, RESCUE_CARD)
            _take_places(table, places, other, HAND, NO_LESSON)
            _take_places(table, places, other, BOUGHT, ANY)
            if table.phase != DRAFT:
                _take_places(table, places, other, KEPT, ANY)
            elif table.mode == SOLO:  # a spectator guesses
                places.add(table.pile(other, KEPT), other, ANY, cards_to_buy(table, other))
                in_pack = table.size(table.pile(other, PACK)) + table.size(table.pile(other, KEPT))
                places.add(table.pile(other, PACK), other, ANY, in_pack - cards_to_buy(table, other))
                table.put(other, PICKS, picks_per_step(table))
            _take_shed(table, places, other)
    owner = drawn_by(table)
    if owner >= 0 and owner != seat:
        drawn = table.common_pile(DRAWN)
        places.add(drawn, owner, ANY, table.size(drawn))
        for place in places.of_seat[owner]:
            if places.pile[place] == drawn:  # from the deck, never from a draft
                places.purchase[place] = owner * SLOTS + SLOTS - 1
    return places


def _hide_choices(table: IsleState, other: i64) -> None:
    """Take back what a seat has picked and others cannot see yet."""
    if table.phase == BUYING or drawn_by(table) == other:
        target = table.pile(other, KEPT) if table.phase == BUYING else table.common_pile(DRAWN)
        table.move_all(table.pile(other, BOUGHT), target)
        table.put(other, SPENT, 0)
    elif table.phase == CHOOSING and table.turn < table.seats and table.order[table.turn] == other:
        table.move_all(table.pile(other, CHOSEN), table.pile(other, HAND))


def _take_places(table: IsleState, places: Places, other: i64, pile: i64, holds: i64) -> None:
    at = table.pile(other, pile)
    number = table.size(at)
    if pile == HAND:
        number -= bits.count(being_asked(table, other))
    places.add(at, other, holds, number)


def _take_shed(table: IsleState, places: Places, other: i64) -> None:
    """Add the places of what was thrown away; lessons given away are lessons."""
    at = table.pile(other, SHED)
    number = table.size(at)
    given = lessons_given(table, other) if table.phase != OVER else 0
    if given < 0 or given > number:
        given = 0
    places.add(at, other, LESSON, given)
    places.add(at, other, ANY, number - given)


def _forget_others(table: IsleState, seat: i64) -> None:
    """Empty all hidden piles, and what the others remember; the lesson being laid out stays."""
    for other in range(table.seats):
        if other != seat:
            for pile in range(PILES):
                seen = (pile == CHOSEN and table.phase != CHOOSING) or (
                    pile == LESSONS and table.phase == OVER
                )
                sent = SENT <= pile < AWAY
                if not seen and not (sent and table.phase == DRAFT):
                    at = table.pile(other, pile)
                    table.piles[at] = 0
                    table.piles[at + 1] = 0
                    table.piles[at + 2] = 0
            table.piles[table.pile(other, HAND) + 2] = being_asked(table, other)
    if drawn_by(table) != seat:
        for word in range(3):
            table.piles[table.common_pile(DRAWN) + word] = 0


def _put_down(table: IsleState, places: Places) -> None:
    """Lay the cards where they belong; the rest is the deck."""
    deck = vec[i64]()
    for place in range(len(places.card)):
        card = places.card[place]
        if card >= 0 and places.owner[place] == IN_DECK:
            deck = append(deck, card)
        elif card >= 0:
            table.piles[places.pile[place] + (card >> 6)] |= single(card & 63)
    table.chance.shuffle(deck)
    table.deck = deck


def _pick_purchases(table: IsleState, seat: i64) -> None:
    """Seats that have chosen what to buy have chosen something they can pay."""
    if table.phase != BUYING:
        return
    prices = table.parts.cards.price
    for other in range(table.seats):
        if other != seat and (table.done >> other) & 1:
            for sort in range(64):
                word = table.parts.cards.word[sort]
                kept = table.pile(other, KEPT)
                while table.piles[kept + word] & table.parts.cards.mask[sort]:
                    spent = table.get(other, SPENT) + prices[sort]
                    if spent > table.get(other, FISH) or table.chance.below(2):
                        break
                    table.move_one(kept, table.pile(other, BOUGHT), sort)
                    table.put(other, SPENT, spent)
