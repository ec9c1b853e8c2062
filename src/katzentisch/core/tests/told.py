"""What a table tells while a test plays on it: which facts belong to an event, who hears its secret, and what it changes.

A game's `tests/ledger.py` lists its kinds of events, and has a `Ledger` with a method per kind that changes something to be
counted. `Position.does` enters every event into a ledger begun before the choice; in the end it must say what the table says.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from katzentisch.core.events import EVERYBODY, Event


class Kind(NamedTuple):
    """What belongs to a kind of event: facts everybody hears, those only the seat itself hears, and some not always there."""

    facts: frozenset[str]
    secret: frozenset[str] | None
    maybe: frozenset[str]
    is_nobodys: bool


def kinds(text: str) -> dict[str, Kind]:
    """Read kinds of events, one a line: `nobody name: fact fact (fact) | secret`; a fact in brackets is not always there."""
    listed: dict[str, Kind] = {}
    for line in text.strip().splitlines():
        name, _, told = line.partition(":")
        *nobody, kind = name.split()
        facts, bar, secret = told.partition("|")
        maybe = {word.strip("()") for word in told.split() if word.startswith("(")}
        listed[kind] = Kind(
            frozenset(facts.replace("(", "").replace(")", "").split()),
            frozenset(secret.replace("(", "").replace(")", "").split()) if bar else None,
            frozenset(maybe),
            bool(nobody),
        )
    return listed


def check_facts(event: Event, known: dict[str, Kind], seats: int) -> None:
    """An event tells what its kind tells, neither less nor more, and its secret to its own seat alone."""
    assert event.kind in known, f"{event!r} is in no list: add it to tests/ledger.py"
    kind = known[event.kind]
    assert -1 <= event.seat < seats and (event.seat < 0) == kind.is_nobodys, f"{event!r}: whose is it?"
    _check_names(event, set(event.facts), kind.facts, kind.maybe)
    if kind.secret is None:
        assert event.secret is None and event.hearers == EVERYBODY, f"{event!r} has a secret"
    else:
        _check_names(event, set(event.secret or ()), kind.secret, kind.maybe)
        assert event.hearers == (event.seat,), f"{event!r}: its secret is heard by {event.hearers}"


def _check_names(event: Event, told: set[str], names: frozenset[str], maybe: frozenset[str]) -> None:
    assert told <= names, f"{event!r} tells more than it should: {sorted(told - names)}"
    assert names - maybe <= told, f"{event!r} does not tell {sorted(names - maybe - told)}"


class Ledger:
    """What can be counted at a table, kept by events alone; a game's ledger has a method for each kind that changes it."""

    known: dict[str, Kind]

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.held = self.counted()

    def counted(self) -> Counter[object]:
        """Count what the table says now."""
        raise NotImplementedError

    def enter(self, events: Sequence[Event]) -> None:
        """Change the counts as the events say."""
        for event in events:
            check_facts(event, self.known, self.seats)
            entered: Callable[[Event], None] | None = getattr(self, event.kind, None)
            if entered is not None:
                entered(event)

    def check(self) -> None:
        """What was told must be what the table says now."""
        now = self.counted()
        wrong = {what: (self.held[what], now[what]) for what in {*self.held, *now}}
        wrong = {what: numbers for what, numbers in wrong.items() if numbers[0] != numbers[1]}
        assert not wrong, f"told and counted: {wrong}"
