"""The choices of one decision, numbered for people: first what is possible, then what is not, and why."""

from collections.abc import Sequence

from katzentisch.cli.terminal.drawing import choice_text, note_beside
from katzentisch.core.game import Table
from katzentisch.core.words import Words

SHOWN = 40  # most choices printed at once
_MANY = 12  # choices from which on short ones stand in columns
_GAP = "   "


class Menu:
    """What a seat may do now, numbered from 1; what it may not, numbered on from there.

    `refused` are the other choices of the kinds that are open, `closed` those of all other kinds.
    """

    def __init__(self, table: Table, seat: int, words: Words, players: Sequence[str]) -> None:
        self.table = table
        self.seat = seat
        self.words = words
        self.players = players
        self.question = table.question(seat)
        self.possible = table.legal(seat)
        self.refused: list[int] = []
        self.closed: list[int] = []
        possible = set(self.possible)
        blocks = table.game.actions.blocks
        for block in blocks:
            actions = range(block.first, block.first + block.size)
            others = [action for action in actions if action not in possible]
            (self.refused if len(others) < block.size else self.closed).extend(others)
        every = self.possible + self.refused + self.closed
        self.numbers = {action: number for number, action in enumerate(every, start=1)}
        self.actions = dict(enumerate(every, start=1))

    def text(self, action: int) -> str:
        """Return the words of a choice."""
        return choice_text(self.table.game, action, self.question, self.words, self.players)

    def lines(self, actions: Sequence[int]) -> list[str]:
        """Return a numbered line per choice, with what it costs and brings where the game tells it."""
        view, lines = self.table.view(self.seat), []
        for action in actions:
            note = note_beside(self.table.game, action, view, self.words)
            line = f"{self.numbers[action]:>4}  {self.text(action)}"
            lines.append(f"{line} · {note}" if note else line)
        return lines

    def places_a_tile(self) -> bool:
        """Whether a tile is to be placed, which can be done by keys."""
        question = self.question
        return (
            question.get("kind") == "place" and "shape" in question and "shapes" in self.table.game.printed()
        )

    def containing(self, wanted: str, actions: Sequence[int]) -> list[int]:
        """List the choices whose words contain all the words wanted."""
        parts = wanted.casefold().split()
        return [action for action in actions if all(part in self.text(action).casefold() for part in parts)]

    def why_not(self, action: int) -> tuple[str, str]:
        """Return why a choice is refused, and the rule that says so; empty if it is not refused."""
        refusal = self.table.why_not(self.seat, action)
        if refusal is None:
            return "", ""
        return self.words.refusal(refusal.code, refusal.facts, self.players), refusal.rule

    def rule(self) -> str:
        """Return the rule section this decision is about.

        The question names it, or its name begins like the question's; otherwise it is the rule that most
        often refuses answers of the first kind.
        """
        named = self.question.get("rule")
        if self.words.has(f"rule.{named}.text"):
            return str(named)
        kind = str(self.question.get("kind", "turns"))
        alike = sorted(rule for rule in self.sections() if rule.startswith(kind))
        return alike[0] if alike else self._refusing_rule()

    def sections(self) -> list[str]:
        """List the sections of the rules, in their order."""
        return self.words.below("rule", "title")

    def _refusing_rule(self) -> str:
        actions = self.table.game.actions
        first = [actions.block_of(action) for action in self.possible[:1]]
        others = [action for action in self.refused if actions.block_of(action) in first]
        rules = [self.why_not(action)[1] for action in others or self.refused[:200]]
        told = [rule for rule in rules if rule != "turns"]
        return max(dict.fromkeys(told), key=told.count) if told else "turns"


def in_columns(lines: Sequence[str], width: int) -> list[str]:
    """Return many short lines as columns of this width, read from top to bottom; others as they are.

    >>> in_columns([f"{number:>2}  a" for number in range(1, 14)], 20)[0]
    ' 1  a    8  a'
    >>> in_columns(["1  a", "2  b"], 20)
    ['1  a', '2  b']
    """
    widest = max(map(len, lines), default=0)
    columns = (width + len(_GAP)) // (widest + len(_GAP))
    if len(lines) <= _MANY or columns < 2:
        return list(lines)
    rows = -(-len(lines) // columns)
    return [_GAP.join(line.ljust(widest) for line in lines[row::rows]).rstrip() for row in range(rows)]
