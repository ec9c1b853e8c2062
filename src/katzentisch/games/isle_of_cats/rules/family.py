"""The family game: two secret cards, and cats for the taking.

Rulebook of the family game. No fish, baskets, oshax or discovery cards; a turn is one cat, or passing.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.bits import single
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box.components import FAMILY_CARDS
from katzentisch.games.isle_of_cats.box.tiles import cat_shape
from katzentisch.games.isle_of_cats.rules import turns
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.fields import cat_in, field_of, take_cat
from katzentisch.games.isle_of_cats.state.naming import cat_named
from katzentisch.games.isle_of_cats.state.table import (
    FAMILY_CARDS_PHASE,
    FAMILY_DEALT,
    FAMILY_KEPT,
    PICKS,
    IsleState,
)


# I101, I102
def deal(table: IsleState) -> None:
    """Deal three family cards to each, of which two are kept."""
    table.phase = FAMILY_CARDS_PHASE
    cards = vec[i64](list(range(FAMILY_CARDS)))
    table.chance.shuffle(cards)
    for seat in range(table.seats):
        dealt: i64 = 0
        for card in cards[3 * seat : 3 * seat + 3]:
            dealt |= single(card)
        table.put(seat, FAMILY_DEALT, dealt)
        table.put(seat, PICKS, 2)
        if table.listening:
            table.tell("family_dealt", seat, {}, {"which": family_named(table, dealt)}, (int(seat),))


def family_named(table: IsleState, cards: i64) -> list[str]:
    """List family cards by name."""
    return [table.parts.family_names[card] for card in bits.members(cards)]


def legal_keep(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the dealt cards not kept yet."""
    left = table.get(seat, FAMILY_DEALT) & ~table.get(seat, FAMILY_KEPT)
    return bits.append_members(out, actions.KEEP_FAMILY, left)


# I103
def keep(table: IsleState, seat: i64, action: i64) -> None:
    """Keep a family card; the third goes to the box unseen."""
    card = action - actions.KEEP_FAMILY
    table.put(seat, FAMILY_KEPT, table.get(seat, FAMILY_KEPT) | single(card))
    table.add(seat, PICKS, -1)
    if table.listening and table.get(seat, PICKS) == 0:
        table.tell("chose", seat, {})


# I109, I111
def legal_cats(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the cats that fit, and passing."""
    begin: i64 = len(out)
    for entry in table.fields:
        cat = cat_in(entry)
        if table.has_room(seat, cat_shape(cat)):
            out = actions.insert(out, begin, actions.RESCUE + cat)
    return append(out, actions.PASS)


def why_not_take(table: IsleState, seat: i64, action: i64) -> Refusal:
    """Say why a cat cannot be taken."""
    cat = action - actions.RESCUE
    facts = cat_named(table, cat)
    if field_of(table, cat) < 0:
        return refuse("cat_not_here", "taking", facts)
    return refuse("no_room", "placing", facts)


# I109, I111, I112
def take(table: IsleState, seat: i64, action: i64) -> None:
    """Take a cat, to be placed at once, or pass for the day."""
    if action == actions.PASS:
        turns.pass_for_the_day(table, seat)
        return
    table.turn_over = 1
    cat = action - actions.RESCUE
    if table.listening:
        table.tell("cat_lured", seat, cat_named(table, cat))
    table.ask(asked.place_of_cat(seat, cat))


def bring_aboard(table: IsleState, seat: i64) -> None:
    """Take the cat that is being placed from the island."""
    cat = asked.rescued_cat_of(table.asked())
    take_cat(table, cat)
    if table.listening:
        table.tell("cat_taken", seat, cat_named(table, cat))
