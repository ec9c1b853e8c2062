"""The README's commands are run, so that it cannot lie: quick ones for real, long ones as far as they go."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from katzentisch.cli.main import commands

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
KATZENTISCH = ("katzentisch", ".venv/bin/katzentisch")
LONG = {"serve", "tournament", "train", "balance", "review"}  # checked by their --help


def command_lines() -> list[str]:
    """Return each line of the README's shell blocks, without prompt and comment."""
    blocks = re.findall(r"```(?:sh|bash|console|shell)?\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
    lines = [line.strip().removeprefix("$ ") for block in blocks for line in block.splitlines()]
    return [re.sub(r"\s+#.*", "", line) for line in lines if line and not line.startswith("#")]


def targets() -> set[str]:
    """Return the targets of the Makefile."""
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "katzentisch", *words],
        cwd=ROOT,
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_two_commands_everybody_needs_are_there():
    assert {"make play", "make test"} <= set(command_lines())


@pytest.mark.parametrize("line", [line for line in command_lines() if line.startswith("make")])
def test_every_make_target_exists(line: str):
    names = [word for word in shlex.split(line)[1:] if "=" not in word]
    assert names
    assert set(names) <= targets()


@pytest.mark.parametrize("line", [line for line in command_lines() if line.startswith(KATZENTISCH)])
def test_every_command_does_what_it_says(line: str, tmp_path: Path):
    words = shlex.split(line)[1:]
    if words[0] in LONG:
        words = [words[0], "--help"]
    done = run(*words, typed="quit\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_nothing_else_is_asked_of_the_reader():
    known = (*KATZENTISCH, "make", "git clone", "cd ", "pip install")
    assert [line for line in command_lines() if not line.startswith(known)] == []


def test_every_command_of_the_readme_is_a_command():
    for line in command_lines():
        words = shlex.split(line)
        if words[0] in KATZENTISCH and not words[1].startswith("-"):
            assert words[1] in commands()
