"""Fits the weights of an evaluation to positions and how their games ended.

The model is the one `evaluation.py` uses: the chance of each seat is e**worth over the sum of all seats', with
worth linear in the weights. Its likelihood has one maximum, found in a few of Newton's steps; a small
penalty on large weights keeps features that say the same thing apart. No learning rate, no luck.
"""

import math

from librt.vecs import append, vec
from mypy_extensions import i64


class Positions:
    """Positions of games with the same number of seats: inputs by position, seat and weight; results by seat."""

    def __init__(self, seats: int, weights: int) -> None:
        self.seats: i64 = seats
        self.weights: i64 = weights
        self.number: i64 = 0
        self.inputs: vec[float] = vec[float]()
        self.shares: vec[float] = vec[float]()

    def add(self, features: list[list[float]], shares: list[float], progress: int) -> None:
        """Add a position: the features of each seat, and each seat's share of the win in the end.

        Every feature has two weights, early and late; `progress` tells which feature weighs them, -1 none.
        """
        for seat in range(int(self.seats)):
            far = features[seat][progress] if progress >= 0 else 0.0
            for value in features[seat]:
                self.inputs = append(self.inputs, value * (1.0 - far))
            for value in features[seat]:
                self.inputs = append(self.inputs, value * far)
            self.shares = append(self.shares, shares[seat])
        self.number += 1


class Sums:
    """What is added up over all positions: loss, slope and curvature."""

    def __init__(self, weights: i64) -> None:
        self.loss: float = 0.0
        self.slope: vec[float] = vec[float]([0.0] * int(weights))
        self.curve: vec[float] = vec[float]([0.0] * int(weights * weights))  # below the diagonal only


def chances(positions: Positions, position: i64, weights: vec[float], out: vec[float]) -> None:
    """Write each seat's chance in one position into `out`."""
    size = positions.weights
    seats = positions.seats
    most = -1.0e300
    seat: i64 = 0
    while seat < seats:
        first = (position * seats + seat) * size
        worth = 0.0
        place: i64 = 0
        while place < size:
            worth += positions.inputs[first + place] * weights[place]
            place += 1
        out[seat] = worth
        most = max(most, worth)
        seat += 1
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


def loss_of(parts: list[Positions], weights: vec[float]) -> float:
    """Return the mean surprise at the results, in nats: ln 2 for two seats is knowing nothing."""
    total = 0.0
    number: i64 = 0
    for positions in parts:
        out = vec[float]([0.0] * int(positions.seats))
        position: i64 = 0
        while position < positions.number:
            chances(positions, position, weights, out)
            seat: i64 = 0
            while seat < positions.seats:
                share = positions.shares[position * positions.seats + seat]
                if share > 0.0:
                    total -= share * math.log(max(out[seat], 1.0e-12))
                seat += 1
            position += 1
        number += positions.number
    return total / float(max(number, 1))


def add_up(positions: Positions, weights: vec[float], sums: Sums) -> None:
    """Add slope and curvature of all positions to the sums."""
    size = positions.weights
    seats = positions.seats
    out = vec[float]([0.0] * int(seats))
    mean = vec[float]([0.0] * int(size))
    position: i64 = 0
    while position < positions.number:
        chances(positions, position, weights, out)
        _mean_inputs(positions, position, out, mean)
        seat: i64 = 0
        while seat < seats:
            first = (position * seats + seat) * size
            wrong = out[seat] - positions.shares[position * seats + seat]
            row: i64 = 0
            while row < size:
                value = positions.inputs[first + row]
                sums.slope[row] += wrong * value
                scaled = out[seat] * (value - mean[row])
                if scaled != 0.0:
                    base = row * size
                    column: i64 = 0
                    while column <= row:
                        sums.curve[base + column] += scaled * (
                            positions.inputs[first + column] - mean[column]
                        )
                        column += 1
                row += 1
            seat += 1
        position += 1


def _mean_inputs(positions: Positions, position: i64, out: vec[float], mean: vec[float]) -> None:
    size = positions.weights
    row: i64 = 0
    while row < size:
        total = 0.0
        seat: i64 = 0
        while seat < positions.seats:
            total += out[seat] * positions.inputs[(position * positions.seats + seat) * size + row]
            seat += 1
        mean[row] = total
        row += 1


def fit(parts: list[Positions], size: int, penalty: float, steps: int = 12) -> vec[float]:
    """Return the weights that explain the results best."""
    weights = vec[float]([0.0] * size)
    number = 0
    for positions in parts:
        number += int(positions.number)
    if number == 0:
        return weights
    for _ in range(steps):
        sums = Sums(size)
        for positions in parts:
            add_up(positions, weights, sums)
        largest = _newton_step(weights, sums, penalty * number)
        if largest < 1.0e-5:
            break
    return weights


def _newton_step(weights: vec[float], sums: Sums, penalty: float) -> float:
    """Move the weights to where the sums say the maximum is; return the largest change."""
    size: i64 = len(weights)
    row: i64 = 0
    while row < size:
        sums.slope[row] += penalty * weights[row]
        sums.curve[row * size + row] += penalty
        row += 1
    change = solve(sums.curve, sums.slope)
    largest = 0.0
    row = 0
    while row < size:
        largest = max(largest, abs(change[row]))
        row += 1
    scale = min(1.0, 4.0 / largest) if largest > 0.0 else 1.0  # far off, the parabola promises too much
    row = 0
    while row < size:
        weights[row] -= scale * change[row]
        row += 1
    return largest * scale


def solve(lower: vec[float], right: vec[float]) -> vec[float]:
    """Solve a symmetric positive system, given below its diagonal, by Cholesky's factors; in place."""
    size: i64 = len(right)
    row: i64 = 0
    while row < size:
        column: i64 = 0
        while column <= row:
            total = lower[row * size + column]
            inner: i64 = 0
            while inner < column:
                total -= lower[row * size + inner] * lower[column * size + inner]
                inner += 1
            if row == column:
                lower[row * size + row] = math.sqrt(max(total, 1.0e-12))
            else:
                lower[row * size + column] = total / lower[column * size + column]
            column += 1
        row += 1
    answer = right[:]
    row = 0
    while row < size:
        inner = 0
        while inner < row:
            answer[row] -= lower[row * size + inner] * answer[inner]
            inner += 1
        answer[row] /= lower[row * size + row]
        row += 1
    row = size - 1
    while row >= 0:
        inner = row + 1
        while inner < size:
            answer[row] -= lower[inner * size + row] * answer[inner]
            inner += 1
        answer[row] /= lower[row * size + row]
        row -= 1
    return answer
