"""What a search knows about one game: evaluation, settings, and its speed."""

from katzentisch.bots.evaluation import Evaluation
from katzentisch.bots.search_settings import SearchSettings
from katzentisch.core.game import Judgement

UNTRAINED_RATE = 200.0  # iterations per second with rollouts to the end; a low guess for any game


class Model:
    """An evaluation (None: untrained), search settings, and iterations per second on one core.

    `far` and `far_rate` are the settings and the speed of bots with more time ([far] in the weights file).
    """

    def __init__(
        self,
        evaluation: Evaluation | None,
        settings: SearchSettings,
        rate: float,
        names: list[str],
        far: SearchSettings | None = None,
        far_rate: float = UNTRAINED_RATE,
        judgement: Judgement | None = None,
    ) -> None:
        self.evaluation = evaluation
        self.settings = settings
        self.rate = rate
        self.names = names  # of the features
        self.far = far if far is not None else settings
        self.far_rate = far_rate
        self.judgement = judgement  # learned numbers for the priors, used with the setting `learned`

    def with_far_settings(self) -> "Model":
        """Return the model for bots with more time."""
        return Model(
            self.evaluation, self.far, self.far_rate, self.names, self.far, self.far_rate, self.judgement
        )

    def with_settings(self, settings: SearchSettings) -> "Model":
        """Return the model with other search settings."""
        return Model(self.evaluation, settings, self.rate, self.names, judgement=self.judgement)


def untrained(settings: SearchSettings) -> Model:
    """Return the model of a game without weights: every rollout goes to the end of the game."""
    return Model(None, settings, UNTRAINED_RATE, [])
