"""Measures of the balance of a game, from a run of games.

A *thing* is a value in the events of a game: a good bought, a boat boarded, a card played. Its win share is that
of the seats that used it at least once in a game; a fair share is 1 over the number of seats.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from katzentisch.lab.intervals import mean, mean_interval, share_interval
from katzentisch.lab.results import Result
from katzentisch.lab.summary import source_keys


@dataclass
class Measure:
    """A number with its 95 % interval, and how many games it is from."""

    value: float
    low: float
    high: float
    number: int


@dataclass
class Thing:
    """How often a thing is used per game and seat, and how often those who use it win."""

    event: str
    domain: str
    name: str
    uses: Measure
    wins: Measure


@dataclass
class Balance:
    """All measures of a run."""

    games: int
    seats: int
    by_seat: list[Measure]
    points: list[Measure]
    sources: dict[str, Measure]
    rounds: Measure
    decisions: Measure
    lengths: dict[int, int]
    things: list[Thing]


def measure(results: Sequence[Result]) -> Balance:
    """Return the measures of a run whose tasks asked for detail."""
    seats = range(len(results[0].bots))
    return Balance(
        len(results),
        len(seats),
        [_share([result.shares[seat] for result in results]) for seat in seats],
        [_mean([result.points[seat] for result in results]) for seat in seats],
        {
            key: _mean([result.sources[seat].get(key, 0) for result in results for seat in seats])
            for key in source_keys(results)
        },
        _mean([result.rounds for result in results]),
        _mean([result.decisions for result in results]),
        _lengths(results),
        things_of(results),
    )


def things_of(results: Sequence[Result]) -> list[Thing]:
    """Return every thing the events named, by event and domain, the most used first."""
    used: dict[str, list[tuple[int, float]]] = {}
    for result in results:
        for seat, uses in enumerate(result.uses):
            for key, count in uses.items():
                used.setdefault(key, []).append((count, result.shares[seat]))
    chances = sum(len(result.bots) for result in results)
    things = []
    for key, pairs in used.items():
        event, domain, name = key.split(" ", 2)
        counts = [float(count) for count, _ in pairs] + [0.0] * (chances - len(pairs))
        things.append(Thing(event, domain, name, _mean(counts), _share([share for _, share in pairs])))
    return sorted(things, key=lambda thing: (thing.event, thing.domain, -thing.uses.value, thing.name))


def rows_of(balance: Balance) -> list[dict[str, object]]:
    """Return all measures as rows: what, of what, value, ends of the interval, number of games or uses."""
    return [
        {
            "measure": what,
            "event": event,
            "domain": domain,
            "name": name,
            "value": float(f"{measure.value:.6g}"),
            "low": float(f"{measure.low:.6g}"),
            "high": float(f"{measure.high:.6g}"),
            "number": measure.number,
        }
        for what, (event, domain, name), measure in _measures(balance)
    ]


def _measures(balance: Balance) -> Iterator[tuple[str, tuple[str, str, str], Measure]]:
    for what, by_seat in (("seat_wins", balance.by_seat), ("seat_points", balance.points)):
        for seat, measure in enumerate(by_seat, start=1):
            yield what, ("", "", str(seat)), measure
    for key, measure in balance.sources.items():
        yield "source_points", ("", "", key), measure
    yield "rounds", ("", "", ""), balance.rounds
    yield "decisions", ("", "", ""), balance.decisions
    for thing in balance.things:
        yield "uses", (thing.event, thing.domain, thing.name), thing.uses
        yield "wins_of_users", (thing.event, thing.domain, thing.name), thing.wins


def _lengths(results: Sequence[Result]) -> dict[int, int]:
    lengths: dict[int, int] = {}
    for result in results:
        lengths[result.rounds] = lengths.get(result.rounds, 0) + 1
    return dict(sorted(lengths.items()))


def _mean(values: Sequence[float]) -> Measure:
    low, high = mean_interval(values)
    if min(values) >= 0:
        low = max(low, 0.0)
    return Measure(mean(values), low, high, len(values))


def _share(values: Sequence[float]) -> Measure:
    return Measure(mean(values), *share_interval(sum(values), len(values)), len(values))
