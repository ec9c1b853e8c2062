"""A progress bar that shows nothing."""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def untracked(answers: Iterable[T], total: int, text: str, done: int) -> Iterable[T]:
    """Return the answers as they are."""
    return answers
