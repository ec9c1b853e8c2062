"""A search with knobs set by hand, for trying things out: `search:24+depth=10+width=8` (see `settings.py`)."""

from katzentisch.bots import weights
from katzentisch.bots.bot import Bot
from katzentisch.bots.decision import Decision
from katzentisch.bots.model import Model, untrained
from katzentisch.bots.search_bot import Budget, SearchBot
from katzentisch.bots.search_settings import SearchSettings
from katzentisch.core.chance import Chance
from katzentisch.core.options import BadOption
from katzentisch.core.sight import Sight

WHOLE = ("width", "candidates", "depth", "hasty")
PARTS = ("exploration", "first", "growth", "bias", "careless", "end")


class TunedBot(Bot):
    """Knows what was learned about a game, but searches in its own way."""

    def __init__(self, budget: Budget, knobs: dict[str, float | int], far: bool = False) -> None:
        self.budget = budget
        self.knobs = knobs
        self.far = far

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return the action the search looked at most."""
        return self.searching(sight).choose(sight, chance)

    def decide(self, sight: Sight, chance: Chance) -> Decision:
        """Return the action the search looked at most, with reasons."""
        return self.searching(sight).decide(sight, chance)

    def searching(self, sight: Sight) -> SearchBot:
        """Return the search for this game."""
        game = sight.game
        known = weights.load(game)
        if known is None:
            known = untrained(SearchSettings())
        usual = weights.knobs(weights.FOLDER / f"{game.name}.toml", self.far)
        rate = known.far_rate if self.far else known.rate
        settings = weights.settings_from({**usual, **self.knobs})
        return SearchBot(self.budget, Model(known.evaluation, settings, rate, known.names))


def knobs_of(texts: list[str]) -> dict[str, float | int]:
    """Read knobs: ["depth=10", "bias=0.1"]. BadOption says what is wrong with one."""
    knobs: dict[str, float | int] = {}
    for text in texts:
        name, _, value = text.partition("=")
        try:
            if name in WHOLE:
                knobs[name] = int(value)
            elif name in PARTS:
                knobs[name] = float(value)
            else:
                raise ValueError(text)
        except ValueError as error:
            right = [*WHOLE, *PARTS]
            raise BadOption(
                f"knob {text!r} is not NAME=NUMBER with one of {', '.join(right)}",
                "wrong_knob",
                {"knob": text, "right": right},
            ) from error
    return knobs
