"""Maximum-likelihood fit of an evaluation's weights to positions and the results of their games.

The model is that of `evaluation.py`: softmax over seats of a linear score. The log-likelihood is concave, so a few
Newton steps find its maximum without a learning rate or random numbers; an L2 penalty keeps collinear features apart.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.bots.evaluation import softmax
from katzentisch.core.vecs import float_zeros

_LOWEST: Final = -1.0e300
_CONVERGED: Final = 1.0e-5  # largest change of a weight; files hold four digits
_LONGEST_STEP: Final = 4.0  # in a weight; far from the maximum the quadratic model overshoots


class Positions:
    """Positions with the same number of seats: inputs by position, seat and weight; win shares by position and seat."""

    def __init__(self, seats: int, weights: int) -> None:
        self.seats: i64 = seats
        self.weights: i64 = weights
        self.number: i64 = 0
        self.inputs: vec[float] = vec[float]()
        self.shares: vec[float] = vec[float]()
        self.counts: vec[float] = vec[float]()

    def add(
        self, features: list[list[float]], shares: list[float], progress: int, count: float = 1.0
    ) -> None:
        """Add a position: the features of each seat, and each seat's final share of the win; it counts `count` times.

        Every feature has two weights, early and late, interpolated by the feature with index `progress` (-1: none).
        """
        for seat in range(int(self.seats)):
            late = features[seat][progress] if progress >= 0 else 0.0
            for value in features[seat]:
                self.inputs = append(self.inputs, value * (1.0 - late))
            for value in features[seat]:
                self.inputs = append(self.inputs, value * late)
            self.shares = append(self.shares, shares[seat])
        self.counts = append(self.counts, count)
        self.number += 1


class _Derivatives:
    """Gradient and Hessian of the loss, summed over positions."""

    def __init__(self, weights: i64) -> None:
        self.gradient: vec[float] = float_zeros(weights)
        self.hessian: vec[float] = float_zeros(weights * weights)  # lower triangle only


def _probabilities(positions: Positions, position: i64, weights: vec[float], out: vec[float]) -> None:
    """Write each seat's probability of winning one position into `out`."""
    size = positions.weights
    seats = positions.seats
    highest = _LOWEST
    for seat in range(seats):
        first = (position * seats + seat) * size
        worth = 0.0
        for i in range(size):
            worth += positions.inputs[first + i] * weights[i]
        out[seat] = worth
        highest = max(highest, worth)
    softmax(out, seats, highest)


def loss_of(parts: list[Positions], weights: vec[float]) -> float:
    """Return the mean cross-entropy in nats; ln 2 for two seats is that of a uniform guess."""
    total = 0.0
    number = 0.0
    for positions in parts:
        seats = positions.seats
        out = float_zeros(seats)
        for position in range(positions.number):
            _probabilities(positions, position, weights, out)
            for seat in range(seats):
                share = positions.shares[position * seats + seat]
                if share > 0.0:
                    total -= positions.counts[position] * share * math.log(max(out[seat], 1.0e-12))
            number += positions.counts[position]
    return total / number if number > 0.0 else 0.0


def _add_derivatives(positions: Positions, weights: vec[float], sums: _Derivatives) -> None:
    size = positions.weights
    seats = positions.seats
    out = float_zeros(seats)
    mean = float_zeros(size)
    for position in range(positions.number):
        _probabilities(positions, position, weights, out)
        _mean_inputs(positions, position, out, mean)
        count = positions.counts[position]
        for seat in range(seats):
            first = (position * seats + seat) * size
            error = count * (out[seat] - positions.shares[position * seats + seat])
            for row in range(size):
                value = positions.inputs[first + row]
                sums.gradient[row] += error * value
                scaled = count * out[seat] * (value - mean[row])
                if scaled != 0.0:
                    base = row * size
                    for column in range(row + 1):
                        sums.hessian[base + column] += scaled * (
                            positions.inputs[first + column] - mean[column]
                        )


def _mean_inputs(positions: Positions, position: i64, out: vec[float], mean: vec[float]) -> None:
    """Write the mean input over the seats, weighted by their probabilities, into `mean`."""
    size = positions.weights
    seats = positions.seats
    for row in range(size):
        total = 0.0
        for seat in range(seats):
            total += out[seat] * positions.inputs[(position * seats + seat) * size + row]
        mean[row] = total


def fit(parts: list[Positions], size: int, penalty: float, steps: int = 12) -> vec[float]:
    """Return the weights of highest penalized likelihood; usually it converges in fewer than 12 Newton steps."""
    weights = float_zeros(size)
    number = 0.0
    for positions in parts:
        for count in positions.counts:
            number += count
    if number == 0.0:
        return weights
    for _ in range(steps):
        sums = _Derivatives(size)
        for positions in parts:
            _add_derivatives(positions, weights, sums)
        if _newton_step(weights, sums, penalty * number) < _CONVERGED:
            break
    return weights


def _newton_step(weights: vec[float], sums: _Derivatives, penalty: float) -> float:
    """Take one damped Newton step in place; return the largest change of a weight."""
    size: i64 = len(weights)
    for row in range(size):
        sums.gradient[row] += penalty * weights[row]
        sums.hessian[row * size + row] += penalty
    change = solve(sums.hessian, sums.gradient)
    largest = 0.0
    for row in range(size):
        largest = max(largest, abs(change[row]))
    scale = min(1.0, _LONGEST_STEP / largest) if largest > 0.0 else 1.0
    for row in range(size):
        weights[row] -= scale * change[row]
    return largest * scale


def solve(lower: vec[float], right: vec[float]) -> vec[float]:
    """Solve a symmetric positive definite system, given by its lower triangle, by Cholesky factors; overwrites `lower`."""
    size: i64 = len(right)
    for row in range(size):
        for column in range(row + 1):
            total = lower[row * size + column]
            for inner in range(column):
                total -= lower[row * size + inner] * lower[column * size + inner]
            if row == column:
                lower[row * size + row] = math.sqrt(max(total, 1.0e-12))
            else:
                lower[row * size + column] = total / lower[column * size + column]
    answer = right[:]
    for row in range(size):
        for inner in range(row):
            answer[row] -= lower[row * size + inner] * answer[inner]
        answer[row] /= lower[row * size + row]
    for row in range(size - 1, -1, -1):
        for inner in range(row + 1, size):
            answer[row] -= lower[inner * size + row] * answer[inner]
        answer[row] /= lower[row * size + row]
    return answer
