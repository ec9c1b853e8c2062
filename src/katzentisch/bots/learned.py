"""What was learned about one game: how tables are judged, how its search goes, how fast that is."""

from katzentisch.bots.evaluation import Evaluation
from katzentisch.bots.style import Style

UNLEARNED_RATE = 200.0  # iterations per second where every playout goes to the end


class Learned:
    """An evaluation (None for none), the knobs of the search, and iterations per second on one core.

    `far` and `far_rate` are the knobs and the pace of a search with time to look farther.
    """

    def __init__(
        self,
        evaluation: Evaluation | None,
        style: Style,
        rate: float,
        names: list[str],
        far: Style | None = None,
        far_rate: float = UNLEARNED_RATE,
    ) -> None:
        self.evaluation = evaluation
        self.style = style
        self.rate = rate
        self.names = names
        self.far = far if far is not None else style
        self.far_rate = far_rate

    def looking_farther(self) -> "Learned":
        """Return the same knowledge for a search with time to look farther."""
        return Learned(self.evaluation, self.far, self.far_rate, self.names, self.far, self.far_rate)


def nothing_learned(style: Style) -> Learned:
    """Return the knowledge of a search that plays every playout to the end."""
    return Learned(None, style, UNLEARNED_RATE, [])
