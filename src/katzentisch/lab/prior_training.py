"""Training of a game's prior by self-play: its numbers (`Game.judgement`) climb by duels of neighbours.

Each generation draws some directions. A duel plays the present numbers moved a little one way against the same moved the
other way, on the same deals with seats swapped; the numbers then move towards those that did better, in proportion. What
is kept is the mean over the second half of all generations, which shakes less than the last. Seats play by the argmax of
the prior, so thousands of games take seconds.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from random import Random

from librt.vecs import vec

from katzentisch.bots.matches import greedy_shares
from katzentisch.core.game import Game
from katzentisch.lab import runs
from katzentisch.lab.intervals import share_interval
from katzentisch.lab.journal import Journal
from katzentisch.lab.tasks import Rules, fingerprint, seed_of

Track = Callable[[Iterable["Duel"], int, str, int], Iterable["Duel"]]
_PACE = 0.7  # of a step towards the duels that were won; more follows the noise, less needs more generations
_CHECKED_EVERY = 10  # generations; then the numbers meet the game's own on deals kept for that
_CHECK = 1_000_000_000  # numbers of those deals: no duel plays them


@dataclass(frozen=True)
class PriorPlan:
    """Parameters of a training of a prior; they determine its result."""

    rules: Rules
    generations: int
    deals: int  # of one duel; each is played with every seating
    seed: int
    directions: int = 12  # duels of a generation
    # How far a duel moves a number either way: as a share of it, or in points where it is 0.
    step: float = 0.2
    fixed: tuple[str, ...] = ()  # numbers that stay as they are


@dataclass(frozen=True)
class DuelTask:
    """One duel: two judgements, each as moves from the game's own numbers, and the deals they play."""

    number: int
    rules: Rules
    seeds: tuple[int, ...]
    ours: tuple[float, ...]
    theirs: tuple[float, ...]


@dataclass
class Duel:
    """The result of a duel: the graded share of the first judgement in each deal, all seatings together."""

    number: int
    shares: list[float]


@dataclass
class PriorGeneration:
    """The moves of the numbers after a generation, and, where it was checked, the share they win from the game's own."""

    number: int
    moves: list[float]
    share: float | None = None
    deals: int = 0
    interval: list[float] = field(default_factory=list)


def _moved(usual: Sequence[float], moves: Sequence[float]) -> vec[float]:
    """Return the numbers moved: by a factor where they have a sign, which they keep, otherwise by so much.

    >>> [round(number, 2) for number in _moved([2.0, -1.0, 0.0], [0.0, math.log(3), 0.5])]
    [2.0, -3.0, 0.5]
    """
    return vec[float](
        [number * math.exp(move) if number else move for number, move in zip(usual, moves, strict=True)]
    )


def play_duel(task: DuelTask) -> Duel:
    """Play a duel: each deal twice, each side in every other seat, then swapped."""
    game = task.rules.open()
    usual = list(game.judgements[0].numbers)
    sides = [game.judgement(_moved(usual, moves)) for moves in (task.ours, task.theirs)]
    shares = []
    for seed in task.seeds:
        won = 0.0
        for swap in (0, 1):
            seated = [sides[(seat + swap) % 2] for seat in range(int(game.seats))]
            played = greedy_shares(game, seated, seed)
            won += math.fsum(share for seat, share in enumerate(played) if (seat + swap) % 2 == 0)
        shares.append(won / 2)  # 1/2 if both are as strong, also where one has more seats than the other
    return Duel(task.number, shares)


