"""Subprocess that reviews one game, started by `review.py` as `python -m katzentisch.server.workers.review_worker`."""

from collections.abc import Iterator

from katzentisch.lab import review
from katzentisch.server.workers.job import Progress
from katzentisch.server.workers.job_worker import JobProgram, PlayedTask, run_task


class ReviewTask(PlayedTask):
    """The game to review, and the effort."""

    samples: int
    iterations: int


def _review_game(task: ReviewTask) -> Iterator[Progress]:
    """Review every decision of a game, one step each."""
    rules = task.rules()
    game = rules.open()
    decisions = review.tasks(task.record(game), rules, review.Settings(task.samples, task.iterations))
    moments = []
    for decision in decisions:
        moments.append(review.review_decision(decision))
        yield Progress(len(moments), len(decisions))
    reviewed = review.conclude(moments, task.seats)
    yield Progress(len(decisions), len(decisions), review.as_data(reviewed, game))


def program() -> JobProgram:
    """Return what this subprocess does."""
    return JobProgram(ReviewTask, _review_game)


if __name__ == "__main__":
    run_task(program())
