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
from katzentisch.games.isle_of_cats.box.tiles import FIRST_CAT
from katzentisch.games.isle_of_cats.rules.placing import leave_game, take_from_supply
from katzentisch.games.isle_of_cats.state.fields import SIDE, cat_in, take_cat
from katzentisch.games.isle_of_cats.state.naming import cat_named, colour_name, shape_name
from katzentisch.games.isle_of_cats.state.table import BOOTS, IsleState

# ---------------------------------------------------------------------- lines


def index_in(length: i64, at: i64) -> i64:
    """Return the index of the position a card names in a line: beyond the end is the last one, -1 in an empty line."""
    return at - 1 if at <= length else length - 1


def swap(line: vec[i64], at: i64, other: i64, staying: i64) -> None:
    """Swap the things at two positions; the bits of `staying` do not move (a position's field)."""
    length: i64 = len(line)
    if length < 2:
        return
    first = index_in(length, at)
    second = index_in(length, other)
    if first == second:
        first = second - 1 if second > 0 else 1
    held = line[first]
    line[first] = (line[second] & ~staying) | (line[first] & staying)
    line[second] = (held & ~staying) | (line[second] & staying)


# ---------------------------------------------------------------------- her day


def turn_up_colour(table: IsleState) -> None:
    """Turn up the next colour card."""
    shown: i64 = 0
    for number in range(table.sister_shown):
        shown |= bits.single(table.sister_colour(number))
    hidden = vec[i64]()
    for colour in table.parts.colour_cards:
        if not (shown >> colour) & 1:
            hidden = append(hidden, colour)
    colour = hidden[table.chance.below(len(hidden))]
    table.show_sister_colour(colour)
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
    parts = table.parts
    for number in range(2 * card, 2 * card + 2):
        step(table, parts.step_kind[number], parts.step_at[number], parts.step_other[number])


def step(table: IsleState, kind: i64, at: i64, other: i64) -> None:
    """Carry out one step of a basket card."""
    if kind == STEP_SWAP:
        swap(table.fields, at, other, SIDE)
        if table.listening:
            table.tell("sister_swapped", -1, {"first": int(at), "second": int(other)})
    elif kind == STEP_CAT:
        _take_cat(table, at)
    elif kind == STEP_COMMON:
        _take_shape(table, at if table.supply[at] > 0 else -1)
    elif kind == STEP_OSHAX:
        _take_from(table, table.oshax_row, at)
    elif kind == STEP_RARE:
        _take_from(table, table.rare_row, at)


def _take_cat(table: IsleState, at: i64) -> None:
    index = index_in(len(table.fields), at)
    if index < 0:
        _take_shape(table, -1)
        return
    cat = cat_in(table.fields[index])
    take_cat(table, cat)
    leave_game(table, FIRST_CAT, 1)
    if table.listening:
        table.tell("sister_took_cat", -1, cat_named(table, cat))


def _take_from(table: IsleState, row: vec[i64], at: i64) -> None:
    index = index_in(len(row), at)
    _take_shape(table, row[index] if index >= 0 else -1)


def _take_shape(table: IsleState, shape: i64) -> None:
    if shape < 0:
        if table.listening:
            table.tell("sister_took_nothing", -1, {})
        return
    take_from_supply(table, shape)
    leave_game(table, shape, 1)
    if table.listening:
        facts: dict[str, object] = {"tile": table.parts.tiles.group(int(shape))}
        facts["shape"] = shape_name(table, shape)
        table.tell("sister_took", -1, facts)
