"""Rule questions from a real table, put to the referee of a game: the same for the command line and the server.

A case is bounded before a game reads it, so that no case costs more than a moment.
"""

from typing import cast

from katzentisch import games, play
from katzentisch.core.material import MaterialError
from katzentisch.core.nonsense import Nonsense
from katzentisch.core.words import load

Case = dict[str, object]
_MOST_DEEP = 8
_MOST_ITEMS = 400  # no game has more cards or tiles
_MOST_LETTERS = 100
_MOST_NUMBER = 1_000_000


class WrongCase(ValueError):
    """A case that makes no sense; `key` and `facts` are for the words under `case`."""

    def __init__(self, key: str, **facts: object) -> None:
        self.key = key
        self.facts = facts
        super().__init__(self.said("en"))

    def said(self, language: str) -> str:
        """Return the complaint in a language."""
        return load(language, play.WORDS).say(f"case.{self.key}", self.facts)


def answer(game: str, case: object) -> Case:
    """Answer a case by the rules of a game; ValueError says what is wrong with it."""
    if not isinstance(case, dict):
        raise WrongCase("object", value=repr(case)[:_MOST_LETTERS], right='{"task": …}')
    _check_size(case, 0)
    referee = games.desk(game, "referee")
    assert referee is not None
    try:
        return cast(Case, referee.answer(case))
    except ValueError as error:
        if isinstance(error.__cause__, MaterialError):
            error.__cause__.words = games.box(game).folder / "words"
        raise
    except OverflowError as error:  # the rules count in 64 bits
        raise WrongCase("number", most=_MOST_NUMBER) from error


def said(error: ValueError, language: str) -> str:
    """Return what an error of `answer` says, in a language where the game has words for it."""
    if isinstance(error, (Nonsense, WrongCase)):
        return error.said(language)
    wrong = error.__cause__
    if isinstance(wrong, MaterialError):  # a game reads a case as it reads material
        words = load(language, play.WORDS, *([] if wrong.words is None else [wrong.words]))
        if words.has(f"complaint.{wrong.code}"):
            return words.say(f"complaint.{wrong.code}", wrong.facts).removesuffix(".")
    return str(error)


def _check_size(value: object, depth: int) -> None:
    """Refuse what is larger than any game."""
    if depth > _MOST_DEEP:
        raise WrongCase("deep", most=_MOST_DEEP)
    if isinstance(value, (list, dict)):
        if len(value) > _MOST_ITEMS:
            raise WrongCase("items", n=len(value), most=_MOST_ITEMS)
        for item in value:
            _check_size(item, depth + 1)
        for item in value.values() if isinstance(value, dict) else ():
            _check_size(item, depth + 1)
    elif isinstance(value, str) and len(value) > _MOST_LETTERS:
        raise WrongCase("text", most=_MOST_LETTERS)
    elif isinstance(value, (int, float)) and not abs(value) <= _MOST_NUMBER:
        raise WrongCase("number", most=_MOST_NUMBER)
