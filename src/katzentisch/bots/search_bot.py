"""The bot that searches: a budget, a search, and the reasons it found on the way."""

import time

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.bots import weights
from katzentisch.bots.bot import Bot
from katzentisch.bots.decision import Alternative, Decision, Reason
from katzentisch.bots.model import Model, untrained
from katzentisch.bots.search import Search
from katzentisch.bots.search_settings import SearchSettings
from katzentisch.core.chance import Chance
from katzentisch.core.sight import Sight

BATCH = 16  # iterations between two looks at the clock


class Budget:
    """How long to think: iterations, or seconds.

    `nominal` seconds are turned into iterations by the rate written in the game's weights file, so that
    the same seed gives the same choice on any machine; `clock` seconds are read from the clock.
    """

    def __init__(self, iterations: int = 0, nominal: float = 0.0, clock: float = 0.0) -> None:
        self.iterations = iterations
        self.nominal = nominal
        self.clock = clock


class SearchBot(Bot):
    """Searches as its budget allows, with what was learned about the game, or with what it is given to know.

    A `far` one has time to look farther, as the weights file tells for the game. With `reuse` it keeps the tree of its last decision
    where that is sound (see `Search.goes_on`); its choices then depend on what it was asked before, so bots that
    must answer alike everywhere go without.
    """

    def __init__(
        self, budget: Budget, known: Model | None = None, reuse: bool = False, far: bool = False
    ) -> None:
        self.budget = budget
        self.known = known
        self.far = far
        self.reuse = reuse
        self.last: Search | None = None

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return the action the search looked at most."""
        actions = sight.legal_vec()
        if len(actions) == 1:
            return int(actions[0])  # a forced move is not searched
        search = self.search(sight, chance)
        return int(search.own_face().actions[search.best()])

    def decide(self, sight: Sight, chance: Chance) -> Decision:
        """Return the action the search looked at most, with reasons."""
        actions = sight.legal_vec()
        if len(actions) == 1:
            return Decision(int(actions[0]), [Reason("forced", {})], [])
        search = self.search(sight, chance)
        return explained(search, self.knowledge(sight))

    def search(self, sight: Sight, chance: Chance) -> Search:
        """Search as long as the budget allows, or until nothing can change the choice."""
        known = self.knowledge(sight)
        search = Search(sight, chance, known.settings, known.evaluation)
        if self.reuse:
            if self.last is not None and self.last.goes_on(sight):
                search.take_over(self.last)
            search.remember()
            self.last = search
        if self.budget.clock > 0.0:
            _until(search, time.perf_counter() + self.budget.clock)
            return search
        iterations: i64 = self.budget.iterations or max(BATCH, int(self.budget.nominal * known.rate))
        while search.iterations < iterations:
            search.run(min(BATCH, iterations - search.iterations))
            if search.is_decided(iterations - search.iterations):
                break
        return search

    def knowledge(self, sight: Sight) -> Model:
        """Return what the bot knows about this game."""
        if self.known is not None:
            return self.known
        found = weights.load(sight.game)
        if found is None:
            return untrained(SearchSettings())
        return found.with_far_settings() if self.far else found


def _until(search: Search, end: float) -> None:
    while True:
        search.run(BATCH)
        if time.perf_counter() >= end:
            return


def explained(search: Search, known: Model) -> Decision:
    """Return the decision of a search with up to three reasons from its numbers."""
    face = search.own_face()
    alternatives = [
        Alternative(int(face.actions[place]), int(face.visits[place]), face.mean(place))
        for place in range(len(face.actions))
        if face.visits[place] > 0
    ]
    best = search.best()
    action = int(face.actions[best])
    alternatives.sort(key=_standing)
    alternatives = [one for one in alternatives if one.action == action] + [
        one for one in alternatives if one.action != action
    ]
    if len(alternatives) < 2:
        return Decision(action, [Reason("only_idea", {"iterations": int(search.iterations)})], alternatives)
    first, second = alternatives[0], alternatives[1]
    facts: dict[str, object] = {
        "share": round(100 * first.value),
        "other_share": round(100 * second.value),
        "other": search.sight.told(second.action),
        "visits": first.visits,
        "iterations": int(search.iterations),
    }
    reasons = [Reason("worth_more" if first.value > second.value + 0.01 else "worth_the_same", facts)]
    reasons += gains(search, known, best, place_of(search, second.action))
    if first.visits * 2 > search.iterations:
        reasons.append(Reason("clear", facts))
    return Decision(action, reasons, alternatives)


def _standing(one: Alternative) -> tuple[int, float]:
    return (-one.visits, -one.value)


def place_of(search: Search, action: i64) -> i64:
    """Return the place of an action at the root."""
    face = search.own_face()
    place: i64 = 0
    while face.actions[place] != action:
        place += 1
    return place


def gains(search: Search, known: Model, best: i64, second: i64) -> list[Reason]:
    """Name the features that stood better where the best action led than where the second did."""
    evaluation = known.evaluation
    if evaluation is None or max(best, second) >= len(search.feature_sums):
        return []
    ours, theirs = mean_features(search, best), mean_features(search, second)
    if len(ours) == 0 or len(theirs) == 0:
        return []
    far = ours[evaluation.progress] if evaluation.progress >= 0 else 0.0
    found: list[tuple[float, str, float, float]] = []
    for place in range(len(ours)):
        weight = evaluation.weight(place, far)
        gain = weight * (ours[place] - theirs[place])
        if place != evaluation.progress and gain > 0.02:
            found.append((-gain, known.names[place], ours[place], theirs[place]))
    found.sort()
    return [
        Reason(
            "feature_more" if mine > other else "feature_less",
            {"feature": name, "game": search.sight.game.name},
        )
        for _, name, mine, other in found[:2]
    ]


def mean_features(search: Search, place: i64) -> vec[float]:
    """Return the mean features where an action of the root led; empty if it was never judged."""
    count = search.feature_counts[place]
    means = vec[float]()
    if count == 0:
        return means
    means = search.feature_sums[place][:]
    feature: i64 = 0
    while feature < len(means):
        means[feature] /= float(count)
        feature += 1
    return means
