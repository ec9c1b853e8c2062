"""Sequential probability ratio test: decides which of two shares of wins is the true one.

The test looks at the data as often as it likes and still errs in at most 5 % of its decisions. Its unit is the deal: the share a bot
wins over all seatings of one deal, because games of the same deal are not independent. The likelihood is that of a normal
mean whose variance is estimated (the generalised test of Van den Bergh, as chess engines are tested); two artificial deals,
one won and one lost, keep the variance of a few equal deals away from zero.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

_ERROR = 0.05  # probability of deciding for either hypothesis when the other is true
_BOUND = math.log((1 - _ERROR) / _ERROR)


@dataclass(frozen=True)
class Hypotheses:
    """The two shares of wins between which a test decides."""

    low: float
    high: float


def _log_likelihood_ratio(shares: Sequence[float], between: Hypotheses) -> float:
    """Return how much more likely the shares of the deals are if `high` is true, as a logarithm.

    >>> fair = Hypotheses(0.5, 0.6)
    >>> _log_likelihood_ratio([], fair)
    0.0
    >>> _log_likelihood_ratio([0.5, 1.0] * 100, fair) > 3 > -3 > _log_likelihood_ratio([0.0, 0.5] * 100, fair)
    True
    """
    number = len(shares)
    if number == 0:
        return 0.0
    middle = sum(shares) / number
    smoothed = [*shares, 0.0, 1.0]
    centre = sum(smoothed) / len(smoothed)
    variance = sum((share - centre) ** 2 for share in smoothed) / len(smoothed)
    return number * (between.high - between.low) * (2 * middle - between.low - between.high) / (2 * variance)


def decision(shares: Sequence[float], between: Hypotheses) -> float | None:
    """Return the share the test decides for, or None while it is open."""
    ratio = _log_likelihood_ratio(shares, between)
    if ratio >= _BOUND:
        return between.high
    return between.low if ratio <= -_BOUND else None
