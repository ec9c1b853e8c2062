"""The interface of a bot: one seat's information in, one legal action out."""

from mypy_extensions import mypyc_attr

from katzentisch.bots.decision import Decision
from katzentisch.core.chance import Chance
from katzentisch.core.sight import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. The same sight and the same chance give the same choice."""

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return one of the legal actions of the sight's seat."""
        raise NotImplementedError

    def decide(self, sight: Sight, chance: Chance) -> Decision:
        """Return the choice with the reasons for it, if the bot has any."""
        return Decision(self.choose(sight, chance), [], [])