def train_prior(
    plan: PriorPlan, work: Path, track: Track, jobs: int = 1, on: str = "local"
) -> list[PriorGeneration]:
    """Climb, generation by generation; an interrupted training goes on after the last generation kept in `work`.

    So does one of more generations than those kept there.
    """
    work.mkdir(parents=True, exist_ok=True)
    game = plan.rules.open()
    steps = fingerprint([replace(plan, generations=0)])  # a step does not depend on how many there are
    path = work / f"prior-{steps}.jsonl"
    with Journal(path, steps, asdict, lambda data: PriorGeneration(**data)) as journal:
        while len(journal.done) < plan.generations:
            number = len(journal.done)
            moves = journal.done[-1].moves if journal.done else [0.0] * len(game.judgement_names)
            directions = _directions(plan, game, number)
            tasks = _tasks(plan, number, moves, directions)
            text = f"generation {number + 1} of {plan.generations}"
            played = list(track(runs.run(play_duel, tasks, jobs, on), len(tasks), text, 0))
            generation = PriorGeneration(number, _climbed(moves, directions, played))
            if (number + 1) % _CHECKED_EVERY == 0 or number + 1 == plan.generations:
                _check(plan, kept([*journal.done, generation]), generation, jobs, on)
            journal.add(generation)
        return journal.done[: plan.generations]


def kept(generations: Sequence[PriorGeneration]) -> list[float]:
    """Return the mean of the moves over the second half of the generations."""
    second = generations[len(generations) // 2 :]
    return [math.fsum(column) / len(second) for column in zip(*(each.moves for each in second), strict=True)]


def numbers_of(game: Game, generations: Sequence[PriorGeneration]) -> dict[str, float]:
    """Return the trained numbers by name."""
    numbers = _moved(list(game.judgements[0].numbers), kept(generations))
    return {name: round(number, 4) for name, number in zip(game.judgement_names, numbers, strict=True)}


def _directions(plan: PriorPlan, game: Game, number: int) -> list[list[float]]:
    """Draw the directions of a generation; fixed numbers do not move."""
    luck = Random(f"{plan.seed} {number}")
    return [
        [0.0 if name in plan.fixed else luck.gauss(0.0, plan.step) for name in game.judgement_names]
        for _ in range(plan.directions)
    ]


def _tasks(
    plan: PriorPlan, number: int, moves: Sequence[float], directions: Sequence[Sequence[float]]
) -> list[DuelTask]:
    tasks = []
    for duel, direction in enumerate(directions):
        first = (number * plan.directions + duel) * plan.deals
        seeds = tuple(seed_of(plan.seed, first + deal) for deal in range(plan.deals))
        ours = tuple(move + by for move, by in zip(moves, direction, strict=True))
        theirs = tuple(move - by for move, by in zip(moves, direction, strict=True))
        tasks.append(DuelTask(duel, plan.rules, seeds, ours, theirs))
    return tasks


def _climbed(
    moves: Sequence[float], directions: Sequence[Sequence[float]], played: Sequence[Duel]
) -> list[float]:
    """Return the numbers after a generation: each direction counts by how clearly it won or lost."""
    leads = {duel.number: math.fsum(duel.shares) / len(duel.shares) - 0.5 for duel in played}
    spread = math.sqrt(math.fsum(lead * lead for lead in leads.values()) / len(leads))
    if spread == 0.0:
        return list(moves)
    pace = _PACE / (spread * len(directions))
    return [
        move + pace * math.fsum(leads[duel] * direction[index] for duel, direction in enumerate(directions))
        for index, move in enumerate(moves)
    ]


def _check(plan: PriorPlan, moves: Sequence[float], generation: PriorGeneration, jobs: int, on: str) -> None:
    """Play the trained numbers against the game's own, on deals no duel has played."""
    deals = plan.directions * plan.deals // 2
    nothing = (0.0,) * len(moves)
    tasks = [
        DuelTask(
            number,
            plan.rules,
            tuple(seed_of(plan.seed, _CHECK + number * plan.deals + deal) for deal in range(plan.deals)),
            tuple(moves),
            nothing,
        )
        for number in range(max(1, deals // plan.deals))
    ]
    shares = [share for duel in runs.run(play_duel, tasks, jobs, on) for share in duel.shares]
    generation.deals = len(shares)
    generation.share = math.fsum(shares) / len(shares)
    generation.interval = list(share_interval(math.fsum(shares), len(shares)))
