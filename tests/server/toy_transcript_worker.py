"""A worker of transcripts that knows the toy game."""

from katzentisch import games
from katzentisch.server.workers import transcript_worker
from katzentisch.server.workers.job_worker import run_task
from tests import toy

if __name__ == "__main__":
    games.register(toy.BOX)
    run_task(transcript_worker.program())
