"""Line input from a terminal or a pipe."""

import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from katzentisch.cli.terminal.streams import without_mark


class EndOfInput(Exception):
    """The input has ended."""


def at_a_keyboard() -> bool:
    """Whether the input is a terminal rather than a pipe."""
    return sys.stdin.isatty()


def read_line(prompt: str) -> str:
    """Return the next line without spaces around it."""
    if at_a_keyboard():
        try:
            return input(prompt).strip()
        except EOFError:
            raise EndOfInput from None
    line = without_mark(sys.stdin.readline())
    if not line:
        raise EndOfInput
    return line.strip()


_SEQUENCES = {
    "[A": "up",
    "[B": "down",
    "[C": "right",
    "[D": "left",
    "OA": "up",
    "OB": "down",
    "OC": "right",
    "OD": "left",
}
_NAMES = {"\r": "enter", "\n": "enter", "h": "left", "j": "down", "k": "up", "l": "right"}


@contextmanager
def single_keys() -> Iterator[Callable[[], str]]:
    """Let a terminal hand over keys as they are pressed; gives a function that waits for the next."""
    import termios
    import tty

    stream = sys.stdin.fileno()
    before = termios.tcgetattr(stream)
    tty.setcbreak(stream, termios.TCSADRAIN)  # what was typed ahead stays
    try:
        yield lambda: _key(stream)
    finally:
        termios.tcsetattr(stream, termios.TCSADRAIN, before)


def _key(stream: int) -> str:
    """Return the next key by name (up, down, left, right, enter, escape) or as its letter."""
    pressed = os.read(stream, 1).decode("latin-1")
    if not pressed:
        raise EndOfInput
    if pressed != "\x1b":
        return _NAMES.get(pressed, pressed)
    follows = select.select([stream], [], [], 0.05)[0]  # Escape alone is followed by nothing
    return _SEQUENCES.get(os.read(stream, 2).decode("latin-1"), "escape") if follows else "escape"


def has_keys() -> bool:
    """Whether single keys can be read: a terminal, on a system that has them as POSIX does."""
    try:
        import termios  # noqa: F401
    except ImportError:
        return False
    return at_a_keyboard()
