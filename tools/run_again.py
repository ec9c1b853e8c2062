"""Run pytest, run what failed once more, and say so loudly: for tests with real browsers and sockets.

    python -m tools.run_again PYTEST-ARGUMENTS    run the tests; failures are run again, one at a time
    python -m tools.run_again --report            print which tests had to be run again since the last run

On a busy machine a browser may miss a deadline. A second try tells a slow machine from a defect, but it must
not hide a flaky test: every test that was run again is written to build/run-again.txt and counted.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOTES = ROOT / "build" / "run-again.txt"
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
_TESTS_FAILED = 1  # pytest's exit code; others mean that it could not run


def without_parallel(arguments: list[str]) -> list[str]:
    """Return the arguments of pytest without `-n N`: the second try runs alone."""
    kept: list[str] = []
    skip = False
    for argument in arguments:
        if not skip and argument != "-n":
            kept.append(argument)
        skip = argument == "-n"
    return kept


def _failed_tests() -> list[str]:
    """Return the ids of the tests that failed in the last run."""
    return sorted(json.loads(FAILED.read_text(encoding="utf-8"))) if FAILED.exists() else []


def report(tests: list[str]) -> str:
    """Return the line that ends a test run.

    >>> report([])
    'No browser test had to be run again.'
    """
    if not tests:
        return "No browser test had to be run again."
    count = "1 browser test" if len(tests) == 1 else f"{len(tests)} browser tests"
    return "\n  ".join([f"WARNING: {count} had to be run again:", *tests])


def noted() -> list[str]:
    """Return the tests that were run again since `build/run-again.txt` was last written."""
    return NOTES.read_text(encoding="utf-8").split("\n")[:-1] if NOTES.exists() else []


def run(arguments: list[str]) -> int:
    """Run the tests, and the failed ones once more; return pytest's exit code."""
    NOTES.parent.mkdir(exist_ok=True)
    NOTES.write_text("", encoding="utf-8")
    FAILED.unlink(missing_ok=True)
    code = subprocess.run([sys.executable, "-m", "pytest", *arguments], cwd=ROOT, check=False).returncode
    again = _failed_tests()
    if code != _TESTS_FAILED or not again:
        return code
    NOTES.write_text("".join(f"{test}\n" for test in again), encoding="utf-8")
    print(f"\n{report(again)}\n", flush=True)
    once_more = ["--last-failed", "--last-failed-no-failures", "none", *without_parallel(arguments)]
    return subprocess.run([sys.executable, "-m", "pytest", *once_more], cwd=ROOT, check=False).returncode


def main() -> int:
    """Run the tests, or report."""
    if sys.argv[1:] == ["--report"]:
        print(report(noted()))
        return 0
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
