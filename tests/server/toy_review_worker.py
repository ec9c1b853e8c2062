"""A review worker that knows the toy game, and crashes if it is told to."""

import sys

from katzentisch.server.workers import review_worker
from tests.server.serving import register_toy

if __name__ == "__main__":
    register_toy()
    if "crash" in sys.argv:
        sys.exit(1)
    review_worker.main()
