"""How a table stands, judged without playing on: each seat's chance to win.

Each seat's features (`table.features_vec`) are weighed and added up; the sums of all seats become
shares by the usual logistic rule, e**sum over all of them. Weights are learned (`lab/train.py`) and
slide from `early` to `late` as the game's progress goes from 0 to 1: silver is worth much at first and
little at last.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.game import Table

CLOSE: Final = 0.15  # a game is close when points lie within this part of their mean


class Evaluation:
    """The learned weights of one game, and what they say about a table."""

    def __init__(self, early: vec[float], late: vec[float], progress: i64, watched: i64 = 0) -> None:
        self.early: vec[float] = early
        self.late: vec[float] = late
        self.progress: i64 = progress  # which feature tells how far the game has come, -1 for none
        self.watched: i64 = watched  # the seat whose features are kept for those who want reasons
        self.features: vec[float] = vec[float]()

    def watching(self, seat: i64) -> "Evaluation":
        """Return the same weights for a search that keeps the features of one seat."""
        return Evaluation(self.early, self.late, self.progress, seat)

    def weight(self, feature: i64, progress: float) -> float:
        """Return the weight of a feature when the game has come this far."""
        return self.early[feature] * (1.0 - progress) + self.late[feature] * progress

    def worth(self, features: vec[float]) -> float:
        """Return the weighed sum of a seat's features."""
        far = features[self.progress] if self.progress >= 0 else 0.0
        early = 0.0
        late = 0.0
        place: i64 = 0
        number: i64 = len(features)
        while place < number:
            early += self.early[place] * features[place]
            late += self.late[place] * features[place]
            place += 1
        return early * (1.0 - far) + late * far

    def shares(self, table: Table, out: vec[float]) -> None:
        """Write each seat's chance to win into `out`."""
        seats = table.game.seats
        most = -1.0e300
        seat: i64 = 0
        while seat < seats:
            features = table.features_vec(seat)
            if seat == self.watched:
                self.features = features
            worth = self.worth(features)
            out[seat] = worth
            most = max(most, worth)
            seat += 1
        if seats == 1:
            out[0] = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, out[0]))))
            return
        total = 0.0
        seat = 0
        while seat < seats:
            out[seat] = math.exp(out[seat] - most)
            total += out[seat]
            seat += 1
        seat = 0
        while seat < seats:
            out[seat] /= total
            seat += 1


def final_shares(table: Table, out: vec[float]) -> None:
    """Write each seat's share of the win of a finished game into `out`."""
    returns = table.returns()
    seats = len(returns)
    seat: i64 = 0
    if seats == 1:
        out[0] = (returns[0] + 1.0) / 2.0
        return
    while seat < seats:
        out[seat] = (returns[seat] * (seats - 1) + 1.0) / seats
        seat += 1


def graded_shares(table: Table, out: vec[float]) -> None:
    """Write into `out` what a finished game was worth to each seat.

    Half of it is who won; the other half is by how much, since a narrow win says less than a wide one.
    """
    final_shares(table, out)
    scores = table.scores()
    seats: i64 = len(scores)
    if seats == 1:
        return
    total = 0.0
    most = -1.0e300
    for score in scores:
        points = float(score.total)
        total += points
        most = max(most, points)
    scale = max(1.0, CLOSE * total / float(seats))
    all_worths = 0.0
    for score in scores:
        all_worths += math.exp((float(score.total) - most) / scale)
    for score in scores:
        worth = math.exp((float(score.total) - most) / scale) / all_worths
        out[score.seat] = 0.5 * out[score.seat] + 0.5 * worth
