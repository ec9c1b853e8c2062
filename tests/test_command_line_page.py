"""docs/command-line.md: its examples are run, so that it cannot lie."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from katzentisch.cli.main import commands
from katzentisch.cli.terminal.commands import COMMANDS

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "command-line.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", PAGE, re.S)
SHELL = f'set -e\nkatzentisch() {{ "{sys.executable}" -m katzentisch "$@"; }}\n'
ELSEWHERE = {
    "referee",
    "serve",
    "store",
    "puzzles",
    "tournament",
    "train",
    "balance",
    "review",
    "export",
    "evaluate",
}  # have pages of their own


def typed(block: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the lines of a block in a folder; whoever is asked to play quits."""
    command = ["bash", "-c", SHELL + block]
    answers = "quit\n" * 3
    return subprocess.run(
        command, cwd=folder, input=answers, capture_output=True, text=True, timeout=120, check=False
    )


@pytest.mark.parametrize("block", BLOCKS, ids=[block.splitlines()[0] for block in BLOCKS])
def test_the_examples_work(block: str, tmp_path: Path):
    done = typed(block, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_bot_of_the_page_plays_as_the_page_says(tmp_path: Path):
    page = (Path(__file__).resolve().parent.parent / "docs" / "add" / "a-bot.md").read_text(encoding="utf-8")
    (tmp_path / "my_bots.py").write_text(re.findall(r"```python\n(.*?)```", page, re.S)[0], encoding="utf-8")
    block = re.findall(r"```sh\n(.*?)```", page, re.S)[0]
    assert block.count("my_bots:Careful") == 3
    done = typed(block, tmp_path)
    assert (done.returncode, "Careful" in done.stdout) == (0, True), done.stderr


def test_every_command_has_an_example():
    shown = set(re.findall(r"katzentisch (\w+)", "\n".join(BLOCKS), re.M))
    assert set(commands()) - ELSEWHERE <= shown


def test_everything_that_can_be_typed_is_in_the_table():
    assert [word for word in COMMANDS if f"`{word}" not in PAGE and word not in ("h", "help")] == []
