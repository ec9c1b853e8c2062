"""What a seat knows of the others, and its information key (rules, "Who knows what")."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.cards import CODES, WORDS
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.asked import ASK_DRAWN
from katzentisch.games.isle_of_cats.state.secrets import draft_and_pack, known_since, left_neighbour, shown
from katzentisch.games.isle_of_cats.state.table import (
    AWAY,
    BOUGHT,
    BUYING,
    CHOOSING,
    CHOSEN,
    DISCARD,
    DRAFT,
    DRAWN,
    FAMILY_DEALT,
    FAMILY_KEPT,
    HAND,
    KEPT,
    LESSONS,
    OVER,
    OWN,
    PICKS,
    POSITION_NUMBERS,
    PUBLIC,
    SENT,
    SHED,
    SOLO,
    SPENT,
    IsleState,
)
from katzentisch.games.isle_of_cats.state.truth import put_public


def _is_choosing(table: IsleState, seat: i64) -> bool:
    """Whether a seat is still choosing its rescue cards: what lies there is not yet laid down."""
    if table.phase != CHOOSING:
        return False
    return any(table.order[turn] == seat for turn in range(table.turn, table.seats))


def is_paid(table: IsleState, seat: i64) -> bool:
    """Whether the cards a seat has picked to buy are paid: they are in its hand then."""
    return table.phase != BUYING and drawn_by(table) != seat


def hand_of(table: IsleState, seat: i64) -> vec[i64]:
    """Return the cards in a seat's hand as words of bits, with those paid for and not yet read."""
    hand = table.pile(seat, HAND)
    cards = table.piles[hand : hand + WORDS]
    if is_paid(table, seat):
        bought = table.pile(seat, BOUGHT)
        for word in range(WORDS):
            cards[word] |= table.piles[bought + word]
    return cards


def cards_in_hand(table: IsleState, seat: i64) -> i64:
    """Return how many cards all see in a seat's hand; picks not yet paid are not in it."""
    number = table.size(table.pile(seat, HAND))
    if is_paid(table, seat):
        number += table.size(table.pile(seat, BOUGHT))
    if _is_choosing(table, seat):
        number += table.size(table.pile(seat, CHOSEN))
    return number


def rescue_cards_laid(table: IsleState, seat: i64) -> i64:
    """Return how many rescue cards lie before a boat (R9)."""
    return 0 if _is_choosing(table, seat) else table.size(table.pile(seat, CHOSEN))


def are_revealed(table: IsleState) -> bool:
    """Whether the rescue cards before the boats lie open."""
    return table.phase != CHOOSING


def cards_to_buy(table: IsleState, seat: i64) -> i64:
    """Return how many cards a seat has drafted; in the buying, picked ones included."""
    number = table.size(table.pile(seat, KEPT))
    if table.phase == BUYING:
        return number + table.size(table.pile(seat, BOUGHT))
    if table.phase == DRAFT and table.get(seat, PICKS) > 0:
        return number - (picks_per_step(table) - table.get(seat, PICKS))
    return number


def picks_per_step(table: IsleState) -> i64:
    """Return how many cards are kept in one step of the draft."""
    return 3 if table.mode == SOLO else 2


def drawn_by(table: IsleState) -> i64:
    """Return who is buying cards drawn with a card; -1 for nobody."""
    question = table.asked()
    return asked.seat_of(question) if asked.kind_of(question) == ASK_DRAWN else -1


def cards_drawn(table: IsleState) -> i64:
    """Return how many cards were drawn to be bought now; which are picked already, only the buyer knows."""
    seat = drawn_by(table)
    if seat < 0:
        return 0
    return table.size(table.common_pile(DRAWN)) + table.size(table.pile(seat, BOUGHT))


def information(table: IsleState, seat: i64) -> vec[i64]:
    """Return numbers equal for two tables exactly if this seat (or -1) cannot tell them apart."""
    out = put_public(table, vec[i64]())
    out = append(out, len(table.deck))
    out = _put_pile(table, table.common_pile(DISCARD), out)
    out = _put_pile(table, table.common_pile(PUBLIC), out)
    out = append(out, cards_drawn(table))
    out = _put_memory(table, seat, out)
    if seat >= 0 and drawn_by(table) == seat:
        out = _put_pile(table, table.common_pile(DRAWN), out)
    for other in range(table.seats):
        if other == seat:
            out = _put_own(table, seat, out)
        else:
            out = _put_other(table, other, out)
    return out


def _put_pile(table: IsleState, pile: i64, out: vec[i64]) -> vec[i64]:
    for word in table.piles[pile : pile + WORDS]:
        out = append(out, word)
    return out


def _put_memory(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append who has shown which card when, and in which pack this seat held it before it passed it on."""
    card: i64
    for card in range(CODES):
        entry = table.memory[card]
        since = known_since(table, seat, entry)
        seen = shown(entry)
        if seen or since >= 0:
            draft = draft_and_pack(entry) if since >= 0 else 0
            out = append(out, card << 20 | seen << 8 | (since + 1) << 5 | draft)
    return out


def _put_own(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append all a seat knows of itself, and what it passed on and was passed."""
    what: i64
    for what in range(POSITION_NUMBERS):
        out = append(out, table.own[seat * OWN + what])
    out = append(out, table.wish_in(table.wishes, seat))
    for pile in range(AWAY + 1):
        out = _put_pile(table, table.pile(seat, pile), out)
    if table.phase == DRAFT:
        for giver in range(table.seats):
            if left_neighbour(table, giver) == seat and giver != seat:
                for step in range(table.step):
                    out = _put_pile(table, table.pile(giver, SENT + step), out)
    return out


def _put_other(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append what all see of a seat."""
    what: i64
    for what in range(POSITION_NUMBERS):
        number = table.own[seat * OWN + what]
        if what == PICKS:
            number = 1 if number else 0
        elif what in (SPENT, FAMILY_DEALT) or (what == FAMILY_KEPT and table.phase != OVER):
            number = 0
        out = append(out, number)
    out = append(out, cards_in_hand(table, seat))
    out = append(out, cards_to_buy(table, seat))
    out = append(out, table.size(table.pile(seat, SHED)))
    out = append(out, rescue_cards_laid(table, seat))
    if are_revealed(table):
        out = _put_pile(table, table.pile(seat, CHOSEN), out)
    out = append(out, table.size(table.pile(seat, LESSONS)))
    if table.phase == OVER:
        out = _put_pile(table, table.pile(seat, LESSONS), out)
    return out
