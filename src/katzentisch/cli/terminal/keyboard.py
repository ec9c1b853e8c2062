"""Line input from a terminal or a pipe."""

import sys

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
