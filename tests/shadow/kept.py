"""Answers of a shadow that are kept while nothing changes: during one comparison with the engine, or while it lists choices.

A comparison asks for everybody's view, points and choices; all of them need the same lines, stocks and discounts. Nothing is
kept while a shadow carries out a choice.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")

_kept: list[dict[Any, Any]] = []  # by function: its answers by arguments
_is_comparing = False


def pure(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """Keep the answers of a function that changes nothing; who asks must not change an answer either."""
    answers: dict[Any, Answer] = {}
    _kept.append(answers)

    @wraps(function)
    def asked(*arguments: Arguments.args, **named: Arguments.kwargs) -> Answer:
        if not _is_comparing:
            return function(*arguments, **named)
        key = (arguments, *named.items()) if named else arguments
        if key in answers:
            return answers[key]
        answer = answers[key] = function(*arguments, **named)
        return answer

    return asked


@contextmanager
def comparing() -> Iterator[None]:
    """Keep answers in here, and forget them at the end."""
    global _is_comparing
    assert not _is_comparing, "answers are forgotten at the end, so only one may keep them"
    _is_comparing = True
    try:
        yield
    finally:
        _is_comparing = False
        for answers in _kept:
            answers.clear()
