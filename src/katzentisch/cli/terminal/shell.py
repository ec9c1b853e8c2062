"""The voice of a running command: sentences, tables and JSON on standard output."""

import json
import re
import sys
from contextlib import AbstractContextManager, nullcontext
from typing import TextIO

from babel.numbers import format_decimal, format_percent
from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.text import Text

from katzentisch.core.words import Words

_PIPED_WIDTH = 100
_WIDEST = 2_000  # of a table that is piped
# The number, dot or name before the text of a line; text that is broken goes on below its beginning.
_LINE_START = re.compile(r"\s*(\d+  |· |\S.{0,15}? {3,})?")


class Shell:
    """Where a command writes, and in which words.

    With `--json` standard output is for programs, so what people read goes to standard error.
    """

    def __init__(self, words: Words, json_wanted: bool = False) -> None:
        self.words = words
        self.language = words.language
        self.json_wanted = json_wanted
        self.console = _console(sys.stderr if json_wanted else sys.stdout)
        self.progress = _console(sys.stderr)  # long work reports here, never into the results

    def say(self, key: str, facts: dict[str, object] | None = None, style: str | None = None) -> None:
        """Print a sentence."""
        self.plain(self.words.say(key, facts), style)

    def plain(self, text: str, style: str | None = None) -> None:
        """Print text as it is: what looks like markup in it means nothing."""
        for line in text.split("\n"):
            self.console.print(hung(Text(line), self.console), style=style)

    def show(self, *things: RenderableType) -> None:
        """Print a table, or text with markup; where nobody watches, tables are as wide as they are."""
        if self.console.is_terminal:
            for thing in things:
                self._show_whole(thing)
            return
        self.console.width = _WIDEST
        for thing in things:
            width = max(_PIPED_WIDTH, Measurement.get(self.console, self.console.options, thing).maximum)
            self.console.print(thing, width=width)
        self.console.width = _PIPED_WIDTH

    def _show_whole(self, thing: RenderableType) -> None:
        """Print at a terminal; lines of text that are too long are broken where they can be."""
        if not isinstance(thing, str):
            self.console.print(thing)
            return
        for line in Text.from_markup(thing).split("\n", allow_blank=True):
            self.console.print(hung(line, self.console))

    def percent(self, share: float, digits: int = 1) -> str:
        """Return a share as the reader's language writes it: 65.5%, 65,5 %."""
        pattern = {"de": "0 %"}.get(self.language, "0%")
        return format_percent(
            share, pattern.replace("0", "0." + "0" * digits if digits else "0"), self.language
        )

    def number(self, value: float, digits: int = 1) -> str:
        """Return a number as the reader's language writes it."""
        return format_decimal(value, "#,##0." + "0" * digits if digits else "#,##0", self.language)

    def waiting(self, key: str, facts: dict[str, object]) -> AbstractContextManager[object]:
        """Show a sentence while something takes its time; nothing where nobody watches."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(self.words.say(key, facts))

    def answer(self, data: object) -> None:
        """Print plain data as JSON, for programs."""
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def hung(line: Text, console: Console) -> Text:
    """Break a line that is too long; what follows stands below its text: behind its number, or as far in as it began.

    >>> print(hung(Text("  11  Hire a seductress"), Console(width=16)))
      11  Hire a
          seductress
    """
    if line.cell_len <= console.width:
        return line
    start = _LINE_START.match(line.plain)
    margin = min(start.end() if start else 0, console.width // 2)
    parts = line[margin:].wrap(console, console.width - margin)
    for part in parts:
        part.rstrip()
    return line[:margin] + Text("\n" + " " * margin).join(parts)


def _console(file: TextIO) -> Console:
    width = None if file.isatty() else _PIPED_WIDTH
    return Console(file=file, highlight=False, emoji=False, width=width)
