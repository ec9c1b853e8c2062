"""Ratings of bots from games with any number of seats.

The Bradley-Terry model, for more than two seats as Luce put it: each seat wins with e**strength over the sum of
all seats'. It is the model evaluations are fitted with, so the same fit serves (`bots/fit.py`); with two seats it is
Elo's, and strengths are shown on Elo's scale: 200 points more win three of four games.

The prior is artificial: each bot of every pairing wins one game, each in a deal of its own, so that a few deals that all end
alike do not look certain. It is part of the estimate and of every sample of the interval. Intervals come from the Bayesian bootstrap: the deals, because games of the same deal are not independent,
and the prior are weighted by random numbers. Where a bot has won every game against others, only the lower end is
known from games, and the upper one from the prior: the rating is then given as a bound.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from katzentisch.bots.fit import Positions, fit
from katzentisch.core.chance import Chance, from_seed

ELO = 400 / math.log(10)
_SAMPLES = 200
_PENALTY = 1e-7  # only fixes the mean, which no game tells
_PRIOR = -1  # the number of the first artificial deal; the others are below


@dataclass(frozen=True)
class Played:
    """One game for the ratings: the bots by seat, each seat's share of the win, and the deal it was of."""

    bots: tuple[str, ...]
    shares: tuple[float, ...]
    deal: int


@dataclass
class Rating:
    """A bot's strength on Elo's scale, 0 being the mean of all, with its 95 % interval.

    A bot that lost to nobody it can be compared with has no upper end, one that beat nobody no lower one.
    """

    bot: str
    elo: float
    low: float
    high: float
    has_upper_end: bool = True
    has_lower_end: bool = True


def rate(games: Sequence[Played], seed: int = 1) -> list[Rating]:
    """Return the ratings, strongest first."""
    names = sorted({name for game in games for name in game.bots})
    with_prior = [*games, *_artificial_deals(games)]
    deals = sorted({game.deal for game in with_prior})
    middle = _strengths(names, with_prior, dict.fromkeys(deals, 1.0))
    chance = from_seed(seed)
    samples = [_strengths(names, with_prior, _random_weights(deals, chance)) for _ in range(_SAMPLES)]
    beaten = _beaten(names, games)
    ratings = []
    for index, name in enumerate(names):
        ends = sorted(sample[index] for sample in samples)
        low, high = ends[round(0.025 * (_SAMPLES - 1))], ends[round(0.975 * (_SAMPLES - 1))]
        above = all(name in beaten[other] for other in beaten[name])
        below = all(other in beaten[name] for other in names if name in beaten[other])
        ratings.append(Rating(name, middle[index], low, high, above, below))
    return sorted(ratings, key=lambda rating: -rating.elo)


def estimates(games: Sequence[Played]) -> dict[str, float]:
    """Return the ratings alone, without intervals, which take most of the time."""
    names = sorted({name for game in games for name in game.bots})
    with_prior = [*games, *_artificial_deals(games)]
    return dict(
        zip(names, _strengths(names, with_prior, {game.deal: 1.0 for game in with_prior}), strict=True)
    )


def _artificial_deals(games: Sequence[Played]) -> list[Played]:
    """Return the artificial deals: every pairing, won by each of its bots once."""
    pairings: dict[frozenset[str], tuple[str, ...]] = {}
    for game in games:
        pairings.setdefault(frozenset(game.bots), game.bots)
    won = [(bots, winner) for bots in pairings.values() for winner in dict.fromkeys(bots)]
    return [
        Played(bots, tuple(float(seat == bots.index(winner)) for seat in range(len(bots))), _PRIOR - number)
        for number, (bots, winner) in enumerate(won)
    ]


def _random_weights(deals: Sequence[int], chance: Chance) -> dict[int, float]:
    """Return a random weight for each deal, exponential with mean 1."""
    return {deal: -math.log(1.0 - float(chance.fraction())) for deal in deals}


def _beaten(names: Sequence[str], games: Sequence[Played]) -> dict[str, set[str]]:
    """Return for each bot whom it has beaten, and whom those have beaten, and so on."""
    beaten: dict[str, set[str]] = {name: set() for name in names}
    for game in games:
        for winner, share in zip(game.bots, game.shares, strict=True):
            if share > 0:
                beaten[winner].update(name for name in game.bots if name != winner)
    for between in names:
        for name in names:
            if between in beaten[name]:
                beaten[name] |= beaten[between]
    return beaten


def _strengths(names: Sequence[str], games: Sequence[Played], weights: dict[int, float]) -> list[float]:
    line_ups: dict[tuple[str, ...], list[float]] = {}
    for game in games:
        wins = line_ups.setdefault(game.bots, [0.0] * len(game.bots))
        for seat, share in enumerate(game.shares):
            wins[seat] += share * weights[game.deal]
    parts: dict[int, Positions] = {}
    for bots, wins in line_ups.items():
        part = parts.setdefault(len(bots), Positions(len(bots), 2 * len(names)))
        total = sum(wins)
        sits = [[float(name == bot) for name in names] for bot in bots]
        part.add(sits, [won / total for won in wins], -1, total)
    strengths = list(fit(list(parts.values()), 2 * len(names), _PENALTY, 60))[: len(names)]
    mean = sum(strengths) / len(strengths)
    return [ELO * (strength - mean) for strength in strengths]
