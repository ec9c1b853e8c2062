"""Verdicts of earlier runs, so that a long run can be stopped and goes on where it was: build/breaks/<game>-verdicts.jsonl.

A bug that was noticed stays noticed while its file, the file of the test that noticed it and the helpers of the tests are as
they were. A survivor is tried again as soon as anything changes that a test could depend on.
"""

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from tools.breaks.bugs import CACHE, ROOT, SURVIVED, Bug, Game, Verdict
from tools.breaks.reach import hash_of

_HELPERS = ("conftest.py", "positions.py")


class Kept:
    """What became of the bugs of one game so far."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._path = CACHE / f"{game.name}-verdicts.jsonl"
        self._all = hash_of(game)
        self._outcomes: dict[str, tuple[str, str, str]] = {}  # bug -> what it held for, outcome, detail
        if self._path.exists():
            for line in self._path.read_text(encoding="utf-8").splitlines():
                key, *rest = json.loads(line)
                self._outcomes[key] = tuple(rest)

    def verdict(self, bug: Bug) -> Verdict | None:
        """Return what became of a bug if that still holds."""
        held_for, outcome, detail = self._outcomes.get(_key(bug), ("", "", ""))
        if not outcome or held_for != self._holds_for(outcome, detail):
            return None
        return Verdict(bug, outcome, detail)

    def survived(self, bug: Bug) -> bool:
        """Whether a bug survived when it was last tried, whatever has changed since."""
        return self._outcomes.get(_key(bug), ("", "", ""))[1] == SURVIVED

    def note(self, verdicts: Iterable[Verdict]) -> None:
        """Keep some verdicts for good."""
        CACHE.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            for verdict in verdicts:
                entry = (self._holds_for(verdict.outcome, verdict.detail), verdict.outcome, verdict.detail)
                self._outcomes[_key(verdict.bug)] = entry
                file.write(json.dumps([_key(verdict.bug), *entry]) + "\n")

    def _holds_for(self, outcome: str, detail: str) -> str:
        """Return a hash of what a verdict rests on besides the file with the bug."""
        test = ROOT / detail.partition("::")[0]
        if outcome == SURVIVED or not test.is_file():
            return self._all
        return _hash_of_files(test, *(self._game.tests / name for name in _HELPERS))


def _key(bug: Bug) -> str:
    text = f"{bug.game.name} {bug.file} {bug.start} {bug.end} {bug.id} {bug.text} {_hash_of_files(bug.path)}"
    return hashlib.sha256(text.encode()).hexdigest()[:20]


@cache
def _hash_of_files(*paths: Path) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.read_bytes() if path.is_file() else b"-")
    return digest.hexdigest()[:16]
