"""One review in a process of its own: reads the game to look at, tells how far it is, and ends with what it found.

Run by `review.py` as `python -m katzentisch.server.workers.review_worker`. It gives way to everything else on the machine, and
ends when nobody listens to it any more.
"""

from collections.abc import Iterable, Iterator

from katzentisch.core.record import Record
from katzentisch.lab import review
from katzentisch.server.workers import job_worker
from katzentisch.server.workers.job import Progress


class Task(job_worker.Game):
    """The game to look at, and how closely."""

    choices: list[tuple[int, int]]
    samples: int
    iterations: int


def look(task: Task, tell: job_worker.Tell) -> None:
    """Look at every decision of a game, telling how far that is."""

    def track(answers: Iterable[review.Moment], total: int, game: str, done: int) -> Iterator[review.Moment]:
        for number, answer in enumerate(answers, start=1):
            tell(Progress(number, total))
            yield answer

    rules = task.rules()
    game = rules.open()
    record = Record(game.options, task.seed, game.rules_version, game.material_hash, task.choices)
    settings = review.Settings(task.samples, task.iterations)
    found = review.review(record, rules, settings, track)
    tell(Progress(len(task.choices), len(task.choices), review.as_data(found, game)))


def main() -> None:
    """Serve the process that started this one, and end with it."""
    job_worker.serve(look, Task)


if __name__ == "__main__":
    main()
