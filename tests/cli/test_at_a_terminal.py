"""At a real terminal: a pseudo-terminal with a person on the other side."""

import codecs
import os
import pty
import re
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
    decoder = codecs.getincrementaldecoder("utf-8")()
    screen, read_upto, deadline = "", 0, time.monotonic() + 60
    try:
        while time.monotonic() < deadline:
            if answers and answers[0][0] in screen[read_upto:]:
                read_upto = len(screen)
                answer = answers.pop(0)[1]
                os.write(ours, answer.encode() + (b"" if answer.endswith("\r") else b"\n"))
            try:
                screen += decoder.decode(os.read(ours, 4096))
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


def test_a_cat_is_moved_turned_and_placed_by_keys():
    screen = converse(
        ["play", "isle_of_cats", "--variant", "family", "--seed", "7", "--seats", "Ana=human,Bo=greedy"],
        [
            ("Which figure", "1"),
            ("Which 2 family cards", "1"),
            ("as your second", "1"),
            ("Which cat do you rescue", "1"),
            ("Where do you place", "place"),
            ("Esc goes back", "r\x1b[B\x1b[C\r"),
            ("You place the blue cat", "undo"),
            ("Where do you place", "place"),
            (
                "Esc goes back",
                "\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[D\x1b[D\x1b[D\x1b[D\x1b[D\x1b[D\x1b[D\x1b[D\x1b[D\x1b[D\r",
            ),
            ("░", "q\r"),
            ("Ana> ", "quit"),
        ],
    )
    assert "It fits here" in screen and "█" in screen
    assert "place moves the tile over your boat by keys" in screen
    columns = next(line for line in screen.splitlines() if line.startswith("   1  At a"))
    assert len(re.findall(r"\d+  At ", columns)) > 2  # many places, side by side
    assert "Oshax:" not in screen  # which the family game does not have
    assert screen.count("You place the blue cat") == 1  # not over the water
