"""The engine in the browser's Python plays the games of the compiled one, step by step."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from katzentisch import games
from katzentisch.local.same_games import hashes
from katzentisch.server.http.static_site import STATIC

WEB = Path(__file__).parents[2] / "web"


def tasks(seeds: range) -> list[tuple[str, str, int, int]]:
    """Return games of every variant, the seats changing with the seed."""
    return [
        (name, variant.name, variant.seats[seed % len(variant.seats)], seed)
        for name in games.names()
        for variant in games.box(name).variants_with(None)
        for seed in seeds
    ]


def in_the_browsers_python(asked: str) -> list[str]:
    """Return the hashes of the page's own runtime, run by Node."""
    node = shutil.which("node")
    if node is None or not (STATIC / "offline" / "index.html").is_file():
        pytest.fail("Node or the runtime is missing: `make page` builds it.", pytrace=False)
    command = [node, "same_games.mjs", str(STATIC)]
    done = subprocess.run(command, cwd=WEB, input=asked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    told: list[str] = json.loads(done.stdout.splitlines()[-1])
    return told


def assert_same(seeds: range) -> None:
    played = tasks(seeds)
    asked = json.dumps(played)
    here, there = json.loads(hashes(asked)), in_the_browsers_python(asked)
    different = [task for task, a, b in zip(played, here, there, strict=True) if a != b]
    assert not different, f"{len(different)} of {len(played)} games differ: {different[:5]}"
    assert len(set(here)) == len(played), "two seeds gave one game"


@pytest.mark.timeout(300)
def test_the_browsers_engine_plays_the_same_games():
    assert_same(range(20))


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_browsers_engine_plays_the_same_hundred_games_of_every_variant():
    assert_same(range(100, 200))
