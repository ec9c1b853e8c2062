"""Ratings of bots from games with any number of seats.

The Bradley-Terry model, for more than two seats as Luce put it: each seat wins with e**strength over the sum of
all seats'. It is the model evaluations are fitted with, so the same fit serves (`bots/fit.py`); with two seats it is
Elo's, and strengths are shown on Elo's scale: 200 points more win three of four games. Intervals are
bootstrapped over deals, because games of the same deal are not independent. One artificial deal, in which everybody wins
once, is added to the sample: a bot that has lost no game may lose the next. How much stronger such a bot is cannot
be known; the upper end is then only what the penalty allows.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from katzentisch.bots.fit import Positions, fit
from katzentisch.core.chance import from_seed

ELO = 400 / math.log(10)
RESAMPLES = 200
PENALTY = 1e-3  # regularisation: bounds the strength of a bot that lost every game


@dataclass(frozen=True)
class Played:
    """One game for the ratings: the bots by seat, each seat's share of the win, and the deal it was of."""

    bots: tuple[str, ...]
    shares: tuple[float, ...]
    deal: int


@dataclass
class Rating:
    """A bot's strength on Elo's scale, 0 being the mean of all, with its 95 % interval."""

    bot: str
    elo: float
    low: float
    high: float


def rate(games: Sequence[Played], seed: int = 1) -> list[Rating]:
    """Return the ratings, strongest first."""
    names = sorted({name for game in games for name in game.bots})
    deals: dict[int, list[Played]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game)
    groups = [*deals.values(), _artificial_deal(games)]
    middle = _strengths(names, games)
    chance = from_seed(seed)
    samples = [
        _strengths(names, [game for _ in deals for game in groups[chance.below(len(groups))]])
        for _ in range(RESAMPLES)
    ]
    ratings = []
    for index, name in enumerate(names):
        ends = sorted(sample[index] for sample in samples)
        low, high = ends[round(0.025 * (RESAMPLES - 1))], ends[round(0.975 * (RESAMPLES - 1))]
        ratings.append(Rating(name, middle[index], low, high))
    return sorted(ratings, key=lambda rating: -rating.elo)


def _artificial_deal(games: Sequence[Played]) -> list[Played]:
    """Return the artificial deal: every pairing, won by each of its bots once."""
    pairings: dict[frozenset[str], tuple[str, ...]] = {}
    for game in games:
        pairings.setdefault(frozenset(game.bots), game.bots)
    return [
        Played(bots, tuple(float(seat == bots.index(winner)) for seat in range(len(bots))), -1)
        for bots in pairings.values()
        for winner in dict.fromkeys(bots)
    ]


def _strengths(names: Sequence[str], games: Sequence[Played]) -> list[float]:
    parts: dict[int, Positions] = {}
    for game in games:
        seats = len(game.bots)
        part = parts.setdefault(seats, Positions(seats, 2 * len(names)))
        sits = [[float(name == bot) for name in names] for bot in game.bots]
        part.add(sits, list(game.shares), -1)
    strengths = list(fit(list(parts.values()), 2 * len(names), PENALTY))[: len(names)]
    mean = sum(strengths) / len(strengths)
    return [ELO * (strength - mean) for strength in strengths]
