"""The bot that takes the argmax of the game's prior."""

from katzentisch.bots.bot import Bot
from katzentisch.bots.decision import Alternative, Decision, Reason
from katzentisch.core.chance import Chance
from katzentisch.core.sight import Sight


class GreedyBot(Bot):
    """Takes the legal action with the highest prior; ties are broken at random."""

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return the legal action with the highest prior."""
        return int(sight.greedy_action(chance))

    def decide(self, sight: Sight, chance: Chance) -> Decision:
        """Return the choice, with the second best as its reason."""
        action = self.choose(sight, chance)
        actions = sight.legal()
        if len(actions) == 1:
            return Decision(action, [Reason("forced", {})], [])
        others = [Alternative(other, 1, sight.prior(other)) for other in actions if other != action]
        others.sort(key=_by_value)
        reason = Reason("at_a_glance", {"other": sight.described(others[0].action), "legal": len(actions)})
        return Decision(action, [reason], [Alternative(action, 1, sight.prior(action)), *others])


def _by_value(alternative: Alternative) -> float:
    return -alternative.value
