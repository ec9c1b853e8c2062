"""Subprocess that reviews one game, started by `review.py` as `python -m katzentisch.server.workers.review_worker`."""

from collections.abc import Iterable, Iterator

from katzentisch.lab import review
from katzentisch.server.workers.job import Progress
from katzentisch.server.workers.job_worker import PlayedTask, Report, run_task


class ReviewTask(PlayedTask):
    """The game to review, and the effort."""

    samples: int
    iterations: int


def _review_game(task: ReviewTask, report: Report) -> None:
    """Review every decision of a game, reporting after each."""

    def track(moments: Iterable[review.Moment], total: int, game: str, done: int) -> Iterator[review.Moment]:
        for number, moment in enumerate(moments, start=1):
            report(Progress(number, total))
            yield moment

    rules = task.rules()
    game = rules.open()
    settings = review.Settings(task.samples, task.iterations)
    reviewed = review.review(task.record(game), rules, settings, track)
    report(Progress(len(task.choices), len(task.choices), review.as_data(reviewed, game)))


def main() -> None:
    """Run the task of the process that started this one."""
    run_task(_review_game, ReviewTask)


if __name__ == "__main__":
    main()
