"""Win probabilities of all seats, estimated from what one seat knows."""

from collections.abc import Sequence
from dataclasses import dataclass

from librt.vecs import vec

from katzentisch.bots import weights
from katzentisch.bots.evaluation import final_shares
from katzentisch.bots.model import Model, untrained
from katzentisch.bots.rollouts import roll_out
from katzentisch.bots.search_settings import SearchSettings
from katzentisch.core.chance import Chance, from_seed
from katzentisch.core.game import Table
from katzentisch.lab.intervals import mean, mean_interval


@dataclass
class Estimate:
    """Shares of the win by seat, and half of each one's 95 % interval."""

    shares: list[float]
    band: list[float]


def estimate(table: Table, seat: int, action: int, samples: int, seed: int) -> Estimate:
    """Estimate the shares of a table from guesses by one seat, after it takes an action (-1: none)."""
    if table.is_over:
        return Estimate(_final(table), [0.0] * int(table.game.seats))
    model = weights.load(table.game) or untrained(SearchSettings())
    chance = from_seed(seed)
    rows: list[list[float]] = []
    for _ in range(samples):
        guess = table.guess(seat, int(chance.bits()))
        if action >= 0:
            guess.carry_out(seat, action)
        rows.append(_rolled_out_shares(guess, model, chance))
    columns = list(zip(*rows, strict=True))
    return Estimate([mean(column) for column in columns], [_half_interval(column) for column in columns])


def _rolled_out_shares(table: Table, model: Model, chance: Chance) -> list[float]:
    """Roll a table out as the search does, in place, and return each seat's share."""
    depth = model.settings.depth if model.evaluation is not None else -1
    roll_out(table, chance, model.settings.candidates, model.settings.careless, depth)
    if table.is_over or model.evaluation is None:
        return _final(table)
    shares = vec[float]([0.0] * int(table.game.seats))
    model.evaluation.shares(table, shares)
    return list(shares)


def _final(table: Table) -> list[float]:
    shares = vec[float]([0.0] * int(table.game.seats))
    final_shares(table, shares)
    return list(shares)


def _half_interval(values: Sequence[float]) -> float:
    low, high = mean_interval(values)
    return (high - low) / 2
