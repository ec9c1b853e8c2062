"""What was learned about one game: how tables are judged, how its search goes, how fast that is."""

from katzentisch.bots.evaluation import Evaluation
from katzentisch.bots.search_settings import SearchSettings

UNTRAINED_RATE = 200.0  # iterations per second where every playout goes to the end


class Model:
    """An evaluation (None for none), the knobs of the search, and iterations per second on one core.

    `far` and `far_rate` are the knobs and the pace of a search with time to look farther.
    """

    def __init__(
        self,
        evaluation: Evaluation | None,
        settings: SearchSettings,
        rate: float,
        names: list[str],
        far: SearchSettings | None = None,
        far_rate: float = UNTRAINED_RATE,
    ) -> None:
        self.evaluation = evaluation
        self.settings = settings
        self.rate = rate
        self.names = names
        self.far = far if far is not None else settings
        self.far_rate = far_rate

    def with_far_settings(self) -> "Model":
        """Return the same knowledge for a search with time to look farther."""
        return Model(self.evaluation, self.far, self.far_rate, self.names, self.far, self.far_rate)


def untrained(settings: SearchSettings) -> Model:
    """Return the knowledge of a search that plays every playout to the end."""
    return Model(None, settings, UNTRAINED_RATE, [])
