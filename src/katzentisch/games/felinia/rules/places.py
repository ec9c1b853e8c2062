"""Mysterious places. RULES 9.4.

`table.places` is the pile and its history in one: cards are drawn from `next_place` on, and cards that
are put back go to the end.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.felinia.state.table import GOODS, KEEP, NOTHING, PLACES, FeliniaTable


def look(table: FeliniaTable) -> None:
    """Let the family look at the top cards of the pile and ask which it keeps."""  # F172
    left = table.places_left()
    if left == 0:
        return
    table.drawn = table.components.places_drawn if table.components.places_drawn < left else left
    table.next_place += table.drawn
    table.revealed += 1
    table.asked = KEEP
    if table.listening:
        cards: dict[str, object] = {"cards": _names(table)}
        table.tell("looked", table.actor, {"n": int(table.drawn)}, cards, (int(table.actor),))


def legal(table: FeliniaTable, out: vec[i64]) -> vec[i64]:
    """List `none`, and each card looked at that may be kept."""  # F172, F178, R34
    out = append(out, table.choices.none)
    found: i64 = 0
    one: i64 = 1
    number: i64 = 0
    while number < table.drawn:
        card = table.drawn_place(number)
        if not owns_type(table, card) and can_pay(table, card):
            found |= one << card
        number += 1
    card = 0
    while found:
        if found & 1:
            out = append(out, table.choices.keep + card)
        found >>= 1
        card += 1
    return out


def owns_type(table: FeliniaTable, card: i64) -> bool:
    """Whether the family has a card of this type already."""  # F173
    components = table.components
    owned = table.of(table.actor, PLACES)
    other: i64 = 0
    while owned:
        if owned & 1 and components.place_type[other] == components.place_type[card]:
            return True
        owned >>= 1
        other += 1
    return False


def can_pay(table: FeliniaTable, card: i64) -> bool:
    """Whether the family has the good that the card shows, if any."""  # F174, R36
    needs = table.components.place_needs[card]
    return needs < 0 or table.of(table.actor, GOODS + needs) > 0


def why_not(table: FeliniaTable, action: i64) -> Refusal | None:
    """Say why this card cannot be kept, or None if it can."""
    if action == table.choices.none:
        return None
    components = table.components
    card = action - table.choices.keep
    facts: dict[str, object] = {"card": components.places[card]}
    if components.places[card] not in _names(table):
        return refuse("card_not_drawn", "places", facts)
    if owns_type(table, card):
        facts["type"] = components.place_types[components.place_type[card]]
        return refuse("type_owned", "places", facts)
    if not can_pay(table, card):
        facts["good"] = components.goods[components.place_needs[card]]
        return refuse("card_needs_good", "places", facts)
    return None


def play(table: FeliniaTable, action: i64) -> None:
    """Keep one card or none; the rest go under the pile, first drawn first."""  # F175, F176, R35
    kept: i64 = 0
    paid: i64 = -1
    if action != table.choices.none:
        kept = _number_of(table, action - table.choices.keep) + 1
        paid = keep(table, action - table.choices.keep)
    elif table.listening:
        table.tell("kept_none", table.actor, {})
    first = table.next_place - table.drawn
    number: i64 = 0
    while number < table.drawn:
        if number + 1 != kept:
            table.places = append(table.places, table.places[first + number])
        number += 1
    table.place_log = append(append(table.place_log, table.actor), table.drawn)
    table.place_log = append(append(table.place_log, kept), paid)
    table.drawn = 0
    table.asked = NOTHING


def keep(table: FeliniaTable, card: i64) -> i64:
    """Take a card, paying the good it shows into the bag; return that good, -1 for none."""  # F174
    components = table.components
    one: i64 = 1
    needs = components.place_needs[card]
    if needs >= 0:
        table.good_to_bag(table.actor, needs)
    table.families[table.actor * table.width + PLACES] |= one << card
    if table.listening:
        facts: dict[str, object] = {"paid": components.goods[needs] if needs >= 0 else ""}
        secret: dict[str, object] = {"card": components.places[card]}
        kind = "kept_for_good" if needs >= 0 else "kept"
        table.tell(kind, table.actor, facts, secret, (int(table.actor),))
    return needs


def _number_of(table: FeliniaTable, card: i64) -> i64:
    number: i64 = 0
    while table.drawn_place(number) != card:
        number += 1
    return number


def _names(table: FeliniaTable) -> list[str]:
    return [table.components.places[table.drawn_place(number)] for number in range(table.drawn)]
