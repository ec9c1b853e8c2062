"""The kitten: wants to play well, and is easily distracted."""

from mypy_extensions import i64

from katzentisch.bots.bot import Bot
from katzentisch.core.chance import Chance
from katzentisch.core.sight import Sight

DISTRACTED = 4  # one choice in so many is made without looking
LOOKS_AT = 2  # otherwise the better of so many random choices is taken


class KittenBot(Bot):
    """Takes the better of two random actions, now and then any: a pleasant opponent for a first game."""

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return an action that is not often bad."""
        actions = sight.legal_vec()
        number: i64 = len(actions)
        best = actions[chance.below(number)]
        if number == 1 or chance.below(DISTRACTED) == 0:
            return int(best)
        looked: i64 = 1
        while looked < LOOKS_AT:
            other = actions[chance.below(number)]
            if sight.prior(other) > sight.prior(best):
                best = other
            looked += 1
        return int(best)
