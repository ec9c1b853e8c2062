"""A table in a test: act, ask what is open, and ask why not, by names.

Each game's `tests/positions.py` subclasses `Position` with words that put things in place.
"""

from typing import Generic, Self, TypeVar

from katzentisch.core.game import Table
from katzentisch.core.refusals import Refusal
from katzentisch.core.tests import turned
from katzentisch.core.tests.told import Ledger

AnyTable = TypeVar("AnyTable", bound=Table)


class Position(Generic[AnyTable]):
    """A table that acts and answers by named choices; a game names its own class of table."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table
        self.game = table.game
        turned.sit(int(self.game.seats))

    def does(self, seat: int, /, kind: str, **fields: object) -> Self:
        """Take a named choice; it must be legal by `legal` and by `why_not`."""
        action = self.game.action({"kind": kind, **fields})
        refusal = self.table.why_not(seat, action)
        assert refusal is None, f"{kind} {fields} is refused: {refusal}"
        assert action in self.table.legal(seat), f"{kind} {fields} is not in the legal list"
        self.carry_out(seat, action)
        return self

    def ledger(self) -> Ledger:
        """Begin a ledger of what is open to all; see core/tests/told.py."""
        raise NotImplementedError

    def carry_out(self, seat: int, action: int) -> None:
        """Carry out an action; what the table tells of it must add up to what it does."""
        table = self.table
        is_heard, heard = table.listening, len(table.events)
        if not is_heard:
            table.listen()
            heard = 0
        ledger = self.ledger()
        table.play(seat, action)
        ledger.enter(table.events[heard:])
        ledger.check()
        if not is_heard:
            table.listening = False
            table.events = []

    def offers(self, seat: int, /, kind: str, **fields: object) -> bool:
        """Whether a seat may take a choice; `legal` and `why_not` must agree."""
        action = self.game.action({"kind": kind, **fields})
        legal = action in self.table.legal(seat)
        assert legal == (self.table.why_not(seat, action) is None), (
            f"legal and why_not differ: {kind} {fields}"
        )
        return legal

    def choices(self, seat: int, kind: str | None = None) -> list[dict[str, object]]:
        """Name what a seat may do, or only the choices of one kind."""
        named = [self.game.choice(action) for action in self.table.legal(seat)]
        return [choice for choice in named if kind is None or choice["kind"] == kind]

    def kinds(self, seat: int) -> set[object]:
        """Name the kinds of choices open to a seat."""
        return {choice["kind"] for choice in self.choices(seat)}

    def refusal(self, seat: int, /, kind: str, **fields: object) -> Refusal:
        """Return why a seat may not take a choice; fails if it may."""
        refusal = self.table.why_not(seat, self.game.action({"kind": kind, **fields}))
        assert refusal is not None, f"{kind} {fields} is legal"
        return refusal
