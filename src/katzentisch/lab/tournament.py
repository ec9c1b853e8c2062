"""Tournaments: every pairing plays the same deals with the seats permuted, until it is decided.

A deal is played once for each way to seat the two sides, so that a good seat or a lucky draw helps both. After every
wave of deals, pairings that are decided stop (sequential test).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field

from katzentisch import bots
from katzentisch.lab import runs
from katzentisch.lab.intervals import share_interval
from katzentisch.lab.journal import Journal
from katzentisch.lab.ratings import Played, Rating, rate
from katzentisch.lab.results import Result, play
from katzentisch.lab.sequential import Hypotheses, decision
from katzentisch.lab.tasks import Rules, Task, seed_of

Track = Callable[[Iterable[Result], int, str, int], Iterable[Result]]
_WAVE = 10  # deals between two tests
_STOP_Z = 3.0  # bound of each test: wide, so that twenty tests together err less than once in twenty
_ROOM = 1_000_000  # task numbers reserved for each pairing


@dataclass(frozen=True)
class Plan:
    """Parameters of a tournament. It tests whether the first of a pairing wins a larger share than `target`.

    With `decide` it tests instead which of two shares is true, and stops a pairing after the wave that decides it.
    """

    rules: Rules
    bots: tuple[str, ...]
    deals: int
    seed: int
    ladder: bool = False
    target: float = 0.5
    stop_early: bool = True
    decide: Hypotheses | None = None

    def answer(self, pairing: "Pairing") -> str:
        """Return "above", "below" or "open": what is known of the share of the first of a pairing."""
        if self.decide is None:
            return (
                ("above" if pairing.share > self.target else "below")
                if pairing.is_decided(self.target)
                else "open"
            )
        share = decision(pairing.shares_by_deal(), self.decide)
        return "open" if share is None else "above" if share == self.decide.high else "below"

    def stops(self, pairing: "Pairing") -> bool:
        """Whether a pairing needs no more games."""
        return self.stop_early and self.answer(pairing) != "open"


@dataclass
class Pairing:
    """Two bots against each other: `first` won `won` of `games` games."""

    number: int
    first: str
    second: str
    won: float = 0.0
    games: int = 0
    played: list[Played] = field(default_factory=list)
    won_by_deal: dict[int, list[float]] = field(default_factory=dict)  # by `first`, per game

    @property
    def share(self) -> float:
        """The share of games the first side won."""
        return self.won / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return share_interval(self.won, self.games)

    def shares_by_deal(self) -> list[float]:
        """Return the share the first side won of each deal."""
        return [sum(shares) / len(shares) for shares in self.won_by_deal.values()]

    def is_decided(self, target: float) -> bool:
        """Whether the share is surely above or surely below the target."""
        low, high = share_interval(self.won, self.games, _STOP_Z)
        return low > target or high < target


@dataclass
class Standing:
    """The result of a tournament."""

    pairings: list[Pairing]
    ratings: list[Rating]


def pairings_of(plan: Plan) -> list[Pairing]:
    """Return who plays whom: all pairs, or on a ladder each bot against the next one."""
    names = plan.bots
    indices = range(len(names))
    pairs = (
        [(i, i + 1) for i in indices[:-1]]
        if plan.ladder
        else [(i, j) for i in indices for j in indices if i < j]
    )
    return [Pairing(number, names[i], names[j]) for number, (i, j) in enumerate(pairs)]


def seatings(seats: int) -> list[tuple[int, ...]]:
    """Return the ways to seat two sides: each side sits in each seat equally often.

    >>> seatings(2)
    [(0, 1), (1, 0)]
    >>> seatings(4)
    [(0, 1, 0, 1), (1, 0, 1, 0)]
    >>> len(seatings(3))
    6
    """
    if seats % 2 == 0:
        return [tuple((seat + turn) % 2 for seat in range(seats)) for turn in range(2)]
    alone = [[int(seat == single) for seat in range(seats)] for single in range(seats)]
    return [tuple(sides) for sides in alone] + [tuple(1 - side for side in sides) for sides in alone]


def tasks_of(plan: Plan, pairing: Pairing, first_deal: int, last_deal: int) -> list[Task]:
    """Return the games of a pairing for some deals; all pairings play the same deals."""
    game = plan.rules.open()
    ways = seatings(int(game.seats))
    names = (pairing.first, pairing.second)
    return [
        Task(
            pairing.number * _ROOM + deal * len(ways) + way,
            plan.rules,
            tuple(names[side] for side in sides),
            seed_of(plan.seed, deal),
        )
        for deal in range(first_deal, last_deal)
        for way, sides in enumerate(ways)
    ]


def hold(
    plan: Plan, track: Track, journal: Journal[Result] | None = None, jobs: int = 1, on: str = "local"
) -> Standing:
    """Hold the tournament; with a journal an interrupted one is resumed."""
    for name in plan.bots:
        bots.make(name)
    pairings = pairings_of(plan)
    known = {result.number: result for result in journal.done} if journal is not None else {}
    for first_deal in range(0, plan.deals, _WAVE):
        last_deal = min(plan.deals, first_deal + _WAVE)
        open_pairings = [pairing for pairing in pairings if not plan.stops(pairing)]
        if not open_pairings:
            break
        tasks = [task for pairing in open_pairings for task in tasks_of(plan, pairing, first_deal, last_deal)]
        results = _wave(tasks, known, track, journal, jobs, on)
        for result in results:
            _count(pairings[result.number // _ROOM], result, int(plan.rules.open().seats))
    return Standing(pairings, rate([game for pairing in pairings for game in pairing.played]))


def _wave(
    tasks: Sequence[Task],
    known: dict[int, Result],
    track: Track,
    journal: Journal[Result] | None,
    jobs: int,
    on: str,
) -> list[Result]:
    done = [known[task.number] for task in tasks if task.number in known]
    waiting = [task for task in tasks if task.number not in known]
    for result in track(runs.run(play, waiting, jobs, on), len(tasks), "games", len(done)):
        if journal is not None:
            journal.add(result)
        done.append(result)
    return sorted(done, key=lambda result: result.number)


def _count(pairing: Pairing, result: Result, seats: int) -> None:
    """Add a game to its pairing."""
    ways = seatings(seats)
    deal, way = divmod(result.number % _ROOM, len(ways))
    sides = ways[way]
    # By side, not by name: a bot may play against itself.
    won = sum(share for side, share in zip(sides, result.shares, strict=True) if side == 0)
    pairing.won += won
    pairing.won_by_deal.setdefault(deal, []).append(won)
    pairing.games += 1
    pairing.played.append(Played(tuple(result.bots), tuple(result.shares), deal))


def as_data(plan: Plan, standing: Standing) -> dict[str, object]:
    """Return the outcome as plain data."""
    game = plan.rules.open()
    return {
        "game": game.name,
        "variant": game.options.variant,
        "seats": int(game.seats),
        "seed": plan.seed,
        "target": plan.target,
        "decide": [plan.decide.low, plan.decide.high] if plan.decide is not None else None,
        "pairings": [
            {
                "first": pairing.first,
                "second": pairing.second,
                "games": pairing.games,
                "wins": round(pairing.won, 6),
                "share": round(pairing.share, 6),
                "interval": [round(end, 6) for end in pairing.interval],
                "decided": plan.answer(pairing) != "open",
                "answer": plan.answer(pairing),
            }
            for pairing in standing.pairings
        ],
        "ratings": [asdict(rating) for rating in standing.ratings],
    }
