"""The sister of the solo game: her basket cards and her colours.

Rulebook, "Solo game". She needs no fish and no baskets; tiles she takes leave the game.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box.components import (
    STEP_CAT,
    STEP_COMMON,
    STEP_OSHAX,
    STEP_RARE,
    STEP_SWAP,
)
from katzentisch.games.isle_of_cats.box.tiles import FIRST_CAT, FIRST_OSHAX, FIRST_RARE
from katzentisch.games.isle_of_cats.rules.placing import leave_game, without
from katzentisch.games.isle_of_cats.state.naming import cat_named, colour_name, shape_name
from katzentisch.games.isle_of_cats.state.table import BOOTS, IsleState

# ---------------------------------------------------------------------- lines


def place_in(length: i64, at: i64) -> i64:
    """Return the place meant in a line (from 0): beyond the end is the last one, -1 in an empty line."""
    return at - 1 if at <= length else length - 1


def swap(line: vec[i64], first: i64, second: i64, kept: i64) -> None:
    """Swap the things at two places; the bits of `kept` stay with the place (its field)."""
    length: i64 = len(line)
    if length < 2:
        return
    one = place_in(length, first)
    two = place_in(length, second)
    if one == two:
        one = two - 1 if two > 0 else 1
    held = line[one]
    line[one] = (line[two] & ~kept) | (line[one] & kept)
    line[two] = (held & ~kept) | (line[two] & kept)


# ---------------------------------------------------------------------- her day


def turn_up_colour(table: IsleState) -> None:
    """Turn up the next colour card."""
    cards = table.parts.colour_cards
    hidden = vec[i64]()
    for place in range(len(cards)):
        colour = cards[place]
        known = False
        for shown in range(table.sister_shown):
            known = known or (table.sister_colours >> (4 * shown)) & 15 == colour
        if not known:
            hidden = append(hidden, colour)
    colour = hidden[table.chance.below(len(hidden))]
    table.sister_colours |= colour << (4 * table.sister_shown)
    table.sister_shown += 1
    table.revealed += 1
    if table.listening:
        facts: dict[str, object] = {"colour": colour_name(table, colour)}
        facts["points"] = int(6 - table.sister_shown)
        table.tell("sister_colour", -1, facts)


def turn_up_basket(table: IsleState) -> None:
    """Turn up her top basket card: her speed, and how many cards she plays today."""
    table.sister_top = _draw_basket(table)
    table.sister_cards = table.parts.basket_days[table.sister_top]
    speed = table.parts.basket_boots[table.sister_top]
    boots = table.get(0, BOOTS)
    if boots != speed:  # equal: order as before (R42)
        table.sister_first = 1 if speed > boots else 0
    if table.listening:
        facts: dict[str, object] = {"boots": int(speed), "cards": int(table.sister_cards)}
        facts["first"] = table.sister_first == 1
        facts["card"] = f"basket_{table.parts.basket_numbers[table.sister_top]}"
        table.tell("sister_speed", -1, facts)


def _draw_basket(table: IsleState) -> i64:
    table.revealed += 1
    left = table.sister_deck
    for _ in range(table.chance.below(bits.count(left))):
        left &= left - 1
    card = bits.lowest(left)
    table.sister_deck ^= bits.single(card)
    return card


def take_turn(table: IsleState) -> None:
    """She plays her next card: its two steps in order."""
    card = table.sister_top if table.sister_top >= 0 else _draw_basket(table)
    table.sister_top = -1
    table.sister_cards -= 1
    if table.listening:
        table.tell("sister_plays", -1, {"card": f"basket_{table.parts.basket_numbers[card]}"})
    steps = table.parts.basket_steps
    step(table, steps[card * 4], steps[card * 4 + 1])
    step(table, steps[card * 4 + 2], steps[card * 4 + 3])


def step(table: IsleState, what: i64, where: i64) -> None:
    """Carry out one step of a basket card."""
    if what == STEP_SWAP:
        swap(table.fields, where // 16, where % 16, 1)
        if table.listening:
            table.tell("sister_swapped", -1, {"first": int(where // 16), "second": int(where % 16)})
    elif what == STEP_CAT:
        _take_cat(table, where)
    elif what == STEP_COMMON:
        _take_shape(table, where if table.supply[where] > 0 else -1)
    elif what == STEP_OSHAX:
        _take_from(table, table.oshax_row, where)
    elif what == STEP_RARE:
        _take_from(table, table.rare_row, where)


def _take_cat(table: IsleState, at: i64) -> None:
    place = place_in(len(table.fields), at)
    if place < 0:
        _take_shape(table, -1)
        return
    taken = table.fields[place]
    table.fields = without(table.fields, taken)
    leave_game(table, FIRST_CAT, 1)
    if table.listening:
        table.tell("sister_took_cat", -1, cat_named(table, taken >> 2))


def _take_from(table: IsleState, row: vec[i64], at: i64) -> None:
    place = place_in(len(row), at)
    _take_shape(table, row[place] if place >= 0 else -1)


def _take_shape(table: IsleState, shape: i64) -> None:
    if shape < 0:
        if table.listening:
            table.tell("sister_took_nothing", -1, {})
        return
    table.supply[shape] -= 1
    if shape >= FIRST_OSHAX:
        table.oshax_row = without(table.oshax_row, shape)
    elif shape >= FIRST_RARE and table.supply[shape] == 0:
        table.rare_row = without(table.rare_row, shape)
    leave_game(table, shape, 1)
    if table.listening:
        facts: dict[str, object] = {"tile": table.parts.tiles.group(int(shape))}
        facts["shape"] = shape_name(table, shape)
        table.tell("sister_took", -1, facts)
