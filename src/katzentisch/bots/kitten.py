"""The weakest level: for a first game."""

from mypy_extensions import i64

from katzentisch.bots.bot import Bot
from katzentisch.core.chance import Chance
from katzentisch.core.sight import Sight

# Both were chosen so that it beats random play and loses to the greedy bot; docs/results/bots.md has the figures.
_RANDOM_ONE_IN = 4  # decisions; the others take the better of a sample
_SAMPLE = 2  # random actions compared


class KittenBot(Bot):
    """Takes the better of two random actions, and a random one every fourth time."""

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return the chosen action."""
        actions = sight.legal_vec()
        number: i64 = len(actions)
        best = actions[chance.below(number)]
        if number == 1 or chance.below(_RANDOM_ONE_IN) == 0:
            return int(best)
        for _ in range(_SAMPLE - 1):
            other = actions[chance.below(number)]
            if sight.prior(other) > sight.prior(best):
                best = other
        return int(best)
