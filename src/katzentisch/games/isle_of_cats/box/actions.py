"""The action numbers: each kind of choice begins at one of these constants.

They are the same in all variants. Those of the family game come first, and it has no others. `numbered` builds the named choices
and checks that they agree.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.actions import Actions
from katzentisch.games.isle_of_cats.box.cards import (
    FIRST_DEED,
    FIRST_LESSON,
    FIRST_PUBLIC,
    FROM,
    RESCUE_SORTS,
)
from katzentisch.games.isle_of_cats.box.components import Components
from katzentisch.games.isle_of_cats.box.tiles import FIRST_CAT, SIDES

RESCUE: Final = 0  # a cat
PASS: Final = 85
DECLINE: Final = 86
TAKE: Final = 87  # a treasure or an oshax, by shape
FIGURE: Final = 102
KEEP_FAMILY: Final = 107
PLACE: Final = 125  # turn, row, column
KEEP: Final = 1709  # a card of the pack, by sort; from here on the choices the family game does not have
BUY: Final = 1773  # a card, by sort
DONE: Final = 1837
COLOUR: Final = 1838
CHOOSE: Final = 1843  # a rescue card, by sort
HERD: Final = 1849  # a cat
BASKET: Final = 1934  # permanent, whole, halves
SELL: Final = 1937  # an active or a used basket
END_TURN: Final = 1939
PLAY: Final = 1940  # a deed, by sort from the oshax card on
OPTION: Final = 1960
FIELD: Final = 1963
FORGET: Final = 1965  # a private lesson
REMOVE: Final = 1995  # the treasure whose first square this is
ACTIONS: Final = 2193

PERMANENT: Final = 0
WHOLE: Final = 1
HALVES: Final = 2
BASKET_KINDS = ("permanent", "whole", "halves")
BASKET_SIDES = ("active", "used")


def numbered(parts: Components, is_family: bool) -> Actions:
    """Number every choice of the family game or of the others by name."""
    cards, tiles, boats = parts.cards.names, parts.tiles, parts.boats
    cat = [("colour", tiles.colours), ("shape", tiles.shapes[FIRST_CAT:])]
    square = [("row", list(range(boats.grid.height))), ("column", list(range(boats.grid.width)))]
    actions = Actions()
    first = [
        actions.add("rescue", cat),
        actions.add("pass", []),
        actions.add("decline", []),
        actions.add("take", [("shape", tiles.shapes[:FIRST_CAT])]),
        actions.add("figure", [("colour", tiles.colours)]),
        actions.add("keep_family", [("card", parts.family_names)]),
        actions.add("place", [("turn", list(range(8))), *square]),
    ]
    right = [RESCUE, PASS, DECLINE, TAKE, FIGURE, KEEP_FAMILY, PLACE]
    if is_family:
        return _agreed(actions, first, right, KEEP)
    first += [
        actions.add("keep", [("card", cards)]),
        actions.add("buy", [("card", cards)]),
        actions.add("done", []),
        actions.add("colour", [("colour", tiles.colours)]),
        actions.add("choose", [("card", cards[:RESCUE_SORTS])]),
        actions.add("herd", cat),
        actions.add("basket", [("basket", BASKET_KINDS)]),
        actions.add("sell", [("side", BASKET_SIDES)]),
        actions.add("end_turn", []),
        actions.add("play", [("card", cards[FIRST_DEED:FIRST_LESSON])]),
        actions.add("option", [("from", FROM)]),
        actions.add("field", [("side", SIDES)]),
        actions.add("forget", [("card", cards[FIRST_LESSON:FIRST_PUBLIC])]),
        actions.add("remove", square),
    ]
    right += [KEEP, BUY, DONE, COLOUR, CHOOSE, HERD, BASKET, SELL, END_TURN, PLAY, OPTION, FIELD, FORGET]
    return _agreed(actions, first, [*right, REMOVE], ACTIONS)


def _agreed(actions: Actions, first: list[int], right: list[int], size: int) -> Actions:
    """Return the actions, whose kinds begin where the constants say."""
    if first != right or len(actions) != size:
        raise AssertionError(f"choices are numbered {first}, expected {right}")
    return actions


def card_played(action: i64) -> i64:
    """Return the sort of the card a "play" action plays."""
    return action - PLAY + FIRST_DEED


def insert(out: vec[i64], begin: i64, action: i64) -> vec[i64]:
    """Append an action and move it to its place among those from index `begin` on, which ascend."""
    out = append(out, action)
    index: i64 = len(out) - 1
    while index > begin and out[index - 1] > action:
        out[index] = out[index - 1]
        index -= 1
    out[index] = action
    return out
