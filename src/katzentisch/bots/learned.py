"""What was learned about one game: how tables are judged, how its search goes, how fast that is."""

from katzentisch.bots.evaluation import Evaluation
from katzentisch.bots.style import Style

UNLEARNED_RATE = 200.0  # iterations per second where every playout goes to the end


class Learned:
    """An evaluation (None for none), the knobs of the search, and iterations per second on one core."""

    def __init__(self, evaluation: Evaluation | None, style: Style, rate: float, names: list[str]) -> None:
        self.evaluation = evaluation
        self.style = style
        self.rate = rate
        self.names = names


def nothing_learned(style: Style) -> Learned:
    """Return the knowledge of a search that plays every playout to the end."""
    return Learned(None, style, UNLEARNED_RATE, [])
