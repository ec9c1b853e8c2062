"""Answers of a shadow that are kept while nothing changes: during one comparison with the engine.

A comparison asks for everybody's view, points and choices; all of them need the same lines, stocks and discounts. Nothing is
kept while a shadow plays.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")

_answers: dict[Any, Any] = {}
_is_comparing = False


def pure(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """Keep the answers of a function that changes nothing; who asks must not change an answer either."""

    @wraps(function)
    def asked(*arguments: Arguments.args, **named: Arguments.kwargs) -> Answer:
        if not _is_comparing:
            return function(*arguments, **named)
        key = (function, arguments, *named.items())
        if key not in _answers:
            _answers[key] = function(*arguments, **named)
        return _answers[key]  # type: ignore[no-any-return]

    return asked


@contextmanager
def comparing() -> Iterator[None]:
    """Keep answers in here, and forget them at the end."""
    global _is_comparing
    _is_comparing = True
    try:
        yield
    finally:
        _is_comparing = False
        _answers.clear()
