"""The command, run in this process, with the toy game on the shelf."""

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from katzentisch import games
from katzentisch.cli.main import main
from tests import toy


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Katzentisch = Callable[..., Answer]


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the toy game on the shelf, alone."""
    monkeypatch.setattr(games, "names", lambda: ["whiskers"])
    monkeypatch.setattr(games, "_registered", {"whiskers": toy.BOX})


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Katzentisch:
    """Return a function that runs the command as a person would type it, with the games there are."""
    for variable in ("KATZENTISCH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)

    def run(*words: str, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            code = main(words)
        except SystemExit as left:
            code = int(left.code or 0)
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return run


@pytest.fixture
def katzentisch(shelf: None, command: Katzentisch) -> Katzentisch:
    """Return a function that runs the command with the toy game alone on the shelf."""
    return command
