"""The rules of a case, and the fingerprints of all games played by the uncompiled rules, made once in another process."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from katzentisch.core.game import Game
from tests.promises.cases import Case, opened

PROGRAM = """
import json
from tests.promises.cases import cases, opened
from tests.promises.test_promises import fingerprint
answers = {}
for case in cases():
    box, variant, seats, changed = case.values[0]
    answers[str((box.name, variant, seats, changed))] = fingerprint(opened(box, variant, seats, changed))
print(json.dumps(answers))
"""


@pytest.fixture
def game(case: Case) -> Game:
    """Return the rules of a test's case."""
    return opened(*case)


@pytest.fixture(scope="session")
def uncompiled_fingerprints() -> dict[str, str]:
    """Return a digest per game, variant and seat count, from the source files."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=Path(__file__).resolve().parents[2],
        env={**os.environ, "KATZENTISCH_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    answers: dict[str, str] = json.loads(done.stdout)
    return answers
