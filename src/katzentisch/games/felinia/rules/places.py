"""Mysterious places. RULES 9.4.

`table.places` is the pile and its history in one: cards are drawn from `next_place` on, and cards that
are put back go to the end.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.state.asked import ASK_KEEP, ASK_NOTHING
from katzentisch.games.felinia.state.table import GOODS, PLACES, FeliniaState


# F172
def look(table: FeliniaState) -> None:
    """Let the family look at the top cards of the pile and ask which it keeps."""
    left = table.places_left()
    if left == 0:
        return
    table.drawn = table.components.places_drawn if table.components.places_drawn < left else left
    table.next_place += table.drawn
    table.revealed += 1
    table.asked = ASK_KEEP
    if table.listening:
        cards: dict[str, object] = {"cards": table.drawn_names()}
        table.tell("looked", table.actor, {"n": int(table.drawn)}, cards, (int(table.actor),))


# F172, F178, R34
def legal(table: FeliniaState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List `none`, and each card looked at that may be kept."""
    out = append(out, table.actions.none)
    keepable: i64 = 0
    for index in range(table.drawn):
        card = table.drawn_place(index)
        if not _owns_type(table, seat, card) and _can_pay(table, seat, card):
            keepable |= bits.single(card)
    return bits.append_members(out, table.actions.keep, keepable)


# F173
def _owns_type(table: FeliniaState, seat: i64, card: i64) -> bool:
    """Whether the family has a card of this type already."""
    types = table.components.place_type
    owned = table.of(seat, PLACES)
    while owned:
        if types[bits.lowest(owned)] == types[card]:
            return True
        owned &= owned - 1
    return False


# F174, R36
def _can_pay(table: FeliniaState, seat: i64, card: i64) -> bool:
    """Whether the family has the good that the card shows, if any."""
    needs = table.components.place_needs[card]
    return needs < 0 or table.of(seat, GOODS + needs) > 0


def why_not(table: FeliniaState, seat: i64, action: i64) -> Refusal | None:
    """Say why this card cannot be kept, or None if it can."""
    if action == table.actions.none:
        return None
    components = table.components
    card = action - table.actions.keep
    facts: dict[str, object] = {"card": components.places[card]}
    if components.places[card] not in table.drawn_names():
        return refuse("card_not_drawn", "places", facts)
    if _owns_type(table, seat, card):
        facts["type"] = components.place_types[components.place_type[card]]
        return refuse("type_owned", "places", facts)
    if not _can_pay(table, seat, card):
        facts["good"] = components.goods[components.place_needs[card]]
        return refuse("card_needs_good", "places", facts)
    return None


# F175, F176, R35
def play(table: FeliniaState, seat: i64, action: i64) -> None:
    """Keep one card or none; the rest go under the pile, first drawn first."""
    kept: i64 = -1
    paid: i64 = -1
    if action != table.actions.none:
        kept = action - table.actions.keep
        paid = _keep(table, seat, kept)
    elif table.listening:
        table.tell("kept_none", seat, {})
    kept_number: i64 = 0
    table.places = table.places[:]  # copies share it
    for index in range(table.drawn):
        card = table.drawn_place(index)
        if card == kept:
            kept_number = index + 1
        else:
            table.places = append(table.places, card)
    table.place_log = append(append(table.place_log[:], seat), table.drawn)
    table.place_log = append(append(table.place_log, kept_number), paid)
    table.drawn = 0
    table.asked = ASK_NOTHING


# F174
def _keep(table: FeliniaState, seat: i64, card: i64) -> i64:
    """Take a card, paying the good it shows into the bag; return that good, -1 for none."""
    components = table.components
    needs = components.place_needs[card]
    if needs >= 0:
        table.good_to_bag(seat, needs)
    table.include(seat, PLACES, card)
    if table.listening:
        facts: dict[str, object] = {"paid": components.goods[needs] if needs >= 0 else ""}
        secret: dict[str, object] = {"card": components.places[card]}
        kind = "kept_for_good" if needs >= 0 else "kept"
        table.tell(kind, seat, facts, secret, (int(seat),))
    return needs
