"""The action numbers: each kind of choice begins at one of these constants.

They are the same in all variants. `numbered` builds the named choices and checks that they agree.
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

KEEP: Final = 0  # a card of the pack, by sort
BUY: Final = 64  # a card, by sort
DONE: Final = 128
COLOUR: Final = 129
CHOOSE: Final = 134  # a rescue card, by sort
RESCUE: Final = 140  # a cat
HERD: Final = 225  # a cat
BASKET: Final = 310  # permanent, whole, halves
SELL: Final = 313  # an active or a used basket
PASS: Final = 315
END_TURN: Final = 316
DECLINE: Final = 317
PLAY: Final = 318  # a deed, by sort from the oshax card on
OPTION: Final = 338
TAKE: Final = 341  # a treasure or an oshax, by shape
FIELD: Final = 356
FORGET: Final = 358  # a private lesson
REMOVE: Final = 388  # the treasure whose first square this is
FIGURE: Final = 586
KEEP_FAMILY: Final = 591
PLACE: Final = 609  # turn, row, column
ACTIONS: Final = 2193

PERMANENT: Final = 0
WHOLE: Final = 1
HALVES: Final = 2
BASKET_KINDS = ("permanent", "whole", "halves")
BASKET_SIDES = ("active", "used")


def numbered(parts: Components) -> Actions:
    """Number every choice by name."""
    cards, tiles, boats = parts.cards.names, parts.tiles, parts.boats
    cat = [("colour", tiles.colours), ("shape", tiles.shapes[FIRST_CAT:])]
    square = [("row", list(range(boats.grid.height))), ("column", list(range(boats.grid.width)))]
    actions = Actions()
    first = [
        actions.add("keep", [("card", cards)]),
        actions.add("buy", [("card", cards)]),
        actions.add("done", []),
        actions.add("colour", [("colour", tiles.colours)]),
        actions.add("choose", [("card", cards[:RESCUE_SORTS])]),
        actions.add("rescue", cat),
        actions.add("herd", cat),
        actions.add("basket", [("basket", BASKET_KINDS)]),
        actions.add("sell", [("side", BASKET_SIDES)]),
        actions.add("pass", []),
        actions.add("end_turn", []),
        actions.add("decline", []),
        actions.add("play", [("card", cards[FIRST_DEED:FIRST_LESSON])]),
        actions.add("option", [("from", FROM)]),
        actions.add("take", [("shape", tiles.shapes[:FIRST_CAT])]),
        actions.add("field", [("side", SIDES)]),
        actions.add("forget", [("card", cards[FIRST_LESSON:FIRST_PUBLIC])]),
        actions.add("remove", square),
        actions.add("figure", [("colour", tiles.colours)]),
        actions.add("keep_family", [("card", parts.family_names)]),
        actions.add("place", [("turn", list(range(8))), *square]),
    ]
    right = [KEEP, BUY, DONE, COLOUR, CHOOSE, RESCUE, HERD, BASKET, SELL, PASS, END_TURN, DECLINE]
    right += [PLAY, OPTION, TAKE, FIELD, FORGET, REMOVE, FIGURE, KEEP_FAMILY, PLACE]
    if first != right or len(actions) != ACTIONS:
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
