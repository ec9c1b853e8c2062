"""The Python of the built page, run by Node: what is proven of it holds in a browser's tab."""

import shutil
import subprocess
from pathlib import Path

import pytest

from katzentisch.server.http.static_site import STATIC

WEB = Path(__file__).parents[2] / "web"


def in_the_browsers_python(program: str) -> str:
    """Return what the last line of a program says."""
    node = shutil.which("node")
    if node is None or not (STATIC / "offline" / "index.html").is_file():
        pytest.fail("Node or the runtime is missing: `make page` builds it.", pytrace=False)
    command = [node, "in_python.mjs", str(STATIC)]
    done = subprocess.run(command, cwd=WEB, input=program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()[-1]
