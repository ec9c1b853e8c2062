"""Changes between two runs of the same deals, one with other material.

The unit is the game: what the seats of one game do depends on each other, so every measure is one number per game, and the two games of a
deal form a pair. If the material changes nothing, each difference of a pair is as likely to be positive as negative. The sum of
differences with random signs has tails of at most 3.178 times those of a normal distribution with the same variance, whatever the
differences are and however few (Bentkus and Dzindzalieta 2015), so the p-value is valid for rare things and small runs too.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from katzentisch.lab.balance import things_of
from katzentisch.lab.intervals import mean, mean_interval
from katzentisch.lab.results import Result
from katzentisch.lab.summary import source_keys

_FALSE_DISCOVERIES = 0.05  # false discovery rate of the changes called significant
FEWEST_GAMES = 20  # of each material; with fewer nothing is called a change
_TAIL = 3.178  # the least constant for which the bound holds


@dataclass
class Change:
    """A measure of both runs, the mean difference per game with its 95 % interval, and the p-value."""

    kind: str
    name: str
    base: float
    other: float
    difference: float
    low: float
    high: float
    p_value: float
    is_significant: bool = False


@dataclass
class _Measure:
    """One number per game."""

    kind: str
    name: str
    of: Callable[[Result], float]


def compare(base: Sequence[Result], other: Sequence[Result]) -> list[Change]:
    """Return all changes, smallest p-value first; the two runs have played the same deals in the same order.

    Significance is corrected for the number of measures (Benjamini-Hochberg).
    """
    changes = [_change(measure, base, other) for measure in _measures([*base, *other])]
    changes.sort(key=lambda change: change.p_value)
    if len(base) >= FEWEST_GAMES:
        _mark_significant(changes)
    return changes


def p_value(differences: Sequence[float]) -> float:
    """Return a bound of the probability of so large a sum if every difference could as well have the other sign.

    >>> p_value([1.0] * 5 + [-1.0] * 5)
    1.0
    >>> p_value([1.0] * 30) < 1e-6
    True
    >>> p_value([3.0]), p_value([])
    (1.0, 1.0)
    """
    squares = sum(difference * difference for difference in differences)
    if squares == 0:
        return 1.0
    deviations = abs(sum(differences)) / math.sqrt(squares)
    return min(1.0, _TAIL * math.erfc(deviations / math.sqrt(2)))


def _mark_significant(changes: Sequence[Change]) -> None:
    last = max(
        (
            index
            for index, change in enumerate(changes)
            if change.p_value <= _FALSE_DISCOVERIES * (index + 1) / len(changes)
        ),
        default=-1,
    )
    for change in changes[: last + 1]:
        change.is_significant = True


def _change(measure: _Measure, base: Sequence[Result], other: Sequence[Result]) -> Change:
    before = [measure.of(result) for result in base]
    after = [measure.of(result) for result in other]
    differences = [second - first for first, second in zip(before, after, strict=True)]
    low, high = mean_interval(differences)
    return Change(
        measure.kind,
        measure.name,
        mean(before),
        mean(after),
        mean(differences),
        low,
        high,
        p_value(differences),
    )


def _measures(results: Sequence[Result]) -> list[_Measure]:
    measures: list[_Measure] = []
    for seat in range(len(results[0].bots)):
        measures.append(_Measure("seat", str(seat + 1), partial(_share, seat)))
        measures.append(_Measure("points", str(seat + 1), partial(_points, seat)))
    measures.append(_Measure("rounds", "", lambda result: result.rounds))
    measures.append(_Measure("decisions", "", lambda result: result.decisions))
    measures += [_Measure("source", key, partial(_points_from, key)) for key in source_keys(results)]
    for thing in things_of(results):
        key = f"{thing.event} {thing.domain} {thing.name}"
        measures.append(_Measure("uses", key, partial(_uses, key)))
        measures.append(_Measure("wins", key, partial(_wins_of_users, key)))
    return measures


def _share(seat: int, result: Result) -> float:
    return result.shares[seat]


def _points(seat: int, result: Result) -> float:
    return result.points[seat]


def _points_from(key: str, result: Result) -> float:
    return mean([float(sources.get(key, 0)) for sources in result.sources])


def _uses(key: str, result: Result) -> float:
    return mean([float(uses.get(key, 0)) for uses in result.uses])


def _wins_of_users(key: str, result: Result) -> float:
    """Return the wins of those who used a thing above their fair share; 0 where nobody or everybody did."""
    fair = 1 / len(result.bots)
    return sum(
        share - fair for share, uses in zip(result.shares, result.uses, strict=True) if uses.get(key, 0) > 0
    )
