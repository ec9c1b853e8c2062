"""At a real terminal: a pseudo-terminal with a person on the other side."""

import os
import pty
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import sys
from katzentisch import games
from katzentisch.cli.main import main
from tests import toy
games.register(toy.BOX)
sys.exit(main())
"""


def converse(words: list[str], answers: list[tuple[str, str]]) -> str:
    """Run the command at a pseudo-terminal; type each answer when its prompt has appeared; return the screen."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words],
        cwd=ROOT,
        env={
            **os.environ,
            "KATZENTISCH_LANG": "en",
            "TERM": "xterm",
            "COLUMNS": "120",
            "PYTHONPATH": str(ROOT),
        },
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
    )
    os.close(theirs)
    screen, read_upto, deadline = "", 0, time.monotonic() + 60
    try:
        while time.monotonic() < deadline:
            if answers and answers[0][0] in screen[read_upto:]:
                read_upto = len(screen)
                os.write(ours, answers.pop(0)[1].encode() + b"\n")
            try:
                screen += os.read(ours, 4096).decode()
            except OSError:  # the other side has left
                break
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    assert answers == [], screen
    return screen


def test_the_screen_is_hidden_between_two_people():
    screen = converse(
        ["play", "whiskers", "--seed", "7", "--seats", "Ana=human,Bo=human"],
        [
            ("Ana> ", "1"),
            ("Press Enter when only Bo can see", ""),
            ("Bo> ", "1"),
            ("Press Enter", ""),
            ("Ana> ", "quit"),
        ],
    )
    assert "\x1b[2J" in screen or "\x1b[H" in screen
    assert "You have left the table." in screen
