"""Whatever is typed, the table answers and goes on."""

import contextlib
import io
from unittest import mock

from hypothesis import given, settings
from hypothesis import strategies as some

from katzentisch import games
from katzentisch.cli.main import main
from tests import toy

COMMANDS = ["?", "why", "list", "find", "board", "log", "score", "undo", "redo", "as", "help", "hint random"]
words = some.text(some.characters(exclude_characters="\n\r", exclude_categories=["Cs"]), max_size=12)
numbers = some.integers(-3, 12).map(str)
lines = some.one_of(
    numbers,
    words,
    some.tuples(some.sampled_from(COMMANDS), some.one_of(numbers, words)).map(" ".join),
    some.sampled_from(COMMANDS),
)


@settings(max_examples=60, deadline=None)
@given(some.lists(lines, max_size=15), some.sampled_from(["human,greedy", "human,human,random"]))
def test_no_line_breaks_the_table(typed: list[str], seats: str):
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.object(games, "_registered", {toy.BOX.name: toy.BOX}),
        mock.patch("sys.stdin", io.StringIO("\n".join(typed))),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = main(["play", "whiskers", "--seats", seats, "--seed", "1"])
    assert (code, err.getvalue()) == (0, "")
    assert "You have left the table." in out.getvalue() or "Winner" in out.getvalue()


@settings(max_examples=100, deadline=None)
@given(
    some.lists(
        some.one_of(words, some.sampled_from(["play", "check", "replay", "--json", "--lang", "--set"])),
        max_size=5,
    )
)
def test_no_arguments_end_in_a_traceback(typed: list[str]):
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch("sys.stdin", io.StringIO()),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            code = main(typed)
        except SystemExit as left:
            code = int(left.code or 0)
    assert code in (0, 2)
    assert code == 0 or err.getvalue().count("\n") >= 1
