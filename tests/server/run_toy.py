"""`katzentisch`, with the toy game on the shelf: for tests that need a server in a process of its own."""

import sys

from katzentisch.cli.main import main
from katzentisch.server import run
from katzentisch.server.app import Settings
from tests.server.serving import GENEROUS, register_toy

THINKER = (sys.executable, "-m", "tests.server.toy_bot_worker")


def generous(**wishes: object) -> Settings:
    """Settings without limits, with bots that know the toy game."""
    return Settings(**{"limits": GENEROUS, "bot_command": THINKER, **wishes})


def app_from_environment():
    """What a worker process serves."""
    register_toy()
    return run.app_from_environment()


if __name__ == "__main__":
    register_toy()
    import katzentisch.server.app as app

    app.Settings = generous
    run.APPLICATION = "tests.server.run_toy:app_from_environment"
    sys.exit(main(sys.argv[1:]))
