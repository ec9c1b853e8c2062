"""The bot that plays uniformly at random."""

from katzentisch.bots.bot import Bot
from katzentisch.core.chance import Chance
from katzentisch.core.sight import Sight


class RandomBot(Bot):
    """Takes any legal action, each equally likely."""

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return a random legal action."""
        actions = sight.legal_vec()
        return int(actions[chance.below(len(actions))])
