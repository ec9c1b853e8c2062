"""The bot that takes what looks best at a glance: the action with the highest prior."""

from mypy_extensions import i64

from katzentisch.bots.bot import Bot
from katzentisch.bots.decision import Alternative, Decision, Reason
from katzentisch.core.chance import Chance
from katzentisch.core.sight import Sight


class GreedyBot(Bot):
    """Takes the most promising action; among equals, any."""

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return the legal action with the highest prior."""
        actions = sight.legal_vec()
        best: i64 = actions[0]
        if len(actions) == 1:
            return int(best)
        value = sight.prior(best)
        equals: i64 = 1
        place: i64 = 1
        while place < len(actions):
            action = actions[place]
            worth = sight.prior(action)
            if worth > value:
                best = action
                value = worth
                equals = 1
            elif worth == value:
                equals += 1
                if chance.below(equals) == 0:
                    best = action
            place += 1
        return int(best)

    def decide(self, sight: Sight, chance: Chance) -> Decision:
        """Return the choice, and what looked second best."""
        action = self.choose(sight, chance)
        actions = sight.legal()
        if len(actions) == 1:
            return Decision(action, [Reason("forced", {})], [])
        looked = [Alternative(one, 1, sight.prior(one)) for one in actions if one != action]
        looked.sort(key=_worth)
        reason = Reason("at_a_glance", {"other": sight.game.choice(looked[0].action), "legal": len(actions)})
        return Decision(action, [reason], [Alternative(action, 1, sight.prior(action)), *looked])


def _worth(one: Alternative) -> float:
    return -one.value
