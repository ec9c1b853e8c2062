"""The append-only log of a match.

An undo is an entry like a choice, and so is asking for it: entries are numbered from 1 (`seq`), never changed
and never removed, and the log alone determines the match.
"""

from enum import IntEnum
from typing import NamedTuple


class Kind(IntEnum):
    """The kind of an entry. `action` is the action number of a choice, the step of an ask or an undo."""

    CHOICE = 0
    UNDO = 1
    ASK = 2
    AGREE = 3
    DECLINE = 4


class Entry(NamedTuple):
    """One entry of the log. `quoted` is the seq of the view that was answered, `at` the time in milliseconds."""

    seq: int
    kind: int
    seat: int
    action: int = 0
    quoted: int = -1
    at: int = 0


def entry_text(entry: Entry) -> str:
    """Return an entry as one process tells it to another.

    >>> entry_text(Entry(3, Kind.CHOICE, 1, 45, 2, 1700000000000))
    '3 0 1 45 2 1700000000000'
    """
    return " ".join(str(int(number)) for number in entry)


def read_entry(text: str) -> Entry | None:
    """Return the entry another process told, None if this is no entry.

    >>> read_entry("3 0 1 45 2 1700000000000").action, read_entry("3")
    (45, None)
    """
    numbers = text.split()
    if len(numbers) != len(Entry._fields) or not all(number.lstrip("-").isdecimal() for number in numbers):
        return None
    return Entry(*map(int, numbers))


Choice = tuple[int, int]


def cut(choices: list[Choice], undone: list[Choice], step: int) -> None:
    """Undo the choices after `step`; the next one to redo is the last in `undone`."""
    while len(choices) > step:
        undone.append(choices.pop())


def add(choices: list[Choice], undone: list[Choice], choice: Choice) -> None:
    """Add a choice; if it repeats the last undone one it is a redo, otherwise the redo list is cleared."""
    choices.append(choice)
    if undone and undone[-1] == choice:
        undone.pop()
    else:
        undone.clear()
