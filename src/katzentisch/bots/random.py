"""The bot that takes any legal action, each as likely as the others."""

from katzentisch.bots.bot import Bot
from katzentisch.core.chance import Chance
from katzentisch.core.sight import Sight


class RandomBot(Bot):
    """Plays at random."""

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return any legal action."""
        actions = sight.legal_vec()
        return int(actions[chance.below(len(actions))])
