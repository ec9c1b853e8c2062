"""A rules worker that knows the toy game."""

from katzentisch import games
from katzentisch.server.workers import rules_worker
from katzentisch.server.workers.line_worker import serve_lines
from tests import toy

if __name__ == "__main__":
    games.register(toy.BOX)
    serve_lines(rules_worker.program())
