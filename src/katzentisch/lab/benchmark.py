"""A benchmark others can cite: fixed deals, a ladder of opponents, a rating with its interval (docs/benchmark.md).

A policy plays each deal once from every seat against every rung of the ladder; the other seats are all of that rung. The rungs have
fixed ratings (`ladder.toml`, random play being 0), so a policy's rating is the one number under which it would win what it won, by the model
of `ratings.py`; two policies that never met can be compared. Its interval is that of the Bayesian bootstrap over deals.
"""

import hashlib
import math
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from katzentisch import bots, games
from katzentisch.core.chance import from_seed
from katzentisch.core.options import BadOption
from katzentisch.lab.ratings import ELO, Played, estimates
from katzentisch.lab.results import Result, play
from katzentisch.lab.tasks import Rules, Task

VERSION = 1  # rises when deals, ladder or model change: ratings of two versions cannot be compared
SPLITS = {"train": 100_000, "validation": 200, "test": 500}  # how many deals each has
LADDER = ("random", "kruemel", "flocke", "moritz", "minka")
_ANCHORS = Path(__file__).parent / "ladder.toml"
_SAMPLES = 400
_PRIOR = 0.1  # of a win and of a loss against each rung: nobody is infinitely good or bad
_FAR = 4000.0  # Elo beyond which nobody is


def seed_of_deal(rules: Rules, split: str, number: int) -> int:
    """Return the seed of a deal of the benchmark: 62 bits, the same everywhere and for ever.

    >>> seed_of_deal(Rules("felinia", "basic", 2), "test", 0)
    3572702772296675612
    """
    if split not in SPLITS:
        raise BadOption(f"there is no split {split!r}; there are {', '.join(SPLITS)}")
    if not 0 <= number < SPLITS[split]:
        raise BadOption(f"deal {number} is not between 0 and {SPLITS[split] - 1}, the last of {split}")
    text = f"katzentisch benchmark {VERSION}|{key_of(rules)}|{split}|{number}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 2


def key_of(rules: Rules) -> str:
    """Return the name of a game of the benchmark: felinia/basic/2."""
    options = rules.open().options
    return f"{options.game}/{options.variant}/{options.seats}"


def benchmark_games() -> list[Rules]:
    """Return the games of the benchmark: those that have a ladder."""
    known = ladders()
    return [rules for rules in possible_games() if key_of(rules) in known]


def possible_games() -> list[Rules]:
    """Return the usual variant of each box, for every company of two and more."""
    return [
        Rules(name, games.box(name).variants[0].name, seats)
        for name in games.names()
        for seats in sorted(games.box(name).variants[0].seats)
        if seats > 1
    ]


def tasks_of(policy: str, rules: Rules, split: str, deals: int, ladder: Sequence[str] = LADDER) -> list[Task]:
    """Return the games of an evaluation: every deal from every seat against every rung."""
    bots.make(policy)
    seats = rules.open().options.seats
    tasks: list[Task] = []
    for rung in ladder:
        for deal in range(deals):
            for seat in range(seats):
                company = tuple(policy if other == seat else rung for other in range(seats))
                tasks.append(Task(len(tasks), rules, company, seed_of_deal(rules, split, deal)))
    return tasks


@dataclass
class Rung:
    """What a policy won against one rung; a shared win counts as its part."""

    opponent: str
    rating: float
    games: int
    won: float

    @property
    def share(self) -> float:
        """The share of games the policy won."""
        return self.won / self.games if self.games else 0.0


@dataclass
class Evaluation:
    """The score of a policy at one game: its rating, random play being 0, with its 95 % interval."""

    policy: str
    game: str
    split: str
    deals: int
    rating: float
    low: float
    high: float
    rungs: list[Rung]

    def as_data(self) -> dict[str, object]:
        """Return the evaluation as plain data, a line of the leaderboard."""
        data = asdict(self)
        data["benchmark"] = VERSION
        for name in ("rating", "low", "high"):
            data[name] = round(data[name], 1)
        for rung in data["rungs"]:
            rung["won"] = round(rung["won"], 3)
        return data


