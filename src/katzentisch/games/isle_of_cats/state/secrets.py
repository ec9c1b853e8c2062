"""Who knows which card went where (rules, "Who knows what").

`IsleState.memory` has an entry for each card: from which pack it was kept, in which step, and who has shown it
since. A seat knows of the cards it passed on that they were kept by those the pack went to, two each: it knows the
set, not who has which. `known_since` says when a seat held a card.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box.cards import RESCUE_WORD, WORDS, card_bit, card_code, card_word
from katzentisch.games.isle_of_cats.state.purchases import last_purchase
from katzentisch.games.isle_of_cats.state.table import AWAY, DISCARD, KEPT, PUBLIC, SENT, IsleState

# An entry, from the lowest bit: the day of the draft (3 bits), the seat the pack was dealt to (2), the step in which
# the card was kept (2), the seat that showed it + 1 (3), the last purchase of that seat before (4).
_PACK: Final = 3
_STEP: Final = 5
_SHOWN_BY: Final = 7
_SHOWN_AFTER: Final = 10
_DRAFT_BITS: Final = 127  # day, pack and step
_STEP_BITS: Final = 96
SETTLED: Final = 15  # instead of a purchase: all know with which one the card was bought


def _entry(day: i64, pack: i64, step: i64) -> i64:
    return day | pack << _PACK | step << _STEP


def day_drafted(entry: i64) -> i64:
    """Return the day on which a card was drafted, 0 for none."""
    return entry & 7


def _pack_of(entry: i64) -> i64:
    return (entry >> _PACK) & 3


def _step_of(entry: i64) -> i64:
    return (entry >> _STEP) & 3


def draft_and_pack(entry: i64) -> i64:
    """Return one number (below 32) for the day of the draft and the pack."""
    return entry & 31


def step_bits(entry: i64) -> i64:
    """Return the bits of an entry that say in which step a card was kept."""
    return entry & _STEP_BITS


def with_step(entry: i64, step: i64) -> i64:
    """Return an entry with the step of another one, given as by `step_bits`."""
    return (entry & ~_STEP_BITS) | step


def shown(entry: i64) -> i64:
    """Return who has shown a card and after which purchase in one number, 0 for nobody."""
    return entry >> _SHOWN_BY


# ---------------------------------------------------------------------- cards seen by all


def _mark_shown(table: IsleState, seat: i64, word: i64, cards: i64, after: i64) -> None:
    """All see these cards of a seat now: nobody needs to remember where they went."""
    memory = table.memory[:]
    mark = (seat + 1) << _SHOWN_BY | after << _SHOWN_AFTER
    for card in bits.append_members(vec[i64](), card_code(word, 0), cards):
        memory[card] = (memory[card] & _DRAFT_BITS) | mark
    table.memory = memory
    piles = table.piles
    for other in range(table.seats):
        piles[table.pile(other, AWAY) + word] &= ~cards


def show(table: IsleState, seat: i64, source: i64, sort: i64) -> None:
    """Discard a card of a seat's pile face up."""
    card = table.move_one(source, table.common_pile(DISCARD), sort)
    _mark_shown(table, seat, table.parts.cards.word[sort], card, last_purchase(table, seat))


def show_rescue_cards(table: IsleState, seat: i64, source: i64) -> None:
    """Everybody sees a seat's pile of rescue cards, which stays where it is."""
    if table.piles[source]:
        _mark_shown(table, seat, RESCUE_WORD, table.piles[source], last_purchase(table, seat))


def show_lesson(table: IsleState, seat: i64, card: i64, is_settled: bool) -> None:
    """Everybody sees a public lesson that is being laid out."""
    after: i64 = SETTLED if is_settled else last_purchase(table, seat)
    _mark_shown(table, seat, card_word(card), card_bit(card), after)


# I025
def publish(table: IsleState, source: i64, sort: i64) -> None:
    """Lay a public lesson in the middle."""
    table.move_one(source, table.common_pile(PUBLIC), sort)


def shown_by(entry: i64) -> i64:
    """Return who has shown a card, -1 for nobody."""
    return ((entry >> _SHOWN_BY) & 7) - 1


def shown_after(entry: i64) -> i64:
    """Return which purchase of the seat that showed a card was its last before."""
    return (entry >> _SHOWN_AFTER) & 15


# ---------------------------------------------------------------------- cards passed on


def remember_draft(table: IsleState) -> None:
    """Note how each card came to whoever kept it, and for each seat what it passed on and did not get back."""
    memory = table.memory[:]
    piles = table.piles
    for seat in range(table.seats):
        sent = table.pile(seat, SENT)
        given = table.pile(_right_neighbour(table, seat), SENT)
        away = table.pile(seat, AWAY)
        kept = table.pile(seat, KEPT)
        for word in range(WORDS):
            rest = piles[kept + word]
            for step in range(1, 4):
                before: i64 = WORDS * (step - 1)  # from the first pack sent to the one of the step before
                got = piles[given + before + word] & rest
                if step < 3:
                    got &= ~piles[sent + before + WORDS + word]
                if got:
                    _remember(memory, word, got, _entry(table.day, _first(table, seat, step), step))
                    rest &= ~got
                piles[away + word] |= piles[sent + before + word] & ~piles[kept + word]
            _remember(memory, word, rest, _entry(table.day, seat, 0))
    table.memory = memory
    _forget_packs(table)


def _remember(memory: vec[i64], word: i64, cards: i64, entry: i64) -> None:
    for card in bits.append_members(vec[i64](), card_code(word, 0), cards):
        memory[card] = entry


def _forget_packs(table: IsleState) -> None:
    for seat in range(table.seats):
        for pile in range(SENT, AWAY):
            table.clear(table.pile(seat, pile))


def _first(table: IsleState, holder: i64, step: i64) -> i64:
    """Return to whom the pack was dealt that a seat holds in a step."""
    back: i64 = step if table.day % 2 == 0 else 4 * table.seats - step
    return (holder + back) % table.seats


def keeper(table: IsleState, entry: i64) -> i64:
    """Return who kept a card, from its entry in the memory."""
    step = _step_of(entry)
    forward: i64 = step if day_drafted(entry) % 2 == 1 else 4 * table.seats - step
    return (_pack_of(entry) + forward) % table.seats


def known_since(table: IsleState, seat: i64, entry: i64) -> i64:
    """Return the step in which a seat last held a card that it passed on, -1 if it never did."""
    day = day_drafted(entry)
    if day == 0 or seat < 0:
        return -1
    pack = _pack_of(entry)
    distance = seat - pack if day % 2 == 1 else pack - seat
    held: i64 = (distance + table.seats) % table.seats
    step = _step_of(entry)
    if held >= step:
        return -1
    while held + table.seats < step:
        held += table.seats
    return -1 if held + table.seats == step else held


# I016, I017
def left_neighbour(table: IsleState, seat: i64) -> i64:
    """Return to whom a seat passes today: left on days 1, 3, 5, right on days 2 and 4."""
    if table.day % 2 == 1:
        return (seat + 1) % table.seats
    return (seat + table.seats - 1) % table.seats


def _right_neighbour(table: IsleState, seat: i64) -> i64:
    """Return who passes to a seat today."""
    if table.day % 2 == 1:
        return (seat + table.seats - 1) % table.seats
    return (seat + 1) % table.seats
