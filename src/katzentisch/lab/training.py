"""Learning to judge tables by self-play: generation after generation, each played with what the last one learned."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from katzentisch.bots.fit import Positions, fit, loss_of
from katzentisch.core.game import Game
from katzentisch.lab import runs
from katzentisch.lab.journal import Journal
from katzentisch.lab.self_play import Learning, Lesson, learn
from katzentisch.lab.tasks import Rules, fingerprint, seed_of

Track = Callable[[Iterable[Learning], int, str, int], Iterable[Learning]]
WARM_UP = 6  # the first generation plays at a glance, so quickly that it may play more games
HELD_BACK = 5  # one game in so many is not learned from but tested on


@dataclass(frozen=True)
class Course:
    """How a training goes: all that decides its outcome."""

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
    """What a generation learned: its weights, and how surprised they are by games not learned from."""

    number: int
    weights: tuple[float, ...]
    positions: int
    loss: float  # mean surprise on games held back, in nats
    knowing_nothing: float  # the surprise of somebody who takes all seats for equal


def train(course: Course, work: Path, track: Track, jobs: int = 1, on: str = "local") -> list[Generation]:
    """Play and learn; `work` keeps the games, so that an interrupted training goes on where it was."""
    work.mkdir(parents=True, exist_ok=True)
    done: list[Generation] = []
    weights: tuple[float, ...] = ()
    learned: list[Learning] = []
    for number in range(course.generations):
        lessons = lessons_of(course, number, weights)
        path = work / f"generation-{number}-{fingerprint(lessons)}.jsonl"  # another course has other files
        fresh = _played(lessons, path, track, number, jobs, on)
        learned += fresh
        generation = study(course, number, learned)
        weights = generation.weights
        done.append(generation)
    return done


def lessons_of(course: Course, number: int, weights: tuple[float, ...]) -> list[Lesson]:
    """Return the games of one generation."""
    return [
        Lesson(
            game,
            course.rules,
            seed_of(course.seed, number * 1_000_000 + game),
            weights,
            course.knobs,
            course.iterations,
            course.careless,
            course.positions,
        )
        for game in range(course.games if weights else WARM_UP * course.games)
    ]


def _played(
    lessons: Sequence[Lesson], path: Path, track: Track, number: int, jobs: int, on: str
) -> list[Learning]:
    with Journal(path, fingerprint(lessons), asdict, lambda data: Learning(**data)) as journal:
        finished = {game.number for game in journal.done}
        waiting = [lesson for lesson in lessons if lesson.number not in finished]
        answers = runs.run(learn, waiting, jobs, on)
        for game in track(answers, len(lessons), f"generation {number + 1}", len(finished)):
            journal.add(game)
    return sorted(journal.done, key=lambda game: game.number)


def study(course: Course, number: int, learned: Sequence[Learning]) -> Generation:
    """Fit weights to what was learned, and test them on the games held back."""
    game = course.rules.open()
    size = 2 * len(game.feature_names)
    kept = [game for game in learned if game.number % HELD_BACK]
    held_back = [game for game in learned if game.number % HELD_BACK == 0]
    parts, tests = gathered(game, kept), gathered(game, held_back)
    weights = fit(parts, size, course.penalty)
    nothing = fit([], size, course.penalty)
    return Generation(
        number,
        tuple(round(float(weight), 4) for weight in weights),
        sum(int(part.number) for part in parts),
        loss_of(tests, weights),
        loss_of(tests, nothing),
    )


def gathered(game: Game, learned: Sequence[Learning]) -> list[Positions]:
    """Return the positions of all games."""
    positions = Positions(int(game.seats), 2 * len(game.feature_names))
    progress = int(game.progress_feature)
    for played in learned:
        for features in played.features:
            positions.add(features, played.shares, progress)
    return [positions]
