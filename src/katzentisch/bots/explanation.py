"""Reasons for the decision of a search, from the numbers it computed."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.bots.decision import Alternative, Decision, Reason
from katzentisch.bots.model import Model
from katzentisch.bots.search import Search

# Thresholds below which a difference is not worth a sentence; chosen by reading reasons, not measured.
_VALUE_DIFFERENCE = 0.01  # of two actions' values, in shares of the win: a displayed percent
_FEATURE_GAIN = 0.02  # of a feature's weighted difference, in logits
_MOST_FEATURES = 2


def explained(search: Search, model: Model, against: int = -1) -> Decision:
    """Return the decision of a search with up to three reasons, compared with `against` if that was tried."""
    bandit = search.root_bandit()
    alternatives = [
        Alternative(int(bandit.actions[arm]), int(bandit.visits[arm]), bandit.mean(arm))
        for arm in range(len(bandit.actions))
        if bandit.visits[arm] > 0
    ]
    best = search.best()
    action = int(bandit.actions[best])
    alternatives.sort(key=_by_visits)
    alternatives = [other for other in alternatives if other.action == action] + [
        other for other in alternatives if other.action != action
    ]
    if len(alternatives) < 2:
        return Decision(action, [Reason("only_idea", {"iterations": int(search.iterations)})], alternatives)
    first, second = alternatives[0], alternatives[1]
    for alternative in alternatives[1:]:
        if alternative.action == against:
            second = alternative
    facts: dict[str, object] = {
        "share": round(100 * first.value),
        "other_share": round(100 * second.value),
        "other": search.sight.described(second.action),
        "visits": first.visits,
        "iterations": int(search.iterations),
    }
    is_better = first.value > second.value + _VALUE_DIFFERENCE
    reasons = [Reason("worth_more" if is_better else "worth_the_same", facts)]
    other = _arm_of(search, second.action)
    by_result, judged = search.leads(best, other)
    if is_better and by_result > judged:  # features had the lesser part in it
        reasons.append(Reason("at_the_end", facts))
    else:
        reasons += _feature_reasons(search, model, best, other)
    if search.is_cut_short:
        reasons = [*reasons[:2], Reason("cut_short", facts)]
    elif first.visits * 2 > search.iterations:
        reasons.append(Reason("clear", facts))
    return Decision(action, reasons, alternatives)


def _by_visits(alternative: Alternative) -> tuple[int, float]:
    return (-alternative.visits, -alternative.value)


def _arm_of(search: Search, action: i64) -> i64:
    """Return the root arm of an action."""
    actions = search.root_bandit().actions
    number: i64 = len(actions)
    for arm in range(number):
        if actions[arm] == action:
            return arm
    raise ValueError(f"action {action} has no arm at the root")


def _feature_reasons(search: Search, model: Model, best: i64, second: i64) -> list[Reason]:
    """Name the features that gained most where the best arm led, compared with the second."""
    evaluation = model.evaluation
    if evaluation is None or max(best, second) >= len(search.feature_sums):
        return []
    ours, theirs = _mean_features(search, best), _mean_features(search, second)
    if len(ours) == 0 or len(theirs) == 0:
        return []
    progress = ours[evaluation.progress] if evaluation.progress >= 0 else 0.0
    gains: list[tuple[float, str, float, float]] = []
    for feature in range(len(ours)):
        gain = evaluation.weight(feature, progress) * (ours[feature] - theirs[feature])
        if feature != evaluation.progress and gain > _FEATURE_GAIN:
            gains.append((-gain, model.names[feature], ours[feature], theirs[feature]))
    gains.sort()
    return [
        Reason(
            "feature_more" if mine > other else "feature_less",
            {"feature": name, "game": search.sight.game.name},
        )
        for _, name, mine, other in gains[:_MOST_FEATURES]
    ]


def _mean_features(search: Search, arm: i64) -> vec[float]:
    """Return the mean features where a root arm led; empty if it was never evaluated."""
    count = search.feature_counts[arm]
    if count == 0:
        return vec[float]()
    means = search.feature_sums[arm][:]
    size: i64 = len(means)
    for feature in range(size):
        means[feature] /= float(count)
    return means
