"""`katzentisch` with the toy game, without limits: for tests that need a server in a process of its own."""

import sys
from typing import Any

from starlette.applications import Starlette

from katzentisch import games
from katzentisch.cli.main import main
from katzentisch.server import app, run
from katzentisch.server.app import Settings
from tests import toy
from tests.server.serving import GENEROUS, RULES_COMMAND, TRANSCRIPT_COMMAND

BOT_COMMAND = (sys.executable, "-m", "tests.server.toy_bot_worker")


def generous(**wishes: Any) -> Settings:
    """Return settings without limits, with bots that know the toy game."""
    ours = {"limits": GENEROUS, "bot_command": BOT_COMMAND, "rules_command": RULES_COMMAND}
    ours["transcript_command"] = TRANSCRIPT_COMMAND
    return Settings(**{**ours, **wishes})


def app_from_environment() -> Starlette:
    """Return the application of a worker process."""
    games.register(toy.BOX)
    return run.app_from_environment()


if __name__ == "__main__":
    games.register(toy.BOX)
    app.Settings = generous  # type: ignore[assignment,misc]
    run.APPLICATION = "tests.server.run_toy:app_from_environment"
    sys.exit(main(sys.argv[1:]))
