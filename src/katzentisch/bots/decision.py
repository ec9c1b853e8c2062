"""The decision of a bot, with reasons made from numbers it really computed."""

from collections.abc import Sequence

from katzentisch.core.words import Words

_MOST_REASONS = 3


class Reason:
    """A key under `[reason]` of the bots' words, and facts for its blanks.

    A fact that is a choice ({"kind": ...}) or a list of words is put into words by `say`.
    """

    def __init__(self, key: str, facts: dict[str, object]) -> None:
        self.key = key
        self.facts = facts

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.facts!r})"


class Alternative:
    """An action that was considered: its visits, and its value (a share of the win from 0 to 1, or a prior)."""

    def __init__(self, action: int, visits: int, value: float) -> None:
        self.action = action
        self.visits = visits
        self.value = value

    def __repr__(self) -> str:
        return f"Alternative({self.action}, {self.visits}, {self.value:.3f})"


class Decision:
    """An action, up to three reasons, and the alternatives considered, the chosen one first."""

    def __init__(self, action: int, reasons: list[Reason], alternatives: list[Alternative]) -> None:
        self.action = action
        self.reasons = reasons[:_MOST_REASONS]
        self.alternatives = alternatives


def say(reason: Reason, words: Words, players: Sequence[str] = (), seat: int = -1) -> str:
    """Return a reason of a seat as a sentence, from words that hold both the game's and the bots' sentences."""
    facts: dict[str, object] = {"seat": seat}
    for name, value in reason.facts.items():
        if isinstance(value, dict):
            facts[name] = words.say(f"choice.{value.get('kind')}", value, players)
        else:
            facts[name] = value
    return words.say(f"reason.{reason.key}", facts, players)
