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
        others = [(other, sight.prior(other)) for other in sight.legal() if other != action]
        others.sort(key=_by_value)
        return by_prior(sight, [(action, sight.prior(action)), *others])


def by_prior(sight: Sight, judged: list[tuple[int, float]]) -> Decision:
    """Return the decision for the first of the options with their values, best first; the second is its reason."""
    action = judged[0][0]
    if len(judged) == 1:
        return Decision(action, [Reason("forced", {})], [])
    reason = Reason("at_a_glance", {"other": sight.described(judged[1][0]), "legal": len(judged)})
    return Decision(action, [reason], [Alternative(option, 1, value) for option, value in judged])


def _by_value(judged: tuple[int, float]) -> float:
    return -judged[1]
