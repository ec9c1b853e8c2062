"""Argmax of a stream of actions, with random tie-break."""

from mypy_extensions import i64

from katzentisch.core.chance import Chance


class Best:
    """Keeps the action of highest value; ties are broken at random, each as likely as the others."""

    def __init__(self) -> None:
        self.action: i64 = -1  # none yet
        self.worth: float = 0.0
        self.equals: i64 = 0  # actions seen so far that share the highest value

    def consider(self, action: i64, worth: float, chance: Chance) -> None:
        """Take another action into account."""
        if self.equals == 0 or worth > self.worth:
            self.action = action
            self.worth = worth
            self.equals = 1
        elif worth == self.worth:
            self.equals += 1
            if chance.below(self.equals) == 0:
                self.action = action

    def is_above(self, ceiling: float) -> bool:
        """Whether no action of value `ceiling` or less could still win or tie."""
        return self.equals > 0 and self.worth > ceiling
