"""A bot worker that knows the toy game and can be told to misbehave: crash, hang, lie or be slow."""

import sys
import time
from pathlib import Path

from katzentisch import games
from katzentisch.server.workers import bot_worker
from katzentisch.server.workers.bot_worker import BotReply, BotRequest, BotWorker
from katzentisch.server.workers.line_worker import serve_lines
from tests import toy

HOW, MARKER = (sys.argv[1], Path(sys.argv[2])) if len(sys.argv) > 2 else ("", Path())
ILLEGAL = 99


class ToyBotWorker(BotWorker):
    """Misbehaves once while the marker is there, or is always slow."""

    def answer(self, request: BotRequest) -> BotReply:
        if HOW == "slow":
            time.sleep(1.0)
        elif HOW and MARKER.exists():
            MARKER.unlink()
            if HOW == "crash":
                sys.exit(1)
            if HOW == "hang":
                time.sleep(600)
            if HOW == "lie":
                return BotReply(ILLEGAL)
        return super().answer(request)


if __name__ == "__main__":
    games.register(toy.BOX)
    bot_worker.BotWorker = ToyBotWorker  # type: ignore[misc]
    serve_lines(bot_worker.program())
