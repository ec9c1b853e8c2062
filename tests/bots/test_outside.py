"""Bots from outside the package: by module and class, by entry point, as objects; each page's example runs."""

import re
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import katzentisch as kt
from katzentisch import bots
from katzentisch.bots import outside
from katzentisch.core.options import BadOption

PAGE = Path(__file__).resolve().parents[2] / "docs" / "add" / "a-bot.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    (tmp_path / "my_bots.py").write_text(BLOCKS[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    sys.modules.pop("my_bots", None)


def test_the_bot_of_the_page_has_fifteen_lines_and_beats_chance(folder):
    assert len(BLOCKS[0].splitlines()) <= 15
    wins = [kt.play_match("felinia", ["my_bots:Careful", "random"], seed).winners == [0] for seed in range(6)]
    assert sum(wins) >= 5


def test_the_other_example_of_the_page_runs(folder):
    names: dict[str, object] = {}
    for block in BLOCKS:
        exec(compile(block, str(PAGE), "exec"), names)


def test_a_command_plays_with_a_bot_of_the_current_folder(folder):
    command = [sys.executable, "-m", "katzentisch.cli.main"]
    code = "import sys; sys.path.remove(''); from katzentisch.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", code]
    words = ["simulate", "felinia", "--seats", "my_bots:Careful,greedy", "--games", "2", "--jobs", "1"]
    done = subprocess.run([*command, *words], cwd=folder, capture_output=True, text=True, check=False)
    assert (done.returncode, "my_bots:Careful" in done.stdout) == (0, True), done.stderr


def test_a_class_is_made_with_the_text_behind_the_second_colon(folder):
    (folder / "more_bots.py").write_text(
        "class Told:\n    def __init__(self, text): self.text = text\n    choose = None\n"
    )
    made = bots.make("more_bots:Told:0.3")
    assert isinstance(made, outside.OutsideBot) and made.bot.text == "0.3"


def test_an_entry_point_gives_a_bot_a_name(folder, monkeypatch):
    entry = EntryPoint("careful", "my_bots:Careful", outside.GROUP)
    monkeypatch.setattr(outside, "entry_points", lambda group: [entry] if group == outside.GROUP else [])
    assert isinstance(bots.make("careful"), outside.OutsideBot)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("no_such_module:Bot", "cannot be made: ModuleNotFoundError"),
        ("os:nothing", "has no attribute 'nothing'"),
        ("json:JSONDecoder", "is no bot: it has no choose"),
        ("quark", "there is no bot 'quark'; there are random"),
        ("../evil:Bot", "there is no bot '../evil:Bot'"),
    ],
)
def test_what_is_no_bot_is_refused_by_name(name, said):
    with pytest.raises(BadOption, match=re.escape(said)):
        bots.make(name)


@pytest.mark.parametrize("chosen", [10**6, -1, "wine", None, 0.5])
def test_a_choice_that_is_not_legal_names_the_bot(chosen):
    def wrong(sight, chance):
        return chosen

    with pytest.raises(BadOption, match=re.escape(f"the bot 'wrong' chose {chosen!r}, which is none of the")):
        kt.play_match("felinia", [wrong, "random"], seed=7)
