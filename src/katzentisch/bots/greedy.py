"""The bot that takes what looks best at a glance: the action with the highest prior."""

from katzentisch.bots.bot import Bot
from katzentisch.bots.decision import Alternative, Decision, Reason
from katzentisch.core.chance import Chance
from katzentisch.core.sight import Sight


class GreedyBot(Bot):
    """Takes the most promising action; among equals, any."""

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return the legal action with the highest prior."""
        return int(sight.greedy_action(chance))

    def decide(self, sight: Sight, chance: Chance) -> Decision:
        """Return the choice, and what looked second best."""
        action = self.choose(sight, chance)
        actions = sight.legal()
        if len(actions) == 1:
            return Decision(action, [Reason("forced", {})], [])
        looked = [Alternative(one, 1, sight.prior(one)) for one in actions if one != action]
        looked.sort(key=_worth)
        reason = Reason("at_a_glance", {"other": sight.told(looked[0].action), "legal": len(actions)})
        return Decision(action, [reason], [Alternative(action, 1, sight.prior(action)), *looked])


def _worth(one: Alternative) -> float:
    return -one.value
