"""Training of the evaluation weights by self-play: each generation plays with the weights of the one before."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from katzentisch.bots.fit import Positions, fit, loss_of
from katzentisch.core.game import Game
from katzentisch.lab import runs
from katzentisch.lab.journal import Journal
from katzentisch.lab.self_play import SelfPlayGame, SelfPlayTask, play_task
from katzentisch.lab.tasks import Rules, fingerprint, seed_of

Track = Callable[[Iterable[SelfPlayGame], int, str, int], Iterable[SelfPlayGame]]
_WARM_UP = 6  # the first generation plays greedily, which is fast, so it plays this many times the games
_HELD_OUT = 5  # one game in this many is held out for testing


@dataclass(frozen=True)
class TrainingPlan:
    """Parameters of a training; they determine its result."""

    rules: Rules
    games: int  # per generation
    generations: int
    seed: int
    iterations: int = 48
    careless: float = 0.15
    positions: int = 24
    penalty: float = 0.00005
    knobs: tuple[tuple[str, float | int], ...] = ()


@dataclass
class Generation:
    """The fit after one generation: its weights, and their loss on held-out games."""

    number: int
    weights: tuple[float, ...]
    positions: int
    loss: float  # mean cross-entropy on held-out games, in nats
    uniform_loss: float  # the same for a uniform prediction


def train(plan: TrainingPlan, work: Path, track: Track, jobs: int = 1, on: str = "local") -> list[Generation]:
    """Play and fit, generation by generation; an interrupted training resumes from the games kept in `work`."""
    work.mkdir(parents=True, exist_ok=True)
    done: list[Generation] = []
    weights: tuple[float, ...] = ()
    games: list[SelfPlayGame] = []
    for number in range(plan.generations):
        tasks = _tasks_of(plan, number, weights)
        path = work / f"generation-{number}-{fingerprint(tasks)}.jsonl"  # another plan has other files
        fresh = _play(tasks, path, track, number, jobs, on)
        games += fresh
        generation = _fit_generation(plan, number, games)
        weights = generation.weights
        done.append(generation)
    return done


def _tasks_of(plan: TrainingPlan, number: int, weights: tuple[float, ...]) -> list[SelfPlayTask]:
    """Return the games of one generation."""
    return [
        SelfPlayTask(
            game,
            plan.rules,
            seed_of(plan.seed, number * 1_000_000 + game),
            weights,
            plan.knobs,
            plan.iterations,
            plan.careless,
            plan.positions,
        )
        for game in range(plan.games if weights else _WARM_UP * plan.games)
    ]


def _play(
    tasks: Sequence[SelfPlayTask], path: Path, track: Track, number: int, jobs: int, on: str
) -> list[SelfPlayGame]:
    with Journal(path, fingerprint(tasks), asdict, lambda data: SelfPlayGame(**data)) as journal:
        finished = {game.number for game in journal.done}
        waiting = [task for task in tasks if task.number not in finished]
        answers = runs.run(play_task, waiting, jobs, on)
        for game in track(answers, len(tasks), f"generation {number + 1}", len(finished)):
            journal.add(game)
    return sorted(journal.done, key=lambda game: game.number)


def _fit_generation(plan: TrainingPlan, number: int, games: Sequence[SelfPlayGame]) -> Generation:
    """Fit weights to the games so far, and test them on those held out."""
    game = plan.rules.open()
    size = 2 * len(game.feature_names)
    kept = [game for game in games if game.number % _HELD_OUT]
    held_out = [game for game in games if game.number % _HELD_OUT == 0]
    parts, tests = _positions_of(game, kept), _positions_of(game, held_out)
    weights = fit(parts, size, plan.penalty)
    uniform = fit([], size, plan.penalty)
    return Generation(
        number,
        tuple(round(float(weight), 4) for weight in weights),
        sum(int(part.number) for part in parts),
        loss_of(tests, weights),
        loss_of(tests, uniform),
    )


def _positions_of(game: Game, games: Sequence[SelfPlayGame]) -> list[Positions]:
    """Return the sampled positions of all games, as the fit wants them."""
    positions = Positions(int(game.seats), 2 * len(game.feature_names))
    progress = int(game.progress_feature)
    for played in games:
        for features in played.features:
            positions.add(features, played.shares, progress)
    return [positions]
