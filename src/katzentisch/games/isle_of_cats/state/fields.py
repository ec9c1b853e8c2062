"""The cats in the fields: one line, the left field's cats first; in the solo game the sister counts along it.

An entry of `IsleState.fields` is cat * 4 + 2 if the cat was moved by the card being carried out + its side.
"""

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.state.table import IsleState

LEFT: Final = 0
RIGHT: Final = 1
SIDE: Final = 1  # the bit of an entry that is its side
_MOVED: Final = 2


def entry_of(cat: i64, side: i64) -> i64:
    """Return the entry of a cat in a field."""
    return cat * 4 + side


def cat_in(entry: i64) -> i64:
    """Return the cat of an entry."""
    return entry >> 2


def side_of(entry: i64) -> i64:
    """Return the field of an entry, LEFT or RIGHT."""
    return entry & SIDE


def is_moved(entry: i64) -> bool:
    """Whether the card being carried out has moved this cat."""
    return entry & _MOVED != 0


def moved(entry: i64) -> i64:
    """Return the entry with its cat moved to the other field."""
    return (entry ^ SIDE) | _MOVED


def forget_moves(table: IsleState) -> None:
    """The card is carried out: every cat may be moved again."""
    for index in range(len(table.fields)):
        table.fields[index] &= ~_MOVED


def field_of(table: IsleState, cat: i64) -> i64:
    """Return the field a cat lies in, -1 for none."""
    for entry in table.fields:
        if cat_in(entry) == cat:
            return side_of(entry)
    return -1


def add_cat(table: IsleState, cat: i64, side: i64) -> None:
    """Add a cat at the end of its field's part of the line."""
    entry = entry_of(cat, side)
    line = append(table.fields, entry)
    position: i64 = len(line) - 1
    if side == LEFT:
        while position > 0 and side_of(line[position - 1]) == RIGHT:
            line[position] = line[position - 1]
            position -= 1
        line[position] = entry
    table.fields = line


def take_cat(table: IsleState, cat: i64) -> i64:
    """Take a cat out of the line, which closes up; return its field."""
    for position in range(len(table.fields)):
        entry = table.fields[position]
        if cat_in(entry) == cat:
            table.fields, _ = pop(table.fields, position)
            return side_of(entry)
    return -1