def score(policy: str, rules: Rules, split: str, deals: int, results: Iterable[Result]) -> Evaluation:
    """Return the rating of a policy from the results of its games, which are those of `tasks_of`."""
    anchors = anchors_of(rules)
    seats = rules.open().options.seats
    by_deal: dict[int, list[tuple[float, float]]] = {}  # (rating of the others, share won) of each game
    rungs = {rung: Rung(rung, anchors[rung], 0, 0.0) for rung in LADDER}
    for result in results:
        rung, rest = divmod(result.number, deals * seats)
        deal, seat = divmod(rest, seats)
        opponent = rungs[LADDER[rung]]
        opponent.games += 1
        opponent.won += result.shares[seat]
        by_deal.setdefault(deal, []).append((opponent.rating, result.shares[seat]))
    chance = from_seed(1)
    rating = _fitted(by_deal, dict.fromkeys(by_deal, 1.0), 1.0, seats)
    samples = sorted(
        _fitted(
            by_deal, {deal: _weight(chance.fraction()) for deal in by_deal}, _weight(chance.fraction()), seats
        )
        for _ in range(_SAMPLES)
    )
    low, high = samples[round(0.025 * (_SAMPLES - 1))], samples[round(0.975 * (_SAMPLES - 1))]
    return Evaluation(policy, key_of(rules), split, deals, rating, low, high, list(rungs.values()))


def _weight(fraction: float) -> float:
    return -math.log(1.0 - float(fraction))


def _fitted(
    by_deal: dict[int, list[tuple[float, float]]], weights: dict[int, float], prior: float, seats: int
) -> float:
    """Return the rating under which the expected wins are those that were won; the prior is a little of a win and of a loss against each rung."""
    won: dict[float, list[float]] = {}
    for deal, played in by_deal.items():
        for rating, share in played:
            line = won.setdefault(rating, [0.0, 0.0])
            line[0] += weights[deal]
            line[1] += weights[deal] * share
    for line in won.values():
        line[0] += 2 * _PRIOR * prior
        line[1] += _PRIOR * prior
    low, high = -_FAR, _FAR
    for _ in range(50):
        middle = (low + high) / 2
        expected = sum(line[0] * expected_share(middle, rating, seats) for rating, line in won.items())
        low, high = (middle, high) if expected < sum(line[1] for line in won.values()) else (low, middle)
    return (low + high) / 2


def expected_share(rating: float, others: float, seats: int) -> float:
    """Return the share one wins among others of one rating.

    >>> round(expected_share(200, 0, 2), 2), expected_share(0, 0, 4)
    (0.76, 0.25)
    """
    return 1 / (1 + (seats - 1) * math.exp((others - rating) / ELO))


def anchors_of(rules: Rules) -> dict[str, float]:
    """Return the fixed ratings of the ladder at a game."""
    anchors = ladders()
    key = key_of(rules)
    if key not in anchors:
        raise BadOption(f"the benchmark has no {key}; it has {', '.join(anchors)}")
    return anchors[key]


@cache
def ladders() -> dict[str, dict[str, float]]:
    """Return the fixed ratings of the ladder by game."""
    ratings: dict[str, dict[str, float]] = tomllib.loads(_ANCHORS.read_text(encoding="utf-8"))["ratings"]
    return ratings


def calibrated(rules: Rules, deals: int) -> dict[str, float]:
    """Return ratings of the ladder from games between its rungs on validation deals: how `ladder.toml` was made."""
    seats = rules.open().options.seats
    played: list[Played] = []
    for number, policy in enumerate(LADDER):
        others = [rung for other, rung in enumerate(LADDER) if abs(other - number) in (1, 2)]
        for task in tasks_of(policy, rules, "validation", deals, others):
            result = play(task)
            deal = task.number // seats % deals
            played.append(Played(tuple(result.bots), tuple(result.shares), deal))
    rated = estimates(played)
    return {rung: round(rated[rung] - rated["random"], 1) for rung in LADDER}
