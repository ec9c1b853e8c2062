"""The bot that searches: a budget and a model, spent on one search per decision."""

import time
from typing import NamedTuple

from mypy_extensions import i64

from katzentisch.bots import weights
from katzentisch.bots.bot import Bot
from katzentisch.bots.decision import Decision, Reason
from katzentisch.bots.explanation import explained
from katzentisch.bots.greedy import GreedyBot
from katzentisch.bots.levels import Level
from katzentisch.bots.model import Model, untrained
from katzentisch.bots.search import Search
from katzentisch.bots.search_settings import SearchSettings
from katzentisch.core.chance import Chance
from katzentisch.core.game import Game
from katzentisch.core.sight import Sight

_BATCH = 16  # iterations between two checks of clock and lead; checking costs less than one iteration
# Each decision of a turn gets three quarters of the time of the one before, so that a whole turn takes at most four times
# the first: 1 + 3/4 + 9/16 + ... = 4.
_CHAINED = 0.75
_LEAST = 4  # iterations of any decision; fewer compare nothing


class Budget(NamedTuple):
    """How long to search: iterations, or seconds.

    `nominal` seconds become iterations by the rate in the game's weights file, so that the same seed gives the same
    choice on any machine (docs/decisions/0085); `clock` seconds are wall time. Seconds are those of the first decision of
    a turn; the later ones get less, all together four times as much. A `level` has its own number of iterations for each
    game and variant. With `punctual` nominal seconds are a limit by the clock as well; `longest` is one for every budget, where
    the machine may be slow.
    """

    iterations: int = 0
    nominal: float = 0.0
    clock: float = 0.0
    level: Level | None = None
    punctual: bool = False
    longest: float = 0.0

    def iterations_for(self, sight: Sight, rate: float) -> int:
        """Return the iterations of one decision, where `rate` iterations take a nominal second; 0: the clock decides."""
        if self.clock > 0.0:
            return 0
        if self.iterations > 0:
            return self.iterations
        if self.nominal > 0.0 or self.level is None:
            return max(_LEAST, int(self.nominal * _CHAINED ** int(sight.chained) * rate))
        return int(self.level.iterations.of(sight.game))

    def limit(self, sight: Sight) -> float:
        """Return the wall seconds after which one decision is made; 0: none."""
        seconds = self.longest
        if seconds == 0.0 and self.punctual:
            seconds = self.nominal
        return max(self.clock, seconds) * _CHAINED ** int(sight.chained)

    def skips_search(self, game: Game, chance: Chance) -> bool:
        """Whether this decision is made by the prior alone, as its level makes some."""
        share = self.level.unsearched.of(game) if self.level is not None else 0.0
        return share > 0.0 and chance.fraction() < share


class SearchBot(Bot):
    """Searches within a budget, with the game's model or the one it is given.

    `far` uses the [far] settings of the weights file, for bots with more time; `knobs` override single settings.
    With `reuse` it keeps the subtree of its last decision where that is sound (`Search.goes_on`); its choices then
    depend on earlier questions, so bots whose answers must repeat go without.
    """

    def __init__(
        self,
        budget: Budget,
        model: Model | None = None,
        reuse: bool = False,
        far: bool = False,
        knobs: dict[str, float | int] | None = None,
        source: str = "",
    ) -> None:
        self.budget = budget
        self.model = model
        self.far = far
        self.knobs: dict[str, float | int] = knobs if knobs is not None else {}
        self.source = source  # of the weights, see `weights.path_of`
        self.reuse = reuse
        self.last: Search | None = None

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return the action with most visits."""
        actions = sight.legal_vec()
        if len(actions) == 1:
            return int(actions[0])  # a forced move is not searched
        if self.budget.skips_search(sight.game, chance):
            return GreedyBot().choose(sight, chance)
        search = self.search(sight, chance)
        return int(search.root_bandit().actions[search.best()])

    def decide(self, sight: Sight, chance: Chance) -> Decision:
        """Return the action with most visits, and reasons."""
        actions = sight.legal_vec()
        if len(actions) == 1:
            return Decision(int(actions[0]), [Reason("forced", {})], [])
        if self.budget.skips_search(sight.game, chance):
            return GreedyBot().decide(sight, chance)
        return explained(self.search(sight, chance), self.model_for(sight))

    def compare(self, sight: Sight, chance: Chance, action: int) -> Decision:
        """Return the action with most visits, and why it is better than another."""
        return explained(self.search(sight, chance), self.model_for(sight), action)

    def search(self, sight: Sight, chance: Chance) -> Search:
        """Search as long as the budget allows, or until nothing can change the choice."""
        model = self.model_for(sight)
        search = Search(sight, chance, model.settings, model.evaluation, model.judgement)
        if self.reuse:
            if self.last is not None and self.last.goes_on(sight):
                search.take_over(self.last)
            search.remember()
            self.last = search
        _run(search, self.budget.iterations_for(sight, model.rate), self.budget.limit(sight))
        return search

    def model_for(self, sight: Sight) -> Model:
        """Return the model for this game, with far settings and knobs applied."""
        if self.model is not None:
            return self.model
        model = weights.load(sight.game, self.source)
        if model is None:
            model = untrained(SearchSettings())
        elif self.far:
            model = model.with_far_settings()
        if not self.knobs:
            return model
        usual = weights.knobs(weights.path_of(sight.game.name, self.source), self.far)
        return model.with_settings(weights.settings_from({**usual, **self.knobs}))


def _run(search: Search, iterations: i64, seconds: float) -> None:
    """Search so many iterations or so long, where 0 is no bound; notes whether time was short."""
    end = time.perf_counter() + seconds
    while iterations == 0 or search.iterations < iterations:
        left = iterations - search.iterations
        search.run(min(_BATCH, left) if iterations > 0 else _BATCH)
        if iterations > 0 and search.is_decided(iterations - search.iterations):
            return
        if seconds > 0.0 and time.perf_counter() >= end:
            search.is_cut_short = iterations > 0 and search.iterations < iterations
            return
