"""Compile the core in place: the work behind `make fast`.

Says in one sentence what happened, and succeeds without a C compiler: everything works uncompiled. What was
compiled is remembered by content, so that a stale compiled module is noticed (`stale`, used by the tests).
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
STAMP = ROOT / "build" / "fast.json"
INTERPRETED = {"__init__.py", "referee.py", "terminal.py"}  # as in setup.py: never compiled, never stale
TIMES = ROOT / "build" / "times.json"  # what the last build cost; `make bench` prints it


def sources() -> dict[str, str]:
    """Return a digest of every source file that may be compiled, by its path."""
    files = [ROOT / "setup.py"]
    for layer in ("core", "kit", "games", "bots", "research/stepping"):
        files += sorted((SOURCE / "katzentisch" / layer).rglob("*.py"))
    return {
        str(path.relative_to(ROOT)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files
        if "tests" not in path.parts and path.name not in INTERPRETED
    }


def compiled() -> list[Path]:
    """Return the compiled modules that lie beside their sources."""
    return [path for pattern in ("*.so", "*.pyd") for path in SOURCE.rglob(pattern)]


def stale() -> list[str]:
    """Return the sources that were changed since they were compiled; none where nothing is compiled."""
    if not compiled():
        return []
    built = json.loads(STAMP.read_text()) if STAMP.exists() else {}
    return [path for path, digest in sources().items() if built.get(path) != digest]


def main() -> int:
    """Build what changed, or say why not."""
    if compiled() and not stale():
        return 0
    began = time.monotonic()
    digests = sources()
    for old in compiled():
        old.unlink()
    done = _build()
    if done.returncode != 0:
        # mypyc 2.4.1 sometimes stumbles over what it remembers of unchanged files; without that it builds.
        shutil.rmtree(ROOT / ".mypy_cache", ignore_errors=True)
        done = _build()
    if done.returncode != 0:
        sys.stderr.write(done.stdout[-6000:] + done.stderr[-6000:])
        print("The core did not compile; the lines above say why.")
        return 1
    if not compiled():
        print("No C compiler was found: Katzentisch runs uncompiled, slower but the same.")
        return 0
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(json.dumps(digests, indent=1))
    TIMES.write_text(json.dumps({"wall": time.monotonic() - began, "cpu": _cpu_of_children()}))
    print(f"Compiled the core in {time.monotonic() - began:.0f} s.")
    return 0


def _build() -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace", "-j", "2"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def _cpu_of_children() -> float:
    spent = os.times()
    return spent.children_user + spent.children_system


if __name__ == "__main__":
    sys.exit(main())
