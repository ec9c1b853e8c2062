"""The log of a match: what was written down, in order, never changed.

Undoing is an entry like a choice, and so is asking for it: a log only grows, its numbers (`seq`, from 1)
are never used twice, and whoever reads it to the end knows the match.
"""

from enum import IntEnum
from typing import NamedTuple


class Kind(IntEnum):
    """What an entry says. `action` is the action number of a choice, the step of an ask or an undo."""

    CHOICE = 0
    UNDO = 1
    ASK = 2
    AGREE = 3
    DECLINE = 4


class Entry(NamedTuple):
    """One line of the log. `quoted` is the seq of the view that was answered, `at` the time in milliseconds."""

    seq: int
    kind: int
    seat: int
    action: int = 0
    quoted: int = -1
    at: int = 0


Choice = tuple[int, int]


def cut(choices: list[Choice], undone: list[Choice], step: int) -> None:
    """Take the choices after `step` back; the one to redo first lies last in `undone`."""
    while len(choices) > step:
        undone.append(choices.pop())


def add(choices: list[Choice], undone: list[Choice], choice: Choice) -> None:
    """Add a choice; one that repeats what was undone is a redo, any other forgets what was."""
    choices.append(choice)
    if undone and undone[-1] == choice:
        undone.pop()
    else:
        undone.clear()
