"""Static evaluation: each seat's probability of winning, from features alone.

A softmax over the seats' linear scores. Weights are fitted by `lab/training.py` and are interpolated from `early` to
`late` by the game's progress feature: silver is worth much at first and little at last.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.game import Table

# Temperature of the points in `graded_shares`, as a part of their mean. A guess from 0085, when graded results came in
# together with other changes; no measurement of this number alone exists.
_CLOSE: Final = 0.15
_LOWEST: Final = -1.0e300
_MOST_LOGIT: Final = 30.0  # keeps exp() in range; 1 - 1e-13 is certain enough


class Evaluation:
    """The fitted weights of one game, and what they say about a table."""

    def __init__(self, early: vec[float], late: vec[float], progress: i64, watched: i64 = 0) -> None:
        self.early: vec[float] = early
        self.late: vec[float] = late
        self.progress: i64 = progress  # index of the progress feature, -1 for none
        self.watched: i64 = watched  # the seat whose features `shares` keeps, for explanations
        self.features: vec[float] = vec[float]()

    def watching(self, seat: i64) -> "Evaluation":
        """Return an evaluation with the same weights that keeps the features of one seat."""
        return Evaluation(self.early, self.late, self.progress, seat)

    def weight(self, feature: i64, progress: float) -> float:
        """Return the weight of a feature at this progress."""
        return self.early[feature] * (1.0 - progress) + self.late[feature] * progress

    def worth(self, features: vec[float]) -> float:
        """Return the linear score of a seat's features."""
        progress = features[self.progress] if self.progress >= 0 else 0.0
        early = 0.0
        late = 0.0
        size: i64 = len(features)
        for i in range(size):
            early += self.early[i] * features[i]
            late += self.late[i] * features[i]
        return early * (1.0 - progress) + late * progress

    def shares(self, table: Table, out: vec[float]) -> None:
        """Write each seat's probability of winning into `out`."""
        seats = table.game.seats
        highest = _LOWEST
        for seat in range(seats):
            features = table.features_vec(seat)
            if seat == self.watched:
                self.features = features
            worth = self.worth(features)
            out[seat] = worth
            highest = max(highest, worth)
        if seats == 1:
            out[0] = 1.0 / (1.0 + math.exp(-max(-_MOST_LOGIT, min(_MOST_LOGIT, out[0]))))
            return
        softmax(out, seats, highest)


def softmax(values: vec[float], number: i64, highest: float) -> None:
    """Replace the first `number` values by their softmax; `highest` is the largest of them."""
    total = 0.0
    for i in range(number):
        values[i] = math.exp(values[i] - highest)
        total += values[i]
    for i in range(number):
        values[i] /= total


def final_shares(table: Table, out: vec[float]) -> None:
    """Write each seat's share of the win of a finished game into `out`."""
    returns = table.returns()
    seats = len(returns)
    if seats == 1:
        out[0] = (returns[0] + 1.0) / 2.0
        return
    for seat in range(seats):
        out[seat] = (returns[seat] * (seats - 1) + 1.0) / seats


def graded_shares(table: Table, out: vec[float]) -> None:
    """Write the value of a finished game for each seat into `out`: half by who won, half by the margin.

    The second half is a softmax of the points, since a narrow win says less than a wide one (docs/decisions/0085).
    """
    final_shares(table, out)
    scores = table.scores()
    seats: i64 = len(scores)
    if seats == 1:
        return
    total = 0.0
    most = _LOWEST
    for score in scores:
        points = float(score.total)
        total += points
        most = max(most, points)
    scale = max(table.game.point_step, _CLOSE * total / float(seats))
    all_worths = 0.0
    for score in scores:
        all_worths += math.exp((float(score.total) - most) / scale)
    for score in scores:
        worth = math.exp((float(score.total) - most) / scale) / all_worths
        out[score.seat] = 0.5 * out[score.seat] + 0.5 * worth
