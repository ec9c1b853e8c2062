"""A review worker that knows the toy game, and crashes if it is told to."""

import sys

from katzentisch import games
from katzentisch.server.workers import review_worker
from katzentisch.server.workers.job_worker import run_task
from tests import toy

if __name__ == "__main__":
    games.register(toy.BOX)
    if "crash" in sys.argv:
        sys.exit(1)
    run_task(review_worker.program())
