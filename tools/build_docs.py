"""Build the API reference from the docstrings: the work behind `make docs`.

    python -m tools.build_docs [FOLDER [MODULE ...]]

The modules are read uncompiled, because compiled ones have lost their signatures.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Tests, and the server's start-up, are no part of the reference.
MODULES = ["katzentisch", "!katzentisch.games.*.tests", "!katzentisch.cli", "!katzentisch.server"]


def main() -> int:
    """Run pdoc over the package."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "api"
    modules = sys.argv[2:] or MODULES
    done = subprocess.run(
        [sys.executable, "-m", "pdoc", "--no-show-source", "--output-directory", str(folder), *modules],
        env={**os.environ, "KATZENTISCH_PURE": "1"},
        cwd=ROOT,
        check=False,
    )
    if done.returncode == 0:
        print(f"The reference is in {folder / 'index.html'}.")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
