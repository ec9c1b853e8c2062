"""Sentences for people: `words/<language>.toml`, with named blanks.

A sentence stands under a dotted key and has blanks in braces:

    {price}                a fact as it is
    {good:good}            the fact's name, looked up under `good.<value>`
    {seat:player}          the name of the player in that seat
    {n:?tile|tiles}        the first form if the fact is 1, otherwise the second

A list is joined by commas; names that come several times are counted: "2 × Serf, Squire". The page fills
blanks by the same rules (web/src/api/words.ts).
"""

import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

LANGUAGES = ("en", "de")
BLANK = re.compile(r"\{(\w+)(?::([^{}]*))?\}")


class Words:
    """The sentences of one language, from one or more files; later files win."""

    def __init__(self, language: str, sentences: Mapping[str, str]) -> None:
        self.language = language
        self.sentences = dict(sentences)

    def has(self, key: str) -> bool:
        """Whether there is a sentence under this key."""
        return key in self.sentences

    def say(self, key: str, facts: Mapping[str, object] | None = None, players: Sequence[str] = ()) -> str:
        """Return the sentence under a key with its blanks filled; the key itself where there is none."""
        sentence = self.sentences.get(key)
        return key if sentence is None else self.fill(sentence, facts or {}, players)

    def fill(self, sentence: str, facts: Mapping[str, object], players: Sequence[str] = ()) -> str:
        """Fill the blanks of a sentence."""

        def blank(match: re.Match[str]) -> str:
            name, form = match.group(1), match.group(2)
            if name not in facts:
                return match.group(0)
            return self._shown(facts[name], form, players)

        return BLANK.sub(blank, sentence)

    def event(self, heard: Mapping[str, object], players: Sequence[str]) -> str:
        """Return the log line of an event as one seat heard it (see `Event.heard_by`)."""
        key = f"event.{heard['kind']}"
        if heard.get("secret") and self.has(f"{key}_secret"):
            key = f"{key}_secret"
        return self.say(key, heard, players)

    def refusal(self, code: str, facts: Mapping[str, object], players: Sequence[str] = ()) -> str:
        """Return the sentence of a refusal."""
        return self.say(f"refusal.{code}", facts, players)

    def name(self, domain: str, value: object) -> str:
        """Return the name of a thing: ("good", "wine") -> "Wine"."""
        return self.sentences.get(f"{domain}.{value}", str(value))

    def _shown(self, value: object, form: str | None, players: Sequence[str]) -> str:
        if isinstance(value, (list, tuple)):
            shown = [self._shown(item, form, players) for item in value]
            return ", ".join(shown if form is None else counted(shown))
        if form is None:
            return str(value)
        if form.startswith("?"):
            singular, _, plural = form[1:].partition("|")
            return singular if value == 1 else plural
        if form == "player" and isinstance(value, int):
            return players[value] if 0 <= value < len(players) else str(value)
        return self.name(form, value)


def counted(names: list[str]) -> list[str]:
    """Return names with those that come several times counted: ["Serf", "Serf", "Squire"] -> ["2 × Serf", "Squire"]."""
    counts = Counter(names)
    return [f"{n} × {name}" if n > 1 else name for name, n in counts.items()]


def flatten(data: Mapping[str, object], prefix: str = "") -> dict[str, str]:
    """Return nested tables of texts as one table with dotted keys."""
    flat: dict[str, str] = {}
    for key, value in data.items():
        dotted = f"{prefix}{key}"
        if isinstance(value, dict):
            flat.update(flatten(value, f"{dotted}."))
        else:
            flat[dotted] = str(value)
    return flat


@cache
def load(language: str, *folders: Path) -> Words:
    """Read the words of a language from these folders, later ones winning."""
    sentences: dict[str, str] = {}
    for folder in folders:
        path = folder / f"{language}.toml"
        sentences.update(flatten(tomllib.loads(path.read_text(encoding="utf-8"))))
    return Words(language, sentences)
