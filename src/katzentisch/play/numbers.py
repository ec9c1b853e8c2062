"""The numbers of log entries and steps, as those at the table may know them.

While all choose at once, the picks on the way to a choice are secret, and so is how many there were. An entry that
changes nothing a seat can know (`Match.hidden`) is not counted in the numbers that seat is shown. When the game is over
nothing is secret any more, and steps are counted as they were played.
"""

from collections.abc import Sequence

from katzentisch.core.game import SPECTATOR
from katzentisch.play.match import Match


class Numbers:
    """The numbers of a match for somebody who sees it from one seat or from several."""

    def __init__(self, match: Match, seats: Sequence[int]) -> None:
        self._match = match
        self._of = seats

    @property
    def _seats(self) -> int:
        """The seats as bits, behind them a spectator; asked for only where something is hidden, which is rare."""
        spectator = int(self._match.game.seats)
        return sum(1 << (spectator if seat == SPECTATOR else seat) for seat in set(self._of))

    @property
    def differ(self) -> bool:
        """Whether steps are counted in another way than they were played."""
        return self._match.hides and not self._match.table.is_over

    def is_hidden(self, step: int) -> bool:
        """Whether the choice of a step is one of those not counted."""
        if not self.differ or step <= 0:
            return False
        return self._match.hidden_steps.is_hidden(step, self._seats)

    def seq(self, entry: int) -> int:
        """Return the number shown for a log entry."""
        return entry - self._match.hidden.count(self._seats, entry) if self._match.hides else entry

    def entry(self, seq: int) -> int:
        """Return the last log entry that is shown under a number."""
        return self._match.hidden.last(self._seats, seq) if self._match.hides else seq

    def step(self, step: int) -> int:
        """Return the number shown for a step."""
        return step - self._match.hidden_steps.count(self._seats, step) if self.differ else step

    def played(self, step: int) -> int:
        """Return the last step that is shown under a number."""
        return self._match.hidden_steps.last(self._seats, step) if self.differ else step
