"""A worker of transcripts that knows the toy game."""

from katzentisch import games
from katzentisch.server.workers import transcript_worker
from tests import toy

if __name__ == "__main__":
    games.register(toy.BOX)
    transcript_worker.main()
