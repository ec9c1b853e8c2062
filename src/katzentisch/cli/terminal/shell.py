"""The voice of a running command: sentences, tables and JSON on standard output."""

import json
import sys

from rich.console import Console, RenderableType

from katzentisch.core.words import Words

PIPED_WIDTH = 100


class Shell:
    """Where a command writes, and in which words. With `--json` programs read, so people's lines are left out."""

    def __init__(self, words: Words, json_wanted: bool = False) -> None:
        self.words = words
        self.language = words.language
        self.json_wanted = json_wanted
        self.console = _console(sys.stdout.isatty())
        self.progress = Console(
            stderr=True, highlight=False
        )  # long work reports here, never into the results

    def say(self, key: str, facts: dict[str, object] | None = None, style: str | None = None) -> None:
        """Print a sentence."""
        self.console.print(self.words.say(key, facts), style=style, markup=False)

    def show(self, *things: RenderableType) -> None:
        """Print a table, or text with markup."""
        self.console.print(*things)

    def answer(self, data: object) -> None:
        """Print plain data as JSON, for programs."""
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def _console(at_a_terminal: bool) -> Console:
    if at_a_terminal:
        return Console(highlight=False, emoji=False)
    return Console(highlight=False, emoji=False, width=PIPED_WIDTH, file=sys.stdout)
