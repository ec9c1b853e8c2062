"""What a bot is: it is shown one seat's information and names one legal action."""

from mypy_extensions import mypyc_attr

from katzentisch.bots.decision import Decision
from katzentisch.core.chance import Chance
from katzentisch.core.sight import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is not a person. The same sight and the same chance give the same choice."""

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return one of the legal actions of the seat that looks."""
        raise NotImplementedError

    def decide(self, sight: Sight, chance: Chance) -> Decision:
        """Return the choice with the reasons for it, if the bot has any."""
        return Decision(self.choose(sight, chance), [], [])
