"""argparse in the reader's language: texts of arguments come from words, errors are one sentence."""

import argparse
from collections.abc import Sequence
from typing import NoReturn

from katzentisch.core.words import Words


class UsageError(Exception):
    """Arguments that no command understands; the message says what would be right."""


class Parser(argparse.ArgumentParser):
    """A parser that raises UsageError instead of printing its usage and leaving."""

    def error(self, message: str) -> NoReturn:
        """Complain in one sentence."""
        raise UsageError(f"{self.prog}: {message}")

    def add_common(self, languages: Sequence[str]) -> None:
        """Add what every command understands, also behind its name; what stands before the name is kept."""
        self.add_argument("--lang", choices=languages, default=argparse.SUPPRESS)
        if "--json" not in self._option_string_actions:
            self.add_argument("--json", action="store_true", default=argparse.SUPPRESS)


def describe(parser: Parser, words: Words, command: str) -> None:
    """Give each argument its text: `argument.<command>.<name>`, or `argument.<name>`."""
    for action in parser._actions:
        key = f"argument.{command}.{action.dest}"
        if not words.has(key):
            key = f"argument.{action.dest}"
        if action.help != argparse.SUPPRESS and words.has(key):
            action.help = (words.say(key) + _default(action, words)).replace("%", "%%")


def _default(action: argparse.Action, words: Words) -> str:
    """Say what holds if the argument is not given; nothing for switches and where the text says it."""
    is_value = isinstance(action.default, (str, int, float)) and not isinstance(action.default, bool)
    if not is_value or action.default in ("", argparse.SUPPRESS):
        return ""
    return " " + words.say("shell.default", {"value": str(action.default)})


def speak(words: Words) -> None:
    """Let argparse's own sentences be those under `[argparse]`.

    argparse asks gettext, which reads nothing but compiled catalogues; so its two questions are answered here.
    """

    def translated(message: str) -> str:
        key = f"argparse.{message}"
        return words.say(key) if words.has(key) else message

    def translated_plural(single: str, plural: str, count: int) -> str:
        return translated(single if count == 1 else plural)

    for name, answer in (("_", translated), ("ngettext", translated_plural)):
        setattr(argparse, name, answer)
