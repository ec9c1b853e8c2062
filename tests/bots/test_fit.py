"""Fitting an evaluation: known weights are found again from games they decided."""

import math

import pytest
from librt.vecs import vec

from katzentisch.bots.fit import Positions, fit, loss_of, solve
from katzentisch.core.chance import from_seed


def decided_by(weights: list[float], number: int, seats: int) -> Positions:
    """Return positions with random features whose games were won as these weights say."""
    chance = from_seed(5)
    positions = Positions(seats, 2 * len(weights))
    for _ in range(number):
        features = [[2 * chance.fraction() - 1 for _ in weights] for _ in range(seats)]
        worths = [math.exp(sum(w * f for w, f in zip(weights, own, strict=True))) for own in features]
        point, winner = chance.fraction() * sum(worths), 0
        while point > worths[winner]:
            point -= worths[winner]
            winner += 1
        positions.add(features, [float(seat == winner) for seat in range(seats)], -1)
    return positions


@pytest.mark.parametrize("seats", [2, 4])
def test_the_weights_that_decided_the_games_are_found(seats: int) -> None:
    weights = fit([decided_by([2.0, -1.0, 0.0], 3000, seats)], 6, 1e-6)
    assert list(weights)[:3] == pytest.approx([2.0, -1.0, 0.0], abs=0.25)
    assert list(weights)[3:] == [0, 0, 0]  # without a feature for progress nothing is late


def test_knowing_nothing_costs_the_logarithm_of_the_seats() -> None:
    positions = decided_by([1.0], 50, 4)
    assert loss_of([positions], vec[float]([0.0, 0.0])) == pytest.approx(math.log(4))
    assert loss_of([positions], fit([positions], 2, 1e-6)) < math.log(4)


def test_weights_slide_from_early_to_late_with_the_progress() -> None:
    positions = Positions(2, 4)
    positions.add([[0.25, 4.0], [0.25, 8.0]], [1.0, 0.0], 0)
    assert list(positions.inputs) == [0.1875, 3.0, 0.0625, 1.0, 0.1875, 6.0, 0.0625, 2.0]


def test_a_symmetric_system_is_solved() -> None:
    lower = vec[float]([4.0, 0.0, 0.0, 2.0, 5.0, 0.0, 0.0, 1.0, 3.0])
    answer = list(solve(lower, vec[float]([8.0, 13.0, 5.0])))
    expected = [1.0, 2.0, 1.0]
    assert [4 * answer[0] + 2 * answer[1], answer[1] + 3 * answer[2]] == pytest.approx([8.0, 5.0])
    assert answer == pytest.approx(expected)
