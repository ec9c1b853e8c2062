"""Which written bugs are caught by the tests of their requirement: measured once, kept until a file changes."""

import hashlib
import json
import os

from tools.breaks import written
from tools.breaks.bugs import CACHE, Bug, Game, Verdict
from tools.breaks.reach import hash_of
from tools.breaks.running import run


def proofs(game: Game, jobs: int = 2) -> list[Verdict]:
    """Return what becomes of every written bug of a game."""
    os.environ["KATZENTISCH_PURE"] = "1"
    bugs = written.read_breaks(game)
    path = CACHE / f"{game.name}-proofs-{_hash(game)}.json"
    if path.exists():
        outcomes = json.loads(path.read_text(encoding="utf-8"))
        return [Verdict(bug, *outcome) for bug, outcome in zip(bugs, outcomes, strict=True)]
    verdicts = run(game, bugs, jobs)
    CACHE.mkdir(parents=True, exist_ok=True)
    for old in CACHE.glob(f"{game.name}-proofs-*.json"):
        old.unlink()
    path.write_text(json.dumps([[verdict.outcome, verdict.detail] for verdict in verdicts]), encoding="utf-8")
    return verdicts


def _hash(game: Game) -> str:
    text = hash_of(game).encode() + game.listed("breaks").read_bytes()
    return hashlib.sha256(text).hexdigest()[:16]


def in_short(bug: Bug) -> str:
    """Return file, old and new text of a bug, as a page prints it."""
    old, new = " ".join(bug.source[bug.start : bug.end].split()), " ".join(bug.text.split())
    return f"{bug.file}: `{old or ' '}` → {f'`{new}`' if new else 'nothing'}"
