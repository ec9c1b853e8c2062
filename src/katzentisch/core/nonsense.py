"""Questions to a referee that make no sense: a key and facts, said in the reader's language."""

from pathlib import Path

from katzentisch.core.words import load


class Nonsense(ValueError):
    """What is wrong with a question and what would be right: `nonsense-<key>` in the words of a game."""

    def __init__(self, words: Path, key: str, facts: dict[str, object]) -> None:
        self.words = words
        self.key = key
        self.facts = facts
        super().__init__(self.said("en"))

    def said(self, language: str) -> str:
        """Return the complaint in a language."""
        return load(language, self.words).say(f"nonsense.{self.key}", self.facts)
