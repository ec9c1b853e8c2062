"""A rules worker that knows the toy game."""

from katzentisch import games
from katzentisch.server.workers import rules_worker
from tests import toy

if __name__ == "__main__":
    games.register(toy.BOX)
    rules_worker.main()
