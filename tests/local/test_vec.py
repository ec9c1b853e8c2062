"""The `vec` of the browser's Python is librt's own build for it: it does what librt's does here, at every edge."""

import json
from pathlib import Path

import pytest

from tests.local import vec_walks
from tests.local.browsers_python import in_the_browsers_python

_TASKS = [(kind, seed, 60) for kind in vec_walks.KINDS for seed in range(100)]
_PROGRAM = Path(vec_walks.__file__).read_text(encoding="utf-8")
_INTEGERS = {"i64": (-(2**63), 2**63 - 1), "i32": (-(2**31), 2**31 - 1), "u8": (0, 255)}


@pytest.mark.timeout(300)
def test_the_browsers_vec_walks_as_librts_does():
    asked = json.dumps(_TASKS)
    there = json.loads(in_the_browsers_python(f"{_PROGRAM}\nwalks({asked!r})"))
    for task, here, elsewhere in zip(_TASKS, json.loads(vec_walks.walks(asked)), there, strict=True):
        different = [pair for pair in zip(here, elsewhere, strict=True) if pair[0] != pair[1]]
        assert not different, (task, different[:3])


@pytest.mark.parametrize("kind", vec_walks.KINDS)
def test_the_walks_meet_every_step_and_refusals_of_it(kind):
    """What is compared is worth comparing: each step succeeds and fails somewhere, values at both edges are kept."""
    told = [line for seed in range(100) for line in vec_walks.walk(kind, seed, 60)]
    steps = {line.partition(":")[0] for line in told}
    refused = {line.partition(":")[0] for line in told if "Error" in line.split()[1]}
    assert len(steps) == 11
    assert {"append", "extend", "new", "pop", "remove", "get", "set"} <= refused
    for edge in _INTEGERS.get(kind, ()):
        assert any(f"[{edge}" in line or f" {edge}," in line for line in told), edge
