"""Determinization: the cards a seat cannot see are dealt anew, and chance is re-seeded.

Nothing here depends on hidden things: the cards a seat cannot see are collected in the order of their numbers before
they are dealt again. Cards the seat passed on are with those the pack went to, two each
(known.py); lessons lie on tables, rescue cards before boats, a hand holds no lessons, and each purchase has the
number of cards and the price all saw (bought.py, mend.py).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.bits import single
from katzentisch.core.chance import from_seed
from katzentisch.core.vecs import zeros
from katzentisch.games.isle_of_cats.box.actions import PLAY
from katzentisch.games.isle_of_cats.box.cards import LESSON_WORD, SORTS, WORDS, card_bit, card_word, cards_in
from katzentisch.games.isle_of_cats.box.components import FAMILY_CARDS
from katzentisch.games.isle_of_cats.knowledge.guess.bought import count_purchases, lessons_given
from katzentisch.games.isle_of_cats.knowledge.guess.draft import deal_packs
from katzentisch.games.isle_of_cats.knowledge.guess.fill import fill
from katzentisch.games.isle_of_cats.knowledge.guess.known import deal_known
from katzentisch.games.isle_of_cats.knowledge.guess.mend import mend
from katzentisch.games.isle_of_cats.knowledge.guess.slots import (
    ANY,
    IN_DECK,
    LESSON,
    NO_LESSON,
    PER_SEAT,
    RESCUE_CARD,
    Slots,
)
from katzentisch.games.isle_of_cats.knowledge.information import cards_to_buy, drawn_by, picks_per_step
from katzentisch.games.isle_of_cats.rules import anytime
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.asked import ASK_LESSON
from katzentisch.games.isle_of_cats.state.lessons import being_asked
from katzentisch.games.isle_of_cats.state.table import (
    AWAY,
    BOUGHT,
    BUYING,
    CALL,
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

# A deal that cannot be mended is dealt again. README, "Design decisions" has what these limits cost and how often they bite.
_MOST_DEALS: Final = 72
_DAYS_COUNT: Final = 48  # after so many deals it no longer matters on which day a seat passed a card on


def deal_anew(table: IsleState, seat: i64, seed: int) -> None:
    """Deal everything anew that this seat (or -1, a spectator) cannot see, in place, on a copy."""
    table.chance = from_seed(seed)
    _sort(table.bag)
    table.chance.shuffle(table.bag)
    if table.mode == FAMILY:
        _deal_family_cards(table, seat)
    elif table.mode == FULL or seat < 0:
        deals: i64 = 1
        while not _deal_cards(table, seat, deals <= _DAYS_COUNT) and deals < _MOST_DEALS:
            deals += 1
    else:
        _sort(table.deck)
        table.chance.shuffle(table.deck)
    _answer_call(table, seat)


def _answer_call(table: IsleState, seat: i64) -> None:
    """Let the others who have answered a call want any card of the hands they were dealt, or none."""
    wish: i64 = table.wish_in(table.wishes, seat) if seat >= 0 else 0
    table.wishes = 0
    if wish:
        table.note_wish(seat, wish)
    if table.phase != CALL:
        return
    for other in range(table.seats):
        if other != seat and table.is_done(other):
            playable = anytime.legal(table, other, vec[i64]())
            card = table.chance.below(len(playable) + 1)
            if card:
                table.note_wish(other, playable[card - 1] - PLAY + 1)


def _sort(pile: vec[i64]) -> None:
    """Sort a pile in place."""
    for index, card in enumerate(sorted(pile)):
        pile[index] = card


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
    next_card: i64 = 0
    for other in range(table.seats):
        if other != seat:
            kept = table.get(other, FAMILY_KEPT) if table.phase == OVER else 0
            dealt = kept
            while bits.count(dealt) < 3:
                dealt |= single(hidden[next_card])
                next_card += 1
                if bits.count(dealt) < 3 and table.get(other, PICKS) == 0 and table.phase != OVER:
                    kept = dealt
            table.put(other, FAMILY_DEALT, dealt)
            table.put(other, FAMILY_KEPT, kept)
            if table.get(other, PICKS):
                table.put(other, PICKS, 2)


# ---------------------------------------------------------------------- discovery cards


def _deal_cards(table: IsleState, seat: i64, days_count: bool) -> bool:
    """Deal the hidden cards; return whether every purchase costs what was paid. May be called again."""
    slots = _hidden_slots(table, seat)
    hidden = _hidden(table, seat)
    known = deal_known(table, seat, hidden, days_count)
    adds_up = True
    for other in range(table.seats):
        if other != seat and table.phase != OVER:  # then lessons lie open, and nothing is left to decide
            adds_up = count_purchases(table, seat, other, slots, known) and adds_up
    _forget_others(table, seat)
    if table.phase == DRAFT and table.mode == FULL:
        hidden = deal_packs(table, seat, hidden, known)
    pool = cards_in(hidden, 0)
    table.chance.shuffle(pool)
    is_exact = fill(table, slots, pool, known) and adds_up and mend(table, slots, known)
    _put_down(table, slots)
    _pick_purchases(table, seat)
    return is_exact


def _hidden(table: IsleState, seat: i64) -> vec[i64]:
    """Return all cards this seat cannot see, as bits."""
    hidden = zeros(WORDS)
    for card in table.deck:
        hidden[card_word(card)] |= card_bit(card)
    for other in range(table.seats):
        if other != seat:
            for pile in range(SENT):
                if not _is_open(table, pile):
                    _add_pile(table, table.pile(other, pile), hidden)
    if drawn_by(table) != seat:
        _add_pile(table, table.common_pile(DRAWN), hidden)
    for other in range(table.seats):
        if other != seat:
            hidden[LESSON_WORD] &= ~being_asked(table, other)  # a lesson being laid out is no secret
    return hidden


def _is_open(table: IsleState, pile: i64) -> bool:
    """Whether all see a pile of the other seats: rescue cards once revealed, lessons at the end."""
    return (pile == CHOSEN and table.phase != CHOOSING) or (pile == LESSONS and table.phase == OVER)


def _add_pile(table: IsleState, pile: i64, hidden: vec[i64]) -> None:
    for word in range(WORDS):
        hidden[word] |= table.piles[pile + word]


def _hidden_slots(table: IsleState, seat: i64) -> Slots:
    """List the hidden slots of the other seats; those that hold fewest kinds of cards come first."""
    slots = Slots()
    for other in range(table.seats):
        if other != seat and table.phase != OVER:
            _add_slots(table, slots, other, LESSONS, LESSON)
    for other in range(table.seats):
        if other != seat:
            _hide_choices(table, other)
            if table.phase == CHOOSING:
                _add_slots(table, slots, other, CHOSEN, RESCUE_CARD)
            _add_slots(table, slots, other, HAND, NO_LESSON)
            _add_slots(table, slots, other, BOUGHT, ANY)
            if table.phase != DRAFT:
                _add_slots(table, slots, other, KEPT, ANY)
            elif table.mode == SOLO:  # only a spectator guesses there
                slots.add(table.pile(other, KEPT), other, ANY, cards_to_buy(table, other))
                in_pack = table.size(table.pile(other, PACK)) + table.size(table.pile(other, KEPT))
                slots.add(table.pile(other, PACK), other, ANY, in_pack - cards_to_buy(table, other))
                table.put(other, PICKS, picks_per_step(table))
            _add_shed(table, slots, other)
    owner = drawn_by(table)
    if owner >= 0 and owner != seat:
        drawn = table.common_pile(DRAWN)
        slots.add(drawn, owner, ANY, table.size(drawn))
        for slot in slots.of_seat[owner]:
            if slots.pile[slot] == drawn:  # from the deck, never from a draft
                slots.purchase[slot] = owner * PER_SEAT + PER_SEAT - 1
    return slots


def _hide_choices(table: IsleState, other: i64) -> None:
    """Take back what a seat has picked and others cannot see yet."""
    if table.phase == BUYING or drawn_by(table) == other:
        target = table.pile(other, KEPT) if table.phase == BUYING else table.common_pile(DRAWN)
        table.move_all(table.pile(other, BOUGHT), target)
        table.put(other, SPENT, 0)
    elif table.is_asked(other) and asked.kind_of(table.asked()) == ASK_LESSON:
        # How many lessons wait is a secret.
        table.move_all(table.pile(other, BOUGHT), table.pile(other, HAND))
    elif table.phase == CHOOSING and table.turn < table.seats and table.order[table.turn] == other:
        table.move_all(table.pile(other, CHOSEN), table.pile(other, HAND))


def _add_slots(table: IsleState, slots: Slots, other: i64, pile: i64, holds: i64) -> None:
    at = table.pile(other, pile)
    number = table.size(at)
    if pile == HAND:
        number -= bits.count(being_asked(table, other))
    slots.add(at, other, holds, number)


def _add_shed(table: IsleState, slots: Slots, other: i64) -> None:
    """Add the slots of what was thrown away; lessons given away are lessons."""
    at = table.pile(other, SHED)
    number = table.size(at)
    given = lessons_given(table, other) if table.phase != OVER else 0
    if given < 0 or given > number:
        given = 0
    slots.add(at, other, LESSON, given)
    slots.add(at, other, ANY, number - given)


def _forget_others(table: IsleState, seat: i64) -> None:
    """Empty all hidden piles, and what the others remember; the lesson being laid out stays."""
    for other in range(table.seats):
        if other != seat:
            for pile in range(PILES):
                sent = SENT <= pile < AWAY
                if not _is_open(table, pile) and not (sent and table.phase == DRAFT):
                    table.clear(table.pile(other, pile))
            table.piles[table.pile(other, HAND) + LESSON_WORD] = being_asked(table, other)
    if drawn_by(table) != seat:
        table.clear(table.common_pile(DRAWN))


def _put_down(table: IsleState, slots: Slots) -> None:
    """Lay the cards where they belong; the rest is the deck."""
    deck = vec[i64]()
    for slot in range(len(slots.card)):
        card = slots.card[slot]
        if card >= 0 and slots.owner[slot] == IN_DECK:
            deck = append(deck, card)
        elif card >= 0:
            table.piles[slots.pile[slot] + card_word(card)] |= card_bit(card)
    table.chance.shuffle(deck)
    table.deck = deck


def _pick_purchases(table: IsleState, seat: i64) -> None:
    """Let seats that have chosen what to buy have chosen something they can pay."""
    if table.phase != BUYING:
        return
    prices = table.parts.cards.price
    for other in range(table.seats):
        if other != seat and table.is_done(other):
            for sort in range(SORTS):
                word = table.parts.cards.word[sort]
                kept = table.pile(other, KEPT)
                while table.piles[kept + word] & table.parts.cards.mask[sort]:
                    spent = table.get(other, SPENT) + prices[sort]
                    if spent > table.get(other, FISH) or table.chance.below(2):
                        break
                    table.move_one(kept, table.pile(other, BOUGHT), sort)
                    table.put(other, SPENT, spent)
