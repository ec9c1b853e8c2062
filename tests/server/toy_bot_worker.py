"""A bots' worker that knows the toy game and can be told to misbehave: crash, hang, lie or be slow."""

import sys
import time
from pathlib import Path

from katzentisch.server.workers import bot_worker
from tests.server.serving import register_toy

register_toy()
how, marker = (sys.argv[1], Path(sys.argv[2])) if len(sys.argv) > 2 else ("", Path())
right = bot_worker.BotWorker.answer


def answer(self, question):
    """Misbehave for every question while the marker is there."""
    if how == "slow":
        time.sleep(1.0)
    elif how and marker.exists():
        marker.unlink()
        if how == "crash":
            sys.exit(1)
        if how == "hang":
            time.sleep(600)
        if how == "lie":
            return bot_worker.BotReply(99)
    return right(self, question)


bot_worker.BotWorker.answer = answer
bot_worker.main()
